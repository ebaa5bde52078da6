#include "ui/bitboards/own_bitboard_actions.h"

#include "src/workbench/catalogue.h"
#include "ui/dialogs/name_dialog.h"
#include "ui/document/own_names.h"
#include "ui/widgets/list_action.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace ui {

OwnBitboardActions::OwnBitboardActions(const Document *document, QWidget *list, QMenu *menu,
                                       std::function<QStringList()> selectedNames)
    : QObject(list)
    , m_document(document)
    , m_list(list)
    , m_menu(menu)
    , m_selectedNames(std::move(selectedNames))
    , m_new(add("newBitboard", tr("New bitboard…"), QStringLiteral("new"),
                QKeySequence(Qt::Key_Insert), &OwnBitboardActions::askForNew))
    , m_duplicate(add("duplicateBitboard", tr("Duplicate…"), {}, QKeySequence(Qt::CTRL | Qt::Key_D),
                      &OwnBitboardActions::askForDuplicate))
    , m_rename(add("renameBitboard", tr("Rename…"), {}, QKeySequence(Qt::Key_F2),
                   &OwnBitboardActions::askForName))
    , m_remove(add("deleteBitboard", tr("Delete"), QStringLiteral("trash"),
                   QKeySequence(Qt::Key_Delete), &OwnBitboardActions::remove))
    , m_operate(add("operateOnBitboard", tr("Operations…"), {},
                    QKeySequence(Qt::CTRL | Qt::Key_Return), &OwnBitboardActions::operate))
{
    update();
}

QAction *OwnBitboardActions::add(const char *name, const QString &text, const QString &iconName,
                                 const QKeySequence &keys, void (OwnBitboardActions::*slot)())
{
    QAction *action = addListAction(m_menu, m_list, name, text, iconName, keys);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

QStringList OwnBitboardActions::ownNames() const
{
    QStringList names = m_selectedNames();
    names.removeIf(
        [](const QString &name) { return chess::findInCatalogue(name.toStdString()) != nullptr; });
    return names;
}

void OwnBitboardActions::update()
{
    const QStringList names = m_selectedNames();
    const QStringList own = ownNames();
    m_duplicate->setEnabled(names.size() == 1);
    m_operate->setEnabled(names.size() == 1);
    m_rename->setEnabled(names.size() == 1 && own == names);
    m_remove->setEnabled(!names.isEmpty() && own == names);
}

void OwnBitboardActions::make(const QString &title, const QString &suggestion,
                              chess::Bitboard squares)
{
    auto *dialog = new NameDialog(m_document, title, freeOwnName(*m_document, suggestion), m_list);
    connect(dialog, &NameDialog::nameChosen, this, [this, squares](const QString &name) {
        emit setMineRequested(name, squares, tr("Add %1").arg(name));
        emit chosenRequested(name);
    });
    dialog->open();
}

void OwnBitboardActions::askForNew()
{
    make(tr("New bitboard"), tr("mine"), {});
}

void OwnBitboardActions::askForDuplicate()
{
    const QStringList names = m_selectedNames();
    if (names.size() != 1)
        return;
    if (const auto squares = m_document->bitboard(names.front()))
        make(tr("Duplicate %1").arg(names.front()), names.front(), *squares);
}

void OwnBitboardActions::askForName()
{
    const QStringList own = ownNames();
    if (own.size() != 1)
        return;
    auto *dialog =
        new NameDialog(m_document, tr("Rename %1").arg(own.front()), own.front(), m_list);
    connect(dialog, &NameDialog::nameChosen, this,
            [this, name = own.front()](const QString &to) { emit renameRequested(name, to); });
    dialog->open();
}

void OwnBitboardActions::operate()
{
    const QStringList names = m_selectedNames();
    if (names.size() == 1)
        emit operationsRequested(names.front());
}

void OwnBitboardActions::remove()
{
    const QStringList own = ownNames();
    if (!own.isEmpty())
        emit removeRequested(own);
}

} // namespace ui
