#pragma once

#include "src/board/bitboard.h"
#include "src/board/piece.h"
#include "src/board/square_mapping.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chess {

/// The pieces that reach their squares whatever stands between.
enum class Leaper : std::uint8_t { King, Knight };

inline constexpr std::array allLeapers = {Leaper::King, Leaper::Knight};

/// "king" or "knight".
std::string_view nameOf(Leaper leaper);
/// Nothing for pawns and sliders.
std::optional<Leaper> leaperOf(PieceType type);
PieceType pieceTypeOf(Leaper leaper);

/// The published ways to find what a leaper attacks.
enum class DerivationMethod : std::uint8_t {
    Offsets,  ///< take away the squares where a step is impossible, then shift by its offset
    Clipping, ///< and together a clip mask for each of eight spots, then shift
    Steps,    ///< add (dx, dy) to the coordinates and look whether that is on the board
    Shifts,   ///< mask with not-file masks, then shift by a compass direction
};

inline constexpr std::array allDerivationMethods = {
    DerivationMethod::Offsets, DerivationMethod::Clipping, DerivationMethod::Steps,
    DerivationMethod::Shifts};

/// "offsets", "clipping", "steps" or "shifts".
std::string_view nameOf(DerivationMethod method);
/// The text that publishes a method, to be cited.
std::string_view sourceOf(DerivationMethod method);

/// All squares of a file or of a rank, of which masks are made.
using BoardLine = std::variant<File, Rank>;

Bitboard squaresOf(BoardLine line);
/// Its identifier in the catalogue: "file_a", "rank_8".
std::string nameOf(BoardLine line);

/// How a method writes a mask of several lines; all of them keep the same squares.
enum class MaskForm : std::uint8_t {
    Impossible, ///< the squares to take away: b & ~(rank_8 | file_a)
    Clip,       ///< the squares to keep, one mask a line: b & ~file_a & ~file_b
    Not,        ///< the squares to keep, by one mask: b & ~(file_a | file_b)
};

/// What is done to a bitboard before it is shifted.
struct DerivationMask {
    MaskForm form;
    /// The lines from which the step leads off the board, in the order of the text.
    std::vector<BoardLine> lines;

    /// The word of the text: of `Impossible` the squares to take away, else the squares to keep.
    Bitboard squares() const;
    Bitboard appliedTo(Bitboard bitboard) const;
};

/// What a step of a derivation does.
enum class StepKind : std::uint8_t {
    Clip,       ///< and the masks of lines together
    Shift,      ///< mask and shift
    Look,       ///< add to the coordinates and look at what is there
    Union,      ///< or all shifted sets together
    WithoutOwn, ///< and-not the own pieces
};

/// "clip", "shift", "look", "union" or "without-own".
std::string_view nameOf(StepKind kind);

/// What is found where a `Look` leads.
enum class Verdict : std::uint8_t { OffTheBoard, OwnPiece, EnemyPiece, Empty };

/// "off the board", "own piece", "enemy piece" or "empty".
std::string_view nameOf(Verdict verdict);

/// A set that goes into a step, named as in the formula of the step.
struct DerivationOperand {
    std::string name;
    Bitboard squares;
};

/// One step: what was done, to what, and what came out.
struct DerivationStep {
    StepKind kind;
    /// What the text calls the result: "two_up_one_left", "spot_1_clip", "(1, 2)", "nne".
    std::string name;
    /// Where a `Clip`, `Shift` or `Look` leads.
    std::optional<Direction> direction;
    /// The mask made by a `Clip` or used by a `Shift`; nothing where none is needed or wanted.
    std::optional<DerivationMask> mask;
    /// How many bits up a `Shift` or `Look` leads; negative when down.
    int offset = 0;
    /// The sets that meet, first to last. Of a masked `Shift`: the piece, the mask.
    std::vector<DerivationOperand> operands;
    /// What a `Shift` shifts: the first operand after the mask.
    Bitboard masked;
    /// Where a `Look` ends, if that is a square.
    std::optional<Square> target;
    std::optional<Verdict> verdict;
    Bitboard result;
    /// The squares found so far.
    Bitboard unionSoFar;
    /// Squares that were reached by leaving the board at one side and coming in at the other; only
    /// without masks.
    Bitboard wrapped;
};

enum class Masking : std::uint8_t {
    Masked,
    Unmasked, ///< to see what goes wrong: no masks, no look at the coordinates
};

struct DerivationOptions {
    Masking masking = Masking::Masked;
    /// The order of bits, on which offsets depend, and also which lines have to be clipped: along
    /// ranks the a- and h-file are neighbours, along files rank 1 and rank 8 are.
    SquareMapping mapping = SquareMapping::A1B1;
    /// The pieces that are not to be captured; nothing to leave out the last step.
    std::optional<Bitboard> own;
    /// For the verdicts of the method steps.
    Bitboard enemy;
};

/// How the squares a leaper attacks come about, as data.
struct Derivation {
    Leaper leaper;
    Square square;
    DerivationMethod method;
    DerivationOptions options;
    std::vector<DerivationStep> steps;
    /// The attack set, own pieces included. Without masks also the wrapped squares.
    Bitboard attacks;
    /// The attack set less the own pieces, if there are any to take away.
    Bitboard destinations;
    /// Those of `attacks` that the piece does not attack.
    Bitboard wrapped;
};

/// The attacks of a king or knight by one of the published methods, step by step. All methods give
/// the same sets, for every square, mapping and masking. Constant time.
Derivation derive(Leaper leaper, Square square, DerivationMethod method,
                  const DerivationOptions &options = {});

/// How many of the four methods give the same attacks and destinations, itself included: four.
int agreeingMethods(const Derivation &derivation);

} // namespace chess
