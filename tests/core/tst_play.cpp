#include "src/moves/legal_moves.h"
#include "src/moves/play.h"
#include "tests/cases.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"
#include "tests/core/slow_chess.h"

#include <QtTest>

#include <algorithm>
#include <random>

using namespace chess;
using tests::positionOf;

namespace {

/// The move that `movesFrom` must give for one of the slow player.
Move moveOf(const Position &position, const tests::SlowMove &slow)
{
    for (const Move move : movesFrom(position, slow.from, MoveRule::PseudoLegal)) {
        const bool isCastling = move.kind() == MoveKind::Castling;
        if (arrivalOf(move) == slow.to && move.promotion() == slow.promotion &&
            isCastling == slow.castling.has_value() &&
            (!isCastling || slow.castling == castlingSideOf(move)))
            return move;
    }
    throw std::runtime_error("the move is missing");
}

std::size_t legalMoveCount(const Position &position)
{
    std::size_t count = 0;
    for (const Square from : position.pieces(position.turn()))
        count += movesFrom(position, from, MoveRule::Legal).size();
    return count;
}

/// The FEN behind the first move from a square to a square.
std::string fenAfter(const Position &position, Square from, Square to)
{
    return toFen(
        afterMove(position, movesBetween(position, from, to, MoveRule::PseudoLegal).at(0)));
}

std::string played(const char *fen, Square from, Square to)
{
    return fenAfter(positionOf(fen), from, to);
}

} // namespace

class TestPlay : public QObject {
    Q_OBJECT
private slots:
    void positionsBehindMovesAreThoseOfAnotherProgram()
    {
        for (const tests::Case &row : tests::Cases("moves.tsv")) {
            const Position position = positionOf(row["fen"], row["variant"] == "chess960");
            const std::string uci = row["uci"];
            const std::vector<Move> moves =
                movesBetween(position, parseSquare(uci.substr(0, 2)).value(),
                             parseSquare(uci.substr(2, 2)).value(), MoveRule::Legal);
            QVERIFY2(std::any_of(moves.begin(), moves.end(),
                                 [&](Move move) {
                                     return toFen(afterMove(position, move),
                                                  {EnPassantPolicy::Legal}) == row["fen_after"];
                                 }),
                     (row["fen"] + " " + uci).c_str());
        }
    }

    void movesAndPositionsAreThoseOfTheSlowPlayerInRandomGames()
    {
        std::mt19937 random(3);
        for (const tests::Case &row : tests::Cases("moves.tsv")) {
            Position position = positionOf(row["fen"], row["variant"] == "chess960");
            for (int ply = 0; ply < 4; ++ply) {
                const std::vector<tests::SlowMove> slow = tests::slowLegalMoves(position);
                QCOMPARE(legalMoveCount(position), slow.size());
                for (const tests::SlowMove &move : slow)
                    QCOMPARE(toFen(afterMove(position, moveOf(position, move))).c_str(),
                             toFen(tests::played(position, move)).c_str());
                if (slow.empty())
                    break;
                position = tests::played(position, slow[random() % slow.size()]);
            }
        }
    }

    void legalMovesAreThoseOfTheFastGenerator()
    {
        for (const tests::Case &row : tests::Cases("moves.tsv")) {
            const Position position = positionOf(row["fen"], row["variant"] == "chess960");
            const std::vector<Move> fast = legalMoves(position);
            for (const Square from : position.pieces(position.turn())) {
                for (const Move move : movesFrom(position, from, MoveRule::Legal))
                    QVERIFY(std::count(fast.begin(), fast.end(), move) == 1);
            }
            QCOMPARE(legalMoveCount(position), fast.size());
        }
    }

    // The example of the PGN standard, section 16.1.4.
    void openingWritesThePublishedFens()
    {
        Position position = Position::start();
        const auto play = [&](Square from, Square to) {
            position = afterMove(position, movesBetween(position, from, to, MoveRule::Legal).at(0));
            return toFen(position);
        };
        QCOMPARE(play("e2"_sq, "e4"_sq).c_str(),
                 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
        QCOMPARE(play("c7"_sq, "c5"_sq).c_str(),
                 "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2");
        QCOMPARE(play("g1"_sq, "f3"_sq).c_str(),
                 "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    }

    void takingTheRookTakesItsRight()
    {
        QCOMPARE(played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9", "a1"_sq, "a8"_sq).c_str(),
                 "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 9");
    }

    void aStepOfTheKingOnItsRankTakesBothRights()
    {
        const Position position = positionOf("4k3/8/8/8/8/8/8/1R1K2R1 w BG - 0 1", true);
        const Position after =
            afterMove(position, movesBetween(position, "d1"_sq, "e1"_sq, MoveRule::Legal).at(0));
        QVERIFY(after.castlingRooks().isEmpty());
    }

    void kingAndRookMayChangePlacesInChess960()
    {
        const Position position = positionOf("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true);
        const std::vector<Move> moves = movesBetween(position, "f1"_sq, "g1"_sq, MoveRule::Legal);
        QCOMPARE(moves.size(), std::size_t{1});
        QCOMPARE(toFen(afterMove(position, moves[0])).c_str(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    }

    void whereTheKingMayStepItsDestinationMeansTheStep()
    {
        const Position position = positionOf("4k3/8/8/8/8/8/8/5K1R w H - 0 1", true);
        const std::vector<Move> step = movesBetween(position, "f1"_sq, "g1"_sq, MoveRule::Legal);
        QCOMPARE(step.size(), std::size_t{1});
        QVERIFY(step[0].kind() == MoveKind::Ordinary);
        const std::vector<Move> castling =
            movesBetween(position, "f1"_sq, "h1"_sq, MoveRule::Legal);
        QCOMPARE(castling.size(), std::size_t{1});
        QVERIFY(castling[0].kind() == MoveKind::Castling);
        QCOMPARE(arrivalOf(castling[0]), "g1"_sq);
    }

    void aKingCastlesByComingToItsRookOrToWhereItArrives()
    {
        for (const bool isChess960 : {false, true}) {
            const Position position = positionOf("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", isChess960);
            for (const auto &[to, side] : {std::pair("h1"_sq, CastlingSide::King),
                                           {"g1"_sq, CastlingSide::King},
                                           {"a1"_sq, CastlingSide::Queen},
                                           {"c1"_sq, CastlingSide::Queen}}) {
                const std::vector<Move> moves =
                    movesBetween(position, "e1"_sq, to, MoveRule::Legal);
                QCOMPARE(moves.size(), std::size_t{1});
                QVERIFY(moves[0].kind() == MoveKind::Castling);
                QVERIFY(castlingSideOf(moves[0]) == side);
            }
        }
        const Position far = positionOf("4k3/8/8/8/8/8/8/1R1K3R w HB - 0 1", true);
        QVERIFY(castlingSideOf(movesBetween(far, "d1"_sq, "g1"_sq, MoveRule::Legal).at(0)) ==
                CastlingSide::King);
        QVERIFY(movesBetween(far, "d1"_sq, "c1"_sq, MoveRule::Legal).at(0).kind() ==
                MoveKind::Ordinary);
    }

    /// So a gesture never leaves open which move is meant, but for what a pawn becomes.
    void nothingButAPromotionIsSeveralMoves()
    {
        for (const tests::Case &row : tests::Cases("moves.tsv")) {
            const Position position = positionOf(row["fen"], row["variant"] == "chess960");
            for (const Square from : position.pieces(position.turn())) {
                std::vector<Move> missing = movesFrom(position, from, MoveRule::PseudoLegal);
                for (const Square to : allSquares) {
                    const auto meant = movesBetween(position, from, to, MoveRule::PseudoLegal);
                    QVERIFY(meant.size() <= 1 || meant[0].promotion());
                    for (const Move move : meant)
                        std::erase(missing, move);
                }
                QVERIFY(missing.empty());
            }
        }
    }

    void aPromotionIsFourMoves()
    {
        const Position position = positionOf("3r3k/4P3/8/8/8/8/8/4K3 w - - 7 1");
        const std::vector<Move> moves = movesBetween(position, "e7"_sq, "d8"_sq, MoveRule::Legal);
        std::vector<std::string> fens;
        for (const Move move : moves)
            fens.push_back(toFen(afterMove(position, move)));
        const std::vector<std::string> expected = {
            "3Q3k/8/8/8/8/8/8/4K3 b - - 0 1", "3R3k/8/8/8/8/8/8/4K3 b - - 0 1",
            "3B3k/8/8/8/8/8/8/4K3 b - - 0 1", "3N3k/8/8/8/8/8/8/4K3 b - - 0 1"};
        QVERIFY(fens == expected);
    }

    void enPassantTakesThePawnBehindTheSquare()
    {
        QCOMPARE(played("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7", "e5"_sq, "d6"_sq).c_str(),
                 "4k3/8/3P4/8/8/8/8/4K3 b - - 0 7");
        QCOMPARE(played("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 7", "d4"_sq, "e3"_sq).c_str(),
                 "4k3/8/8/8/8/4p3/8/4K3 w - - 0 8");
    }

    void aPinnedPieceMovesPseudoLegallyOnly()
    {
        const Position position = positionOf("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1");
        QCOMPARE(movesFrom(position, "e2"_sq, MoveRule::PseudoLegal).size(), std::size_t{6});
        QVERIFY(movesFrom(position, "e2"_sq, MoveRule::Legal).empty());
    }

    void theOtherSideMovesAsIfItWereItsTurn()
    {
        const char *fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 3 5";
        QCOMPARE(played(fen, "e8"_sq, "d7"_sq).c_str(), "8/3k4/8/8/8/8/4P3/4K3 w - - 4 6");
        // The square passed over is for the side whose turn it is.
        QCOMPARE(played("4k3/4p3/8/3P4/8/8/8/4K3 w - - 3 5", "e7"_sq, "e5"_sq).c_str(),
                 "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 6");
    }

    void withoutExactlyOneKingNothingIsLegal()
    {
        const Position none = positionOf("4k3/8/8/8/8/8/8/R7 w - - 0 1");
        QCOMPARE(movesFrom(none, "a1"_sq, MoveRule::PseudoLegal).size(), std::size_t{14});
        QVERIFY(movesFrom(none, "a1"_sq, MoveRule::Legal).empty());
        QVERIFY(movesFrom(none, "b1"_sq, MoveRule::PseudoLegal).empty());
    }

    void theEnemyKingMayBeTakenPseudoLegally()
    {
        QCOMPARE(played("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "e1"_sq, "e8"_sq).c_str(),
                 "4R3/8/8/8/8/8/8/K7 b - - 0 1");
    }

    void clocksStopAtTheirGreatestNumber()
    {
        const char *fen = "4k3/8/8/8/8/8/8/K3R3 b - - 4294967295 4294967295";
        QCOMPARE(played(fen, "e8"_sq, "d7"_sq).c_str(),
                 "8/3k4/8/8/8/8/8/K3R3 w - - 4294967295 4294967295");
    }

    void capturesAreThoseThatTakeAPiece()
    {
        const Position position = positionOf("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
        const auto isCaptureTo = [&](Square from, Square to) {
            return isCapture(position,
                             movesBetween(position, from, to, MoveRule::PseudoLegal).at(0));
        };
        QVERIFY(isCaptureTo("a1"_sq, "a8"_sq));
        QVERIFY(isCaptureTo("e5"_sq, "d6"_sq));
        QVERIFY(!isCaptureTo("e1"_sq, "g1"_sq));
        QVERIFY(!isCaptureTo("e5"_sq, "e6"_sq));
    }
};

QTEST_APPLESS_MAIN(TestPlay)
#include "tst_play.moc"
