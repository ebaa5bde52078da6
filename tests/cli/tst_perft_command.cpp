#include "src/moves/perft_table.h"
#include "src/workbench/tables/table_memory.h"
#include "tests/cases.h"
#include "tests/cli/run.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QtTest>

using namespace tests;

namespace {

const std::string kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// The lines of an EPD suite with the published counts of a variant, those of 200000 nodes at most.
std::string publishedSuite(const std::string &variant)
{
    std::string suite = "# positions and their counts\n\n";
    for (const Case &row : Cases("perft.tsv")) {
        if (row["variant"] == variant && std::stoull(row["nodes"]) <= 200000)
            suite += row["fen"] + " ;D" + row["depth"] + " " + row["nodes"] + "\n";
    }
    return suite;
}

/// Where nothing can be written any more, such as a pipe whose reader has gone.
class ClosedPipe : public std::stringbuf {
protected:
    int sync() override { return -1; }
};

} // namespace

class TestPerftCommand : public QObject {
    Q_OBJECT
private slots:
    void countsAreThePublishedOnes()
    {
        for (const Case &row : Cases("perft.tsv")) {
            if (std::stoull(row["nodes"]) > 20000)
                continue;
            std::vector<std::string> arguments = {"perft", row["depth"], row["fen"]};
            if (row["variant"] == "chess960")
                arguments.push_back("--chess960");
            QCOMPARE(run(arguments).out, "nodes\t" + row["nodes"] + "\n");
        }
    }

    void withoutAFenItIsTheStartPosition()
    {
        const Run start = run({"perft", "3"});
        QCOMPARE(start.status, 0);
        QCOMPARE(start.out, std::string("nodes\t8902\n"));
        QCOMPARE(linesOf(start.err).at(0),
                 std::string("fen\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        QVERIFY(startsWith(linesOf(start.err).at(1), "time\t"));
        QVERIFY(startsWith(linesOf(start.err).at(2), "nodes/s\t"));
    }

    void movesOnWhichAnotherDivideDiffersArePrinted()
    {
        const Run divide = run({"perft", "2", "--divide"});
        const Run same = run({"perft", "2", "--compare", "-"}, divide.out);
        QCOMPARE(same.status, 0);
        QCOMPARE(same.out, std::string("nodes\t400\n"));
        const std::string wrong =
            "a2a3: 19\n" + divide.out.substr(divide.out.find("b1a3")) + "e2e5 1";
        const Run differs = run({"perft", "2", "--compare", "-"}, wrong);
        QCOMPARE(differs.status, 1);
        QCOMPARE(differs.out, std::string("differs\ta2a3\t20\t19\nmissing\ta2a4\t20\t-\n"
                                          "extra\te2e5\t-\t1\nnodes\t400\n"));
        QVERIFY(contains(differs.err, "The total is not the sum of the moves, 380"));
    }

    void aMoveWhoseCountCannotBeReadIsCalledThat()
    {
        std::string divide = run({"perft", "2", "--divide"}).out;
        divide.replace(divide.find("d2d4\t20"), 7, "d2d4: x");
        const Run compared = run({"perft", "2", "--compare", "-"}, divide);
        QCOMPARE(compared.status, 1);
        QCOMPARE(compared.out, std::string("unreadable\td2d4\t20\t-\nnodes\t400\n"));
        QVERIFY2(contains(compared.err, "“x” is no count."), compared.err.c_str());
    }

    void aTotalThatIsNotTheSumIsADifference()
    {
        const Run divide = run({"perft", "2", "--divide"});
        const std::string moves = divide.out.substr(0, divide.out.find("nodes"));
        const Run wrong = run({"perft", "2", "--compare", "-"}, moves + "\nNodes searched: 399\n");
        QCOMPARE(wrong.status, 1);
        QCOMPARE(wrong.out, std::string("nodes\t400\n"));
        QVERIFY(contains(wrong.err, "The total is not the sum of the moves, 400"));
    }

    void aMoveThatIsNotNamedClearlyIsNeitherExtraNorMissing()
    {
        const std::string knights = "7k/8/8/8/8/2N3N1/8/K7 w - - 0 1";
        std::string divide = run({"perft", "1", knights, "--divide"}).out;
        for (const char *line : {"c3e4\t1\n", "g3e4\t1\n", "nodes\t17\n"})
            divide.erase(divide.find(line), std::string(line).size());
        const Run unclear = run({"perft", "1", knights, "--compare", "-"}, "Ne4: 1\n" + divide);
        QCOMPARE(unclear.out, std::string("nodes\t17\n"));
        QCOMPARE(unclear.status, 1);
        QVERIFY2(
            contains(unclear.err, "standard input, line 1, column 1: Ne4 can be several moves"),
            unclear.err.c_str());

        const Run promotion =
            run({"perft", "1", "2r4k/1P6/8/8/8/8/8/K7 w - - 0 1", "--compare", "-"},
                "bxc8: 1\nb8=Q 1\nb8=R 1\nb8=B 1\nb8=N 1\n");
        QCOMPARE(promotion.out, std::string("missing\ta1a2\t1\t-\nmissing\ta1b1\t1\t-\n"
                                            "missing\ta1b2\t1\t-\nnodes\t11\n"));
        QVERIFY(contains(promotion.err, "line 1, column 1: bxc8 can be several moves"));
    }

    void comparisonAsJsonHasNullWhereThereIsNoCount()
    {
        const std::string divide = run({"perft", "1", "--divide"}).out;
        const Run compared = run({"perft", "1", "--compare", "-", "--as", "json"},
                                 divide.substr(divide.find("a2a4")) + "e2e5 1\n");
        const std::vector<std::string> lines = linesOf(compared.out);
        QCOMPARE(lines.size(), std::size_t{3});
        QCOMPARE(lines[0],
                 std::string(R"({"verdict":"missing","move":"a2a3","nodes":"1","given":null})"));
        QCOMPARE(lines[1],
                 std::string(R"({"verdict":"extra","move":"e2e5","nodes":null,"given":"1"})"));
    }

    void badDividesAreRefusedAtTheirPlace()
    {
        const Run rubbish = run({"perft", "2", "--compare", "-"}, "hello\nworld\n");
        QCOMPARE(rubbish.status, 1);
        QCOMPARE(rubbish.out, std::string());
        QVERIFY(contains(rubbish.err, "standard input: There is no line with a move and a count"));
        const Run bad = run({"perft", "1", "--compare", "-"}, "e2e4: 1\nd2d4: many\n");
        QCOMPARE(bad.status, 1);
        QVERIFY(contains(bad.err, "standard input, line 2, column 7: “many” is no count."));
        const Run tooLong =
            run({"perft", "1", "--compare", "-"}, std::string(1 << 20, '\n') + "e2e4: 1\n");
        QCOMPARE(tooLong.status, 1);
        QCOMPARE(tooLong.out, std::string());
        QVERIFY2(contains(tooLong.err, "line 1048577, column 1: The text is longer than 1 MiB"),
                 tooLong.err.c_str());
        QCOMPARE(run({"perft", "1", "--compare", "/no/such/file"}).status, 1);
        QCOMPARE(run({"perft", "0", "--compare", "-"}).status, 2);
        QCOMPARE(run({"perft", "--suite", "-", "--compare", "-"}).status, 2);
    }

    void theFenMayBeSeparateWordsAndTheSwitchesAnywhere()
    {
        std::vector<std::string> arguments = wordsOf("perft --threads 2 2 " + kiwipete);
        arguments.insert(arguments.end(), {"--hash", "1"});
        QCOMPARE(run(arguments).out, std::string("nodes\t2039\n"));
    }

    void divideListsTheMovesSortedBeforeTheirSum()
    {
        const std::vector<std::string> lines =
            linesOf(run({"perft", "2", kiwipete, "--divide"}).out);
        QCOMPARE(lines.size(), std::size_t{49});
        QVERIFY(std::is_sorted(lines.begin(), lines.end() - 1));
        QCOMPARE(lines.front(), std::string("a1b1\t43"));
        QVERIFY(std::count(lines.begin(), lines.end(), "e1g1\t43") == 1);
        std::uint64_t sum = 0;
        for (auto line = lines.begin(); line != lines.end() - 1; ++line)
            sum += std::stoull(cellsOf(*line).at(1));
        QCOMPARE(sum, std::uint64_t{2039});
        QCOMPARE(lines.back(), std::string("nodes\t2039"));
    }

    void aDivideIsTheSameOnAnyNumberOfThreads()
    {
        const std::string one = run({"perft", "3", kiwipete, "--divide"}).out;
        QCOMPARE(run({"perft", "3", kiwipete, "--divide", "--threads", "4"}).out, one);
        QVERIFY(one.find("nodes\t97862\n") == one.size() - 12); // published
    }

    void aDivideThatNobodyReadsIsNotCountedOn()
    {
        std::istringstream in;
        std::ostringstream err;
        ClosedPipe closed;
        std::ostream out(&closed);
        QCOMPARE(chess::runCommandLine({"perft", "5", "--divide"}, in, out, err), 0);
        QCOMPARE(linesOf(closed.str()).size(), std::size_t{1});
        QVERIFY2(!contains(err.str(), "nodes/s"), err.str().c_str());
    }

    void castlingInChess960IsTheKingTakesItsRook()
    {
        const Run divided =
            run({"perft", "1", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "--divide", "--chess960"});
        QVERIFY(contains(divided.out, "f1h1\t1\n"));
        QVERIFY(contains(divided.out, "f1g1\t1\n"));
    }

    void jsonHoldsTheCountsAsTexts()
    {
        const Run json = run({"perft", "2", "startpos", "--divide", "--as", "json"});
        const QJsonObject object =
            QJsonDocument::fromJson(QByteArray::fromStdString(json.out)).object();
        QCOMPARE(object[QStringLiteral("nodes")].toString(), QStringLiteral("400"));
        QCOMPARE(object[QStringLiteral("depth")].toInt(), 2);
        QCOMPARE(object[QStringLiteral("moves")].toObject().size(), qsizetype{20});
        QCOMPARE(object[QStringLiteral("moves")][QStringLiteral("e2e4")].toString(),
                 QStringLiteral("20"));
    }

    void hashTableThatDoesNotFitIsRefusedBeforehand()
    {
        constexpr std::size_t most = chess::PerftTable::mostMegabytes;
        const bool isThere = !chess::reasonAgainstTable(most, chess::freeMemory());
        for (const std::vector<std::string> &arguments :
             {std::vector<std::string>{"perft", "3"}, {"perft", "--suite", "-"}}) {
            std::vector<std::string> withHash = arguments;
            withHash.insert(withHash.end(), {"--hash", std::to_string(most)});
            if (isThere) { // this computer has as much
                QCOMPARE(run(withHash, "startpos ;D1 20\n").status, 0);
                continue;
            }
            const Run refused = run(withHash, "startpos ;D1 20\n");
            QCOMPARE(refused.status, 1);
            QCOMPARE(refused.out, std::string());
            QVERIFY2(startsWith(refused.err,
                                "bitboard: --hash: There is no room for a hash table of "
                                "131072 MiB: of "),
                     refused.err.c_str());
        }
        for (const std::string tooMuch : {"131073", "99999999999999999999"}) {
            const Run wrong = run({"perft", "3", "--hash", tooMuch});
            QCOMPARE(wrong.status, 2);
            QVERIFY(contains(wrong.err, "--hash"));
        }
    }

    void unplayablePositionsAreRefusedWithEveryReason()
    {
        const Run refused = run({"perft", "3", "P3k3/8/8/8/8/8/4r3/8 w - - 0 1"});
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.out, std::string());
        const std::vector<std::string> lines = linesOf(refused.err);
        QCOMPARE(lines.size(), std::size_t{2});
        QCOMPARE(lines[0], std::string("bitboard: FEN: White has no king."));
        QVERIFY(startsWith(lines[1], "bitboard: FEN: Pawns cannot stand"));
    }

    void wrongUsageIsSaid()
    {
        for (const auto &[arguments, part] :
             std::vector<std::pair<std::vector<std::string>, std::string>>{
                 {{"perft"}, "bitboard: perft: DEPTH is missing"},
                 {{"perft", "-1"}, "DEPTH"},
                 {{"perft", "101"}, "101"},
                 {{"perft", "99999999999999999999"}, "99999999999999999999"},
                 {{"perft", "e2e4"}, "e2e4"},
                 {{"perft", "2", "--threads", "0"}, "--threads"},
                 {{"perft", "2", "--hash", "x"}, "--hash"},
                 {{"perft", "--suite", ""}, "--suite"},
                 {{"perft", "--suite", "-", "2", "startpos"}, "FEN"},
                 {{"perft", "--suite", "-", "--divide"}, "--divide"},
                 {{"perft", "2", "--as", "zig"}, "“zig” is none of json"},
                 {{"perft", "2", "--mapping", "a1a2"}, "--mapping"},
                 {{"perft", "2", "--style", "lower"}, "--style"}}) {
            const Run wrong = run(arguments);
            QCOMPARE(wrong.status, 2);
            QCOMPARE(wrong.out, std::string());
            QVERIFY2(contains(wrong.err, part), wrong.err.c_str());
        }
    }

    void countsBeyond64BitsAreSaidBeforehandAndAfterwards()
    {
        const Run beyond = run({"perft", "40", "k7/8/8/8/8/8/8/7K w - - 0 1", "--hash", "32"});
        QCOMPARE(beyond.status, 1);
        QCOMPARE(beyond.out, std::string());
        QVERIFY(contains(beyond.err, "more than 64 bits hold"));
        QVERIFY(contains(beyond.err, "bitboard: DEPTH: The count does not fit in 64 bits."));
    }

    void aCountBeyond64BitsIsPrintedAsNone()
    {
        // The one first move, and so all of the count.
        const std::string kings = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
        const Run divide = run({"perft", "27", kings, "--hash", "32", "--divide"});
        QCOMPARE(divide.status, 1);
        QCOMPARE(divide.out, std::string("a1a2\t-\n"));
        QVERIFY2(!contains(divide.err, "nodes/s"), divide.err.c_str());
        const Run json = run({"perft", "27", kings, "--hash", "32", "--divide", "--as", "json"});
        QVERIFY2(contains(json.out, R"("moves":{"a1a2":null})"), json.out.c_str());
        const Run compared = run({"perft", "27", kings, "--hash", "32", "--compare", "-"},
                                 "a1a2: 18446744073709551615\n");
        QCOMPARE(compared.out, std::string());
        QCOMPARE(run({"perft", "27", kings, "--hash", "32", "--compare", "-"}, "a1a2: 5\n").out,
                 std::string("differs\ta1a2\t-\t5\n"));
        const Run suite = run({"perft", "--suite", "-", "--hash", "32"}, kings + " ;D27 5\n");
        QVERIFY2(!contains(suite.err, "nodes/s"), suite.err.c_str());
    }

    void timeIsForetoldOnlyWhereTheNodesDecideIt()
    {
        const std::string kings = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
        // Some 10^18 nodes, but of a few thousand positions.
        const Run remembered = run({"perft", "24", kings, "--hash", "32"});
        QCOMPARE(remembered.status, 0);
        QVERIFY(contains(remembered.err, "nodes are to be expected at depth 24"));
        for (const char *time : {"hours", "years"})
            QVERIFY2(!contains(remembered.err, time), remembered.err.c_str());
        const Run beyond = run({"perft", "26", kings, "--hash", "32"});
        QCOMPARE(beyond.status, 1);
        QVERIFY2(contains(beyond.err, "at depth 26, perhaps more than 64 bits hold"),
                 beyond.err.c_str());
        for (const char *time : {"hours", "years"})
            QVERIFY2(!contains(beyond.err, time), beyond.err.c_str());
    }

    void aSuiteIsCheckedLineByLine()
    {
        const std::string suite = publishedSuite("standard");
        const Run checked = run({"perft", "--suite", "-", "--threads", "2"}, suite);
        QCOMPARE(checked.status, 0);
        const auto counts = std::count(suite.begin(), suite.end(), ';');
        QVERIFY(counts > 80);
        QCOMPARE(linesOf(checked.out).size(), static_cast<std::size_t>(counts));
        for (const std::string &line : linesOf(checked.out))
            QVERIFY2(startsWith(line, "ok\t"), line.c_str());
        QVERIFY(contains(checked.err, "suite\t" + std::to_string(counts) + " counts ok, 0 wrong"));
        // All with one table.
        const Run remembered = run({"perft", "--suite", "-", "--hash", "4"}, suite);
        QCOMPARE(remembered.out, checked.out);
    }

    void aSuiteOfChess960IsKnownByItsRights()
    {
        const std::string suite = publishedSuite("chess960");
        const Run checked = run({"perft", "--suite", "-"}, suite);
        QCOMPARE(checked.status, 0);
        const auto counts = std::count(suite.begin(), suite.end(), ';');
        QVERIFY(counts > 5);
        QVERIFY2(contains(checked.err, "suite\t" + std::to_string(counts) + " counts ok, 0 wrong"),
                 checked.err.c_str());
        // It is said once, not of every line.
        const std::string said = "Read as Chess960";
        const std::size_t first = checked.err.find(said);
        QVERIFY2(first != std::string::npos, checked.err.c_str());
        QCOMPARE(checked.err.find(said, first + 1), std::string::npos);
    }

    void aSuiteInAnyUnicodeEncodingIsRead()
    {
        const QString suite = QString::fromStdString(kiwipete + " ;D1 48 ;D2 2039\r\n");
        for (const auto encoding : {QStringConverter::Utf8, QStringConverter::Utf16LE,
                                    QStringConverter::Utf16BE, QStringConverter::Utf32LE}) {
            for (const auto flag :
                 {QStringConverter::Flag::Default, QStringConverter::Flag::WriteBom}) {
                QStringEncoder encoder(encoding, flag);
                const Run checked = run({"perft", "--suite", "-"},
                                        QByteArray(encoder.encode(suite + suite)).toStdString());
                QCOMPARE(checked.err.substr(0, checked.err.find('\n')),
                         std::string("suite\t4 counts ok, 0 wrong"));
            }
        }
        // A mark is no character of its line.
        const Run bad = run({"perft", "--suite", "-"}, "\xEF\xBB\xBF" + std::string("9/8 w - -\n"));
        QVERIFY2(startsWith(bad.err, "bitboard: standard input, line 1, column 1: "),
                 bad.err.c_str());
    }

    void aCountThatCannotBeMadeIsSkippedAndSaid()
    {
        const std::string suite = "startpos ;D1 20 ;D20 5\n";
        const Run checked = run({"perft", "--suite", "-"}, suite);
        QCOMPARE(checked.status, 1);
        QCOMPARE(checked.out, std::string("ok\t1\tD1\t20\t20\nskipped\t1\tD20\t5\t-\n"));
        QVERIFY(
            contains(checked.err, "nodes are to be expected at depth 20, more than 64 bits hold"));
        QVERIFY(contains(checked.err, "line 1, column 1: D20: 5 expected, not counted."));
        QVERIFY(contains(checked.err, "suite\t1 count ok, 0 wrong, 1 skipped"));
        const std::vector<std::string> json =
            linesOf(run({"perft", "--suite", "-", "--as", "json"}, suite).out);
        QCOMPARE(json.size(), std::size_t{2});
        const QJsonObject skipped =
            QJsonDocument::fromJson(QByteArray::fromStdString(json[1])).object();
        QVERIFY(skipped[QStringLiteral("nodes")].isNull());
        QVERIFY(skipped[QStringLiteral("ok")].isNull());
    }

    void aCountOfASuiteBeyond64BitsIsWrongAndSaid()
    {
        const Run checked =
            run({"perft", "--suite", "-", "--hash", "32"}, "k7/8/8/8/8/8/8/7K w - - 0 1 ;D25 5\n");
        QCOMPARE(checked.status, 1);
        QCOMPARE(checked.out, std::string("wrong\t1\tD25\t5\t-\n"));
        QVERIFY(contains(checked.err, "D25: 5 expected, more counted than 64 bits hold."));
    }

    void countsDeeperThanAskedForAreInTheScore()
    {
        const Run checked = run({"perft", "--suite", "-", "1"}, "startpos ;D1 20 ;D2 400 ;D3 1\n");
        QCOMPARE(checked.status, 0);
        QCOMPARE(checked.out, std::string("ok\t1\tD1\t20\t20\n"));
        QVERIFY(contains(checked.err, "suite\t1 count ok, 0 wrong, 2 deeper than 1\n"));
    }

    void aWrongCountOfASuiteIsMarked()
    {
        const Run checked =
            run({"perft", "--suite", "-"}, kiwipete + " ;D1 48 ;D2 2038 ;D3 97862\n");
        QCOMPARE(checked.status, 1);
        QCOMPARE(checked.out, std::string("ok\t1\tD1\t48\t48\n"
                                          "wrong\t1\tD2\t2038\t2039\n"
                                          "ok\t1\tD3\t97862\t97862\n"));
    }

    void countsBehindStartposAreChecked()
    {
        const Run checked = run({"perft", "--suite", "-"}, "startpos ;D1 20 ;D2 401\n");
        QCOMPARE(checked.status, 1);
        QCOMPARE(checked.out, std::string("ok\t1\tD1\t20\t20\nwrong\t1\tD2\t401\t400\n"));
        QVERIFY2(!contains(checked.err, "text around"), checked.err.c_str());
    }

    void countsBehindWhatSurroundsAPositionAreChecked()
    {
        const std::string fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for (const std::string &line :
             {"[FEN \"" + fen + "\"] ;D1 20 ;D2 x", "\"" + fen + "\" ;D1 20 ;D2 x"}) {
            const Run checked = run({"perft", "--suite", "-"}, line + "\n");
            QCOMPARE(checked.out, std::string("ok\t1\tD1\t20\t20\n"));
            const std::string place =
                "column " + std::to_string(line.find('x') + 1) + ": “x” is no";
            QVERIFY2(contains(checked.err, place), checked.err.c_str());
            QVERIFY2(!contains(checked.err, "text around"), checked.err.c_str());
        }
    }

    void countsBesideOneThatCannotBeReadAreChecked()
    {
        const Run checked = run({"perft", "--suite", "-"}, kiwipete + " ;D1 x ;D2 2039\n");
        QCOMPARE(checked.status, 1);
        QCOMPARE(checked.out, std::string("ok\t1\tD2\t2039\t2039\n"));
        QVERIFY2(contains(checked.err, "“x” is no number of nodes"), checked.err.c_str());
    }

    void aSuiteFileIsReadUpToTheDepthGiven()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("suite.epd"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - D1 20; D2 400; D9 1;\r\n");
        file.close();
        const Run checked = run({"perft", "--suite", name.toStdString(), "2"});
        QCOMPARE(checked.status, 0);
        QCOMPARE(checked.out, std::string("ok\t1\tD1\t20\t20\nok\t1\tD2\t400\t400\n"));
    }

    void badLinesOfASuiteAreReportedAndTheRestIsChecked()
    {
        const Run checked = run({"perft", "--suite", "-"}, "nonsense\n"
                                                           "4k3/8/8/8/8/8/8/8 w - - 0 1 ;D1 5\n"
                                                           "startpos ;D1 many\n"
                                                           "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5\n");
        QCOMPARE(checked.status, 1);
        QCOMPARE(checked.out, std::string("ok\t4\tD1\t5\t5\n"));
        QVERIFY(contains(checked.err, "standard input, line 1, column 1: "));
        QVERIFY(contains(checked.err, "standard input, line 2, column 1: White has no king."));
        QVERIFY(contains(checked.err, "standard input, line 3, column 14: “many” is no number of "
                                      "nodes that fits in 64 bits."));
        const Run missing = run({"perft", "--suite", "/nowhere/suite.epd"});
        QCOMPARE(missing.status, 1);
        QVERIFY(contains(missing.err, "/nowhere/suite.epd: Cannot open: "));
        QVERIFY2(!contains(missing.err, "counts ok"), missing.err.c_str());
    }

    void aSuiteWithoutAnyCountIsAnError()
    {
        for (const char *suite : {"", "# nothing\n\n", "startpos\n", "startpos ;bm e4;\r\n"}) {
            const Run checked = run({"perft", "--suite", "-"}, suite);
            QCOMPARE(checked.status, 1);
            QVERIFY(contains(checked.err, "standard input: There is nothing to check"));
        }
    }

    void aSuiteOfWhichNothingIsCheckedIsAnError()
    {
        for (const char *depth : {"0", "6"}) {
            const Run checked = run({"perft", "--suite", "-", depth}, "startpos ;D7 1 ;D8 1\n");
            QCOMPARE(checked.status, 1);
            QCOMPARE(checked.out, std::string());
            QVERIFY2(contains(checked.err, std::string("standard input: Nothing was checked: no "
                                                       "count is for a depth of ") +
                                               depth + " or less."),
                     checked.err.c_str());
            QVERIFY(contains(checked.err, std::string("2 deeper than ") + depth + "\n"));
            QVERIFY(!contains(checked.err, "nodes/s"));
        }
    }

    void aSuiteThatCannotBeReadIsSaidOnceToBeSo()
    {
        const QTemporaryDir folder;
        const Run unread = run({"perft", "--suite", folder.path().toStdString()});
        QCOMPARE(unread.status, 1);
        QCOMPARE(linesOf(unread.err).size(), std::size_t{1});
        QVERIFY2(contains(unread.err, ": Cannot read: "), unread.err.c_str());
    }

    void aSuiteMayEndItsLinesAnyhow()
    {
        QCOMPARE(run({"perft", "--suite", "-"}, "4k3/8/8/8/8/8/8/4K3 w - - ;D1 5\r"
                                                "4k3/8/8/8/8/8/8/4K3 b - - ;D1 5\r")
                     .out,
                 std::string("ok\t1\tD1\t5\t5\nok\t2\tD1\t5\t5\n"));
    }
};

QTEST_APPLESS_MAIN(TestPerftCommand)
#include "tst_perft_command.moc"
