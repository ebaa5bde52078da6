#include "ui/bitboards/bitboards_filter.h"

#include "ui/bitboards/bitboards_model.h"

namespace ui {

BitboardsFilter::BitboardsFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void BitboardsFilter::setText(const QString &text)
{
    m_text = text.trimmed();
    m_square = chess::parseSquare(m_text.toLower().toStdString());
    invalidateFilter();
}

bool BitboardsFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    // A heading is let through by its rows.
    if (!parent.isValid())
        return false;
    const QModelIndex index = sourceModel()->index(row, BitboardsModel::NameColumn, parent);
    if (m_square) {
        const auto word = index.data(BitboardsModel::SquaresRole).toULongLong();
        return chess::Bitboard::fromWord(word).contains(*m_square);
    }
    const auto mentions = [&](const QVariant &text) {
        return text.toString().contains(m_text, Qt::CaseInsensitive);
    };
    return mentions(index.data()) || mentions(index.data(BitboardsModel::MeaningRole)) ||
           mentions(parent.data());
}

} // namespace ui
