#pragma once

#include "src/attacks/derivation_step.h"
#include "src/board/piece.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
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
