#include "src/notation/words/bitboard_names.h"
#include "src/workbench/difference.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;

namespace {

std::vector<ListedBitboard> listOf(const Position &position)
{
    std::vector<ListedBitboard> list;
    for (const NamedBitboard &board : boardsOf(position))
        list.push_back({std::string(board.name), board.squares});
    return list;
}

} // namespace

class TestDifference : public QObject {
    Q_OBJECT
private slots:
    void everySquareIsInOneOfTheThreePartsOrInNeitherBoard()
    {
        const Difference difference{{"a1"_sq, "b1"_sq, "h8"_sq}, {"b1"_sq, "c4"_sq, "h8"_sq}};
        QCOMPARE(difference.onlyExpected(), Bitboard{"a1"_sq});
        QCOMPARE(difference.both(), Bitboard({"b1"_sq, "h8"_sq}));
        QCOMPARE(difference.onlyActual(), Bitboard{"c4"_sq});
        QVERIFY(!difference.isNone());
        QVERIFY((Difference{difference.actual, difference.actual}.isNone()));
    }

    void thePictureTellsTheThreePartsApart()
    {
        QCOMPARE(QByteArray::fromStdString(
                     toDiagram({{"a1"_sq, "b1"_sq, "h8"_sq}, {"b1"_sq, "c4"_sq, "h8"_sq}})),
                 QByteArray("8  . . . . . . . 1\n"
                            "7  . . . . . . . .\n"
                            "6  . . . . . . . .\n"
                            "5  . . . . . . . .\n"
                            "4  . . + . . . . .\n"
                            "3  . . . . . . . .\n"
                            "2  . . . . . . . .\n"
                            "1  - 1 . . . . . .\n"
                            "   a b c d e f g h\n"));
        // The rank digit 1 at the side is no mark.
        QCOMPARE(toDiagram(Difference{{"a1"_sq}, {}}).substr(7 * 19, 4), std::string("1  -"));
        QCOMPARE(toDiagram(Difference{{}, Bitboard::full()}).substr(7 * 19, 4),
                 std::string("1  +"));
    }

    void namesOfSquaresAreTheSameSquaresUnderEveryMapping()
    {
        constexpr std::string_view text = "fen\twhite_pawns\twhite_king\n"
                                          "8/8/8/8/8/8/PP6/4K3 w - - 0 1\ta2 b2\t0x10\n";
        for (const SquareMapping mapping : allSquareMappings) {
            const auto words = parseLabelledWords(text, mapping);
            QVERIFY(words.has_value());
            const std::vector<ListedBitboard> list = listedBitboards(*words);
            QCOMPARE(list.size(), std::size_t{2});
            QCOMPARE(list[0].squares, Bitboard({"a2"_sq, "b2"_sq}));
            QCOMPARE(list[1].squares, fromWord(0x10, mapping));
        }
    }

    void listsAreComparedNameByName()
    {
        const std::vector<ListedBitboard> expected = {{"pawns", Bitboard(Rank::Two)},
                                                      {"king", {"e1"_sq}}};
        const std::vector<ListedBitboard> actual = {{"rooks", {"a1"_sq}},
                                                    {"pawns", Bitboard(Rank::Three)}};
        const ListDifference list = differenceOf(expected, actual);
        QCOMPARE(list.boards.size(), std::size_t{1});
        QCOMPARE(list.boards.front().name, std::string("pawns"));
        QCOMPARE(list.boards.front().difference.onlyActual(), Bitboard(Rank::Three));
        QCOMPARE(list.onlyExpected, std::vector<std::string>{"king"});
        QCOMPARE(list.onlyActual, std::vector<std::string>{"rooks"});
        QVERIFY(!list.isNone());
        QVERIFY(differenceOf(expected, expected).isNone());
    }

    void theBitboardsOfAPositionDoNotDifferFromIt()
    {
        QVERIFY(differenceOf(Position::start(), listOf(Position::start())).isNone());
    }

    void aMovedPieceDiffersFromThePositionInItsTwoSquares()
    {
        Position moved = Position::start();
        moved.movePiece("g1"_sq, "f3"_sq);
        const ListDifference list = differenceOf(Position::start(), listOf(moved));
        for (const auto &[name, difference] : list.boards) {
            const bool isConcerned =
                name == "white_knights" || name == "white" || name == "occupied" || name == "empty";
            QVERIFY2(isConcerned != difference.isNone(), name.c_str());
            if (name == "white_knights") {
                QCOMPARE(difference.onlyExpected(), Bitboard{"g1"_sq});
                QCOMPARE(difference.onlyActual(), Bitboard{"f3"_sq});
            }
        }
        QCOMPARE(list.boards.size(), std::size_t{16});
    }

    void aMissingPieceAndAnUnknownNameAreTold()
    {
        std::vector<ListedBitboard> list = listOf(Position::start());
        list.front().name = "white_prawns";
        const ListDifference difference = differenceOf(Position::start(), list);
        QCOMPARE(difference.onlyExpected, std::vector<std::string>{"white_pawns"});
        QCOMPARE(difference.onlyActual, std::vector<std::string>{"white_prawns"});
    }

    void masksOfTheCatalogueAreComparedToo()
    {
        std::vector<ListedBitboard> list = listOf(Position::start());
        list.push_back({"file_a", Bitboard(File::B)});
        const ListDifference difference = differenceOf(Position::start(), list);
        QVERIFY(difference.onlyActual.empty());
        QCOMPARE(difference.boards.back().name, std::string("file_a"));
        QCOMPARE(difference.boards.back().difference.expected, Bitboard(File::A));
    }
};

QTEST_APPLESS_MAIN(TestDifference)
#include "tst_difference.moc"
