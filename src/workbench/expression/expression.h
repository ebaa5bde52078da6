#pragma once

#include "src/board/position.h"
#include "src/notation/text/parse_error.h"
#include "src/notation/words/literal.h"
#include "src/workbench/catalogue.h"
#include "src/workbench/expression/bitboard_operations.h"
#include "src/workbench/expression/expression_value.h"

#include <tl/expected.hpp>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

// The language of the calculator: expressions of C over 64-bit words and sets of squares.
//
// Sets are mapping-free: squares (e4), lists ({e4, d5}), names of the catalogue, attacks, steps and
// flips. Numbers are words under the square mapping of the context: literals, counts. Where they
// meet, the number becomes the set it stands for: `0xFF & white` keeps rank 1 under a1b1 and the
// a-file under a1a2. & | ^ ~ do not depend on the mapping; << >> + - * are done with words under
// it, in 64 bits, what does not fit cut off. Several statements may follow each other, parted by
// semicolons or lines; the value is that of the last.
//
// A square's name is the set of that one square. As the count of a shift it is the number of its
// bit: `1 << e4` is e4 under every mapping. SQ_E4, E4 and lsb(x), which are numbers to engines, are
// that number also in arithmetic with small numbers: `lsb(x) >> 3`, `SQ_E4 + NORTH`. Everywhere
// else index(e4) is that number. What languages count, as __builtin_ctzll does, is always a number,
// and where a function wants a square the square of that bit.
//
// Precedence and grouping are those of C, from tight to loose: calls and members, unary ~ ! - + and
// casts, * / %, + -, << >>, < <= > >=, == !=, &, ^, |, &&, ||, ?:, and assignments. Comparisons and
// ! && || are 1 or 0, as in C; of ?: && || only the part that decides has to have a value. Words
// are divided and compared with a sign where both of their types have one. In a line that can only
// be Go, Rust or Swift operators bind as they do there.
//
// Types are those of C: what is cast to fewer bits or declared with them is cut, computed with as
// an int at least, and shifted to the right with its sign if it has one. Bare constants have 64
// bits where nothing else decides.

/// A piece of the text of an expression, in bytes.
struct TextSpan {
    std::size_t offset = 0;
    std::size_t length = 0;

    constexpr std::size_t end() const { return offset + length; }
    bool operator==(const TextSpan &) const = default;
};

/// What a sub-expression is.
enum class ExpressionStepKind : std::uint8_t {
    Literal,    ///< 0xFF00ULL
    Square,     ///< e4
    Named,      ///< a bitboard of the catalogue
    Own,        ///< a name that was given a value
    List,       ///< {e4, d5}: all of them together
    Operation,  ///< an operator or a function
    Cast,       ///< (uint32_t) x, and what a variable of such a type keeps
    Assignment, ///< x = …
};

/// "literal", "square", "named", …
std::string_view nameOf(ExpressionStepKind kind);

/// What a reader of a step should know.
enum class ExpressionNote : std::uint8_t {
    SquareIsBitNumber,    ///< a square that counts a shift or stands in arithmetic: lsb(x) & 7
    ExclamationIsLogical, ///< !x is 0 or 1; ~x inverts
    LeadingZeroIsOctal,   ///< 010 is eight, as in C
    DecimalNotOctal,      ///< 09 is no number of C
    SixteenDigitDecimal,  ///< decimal here, hexadecimal where a bitboard alone is pasted
    OccupiedByDefault,    ///< a slider whose blockers are those of the position
    SmallNumberIsWord,    ///< knight_attacks(28): the squares of the word 28, not its bit 28
    NothingSelected,      ///< a name of the selected piece is empty
    CutToType,            ///< a cast changed the value
    HidesCatalogue,       ///< a name of the catalogue is given another value
    HidesSquare,          ///< a name is declared that is also that of a square
    EmptyBoard,           ///< a slider looked up by its square alone
    IndexIsBitNumber,     ///< table[28], knight_attacks(ctz(x)): the square of that bit
    SquareIsSet,          ///< e4 + 1: arithmetic with the word of the set
    SignIsRepeated,       ///< a signed value below zero, shifted to the right
    CutToOperands,        ///< arithmetic of fewer than 64 bits that lost some
    WiderThanInt,         ///< 1 << 40, which is too large for an int of C
    FileComesFirst,       ///< make_square(4, 3)
    PositionIsCurrent,    ///< the `pos` of f(pos, x)
    ComparedFirst,        ///< a & b == c
    GroupedAsInGo,        ///< a + b & c in a line of Go
    GroupedAsInRust,      ///< a & b == c in a line of Rust
    GroupedAsInSwift,     ///< 1 << a + b in a line of Swift
    ExclamationInverts,   ///< !x in a line of Rust
    NotReached,           ///< has no value, and none is needed
};

/// A stable name in kebab-case.
std::string_view nameOf(ExpressionNote note);
Message describe(ExpressionNote note);

/// A sub-expression as it was read.
struct ExpressionNode {
    ExpressionStepKind kind;
    /// All of its text, without parentheses around it.
    TextSpan span;
    /// What it is called in the text: the operator, function, name or literal.
    std::string label;
    /// The sub-expressions it is made of, as places in the list, all of them before its own.
    std::vector<std::size_t> operands = {};
    /// Of a literal or square.
    std::optional<ExpressionValue> constant = std::nullopt;
    /// Of NORTH, the number that a step adds to that of a bit, which the mapping says.
    std::optional<Direction> direction = std::nullopt;
    /// How a literal was read.
    std::optional<WordReadingKind> readAs = std::nullopt;
    const CatalogueEntry *named = nullptr;
    const BitboardOperation *operation = nullptr;
    IntegerType type = {};
    /// A cast to 64 bits around it, which changes no bit of it but what is computed with it.
    std::optional<IntegerType> widenedTo = std::nullopt;
    /// Of an assignment such as x <<= 1, after which the name has the type it had.
    bool isCompound = false;
    /// The operands of an operation stand in square brackets, where numbers are those of squares.
    bool isIndexed = false;
    std::vector<ExpressionNote> notes = {};
};

/// A text that was read: its sub-expressions in the order in which they are computed.
struct Expression {
    std::string text;
    std::vector<ExpressionNode> nodes;
    /// The places of the whole statements in the list, at least one.
    std::vector<std::size_t> statements;
};

/// A sub-expression with what came out.
struct ExpressionStep : ExpressionNode {
    ExpressionValue value = ExpressionValue::ofNumber(0);
};

/// The user's own names.
using OwnValues = std::map<std::string, ExpressionValue, std::less<>>;

/// What names mean. Own names come before those of squares and of the catalogue.
struct ExpressionContext {
    Position position;
    std::optional<Square> selected = std::nullopt;
    SquareMapping mapping = SquareMapping::A1B1;
    OwnValues own = {};
};

/// How a value came to be, as data.
struct Evaluation {
    std::string text;
    SquareMapping mapping;
    /// Every sub-expression in the order in which they were computed; `operands` are places in
    /// this list.
    std::vector<ExpressionStep> steps;
    /// The places of the whole statements, at least one.
    std::vector<std::size_t> statements;
    /// The names that were given a value, and the last one.
    OwnValues assigned;

    const ExpressionStep &result() const { return steps[statements.back()]; }
    std::string_view textOf(const ExpressionStep &step) const
    {
        return std::string_view(text).substr(step.span.offset, step.span.length);
    }
};

enum class ExpressionErrorKind : std::uint8_t {
    Empty,
    TooLong, ///< more than `longestExpression` bytes
    TooDeep, ///< more than `deepestExpression` operations within each other
    BadLiteral,
    BadCharacter,
    Directive, ///< #define
    UnclosedComment,
    OperandExpected,
    OperatorExpected,
    ClosingExpected, ///< `expected` says which
    UnknownName,
    HexWithoutPrefix, ///< FF00 where 0xFF00 may be meant
    UnknownFunction,
    NotComputed,     ///< an operator of C that this language does without
    ChangesArgument, ///< pop_lsb(b), which changes b; `expected` is what to write instead
    WrongOperandCount,
    NotAssignable,      ///< something else than a name before =
    SquareNotAssigned,  ///< the name of a square before =, and not declared by a type
    KeywordNotAssigned, ///< a word of C that is no name before =
    AssignmentInChoice, ///< = within ?: or behind && or ||
    ShiftTooFar,
    ShiftBySet,
    NotOneSquare,
    EmptySet,
    NumberTooLarge, ///< more than 63 where the number of a bit stands
    NarrowShift,    ///< by as many bits as the type has or more; `expected` says how many it has
    DivisionByZero,
    NotALine, ///< neither a number from 0 to 7 nor a whole file or rank
};

/// A stable name in kebab-case.
std::string_view nameOf(ExpressionErrorKind kind);

/// Why an expression has no value: the place, and what would have to stand there.
struct ExpressionError : ParseError<ExpressionErrorKind> {
    /// The closing bracket that is missing or the way a function is called.
    std::string expected = {};
    /// What is wrong with a literal.
    std::optional<WordErrorKind> literal = std::nullopt;
};

Message describe(const ExpressionError &error);

/// No line of an engine comes near it.
inline constexpr std::size_t longestExpression = 64 * 1024;
/// How many operations may build on each other.
inline constexpr std::size_t deepestExpression = 256;

/// Reads an expression. Only whether a name is one of `own` matters, not its value. Linear in the
/// length of the text.
tl::expected<Expression, ExpressionError> parseExpression(std::string_view text,
                                                          const OwnValues &own = {});

/// Computes an expression. Precondition: it was read with the own names of the context.
tl::expected<Evaluation, ExpressionError> evaluate(const Expression &expression,
                                                   const ExpressionContext &context);

/// Reads and computes.
tl::expected<Evaluation, ExpressionError> evaluate(std::string_view text,
                                                   const ExpressionContext &context);

/// The expression written anew, every operation within another in parentheses and comments left
/// out; it means the same.
std::string toText(const Expression &expression);

} // namespace chess
