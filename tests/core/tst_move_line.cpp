#include "src/notation/moves/move_text.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <random>

using namespace chess;
using tests::positionOf;

namespace {

/// The moves of a text from the start position in UCI, parted by blanks; behind them, where it was
/// not understood, the name of the error with its place and what was found there.
std::string read(const Position &root, std::string_view text, MoveRule rule = MoveRule::Legal)
{
    const MoveLine line = parseMoveLine(root, text, rule);
    std::string all;
    Position position = root;
    for (const Move move : line.moves) {
        all += (all.empty() ? "" : " ") + toUci(position, move);
        position = afterMove(position, move);
    }
    if (!(line.end == position))
        return "another end";
    if (line.error)
        all += " | " + std::string(nameOf(line.error->kind)) + " " +
               std::to_string(line.error->offset) + "+" + std::to_string(line.error->length) + " " +
               line.error->found;
    return all;
}

} // namespace

class TestMoveLine : public QObject {
    Q_OBJECT
private slots:
    void aLineIsReadHoweverItIsWritten_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"1. e4 e5 2. Nf3", "1.e4 e5 2.Nf3", "e4 e5 Nf3", "e2e4 e7e5 g1f3", "1 e4 e5 2 Nf3",
              "1. e4 1... e5 2. Nf3", "1. e4 1… e5 2. Nf3 2...", "  e4\te5\r\nNf3\n",
              "1. e4! e5?! 2. Nf3 !? $14", "1. e4 $1 e5 $2 $10 2. Nf3",
              "{Best by test} 1. e4 {[%clk 0:01]} e5{(solid)} 2. Nf3 {1-0 ( }", "e4 ; e5\ne5 Nf3",
              "1. e4 (1. d4 d5 (1... Nf6 {so ) they say}) 2. c4) 1... e5 2. Nf3 (2. f4)",
              "1. e4 e5 2. Nf3 1-0", "1. e4 e5 2. Nf3 1/2-1/2 {agreed}", "1. e4 e5 2. Nf3 *",
              "1. e4 e5 2. Nf3 0–1", "1.\u00A0e4 e5 2.\u00A0♘f3 ½-½", "e2-e4 e7-e5 Ng1-f3"})
            QTest::newRow(text) << text;
    }
    void aLineIsReadHoweverItIsWritten()
    {
        QFETCH(QString, text);
        QCOMPARE(read(Position::start(), text.toStdString()).c_str(), "e2e4 e7e5 g1f3");
    }

    void oneMoveIsALine()
    {
        for (const char *text : {"e4", "1. e4", "e2e4!", " e4 "})
            QCOMPARE(read(Position::start(), text).c_str(), "e2e4");
    }

    void castlingPromotionAndEnPassantAreReadWithinALine()
    {
        QCOMPARE(read(positionOf("4k3/P7/8/8/5p2/8/4P3/R3K2R w KQ - 0 1"),
                      "1. e4 fxe3 e.p. 2. a8=Q+ Kd7 3. 0-0 Ke6 1-0")
                     .c_str(),
                 "e2e4 f4e3 a7a8q e8d7 e1g1 d7e6");
        QCOMPARE(read(positionOf("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true), "e1g1 Kd7").c_str(),
                 "e1h1 e8d7");
    }

    void anErrorStopsTheLineAndNamesItsPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reading");
        const auto row = [](const char *text, const char *reading) {
            QTest::newRow(*text != '\0' ? text : "nothing") << text << reading;
        };
        row("", " | empty 0+0 ");
        row(" 1. ", " | empty 4+0 ");
        row("{nothing}", " | empty 9+0 ");
        row("1-0", " | empty 3+0 ");
        row("1. e4 e5 2. Nf4 Nc6", "e2e4 e7e5 | not-reachable 12+3 Nf4");
        row("1. e4 e5 2. Ng3", "e2e4 e7e5 | not-reachable 12+3 Ng3");
        row("e2e4 e7e5 e4e5", "e2e4 e7e5 | not-reachable 10+4 e4e5");
        row("e4 zebra e5", "e2e4 | not-a-move 3+1 z");
        row("e4 e5uvw Nf3", "e2e4 | text-behind 5+3 uvw");
        row("e4 e5 {never closed", "e2e4 e7e5 | not-closed 6+1 {");
        row("e4 (e5 (d5) ", "e2e4 | not-closed 3+1 (");
        row("e4 (e5 {d5) ", "e2e4 | not-closed 3+1 (");
        row("e4 ) e5", "e2e4 | not-a-move 3+1 )");
        row("e4 1-0 e5", "e2e4 | text-behind 7+2 e5");
        row("e4 0000", "e2e4 | not-a-move 3+1 0");
        row("e4 --", "e2e4 | not-a-move 4+1 -");
    }
    void anErrorStopsTheLineAndNamesItsPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, reading);
        QCOMPARE(QString::fromStdString(read(Position::start(), text.toStdString())), reading);
    }

    void byARuleLegalMovesComeFirst()
    {
        const Position position = positionOf("4r2k/8/8/8/4N3/8/8/4K1N1 w - - 0 1");
        // The knight of e4 is pinned: among legal moves there is one to f3.
        QCOMPARE(read(position, "Nf3 Kg8 Nc3", MoveRule::PseudoLegal).c_str(), "g1f3 h8g8 e4c3");
        QCOMPARE(read(position, "Nf3 Kg8 Nc3").c_str(), "g1f3 h8g8 | not-legal 8+3 Nc3");
    }

    void variationsPassedOverAreSaid()
    {
        const auto has = [](const char *text) {
            return parseMoveLine(Position::start(), text, MoveRule::Legal).hasVariations;
        };
        QVERIFY(has("e4 (d4) e5"));
        QVERIFY(!has("e4 {(d4)} e5"));
    }

    void anyBytesAreReadWithoutHarm()
    {
        std::mt19937 random(4);
        using namespace std::string_view_literals;
        constexpr std::string_view alphabet =
            "NabcdefghO12345678x=+-0. {}();$\0\xFF\xE2\x99\x98*/\n"sv;
        for (int i = 0; i < 5000; ++i) {
            std::string text;
            for (std::size_t n = random() % 24; n > 0; --n)
                text += alphabet[random() % alphabet.size()];
            const MoveLine line = parseMoveLine(Position::start(), text, MoveRule::PseudoLegal);
            QVERIFY(line.error || !line.moves.empty());
            if (line.error) {
                QVERIFY(line.error->offset + line.error->length <= text.size());
                QVERIFY(!toText(describe(*line.error)).empty());
            }
        }
        for (const char c : {'(', '{', '1', '!', ' ', ';', '$'}) {
            const std::string text(1'000'000, c);
            QVERIFY(parseMoveLine(Position::start(), text, MoveRule::Legal).error);
        }
    }
};

QTEST_APPLESS_MAIN(TestMoveLine)
#include "tst_move_line.moc"
