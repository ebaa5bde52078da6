#include "tests/bench/screen.h"

#include <array>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <stdexcept>
#include <thread>

namespace bench {

namespace {

constexpr std::uint32_t ground = 0xFF00FF;
constexpr std::uint32_t colorBits = 0xFFFFFF;

struct Free {
    void operator()(void *reply) const { std::free(reply); }
};
template <typename Reply>
using Owned = std::unique_ptr<Reply, Free>;

} // namespace

Screen::Screen() : m_connection(xcb_connect(nullptr, nullptr))
{
    if (xcb_connection_has_error(m_connection.get()))
        throw std::runtime_error("there is no X display");
    m_root = xcb_setup_roots_iterator(xcb_get_setup(m_connection.get())).data->root;
    constexpr std::array<std::uint32_t, 2> values = {ground, XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY};
    xcb_change_window_attributes(m_connection.get(), m_root, XCB_CW_BACK_PIXEL | XCB_CW_EVENT_MASK,
                                 values.data());
    xcb_clear_area(m_connection.get(), 0, m_root, 0, 0, 0, 0);
    xcb_flush(m_connection.get());
}

void Screen::waitForPaintedWindow(std::chrono::seconds patience)
{
    const auto deadline = std::chrono::steady_clock::now() + patience;
    std::optional<xcb_window_t> shown;
    while (!shown || !isPainted(*shown)) {
        while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(m_connection.get())}) {
            if ((event->response_type & 0x7F) == XCB_MAP_NOTIFY) {
                xcb_map_notify_event_t map{};
                std::memcpy(&map, event.get(), sizeof map);
                shown = map.window;
            }
        }
        if (std::chrono::steady_clock::now() > deadline)
            throw std::runtime_error("no painted window appeared");
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
}

/// Looks at the column of pixels in the middle, which runs through every part of a main window.
bool Screen::isPainted(xcb_window_t window) const
{
    xcb_connection_t *const connection = m_connection.get();
    const Owned<xcb_get_geometry_reply_t> size{
        xcb_get_geometry_reply(connection, xcb_get_geometry(connection, window), nullptr)};
    if (!size)
        return false;
    const auto middle = static_cast<std::int16_t>(size->width / 2);
    const Owned<xcb_get_image_reply_t> image{
        xcb_get_image_reply(connection,
                            xcb_get_image(connection, XCB_IMAGE_FORMAT_Z_PIXMAP, window, middle, 0,
                                          1, size->height, ~std::uint32_t{0}),
                            nullptr)};
    if (!image || image->depth != 24)
        return false;
    const std::uint8_t *const pixels = xcb_get_image_data(image.get());
    for (std::size_t row = 0; row < size->height; ++row) {
        std::uint32_t pixel = 0;
        std::memcpy(&pixel, pixels + row * sizeof pixel, sizeof pixel);
        if ((pixel & colorBits) == ground)
            return false;
    }
    return true;
}

} // namespace bench
