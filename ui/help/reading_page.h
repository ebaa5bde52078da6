#pragma once

#include "ui/board/board_view.h"
#include "ui/widgets/tall_scroll_area.h"

#include <QString>

#include <vector>

class QVBoxLayout;

namespace ui {

/// A board of a figure.
struct FigurePart {
    BoardPicture picture;
    /// Squares in a colour of their own.
    chess::Bitboard tinted = {};
    std::vector<BoardView::Label> labels = {};
    /// Stands below the board and names it for assistive programs.
    QString caption = {};
    /// Stands before the board: "&", "=", …
    QString sign = {};
};

/// A text with headings and pictures to be read from top to bottom, in lines of a readable length.
/// The keyboard scrolls it: arrows, Page up and down, Space, Home, End.
class ReadingPage : public TallScrollArea {
    Q_OBJECT
public:
    explicit ReadingPage(QWidget *parent = nullptr);

    /// 1 is the title, 2 that of a section.
    void addHeading(const QString &text, int level);
    /// In the subset of HTML that Qt knows.
    void addParagraph(const QString &html);
    /// Boards in a row, or in several where the page is narrow, with a line below.
    void addFigure(const std::vector<FigurePart> &parts, const QString &caption);
    /// Anything else, in the middle of the page.
    void addWidget(QWidget *widget);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QVBoxLayout *m_column;
};

/// What is to be seen in a picture, in words.
QString describe(const FigurePart &part);

} // namespace ui
