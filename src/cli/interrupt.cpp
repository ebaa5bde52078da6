#include "src/cli/interrupt.h"

#include <pthread.h>

namespace chess {

namespace {

sigset_t interruptOnly()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    return signals;
}

} // namespace

Interrupt::Interrupt()
{
    const sigset_t signals = interruptOnly();
    pthread_sigmask(SIG_BLOCK, &signals, &m_maskBefore);
    m_waiter = std::jthread([source = m_source, signals]() mutable {
        int received = 0;
        if (sigwait(&signals, &received) == 0)
            source.request_stop();
    });
}

Interrupt::~Interrupt()
{
    // Wakes the waiter if nobody has; if somebody has, the signal ends with its thread.
    pthread_kill(m_waiter.native_handle(), SIGINT);
    m_waiter.join();
    pthread_sigmask(SIG_SETMASK, &m_maskBefore, nullptr);
}

} // namespace chess
