#pragma once

#include <chrono>
#include <memory>
#include <xcb/xcb.h>

namespace bench {

/// An X screen that tells when a window on it has been painted.
///
/// Qt gives its windows no background, so that a window shows what was under it until its first
/// picture arrives: here a colour that no program paints.
class Screen {
public:
    /// Of the display in the environment. Throws std::runtime_error if there is none.
    Screen();

    /// Returns as soon as a window that appears after the last call has its first picture. Throws
    /// std::runtime_error if none comes in time.
    void waitForPaintedWindow(std::chrono::seconds patience);

private:
    struct Disconnect {
        void operator()(xcb_connection_t *connection) const { xcb_disconnect(connection); }
    };

    bool isPainted(xcb_window_t window) const;

    std::unique_ptr<xcb_connection_t, Disconnect> m_connection;
    xcb_window_t m_root = 0;
};

} // namespace bench
