#include "tests/cases.h"
#include "tests/cli/run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace tests;

namespace {

/// The program's names of the mappings by their columns in the tables.
const std::vector<std::pair<const char *, std::string>> mappings = {
    {"a1=0/b1=1", "a1b1"}, {"h1=0/g1=1", "h1g1"}, {"a8=0/b8=1", "a8b8"}, {"h8=0/g8=1", "h8g8"},
    {"a1=0/a2=1", "a1a2"}, {"h1=0/h2=1", "h1h2"}, {"a8=0/a7=1", "a8a7"}, {"h8=0/h7=1", "h8h7"}};

/// The second cell of the line that begins with a name.
std::string valueOf(const std::string &text, const std::string &name)
{
    for (const std::string &line : linesOf(text)) {
        const std::vector<std::string> cells = cellsOf(line);
        if (cells.front() == name)
            return cells.at(1);
    }
    return "(no line " + name + ")";
}

QJsonObject objectOf(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

} // namespace

/// The commands that know words and squares but no positions: show, map, attacks, table.
class TestWordCommands : public QObject {
    Q_OBJECT
private slots:
    void showReadsEveryTextOfTheTable()
    {
        for (const Case &row : Cases("bitboard_text.tsv", true)) {
            const std::string text = unescaped(row["text"]);
            const Run shown = run({"show", text});
            if (row["kind"] == "reject") {
                QVERIFY2(shown.status == 1, text.c_str());
                QCOMPARE(shown.out, std::string());
                QVERIFY2(startsWith(shown.err, "bitboard: WORD, line "), shown.err.c_str());
                continue;
            }
            QVERIFY2(shown.status == 0, text.c_str());
            QCOMPARE(valueOf(shown.out, "word"), asPrinted(row["lerf_hex"]));
            QCOMPARE(valueOf(shown.out, "count"), row["popcount"]);
            if (row["kind"] == "ambiguous" && text != "1 << 28")
                QVERIFY2(startsWith(shown.err, "bitboard: WORD: "), text.c_str());
        }
    }

    void showPrintsEveryNotationOfTheTable()
    {
        for (const Case &row : Cases("mapped_bitboards.tsv")) {
            for (const auto &[column, mapping] : mappings) {
                const std::string word = asPrinted(row[column]);
                const Run shown = run({"show", word, "--mapping", mapping});
                QCOMPARE(shown.status, 0);
                QCOMPARE(valueOf(shown.out, "word"), word);
                QCOMPARE(valueOf(shown.out, "count"), row["popcount"]);
            }
            const std::string shown = run({"show", asPrinted(row["a1=0/b1=1"])}).out;
            QCOMPARE(valueOf(shown, "read_as"), std::string("hexadecimal"));
            QCOMPARE(valueOf(shown, "unsigned"), row["unsigned_decimal"]);
            QCOMPARE(valueOf(shown, "signed"), row["signed_decimal"]);
            const bool isEmpty = row["lsb"] == "none";
            QCOMPARE(valueOf(shown, "lsb"), isEmpty ? "-" : row["lsb"]);
            QCOMPARE(valueOf(shown, "msb"), isEmpty ? "-" : row["msb"]);
            std::string digits = valueOf(shown, "binary");
            digits.erase(std::remove(digits.begin(), digits.end(), ' '), digits.end());
            QCOMPARE(digits, row["binary_msb_first"]);
        }
    }

    void showDrawsRank8OnTop()
    {
        // f1 and a8, by hand.
        const Run shown = run({"show", "0x0100000000000020"});
        QVERIFY2(startsWith(shown.out, "read_as\thexadecimal\n"
                                       "8  1 . . . . . . .\n"
                                       "7  . . . . . . . .\n"
                                       "6  . . . . . . . .\n"
                                       "5  . . . . . . . .\n"
                                       "4  . . . . . . . .\n"
                                       "3  . . . . . . . .\n"
                                       "2  . . . . . . . .\n"
                                       "1  . . . . . 1 . .\n"
                                       "   a b c d e f g h\n"
                                       "word\t0x0100000000000020\n"),
                 shown.out.c_str());
        QCOMPARE(valueOf(shown.out, "squares"), std::string("a8,f1"));
    }

    void showReadsDeclarationsAndNumbersWithAComment()
    {
        for (const char *text :
             {"0xFF // rank 1", "0xFF /* rank 1 */", "0xFF; // rank 1", "0xFF # rank 1",
              "auto x = 0xFFULL;", "let x: u64 = 0xff;", "const U64 rank1 = 0xFFULL; // rank 1"}) {
            const Run shown = run({"show", text});
            QVERIFY2(shown.status == 0, shown.err.c_str());
            QVERIFY2(contains(shown.out, "word\t0x00000000000000FF\n"), shown.out.c_str());
        }
        for (const char *text :
             {"0xFF / 3", "0xFF // a\n0xFF", "auto x = 0xFF | y;", "auto x = 1, y = 2;"})
            QCOMPARE(run({"show", text}).status, 1);
    }

    void showGoesOnAfterABadWord()
    {
        const Run shown = run({"show", "1", "0xG", "2"});
        QCOMPARE(shown.status, 1);
        QVERIFY(startsWith(shown.err, "bitboard: WORD 2, line 1, column 3: "));
        QVERIFY(contains(shown.out, "squares\ta1\n\nread_as\tdecimal\n"));
        QVERIFY(contains(shown.out, "squares\tb1\n"));
    }

    void theEmptySetHasNoLowestAndNoHighestBit()
    {
        const Run shown = run({"show", "0"});
        QCOMPARE(valueOf(shown.out, "lsb"), std::string("-"));
        QCOMPARE(valueOf(shown.out, "msb"), std::string("-"));
        QCOMPARE(valueOf(shown.out, "squares"), std::string("-"));
        const QJsonObject object = objectOf(run({"show", "0", "--as", "json"}).out);
        QVERIFY(object[QStringLiteral("lsb")].isNull());
        QVERIFY(object.contains(QStringLiteral("msb")));
        QVERIFY(object[QStringLiteral("squares")].toArray().isEmpty());
    }

    void showAsJsonHoldsWordsAsStrings()
    {
        const Run shown = run({"show", "-1", "0x102", "--as", "json"});
        const std::vector<std::string> lines = linesOf(shown.out);
        QCOMPARE(lines.size(), std::size_t{2});
        const QJsonObject all = objectOf(lines[0]);
        QCOMPARE(all[QStringLiteral("word")].toString(), QStringLiteral("0xFFFFFFFFFFFFFFFF"));
        QCOMPARE(all[QStringLiteral("read_as")].toString(), QStringLiteral("signed decimal"));
        QCOMPARE(all[QStringLiteral("unsigned")].toString(),
                 QStringLiteral("18446744073709551615"));
        QCOMPARE(all[QStringLiteral("signed")].toString(), QStringLiteral("-1"));
        QCOMPARE(all[QStringLiteral("count")].toInt(), 64);
        const QJsonObject two = objectOf(lines[1]);
        QCOMPARE(two[QStringLiteral("lsb")].toInt(-1), 1);
        QCOMPARE(two[QStringLiteral("msb")].toInt(-1), 8);
        QCOMPARE(two[QStringLiteral("squares")].toArray(),
                 QJsonArray({QStringLiteral("a2"), QStringLiteral("b1")}));
    }

    void mapKeepsTheSquaresBetweenAllMappings()
    {
        for (const Case &row : Cases("mapped_bitboards.tsv")) {
            for (const auto &[fromColumn, from] : mappings) {
                const std::string word = asPrinted(row[fromColumn]);
                const std::string all = run({"map", word, "--from", from, "--all"}).out;
                QCOMPARE(linesOf(all).size(), mappings.size());
                for (const auto &[column, to] : mappings)
                    QCOMPARE(valueOf(all, to), asPrinted(row[column]));
                QCOMPARE(run({"map", word, "--from", from, "--to", "a8a7"}).out,
                         asPrinted(row["a8=0/a7=1"]) + "\n");
            }
        }
    }

    void mapTakesTheAliases()
    {
        QCOMPARE(run({"map", "2", "--from", "lefr", "--to", "lerf"}).out,
                 std::string("0x0000000000000100\n"));
    }

    void mapSaysHowAWordWithAZeroInFrontWasRead()
    {
        const Run decimal = run({"map", "010", "--to", "a1b1"});
        QCOMPARE(decimal.out, std::string("0x000000000000000A\n"));
        QVERIFY2(contains(decimal.err, "“010” is read as decimal; it would be 0x0000000000000008 "
                                       "as octal"),
                 decimal.err.c_str());
        const Run octal = run({"map", "01777777777777777777777", "--to", "a1b1"});
        QCOMPARE(octal.out, std::string("0xFFFFFFFFFFFFFFFF\n"));
        QVERIFY2(contains(octal.err, "“01777777777777777777777” is read as octal"),
                 octal.err.c_str());
    }

    void mapCanKeepTheNumberInsteadOfTheSquares()
    {
        // Bits 0 and 1 are a8 and b8 under a8b8.
        QCOMPARE(run({"map", "3", "--from", "a1b1", "--to", "a8b8", "--keep-number"}).out,
                 std::string("0x0000000000000003\ta8,b8\n"));
    }

    void attacksAndLinesOfTheTableHold()
    {
        int count = 0;
        for (const Case &row : Cases("masks.tsv")) {
            const std::string name = row["name"];
            const std::size_t attacks = name.find("_attacks_");
            if (attacks == std::string::npos)
                continue;
            std::string piece =
                name.substr(0, name.find(contains(name, "_empty_") ? "_empty" : "_attacks"));
            std::replace(piece.begin(), piece.end(), '_', '-');
            const std::string square = name.substr(attacks + 9);
            const Run printed = run({"attacks", piece, square});
            QCOMPARE(cellsOf(linesOf(printed.out).at(0)).at(0), asPrinted(row["lerf_hex"]));
            // The same set is the entry of the square in the table of that name.
            const std::vector<std::string> table = linesOf(run({"table", piece}).out);
            QCOMPARE(table.size(), std::size_t{64});
            const auto index = static_cast<std::size_t>((square[1] - '1') * 8 + (square[0] - 'a'));
            QCOMPARE(table[index], asPrinted(row["lerf_hex"]));
            ++count;
        }
        QVERIFY(count > 30);
    }

    void attacksStopAtTheFirstPiece()
    {
        QCOMPARE(run({"attacks", "rook", "a1", "--occupied", "0x0000000001000004"}).out,
                 std::string("0x0000000001010106\t5\ta2,a3,a4,b1,c1\n"));
        QCOMPARE(run({"attacks", "white-pawn", "E4"}).out,
                 std::string("0x0000002800000000\t2\td5,f5\n"));
        QCOMPARE(run({"attacks", "black-pawn", "a1"}).out,
                 std::string("0x0000000000000000\t0\t-\n"));
        const QJsonObject object = objectOf(run({"attacks", "king", "a1", "--as", "json"}).out);
        QCOMPARE(object[QStringLiteral("word")].toString(), QStringLiteral("0x0000000000000302"));
        QCOMPARE(object[QStringLiteral("count")].toInt(), 3);
    }

    void tablesFollowTheMapping()
    {
        // Under a8b8 entry 0 is that of a8, whose king attacks b8, a7 and b7: bits 1, 8 and 9.
        QCOMPARE(linesOf(run({"table", "king", "--mapping", "a8b8"}).out).front(),
                 std::string("0x0000000000000302"));
        // Under a1a2 entry 1 is that of a2, on rank 2: bits 1, 9, 17, …
        QCOMPARE(linesOf(run({"table", "rank", "--mapping", "a1a2"}).out).at(1),
                 std::string("0x0202020202020202"));
    }

    void everyTableHas64EntriesInEveryFormat()
    {
        for (const char *name :
             {"king", "knight", "white-pawn", "black-pawn", "bishop-mask", "rook-mask", "bishop",
              "rook", "queen", "file", "rank", "diagonal", "antidiagonal"}) {
            for (const char *format : {"hex", "dec", "signed", "bin"})
                QCOMPARE(linesOf(run({"table", name, "--as", format}).out).size(), std::size_t{64});
            for (const char *format :
                 {"c", "cpp", "rust", "java", "python", "go", "csharp", "js", "zig"}) {
                const std::string code = run({"table", name, "--as", format}).out;
                QCOMPARE(QByteArray::fromStdString(code).count("0x"), qsizetype{64});
            }
            const std::string json = run({"table", name, "--as", "json"}).out;
            QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(json)).array().size(),
                     qsizetype{64});
            QCOMPARE(linesOf(run({"table", name, "--as", "csv"}).out).size(), std::size_t{65});
            QCOMPARE(linesOf(run({"table", name, "--as", "tsv"}).out).size(), std::size_t{65});
        }
    }

    void linesThroughASquareRunFromEdgeToEdge()
    {
        // Entry 9 is that of b2.
        QCOMPARE(linesOf(run({"table", "file"}).out).at(9), std::string("0x0202020202020202"));
        QCOMPARE(linesOf(run({"table", "diagonal"}).out).at(9), std::string("0x8040201008040201"));
        QCOMPARE(linesOf(run({"table", "antidiagonal"}).out).at(9),
                 std::string("0x0000000000010204"));
    }

    void mapGuessesTheMappingOfAWordWithAKnownSquare()
    {
        // Counted along the ranks from a1 bit 28 is e4, from a8 it is e5.
        const Run guessed = run({"map", "--guess", "0x10000000", "--square", "e4"});
        QCOMPARE(guessed.status, 0);
        QVERIFY(startsWith(guessed.out, "a1b1\t"));
        QVERIFY(contains(guessed.out, "e4 is in the set."));
        QVERIFY(!contains(guessed.out, "a8b8"));
        const Run never = run({"map", "--guess", "0x10000000", "--square", "a1"});
        QCOMPARE(never.status, 1);
        QVERIFY(contains(never.err, "Under no mapping"));
    }

    void mapGuessesTheMappingOfAListOfWords()
    {
        for (const auto &[column, mapping] : mappings) {
            const std::string list = run({"boards", "startpos", "--mapping", mapping}).out;
            const Run guessed = run({"map", "--guess"}, list);
            QCOMPARE(guessed.status, 0);
            QVERIFY2(startsWith(guessed.out, mapping + "\t"), guessed.out.c_str());
        }
        const std::string json =
            run({"map", "--guess", "--as", "json"}, run({"boards", "startpos"}).out).out;
        const QJsonArray guesses = QJsonDocument::fromJson(QByteArray::fromStdString(json)).array();
        QCOMPARE(guesses.size(), 8);
        QCOMPARE(guesses.first().toObject()[QLatin1String("mapping")].toString(),
                 QStringLiteral("a1b1"));
    }

    void mapGuessWantsAWordBesideASquare()
    {
        QCOMPARE(run({"map", "--guess", "--square", "e4"}).status, 2);
        QCOMPARE(run({"map", "0xFF", "--square", "e4", "--to", "a8b8"}).status, 2);
        QCOMPARE(run({"map", "--to", "a8b8"}).status, 2);
        QCOMPARE(run({"map", "--guess", "0xG", "--square", "e4"}).status, 1);
    }
};

QTEST_APPLESS_MAIN(TestWordCommands)
#include "tst_word_commands.moc"
