#include "src/notation/moves/move_scanner.h"

#include <utility>

namespace chess {

namespace {

/// Whether the text says that a pawn moves: it names no piece, and not the square left.
bool isPawnMove(const MoveWish &wish)
{
    return wish.piece ? wish.piece == PieceType::Pawn : !wish.from();
}

bool fits(const Position &position, const MoveWish &wish, Move move)
{
    if (wish.castling)
        return move.kind() == MoveKind::Castling && castlingSideOf(move) == *wish.castling;
    // UCI writes castling as a move of the king, to where it arrives or in Chess960 to its rook.
    // With a letter it is a step in Chess960; in chess no step goes that far.
    const bool isUci = wish.from() && !wish.piece;
    if (move.kind() == MoveKind::Castling && !isUci &&
        (position.isChess960() || arrivalOf(move) != wish.to))
        return false;
    return isMeantBy(move, wish.to) && (!wish.fromFile || move.from().file() == *wish.fromFile) &&
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
    MoveFinder(const Position &position, const MoveScanner &scanner, const MoveWish &wish)
        : m_position(position), m_scanner(scanner), m_wish(wish)
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
            const std::vector<Move> pseudoLegal = moves;
            std::erase_if(moves,
                          [this](Move move) { return illegalityOf(m_position, move).has_value(); });
            if (moves.empty())
                return tl::unexpected(notLegal(pseudoLegal));
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

    /// Precondition: none of the moves, of which there is one, is legal.
    MoveTextError notLegal(const std::vector<Move> &moves) const
    {
        MoveTextError result = error(MoveTextErrorKind::NotLegal);
        for (const Move move : moves) {
            // Promotions to one square are as many moves with one reason.
            if (result.refusals.empty() || result.refusals.back().from != move.from())
                result.refusals.push_back(refusalOfIllegal(m_position, move));
        }
        return result;
    }

    MoveTextError notReachable() const
    {
        if (m_wish.castling) {
            MoveTextError impossible = error(MoveTextErrorKind::CastlingImpossible);
            if (const auto refusal = castlingRefusal(m_position, *m_wish.castling))
                impossible.refusals = {*refusal};
            return impossible;
        }
        const std::optional<Square> from = m_wish.from();
        const Bitboard movers = moversMeant();
        if (!from || movers.contains(*from)) {
            MoveTextError result = error(MoveTextErrorKind::NotReachable);
            result.refusals = refusalsOf(movers);
            return result;
        }
        MoveTextError result = error(MoveTextErrorKind::NoOwnPiece);
        if (!m_position.pieces(m_position.turn()).contains(*from))
            result.refusals = refusalsOf(Bitboard(*from));
        return result;
    }

    std::vector<Refusal> refusalsOf(Bitboard movers) const
    {
        std::vector<Refusal> refusals;
        for (const Square mover : movers) {
            if (const auto refusal = refusalOf(m_position, mover, m_wish.to, MoveRule::PseudoLegal))
                refusals.push_back(*refusal);
        }
        return refusals;
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
        MoveTextError error = m_scanner.errorAt(kind, m_wish.core);
        const std::optional<Square> from = m_wish.from();
        const std::optional<Piece> piece = from ? m_position.pieceAt(*from) : std::nullopt;
        error.piece = m_wish.piece.value_or(piece ? piece->type : PieceType::Pawn);
        error.turn = m_position.turn();
        if (!m_wish.castling) {
            error.to = m_wish.to;
            error.fromFile = m_wish.fromFile;
            error.fromRank = m_wish.fromRank;
            if (isPawnMove(m_wish) && !error.fromFile)
                error.fromFile = m_wish.to.file();
        }
        return error;
    }

    const Position &m_position;
    const MoveScanner &m_scanner;
    const MoveWish &m_wish;
};

} // namespace

namespace {

/// The move of a wish; a legal one is understood by every rule as it is written among legal ones,
/// which tell "Nf3" from a pinned knight's.
tl::expected<Move, MoveTextError> findMove(const Position &position, const MoveScanner &scanner,
                                           const MoveWish &wish, MoveRule rule)
{
    const MoveFinder finder(position, scanner, wish);
    auto move = finder.find(MoveRule::Legal);
    if (move || rule == MoveRule::Legal)
        return move;
    return finder.find(rule);
}

} // namespace

tl::expected<Move, MoveTextError> parseMove(const Position &position, std::string_view text,
                                            MoveRule rule)
{
    MoveScanner scanner(text);
    const Wish wish = scanner.next();
    if (!wish)
        return tl::unexpected(wish.error());
    if (!scanner.isAtEnd())
        return tl::unexpected(scanner.textBehind(wish->core));
    return MoveFinder(position, scanner, *wish).find(rule);
}

MoveLine parseMoveLine(const Position &root, std::string_view text, MoveRule rule)
{
    MoveScanner scanner(text);
    MoveLine line{{}, root, std::nullopt, false};
    const auto readMoves = [&]() -> std::optional<MoveTextError> {
        while (true) {
            if (auto error = scanner.skipBetweenMoves())
                return error;
            if (const auto result = scanner.takeResult()) {
                if (auto error = scanner.skipBetweenMoves())
                    return error;
                if (!scanner.isAtEnd())
                    return scanner.wordBehind(*result);
            }
            if (scanner.isAtEnd() && !line.moves.empty())
                return std::nullopt;
            const Wish wish = scanner.next();
            if (!wish)
                return wish.error();
            if (!scanner.isBetweenWords())
                return scanner.wordBehind(wish->core);
            const auto move = findMove(line.end, scanner, *wish, rule);
            if (!move)
                return move.error();
            line.moves.push_back(*move);
            line.end = afterMove(line.end, *move);
        }
    };
    line.error = readMoves();
    line.hasVariations = scanner.hasVariations();
    return line;
}

} // namespace chess
