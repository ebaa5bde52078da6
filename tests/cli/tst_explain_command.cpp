#include "src/board/bitboard.h"
#include "tests/cases.h"
#include "tests/cli/run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace tests;

namespace {

const std::vector<std::string> methods = {"offsets", "clipping", "steps", "shifts"};
const std::string boardOfSeed2 = "8/8/2k5/2p1pn2/3nNp2/2PK1P2/3N4/8 b - - 0 1";

std::vector<std::string> operator+(std::vector<std::string> words,
                                   const std::vector<std::string> &more)
{
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// What `explain` prints, or the message where it ends badly.
std::string explained(const std::vector<std::string> &arguments)
{
    const Run explain = run(std::vector<std::string>{"explain"} + arguments);
    return explain.status == 0 && explain.err.empty() ? explain.out : explain.err;
}

/// The cells of the first line that begins with a name; no cells where there is none.
std::vector<std::string> lineNamed(const std::string &text, const std::string &name)
{
    for (const std::string &line : linesOf(text)) {
        if (startsWith(line, name + "\t"))
            return cellsOf(line);
    }
    return {};
}

/// The last line of that name: where a step and a result have the same, the result.
std::string resultNamed(const std::string &text, const std::string &name)
{
    std::string found;
    for (const std::string &line : linesOf(text)) {
        if (startsWith(line, name + "\t"))
            found = line;
    }
    return found;
}

QJsonObject objectOf(const std::vector<std::string> &arguments)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(explained(arguments))).object();
}

/// The words of `steps[…].key` that are bitboards.
QString wordOf(const QJsonValue &bitboard)
{
    return bitboard[QStringLiteral("word")].toString();
}

} // namespace

class TestExplainCommand : public QObject {
    Q_OBJECT
private slots:
    void attacksAreThoseOfTheTable()
    {
        std::size_t count = 0;
        for (const Case &row : Cases("attacks.tsv")) {
            const bool isKing = row["piece"] == "K" || row["piece"] == "k";
            if (!isKing && row["piece"] != "N" && row["piece"] != "n")
                continue;
            // Every method has its turn.
            const std::string &method = methods[count % methods.size()];
            const std::string out =
                explained({isKing ? "king" : "knight", row["square"], "--by", method});
            QVERIFY2(contains(resultNamed(out, "attacks"),
                              "attacks\t" + asPrinted(row["attacks"]) + "\t" + row["count"] + "\t"),
                     out.c_str());
            QVERIFY(contains(out, "# 4 methods agree\n"));
            ++count;
        }
        QVERIFY(count >= 20);
    }

    void destinationsOfKnightsAreThoseOfTheTable()
    {
        std::size_t count = 0;
        for (const Case &row : Cases("pseudo_legal_any_side.tsv")) {
            if (row["piece"] != "N" && row["piece"] != "n")
                continue;
            const std::string &method = methods[count % methods.size()];
            const std::string out =
                explained({"knight", row["square"], "--by", method, "--fen", row["fen"]});
            QCOMPARE(cellsOf(resultNamed(out, "destinations")).back(),
                     row["pseudo_legal_loose_castling"]);
            ++count;
        }
        QVERIFY(count >= 20);
    }

    void aLineHasNameFormulaWordsResultUnionRemarkAndSquares()
    {
        const std::string out = explained({"knight", "h4", "--by", "shifts"});
        QVERIFY(lineNamed(out, "wsw") ==
                (std::vector<std::string>{"wsw", "(b & ~(file_a | file_b)) >> 10",
                                          "(0x0000000080000000 & 0xFCFCFCFCFCFCFCFC) >> 10",
                                          "0x0000000000200000", "0x0000402000200000", "-", "f3"}));
        QVERIFY(lineNamed(out, "nne").at(6) == "-");
        QVERIFY(startsWith(out, "# knight on h4 by shifts: "));
        for (const std::string &method : methods) {
            for (const std::string &line : linesOf(explained({"king", "e4", "--by", method}))) {
                if (!startsWith(line, "#") && !startsWith(line, "attacks\t0x"))
                    QCOMPARE(cellsOf(line).size(), std::size_t{7});
            }
        }
    }

    void offsetsAreTheDefault()
    {
        QCOMPARE(explained({"king", "e4"}), explained({"king", "e4", "--by", "offsets"}));
        QVERIFY(explained({"king", "e4"}) != explained({"king", "e4", "--by", "shifts"}));
    }

    void unmaskedNamesTheWrappedSquares()
    {
        for (const std::string &method : methods) {
            const std::string h4 = explained({"knight", "h4", "--by", method, "--unmasked"});
            QCOMPARE(resultNamed(h4, "wrapped"),
                     std::string("wrapped\t0x0001020002010000\t4\ta3,a7,b4,b6"));
            const std::string a1 = explained({"knight", "a1", "--by", method, "--unmasked"});
            QCOMPARE(resultNamed(a1, "wrapped"),
                     std::string("wrapped\t0x0000000000008040\t2\tg1,h2"));
            const std::string king = explained({"king", "h4", "--by", method, "--unmasked"});
            QCOMPARE(cellsOf(resultNamed(king, "wrapped")).at(3), std::string("a4,a5,a6"));
            QVERIFY(!contains(king, "&"));
        }
        const std::string shifts = explained({"knight", "h4", "--by", "shifts", "--unmasked"});
        QCOMPARE(lineNamed(shifts, "nne").at(5), std::string("wrapped"));
        QCOMPARE(lineNamed(shifts, "nnw").at(5), std::string("-"));
        QVERIFY(!contains(explained({"knight", "h4"}), "wrapped"));
    }

    void clippingShowsEveryWordOfSeed2()
    {
        const std::string out =
            explained({"knight", "d4", "--by", "clipping", "--fen", boardOfSeed2});
        int count = 0;
        for (const Case &row : Cases("seed_2_knight.txt")) {
            if (row["step"] == "given" || row["step"] == "return")
                continue;
            const std::string name = row["step"] == "knight_moves"  ? "attacks"
                                     : row["step"] == "KnightValid" ? "destinations"
                                                                    : row["step"];
            // The table prints a8 first; turned upside down, that is the word from its low end.
            chess::Bitboard squares;
            for (const chess::Square square : chess::allSquares) {
                if (row["squares"].at(static_cast<std::size_t>(square.index())) == '1')
                    squares.insert(square);
            }
            const std::string word =
                QStringLiteral("0x%1")
                    .arg(squares.flippedVertically().word(), 16, 16, QChar(u'0'))
                    .toUpper()
                    .replace(u'X', u'x')
                    .toStdString();
            const std::vector<std::string> cells = lineNamed(out, name);
            QVERIFY2(cells.size() == 7, name.c_str());
            if (row["value"] == "result")
                QCOMPARE(cells[3], word);
            else
                QVERIFY2(contains(cells[2], word), (name + " has no " + word).c_str());
            ++count;
        }
        QCOMPARE(count, 56);
        QCOMPARE(cellsOf(resultNamed(out, "destinations")).at(3), std::string("b3,b5,c2,e2,e6,f3"));
    }

    void ownPiecesComeFromAWordOrAPosition()
    {
        const std::string byWord =
            explained({"knight", "g1", "--own", "0xFFFF", "--by", "offsets"});
        QCOMPARE(resultNamed(byWord, "destinations"),
                 std::string("destinations\t0x0000000000A00000\t2\tf3,h3"));
        QCOMPARE(explained({"knight", "g1", "--fen", "startpos", "--by", "offsets"}), byWord);
        // Black's knight on b8 has black pieces for its own, whoever is to move.
        const std::string black = explained({"knight", "b8", "--fen", "startpos"});
        QCOMPARE(cellsOf(resultNamed(black, "destinations")).at(3), std::string("a6,c6"));
        // An empty square has those of the side to move.
        const std::string empty = explained({"king", "e3", "--fen", "startpos"});
        QCOMPARE(cellsOf(resultNamed(empty, "destinations")).at(3), std::string("d3,d4,e4,f3,f4"));
        QVERIFY(resultNamed(explained({"knight", "g1"}), "destinations").empty());
    }

    void stepsSayWhatStandsThere()
    {
        const std::string out = explained({"knight", "d4", "--by", "steps", "--fen", boardOfSeed2});
        QCOMPARE(lineNamed(out, "(1, 2)").at(5), std::string("own piece"));
        QCOMPARE(lineNamed(out, "(-1, 2)").at(5), std::string("enemy piece"));
        QCOMPARE(lineNamed(out, "(2, 1)").at(5), std::string("empty"));
        QCOMPARE(lineNamed(out, "(2, 1)").at(2), std::string("(3, 3) + (2, 1) = (5, 4)"));
        const std::string corner = explained({"king", "h8", "--by", "steps"});
        QCOMPARE(lineNamed(corner, "(1, 0)").at(5), std::string("off the board"));
    }

    void theFenMayStandAnywhere()
    {
        const std::vector<std::string> fen = {"--fen", boardOfSeed2};
        const std::vector<std::string> fenWords = wordsOf("--fen " + boardOfSeed2);
        const std::string expected = explained(std::vector<std::string>{"knight", "d4"} + fen);
        QVERIFY(contains(expected, "destinations\t"));
        for (const std::vector<std::string> &option : {fen, fenWords}) {
            QCOMPARE(explained(option + std::vector<std::string>{"knight", "d4"}), expected);
            QCOMPARE(explained(std::vector<std::string>{"knight"} + option +
                               std::vector<std::string>{"d4"}),
                     expected);
            QCOMPARE(
                explained(option + std::vector<std::string>{"--by", "offsets", "knight", "d4"}),
                expected);
            QCOMPARE(explained(option + std::vector<std::string>{"knight", "d4", "--by=offsets"}),
                     expected);
        }
    }

    void wordsAndOffsetsAreThoseOfTheMapping()
    {
        // Under LEFR one rank up is one bit up, and what wraps are ranks.
        const std::string out =
            explained({"king", "d8", "--by", "shifts", "--mapping", "lefr", "--unmasked"});
        QCOMPARE(lineNamed(out, "n").at(1), std::string("b << 1"));
        QCOMPARE(lineNamed(out, "n").at(2), std::string("0x0000000080000000 << 1"));
        QCOMPARE(cellsOf(resultNamed(out, "wrapped")).at(3), std::string("d1,e1,f1"));
        const std::string masked =
            explained({"king", "d8", "--by", "shifts", "--mapping", "lefr", "--own", "1"});
        QCOMPARE(lineNamed(masked, "n").at(1), std::string("(b & ~rank_8) << 1"));
        // Bit 0 is a1 and bit 1 a2.
        const std::string own = explained({"king", "a3", "--mapping", "lefr", "--own", "2"});
        QCOMPARE(cellsOf(resultNamed(own, "own")).at(3), std::string("a2"));
        QCOMPARE(cellsOf(resultNamed(own, "destinations")).at(3), std::string("a4,b2,b3,b4"));
    }

    void formulasAreInTheLanguageAskedFor()
    {
        const auto nne = [](const char *language) {
            return lineNamed(explained({"knight", "h4", "--by", "shifts", "--as", language}), "sse")
                .at(1);
        };
        QCOMPARE(nne("cpp"), std::string("(b & ~file_h) >> 15"));
        QCOMPARE(nne("rust"), std::string("(b & !FILE_H) >> 15"));
        QCOMPARE(nne("java"), std::string("(b & ~FILE_H) >>> 15"));
        QCOMPARE(nne("python"), std::string("(b & ~FILE_H) >> 15"));
    }

    void jsonHoldsTheDerivation()
    {
        const QJsonObject object = objectOf(
            {"knight", "h4", "--by", "shifts", "--unmasked", "--own", "0x4000", "--as", "json"});
        QCOMPARE(object[QStringLiteral("piece")].toString(), QStringLiteral("knight"));
        QCOMPARE(object[QStringLiteral("square")].toString(), QStringLiteral("h4"));
        QCOMPARE(object[QStringLiteral("method")].toString(), QStringLiteral("shifts"));
        QCOMPARE(object[QStringLiteral("masked")].toBool(true), false);
        QCOMPARE(object[QStringLiteral("agreeing_methods")].toInt(), 4);
        QCOMPARE(wordOf(object[QStringLiteral("wrapped")]), QStringLiteral("0x0001020002010000"));
        QCOMPARE(wordOf(object[QStringLiteral("own")]), QStringLiteral("0x0000000000004000"));
        QCOMPARE(object[QStringLiteral("attacks")][QStringLiteral("count")].toInt(), 8);
        QCOMPARE(object[QStringLiteral("destinations")][QStringLiteral("count")].toInt(), 7);
        const QJsonArray steps = object[QStringLiteral("steps")].toArray();
        QCOMPARE(steps.size(), qsizetype{10});
        const QJsonValue nne = steps[0];
        QCOMPARE(nne[QStringLiteral("step")].toString(), QStringLiteral("nne"));
        QCOMPARE(nne[QStringLiteral("operation")].toString(), QStringLiteral("shift"));
        QCOMPARE(nne[QStringLiteral("formula")].toString(), QStringLiteral("b << 17"));
        QCOMPARE(nne[QStringLiteral("offset")].toInt(), 17);
        QCOMPARE(nne[QStringLiteral("operands")].toArray().size(), qsizetype{1});
        QCOMPARE(wordOf(nne[QStringLiteral("masked")]), QStringLiteral("0x0000000080000000"));
        QCOMPARE(wordOf(nne[QStringLiteral("result")]), QStringLiteral("0x0001000000000000"));
        QCOMPARE(nne[QStringLiteral("wrapped")].toArray(), QJsonArray{QStringLiteral("a7")});
        QCOMPARE(steps[9][QStringLiteral("operation")].toString(), QStringLiteral("without-own"));
    }

    void jsonOfStepsHasTargetsAndVerdicts()
    {
        const QJsonObject object =
            objectOf({"king", "a1", "--by", "steps", "--own", "0x100", "--as", "json"});
        const QJsonArray steps = object[QStringLiteral("steps")].toArray();
        QCOMPARE(steps[0][QStringLiteral("target")].toString(), QStringLiteral("b1"));
        QCOMPARE(steps[0][QStringLiteral("verdict")].toString(), QStringLiteral("empty"));
        QVERIFY(steps[1][QStringLiteral("target")].isNull());
        QCOMPARE(steps[1][QStringLiteral("verdict")].toString(), QStringLiteral("off the board"));
        QCOMPARE(steps[2][QStringLiteral("target")].toString(), QStringLiteral("a2"));
        QCOMPARE(steps[2][QStringLiteral("verdict")].toString(), QStringLiteral("own piece"));
        QCOMPARE(steps[2][QStringLiteral("result")][QStringLiteral("count")].toInt(-1), 0);
    }

    void slidersAttackWhatTheTableSaysByBothMethods()
    {
        std::size_t count = 0;
        for (const Case &row : Cases("attacks.tsv")) {
            const QString name = QString::fromStdString(row["piece"]).toLower();
            const std::string piece = name == u'b'   ? "bishop"
                                      : name == u'r' ? "rook"
                                      : name == u'q' ? "queen"
                                                     : "";
            if (piece.empty())
                continue;
            for (const char *method : {"rays", "lookup"}) {
                const std::string out =
                    explained({piece, row["square"], "--by", method, "--fen", row["fen"]});
                QVERIFY2(contains(out, "\nattacks\t" + asPrinted(row["attacks"]) + "\t" +
                                           row["count"] + "\t"),
                         out.c_str());
                QVERIFY(contains(out, "# 2 methods agree\n"));
            }
            ++count;
        }
        QVERIFY(count >= 20);
    }

    void raysNameTheirFirstBlocker()
    {
        const std::string out = explained({"rook", "a1", "--occupied", "0x1000000"});
        QVERIFY(lineNamed(out, "north") ==
                (std::vector<std::string>{"north", "ray_north & ~ray_north_from_a4",
                                          "0x0101010101010100 & ~0x0101010100000000",
                                          "0x0000000001010100", "0x0000000001010100",
                                          "blocked on a4", "a2,a3,a4"}));
        QCOMPARE(lineNamed(out, "east").at(5), std::string("-"));
        QCOMPARE(cellsOf(resultNamed(out, "attacks")).at(3),
                 std::string("a2,a3,a4,b1,c1,d1,e1,f1,g1,h1"));
        QCOMPARE(out, explained({"rook", "a1", "--occupied", "0x1000000", "--by", "rays"}));
    }

    void lookupMultipliesAndShifts()
    {
        const QJsonObject rook =
            objectOf({"rook", "a1", "--by", "lookup", "--occupied", "0x1000000", "--as", "json"});
        const QJsonArray steps = rook[QStringLiteral("steps")].toArray();
        QCOMPARE(wordOf(steps[0][QStringLiteral("result")]), QStringLiteral("0x0000000001000000"));
        const QJsonValue magic = steps[1][QStringLiteral("magic")];
        const std::uint64_t factor =
            magic[QStringLiteral("factor")].toString().toULongLong(nullptr, 16);
        const std::uint64_t product = factor << 24;
        QCOMPARE(magic[QStringLiteral("product")].toString().toULongLong(nullptr, 16), product);
        QCOMPARE(magic[QStringLiteral("index")].toInteger(),
                 static_cast<qint64>(product >> magic[QStringLiteral("shift")].toInt()));
        QCOMPARE(rook[QStringLiteral("agreeing_methods")].toInt(), 2);
        const std::string text =
            explained({"rook", "a1", "--by", "lookup", "--occupied", "0x1000000"});
        QVERIFY(contains(lineNamed(text, "rook_index").at(2),
                         " = " + std::to_string(magic[QStringLiteral("index")].toInteger())));
        QCOMPARE(lineNamed(text, "rook_index").at(6), std::string("-"));
    }

    void ownPiecesStandInASlidersWay()
    {
        const std::string out = explained({"rook", "a1", "--own", "0x100"});
        QCOMPARE(cellsOf(resultNamed(out, "attacks")).at(3),
                 std::string("a2,b1,c1,d1,e1,f1,g1,h1"));
        QCOMPARE(cellsOf(resultNamed(out, "destinations")).at(3),
                 std::string("b1,c1,d1,e1,f1,g1,h1"));
    }

    void onlyTheOccupiedSquaresStandInASlidersWayWhenTheyAreGiven()
    {
        const std::string out = explained({"rook", "a1", "--own", "0x100", "--occupied", "0x8"});
        QCOMPARE(cellsOf(resultNamed(out, "attacks")).at(3),
                 std::string("a2,a3,a4,a5,a6,a7,a8,b1,c1,d1"));
        QCOMPARE(cellsOf(resultNamed(out, "destinations")).at(3),
                 std::string("a3,a4,a5,a6,a7,a8,b1,c1,d1"));
    }

    void pawnsAreExplainedAsOneSet()
    {
        const std::string out = explained({"white-pawns"});
        QCOMPARE(lineNamed(out, "forward").at(1), std::string("white_pawns << 8"));
        QCOMPARE(lineNamed(out, "forward_again").at(1),
                 std::string("(single_pushes & rank_3) << 8"));
        QCOMPARE(lineNamed(out, "north_west").at(1), std::string("(white_pawns & ~file_a) << 7"));
        QCOMPARE(lineNamed(out, "captures_east").at(1), std::string("north_east & black"));
        QCOMPARE(resultNamed(out, "destinations").substr(0, 31),
                 std::string("destinations\t0x00000000FFFF0000"));
        QVERIFY(!contains(out, "methods agree"));
        QCOMPARE(explained({"white-pawns", "--fen", "startpos"}), out);
        QCOMPARE(explained({"--fen", "startpos", "white-pawns"}), out);
        const std::vector<std::string> words =
            wordsOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        QCOMPARE(explained(std::vector<std::string>{"white-pawns", "--fen"} + words), out);
    }

    void unmaskedPawnsCaptureRoundTheEdge()
    {
        const std::string out =
            explained({"black-pawns", "--unmasked", "--fen", "4k3/8/8/p7/8/8/8/4K3 b - - 0 1"});
        // a5 is 32, and 23 is h3.
        QCOMPARE(lineNamed(out, "south_west").at(1), std::string("black_pawns >> 9"));
        QCOMPARE(lineNamed(out, "south_west").at(5), std::string("wrapped"));
        QCOMPARE(cellsOf(resultNamed(out, "wrapped")).at(3), std::string("h3"));
    }

    void legalEndsWithTheLegalDestinations()
    {
        std::size_t count = 0;
        for (const Case &row : Cases("pseudo_legal.tsv")) {
            if (++count % 5 != 0)
                continue;
            const std::string out = explained({"legal", row["square"], "--fen", row["fen"]});
            QVERIFY2(cellsOf(resultNamed(out, "legal")).back() == row["legal"], out.c_str());
        }
        QVERIFY(count > 100);
    }

    void legalShowsTheSquareThatTheKingHides()
    {
        const std::string fen = "8/8/8/8/r3K2k/8/8/8 w - - 0 1";
        const std::string out = explained({"legal", "e4", "--fen", fen});
        QCOMPARE(cellsOf(lineNamed(out, "hidden").empty() ? "" : resultNamed(out, "hidden")).at(3),
                 std::string("f4,h4"));
        QCOMPARE(lineNamed(out, "danger").at(1), std::string("attacks(black, without_king)"));
        QVERIFY(contains(out, "\tleft\t"));
        const QJsonObject object = objectOf({"legal", "e4", "--fen", fen, "--as", "json"});
        QCOMPARE(object[QStringLiteral("rule")].toString(), QStringLiteral("legal"));
        QCOMPARE(object[QStringLiteral("unsafe")][QStringLiteral("count")].toInt(), 2);
    }

    void jsonOfRaysHasBlockersAndSentences()
    {
        const QJsonObject rook =
            objectOf({"rook", "a1", "--occupied", "0x1000000", "--as", "json"});
        QCOMPARE(wordOf(rook[QStringLiteral("occupied")]), QStringLiteral("0x0000000001000000"));
        const QJsonArray steps = rook[QStringLiteral("steps")].toArray();
        QCOMPARE(steps[0][QStringLiteral("first_blocker")].toString(), QStringLiteral("a4"));
        QCOMPARE(wordOf(steps[0][QStringLiteral("blockers")]),
                 QStringLiteral("0x0000000001000000"));
        QVERIFY(steps[2][QStringLiteral("first_blocker")].isNull());
        QCOMPARE(steps[2][QStringLiteral("sentence")].toString(),
                 QStringLiteral("No piece stands on the ray east: it reaches the edge."));
    }

    void badInputIsAMessageAndNoResult()
    {
        const auto message = [](const std::vector<std::string> &arguments) {
            const Run explain = run(std::vector<std::string>{"explain"} + arguments);
            return explain.status == 1 && explain.out.empty() ? explain.err : std::string();
        };
        QVERIFY(startsWith(message({"king", "e9"}), "bitboard: SQUARE: "));
        QVERIFY(startsWith(message({"king", "e4", "--own", "0xG"}),
                           "bitboard: --own, line 1, column 3: "));
        QVERIFY(startsWith(message({"king", "e4", "--fen", "8/8/x w - - 0 1"}),
                           "bitboard: --fen, line 1, column "));
        QVERIFY(startsWith(message({"king", "e9", "--fen", "startpos"}), "bitboard: SQUARE: "));
        QVERIFY(startsWith(message({"rook", "a1", "--occupied", "0xG"}),
                           "bitboard: --occupied, line 1, column 3: "));
        QVERIFY(
            startsWith(message({"legal", "e4", "--fen", "startpos"}), "bitboard: e4: No piece"));
        QVERIFY(contains(message({"legal", "e2", "--fen", "8/8/8/8/8/8/4P3/8 w - - 0 1"}),
                         "White has 0 kings"));
    }
};

QTEST_APPLESS_MAIN(TestExplainCommand)
#include "tst_explain_command.moc"
