#pragma once

#include "ui/document/document.h"
#include "ui/widgets/errand.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <functional>

class QMenu;
class QMessageBox;
class QWidget;

namespace ui {

/// The file a position belongs to: opening, saving, the recent ones, and the question before
/// changes are lost.
///
/// Opening is a step of the undo stack like any other change, so that nothing on the board is ever
/// lost by it; undoing it brings back the file from before as well. Only changes to a position that
/// has a file are asked about.
class PositionFile : public QObject {
    Q_OBJECT
public:
    static constexpr int recentLimit = 8;

    /// `window` is the parent of the dialogs.
    PositionFile(Document *document, QWidget *window);

    /// Empty when the position has no file.
    QString path() const { return m_document->file(); }
    bool hasUnsavedChanges() const;

    /// The files opened and saved last, the latest first.
    QStringList recent() const { return m_recent; }
    void setRecent(const QStringList &paths);

    /// Asks for unsaved changes and then begins anew from the start position, without a file.
    void startNew();
    /// Asks for unsaved changes and then for the file.
    void chooseAndOpen();
    /// Asks for unsaved changes and then opens the file, as soon as its drive answers.
    void open(const QString &path);
    /// Opens the file at once. Whether it went well; if not the reason is shown. A list of
    /// positions is no file of one, which Save would write over it: it is handed on, and the
    /// position has no file then.
    bool load(const QString &path);
    /// Opens the file that the program starts with, where history begins.
    void beginWith(const QString &path);
    void save();
    void chooseAndSave();
    bool saveTo(const QString &path);

    /// Does `next` at once, or after the user has saved or given up the changes, or never.
    void whenChangesAreSafe(std::function<void()> next);

    /// Makes the entries of the menu of recent files.
    void fillRecentMenu(QMenu *menu);

signals:
    void pathChanged();
    void recentChanged();
    /// A file of several positions was opened.
    void listOpened(const QString &path);
    /// Something the status bar should say.
    void said(const QString &text);

private:
    /// Does `next` when the file's drive answers, unless the user does not wait for it.
    void whenThere(const QString &path, std::function<void()> next);
    void remember(const QString &path);
    void forget(const QString &path);
    void showFailure(const QString &text);
    QString folder() const;

    Document *m_document;
    QWidget *m_window;
    QStringList m_recent;
    Errand m_reaching;
    /// Says what is waited for.
    QPointer<QMessageBox> m_waiting;
};

} // namespace ui
