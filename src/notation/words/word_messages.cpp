#include "src/notation/words/literal.h"

namespace chess {

std::string_view nameOf(WordErrorKind kind)
{
    switch (kind) {
    case WordErrorKind::Empty:
        return "empty";
    case WordErrorKind::NoDigits:
        return "no-digits";
    case WordErrorKind::BadDigit:
        return "bad-digit";
    case WordErrorKind::MoreThan64Bits:
        return "more-than-64-bits";
    case WordErrorKind::Fraction:
        return "fraction";
    case WordErrorKind::TwoSigns:
        return "two-signs";
    case WordErrorKind::SeveralValues:
        return "several-values";
    case WordErrorKind::Expression:
        return "expression";
    case WordErrorKind::DoubledSeparator:
        return "doubled-separator";
    case WordErrorKind::NotEightRows:
        return "not-eight-rows";
    case WordErrorKind::RowNotEightWide:
        return "row-not-eight-wide";
    case WordErrorKind::LooksLikeFen:
        return "looks-like-fen";
    }
    return {};
}

Message describe(const WordError &error)
{
    const auto message = [&error](std::string_view pattern) {
        return Message{pattern, {error.found}};
    };
    switch (error.kind) {
    case WordErrorKind::Empty:
        return {"There is nothing to read.", {}};
    case WordErrorKind::NoDigits:
        return message("“%1” has no digits.");
    case WordErrorKind::BadDigit:
        return message("“%1” does not belong in a bitboard; write a number such as 0xFF00.");
    case WordErrorKind::MoreThan64Bits:
        return message("“%1” does not fit in 64 bits.");
    case WordErrorKind::Fraction:
        return message("A bitboard is a whole number; “%1” makes it a fraction or a power.");
    case WordErrorKind::TwoSigns:
        return message("“%1” is a second sign.");
    case WordErrorKind::SeveralValues:
        return message("One bitboard is expected; “%1” begins another.");
    case WordErrorKind::Expression:
        return message("“%1” is an operator; write the result of the expression instead.");
    case WordErrorKind::DoubledSeparator:
        return message("“%1”: only one separator may stand between two digits.");
    case WordErrorKind::NotEightRows:
        return {"A picture of a bitboard has eight rows, rank 8 on top.", {}};
    case WordErrorKind::RowNotEightWide:
        return message("The row “%1” does not have eight squares.");
    case WordErrorKind::LooksLikeFen:
        return {"This is the FEN of a position, not a bitboard.", {}};
    }
    return {};
}

Message describe(WordReadingKind kind)
{
    switch (kind) {
    case WordReadingKind::Hex:
        return {"hexadecimal", {}};
    case WordReadingKind::Decimal:
        return {"decimal", {}};
    case WordReadingKind::SignedDecimal:
        return {"signed decimal", {}};
    case WordReadingKind::Binary:
        return {"binary", {}};
    case WordReadingKind::Diagram:
        return {"picture", {}};
    case WordReadingKind::Shift:
        return {"shift", {}};
    case WordReadingKind::Octal:
        return {"octal", {}};
    case WordReadingKind::DiagramFromBelow:
        return {"picture with rank 1 on top", {}};
    case WordReadingKind::Squares:
        return {"squares", {}};
    case WordReadingKind::LittleEndianBytes:
        return {"little-endian bytes", {}};
    case WordReadingKind::BigEndianBytes:
        return {"big-endian bytes", {}};
    case WordReadingKind::Constant:
        return {"a constant", {}};
    }
    return {};
}

} // namespace chess
