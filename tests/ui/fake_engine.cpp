// A small UCI engine for the tests. Its first argument says what is wrong with it; without one it
// is right. The second one is a file: "log" writes its other arguments, its folder and whatever it
// is sent there, "waits" counts when it is there, "waits-midway" counts its second move then.

#include "src/moves/legal_moves.h"
#include "src/moves/play.h"
#include "src/notation/fen/fen.h"
#include "src/notation/moves/move_text.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using namespace chess;

class FakeEngine {
public:
    explicit FakeEngine(const std::vector<std::string> &arguments)
        : m_fault(arguments.empty() ? "" : arguments[0])
        , m_file(arguments.size() < 2 ? "" : arguments[1])
    {
        if (!is("log"))
            return;
        m_log.open(m_file);
        for (std::size_t i = 2; i < arguments.size(); ++i)
            m_log << arguments[i] << '\n';
        m_log << std::filesystem::current_path().string() << std::endl;
    }

    /// False when it is to end.
    bool obey(const std::string &line)
    {
        if (m_log.is_open())
            m_log << line << std::endl;
        std::istringstream words(line);
        std::string command;
        words >> command;
        if (command == "uci")
            greet();
        else if (command == "isready")
            makeReady();
        else if (command == "setoption")
            m_isChess960 = line.find("UCI_Chess960 value true") != std::string::npos;
        else if (command == "position")
            setPosition(line);
        else if (command == "go")
            count(line);
        return command != "quit" || is("deaf");
    }

    /// Whether it lives on when nobody is there to speak with it.
    bool isStubborn() const { return is("deaf"); }

private:
    bool is(std::string_view fault) const { return m_fault == fault; }

    static void say(const std::string &line) { std::cout << line << std::endl; }

    [[noreturn]] static void hang()
    {
        std::signal(SIGTERM, SIG_IGN);
        while (true)
            std::this_thread::sleep_for(std::chrono::hours(1));
    }

    void makeReady()
    {
        if (is("never-ready"))
            hang();
        const bool isBehindCount = std::exchange(m_hasCounted, false);
        if (!isBehindCount || !(is("counts-aside") || is("passes-over")))
            say("readyok");
    }

    void waitForFile() const
    {
        while (!std::filesystem::exists(m_file))
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }

    /// What comes before the divide, or in its place.
    void floodErrors() const
    {
        const std::string line(4000, '!');
        for (int i = 0; i < 2000; ++i)
            std::cerr << line << '\n';
    }

    void greet() const
    {
        if (is("deaf"))
            std::signal(SIGTERM, SIG_IGN);
        if (is("mute"))
            hang();
        if (is("no-engine"))
            std::exit(3);
        if (is("echo")) {
            say("uci: command not found");
            return;
        }
        say("id name Fake Engine 1.0 " + m_fault +
            (is("long-name") ? std::string(3000, 'x') : std::string()));
        say("id author nobody");
        if (!is("no-chess960"))
            say("option name UCI_Chess960 type check default false");
        say("uciok");
    }

    void setPosition(const std::string &line)
    {
        const std::size_t moves = std::min(line.find(" moves "), line.size());
        m_position = parseFen(line.substr(0, moves), {m_isChess960}).value().position;
        std::istringstream words(line.substr(moves));
        std::string word;
        words >> word; // "moves"
        while (words >> word)
            m_position = afterMove(m_position, parseMove(m_position, word).value());
    }

    /// Castling short that is not legal, where the fault is to know nothing of attacked squares.
    bool hasForbiddenCastling(const Position &position) const
    {
        return is("castles-blindly") && position.turn() == Color::White &&
               position.castlingRooks().contains("h1"_sq) &&
               !position.occupied().contains("f1"_sq) && !position.occupied().contains("g1"_sq) &&
               !parseMove(position, "e1g1");
    }

    bool isKnown(Move move) const
    {
        return !(is("no-en-passant") && move.kind() == MoveKind::EnPassant) &&
               !(is("no-castling") && move.kind() == MoveKind::Castling);
    }

    std::uint64_t nodesOf(const Position &position, int depth) const
    {
        if (depth == 0)
            return 1;
        std::uint64_t nodes = hasForbiddenCastling(position) ? 1 : 0;
        for (const Move move : legalMoves(position)) {
            if (isKnown(move))
                nodes += nodesOf(afterMove(position, move), depth - 1);
        }
        return nodes;
    }

    void count(const std::string &line)
    {
        if (is("crash")) {
            std::cerr << "out of luck" << std::endl;
            std::abort();
        }
        if (is("exit")) {
            say("a2a3: 1");
            std::exit(7);
        }
        if (is("hang")) {
            say(toUci(m_position, legalMoves(m_position).front()) + ": 1");
            hang();
        }
        if (is("flood")) {
            while (true)
                std::cout << "rubbish " << std::string(4000, '#') << '\n';
        }
        if (is("flood-one-line")) {
            while (true)
                std::cout << std::string(4000, '#');
        }
        if (is("flood-errors"))
            floodErrors();
        if (is("closes-output")) {
            close(STDOUT_FILENO);
            hang();
        }
        if (is("stands-still"))
            std::raise(SIGSTOP);
        if (is("no-perft")) {
            say("info depth 1 score cp 20 nodes 20 pv e2e4\nbestmove e2e4");
            return;
        }
        if (is("rubbish"))
            say(std::string("\0\xff\xfe \x1b[31m", 8) + "\na2a3\nb2b3: x\n: : :\n\n");
        if (is("bad-lines"))
            say("a2a3: 99999999999999999999\nb2b3: -5\nc2c3: many");
        if (is("long-line"))
            say(std::string(10 << 20, 'x'));
        if (is("waits"))
            waitForFile();
        m_hasCounted = true;
        // It counts and answers at the same time, so that this comes first.
        if (is("counts-aside"))
            say("readyok");
        const int depth = std::atoi(line.substr(line.rfind(' ')).c_str());
        std::uint64_t total = 0;
        for (const Move move : legalMoves(m_position)) {
            if (!isKnown(move))
                continue;
            const std::uint64_t nodes = nodesOf(afterMove(m_position, move), depth - 1);
            say(toUci(m_position, move) + ": " + std::to_string(nodes));
            total += nodes;
            if (is("running-total") || is("waits-midway") || is("counts-aside"))
                say("Nodes searched: " + std::to_string(total));
            if (is("waits-midway") || is("counts-aside"))
                waitForFile();
            if (is("hang-midway"))
                hang();
            if (is("crash-midway"))
                std::abort();
            if (is("twice")) {
                say(toUci(m_position, move) + ": " + std::to_string(nodes));
                total += nodes;
            }
        }
        if (hasForbiddenCastling(m_position)) {
            say("e1g1: 1");
            ++total;
        }
        if (is("extra-move")) {
            say("e1e3: 1");
            ++total;
        }
        if (is("leaves"))
            std::exit(0);
        if (is("wrong-total"))
            --total;
        if (!is("no-total"))
            say("\nNodes searched: " + std::to_string(total));
    }

    std::string m_fault;
    std::string m_file;
    std::ofstream m_log;
    bool m_isChess960 = false;
    /// And has not been asked since whether it is ready.
    bool m_hasCounted = false;
    Position m_position = Position::start();
};

} // namespace

int main(int argc, char **argv)
{
    FakeEngine engine({argv + 1, argv + argc});
    std::string line;
    while (std::getline(std::cin, line)) {
        if (!engine.obey(line))
            break;
    }
    while (engine.isStubborn())
        std::this_thread::sleep_for(std::chrono::hours(1));
    return 0;
}
