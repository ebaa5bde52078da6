#include "ui/tables/wrong_entries_board.h"

#include "ui/board/bits_painter.h"
#include "ui/board/square_table.h"
#include "ui/document/wording.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>

namespace ui {

namespace {

/// The entries for screen readers.
class EntrySquares : public SquareTable {
public:
    explicit EntrySquares(WrongEntriesBoard *board) : m_board(board) {}

    BoardGeometry geometry() const override { return m_board->boardGeometry(); }
    QString nameOf(chess::Square square) const override { return m_board->describe(square); }
    QString descriptionOf(chess::Square) const override { return {}; }
    chess::Bitboard selectedSquares() const override
    {
        const chess::WrongEntry *chosen = m_board->chosen();
        return chosen == nullptr ? chess::Bitboard() : chess::Bitboard(chosen->square);
    }
    void addState(QAccessible::State &state, chess::Square) const override
    {
        state.selectable = true;
    }
    chess::Square cursorSquare() const override
    {
        const chess::WrongEntry *chosen = m_board->chosen();
        return chosen == nullptr ? chess::Square::fromIndex(0) : chosen->square;
    }
    void setCursorSquare(chess::Square square) override { m_board->choose(square); }
    void press(chess::Square square) override { m_board->choose(square); }

private:
    WrongEntriesBoard *m_board;
};

} // namespace

WrongEntriesBoard::WrongEntriesBoard(QWidget *parent) : BoardView(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    // The factory installed last is asked first; that of the base would make it a mere picture.
    installSquareTable<WrongEntriesBoard, EntrySquares>();
}

void WrongEntriesBoard::setWrongEntries(const std::vector<chess::WrongEntry> &entries)
{
    m_entries = entries;
    chess::Bitboard wrong;
    for (const chess::WrongEntry &entry : entries)
        wrong.insert(entry.square);
    setTinted(wrong);
    if (!m_chosen || !wrong.contains(*m_chosen))
        m_chosen = entries.empty() ? std::nullopt : std::optional(entries.front().square);
    update();
    emit chosenChanged();
}

const chess::WrongEntry *WrongEntriesBoard::entryOn(chess::Square square) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const auto &entry) { return entry.square == square; });
    return found == m_entries.end() ? nullptr : &*found;
}

const chess::WrongEntry *WrongEntriesBoard::chosen() const
{
    return m_chosen ? entryOn(*m_chosen) : nullptr;
}

void WrongEntriesBoard::choose(chess::Square square)
{
    if (entryOn(square) == nullptr || square == m_chosen)
        return;
    m_chosen = square;
    update();
    if (QAccessible::isActive())
        announce(*this, boardGeometry(), QAccessible::Focus, square);
    emit chosenChanged();
}

QString WrongEntriesBoard::describe(chess::Square square) const
{
    const chess::WrongEntry *entry = entryOn(square);
    if (entry == nullptr)
        return tr("%1, right").arg(textOf(square));
    return tr("%1, %2 missing, %3 extra")
        .arg(textOf(square), QString::number(entry->missing.count()),
             QString::number(entry->extra.count()));
}

std::optional<chess::Square> WrongEntriesBoard::nextInDirection(int dx, int dy) const
{
    const BoardGeometry geometry = boardGeometry();
    std::optional<chess::Square> nearest;
    int least = 0;
    for (const chess::WrongEntry &entry : m_entries) {
        const int x = geometry.columnOf(entry.square) - geometry.columnOf(*m_chosen);
        const int y = geometry.rowOf(entry.square) - geometry.rowOf(*m_chosen);
        const int ahead = dx * x + dy * y;
        // A step aside weighs more than the longest way ahead.
        const int distance = ahead + 8 * (dx == 0 ? std::abs(x) : std::abs(y));
        if (ahead > 0 && (!nearest || distance < least)) {
            nearest = entry.square;
            least = distance;
        }
    }
    return nearest;
}

void WrongEntriesBoard::paintEvent(QPaintEvent *event)
{
    BoardView::paintEvent(event);
    const BoardGeometry geometry = boardGeometry();
    const BoardColors colors = BoardColors::fromPalette(palette());
    QPainter painter(this);
    painter.setPen(colors.mark);
    for (const chess::WrongEntry &entry : m_entries) {
        QStringList numbers;
        if (const int count = entry.missing.count(); count > 0)
            numbers += QStringLiteral("−%1").arg(count);
        if (const int count = entry.extra.count(); count > 0)
            numbers += QStringLiteral("+%1").arg(count);
        QFont font = bitFont(geometry.squareSide() * (numbers.size() > 1 ? 0.42 : 0.55));
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(geometry.squareRect(entry.square), Qt::AlignCenter, numbers.join(u'\n'));
    }
    if (!m_chosen)
        return;
    const QRectF square = geometry.squareRect(*m_chosen);
    const auto frame = [&](const QColor &color, qreal inset, qreal width) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(square.adjusted(inset, inset, -inset, -inset));
    };
    frame(colors.selectedFrame, 1, 2);
    if (hasFocus()) {
        frame(colors.cursorOuter, 1, 2);
        frame(colors.cursorInner, 2.5, 1);
    }
}

void WrongEntriesBoard::mousePressEvent(QMouseEvent *event)
{
    const auto square = boardGeometry().squareAt(event->position());
    if (event->button() == Qt::LeftButton && square)
        choose(*square);
    else
        BoardView::mousePressEvent(event);
}

void WrongEntriesBoard::keyPressEvent(QKeyEvent *event)
{
    if (!m_chosen) {
        BoardView::keyPressEvent(event);
        return;
    }
    std::optional<chess::Square> next;
    switch (event->key()) {
    case Qt::Key_Left:
        next = nextInDirection(-1, 0);
        break;
    case Qt::Key_Right:
        next = nextInDirection(1, 0);
        break;
    case Qt::Key_Up:
        next = nextInDirection(0, -1);
        break;
    case Qt::Key_Down:
        next = nextInDirection(0, 1);
        break;
    case Qt::Key_Home:
        next = m_entries.front().square;
        break;
    case Qt::Key_End:
        next = m_entries.back().square;
        break;
    default:
        BoardView::keyPressEvent(event);
        return;
    }
    if (next)
        choose(*next);
}

void WrongEntriesBoard::focusInEvent(QFocusEvent *event)
{
    BoardView::focusInEvent(event);
    update();
}

void WrongEntriesBoard::focusOutEvent(QFocusEvent *event)
{
    BoardView::focusOutEvent(event);
    update();
}

bool WrongEntriesBoard::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return BoardView::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const BoardGeometry geometry = boardGeometry();
    if (const auto square = geometry.squareAt(help->pos()))
        QToolTip::showText(help->globalPos(), describe(*square), this,
                           geometry.squareRect(*square).toAlignedRect());
    else
        QToolTip::hideText();
    return true;
}

} // namespace ui
