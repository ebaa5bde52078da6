#include "ui/bitboards/bitboards_model.h"

#include "ui/document/wording.h"
#include "ui/pictures/drag_data.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

// Headings carry this as their internal id; bitboards carry the number of their group.
constexpr quintptr groupId = ~quintptr{0};

} // namespace

BitboardsModel::BitboardsModel(const Document *document, QObject *parent)
    : QAbstractItemModel(parent), m_document(document)
{
    for (const chess::CatalogueGroup group : chess::allCatalogueGroups) {
        const std::string_view title = titleOf(group);
        m_groups.push_back({textOf(title), textOf(chess::Message{title, {}}), {}, {}});
        for (const chess::CatalogueEntry &entry : chess::catalogue()) {
            if (entry.group == group) {
                Row row;
                row.name = textOf(entry.name);
                row.meaning = textOf(chess::Message{entry.meaning, {}});
                row.entry = &entry;
                m_groups.back().rows.push_back(std::move(row));
            }
        }
    }
    m_groups.push_back({QStringLiteral("Mine"), tr("Mine"), {}, {}});
    readMine();
    readPosition();
    readWords();
    readLayers();
    readChosen();
    readSelection();

    connect(document, &Document::positionChanged, this, [this] {
        readPosition();
        readSelection();
    });
    connect(document, &Document::selectionChanged, this, [this] {
        readPosition();
        readSelection();
    });
    connect(document, &Document::mineChanged, this, [this] {
        readMine();
        // Rows that have come anew may be shown or chosen already.
        readLayers();
        readChosen();
    });
    connect(document, &Document::mappingChanged, this, &BitboardsModel::readWords);
    connect(document, &Document::wordFormatChanged, this, &BitboardsModel::readWords);
    connect(document, &Document::layersChanged, this, &BitboardsModel::readLayers);
    connect(document, &Document::chosenBitboardChanged, this, &BitboardsModel::readChosen);
}

QModelIndex BitboardsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) : groupId);
}

QModelIndex BitboardsModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == groupId)
        return {};
    return createIndex(static_cast<int>(child.internalId()), 0, groupId);
}

int BitboardsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != groupId || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].rows.size());
}

int BitboardsModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

const BitboardsModel::Row *BitboardsModel::rowAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == groupId)
        return nullptr;
    return &m_groups[index.internalId()].rows[static_cast<std::size_t>(index.row())];
}

QVariant BitboardsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row *row = rowAt(index);
    if (!row) {
        const Group &group = m_groups[static_cast<std::size_t>(index.row())];
        if (role != Qt::DisplayRole || index.column() == CountColumn)
            return {};
        return index.column() == NameColumn ? group.title : group.remark;
    }

    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == NameColumn)
            return row->name;
        return index.column() == WordColumn ? row->word : QString::number(row->squares.count());
    case Qt::ToolTipRole:
        return tr("%1\n%2 = %3").arg(row->meaning, row->name, row->word);
    case Qt::CheckStateRole:
        if (index.column() == NameColumn)
            return row->layer ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(
            (index.column() == CountColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        if (index.column() == CountColumn)
            return row->squares.count() == 1 ? tr("1 square")
                                             : tr("%n squares", nullptr, row->squares.count());
        return index.column() == NameColumn ? row->name : row->word;
    case Qt::AccessibleDescriptionRole:
    case MeaningRole:
        return row->meaning;
    case SquaresRole:
        return QVariant::fromValue<quint64>(row->squares.word());
    case LayerRole:
        return row->layer ? QVariant(*row->layer) : QVariant();
    case ChosenRole:
        return row->isChosen;
    default:
        return {};
    }
}

QVariant BitboardsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name");
    case WordColumn:
        return tr("Word");
    case CountColumn:
        return tr("Count");
    default:
        return {};
    }
}

Qt::ItemFlags BitboardsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (!rowAt(index))
        return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    Qt::ItemFlags flags =
        Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    if (index.column() == NameColumn)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QStringList BitboardsModel::namesIn(const QModelIndexList &indexes) const
{
    QModelIndexList rows;
    for (const QModelIndex &index : indexes) {
        const QModelIndex row = index.siblingAtColumn(NameColumn);
        if (row.isValid() && !isGroup(row) && !rows.contains(row))
            rows.append(row);
    }
    std::sort(rows.begin(), rows.end(), [](const QModelIndex &one, const QModelIndex &other) {
        return std::pair(one.parent().row(), one.row()) <
               std::pair(other.parent().row(), other.row());
    });
    QStringList names;
    for (const QModelIndex &row : std::as_const(rows))
        names.append(nameAt(row));
    return names;
}

QMimeData *BitboardsModel::mimeData(const QModelIndexList &indexes) const
{
    const QStringList names = namesIn(indexes);
    return names.isEmpty() ? nullptr : dragDataOfBitboards(*m_document, names);
}

bool BitboardsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Row *row = rowAt(index);
    if (!row || role != Qt::CheckStateRole || index.column() != NameColumn)
        return false;
    // A copy, because the wish may change the rows before it returns.
    const QString name = row->name;
    emit layerShownRequested(name, value.toInt() == Qt::Checked);
    return true;
}

QString BitboardsModel::nameAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const Row *row = rowAt(index);
    return row ? row->name : m_groups[static_cast<std::size_t>(index.row())].key;
}

chess::Bitboard BitboardsModel::squaresAt(const QModelIndex &index) const
{
    const Row *row = rowAt(index);
    Q_ASSERT(row);
    return row->squares;
}

QModelIndex BitboardsModel::indexOf(const QString &name) const
{
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const auto &rows = m_groups[group].rows;
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [&](const Row &each) { return each.name == name; });
        if (row != rows.end())
            return createIndex(static_cast<int>(row - rows.begin()), NameColumn,
                               static_cast<quintptr>(group));
    }
    return {};
}

template <typename Update>
void BitboardsModel::updateRows(Column from, Column to, const QList<int> &roles, Update update)
{
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        auto &rows = m_groups[group].rows;
        const auto announce = [&](std::size_t first, std::size_t end) {
            if (first == end)
                return;
            const auto id = static_cast<quintptr>(group);
            emit dataChanged(createIndex(static_cast<int>(first), from, id),
                             createIndex(static_cast<int>(end) - 1, to, id), roles);
        };
        std::size_t first = 0;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (!update(rows[row])) {
                announce(first, row);
                first = row + 1;
            }
        }
        announce(first, rows.size());
    }
}

void BitboardsModel::readPosition()
{
    updateRows(NameColumn, CountColumn, {}, [this](Row &row) {
        if (!row.entry)
            return false;
        const chess::Bitboard squares =
            row.entry->evaluate(m_document->position(), m_document->selectedSquare());
        if (squares == row.squares)
            return false;
        row.squares = squares;
        row.word = m_document->literal(squares);
        return true;
    });
}

void BitboardsModel::readMine()
{
    const auto &mine = m_document->mine();
    auto &rows = m_groups.back().rows;
    const auto isSameName = [](const Row &row, const NamedBitboard &own) {
        return row.name == own.name;
    };
    // Where none has come or gone, those that differ have another name, and their rows stay.
    if (rows.size() == mine.size()) {
        updateRows(NameColumn, NameColumn, {}, [&](Row &row) {
            if (row.entry)
                return false;
            const QString &name = mine[static_cast<std::size_t>(&row - rows.data())].name;
            return std::exchange(row.name, name) != name;
        });
    }
    // What names have in common at the beginning and at the end stays; the middle is exchanged.
    const auto [oldBegin, newBegin] =
        std::mismatch(rows.begin(), rows.end(), mine.begin(), mine.end(), isSameName);
    const auto oldFirst = oldBegin - rows.begin();
    const auto newFirst = newBegin - mine.begin();
    auto oldEnd = static_cast<std::ptrdiff_t>(rows.size());
    auto newEnd = static_cast<std::ptrdiff_t>(mine.size());
    while (oldEnd > oldFirst && newEnd > newFirst &&
           isSameName(rows[static_cast<std::size_t>(oldEnd) - 1],
                      mine[static_cast<std::size_t>(newEnd) - 1])) {
        --oldEnd;
        --newEnd;
    }
    const QModelIndex parent = createIndex(static_cast<int>(m_groups.size()) - 1, 0, groupId);
    if (oldEnd > oldFirst) {
        beginRemoveRows(parent, static_cast<int>(oldFirst), static_cast<int>(oldEnd) - 1);
        rows.erase(rows.begin() + oldFirst, rows.begin() + oldEnd);
        endRemoveRows();
    }
    if (newEnd > newFirst) {
        beginInsertRows(parent, static_cast<int>(newFirst), static_cast<int>(newEnd) - 1);
        std::vector<Row> fresh;
        for (auto i = newFirst; i < newEnd; ++i) {
            const NamedBitboard &own = mine[static_cast<std::size_t>(i)];
            Row row;
            row.name = own.name;
            row.meaning = tr("A bitboard of your own.");
            row.squares = own.squares;
            row.word = m_document->literal(own.squares);
            fresh.push_back(std::move(row));
        }
        rows.insert(rows.begin() + newFirst, fresh.begin(), fresh.end());
        endInsertRows();
    }
    updateRows(NameColumn, CountColumn, {}, [&](Row &row) {
        if (row.entry)
            return false;
        const chess::Bitboard squares = mine[static_cast<std::size_t>(&row - rows.data())].squares;
        if (squares == row.squares)
            return false;
        row.squares = squares;
        row.word = m_document->literal(squares);
        return true;
    });
}

void BitboardsModel::readWords()
{
    updateRows(WordColumn, WordColumn, {}, [this](Row &row) {
        QString word = m_document->literal(row.squares);
        if (word == row.word)
            return false;
        row.word = std::move(word);
        return true;
    });
}

void BitboardsModel::readLayers()
{
    updateRows(NameColumn, NameColumn, {Qt::CheckStateRole, LayerRole}, [this](Row &row) {
        const auto layer = m_document->layerSlot(row.name);
        if (layer == row.layer)
            return false;
        row.layer = layer;
        return true;
    });
}

void BitboardsModel::readChosen()
{
    const QString chosen = m_document->chosenBitboard();
    updateRows(NameColumn, NameColumn, {ChosenRole}, [&](Row &row) {
        const bool isChosen = row.name == chosen;
        if (isChosen == row.isChosen)
            return false;
        row.isChosen = isChosen;
        return true;
    });
}

void BitboardsModel::readSelection()
{
    const auto square = m_document->selectedSquare();
    const auto piece = square ? m_document->position().pieceAt(*square) : std::nullopt;
    const QString remark = piece ? tr("%1 on %2").arg(textOf(*piece), textOf(*square))
                                 : tr("click a piece on the board");
    const auto group = static_cast<std::size_t>(chess::CatalogueGroup::SelectedPiece);
    if (remark == m_groups[group].remark)
        return;
    m_groups[group].remark = remark;
    const QModelIndex heading = createIndex(static_cast<int>(group), WordColumn, groupId);
    emit dataChanged(heading, heading);
}

} // namespace ui
