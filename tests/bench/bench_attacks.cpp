#include "src/attacks/leaper_methods.h"
#include "src/attacks/rays.h"
#include "src/attacks/sliders.h"

#include <benchmark/benchmark.h>

#include <random>
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

template <Bitboard (*attacks)(Square)>
void askLeaper(benchmark::State &state)
{
    ask(state, [](Square square, Bitboard) { return attacks(square); });
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

BENCHMARK(askLeaper<attacksByTable<Leaper::King>>)->Name("king/look-up");
BENCHMARK(askLeaper<attacksByOffsets<Leaper::King>>)->Name("king/offsets");
BENCHMARK(askLeaper<attacksByClipping<Leaper::King>>)->Name("king/clipping");
BENCHMARK(askLeaper<attacksBySteps<Leaper::King>>)->Name("king/steps");
BENCHMARK(askLeaper<attacksByShifts<Leaper::King>>)->Name("king/shifts");
BENCHMARK(askLeaper<attacksByTable<Leaper::Knight>>)->Name("knight/look-up");
BENCHMARK(askLeaper<attacksByOffsets<Leaper::Knight>>)->Name("knight/offsets");
BENCHMARK(askLeaper<attacksByClipping<Leaper::Knight>>)->Name("knight/clipping");
BENCHMARK(askLeaper<attacksBySteps<Leaper::Knight>>)->Name("knight/steps");
BENCHMARK(askLeaper<attacksByShifts<Leaper::Knight>>)->Name("knight/shifts");
BENCHMARK(queenLookUp)->Name("queen/look-up");
BENCHMARK(queenRays)->Name("queen/whole rays");
BENCHMARK(queenLoop)->Name("queen/square by square");

} // namespace
