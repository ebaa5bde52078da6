#pragma once

#include "src/workbench/tables/table_check.h"
#include "ui/widgets/tall_scroll_area.h"

#include <QVariantMap>

#include <optional>

class QBoxLayout;
class QComboBox;
class QLabel;

namespace ui {

class DifferenceRows;
class DifferenceView;
class Document;
class MessageLine;
class PasteBox;
class WrongEntriesBoard;

/// Takes the 64 words of a table from somebody's engine and says which table they are, or which
/// entries are wrong, how, and why it may be so.
class TableCheckPanel : public TallScrollArea {
    Q_OBJECT
public:
    explicit TableCheckPanel(const Document *document, QWidget *parent = nullptr);

    /// Checks this text in place of the one before.
    void setText(const QString &text);

    /// Which table and mapping are meant, for the settings.
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
    QWidget *makeQuestion();
    QWidget *makeAnswer();
    void fit();
    void check();
    /// What was found, in one or two sentences.
    QString verdict() const;
    void showChosen();

    const Document *m_document;
    PasteBox *m_text;
    QComboBox *m_tables;
    QComboBox *m_mappings;
    MessageLine *m_verdict;
    /// All about the wrong entries; hidden when there are none.
    QWidget *m_answer;
    QWidget *m_question = nullptr;
    WrongEntriesBoard *m_board;
    QLabel *m_title;
    DifferenceView *m_view;
    DifferenceRows *m_rows;
    QBoxLayout *m_choices;
    QBoxLayout *m_boards;
    std::optional<chess::TableCheck> m_check;
};

} // namespace ui
