#pragma once

#include "src/board/square_mapping.h"
#include "ui/difference/difference_view.h"

#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

class Document;

/// The parts of a difference in words: for each its mark, its squares and its word, which can be
/// copied.
class DifferenceRows : public QWidget {
    Q_OBJECT
public:
    struct Title {
        DifferencePart part;
        QString text;
    };

    /// Precondition: the document, whose words it follows, outlives this.
    DifferenceRows(const Document *document, const std::vector<Title> &titles,
                   QWidget *parent = nullptr);

    /// Nothing is shown where there is no difference to speak of. Words are written under the
    /// mapping, or under that of the document.
    void setDifference(const std::optional<chess::Difference> &difference,
                       std::optional<chess::SquareMapping> mapping = std::nullopt);
    /// All parts as one sentence each, for those who do not see the board.
    QString description() const;

signals:
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

private:
    struct Row {
        Title title;
        QLabel *squares;
        QLineEdit *word;
        QToolButton *copy;
    };

    Row makeRow(QGridLayout *layout, const Title &title);
    void showDifference();

    const Document *m_document;
    std::vector<Row> m_rows;
    std::optional<chess::Difference> m_difference;
    std::optional<chess::SquareMapping> m_mapping;
};

} // namespace ui
