#include "ui/board/move_choice.h"

#include "src/notation/moves/move_text.h"
#include "ui/board/board_widget.h"
#include "ui/board/piece_keys.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

/// Around the column, in logical pixels.
constexpr int border = 1;

/// One square of the column.
class ChoiceButton : public QAbstractButton {
public:
    ChoiceButton(chess::Piece piece, PiecePixmaps *pixmaps, QWidget *parent)
        : QAbstractButton(parent), m_piece(piece), m_pixmaps(pixmaps)
    {
        setFocusPolicy(Qt::StrongFocus);
    }

protected:
    /// Only one button is lit.
    void enterEvent(QEnterEvent *) override { setFocus(Qt::MouseFocusReason); }

    /// All but the space bar is the column's affair.
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Space)
            QAbstractButton::keyPressEvent(event);
        else
            event->ignore();
    }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), hasFocus() ? palette().highlight() : palette().base());
        const qreal ratio = devicePixelRatioF();
        QPixmap pixmap = m_pixmaps->pixmap(m_piece, qRound(width() * ratio));
        pixmap.setDevicePixelRatio(ratio);
        painter.drawPixmap(0, 0, pixmap);
    }

private:
    chess::Piece m_piece;
    PiecePixmaps *m_pixmaps;
};

QString capitalized(QString text)
{
    text[0] = text[0].toUpper();
    return text;
}

} // namespace

MoveChoice::MoveChoice(const std::vector<chess::Move> &moves, BoardWidget *board)
    : QWidget(board)
    , m_board(board)
    , m_moves(moves)
    , m_piece(*board->document()->position().pieceAt(moves.front().from()))
    , m_to(moves.front().to())
{
    setObjectName(QStringLiteral("moveChoice"));
    setAccessibleName(tr("Promotion"));
    for (const chess::Move move : m_moves)
        addButton(move);
    board->installEventFilter(this);
    connect(board->document(), &Document::flippedChanged, this, &MoveChoice::place);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget *, const QWidget *now) { followFocus(now); });
}

void MoveChoice::addButton(chess::Move move)
{
    const chess::Position &position = m_board->document()->position();
    const chess::PieceType promotion = *move.promotion();
    auto *button = new ChoiceButton({m_piece.color, promotion}, &m_pixmaps, this);
    button->setAccessibleName(capitalized(textOf(promotion)));
    button->setObjectName(QStringLiteral("choice_") + textOf(toUci(position, move)));
    button->setToolTip(textOf(toSan(position, move)));
    connect(button, &QAbstractButton::clicked, this, [this, move] { emit chosen(move); });
    m_buttons.push_back(button);
}

void MoveChoice::begin()
{
    place();
    show();
    raise();
    m_buttons.front()->setFocus(Qt::OtherFocusReason);
}

void MoveChoice::end()
{
    m_hasEnded = true;
    if (isAncestorOf(window()->focusWidget()))
        m_board->setFocus(Qt::OtherFocusReason);
    hide();
    deleteLater();
}

/// Lays the buttons on the squares from the one of the move towards the middle of the board.
void MoveChoice::place()
{
    const BoardGeometry geometry = m_board->boardGeometry();
    const QRect first = geometry.squareRect(m_to).toAlignedRect();
    const int count = static_cast<int>(m_buttons.size());
    const bool goesDown = geometry.rowOf(m_to) < 4;
    const int side = first.height();
    const int top = goesDown ? first.top() : first.bottom() + 1 - count * side;
    setGeometry(
        QRect(first.left(), top, side, count * side).adjusted(-border, -border, border, border));
    for (int i = 0; i < count; ++i) {
        const int row = goesDown ? i : count - 1 - i;
        m_buttons[static_cast<std::size_t>(i)]->setGeometry(border, border + row * side, side,
                                                            side);
    }
}

bool MoveChoice::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_board && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void MoveChoice::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().text());
}

void MoveChoice::followFocus(const QWidget *focus)
{
    if (!m_hasEnded && !isAncestorOf(focus))
        emit cancelled();
}

void MoveChoice::goTo(int step)
{
    const auto count = static_cast<int>(m_buttons.size());
    int current = 0;
    for (int i = 0; i < count; ++i) {
        if (m_buttons[static_cast<std::size_t>(i)]->hasFocus())
            current = i;
    }
    m_buttons[static_cast<std::size_t>((current + step + count) % count)]->setFocus(
        Qt::TabFocusReason);
}

/// Every key ends here: under the column the same ones would act on the board.
void MoveChoice::keyPressEvent(QKeyEvent *event)
{
    const bool goesDown = m_buttons.front()->y() < m_buttons.back()->y();
    const auto promotion = pieceTypeOf(event->key());
    const auto meant = std::find_if(m_moves.begin(), m_moves.end(), [&](chess::Move move) {
        return promotion && move.promotion() == promotion;
    });
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else if (meant != m_moves.end())
        emit chosen(*meant);
    else if (event->key() == Qt::Key_Down)
        goTo(goesDown ? 1 : -1);
    else if (event->key() == Qt::Key_Up)
        goTo(goesDown ? -1 : 1);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        qobject_cast<QAbstractButton *>(QApplication::focusWidget())->click();
}

void MoveChoice::mousePressEvent(QMouseEvent *event)
{
    // The left button meets the buttons.
    if (event->button() == Qt::RightButton)
        emit cancelled();
}

} // namespace ui
