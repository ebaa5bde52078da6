#include "src/board/square.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;

class TestSquare : public QObject {
    Q_OBJECT
private slots:
    void indexCountsAlongTheRanksFromA1()
    {
        int index = 0;
        for (const Rank rank : allRanks) {
            for (const File file : allFiles) {
                const Square square(file, rank);
                QCOMPARE(square.index(), index);
                QCOMPARE(Square::fromIndex(index), square);
                QCOMPARE(allSquares[static_cast<std::size_t>(index)], square);
                QVERIFY(square.file() == file);
                QVERIFY(square.rank() == rank);
                ++index;
            }
        }
        QCOMPARE("e4"_sq.index(), 28);
        QCOMPARE("h8"_sq.index(), 63);
    }

    void nameIsFileLetterAndRankDigit()
    {
        for (const Square square : allSquares) {
            const std::string name = {letterOf(square.file()), digitOf(square.rank())};
            QVERIFY(nameOf(square) == name);
            QVERIFY(parseSquare(name) == square);
        }
        QVERIFY(nameOf("c6"_sq) == "c6");
    }

    void otherTextsAreNoSquares()
    {
        for (const char *text :
             {"", "e", "e9", "e0", "i4", "E4", "4e", "e44", " e4", "e4 ", "`4", "e:", "\xC3\xA9"})
            QVERIFY2(!parseSquare(text), text);
        QVERIFY(!parseSquare(std::string_view("e\0", 2)));
    }

    void coordinatesOffTheBoardAreNoSquare()
    {
        QVERIFY(Square::fromCoordinates(0, 0) == "a1"_sq);
        QVERIFY(Square::fromCoordinates(7, 7) == "h8"_sq);
        for (const auto &[file, rank] : {std::pair(-1, 3), {8, 3}, {3, -1}, {3, 8}, {256, 0}})
            QVERIFY(!Square::fromCoordinates(file, rank));
    }

    void squaresAreOrderedByIndex()
    {
        QVERIFY("a1"_sq < "b1"_sq);
        QVERIFY("h1"_sq < "a2"_sq);
        QVERIFY("g8"_sq < "h8"_sq);
    }
};

QTEST_APPLESS_MAIN(TestSquare)
#include "tst_square.moc"
