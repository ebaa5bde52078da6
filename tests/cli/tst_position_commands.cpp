#include "tests/cases.h"
#include "tests/cli/run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace tests;

namespace {

QJsonObject objectOf(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

/// Whether a line of findings of some grade is on standard error.
bool hasGrade(const Run &run, const std::string &grade)
{
    const std::vector<std::string> lines = linesOf(run.err);
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string &line) { return startsWith(line, grade + "\t"); });
}

} // namespace

/// The commands about one position: moves, attackers, fen.
class TestPositionCommands : public QObject {
    Q_OBJECT
private slots:
    void movesAreThoseOfTheTable()
    {
        for (const Case &row : Cases("pseudo_legal.tsv")) {
            const std::string &square = row["square"];
            QCOMPARE(run({"moves", row["fen"], square, "--rule", "legal"}).out,
                     row["legal"] + "\n");
            // Here with the FEN as separate words, and the switch first.
            std::vector<std::string> words = wordsOf("moves --rule pseudo-legal " + row["fen"]);
            words.push_back(square);
            QCOMPARE(run(words).out, row["pseudo_legal_loose_castling"] + "\n");
        }
    }

    void piecesOfBothSidesMoveAsTheTableSays()
    {
        for (const Case &row : Cases("pseudo_legal_any_side.tsv"))
            QCOMPARE(run({"moves", row["fen"], row["square"]}).out,
                     row["pseudo_legal_loose_castling"] + "\n");
    }

    void movesWithoutASquareListsEveryPieceThatHasAny()
    {
        QCOMPARE(run({"moves", "startpos"}).out, std::string("a2\ta3,a4\n"
                                                             "b1\ta3,c3\n"
                                                             "b2\tb3,b4\n"
                                                             "c2\tc3,c4\n"
                                                             "d2\td3,d4\n"
                                                             "e2\te3,e4\n"
                                                             "f2\tf3,f4\n"
                                                             "g1\tf3,h3\n"
                                                             "g2\tg3,g4\n"
                                                             "h2\th3,h4\n"));
        const QJsonObject moves = objectOf(run({"moves", "startpos", "--as", "json"}).out);
        QCOMPARE(moves.size(), qsizetype{10});
        QCOMPARE(moves[QStringLiteral("g1")][QStringLiteral("word")].toString(),
                 QStringLiteral("0x0000000000A00000"));
    }

    void theListAndTheSquaresAgree()
    {
        for (const Case &row : Cases("pseudo_legal.tsv")) {
            const std::string moves = run({"moves", row["fen"], "--rule", "legal"}).out;
            const std::string line = row["square"] + "\t" + row["legal"] + "\n";
            QCOMPARE(contains(moves, line), row["legal"] != "-");
        }
    }

    void aSquareInTheEnPassantFieldBelongsToTheFen()
    {
        const std::string board = "4k3/8/8/3pP3/8/8/8/4K3";
        const Run all = run({"moves", board, "w", "-", "d6"});
        QVERIFY(contains(all.out, "e5\td6,e6\n"));
        QCOMPARE(run({"moves", board, "w", "-", "d6", "e5"}).out, std::string("d6,e6\n"));
        QCOMPARE(run({"moves", board, "w", "-", "-", "e5"}).out, std::string("e6\n"));
        QCOMPARE(run({"moves", board, "w", "-", "-", "0", "1", "e5"}).out, std::string("e6\n"));
        QCOMPARE(run({"moves", board, "e5"}).out, std::string("e6\n"));
    }

    void anEmptySquareHasNoMovesAndANotice()
    {
        const Run empty = run({"moves", "startpos", "e4"});
        QCOMPARE(empty.status, 0);
        QCOMPARE(empty.out, std::string("-\n"));
        QVERIFY(startsWith(empty.err, "bitboard: e4: "));
    }

    void legalMovesOfUnplayablePositionsAreRefusedWithEveryReason()
    {
        const std::vector<std::pair<std::string, std::vector<std::string>>> cases = {
            {"8/8/8/8/8/8/4R3/7k w - - 0 1", {"White has no king."}},
            {"K6K/8/8/8/8/8/4R3/7k w - - 0 1", {"White has several kings: a8,h8."}},
            {"8/8/8/8/8/8/4R3/8 w - - 0 1", {"White has no king.", "Black has no king."}},
            {"4k3/8/8/8/8/8/4R3/K7 w - - 0 1", {"Black is in check, but White is to move."}}};
        for (const auto &[fen, reasons] : cases) {
            for (const std::string square : {"", " e2"}) {
                const std::vector<std::string> moves = wordsOf("moves " + fen + square);
                std::vector<std::string> legalMoves = moves;
                legalMoves.insert(legalMoves.end(), {"--rule", "legal"});
                const Run legal = run(legalMoves);
                QCOMPARE(legal.status, 1);
                QCOMPARE(legal.out, std::string());
                const std::vector<std::string> lines = linesOf(legal.err);
                QCOMPARE(lines.size(), reasons.size());
                for (std::size_t i = 0; i < lines.size(); ++i)
                    QCOMPARE(lines[i], "bitboard: FEN: " + reasons[i]);
                QCOMPARE(run(moves).status, 0);
            }
        }
    }

    // As if it were its turn: then no king may stand there to be captured.
    void legalMovesOfAPieceAreThoseOfItsTurn()
    {
        const std::string inCheck = "4k3/8/8/8/8/8/4R3/K7 b - - 0 1";
        QCOMPARE(run({"moves", inCheck, "e8", "--rule", "legal"}).out,
                 std::string("d7,d8,f7,f8\n"));
        const Run other = run({"moves", inCheck, "e2", "--rule", "legal"});
        QCOMPARE(other.status, 1);
        QCOMPARE(other.err,
                 std::string("bitboard: FEN: Black is in check, but White is to move.\n"));
    }

    void badFensAndSquaresOfMovesAreReported()
    {
        const Run fen = run({"moves", "4k3/8/8/8/8/8/8/X3K3 w - - 0 1", "e1"});
        QCOMPARE(fen.status, 1);
        QCOMPARE(fen.out, std::string());
        QVERIFY2(startsWith(fen.err, "bitboard: FEN, line 1, column 17: "), fen.err.c_str());
        const Run square = run({"moves", "startpos", "e9"});
        QCOMPARE(square.status, 1);
        QVERIFY2(startsWith(square.err, "bitboard: SQUARE: "), square.err.c_str());
    }

    void attackersAreThoseOfTheTable()
    {
        for (const Case &row : Cases("attackers.tsv")) {
            const std::string by = row["color"] == "w" ? "white" : "black";
            const std::string line =
                asPrinted(row["attackers"]) + "\t" + row["count"] + "\t" + row["squares"] + "\n";
            QCOMPARE(run({"attackers", row["fen"], row["square"], "--by", by}).out, line);
            std::vector<std::string> words = wordsOf("attackers --by " + by + " " + row["fen"]);
            words.push_back(row["square"]);
            QCOMPARE(run(words).out, line);
        }
    }

    void attackersOfBothSidesStandTogether()
    {
        QCOMPARE(run({"attackers", "4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1", "d3"}).out,
                 std::string("0x0000000800000008\t2\td1,d5\n"));
    }

    void fenWritesWhatTheTableSays()
    {
        for (const Case &row : Cases("fen_valid.tsv")) {
            const std::string input = unescaped(row["input"]);
            const auto written = [&](const std::vector<std::string> &options) {
                std::vector<std::string> arguments = {"fen", input};
                arguments.insert(arguments.end(), options.begin(), options.end());
                if (row["variant"] == "960")
                    arguments.push_back("--chess960");
                const Run fen = run(arguments);
                return fen.status == 0 ? fen.out : fen.err;
            };
            QCOMPARE(written({}), row["canonical_fen_ep"] + "\n");
            QCOMPARE(written({"--ep", "xfen"}), row["canonical_xfen_ep"] + "\n");
            QCOMPARE(written({"--ep", "legal"}), row["canonical_legal_ep"] + "\n");
            QCOMPARE(written({"--castling", "shredder", "--ep", "legal"}),
                     row["shredder_fen"] + "\n");
        }
    }

    void fenGradesWhatTheTableCallsInvalid()
    {
        for (const Case &row : Cases("fen_invalid.tsv")) {
            const std::string input = unescaped(row["input"]);
            const Run fen = run({"fen", input});
            const std::string shown = input + "\n" + fen.err;
            // The table itself leaves some of the texts to the taste of the reader.
            const bool mayBeTolerated = contains(row["a_good_parser_says"], "toler") ||
                                        contains(row["a_good_parser_says"], "notice");
            if (row["severity"] == "syntax" && !(mayBeTolerated && fen.status == 0)) {
                QVERIFY2(fen.status == 1, shown.c_str());
                QCOMPARE(fen.out, std::string());
                QVERIFY2(hasGrade(fen, "unreadable"), shown.c_str());
            } else {
                QVERIFY2(fen.status == 0, shown.c_str());
                QCOMPARE(linesOf(fen.out).size(), std::size_t{1});
                QVERIFY2(hasGrade(fen, row["severity"] == "position" ? "unplayable" : "notice"),
                         shown.c_str());
            }
        }
    }

    void everyFindingHasGradeKindAndSentence()
    {
        const QRegularExpression finding(
            QStringLiteral("^(unreadable|unplayable|notice)\t[a-z]+(-[a-z0-9]+)*\tFEN(, line \\d+, "
                           "column \\d+)?: .+$"));
        for (const Case &row : Cases("fen_invalid.tsv")) {
            for (const std::string &line : linesOf(run({"fen", unescaped(row["input"])}).err))
                QVERIFY2(finding.match(QString::fromStdString(line)).hasMatch(), line.c_str());
        }
    }

    void everyCommandSaysThatARightWasDroppedAndGoesOnWithoutIt()
    {
        const std::string fen = "r4rk1/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        const std::string sentence =
            "line 1, column 29: Castling rights kq were dropped, and the position counts without "
            "them: king and rook do not stand where they need them.\n";
        std::vector<Run> runs = {run({"fen", fen}),
                                 run({"perft", "1", fen}),
                                 run({"moves", fen, "--rule", "legal"}),
                                 run({"boards", fen}),
                                 run({"attackers", fen, "e1"}),
                                 run({"boards"}, fen + "\n"),
                                 run({"perft", "--suite", "-"}, fen + " ;D1 23\n")};
        for (const Run &each : runs) {
            QCOMPARE(each.status, 0);
            const std::size_t at = each.err.find(sentence);
            QVERIFY2(at != std::string::npos, each.err.c_str());
            QVERIFY(each.err.find(sentence, at + 1) == std::string::npos);
        }
    }

    void fenAsJsonHoldsTheFindings()
    {
        const QJsonObject object =
            objectOf(run({"fen", "4k3/8/8/8/8/8/8/R7 w Q - 0 1", "--as", "json"}).out);
        QCOMPARE(object[QStringLiteral("fen")].toString(),
                 QStringLiteral("4k3/8/8/8/8/8/8/R7 w - - 0 1"));
        const QJsonArray problems = object[QStringLiteral("problems")].toArray();
        QCOMPARE(problems.size(), qsizetype{2});
        QCOMPARE(problems[0][QStringLiteral("kind")].toString(),
                 QStringLiteral("castling-right-does-not-fit"));
        QCOMPARE(problems[0][QStringLiteral("column")].toInt(), 22);
        QCOMPARE(problems[1][QStringLiteral("grade")].toString(), QStringLiteral("unplayable"));
        const Run bad = run({"fen", "x\xFFy", "--as", "json"});
        QCOMPARE(bad.status, 1);
        QVERIFY(objectOf(bad.out)[QStringLiteral("fen")].isNull());
    }
};

QTEST_APPLESS_MAIN(TestPositionCommands)
#include "tst_position_commands.moc"
