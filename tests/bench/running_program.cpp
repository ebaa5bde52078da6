#include "tests/bench/running_program.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <fstream>
#include <spawn.h>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace bench {

namespace {

void check(int error, const std::string &what)
{
    if (error != 0)
        throw std::system_error(error, std::generic_category(), what);
}

Time toTime(const timeval &time)
{
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
}

} // namespace

RunningProgram::RunningProgram(std::vector<std::string> command) : m_name(command.front())
{
    std::vector<char *> arguments;
    arguments.reserve(command.size() + 1);
    for (std::string &argument : command)
        arguments.push_back(argument.data());
    arguments.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    check(posix_spawn_file_actions_init(&actions), m_name);
    for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO})
        check(posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0),
              m_name);
    m_start = std::chrono::steady_clock::now();
    const int error =
        posix_spawnp(&m_pid, m_name.c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    check(error, m_name);
}

RunningProgram::~RunningProgram()
{
    if (m_pid <= 0)
        return;
    kill(m_pid, SIGTERM);
    waitpid(m_pid, nullptr, 0);
}

Time RunningProgram::processorTime() const
{
    // The clock of a process is exact; /proc counts in hundredths of a second.
    clockid_t clock{};
    timespec time{};
    check(clock_getcpuclockid(m_pid, &clock), m_name);
    check(clock_gettime(clock, &time) == 0 ? 0 : errno, m_name);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

double RunningProgram::memory() const
{
    std::ifstream sums("/proc/" + std::to_string(m_pid) + "/smaps_rollup");
    for (std::string word; sums >> word;) {
        if (double kilobytes = 0; word == "Pss:" && sums >> kilobytes)
            return kilobytes / 1024;
    }
    throw std::runtime_error(m_name + ": the system does not say how much memory it uses");
}

Usage RunningProgram::finish()
{
    int status = 0;
    rusage usage{};
    check(wait4(m_pid, &status, 0, &usage) == m_pid ? 0 : errno, m_name);
    const Time time = passed();
    m_pid = 0;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw std::runtime_error(m_name + " failed");
    return {time, toTime(usage.ru_utime) + toTime(usage.ru_stime)};
}

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace bench
