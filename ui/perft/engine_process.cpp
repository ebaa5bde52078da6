#include "ui/perft/engine_process.h"

#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <csignal>
#include <unistd.h>
#include <utility>

namespace ui {

namespace {

/// What is said to it in turn when it is to go; the first is the word "quit".
constexpr std::array signalsInTurn = {SIGTERM, SIGKILL};

} // namespace

EngineProcess::EngineProcess(QObject *parent) : QObject(parent)
{
    m_insisting.setSingleShot(true);
    m_insisting.setInterval(leavingTime);
    connect(&m_insisting, &QTimer::timeout, this, &EngineProcess::insist);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &EngineProcess::read);
    connect(&m_process, &QProcess::readyReadStandardError, this, &EngineProcess::readErrors);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        endGroup();
        if (!m_isLeaving)
            emit notStarted(m_process.errorString());
    });
    connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        read(); // its last lines
        endGroup();
        if (!m_isLeaving) {
            emit ended(code, status == QProcess::CrashExit);
            return;
        }
        if (m_insistence > 0)
            emit killed();
        deleteLater();
    });
}

EngineProcess::~EngineProcess()
{
    m_process.disconnect(this);
    // Where it has been asked already it has had its time.
    if (m_process.state() != QProcess::NotRunning && !m_isLeaving) {
        send("quit");
        m_process.waitForFinished(leavingTime.count());
    }
    for (const int signal : signalsInTurn) {
        if (m_process.state() == QProcess::NotRunning)
            break;
        signalGroup(signal);
        m_process.waitForFinished(leavingTime.count());
    }
    endGroup();
    m_guard.waitForFinished(leavingTime.count());
}

void EngineProcess::start(const QString &program, const QStringList &arguments,
                          const QString &folder)
{
    m_process.setWorkingDirectory(folder);
    // A group of its own, so that what a script started ends with the script.
    m_process.setChildProcessModifier([] { setpgid(0, 0); });
    {
        // Of what is lacking at once, pipes or a process, Qt tells the one and not the other.
        const QSignalBlocker blocker(m_process);
        m_process.start(program, arguments);
    }
    m_group = static_cast<pid_t>(m_process.processId());
    if (m_group <= 0) {
        emit notStarted(m_process.errorString());
        return;
    }
    // Whoever of the two comes first, as a shell does it.
    setpgid(m_group, m_group);
    startGuard();
}

/// Should this program crash or be killed, nothing of the group goes on counting for days: a shell
/// in the group waits for its input to end, which it does when nobody is there to write to it. A
/// signal that the system sends to children whose parent has died would not reach what a script has
/// started.
void EngineProcess::startGuard()
{
    m_guard.setChildProcessModifier([group = m_group] {
        // The engine has ended already: what comes next would kill this program's own group.
        if (setpgid(0, group) != 0)
            _exit(0);
    });
    m_guard.setStandardOutputFile(QProcess::nullDevice());
    m_guard.setStandardErrorFile(QProcess::nullDevice());
    m_guard.start(QStringLiteral("/bin/sh"),
                  {QStringLiteral("-c"), QStringLiteral("trap '' TERM; read -r line; "
                                                        "kill -KILL 0")});
}

void EngineProcess::send(const QByteArray &line)
{
    m_process.write(line + '\n');
}

QString EngineProcess::lastError() const
{
    const QList<QByteArray> lines = m_errors.trimmed().split('\n');
    return QString::fromUtf8(lines.back()).simplified();
}

void EngineProcess::leave()
{
    if (m_isLeaving)
        return;
    m_isLeaving = true;
    if (m_process.state() == QProcess::NotRunning) {
        deleteLater();
        return;
    }
    send("quit");
    m_process.closeWriteChannel();
    m_insisting.start();
}

void EngineProcess::insist()
{
    signalGroup(signalsInTurn.at(static_cast<std::size_t>(m_insistence)));
    if (++m_insistence < static_cast<int>(signalsInTurn.size()))
        m_insisting.start();
}

void EngineProcess::signalGroup(int signal) const
{
    if (m_group > 0)
        kill(-m_group, signal);
}

void EngineProcess::endGroup()
{
    // What it has started may outlive it in the group, and as long as it does no other process gets
    // that number; afterwards any may.
    signalGroup(SIGKILL);
    m_group = 0;
}

void EngineProcess::read()
{
    takeBytes(m_process.readAllStandardOutput());
}

void EngineProcess::readErrors()
{
    m_errors = (m_errors + m_process.readAllStandardError()).right(longestLine);
}

void EngineProcess::takeBytes(const QByteArray &bytes)
{
    m_bytesRead += bytes.size();
    // First, since a line may end what it was waited for.
    if (!bytes.isEmpty() && !m_isLeaving)
        emit heard();
    for (qsizetype begin = 0; begin < bytes.size() && !m_isLeaving;) {
        const qsizetype end = bytes.indexOf('\n', begin);
        const qsizetype length = (end < 0 ? bytes.size() : end) - begin;
        m_line += bytes.mid(begin, std::min(length, longestLine - m_line.size()));
        begin += length + 1;
        if (end >= 0)
            emit lineRead(std::exchange(m_line, {}));
    }
}

} // namespace ui
