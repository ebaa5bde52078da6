#pragma once

#include "ui/help/reading_page.h"

#include <vector>

class QLabel;

namespace ui {

/// A row of boards with signs between them and captions below, as large as there is room; where
/// they would get too small, it goes on in another row.
class Figure : public QWidget {
    Q_OBJECT
public:
    explicit Figure(const std::vector<FigurePart> &parts, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Part {
        BoardView *board;
        QLabel *caption;
        QLabel *sign;
    };

    /// How many parts stand in a row, and the side of their boards, in logical pixels.
    struct Grid {
        int columns;
        int side;
    };

    Grid gridFor(int width) const;
    int signWidth() const;
    int mostSide() const;
    /// Goes through the places of the parts and gives the height of all; only with `isMoving` it
    /// also puts them there.
    int arrange(int width, bool isMoving) const;

    std::vector<Part> m_parts;
};

} // namespace ui
