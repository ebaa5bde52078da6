#include "src/notation/fen/fen.h"
#include "ui/exchange/fen_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace {

const QByteArray startFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

} // namespace

class TestFenFile : public QObject {
    Q_OBJECT

private slots:
    void savedPositionIsReadBack();
    void fileIsOneLineOfFen();
    void firstOfSeveralPositionsIsTakenAndSaid();
    void blankLinesAroundAreNoPositions();
    void fileAsUtf16IsRead();
    void errorNamesFileLineAndColumn();
    void badFilesAreRefusedAndNamed_data();
    void badFilesAreRefusedAndNamed();
    void pipeIsRefusedAtOnce();
    void aHundredMegabytesAreRefused();
    void failedSavingNamesTheFileAndLeavesTheOldOne();

private:
    QString write(const QString &name, const QByteArray &bytes);

    QTemporaryDir m_folder;
};

QString TestFenFile::write(const QString &name, const QByteArray &bytes)
{
    const QString path = m_folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

void TestFenFile::savedPositionIsReadBack()
{
    const auto position =
        chess::parseFen("r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 7 42").value().position;
    const QString path = m_folder.filePath(QStringLiteral("round trip.fen"));
    QVERIFY(ui::writeFenFile(path, position));
    const auto file = ui::readFenFile(path, {});
    QVERIFY(file);
    QVERIFY(file->reading.position == position);
    QVERIFY(!file->hasMore);
}

void TestFenFile::fileIsOneLineOfFen()
{
    const QString path = m_folder.filePath(QStringLiteral("start.fen"));
    QVERIFY(ui::writeFenFile(path, chess::Position::start()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), startFen + '\n');
}

void TestFenFile::firstOfSeveralPositionsIsTakenAndSaid()
{
    const QString path =
        write(QStringLiteral("two.fen"), startFen + "\r\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\r\n");
    const auto file = ui::readFenFile(path, {});
    QVERIFY(file);
    QVERIFY(file->reading.position == chess::Position::start());
    QVERIFY(file->hasMore);
}

void TestFenFile::blankLinesAroundAreNoPositions()
{
    const auto file =
        ui::readFenFile(write(QStringLiteral("blank.fen"), "\n \r\n" + startFen + "\n\n\n"), {});
    QVERIFY(file);
    QVERIFY(!file->hasMore);
}

void TestFenFile::fileAsUtf16IsRead()
{
    const QString text = QString::fromLatin1(startFen);
    QByteArray bytes("\xFF\xFE", 2);
    for (const QChar letter : text) {
        bytes += static_cast<char>(letter.unicode());
        bytes += '\0';
    }
    const auto file = ui::readFenFile(write(QStringLiteral("utf16.fen"), bytes), {});
    QVERIFY2(file, file ? "" : qPrintable(file.error()));
    QVERIFY(file->reading.position == chess::Position::start());
}

void TestFenFile::errorNamesFileLineAndColumn()
{
    for (const auto &name : {QStringLiteral("wrong.fen"), QStringLiteral("a%2%3%4.fen")}) {
        const QString path =
            write(name, "\n\nrnbqkbnr/pppppppp/8/8/8/8/PPPPXPPP/RNBQKBNR w - - 0 1");
        const auto file = ui::readFenFile(path, {});
        QVERIFY(!file);
        // "rnbqkbnr/pppppppp/8/8/8/8/PPPP" is 30 characters long.
        QVERIFY2(file.error().startsWith(QDir::toNativeSeparators(path) +
                                         QStringLiteral(", line 3, column 31: ")),
                 qPrintable(file.error()));
    }
}

void TestFenFile::badFilesAreRefusedAndNamed_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("absent") << m_folder.filePath(QStringLiteral("absent.fen"));
    QTest::newRow("a folder") << m_folder.path();
    QTest::newRow("empty") << write(QStringLiteral("empty.fen"), {});
    QTest::newRow("blank") << write(QStringLiteral("only blanks.fen"), "  \n\n\t\n");
    QTest::newRow("zero bytes") << write(QStringLiteral("zeros.fen"), QByteArray(5000, '\0'));
    QByteArray rubbish;
    for (int i = 0; i < 20000; ++i)
        rubbish += static_cast<char>((i * 7919) >> 3);
    QTest::newRow("rubbish") << write(QStringLiteral("rubbish.fen"), rubbish);
    QTest::newRow("a bitboard") << write(QStringLiteral("word.fen"), "0x00000000FF00FF00\n");
}

void TestFenFile::badFilesAreRefusedAndNamed()
{
    QFETCH(const QString, path);
    const auto file = ui::readFenFile(path, {});
    QVERIFY(!file);
    QVERIFY2(file.error().contains(QDir::toNativeSeparators(path)), qPrintable(file.error()));
    QVERIFY(file.error().size() < 400 + path.size());
}

void TestFenFile::pipeIsRefusedAtOnce()
{
    const QString path = m_folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    QVERIFY(!ui::readFenFile(path, {}));
}

void TestFenFile::aHundredMegabytesAreRefused()
{
    const QString path = write(QStringLiteral("huge.fen"), "pppp");
    QVERIFY(QFile::resize(path, 100 * 1024 * 1024));
    QVERIFY(!ui::readFenFile(path, {}));
}

void TestFenFile::failedSavingNamesTheFileAndLeavesTheOldOne()
{
    // A folder in the way can not be written over by anyone, whatever their rights.
    const QString path = m_folder.filePath(QStringLiteral("in the way.fen"));
    QVERIFY(QDir().mkpath(path + QStringLiteral("/inside")));
    const auto written = ui::writeFenFile(path, chess::Position::start());
    QVERIFY(!written);
    QVERIFY(written.error().contains(QDir::toNativeSeparators(path)));
    QVERIFY(QFileInfo(path).isDir());

    const QString nowhere = m_folder.filePath(QStringLiteral("no such folder/a.fen"));
    QVERIFY(!ui::writeFenFile(nowhere, chess::Position::start()));
}

QTEST_GUILESS_MAIN(TestFenFile)
#include "tst_fen_file.moc"
