#pragma once

#include "src/workbench/difference.h"
#include "ui/widgets/tall_scroll_area.h"

#include <QVariantMap>

#include <vector>

class QBoxLayout;
class QListWidget;

namespace ui {

class BitboardEdit;
class DifferenceRows;
class DifferenceView;
class Document;
class MessageLine;
class PasteBox;

/// Two bitboards that should be equal, on one board and in words; and a list of words compared with
/// the bitboards of the position, any of which can be looked at there.
class DifferencePanel : public TallScrollArea {
    Q_OBJECT
public:
    explicit DifferencePanel(const Document *document, QWidget *parent = nullptr);

    /// The two texts, for the settings.
    QVariantMap state() const;
    /// Takes what `state()` gave; what it does not know stays as it is.
    void setState(const QVariantMap &state);

    QSize sizeHint() const override;

signals:
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeInputs();
    QWidget *makeList();
    void fit();
    void swap();
    void compare();
    void compareList();
    void showListed(int row);

    const Document *m_document;
    BitboardEdit *m_expected;
    BitboardEdit *m_actual;
    MessageLine *m_verdict;
    DifferenceView *m_view;
    DifferenceRows *m_rows;
    QBoxLayout *m_comparison;
    PasteBox *m_text;
    MessageLine *m_listVerdict;
    QListWidget *m_list;
    /// What the rows of the list are about.
    std::vector<chess::NamedDifference> m_differing;
};

} // namespace ui
