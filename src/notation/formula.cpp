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

/// The name of an operand with the sign of the language before an inverted set.
std::string spelt(const std::string &name, WordFormat format)
{
    return name.front() == '~' ? std::string(notSignOf(format)) + name.substr(1) : name;
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
    const std::string inBrackets = lines.size() > 1 ? inParentheses(together) : together;
    return mask.form == MaskForm::Keep ? inBrackets : std::string(notSign) + inBrackets;
}

/// The set with its mask in parentheses, shifted.
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

/// A product of which 64 bits are kept: Rust and Zig say so, in other languages words wrap.
std::string productOf(const std::string &word, const std::string &factor, WordFormat format)
{
    if (format == WordFormat::Rust)
        return fmt::format("{}.wrapping_mul({})", word, factor);
    const std::string product =
        fmt::format("{} {} {}", word, format == WordFormat::Zig ? "*%" : "*", factor);
    const std::string cut = cutTo64Bits(product, format);
    return format == WordFormat::JavaScript ? cut : inParentheses(cut);
}

std::string indexFormula(const DerivationStep &step, const std::string &blockers,
                         const std::string &factor, WordFormat format)
{
    return shiftedBy(productOf(blockers, factor, format), -step.magic->shift, format);
}

/// Operands as a step puts them together, be they names or words.
std::string join(const DerivationStep &step, const std::vector<std::string> &operands,
                 WordFormat format)
{
    switch (step.kind) {
    case StepKind::Union:
        return operands.empty() ? toLiteral(0, format) : joined(operands, "|");
    case StepKind::Call:
        return fmt::format("{}({})", step.function, fmt::join(operands, ", "));
    case StepKind::Ray:
        if (operands.size() < 3)
            return operands.front();
        return fmt::format("{} & {}{}", operands[0], notSignOf(format), operands[2]);
    default:
        return operands.empty() ? toLiteral(~std::uint64_t{0}, format) : joined(operands, "&");
    }
}

} // namespace

std::string toFormula(const DerivationStep &step, WordFormat format)
{
    std::vector<std::string> names;
    for (const DerivationOperand &operand : step.operands)
        names.push_back(spelt(operand.name, format));
    switch (step.kind) {
    case StepKind::Clip:
        return cutTo64Bits(toFormula(*step.mask, format), format);
    case StepKind::Shift:
        return shiftFormula(
            step, step.mask ? names[0] + " & " + toFormula(*step.mask, format) : names[0], format);
    case StepKind::Look:
        return "(x, y) + " + step.name;
    case StepKind::LookByNumber:
        return plus("square", step.offset);
    case StepKind::Index:
        return indexFormula(step, names[0], "factor", format);
    case StepKind::LookUp:
        return "table[first + index]";
    default:
        return join(step, names, format);
    }
}

std::string toFormulaOfWords(const DerivationStep &step, SquareMapping mapping, WordFormat format)
{
    std::vector<std::string> words;
    for (const DerivationOperand &operand : step.operands)
        words.push_back(toLiteral(toWord(operand.squares, mapping), format));
    switch (step.kind) {
    case StepKind::Shift:
        if (step.mask && step.mask->form == MaskForm::Impossible)
            words[1].insert(0, notSignOf(format));
        return shiftFormula(step, joined(words, "&"), format);
    case StepKind::Look: {
        const Square square = *step.masked.first();
        const int rank = static_cast<int>(square.rank());
        const int file = static_cast<int>(square.file());
        const Step by = stepOf(*step.direction);
        return fmt::format("({}, {}) + {} = ({}, {})", rank, file, step.name, rank + by.north,
                           file + by.east);
    }
    case StepKind::LookByNumber: {
        const int bit = bitOf(*step.masked.first(), mapping);
        return fmt::format("{} = {}", plus(std::to_string(bit), step.offset), bit + step.offset);
    }
    case StepKind::Index:
        return fmt::format("{} = {}",
                           indexFormula(step, toLiteral(step.magic->blockers, format),
                                        toLiteral(step.magic->factor, format), format),
                           step.magic->index);
    case StepKind::LookUp:
        return fmt::format("table[{} + {}]", step.magic->firstIndex, step.magic->index);
    default:
        return join(step, words, format);
    }
}

} // namespace chess
