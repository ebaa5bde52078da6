#include "src/board/position.h"

namespace chess {

namespace {

/// The squares of the king's rank on one side of the king.
Bitboard besideKing(Square king, CastlingSide side)
{
    const Bitboard rank(king.rank());
    const Bitboard below = Bitboard::fromWord(Bitboard(king).word() - 1);
    return side == CastlingSide::Queen ? rank & below : rank.without(below | Bitboard(king));
}

} // namespace

Position Position::start()
{
    constexpr std::array backRank = {PieceType::Rook,   PieceType::Knight, PieceType::Bishop,
                                     PieceType::Queen,  PieceType::King,   PieceType::Bishop,
                                     PieceType::Knight, PieceType::Rook};
    Position position;
    for (const File file : allFiles) {
        const PieceType type = backRank[static_cast<std::size_t>(file)];
        position.put(Square(file, Rank::One), {Color::White, type});
        position.put(Square(file, Rank::Eight), {Color::Black, type});
    }
    position.setPieces({Color::White, PieceType::Pawn}, Bitboard(Rank::Two));
    position.setPieces({Color::Black, PieceType::Pawn}, Bitboard(Rank::Seven));
    position.setCastlingRooks(position.castlingCandidates());
    return position;
}

Bitboard Position::pieces(Color color) const
{
    Bitboard occupancy;
    for (const PieceType type : allPieceTypes)
        occupancy |= pieces(color, type);
    return occupancy;
}

std::optional<Piece> Position::pieceAt(Square square) const
{
    for (const Piece piece : allPieces) {
        if (pieces(piece).contains(square))
            return piece;
    }
    return std::nullopt;
}

std::optional<Square> Position::king(Color color) const
{
    const Bitboard kings = pieces(color, PieceType::King);
    return kings.count() == 1 ? kings.first() : std::nullopt;
}

void Position::put(Square square, Piece piece)
{
    for (Bitboard &squares : m_pieces)
        squares.remove(square);
    m_pieces[slotOf(piece)].insert(square);
    dropRightsThatNoLongerFit();
}

void Position::remove(Square square)
{
    for (Bitboard &squares : m_pieces)
        squares.remove(square);
    dropRightsThatNoLongerFit();
}

void Position::setPieces(Piece piece, Bitboard squares)
{
    for (Bitboard &others : m_pieces)
        others = others.without(squares);
    m_pieces[slotOf(piece)] = squares;
    dropRightsThatNoLongerFit();
}

void Position::movePiece(Square from, Square to)
{
    const std::optional<Piece> piece = pieceAt(from);
    if (!piece || from == to)
        return;
    for (Bitboard &squares : m_pieces)
        squares = squares.without({from, to});
    m_pieces[slotOf(*piece)].insert(to);
    dropRightsThatNoLongerFit();
}

void Position::setTurn(Color turn)
{
    if (turn != m_turn)
        m_enPassant.reset();
    m_turn = turn;
}

Bitboard Position::castlingCandidates() const
{
    Bitboard candidates;
    for (const Color color : allColors) {
        const std::optional<Square> king = castlingKing(*this, color);
        if (!king)
            continue;
        const Bitboard rooks = pieces(color, PieceType::Rook) & Bitboard(king->rank());
        candidates |= m_isChess960 ? rooks : rooks & (Bitboard(File::A) | Bitboard(File::H));
    }
    return candidates;
}

void Position::setCastlingRooks(Bitboard rooks)
{
    const Bitboard fitting = rooks & castlingCandidates();
    m_castlingRooks = {};
    for (const Color color : allColors) {
        const std::optional<Square> king = castlingKing(*this, color);
        if (!king)
            continue;
        // Of several on one side the outermost is meant, as K and Q mean it in X-FEN.
        if (const auto rook = (fitting & besideKing(*king, CastlingSide::Queen)).first())
            m_castlingRooks.insert(*rook);
        if (const auto rook = (fitting & besideKing(*king, CastlingSide::King)).last())
            m_castlingRooks.insert(*rook);
    }
}

void Position::setChess960(bool isChess960)
{
    m_isChess960 = isChess960;
    setCastlingRooks(m_castlingRooks);
}

void Position::setEnPassant(std::optional<Square> square)
{
    m_enPassant = square && enPassantCandidates().contains(*square) ? square : std::nullopt;
}

Bitboard Position::enPassantCandidates() const
{
    const Color mover = opponentOf(m_turn);
    const Direction forward = forwardOf(mover);
    const Direction back = forwardOf(m_turn);
    const Bitboard empty = ~occupied();
    const Bitboard pawns = pieces(mover, PieceType::Pawn) & Bitboard(rankOf(mover, Rank::Four));
    return pawns.shifted(back) & empty & empty.shifted(forward);
}

void Position::dropRightsThatNoLongerFit()
{
    if (!m_castlingRooks.isEmpty())
        setCastlingRooks(m_castlingRooks);
    if (m_enPassant)
        setEnPassant(m_enPassant);
}

std::optional<Square> castlingKing(const Position &position, Color color)
{
    const Bitboard kings = position.pieces(color, PieceType::King);
    const Bitboard home(homeRankOf(color));
    if (!position.isChess960())
        return (kings & home & Bitboard(File::E)).first();
    return kings.count() == 1 ? (kings & home).first() : std::nullopt;
}

std::optional<Square> castlingRook(const Position &position, Color color, CastlingSide side)
{
    const std::optional<Square> king = castlingKing(position, color);
    if (!king)
        return std::nullopt;
    return (position.castlingRooks() & besideKing(*king, side)).first();
}

} // namespace chess
