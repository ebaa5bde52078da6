#pragma once

#include "src/notation/fen/fen_findings.h"
#include "ui/positions/check_score.h"
#include "ui/positions/list_check.h"
#include "ui/positions/list_report.h"
#include "ui/positions/position_list.h"

#include <QAbstractTableModel>
#include <QCache>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// The positions of a list as rows, all of them or those that match. Only what is looked at is read
/// from the file.
class PositionsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { NumberColumn, CheckColumn, PositionColumn, CommentColumn, LineColumn };

    explicit PositionsModel(PositionList *list, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Whether the rows are games, in place of positions alone.
    bool isOfGames() const { return m_list->isOfGames(); }

    /// The place in the list of what a row shows, from 0.
    int numberOf(int row) const;
    /// The row that shows it, if any does.
    std::optional<int> rowOf(int number) const;
    /// The first row behind where a position is or would be, which may be none of the rows.
    int rowBehind(int number) const;
    /// Whether some positions of the list are not to be shown.
    bool isFiltered() const { return m_shown.has_value(); }

    /// Shows only what `addMatches` tells of; with false, what any text has.
    void setMatching(bool isMatching);
    void addMatches(const std::vector<int> &numbers);
    void setVerdicts(ListedVerdicts verdicts);

    void forgetChecks();
    void take(const std::vector<CheckedPosition> &positions);
    const CheckScore &score() const { return m_score; }
    /// What is to be said about the check of a position; empty when it was not checked.
    QString checkText(int number) const;
    /// The counts of a position that are wrong.
    std::vector<chess::CountCheck> wrongCounts(int number) const;
    /// What a report is about.
    ReportedPositions troubled() const;

    /// How many rows have been read from the file.
    int rowsRead() const { return m_rowsRead; }

private:
    /// What a position was found to be, in few bytes: there may be a million.
    struct Checked {
        bool isChecked = false;
        chess::CheckVerdict verdict{};
        quint8 rightCounts = 0;
        quint8 leftOutCounts = 0;
    };
    /// What a row shows of its line.
    struct Line {
        QString position;
        QString comment;
    };

    void begin();
    void grow();
    bool isShown(int number) const;
    bool hasVerdict(int number) const;
    void showAnew();
    /// Adds numbers, in their order, to those that are shown and have none of them.
    void show(const std::vector<int> &added);
    /// Whether the file says where the pieces stand.
    bool hasText(int number) const;
    const Line &line(int number) const;
    Checked checkedAt(int number) const;
    QVariant decoration(int number) const;

    PositionList *m_list;
    int m_count = 0;
    /// The numbers that have the text looked for; nothing when none is.
    std::optional<std::vector<int>> m_matches;
    ListedVerdicts m_verdicts = ListedVerdicts::All;
    /// The numbers shown, when those are not all.
    std::optional<std::vector<int>> m_shown;
    std::vector<Checked> m_checked;
    /// Shared with reports; another check has another one.
    std::shared_ptr<WrongCounts> m_wrongCounts = std::make_shared<WrongCounts>();
    CheckScore m_score;
    mutable QCache<int, Line> m_lines;
    mutable int m_rowsRead = 0;
};

} // namespace ui
