#pragma once

#include "src/workbench/difference.h"
#include "ui/board/board_view.h"

#include <QString>

#include <optional>

namespace ui {

/// What can be seen of a difference.
enum class DifferencePart { Expected, Actual, OnlyExpected, Both, OnlyActual };

chess::Bitboard squaresOf(const chess::Difference &difference, DifferencePart part);

/// Paints the mark of a part into a square: a frame for what is only expected, a dot for what is in
/// both, a cross for what is only there. The other parts have none.
void paintDifferenceMark(QPainter &painter, const QRectF &square, DifferencePart part,
                         const BoardColors &colors);

/// Two bitboards that should be equal, on one board, told apart by shape and by tint.
class DifferenceView : public BoardView {
    Q_OBJECT
public:
    explicit DifferenceView(QWidget *parent = nullptr);

    const chess::Difference &difference() const { return m_difference; }
    /// `owner` is the square that the bitboards belong to, if they belong to one.
    void setDifference(const chess::Difference &difference,
                       std::optional<chess::Square> owner = std::nullopt);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    chess::Difference m_difference;
};

} // namespace ui
