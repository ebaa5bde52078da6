#pragma once

#include "src/board/bitboard.h"
#include "src/board/square_mapping.h"
#include "ui/board/board_geometry.h"

#include <QColor>
#include <QWidget>

#include <optional>

namespace ui {

/// The colours of a BitGrid, derived from a palette so that it suits light and dark windows; digits
/// have a contrast of at least 4.5:1 to what is behind them.
struct BitGridColors {
    static BitGridColors fromPalette(const QPalette &palette);

    QColor lightSquare;
    QColor darkSquare;
    QColor digit;
    QColor coordinate;
    QColor setBit;
    QColor setDigit;
    /// The two lines of the cursor, one of which shows on any ground.
    QColor cursorOuter;
    QColor cursorInner;
};

/// A bitboard as an 8×8 grid of ones and zeros or of bit numbers, seen as the board is.
///
/// It changes nothing: a click or Space on a cell asks for the bit to be set or cleared. The arrow
/// keys move a cursor in view direction.
class BitGrid : public QWidget {
    Q_OBJECT
public:
    enum class Digits { Bits, BitNumbers };

    explicit BitGrid(QWidget *parent = nullptr);

    chess::Bitboard squares() const { return m_squares; }
    void setSquares(chess::Bitboard squares);
    void setMapping(chess::SquareMapping mapping);
    void setFlipped(bool isFlipped);
    void setDigits(Digits digits);
    /// Whether clicks and Space ask for a change.
    void setEditable(bool isEditable);
    bool isEditable() const { return m_isEditable; }

    /// The least side of the widget, in logical pixels, at which bit numbers can be read.
    int minimumSide() const;
    /// Where its squares and their coordinates lie.
    BoardGeometry geometryOfCells() const;

    /// The square that keys act on.
    chess::Square cursorSquare() const { return m_cursor; }
    void setCursorSquare(chess::Square square);
    /// What a click on a cell does.
    void press(chess::Square square);
    /// "e4, bit 28, set".
    QString describe(chess::Square square) const;

    QSize sizeHint() const override;

signals:
    void toggleRequested(chess::Square square);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    void updateSquares(chess::Bitboard squares);
    void hover(std::optional<chess::Square> square);
    void paintCell(QPainter &painter, const BoardGeometry &geometry, const BitGridColors &colors,
                   chess::Square square) const;

    chess::Bitboard m_squares;
    chess::SquareMapping m_mapping = chess::SquareMapping::A1B1;
    Digits m_digits = Digits::Bits;
    chess::Square m_cursor = chess::Square(chess::File::A, chess::Rank::One);
    std::optional<chess::Square> m_hovered;
    bool m_isFlipped = false;
    bool m_isEditable = false;
};

} // namespace ui
