#include "src/notation/export/formula.h"

#include "src/board/enum_table.h"
#include "src/notation/export/source_code.h"

#include <fmt/format.h>

#include <cstdlib>

namespace chess {

namespace {

/// How a language computes with words. Patterns have the operands as {}.
struct OperatorStyle {
    WordFormat format;
    std::string_view inverted = "~{}";
    std::string_view andSign = "&";
    std::string_view orSign = "|";
    std::string_view shiftUp = "<<";
    std::string_view shiftDown = ">>";
    /// What follows the number of bits to shift by.
    std::string_view countSuffix = "";
    /// A product of which the low 64 bits are kept, so that a shift can follow it.
    std::string_view product = "({} * {})";
    /// Takes away what lies above 64 bits or below zero, in languages whose integers have no end.
    std::string_view cut = "{}";
};

constexpr OperatorStyle styleOfBigInts(WordFormat format)
{
    OperatorStyle style{format};
    // A BigInt is shifted by a BigInt.
    style.countSuffix = "n";
    style.product = "BigInt.asUintN(64, {} * {})";
    style.cut = "BigInt.asUintN(64, {})";
    return style;
}

constexpr std::array<OperatorStyle, allWordFormats.size()> styles = {{
    {WordFormat::Hex},
    {WordFormat::Decimal},
    {WordFormat::Signed},
    {WordFormat::Binary},
    {WordFormat::C},
    {WordFormat::Cpp},
    {.format = WordFormat::Rust, .inverted = "!{}", .product = "{}.wrapping_mul({})"},
    // A negative long keeps its sign unless shifted by >>>.
    {.format = WordFormat::Java, .shiftDown = ">>>"},
    {.format = WordFormat::Python,
     .product = "(({} * {}) & 0xFFFF_FFFF_FFFF_FFFF)",
     .cut = "({}) & 0xFFFF_FFFF_FFFF_FFFF"},
    {.format = WordFormat::Go, .inverted = "^{}"},
    // Constants are multiplied with a check, and variables where the project says so.
    {.format = WordFormat::CSharp, .product = "unchecked({} * {})"},
    styleOfBigInts(WordFormat::JavaScript),
    {.format = WordFormat::Zig, .product = "({} *% {})"},
    styleOfBigInts(WordFormat::TypeScript),
    {.format = WordFormat::Kotlin,
     .inverted = "{}.inv()",
     .andSign = "and",
     .orSign = "or",
     .shiftUp = "shl",
     .shiftDown = "shr"},
    {.format = WordFormat::Swift, .product = "({} &* {})"},
}};
static_assert(isInOrderOf(&OperatorStyle::format, styles));

const OperatorStyle &styleOf(WordFormat format)
{
    return styles[static_cast<std::size_t>(format)];
}

std::string inverted(std::string_view operand, WordFormat format)
{
    return fmt::format(fmt::runtime(styleOf(format).inverted), operand);
}

/// `{} << 17` or `{} >> 17`.
std::string shiftedBy(const std::string &expression, int offset, WordFormat format)
{
    const OperatorStyle &style = styleOf(format);
    return fmt::format("{} {} {}{}", expression, offset >= 0 ? style.shiftUp : style.shiftDown,
                       std::abs(offset), style.countSuffix);
}

std::string cutTo64Bits(const std::string &expression, WordFormat format)
{
    return fmt::format(fmt::runtime(styleOf(format).cut), expression);
}

std::string inParentheses(const std::string &expression)
{
    return "(" + expression + ")";
}

std::string joined(const std::vector<std::string> &terms, std::string_view sign)
{
    return fmt::format("{}", fmt::join(terms, fmt::format(" {} ", sign)));
}

std::string conjunctionOf(const std::vector<std::string> &terms, WordFormat format)
{
    return joined(terms, styleOf(format).andSign);
}

std::string disjunctionOf(const std::vector<std::string> &terms, WordFormat format)
{
    return joined(terms, styleOf(format).orSign);
}

/// The name of an operand, an inverted one as the language inverts it.
std::string spelt(const std::string &name, WordFormat format)
{
    return name.front() == '~' ? inverted(std::string_view(name).substr(1), format) : name;
}

/// `~file_a & ~file_b` or `~(file_a | file_b)`.
std::string toFormula(const DerivationMask &mask, WordFormat format)
{
    const bool isClip = mask.form == MaskForm::Clip;
    std::vector<std::string> lines;
    for (const BoardLine line : mask.lines) {
        const std::string name = constantNameOf(nameOf(line), format);
        lines.push_back(isClip ? inverted(name, format) : name);
    }
    if (isClip)
        return conjunctionOf(lines, format);
    const std::string together = disjunctionOf(lines, format);
    const std::string inBrackets = lines.size() > 1 ? inParentheses(together) : together;
    return mask.form == MaskForm::Keep ? inBrackets : inverted(inBrackets, format);
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

std::string indexFormula(const DerivationStep &step, const std::string &blockers,
                         const std::string &factor, WordFormat format)
{
    return shiftedBy(fmt::format(fmt::runtime(styleOf(format).product), blockers, factor),
                     -step.magic->shift, format);
}

/// Operands as a step puts them together, be they names or words.
std::string join(const DerivationStep &step, const std::vector<std::string> &operands,
                 WordFormat format)
{
    switch (step.kind) {
    case StepKind::Union:
        return operands.empty() ? toLiteral(0, format) : disjunctionOf(operands, format);
    case StepKind::Call:
        return fmt::format("{}({})", step.function, fmt::join(operands, ", "));
    case StepKind::Ray:
        if (operands.size() < 3)
            return operands.front();
        return conjunctionOf({operands[0], inverted(operands[2], format)}, format);
    default:
        return operands.empty() ? toLiteral(~std::uint64_t{0}, format)
                                : conjunctionOf(operands, format);
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
            step,
            step.mask ? conjunctionOf({names[0], toFormula(*step.mask, format)}, format) : names[0],
            format);
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
            words[1] = inverted(words[1], format);
        return shiftFormula(step, conjunctionOf(words, format), format);
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
