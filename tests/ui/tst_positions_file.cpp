#include "tests/ui/positions_stage.h"
#include "tests/ui/unanswered_file.h"

#include <QFile>
#include <QMessageBox>
#include <QSignalSpy>
#include <QStringEncoder>
#include <QTimer>

#include <cstdio>

using tests::kingLines;
using ui::PositionsModel;

/// The file of a list: its size, its encoding, and what becomes of it meanwhile.
class TestPositionsFile : public QObject, private tests::PositionsStage {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void aMillionLinesAreListedWhileTheWindowGoesOn()
    {
        tests::write(path("million.epd"), kingLines(1000).repeated(1000));
        int turns = 0;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&turns] { ++turns; });
        QVERIFY(m_window->file()->load(path("million.epd")));
        QVERIFY(panel()->list()->isIndexing());
        QVERIFY(panel()->list()->count() < 1'000'000);
        beat.start(0);
        QSignalSpy grew(panel()->list(), &ui::PositionList::grew);
        std::optional<bool> wasIndexing;
        connect(panel()->list(), &ui::PositionList::grew, this, [&] {
            wasIndexing = wasIndexing.value_or(panel()->list()->isIndexing() &&
                                               panel()->list()->count() < 1'000'000);
        });
        QTRY_VERIFY_WITH_TIMEOUT(!panel()->list()->isIndexing(), 60000);
        // The first were there before the last were found.
        QCOMPARE(wasIndexing, true);
        QCOMPARE(boardFen(), QStringLiteral("k7/8/8/8/8/8/8/4K2R w - - 0 1"));
        QCOMPARE(table()->model()->rowCount(), 1'000'000);
        QVERIFY(turns > 0);
        QVERIFY(grew.size() < 500);

        key(Qt::Key_End);
        QCOMPARE(undoText(), QStringLiteral("Position 1000000 of million.epd"));
        key(Qt::Key_PageUp);
        QTest::qWait(0);
        QVERIFY2(panel()->model()->rowsRead() < 400,
                 qPrintable(QString::number(panel()->model()->rowsRead())));
    }

    void aFileCutShortWhileItIsOpenIsSaid()
    {
        list("kings.epd", kingLines(2000));
        tests::write(path("kings.epd"), kingLines(2));
        QTRY_VERIFY(trouble().contains(QStringLiteral("has changed")));
        key(Qt::Key_End);
        QCOMPARE(details(), QStringLiteral("Line 2000 cannot be read: the file has changed."));
        QCOMPARE(boardFen(), QStringLiteral("k7/8/8/8/8/8/8/4K2R w - - 0 1"));
        // What the file no longer has is not checked, and does no harm.
        press("checkAll");
        QCOMPARE(part<QAbstractButton>("checkAll")->accessibleName(), QStringLiteral("Check all"));
        QCOMPARE(panel()->model()->score().checked(), 0);
        press("reloadList");
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QVERIFY(part<QAbstractButton>("reloadList")->isHidden());
    }

    void aFileThatIsOverwrittenShowsNoLinesOfAnother()
    {
        list("kings.epd", kingLines(2000));
        const QString before = boardFen();
        tests::write(path("kings.epd"), kingLines(2000).replace("4K2R", "4K2B"));
        QTRY_COMPARE(trouble(), QStringLiteral("kings.epd has changed since it was listed."));
        QCOMPARE(cell(1900, PositionsModel::PositionColumn),
                 QStringLiteral("The file has changed; read it again to see this line."));
        key(Qt::Key_End);
        QCOMPARE(boardFen(), before);
        press("reloadList");
        QTRY_COMPARE(boardFen(), QStringLiteral("7k/8/8/8/8/8/8/4K2B w - - 0 1"));
        QCOMPARE(number()->value(), 2000);
        QVERIFY(trouble().isEmpty());
    }

    void aFileWithAnotherInItsPlaceIsReadOnAsItWas()
    {
        list("kings.epd", kingLines(2000));
        tests::write(path("new.epd"), kingLines(2000).replace("4K2R", "4K2B"));
        QCOMPARE(std::rename(qPrintable(path("new.epd")), qPrintable(path("kings.epd"))), 0);
        QTRY_COMPARE(trouble(), QStringLiteral("kings.epd has changed since it was listed."));
        key(Qt::Key_Down);
        QCOMPARE(boardFen(), QStringLiteral("1k6/8/8/8/8/8/8/4K2R w - - 0 1"));
        // And the new one is watched in turn.
        press("reloadList");
        QTRY_COMPARE(boardFen(), QStringLiteral("1k6/8/8/8/8/8/8/4K2B w - - 0 1"));
        tests::write(path("kings.epd"), kingLines(3));
        QTRY_COMPARE(trouble(), QStringLiteral("kings.epd has changed since it was listed."));
    }

    void aFileThatComesBackIsNoTrouble()
    {
        list("kings.epd", kingLines(2000));
        QVERIFY(QFile::rename(path("kings.epd"), path("away.epd")));
        QTRY_COMPARE(trouble(), QStringLiteral("kings.epd has gone since it was listed."));
        QVERIFY(QFile::rename(path("away.epd"), path("kings.epd")));
        QTRY_VERIFY(trouble().isEmpty());
        key(Qt::Key_End);
        QCOMPARE(boardFen(), QStringLiteral("7k/8/8/8/8/8/8/4K2R w - - 0 1"));
    }

    void aDriveThatDoesNotAnswerLeavesTheWindowAlone()
    {
        const tests::LeasableFolder drive;
        const QString far = drive.path("far.epd");
        tests::write(far, kingLines(20));
        list("kings.epd", kingLines(5));
        {
            const tests::UnansweredFile held(far);
            panel()->open(far);
            QTRY_COMPARE(trouble(), QStringLiteral("Opening far.epd…"));
            QCOMPARE(table()->model()->rowCount(), 0);
            press("stopOpening");
            QCOMPARE(trouble(), QStringLiteral("far.epd was given up before it was open."));
            QVERIFY(part<QAbstractButton>("stopOpening")->isHidden());
            // The program ends and begins again all the same.
            press("reloadList");
            QTRY_COMPARE(trouble(), QStringLiteral("Opening far.epd…"));
            restart();
            QTRY_COMPARE(trouble(), QStringLiteral("Opening far.epd…"));
        }
        QTRY_COMPARE(table()->model()->rowCount(), 20);
        QVERIFY(trouble().isEmpty());
    }

    void aFileThatVanishesIsSaid()
    {
        list("kings.epd", kingLines(2000));
        QVERIFY(QFile::remove(path("kings.epd")));
        QTRY_VERIFY(trouble().contains(QStringLiteral("has gone")));
        m_window->statusBar()->clearMessage();
        press("checkAll");
        QCOMPARE(said(), QStringLiteral("kings.epd has gone since it was listed."));
        QCOMPARE(trouble(), said());
        key(Qt::Key_End);
        press("reloadList");
        QTRY_VERIFY2(trouble().contains(QStringLiteral("could not be opened")),
                     qPrintable(trouble()));
    }

    void whatCannotBeListedIsSaid()
    {
        list("kings.epd", kingLines(2));
        const auto complaint = [&](const char *name, const QByteArray &bytes) {
            tests::write(path(name), bytes);
            panel()->open(path(name));
            const bool isOver = QTest::qWaitFor([&] { return !panel()->list()->isIndexing(); });
            return isOver ? trouble() : QString();
        };
        QCOMPARE(complaint("empty.epd", "\n# nothing\n"),
                 QStringLiteral("There is no position in empty.epd."));
        panel()->open(path("."));
        QTRY_VERIFY(trouble().contains(QStringLiteral("is not a file")));
        QCOMPARE(boardFen(), QStringLiteral("k7/8/8/8/8/8/8/4K2R w - - 0 1"));
    }

    void aListInAnyUnicodeEncodingIsRead_data()
    {
        QTest::addColumn<QStringConverter::Encoding>("encoding");
        QTest::addColumn<QStringConverter::Flag>("mark");
        constexpr auto marked = QStringConverter::Flag::WriteBom;
        constexpr auto bare = QStringConverter::Flag::Default;
        QTest::newRow("UTF-8 with a byte order mark") << QStringConverter::Utf8 << marked;
        QTest::newRow("UTF-16, as Notepad saves \"Unicode\"")
            << QStringConverter::Utf16LE << marked;
        QTest::newRow("UTF-16, big end first") << QStringConverter::Utf16BE << marked;
        QTest::newRow("UTF-32") << QStringConverter::Utf32LE << marked;
        QTest::newRow("UTF-16 without a mark") << QStringConverter::Utf16LE << bare;
        QTest::newRow("UTF-16 without a mark, big end first") << QStringConverter::Utf16BE << bare;
    }
    void aListInAnyUnicodeEncodingIsRead()
    {
        QFETCH(QStringConverter::Encoding, encoding);
        QFETCH(QStringConverter::Flag, mark);
        // Characters of one, two, three and four bytes, and a line for each way of being cut.
        QString text;
        for (int i = 0; i < 9000; ++i)
            text += QString::fromUtf8(kingLines(8).split('\n')[i % 8]) +
                    QString::fromUtf8(" c0 \"Zürich ♞ 𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞 %1\";\r\n").arg(i + 1);
        QStringEncoder encoder(encoding, mark);
        list("wide.epd", encoder.encode(text));
        QCOMPARE(table()->model()->rowCount(), 9000);
        QCOMPARE(boardFen(), QStringLiteral("k7/8/8/8/8/8/8/4K2R w - - 0 1"));
        QCOMPARE(details().section(QLatin1Char(' '), 0, 1), QStringLiteral("Line 1."));
        for (int row = 0; row < 9000; row += 7) {
            const QString comment = cell(row, PositionsModel::CommentColumn);
            QVERIFY2(comment.endsWith(
                         QString::fromUtf8("Zürich ♞ 𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞 %1\"").arg(row + 1)),
                     qPrintable(comment));
        }
        part<QLineEdit>("listFilter")->setText(QString::fromUtf8("𝄞 4321\""));
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        press("checkAll");
        QTRY_VERIFY(part<QAbstractButton>("checkReport")->isEnabled());
        // A king on h8 stands in check by the rook of the side to move.
        QCOMPARE(score(), QStringLiteral("9,000 of 9,000 positions checked: 7,875 ok, 1,125 "
                                         "unplayable."));
    }

    void theFirstColumnBehindAByteOrderMarkIsTheFirst()
    {
        list("marked.epd", "\xEF\xBB\xBF"
                           "9/8/8/8/8/8/8/8 w - -\n" +
                               kingLines(1));
        key(Qt::Key_Home);
        QVERIFY2(details().startsWith(QStringLiteral("Line 1. Column 1: ")), qPrintable(details()));
    }

    void theListComesBackAfterARestartAndTheBoardIsLeftAlone()
    {
        list("kings.epd", kingLines(5000));
        filter(QStringLiteral("id \"43"));
        QTRY_COMPARE(table()->model()->rowCount(), 111);
        key(Qt::Key_End);
        QCOMPARE(undoText(), QStringLiteral("Position 4399 of kings.epd"));
        m_window->document()->setPosition(chess::Position::start(), QStringLiteral("Other"));
        restart();
        QTRY_COMPARE(table()->model()->rowCount(), 111);
        QCOMPARE(part<QLabel>("listName")->text(), QStringLiteral("kings.epd"));
        QCOMPARE(part<QLineEdit>("listFilter")->text(), QStringLiteral("id \"43"));
        QCOMPARE(number()->value(), 4399);
        QTRY_COMPARE(table()->currentIndex().row(), 110);
        QVERIFY(details().startsWith(QStringLiteral("Line 4399. ")));
        QCOMPARE(boardFen(), tests::startFen);
        QVERIFY(trouble().isEmpty());
        press("previousPosition");
        QCOMPARE(undoText(), QStringLiteral("Position 4398 of kings.epd"));
    }

    void aListThatChangedBeforeARestartIsReadAnewAndSaid()
    {
        list("kings.epd", kingLines(50));
        key(Qt::Key_End);
        m_window->close();
        tests::write(path("kings.epd"), kingLines(20));
        restart();
        QTRY_COMPARE(table()->model()->rowCount(), 20);
        QTRY_COMPARE(number()->value(), 20);
        QVERIFY2(trouble().contains(QStringLiteral("kings.epd has changed")),
                 qPrintable(trouble()));
    }

    void aListThatIsGoneAfterARestartIsSaidAndNotForgotten()
    {
        list("kings.epd", kingLines(50));
        filter(QStringLiteral("k"));
        QTRY_COMPARE(table()->model()->rowCount(), 50);
        for (int i = 0; i < 6; ++i)
            key(Qt::Key_Down);
        m_window->close();
        QVERIFY(QFile::rename(path("kings.epd"), path("away.epd")));
        restart();
        QTRY_COMPARE(trouble(), QStringLiteral("kings.epd has gone since it was listed."));
        QVERIFY(m_window->findChild<QMessageBox *>() == nullptr);
        QCOMPARE(table()->model()->rowCount(), 0);
        QCOMPARE(part<QLabel>("positionCount")->text(), QStringLiteral("of 0"));
        m_window->close();
        QVERIFY(QFile::rename(path("away.epd"), path("kings.epd")));
        restart();
        QTRY_COMPARE(number()->value(), 7);
        QVERIFY(trouble().isEmpty());
    }

    void reloadKeepsThePlaceAndShowsTheLineAsItIsNow()
    {
        list("kings.epd", kingLines(50));
        for (int i = 0; i < 6; ++i)
            key(Qt::Key_Down);
        QByteArrayList lines = kingLines(50).split('\n');
        lines[6] = "k7/8/8/8/8/8/8/K7 b - -";
        tests::write(path("kings.epd"), lines.join('\n'));
        QTRY_VERIFY(trouble().contains(QStringLiteral("has changed")));
        press("reloadList");
        QTRY_COMPARE(boardFen(), QStringLiteral("k7/8/8/8/8/8/8/K7 b - - 0 1"));
        QCOMPARE(number()->value(), 7);
        QVERIFY(trouble().isEmpty());
    }

    void anotherFileIsNotFilteredByWhatWasLookedForInTheLast()
    {
        list("kings.epd", kingLines(50));
        filter(QStringLiteral("id \"43"));
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        list("others.epd", kingLines(20));
        QTRY_COMPARE(table()->model()->rowCount(), 20);
        QVERIFY(part<QLineEdit>("listFilter")->text().isEmpty());
    }
};

QTEST_MAIN(TestPositionsFile)
#include "tst_positions_file.moc"
