#include "ui/calculator/expression_completer.h"

#include "src/workbench/catalogue.h"
#include "src/workbench/expression/bitboard_operations.h"
#include "ui/calculator/expression_edit.h"
#include "ui/document/wording.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTreeView>

namespace ui {

ExpressionCompleter::ExpressionCompleter(const Document *document, QObject *parent)
    : QCompleter(parent), m_document(document), m_names(new QStandardItemModel(0, 2, this))
{
    for (const chess::CatalogueEntry &entry : chess::catalogue())
        add(m_names->rowCount(), textOf(entry.name), textOf(entry.name),
            textOf(chess::Message{entry.meaning, {}}));
    for (const chess::BitboardOperation &operation : chess::bitboardOperations())
        add(m_names->rowCount(), textOf(operation.name) + u'(', textOf(signatureOf(operation)),
            textOf(chess::Message{operation.meaning, {}}));
    readOwnNames();
    connect(document, &Document::mineChanged, this, &ExpressionCompleter::readOwnNames);

    auto *list = new QTreeView;
    list->setObjectName(QStringLiteral("completions"));
    list->setAccessibleName(tr("Names"));
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setHeaderHidden(true);
    list->setSelectionBehavior(QAbstractItemView::SelectRows);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setModel(m_names);
    setPopup(list);
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setCompletionRole(ExpressionEdit::nameRole);
    setCaseSensitivity(Qt::CaseInsensitive);
    setFilterMode(Qt::MatchContains);
    setMaxVisibleItems(10);
}

void ExpressionCompleter::readOwnNames()
{
    m_names->removeRows(0, m_ownCount);
    m_ownCount = 0;
    for (const NamedBitboard &own : m_document->mine())
        add(m_ownCount++, own.name, own.name, tr("A bitboard of your own."));
    for (const auto &[name, value] : m_session)
        add(m_ownCount++, textOf(name), textOf(name), tr("A name of this session."));
}

void ExpressionCompleter::setSessionNames(const chess::OwnValues &values)
{
    m_session = values;
    readOwnNames();
}

void ExpressionCompleter::add(int row, const QString &name, const QString &shown,
                              const QString &meaning)
{
    QList<QStandardItem *> items = {new QStandardItem(shown), new QStandardItem(meaning)};
    for (QStandardItem *item : items)
        item->setData(name, ExpressionEdit::nameRole);
    items.front()->setAccessibleDescription(meaning);
    m_names->insertRow(row, items);
}

} // namespace ui
