#pragma once

#include "src/attacks/derivation_step.h"
#include "src/notation/words/literal.h"

#include <string>

namespace chess {

/// What a step computes, as an expression of a language: `(b & ~file_h) << 17`, in Rust
/// `(b & !FILE_H) << 17`, in Kotlin `(b and FILE_H.inv()) shl 17`. The sets are variables named
/// like the operands and the steps; files and ranks of masks are constants spelt as `toConstant`
/// declares them. It compiles where all of these are unsigned 64-bit words, or `long` in Java;
/// where integers have no end it cuts the result to 64 bits. Formats that are no language get the
/// form first shown.
///
/// Some steps compute no words: a `Look` is `(x, y) + (0, 1)` and a `LookByNumber` `square + 1`; a
/// `LookUp` reads `table[first + index]`; a `Call` names its function, as `line(king, selected)`.
std::string toFormula(const DerivationStep &step, WordFormat format);

/// The same with every operand as its word: `(0x… & 0x…) << 17`. A `Look` has the coordinates, x
/// counting ranks and y files from 0, or the numbers of the bits. An `Index` is that of LERF words
/// under every mapping, and says which number comes out. The literals of Go, Zig and Swift take
/// their type from where they stand; in the first two they must be variables to be cut to 64 bits.
std::string toFormulaOfWords(const DerivationStep &step, SquareMapping mapping, WordFormat format);

} // namespace chess
