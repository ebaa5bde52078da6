#include "src/notation/moves/move_scanner.h"

#include "src/notation/text/blank.h"

#include <algorithm>
#include <utility>

namespace chess {

namespace {

/// The piece of a letter in SAN, of either case. Small b is a file before it is a bishop, so the
/// caller looks for files first.
std::optional<PieceType> pieceTypeOf(char letter)
{
    const std::optional<Piece> piece = parsePiece(letter);
    return piece ? std::optional(piece->type) : std::nullopt;
}

bool isFile(char c)
{
    return c >= 'a' && c <= 'h';
}

bool isRank(char c)
{
    return c >= '1' && c <= '8';
}

/// The text up to the next blank, comment or bracket.
std::string_view wordAt(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size() && blankLengthAt(text.substr(length)) == 0 &&
           std::string_view("{}();").find(text[length]) == std::string_view::npos)
        ++length;
    return length == 0 ? firstCharacter(text) : text.substr(0, length);
}

} // namespace

Wish MoveScanner::next()
{
    skipBlanks();
    skipMoveNumber();
    if (m_rest.empty())
        return tl::unexpected(errorAt(MoveTextErrorKind::Empty, m_rest));
    const std::string_view begin = m_rest;
    const auto taken = [&] {
        return begin.substr(0, begin.size() - m_rest.size());
    };
    MoveWish wish;
    if (!takeCastling(wish) && !takeMove(wish))
        return tl::unexpected(
            errorBehind(taken(), MoveTextErrorKind::NotAMove, firstCharacter(m_rest)));
    wish.core = taken();
    skipMarks();
    return wish;
}

std::optional<MoveTextError> MoveScanner::skipBetweenMoves()
{
    while (true) {
        skipBlanks();
        const std::string_view opening = m_rest.substr(0, 1);
        const bool isSkipped =
            skipMoveNumber() || skipLoneNumber() || skipMark() || skipComment() || skipVariation();
        if (isSkipped)
            continue;
        if (opening == "{" || opening == "(")
            return errorAt(MoveTextErrorKind::NotClosed, opening);
        return std::nullopt;
    }
}

std::optional<std::string_view> MoveScanner::takeResult()
{
    constexpr std::array<std::string_view, 9> results = {"1-0", "0-1", "1/2-1/2", "½-½", "*",
                                                         "1–0", "0–1", "1/2–1/2", "½–½"};
    for (const std::string_view result : results) {
        const std::string_view begin = m_rest;
        if (take(result) && isWordEnd(m_rest))
            return result;
        m_rest = begin;
    }
    return std::nullopt;
}

bool MoveScanner::isBetweenWords() const
{
    const std::string_view read = m_text.substr(0, m_text.size() - m_rest.size());
    return isWordEnd(m_rest) || blankLengthBefore(read) > 0;
}

MoveTextError MoveScanner::errorAt(MoveTextErrorKind kind, std::string_view piece) const
{
    return {{kind, offsetIn(m_text, piece), piece.size(), excerpt(piece)}};
}

MoveTextError MoveScanner::textBehind(std::string_view understood) const
{
    return errorBehind(understood, MoveTextErrorKind::TextBehind, trimmed(m_rest));
}

MoveTextError MoveScanner::wordBehind(std::string_view understood) const
{
    return errorBehind(understood, MoveTextErrorKind::TextBehind, wordAt(m_rest));
}

MoveTextError MoveScanner::errorBehind(std::string_view understood, MoveTextErrorKind kind,
                                       std::string_view piece) const
{
    MoveTextError error = errorAt(kind, piece);
    error.understood = excerpt(understood);
    return error;
}

bool MoveScanner::take(std::string_view token)
{
    if (m_rest.substr(0, token.size()) != token)
        return false;
    m_rest.remove_prefix(token.size());
    return true;
}

template <std::size_t N>
bool MoveScanner::takeOneOf(const std::array<std::string_view, N> &tokens)
{
    return std::any_of(tokens.begin(), tokens.end(),
                       [this](std::string_view token) { return take(token); });
}

bool MoveScanner::isWordEnd(std::string_view rest) const
{
    return rest.empty() || blankLengthAt(rest) > 0 ||
           std::string_view("{();").find(rest.front()) != std::string_view::npos;
}

void MoveScanner::skipBlanks()
{
    m_rest = withoutLeadingBlanks(m_rest);
}

/// "12.", "12...", "12 …"; digits alone begin no move, but 0-0 does.
bool MoveScanner::skipMoveNumber()
{
    const std::string_view begin = m_rest;
    while (!m_rest.empty() && isDigit(m_rest.front()))
        m_rest.remove_prefix(1);
    bool hasDots = false;
    while (takeOneOf<2>({".", "…"}))
        hasDots = true;
    if (hasDots)
        skipBlanks();
    else
        m_rest = begin;
    return hasDots;
}

/// "12" without its dot, as a word of its own; 0000 is what some programs write for no move.
bool MoveScanner::skipLoneNumber()
{
    const std::size_t length = std::min(m_rest.find_first_not_of("0123456789"), m_rest.size());
    if (length == 0 || m_rest.front() == '0' || !isWordEnd(m_rest.substr(length)))
        return false;
    m_rest.remove_prefix(length);
    return true;
}

/// What may stand behind a move and changes nothing: checks, glyphs, "e.p.".
bool MoveScanner::skipMark()
{
    if (takeOneOf<14>({"+", "#", "!", "?", "†", "‡", "‼", "⁇", "⁈", "⁉", "□", "e.p.", "e.p", "ep"}))
        return true;
    if (m_rest.substr(0, 1) != "$")
        return false;
    const std::size_t end = std::min(m_rest.find_first_not_of("0123456789", 1), m_rest.size());
    if (end == 1)
        return false;
    m_rest.remove_prefix(end);
    return true;
}

void MoveScanner::skipMarks()
{
    do {
        skipBlanks();
    } while (skipMark());
}

/// False also for a brace that is never closed.
bool MoveScanner::skipComment()
{
    if (m_rest.substr(0, 1) == ";") {
        takeLine(m_rest);
        return true;
    }
    if (m_rest.substr(0, 1) != "{")
        return false;
    const std::size_t end = m_rest.find('}');
    if (end == std::string_view::npos)
        return false;
    m_rest.remove_prefix(end + 1);
    return true;
}

/// Variations may hold others, and comments with brackets of any kind. False also for one that is
/// never closed.
bool MoveScanner::skipVariation()
{
    if (m_rest.substr(0, 1) != "(")
        return false;
    const std::string_view begin = m_rest;
    std::size_t depth = 0;
    while (!m_rest.empty()) {
        if (skipComment())
            continue;
        if (m_rest.front() == '(')
            ++depth;
        else if (m_rest.front() == ')')
            --depth;
        else if (m_rest.front() == '{')
            break;
        m_rest.remove_prefix(1);
        if (depth == 0) {
            m_hasVariations = true;
            return true;
        }
    }
    m_rest = begin;
    return false;
}

bool MoveScanner::takeCastling(MoveWish &wish)
{
    const std::string_view begin = m_rest;
    if (!takeLetterO() || !takeDash() || !takeLetterO()) {
        m_rest = begin;
        return false;
    }
    const std::string_view behindTwo = m_rest;
    const bool hasThird = takeDash() && takeLetterO();
    if (!hasThird)
        m_rest = behindTwo;
    wish.castling = hasThird ? CastlingSide::Queen : CastlingSide::King;
    return true;
}

bool MoveScanner::takeLetterO()
{
    return takeOneOf<3>({"O", "0", "o"});
}

bool MoveScanner::takeDash()
{
    return takeOneOf<3>({"-", "–", "‑"});
}

bool MoveScanner::takeMove(MoveWish &wish)
{
    takePiece(wish);
    std::optional<File> file = takeFile();
    std::optional<Rank> rank = takeRank();
    wish.isCapture = takeOneOf<3>({"x", "×", ":"});
    const bool hasSign = wish.isCapture || takeDash();
    // In e8b nothing follows the b: it is the bishop that the pawn becomes.
    const bool isSquareNext = m_rest.size() > 1 && isFile(m_rest[0]) && isRank(m_rest[1]);
    if (hasSign || isSquareNext) {
        wish.fromFile = std::exchange(file, takeFile());
        wish.fromRank = std::exchange(rank, takeRank());
    }
    if (!file || !rank)
        return false;
    wish.to = Square(*file, *rank);
    return takePromotion(wish);
}

void MoveScanner::takePiece(MoveWish &wish)
{
    constexpr std::array<std::string_view, 12> figurines = {"♔", "♕", "♖", "♗", "♘", "♙",
                                                            "♚", "♛", "♜", "♝", "♞", "♟"};
    constexpr std::string_view letters = "KQRBNP";
    for (std::size_t i = 0; i < figurines.size(); ++i) {
        if (take(figurines[i])) {
            wish.piece = pieceTypeOf(letters[i % letters.size()]);
            take("\uFE0E"); // asks for the plain look of the figurine before it
            return;
        }
    }
    if (m_rest.empty() || m_rest.front() == 'b')
        return;
    wish.piece = pieceTypeOf(m_rest.front());
    if (wish.piece)
        m_rest.remove_prefix(1);
}

std::optional<File> MoveScanner::takeFile()
{
    if (m_rest.empty() || !isFile(m_rest.front()))
        return std::nullopt;
    const auto file = static_cast<File>(m_rest.front() - 'a');
    m_rest.remove_prefix(1);
    return file;
}

std::optional<Rank> MoveScanner::takeRank()
{
    if (m_rest.empty() || !isRank(m_rest.front()))
        return std::nullopt;
    const auto rank = static_cast<Rank>(m_rest.front() - '1');
    m_rest.remove_prefix(1);
    return rank;
}

/// "=Q", "Q", "q", "(Q)", "/Q"; false when a sign of promotion stands there and no piece.
bool MoveScanner::takePromotion(MoveWish &wish)
{
    const bool isInBrackets = take("(");
    const bool hasSign = isInBrackets || takeOneOf<2>({"=", "/"});
    const std::optional<PieceType> piece =
        m_rest.empty() ? std::nullopt : pieceTypeOf(m_rest.front());
    if (!piece)
        return !hasSign;
    wish.promotion = piece;
    m_rest.remove_prefix(1);
    return !isInBrackets || take(")");
}

} // namespace chess
