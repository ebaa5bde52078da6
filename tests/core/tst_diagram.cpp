#include "src/notation/words/diagram.h"
#include "tests/cases.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <random>

using namespace chess;

class TestDiagram : public QObject {
    Q_OBJECT
private slots:
    void rankEightStandsOnTopAndFileAOnTheLeft()
    {
        QCOMPARE(toDiagram({"a8"_sq, "c1"_sq, "h1"_sq}), std::string("8  1 . . . . . . .\n"
                                                                     "7  . . . . . . . .\n"
                                                                     "6  . . . . . . . .\n"
                                                                     "5  . . . . . . . .\n"
                                                                     "4  . . . . . . . .\n"
                                                                     "3  . . . . . . . .\n"
                                                                     "2  . . . . . . . .\n"
                                                                     "1  . . 1 . . . . 1\n"
                                                                     "   a b c d e f g h\n"));
    }

    void whatIsWrittenIsReadBack()
    {
        std::mt19937_64 random(8);
        for (int i = 0; i < 1000; ++i) {
            const Bitboard squares = Bitboard::fromWord(random() & (i % 2 == 0 ? random() : ~0ULL));
            QCOMPARE(parseDiagram(toDiagram(squares)).value(), squares);
        }
        QCOMPARE(parseDiagram(toDiagram(Bitboard::full())).value(), Bitboard::full());
        QCOMPARE(parseDiagram(toDiagram({})).value(), Bitboard());
    }

    void picturesOfEveryStyleAreRead_data()
    {
        QTest::addColumn<QByteArray>("picture");
        QTest::newRow("ones and zeros") << QByteArray("10000000\n00000000\n00000000\n00000000\n"
                                                      "00000000\n00000000\n00000000\n00000010\n");
        QTest::newRow("crosses and dots, CRLF")
            << QByteArray("X.......\r\n........\r\n........\r\n........\r\n........\r\n........\r\n"
                          "........\r\n......x.");
        QTest::newRow("hashes with blanks")
            << QByteArray("# . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n"
                          ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . # .");
        QTest::newRow("stars and dashes, digits at both sides, letters at both ends")
            << QByteArray("  abcdefgh\n8 *------- 8\n7 -------- 7\n6 -------- 6\n5 -------- 5\n"
                          "4 -------- 4\n3 -------- 3\n2 -------- 2\n1 ------*- 1\n  abcdefgh");
        QTest::newRow("ruled") << QByteArray(
            "+---+---+---+---+---+---+---+---+\n"
            "| X |   . | . | . | . | . | . | . | 8\n"
            "+---+---+---+---+---+---+---+---+\n"
            "| . | . | . | . | . | . | . | . | 7\n| . | . | . | . | . | . | . | . | 6\n"
            "| . | . | . | . | . | . | . | . | 5\n| . | . | . | . | . | . | . | . | 4\n"
            "| . | . | . | . | . | . | . | . | 3\n| . | . | . | . | . | . | . | . | 2\n"
            "| . | . | . | . | . | . | X | . | 1\n"
            "+---+---+---+---+---+---+---+---+\n  a   b   c   d   e   f   g   h\n");
        QTest::newRow("ruled, with blank squares") << QByteArray(
            "+---+---+---+---+---+---+---+---+\n"
            "| X |   |   |   |   |   |   |   | 8\n"
            "+---+---+---+---+---+---+---+---+\n"
            "|   |   |   |   |   |   |   |   | 7\n|   |   |   |   |   |   |   |   | 6\n"
            "|   |   |   |   |   |   |   |   | 5\n|   |   |   |   |   |   |   |   | 4\n"
            "|   |   |   |   |   |   |   |   | 3\n|   |   |   |   |   |   |   |   | 2\n"
            "|   |   |   |   |   |   | X |   | 1\n"
            "+---+---+---+---+---+---+---+---+\n  a   b   c   d   e   f   g   h\n");
        QTest::newRow("bars without rules or digits") << QByteArray(
            "| X | | | | | | | |\n| | | | | | | | |\n| | | | | | | | |\n| | | | | | | | |\n"
            "| | | | | | | | |\n| | | | | | | | |\n| | | | | | | | |\n| | | | | | | X | |\n");
        QTest::newRow("one line") << QByteArray("1....... ........ ........ ........ ........ "
                                                "........ ........ ......1.");
    }

    void picturesOfEveryStyleAreRead()
    {
        QFETCH(QByteArray, picture);
        const auto squares = parseDiagram(picture.toStdString());
        QVERIFY(squares);
        QCOMPARE(*squares, Bitboard({"a8"_sq, "g1"_sq}));
    }

    void everyRefusalNamesItsKindAndPlace_data()
    {
        QTest::addColumn<QByteArray>("picture");
        QTest::addColumn<DiagramErrorKind>("kind");
        QTest::addColumn<std::size_t>("offset");
        QTest::addColumn<std::size_t>("length");
        const QByteArray row = "........\n";
        QTest::newRow("nothing") << QByteArray() << DiagramErrorKind::NotEightRows << std::size_t{0}
                                 << std::size_t{0};
        QTest::newRow("seven rows") << row.repeated(7) << DiagramErrorKind::NotEightRows
                                    << std::size_t{63} << std::size_t{0};
        QTest::newRow("nine rows") << row.repeated(9) << DiagramErrorKind::NotEightRows
                                   << std::size_t{72} << std::size_t{8};
        QTest::newRow("short row")
            << row.repeated(3) + "  .......\n" + row.repeated(4)
            << DiagramErrorKind::RowNotEightWide << std::size_t{29} << std::size_t{7};
        QTest::newRow("long row") << row.repeated(7) + ". . . . . . . . ."
                                  << DiagramErrorKind::RowNotEightWide << std::size_t{63}
                                  << std::size_t{17};
        QTest::newRow("another character")
            << row.repeated(2) + "...é....\n" + row.repeated(5) << DiagramErrorKind::BadCell
            << std::size_t{21} << std::size_t{2};
        QTest::newRow("a rank digit out of order")
            << QByteArray("8 ........\n6 ........\n" + row.repeated(6)) << DiagramErrorKind::BadCell
            << std::size_t{11} << std::size_t{1};
    }

    void everyRefusalNamesItsKindAndPlace()
    {
        QFETCH(QByteArray, picture);
        const auto squares = parseDiagram(picture.toStdString());
        QVERIFY(!squares);
        QTEST(squares.error().kind, "kind");
        QTEST(squares.error().offset, "offset");
        QTEST(squares.error().length, "length");
    }

    void squaresAreListedFileByFile()
    {
        QCOMPARE(toSquareList({"b1"_sq, "a2"_sq, "h8"_sq, "a1"_sq}), std::string("a1,a2,b1,h8"));
        QCOMPARE(toSquareList({}), std::string("-"));
    }
};

QTEST_APPLESS_MAIN(TestDiagram)
#include "tst_diagram.moc"
