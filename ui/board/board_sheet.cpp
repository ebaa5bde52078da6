#include "ui/board/board_sheet.h"

#include "ui/board/board_painter.h"
#include "ui/board/vector_painting.h"

#include <QFontDatabase>
#include <QFontMetrics>

#include <algorithm>
#include <optional>
#include <utility>

namespace ui {

namespace {

BoardGeometry::View viewOf(int outerSide, const SheetStyle &style)
{
    return {.size = QSizeF(outerSide, outerSide),
            .isFlipped = style.isFlipped,
            .showsCoordinates = style.showsCoordinates};
}

/// The room that a board of the style needs.
int outerSideFor(const SheetStyle &style)
{
    int outer = style.boardSide;
    while (BoardGeometry(viewOf(outer, style)).deviceSide() < style.boardSide / 8)
        ++outer;
    return outer;
}

/// The blank at which a text falls into two lines that fit and are most alike: a FEN behind its
/// squares.
std::optional<qsizetype> middleBlank(const QString &text, const QFontMetrics &metrics, int width)
{
    std::optional<qsizetype> best;
    int bestWidth = width;
    for (qsizetype at = text.indexOf(u' '); at > 0; at = text.indexOf(u' ', at + 1)) {
        const int wider = std::max(metrics.horizontalAdvance(text.first(at)),
                                   metrics.horizontalAdvance(text.sliced(at + 1)));
        if (wider <= bestWidth) {
            best = at;
            bestWidth = wider;
        }
    }
    return best;
}

/// A text in lines no wider than a width, broken at blanks or behind slashes where there are some.
QStringList broken(const QString &text, const QFontMetrics &metrics, int width)
{
    QStringList lines;
    QString rest = text;
    while (!rest.isEmpty()) {
        qsizetype fitting = rest.size();
        while (fitting > 1 && metrics.horizontalAdvance(rest.first(fitting)) > width)
            --fitting;
        if (fitting < rest.size()) {
            const qsizetype behind =
                std::max(rest.lastIndexOf(u' ', fitting), rest.lastIndexOf(u'/', fitting - 1) + 1);
            if (const auto middle = middleBlank(rest, metrics, width))
                fitting = *middle;
            else if (behind > 0)
                fitting = behind;
        }
        lines += rest.first(fitting);
        rest = rest.sliced(fitting).trimmed();
    }
    return lines;
}

} // namespace

BoardSheet::BoardSheet(std::vector<SheetBoard> boards, SheetStyle style, QString description)
    : m_style(std::move(style))
    , m_description(std::move(description))
    , m_outerSide(outerSideFor(m_style))
    , m_gap(std::clamp(m_style.boardSide / 24, 8, 20))
    , m_font(QFontDatabase::systemFont(QFontDatabase::GeneralFont))
    , m_digitFont(QFontDatabase::systemFont(QFontDatabase::FixedFont))
{
    const int textSize = std::clamp(m_style.boardSide / 15, 9, 15);
    m_font.setPixelSize(textSize);
    m_titleFont = m_font;
    m_titleFont.setBold(true);
    m_digitFont.setPixelSize(textSize);

    const int columns = std::clamp(m_style.columns, 1, static_cast<int>(boards.size()));
    int y = m_gap;
    int rowHeight = 0;
    int column = 0;
    for (SheetBoard &board : boards) {
        if (column == columns) {
            column = 0;
            y += rowHeight + m_gap;
            rowHeight = 0;
        }
        Cell cell = laidOut(std::move(board));
        cell.topLeft = QPoint(m_gap + column * (m_outerSide + m_gap), y);
        rowHeight = std::max(rowHeight, heightOf(cell));
        m_cells.push_back(std::move(cell));
        ++column;
    }
    m_size = QSize(m_gap + columns * (m_outerSide + m_gap), y + rowHeight + m_gap);
}

BoardSheet::Cell BoardSheet::laidOut(SheetBoard board) const
{
    Cell cell{std::move(board), {}, m_outerSide + m_gap / 2, {}, {{}, m_font, m_outerSide}};
    cell.legend = Legend(cell.board.legend, m_font, m_outerSide);
    const QRectF squares = geometryOf(cell, 1).boardRect();
    const int width = static_cast<int>(squares.width());
    if (!cell.board.title.isEmpty())
        cell.caption +=
            QFontMetrics(m_titleFont).elidedText(cell.board.title, Qt::ElideRight, width);
    for (const QString &line : std::as_const(cell.board.lines))
        cell.caption += broken(line, QFontMetrics(m_digitFont), width);
    return cell;
}

int BoardSheet::heightOf(const Cell &cell) const
{
    const int legend = cell.legend.height();
    const auto lines = static_cast<int>(cell.caption.size());
    if (legend == 0 && lines == 0)
        return m_outerSide;
    return cell.captionTop + legend + lines * QFontMetrics(m_titleFont).lineSpacing();
}

BoardGeometry BoardSheet::geometryOf(const Cell &cell, qreal devicePixelRatio) const
{
    BoardGeometry::View view = viewOf(m_outerSide, m_style);
    view.devicePixelRatio = devicePixelRatio;
    view.originInWindow = cell.topLeft;
    return BoardGeometry(view);
}

QRectF BoardSheet::squaresOf(std::size_t board) const
{
    const Cell &cell = m_cells.at(board);
    return geometryOf(cell, 1).boardRect().translated(cell.topLeft);
}

void BoardSheet::paint(QPainter &painter, qreal devicePixelRatio) const
{
    painter.fillRect(QRect(QPoint(), m_size), m_style.colors.background);
    PiecePixmaps pixmaps;
    for (const Cell &cell : m_cells) {
        painter.save();
        painter.translate(cell.topLeft);
        painter.setFont(m_font);
        paintBoard(painter, geometryOf(cell, devicePixelRatio), cell.board.picture, m_style.colors,
                   pixmaps);
        painter.translate(0, cell.captionTop);
        cell.legend.paint(painter, m_style.colors, m_style.colors.coordinate);
        painter.translate(0, cell.legend.height());
        paintCaption(painter, cell);
        painter.restore();
    }
}

void BoardSheet::paintCaption(QPainter &painter, const Cell &cell) const
{
    const QRectF squares = geometryOf(cell, 1).boardRect();
    const int height = QFontMetrics(m_titleFont).lineSpacing();
    painter.setPen(m_style.colors.coordinate);
    QRectF place(squares.left(), 0, squares.width(), height);
    for (int i = 0; const QString &line : cell.caption) {
        const bool isTitle = i++ == 0 && !cell.board.title.isEmpty();
        painter.setFont(isTitle ? m_titleFont : m_digitFont);
        paintText(painter, place, Qt::AlignHCenter | Qt::AlignVCenter, line);
        place.translate(0, height);
    }
}

} // namespace ui
