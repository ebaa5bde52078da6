#pragma once

#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

namespace chess {

/// Starts so many threads with the same work, or as many as the system gives: whoever starts them
/// has to be ready to do all of it alone.
template <typename Work>
std::vector<std::jthread> extraThreads(std::size_t count, const Work &work)
{
    std::vector<std::jthread> threads;
    threads.reserve(count);
    try {
        while (threads.size() < count)
            threads.emplace_back(work);
    } catch (const std::system_error &) {
        // Those there are have to do.
    }
    return threads;
}

} // namespace chess
