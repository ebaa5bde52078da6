#include "src/cli/interrupt.h"

#include <pthread.h>
#include <system_error>

namespace chess {

namespace {

/// Ctrl+C, and what asks a program to end.
sigset_t signalsAwaited()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

/// As if nobody had ever waited for the signal.
void endProgram(int signal, const sigset_t &signals)
{
    std::signal(signal, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
    std::raise(signal);
}

} // namespace

Interrupt::Interrupt()
{
    const sigset_t signals = signalsAwaited();
    pthread_sigmask(SIG_BLOCK, &signals, &m_maskBefore);
    try {
        m_waiter = std::jthread([this, signals] { waitForSignals(signals); });
    } catch (const std::system_error &) {
        // No thread to be had: then a signal ends the program, as it does without one of these.
        pthread_sigmask(SIG_SETMASK, &m_maskBefore, nullptr);
    }
}

Interrupt::~Interrupt()
{
    if (!m_waiter.joinable())
        return;
    m_isOver = true;
    pthread_kill(m_waiter.native_handle(), SIGINT); // wakes the waiter
    m_waiter.join();
    pthread_sigmask(SIG_SETMASK, &m_maskBefore, nullptr);
}

void Interrupt::waitForSignals(const sigset_t &awaited)
{
    int received = 0;
    while (sigwait(&awaited, &received) == 0 && !m_isOver) {
        const bool isFirst = m_source.request_stop();
        if (!isFirst)
            endProgram(received, awaited);
    }
}

} // namespace chess
