#pragma once

#include "src/board/position.h"
#include "src/moves/move.h"
#include "src/moves/perft.h"
#include "src/notation/text/parse_error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// A first move in another program's divide.
struct DivideEntry {
    /// In UCI when it is legal, otherwise as it was written.
    std::string text;
    /// Nothing when it is not legal in the position.
    std::optional<Move> move;
    /// Nothing when no count stands behind it that can be read.
    std::optional<std::uint64_t> nodes;
    /// How often it stands there with that count; a faulty generator may find a move twice.
    int times = 1;
    /// The legal moves that it can mean when it does not say which of them it is.
    std::vector<Move> candidates = {};

    bool operator==(const DivideEntry &) const = default;
};

/// What is odd about a line of a divide.
enum class DivideRemarkKind : std::uint8_t {
    CountMissing,
    BadCount,
    CountTooLarge,     ///< more than 64 bits hold
    Unclear,           ///< the text can mean several legal moves
    Repeated,          ///< the same move with the same count
    RepeatedOtherwise, ///< the same move with another count; the first holds
    OtherTotal,        ///< the total is not the sum: lines may be missing
};

/// One of them, with its place in the text.
using DivideRemark = ParseError<DivideRemarkKind>;

/// What was read of a divide.
struct DivideReading {
    /// In the order of the text; a move that stands there several times has one entry.
    std::vector<DivideEntry> moves;
    /// The number of nodes that the text gives for all moves, the last if it does so several times.
    std::optional<std::uint64_t> total;
    /// How often it does so.
    std::size_t totals = 0;
    /// At most `mostDivideRemarks`, and one on the total.
    std::vector<DivideRemark> remarks;
    /// Lines that are no part of a divide, and where the first of them is.
    std::size_t linesPassedOver = 0;
    std::size_t firstPassedOver = 0;

    /// Whether there is a move with a count, so that this may be called a divide.
    bool hasCounts() const;
    /// The counts of all moves, as often as they stand there; the greatest number of 64 bits when
    /// they are more.
    std::uint64_t sum() const;
};

inline constexpr std::size_t mostDivideRemarks = 50;

/// Reads a divide line by line, as an engine prints it.
///
/// A line is a move in UCI, SAN or long notation and a count, with or without a number in front,
/// with any of the usual signs between and anything behind: `e2e4: 20`, `1. e4 - 20`, `"e2e4":
/// 20,`. Several moves may stand on one line, as in `{"e2e4": 20, "d2d4": 20}`, and the squares of
/// UCI in capitals. A line such as `Nodes searched: 400`, or a number alone, is the total. Castling
/// may be written as the king's own move or as the king taking its rook. A legal move with
/// something else than a count behind it is taken without one. All else is passed over.
class DivideReader {
public:
    explicit DivideReader(const Position &position) : m_position(position) {}

    /// Takes a line without its end. `offset` is its place in the text, for the remarks.
    void takeLine(std::string_view line, std::size_t offset = 0);
    /// No line comes any more: remarks on a total that is not the sum of the moves that were read.
    /// `end` is where the text ends.
    void finish(std::size_t end = 0);

    const Position &position() const { return m_position; }
    const DivideReading &reading() const { return m_reading; }

private:
    /// Takes every move with a count behind it from the word `begin` on, and says whether there was
    /// one.
    bool takeFurther(const std::vector<std::string_view> &words, std::size_t begin,
                     std::string_view line, std::size_t offset);
    /// Both texts are parts of the line, which stands at that place.
    void takeCount(std::string_view moveText, std::string_view countText, std::string_view line,
                   std::size_t offset);
    /// A move whose count cannot be read.
    void takeUncounted(std::string_view moveText, std::string_view line, std::size_t offset);
    void addEntry(DivideEntry entry, const DivideRemark &place);
    /// What there is of a move by its text; nullptr when there is nothing yet.
    DivideEntry *entryOf(std::string_view text);
    void addRemark(DivideRemark remark);
    void passOver(std::size_t offset);

    Position m_position;
    DivideReading m_reading;
};

/// Reads a whole text that way.
DivideReading parseDivide(const Position &position, std::string_view text);

/// The moves of a divide by their names in UCI, sorted by these.
std::vector<DivideEntry> sortedByUci(const Position &position,
                                     const std::vector<DividedMove> &moves);

/// The divide as engines print it: `e2e4: 20`, sorted by the names of the moves, an empty line and
/// `Nodes searched: 400`; without the last two where there is no total, since the divide is a part
/// only.
std::string toDivideText(const Position &position, const std::vector<DividedMove> &moves,
                         std::optional<std::uint64_t> total);

/// What a person should read about a remark.
Message describe(const DivideRemark &remark);

} // namespace chess
