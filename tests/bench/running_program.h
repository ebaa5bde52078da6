#pragma once

#include <chrono>
#include <string>
#include <sys/types.h>
#include <vector>

namespace bench {

using Time = std::chrono::duration<double, std::milli>;

struct Usage {
    Time passed;
    Time processor;
};

/// A program started as from a shell, with its output going nowhere; it ends with the object.
class RunningProgram {
public:
    /// Looks the program up in the path. Throws std::system_error if it cannot be started.
    explicit RunningProgram(std::vector<std::string> command);
    ~RunningProgram();
    RunningProgram(const RunningProgram &) = delete;
    RunningProgram &operator=(const RunningProgram &) = delete;

    Time passed() const { return std::chrono::steady_clock::now() - m_start; }
    /// Of all threads, in user and kernel mode.
    Time processorTime() const;
    /// Its proportional set size in MB: its own pages and its share of those it has in common.
    double memory() const;
    /// Waits for its end. Throws std::runtime_error if it fails.
    Usage finish();

private:
    std::string m_name;
    std::chrono::steady_clock::time_point m_start;
    pid_t m_pid;
};

double median(std::vector<double> values);

} // namespace bench
