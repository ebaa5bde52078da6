#include "src/board/position.h"
#include "tests/cases.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <random>

using namespace chess;
using tests::positionOf;

namespace {

/// What is wrong with a position that the class promises never to be; empty when all holds.
QString brokenPromise(const Position &position)
{
    Bitboard seen;
    for (const Piece piece : allPieces) {
        if (seen.intersects(position.pieces(piece)))
            return "two pieces share a square";
        seen |= position.pieces(piece);
    }
    if (seen != position.occupied())
        return "the occupancy is not the sum of the pieces";
    for (const Square square : allSquares) {
        const auto piece = position.pieceAt(square);
        if (piece.has_value() != seen.contains(square))
            return "pieceAt and occupancy disagree";
        if (piece && !position.pieces(*piece).contains(square))
            return "pieceAt names another piece";
    }
    if (!position.castlingRooks().isSubsetOf(position.castlingCandidates()))
        return "a castling right does not fit";
    for (const Color color : allColors) {
        const Bitboard rights = position.castlingRooks() & position.pieces(color, PieceType::Rook);
        if (rights.count() > 2)
            return "more than two castling rooks of a side";
    }
    if (position.enPassant() && !position.enPassantCandidates().contains(*position.enPassant()))
        return "the en passant square does not fit";
    return {};
}

} // namespace

class TestPosition : public QObject {
    Q_OBJECT
private slots:
    void startHasThePublishedBitboards()
    {
        const Position start = Position::start();
        QCOMPARE(start.pieces(Color::White).word(), std::uint64_t{0xFFFF});
        QCOMPARE(start.pieces(Color::Black).word(), std::uint64_t{0xFFFF000000000000});
        QCOMPARE(start.pieces(Color::White, PieceType::Knight).word(), std::uint64_t{0x42});
        QCOMPARE(start.castlingRooks(), squares::corners);
        QVERIFY(start.turn() == Color::White);
        QCOMPARE(start.moveNumber(), 1U);
        QVERIFY(start == positionOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    }

    void piecesOfAFenAreTheCheckedBitboards()
    {
        for (const tests::Case &row : tests::Cases("bitboards.tsv")) {
            const Position position = positionOf(row["fen"]);
            const auto word = [&](const std::string &column) {
                return Bitboard::fromWord(std::stoull(row[column.c_str()], nullptr, 16));
            };
            for (const Piece piece : allPieces)
                QCOMPARE(position.pieces(piece), word(std::string("bb_") + letterOf(piece)));
            QCOMPARE(position.pieces(Color::White), word("white"));
            QCOMPARE(position.pieces(Color::Black), word("black"));
            QCOMPARE(position.occupied(), word("all"));
        }
    }

    void anySequenceOfEditsKeepsThePromises()
    {
        std::mt19937 random(99);
        const auto pick = [&](int count) {
            return static_cast<int>(random() % static_cast<unsigned>(count));
        };
        const auto square = [&] {
            return Square::fromIndex(pick(64));
        };
        const auto piece = [&] {
            return allPieces[static_cast<std::size_t>(pick(12))];
        };
        for (int run = 0; run < 40; ++run) {
            Position position = run % 2 == 0 ? Position::start() : Position();
            for (int edit = 0; edit < 150; ++edit) {
                const Bitboard rightsBefore = position.castlingRooks();
                bool mayGainRights = false;
                switch (pick(9)) {
                case 0:
                    position.put(square(), piece());
                    break;
                case 1:
                    position.remove(square());
                    break;
                case 2:
                    position.movePiece(square(), square());
                    break;
                case 3:
                    position.setPieces(piece(), Bitboard{square(), square()});
                    break;
                case 4:
                    position.setTurn(pick(2) == 0 ? Color::White : Color::Black);
                    break;
                case 5:
                    position.setCastlingRooks(Bitboard::full());
                    mayGainRights = true;
                    break;
                case 6:
                    position.setChess960(pick(2) == 0);
                    break;
                case 7:
                    position.setEnPassant(position.enPassantCandidates().last());
                    break;
                default:
                    position.setEnPassant(square());
                }
                const QString broken = brokenPromise(position);
                QVERIFY2(broken.isEmpty(), qPrintable(broken));
                QVERIFY2(mayGainRights || position.castlingRooks().isSubsetOf(rightsBefore),
                         "a castling right came by itself");
            }
        }
    }

    void pieceReplacesWhateverStoodThere()
    {
        Position position = Position::start();
        position.put("e2"_sq, {Color::Black, PieceType::Queen});
        QVERIFY((position.pieceAt("e2"_sq) == Piece{Color::Black, PieceType::Queen}));
        QVERIFY(!position.pieces(Color::White).contains("e2"_sq));
        position.movePiece("e2"_sq, "e7"_sq);
        QVERIFY(!position.pieceAt("e2"_sq));
        QCOMPARE(position.pieces(Color::Black, PieceType::Pawn).count(), 7);
    }

    void moveFromAnEmptySquareOrToItselfChangesNothing()
    {
        Position position = Position::start();
        position.movePiece("e4"_sq, "e2"_sq);
        position.movePiece("g1"_sq, "g1"_sq);
        QVERIFY(position == Position::start());
    }

    void settingTheSquaresOfAPieceReplacesItsOwnAndOthers()
    {
        Position position = Position::start();
        position.setPieces({Color::White, PieceType::Knight}, {"a1"_sq, "e8"_sq});
        QCOMPARE(position.pieces(Color::White, PieceType::Knight), (Bitboard{"a1"_sq, "e8"_sq}));
        QVERIFY(!position.king(Color::Black));
        QCOMPARE(position.castlingRooks(), Bitboard("h1"_sq));
    }

    void rightsGoWithTheRookOrKingAndDoNotComeBack()
    {
        Position position = Position::start();
        position.movePiece("h1"_sq, "h5"_sq);
        QCOMPARE(position.castlingRooks(), (Bitboard{"a1"_sq, "a8"_sq, "h8"_sq}));
        position.movePiece("h5"_sq, "h1"_sq);
        QCOMPARE(position.castlingRooks(), (Bitboard{"a1"_sq, "a8"_sq, "h8"_sq}));
        position.movePiece("e8"_sq, "e5"_sq);
        position.movePiece("e5"_sq, "e8"_sq);
        QCOMPARE(position.castlingRooks(), Bitboard("a1"_sq));
        QCOMPARE(position.castlingCandidates(), squares::corners);
    }

    void castlingSquaresOfChessAreFixedAndOfChess960Not()
    {
        const std::string fen = "1r2k2r/8/8/8/8/8/8/RR1K3R w - - 0 1";
        QCOMPARE(positionOf(fen).castlingCandidates(), Bitboard("h8"_sq));
        QCOMPARE(positionOf(fen, true).castlingCandidates(),
                 (Bitboard{"a1"_sq, "b1"_sq, "h1"_sq, "b8"_sq, "h8"_sq}));
    }

    void atMostOneRookOnEitherSideKeepsARight()
    {
        Position position = positionOf("4k3/8/8/8/8/8/8/RR1K2RR w - - 0 1", true);
        position.setCastlingRooks(Bitboard::full());
        QCOMPARE(position.castlingRooks(), (Bitboard{"a1"_sq, "h1"_sq}));
        position.setCastlingRooks({"b1"_sq, "g1"_sq});
        QCOMPARE(position.castlingRooks(), (Bitboard{"b1"_sq, "g1"_sq}));
        QVERIFY(castlingRook(position, Color::White, CastlingSide::Queen) == "b1"_sq);
        QVERIFY(castlingRook(position, Color::White, CastlingSide::King) == "g1"_sq);
    }

    void leavingChess960DropsRightsThatNeedIt()
    {
        Position position = positionOf("4k3/8/8/8/8/8/8/1R2K2R w BH - 0 1", true);
        QCOMPARE(position.castlingRooks(), (Bitboard{"b1"_sq, "h1"_sq}));
        position.setChess960(false);
        QCOMPARE(position.castlingRooks(), Bitboard("h1"_sq));
    }

    void enPassantSquareIsBehindAPawnThatCanHaveDoubleStepped()
    {
        const std::string board = "4k3/8/8/pP1pP2p/7P/8/3P4/4K3 w - - 0 1";
        QCOMPARE(positionOf(board).enPassantCandidates(), (Bitboard{"a6"_sq, "d6"_sq, "h6"_sq}));
        // Something on the square passed over or on the pawn's start rules it out.
        QCOMPARE(positionOf("4k3/3p4/p7/p2pP2p/8/8/8/4K3 w - - 0 1").enPassantCandidates(),
                 Bitboard("h6"_sq));
        QCOMPARE(positionOf("4k3/8/8/8/1P2P3/8/8/4K3 b - - 0 1").enPassantCandidates(),
                 (Bitboard{"b3"_sq, "e3"_sq}));
    }

    void enPassantGoesWithThePawnAndTheTurn()
    {
        const Position before = positionOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        QVERIFY(before.enPassant() == "d6"_sq);
        Position moved = before;
        moved.movePiece("d5"_sq, "c5"_sq);
        QVERIFY(!moved.enPassant());
        Position blocked = before;
        blocked.put("d7"_sq, {Color::White, PieceType::Rook});
        QVERIFY(!blocked.enPassant());
        Position toggled = before;
        toggled.setTurn(Color::Black);
        toggled.setTurn(Color::White);
        QVERIFY(!toggled.enPassant());
        Position same = before;
        same.setTurn(Color::White);
        QVERIFY(same.enPassant() == "d6"_sq);
        same.setEnPassant("e6"_sq);
        QVERIFY(!same.enPassant());
    }

    void clocksStayWhilePiecesAreEdited()
    {
        Position position = positionOf("4k3/8/8/8/8/8/8/4K3 b - - 17 42");
        position.put("e4"_sq, {Color::White, PieceType::Pawn});
        position.movePiece("e1"_sq, "d1"_sq);
        position.setTurn(Color::White);
        QCOMPARE(position.halfmoveClock(), 17U);
        QCOMPARE(position.moveNumber(), 42U);
    }

    void kingIsKnownOnlyWhenThereIsOne()
    {
        QVERIFY(Position::start().king(Color::Black) == "e8"_sq);
        QVERIFY(!Position().king(Color::White));
        QVERIFY(!positionOf("8/8/8/8/8/8/8/K6K w - - 0 1").king(Color::White));
    }
};

QTEST_APPLESS_MAIN(TestPosition)
#include "tst_position.moc"
