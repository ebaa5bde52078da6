#include "src/attacks/leapers.h"
#include "src/attacks/rays.h"
#include "src/attacks/sliders.h"

#include <benchmark/benchmark.h>

#include <random>
#include <span>
#include <utility>
#include <vector>

using namespace chess;

namespace {

/// Squares in an order that no processor foresees, and sets of blockers for them.
struct Questions {
    std::vector<Square> squares;
    std::vector<Bitboard> occupied;
};

Questions makeQuestions()
{
    std::mt19937_64 random(20240229);
    Questions questions;
    for (int i = 0; i < 1024; ++i) {
        questions.squares.push_back(Square::fromIndex(static_cast<int>(random() % 64)));
        // A quarter of the squares: a board in the middle of a game.
        questions.occupied.push_back(Bitboard::fromWord(random() & random()));
    }
    return questions;
}

/// Asks all questions of `attacks(square, occupied)` in every round.
template <typename Attacks>
void ask(benchmark::State &state, Attacks attacks)
{
    const Questions questions = makeQuestions();
    for (auto _ : state) { // NOLINT(readability-identifier-naming)
        for (std::size_t i = 0; i < questions.squares.size(); ++i)
            benchmark::DoNotOptimize(attacks(questions.squares[i], questions.occupied[i]).word());
    }
    state.SetItemsProcessed(state.iterations() *
                            static_cast<std::int64_t>(questions.squares.size()));
}

/// With mask and distance known to the compiler, as if written by hand.
template <Direction direction>
Bitboard byShift(Bitboard from)
{
    constexpr Bitboard impossible = impossibleSquares(direction);
    constexpr int offset = offsetOf(direction);
    return from.without(impossible).shiftedByOffset(offset);
}

/// Eight masked shifts of the piece's square.
template <const auto &directions>
Bitboard byShifts(Square square)
{
    const Bitboard from(square);
    return [from]<std::size_t... I>(std::index_sequence<I...>)
    {
        return (byShift<directions[I]>(from) | ...);
    }
    (std::make_index_sequence<directions.size()>());
}

/// The eight steps (dx, dy), each tested for the edge of the board, as seed text 3 does it.
Bitboard byLoop(Square square, std::span<const Direction, 8> directions)
{
    Bitboard reached;
    for (const Direction direction : directions) {
        const Step step = stepOf(direction);
        const int file = static_cast<int>(square.file()) + step.east;
        const int rank = static_cast<int>(square.rank()) + step.north;
        if (const auto target = Square::fromCoordinates(file, rank))
            reached.insert(*target);
    }
    return reached;
}

void kingLookUp(benchmark::State &state)
{
    ask(state, [](Square square, Bitboard) { return kingAttacks(square); });
}
void kingShifts(benchmark::State &state)
{
    ask(state, [](Square square, Bitboard) { return byShifts<compassDirections>(square); });
}
void kingLoop(benchmark::State &state)
{
    ask(state, [](Square square, Bitboard) { return byLoop(square, compassDirections); });
}
void knightLookUp(benchmark::State &state)
{
    ask(state, [](Square square, Bitboard) { return knightAttacks(square); });
}
void knightShifts(benchmark::State &state)
{
    ask(state, [](Square square, Bitboard) { return byShifts<knightDirections>(square); });
}
void knightLoop(benchmark::State &state)
{
    ask(state, [](Square square, Bitboard) { return byLoop(square, knightDirections); });
}
void queenLookUp(benchmark::State &state)
{
    ask(state, queenAttacks);
}
void queenRays(benchmark::State &state)
{
    ask(state, [](Square square, Bitboard occupied) {
        return rayAttacks(square, orthogonalDirections, occupied) |
               rayAttacks(square, diagonalDirections, occupied);
    });
}
/// Square by square until something stands in the way.
void queenLoop(benchmark::State &state)
{
    ask(state, [](Square square, Bitboard occupied) {
        Bitboard reached;
        for (const Direction direction : compassDirections) {
            Bitboard at = Bitboard(square).shifted(direction);
            while (!at.isEmpty()) {
                reached |= at;
                at = at.without(occupied).shifted(direction);
            }
        }
        return reached;
    });
}

BENCHMARK(kingLookUp)->Name("king/look-up");
BENCHMARK(kingShifts)->Name("king/eight masked shifts");
BENCHMARK(kingLoop)->Name("king/(dx, dy) loop");
BENCHMARK(knightLookUp)->Name("knight/look-up");
BENCHMARK(knightShifts)->Name("knight/eight masked shifts");
BENCHMARK(knightLoop)->Name("knight/(dx, dy) loop");
BENCHMARK(queenLookUp)->Name("queen/look-up");
BENCHMARK(queenRays)->Name("queen/whole rays");
BENCHMARK(queenLoop)->Name("queen/square by square");

} // namespace
