#include "tests/cli/run.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace tests;

namespace {

const std::string startFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::string afterNf3 = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1";

QJsonObject objectOf(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

} // namespace

class TestDiffCommand : public QObject {
    Q_OBJECT
private slots:
    void ownExportsAreReadBackAsLists()
    {
        for (const std::string format : {"hex", "tsv", "le-bytes", "be-bytes"}) {
            const std::string list = run({"boards", "startpos", "--as", format}).out;
            const Run same = run({"diff", "--fen", "startpos", "-"}, list);
            QVERIFY2(same.status == 0, (format + ": " + same.err + same.out).c_str());
            const std::string order = format == "le-bytes"   ? "little-endian"
                                      : format == "be-bytes" ? "big-endian"
                                                             : "";
            QVERIFY2(contains(same.err, order), same.err.c_str());
        }
        const Run two = run({"diff", "--fen", "startpos", "-"},
                            run({"boards", "startpos", "startpos", "--as", "tsv"}).out);
        QCOMPARE(two.status, 1);
        QVERIFY2(contains(two.err, "line 3, column 1"), two.err.c_str());
    }

    void textWithANulInItIsNotReadAsBytes()
    {
        const std::string spoilt =
            run({"boards", "startpos"}).out.substr(0, 63) + std::string(1, '\0');
        QVERIFY(!contains(run({"diff", "--fen", "startpos", "-"}, spoilt).err, "endian"));
    }

    void aNameThatStandsTwiceIsRefusedAtItsPlace()
    {
        const Run diff = run({"diff", "--fen", "startpos"}, "white_pawns 0xFF00\nwp 0x1\n");
        QCOMPARE(diff.status, 1);
        QVERIFY2(contains(diff.err, "line 2, column 1: “wp” stands in the list twice."),
                 diff.err.c_str());
    }

    void expressionsAreComparedAsWell()
    {
        QCOMPARE(run({"diff", "knight_attacks(b1) & ~white", "0x50000"}).status, 0);
        QCOMPARE(run({"diff", "white_king", "e2", "--fen", "8/8/8/8/8/8/4K3/8 w - - 0 1"}).status,
                 1);
        QCOMPARE(
            run({"diff", "white_king", "square_bb(e2)", "--fen", "8/8/8/8/8/8/4K3/8 w - - 0 1"})
                .status,
            0);
        const Run wrong = run({"diff", "0xFF", "white | whiet"});
        QCOMPARE(wrong.status, 1);
        QVERIFY2(contains(wrong.err, "ACTUAL, line 1, column 9: “whiet” is not known"),
                 wrong.err.c_str());
    }

    void whatIsPassedOverIsSaid()
    {
        const Run diff = run({"diff", "--fen", "startpos"}, "hello\nwhite_pawns 0xFF00\n");
        QVERIFY2(contains(diff.err, "line 1, column 1: “hello” is not the name of a number"),
                 diff.err.c_str());
        QVERIFY(contains(diff.out, "white_knights\tonly expected"));
    }

    void aListLongerThanAnyIsRefusedInsteadOfCut()
    {
        std::string words;
        for (int i = 0; i < 1500; ++i)
            words += "name" + std::to_string(i) + "x 0x1\n";
        const Run diff = run({"diff", "--fen", "startpos"}, words);
        QCOMPARE(diff.status, 1);
        QVERIFY2(contains(diff.err, "line 1025, column 11: No list has more than 1024"),
                 diff.err.c_str());
    }

    void twoWordsAreTakenApart()
    {
        const Run run = tests::run({"diff", "0xFF00", "0x17F00"});
        QCOMPARE(run.status, 1);
        const std::vector<std::string> lines = linesOf(run.out);
        QCOMPARE(lines.at(0), std::string("only_expected\t0x0000000000008000\t1\th2"));
        QCOMPARE(lines.at(1), std::string("both\t0x0000000000007F00\t7\ta2,b2,c2,d2,e2,f2,g2"));
        QCOMPARE(lines.at(2), std::string("only_actual\t0x0000000000010000\t1\ta3"));
        QCOMPARE(lines.at(8), std::string("3  + . . . . . . ."));
        QCOMPARE(lines.at(9), std::string("2  1 1 1 1 1 1 1 -"));
    }

    void equalWordsInDifferentSpellingsDoNotDiffer()
    {
        const Run run = tests::run({"diff", "-1", "0xFFFF_FFFF_FFFF_FFFFull"});
        QCOMPARE(run.status, 0);
        QCOMPARE(linesOf(run.out).front(), std::string("only_expected\t0x0000000000000000\t0\t-"));
    }

    void theMappingSaysWhichSquaresAreMeant()
    {
        const Run run = tests::run({"diff", "1", "2", "--mapping", "a8b8"});
        QCOMPARE(cellsOf(linesOf(run.out).at(0)).back(), std::string("a8"));
        QCOMPARE(cellsOf(linesOf(run.out).at(2)).back(), std::string("b8"));
    }

    void jsonHasBothWordsAndTheThreeParts()
    {
        const QJsonObject json = objectOf(tests::run({"diff", "3", "6", "--as", "json"}).out);
        QCOMPARE(json[QLatin1String("same")].toBool(true), false);
        for (const auto &[name, word] : {std::pair("expected", "0x0000000000000003"),
                                         {"actual", "0x0000000000000006"},
                                         {"only_expected", "0x0000000000000001"},
                                         {"both", "0x0000000000000002"},
                                         {"only_actual", "0x0000000000000004"}})
            QCOMPARE(json[QLatin1String(name)].toObject()[QLatin1String("word")].toString(),
                     QLatin1String(word));
    }

    void aListIsComparedWithAPosition()
    {
        const std::string list = run({"boards", afterNf3}).out;
        QCOMPARE(run({"diff", "--fen", afterNf3}, list).status, 0);
        const Run differs = run({"diff", "--fen", startFen}, list);
        QCOMPARE(differs.status, 1);
        QCOMPARE(linesOf(differs.out).front(),
                 std::string("white_knights\t0x0000000000000042\t0x0000000000200002\tg1\tf3"));
        QCOMPARE(linesOf(differs.out).size(), std::size_t{4}); // and white, occupied, empty
    }

    void listsInEveryFormatAndMappingAreComparedAlike()
    {
        for (const char *format :
             {"hex", "dec", "signed", "bin", "c", "cpp", "rust", "java", "python", "go", "csharp",
              "js", "zig", "ts", "kotlin", "swift", "json", "csv"}) {
            const std::string list =
                run({"boards", afterNf3, "--as", format, "--mapping", "h8h7"}).out;
            const Run same = run({"diff", "--fen", afterNf3, "--mapping", "h8h7"}, list);
            QVERIFY2(same.status == 0, (format + same.err + same.out).c_str());
        }
    }

    void twelveWordsWithoutNamesAreThePieces()
    {
        std::string words;
        const std::vector<std::string> lines = linesOf(run({"boards", startFen}).out);
        for (std::size_t i = 0; i < 12; ++i)
            words += cellsOf(lines[i]).at(1) + "\n";
        QCOMPARE(run({"diff", "--fen", startFen}, words).status, 0);
        words.replace(words.find("42"), 2, "40");
        QCOMPARE(run({"diff", "--fen", startFen}, words).out,
                 std::string("white_knights\t0x0000000000000042\t0x0000000000000040\tb1\t-\n"));
    }

    void twoFilesAreComparedNameByName()
    {
        const QTemporaryDir folder;
        const auto save = [&folder](const char *name, const char *text) {
            QFile file(folder.filePath(QLatin1String(name)));
            [[maybe_unused]] const bool isOpen = file.open(QIODevice::WriteOnly);
            file.write(text);
            return file.fileName().toStdString();
        };
        const std::string expected = save("expected", "WHITE = 0x3\nFILE_B = 0x1\nonly_here 1\n");
        const std::string actual =
            save("actual.h", "const U64 FileB = 0x1;\nconst U64 white = 0x5;");
        const Run run = tests::run({"diff", "--lists", expected, actual});
        QCOMPARE(run.status, 1);
        QCOMPARE(linesOf(run.out).front(),
                 std::string("white\t0x0000000000000003\t0x0000000000000005\tb1\tc1"));
        QVERIFY(contains(run.out, "only_here\tonly expected\n"));
        QCOMPARE(tests::run({"diff", "--lists", expected, expected}).status, 0);
        QVERIFY(contains(tests::run({"diff", "--lists", expected, "nowhere"}).err, "Cannot open"));
    }

    void badWordsAreRefusedWithTheirPlace()
    {
        const Run run = tests::run({"diff", "0xFG", "zz"});
        QCOMPARE(run.status, 1);
        QVERIFY(contains(run.err, "bitboard: EXPECTED, line 1, column 4: "));
        QVERIFY(contains(run.err, "bitboard: ACTUAL, line 1, column 1: "));
        QCOMPARE(run.out, std::string());
        QVERIFY(contains(tests::run({"diff", "--fen", startFen}, "white_pawns 0xZ").err,
                         "bitboard: standard input, line 1, column 15: "));
        QVERIFY(contains(tests::run({"diff", "--fen", startFen}, "Hello").err, "no bitboard"));
    }

    void otherNumbersOfArgumentsAreWrongUsage()
    {
        QCOMPARE(run({"diff"}).status, 2);
        QCOMPARE(run({"diff", "1"}).status, 2);
        QCOMPARE(run({"diff", "1", "2", "3"}).status, 2);
        QCOMPARE(run({"diff", "--lists", "--fen", startFen}).status, 2);
    }
};

QTEST_APPLESS_MAIN(TestDiffCommand)
#include "tst_diff_command.moc"
