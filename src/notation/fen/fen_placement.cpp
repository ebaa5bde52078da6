#include "src/notation/fen/fen_placement.h"

#include "src/board/ascii.h"
#include "src/notation/text/utf8.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace chess {

namespace {

constexpr std::string_view piecesAndDigits = "PNBRQKpnbrqk12345678";

/// What a character of a placement means: 0 to 11 a piece, as in `allPieces`, 12 to 19 a run of one
/// to eight empty squares, `other` anything else.
constexpr std::uint8_t other = 20;
constexpr std::array<std::uint8_t, 256> meanings = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(other);
    for (std::size_t i = 0; i < piecesAndDigits.size(); ++i)
        table[static_cast<std::uint8_t>(piecesAndDigits[i])] = static_cast<std::uint8_t>(i);
    return table;
}();

std::uint8_t meaningOf(char c)
{
    return meanings[static_cast<std::uint8_t>(c)];
}

/// Reads a placement that has nothing wrong with it.
std::optional<Placement> readSoundPlacement(std::string_view field)
{
    Placement words{};
    int file = 0;
    int rank = 7;
    bool followsDigit = false;
    for (const char c : field) {
        const std::uint8_t meaning = meaningOf(c);
        if (meaning < 12) {
            if (file > 7)
                return std::nullopt;
            words[meaning] |= Bitboard::fromWord(std::uint64_t{1} << (8 * rank + file));
            ++file;
            followsDigit = false;
        } else if (meaning < other) {
            if (followsDigit)
                return std::nullopt;
            file += meaning - 11;
            followsDigit = true;
        } else {
            if (c != '/' || file != 8 || rank == 0)
                return std::nullopt;
            --rank;
            file = 0;
            followsDigit = false;
        }
    }
    if (rank != 0 || file != 8)
        return std::nullopt;
    return words;
}

/// Finds the first thing wrong with a placement. It reads in order, with two exceptions that make
/// for better messages: a wrong number of ranks counts before the length of any of them (their
/// numbers would be guesses), and the length of a rank before two digits in a row.
class Diagnosis {
public:
    Diagnosis(std::string_view text, std::size_t begin, std::size_t end)
        : m_text(text), m_begin(begin), m_end(end)
    {
    }

    FenError run()
    {
        if (const auto error = wrongCharacter())
            return *error;
        const std::size_t slashes = static_cast<std::size_t>(
            std::count(m_text.begin() + signedOf(m_begin), m_text.begin() + signedOf(m_end), '/'));
        if (const auto error = wrongNumberOfRanks(static_cast<int>(slashes) + 1))
            return *error;
        return *wrongRank();
    }

private:
    static std::ptrdiff_t signedOf(std::size_t offset)
    {
        return static_cast<std::ptrdiff_t>(offset);
    }

    FenError errorAt(FenErrorKind kind, std::size_t offset, std::size_t length) const
    {
        return fenErrorAt(m_text, kind, FenField::Placement, offset, length);
    }

    /// The number of the rank in which reading stands after `slashes`, 0 below rank 1.
    static int rankAfter(std::size_t slashes)
    {
        return slashes < 8 ? 8 - static_cast<int>(slashes) : 0;
    }

    std::optional<FenError> wrongCharacter() const
    {
        std::size_t slashes = 0;
        std::size_t squares = 0;
        for (std::size_t i = m_begin; i < m_end; ++i) {
            const char c = m_text[i];
            const std::uint8_t meaning = meaningOf(c);
            if (c == '/') {
                ++slashes;
                squares = 0;
            } else if (meaning < other) {
                squares += meaning < 12 ? 1U : meaning - 11U;
            } else if (isDigit(c)) {
                return withRank(errorAt(FenErrorKind::BadDigit, i, 1), slashes);
            } else if (c == '~') {
                return withRank(errorAt(FenErrorKind::PromotionMark, i, 1), slashes);
            } else if (c == '\\') {
                return withRank(errorAt(FenErrorKind::BackslashSeparator, i, 1), slashes);
            } else if (slashes == 7 && squares == 8 &&
                       std::string_view(",;:|_+-w").find(c) != std::string_view::npos) {
                // The board is complete; another separator than a blank follows, or none.
                return errorAt(FenErrorKind::TrailingText, i, m_end - i);
            } else {
                const std::size_t length = codePointAt(m_text, i).length;
                return withRank(errorAt(FenErrorKind::UnknownPiece, i, length), slashes);
            }
        }
        return std::nullopt;
    }

    static FenError withRank(FenError error, std::size_t slashes)
    {
        error.rank = rankAfter(slashes);
        return error;
    }

    std::optional<FenError> wrongNumberOfRanks(int count) const
    {
        const std::string_view field = m_text.substr(m_begin, m_end - m_begin);
        const auto counted = [count](FenError error) {
            error.count = count;
            return error;
        };
        if (const auto error = emptyRank(field))
            return error;
        if (count > 8) {
            std::size_t ninth = 0;
            for (int i = 0; i < 8; ++i)
                ninth = field.find('/', ninth) + 1;
            return counted(
                errorAt(FenErrorKind::TooManyRanks, m_begin + ninth - 1, field.size() - ninth + 1));
        }
        if (count < 8)
            return counted(errorAt(FenErrorKind::TooFewRanks, m_begin, field.size()));
        return std::nullopt;
    }

    /// A slash with no rank before, behind, or between it and the next. What follows the eighth
    /// rank is left to the count: a last slash there is a rank too many.
    std::optional<FenError> emptyRank(std::string_view field) const
    {
        std::size_t slashes = 0;
        for (std::size_t i = 0; i < field.size() && slashes < 8; ++i) {
            if (field[i] != '/')
                continue;
            const bool isFirst = i == 0;
            const bool isLast = i + 1 == field.size();
            if (isFirst)
                return withRank(errorAt(FenErrorKind::EmptyRank, m_begin, 1), 0);
            ++slashes;
            if (slashes < 8 && (isLast || field[i + 1] == '/'))
                return withRank(errorAt(FenErrorKind::EmptyRank, m_begin + i, isLast ? 1 : 2),
                                slashes);
        }
        return std::nullopt;
    }

    std::optional<FenError> wrongRank() const
    {
        std::size_t begin = m_begin;
        for (int rank = 8; rank >= 1; --rank) {
            const std::size_t end = std::min(m_text.find('/', begin), m_end);
            if (auto error = wrongRank(rank, begin, end))
                return error;
            begin = end + 1;
        }
        return std::nullopt;
    }

    std::optional<FenError> wrongRank(int rank, std::size_t begin, std::size_t end) const
    {
        int count = 0;
        std::optional<FenError> adjacent;
        for (std::size_t i = begin; i < end; ++i) {
            const int meaning = meaningOf(m_text[i]);
            count += meaning < 12 ? 1 : meaning - 11;
            const bool isSecondDigit = i > begin && isDigit(m_text[i - 1]) && isDigit(m_text[i]);
            if (isSecondDigit && !adjacent) {
                const std::string_view digits = "12345678";
                const std::size_t past = std::min(m_text.find_first_not_of(digits, i), m_end);
                adjacent = errorAt(FenErrorKind::AdjacentDigits, i - 1, past - (i - 1));
            }
        }
        if (count == 8 && !adjacent)
            return std::nullopt;
        FenError error =
            count == 8 ? *adjacent
                       : errorAt(count < 8 ? FenErrorKind::RankTooShort : FenErrorKind::RankTooLong,
                                 begin, end - begin);
        error.rank = rank;
        error.count = count;
        return error;
    }

    std::string_view m_text;
    std::size_t m_begin;
    std::size_t m_end;
};

/// Whether a field shows any sign of being meant as a placement.
bool resemblesPlacement(std::string_view field)
{
    if (field.find_first_of("/\\") != std::string_view::npos) {
        std::size_t ranks = 0;
        std::size_t rankLike = 0;
        for (std::size_t begin = 0; begin <= field.size(); ++ranks) {
            const std::size_t end = std::min(field.find_first_of("/\\", begin), field.size());
            rankLike += isRankLike(field.substr(begin, end - begin)) ? 1U : 0U;
            begin = end + 1;
        }
        return rankLike > 0 && (ranks >= 6 || 2 * rankLike >= ranks);
    }
    const bool isDigitsOnly = std::all_of(field.begin(), field.end(), isDigit);
    const bool isSixteenHexDigits =
        field.size() == 16 && std::all_of(field.begin(), field.end(), [](char c) {
            return isDigit(c) || c == 'b' || c == 'B';
        });
    return isRankLike(field) && !isDigitsOnly && !isSixteenHexDigits;
}

} // namespace

FenError fenErrorAt(std::string_view text, FenErrorKind kind, FenField field, std::size_t offset,
                    std::size_t length)
{
    FenError error;
    error.kind = kind;
    error.offset = offset;
    error.length = length;
    error.found = excerpt(text.substr(offset, length));
    error.field = field;
    return error;
}

bool isRankLike(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(),
                                        [](char c) { return meaningOf(c) < other || isDigit(c); });
}

tl::expected<Placement, FenError> readPlacement(std::string_view text, std::size_t begin,
                                                std::size_t end)
{
    const std::string_view field = text.substr(begin, end - begin);
    if (const auto placement = readSoundPlacement(field))
        return *placement;
    if (!resemblesPlacement(field))
        return tl::unexpected(
            fenErrorAt(text, FenErrorKind::NotAFen, FenField::Placement, begin, field.size()));
    return tl::unexpected(Diagnosis(text, begin, end).run());
}

} // namespace chess
