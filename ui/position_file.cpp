#include "ui/position_file.h"

#include "ui/document/wording.h"
#include "ui/exchange/fen_file.h"
#include "ui/exchange/text_file.h"
#include "ui/widgets/controls.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTimer>

#include <utility>

namespace ui {

PositionFile::PositionFile(Document *document, QWidget *window)
    : QObject(window), m_document(document), m_window(window)
{
    connect(document, &Document::fileChanged, this, &PositionFile::pathChanged);
}

bool PositionFile::hasUnsavedChanges() const
{
    return !path().isEmpty() && !m_document->undoStack()->isClean();
}

void PositionFile::setRecent(const QStringList &paths)
{
    m_recent = paths.first(std::min<qsizetype>(paths.size(), recentLimit));
    m_recent.removeAll(QString());
    emit recentChanged();
}

void PositionFile::startNew()
{
    whenChangesAreSafe([this] {
        m_document->openPosition(chess::Position::start(), tr("New position"), {});
        m_document->undoStack()->setClean();
    });
}

void PositionFile::chooseAndOpen()
{
    whenChangesAreSafe([this] {
        auto *dialog = new QFileDialog(m_window, tr("Open a position"), folder(),
                                       tr("Positions (*.fen *.epd *.pgn *.txt);;All files (*)"));
        dialog->setObjectName(QStringLiteral("openDialog"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, this,
                [this](const QString &path) { whenThere(path, [this, path] { load(path); }); });
        dialog->open();
    });
}

void PositionFile::open(const QString &path)
{
    whenChangesAreSafe([this, path] { whenThere(path, [this, path] { load(path); }); });
}

bool PositionFile::load(const QString &path)
{
    if (isPositionList(path, m_document->position().isChess960())) {
        m_document->setFile({});
        remember(QFileInfo(path).absoluteFilePath());
        emit listOpened(path);
        return true;
    }
    const auto file = readFenFile(path, m_document->fenOptions());
    if (!file) {
        if (!QFileInfo::exists(path))
            forget(path);
        showFailure(file.error());
        return false;
    }
    const QString name = QFileInfo(path).fileName();
    m_document->openPosition(file->reading.position, tr("Open %1").arg(name),
                             QFileInfo(path).absoluteFilePath());
    m_document->undoStack()->setClean();
    remember(this->path());

    QStringList text = {tr("Opened %1.").arg(name)};
    if (file->hasMore)
        text += tr("It holds more; the first position was taken.");
    for (const chess::FenRemark &remark : file->reading.remarks)
        text += textOf(describe(remark));
    emit said(text.join(QLatin1Char(' ')));
    return true;
}

void PositionFile::beginWith(const QString &path)
{
    whenThere(path, [this, path] {
        if (load(path))
            m_document->undoStack()->clear();
    });
}

void PositionFile::whenThere(const QString &path, std::function<void()> next)
{
    delete m_waiting;
    m_waiting = new QMessageBox(QMessageBox::NoIcon, tr("Bitboard Lab"),
                                tr("Opening %1…").arg(QDir::toNativeSeparators(path)),
                                QMessageBox::NoButton, m_window);
    m_waiting->setObjectName(QStringLiteral("openingFile"));
    m_waiting->setTextFormat(Qt::PlainText);
    m_waiting->addButton(tr("&Stop"), QMessageBox::RejectRole);
    connect(m_waiting, &QMessageBox::finished, this, [this] {
        m_reaching.drop();
        m_waiting->deleteLater();
    });
    QTimer::singleShot(Errand::patience, m_waiting, [this] { m_waiting->open(); });
    m_reaching.start([this, path, next = std::move(next)]() -> Errand::Act {
        // Only to have it opened once: what is wrong with it is said when it is read.
        if (const auto file = openForReading(path))
            (*file)->peek(1);
        return [this, next] {
            delete m_waiting;
            next();
        };
    });
}

void PositionFile::save()
{
    if (path().isEmpty())
        chooseAndSave();
    else
        saveTo(path());
}

void PositionFile::chooseAndSave()
{
    const QString proposal =
        path().isEmpty() ? QDir(folder()).filePath(tr("position.fen")) : path();
    auto *dialog = new QFileDialog(m_window, tr("Save the position"), proposal,
                                   tr("Positions (*.fen);;All files (*)"));
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(QStringLiteral("fen"));
    connect(dialog, &QFileDialog::fileSelected, this, &PositionFile::saveTo);
    dialog->open();
}

bool PositionFile::saveTo(const QString &path)
{
    const auto written = writeFenFile(path, m_document->position());
    if (!written) {
        showFailure(written.error());
        return false;
    }
    m_document->undoStack()->setClean();
    m_document->setFile(QFileInfo(path).absoluteFilePath());
    remember(this->path());
    emit said(tr("Saved %1.").arg(QFileInfo(path).fileName()));
    return true;
}

void PositionFile::whenChangesAreSafe(std::function<void()> next)
{
    if (!hasUnsavedChanges()) {
        next();
        return;
    }
    auto *question =
        new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                        tr("Save the changes to %1?").arg(QFileInfo(path()).fileName()),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question->setObjectName(QStringLiteral("unsavedChanges"));
    question->setTextFormat(Qt::PlainText); // whatever the name of the file looks like
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setDefaultButton(QMessageBox::Save);
    connect(question, &QMessageBox::finished, this, [this, next = std::move(next)](int answer) {
        if (answer == QMessageBox::Discard || (answer == QMessageBox::Save && saveTo(path())))
            next();
    });
    question->open();
}

void PositionFile::fillRecentMenu(QMenu *menu)
{
    menu->clear();
    for (const QString &path : std::as_const(m_recent)) {
        QAction *entry = menu->addAction(unmarked(QDir::toNativeSeparators(path)), this,
                                         [this, path] { open(path); });
        entry->setStatusTip(tr("Open this file"));
    }
    menu->addSeparator();
    menu->addAction(tr("&Forget these files"), this, [this] { setRecent({}); })
        ->setStatusTip(tr("Empty this list; the files stay"));
}

void PositionFile::remember(const QString &path)
{
    QStringList paths = m_recent;
    paths.removeAll(path);
    paths.prepend(path);
    setRecent(paths);
}

void PositionFile::forget(const QString &path)
{
    if (m_recent.removeAll(path) > 0)
        emit recentChanged();
}

void PositionFile::showFailure(const QString &text)
{
    auto *box =
        new QMessageBox(QMessageBox::Warning, tr("Bitboard Lab"), text, QMessageBox::Ok, m_window);
    box->setObjectName(QStringLiteral("fileFailure"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->open();
}

QString PositionFile::folder() const
{
    const QString last = path().isEmpty() && !m_recent.isEmpty() ? m_recent.first() : path();
    const QString folder = last.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                               : QFileInfo(last).absolutePath();
    // A dialog takes a folder that is not there for the name of a file.
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

} // namespace ui
