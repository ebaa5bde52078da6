#include "tests/cli/run.h"

#include <QtTest>

#include <fstream>

using namespace tests;

namespace {

const std::vector<std::string> commands = {"boards",  "show", "moves", "attacks",     "attackers",
                                           "fen",     "map",  "table", "check-table", "diff",
                                           "explain", "eval", "perft", "help"};

const std::string startFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

void writeFile(const char *name, const std::string &text)
{
    std::ofstream(name) << text;
}

} // namespace

/// What holds for every command: arguments, help, exit status.
class TestCommandLine : public QObject {
    Q_OBJECT
private slots:
    void versionIsOneLine()
    {
        const Run version = run({"--version"});
        QCOMPARE(version.status, 0);
        QCOMPARE(version.err, std::string());
        const QRegularExpression line(QStringLiteral("^bitboard \\d+\\.\\d+\\.\\d+\n$"));
        QVERIFY(line.match(QString::fromStdString(version.out)).hasMatch());
    }

    void helpListsEveryCommand()
    {
        const Run help = run({"--help"});
        QCOMPARE(help.status, 0);
        for (const std::string &command : commands)
            QVERIFY2(contains(help.out, "\n  " + command + " "), command.c_str());
        QCOMPARE(run({"help"}).out, help.out);
        QCOMPARE(run({"-h"}).out, help.out);
    }

    void everyCommandHasAHelpPageWithUsageAndExample()
    {
        for (const std::string &command : commands) {
            const Run help = run({"help", command});
            QCOMPARE(help.status, 0);
            QCOMPARE(help.err, std::string());
            QVERIFY2(contains(help.out, "Usage: bitboard " + command + " "), command.c_str());
            QVERIFY2(contains(help.out, "Example"), command.c_str());
            QCOMPARE(run({command, "--help"}).out, help.out);
        }
    }

    void noLineOfTheProseOfAHelpPageIsTooLong()
    {
        for (const std::string &command : commands) {
            for (const std::string &line : linesOf(run({"help", command}).out)) {
                // An argument or option and what it is for stand on one line, however long.
                const bool isTableRow =
                    startsWith(line, "  ") && line.find("  ", 2) != std::string::npos;
                if (!isTableRow)
                    QVERIFY2(QString::fromStdString(line).size() <= 92, line.c_str());
            }
        }
    }

    void everyExampleOfTheHelpPagesRuns()
    {
        const QTemporaryDir directory;
        const QString before = QDir::currentPath();
        const auto goBack = qScopeGuard([&before] { QDir::setCurrent(before); });
        QVERIFY(QDir::setCurrent(directory.path()));
        writeFile("knight_attacks.cpp", run({"table", "knight", "--as", "cpp"}).out);
        writeFile("dump.txt", run({"boards", "startpos"}).out);
        writeFile("perftsuite.epd", startFen.substr(0, startFen.size() - 4) + " ;D1 20 ;D2 400\n");

        int count = 0;
        for (const std::string &command : commands) {
            for (const std::string &line : linesOf(run({"help", command}).out)) {
                if (!startsWith(line, "  bitboard ") || contains(line, "--file"))
                    continue;
                std::vector<std::string> words;
                for (const QString &word : QProcess::splitCommand(QString::fromStdString(line)))
                    words.push_back(word.toStdString());
                words.erase(words.begin());
                const Run example = run(words);
                // Comparing prints the differences and ends with 1, or with 0 and nothing.
                const bool isDifference = words.front() == "diff" && example.status == 1;
                QVERIFY2(example.status == 0 || isDifference, line.c_str());
                QVERIFY2(!example.out.empty() || words.front() == "diff", line.c_str());
                ++count;
            }
        }
        QCOMPARE(count, 21);
    }

    void wrongUsageEndsWithStatus2AndAMessage_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("no command") << "" << QByteArray("command");
        QTest::newRow("unknown command") << "bords" << QByteArray("bords");
        QTest::newRow("unknown help") << "help bords" << QByteArray("bords");
        QTest::newRow("unknown switch") << "boards --frob" << QByteArray("--frob");
        QTest::newRow("switch without command") << "--frob" << QByteArray("--frob");
        QTest::newRow("mapping") << "show 1 --mapping b1a1" << QByteArray("b1a1");
        QTest::newRow("format") << "show 1 --as octal" << QByteArray("octal");
        QTest::newRow("format of other commands") << "show 1 --as tsv" << QByteArray("tsv");
        QTest::newRow("format without value") << "show 1 --as" << QByteArray("--as");
        QTest::newRow("show nothing") << "show" << QByteArray("WORD");
        QTest::newRow("moves of nothing") << "moves" << QByteArray("FEN");
        QTest::newRow("rule") << "moves startpos --rule lawful" << QByteArray("lawful");
        QTest::newRow("piece") << "attacks dragon e4" << QByteArray("dragon");
        QTest::newRow("pawn without colour") << "attacks pawn e4" << QByteArray("pawn");
        QTest::newRow("no square") << "attacks king" << QByteArray("SQUARE");
        QTest::newRow("attackers without square") << "attackers startpos" << QByteArray("FEN");
        QTest::newRow("side") << "attackers startpos e4 --by green" << QByteArray("green");
        QTest::newRow("fen of nothing") << "fen" << QByteArray("FEN");
        QTest::newRow("en passant policy") << "fen startpos --ep never" << QByteArray("never");
        QTest::newRow("castling") << "fen startpos --castling uci" << QByteArray("uci");
        QTest::newRow("map nowhere") << "map 1" << QByteArray("--to");
        QTest::newRow("map both ways") << "map 1 --all --to a1a2" << QByteArray("--all");
        QTest::newRow("map two words") << "map 1 2 --all" << QByteArray("2");
        QTest::newRow("table") << "table pawn" << QByteArray("pawn");
        QTest::newRow("explain nothing") << "explain" << QByteArray("PIECE");
        QTest::newRow("explain no square") << "explain king" << QByteArray("SQUARE");
        QTest::newRow("explain no piece") << "explain pawn e4" << QByteArray("pawn");
        QTest::newRow("method") << "explain king e4 --by magic" << QByteArray("magic");
        QTest::newRow("method of a slider")
            << "explain king e4 --by rays" << QByteArray("offsets, clipping, steps, shifts");
        QTest::newRow("method of a leaper")
            << "explain rook e4 --by steps" << QByteArray("rays, lookup");
        QTest::newRow("sliders need no masks")
            << "explain rook e4 --unmasked" << QByteArray("--unmasked");
        QTest::newRow("leapers jump") << "explain king e4 --occupied 3" << QByteArray("--occupied");
        QTest::newRow("pawns on one square")
            << "explain white-pawns e4" << QByteArray("without a square");
        QTest::newRow("legal of nothing") << "explain legal e4" << QByteArray("--fen");
        QTest::newRow("legal by a method")
            << "explain legal e1 --by rays --fen startpos" << QByteArray("--by");
        QTest::newRow("own pieces twice")
            << "explain king e4 --own 1 --fen startpos" << QByteArray("--fen");
        QTest::newRow("unknown bitboard")
            << "boards startpos --only white_pawns,pwns" << QByteArray("pwns");
        QTest::newRow("FEN and file") << "boards startpos --file x" << QByteArray("--file");
    }
    void wrongUsageEndsWithStatus2AndAMessage()
    {
        QFETCH(QString, line);
        QFETCH(QByteArray, named);
        const Run wrong = run(wordsOf(line.toStdString()));
        QCOMPARE(wrong.status, 2);
        QCOMPARE(wrong.out, std::string());
        QVERIFY(startsWith(wrong.err, "bitboard: "));
        QCOMPARE(std::count(wrong.err.begin(), wrong.err.end(), '\n'), 1);
        QVERIFY2(contains(wrong.err, named.toStdString()), wrong.err.c_str());
    }

    void wrongUsageIsSaidInPlainWords_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char *line, const char *said) {
            QTest::newRow(line) << QString::fromLatin1(line) << QByteArray(said);
        };
        row("fen", "fen: FEN is missing. A position, ");
        row("fen", "Example: bitboard fen ");
        row("attacks", "PIECE is missing. What attacks: king, knight, ");
        row("explain king",
            "SQUARE is missing. Where it stands, a1 to h8. Example: bitboard explain");
        row("attackers startpos", "A FEN and a SQUARE after it are needed, not only “startpos”.");
        row("attackers e4", "A FEN and a SQUARE after it are needed, not only “e4”.");
        row("show -x", "show: There is no option “-x”.");
        row("fen startpos --file x", "There is no option “--file”.");
        row("--as json", "A command is missing beside “--as”");
        row("attacks king e4 e5", "“e5” is one argument too many.");
        row("moves startpos e2 e4", "moves: One square is enough, not “e2” and “e4”.");
        row("moves 8/8/8/8/8/8/8/K6k w - - 0 1 a1 h1", "One square is enough, not “a1” and “h1”.");
        row("moves startpos --rule", "--rule needs RULE after it. Whether the king's safety ");
        row("boards --file=", "--file needs FILE after it. Read lines from a file");
        row("show 1 --as hex --as json", "--as is given more than once.");
        row("boards startpos --file x", "FEN and --file do not go together.");
        row("map 1 --to a1a2 --all", "--to and --all do not go together.");
        row("map 1 --all=3", "--all takes no value.");
        row("boards startpos --chess960=maybe", "--chess960 takes no value.");
        row("map 1", "bitboard: map: Say under which mapping");
        row("boards startpos --only White",
            "bitboard boards startpos --only all prints their names");
    }
    void wrongUsageIsSaidInPlainWords()
    {
        QFETCH(QString, line);
        QFETCH(QByteArray, said);
        const Run wrong = run(wordsOf(line.toStdString()));
        QCOMPARE(wrong.status, 2);
        QVERIFY2(contains(wrong.err, said.toStdString()), wrong.err.c_str());
        for (const char *jargon : {"required", "received", "expected", "excludes", "convert"})
            QVERIFY2(!contains(wrong.err, jargon), wrong.err.c_str());
    }

    void aFileWithoutANameIsWrongUsage()
    {
        const Run wrong = run({"boards", "--file", ""});
        QCOMPARE(wrong.status, 2);
        QVERIFY(startsWith(wrong.err, "bitboard: boards: --file: The name of the file is empty."));
    }

    void switchesStandAnywhere()
    {
        const std::string expected =
            run({"boards", startFen, "--as", "dec", "--only", "white"}).out;
        QCOMPARE(expected, std::string("white\t65535\t16\n"));
        QCOMPARE(run({"boards", "--as", "dec", "--only", "white", startFen}).out, expected);
        QCOMPARE(run({"boards", "--as=dec", startFen, "--only=white"}).out, expected);
        QCOMPARE(run({"--as", "dec", "boards", "--only", "white", startFen}).out, expected);
        std::vector<std::string> words = wordsOf("boards --as dec " + startFen + " --only white");
        QCOMPARE(run(words).out, expected);
    }

    void wordsMayBeginWithADash()
    {
        QVERIFY(contains(run({"show", "-1"}).out, "word\t0xFFFFFFFFFFFFFFFF\n"));
        QVERIFY(contains(run({"show", "--as", "dec", "-2"}).out, "word\t18446744073709551614\n"));
        QCOMPARE(run({"map", "-1", "--to", "a8b8"}).out, std::string("0xFFFFFFFFFFFFFFFF\n"));
        QCOMPARE(run({"attacks", "rook", "a1", "--occupied", "-1"}).out,
                 std::string("0x0000000000000102\t2\ta2,b1\n"));
        QCOMPARE(run({"show", "--", "-1"}).out, run({"show", "-1"}).out);
        const Run twoSigns = run({"show", "--1"});
        QCOMPARE(twoSigns.status, 1);
        QVERIFY(startsWith(twoSigns.err, "bitboard: WORD, line 1, column 2: "));
    }

    void badWordsAndSquaresEndWithStatus1AndTheirPlace()
    {
        const Run word = run({"attacks", "rook", "a1", "--occupied", "0xG"});
        QCOMPARE(word.status, 1);
        QCOMPARE(word.out, std::string());
        QVERIFY(startsWith(word.err, "bitboard: --occupied, line 1, column 3: "));
        for (const char *square : {"e9", "i1", "e", "e44", "", "é4"}) {
            const Run bad = run({"attacks", "king", square});
            QCOMPARE(bad.status, 1);
            QCOMPARE(bad.out, std::string());
            QVERIFY2(startsWith(bad.err, "bitboard: SQUARE: "), bad.err.c_str());
        }
    }

    void aFenMayBeQuotedOrWordsOrWrapped_data()
    {
        QTest::addColumn<QStringList>("words");
        const QString fen = QString::fromStdString(startFen);
        const QStringList parts = fen.split(u' ');
        QTest::newRow("quoted") << QStringList{fen};
        QTest::newRow("words") << parts;
        QTest::newRow("startpos") << QStringList{QStringLiteral("startpos")};
        QTest::newRow("UCI words")
            << QStringList{QStringLiteral("position"), QStringLiteral("fen")} + parts;
        QTest::newRow("UCI quoted") << QStringList{QStringLiteral("position fen ") + fen};
        QTest::newRow("PGN header")
            << QStringList{QStringLiteral("[FEN \"") + fen + QStringLiteral("\"]")};
        QTest::newRow("forum tag")
            << QStringList{QStringLiteral("[FEN]") + fen + QStringLiteral("[/FEN]")};
        QTest::newRow("label") << QStringList{QStringLiteral("FEN:"), fen};
        QTest::newRow("no-break spaces") << QStringList{QString(fen).replace(u' ', QChar(0xA0))};
        QTest::newRow("address") << QStringList{QStringLiteral("https://example.org/analysis/") +
                                                QString(fen).replace(u' ', u'_')};
    }
    void aFenMayBeQuotedOrWordsOrWrapped()
    {
        QFETCH(QStringList, words);
        for (const char *command : {"boards", "moves", "fen"}) {
            std::vector<std::string> arguments = {command};
            for (const QString &word : words)
                arguments.push_back(word.toStdString());
            const Run wrapped = run(arguments);
            QCOMPARE(wrapped.status, 0);
            QCOMPARE(wrapped.out, run({command, startFen}).out);
        }
    }

    void missingFieldsAreTakenWithANotice()
    {
        const Run short1 = run({"boards", "8/8/8/8/8/8/8/R7", "--only", "white"});
        QCOMPARE(short1.status, 0);
        QCOMPARE(short1.out, std::string("white\t0x0000000000000001\t1\n"));
        QVERIFY(startsWith(short1.err, "bitboard: FEN, line 1, column "));
        QVERIFY(contains(short1.err, "w - - 0 1"));
        QCOMPARE(run({"fen", "8/8/8/8/8/8/8/R7"}).out, std::string("8/8/8/8/8/8/8/R7 w - - 0 1\n"));
    }
};

QTEST_APPLESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
