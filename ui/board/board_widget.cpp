#include "ui/board/board_widget.h"

#include "ui/board/board_accessible.h"
#include "ui/board/board_painter.h"
#include "ui/board/move_choice.h"
#include "ui/board/piece_in_air.h"
#include "ui/board/refusal.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QStyleHints>

namespace ui {

namespace {

using chess::Bitboard;
using chess::Square;

} // namespace

BoardWidget::BoardWidget(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_colors(BoardColors::fromPalette(palette()))
    , m_cursor(chess::File::E, chess::Rank::Four)
{
    installBoardAccessibility();
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);

    const auto look = [this] {
        refresh();
    };
    connect(m_document, &Document::positionChanged, this, [this] {
        const Gesture::Drag *drag = m_gesture.drag();
        if (drag && m_document->position().pieceAt(drag->from) != drag->piece)
            m_gesture.cancel();
        land();
        endChoice();
        if (m_pickedUp && !m_document->position().pieceAt(*m_pickedUp))
            m_pickedUp.reset();
        refresh();
    });
    connect(m_document, &Document::historyChanged, this, look);
    connect(m_document, &Document::mineChanged, this, look);
    connect(m_document, &Document::selectionChanged, this, look);
    connect(m_document, &Document::layersChanged, this, look);
    connect(m_document, &Document::mappingChanged, this, look);
    connect(m_document, &Document::movesModeChanged, this, [this] {
        endChoice();
        refresh();
    });
    connect(&m_return, &QVariantAnimation::valueChanged, this, [this](const QVariant &point) {
        if (!m_returning)
            return;
        m_returning->point = point.toPointF();
        refresh();
    });
    connect(&m_return, &QVariantAnimation::finished, this, &BoardWidget::land);
    connect(m_document, &Document::flippedChanged, this, [this] { refreshAll(); });
    m_picture = currentPicture();
}

BoardWidget::~BoardWidget()
{
    delete m_pieceInAir;
    if (m_choice)
        m_choice->disconnect(this); // it goes with the focus on it, which is no answer
}

BoardGeometry BoardWidget::boardGeometry() const
{
    return BoardGeometry({.size = size(),
                          .devicePixelRatio = devicePixelRatioF(),
                          .originInWindow = mapTo(window(), QPoint()),
                          .isFlipped = m_document->isFlipped(),
                          .showsCoordinates = m_showsCoordinates});
}

QSize BoardWidget::sizeHint() const
{
    return {560, 560};
}

QSize BoardWidget::minimumSizeHint() const
{
    return {160, 160};
}

void BoardWidget::setTool(BoardTool tool)
{
    if (tool == m_tool)
        return;
    cancelGesture();
    endChoice();
    m_tool = tool;
    refresh();
}

void BoardWidget::setShowsCoordinates(bool shows)
{
    m_showsCoordinates = shows;
    refreshAll();
}

void BoardWidget::setShowsBitNumbers(bool shows)
{
    m_showsBitNumbers = shows;
    refresh();
}

void BoardWidget::pointOut(chess::Bitboard squares)
{
    m_pointedOut = squares;
    refresh();
}

void BoardWidget::setStepMarks(const StepMarks &marks)
{
    m_stepMarks = marks;
    refresh();
}

// What is shown

BoardPicture BoardWidget::currentPicture() const
{
    BoardPicture picture = pictureOf(*m_document, m_colors);
    if (m_showsBitNumbers)
        picture.bitNumbers = m_document->mapping();
    if (m_showsCursor && hasFocus())
        picture.cursor = m_cursor;
    picture.pointedOut = m_pointedOut;

    const BoardGeometry geometry = boardGeometry();
    if (m_pointer)
        picture.hovered = geometry.squareAt(*m_pointer);
    if (const auto *stamp = std::get_if<chess::Piece>(&m_tool); stamp && m_gesture.isIdle())
        picture.stamp = *stamp;
    addSweep(picture);

    const auto showMarksOf = [&](Square square) {
        picture.selected = square;
        picture.marks = marksOf(*m_document, square);
    };
    if (const Gesture::Press *press = m_gesture.press()) {
        // Seen at once; whether it becomes a selection or a drag shows later.
        const bool isMark = press->square && scene().marked.contains(*press->square);
        if (press->square && !isMark && picture.position.pieceAt(*press->square))
            showMarksOf(*press->square);
    }
    if (const std::optional<Carried> carried = carriedByPointer()) {
        const std::optional<Square> over = geometry.squareAt(carried->point);
        picture.lifted = {carried->piece, carried->from, m_copies, over, false};
        if (carried->from)
            showMarksOf(*carried->from);
    } else if (m_pickedUp) {
        if (const auto piece = picture.position.pieceAt(*m_pickedUp)) {
            picture.lifted = {*piece, m_pickedUp, false, m_cursor, true};
            showMarksOf(*m_pickedUp);
        }
    } else if (m_choice) {
        picture.lifted = {m_choice->piece(), m_choice->from(), false, m_choice->to(), false};
    } else if (m_returning) {
        picture.lifted = {m_returning->piece, m_returning->from, false, std::nullopt, false};
    }
    picture.marks.stepResult = m_stepMarks.result;
    picture.marks.stepUnion = m_stepMarks.unionSoFar;
    picture.marks.wrapped = m_stepMarks.wrapped;
    return picture;
}

/// The squares a sweep has run over so far look as they will when the button is released.
void BoardWidget::addSweep(BoardPicture &picture) const
{
    const Gesture::Sweep *sweep = m_gesture.sweep();
    if (!sweep)
        return;
    for (const Square square : sweep->squares) {
        if (sweep->piece)
            picture.position.put(square, *sweep->piece);
        else
            picture.position.remove(square);
    }
}

void BoardWidget::refresh()
{
    BoardPicture next = currentPicture();
    const Bitboard differing = differingSquares(m_picture, next);
    std::swap(m_picture, next);
    if (!differing.isEmpty()) {
        const BoardGeometry geometry = boardGeometry();
        QRegion region;
        for (const Square square : differing)
            region += geometry.squareRect(square).toAlignedRect();
        update(region);
    }
    showPieceInAir();
    showPointerShape();
    // Pointer or cursor: whichever moved last has the word.
    if (m_picture.cursor && m_picture.cursor != next.cursor)
        emit lookedAtChanged(m_picture.cursor);
    else if (m_picture.hovered != next.hovered || m_picture.cursor != next.cursor)
        emit lookedAtChanged(m_picture.hovered ? m_picture.hovered : m_picture.cursor);
    if (const QString text = hint(); text != m_hint) {
        m_hint = text;
        emit hintChanged(m_hint);
    }
    announceChanges(*this, next, m_picture);
}

void BoardWidget::refreshAll()
{
    refresh();
    update();
}

void BoardWidget::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const BoardGeometry geometry = boardGeometry();
    // Squares cover the inside of the board; the outermost pixel may belong to both.
    const QRect inside = geometry.boardRect().toAlignedRect().adjusted(1, 1, -1, -1);
    for (const QRect &rect : event->region() - inside)
        painter.fillRect(rect, m_colors.background);
    paintBoard(painter, geometry, m_picture, m_colors, m_pixmaps, event->region());
}

void BoardWidget::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_colors = BoardColors::fromPalette(palette());
        refreshAll();
    } else if (event->type() == QEvent::EnabledChange && !isEnabled()) {
        cancelGesture();
    }
}

std::optional<BoardWidget::Carried> BoardWidget::carriedByPointer() const
{
    if (const Gesture::Drag *drag = m_gesture.drag())
        return Carried{drag->piece, drag->from, drag->point, drag->grip};
    return m_fromPalette;
}

bool BoardWidget::isDeletion(const Carried &carried) const
{
    return carried.from && !m_copies && !keepsPieces() && !boardGeometry().squareAt(carried.point);
}

void BoardWidget::showPieceInAir()
{
    const std::optional<Carried> carried = inTheAir();
    if (!carried) {
        if (m_pieceInAir)
            m_pieceInAir->hide();
        return;
    }
    if (!m_pieceInAir || m_pieceInAir->parentWidget() != window()) {
        delete m_pieceInAir;
        m_pieceInAir = new PieceInAir(window());
    }
    const BoardGeometry geometry = boardGeometry();
    const QPointF topLeft =
        mapTo(window(), QPoint()) + carried->point - carried->grip * geometry.squareSide();
    const auto fate = isDeletion(*carried)                    ? PieceInAir::Fate::IsDeleted
                      : m_copies && carried->from.has_value() ? PieceInAir::Fate::IsCopied
                                                              : PieceInAir::Fate::Lands;
    m_pieceInAir->fly(m_pixmaps.pixmap(carried->piece, geometry.deviceSide()), topLeft, fate);
}

void BoardWidget::showPointerShape()
{
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (m_gesture.drag())
        shape = Qt::ClosedHandCursor;
    else if (!std::holds_alternative<Hand>(m_tool))
        shape = Qt::CrossCursor;
    else if (m_picture.hovered && m_document->position().pieceAt(*m_picture.hovered))
        shape = Qt::OpenHandCursor;
    if (shape != cursor().shape())
        QWidget::setCursor(shape);
}

QString BoardWidget::hint() const
{
    if (m_choice)
        return tr("Choose with a click, or arrows and Enter; Esc cancels");
    if (const QString meaning = meaningOfSquare(); !meaning.isEmpty())
        return meaning;
    if (const std::optional<Carried> carried = carriedByPointer()) {
        const QString piece = textOf(carried->piece);
        if (!carried->from)
            return tr("Release over a square to place the %1; Esc cancels").arg(piece);
        if (isDeletion(*carried))
            return tr("Release to delete the %1 from %2; Esc cancels")
                .arg(piece, textOf(*carried->from));
        if (!m_copies && keepsPieces())
            return tr("Release the %1 on a mark to play it, elsewhere to put it back; Esc cancels")
                .arg(piece);
        return m_copies ? tr("Release to copy the %1 from %2; Esc cancels")
                              .arg(piece, textOf(*carried->from))
                        : tr("Release to move the %1 from %2; Ctrl copies, Esc cancels")
                              .arg(piece, textOf(*carried->from));
    }
    if (m_picture.lifted && m_pickedUp)
        return tr("Picked up the %1 from %2; Enter puts it down, Esc cancels")
            .arg(textOf(m_picture.lifted->piece), textOf(*m_picture.lifted->from));
    return {};
}

// Wishes

GestureScene BoardWidget::scene() const
{
    const std::optional<Square> selected = m_document->selectedSquare();
    Bitboard marked;
    if (selected) {
        const BoardMarks marks = marksOf(*m_document, *selected);
        // A king that castles in Chess960 can stay where it is; a click there lets go of it all the
        // same. A click on a rook without a mark selects it.
        marked = (marks.reachable() | marks.castlingToo.without(m_document->position().occupied()))
                     .without(Bitboard(*selected));
    }
    return {boardGeometry(), m_document->position(),
            selected,        marked,
            m_tool,          QGuiApplication::styleHints()->startDragDistance(),
            keepsPieces()};
}

void BoardWidget::ask(const std::optional<BoardWish> &wish)
{
    if (!wish)
        return;
    struct Asking {
        BoardWidget &board;
        void operator()(const MoveWish &move) { emit board.moveRequested(move.from, move.to); }
        void operator()(const MissWish &miss) { emit board.moveMissed(miss.from, miss.to); }
        void operator()(const CopyWish &copy) { emit board.copyRequested(copy.from, copy.to); }
        void operator()(const PlaceWish &place)
        {
            emit board.placeRequested(place.piece, place.squares);
        }
        void operator()(const ClearWish &clear) { emit board.clearRequested(clear.squares); }
        void operator()(const SelectWish &select) { emit board.selectRequested(select.square); }
        void operator()(const PutBackWish &put)
        {
            board.springBack();
            emit board.returnedFromOutside(put.square);
        }
        void operator()(const MenuWish &menu)
        {
            const QPointF below = board.boardGeometry().squareRect(menu.square).center();
            emit board.squareMenuRequested(
                menu.square, board.mapToGlobal(board.m_pointer.value_or(below)).toPoint());
        }
    };
    std::visit(Asking{*this}, *wish);
}

void BoardWidget::click(Square square)
{
    ask(Gesture::click(square, scene()));
    refresh();
}

bool BoardWidget::cancelGesture()
{
    const bool hadGesture = m_gesture.cancel();
    const bool hadPiece = m_pickedUp || m_fromPalette;
    m_pickedUp.reset();
    m_fromPalette.reset();
    m_copies = false;
    return hadGesture || hadPiece;
}

void BoardWidget::carryPiece(chess::Piece piece, QPoint globalPosition)
{
    m_gesture.cancel();
    m_fromPalette =
        Carried{piece, std::nullopt, QPointF(mapFromGlobal(globalPosition)), QPointF(0.5, 0.5)};
    refresh();
}

void BoardWidget::dropPiece(chess::Piece piece, QPoint globalPosition)
{
    m_fromPalette.reset();
    const QPoint point = mapFromGlobal(globalPosition);
    const std::optional<Square> square = boardGeometry().squareAt(point);
    if (square && rect().contains(point) && m_document->position().pieceAt(*square) != piece)
        emit placeRequested(piece, Bitboard(*square));
    refresh();
}

void BoardWidget::cancelCarrying()
{
    m_fromPalette.reset();
    refresh();
}

// The pointer

void BoardWidget::mousePressEvent(QMouseEvent *event)
{
    land();
    m_pointer = event->position();
    m_showsCursor = false;
    m_pickedUp.reset();
    m_copies = event->modifiers().testFlag(Qt::ControlModifier);
    const GestureScene now = scene();
    if (const auto square = now.geometry.squareAt(event->position()))
        m_cursor = *square;
    const std::optional<BoardWish> wish = m_gesture.press(event->button(), event->position(), now);
    refresh();
    ask(wish);
}

void BoardWidget::mouseDoubleClickEvent(QMouseEvent *event)
{
    // Two quick clicks are two clicks. Where a press came along with the double click, that was it.
    if (m_gesture.isIdle())
        mousePressEvent(event);
}

void BoardWidget::mouseMoveEvent(QMouseEvent *event)
{
    m_pointer = event->position();
    m_copies = event->modifiers().testFlag(Qt::ControlModifier);
    m_gesture.move(event->position(), scene());
    refresh();
}

void BoardWidget::mouseReleaseEvent(QMouseEvent *event)
{
    m_pointer = event->position();
    m_dropped = carriedByPointer();
    if (m_dropped)
        m_dropped->point = event->position();
    const std::optional<BoardWish> wish =
        m_gesture.release(event->button(), event->position(), event->modifiers(), scene());
    if (!rect().contains(event->position().toPoint()) && event->buttons() == Qt::NoButton)
        m_pointer.reset();
    // The wish first, so that the piece goes straight from the hand to its new square.
    ask(wish);
    m_dropped.reset();
    refresh();
}

void BoardWidget::leaveEvent(QEvent *)
{
    if (m_gesture.isIdle())
        m_pointer.reset();
    refresh();
}

void BoardWidget::contextMenuEvent(QContextMenuEvent *event)
{
    // The pointer's right button is a gesture of its own; only the menu key is left.
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const QPointF center = boardGeometry().squareRect(m_cursor).center();
        emit squareMenuRequested(m_cursor, mapToGlobal(center).toPoint());
    }
    event->accept();
}

void BoardWidget::hideEvent(QHideEvent *event)
{
    cancelGesture();
    land();
    m_pointer.reset();
    refresh();
    QWidget::hideEvent(event);
}

void BoardWidget::focusInEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::MouseFocusReason && event->reason() != Qt::PopupFocusReason &&
        event->reason() != Qt::ActiveWindowFocusReason)
        m_showsCursor = true;
    QWidget::focusInEvent(event);
    refresh();
}

void BoardWidget::focusOutEvent(QFocusEvent *event)
{
    cancelGesture();
    QWidget::focusOutEvent(event);
    refresh();
}

} // namespace ui
