#include "tests/cases.h"
#include "tests/cli/run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QtTest>

using namespace tests;

namespace {

/// The sixteen names in their order, each with its column in the table.
const std::vector<std::pair<std::string, const char *>> names = {
    {"white_pawns", "bb_P"}, {"white_knights", "bb_N"}, {"white_bishops", "bb_B"},
    {"white_rooks", "bb_R"}, {"white_queens", "bb_Q"},  {"white_king", "bb_K"},
    {"black_pawns", "bb_p"}, {"black_knights", "bb_n"}, {"black_bishops", "bb_b"},
    {"black_rooks", "bb_r"}, {"black_queens", "bb_q"},  {"black_king", "bb_k"},
    {"white", "white"},      {"black", "black"},        {"occupied", "all"},
    {"empty", "empty"}};

std::string listOf(const Case &row)
{
    std::string list;
    for (const auto &[name, column] : names) {
        const std::string word = row[column];
        const int count = std::popcount(QByteArray::fromStdString(word).toULongLong(nullptr, 16));
        list += name + "\t" + asPrinted(word) + "\t" + std::to_string(count) + "\n";
    }
    return list;
}

const std::string knights = "8/8/8/3N4/8/8/8/8 w - - 0 1";
const std::string empty = "8/8/8/8/8/8/8/8 b - - 0 1";

} // namespace

class TestBoardsCommand : public QObject {
    Q_OBJECT
private slots:
    void bitboardOfTheSelectedPieceWithoutASquareIsSaidToBeEmpty()
    {
        const Run unselected = run({"boards", "startpos", "--only", "attacks"});
        QCOMPARE(unselected.status, 0);
        QVERIFY2(contains(unselected.err, "--only: “attacks”"), unselected.err.c_str());
        QCOMPARE(run({"boards", "startpos", "--only", "attacks", "--square", "b1"}).err,
                 std::string());
    }

    void boardsAreThoseOfTheTable()
    {
        for (const Case &row : Cases("bitboards.tsv")) {
            const std::string list = listOf(row);
            QCOMPARE(run({"boards", row["fen"]}).out, list);
            QCOMPARE(run({"boards"}, row["fen"] + "\n").out, list);
            QCOMPARE(run(wordsOf("boards " + row["fen"])).out, list);
        }
    }

    void tsvHasAHeaderAndARowForEveryPosition()
    {
        std::string input;
        const Cases rows("bitboards.tsv");
        for (const Case &row : rows)
            input += row["fen"] + "\n";
        const std::vector<std::string> lines = linesOf(run({"boards", "--as", "tsv"}, input).out);
        QCOMPARE(lines.size(), rows.size() + 1);
        std::vector<std::string> header = {"fen"};
        for (const auto &[name, column] : names)
            header.push_back(name);
        QCOMPARE(cellsOf(lines.front()), header);
        auto line = lines.begin() + 1;
        for (const Case &row : rows) {
            std::vector<std::string> cells = {row["fen"]};
            for (const auto &[name, column] : names)
                cells.push_back(asPrinted(row[column]));
            QCOMPARE(cellsOf(*line++), cells);
        }
    }

    void severalPositionsArePartedByTheirFen()
    {
        const std::string expected =
            "white\t0x0000000800000000\t1\n# " + empty + "\nwhite\t0x0000000000000000\t0\n";
        QCOMPARE(run({"boards", "--only", "white", knights, empty}).out, expected);
        QCOMPARE(run(wordsOf("boards --only white " + knights + " " + empty)).out, expected);
        QCOMPARE(run({"boards", "--only", "white"}, knights + "\n" + empty + "\n").out, expected);
    }

    void severalWordFensAreToldApart()
    {
        const Run three = run(wordsOf("boards --only white startpos 8/8/8/8/8/8/8/8 b startpos"));
        QCOMPARE(three.status, 0);
        QCOMPARE(three.out, "white\t0x000000000000FFFF\t16\n# " + empty +
                                "\nwhite\t0x0000000000000000\t0\n"
                                "# rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
                                "white\t0x000000000000FFFF\t16\n");
    }

    void everyArgumentBehindStartposIsJudgedByItself()
    {
        const std::string start = "white\t0x000000000000FFFF\t16\n";
        const Run word = run(wordsOf("boards --only white startpos foo"));
        QCOMPARE(word.status, 1);
        QCOMPARE(word.out, start);
        QVERIFY2(contains(word.err, "FEN 2") && contains(word.err, "“foo”"), word.err.c_str());
        const Run between = run({"boards", "--only", "white", "startpos", "bad", empty + " "});
        QCOMPARE(between.status, 1);
        QVERIFY2(contains(between.err, "“bad”"), between.err.c_str());
        QCOMPARE(between.out, start + "# " + empty + "\nwhite\t0x0000000000000000\t0\n");
        QCOMPARE(run(wordsOf("boards --only white position startpos moves e2e4")).out, start);
        QCOMPARE(run(wordsOf("perft 1 startpos e2")).status, 1);
    }

    void everyLabelBeginsTheNextFenInAnyCaseOfLetters()
    {
        const std::string two =
            run({"boards", "--only", "white"}, knights + "\n" + empty + "\n").out;
        for (const std::string label :
             {"epd", "EPD", "setboard", "fen", "Fen:", "[FEN", "POSITION FEN", "position"}) {
            const Run labelled = run(wordsOf("boards --only white " + label + " " + knights + " " +
                                             label + " " + empty));
            QCOMPARE(labelled.status, 0);
            QCOMPARE(labelled.out, two);
        }
        QCOMPARE(run(wordsOf("boards --only white startpos")).out,
                 run(wordsOf("boards --only white StartPos")).out);
        QCOMPARE(linesOf(run(wordsOf("boards --only white STARTPOS Startpos")).out).size(),
                 std::size_t{3});
    }

    void blankLinesAndRemarksAreSkipped()
    {
        const std::string input = "\xEF\xBB\xBF# remark\n\n  \t\r\n#\n" + knights + "\r\n\n";
        const Run boards = run({"boards", "--only", "white"}, input);
        QCOMPARE(boards.status, 0);
        QCOMPARE(boards.err, std::string());
        QCOMPARE(boards.out, std::string("white\t0x0000000800000000\t1\n"));
    }

    void theLastLineNeedsNoEnd()
    {
        QCOMPARE(run({"boards", "--only", "white"}, knights).out,
                 std::string("white\t0x0000000800000000\t1\n"));
        QCOMPARE(run({"boards"}, "").out, std::string());
    }

    void epdLinesAreReadWithoutANotice()
    {
        const Run epd = run({"boards", "--only", "white"},
                            "8/8/8/3N4/8/8/8/8 w - - bm Nf6; id \"a\";\n8/8/8/3N4/8/8/8/8 w - -\n");
        QCOMPARE(epd.status, 0);
        QCOMPARE(epd.err, std::string());
        QCOMPARE(linesOf(epd.out).size(), std::size_t{3});
    }

    void badLinesAreReportedWithTheirPlaceAndTheRestIsDone()
    {
        const std::string input = knights + "\n\n8/8/8/3X4/8/8/8/8 w - - 0 1\n" +
                                  std::string("\0\xFF\n", 3) + knights + "\n";
        const Run boards = run({"boards", "--only", "white", "--as", "tsv"}, input);
        QCOMPARE(boards.status, 1);
        const std::string row = knights + "\t0x0000000800000000\n";
        QCOMPARE(boards.out, "fen\twhite\n" + row + row);
        const std::vector<std::string> errors = linesOf(boards.err);
        QCOMPARE(errors.size(), std::size_t{2});
        QVERIFY2(startsWith(errors[0], "bitboard: standard input, line 3, column 8: "),
                 boards.err.c_str());
        QVERIFY2(startsWith(errors[1], "bitboard: standard input, line 4, column 1: "),
                 boards.err.c_str());
    }

    void everyInvalidFenOfTheTableIsOneBadLineOrFitsAPosition()
    {
        std::string input;
        std::size_t count = 0;
        for (const Case &row : Cases("fen_invalid.tsv")) {
            const std::string text = unescaped(row["input"]);
            if (row["severity"] == "syntax" || contains(text, "\n"))
                continue;
            input += text + "\n";
            ++count;
        }
        const Run boards = run({"boards", "--as", "tsv"}, input);
        QCOMPARE(boards.status, 0);
        QCOMPARE(linesOf(boards.out).size(), count + 1);
    }

    void aLineTooLongForAnyFenIsReportedAndSkipped()
    {
        const Run boards =
            run({"boards", "--only", "white"},
                std::string(1000000, 'x') + "\n" + knights + "\n" + std::string(200000, ' '));
        QCOMPARE(boards.status, 1);
        QCOMPARE(boards.out, std::string("white\t0x0000000800000000\t1\n"));
        QCOMPARE(linesOf(boards.err).size(), std::size_t{1});
        QVERIFY(startsWith(boards.err, "bitboard: standard input, line 1, column 65537: "));
    }

    void linesOfEveryLengthSurviveTheEndsOfTheReadersChunks()
    {
        // A line end, then a carriage return before it, at every place round 64 KiB.
        for (int shift = -3; shift <= 3; ++shift) {
            for (const char *end : {"\n", "\r\n"}) {
                const auto length = static_cast<std::size_t>(64 * 1024 + shift);
                const std::string remark = "#" + std::string(30000, 'x') + "\n";
                std::string input = remark + remark;
                input += std::string(length - input.size() - knights.size(), '\n') + knights + end +
                         knights + end;
                const Run boards = run({"boards", "--only", "white"}, input);
                QCOMPARE(boards.status, 0);
                QCOMPARE(linesOf(boards.out).size(), std::size_t{3});
            }
        }
    }

    void onlyTakesAnyNamesOfTheCatalogue()
    {
        for (const Case &row : Cases("masks.tsv")) {
            std::string name = row["name"];
            if (name == "centre_d4e4d5e5")
                name = "center";
            if (contains(name, "_attacks"))
                continue;
            const Run mask = run({"boards", "startpos", "--only", name});
            QCOMPARE(mask.status, 0);
            QCOMPARE(cellsOf(linesOf(mask.out).at(0)).at(1), asPrinted(row["lerf_hex"]));
        }
        const Run two = run({"boards", "startpos", "--only", "kings, white_attacks"});
        QCOMPARE(cellsOf(linesOf(two.out).at(0)).at(0), std::string("kings"));
        QCOMPARE(cellsOf(linesOf(two.out).at(1)).at(0), std::string("white_attacks"));
        const std::string all = run({"boards", "startpos", "--only", "all"}).out;
        QVERIFY(linesOf(all).size() > 60);
        QVERIFY(contains(all, "\nnot_file_gh\t0x3F3F3F3F3F3F3F3F\t48\n"));
    }

    void attacksOfTheSelectedPieceAreThoseOfTheTable()
    {
        for (const Case &row : Cases("attacks.tsv")) {
            const Run attacks =
                run({"boards", row["fen"], "--only", "attacks", "--square", row["square"]});
            QCOMPARE(attacks.out,
                     "attacks\t" + asPrinted(row["attacks"]) + "\t" + row["count"] + "\n");
        }
    }

    void wordsFollowMappingAndFormat()
    {
        const auto white = [](const char *option, const char *value) {
            return run({"boards", "startpos", "--only", "white_pawns", option, value}).out;
        };
        QCOMPARE(white("--mapping", "a8b8"), std::string("white_pawns\t0x00FF000000000000\t8\n"));
        QCOMPARE(white("--mapping", "lefr"), std::string("white_pawns\t0x0202020202020202\t8\n"));
        QCOMPARE(white("--as", "dec"), std::string("white_pawns\t65280\t8\n"));
        QCOMPARE(white("--as", "bin"),
                 "white_pawns\t0b" + std::string(48, '0') + "1111111100000000\t8\n");
        QCOMPARE(white("--as", "c"),
                 std::string("static const uint64_t white_pawns = 0x000000000000FF00ULL;\n"));
        QCOMPARE(run({"boards", "startpos", "--only", "black_pawns", "--as", "signed", "--mapping",
                      "a8b8"})
                     .out,
                 std::string("black_pawns\t65280\t8\n"));
        QCOMPARE(run({"boards", "startpos", "--only", "black", "--as", "signed"}).out,
                 std::string("black\t-281474976710656\t16\n"));
    }

    void jsonIsOneObjectForEveryPosition()
    {
        const Run boards = run({"boards", "--as", "json"}, knights + "\n" + empty + "\n");
        const std::vector<std::string> lines = linesOf(boards.out);
        QCOMPARE(lines.size(), std::size_t{2});
        const QJsonObject object =
            QJsonDocument::fromJson(QByteArray::fromStdString(lines[0])).object();
        QCOMPARE(object[QStringLiteral("fen")].toString().toStdString(), knights);
        for (const auto &[name, column] : names) {
            const QJsonValue board = object[QString::fromStdString(name)];
            QVERIFY2(board[QStringLiteral("word")].isString(), name.c_str());
            QCOMPARE(board[QStringLiteral("squares")].toArray().size(),
                     qsizetype{board[QStringLiteral("count")].toInt(-1)});
        }
        QCOMPARE(object[QStringLiteral("white_knights")][QStringLiteral("squares")].toArray(),
                 QJsonArray{QStringLiteral("d5")});
    }

    void chess960RightsAreReadWhenAskedFor()
    {
        const std::string fen = "1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1";
        const Run on = run({"boards", fen, "--only", "castling_rooks", "--chess960"});
        QCOMPARE(on.out, std::string("castling_rooks\t0x8200000000000082\t4\n"));
        QCOMPARE(on.err, std::string());
        const Run off = run({"boards", fen, "--only", "castling_rooks"});
        QCOMPARE(off.out, std::string("castling_rooks\t0x8000000000000080\t2\n"));
        QVERIFY(startsWith(off.err, "bitboard: FEN, line 1, column "));
    }

    void linesOfChess960AreKnownByTheirRights()
    {
        const Run lines =
            run({"boards", "--only", "castling_rooks"}, "1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1\n");
        QCOMPARE(lines.out, std::string("castling_rooks\t0x8200000000000082\t4\n"));
        QVERIFY2(contains(lines.err, "line 1, column 30: Read as Chess960"), lines.err.c_str());
    }

    void aFileInUtf16IsRead()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("knights.fen"));
        for (const auto flag :
             {QStringConverter::Flag::Default, QStringConverter::Flag::WriteBom}) {
            QFile file(name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QStringEncoder encoder(QStringConverter::Utf16LE, flag);
            file.write(encoder.encode(QString::fromStdString(knights + "\r\n")));
            file.close();
            const Run read =
                run({"boards", "--file", name.toStdString(), "--only", "white_knights"});
            QCOMPARE(read.out, std::string("white_knights\t0x0000000800000000\t1\n"));
            QCOMPARE(read.err, std::string());
        }
    }

    void aMissingFileIsAMessage()
    {
        const Run missing = run({"boards", "--file", "no/such/file.fen"});
        QCOMPARE(missing.status, 1);
        QCOMPARE(missing.out, std::string());
        QCOMPARE(
            missing.err,
            std::string("bitboard: no/such/file.fen: Cannot open: No such file or directory.\n"));
    }

    void bytesAreThoseOfTheWordsInTheOrderAsked()
    {
        const std::string fen = "8/8/8/8/8/8/8/R3K2R w - - 0 1";
        const std::string chosenNames = "white_rooks,white_king";
        QCOMPARE(run({"boards", fen, "--only", chosenNames, "--as", "le-raw"}).out,
                 std::string("\x81\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0", 16));
        QCOMPARE(run({"boards", fen, "--only", chosenNames, "--as", "be-raw"}).out,
                 std::string("\0\0\0\0\0\0\0\x81\0\0\0\0\0\0\0\x10", 16));
        QCOMPARE(run({"boards", fen, "--only", chosenNames, "--as", "le-bytes"}).out,
                 std::string("81 00 00 00 00 00 00 00  white_rooks\n"
                             "10 00 00 00 00 00 00 00  white_king\n"));
        QCOMPARE(run({"table", "rank", "--as", "be-raw"}).out.size(), std::size_t{512});
    }

    void testLinesAreWrittenForAFramework()
    {
        QCOMPARE(run({"boards", "startpos", "--only", "white_king", "--as", "pytest"}).out,
                 std::string("assert white_king == 0x0000_0000_0000_0010\n"));
        QCOMPARE(linesOf(run({"table", "king", "--as", "junit"}).out).back(),
                 std::string("assertEquals(0x40C0_0000_0000_0000L, king[63]);"));
    }

    void theStyleChangesHowWordsAndNamesAreSpelt()
    {
        QCOMPARE(run({"boards", "startpos", "--only", "white_king", "--as", "c", "--style",
                      "lower,upper-camel"})
                     .out,
                 std::string("static const uint64_t WhiteKing = 0x0000000000000010ULL;\n"));
        QCOMPARE(run({"boards", "startpos", "--style", "fancy"}).status, 2);
        // Bytes and test lines make a whole file; one word has neither.
        QCOMPARE(run({"show", "1", "--as", "le-raw"}).status, 2);
    }
};

QTEST_APPLESS_MAIN(TestBoardsCommand)
#include "tst_boards_command.moc"
