#include "src/attacks/leapers.h"
#include "src/notation/blank.h"
#include "src/notation/move_text.h"

#include <algorithm>
#include <array>
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

/// What a text says of a move, as far as it says it.
struct MoveWish {
    std::optional<CastlingSide> castling;
    std::optional<PieceType> piece;
    std::optional<File> fromFile;
    std::optional<Rank> fromRank;
    bool isCapture = false;
    Square to = Square(File::A, Rank::One);
    std::optional<PieceType> promotion;
    /// The text that says so, blanks and marks left out.
    std::string_view core;

    /// Only UCI and long algebraic notation name the square a move leaves.
    std::optional<Square> from() const
    {
        if (!fromFile || !fromRank)
            return std::nullopt;
        return Square(*fromFile, *fromRank);
    }
};

using Wish = tl::expected<MoveWish, MoveTextError>;

/// Takes a text apart from left to right.
class MoveReader {
public:
    explicit MoveReader(std::string_view text) : m_text(text), m_rest(text) {}

    Wish read()
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
        if (!m_rest.empty())
            return tl::unexpected(
                errorBehind(wish.core, MoveTextErrorKind::TextBehind, trimmed(m_rest)));
        return wish;
    }

    MoveTextError errorAt(MoveTextErrorKind kind, std::string_view piece) const
    {
        return {{kind, offsetIn(m_text, piece), piece.size(), excerpt(piece)}};
    }

private:
    MoveTextError errorBehind(std::string_view understood, MoveTextErrorKind kind,
                              std::string_view piece) const
    {
        MoveTextError error = errorAt(kind, piece);
        error.understood = excerpt(understood);
        return error;
    }

    bool take(std::string_view token)
    {
        if (m_rest.substr(0, token.size()) != token)
            return false;
        m_rest.remove_prefix(token.size());
        return true;
    }

    template <std::size_t N>
    bool takeOneOf(const std::array<std::string_view, N> &tokens)
    {
        return std::any_of(tokens.begin(), tokens.end(),
                           [this](std::string_view token) { return take(token); });
    }

    void skipBlanks() { m_rest = withoutLeadingBlanks(m_rest); }

    /// "12.", "12...", "12 …"; digits alone begin no move, but 0-0 does.
    void skipMoveNumber()
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
    }

    bool takeCastling(MoveWish &wish)
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

    bool takeLetterO() { return takeOneOf<3>({"O", "0", "o"}); }
    bool takeDash() { return takeOneOf<3>({"-", "–", "‑"}); }

    bool takeMove(MoveWish &wish)
    {
        takePiece(wish);
        std::optional<File> file = takeFile();
        std::optional<Rank> rank = takeRank();
        wish.isCapture = takeOneOf<3>({"x", "×", ":"});
        const bool hasSign = wish.isCapture || takeDash();
        // In e8b nothing follows the b: it is the bishop that the pawn becomes.
        const bool isSquareNext = m_rest.size() > 1 && isRank(m_rest[1]);
        if (hasSign || isSquareNext) {
            wish.fromFile = std::exchange(file, takeFile());
            wish.fromRank = std::exchange(rank, takeRank());
        }
        if (!file || !rank)
            return false;
        wish.to = Square(*file, *rank);
        return takePromotion(wish);
    }

    void takePiece(MoveWish &wish)
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

    std::optional<File> takeFile()
    {
        if (m_rest.empty() || m_rest.front() < 'a' || m_rest.front() > 'h')
            return std::nullopt;
        const auto file = static_cast<File>(m_rest.front() - 'a');
        m_rest.remove_prefix(1);
        return file;
    }

    static bool isRank(char c) { return c >= '1' && c <= '8'; }

    std::optional<Rank> takeRank()
    {
        if (m_rest.empty() || !isRank(m_rest.front()))
            return std::nullopt;
        const auto rank = static_cast<Rank>(m_rest.front() - '1');
        m_rest.remove_prefix(1);
        return rank;
    }

    /// "=Q", "Q", "q", "(Q)", "/Q"; false when a sign of promotion stands there and no piece.
    bool takePromotion(MoveWish &wish)
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

    /// What may stand behind a move and changes nothing: checks, glyphs, "e.p.".
    void skipMarks()
    {
        while (!m_rest.empty()) {
            skipBlanks();
            if (takeOneOf<14>(
                    {"+", "#", "!", "?", "†", "‡", "‼", "⁇", "⁈", "⁉", "□", "e.p.", "e.p", "ep"}))
                continue;
            if (m_rest.substr(0, 1) != "$")
                return;
            const std::size_t end =
                std::min(m_rest.find_first_not_of("0123456789", 1), m_rest.size());
            if (end == 1)
                return;
            m_rest.remove_prefix(end);
        }
    }

    std::string_view m_text;
    std::string_view m_rest;
};

/// Whether the text says that a pawn moves: it names no piece, and not the square left.
bool isPawnMove(const MoveWish &wish)
{
    return wish.piece ? wish.piece == PieceType::Pawn : !wish.from();
}

/// Whether the move goes to that square. In Chess960 castling is the king takes its rook; the
/// king's own destination means it too where no step can be meant.
bool isArrival(const Position &position, Square to, Move move)
{
    if (move.kind() != MoveKind::Castling || !position.isChess960())
        return arrivalOf(move) == to;
    const bool isStep = kingAttacks(move.from()).contains(to) || to == move.from();
    return move.to() == to || (arrivalOf(move) == to && !isStep);
}

bool fits(const Position &position, const MoveWish &wish, Move move)
{
    if (wish.castling)
        return move.kind() == MoveKind::Castling && castlingSideOf(move) == *wish.castling;
    // UCI writes castling as a move of the king. With a letter it is a step in Chess960; in chess
    // no step goes that far.
    const bool isUci = wish.from() && !wish.piece;
    if (move.kind() == MoveKind::Castling && !isUci && position.isChess960())
        return false;
    return isArrival(position, wish.to, move) &&
           (!wish.fromFile || move.from().file() == *wish.fromFile) &&
           (!wish.fromRank || move.from().rank() == *wish.fromRank);
}

/// The pieces that the text can speak of.
Bitboard moversOf(const Position &position, const MoveWish &wish)
{
    const Bitboard own = position.pieces(position.turn());
    if (wish.castling)
        return own & position.pieces(PieceType::King);
    if (wish.piece || isPawnMove(wish))
        return own & position.pieces(wish.piece.value_or(PieceType::Pawn));
    return own;
}

class MoveFinder {
public:
    MoveFinder(const Position &position, const MoveReader &reader, const MoveWish &wish)
        : m_position(position), m_reader(reader), m_wish(wish)
    {
    }

    tl::expected<Move, MoveTextError> find(MoveRule rule) const
    {
        std::vector<Move> moves = candidates();
        if (moves.empty())
            return tl::unexpected(notReachable());
        if (m_wish.isCapture) {
            std::erase_if(moves, [this](Move move) { return !isCapture(m_position, move); });
            if (moves.empty())
                return tl::unexpected(error(MoveTextErrorKind::NothingToCapture));
        }
        if (rule == MoveRule::Legal) {
            const Move first = moves.front();
            std::erase_if(moves,
                          [this](Move move) { return illegalityOf(m_position, move).has_value(); });
            if (moves.empty()) {
                MoveTextError notLegal = error(MoveTextErrorKind::NotLegal);
                notLegal.refusal = refusalOfIllegal(m_position, first);
                return tl::unexpected(notLegal);
            }
        }
        return choosePromotion(std::move(moves));
    }

private:
    std::vector<Move> candidates() const
    {
        std::vector<Move> moves;
        for (const Square from : moversOf(m_position, m_wish)) {
            for (const Move move : movesFrom(m_position, from, MoveRule::PseudoLegal)) {
                if (fits(m_position, m_wish, move))
                    moves.push_back(move);
            }
        }
        return moves;
    }

    tl::expected<Move, MoveTextError> choosePromotion(std::vector<Move> moves) const
    {
        const bool isPromotion = moves.front().promotion().has_value();
        if (isPromotion && !m_wish.promotion) {
            MoveTextError missing = error(MoveTextErrorKind::PromotionMissing);
            missing.candidates = std::move(moves);
            return tl::unexpected(missing);
        }
        std::erase_if(moves, [this](Move move) { return move.promotion() != m_wish.promotion; });
        if (moves.empty())
            return tl::unexpected(error(MoveTextErrorKind::PromotionImpossible));
        if (moves.size() == 1)
            return moves.front();
        MoveTextError ambiguous = error(MoveTextErrorKind::Ambiguous);
        ambiguous.piece = moves.front().piece();
        ambiguous.candidates = std::move(moves);
        return tl::unexpected(ambiguous);
    }

    MoveTextError notReachable() const
    {
        if (m_wish.castling) {
            MoveTextError impossible = error(MoveTextErrorKind::CastlingImpossible);
            impossible.refusal = castlingRefusal(m_position, *m_wish.castling);
            return impossible;
        }
        const std::optional<Square> from = m_wish.from();
        const Bitboard movers = moversMeant();
        const bool isNoneOfThem = from && !movers.contains(*from);
        MoveTextError result =
            error(isNoneOfThem ? MoveTextErrorKind::NoOwnPiece : MoveTextErrorKind::NotReachable);
        const std::optional<Square> mover = movers.count() == 1 ? movers.first() : from;
        const bool isOther = isNoneOfThem && m_position.pieces(m_position.turn()).contains(*from);
        if (mover && (*mover != m_wish.to || isNoneOfThem) && !isOther)
            result.refusal = refusalOf(m_position, *mover, m_wish.to, MoveRule::PseudoLegal);
        return result;
    }

    /// The pieces that the text can mean by what it says of the square they leave. A pawn that
    /// takes nothing stays on its file.
    Bitboard moversMeant() const
    {
        Bitboard movers = moversOf(m_position, m_wish);
        if (m_wish.fromFile || isPawnMove(m_wish))
            movers &= Bitboard(m_wish.fromFile.value_or(m_wish.to.file()));
        if (m_wish.fromRank)
            movers &= Bitboard(*m_wish.fromRank);
        return movers;
    }

    MoveTextError error(MoveTextErrorKind kind) const
    {
        MoveTextError error = m_reader.errorAt(kind, m_wish.core);
        const std::optional<Square> from = m_wish.from();
        const std::optional<Piece> piece = from ? m_position.pieceAt(*from) : std::nullopt;
        error.piece = m_wish.piece.value_or(piece ? piece->type : PieceType::Pawn);
        return error;
    }

    const Position &m_position;
    const MoveReader &m_reader;
    const MoveWish &m_wish;
};

} // namespace

tl::expected<Move, MoveTextError> parseMove(const Position &position, std::string_view text,
                                            MoveRule rule)
{
    MoveReader reader(text);
    const Wish wish = reader.read();
    if (!wish)
        return tl::unexpected(wish.error());
    return MoveFinder(position, reader, *wish).find(rule);
}

} // namespace chess
