#pragma once

#include "src/board/direction.h"
#include "src/board/position.h"
#include "src/workbench/expression/expression_value.h"

#include <tl/expected.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace chess {

/// The groups in which the operations are listed.
enum class OperationGroup : std::uint8_t {
    Sets,
    Steps,
    Turns,
    Fills,
    Attacks,
    Lines,
    Words,
    Counts,
    Conditions, ///< 1 for true and 0 for false, as in C
};

inline constexpr std::array allOperationGroups = {
    OperationGroup::Sets,  OperationGroup::Steps,   OperationGroup::Turns,
    OperationGroup::Fills, OperationGroup::Attacks, OperationGroup::Lines,
    OperationGroup::Words, OperationGroup::Counts,  OperationGroup::Conditions};

/// The heading of a group, in English: "Sets", "Flips and rotations", …
std::string_view titleOf(OperationGroup group);

/// What may stand in a place of an operation.
enum class OperandKind : std::uint8_t {
    Set,
    NonEmptySet,
    OneSquare, ///< a set of exactly one
    Number,
    Divisor,    ///< a number but 0
    BitNumber,  ///< a number from 0 to 63, or a square for that of its bit
    FileNumber, ///< a number from 0 to 7, 0 for the a-file, or a whole file for its number
    RankNumber, ///< likewise for ranks
};

/// What an operand is when it is left out.
enum class DefaultOperand : std::uint8_t { Occupied, AllSquares };

struct OperationParameter {
    std::string_view name;
    OperandKind kind;
    /// Nothing when it has to be given.
    std::optional<DefaultOperand> byDefault = std::nullopt;
};

/// What an operation depends on beside its operands.
struct OperationSurroundings {
    /// Which words stand for which squares.
    SquareMapping mapping = SquareMapping::A1B1;
    /// Whose pieces attack, and are in the way of sliders when no others are given.
    Position position = {};
};

/// The operands of an operation, all there and of the kinds it asks for.
struct OperationOperands {
    std::span<const ExpressionValue> values;
    const OperationSurroundings &surroundings;

    SquareMapping mapping() const { return surroundings.mapping; }
    Bitboard squares(std::size_t index) const { return values[index].squares(mapping()); }
    std::uint64_t word(std::size_t index) const { return values[index].word(mapping()); }
    /// Precondition: the operand is one square.
    Square square(std::size_t index) const { return *squares(index).first(); }
    /// A number, or the number of a square's bit.
    std::uint64_t number(std::size_t index) const;
    /// Of a file or rank, from 0. Precondition: the operand is one, or its number.
    int lineNumber(std::size_t index) const;
};

/// Something that is done with bitboards and numbers: an operator or a function of the calculator,
/// an entry of the menu of bulk operations.
struct BitboardOperation {
    /// An identifier, the same everywhere.
    std::string_view name;
    OperationGroup group;
    /// One English sentence.
    std::string_view meaning;
    std::span<const OperationParameter> parameters;
    ExpressionValue (*compute)(const OperationOperands &operands);
    /// The names it has in engines and languages, in lower case without underscores, parted by
    /// blanks: "popcnt countones".
    std::string_view otherNames = {};
    /// What it computes instead with words that have a sign, where that is something else.
    ExpressionValue (*computeSigned)(const OperationOperands &operands) = nullptr;
    /// The way it leads, for steps; these lose what leaves the board, see `unmaskedStep`.
    std::optional<Direction> direction = std::nullopt;
};

/// Every operation, in the order in which they are listed.
std::span<const BitboardOperation> bitboardOperations();

/// The operation with a name, in any case, with or without its underscores, or with one of its
/// other names; otherwise nothing.
const BitboardOperation *findOperation(std::string_view name);

/// How an operation is called: "rook_attacks(squares, occupied = occupied)".
std::string signatureOf(const BitboardOperation &operation);

/// The numbers of operands an operation takes, from `first` to `second`.
std::pair<std::size_t, std::size_t> operandCountsOf(const BitboardOperation &operation);

enum class OperandErrorKind : std::uint8_t {
    NotOneSquare,
    EmptySet,
    TooLarge,   ///< more than 63 where a bit number stands
    NotANumber, ///< a set where a bit number stands
    Zero,       ///< 0 where something is divided by it
    NotALine,   ///< neither a number from 0 to 7 nor a whole file or rank
};

/// Why an operation cannot be done.
struct OperandError {
    OperandErrorKind kind;
    /// Which operand, from 0.
    std::size_t operand;

    bool operator==(const OperandError &) const = default;
};

/// Does an operation. Precondition: there are as many operands as `operandCountsOf` says.
tl::expected<ExpressionValue, OperandError> apply(const BitboardOperation &operation,
                                                  std::span<const ExpressionValue> operands,
                                                  const OperationSurroundings &surroundings);

/// A step of a whole set as the bare shift of its word makes it.
struct UnmaskedStep {
    /// Where the shift leads, right or wrong.
    Bitboard result;
    /// Those of the result that came in at the other side of the board.
    Bitboard wrapped;
};

/// The step done by shifting alone, without the mask that keeps squares from wrapping round an
/// edge; which edges wrap depends on the mapping.
UnmaskedStep unmaskedStep(Bitboard squares, Direction direction, SquareMapping mapping);

/// The subset of a set with a number: bit i of `index` says whether the square of the i-th lowest
/// bit, under LERF, is in it. 0 is the empty one; higher bits than the set has squares do not
/// count. Numbers follow the order of `forEachSubset`.
Bitboard subsetAt(Bitboard set, std::uint64_t index);
/// The number of a subset. Precondition: `subset.isSubsetOf(set)`.
std::uint64_t indexOfSubset(Bitboard subset, Bitboard set);
/// The highest number of a subset: 2 to the count of squares, less 1.
std::uint64_t lastSubsetIndex(Bitboard set);

} // namespace chess
