#include "ui/perft/perft_session.h"

#include <algorithm>

namespace ui {

PerftSession::PerftSession(QObject *parent, EnginePatience patience)
    : QObject(parent), m_patience(patience), m_engine(this, patience)
{
    connect(&m_count, &PerftCount::moveCounted, this, [this](const chess::DividedMove &move) {
        m_moves.push_back(move);
        emit changed();
    });
    connect(&m_count, &PerftCount::finished, this, [this](const chess::PerftResult &result) {
        m_moves = result.moves;
        m_result = result;
        takePart();
    });
    connect(&m_count, &PerftCount::failed, this, [this](const QString &reason) {
        stop();
        emit countFailed(reason);
        emit changed();
    });
    connect(&m_engine, &UciEngine::progressed, this, [this](const chess::DivideReading &reading) {
        takeReading(reading, false);
        emit changed();
    });
    connect(&m_engine, &UciEngine::answered, this, [this](const chess::DivideReading &reading) {
        takeReading(reading, true);
        takePart();
    });
    connect(&m_engine, &UciEngine::failed, this, [this](const QString &reason) {
        if (isSearching())
            stop();
        emit engineFailed(reason);
        emit changed();
    });
    connect(&m_engine, &UciEngine::silent, this, &PerftSession::loseOrKeepPatience);
    connect(&m_engine, &UciEngine::killed, this, [this] {
        m_isEngineKilled = m_isEngineStopped; // otherwise nobody asks any more
        emit changed();
    });
}

void PerftSession::setEngine(const QString &command)
{
    if (command == m_engine.command())
        return;
    if (isSearching())
        stop();
    m_engine.setCommand(command);
    emit changed();
}

void PerftSession::count(const chess::Position &position, int depth, PerftCount::Effort effort,
                         bool asksEngine)
{
    m_search.reset();
    m_effort = effort;
    begin(position, depth, position, {}, asksEngine);
}

void PerftSession::search(const chess::Position &position, int depth, PerftCount::Effort effort)
{
    m_search.emplace(position, depth);
    m_effort = effort;
    askNext();
}

void PerftSession::askNext()
{
    begin(m_search->position(), m_search->depth(), m_search->root(), m_search->path(), true);
}

void PerftSession::begin(const chess::Position &position, int depth, const chess::Position &root,
                         const std::vector<chess::Move> &path, bool asksEngine)
{
    m_position = position;
    m_depth = depth;
    m_moves.clear();
    m_result.reset();
    forgetTheirs();
    m_again.reset();
    m_count.start(position, depth, m_effort);
    if (m_engine.isAsked())
        m_engine.stop();
    if (asksEngine) {
        const DivideQuestion question = {root, path, depth};
        m_engine.ask(question);
    }
    emit changed();
}

void PerftSession::forgetTheirs()
{
    m_theirs = {};
    m_engineName.clear();
    m_engineRemarks.clear();
    m_isEngineStopped = false;
    m_isEngineKilled = false;
}

std::optional<PerftSession::Counted> PerftSession::counted() const
{
    if (!m_position)
        return std::nullopt;
    return Counted{*m_position, m_depth,      m_moves, m_result,
                   m_theirs,    m_engineName, nodes(), seconds()};
}

void PerftSession::showAgain(const Counted &counted)
{
    m_search.reset();
    forgetTheirs();
    m_position = counted.position;
    m_depth = counted.depth;
    m_moves = counted.moves;
    m_result = counted.result;
    m_theirs = counted.theirs;
    m_engineName = counted.engineName;
    m_again = counted;
    emit changed();
}

void PerftSession::stop()
{
    m_count.stop();
    if (m_engine.isAsked()) {
        m_engine.stop();
        m_isEngineStopped = true;
    }
    if (isSearching())
        m_search.reset();
    emit changed();
}

void PerftSession::takeReading(const chess::DivideReading &reading, bool isWhole)
{
    m_theirs = {reading.moves, isWhole};
    m_engineName = m_engine.name();
    m_engineRemarks = reading.remarks;
}

void PerftSession::loseOrKeepPatience(int silentSeconds)
{
    constexpr double muchSlower = 1000;
    const double enough =
        std::max(static_cast<double>(m_patience.hopeless.count()), muchSlower * m_count.seconds());
    if (!isCounting() && silentSeconds >= enough)
        m_engine.giveUp();
    else
        emit engineSilent(silentSeconds);
}

void PerftSession::takePart()
{
    if (isSearching() && m_result && !m_result->isStopped && m_theirs.isWhole) {
        m_search->take(m_moves, m_theirs.moves);
        if (isSearching()) {
            askNext();
            return;
        }
    }
    emit changed();
    if (!isBusy() && !(m_result && m_result->isStopped))
        emit finished();
}

} // namespace ui
