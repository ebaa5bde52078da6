#include "ui/termination.h"

#include <QSocketNotifier>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace ui {

namespace {

constexpr std::array signalsToEnd = {SIGTERM, SIGINT, SIGHUP};
constexpr int nowhere = -1;

/// Where the handler writes; it can be told nothing else.
volatile std::sig_atomic_t writingEnd = nowhere;

void writeDown(int signal)
{
    const int errorBefore = errno; // of whatever was interrupted
    const auto byte = static_cast<char>(signal);
    // When the pipe is full the end has been asked for often enough.
    [[maybe_unused]] const ssize_t written = write(writingEnd, &byte, 1);
    errno = errorBefore;
}

} // namespace

Termination::Termination(QObject *parent) : QObject(parent), m_pipe{nowhere, nowhere}
{
    if (pipe(m_pipe.data()) != 0)
        return; // the signals end the program as they always do
    for (const int end : m_pipe) {
        fcntl(end, F_SETFD, FD_CLOEXEC);
        fcntl(end, F_SETFL, O_NONBLOCK);
    }
    auto *notifier = new QSocketNotifier(m_pipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &Termination::read);
    writingEnd = m_pipe[1];
    for (const int signal : signalsToEnd)
        std::signal(signal, writeDown);
}

Termination::~Termination()
{
    if (m_pipe[0] == nowhere)
        return;
    for (const int signal : signalsToEnd)
        std::signal(signal, SIG_DFL);
    writingEnd = nowhere;
    for (const int end : m_pipe)
        close(end);
}

void Termination::read()
{
    char byte = 0;
    while (::read(m_pipe[0], &byte, 1) == 1)
        emit requested(byte);
}

} // namespace ui
