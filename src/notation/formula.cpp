#include "src/notation/formula.h"

#include "src/notation/source_code.h"

#include <fmt/format.h>

#include <cstdlib>

namespace chess {

namespace {

/// The sign that inverts all bits.
std::string_view notSignOf(WordFormat format)
{
    switch (format) {
    case WordFormat::Rust:
        return "!";
    case WordFormat::Go:
        return "^";
    default:
        return "~";
    }
}

/// `{} << 17` or `{} >> 17`; a negative `long` of Java keeps its sign unless shifted by `>>>`, and
/// a BigInt is shifted by a BigInt.
std::string shiftedBy(const std::string &expression, int offset, WordFormat format)
{
    const std::string_view right = format == WordFormat::Java ? ">>>" : ">>";
    return fmt::format("{} {} {}{}", expression, offset >= 0 ? "<<" : right, std::abs(offset),
                       format == WordFormat::JavaScript ? "n" : "");
}

/// Takes away what lies above 64 bits or below zero, in languages whose integers have no end.
std::string cutTo64Bits(const std::string &expression, WordFormat format)
{
    if (format == WordFormat::JavaScript)
        return fmt::format("BigInt.asUintN(64, {})", expression);
    if (format == WordFormat::Python)
        return fmt::format("({}) & {}", expression, toLiteral(~std::uint64_t{0}, format));
    return expression;
}

std::string inParentheses(const std::string &expression)
{
    return "(" + expression + ")";
}

std::string joined(const std::vector<std::string> &terms, std::string_view sign)
{
    return fmt::format("{}", fmt::join(terms, fmt::format(" {} ", sign)));
}

/// `~file_a & ~file_b` or `~(file_a | file_b)`.
std::string toFormula(const DerivationMask &mask, WordFormat format)
{
    const std::string_view notSign = notSignOf(format);
    const bool isClip = mask.form == MaskForm::Clip;
    std::vector<std::string> lines;
    for (const BoardLine line : mask.lines)
        lines.push_back(std::string(isClip ? notSign : "") + constantNameOf(nameOf(line), format));
    if (isClip)
        return joined(lines, "&");
    const std::string together = joined(lines, "|");
    return std::string(notSign) + (lines.size() > 1 ? inParentheses(together) : together);
}

/// The piece with its mask in parentheses, shifted.
std::string shiftFormula(const DerivationStep &step, const std::string &masked, WordFormat format)
{
    const std::string shifted =
        shiftedBy(step.mask ? inParentheses(masked) : masked, step.offset, format);
    return step.offset > 0 ? cutTo64Bits(shifted, format) : shifted;
}

/// `square + 17`, `28 - 6`.
std::string plus(std::string_view number, int offset)
{
    return fmt::format("{} {} {}", number, offset < 0 ? '-' : '+', std::abs(offset));
}

bool looksAtCoordinates(const Derivation &derivation)
{
    return derivation.options.masking == Masking::Masked;
}

} // namespace

std::string toFormula(const Derivation &derivation, const DerivationStep &step, WordFormat format)
{
    switch (step.kind) {
    case StepKind::Clip:
        return cutTo64Bits(toFormula(*step.mask, format), format);
    case StepKind::Shift:
        return shiftFormula(step, step.mask ? "b & " + toFormula(*step.mask, format) : "b", format);
    case StepKind::Look:
        if (looksAtCoordinates(derivation))
            return "(x, y) + " + step.name;
        return plus("square", step.offset);
    case StepKind::Union: {
        std::vector<std::string> names;
        for (const DerivationOperand &operand : step.operands)
            names.push_back(operand.name);
        return joined(names, "|");
    }
    case StepKind::WithoutOwn:
        break;
    }
    return fmt::format("attacks & {}own", notSignOf(format));
}

std::string toFormulaOfWords(const Derivation &derivation, const DerivationStep &step,
                             WordFormat format)
{
    std::vector<std::string> words;
    for (const DerivationOperand &operand : step.operands)
        words.push_back(toLiteral(toWord(operand.squares, derivation.options.mapping), format));
    switch (step.kind) {
    case StepKind::Shift:
        if (step.mask && step.mask->form == MaskForm::Impossible)
            words[1].insert(0, notSignOf(format));
        return shiftFormula(step, joined(words, "&"), format);
    case StepKind::Look: {
        if (!looksAtCoordinates(derivation)) {
            const int bit = bitOf(derivation.square, derivation.options.mapping);
            return fmt::format("{} = {}", plus(std::to_string(bit), step.offset),
                               bit + step.offset);
        }
        const int rank = static_cast<int>(derivation.square.rank());
        const int file = static_cast<int>(derivation.square.file());
        const Step by = stepOf(*step.direction);
        return fmt::format("({}, {}) + {} = ({}, {})", rank, file, step.name, rank + by.north,
                           file + by.east);
    }
    case StepKind::Union:
        return joined(words, "|");
    case StepKind::Clip:
    case StepKind::WithoutOwn:
        break;
    }
    return joined(words, "&");
}

} // namespace chess
