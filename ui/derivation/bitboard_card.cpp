#include "ui/derivation/bitboard_card.h"

#include "src/notation/words/diagram.h"
#include "ui/board/bits_painter.h"
#include "ui/board/board_colors.h"
#include "ui/board/board_painter.h"
#include "ui/board/digit_groups.h"
#include "ui/document/wording.h"
#include "ui/widgets/icons.h"

#include <QAccessibleWidget>
#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr int leastCell = 13;
constexpr int greatestCell = 26;

/// Words shrink to this share of the usual font before they lose digits.
constexpr qreal smallestShare = 0.8;

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    if (auto *card = qobject_cast<BitboardCard *>(object))
        return new QAccessibleWidget(card, QAccessible::Graphic);
    return nullptr;
}

QFont scaledDigits(qreal share)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(font.pointSizeF() * share);
    return font;
}

} // namespace

BitboardCard::BitboardCard(const Document *document, QWidget *parent)
    : QWidget(parent), m_document(document)
{
    QAccessible::installFactory(makeInterface);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);

    const auto add = [this](const char *name, const QString &text, const QKeySequence &keys,
                            void (BitboardCard::*act)()) {
        auto *action = new QAction(text, this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, act);
        addAction(action);
        return action;
    };
    add("copyCardWord", tr("Copy word"), QKeySequence::Copy, &BitboardCard::copyWord)
        ->setIcon(icon(QStringLiteral("copy")));
    add("copyCardDigits", tr("Copy 64 digits"), {}, &BitboardCard::copyDigits);

    const auto follow = [this] {
        describe();
        update();
    };
    connect(document, &Document::wordFormatChanged, this, follow);
    connect(document, &Document::mappingChanged, this, follow);
    connect(document, &Document::flippedChanged, this, follow);
}

void BitboardCard::setPicture(const StepPicture &picture)
{
    m_picture = picture;
    describe();
    updateGeometry();
    update();
}

QString BitboardCard::word() const
{
    return m_document->literal(m_picture.squares);
}

void BitboardCard::describe()
{
    QString name = tr("%1: %2").arg(m_picture.name, countedSquares(m_picture.squares));
    if (!m_picture.wrapped.isEmpty())
        name = tr("%1; wrapped: %2").arg(name, listOf(m_picture.wrapped));
    setAccessibleName(name);
    setAccessibleDescription(word());
    setToolTip(tr("%1\n%2").arg(name, word()));
}

int BitboardCard::signWidth() const
{
    return QFontMetrics(scaledDigits(1)).horizontalAdvance(QStringLiteral("<<")) + 8;
}

int BitboardCard::lineHeight() const
{
    return fontMetrics().height() + 2;
}

int BitboardCard::leastWidth() const
{
    const QString hex = textOf(chess::toLiteral(0, chess::WordFormat::Hex));
    return signWidth() +
           std::max(8 * leastCell,
                    widthOfDigitGroups(QFontMetrics(scaledDigits(smallestShare)), hex) + 2);
}

int BitboardCard::greatestWidth() const
{
    return signWidth() + 8 * greatestCell;
}

int BitboardCard::heightForWidth(int width) const
{
    return width - signWidth() + 2 * lineHeight();
}

QSize BitboardCard::sizeHint() const
{
    return {leastWidth(), heightForWidth(leastWidth())};
}

QFont BitboardCard::wordFont(int width) const
{
    // Small digits are better than some left out.
    constexpr qreal leastShare = 0.6;
    qreal share = 1;
    while (share > leastShare &&
           widthOfDigitGroups(QFontMetrics(scaledDigits(share)), word()) > width)
        share = std::max(leastShare, share - 0.05);
    return scaledDigits(share);
}

BoardGeometry BitboardCard::geometryOfDigits() const
{
    const QRectF place(signWidth(), lineHeight(), width() - signWidth(),
                       height() - 2 * lineHeight());
    return BoardGeometry({.size = place.size(),
                          .devicePixelRatio = devicePixelRatioF(),
                          .originInWindow = mapTo(window(), place.topLeft()),
                          .isFlipped = m_document->isFlipped(),
                          .showsCoordinates = false});
}

void BitboardCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const BoardGeometry geometry = geometryOfDigits();
    const QPoint origin(signWidth(), lineHeight());
    const QRect board = geometry.boardRect().toAlignedRect().translated(origin);
    paintDigits(painter, geometry, origin);

    painter.setPen(palette().color(QPalette::WindowText));
    const QRect nameLine(board.left(), board.top() - lineHeight(), board.width(), lineHeight());
    painter.setFont(font());
    painter.drawText(
        nameLine, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(m_picture.name, Qt::ElideMiddle, nameLine.width()));
    // A sign and its number stand one above the other.
    painter.drawText(QRect(0, board.top(), board.left(), board.height()), Qt::AlignCenter,
                     QString(m_picture.sign).replace(u' ', u'\n'));
    painter.setFont(wordFont(width() - board.left()));
    paintDigitGroups(painter,
                     QRect(board.left(), board.bottom() + 1, width() - board.left(), lineHeight()),
                     word());
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(board.adjusted(1, 1, -1, -1));
    }
}

void BitboardCard::paintDigits(QPainter &painter, const BoardGeometry &geometry,
                               QPoint origin) const
{
    const BitColors bits = BitColors::fromPalette(palette());
    const BoardColors colors = BoardColors::fromPalette(palette());
    painter.save();
    painter.translate(origin);
    for (const chess::Square square : chess::allSquares) {
        const QRectF cell = geometry.squareRect(square);
        paintBitCell(painter, cell, square, m_picture.squares.contains(square), std::nullopt, bits);
        if (m_picture.wrapped.contains(square))
            paintWrappedCorner(painter, cell, 1, colors);
    }
    painter.setPen(bits.coordinate);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(geometry.boardRect());
    painter.restore();
}

void BitboardCard::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void BitboardCard::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void BitboardCard::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("cardMenu"));
    menu->addActions(actions());
    menu->popup(event->globalPos());
}

void BitboardCard::copyWord()
{
    QGuiApplication::clipboard()->setText(word());
    emit copied(tr("Copied the word of %1").arg(m_picture.name));
}

void BitboardCard::copyDigits()
{
    QGuiApplication::clipboard()->setText(textOf(chess::toLineOfBits(m_picture.squares)));
    emit copied(tr("Copied the 64 digits of %1, a8 first").arg(m_picture.name));
}

} // namespace ui
