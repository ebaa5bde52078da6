#include "tests/cli/program_run.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

using namespace tests;

namespace {

const QByteArray startFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";

/// The first word of a line of /proc/PID/status; empty when the process is no longer there.
QByteArray statusOf(qint64 processId, const QByteArray &name)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(processId));
    if (!status.open(QIODevice::ReadOnly))
        return {};
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(name + ':'))
            return line.mid(name.size() + 1).trimmed().split(' ').front();
    }
    return {};
}

qint64 kibibytesOf(qint64 processId, const QByteArray &name)
{
    return statusOf(processId, name).toLongLong();
}

/// Whether a process waits for something.
bool isAsleep(qint64 processId)
{
    return statusOf(processId, "State") == "S";
}

/// Whether the main thread of a process lets a signal wait.
bool isBlocked(qint64 processId, int signal)
{
    return ((statusOf(processId, "SigBlk").toULongLong(nullptr, 16) >> (signal - 1)) & 1) != 0;
}

} // namespace

class TestBitboardProgram : public QObject {
    Q_OBJECT
private slots:
    void itRunsWithoutADisplay()
    {
        const Run boards = runShell(QStringLiteral("env -i \"$1\" boards startpos --only white"));
        QCOMPARE(boards.status, 0);
        QCOMPARE(boards.out, std::string("white\t0x000000000000FFFF\t16\n"));
        QCOMPARE(boards.err, std::string());
    }

    void interruptedPerftSaysHowFarItCame_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("as timeout and systems going down end programs") << SIGTERM;
    }

    void interruptedPerftSaysHowFarItCame()
    {
        QFETCH(int, signal);
        QProcess process;
        process.start(program, {QStringLiteral("perft"), QStringLiteral("15"),
                                QStringLiteral("--threads"), QStringLiteral("2")});
        QVERIFY(process.waitForStarted());
        // Its first line comes when it is ready for the signal.
        process.setReadChannel(QProcess::StandardError);
        QVERIFY(process.waitForReadyRead());
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(10000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
        const std::string err = process.readAllStandardError().toStdString();
        QVERIFY2(contains(err, "Stopped: 0 of 20 first moves are counted."), err.c_str());
    }

    // The rook mates on a1, and the other moves would take years.
    void moveOfADivideIsPrintedWhileTheOthersAreCounted()
    {
        QProcess process;
        process.start(program,
                      {QStringLiteral("perft"), QStringLiteral("60"), QStringLiteral("--divide"),
                       QStringLiteral("8/8/8/8/8/6K1/R7/6k1 w - - 0 1")});
        QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), 20000);
        QCOMPARE(process.readLine(), QByteArray("a2a1\t0\n"));
        QCOMPARE(process.state(), QProcess::Running);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGTERM), 0);
        QVERIFY(process.waitForFinished(10000));
        QCOMPARE(process.readAll(), QByteArray());
    }

    void interruptedWhileItWaitsForInputItEnds()
    {
        for (const QStringList &arguments :
             {QStringList{QStringLiteral("--suite"), QStringLiteral("-")},
              {QStringLiteral("2"), QStringLiteral("--compare"), QStringLiteral("-")}}) {
            QProcess process;
            process.setChildProcessModifier([] { std::signal(SIGINT, SIG_DFL); });
            process.start(program, QStringList{QStringLiteral("perft")} + arguments);
            QVERIFY(process.waitForStarted());
            if (arguments.front() == QStringLiteral("--suite")) {
                // While it counted the signal was blocked.
                process.write("startpos ;D1 20\n");
                QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), 20000);
                QCOMPARE(process.readLine(), QByteArray("ok\t1\tD1\t20\t20\n"));
            }
            QTRY_VERIFY_WITH_TIMEOUT(isAsleep(process.processId()), 20000);
            QTRY_VERIFY_WITH_TIMEOUT(!isBlocked(process.processId(), SIGINT), 20000);
            QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
            QVERIFY(process.waitForFinished(10000));
            QCOMPARE(process.exitStatus(), QProcess::CrashExit);
            QCOMPARE(process.exitCode(), SIGINT);
        }
    }

    void itSeesNoQt()
    {
        const Run libraries = runShell(QStringLiteral("ldd \"$1\""));
        QCOMPARE(libraries.status, 0);
        QVERIFY2(contains(libraries.out, "libstdc++"), libraries.out.c_str());
        QVERIFY2(!contains(libraries.out, "Qt"), libraries.out.c_str());
    }

    void resultsAndMessagesGoTheirWays()
    {
        const Run boards = runProgram({QStringLiteral("boards"), QStringLiteral("--only=white")},
                                      "rubbish\n" + startFen);
        QCOMPARE(boards.status, 1);
        QCOMPARE(boards.out, std::string("white\t0x000000000000FFFF\t16\n"));
        QVERIFY(startsWith(boards.err, "bitboard: standard input, line 1, column 1: "));
        QCOMPARE(runProgram({QStringLiteral("frob")}).status, 2);
    }

    void filesAreReadLikeStandardInput()
    {
        const QTemporaryDir directory;
        const QString name = directory.filePath(QStringLiteral("positions.epd"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# two\n" + startFen + "x\n" + startFen);
        file.close();
        const Run boards = runProgram(
            {QStringLiteral("boards"), QStringLiteral("--as=tsv"), QStringLiteral("--file"), name});
        QCOMPARE(boards.status, 1);
        QCOMPARE(linesOf(boards.out).size(), std::size_t{3});
        QVERIFY2(startsWith(boards.err, "bitboard: " + name.toStdString() + ", line 3, column 1: "),
                 boards.err.c_str());
    }

    void aDirectoryIsAMessage()
    {
        const QTemporaryDir directory;
        const Run file =
            runProgram({QStringLiteral("boards"), QStringLiteral("--file"), directory.path()});
        QCOMPARE(file.status, 1);
        QCOMPARE(file.err, "bitboard: " + directory.path().toStdString() +
                               ": Cannot read: Is a directory.\n");
        const Run input = runShell(QStringLiteral("\"$1\" boards < /"));
        QCOMPARE(input.status, 1);
        QCOMPARE(input.err,
                 std::string("bitboard: standard input: Cannot read: Is a directory.\n"));
    }

    void aLineTypedIsAnsweredAtOnce()
    {
        QProcess process;
        process.start(program, {QStringLiteral("boards"), QStringLiteral("--only=white")});
        for (int i = 0; i < 3; ++i) {
            process.write(startFen);
            QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), 20000);
            QByteArray answer = process.readLine();
            if (answer.startsWith('#')) {
                QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), 20000);
                answer = process.readLine();
            }
            QCOMPARE(answer, QByteArray("white\t0x000000000000FFFF\t16\n"));
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(20000));
        QCOMPARE(process.exitCode(), 0);
    }

    void memoryDoesNotGrowWithTheInput()
    {
        QProcess process;
        // AddressSanitizer, where it is built in, would keep freed memory.
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("quarantine_size_mb=0"));
        process.setProcessEnvironment(environment);
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(program, {QStringLiteral("boards"), QStringLiteral("--as=tsv")});
        QVERIFY(process.waitForStarted());
        const auto feed = [&](int positions) {
            process.write(startFen.repeated(positions));
            while (process.bytesToWrite() > 0 && process.waitForBytesWritten(60000)) {
            }
        };
        feed(5000);
        const qint64 before = kibibytesOf(process.processId(), "VmHWM");
        for (int i = 0; i < 20; ++i)
            feed(10000); // 11 MB in all
        const qint64 after = kibibytesOf(process.processId(), "VmHWM");
        QVERIFY(before > 0);
        QVERIFY2(after - before < 4 * 1024,
                 qPrintable(QStringLiteral("%1 KiB, then %2 KiB").arg(before).arg(after)));
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 0);
    }

    void aLineOf10MegabytesIsAMessage()
    {
        const Run boards = runProgram({QStringLiteral("boards"), QStringLiteral("--only=white")},
                                      QByteArray(10 * 1024 * 1024, '8') + '\n' + startFen);
        QCOMPARE(boards.status, 1);
        QCOMPARE(boards.out, std::string("white\t0x000000000000FFFF\t16\n"));
        QCOMPARE(linesOf(boards.err).size(), std::size_t{1});
    }

    void binaryRubbishIsMessages()
    {
        QFile self(program);
        QVERIFY(self.open(QIODevice::ReadOnly));
        const Run boards = runProgram({QStringLiteral("boards")}, self.read(300000));
        QCOMPARE(boards.status, 1);
        QCOMPARE(boards.out, std::string());
        for (const std::string &line : linesOf(boards.err)) {
            QVERIFY2(startsWith(line, "bitboard: standard input, line "), line.c_str());
            QVERIFY(QString::fromStdString(line).toStdString() == line); // valid UTF-8
        }
    }

    void aClosedPipeIsAQuietEnd()
    {
        const QTemporaryDir directory;
        QFile file(directory.filePath(QStringLiteral("many.fen")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(startFen.repeated(50000));
        file.close();
        for (const char *handling : {"", "trap '' PIPE; "}) {
            const Run head = runShell(
                QString::fromLatin1(handling) +
                QStringLiteral(
                    "{ \"$1\" boards --as=tsv --file '%1'; echo status $? >&2; } | head -n 1")
                    .arg(file.fileName()));
            QCOMPARE(head.err, std::string("status 0\n"));
            QVERIFY(startsWith(head.out, "fen\twhite_pawns\t"));
        }
    }

    void aClosedPipeEndsAStreamOfNothingButBadLines()
    {
        const Run bad = runShell(QStringLiteral(
            "{ yes bad 2>/dev/null | { timeout 30 \"$1\" boards 2>&1; echo status $? >&3; }"
            " | head -n 1; } 3>&2"));
        QVERIFY(startsWith(bad.out, "bitboard: standard input, line 1, column 1: "));
        QCOMPARE(bad.err, std::string("status 1\n"));
        const Run comments =
            runShell(QStringLiteral("yes '# none' 2>/dev/null"
                                    " | { timeout 30 \"$1\" boards; echo status $? >&2; } | true"));
        QCOMPARE(comments.err, std::string("status 0\n"));
    }

    void aFullDiskIsSaid()
    {
        for (const char *command : {"boards startpos", "table king", "fen startpos", "--help"}) {
            const Run full =
                runShell(QStringLiteral("\"$1\" %1 > /dev/full").arg(QString::fromLatin1(command)));
            QCOMPARE(full.status, 1);
            QCOMPARE(
                full.err,
                std::string("bitboard: standard output: Cannot write: No space left on device.\n"));
        }
    }

    void aFullDiskEndsAnEndlessStream()
    {
        const Run full = runShell(QStringLiteral(
            "yes 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' 2>/dev/null"
            " | \"$1\" boards --as=tsv > /dev/full"));
        QCOMPARE(full.status, 1);
        QVERIFY(contains(full.err, "No space left on device"));
    }
};

QTEST_GUILESS_MAIN(TestBitboardProgram)
#include "tst_bitboard_program.moc"
