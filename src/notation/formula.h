#pragma once

#include "src/attacks/derivation.h"
#include "src/notation/literal.h"

#include <string>

namespace chess {

/// What a step of a derivation computes, as an expression of a language: `(b & ~file_h) << 17`, in
/// Rust `(b & !FILE_H) << 17`. `b` is the piece; files and ranks are constants spelt as
/// `toConstant` declares them. It compiles where all of these are unsigned 64-bit words, or `long`
/// in Java; where integers have no end it cuts the result to 64 bits. Formats that are no language
/// get the form first shown. A `Look` is none of words: `(x, y) + (0, 1)`, or, unmasked,
/// `square + 1`.
std::string toFormula(const Derivation &derivation, const DerivationStep &step, WordFormat format);

/// The same with every operand as its word: `(0x… & 0x…) << 17`. A `Look` has the coordinates, x
/// counting ranks and y files from 0, or the numbers of the bits.
std::string toFormulaOfWords(const Derivation &derivation, const DerivationStep &step,
                             WordFormat format);

} // namespace chess
