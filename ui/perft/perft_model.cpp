#include "ui/perft/perft_model.h"

#include "src/moves/saturating_sum.h"
#include "src/notation/moves/move_text.h"
#include "ui/document/wording.h"
#include "ui/widgets/color_contrast.h"
#include "ui/widgets/icons.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLocale>
#include <QPalette>

#include <algorithm>

namespace ui {

namespace {

QString numberOf(const std::optional<std::uint64_t> &nodes)
{
    return nodes ? QLocale().toString(*nodes) : QString();
}

QString iconNameOf(chess::DivideVerdict verdict)
{
    switch (verdict) {
    case chess::DivideVerdict::Open:
        return {};
    case chess::DivideVerdict::Equal:
        return QStringLiteral("check");
    case chess::DivideVerdict::CountDiffers:
    case chess::DivideVerdict::Unreadable:
        return QStringLiteral("warning");
    case chess::DivideVerdict::Missing:
    case chess::DivideVerdict::Extra:
    case chess::DivideVerdict::Repeated:
        break;
    }
    return QStringLiteral("error");
}

/// The ground of a row that is at fault, light enough for its text.
QColor faultGround()
{
    const QPalette palette = QApplication::palette();
    return mixed(palette.color(QPalette::Base), QColor(Qt::red), 0.15);
}

} // namespace

QString verdictOn(const chess::ComparedMove &row)
{
    switch (row.verdict) {
    case chess::DivideVerdict::Open:
        return {};
    case chess::DivideVerdict::Equal:
        return PerftModel::tr("equal");
    case chess::DivideVerdict::CountDiffers:
        return *row.theirs < *row.ours
                   ? PerftModel::tr("%1 fewer").arg(QLocale().toString(*row.ours - *row.theirs))
                   : PerftModel::tr("%1 more").arg(QLocale().toString(*row.theirs - *row.ours));
    case chess::DivideVerdict::Unreadable:
        return PerftModel::tr("unreadable");
    case chess::DivideVerdict::Missing:
        return PerftModel::tr("missing");
    case chess::DivideVerdict::Extra:
        return PerftModel::tr("not legal");
    case chess::DivideVerdict::Repeated:
        break;
    }
    return row.times == 2 ? PerftModel::tr("twice") : PerftModel::tr("%1 times").arg(row.times);
}

PerftModel::PerftModel(QObject *parent) : QAbstractTableModel(parent) {}

void PerftModel::setRows(const chess::Position &position, std::vector<chess::ComparedMove> rows)
{
    const bool areSameMoves =
        m_position == position && std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                             [](const auto &a, const auto &b) {
                                                 return a.text == b.text && a.move == b.move;
                                             });
    if (!areSameMoves)
        beginResetModel();
    m_position = position;
    m_rows = std::move(rows);
    m_sum = 0;
    for (const chess::ComparedMove &row : m_rows)
        m_sum = chess::saturatingSum(m_sum, row.ours.value_or(0));
    if (!areSameMoves) {
        m_sans.clear();
        for (const chess::ComparedMove &row : m_rows)
            m_sans.push_back(row.move ? textOf(toSan(position, *row.move)) : QString());
        endResetModel();
    } else if (!m_rows.empty()) {
        // The share of every row changes with the sum.
        emit dataChanged(index(0, NodesColumn), index(rowCount() - 1, VerdictColumn));
    }
}

int PerftModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PerftModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant PerftModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const chess::ComparedMove &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isNumber = index.column() == NodesColumn || index.column() == ShareColumn ||
                          index.column() == TheirsColumn;
    switch (role) {
    case Qt::DisplayRole:
        return textAt(row, index.row(), index.column());
    case sortRole:
        return sortKeyAt(row, index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::FontRole:
        return isNumber || index.column() == MoveColumn
                   ? QVariant(QFontDatabase::systemFont(QFontDatabase::FixedFont))
                   : QVariant();
    case Qt::DecorationRole:
        if (const QString name = iconNameOf(row.verdict);
            index.column() == VerdictColumn && !name.isEmpty())
            return icon(name);
        return {};
    case Qt::BackgroundRole:
        return isFault(row.verdict) ? QVariant(faultGround()) : QVariant();
    case Qt::AccessibleDescriptionRole:
        return index.column() == MoveColumn ? verdictOn(row) : QVariant();
    default:
        return {};
    }
}

QString PerftModel::textAt(const chess::ComparedMove &row, int number, int column) const
{
    switch (column) {
    case MoveColumn:
        return textOf(row.text);
    case SanColumn:
        return row.move ? m_sans[static_cast<std::size_t>(number)] : QStringLiteral("–");
    case NodesColumn:
        return numberOf(row.ours);
    case ShareColumn:
        if (!row.ours || m_sum == 0 || m_sum == chess::greatestCount)
            return {};
        return tr("%1 %").arg(QLocale().toString(
            100 * static_cast<double>(*row.ours) / static_cast<double>(m_sum), 'f', 1));
    case TheirsColumn:
        return numberOf(row.theirs);
    default:
        return verdictOn(row);
    }
}

QVariant PerftModel::sortKeyAt(const chess::ComparedMove &row, int number, int column) const
{
    // What is not there comes first when ascending.
    const auto key = [](const std::optional<std::uint64_t> &nodes) {
        return nodes ? QVariant(qulonglong{*nodes}) : QVariant(qulonglong{0});
    };
    switch (column) {
    case NodesColumn:
    case ShareColumn:
        return key(row.ours);
    case TheirsColumn:
        return key(row.theirs);
    case VerdictColumn:
        return isFault(row.verdict) ? 0 : 1;
    default:
        return textAt(row, number, column);
    }
}

QVariant PerftModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section >= NodesColumn && section <= TheirsColumn)
        return QVariant::fromValue(Qt::AlignVCenter | Qt::AlignRight);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | Qt::AlignLeft);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case MoveColumn:
        return tr("Move");
    case SanColumn:
        return tr("SAN");
    case NodesColumn:
        return tr("Nodes");
    case ShareColumn:
        return tr("Share");
    case TheirsColumn:
        return tr("Other");
    default:
        // The heading before it ends where this one begins.
        return QStringLiteral("\u2002") + tr("Verdict");
    }
}

} // namespace ui
