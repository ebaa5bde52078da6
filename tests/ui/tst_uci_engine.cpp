#include "src/moves/play.h"
#include "src/notation/fen/fen.h"
#include "src/notation/moves/move_text.h"
#include "src/workbench/positions/divide_comparison.h"
#include "tests/core/positions.h"
#include "tests/ui/fake_engine_command.h"
#include "ui/perft/engine_process.h"
#include "ui/perft/uci_engine.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using namespace std::chrono_literals;
using tests::fakeEngine;
using tests::positionOf;

namespace {

ui::DivideQuestion startQuestion(int depth = 2)
{
    return {chess::Position::start(), {}, depth};
}

/// An engine and all that it has told.
struct Listener {
    explicit Listener(const QString &command, ui::EnginePatience patience = {})
        : engine(nullptr, patience)
    {
        engine.setCommand(command);
        QObject::connect(&engine, &ui::UciEngine::answered, &engine,
                         [this](const auto &reading) { answer = reading; });
        QObject::connect(&engine, &ui::UciEngine::failed, &engine,
                         [this](const QString &reason) { failure = reason; });
    }

    /// Asks and waits for what comes of it.
    void ask(const ui::DivideQuestion &question)
    {
        answer.reset();
        failure.clear();
        engine.ask(question);
        QTRY_VERIFY_WITH_TIMEOUT(answer || !failure.isEmpty(), 30000);
    }

    qint64 processId() const
    {
        const auto *process = engine.findChild<QProcess *>();
        return process != nullptr ? process->processId() : 0;
    }

    ui::UciEngine engine;
    std::optional<chess::DivideReading> answer;
    QString failure;
};

QStringList linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed().split(u'\n')
                                          : QStringList();
}

void touch(const QString &path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
}

/// As long as it lives one pipe can be opened and no more, which is what the sanitizer takes for a
/// moment to look at memory; a process needs several.
class OnePipe {
public:
    OnePipe()
    {
        QCOMPARE(getrlimit(RLIMIT_NOFILE, &m_before), 0);
        rlimit none = m_before;
        const int lowest = dup(STDIN_FILENO);
        QVERIFY(close(lowest) == 0);
        none.rlim_cur = static_cast<rlim_t>(lowest) + 2; // what is open stays so
        QCOMPARE(setrlimit(RLIMIT_NOFILE, &none), 0);
    }
    ~OnePipe() { setrlimit(RLIMIT_NOFILE, &m_before); }
    Q_DISABLE_COPY_MOVE(OnePipe)

private:
    rlimit m_before{};
};

/// Another current folder as long as it lives.
class ChangedFolder {
public:
    explicit ChangedFolder(const QString &folder) { QDir::setCurrent(folder); }
    ~ChangedFolder() { QDir::setCurrent(m_before); }
    Q_DISABLE_COPY_MOVE(ChangedFolder)

private:
    QString m_before = QDir::currentPath();
};

/// A script that starts an engine that hangs as its child, and writes the number of its process
/// into a file.
QString writeScript(const QTemporaryDir &folder, const QString &number)
{
    const QString path = folder.filePath(QStringLiteral("engine.sh"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(QStringLiteral("#!/bin/sh\nsh -c 'echo $$ > \"%1.new\"; mv \"%1.new\" \"%1\"; exec "
                              "%2'\ntrue\n")
                   .arg(number, fakeEngine("hang"))
                   .toUtf8());
    file.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    return path;
}

qint64 numberIn(const QString &path)
{
    return linesOf(path).value(0).toLongLong();
}

bool isAlive(qint64 process)
{
    return kill(static_cast<pid_t>(process), 0) == 0;
}

/// The argument with which this program only owns the engine of its next argument, which hangs, and
/// prints the number of its process.
QString ownAnEngine()
{
    return QStringLiteral("own-an-engine");
}

int ownEngine(const QString &command)
{
    Listener listener(command);
    QObject::connect(&listener.engine, &ui::UciEngine::progressed, &listener.engine,
                     [&] { QTextStream(stdout) << listener.processId() << Qt::endl; });
    listener.engine.ask(startQuestion());
    return QCoreApplication::exec();
}

} // namespace

class TestUciEngine : public QObject {
    Q_OBJECT
private slots:
    void lackOfPipesForAnEngineIsSaid()
    {
        Listener listener(fakeEngine());
        {
            const OnePipe pipe;
            listener.ask(startQuestion());
        }
        QVERIFY2(listener.failure.contains(QStringLiteral("cannot be started")),
                 qPrintable(listener.failure));
        listener.ask(startQuestion());
        QVERIFY(listener.answer.has_value());
    }

    void dividesOfAnEngineAreThoseOfTheCore()
    {
        Listener listener(fakeEngine());
        listener.ask(startQuestion(3));
        QCOMPARE(listener.failure, QString());
        QCOMPARE(listener.engine.name(), QStringLiteral("Fake Engine 1.0"));
        QCOMPARE(listener.answer->total.value(), std::uint64_t{8902}); // published
        QCOMPARE(listener.answer->moves.size(), std::size_t{20});
    }

    void questionsFollowEachOtherInOneProcess()
    {
        Listener listener(fakeEngine());
        listener.ask(startQuestion(1));
        QCOMPARE(listener.answer->total.value(), std::uint64_t{20});
        const qint64 process = listener.processId();
        const chess::Position position = chess::Position::start();
        const chess::Move move = chess::parseMove(position, "e4").value();
        listener.ask({position, {move}, 2});
        QCOMPARE(listener.answer->total.value(), std::uint64_t{600}); // published
        QCOMPARE(listener.processId(), process);
        QVERIFY(isAlive(process));
    }

    void movesComeAsTheyAreCounted()
    {
        Listener listener(fakeEngine("hang-midway"));
        QSignalSpy progress(&listener.engine, &ui::UciEngine::progressed);
        listener.engine.ask(startQuestion());
        QTRY_COMPARE(progress.size(), 1);
        const auto reading = progress.front().front().value<chess::DivideReading>();
        QCOMPARE(reading.moves.size(), std::size_t{1});
        QCOMPARE(reading.moves.front().nodes, std::uint64_t{20});
        QVERIFY(!listener.answer);
    }

    void chess960IsSwitchedOnAndOff()
    {
        // From the file of checked counts: with the rook on b1, castling is no king's step.
        const chess::Position chess960 = positionOf("1k6/8/8/8/8/8/8/1R2K3 w Q - 0 1", true);
        Listener listener(fakeEngine());
        listener.ask({chess960, {}, 1});
        QCOMPARE(listener.failure, QString());
        const auto castles = [&] {
            return std::any_of(listener.answer->moves.begin(), listener.answer->moves.end(),
                               [](const auto &entry) { return entry.text == "e1b1"; });
        };
        QVERIFY(castles());
        listener.ask(startQuestion(1));
        QVERIFY(listener.answer && !castles());
    }

    void engineWithoutChess960IsNotAskedForIt()
    {
        Listener listener(fakeEngine("no-chess960"));
        listener.ask({positionOf("1k6/8/8/8/8/8/8/1R2K3 w Q - 0 1", true), {}, 1});
        QVERIFY2(listener.failure.endsWith(QStringLiteral("does not know Chess960.")),
                 qPrintable(listener.failure));
        listener.ask(startQuestion(1));
        QCOMPARE(listener.answer->total.value(), std::uint64_t{20});
    }

    void divideWithoutATotalEndsWithAPause()
    {
        ui::EnginePatience patience;
        patience.afterAnswer = 20ms;
        Listener listener(fakeEngine("no-total"), patience);
        listener.ask(startQuestion());
        QCOMPARE(listener.answer->moves.size(), std::size_t{20});
        QVERIFY(!listener.answer->total);
    }

    void rubbishAndEndlessLinesDoNotHideTheAnswer()
    {
        for (const char *fault : {"rubbish", "long-line"}) {
            Listener listener(fakeEngine(fault));
            listener.ask(startQuestion());
            QCOMPARE(listener.failure, QString());
            QCOMPARE(listener.answer->total.value(), std::uint64_t{400});
            QCOMPARE(listener.answer->sum(), std::uint64_t{400});
        }
    }

    void totalThatIsNotTheSumIsRemarkedOn()
    {
        ui::EnginePatience patience;
        patience.afterAnswer = 20ms;
        Listener listener(fakeEngine("wrong-total"), patience);
        listener.ask(startQuestion());
        QCOMPARE(listener.answer->moves.size(), std::size_t{20});
        QCOMPARE(listener.answer->total.value(), std::uint64_t{399});
        QCOMPARE(listener.answer->remarks.size(), std::size_t{1});
        QVERIFY(listener.answer->remarks.front().kind == chess::DivideRemarkKind::OtherTotal);
    }

    void totalAfterEachMoveIsNotTheEnd()
    {
        Listener listener(fakeEngine("running-total"));
        listener.ask(startQuestion());
        QCOMPARE(listener.answer->moves.size(), std::size_t{20});
        QVERIFY(listener.answer->remarks.empty());
    }

    // As long as it has not said that it is ready the count goes on, whatever total it gives; or it
    // says that at once, and then such totals tell nothing.
    void pauseBehindATotalAfterAMoveIsNotTheEnd()
    {
        for (const char *fault : {"waits-midway", "counts-aside"}) {
            ui::EnginePatience patience;
            patience.afterAnswer = 1ms;
            patience.silence = 20ms;
            QTemporaryDir folder;
            const QString go = folder.filePath(QStringLiteral("go"));
            Listener listener(QStringLiteral("%1 \"%2\"").arg(fakeEngine(fault), go), patience);
            QSignalSpy progress(&listener.engine, &ui::UciEngine::progressed);
            QSignalSpy silences(&listener.engine, &ui::UciEngine::silent);
            listener.engine.ask(startQuestion());
            QTRY_VERIFY(!progress.empty());
            const auto before = silences.size();
            QTRY_VERIFY(silences.size() >= before + 2); // a long pause
            QVERIFY2(!listener.answer, fault);
            touch(go);
            QTRY_VERIFY(listener.answer);
            QCOMPARE(listener.answer->moves.size(), std::size_t{20});
            QVERIFY(listener.answer->remarks.empty());
        }
    }

    void engineThatDoesNotSayThatItIsReadyAgainHasAnsweredAllTheSame()
    {
        Listener listener(fakeEngine("passes-over"));
        listener.ask(startQuestion());
        QCOMPARE(listener.failure, QString());
        QCOMPARE(listener.answer->sum(), std::uint64_t{400});
        listener.ask(startQuestion(3));
        QCOMPARE(listener.failure, QString());
        QCOMPARE(listener.answer->sum(), std::uint64_t{8902}); // published
    }

    void engineThatLacksAMoveHasAnsweredAfterItsTotalAndAPause()
    {
        ui::EnginePatience patience;
        patience.afterAnswer = 20ms;
        Listener listener(fakeEngine("no-castling"), patience);
        // From the file of checked counts: with the rook on b1, castling is no king's step.
        listener.ask({positionOf("1k6/8/8/8/8/8/8/1R2K3 w Q - 0 1", true), {}, 1});
        QCOMPARE(listener.failure, QString());
        QCOMPARE(listener.answer->total.value(), listener.answer->sum());
    }

    void engineThatEndsAfterItsLastMoveHasAnswered()
    {
        Listener listener(fakeEngine("leaves"));
        listener.ask(startQuestion());
        QCOMPARE(listener.failure, QString());
        QCOMPARE(listener.answer->sum(), std::uint64_t{400});
        listener.ask(startQuestion()); // starts it anew
        QCOMPARE(listener.failure, QString());
    }

    // The lines as the protocol has them, whatever this program's own reader would take as well.
    void questionIsSentInTheWordsOfTheProtocol()
    {
        QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log"));
        Listener listener(QStringLiteral("%1 \"%2\"").arg(fakeEngine("log"), log));
        const char *fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9";
        const auto askAfterCastling = [&](bool isChess960) {
            const chess::Position root = positionOf(fen, isChess960);
            const chess::Position after = afterMove(root, parseMove(root, "O-O").value());
            listener.ask({root,
                          {parseMove(root, "O-O").value(), parseMove(after, "Ke7").value()},
                          isChess960 ? 1 : 2});
            QCOMPARE(listener.failure, QString());
        };
        askAfterCastling(true);
        askAfterCastling(false);
        QStringList sent = linesOf(log);
        sent.removeFirst(); // its folder
        const QStringList expected = {
            QStringLiteral("uci"),
            QStringLiteral("setoption name UCI_Chess960 value true"),
            QStringLiteral("position fen 4k3/8/8/8/8/8/8/R3K2R w HA - 3 9 moves e1h1 e8e7"),
            QStringLiteral("isready"),
            QStringLiteral("go perft 1"),
            QStringLiteral("isready"),
            QStringLiteral("setoption name UCI_Chess960 value false"),
            QStringLiteral("position fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9 moves e1g1 e8e7"),
            QStringLiteral("isready"),
            QStringLiteral("go perft 2"),
            QStringLiteral("isready"),
        };
        QCOMPARE(sent, expected);
    }

    void engineWithAPathRunsInItsOwnFolderAndFindsItsArguments()
    {
        QTemporaryDir here;
        const ChangedFolder changed(here.path());
        touch(QStringLiteral("weights"));
        const QString log = here.filePath(QStringLiteral("log"));
        Listener listener(QStringLiteral("%1 \"%2\" weights --quiet").arg(fakeEngine("log"), log));
        listener.ask(startQuestion());
        QCOMPARE(linesOf(log).mid(0, 3),
                 (QStringList{here.filePath(QStringLiteral("weights")), QStringLiteral("--quiet"),
                              QFileInfo(QStringLiteral(FAKE_ENGINE)).canonicalPath()}));
    }

    // Such as "python3 my_engine.py".
    void engineGivenByItsNameRunsWhereThisProgramDoes()
    {
        QTemporaryDir here;
        const ChangedFolder changed(here.path());
        const QString log = here.filePath(QStringLiteral("log"));
        QFile script(QStringLiteral("engine.sh"));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(QStringLiteral("exec %1 \"%2\"").arg(fakeEngine("log"), log).toUtf8());
        script.close();
        Listener listener(QStringLiteral("sh engine.sh"));
        listener.ask(startQuestion());
        QCOMPARE(listener.failure, QString());
        QCOMPARE(linesOf(log).front(), here.path());
    }

    void tildeIsTheHomeFolder()
    {
        QTemporaryDir home;
        const QByteArray before = qgetenv("HOME");
        qputenv("HOME", home.path().toUtf8());
        QFile::link(QStringLiteral(FAKE_ENGINE), home.filePath(QStringLiteral("engine")));
        Listener listener(QStringLiteral("~/engine no-chess960"));
        listener.ask(startQuestion());
        qputenv("HOME", before);
        QCOMPARE(listener.failure, QString());
        QCOMPARE(listener.engine.name(), QStringLiteral("Fake Engine 1.0 no-chess960"));
    }

    void outputWithoutEndIsStopped()
    {
        for (const char *fault : {"flood", "flood-one-line"}) {
            Listener listener(fakeEngine(fault));
            listener.ask(startQuestion());
            QVERIFY2(listener.failure.endsWith(QStringLiteral("prints without end.")),
                     qPrintable(listener.failure));
        }
    }

    void whatIsNoEngineIsRefusedWithTheReason_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("reason");
        QTest::newRow("nothing") << QStringLiteral(" ")
                                 << QStringLiteral("Choose the program of an engine first.");
        QTest::newRow("no file") << QStringLiteral("/no/such/engine")
                                 << QStringLiteral("There is no program /no/such/engine.");
        QTest::newRow("no name") << QStringLiteral("nosuchengine")
                                 << QStringLiteral("There is no program nosuchengine.");
        QTest::newRow("folder") << QStringLiteral("/tmp")
                                << QStringLiteral(
                                       "/tmp is a folder, not the program of an engine.");
        QTest::newRow("data") << QStringLiteral("\"%1/perft.tsv\"").arg(QStringLiteral(TEST_DATA))
                              << QStringLiteral("may not be executed");
        QTest::newRow("ends") << fakeEngine("no-engine")
                              << QStringLiteral("it ended without an answer to “uci”");
        QTest::newRow("knows no perft")
            << fakeEngine("no-perft") << QStringLiteral("does not know “go perft”");
        QTest::newRow("mute") << fakeEngine("mute")
                              << QStringLiteral("did not answer “uci” within 0.2 s");
        QTest::newRow("says other things")
            << fakeEngine("echo") << QStringLiteral("did not answer “uci” within 0.2 s");
    }

    void whatIsNoEngineIsRefusedWithTheReason()
    {
        QFETCH(const QString, command);
        QFETCH(const QString, reason);
        ui::EnginePatience patience;
        patience.greeting = 200ms;
        Listener listener(command, patience);
        listener.ask(startQuestion());
        QVERIFY2(listener.failure.contains(reason), qPrintable(listener.failure));
        QVERIFY(!listener.engine.isAsked());
    }

    void fileThatIsNoProgramIsRefused()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("engine with blanks"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\x7f"
                   "ELF rubbish");
        file.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        file.close();
        Listener listener(path);
        listener.ask(startQuestion());
        QVERIFY2(listener.failure.startsWith(
                     QStringLiteral("engine with blanks cannot be started: the file is no program "
                                    "that this computer can run, ")),
                 qPrintable(listener.failure));
    }

    void scriptWhoseInterpreterIsMissingIsRefused()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("script"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/no/such/interpreter\n");
        file.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        file.close();
        Listener listener(path);
        listener.ask(startQuestion());
        QVERIFY2(listener.failure.startsWith(
                     QStringLiteral("script cannot be started: a file that it needs is not there")),
                 qPrintable(listener.failure));
    }

    void crashAndExitAreReportedWithTheLastWords()
    {
        Listener crashing(fakeEngine("crash"));
        crashing.ask(startQuestion());
        QCOMPARE(crashing.failure,
                 QStringLiteral("Fake Engine 1.0 crash crashed. Its last words: out of luck"));
        Listener ending(fakeEngine("exit"));
        ending.ask(startQuestion());
        QCOMPARE(ending.failure,
                 QStringLiteral("Fake Engine 1.0 exit ended before it had answered, "
                                "with exit code 7."));
        ending.ask(startQuestion()); // starts it anew
        QVERIFY(ending.failure.contains(QStringLiteral("exit code 7")));
    }

    void silenceIsOverWhenTheEngineSpeaks()
    {
        ui::EnginePatience patience;
        patience.silence = 50ms;
        QTemporaryDir folder;
        const QString go = folder.filePath(QStringLiteral("go"));
        Listener listener(QStringLiteral("%1 \"%2\"").arg(fakeEngine("waits"), go), patience);
        QSignalSpy silences(&listener.engine, &ui::UciEngine::silent);
        listener.engine.ask(startQuestion());
        QTRY_VERIFY(listener.engine.silentSeconds() > 0);
        const auto before = silences.size();
        touch(go);
        QTRY_VERIFY(listener.answer);
        QCOMPARE(listener.engine.silentSeconds(), 0);
        // It was told, even if the engine was slow and silent once more before it had ended.
        QVERIFY(std::any_of(silences.begin() + before, silences.end(),
                            [](const auto &arguments) { return arguments.front().toInt() == 0; }));
    }

    void crashAmidTheAnswerIsReportedBehindWhatHasCome()
    {
        Listener listener(fakeEngine("crash-midway"));
        QSignalSpy progress(&listener.engine, &ui::UciEngine::progressed);
        listener.ask(startQuestion());
        QCOMPARE(listener.failure, QStringLiteral("Fake Engine 1.0 crash-midway crashed."));
        QCOMPARE(progress.size(), 1);
    }

    void engineThatIsNeverReadyIsStopped()
    {
        ui::EnginePatience patience;
        patience.silence = 20ms; // each counts as a second
        patience.hopeless = 3s;
        Listener listener(fakeEngine("never-ready"), patience);
        listener.ask(startQuestion());
        QCOMPARE(
            listener.failure,
            QStringLiteral("Fake Engine 1.0 never-ready was stopped, since it has said nothing "
                           "for 3 seconds."));
    }

    void complaintsWithoutEndDoNotHideTheAnswer()
    {
        Listener listener(fakeEngine("flood-errors"));
        listener.ask(startQuestion());
        QCOMPARE(listener.failure, QString());
        QCOMPARE(listener.answer->total.value(), std::uint64_t{400});
    }

    void silenceIsToldAndStopEndsIt()
    {
        ui::EnginePatience patience;
        patience.silence = 50ms;
        Listener listener(fakeEngine("hang"), patience);
        QSignalSpy silences(&listener.engine, &ui::UciEngine::silent);
        QSignalSpy kills(&listener.engine, &ui::UciEngine::killed);
        listener.engine.ask(startQuestion());
        QTRY_VERIFY(silences.size() >= 2);
        QVERIFY(silences[1].front().toInt() > silences[0].front().toInt());
        const qint64 process = listener.processId();
        QVERIFY(isAlive(process));
        listener.engine.stop();
        QVERIFY(isAlive(process)); // nobody has waited for it
        // It ignores SIGTERM. Once reaped it has no number any more, so it is no zombie either.
        QTRY_VERIFY(!isAlive(process));
        QTRY_COMPARE(kills.size(), 1);
        QVERIFY(!listener.answer && listener.failure.isEmpty());
    }

    void nothingOutlivesTheObject()
    {
        for (const char *fault : {"", "hang", "hang-midway", "flood", "flood-one-line", "mute",
                                  "never-ready", "closes-output", "stands-still"}) {
            auto listener = std::make_unique<Listener>(fakeEngine(fault));
            listener->engine.ask(startQuestion(5));
            QTRY_VERIFY(listener->processId() != 0);
            const qint64 process = listener->processId();
            listener.reset();
            QVERIFY2(!isAlive(process), fault);
        }
    }

    void engineThatMindsNeitherQuitNorSignalsIsEnded()
    {
        for (const bool isDestroyed : {true, false}) {
            auto listener = std::make_unique<Listener>(fakeEngine("deaf"));
            listener->ask(startQuestion());
            QCOMPARE(listener->answer->total.value(), std::uint64_t{400});
            const qint64 process = listener->processId();
            QVERIFY(isAlive(process));
            if (isDestroyed)
                listener.reset();
            else
                listener->engine.stop();
            QTRY_VERIFY(!isAlive(process));
        }
    }

    // The program that owns it is killed, which leaves it no time to end anything. The engine may
    // be started by a script, and so be the child of a child.
    void engineEndsWithAProgramThatIsKilled()
    {
        QTemporaryDir folder;
        const QString number = folder.filePath(QStringLiteral("number"));
        const QString script = writeScript(folder, number);
        for (const QString &command : {fakeEngine("hang"), script}) {
            for (const int signal : {SIGTERM, SIGKILL}) {
                QFile::remove(number);
                QProcess owner;
                owner.start(QCoreApplication::applicationFilePath(), {ownAnEngine(), command});
                QVERIFY(owner.waitForReadyRead());
                const qint64 started = owner.readLine().trimmed().toLongLong();
                const qint64 engine = command == script ? numberIn(number) : started;
                QVERIFY(engine > 0 && isAlive(engine));
                kill(static_cast<pid_t>(owner.processId()), signal);
                QVERIFY(owner.waitForFinished());
                QTRY_VERIFY(!isAlive(started));
                QTRY_VERIFY(!isAlive(engine));
            }
        }
    }

    void whatAScriptStartedEndsWithIt()
    {
        QTemporaryDir folder;
        const QString number = folder.filePath(QStringLiteral("number"));
        auto listener = std::make_unique<Listener>(writeScript(folder, number));
        listener->engine.ask(startQuestion());
        QTRY_VERIFY(QFile::exists(number));
        const qint64 engine = numberIn(number);
        QVERIFY(engine > 0 && isAlive(engine));
        listener.reset();
        // Its new parent reaps it.
        QTRY_VERIFY(!isAlive(engine));
    }

    void newQuestionReplacesTheOneThatHangs()
    {
        Listener listener(fakeEngine("hang"));
        listener.engine.ask(startQuestion());
        QTRY_VERIFY(listener.processId() != 0);
        listener.engine.setCommand(fakeEngine());
        listener.ask(startQuestion());
        QCOMPARE(listener.answer->total.value(), std::uint64_t{400});
    }
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == ownAnEngine())
        return ownEngine(QCoreApplication::arguments().value(2));
    TestUciEngine test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_uci_engine.moc"
