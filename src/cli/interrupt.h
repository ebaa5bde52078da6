#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace chess {

/// While one lives, Ctrl+C asks for a stop instead of ending the program, so that a long count can
/// say how far it came. Make it before the threads that work: they inherit that the signal is not
/// for them.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    std::stop_token stop() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    sigset_t m_maskBefore;
    /// Waits for the signal, since a signal handler may do next to nothing.
    std::jthread m_waiter;
};

} // namespace chess
