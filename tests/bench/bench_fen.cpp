#include "src/notation/fen/fen.h"

#include <benchmark/benchmark.h>

#include <array>
#include <string>
#include <string_view>

using namespace chess;

namespace {

// An opening, a middle game with all rights and an en passant square, and an endgame.
constexpr std::array<std::string_view, 3> fens = {
    "rnbqkb1r/pppp1ppp/4pn2/8/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - 1 3",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1pP1P3/2N2Q1p/PP1BBPPP/R3K2R b KQkq c3 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
};

void readFens(benchmark::State &state)
{
    for (auto _ : state) { // NOLINT(readability-identifier-naming)
        for (const std::string_view fen : fens)
            benchmark::DoNotOptimize(parseFen(fen));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(fens.size()));
}

void writeFens(benchmark::State &state)
{
    std::array<Position, fens.size()> positions;
    for (std::size_t i = 0; i < fens.size(); ++i)
        positions[i] = parseFen(fens[i]).value().position;
    for (auto _ : state) { // NOLINT(readability-identifier-naming)
        for (const Position &position : positions)
            benchmark::DoNotOptimize(toFen(position));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(fens.size()));
}

BENCHMARK(readFens)->Name("FEN/reading");
BENCHMARK(writeFens)->Name("FEN/writing");

} // namespace
