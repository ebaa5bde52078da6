#pragma once

#include "src/workbench/catalogue.h"
#include "ui/document/document.h"

#include <QAbstractItemModel>

#include <optional>
#include <vector>

namespace ui {

/// The named bitboards of a document in groups: those of the catalogue, then the user's own.
///
/// A tree of two levels; its columns are name, word and count. Beside the title of a heading, in
/// the word column, stands a remark, such as that nothing is selected. After each change of the
/// document every bitboard is evaluated once and exactly the rows whose value differs are
/// announced.
class BitboardsModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { NameColumn, WordColumn, CountColumn, ColumnCount };
    enum Role {
        /// The squares as a LERF word, quint64; only bitboards have it.
        SquaresRole = Qt::UserRole + 1,
        /// The sentence that says what the bitboard is.
        MeaningRole,
        /// The slot of its layer colour, int; nothing when it is no layer on the board.
        LayerRole,
        /// Whether it is the one in the inspector, bool.
        ChosenRole,
    };

    explicit BitboardsModel(const Document *document, QObject *parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Of the bitboards in these rows, for another program.
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    /// Passes a new check state on as a wish.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    static bool isGroup(const QModelIndex &index) { return !index.parent().isValid(); }
    /// The name of the bitboard in a row; of a heading, its English title, which never changes.
    QString nameAt(const QModelIndex &index) const;
    /// The names of the bitboards in some rows, from the top, each once; headings have none.
    QStringList namesIn(const QModelIndexList &indexes) const;
    /// The squares of the bitboard in a row. Precondition: it is no heading.
    chess::Bitboard squaresAt(const QModelIndex &index) const;
    /// The row of a name, or an invalid index.
    QModelIndex indexOf(const QString &name) const;

signals:
    void layerShownRequested(const QString &name, bool isShown);

private:
    struct Row {
        QString name;
        QString meaning;
        /// The entry it comes from; the user's own have none.
        const chess::CatalogueEntry *entry = nullptr;
        chess::Bitboard squares;
        QString word;
        std::optional<int> layer;
        bool isChosen = false;
    };
    struct Group {
        QString key;
        QString title;
        QString remark;
        std::vector<Row> rows;
    };

    const Row *rowAt(const QModelIndex &index) const;
    void readPosition();
    void readMine();
    void readWords();
    void readLayers();
    void readChosen();
    void readSelection();
    /// Lets `update` change each row and announces those for which it returns true.
    template <typename Update>
    void updateRows(Column from, Column to, const QList<int> &roles, Update update);

    const Document *m_document;
    std::vector<Group> m_groups;
};

} // namespace ui
