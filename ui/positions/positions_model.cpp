#include "ui/positions/positions_model.h"

#include "src/notation/text/blank.h"
#include "ui/document/wording.h"
#include "ui/positions/game_description.h"
#include "ui/positions/position_details.h"
#include "ui/widgets/icons.h"

#include <QFontDatabase>

#include <algorithm>

namespace ui {

namespace {

/// More than a screen shows.
constexpr int linesKept = 512;
/// A row has no room for more.
constexpr std::size_t longestShown = 300;

QString shownOf(std::string_view text)
{
    return textOf(chess::excerpt(chess::trimmed(text), longestShown));
}

} // namespace

PositionsModel::PositionsModel(PositionList *list, QObject *parent)
    : QAbstractTableModel(parent), m_list(list), m_lines(linesKept)
{
    connect(list, &PositionList::taken, this, &PositionsModel::begin);
    // What could not be read meanwhile can be again; what was read is still what was listed.
    connect(list, &PositionList::changedOnDisk, this, [this] {
        if (m_list->change() == FileChange::None)
            m_lines.clear();
    });
    connect(list, &PositionList::opened, this,
            [this] { emit headerDataChanged(Qt::Horizontal, CommentColumn, CommentColumn); });
    connect(list, &PositionList::grew, this, &PositionsModel::grow);
}

void PositionsModel::begin()
{
    beginResetModel();
    m_count = 0;
    m_lines.clear();
    m_checked.clear();
    m_wrongCounts = std::make_shared<WrongCounts>();
    m_score = {};
    if (m_matches)
        m_matches->clear();
    if (m_shown)
        m_shown->clear();
    endResetModel();
}

void PositionsModel::grow()
{
    const int count = m_list->count();
    if (count == m_count)
        return;
    if (m_shown) {
        m_count = count;
        return;
    }
    beginInsertRows({}, m_count, count - 1);
    m_count = count;
    endInsertRows();
}

int PositionsModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return m_shown ? static_cast<int>(m_shown->size()) : m_count;
}

int PositionsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : LineColumn + 1;
}

int PositionsModel::numberOf(int row) const
{
    return m_shown ? (*m_shown)[static_cast<std::size_t>(row)] : row;
}

std::optional<int> PositionsModel::rowOf(int number) const
{
    if (!m_shown)
        return number >= 0 && number < m_count ? std::optional(number) : std::nullopt;
    const auto found = std::lower_bound(m_shown->begin(), m_shown->end(), number);
    if (found == m_shown->end() || *found != number)
        return std::nullopt;
    return static_cast<int>(found - m_shown->begin());
}

int PositionsModel::rowBehind(int number) const
{
    if (!m_shown)
        return std::min(number + 1, m_count);
    return static_cast<int>(std::upper_bound(m_shown->begin(), m_shown->end(), number) -
                            m_shown->begin());
}

bool PositionsModel::hasText(int number) const
{
    return m_list->record(number).source != chess::PositionSource::GameWithoutFen;
}

const PositionsModel::Line &PositionsModel::line(int number) const
{
    if (const Line *known = m_lines.object(number))
        return *known;
    ++m_rowsRead;
    auto line = std::make_unique<Line>();
    const chess::PositionRecord record = m_list->record(number);
    if (const auto text = m_list->text(number)) {
        std::string_view position = *text;
        const auto listed = readListed(record, position, false);
        if (const auto tags = m_list->tags(number))
            line->comment = descriptionOf(chess::readGameTags(*tags));
        if (!hasText(number)) {
            line->position = tr("Start position");
        } else {
            if (listed.reading && !listed.reading->operations.empty()) {
                line->comment += line->comment.isEmpty() ? QString() : QStringLiteral(" · ");
                line->comment += operationsText(listed.reading->operations, longestShown);
                position = position.substr(0, listed.reading->operationsOffset);
            }
            line->position = shownOf(position);
        }
    } else {
        line->position = tr("The file has changed; read it again to see this line.");
    }
    const Line *const kept = line.get();
    m_lines.insert(number, line.release());
    return *kept;
}

QVariant PositionsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const int number = numberOf(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case NumberColumn:
            return number + 1;
        case CheckColumn:
            return checkText(number);
        case PositionColumn:
            return line(number).position;
        case CommentColumn:
            return line(number).comment;
        case LineColumn:
            return m_list->record(number).line;
        }
        return {};
    case Qt::DecorationRole:
        return index.column() == CheckColumn ? decoration(number) : QVariant();
    case Qt::FontRole:
        return index.column() == PositionColumn && hasText(number)
                   ? QVariant(QFontDatabase::systemFont(QFontDatabase::FixedFont))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == NumberColumn || index.column() == LineColumn
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant PositionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal)
        return section == NumberColumn || section == LineColumn
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("No.");
    case CheckColumn:
        return tr("Check");
    case PositionColumn:
        return tr("Position");
    case CommentColumn:
        return isOfGames() ? tr("Game") : tr("Operations");
    case LineColumn:
        return tr("Line");
    }
    return {};
}

PositionsModel::Checked PositionsModel::checkedAt(int number) const
{
    const auto at = static_cast<std::size_t>(number);
    return at < m_checked.size() ? m_checked[at] : Checked();
}

QString PositionsModel::checkText(int number) const
{
    const Checked checked = checkedAt(number);
    if (!checked.isChecked)
        return {};
    if (checked.verdict == chess::CheckVerdict::WrongCount)
        return tr("%n wrong", nullptr, static_cast<int>(wrongCounts(number).size()));
    if (checked.verdict == chess::CheckVerdict::Notice && checked.rightCounts == 0 &&
        checked.leftOutCounts > 0)
        return tr("not counted");
    if (checked.verdict != chess::CheckVerdict::Fine || checked.rightCounts == 0)
        return textOf(checked.verdict);
    return checked.rightCounts == 1 ? tr("1 count ok")
                                    : tr("%1 counts ok").arg(checked.rightCounts);
}

QVariant PositionsModel::decoration(int number) const
{
    const Checked checked = checkedAt(number);
    if (!checked.isChecked)
        return {};
    switch (checked.verdict) {
    case chess::CheckVerdict::Unreadable:
    case chess::CheckVerdict::WrongCount:
        return icon(QStringLiteral("error"));
    case chess::CheckVerdict::Unplayable:
        return icon(QStringLiteral("warning"));
    case chess::CheckVerdict::Notice:
        return icon(QStringLiteral("info"));
    case chess::CheckVerdict::Fine:
        return icon(QStringLiteral("check"));
    }
    return {};
}

std::vector<chess::CountCheck> PositionsModel::wrongCounts(int number) const
{
    const auto found = m_wrongCounts->find(number);
    return found == m_wrongCounts->end() ? std::vector<chess::CountCheck>() : found->second;
}

bool PositionsModel::hasVerdict(int number) const
{
    if (m_verdicts == ListedVerdicts::All)
        return true;
    const Checked checked = checkedAt(number);
    return checked.isChecked && includes(m_verdicts, checked.verdict);
}

bool PositionsModel::isShown(int number) const
{
    return hasVerdict(number) &&
           (!m_matches || std::binary_search(m_matches->begin(), m_matches->end(), number));
}

void PositionsModel::showAnew()
{
    beginResetModel();
    m_shown.reset();
    if (m_matches) {
        m_shown.emplace();
        std::copy_if(m_matches->begin(), m_matches->end(), std::back_inserter(*m_shown),
                     [this](int number) { return hasVerdict(number); });
    } else if (m_verdicts != ListedVerdicts::All) {
        m_shown.emplace();
        for (int number = 0; number < m_count; ++number) {
            if (hasVerdict(number))
                m_shown->push_back(number);
        }
    }
    endResetModel();
}

void PositionsModel::setMatching(bool isMatching)
{
    if (!isMatching && !m_matches)
        return;
    m_matches = isMatching ? std::optional(std::vector<int>()) : std::nullopt;
    showAnew();
}

void PositionsModel::addMatches(const std::vector<int> &numbers)
{
    if (!m_matches)
        return;
    m_matches->insert(m_matches->end(), numbers.begin(), numbers.end());
    std::vector<int> added;
    std::copy_if(numbers.begin(), numbers.end(), std::back_inserter(added),
                 [this](int number) { return hasVerdict(number); });
    show(added);
}

void PositionsModel::setVerdicts(ListedVerdicts verdicts)
{
    if (verdicts == m_verdicts)
        return;
    m_verdicts = verdicts;
    showAnew();
}

void PositionsModel::show(const std::vector<int> &added)
{
    // Whatever lies between the same two rows goes in at once: nearly always that is all of it.
    for (auto first = added.begin(); first != added.end();) {
        const auto place = std::lower_bound(m_shown->begin(), m_shown->end(), *first);
        const auto last =
            place == m_shown->end() ? added.end() : std::lower_bound(first, added.end(), *place);
        const int row = static_cast<int>(place - m_shown->begin());
        beginInsertRows({}, row, row + static_cast<int>(last - first) - 1);
        m_shown->insert(place, first, last);
        endInsertRows();
        first = last;
    }
}

void PositionsModel::forgetChecks()
{
    m_checked.assign(static_cast<std::size_t>(m_count), {});
    m_wrongCounts = std::make_shared<WrongCounts>();
    m_score = {};
    showAnew();
}

void PositionsModel::take(const std::vector<CheckedPosition> &positions)
{
    std::vector<int> added;
    for (const CheckedPosition &position : positions) {
        const auto at = static_cast<std::size_t>(position.number);
        if (at >= m_checked.size())
            m_checked.resize(at + 1);
        constexpr int most = std::numeric_limits<quint8>::max();
        m_checked[at] = {true, position.verdict,
                         static_cast<quint8>(std::min(position.rightCounts, most)),
                         static_cast<quint8>(std::min(position.leftOutCounts, most))};
        if (!position.wrongCounts.empty())
            (*m_wrongCounts)[position.number] = position.wrongCounts;
        ++m_score.positions[static_cast<std::size_t>(position.verdict)];
        m_score.rightCounts += position.rightCounts;
        m_score.leftOutCounts += position.leftOutCounts;
        m_score.wrongCounts += static_cast<qint64>(position.wrongCounts.size());
        if (m_shown && isShown(position.number) && !rowOf(position.number))
            added.push_back(position.number);
    }
    show(added);
    if (rowCount() > 0)
        emit dataChanged(index(0, CheckColumn), index(rowCount() - 1, CheckColumn));
}

ReportedPositions PositionsModel::troubled() const
{
    ReportedPositions reported{{}, m_wrongCounts};
    for (std::size_t at = 0; at < m_checked.size(); ++at) {
        if (m_checked[at].isChecked && m_checked[at].verdict != chess::CheckVerdict::Fine)
            reported.numbers.push_back(static_cast<int>(at));
    }
    return reported;
}

} // namespace ui
