#include "src/notation/export/test_lines.h"
#include "src/workbench/tables/square_tables.h"
#include "tests/cli/run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QtTest>

using namespace tests;

namespace {

const std::vector<std::string> everyFormat = {"hex",  "dec",  "signed", "bin",   "c",      "cpp",
                                              "rust", "java", "python", "go",    "csharp", "js",
                                              "zig",  "ts",   "kotlin", "swift", "json"};

std::string knightTable(const std::string &format)
{
    return run({"table", "knight", "--as", format}).out;
}

/// The bytes as xxd shows them, in groups of so many.
std::string dumpOf(const std::string &bytes, int groupLength)
{
    const QByteArray all = QByteArray::fromStdString(bytes);
    std::string dump;
    for (int at = 0; at < all.size(); at += 16) {
        dump += QByteArray::number(at, 16).rightJustified(8, '0').toStdString() + ":";
        for (int i = 0; i < 16; i += groupLength)
            dump += ' ' + all.mid(at + i, groupLength).toHex().toStdString();
        dump += "  ";
        for (const char c : all.mid(at, 16))
            dump += c >= ' ' && c <= '~' ? c : '.';
        dump += '\n';
    }
    return dump;
}

} // namespace

class TestCheckTableCommand : public QObject {
    Q_OBJECT
private slots:
    void bytesAreTriedInBothOrders()
    {
        for (const auto &[style, order] :
             {std::pair("le-raw", "little-endian"), std::pair("be-raw", "big-endian")}) {
            const std::string bytes = run({"table", "knight", "--as", style}).out;
            QCOMPARE(bytes.size(), std::size_t{512});
            const Run check = run({"check-table"}, bytes);
            QVERIFY2(startsWith(check.out, "right\tknight\ta1b1"), check.out.c_str());
            QVERIFY2(contains(check.err, order), check.err.c_str());
            QCOMPARE(check.status, 0);
        }
    }

    void aTableIsReadFromItsOwnExportInEveryFormat()
    {
        for (const std::string &format : everyFormat) {
            const Run checked = run({"check-table"}, knightTable(format));
            QVERIFY2(checked.status == 0, (format + ": " + checked.err).c_str());
            QCOMPARE(checked.err, std::string());
            QCOMPARE(linesOf(checked.out).front(), std::string("right\tknight\ta1b1"));
            QCOMPARE(linesOf(checked.out).size(), std::size_t{8});
        }
    }

    void tablesThatAreNamedLikePiecesAreReadToo()
    {
        for (const std::string table : {"white-pawn", "black-pawn"}) {
            for (const std::string &format : everyFormat) {
                const Run checked = run({"check-table"}, run({"table", table, "--as", format}).out);
                QVERIFY2(checked.status == 0, (format + ": " + checked.err).c_str());
                QCOMPARE(linesOf(checked.out).front(), "right\t" + table + "\ta1b1");
            }
        }
    }

    void everyTableIsReadFromItsOwnTestLinesInEveryFramework()
    {
        for (const chess::SquareTable &table : chess::squareTables()) {
            for (const chess::TestFramework framework : chess::allTestFrameworks) {
                const std::string name(table.name);
                const std::string format(nameOf(framework));
                const Run checked = run({"check-table"}, run({"table", name, "--as", format}).out);
                QVERIFY2(checked.status == 0,
                         (name + " as " + format + ": " + checked.err).c_str());
                QCOMPARE(linesOf(checked.out).front(), "right\t" + name + "\ta1b1");
            }
        }
    }

    void aTableIsReadFromTheBytesOfAMemoryDump()
    {
        const Run little = run({"check-table"}, run({"table", "knight", "--as", "le-bytes"}).out);
        QVERIFY2(little.status == 0, little.err.c_str());
        std::string dump;
        const std::vector<std::string> lines =
            linesOf(run({"table", "knight", "--as", "le-bytes"}).out);
        for (std::size_t n = 0; n < lines.size(); n += 2) {
            const QByteArray address = QByteArray::number(qulonglong(8 * n), 16);
            dump += address.rightJustified(8, '0').toStdString() + "  " + lines[n] + "  " +
                    lines[n + 1] + "  |................|\n";
        }
        QCOMPARE(run({"check-table"}, dump).status, 0);
    }

    void dumpWhoseCharactersHaveBracketsAndQuotesIsReadWhole()
    {
        const std::string bytes = run({"table", "knight", "--as", "le-raw"}).out;
        // The knight's table has the bytes of a quotation mark and of a bracket in it.
        for (const int groupLength : {1, 2, 4}) {
            const Run check = run({"check-table"}, dumpOf(bytes, groupLength));
            QVERIFY2(startsWith(check.out, "right\tknight\ta1b1"), check.err.c_str());
            QVERIFY2(contains(check.err, "little-endian"), check.err.c_str());
        }
    }

    void dumpWithALineMissingOrSpoiltIsRefusedAtThatLine()
    {
        const std::string dump = dumpOf(run({"table", "knight", "--as", "le-raw"}).out, 2);
        const auto changed = [&](std::size_t at, std::size_t length, const char *text) {
            return run({"check-table"}, std::string(dump).replace(at, length, text));
        };
        const std::size_t line = dump.find("00000130:");
        const Run missing = changed(line, dump.find('\n', line) + 1 - line, "");
        QCOMPARE(missing.status, 1);
        QVERIFY2(contains(missing.err, "line 20, column 1: The address “00000140”"),
                 missing.err.c_str());
        const Run spoilt = changed(line + 12, 1, "z");
        QCOMPARE(spoilt.status, 1);
        QVERIFY2(contains(spoilt.err, "line 20, column 1: “00000130:"), spoilt.err.c_str());
        const Run cutShort = changed(dump.size() - 30, 30, "");
        QCOMPARE(cutShort.status, 1);
    }

    void wordsOfADebuggerAreReadWithoutTheirAddresses()
    {
        std::string dump;
        const std::vector<std::string> words = linesOf(knightTable("hex"));
        for (std::size_t n = 0; n < words.size(); n += 2) {
            const QByteArray address = QByteArray::number(qulonglong(0x555555558020 + 8 * n), 16);
            dump += "0x" + address.toStdString() + " <knight_attacks+" + std::to_string(8 * n) +
                    ">:\t" + words[n] + "\t" + words[n + 1] + "\n";
        }
        const Run check = run({"check-table"}, dump);
        QVERIFY2(startsWith(check.out, "right\tknight\ta1b1"), check.err.c_str());
        QCOMPARE(check.err, std::string()); // a number leaves no order of bytes to tell
    }

    void proseBesideATableIsSaidToBePassedOver()
    {
        const std::string table = knightTable("cpp");
        const Run check = run({"check-table"},
                              "here is my table, please look\n" + table + "garbage after it ###\n");
        QVERIFY2(startsWith(check.out, "right\tknight\ta1b1"), check.err.c_str());
        QVERIFY2(contains(check.err, "line 1, column 1: “here is my table, please look” beside"),
                 check.err.c_str());
        QVERIFY2(contains(check.err, "“garbage after it” beside"), check.err.c_str());
        const Run bare = run({"check-table"}, knightTable("hex") + "garbage");
        QVERIFY2(contains(bare.err, "“garbage” beside"), bare.err.c_str());
        const Run code = run({"check-table"},
                             "#pragma once\n/* The knight,\n as it jumps. */\nnamespace attacks "
                             "{\nusing U64 = unsigned long;\nconst U64 knight[64] = {\n" +
                                 table.substr(table.find("{\n") + 2) + "} // namespace attacks\n");
        QCOMPARE(code.status, 0);
        QCOMPARE(code.err, std::string());
    }

    void aTableIsReadFromAFile()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("a table.h")).toStdString();
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(knightTable("c")));
        file.close();
        QCOMPARE(run({"check-table", path}).status, 0);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QStringEncoder encoder(QStringConverter::Utf16LE);
        file.write(encoder.encode(QString::fromStdString(knightTable("c"))));
        file.close();
        QCOMPARE(run({"check-table", path}).status, 0);
        const Run missing = run({"check-table", path + "x"});
        QCOMPARE(missing.status, 1);
        QVERIFY(contains(missing.err, "Cannot open"));
        const Run directory = run({"check-table", folder.path().toStdString()});
        QCOMPARE(directory.status, 1);
        QVERIFY(contains(directory.err, "Cannot read"));
    }

    void subscriptsCommentsAndTheSizeAreNoEntries()
    {
        const std::vector<std::string> words = linesOf(knightTable("hex"));
        std::string designated = "static const U64 t[64] = {\n";
        std::string standard = "constexpr std::array<std::uint64_t, 64> t = {{\n";
        std::string object = "{";
        for (std::size_t n = 0; n < words.size(); ++n) {
            const std::string square = {static_cast<char>('a' + n % 8),
                                        static_cast<char>('1' + n / 8)};
            const std::string end = n % 4 == 3 ? ",\n" : ", ";
            designated += "[" + std::string(1, static_cast<char>('A' + n % 8)) + square[1] +
                          "] = " + words[n] + "ULL" + end;
            standard +=
                words[n] + end + (n % 8 == 7 ? "// rank " + std::to_string(n / 8 + 1) + "\n" : "");
            object += "\"" + square + "\": \"" + words[n] + "\"" + (n < 63 ? end : "}");
        }
        for (const std::string &text : {designated + "};", standard + "}};", object}) {
            const Run checked = run({"check-table"}, text);
            QVERIFY2(checked.status == 0, (checked.err + text).c_str());
        }
    }

    void wrongSquaresAreListedAndTheStatusSaysSo()
    {
        std::string text = knightTable("hex");
        text.replace(text.find("0x0000000000A01000"), 18, "0x0000000000811000"); // g1
        const Run checked = run({"check-table"}, text);
        QCOMPARE(checked.status, 1);
        QCOMPARE(checked.out, std::string("nearest\tknight\ta1b1\n"
                                          "wrong\t6\tg1\tmissing\tf3\textra\ta3\n"));
    }

    void theCauseIsGivenByNameAndSentence()
    {
        const std::string text = run({"table", "king", "--as", "hex"}).out;
        std::string lower;
        for (const std::string &word : linesOf(text))
            lower += "0x00000000" + word.substr(10) + "\n";
        const Run checked = run({"check-table"}, lower);
        QCOMPARE(checked.status, 1);
        QCOMPARE(cellsOf(linesOf(checked.out).at(1)).at(1), std::string("upper-half-lost"));
        const QJsonObject json =
            QJsonDocument::fromJson(
                QByteArray::fromStdString(run({"check-table", "--as", "json"}, lower).out))
                .object();
        QCOMPARE(json[QLatin1String("right")].toBool(true), false);
        QCOMPARE(json[QLatin1String("nearest")].toObject()[QLatin1String("table")].toString(),
                 QStringLiteral("king"));
        QCOMPARE(json[QLatin1String("cause")].toObject()[QLatin1String("kind")].toString(),
                 QStringLiteral("upper-half-lost"));
        QVERIFY(!json[QLatin1String("wrong")].toArray().isEmpty());
    }

    void theMappingAskedForIsTheOneTried()
    {
        const std::string text = run({"table", "white-pawn", "--mapping", "a8b8"}).out;
        QCOMPARE(run({"check-table", "--mapping", "a8b8", "--table", "white-pawn"}, text).status,
                 0);
        QCOMPARE(run({"check-table", "--mapping", "a1b1", "--table", "white-pawn"}, text).status,
                 1);
        // A comment in the text says it as well.
        QCOMPARE(linesOf(run({"check-table"}, "# bits: a8b8\n" + text).out).front(),
                 std::string("right\twhite-pawn\ta8b8"));
    }

    void textsThatAreNoTableAreRefusedWithTheirPlace()
    {
        const Run tooFew = run({"check-table"}, "0x1, 0x2,\n0x3");
        QCOMPARE(tooFew.status, 1);
        QCOMPARE(tooFew.err,
                 std::string("bitboard: standard input, line 2, column 4: A table has 64 words, "
                             "and the text ends after 3.\n"));
        const Run tooMany = run({"check-table"}, knightTable("hex") + "0x65\n");
        QCOMPARE(tooMany.err, std::string("bitboard: standard input, line 65, column 1: A table "
                                          "has 64 words; “0x65” is one too many.\n"));
        QVERIFY(contains(run({"check-table"}, "0xG").err, "line 1, column 3"));
        QVERIFY(contains(run({"check-table"}, "").err, "nothing to read"));
        QVERIFY(contains(run({"check-table"}, std::string(3 << 20, '1')).err, "longer than 1 MiB"));
    }
};

QTEST_APPLESS_MAIN(TestCheckTableCommand)
#include "tst_check_table_command.moc"
