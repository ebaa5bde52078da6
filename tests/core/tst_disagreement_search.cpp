#include "src/moves/legal_moves.h"
#include "src/moves/play.h"
#include "src/notation/moves/move_text.h"
#include "src/workbench/positions/disagreement_search.h"
#include "tests/cases.h"
#include "tests/core/positions.h"

#include <QtTest>

#include <functional>

using namespace chess;
using tests::positionOf;
using Outcome = DisagreementSearch::Outcome;

namespace {

/// Whether a faulty generator leaves a move out.
using IsLeftOut = std::function<bool(const Position &, Move)>;

std::uint64_t countWithout(const IsLeftOut &isLeftOut, const Position &position, int depth)
{
    if (depth == 0)
        return 1;
    std::uint64_t nodes = 0;
    for (const Move move : legalMoves(position)) {
        if (!isLeftOut(position, move))
            nodes += countWithout(isLeftOut, afterMove(position, move), depth - 1);
    }
    return nodes;
}

/// The divide of such a generator, by way of text as an engine prints it.
std::vector<DivideEntry> divideWithout(const IsLeftOut &isLeftOut, const Position &position,
                                       int depth)
{
    std::vector<DividedMove> moves;
    for (const Move move : legalMoves(position)) {
        if (!isLeftOut(position, move))
            moves.push_back({move, countWithout(isLeftOut, afterMove(position, move), depth - 1)});
    }
    return parseDivide(position, toDivideText(position, moves, std::nullopt)).moves;
}

DisagreementSearch searched(const Position &position, int depth, const IsLeftOut &isLeftOut)
{
    DisagreementSearch search(position, depth);
    while (search.outcome() == Outcome::Asking)
        search.take(divide(search.position(), search.depth()),
                    divideWithout(isLeftOut, search.position(), search.depth()));
    return search;
}

bool isEnPassant(const Position &, Move move)
{
    return move.kind() == MoveKind::EnPassant;
}

/// The divide of a generator that castles short whatever is attacked, and looks no further there.
std::vector<DivideEntry> divideCastlingBlindly(const Position &position, int depth);

std::uint64_t countCastlingBlindly(const Position &position, int depth)
{
    std::uint64_t nodes = depth == 0 ? 1 : 0;
    if (depth > 0) {
        for (const DivideEntry &each : divideCastlingBlindly(position, depth))
            nodes += each.nodes.value();
    }
    return nodes;
}

std::vector<DivideEntry> divideCastlingBlindly(const Position &position, int depth)
{
    std::vector<DivideEntry> entries;
    for (const Move move : legalMoves(position))
        entries.push_back({toUci(position, move), move,
                           countCastlingBlindly(afterMove(position, move), depth - 1)});
    const Bitboard white = position.pieces(Color::White);
    const bool mayCastle = position.turn() == Color::White &&
                           position.castlingRooks().contains("h1"_sq) &&
                           !position.occupied().contains("f1"_sq) &&
                           !position.occupied().contains("g1"_sq) && white.contains("e1"_sq);
    if (mayCastle && !parseMove(position, "e1g1"))
        entries.push_back({"e1g1", std::nullopt, 1});
    return entries;
}

bool isNothing(const Position &, Move)
{
    return false;
}

} // namespace

class TestDisagreementSearch : public QObject {
    Q_OBJECT
private slots:
    void generatorWithoutEnPassantIsFoundInThePositionThatHasIt()
    {
        // After 1.e4 a6 the first capture en passant comes with 2.e5 d5 3.exd6.
        const Position position =
            positionOf("rnbqkbnr/1ppppppp/p7/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        const DisagreementSearch search = searched(position, 3, isEnPassant);
        QVERIFY(search.outcome() == Outcome::MovesDiffer);
        QCOMPARE(search.depth(), 1);
        QCOMPARE(search.path().size(), std::size_t{2});
        QVERIFY(search.position().enPassant().has_value());
        const ComparedMove culprit = search.culprit().value();
        QVERIFY(culprit.verdict == DivideVerdict::Missing);
        QVERIFY(culprit.move->kind() == MoveKind::EnPassant);
        QVERIFY(culprit.move->to() == search.position().enPassant());
        QVERIFY(search.root() == position);
        QVERIFY(afterMove(afterMove(position, search.path()[0]), search.path()[1]) ==
                search.position());
    }

    void searchEndsWhereTheListsDifferFirst()
    {
        const Position kiwipete =
            positionOf("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        const DisagreementSearch search = searched(kiwipete, 3, [](const Position &, Move move) {
            return move.kind() == MoveKind::Castling;
        });
        QVERIFY(search.outcome() == Outcome::MovesDiffer);
        QVERIFY(search.path().empty());
        QCOMPARE(search.depth(), 3);
        QCOMPARE(search.culprit()->text.c_str(), "e1c1");
    }

    // Every kind of move that a generator may forget, in every position that is small enough.
    void forgottenMovesAreFoundWhereverTheyChangeACount()
    {
        int found = 0;
        for (const tests::Case &row : tests::Cases("perft.tsv")) {
            const int depth = std::stoi(row["depth"]);
            const std::uint64_t nodes = std::stoull(row["nodes"]);
            if (nodes > 2100 || depth < 2)
                continue;
            const Position position = positionOf(row["fen"], row["variant"] == "chess960");
            for (const MoveKind kind : {MoveKind::DoublePush, MoveKind::EnPassant,
                                        MoveKind::Promotion, MoveKind::Castling}) {
                const IsLeftOut isLeftOut = [kind](const Position &, Move move) {
                    return move.kind() == kind;
                };
                const DisagreementSearch search = searched(position, depth, isLeftOut);
                if (countWithout(isLeftOut, position, depth) == nodes)
                    continue;
                QVERIFY(search.outcome() == Outcome::MovesDiffer);
                QVERIFY(search.culprit()->move->kind() == kind);
                ++found;
            }
        }
        QVERIFY2(found >= 20, std::to_string(found).c_str());
    }

    void movesThatAreNotLegalAreFoundToo()
    {
        // The knight on e2 is pinned, and moves all the same.
        const Position position = positionOf("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
        DisagreementSearch search(position, 1);
        std::vector<DivideEntry> theirs = divideWithout(isNothing, position, 1);
        theirs.push_back({"e2c3", std::nullopt, 1});
        search.take(divide(position, 1), theirs);
        QVERIFY(search.outcome() == Outcome::MovesDiffer);
        QVERIFY(search.culprit()->verdict == DivideVerdict::Extra);
        QCOMPARE(search.culprit()->text.c_str(), "e2c3");
        QVERIFY(search.position() == position);
    }

    void moveThatIsNotLegalIsLookedForInTheDepth()
    {
        // Castling is forbidden only after a move of the rook: 1.g3 Ra1+ is the first such line.
        const Position position = positionOf("r5k1/8/8/8/8/8/6PP/4K2R w K - 0 1");
        DisagreementSearch search(position, 3);
        while (search.outcome() == Outcome::Asking)
            search.take(divide(search.position(), search.depth()),
                        divideCastlingBlindly(search.position(), search.depth()));
        QVERIFY(search.outcome() == Outcome::MovesDiffer);
        QCOMPARE(search.depth(), 1);
        QCOMPARE(toFen(search.position()).c_str(), "6k1/8/8/8/8/6P1/7P/r3K2R w K - 1 2");
        QVERIFY(search.culprit()->verdict == DivideVerdict::Extra);
        QCOMPARE(search.culprit()->text.c_str(), "e1g1");
    }

    void moveThatIsFoundTwiceIsNamed()
    {
        DisagreementSearch search(Position::start(), 2);
        std::vector<DivideEntry> theirs = divideWithout(isNothing, Position::start(), 2);
        for (DivideEntry &entry : theirs)
            entry.times = entry.text == "e2e4" ? 2 : 1;
        search.take(divide(Position::start(), 2), theirs);
        QVERIFY(search.outcome() == Outcome::MovesDiffer);
        QVERIFY(search.culprit()->verdict == DivideVerdict::Repeated);
        QCOMPARE(search.culprit()->text.c_str(), "e2e4");
        QCOMPARE(search.culprit()->times, 2);
    }

    void illegalMoveWithNothingBehindItIsNotWhatIsLookedFor()
    {
        DisagreementSearch search(Position::start(), 2);
        std::vector<DivideEntry> theirs = divideWithout(isNothing, Position::start(), 2);
        theirs.push_back({"e2e5", std::nullopt, 0});
        search.take(divide(Position::start(), 2), theirs);
        QVERIFY(search.outcome() == Outcome::Agree);
    }

    void equalGeneratorsAgree()
    {
        const DisagreementSearch search = searched(Position::start(), 3, isNothing);
        QVERIFY(search.outcome() == Outcome::Agree);
        QVERIFY(!search.culprit());
    }

    void leafThatIsNotCountedOnceIsNamed()
    {
        DisagreementSearch search(Position::start(), 1);
        std::vector<DivideEntry> theirs = divideWithout(isNothing, Position::start(), 1);
        for (DivideEntry &entry : theirs) {
            if (entry.text == "e2e4")
                entry.nodes = 2;
        }
        search.take(divide(Position::start(), 1), theirs);
        QVERIFY(search.outcome() == Outcome::LeafCountDiffers);
        QCOMPARE(search.culprit()->text.c_str(), "e2e4");
    }

    void countThatCannotBeReadIsNamedWhereNoOtherDiffers()
    {
        std::vector<DivideEntry> theirs = divideWithout(isNothing, Position::start(), 2);
        for (DivideEntry &entry : theirs) {
            if (entry.text == "d2d4")
                entry.nodes.reset();
        }
        DisagreementSearch search(Position::start(), 2);
        search.take(divide(Position::start(), 2), theirs);
        QVERIFY(search.outcome() == Outcome::CountUnreadable);
        QCOMPARE(search.culprit()->text.c_str(), "d2d4");
        // Behind a count that is another there is something to be found.
        for (DivideEntry &entry : theirs) {
            if (entry.text == "e2e4")
                entry.nodes = 19;
        }
        DisagreementSearch second(Position::start(), 2);
        second.take(divide(Position::start(), 2), theirs);
        QVERIFY(second.outcome() == Outcome::Asking);
        QCOMPARE(toFen(second.position()).c_str(),
                 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    }

    void engineThatCountsOtherwiseOneStepBelowContradictsItself()
    {
        DisagreementSearch search(Position::start(), 2);
        std::vector<DivideEntry> theirs = divideWithout(isNothing, Position::start(), 2);
        for (DivideEntry &entry : theirs) {
            if (entry.text == "e2e4")
                entry.nodes = 19;
        }
        search.take(divide(Position::start(), 2), theirs);
        QVERIFY(search.outcome() == Outcome::Asking);
        QCOMPARE(search.depth(), 1);
        QCOMPARE(toFen(search.position()).c_str(),
                 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
        search.take(divide(search.position(), 1), divideWithout(isNothing, search.position(), 1));
        QVERIFY(search.outcome() == Outcome::ContradictsItself);
    }

    void withoutAMoveThereIsNothingToDisagreeOn()
    {
        const Position mate = positionOf("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
        QVERIFY(searched(mate, 3, isNothing).outcome() == Outcome::Agree);
    }
};

QTEST_APPLESS_MAIN(TestDisagreementSearch)
#include "tst_disagreement_search.moc"
