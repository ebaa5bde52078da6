#include "tests/cli/run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace tests;

class TestEvalCommand : public QObject {
    Q_OBJECT
private slots:
    void theValueIsAWordItsCountItsSquaresAndANumber()
    {
        QCOMPARE(run({"eval", "knight_attacks(b1) & ~white_pawns"}).out,
                 std::string("0x0000000000050000\t2\ta3,c3\t-\n"));
        QCOMPARE(run({"eval", "popcount(occupied) + 1"}).out,
                 std::string("0x0000000000000021\t2\ta1,f1\t33\n"));
        QCOMPARE(run({"eval", "--as", "dec", "-1"}).out.substr(0, 24),
                 std::string("18446744073709551615\t64\t"));
    }

    void theExpressionMayBeSeveralWords()
    {
        QCOMPARE(run({"eval", "e4", "|", "0x1"}).out,
                 std::string("0x0000000010000001\t2\ta1,e4\t-\n"));
    }

    void namesAreThoseOfThePositionAndTheSelectedSquare()
    {
        const std::string fen = "8/8/8/8/4N3/8/8/K6k w - - 0 1";
        QCOMPARE(cellsOf(run({"eval", "white_knights", "--fen", fen}).out).at(2),
                 std::string("e4"));
        QCOMPARE(run({"eval", "popcount(attacks)", "--fen", fen, "--select", "e4"}).out,
                 std::string("0x0000000000000008\t1\td1\t8\n"));
        // An unquoted FEN takes all words but the last when the expression stands behind it.
        QCOMPARE(run(std::vector<std::string>{"eval", "--fen", "8/8/8/8/4N3/8/8/K6k", "w", "-", "-",
                                              "0", "1", "black_king"})
                     .out,
                 std::string("0x0000000000000080\t1\th1\t-\n"));
        QCOMPARE(cellsOf(run({"eval", "white_knights"}).out).at(2), std::string("b1,g1"));
    }

    void stepsAreALineForEveryPartAndTheWholeLast()
    {
        const std::vector<std::string> lines =
            linesOf(run({"eval", "north(e4) | 1 << a1", "--steps"}).out);
        QCOMPARE(lines.size(), std::size_t{7});
        QVERIFY(startsWith(lines.front(), "# expression\tkind\tword"));
        const std::vector<std::string> expressions = {"e4", "north(e4)", "1",
                                                      "a1", "1 << a1",   "north(e4) | 1 << a1"};
        for (std::size_t i = 0; i < expressions.size(); ++i) {
            const std::vector<std::string> cells = cellsOf(lines[i + 1]);
            QCOMPARE(cells.size(), std::size_t{7});
            QCOMPARE(cells[0], expressions[i]);
        }
        QCOMPARE(cellsOf(lines[4])[6], std::string("The square stands for the number of its bit."));
        QCOMPARE(lines.back(),
                 std::string("north(e4) | 1 << a1\tset\t0x0000001000000001\t2\ta1,e5\t-\t-"));
    }

    void howItWasReadIsSaidOnceWhereItIsDue()
    {
        const Run eval = run({"eval", "1 | 010 | 020 | !0"});
        QCOMPARE(eval.status, 0);
        QVERIFY2(contains(eval.err, "line 1, column 5: Read as an octal number, as in C"),
                 eval.err.c_str());
        QVERIFY2(contains(eval.err, "column 17: “!” is read as in C, where it gives 1 for 0"),
                 eval.err.c_str());
        QCOMPARE(linesOf(eval.err).size(), std::size_t{2});
        QVERIFY(run({"eval", "1 | 2"}).err.empty());
    }

    void numbersFollowTheMapping()
    {
        QCOMPARE(run({"eval", "0xFF & ~a1", "--mapping", "a1a2"}).out,
                 std::string("0x00000000000000FE\t7\ta2,a3,a4,a5,a6,a7,a8\t-\n"));
    }

    void jsonHoldsTheTreeOfSteps()
    {
        const Run eval = run({"eval", "x = e4; x | 1", "--steps", "--as", "json"});
        const QJsonObject value =
            QJsonDocument::fromJson(QByteArray::fromStdString(eval.out)).object();
        QCOMPARE(value[u"word"].toString(), QStringLiteral("0x0000000010000001"));
        QCOMPARE(value[u"kind"].toString(), QStringLiteral("set"));
        QCOMPARE(value[u"statements"].toArray(), (QJsonArray{1, 4}));
        const QJsonArray steps = value[u"steps"].toArray();
        QCOMPARE(steps.size(), 5);
        QCOMPARE(steps[4][u"operands"].toArray(), (QJsonArray{2, 3}));
        QCOMPARE(steps[4][u"name"].toString(), QStringLiteral("or"));
        QCOMPARE(steps[4][u"offset"].toInt(), 8);
        QCOMPARE(steps[3][u"unsigned"].toString(), QStringLiteral("1"));
    }

    void whatIsWrongIsSaidWithItsPlace()
    {
        const Run eval = run({"eval", "e4 |\n  whiet"});
        QCOMPARE(eval.status, 1);
        QVERIFY(eval.out.empty());
        QVERIFY2(startsWith(eval.err, "bitboard: EXPRESSION, line 2, column 3: “whiet” is not "),
                 eval.err.c_str());
        QCOMPARE(run({"eval", "1 << 64"}).status, 1);
        QCOMPARE(run({"eval", "e4", "--fen", "nonsense"}).status, 1);
        QCOMPARE(run({"eval", "e4", "--select", "e9"}).status, 1);
        const Run missing = run({"eval"});
        QCOMPARE(missing.status, 2);
        QVERIFY2(contains(missing.err, "EXPRESSION is missing"), missing.err.c_str());
    }

    void helpListsEveryFunction()
    {
        const std::string help = run({"help", "eval"}).out;
        for (const char *function : {"knight_attacks(squares)", "between(one, other)",
                                     "rook_attacks(squares, occupied = occupied)", "pdep"})
            QVERIFY2(contains(help, function), function);
        for (const std::string &line : linesOf(help)) {
            if (startsWith(line, "    "))
                QVERIFY2(line.size() <= 100 || !contains(line, "("), line.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestEvalCommand)
#include "tst_eval_command.moc"
