#include "ui/perft/engine_process.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <unistd.h>
#include <utility>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

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
        if (m_isLeaving)
            deleteLater();
        else
            emit ended(code, status == QProcess::CrashExit);
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
}

void EngineProcess::start(const QString &program, const QStringList &arguments,
                          const QString &folder)
{
    m_process.setWorkingDirectory(folder);
    // A group of its own, so that what a script started ends with the script; and should this
    // program crash, it does not go on counting for days.
    m_process.setChildProcessModifier([] {
        setpgid(0, 0);
#ifdef Q_OS_LINUX
        prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    });
    m_process.start(program, arguments);
    m_group = static_cast<pid_t>(m_process.processId());
    // Whoever of the two comes first, as a shell does it.
    if (m_group > 0)
        setpgid(m_group, m_group);
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
