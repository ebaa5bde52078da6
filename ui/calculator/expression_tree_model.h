#pragma once

#include "src/workbench/expression/expression.h"
#include "ui/bitboards/bitboards_model.h"
#include "ui/document/document.h"

#include <QAbstractItemModel>

#include <optional>
#include <vector>

namespace ui {

/// The sub-expressions of a value as a tree: a row for each statement, below it what it is made of.
///
/// Columns and roles are those of a BitboardsModel, so that the same delegate paints them: the text
/// with its squares, the word in the document's format, the count.
class ExpressionTreeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    /// Precondition: the document outlives the model.
    explicit ExpressionTreeModel(const Document *document, QObject *parent = nullptr);

    /// Rows stay when only their values differ; nothing empties the tree.
    void setEvaluation(const std::optional<chess::Evaluation> &evaluation);
    /// Precondition: the index is valid.
    const chess::ExpressionStep &stepAt(const QModelIndex &index) const;
    int stepCount() const { return static_cast<int>(m_places.size()); }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Place {
        /// The step that it is an operand of; a statement has none.
        std::optional<std::size_t> parent;
        int row = 0;
    };

    const std::vector<std::size_t> &childrenOf(const QModelIndex &parent) const;
    QString textAt(const chess::ExpressionStep &step) const;
    /// How the step was read, and what should be known of it.
    QString remarksOn(const chess::ExpressionStep &step) const;
    chess::Bitboard squaresOf(const chess::ExpressionStep &step) const;
    void announceValues();

    const Document *m_document;
    std::optional<chess::Evaluation> m_evaluation;
    std::vector<Place> m_places;
};

} // namespace ui
