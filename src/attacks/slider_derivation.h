#pragma once

#include "src/attacks/derivation_step.h"
#include "src/board/piece.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace chess {

/// The pieces that go on until something stands in their way.
enum class Slider : std::uint8_t { Bishop, Rook, Queen };

inline constexpr std::array allSliders = {Slider::Bishop, Slider::Rook, Slider::Queen};

/// "bishop", "rook" or "queen".
std::string_view nameOf(Slider slider);
/// Nothing for pawns and leapers.
std::optional<Slider> sliderOf(PieceType type);
PieceType pieceTypeOf(Slider slider);

/// The ways to find what a slider attacks.
enum class SliderMethod : std::uint8_t {
    Rays,   ///< ray by ray, each up to its first blocker
    LookUp, ///< the relevant blockers become the index into a table
};

inline constexpr std::array allSliderMethods = {SliderMethod::Rays, SliderMethod::LookUp};

/// "rays" or "lookup".
std::string_view nameOf(SliderMethod method);
/// The text that publishes a method, to be cited.
std::string_view sourceOf(SliderMethod method);

struct SliderDerivationOptions {
    /// The pieces that can stand in the way, of either side.
    Bitboard occupied;
    /// The pieces that are not to be captured; nothing to leave out the last step.
    std::optional<Bitboard> own;
    /// For the numbers of `Index` steps as words; no other step depends on it.
    SquareMapping mapping = SquareMapping::A1B1;
};

/// How the squares a slider attacks come about, as data.
struct SliderDerivation {
    Slider slider;
    Square square;
    SliderMethod method;
    SliderDerivationOptions options;
    std::vector<DerivationStep> steps;
    /// The attack set, own pieces included.
    Bitboard attacks;
    /// The attack set less the own pieces, if there are any to take away.
    Bitboard destinations;
};

/// The attacks of a bishop, rook or queen, step by step. A queen is a rook and a bishop. Constant
/// time.
///
/// Rays (chessprogramming.org/Classical_Approach), from a1 with a piece on a4:
/// ```
/// 5  b . .   ray_north:            a2 to a8
/// 4  x . .   blockers:             a4, the first of them a4
/// 3  r . .   ray_north_from_a4:    a5 to a8
/// 2  r . .   north = the ray without these: a2, a3, a4
/// 1  R . .
/// ```
/// Look-up: the blockers are the occupancy on the relevant squares, the index is
/// `blockers * factor >> shift`, and the table holds the attack set there. Builds that gather the
/// blockers with `pext` keep the same sets in another order; the index told is the magic one.
SliderDerivation derive(Slider slider, Square square, SliderMethod method,
                        const SliderDerivationOptions &options = {});

/// How many of the two methods give the same attacks and destinations, itself included: two.
int agreeingMethods(const SliderDerivation &derivation);

} // namespace chess
