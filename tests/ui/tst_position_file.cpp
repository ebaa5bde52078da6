#include "tests/ui/unanswered_file.h"
#include "tests/ui/window_stage.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>

using chess::operator""_sq;
using tests::read;
using tests::startFen;
using tests::write;

class TestPositionFile : public QObject, private tests::WindowStage {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void openedFileNamesTheWindowAndCanBeUndone();
    void ampersandInTheNameOfAFileIsNoMnemonicOfItsStep();
    void undoingAnOpeningBringsBackTheFileFromBefore();
    void savingUnderAnotherNameHoldsForAllStepsSinceTheOpening();
    void historyBeginsWithTheFileThatTheProgramStartsWith();
    void unreadableFileIsNamedAndChangesNothing();
    void fileOfSeveralPositionsIsAListWhichSaveLeavesAlone();
    void severalLinesOfRubbishAreNoList();
    void listInAnotherEncodingIsOpenedAsAList();
    void changesToAFileAreAskedAboutBeforeClosing();
    void changesWithoutAFileAreNotAskedAbout();
    void failedSavingIsNamedAndKeepsTheChanges();
    void missingRecentFileIsSaidAndDropped();
    void newFileIsProposedUnderANameInAFolderThatIsThere();
    void droppedFileIsOpenedAndDroppedTextTaken();
    void aDriveThatDoesNotAnswerKeepsNobodyWaiting();
};

void TestPositionFile::openedFileNamesTheWindowAndCanBeUndone()
{
    write(path("kings.fen"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    m_window->document()->movePiece("e2"_sq, "e4"_sq);
    QVERIFY(m_window->file()->load(path("kings.fen")));
    QCOMPARE(m_window->windowTitle(), QStringLiteral("kings.fen[*]"));
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(m_window->file()->recent(), QStringList(path("kings.fen")));
    m_window->document()->movePiece("e1"_sq, "e2"_sq);
    QVERIFY(m_window->isWindowModified());
    action("save")->trigger();
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(read(path("kings.fen")), QByteArray("4k3/8/8/8/8/8/4K3/8 w - - 0 1\n"));
    action("undo")->trigger();
    QCOMPARE(action("undo")->text(), QStringLiteral("&Undo Open kings.fen"));
}

void TestPositionFile::ampersandInTheNameOfAFileIsNoMnemonicOfItsStep()
{
    write(path("k&q.fen"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    QVERIFY(m_window->file()->load(path("k&q.fen")));
    QCOMPARE(action("undo")->text(), QStringLiteral("&Undo Open k&&q.fen"));
    action("undo")->trigger();
    QCOMPARE(action("redo")->text(), QStringLiteral("&Redo Open k&&q.fen"));
}

void TestPositionFile::undoingAnOpeningBringsBackTheFileFromBefore()
{
    const QByteArray kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";
    const QByteArray rook = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\n";
    write(path("kings.fen"), kings);
    write(path("rook.fen"), rook);
    QVERIFY(m_window->file()->load(path("kings.fen")));
    QVERIFY(m_window->file()->load(path("rook.fen")));
    action("undo")->trigger();
    QCOMPARE(m_window->windowTitle(), QStringLiteral("kings.fen[*]"));
    action("save")->trigger();
    QCOMPARE(read(path("rook.fen")), rook);
    QCOMPARE(read(path("kings.fen")), kings);
    action("redo")->trigger();
    QCOMPARE(m_window->windowTitle(), QStringLiteral("rook.fen[*]"));
    action("undo")->trigger();
    action("undo")->trigger();
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Untitled[*]"));
    // Another step in place of the openings: they cannot come back.
    m_window->document()->movePiece("e2"_sq, "e4"_sq);
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Untitled[*]"));
}

void TestPositionFile::savingUnderAnotherNameHoldsForAllStepsSinceTheOpening()
{
    write(path("kings.fen"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    QVERIFY(m_window->file()->load(path("kings.fen")));
    m_window->document()->movePiece("e1"_sq, "e2"_sq);
    QVERIFY(m_window->file()->saveTo(path("other.fen")));
    action("undo")->trigger();
    QCOMPARE(m_window->file()->path(), path("other.fen"));
    action("undo")->trigger();
    QCOMPARE(m_window->file()->path(), QString());
}

void TestPositionFile::historyBeginsWithTheFileThatTheProgramStartsWith()
{
    write(path("kings.fen"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    m_window->file()->beginWith(path("kings.fen"));
    QTRY_COMPARE(boardFen(), QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    QVERIFY(!action("undo")->isEnabled());
    QVERIFY(!m_window->isWindowModified());
    m_window->document()->movePiece("e1"_sq, "e2"_sq);
    QVERIFY(m_window->isWindowModified());
}

void TestPositionFile::unreadableFileIsNamedAndChangesNothing()
{
    write(path("rubbish.fen"), QByteArray(3000, '\xfe'));
    QVERIFY(!m_window->file()->load(path("rubbish.fen")));
    const QString text = answer("fileFailure", QMessageBox::Ok);
    QVERIFY2(text.contains(path("rubbish.fen")), qPrintable(text));
    QCOMPARE(boardFen(), startFen);
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Untitled[*]"));
}

void TestPositionFile::fileOfSeveralPositionsIsAListWhichSaveLeavesAlone()
{
    const QByteArray two = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/R3K3 w - - 0 1\n";
    write(path("kings.fen"), "4k3/8/8/8/8/8/8/4K2R w - - 0 1\n");
    QVERIFY(m_window->file()->load(path("kings.fen")));
    write(path("two.fen"), two);
    QSignalSpy listed(m_window->file(), &ui::PositionFile::listOpened);
    QVERIFY(m_window->file()->load(path("two.fen")));
    QCOMPARE(listed.size(), 1);
    QVERIFY(m_window->file()->path().isEmpty());
    QCOMPARE(read(path("two.fen")), two);
}

void TestPositionFile::severalLinesOfRubbishAreNoList()
{
    write(path("rubbish.fen"), "one\ntwo\nthree\n");
    QVERIFY(!m_window->file()->load(path("rubbish.fen")));
    QVERIFY(answer("fileFailure", QMessageBox::Ok).contains(QStringLiteral("line 1")));
}

void TestPositionFile::listInAnotherEncodingIsOpenedAsAList()
{
    const QString two =
        QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/R3K3 w - - 0 1\n");
    QByteArray bytes = "\xff\xfe";
    for (const QChar c : two)
        bytes.append(c.toLatin1()).append('\0');
    write(path("two.fen"), bytes);
    QSignalSpy listed(m_window->file(), &ui::PositionFile::listOpened);
    QVERIFY(m_window->file()->load(path("two.fen")));
    QCOMPARE(listed.size(), 1);
    QCOMPARE(read(path("two.fen")), bytes);
}

void TestPositionFile::changesToAFileAreAskedAboutBeforeClosing()
{
    write(path("kings.fen"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    m_window->file()->load(path("kings.fen"));
    m_window->document()->movePiece("e1"_sq, "e2"_sq);

    QVERIFY(!m_window->close());
    QVERIFY(answer("unsavedChanges", QMessageBox::Cancel).contains(QStringLiteral("kings.fen")));
    QVERIFY(m_window->isVisible());
    QTRY_VERIFY(m_window->findChild<QMessageBox *>() == nullptr);

    QVERIFY(!m_window->close());
    answer("unsavedChanges", QMessageBox::Save);
    QTRY_VERIFY(!m_window->isVisible());
    QCOMPARE(read(path("kings.fen")), QByteArray("4k3/8/8/8/8/8/4K3/8 w - - 0 1\n"));
}

void TestPositionFile::changesWithoutAFileAreNotAskedAbout()
{
    m_window->document()->movePiece("e2"_sq, "e4"_sq);
    QVERIFY(m_window->close());
    restart();
    QCOMPARE(boardFen(),
             QStringLiteral("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"));
}

void TestPositionFile::failedSavingIsNamedAndKeepsTheChanges()
{
    const QString nowhere = path("no such folder") + QStringLiteral("/a.fen");
    m_window->document()->movePiece("e2"_sq, "e4"_sq);
    QVERIFY(!m_window->file()->saveTo(nowhere));
    QVERIFY(answer("fileFailure", QMessageBox::Ok).contains(nowhere));
    QVERIFY(m_window->isWindowModified());
    QVERIFY(m_window->file()->path().isEmpty());
}

void TestPositionFile::missingRecentFileIsSaidAndDropped()
{
    write(path("kings.fen"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    m_window->file()->load(path("kings.fen"));
    QVERIFY(QFile::remove(path("kings.fen")));
    QMenu menu;
    m_window->file()->fillRecentMenu(&menu);
    QCOMPARE(menu.actions().first()->text(), path("kings.fen"));
    menu.actions().first()->trigger();
    QVERIFY(answer("fileFailure", QMessageBox::Ok).contains(path("kings.fen")));
    QVERIFY(m_window->file()->recent().isEmpty());
}

void TestPositionFile::newFileIsProposedUnderANameInAFolderThatIsThere()
{
    // A home without a folder for documents.
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", QFile::encodeName(path("")));
    action("saveAs")->trigger();
    const auto *dialog = part<QFileDialog>("saveDialog");
    const QFileInfo proposed(dialog->selectedFiles().value(0));
    qputenv("HOME", home);
    QCOMPARE(proposed.fileName(), QStringLiteral("position.fen"));
    QVERIFY2(proposed.absoluteDir().exists(), qPrintable(proposed.filePath()));
}

void TestPositionFile::droppedFileIsOpenedAndDroppedTextTaken()
{
    const auto drop = [&](const QMimeData &data) {
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &event);
    };
    write(path("kings.fen"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(path("kings.fen"))});
    drop(file);
    QTRY_COMPARE(m_window->file()->path(), path("kings.fen"));
    QMimeData text;
    text.setText(startFen);
    drop(text);
    QCOMPARE(boardFen(), startFen);
}

void TestPositionFile::aDriveThatDoesNotAnswerKeepsNobodyWaiting()
{
    const tests::LeasableFolder drive;
    const QString far = drive.path("far.fen");
    write(far, "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    const auto waiting = [this] {
        return m_window->findChild<QMessageBox *>(QStringLiteral("openingFile"));
    };
    {
        const tests::UnansweredFile held(far);
        m_window->file()->beginWith(far);
        QTRY_VERIFY(waiting() != nullptr && waiting()->isVisible());
        QVERIFY2(waiting()->text().contains(far), qPrintable(waiting()->text()));
        QTest::mouseClick(waiting()->buttons().first(), Qt::LeftButton);
        QTRY_VERIFY(waiting() == nullptr);
        m_window->file()->open(far);
        QTRY_VERIFY(waiting() != nullptr && waiting()->isVisible());
        QCOMPARE(boardFen(), startFen);
    }
    QTRY_COMPARE(boardFen(), QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    QVERIFY(waiting() == nullptr);
}

QTEST_MAIN(TestPositionFile)
#include "tst_position_file.moc"
