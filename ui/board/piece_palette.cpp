#include "ui/board/piece_palette.h"

#include "ui/board/board_widget.h"
#include "ui/board/piece_pixmaps.h"
#include "ui/document/wording.h"
#include "ui/widgets/icons.h"

#include <QApplication>
#include <QButtonGroup>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <optional>
#include <vector>

namespace ui {

namespace {

/// The tools in the order of the buttons: hand, eraser, then a row for each kind of piece.
const std::vector<BoardTool> &toolsInOrder()
{
    static const std::vector<BoardTool> tools = [] {
        std::vector<BoardTool> list = {Hand{}, Eraser{}};
        for (auto type = chess::allPieceTypes.rbegin(); type != chess::allPieceTypes.rend();
             ++type) {
            for (const chess::Color color : chess::allColors)
                list.push_back(chess::Piece{color, *type});
        }
        return list;
    }();
    return tools;
}

QString objectNameOf(const BoardTool &tool)
{
    if (std::holds_alternative<Hand>(tool))
        return QStringLiteral("handTool");
    if (std::holds_alternative<Eraser>(tool))
        return QStringLiteral("eraserTool");
    return textOf(std::get<chess::Piece>(tool)).replace(u' ', u'_') + QStringLiteral("_stamp");
}

QString sentenceCase(QString text)
{
    return text.isEmpty() ? text : text.replace(0, 1, text.first(1).toUpper());
}

} // namespace

/// A button of the palette; a piece can be dragged out of it.
class PiecePalette::Button : public QToolButton {
public:
    Button(BoardTool tool, PiecePalette *palette) : QToolButton(palette), m_tool(tool)
    {
        m_palette = palette;
        setCheckable(true);
        setAutoRaise(true);
        setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the board
        setObjectName(objectNameOf(tool));
    }

    const BoardTool &tool() const { return m_tool; }

    QSize sizeHint() const override
    {
        const int side = qMax(40, fontMetrics().height() * 5 / 2);
        return {side, side};
    }
    QSize minimumSizeHint() const override { return {24, 24}; }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        const auto *piece = std::get_if<chess::Piece>(&m_tool);
        if (!piece) {
            QToolButton::paintEvent(event);
            return;
        }
        // A tile like a square of the board, on which both colours can be told.
        const BoardColors colors = BoardColors::fromPalette(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF tile = QRectF(rect()).adjusted(1, 1, -1, -1);
        painter.setPen(isChecked() ? QPen(palette().color(QPalette::Highlight), 3) : Qt::NoPen);
        painter.setBrush(isChecked() || underMouse() ? colors.lightSquare : colors.darkSquare);
        painter.drawRoundedRect(tile, 5, 5);
        paintPiece(painter, *piece);
        if (hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colors.cursorOuter, 2));
            painter.drawRoundedRect(tile.adjusted(2, 2, -2, -2), 4, 4);
        }
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        if (m_isCarrying && event->button() == Qt::RightButton) {
            cancelCarrying();
            return;
        }
        m_pressedAt = event->position();
        QToolButton::mousePressEvent(event);
    }

    void mouseMoveEvent(QMouseEvent *event) override
    {
        const auto *piece = std::get_if<chess::Piece>(&m_tool);
        if (piece && m_pressedAt && event->buttons() == Qt::LeftButton) {
            const qreal way = (event->position() - *m_pressedAt).manhattanLength();
            if (!m_isCarrying && way >= QApplication::startDragDistance()) {
                m_isCarrying = true;
                setDown(false);
                grabKeyboard(); // for Esc, wherever the focus is
            }
            if (m_isCarrying) {
                emit m_palette->pieceCarried(*piece, event->globalPosition().toPoint());
                return;
            }
        }
        QToolButton::mouseMoveEvent(event);
    }

    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton)
            m_pressedAt.reset();
        if (!m_isCarrying) {
            QToolButton::mouseReleaseEvent(event);
        } else if (event->button() == Qt::LeftButton) {
            stopCarrying();
            emit m_palette->pieceDropped(std::get<chess::Piece>(m_tool),
                                         event->globalPosition().toPoint());
        }
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Escape && m_isCarrying)
            cancelCarrying();
        else if (event->key() == Qt::Key_Escape)
            m_palette->setTool(Hand{});
        else
            QToolButton::keyPressEvent(event);
    }

    bool event(QEvent *event) override
    {
        if (m_isCarrying &&
            (event->type() == QEvent::WindowDeactivate || event->type() == QEvent::Hide))
            cancelCarrying();
        return QToolButton::event(event);
    }

private:
    /// In the middle of the button, on whole device pixels of the window.
    void paintPiece(QPainter &painter, chess::Piece piece)
    {
        const qreal ratio = devicePixelRatioF();
        const int side = qRound(qMin(width(), height()) * ratio * 0.9);
        QPixmap pixmap = m_pixmaps.pixmap(piece, side);
        pixmap.setDevicePixelRatio(ratio);
        const QPointF origin = QPointF(mapTo(window(), QPoint())) * ratio;
        const QPointF corner =
            origin + (QPointF(width(), height()) * ratio - QPointF(side, side)) / 2;
        painter.drawPixmap((QPointF(corner.toPoint()) - origin) / ratio, pixmap);
    }

    void stopCarrying()
    {
        m_isCarrying = false;
        releaseKeyboard();
    }

    void cancelCarrying()
    {
        stopCarrying();
        m_pressedAt.reset();
        emit m_palette->carryingCancelled();
    }

    BoardTool m_tool;
    PiecePalette *m_palette;
    PiecePixmaps m_pixmaps;
    std::optional<QPointF> m_pressedAt;
    bool m_isCarrying = false;
};

PiecePalette::PiecePalette(QWidget *parent) : QWidget(parent), m_buttons(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("piecePalette"));
    setAccessibleName(tr("Pieces"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 8, 8, 8);
    grid->setSpacing(4);
    const auto &tools = toolsInOrder();
    for (std::size_t i = 0; i < tools.size(); ++i) {
        const int id = static_cast<int>(i);
        auto *button = new Button(tools[i], this);
        QString name;
        if (const auto *piece = std::get_if<chess::Piece>(&tools[i])) {
            name = sentenceCase(textOf(*piece));
            button->setToolTip(tr("%1: click or sweep squares to place it, right button for the "
                                  "other colour, Esc to stop; or drag it onto the board")
                                   .arg(name));
        } else if (std::holds_alternative<Hand>(tools[i])) {
            name = tr("Hand");
            button->setIcon(icon(QStringLiteral("hand")));
            button->setToolTip(
                tr("Hand: drag pieces to move them, click one for its destinations"));
        } else {
            name = tr("Eraser");
            button->setIcon(icon(QStringLiteral("eraser")));
            button->setToolTip(tr("Eraser: click or sweep squares to empty them, Esc to stop"));
        }
        button->setAccessibleName(name);
        m_buttons->addButton(button, id);
        grid->addWidget(button, id / 2, id % 2);
    }
    grid->setRowStretch(grid->rowCount(), 1);
    m_buttons->button(0)->setChecked(true);
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int, bool isChecked) {
        if (isChecked)
            emit toolChosen(tool());
    });
}

BoardTool PiecePalette::tool() const
{
    return toolsInOrder()[static_cast<std::size_t>(m_buttons->checkedId())];
}

void PiecePalette::setTool(BoardTool tool)
{
    const auto &tools = toolsInOrder();
    const auto found = std::find(tools.begin(), tools.end(), tool);
    m_buttons->button(static_cast<int>(found - tools.begin()))->setChecked(true);
}

void connectPalette(PiecePalette *palette, BoardWidget *board)
{
    QObject::connect(palette, &PiecePalette::toolChosen, board, &BoardWidget::setTool);
    QObject::connect(board, &BoardWidget::toolReset, palette, &PiecePalette::chooseHand);
    QObject::connect(palette, &PiecePalette::pieceCarried, board, &BoardWidget::carryPiece);
    QObject::connect(palette, &PiecePalette::pieceDropped, board, &BoardWidget::dropPiece);
    QObject::connect(palette, &PiecePalette::carryingCancelled, board,
                     &BoardWidget::cancelCarrying);
}

} // namespace ui
