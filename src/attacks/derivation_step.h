#pragma once

#include "src/board/bitboard.h"
#include "src/board/square_mapping.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chess {

/// All squares of a file or of a rank, of which masks are made.
using BoardLine = std::variant<File, Rank>;

Bitboard squaresOf(BoardLine line);
/// Its identifier in the catalogue: "file_a", "rank_8".
std::string nameOf(BoardLine line);

/// How a method writes a mask of lines.
enum class MaskForm : std::uint8_t {
    Impossible, ///< the squares to take away: b & ~(rank_8 | file_a)
    Clip,       ///< the squares to keep, one mask a line: b & ~file_a & ~file_b
    Not,        ///< the squares to keep, by one mask: b & ~(file_a | file_b)
    Keep,       ///< the lines themselves are to keep: b & rank_3
};

/// What is done to a bitboard before it is shifted.
struct DerivationMask {
    MaskForm form;
    /// The lines to keep, of `Keep`; else those from which the step leads off the board, in the
    /// order of the text.
    std::vector<BoardLine> lines;

    /// The word of the text: of `Impossible` the squares to take away, else the squares to keep.
    Bitboard squares() const;
    Bitboard appliedTo(Bitboard bitboard) const;
};

/// The name of a mask of the form `Not` or `Keep`: "not_file_gh", "rank_3".
std::string nameOf(const DerivationMask &mask);

/// What a step of a derivation does.
enum class StepKind : std::uint8_t {
    Clip,         ///< and the masks of lines together
    Shift,        ///< mask and shift
    Look,         ///< add to the coordinates and look at what is there
    LookByNumber, ///< add to the number of the bit, which knows no edge, and look at what is there
    Union,        ///< or sets together
    WithoutOwn,   ///< and-not the own pieces
    Intersect,    ///< and sets together, some of them inverted
    Ray,          ///< take from a ray what lies behind the first piece on it
    Index,        ///< multiply by the magic factor and keep the topmost bits
    LookUp,       ///< read the table at the index
    Call,         ///< what a function of a few sets gives: attacks, between, line
};

/// "clip", "shift", "look", "look-by-number", "union", "without-own", "intersect", "ray", "index",
/// "look-up" or "call".
std::string_view nameOf(StepKind kind);

/// What is found where a look leads.
enum class Verdict : std::uint8_t { OffTheBoard, OwnPiece, EnemyPiece, Empty };

/// "off the board", "own piece", "enemy piece" or "empty".
std::string_view nameOf(Verdict verdict);

/// A set that goes into a step, named as in the formula of the step. A name "~file_a" is an
/// inverted set, and `squares` is what it is after that.
struct DerivationOperand {
    std::string name;
    Bitboard squares;
};

/// How relevant blockers become the place of an attack set in a table ("fancy magic bitboards",
/// chessprogramming.org/Magic_Bitboards). The numbers are those of LERF words, whatever mapping is
/// shown: the factors are made for that order of bits.
struct MagicIndex {
    /// The LERF word of the blockers.
    std::uint64_t blockers;
    std::uint64_t factor;
    /// The low 64 bits of their product; its topmost bits are the index.
    std::uint64_t product;
    /// 64 less the number of squares in the mask.
    int shift;
    /// The index among the entries of this square.
    std::uint32_t index;
    /// Where the entries of this square begin in the table.
    std::uint32_t firstIndex;
};

/// One step of any derivation: what was done, to what, and what came out.
struct DerivationStep {
    StepKind kind;
    /// What the text, or code like it, calls the result: "two_up_one_left", "spot_1_clip",
    /// "(1, 2)", "nne", "single_pushes", "danger".
    std::string name;
    /// Where a `Clip`, `Shift`, `Ray` or look leads.
    std::optional<Direction> direction = {};
    /// The mask made by a `Clip` or used by a `Shift`; nothing where none is needed or wanted.
    std::optional<DerivationMask> mask = {};
    /// How many bits up a `Shift` or look leads; negative when down.
    int offset = 0;
    /// The sets that meet, first to last. Of a masked `Shift`: the set to shift, the mask. Of a
    /// `Ray`: the ray, the occupancy and, where a piece stands on the ray, what lies behind it.
    std::vector<DerivationOperand> operands = {};
    /// The set in the middle of the step. Of a `Shift` what is shifted: the first operand after the
    /// mask. Of a look the piece, of a `Ray` the blockers on it, of an `Index` the product, as a
    /// word of the mapping shown.
    Bitboard masked = {};
    /// Where a look ends, if that is a square; the first blocker of a `Ray`, if there is one.
    std::optional<Square> target = {};
    /// Of a look only.
    std::optional<Verdict> verdict = {};
    /// Of an `Index` and a `LookUp`.
    std::optional<MagicIndex> magic = {};
    /// What a `Call` calls: "attacks", "between", …; its operands are the arguments.
    std::string_view function = {};
    /// The set that came out; of an `Index` the index, as a word of the mapping shown.
    Bitboard result = {};
    /// What has been found so far: where steps add, their union; where steps narrow a set down, as
    /// pseudo-legal to legal, what is left of it.
    Bitboard unionSoFar = {};
    /// Squares that were reached by leaving the board at one side and coming in at the other; only
    /// without masks.
    Bitboard wrapped = {};

    /// Whether the result is a number and no set of squares.
    bool isNumber() const { return kind == StepKind::Index; }
};

enum class Masking : std::uint8_t {
    Masked,
    Unmasked, ///< to see what goes wrong: no masks against wrapping, no look at the coordinates
};

/// The lines, files or ranks, from which a number of steps leads off the board, the outermost
/// first: 2 gives the h- and the g-file, −1 the a-file.
template <typename Line>
std::vector<BoardLine> outermostLines(int steps)
{
    std::vector<BoardLine> lines;
    lines.reserve(2);
    for (int i = 0; i < std::abs(steps); ++i)
        lines.push_back(static_cast<Line>(steps > 0 ? 7 - i : i));
    return lines;
}

/// The lines whose bits a step would carry round the edge, the outermost first. Along ranks the a-
/// and h-file are neighbours, along files rank 1 and rank 8 are; a step off the other two edges
/// leaves the word and needs no mask.
std::vector<BoardLine> wrappingLines(Direction direction, SquareMapping mapping);

/// The mask of the form `Not` against wrapping; nothing where none is needed.
std::optional<DerivationMask> notMask(Direction direction, SquareMapping mapping);

/// A `Shift` of a set after a mask, if there is one, in the word of a mapping. What it brings round
/// the edge is `wrapped`. No union yet.
DerivationStep shiftStep(std::string name, DerivationOperand squares, Direction direction,
                         std::optional<DerivationMask> mask, std::string nameOfMask,
                         SquareMapping mapping);

/// An `Intersect`, `Union` or `WithoutOwn` of its operands. No union yet.
DerivationStep joinStep(StepKind kind, std::string name, std::vector<DerivationOperand> operands);

} // namespace chess
