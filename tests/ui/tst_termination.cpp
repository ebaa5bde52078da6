#include "ui/termination.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>
#include <csignal>

class TestTermination : public QObject {
    Q_OBJECT
private slots:
    void signalsOfTheSystemAreToldInTheLoop()
    {
        const ui::Termination termination;
        QSignalSpy requests(&termination, &ui::Termination::requested);
        for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
            std::raise(signal);
            QVERIFY(requests.empty()); // not amid what is being done
            QVERIFY(requests.wait());
            QCOMPARE(requests.takeFirst().front().toInt(), signal);
        }
    }

    void signalAmidACallLeavesItsErrorAlone()
    {
        const ui::Termination termination;
        // More than a pipe holds, so that the last ones find no room.
        for (int i = 0; i < 70'000; ++i) {
            errno = ENOENT;
            std::raise(SIGTERM);
            QCOMPARE(errno, ENOENT);
        }
    }

    void windowThatIsTerminatedLeavesItsLoop()
    {
        const QTemporaryDir folder;
        QProcess window;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        window.setProcessEnvironment(environment);
        window.setProcessChannelMode(QProcess::MergedChannels);
        window.start(QStringLiteral(BITBOARD_LAB_PROGRAM), {});
        QVERIFY(window.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(isHeard(window.processId()), 30000);
        window.terminate();
        QVERIFY(window.waitForFinished());
        QCOMPARE(window.exitStatus(), QProcess::NormalExit);
        QCOMPARE(window.exitCode(), 128 + SIGTERM);
        QFile settings(folder.filePath(QStringLiteral("bitboard-lab/settings.ini")));
        QVERIFY(settings.open(QIODevice::ReadOnly));
        QVERIFY(settings.readAll().contains("layout"));
    }

private:
    /// Whether a process has a handler for SIGTERM, as /proc/PID/status says.
    static bool isHeard(qint64 process)
    {
        QFile status(QStringLiteral("/proc/%1/status").arg(process));
        if (!status.open(QIODevice::ReadOnly))
            return false;
        const QByteArray text = status.readAll();
        const QByteArray mask = text.mid(text.indexOf("SigCgt:") + 7, 18).trimmed();
        return (mask.toULongLong(nullptr, 16) >> (SIGTERM - 1) & 1) != 0;
    }
};

QTEST_GUILESS_MAIN(TestTermination)
#include "tst_termination.moc"
