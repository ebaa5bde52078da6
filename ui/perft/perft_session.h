#pragma once

#include "src/workbench/positions/disagreement_search.h"
#include "ui/perft/perft_count.h"
#include "ui/perft/uci_engine.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// A count and what an engine says to it, or the search for where the two disagree.
///
/// What is known so far can be read at any time; `changed` tells that there is more.
class PerftSession : public QObject {
    Q_OBJECT
public:
    /// A count that was made, with what the engine said to it.
    struct Counted {
        chess::Position position;
        int depth;
        std::vector<chess::DividedMove> moves;
        std::optional<chess::PerftResult> result;
        chess::OtherDivide theirs;
        QString engineName;
        std::uint64_t nodes;
        double seconds;
    };

    explicit PerftSession(QObject *parent = nullptr, EnginePatience patience = {});

    /// The engine to ask; none when it is empty. Another one is not asked what the one before was:
    /// its answer stays as far as it has come, and a search ends.
    void setEngine(const QString &command);
    /// The engine whose divide this is, or that is to be asked.
    QString engineName() const { return m_engineName.isEmpty() ? m_engine.name() : m_engineName; }
    /// The engine was stopped before it had answered.
    bool isEngineStopped() const { return m_isEngineStopped; }
    /// It did not mind that and was killed, which is known some tenths of a second later.
    bool isEngineKilled() const { return m_isEngineKilled; }
    /// How many seconds the engine has said nothing, once that is worth telling; otherwise 0.
    int engineSilence() const { return m_engine.silentSeconds(); }

    /// Counts the moves of a position; asks the engine for the same where it is wished.
    /// Preconditions: `isPlayable(position)`, depth ≥ 1.
    void count(const chess::Position &position, int depth, PerftCount::Effort effort,
               bool asksEngine);
    /// Goes from divide to divide down to where the engine disagrees.
    /// Preconditions: as above, and there is an engine.
    void search(const chess::Position &position, int depth, PerftCount::Effort effort);
    /// What there is now; nothing before the first count.
    std::optional<Counted> counted() const;
    /// Shows again what was counted before. Precondition: not busy.
    void showAgain(const Counted &counted);
    /// Ends everything at once; what is known by then stays.
    void stop();

    bool isBusy() const { return isCounting() || isAsking() || isSearching(); }
    bool isCounting() const { return m_count.isRunning(); }
    bool isAsking() const { return m_engine.isAsked(); }
    bool isSearching() const
    {
        return m_search && m_search->outcome() == chess::DisagreementSearch::Outcome::Asking;
    }

    /// The position that was counted last, or is; nothing before the first count.
    const std::optional<chess::Position> &position() const { return m_position; }
    int depth() const { return m_depth; }
    /// The moves counted so far.
    const std::vector<chess::DividedMove> &moves() const { return m_moves; }
    /// What came of the count once it has ended.
    const std::optional<chess::PerftResult> &result() const { return m_result; }
    /// Whether all that was counted can be taken for the perft of the position.
    bool isWhole() const { return m_result && !m_result->isStopped && !m_result->isBeyond64Bits; }
    /// How far the count has come, also within moves that are not counted yet.
    const chess::PerftProgress &progress() const { return m_count.progress(); }
    std::uint64_t nodes() const { return m_again ? m_again->nodes : progress().nodes(); }
    double seconds() const { return m_again ? m_again->seconds : m_count.seconds(); }
    /// The engine's divide as far as it has come.
    const chess::OtherDivide &theirs() const { return m_theirs; }
    /// What was odd about its lines.
    const std::vector<chess::DivideRemark> &engineRemarks() const { return m_engineRemarks; }
    /// The last search that was not stopped, also when it has ended.
    const std::optional<chess::DisagreementSearch> &search() const { return m_search; }

signals:
    void changed();
    /// What was asked for has ended by itself.
    void finished();
    void countFailed(const QString &reason);
    void engineFailed(const QString &reason);
    void engineSilent(int seconds);

private:
    void begin(const chess::Position &position, int depth, const chess::Position &root,
               const std::vector<chess::Move> &path, bool asksEngine);
    void forgetTheirs();
    void takeReading(const chess::DivideReading &reading, bool isWhole);
    void takePart();
    /// A count takes some engines hundreds of times as long as this program, but not for ever.
    void loseOrKeepPatience(int silentSeconds);
    /// What the search has to ask next.
    void askNext();

    EnginePatience m_patience;
    PerftCount m_count{this};
    UciEngine m_engine;
    PerftCount::Effort m_effort;
    std::optional<chess::Position> m_position;
    int m_depth = 1;
    std::vector<chess::DividedMove> m_moves;
    std::optional<chess::PerftResult> m_result;
    chess::OtherDivide m_theirs;
    /// Who has said that; empty before it has.
    QString m_engineName;
    std::vector<chess::DivideRemark> m_engineRemarks;
    bool m_isEngineStopped = false;
    bool m_isEngineKilled = false;
    /// What is shown again, since the clock and the progress are those of the last count.
    std::optional<Counted> m_again;
    std::optional<chess::DisagreementSearch> m_search;
};

} // namespace ui
