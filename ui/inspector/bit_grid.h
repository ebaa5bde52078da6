#pragma once

#include "src/board/bitboard.h"
#include "src/board/square_mapping.h"
#include "ui/board/bits_painter.h"
#include "ui/board/board_geometry.h"

#include <QWidget>

#include <optional>

namespace ui {

/// A bitboard as an 8×8 grid of ones and zeros or of bit numbers, seen as the board is.
///
/// It changes nothing itself but asks for another set: by a click or Space on a cell, a sweep over
/// cells with the button down, a click on the name of a rank or file, or Shift or Ctrl with Space
/// for the rank or file of the cursor. The arrow keys move the cursor in view direction.
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
    /// Whether it asks for changes at all.
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
    /// Asks for all of the squares to be set or, if they are, cleared.
    void toggle(chess::Bitboard squares);
    /// "e4, bit 28, set".
    QString describe(chess::Square square) const;

    QSize sizeHint() const override;

signals:
    /// The set as it is to be.
    void changeRequested(chess::Bitboard squares);

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
    /// Cells run over with the button down, to become what the first was not.
    struct Sweep {
        bool isSetting;
        chess::Bitboard squares;
        QPointF point;
    };

    void setSweep(const std::optional<Sweep> &sweep);
    /// The set with the sweep carried out.
    chess::Bitboard shownSquares() const;
    /// The rank or file whose name is at a point; nothing elsewhere.
    chess::Bitboard lineNamedAt(QPointF point) const;
    void updateSquares(chess::Bitboard squares);
    void hover(std::optional<chess::Square> square);
    void paintCell(QPainter &painter, const BoardGeometry &geometry, const BitColors &colors,
                   chess::Square square) const;

    chess::Bitboard m_squares;
    chess::SquareMapping m_mapping = chess::SquareMapping::A1B1;
    Digits m_digits = Digits::Bits;
    chess::Square m_cursor = chess::Square(chess::File::A, chess::Rank::One);
    std::optional<chess::Square> m_hovered;
    std::optional<Sweep> m_sweep;
    bool m_isFlipped = false;
    bool m_isEditable = false;
};

} // namespace ui
