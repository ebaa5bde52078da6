#include "ui/help/figure.h"

#include <QFontDatabase>
#include <QLabel>

#include <algorithm>

namespace ui {

namespace {

constexpr int gap = 8;

} // namespace

Figure::Figure(const std::vector<FigurePart> &parts, QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (const FigurePart &each : parts) {
        const Part part{new BoardView(this), new QLabel(this), new QLabel(this)};
        part.board->setPicture(each.picture);
        part.board->setTinted(each.tinted);
        part.board->setLabels(each.labels);
        part.board->setShowsCoordinates(parts.size() == 1);
        part.board->setAccessibleName(each.caption);
        part.board->setAccessibleDescription(describe(each));
        part.caption->setText(each.caption);
        part.caption->setTextFormat(Qt::PlainText);
        part.caption->setWordWrap(true);
        part.caption->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        part.caption->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        part.sign->setText(each.sign);
        part.sign->setTextFormat(Qt::PlainText);
        part.sign->setAlignment(Qt::AlignCenter);
        part.sign->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        m_parts.push_back(part);
    }
}

int Figure::signWidth() const
{
    int width = 0;
    for (const Part &part : m_parts)
        width = std::max(width, part.sign->sizeHint().width());
    return width + gap;
}

int Figure::mostSide() const
{
    return fontMetrics().height() * (m_parts.size() == 1 ? 18 : 11);
}

Figure::Grid Figure::gridFor(int width) const
{
    const auto sideWith = [&](int columns) {
        return std::min(mostSide(), width / columns - signWidth());
    };
    const int least = fontMetrics().height() * 9;
    int columns = static_cast<int>(m_parts.size());
    while (columns > 1 && sideWith(columns) < least)
        columns = (columns + 1) / 2;
    return {columns, std::max(1, sideWith(columns))};
}

int Figure::arrange(int width, bool isMoving) const
{
    const auto [columns, side] = gridFor(width);
    const int before = m_parts.size() == 1 ? 0 : signWidth();
    const int left = (width - columns * (side + before)) / 2;
    int top = 0;
    int rowHeight = 0;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const int column = static_cast<int>(i) % columns;
        if (column == 0 && i > 0) {
            top += rowHeight + gap;
            rowHeight = 0;
        }
        const Part &part = m_parts[i];
        const bool hasCaption = !part.caption->text().isEmpty();
        const int captionHeight = hasCaption ? gap / 2 + part.caption->heightForWidth(side) : 0;
        rowHeight = std::max(rowHeight, side + captionHeight);
        if (!isMoving)
            continue;
        const int x = left + column * (side + before) + before;
        part.sign->setGeometry(x - before, top, before, side);
        part.board->setGeometry(x, top, side, side);
        part.caption->setGeometry(x, top + side + gap / 2, side, captionHeight - gap / 2);
        part.caption->setVisible(hasCaption);
    }
    return top + rowHeight;
}

QSize Figure::sizeHint() const
{
    const int width = static_cast<int>(m_parts.size()) * (mostSide() + signWidth());
    return {width, heightForWidth(width)};
}

int Figure::heightForWidth(int width) const
{
    return arrange(width, false);
}

void Figure::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

} // namespace ui
