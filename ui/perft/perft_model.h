#pragma once

#include "src/workbench/positions/divide_comparison.h"

#include <QAbstractTableModel>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// The first moves of a position with their counts, and how another program agrees on them.
class PerftModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { MoveColumn, SanColumn, NodesColumn, ShareColumn, TheirsColumn, VerdictColumn };
    static constexpr int columns = VerdictColumn + 1;
    /// What a column is sorted by: numbers by their value, verdicts the faults first.
    static constexpr int sortRole = Qt::UserRole;

    explicit PerftModel(QObject *parent = nullptr);

    /// The rows of a comparison in that position. Rows that stay the same move of the same position
    /// stay where they are.
    void setRows(const chess::Position &position, std::vector<chess::ComparedMove> rows);
    /// Nothing before there were any.
    const std::optional<chess::Position> &position() const { return m_position; }
    /// Precondition: the row is one of them.
    const chess::ComparedMove &row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    const std::vector<chess::ComparedMove> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textAt(const chess::ComparedMove &row, int number, int column) const;
    QVariant sortKeyAt(const chess::ComparedMove &row, int number, int column) const;

    std::optional<chess::Position> m_position;
    std::vector<chess::ComparedMove> m_rows;
    /// The moves in the notation of PGN; an empty one is not legal.
    std::vector<QString> m_sans;
    /// Of all counts; `greatestCount` when it does not fit in 64 bits.
    std::uint64_t m_sum = 0;
};

/// "equal", "20 fewer", "missing", … for a table.
QString verdictOn(const chess::ComparedMove &row);

} // namespace ui
