#include "tests/bench/engine_process.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sys/wait.h>
#include <unistd.h>

namespace bench {

namespace {

/// Where a program lies; Debian keeps engines in a folder of games that is in no path of root.
std::optional<std::string> findProgram(const std::string &name)
{
    const char *const path = std::getenv("PATH");
    std::string folders =
        std::string(path != nullptr ? path : "") + ":/usr/games:/usr/local/games:";
    for (std::size_t end = 0; (end = folders.find(':')) != std::string::npos;
         folders.erase(0, end + 1)) {
        std::string file = folders.substr(0, end) + "/" + name;
        if (access(file.c_str(), X_OK) == 0)
            return file;
    }
    return std::nullopt;
}

} // namespace

std::optional<EngineProcess> EngineProcess::start(const char *program)
{
    const std::optional<std::string> file = findProgram(program);
    std::array<int, 2> toEngine{};
    std::array<int, 2> fromEngine{};
    if (!file || pipe(toEngine.data()) != 0 || pipe(fromEngine.data()) != 0)
        return std::nullopt;
    std::signal(SIGPIPE, SIG_IGN);
    const pid_t process = fork();
    if (process < 0)
        return std::nullopt;
    if (process == 0) {
        dup2(toEngine[0], STDIN_FILENO);
        dup2(fromEngine[1], STDOUT_FILENO);
        for (const int descriptor : {toEngine[0], toEngine[1], fromEngine[0], fromEngine[1]})
            close(descriptor);
        execl(file->c_str(), program, nullptr);
        _exit(127);
    }
    close(toEngine[0]);
    close(fromEngine[1]);
    EngineProcess engine(process, toEngine[1], fromEngine[0]);
    engine.send("uci");
    engine.m_name = engine.answer("id name ");
    if (engine.m_name.empty())
        return std::nullopt;
    engine.answer("uciok");
    return engine;
}

EngineProcess::EngineProcess(pid_t process, int input, int output)
    : m_process(process), m_input(input), m_output(output)
{
}

EngineProcess::EngineProcess(EngineProcess &&other) noexcept
    : m_process(std::exchange(other.m_process, -1))
    , m_input(other.m_input)
    , m_output(other.m_output)
    , m_unread(std::move(other.m_unread))
    , m_name(std::move(other.m_name))
{
}

EngineProcess::~EngineProcess()
{
    if (m_process < 0)
        return;
    close(m_input);
    close(m_output);
    kill(m_process, SIGKILL);
    waitpid(m_process, nullptr, 0);
}

std::pair<std::uint64_t, double> EngineProcess::perft(std::string_view fen, int depth)
{
    send("position fen " + std::string(fen));
    send("isready");
    answer("readyok");
    const double before = processorSeconds();
    send("go perft " + std::to_string(depth));
    const std::string nodes = answer("Nodes searched: ");
    // Its threads are told of the end a little later than we are.
    send("isready");
    answer("readyok");
    return {std::strtoull(nodes.c_str(), nullptr, 10), processorSeconds() - before};
}

void EngineProcess::send(const std::string &line) const
{
    const std::string text = line + "\n";
    if (write(m_input, text.data(), text.size()) < 0)
        return; // it has ended, which `answer` tells
}

std::string EngineProcess::answer(std::string_view beginning)
{
    while (true) {
        for (std::size_t end = 0; (end = m_unread.find('\n')) != std::string::npos;) {
            const std::string line = m_unread.substr(0, end);
            m_unread.erase(0, end + 1);
            if (line.compare(0, beginning.size(), beginning) == 0)
                return line.substr(beginning.size());
        }
        std::array<char, 4096> chunk{};
        const ssize_t size = read(m_output, chunk.data(), chunk.size());
        if (size <= 0)
            return {};
        m_unread.append(chunk.data(), static_cast<std::size_t>(size));
    }
}

double EngineProcess::processorSeconds() const
{
    double nanoseconds = 0;
    const std::string tasks = "/proc/" + std::to_string(m_process) + "/task";
    for (const auto &task : std::filesystem::directory_iterator(tasks)) {
        double spent = 0;
        std::ifstream(task.path() / "schedstat") >> spent;
        nanoseconds += spent;
    }
    return nanoseconds * 1e-9;
}

} // namespace bench
