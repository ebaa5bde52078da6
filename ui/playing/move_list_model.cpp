#include "ui/playing/move_list_model.h"

#include "ui/document/document.h"
#include "ui/widgets/color_contrast.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// Of the ground in the text of steps that are taken back or are no moves; it stays readable.
constexpr qreal faintness = 0.3;
/// Of the highlight in the ground of the current step.
constexpr qreal currentTint = 0.25;

} // namespace

MoveListModel::MoveListModel(const Document *document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_steps(document->undoStack()->count())
    , m_current(document->undoStack()->index())
{
    connect(document, &Document::historyChanged, this, &MoveListModel::follow);
}

int MoveListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_steps + 1;
}

int MoveListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 2;
}

/// New steps take the place of all that were taken back; undo and redo only move on.
void MoveListModel::follow()
{
    const QUndoStack *stack = m_document->undoStack();
    const int before = std::exchange(m_current, stack->index());
    if (stack->count() < m_steps) {
        beginRemoveRows({}, stack->count() + 1, m_steps);
        m_steps = stack->count();
        endRemoveRows();
    } else if (stack->count() > m_steps) {
        beginInsertRows({}, m_steps + 1, stack->count());
        m_steps = stack->count();
        endInsertRows();
    }
    const int first = std::min({before, m_current, m_steps});
    const int last = std::min(std::max(before, m_current), m_steps);
    emit dataChanged(index(first, Move), index(last, Uci));
}

QString MoveListModel::textAt(int row) const
{
    return row == 0 ? tr("Beginning") : m_document->undoStack()->text(row - 1);
}

QVariant MoveListModel::data(const QModelIndex &index, int role) const
{
    const int row = index.row();
    if (!index.isValid() || row > m_document->undoStack()->count())
        return {};
    const std::optional<PlayedMove> move =
        row == 0 ? std::nullopt : m_document->playedMove(row - 1);
    const QString text = index.column() == Move ? textAt(row) : move ? move->uci() : QString();
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::ToolTipRole:
        return move ? QStringLiteral("%1 · %2").arg(move->text(), move->uci()) : textAt(row);
    case Qt::AccessibleTextRole:
        if (text.isEmpty())
            return text;
        return row == m_current  ? tr("%1, on the board").arg(text)
               : row > m_current ? tr("%1, taken back").arg(text)
                                 : text;
    case Qt::FontRole: {
        QFont font;
        font.setBold(row == m_current);
        font.setItalic(!move);
        return font;
    }
    case Qt::ForegroundRole:
        if (row > m_current || (!move && row != m_current)) {
            const QPalette palette = QGuiApplication::palette();
            return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), faintness);
        }
        return {};
    case Qt::BackgroundRole:
        if (row == m_current) {
            const QPalette palette = QGuiApplication::palette();
            return mixed(palette.color(QPalette::Base), palette.color(QPalette::Highlight),
                         currentTint);
        }
        return {};
    default:
        return {};
    }
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Move ? tr("Step") : tr("UCI");
}

} // namespace ui
