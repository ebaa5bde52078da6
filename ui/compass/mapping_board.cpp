#include "ui/compass/mapping_board.h"

#include "ui/board/bits_painter.h"
#include "ui/board/board_painter.h"
#include "ui/board/digit_groups.h"
#include "ui/document/wording.h"
#include "ui/widgets/color_contrast.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

/// Between the frame and what is in it.
constexpr int margin = 5;

} // namespace

MappingBoard::MappingBoard(chess::SquareMapping mapping, QWidget *parent)
    : QAbstractButton(parent), m_mapping(mapping)
{
    // Fixed would hold a wide board at the height of its size hint and cut it off.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
}

void MappingBoard::setSquares(chess::Bitboard squares, const QString &word)
{
    m_squares = squares;
    const bool isAsLong = word.size() == text().size();
    setText(word);
    if (!isAsLong) // it may take another line
        updateGeometry();
    setAccessibleName(word);
    const QString about = tr("%1: bit 0 is %2, bit 1 is %3. %4.")
                              .arg(textOf(m_mapping), textOf(chess::squareOf(0, m_mapping)),
                                   textOf(chess::squareOf(1, m_mapping)), countedSquares(squares));
    setAccessibleDescription(about);
    setToolTip(QStringLiteral("%1\n%2\n%3").arg(word, about, tr("Click copies the word.")));
    update();
}

void MappingBoard::setFlipped(bool isFlipped)
{
    m_isFlipped = isFlipped;
    update();
}

void MappingBoard::setCurrent(bool isCurrent)
{
    m_isCurrent = isCurrent;
    update();
}

int MappingBoard::leastWidth() const
{
    return fontMetrics().height() * 7;
}

QFont MappingBoard::wordFont() const
{
    return bitFont(fontMetrics().height() * 0.8);
}

bool MappingBoard::isWordBroken(int width) const
{
    return widthOfDigitGroups(QFontMetrics(wordFont()), text()) > width - 2 * margin &&
           digitGroups(text()).size() > 1;
}

int MappingBoard::wordHeight(int width) const
{
    return QFontMetrics(wordFont()).height() * (isWordBroken(width) ? 2 : 1) + margin;
}

QSize MappingBoard::sizeHint() const
{
    const int width = leastWidth();
    return {width, heightForWidth(width)};
}

int MappingBoard::heightForWidth(int width) const
{
    return width + wordHeight(width);
}

BoardGeometry MappingBoard::geometryOfCells() const
{
    const int side = width() - 2 * margin;
    return BoardGeometry({.size = QSizeF(side, side),
                          .devicePixelRatio = devicePixelRatioF(),
                          .originInWindow = mapTo(window(), QPointF(margin, margin)),
                          .isFlipped = m_isFlipped,
                          .showsCoordinates = false});
}

void MappingBoard::paintEvent(QPaintEvent *)
{
    const BoardGeometry geometry = geometryOfCells();
    const BitColors colors = BitColors::fromPalette(palette());
    QPainter painter(this);
    if (isDown() || underMouse())
        painter.fillRect(rect(),
                         mixed(palette().color(QPalette::Window),
                               palette().color(QPalette::WindowText), isDown() ? 0.14 : 0.07));
    painter.save();
    painter.translate(margin, margin);
    for (const chess::Square square : chess::allSquares)
        paintBitCell(painter, geometry.squareRect(square), square, m_squares.contains(square),
                     m_mapping, colors);
    painter.restore();

    paintWord(painter);

    const auto frame = [&](const QColor &color, int width, qreal inset) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset));
    };
    if (m_isCurrent)
        frame(colors.setBit, 2, 1);
    if (hasFocus())
        frame(colors.cursorOuter, 1, m_isCurrent ? 2.5 : 0.5);
}

void MappingBoard::paintWord(QPainter &painter) const
{
    painter.setFont(wordFont());
    painter.setPen(palette().color(QPalette::WindowText));
    const QFontMetrics metrics = painter.fontMetrics();
    QRect line(margin, width(), width() - 2 * margin, metrics.height());
    if (isWordBroken(width())) {
        const QStringList groups = digitGroups(text());
        const qsizetype half = groups.size() / 2;
        for (const QStringList &part : {groups.first(half), groups.mid(half)}) {
            const QString shown = part.join(u' ');
            painter.drawText(line, Qt::AlignCenter,
                             metrics.elidedText(shown, Qt::ElideMiddle, line.width()));
            line.translate(0, line.height());
        }
        return;
    }
    const int wordWidth = widthOfDigitGroups(metrics, text());
    line.setLeft(line.left() + std::max(0, (line.width() - wordWidth) / 2));
    paintDigitGroups(painter, line, text());
}

void MappingBoard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void MappingBoard::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void MappingBoard::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace ui
