#pragma once

#include <QPixmap>
#include <QWidget>

namespace ui {

/// A dragged piece, drawn over everything in the window so that it can leave the board. It takes no
/// part in input.
class PieceInAir : public QWidget {
    Q_OBJECT
public:
    enum class Fate { Lands, IsCopied, IsDeleted };

    explicit PieceInAir(QWidget *window);

    /// Shows a piece, rendered in device pixels, with its top left corner at a point of the window
    /// in logical pixels.
    void fly(const QPixmap &piece, QPointF topLeft, Fate fate);
    /// The top left corner of the piece in the window, to a device pixel.
    QPointF pieceTopLeft() const { return m_topLeft; }
    Fate fate() const { return m_fate; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPixmap m_piece;
    QPointF m_topLeft;
    Fate m_fate = Fate::Lands;
};

} // namespace ui
