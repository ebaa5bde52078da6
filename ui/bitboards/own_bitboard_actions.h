#pragma once

#include "ui/document/document.h"

#include <QObject>
#include <QStringList>

#include <functional>

class QAction;
class QKeySequence;
class QMenu;
class QWidget;

namespace ui {

/// What can be done with the user's own bitboards in a list of bitboards: entries of its menu, and
/// keys while it has the focus.
class OwnBitboardActions : public QObject {
    Q_OBJECT
public:
    /// Adds the entries at the end of the menu. All arguments outlive this; `selectedNames` gives
    /// the names that are selected in the list.
    OwnBitboardActions(const Document *document, QWidget *list, QMenu *menu,
                       std::function<QStringList()> selectedNames);

    /// Offers what suits the selected names.
    void update();

signals:
    /// Make or replace it; `what` names the step.
    void setMineRequested(const QString &name, chess::Bitboard squares, const QString &what);
    void renameRequested(const QString &name, const QString &newName);
    void removeRequested(const QStringList &names);
    void chosenRequested(const QString &name);
    /// The operations on whole bitboards shall come into view with it.
    void operationsRequested(const QString &name);

private:
    QAction *add(const char *name, const QString &text, const QString &iconName,
                 const QKeySequence &keys, void (OwnBitboardActions::*slot)());
    void askForNew();
    void askForDuplicate();
    void askForName();
    void remove();
    void operate();
    /// Asks for a name and makes a bitboard of it.
    void make(const QString &title, const QString &suggestion, chess::Bitboard squares);
    QStringList ownNames() const;

    const Document *m_document;
    QWidget *m_list;
    QMenu *m_menu;
    std::function<QStringList()> m_selectedNames;
    QAction *m_new;
    QAction *m_duplicate;
    QAction *m_rename;
    QAction *m_remove;
    QAction *m_operate;
};

} // namespace ui
