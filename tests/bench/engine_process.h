#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <utility>

namespace bench {

/// A UCI engine that runs beside the benchmark and counts when asked.
class EngineProcess {
public:
    /// Starts a program found in the path or where games are; nothing when there is none.
    static std::optional<EngineProcess> start(const char *program);

    EngineProcess(EngineProcess &&other) noexcept;
    EngineProcess &operator=(EngineProcess &&) = delete;
    ~EngineProcess();

    /// The name it gives itself.
    const std::string &name() const { return m_name; }

    /// The nodes of `go perft` and the processor time of all its threads, in seconds.
    std::pair<std::uint64_t, double> perft(std::string_view fen, int depth);

private:
    EngineProcess(pid_t process, int input, int output);

    void send(const std::string &line) const;
    /// The rest of the next line that begins like that; empty when the engine has ended.
    std::string answer(std::string_view beginning);
    double processorSeconds() const;

    pid_t m_process;
    int m_input;
    int m_output;
    std::string m_unread;
    std::string m_name;
};

} // namespace bench
