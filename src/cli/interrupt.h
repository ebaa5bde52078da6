#pragma once

#include <atomic>
#include <csignal>
#include <stop_token>
#include <thread>

namespace chess {

/// While one lives, Ctrl+C or a SIGTERM asks for a stop instead of ending the program, so that a
/// long count can say how far it came; the next one ends the program after all.
///
/// Let one live only while something looks at `stop()`: whoever waits for input does not. Make it
/// before the threads that work, since they inherit that the signal is not for them.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    std::stop_token stop() const { return m_source.get_token(); }
    bool isStopRequested() const { return m_source.stop_requested(); }

private:
    void waitForSignals(const sigset_t &awaited);

    std::stop_source m_source;
    sigset_t m_maskBefore;
    std::atomic<bool> m_isOver = false;
    /// Waits for the signals, since a signal handler may do next to nothing.
    std::jthread m_waiter;
};

} // namespace chess
