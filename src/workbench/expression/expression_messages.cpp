#include "src/workbench/expression/expression.h"

#include <array>

namespace chess {

std::string_view nameOf(ExpressionStepKind kind)
{
    constexpr std::array<std::string_view, 8> names = {
        "literal", "square", "named", "own", "list", "operation", "cast", "assignment"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(ExpressionNote note)
{
    constexpr std::array<std::string_view, 25> names = {
        "square-is-bit-number", "exclamation-is-logical", "leading-zero-is-octal",
        "decimal-not-octal",    "sixteen-digit-decimal",  "occupied-by-default",
        "small-number-is-word", "nothing-selected",       "cut-to-type",
        "hides-catalogue",      "hides-square",           "empty-board",
        "index-is-bit-number",  "square-is-set",          "sign-is-repeated",
        "cut-to-operands",      "wider-than-int",         "file-comes-first",
        "position-is-current",  "compared-first",         "grouped-as-in-go",
        "grouped-as-in-rust",   "grouped-as-in-swift",    "exclamation-inverts",
        "not-reached"};
    return names[static_cast<std::size_t>(note)];
}

Message describe(ExpressionNote note)
{
    switch (note) {
    case ExpressionNote::SquareIsBitNumber:
        return {"The square stands for the number of its bit.", {}};
    case ExpressionNote::ExclamationIsLogical:
        return {
            "“!” is read as in C, where it gives 1 for 0 and 0 for all else; in Rust it inverts "
            "every bit, for which “~” is written here.",
            {}};
    case ExpressionNote::LeadingZeroIsOctal:
        return {"Read as an octal number, as in C, for it begins with 0.", {}};
    case ExpressionNote::DecimalNotOctal:
        return {"Read as a decimal number; to C it is a faulty octal one.", {}};
    case ExpressionNote::SixteenDigitDecimal:
        return {"Read as a decimal number; a hexadecimal one begins with 0x.", {}};
    case ExpressionNote::OccupiedByDefault:
        return {"The pieces in the way are those of the position.", {}};
    case ExpressionNote::SmallNumberIsWord:
        return {"The number is read as a word; square(28) is the square of bit 28.", {}};
    case ExpressionNote::NothingSelected:
        return {"It is empty because no square is selected.", {}};
    case ExpressionNote::CutToType:
        return {"The value does not fit in the type and is cut.", {}};
    case ExpressionNote::HidesCatalogue:
        return {
            "From here on this is the value of the name, and not the bitboard of the catalogue.",
            {}};
    case ExpressionNote::HidesSquare:
        return {"From here on this is the value of the name, and not the square.", {}};
    case ExpressionNote::EmptyBoard:
        return {"The board is empty, as in the tables of engines that have no occupied squares.",
                {}};
    case ExpressionNote::IndexIsBitNumber:
        return {"The number is that of the bit of a square.", {}};
    case ExpressionNote::SquareIsSet:
        return {"The square is the set of itself; index(e4) is the number of its bit.", {}};
    case ExpressionNote::SignIsRepeated:
        return {"The value is signed and below zero, so the shift puts ones in above, as in C; an "
                "unsigned one gets zeros.",
                {}};
    case ExpressionNote::CutToOperands:
        return {"Computed with the bits of its operands, which are fewer than 64, and cut to them.",
                {}};
    case ExpressionNote::WiderThanInt:
        return {"Computed with 64 bits; to C, Java and C# these constants are ints of 32, where "
                "this does not fit: 1ULL << 40 does.",
                {}};
    case ExpressionNote::FileComesFirst:
        return {"The file comes first and then the rank; some engines have them the other way.",
                {}};
    case ExpressionNote::PositionIsCurrent:
        return {"This is taken for the position on the board.", {}};
    case ExpressionNote::ComparedFirst:
        return {"Grouped as in C, where comparisons bind tighter than &, ^ and |; in Rust, Go "
                "and Python they do not.",
                {}};
    case ExpressionNote::GroupedAsInGo:
        return {"Grouped as in Go, where << >> & and &^ bind like * and | and ^ like +; C groups "
                "it otherwise.",
                {}};
    case ExpressionNote::GroupedAsInRust:
        return {"Grouped as in Rust, where & ^ and | bind tighter than == and !=; C groups it "
                "otherwise.",
                {}};
    case ExpressionNote::GroupedAsInSwift:
        return {"Grouped as in Swift, where << and >> bind tightest, & like * and | and ^ like +; "
                "C groups it otherwise.",
                {}};
    case ExpressionNote::ExclamationInverts:
        return {"“!” inverts every bit, as in Rust.", {}};
    case ExpressionNote::NotReached:
        return {"It has no value, and none is needed here.", {}};
    }
    return {};
}

std::string_view nameOf(ExpressionErrorKind kind)
{
    constexpr std::array<std::string_view, 28> names = {"empty",
                                                        "too-long",
                                                        "too-deep",
                                                        "bad-literal",
                                                        "bad-character",
                                                        "directive",
                                                        "unclosed-comment",
                                                        "operand-expected",
                                                        "operator-expected",
                                                        "closing-expected",
                                                        "unknown-name",
                                                        "hex-without-prefix",
                                                        "unknown-function",
                                                        "not-computed",
                                                        "changes-argument",
                                                        "wrong-operand-count",
                                                        "not-assignable",
                                                        "square-not-assigned",
                                                        "keyword-not-assigned",
                                                        "assignment-in-choice",
                                                        "shift-too-far",
                                                        "shift-by-set",
                                                        "not-one-square",
                                                        "empty-set",
                                                        "number-too-large",
                                                        "narrow-shift",
                                                        "division-by-zero",
                                                        "not-a-line"};
    return names[static_cast<std::size_t>(kind)];
}

Message describe(const ExpressionError &error)
{
    const auto message = [&error](std::string_view pattern) {
        return Message{pattern, {error.found, error.expected}};
    };
    switch (error.kind) {
    case ExpressionErrorKind::Empty:
        return {"There is no expression to compute.", {}};
    case ExpressionErrorKind::TooLong:
        return {"An expression has at most %1 bytes.", {std::to_string(longestExpression)}};
    case ExpressionErrorKind::TooDeep:
        return {"No more than %1 operations may build on each other; give a part of them a name.",
                {std::to_string(deepestExpression)}};
    case ExpressionErrorKind::BadLiteral:
        return describe(WordError{*error.literal, error.offset, error.length, error.found});
    case ExpressionErrorKind::BadCharacter:
        return message("“%1” is no part of an expression; these are numbers, squares, names and "
                       "the operators & | ^ ~ << >> + - * / % == != < > <= >= && || ! ?:.");
    case ExpressionErrorKind::Directive:
        return message("“%1” is a directive of the preprocessor, which is no expression; write A = "
                       "0xFF for #define A 0xFF.");
    case ExpressionErrorKind::UnclosedComment:
        return message("The comment “%1” has no end; “*/” is expected.");
    case ExpressionErrorKind::OperandExpected:
        return message(error.found.empty()
                           ? "The expression ends where a number, a square, a name or “(” is "
                             "expected."
                           : "“%1” stands where a number, a square, a name or “(” is expected.");
    case ExpressionErrorKind::OperatorExpected:
        return message("“%1” stands where an operator or the end is expected.");
    case ExpressionErrorKind::ClosingExpected:
        return message(error.found.empty() ? "The expression ends where “%2” is expected."
                                           : "“%1” stands where “%2” is expected.");
    case ExpressionErrorKind::UnknownName:
        return message("“%1” is not known; a square, a bitboard of the catalogue or one of your "
                       "own names is expected.");
    case ExpressionErrorKind::HexWithoutPrefix:
        return message("“%1” is not known; if it is a hexadecimal number, 0x%1 is expected.");
    case ExpressionErrorKind::UnknownFunction:
        return message("There is no function or table “%1” that is called like this.");
    case ExpressionErrorKind::NotComputed:
        return message(
            "“%1” is not computed here; one of & | ^ ~ << >> + - * / % == != < > <= >= && "
            "|| ! ?: is expected.");
    case ExpressionErrorKind::ChangesArgument:
        return message("“%1” also changes what it is called with, and a function here only gives a "
                       "value; write “%2” instead.");
    case ExpressionErrorKind::WrongOperandCount:
        return message("“%1” has to be called like this: %2.");
    case ExpressionErrorKind::NotAssignable:
        return message("Only a name can be given a value; a single name is expected before “%1”.");
    case ExpressionErrorKind::SquareNotAssigned:
        return message(
            "“%1” is a square and keeps its value; another name or a type before it, as in "
            "U64 %1 = …, is expected.");
    case ExpressionErrorKind::KeywordNotAssigned:
        return message("“%1” is a keyword of C and names nothing; another name is expected.");
    case ExpressionErrorKind::AssignmentInChoice:
        return message(
            "“%1” stands where a name may get its value or not; give it the value of the "
            "whole choice, as in x = a ? b : c.");
    case ExpressionErrorKind::ShiftTooFar:
        return message("A 64-bit word is shifted by 0 to 63 bits, not by “%1”.");
    case ExpressionErrorKind::ShiftBySet:
        return message("“%1” is a set of squares; a number from 0 to 63 or a single square is "
                       "expected. The number of a square is index(e4).");
    case ExpressionErrorKind::NotOneSquare:
        return message("“%1” is not exactly one square; a square is expected, such as e4 or "
                       "square(28).");
    case ExpressionErrorKind::EmptySet:
        return message("“%1” is empty; a set with at least one square is expected.");
    case ExpressionErrorKind::NumberTooLarge:
        return message("“%1” is not the number of a bit; 0 to 63 is expected.");
    case ExpressionErrorKind::NarrowShift:
        return message(error.expected == "1"
                           ? "A word of %2 bit is shifted by none, not by “%1”; cast it to 64 bits "
                             "before."
                           : "A word of %2 bits is shifted by fewer than these, not by “%1”; cast "
                             "it to 64 bits before.");
    case ExpressionErrorKind::DivisionByZero:
        return message("“%1” is 0, and nothing can be divided by that.");
    case ExpressionErrorKind::NotALine:
        return message("“%1” is neither the number of a file or rank, from 0 to 7, nor a whole one "
                       "that fits here.");
    }
    return {};
}

} // namespace chess
