#include "ui/derivation/derivation_model.h"

#include "src/notation/export/formula.h"
#include "ui/derivation/derivation_pictures.h"
#include "ui/document/wording.h"

#include <QFontDatabase>

#include <algorithm>

namespace ui {

DerivationModel::DerivationModel(const Document *document, QObject *parent)
    : QAbstractTableModel(parent), m_document(document)
{
    connect(document, &Document::wordFormatChanged, this, &DerivationModel::readTexts);
}

void DerivationModel::setSteps(std::vector<chess::DerivationStep> steps, const QString &nameOfUnion)
{
    if (nameOfUnion != m_nameOfUnion) {
        m_nameOfUnion = nameOfUnion;
        emit headerDataChanged(Qt::Horizontal, UnionColumn, UnionColumn);
    }
    const int before = rowCount();
    const int after = static_cast<int>(steps.size());
    // Rows come and go at the end, so that what is said of the others stays as small as it is.
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_steps = std::move(steps);
        m_texts.resize(m_steps.size());
        endRemoveRows();
    } else if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_steps = std::move(steps);
        for (auto i = m_texts.size(); i < m_steps.size(); ++i)
            m_texts.push_back(textsOf(m_steps[i]));
        endInsertRows();
    } else {
        m_steps = std::move(steps);
    }
    readTexts();
}

void DerivationModel::setLanguage(chess::WordFormat language)
{
    m_language = language;
    readTexts();
}

int DerivationModel::rowOf(const std::string &name) const
{
    const auto step =
        std::find_if(m_steps.begin(), m_steps.end(),
                     [&](const chess::DerivationStep &each) { return each.name == name; });
    return step == m_steps.end() ? -1 : static_cast<int>(step - m_steps.begin());
}

int DerivationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_texts.size());
}

int DerivationModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DerivationModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const chess::DerivationStep &step = stepAt(index.row());
    const QString &text =
        m_texts[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::FontRole:
        return index.column() == RemarkColumn ? QVariant()
                                              : QFontDatabase::systemFont(QFontDatabase::FixedFont);
    case Qt::ToolTipRole:
        // Long formulas are cut off in their column.
        return index.column() == FormulaColumn ? text : textOf(describe(step));
    case Qt::AccessibleTextRole:
        if (index.column() == ResultColumn && !step.isNumber())
            return tr("%1, %2").arg(text, countedSquares(step.result));
        if (index.column() == UnionColumn)
            return tr("%1, %2").arg(text, countedSquares(step.unionSoFar));
        return text;
    case Qt::AccessibleDescriptionRole:
        return index.column() == NameColumn ? textOf(describe(step)) : QString();
    default:
        return {};
    }
}

QVariant DerivationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Step");
    case FormulaColumn:
        return tr("Formula");
    case ResultColumn:
        return tr("Result");
    case UnionColumn:
        return m_nameOfUnion.left(1).toUpper() + m_nameOfUnion.mid(1);
    case RemarkColumn:
        return tr("Remark");
    default:
        return {};
    }
}

DerivationModel::Texts DerivationModel::textsOf(const chess::DerivationStep &step) const
{
    return {textOf(step.name), textOf(toFormula(step, m_language)), remarkOn(step),
            m_document->literal(step.result), m_document->literal(step.unionSoFar)};
}

void DerivationModel::readTexts()
{
    for (std::size_t row = 0; row < m_steps.size(); ++row) {
        Texts texts = textsOf(m_steps[row]);
        if (texts == m_texts[row])
            continue;
        m_texts[row] = std::move(texts);
        const int number = static_cast<int>(row);
        emit dataChanged(index(number, 0), index(number, ColumnCount - 1));
    }
}

} // namespace ui
