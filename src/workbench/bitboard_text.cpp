#include "src/workbench/bitboard_text.h"

#include "src/notation/text/blank.h"

namespace chess {

namespace {

/// Whether a text has lines and is meant as a picture, of which an expression knows nothing.
bool hasLines(std::string_view text)
{
    return trimmed(text).find_first_of("\r\n") != std::string_view::npos;
}

} // namespace

tl::expected<BitboardText, BitboardTextError> parseBitboardText(std::string_view text,
                                                                const ExpressionContext &context)
{
    auto word = parseWord(text);
    if (word) {
        const Bitboard squares = squaresOf(word->word, word->kind, context.mapping);
        return BitboardText{squares, *std::move(word)};
    }
    const auto evaluation = evaluate(text, context);
    if (evaluation)
        return BitboardText{evaluation->result().value.squares(context.mapping), std::nullopt};
    const ExpressionError &error = evaluation.error();
    const bool isMeantAsWord = error.kind == ExpressionErrorKind::BadLiteral ||
                               error.kind == ExpressionErrorKind::BadCharacter ||
                               error.kind == ExpressionErrorKind::Empty || hasLines(text);
    if (isMeantAsWord)
        return tl::unexpected(
            BitboardTextError{word.error().offset, word.error().length, describe(word.error())});
    return tl::unexpected(BitboardTextError{error.offset, error.length, describe(error)});
}

} // namespace chess
