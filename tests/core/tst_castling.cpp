#include "src/moves/castling.h"
#include "src/moves/destinations.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;

namespace {

/// "KQ" of those sides of White to which `mayCastle` says yes.
template <typename Predicate>
std::string sidesOf(const std::string &fen, bool isChess960, Predicate mayCastle)
{
    const Position position = tests::positionOf(fen, isChess960);
    std::string sides;
    if (mayCastle(position, Color::White, CastlingSide::King))
        sides += 'K';
    if (mayCastle(position, Color::White, CastlingSide::Queen))
        sides += 'Q';
    return sides;
}

} // namespace

class TestCastling : public QObject {
    Q_OBJECT
private slots:
    void castlingIsWhatTheBoardAllows_data()
    {
        QTest::addColumn<QString>("fen");
        QTest::addColumn<bool>("isChess960");
        QTest::addColumn<QString>("pseudoLegal");
        QTest::addColumn<QString>("legal");
        const auto row = [](const char *name, const char *fen, bool isChess960,
                            const char *pseudoLegal, const char *legal) {
            QTest::newRow(name) << fen << isChess960 << pseudoLegal << legal;
        };
        row("both ways", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, "KQ", "KQ");
        row("one right", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", false, "Q", "Q");
        row("pieces between", "4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1", false, "", "");
        row("enemy piece between", "4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1", false, "K", "K");
        row("in check", "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", false, "KQ", "");
        row("through check", "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", false, "KQ", "Q");
        row("into check", "4k3/8/8/8/8/2r5/8/R3K2R w KQ - 0 1", false, "KQ", "K");
        row("b1 attacked", "4k3/8/8/8/8/1r6/8/R3K2R w KQ - 0 1", false, "KQ", "KQ");
        row("rook attacked", "4k3/8/8/8/8/r6r/8/R3K2R w KQ - 0 1", false, "KQ", "KQ");
        row("two kings", "4k3/8/8/8/K7/8/8/R3K2R w KQ - 0 1", false, "KQ", "");
        // Chess960
        row("king on g1 stays", "4k3/8/8/8/8/8/8/6KR w H - 0 1", true, "K", "K");
        row("king takes its rook's place", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true, "K", "K");
        row("long way over the rook", "4k3/8/8/8/8/8/8/R5K1 w A - 0 1", true, "Q", "Q");
        row("something on the long way", "4k3/8/8/8/8/8/8/R4NK1 w A - 0 1", true, "", "");
        row("rook's target taken", "4k3/8/8/8/8/8/8/1RKN4 w B - 0 1", true, "", "");
        row("king's target taken by another rook", "4k3/8/8/8/8/8/8/5KRR w H - 0 1", true, "", "");
        row("rook hid the king", "4k3/8/8/8/8/8/8/qRK5 w B - 0 1", true, "Q", "");
        row("nothing behind the rook", "4k3/8/8/8/8/8/8/1RK5 w B - 0 1", true, "Q", "Q");
        row("rook comes between", "4k3/8/8/8/8/8/8/1RK4q w B - 0 1", true, "Q", "");
        row("bishop behind the rook is harmless", "4k3/8/8/8/8/8/8/bRK5 w B - 0 1", true, "Q", "Q");
        row("king walks into the ray it hides", "4k3/8/8/8/8/8/8/r2K3R w H - 0 1", true, "K", "");
        row("square on the way attacked", "3qk3/8/8/8/8/8/8/RK6 w A - 0 1", true, "Q", "Q");
        row("target attacked", "2q1k3/8/8/8/8/8/8/RK6 w A - 0 1", true, "Q", "");
    }

    void castlingIsWhatTheBoardAllows()
    {
        QFETCH(QString, fen);
        QFETCH(bool, isChess960);
        QTEST(QString::fromStdString(sidesOf(fen.toStdString(), isChess960, canCastle)),
              "pseudoLegal");
        QTEST(QString::fromStdString(sidesOf(fen.toStdString(), isChess960, canCastleLegally)),
              "legal");
    }

    void destinationOfTheKingStandsForCastling()
    {
        const Position chess = tests::positionOf("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
        QCOMPARE(toSquareList(destinations(chess, "e8"_sq)), std::string("c8,d7,d8,e7,f7,f8,g8"));
        QCOMPARE(toSquareList(destinations(chess, "e1"_sq)), std::string("c1,d1,d2,e2,f1,f2,g1"));

        const Position onTheRook = tests::positionOf("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true);
        QVERIFY(destinations(onTheRook, "f1"_sq).contains("g1"_sq));
        QVERIFY(legalDestinations(onTheRook, "f1"_sq).contains("g1"_sq));
        QCOMPARE(reachOf(onTheRook, "f1"_sq).blocked, Bitboard("g1"_sq));

        const Position onItself = tests::positionOf("4k3/8/8/8/8/8/8/6KR w H - 0 1", true);
        QVERIFY(destinations(onItself, "g1"_sq).contains("g1"_sq));
        QVERIFY(legalDestinations(onItself, "g1"_sq).contains("g1"_sq));
    }

    void onlyTheKingCastles()
    {
        const Position position = tests::positionOf("4k3/8/8/8/8/8/4R3/R3K2R w KQ - 0 1");
        QVERIFY(!reachOf(position, "e2"_sq).destinations().contains("g1"_sq));
        QVERIFY(!destinations(position, "h1"_sq).contains("c1"_sq));
    }
};

QTEST_APPLESS_MAIN(TestCastling)
#include "tst_castling.moc"
