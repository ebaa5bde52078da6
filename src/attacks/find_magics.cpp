// Writes src/attacks/magic_factors.h to standard output: `find_magics >
// src/attacks/magic_factors.h`.
#include "src/attacks/magic_finder.h"

#include <fmt/core.h>

namespace {

using namespace chess;

void printFactors(const char *name, std::span<const Direction, 4> directions)
{
    fmt::print("\ninline constexpr std::array<std::uint64_t, 64> {} = {{\n", name);
    for (const Square square : allSquares) {
        const bool endsLine = square.index() % 4 == 3;
        fmt::print("{}0x{:016X},{}", endsLine || square.index() % 4 != 0 ? "" : "    ",
                   MagicProblem(square, directions).solve(), endsLine ? "\n" : " ");
    }
    fmt::print("}};\n");
}

} // namespace

int main()
{
    fmt::print(
        "#pragma once\n\n"
        "#include <array>\n"
        "#include <cstdint>\n\n"
        "namespace chess::detail {{\n\n"
        "// Found by find_magics.cpp, in index order from a1; the tests prove each of them.\n");
    printFactors("bishopFactors", diagonalDirections);
    printFactors("rookFactors", orthogonalDirections);
    fmt::print("\n}} // namespace chess::detail\n");
}
