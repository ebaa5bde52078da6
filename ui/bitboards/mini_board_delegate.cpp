#include "ui/bitboards/mini_board_delegate.h"

#include "ui/bitboards/bitboards_model.h"
#include "ui/board/board_painter.h"
#include "ui/board/digit_groups.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"
#include "ui/widgets/color_contrast.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFontDatabase>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

namespace {

/// A whole number of pixels to a square and a line around, so that the small boards are crisp:
/// three pixels beside text of the usual size.
int miniBoardSide(const QFontMetrics &metrics)
{
    return 8 * std::max(3, qRound(metrics.height() * 1.4 / 8)) + 2;
}

/// A row without squares of its own.
bool isHeading(const QModelIndex &index)
{
    return !index.data(BitboardsModel::SquaresRole).isValid();
}

/// Whether the row can become a layer.
bool isCheckable(const QModelIndex &index)
{
    return index.data(Qt::CheckStateRole).isValid();
}

QStyle *styleOf(const QStyleOptionViewItem &option)
{
    return option.widget ? option.widget->style() : QApplication::style();
}

QColor textColorOf(const QStyleOptionViewItem &option)
{
    const bool isActive = option.state.testFlag(QStyle::State_Active);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    return option.palette.color(isActive ? QPalette::Active : QPalette::Inactive,
                                isSelected ? QPalette::HighlightedText : QPalette::Text);
}

/// The text colour, moved a third of the way to what is behind it; not on a selected row, where
/// there is little contrast to give away.
QColor quietColorOf(const QStyleOptionViewItem &option)
{
    const QColor text = textColorOf(option);
    if (option.state.testFlag(QStyle::State_Selected))
        return text;
    return mixed(text, option.palette.color(QPalette::Base), 1.0 / 3);
}

void paintCheckBox(QPainter &painter, const QRect &rect, const QColor &outline, const QColor *fill)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = std::min(rect.width(), rect.height());
    QRectF box(0, 0, side - 1, side - 1);
    box.moveCenter(QRectF(rect).center());
    painter.setPen(QPen(outline, 1.2));
    painter.setBrush(fill ? QBrush(*fill) : Qt::NoBrush);
    painter.drawRoundedRect(box, side * 0.2, side * 0.2);
    if (fill) {
        const bool isWhiteClearer =
            contrastRatio(*fill, Qt::white) > contrastRatio(*fill, Qt::black);
        const auto at = [&](qreal x, qreal y) {
            return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
        };
        painter.setPen(QPen(QColor(isWhiteClearer ? Qt::white : Qt::black), side / 7.0,
                            Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.28)});
    }
    painter.restore();
}

} // namespace

MiniBoardDelegate::MiniBoardDelegate(const Document *document, QObject *parent)
    : QStyledItemDelegate(parent), m_document(document)
{
}

QFont MiniBoardDelegate::digitFont(const QFont &font)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font.pixelSize() > 0)
        fixed.setPixelSize(font.pixelSize());
    else
        fixed.setPointSizeF(font.pointSizeF());
    return fixed;
}

const BoardColors &MiniBoardDelegate::colorsFor(const QPalette &palette) const
{
    if (palette.cacheKey() != m_paletteKey) {
        m_colors = BoardColors::fromPalette(palette);
        m_paletteKey = palette.cacheKey();
    }
    return m_colors;
}

void MiniBoardDelegate::initStyleOption(QStyleOptionViewItem *option,
                                        const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = Qt::ElideRight;
    if (isHeading(index)) {
        option->font.setBold(index.column() == BitboardsModel::NameColumn);
        return;
    }
    if (index.column() != BitboardsModel::NameColumn) {
        option->font = digitFont(option->font);
        return;
    }
    option->font.setBold(index.data(BitboardsModel::ChosenRole).toBool());
    const int side = miniBoardSide(option->fontMetrics);
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(side, side);
}

void MiniBoardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    if (!isHeading(index) && index.column() == BitboardsModel::NameColumn)
        paintBitboard(*painter, item, index);
    else
        paintText(*painter, item, index);
    paintFocus(*painter, item, index);
}

void MiniBoardDelegate::paintText(QPainter &painter, QStyleOptionViewItem item,
                                  const QModelIndex &index)
{
    const bool isWord = index.column() == BitboardsModel::WordColumn;
    const QString text = item.text;
    if (isWord)
        item.text.clear();
    styleOf(item)->drawControl(QStyle::CE_ItemViewItem, &item, &painter, item.widget);
    if (!isWord)
        return;
    painter.save();
    painter.setFont(item.font);
    const QRect place = item.rect.adjusted(4, 0, -4, 0);
    if (isHeading(index)) {
        painter.setPen(quietColorOf(item));
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
    } else {
        painter.setPen(textColorOf(item));
        paintDigitGroups(painter, place, text);
    }
    painter.restore();
}

void MiniBoardDelegate::paintFocus(QPainter &painter, const QStyleOptionViewItem &item,
                                   const QModelIndex &index)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(item.widget);
    const QModelIndex first = index.siblingAtColumn(BitboardsModel::NameColumn);
    if (view == nullptr || !view->hasFocus() ||
        view->currentIndex().siblingAtColumn(BitboardsModel::NameColumn) != first)
        return;
    // One ring around the row, of which every cell paints what lies in it.
    const QRect row = view->visualRect(first) |
                      view->visualRect(index.siblingAtColumn(BitboardsModel::CountColumn));
    painter.save();
    painter.setClipRect(item.rect, Qt::IntersectClip);
    painter.setPen(QPen(textColorOf(item), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(row.adjusted(2, 2, -2, -2));
    painter.restore();
}

void MiniBoardDelegate::paintBitboard(QPainter &painter, const QStyleOptionViewItem &option,
                                      const QModelIndex &index) const
{
    const QStyle *style = styleOf(option);
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, &painter, option.widget);

    const BoardColors &colors = colorsFor(option.palette);
    const QVariant slot = index.data(BitboardsModel::LayerRole);
    const QColor layerColor = slot.isValid() ? colors.layerColor(slot.toInt()) : QColor();
    if (isCheckable(index))
        paintCheckBox(
            painter,
            style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, option.widget),
            quietColorOf(option), slot.isValid() ? &layerColor : nullptr);

    const auto squares =
        chess::Bitboard::fromWord(index.data(BitboardsModel::SquaresRole).toULongLong());
    paintMiniBoard(
        painter, style->subElementRect(QStyle::SE_ItemViewItemDecoration, &option, option.widget),
        squares, m_document->isFlipped(), colors, slot.isValid() ? layerColor : colors.mark);

    const QRect place = style->subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget)
                            .adjusted(4, 0, 0, 0);
    painter.save();
    painter.setFont(option.font);
    painter.setPen(textColorOf(option));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(option.text, Qt::ElideRight, place.width()));
    painter.restore();
}

QSize MiniBoardDelegate::sizeHint(const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const int height = miniBoardSide(item.fontMetrics) + 4;
    const QFontMetrics metrics(item.font);
    switch (index.column()) {
    case BitboardsModel::WordColumn:
        return {
            8 + widthOfDigitGroups(metrics, textOf(chess::toLiteral(0, chess::WordFormat::Hex))),
            height};
    case BitboardsModel::CountColumn:
        return {metrics.horizontalAdvance(QStringLiteral("64")) + 12, height};
    default:
        break;
    }
    QFont bold = item.font;
    bold.setBold(true);
    const QStyle *style = styleOf(item);
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, item.widget) + 1;
    const int check = isHeading(index)
                          ? 0
                          : style->pixelMetric(QStyle::PM_IndicatorWidth, &item, item.widget) +
                                2 * margin + item.decorationSize.width() + 2 * margin + 4;
    return {check + QFontMetrics(bold).horizontalAdvance(item.text) + 2 * margin, height};
}

} // namespace ui
