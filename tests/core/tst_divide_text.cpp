#include "src/notation/moves/divide_text.h"
#include "tests/core/positions.h"

#include <QtTest>

#include <map>

using namespace chess;
using tests::positionOf;

namespace {

constexpr const char *castlingFen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

using Counts = std::map<std::string, std::uint64_t>;

/// The counts by move of a text that is to have nothing odd.
Counts countsOf(const Position &position, std::string_view text)
{
    Counts counts;
    for (const DivideEntry &entry : parseDivide(position, text).moves)
        counts[entry.text] = entry.nodes.value_or(0);
    return counts;
}

Counts startCounts(std::string_view text)
{
    return countsOf(Position::start(), text);
}

/// The only remark on a text as "kind offset found".
std::string remarkOn(std::string_view text)
{
    const DivideReading reading = parseDivide(Position::start(), text);
    if (reading.remarks.size() != 1)
        return std::to_string(reading.remarks.size()) + " remarks";
    const DivideRemark &remark = reading.remarks.front();
    return std::to_string(static_cast<int>(remark.kind)) + " " + std::to_string(remark.offset) +
           " " + remark.found;
}

std::string remark(DivideRemarkKind kind, const char *rest)
{
    return std::to_string(static_cast<int>(kind)) + " " + rest;
}

} // namespace

class TestDivideText : public QObject {
    Q_OBJECT
private slots:
    void moveAndCountAreReadInAllTheirSpellings()
    {
        const Counts expected = {{"e2e4", 20}, {"g1f3", 1234567}};
        for (const char *text :
             {"e2e4: 20\ng1f3: 1234567\n", "e2e4 20\r\ng1f3 1234567", "e4 20\nNf3 1234567",
              "1. e2e4 - 20\n2. g1f3 - 1234567\n", "1) e4 = 20\n2) Nf3 = 1234567",
              "1 e2e4 20\n2 g1f3 1234567", "e2-e4\t20\nNg1-f3\t1,234,567",
              "{\"e2e4\": 20, \n\"g1f3\": 1234567}", "e2e4:20\rg1f3:1234567",
              "20 e2e4\n1'234'567 Nf3", "| e2e4 | 20 | 0.1% |\n| g1f3 | 1234567 | 99 % |",
              "info string e2e4: 20\ninfo string g1f3: 1234567",
              "  e2e4 → 20 nodes (0.001 s)\n\t♘f3 → 1.234.567", "* e4=20\n* Nf3!=1_234_567",
              "#1 1.e4 20\n#2 1.Nf3 1234567"})
            QVERIFY2(startCounts(text) == expected, text);
    }

    void squaresInCapitalsAreRead()
    {
        const Counts expected = {{"e2e4", 20}, {"b1c3", 440}};
        QVERIFY(startCounts("E2E4: 20\nB1C3: 440\nNodes searched: 460\n") == expected);
        const Position position = positionOf("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        QVERIFY(countsOf(position, "A7A8Q: 1\nA7A8N: 4") == (Counts{{"a7a8q", 1}, {"a7a8n", 4}}));
        QVERIFY(countsOf(positionOf(castlingFen), "E1H1: 5") == (Counts{{"e1g1", 5}}));
    }

    void wholeDivideOnOneLineIsRead()
    {
        const Counts expected = {{"e2e4", 20}, {"g1f3", 1234567}};
        for (const char *text :
             {"{\"e2e4\": 20, \"g1f3\": 1234567}", "{\"e2e4\":20,\"g1f3\":1234567}",
              "{'e2e4': 20, 'g1f3': 1234567}", "divide = {'e2e4':20,'g1f3':1234567}",
              "[[\"e2e4\",20],[\"g1f3\",1234567]]", "e2e4: 20, g1f3: 1,234,567",
              "e2e4 20 g1f3 1234567", "1. e4 20 2. Nf3 1234567",
              "[{\"move\": \"e2e4\", \"nodes\": 20}, {\"move\": \"g1f3\", \"nodes\": 1234567}]",
              "{\"depth\": 2, \"moves\": {\"e2e4\": 20, \"g1f3\": 1234567}}"}) {
            const DivideReading reading = parseDivide(Position::start(), text);
            QVERIFY2(startCounts(text) == expected, text);
            QVERIFY2(reading.remarks.empty() && reading.linesPassedOver == 0, text);
        }
        const DivideReading whole = parseDivide(
            Position::start(), "{\"nodes\": 40, \"moves\": {\"e2e4\": 20, \"d2d4\": 20}}");
        QCOMPARE(whole.moves.size(), std::size_t{2});
        QCOMPARE(whole.total.value(), std::uint64_t{40});
        QVERIFY(whole.remarks.empty());
        QCOMPARE(remarkOn("{\"e2e4\": 20, \"d2d4\": 99999999999999999999}"),
                 remark(DivideRemarkKind::CountTooLarge, "21 99999999999999999999"));
    }

    // Where no move was read, that is what has to be said.
    void totalWithoutAnyMoveIsNoOtherTotal()
    {
        for (const char *text :
             {"Nodes searched: 400", "one: 20\nTotal: 400", "{\"nodes\": 400, \"divide\": null}"}) {
            const DivideReading reading = parseDivide(Position::start(), text);
            QVERIFY2(reading.moves.empty() && reading.remarks.empty(), text);
            QCOMPARE(reading.total.value(), std::uint64_t{400});
        }
    }

    void stockfishsOwnOutputIsReadWhole()
    {
        const DivideReading reading = parseDivide(
            Position::start(), "Stockfish 15.1 by the Stockfish developers\n"
                               "info string NNUE evaluation using nn-ad9b42354671.nnue enabled\n"
                               "a2a3: 380\nb2b3: 420\n\nNodes searched: 800\n\n");
        QCOMPARE(reading.moves.size(), std::size_t{2});
        QCOMPARE(reading.total.value(), std::uint64_t{800});
        QCOMPARE(reading.sum(), std::uint64_t{800});
        QVERIFY(reading.remarks.empty());
        QCOMPARE(reading.linesPassedOver, std::size_t{2});
        QCOMPARE(reading.firstPassedOver, std::size_t{0});
    }

    void totalIsReadInItsSpellings()
    {
        for (const char *line :
             {"Nodes searched: 20", "Nodes searched  : 20", "total 20", "Total nodes = 20",
              "nodes 20 time 3 nps 7000", "Leaf nodes: 20", "Sum: 20", "20", "TOTAL: 20"}) {
            const std::string text = std::string("e2e4: 20\n") + line;
            const DivideReading reading = parseDivide(Position::start(), text);
            QVERIFY2(reading.total == 20, line);
            QVERIFY2(reading.remarks.empty(), line);
        }
    }

    void timesAndSpeedsAreNoTotal()
    {
        for (const char *line :
             {"Nodes/second: 20", "Nodes per second : 20", "Total time (ms): 20", "time 20",
              "nps 20", "info depth 5 nodes 20", "Total: ", "perft"}) {
            const DivideReading reading =
                parseDivide(Position::start(), std::string("e2e4: 20\n") + line);
            QVERIFY2(!reading.total, line);
            QVERIFY2(reading.linesPassedOver == 1, line);
        }
    }

    void castlingIsReadInBothSpellingsOfUci()
    {
        const Position position = positionOf(castlingFen);
        const Counts expected = {{"e1g1", 5}, {"e1c1", 6}};
        QVERIFY(countsOf(position, "e1g1: 5\ne1c1: 6") == expected);
        QVERIFY(countsOf(position, "e1h1: 5\ne1a1: 6") == expected);
        QVERIFY(countsOf(position, "O-O: 5\n0-0-0: 6") == expected);
        const Position chess960 = positionOf(castlingFen, true);
        const Counts takingRooks = {{"e1h1", 5}, {"e1a1", 6}};
        QVERIFY(countsOf(chess960, "e1g1: 5\ne1c1: 6") == takingRooks);
        QVERIFY(countsOf(chess960, "e1h1: 5\ne1a1: 6") == takingRooks);
        for (const DivideEntry &entry : parseDivide(position, "e1h1: 5").moves)
            QVERIFY(entry.move && entry.move->kind() == MoveKind::Castling);
    }

    void promotionsAreToldApart()
    {
        const Position position = positionOf("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        const Counts expected = {{"a7a8q", 1}, {"a7a8r", 2}, {"a7a8b", 3}, {"a7a8n", 4}};
        QVERIFY(countsOf(position, "a7a8q: 1\na7a8r: 2\na7a8b: 3\na7a8n: 4") == expected);
        QVERIFY(countsOf(position, "a8=Q: 1\na8=R: 2\na8=B: 3\na8=N: 4") == expected);
        QVERIFY(countsOf(position, "a7a8Q 1\na7a8R 2\na7a8B 3\na7a8N 4") == expected);
    }

    void marksBehindAMoveAreNoCount()
    {
        const Position position = positionOf("3k4/8/8/3pP3/8/8/8/R3K3 w - d6 0 1");
        const Counts expected = {{"e5d6", 7}, {"a1a8", 3}};
        QVERIFY(countsOf(position, "exd6 e.p.: 7\nRa8 +: 3") == expected);
        QVERIFY(countsOf(position, "exd6 ep 7\nRa8 + - 3") == expected);
        QVERIFY(parseDivide(position, "exd6 e.p.: 7\nRa8 +: 3").remarks.empty());
    }

    void movesThatAreNotLegalAreKeptAsTheyAreWritten()
    {
        const DivideReading reading =
            parseDivide(Position::start(), "e2e5: 3\ne1g1: 4\nRa5 5\ne7e5: 6\ne2e4: 7");
        QVERIFY(reading.remarks.empty());
        QCOMPARE(reading.moves.size(), std::size_t{5});
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(!reading.moves[i].move);
        QCOMPARE(reading.moves[0].text.c_str(), "e2e5");
        QCOMPARE(reading.moves[2].text.c_str(), "Ra5");
        QVERIFY(reading.moves[4].move.has_value());
    }

    void oddLinesAreNamedByTheirPlace()
    {
        using Kind = DivideRemarkKind;
        QCOMPARE(remarkOn("e2e4: 20\nd2d4\n"), remark(Kind::CountMissing, "9 d2d4"));
        QCOMPARE(remarkOn("e2e4: 20\nd2d4: many"), remark(Kind::BadCount, "15 many"));
        QCOMPARE(remarkOn("d2d4: -20"), remark(Kind::BadCount, "6 -20"));
        QCOMPARE(remarkOn("d2d4: 1,23"), remark(Kind::BadCount, "6 1,23"));
        QCOMPARE(remarkOn("d2d4: 18446744073709551616"),
                 remark(Kind::CountTooLarge, "6 18446744073709551616"));
        QCOMPARE(remarkOn("Total: 99999999999999999999"),
                 remark(Kind::CountTooLarge, "7 99999999999999999999"));
        QCOMPARE(remarkOn("e2e4: 20\ne4 20"), remark(Kind::Repeated, "12 e2e4"));
        QCOMPARE(remarkOn("e2e4: 20\ne4 21"), remark(Kind::RepeatedOtherwise, "12 e2e4"));
        QCOMPARE(remarkOn("e2e4: 20\nTotal: 400"), remark(Kind::OtherTotal, "19 20"));
    }

    void moveWhoseCountCannotBeReadIsTakenWithoutOne()
    {
        for (const char *line :
             {"d2d4", "d2d4: many", "d4 -20", "d2d4: 1,23", "D2D4: 18446744073709551616"}) {
            const DivideReading reading =
                parseDivide(Position::start(), std::string("e2e4: 20\n") + line);
            QCOMPARE(reading.moves.size(), std::size_t{2});
            QVERIFY2(reading.moves.back().text == "d2d4" && reading.moves.back().move, line);
            QVERIFY2(!reading.moves.back().nodes, line);
            QCOMPARE(reading.sum(), std::uint64_t{20});
            QVERIFY2(reading.hasCounts(), line);
        }
        QVERIFY(!parseDivide(Position::start(), "e2e4: x\nd2d4").hasCounts());
        // It need not be a move at all.
        QCOMPARE(parseDivide(Position::start(), "e2e5: many").moves.size(), std::size_t{0});
    }

    void countThatIsReadHoldsBesideOneThatIsNot()
    {
        for (const char *text : {"e2e4: x\ne2e4: 20", "e2e4: 20\ne2e4: x"}) {
            const DivideReading reading = parseDivide(Position::start(), text);
            QCOMPARE(reading.moves.size(), std::size_t{1});
            QCOMPARE(reading.moves.front().nodes.value(), std::uint64_t{20});
            QCOMPARE(reading.moves.front().times, 1);
            QCOMPARE(reading.remarks.size(), std::size_t{1}); // on the count
        }
    }

    // It may hold what stands behind the move whose count cannot be read.
    void totalBesideACountThatCannotBeReadIsOnlyOddWhereItIsTooSmall()
    {
        const std::string moves = "e2e4: 20\nd2d4: x\n";
        QCOMPARE(remarkOn(moves + "Total: 40"), remark(DivideRemarkKind::BadCount, "15 x"));
        const DivideReading reading = parseDivide(Position::start(), moves + "Total: 19");
        QVERIFY(reading.remarks.back().kind == DivideRemarkKind::OtherTotal);
    }

    // A generator that finds a move twice counts it twice.
    void sumHoldsAMoveAsOftenAsItStandsThere()
    {
        const DivideReading reading =
            parseDivide(Position::start(), "e2e4: 20\nd2d4: 20\ne4 20\ne2e4: 20\nTotal: 80");
        QCOMPARE(reading.moves.size(), std::size_t{2});
        QCOMPARE(reading.moves.front().times, 3);
        QCOMPARE(reading.moves.back().times, 1);
        QCOMPARE(reading.sum(), std::uint64_t{80});
        QVERIFY(std::none_of(reading.remarks.begin(), reading.remarks.end(), [](const auto &each) {
            return each.kind == DivideRemarkKind::OtherTotal;
        }));
    }

    void everyRemarkHasASentence()
    {
        for (int kind = 0; kind <= static_cast<int>(DivideRemarkKind::OtherTotal); ++kind)
            QVERIFY(!toText(describe({static_cast<DivideRemarkKind>(kind), 0, 0, {}})).empty());
    }

    void sumOfHugeCountsStaysAtTheGreatestNumber()
    {
        const DivideReading reading = parseDivide(
            Position::start(), "e2e4: 18446744073709551615\nd2d4: 18446744073709551615");
        QCOMPARE(reading.moves.size(), std::size_t{2});
        QCOMPARE(reading.sum(), std::numeric_limits<std::uint64_t>::max());
    }

    void rubbishIsPassedOverInBoundedRoom()
    {
        std::string rubbish(1 << 20, 'x');
        rubbish += "\ne2e4: 20\n" + std::string("\0\xff\xfe e2e4", 8) + "\n";
        for (const Square from : ~Bitboard()) {
            for (const Square to : ~Bitboard())
                rubbish += "d2d4 z\nQ" + std::string(nameOf(from)).append(nameOf(to)) + " 5\n";
        }
        rubbish += std::string(1 << 20, '1');
        const DivideReading reading = parseDivide(Position::start(), rubbish);
        QVERIFY(reading.moves.front().text == "e2e4");
        QCOMPARE(reading.moves.size(), std::size_t{500});
        QCOMPARE(reading.remarks.size(), mostDivideRemarks);
        // A total that is not the sum is said all the same.
        QCOMPARE(parseDivide(Position::start(), rubbish + "\nTotal: 1").remarks.size(),
                 mostDivideRemarks + 1);
        QVERIFY(reading.linesPassedOver >= 2);
    }

    void writtenDivideIsReadAgain()
    {
        const Position position = positionOf(castlingFen);
        const std::vector<DividedMove> divided = divide(position, 2);
        const std::string text = toDivideText(position, divided, perft(position, 2));
        QVERIFY(text.find("e1g1: ") != std::string::npos);
        const DivideReading reading = parseDivide(position, text);
        QCOMPARE(reading.moves.size(), divided.size());
        QCOMPARE(reading.total.value(), perft(position, 2));
        QVERIFY(reading.remarks.empty());
    }

    void partOfADivideIsWrittenWithoutATotal()
    {
        const std::vector<DividedMove> divided = divide(Position::start(), 1);
        const std::vector<DividedMove> part(divided.begin(), divided.begin() + 3);
        const DivideReading reading =
            parseDivide(Position::start(), toDivideText(Position::start(), part, std::nullopt));
        QCOMPARE(reading.moves.size(), std::size_t{3});
        QVERIFY(!reading.total && reading.linesPassedOver == 0);
        QCOMPARE(toDivideText(Position::start(), {}, 0).c_str(), "\nNodes searched: 0\n");
    }

    // As it is read from an engine, which has no end that could be seen.
    void readerRemarksOnTheTotalOnceItIsToldTheEnd()
    {
        DivideReader reader(Position::start());
        for (const char *line : {"Total: 20", "e2e4: 20", "d2d4: 20", "Total: 39"})
            reader.takeLine(line);
        QVERIFY(reader.reading().remarks.empty());
        reader.finish();
        QCOMPARE(reader.reading().remarks.size(), std::size_t{1});
        QVERIFY(reader.reading().remarks.front().kind == DivideRemarkKind::OtherTotal);
        QCOMPARE(reader.reading().remarks.front().found.c_str(), "40");
    }
};

QTEST_APPLESS_MAIN(TestDivideText)
#include "tst_divide_text.moc"
