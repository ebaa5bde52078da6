#include "src/board/every_square.h"
#include "src/moves/destinations.h"
#include "tests/cases.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"
#include "tests/core/slow_chess.h"

#include <QtTest>

using namespace chess;
using tests::positionOf;

namespace {

QByteArray where(const tests::Case &row)
{
    return QByteArray::fromStdString(row["fen"] + " " + row["square"]);
}

/// The leaf count of the slow player, which also compares `legalDestinations` with what it finds in
/// every position on the way.
std::uint64_t comparedPerft(const Position &position, int depth, QString &difference)
{
    if (depth == 0)
        return 1;
    std::uint64_t nodes = 0;
    EverySquare<Bitboard> found;
    for (const tests::SlowMove &move : tests::slowLegalMoves(position)) {
        found[move.from].insert(move.to);
        nodes += comparedPerft(tests::played(position, move), depth - 1, difference);
    }
    for (const Square square : position.pieces(position.turn())) {
        const Bitboard legal = legalDestinations(position, square);
        if (legal != found[square] && difference.isEmpty())
            difference = QString("%1: %2 instead of %3")
                             .arg(QString::fromLatin1(nameOf(square).data(), 2),
                                  QString::fromStdString(toSquareList(legal)),
                                  QString::fromStdString(toSquareList(found[square])));
    }
    return nodes;
}

} // namespace

class TestDestinations : public QObject {
    Q_OBJECT
private slots:
    void pseudoLegalDestinationsAreTheCheckedOnes()
    {
        for (const tests::Case &row : tests::Cases("pseudo_legal.tsv")) {
            const Position position = positionOf(row["fen"]);
            const Square square = parseSquare(row["square"]).value();
            QVERIFY2(destinations(position, square) ==
                         tests::squaresNamed(row["pseudo_legal_loose_castling"]),
                     where(row));
        }
    }

    void legalDestinationsAreTheCheckedOnes()
    {
        for (const tests::Case &row : tests::Cases("pseudo_legal.tsv")) {
            const Position position = positionOf(row["fen"]);
            const Square square = parseSquare(row["square"]).value();
            QVERIFY2(legalDestinations(position, square) == tests::squaresNamed(row["legal"]),
                     where(row));
        }
    }

    void eitherSideMovesInAnyArrangement()
    {
        for (const tests::Case &row : tests::Cases("pseudo_legal_any_side.tsv")) {
            const Position position = positionOf(row["fen"]);
            const Square square = parseSquare(row["square"]).value();
            QVERIFY2(destinations(position, square) ==
                         tests::squaresNamed(row["pseudo_legal_loose_castling"]),
                     where(row));
        }
    }

    void countsOfMovesAreThePublishedOnesAtSmallDepth()
    {
        int compared = 0;
        for (const tests::Case &row : tests::Cases("perft.tsv")) {
            const std::uint64_t nodes = std::stoull(row["nodes"]);
            if (nodes > 20000)
                continue;
            const Position position = positionOf(row["fen"], row["variant"] == "chess960");
            QString difference;
            QCOMPARE(comparedPerft(position, std::stoi(row["depth"]), difference), nodes);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
            ++compared;
        }
        QVERIFY(compared > 60);
    }
};

QTEST_APPLESS_MAIN(TestDestinations)
#include "tst_destinations.moc"
