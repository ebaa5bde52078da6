#pragma once

#include <QAbstractTableModel>

namespace ui {

class Document;

/// The undo stack of a document as rows: the beginning, then every step. A played move is numbered
/// and has its UCI notation beside it; any other step is told by its words.
class MoveListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Move, Uci };

    /// Precondition: the document outlives the model.
    explicit MoveListModel(const Document *document, QObject *parent = nullptr);

    /// The row of the step that was made last.
    int currentRow() const { return m_current; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    void follow();
    QString textAt(int row) const;

    const Document *m_document;
    /// What the views know; the stack is ahead of it for the moment in which they are told.
    int m_steps;
    int m_current;
};

} // namespace ui
