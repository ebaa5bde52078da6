#include "ui/calculator/expression_tree_model.h"

#include "ui/document/wording.h"

namespace ui {

namespace {

/// More of a text is not to be seen in a row anyhow.
constexpr std::size_t longestText = 120;

} // namespace

ExpressionTreeModel::ExpressionTreeModel(const Document *document, QObject *parent)
    : QAbstractItemModel(parent), m_document(document)
{
    connect(document, &Document::wordFormatChanged, this, &ExpressionTreeModel::announceValues);
}

void ExpressionTreeModel::setEvaluation(const std::optional<chess::Evaluation> &evaluation)
{
    const bool isSameText = m_evaluation && evaluation && m_evaluation->text == evaluation->text &&
                            m_evaluation->steps.size() == evaluation->steps.size();
    if (isSameText) {
        m_evaluation = evaluation;
        announceValues();
        return;
    }
    beginResetModel();
    m_evaluation = evaluation;
    m_places.assign(m_evaluation ? m_evaluation->steps.size() : 0, {});
    for (std::size_t step = 0; step < m_places.size(); ++step) {
        int row = 0;
        for (const std::size_t operand : m_evaluation->steps[step].operands)
            m_places[operand] = {step, row++};
    }
    for (std::size_t row = 0; m_evaluation && row < m_evaluation->statements.size(); ++row)
        m_places[m_evaluation->statements[row]] = {std::nullopt, static_cast<int>(row)};
    endResetModel();
}

void ExpressionTreeModel::announceValues()
{
    if (!m_evaluation)
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, BitboardsModel::ColumnCount - 1));
    for (std::size_t step = 0; step < m_places.size(); ++step) {
        const int children = static_cast<int>(m_evaluation->steps[step].operands.size());
        const QModelIndex parent = createIndex(m_places[step].row, 0, step);
        if (children > 0)
            emit dataChanged(index(0, 0, parent),
                             index(children - 1, BitboardsModel::ColumnCount - 1, parent));
    }
}

const chess::ExpressionStep &ExpressionTreeModel::stepAt(const QModelIndex &index) const
{
    return m_evaluation->steps[index.internalId()];
}

const std::vector<std::size_t> &ExpressionTreeModel::childrenOf(const QModelIndex &parent) const
{
    return parent.isValid() ? stepAt(parent).operands : m_evaluation->statements;
}

QModelIndex ExpressionTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, childrenOf(parent)[static_cast<std::size_t>(row)]);
}

QModelIndex ExpressionTreeModel::parent(const QModelIndex &child) const
{
    if (!child.isValid())
        return {};
    const std::optional<std::size_t> parent = m_places[child.internalId()].parent;
    return parent ? createIndex(m_places[*parent].row, 0, *parent) : QModelIndex();
}

int ExpressionTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!m_evaluation || parent.column() > 0)
        return 0;
    return static_cast<int>(childrenOf(parent).size());
}

int ExpressionTreeModel::columnCount(const QModelIndex &) const
{
    return BitboardsModel::ColumnCount;
}

QString ExpressionTreeModel::textAt(const chess::ExpressionStep &step) const
{
    const std::string_view text = m_evaluation->textOf(step);
    return textOf(text.substr(0, longestText)).simplified();
}

chess::Bitboard ExpressionTreeModel::squaresOf(const chess::ExpressionStep &step) const
{
    return step.value.squares(m_evaluation->mapping);
}

QString ExpressionTreeModel::remarksOn(const chess::ExpressionStep &step) const
{
    QStringList remarks;
    if (step.operation != nullptr)
        remarks += textOf(chess::Message{step.operation->meaning, {}});
    if (step.named != nullptr)
        remarks += textOf(chess::Message{step.named->meaning, {}});
    if (step.value.isNumber())
        remarks += tr("The number %1.").arg(step.value.word(m_evaluation->mapping));
    for (const chess::ExpressionNote note : step.notes)
        remarks += textOf(describe(note));
    return remarks.join(u' ');
}

QVariant ExpressionTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const chess::ExpressionStep &step = stepAt(index);
    const chess::Bitboard squares = squaresOf(step);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        if (index.column() == BitboardsModel::NameColumn)
            return textAt(step);
        if (index.column() == BitboardsModel::WordColumn)
            return m_document->literal(squares);
        return role == Qt::DisplayRole ? QString::number(squares.count()) : countedSquares(squares);
    case Qt::AccessibleDescriptionRole:
        return remarksOn(step);
    case Qt::ToolTipRole: {
        const QString remarks = remarksOn(step);
        const QString value = tr("%1 = %2").arg(textAt(step), m_document->literal(squares));
        return remarks.isEmpty() ? value : QStringLiteral("%1\n%2").arg(value, remarks);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(
            (index.column() == BitboardsModel::CountColumn ? Qt::AlignRight : Qt::AlignLeft) |
            Qt::AlignVCenter);
    case BitboardsModel::SquaresRole:
        return QVariant::fromValue<quint64>(squares.word());
    default:
        return {};
    }
}

QVariant ExpressionTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case BitboardsModel::NameColumn:
        return tr("Expression");
    case BitboardsModel::WordColumn:
        return tr("Word");
    default:
        return tr("Count");
    }
}

} // namespace ui
