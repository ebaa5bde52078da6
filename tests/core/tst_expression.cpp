#include "src/workbench/expression/expression.h"
#include "tests/core/expressions.h"
#include "tests/core/oracle.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <set>

using namespace chess;
using namespace tests;

namespace {

constexpr std::uint64_t notA = 0xFEFEFEFEFEFEFEFEULL;
constexpr std::uint64_t notH = 0x7F7F7F7F7F7F7F7FULL;
constexpr std::uint64_t b = 0x1234'5678'9ABC'DEF0ULL;

} // namespace

// The compiler computes the same text: what stands in the macro is both a string and an expression
// of C++. Literals carry ULL, for without it those of C++ are 32 bits wide.
#define SAME(expression) QCOMPARE(wordOf(#expression, context), std::uint64_t{expression})

class TestExpression : public QObject {
    Q_OBJECT
private slots:
    void operatorsComputeAsTheCompilerDoes()
    {
        ExpressionContext context = startContext();
        for (const SquareMapping mapping : allSquareMappings) {
            context.mapping = mapping;
            context.own = {{"b", ExpressionValue::ofNumber(b)},
                           {"notA", ExpressionValue::ofNumber(notA)},
                           {"notH", ExpressionValue::ofNumber(notH)}};
            SAME(0xF0F0ULL & 0xFF00ULL);
            SAME(0xF0F0ULL | 0xFF00ULL);
            SAME(0xF0F0ULL ^ 0xFF00ULL);
            SAME(~0ULL);
            SAME(~b);
            SAME(-b);
            SAME(+b);
            SAME(b & -b);
            SAME(b & (b - 1));
            SAME(b ^ (b - 1));
            SAME(1ULL << 63);
            SAME(0xFFFFFFFFFFFFFFFFULL << 1);
            SAME(0x8000000000000000ULL >> 63);
            SAME(0xFFFFFFFFFFFFFFFFULL + 1);
            SAME(0ULL - 1);
            SAME(0xFFFFFFFFFFFFFFFFULL * 0xFFFFFFFFFFFFFFFFULL);
            SAME(0x0101010101010101ULL * 255ULL);
            SAME((b << 9) & notA);
            SAME((b >> 9) & notH);
            SAME((b * 0x0002040810204081ULL) >> 57);
            SAME(!b);
            SAME(!0ULL);
            SAME(!!b);
            SAME(b == b);
            SAME(b != b);
            SAME(b && notA);
            SAME(b && 0ULL);
            SAME(0ULL || 0ULL);
            SAME(0ULL || b);
            SAME(b ? 3ULL : 4ULL);
            SAME(0ULL ? 3ULL : 4ULL);
            SAME(b / 7ULL);
            SAME(b % 7ULL);
            SAME(b / notA);
            SAME(notA % b);
            SAME(b < notA);
            SAME(notA < b);
            SAME(b <= b);
            SAME(b < b);
            SAME(b > notA);
            SAME(b >= b);
        }
    }

    void precedenceAndGroupingAreThoseOfC()
    {
        const ExpressionContext context = [] {
            ExpressionContext withNames = startContext();
            withNames.own = {{"b", ExpressionValue::ofNumber(b)},
                             {"notA", ExpressionValue::ofNumber(notA)}};
            return withNames;
        }();
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wparentheses"
        // Pairs of binary operators in both orders, with values for which the two ways of grouping
        // differ; for * before << they never do.
        SAME(5ULL * 3ULL + 2ULL);
        SAME(5ULL + 3ULL * 2ULL);
        SAME(5ULL * 3ULL - 2ULL);
        SAME(5ULL - 3ULL * 2ULL);
        SAME(5ULL << 3ULL * 2ULL);
        SAME(5ULL * 3ULL >> 1ULL);
        SAME(500ULL >> 3ULL * 2ULL);
        SAME(5ULL * 3ULL & 2ULL);
        SAME(5ULL & 3ULL * 2ULL);
        SAME(5ULL * 3ULL ^ 2ULL);
        SAME(5ULL ^ 3ULL * 2ULL);
        SAME(5ULL * 3ULL | 16ULL);
        SAME(5ULL | 3ULL * 2ULL);
        SAME(5ULL + 3ULL << 2ULL);
        SAME(5ULL << 3ULL + 2ULL);
        SAME(5ULL + 3ULL >> 2ULL);
        SAME(500ULL >> 3ULL + 2ULL);
        SAME(5ULL + 3ULL & 12ULL);
        SAME(5ULL & 3ULL + 2ULL);
        SAME(5ULL + 3ULL ^ 12ULL);
        SAME(5ULL ^ 3ULL + 2ULL);
        SAME(5ULL + 3ULL | 9ULL);
        SAME(5ULL | 3ULL + 7ULL);
        SAME(5ULL - 3ULL << 2ULL);
        SAME(5ULL << 3ULL - 2ULL);
        SAME(5ULL << 3ULL & 8ULL);
        SAME(7ULL & 3ULL << 2ULL);
        SAME(5ULL << 3ULL ^ 8ULL);
        SAME(5ULL ^ 3ULL << 2ULL);
        SAME(5ULL << 3ULL | 4ULL);
        SAME(5ULL | 3ULL << 2ULL);
        SAME(80ULL >> 3ULL & 8ULL);
        SAME(5ULL & 48ULL >> 2ULL);
        SAME(5ULL & 3ULL ^ 6ULL);
        SAME(5ULL ^ 3ULL & 6ULL);
        SAME(5ULL & 3ULL | 6ULL);
        SAME(5ULL | 3ULL & 6ULL);
        SAME(5ULL ^ 3ULL | 6ULL);
        SAME(5ULL | 3ULL ^ 7ULL);
        SAME(5ULL & 4ULL == 4ULL);
        SAME(4ULL == 5ULL & 4ULL);
        SAME(1ULL ^ 1ULL != 0ULL);
        SAME(3ULL == 3ULL << 1ULL);
        SAME(2ULL | 1ULL && 0ULL);
        SAME(1ULL || 0ULL && 0ULL);
        SAME(!5ULL == 0ULL);
        SAME(!5ULL + 1ULL);
        SAME(7ULL / 2ULL * 2ULL);
        SAME(7ULL * 2ULL / 3ULL);
        SAME(20ULL % 7ULL * 3ULL);
        SAME(20ULL * 3ULL % 7ULL);
        SAME(20ULL / 3ULL % 4ULL);
        SAME(1ULL + 7ULL / 2ULL);
        SAME(9ULL - 7ULL % 4ULL);
        SAME(1ULL << 9ULL / 2ULL);
        SAME(9ULL % 4ULL << 3ULL);
        SAME(1ULL < 2ULL + 3ULL);
        SAME(1ULL < 2ULL << 3ULL);
        SAME(1ULL << 2ULL < 3ULL);
        SAME(3ULL > 2ULL > 1ULL);
        SAME(2ULL & 3ULL < 4ULL);
        SAME(2ULL > 1ULL == 1ULL);
        SAME(6ULL & 3ULL > 2ULL);
        SAME(6ULL | 3ULL <= 2ULL);
        SAME(2ULL >= 3ULL ^ 3ULL);
        SAME(1ULL < 2ULL && 3ULL < 2ULL);
        SAME(0ULL ? 1ULL : 0ULL ? 2ULL : 3ULL);
        SAME(1ULL ? 0ULL ? 1ULL : 2ULL : 3ULL);
        SAME(0ULL || 1ULL ? 5ULL : 6ULL);
        // From left to right.
        SAME(100ULL - 30ULL - 7ULL);
        SAME(100ULL - 30ULL + 7ULL);
        SAME(3ULL << 8ULL >> 3ULL);
        SAME(3ULL << 8ULL << 3ULL);
        // Signs bind tighter than all of them.
        SAME(~5ULL + 3ULL);
        SAME(-5ULL * 3ULL);
        SAME(~b << 3ULL);
        SAME(-b & b);
        SAME(~-b);
        SAME(-~b);
        SAME(b << 8ULL & notA | b >> 8ULL);
#pragma GCC diagnostic pop
    }

    void whatIsNotNeededMayHaveNoValue()
    {
        const Evaluation choice = evaluated("white & black ? lsb(white & black) : e4");
        QCOMPARE(choice.result().value.squares(SquareMapping::A1B1), Bitboard("e4"_sq));
        // Both parts are shown, and the one without a value says so.
        QVERIFY(choice.steps.size() == 9);
        QVERIFY(hasNote(choice.steps[6], ExpressionNote::NotReached));
        QCOMPARE(wordOf("0 && lsb(0)"), std::uint64_t{0});
        QCOMPARE(wordOf("1 || lsb(0)"), std::uint64_t{1});
        QVERIFY(!evaluate("1 && lsb(0)", startContext()));
    }

    void remarksSayWhereAnEngineMightMeanAnotherThing()
    {
        QVERIFY(hasNote(evaluated("white = e4").result(), ExpressionNote::HidesCatalogue));
        QVERIFY(!hasNote(evaluated("mine = e4").result(), ExpressionNote::HidesCatalogue));
        // Each at the operand that is meant.
        const auto offsetOf = [](std::string_view text, ExpressionNote note) {
            const Evaluation evaluation = evaluated(text);
            for (const ExpressionStep &step : evaluation.steps) {
                if (hasNote(step, note))
                    return static_cast<int>(step.span.offset);
            }
            return -1;
        };
        QCOMPARE(offsetOf("1ULL << lsb(black_king)", ExpressionNote::SquareIsBitNumber), 8);
        QCOMPARE(offsetOf("7 & lsb(white)", ExpressionNote::SquareIsBitNumber), 4);
        QCOMPARE(offsetOf("e4 | e5 << 1", ExpressionNote::SquareIsSet), 5);
        QCOMPARE(offsetOf("lsb(black_king) - white", ExpressionNote::SquareIsSet), 0);
        QCOMPARE(offsetOf("1ULL << e4", ExpressionNote::SquareIsSet), -1);
        QCOMPARE(offsetOf("e4 | e5", ExpressionNote::SquareIsSet), -1);
        QCOMPARE(offsetOf("knight_attacks[28]", ExpressionNote::IndexIsBitNumber), 15);
        QCOMPARE(offsetOf("knight_attacks(ctz(8))", ExpressionNote::IndexIsBitNumber), 15);
        QCOMPARE(offsetOf("rook_attacks(28)", ExpressionNote::SmallNumberIsWord), 13);
        QCOMPARE(offsetOf("knight_attacks(e4)", ExpressionNote::SmallNumberIsWord), -1);
        QVERIFY(
            hasNote(evaluated("PseudoAttacks[QUEEN][e4]").result(), ExpressionNote::EmptyBoard));
    }

    void everyNameOfTheCatalogueIsItsBitboard()
    {
        ExpressionContext context = startContext();
        context.selected = "g1"_sq;
        for (const CatalogueEntry &entry : catalogue()) {
            const Bitboard squares = entry.evaluate(context.position, context.selected);
            for (const SquareMapping mapping : allSquareMappings) {
                context.mapping = mapping;
                const Evaluation evaluation = evaluated(entry.name, context);
                QCOMPARE(evaluation.result().value.squares(mapping), squares);
                QVERIFY(evaluation.result().named == &entry);
            }
        }
    }

    void everySquareIsTheSetOfItself()
    {
        for (const Square square : allSquares) {
            const std::string name(nameOf(square));
            QCOMPARE(squaresOf(name), Bitboard(square));
            QCOMPARE(squaresOf("SQ_" + std::string(1, static_cast<char>(name[0] - 32)) + name[1]),
                     Bitboard(square));
        }
    }

    void aSquareCountsAShiftByTheNumberOfItsBit()
    {
        for (const SquareMapping mapping : allSquareMappings) {
            for (const Square square : allSquares) {
                const std::string name(nameOf(square));
                const Evaluation evaluation = evaluated("1 << " + name, startContext(mapping));
                QCOMPARE(evaluation.result().value.squares(mapping), Bitboard(square));
                QVERIFY(hasNote(evaluation.steps[1], ExpressionNote::SquareIsBitNumber));
                QCOMPARE(wordOf("index(" + name + ")", startContext(mapping)),
                         static_cast<std::uint64_t>(bitOf(square, mapping)));
            }
        }
    }

    void numbersAreWordsUnderTheMappingAndSetsAreNot()
    {
        const ExpressionContext byFiles = startContext(SquareMapping::A1A2);
        QCOMPARE(squaresOf("0xFF", byFiles), Bitboard(File::A));
        QCOMPARE(squaresOf("0xFF & white", byFiles), Bitboard({"a1"_sq, "a2"_sq}));
        QCOMPARE(squaresOf("rank_1", byFiles), Bitboard(Rank::One));
        QCOMPARE(squaresOf("e4 << 8", byFiles), Bitboard("f4"_sq));
        QCOMPARE(squaresOf("e4 << 8"), Bitboard("e5"_sq));
        QCOMPARE(squaresOf("north(e4)", byFiles), Bitboard("e5"_sq));
        QCOMPARE(squaresOf("lsb(rank_2 | h1)", byFiles), Bitboard("a2"_sq));
        QCOMPARE(squaresOf("lsb(rank_2 | h1)"), Bitboard("h1"_sq));
    }

    void aValueIsANumberOnlyWhenAllItIsMadeOfAre()
    {
        QVERIFY(kindOf("0xFF << 3 | 1") == ValueKind::Number);
        QVERIFY(kindOf("popcount(white) + 1") == ValueKind::Number);
        QVERIFY(kindOf("0xFF & white") == ValueKind::Set);
        QVERIFY(kindOf("e4 - 1") == ValueKind::Set);
        QVERIFY(kindOf("e4") == ValueKind::Square);
        QVERIFY(kindOf("lsb(white)") == ValueKind::IndexedSquare);
        QVERIFY(kindOf("__builtin_ctzll(white)") == ValueKind::BitNumber);
        QVERIFY(kindOf("{0xFF}") == ValueKind::Set);
    }

    void everySubExpressionIsAStepWithItsTextAndValue()
    {
        const Evaluation evaluation = evaluated(" north( e4 |0x1 ) & ~(white)");
        std::vector<std::pair<std::string, std::uint64_t>> steps;
        for (const ExpressionStep &step : evaluation.steps)
            steps.emplace_back(evaluation.textOf(step), step.value.word(SquareMapping::A1B1));
        const std::vector<std::pair<std::string, std::uint64_t>> expected = {
            {"e4", 0x10000000},
            {"0x1", 1},
            {"e4 |0x1", 0x10000001},
            {"north( e4 |0x1 )", 0x1000000100},
            {"white", 0xFFFF},
            {"~(white)", ~std::uint64_t{0xFFFF}},
            {"north( e4 |0x1 ) & ~(white)", 0x1000000000}};
        QVERIFY(steps == expected);
        QVERIFY(evaluation.result().operands == (std::vector<std::size_t>{3, 5}));
        QVERIFY(evaluation.steps[3].operation == findOperation("north"));
        QVERIFY(evaluation.steps[2].label == "|");
    }

    void namesKeepTheirValuesForWhatFollowsAndAreGivenBack()
    {
        const Evaluation evaluation = evaluated("white = e4; x = y = white << 8; x |= white");
        QVERIFY(evaluation.statements.size() == 3);
        QCOMPARE(evaluation.result().value.word(SquareMapping::A1B1), std::uint64_t{0x1010000000});
        QVERIFY(evaluation.assigned.size() == 3);
        QVERIFY(evaluation.assigned.at("y").word(SquareMapping::A1B1) == 0x1000000000);
        // The next expression begins with them.
        ExpressionContext context = startContext();
        context.own = evaluation.assigned;
        QCOMPARE(wordOf("x ^ y", context), std::uint64_t{0x10000000});
        // A name means what it meant before until its new value is there.
        QCOMPARE(wordOf("black = black >> 8"), std::uint64_t{0x00FFFF0000000000});
    }

    void castsCutToTheirTypeAndSayThatTheyDo()
    {
        QCOMPARE(wordOf("(uint8_t)0x1FF"), std::uint64_t{static_cast<std::uint8_t>(0x1FF)});
        QCOMPARE(wordOf("(int)0xFFFFFFFF"), ~std::uint64_t{0});
        QCOMPARE(wordOf("0xFFFF as i16 as u64"), ~std::uint64_t{0});
        QCOMPARE(wordOf("(unsigned long long)-1"), ~std::uint64_t{0});
        QCOMPARE(wordOf("(unsigned)-1"), std::uint64_t{0xFFFFFFFF});
        QVERIFY(hasNote(evaluated("(uint8_t)0x1FF").result(), ExpressionNote::CutToType));
        QVERIFY(!hasNote(evaluated("(uint8_t)0xFF").result(), ExpressionNote::CutToType));
        QCOMPARE(wordOf("bitboard = 3; (bitboard) - 1"), std::uint64_t{2});
        // A square is a small number to an engine.
        QCOMPARE(wordOf("1ULL << (int)lsb(h8)"), std::uint64_t{1} << 63);
    }

    void digitsAreReadAsInCAndNotesSayWhatElseTheyMightBe()
    {
        QCOMPARE(wordOf("1000000000000000"), std::uint64_t{1000000000000000});
        QVERIFY(
            hasNote(evaluated("1000000000000000").result(), ExpressionNote::SixteenDigitDecimal));
        QCOMPARE(wordOf("010"), std::uint64_t{010});
        QCOMPARE(wordOf("0777ULL"), std::uint64_t{0777});
        QCOMPARE(wordOf("0'17"), std::uint64_t{0'17});
        QVERIFY(hasNote(evaluated("010").result(), ExpressionNote::LeadingZeroIsOctal));
        QCOMPARE(wordOf("01777777777777777777777"), ~std::uint64_t{0});
        QVERIFY(evaluated("0").result().notes.empty());
        QCOMPARE(wordOf("010u64"), std::uint64_t{10}); // Rust
        QVERIFY(hasNote(evaluated("010u64").result(), ExpressionNote::DecimalNotOctal));
        QVERIFY(hasNote(evaluated("09").result(), ExpressionNote::DecimalNotOctal));
        QVERIFY(hasNote(evaluated("!0").result(), ExpressionNote::ExclamationIsLogical));
        QVERIFY(hasNote(evaluated("rook_attacks(a1)").result(), ExpressionNote::OccupiedByDefault));
        QVERIFY(hasNote(evaluated("destinations").result(), ExpressionNote::NothingSelected));
    }

    void everyRefusalNamesItsKindAndPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<std::size_t>("offset");
        QTest::addColumn<std::size_t>("length");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *text, const char *kind, std::size_t offset,
                            std::size_t length, const char *expected = "") {
            QTest::addRow("%s", text)
                << QByteArray(text) << QByteArray(kind) << offset << length << QByteArray(expected);
        };
        row("", "empty", 0, 0);
        row(" ; // nothing", "empty", 0, 13);
        row("1 + 0xG", "bad-literal", 6, 1);
        row("2 | 0x1FFFFFFFFFFFFFFFF", "bad-literal", 4, 19);
        row("1 + 1.5", "bad-literal", 5, 1);
        row("1e+3", "bad-literal", 1, 1);
        row("e4 @ d5", "bad-character", 3, 1);
        row("e4 \u222A d5", "bad-character", 3, 3);
        row("# white", "bad-character", 0, 1);
        row("#define A 0xFF", "directive", 0, 7);
        row("1\n#include <bit>", "directive", 2, 8);
        row("e4 /* what", "unclosed-comment", 3, 7);
        row("e4 |", "operand-expected", 4, 0);
        row("e4 | * d5", "operand-expected", 5, 1);
        row("()", "operand-expected", 1, 1);
        row("1 + &e4", "operand-expected", 4, 1);
        row("e4 d5", "operator-expected", 3, 2);
        row("e4)", "operator-expected", 2, 1);
        row("e4, d5", "operator-expected", 2, 1);
        row("white[3]", "operator-expected", 5, 1);
        row("(e4 | d5", "closing-expected", 8, 0, ")");
        row("{e4 d5}", "closing-expected", 4, 2, "}");
        row("north(e4]", "closing-expected", 8, 1, ")");
        row("e4 as white", "closing-expected", 6, 5, "u64");
        row("e4 | whiet", "unknown-name", 5, 5);
        row("x = x", "unknown-name", 4, 1);
        row("FF00 & white", "hex-without-prefix", 0, 4);
        row("1 | nroth(e4)", "unknown-function", 4, 5);
        row("e4.nroth()", "unknown-function", 3, 5);
        row("white / 0", "division-by-zero", 8, 1);
        row("1 % (white & black)", "division-by-zero", 5, 13);
        row("x = 7; x /= 0x0", "division-by-zero", 12, 3);
        row("5u8 / 256", "division-by-zero", 6, 3);
        row("1 < 2 ? 1 / 0 : 3", "division-by-zero", 12, 1);
        row("white / ", "operand-expected", 8, 0);
        row("s = pop_lsb(white)", "changes-argument", 4, 7, "lsb(white); white &= white - 1");
        row("popLsb(&b)", "changes-argument", 0, 6, "lsb(b); b &= b - 1");
        row("white.pop_lsb()", "changes-argument", 6, 7, "lsb(white); white &= white - 1");
        row("set_bit(x, SQ_E4)", "changes-argument", 0, 7, "x |= bit(SQ_E4)");
        row("pop_bit(x, sq)", "changes-argument", 0, 7, "x &= ~bit(sq)");
        row("pop_bit(x)", "changes-argument", 0, 7, "lsb(x); x &= x - 1");
        row("distance(white, e4)", "not-one-square", 9, 5);
        row("x++", "unknown-name", 0, 1);
        row("--white", "not-computed", 0, 2);
        row("if (white) black", "not-computed", 0, 2);
        row("white ? 1", "closing-expected", 9, 0, ":");
        row("white ? x = 1 : 2", "assignment-in-choice", 10, 1);
        row("white && (x = 1)", "assignment-in-choice", 12, 1);
        row("white & black ? 1 : lsb(0)", "empty-set", 24, 1);
        row("lsb(0) ? 1 : 2", "empty-set", 4, 1);
        row("castling[WHITE]", "unknown-name", 0, 8);
        row("attacks_bb(pt, SQ_E4)", "unknown-function", 0, 10);
        row("attacks_bb<PAWN>(SQ_E4)", "wrong-operand-count", 0, 10,
            "pawn_attacks(WHITE, squares)");
        row("shift<NORTH>(e4, d5)", "wrong-operand-count", 0, 5, "north(squares)");
        row("between(e4)", "wrong-operand-count", 0, 7, "between(one, other)");
        row("e4 | north", "wrong-operand-count", 5, 5, "north(squares)");
        row("north(e4, d5)", "wrong-operand-count", 0, 5, "north(squares)");
        row("1 = 2", "not-assignable", 2, 1);
        row("(white) |= 2", "not-assignable", 8, 2);
        row("e4 = 2", "square-not-assigned", 0, 2);
        row("U64 x = e4 = 2", "square-not-assigned", 8, 2);
        row("return = 2", "keyword-not-assigned", 0, 6);
        row("U64 long = 2", "keyword-not-assigned", 4, 4);
        row("x = int = 2", "keyword-not-assigned", 4, 3);
        row("1 << 64", "shift-too-far", 5, 2);
        row("white >> (32 + 32)", "shift-too-far", 10, 7);
        row("x = 1; x <<= 0x100", "shift-too-far", 13, 5);
        row("1 << white", "shift-by-set", 5, 5);
        row("1 << (e4 + 8)", "shift-by-set", 6, 6);
        row("between(white, e4)", "not-one-square", 8, 5);
        row("index(0)", "not-one-square", 6, 1);
        row("lsb(white & black)", "empty-set", 4, 13);
        row("square(64)", "number-too-large", 7, 2);
        row("square(white)", "number-too-large", 7, 5);
        row("king_attacks(ctz(0))", "number-too-large", 13, 6);
    }

    void everyRefusalNamesItsKindAndPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const auto evaluation = evaluate(text.toStdString(), startContext());
        QVERIFY(!evaluation);
        const ExpressionError &error = evaluation.error();
        QTEST(QByteArray(nameOf(error.kind).data()), "kind");
        QTEST(error.offset, "offset");
        QTEST(error.length, "length");
        QCOMPARE(QByteArray::fromStdString(error.expected), expected);
        QCOMPARE(error.found,
                 excerpt(std::string_view(text.constData()).substr(error.offset, error.length)));
        const std::string sentence = toText(describe(error));
        QVERIFY2(sentence.find(error.expected) != std::string::npos, sentence.c_str());
        for (const char *place : {"%1", "%2"})
            QVERIFY2(sentence.find(place) == std::string::npos, sentence.c_str());
    }

    void depthAndLengthHaveLimitsThatAreNamed()
    {
        const auto repeated = [](const std::string &piece, std::size_t count) {
            std::string text;
            for (std::size_t i = 0; i < count; ++i)
                text += piece;
            return text;
        };
        const auto kindOfError = [](const std::string &text) {
            const auto evaluation = evaluate(text, startContext());
            return evaluation ? std::nullopt : std::optional(evaluation.error().kind);
        };
        QVERIFY(wordOf(repeated("~", 200) + "e4") == 0x10000000);
        QVERIFY(wordOf(repeated("~(", 256) + "e4" + repeated(")", 256)) == 0x10000000);
        QVERIFY(wordOf(repeated("(", 380) + "e4" + repeated(")", 380)) == 0x10000000);
        QVERIFY(wordOf("e4" + repeated(" | e4", 250)) == 0x10000000);
        for (const char *piece :
             {"(", "~", "{", "-(", "north(", "x = ", "(U64)", "1 << (", "f(", "["}) {
            const std::string text = repeated(piece, longestExpression / std::strlen(piece));
            QVERIFY2(kindOfError(text), piece);
        }
        QVERIFY(kindOfError(repeated("~", 300) + "e4") == ExpressionErrorKind::TooDeep);
        QVERIFY(kindOfError(repeated("(", 600) + "e4" + repeated(")", 600)) ==
                ExpressionErrorKind::TooDeep);
        QVERIFY(kindOfError("e4" + repeated(" | e4", 300)) == ExpressionErrorKind::TooDeep);
        // The operation that is one too many is the place, wherever the chain began.
        const auto tooLong = evaluate("1" + repeated("+1", 30'000), startContext());
        QVERIFY(tooLong.error().kind == ExpressionErrorKind::TooDeep);
        QCOMPARE(tooLong.error().offset, 1 + 2 * deepestExpression);
        QCOMPARE(tooLong.error().length, std::size_t{1});
        QVERIFY(kindOfError(std::string(longestExpression, ' ')) == ExpressionErrorKind::Empty);
        QVERIFY(kindOfError(std::string(longestExpression + 1, ' ')) ==
                ExpressionErrorKind::TooLong);
        QVERIFY(kindOfError(std::string(10'000'000, '(')) == ExpressionErrorKind::TooLong);
        QVERIFY(kindOfError(std::string("e4\0| d5", 7)) == ExpressionErrorKind::BadCharacter);
        QVERIFY(kindOfError("e4 | \xFF\xFE") == ExpressionErrorKind::BadCharacter);
    }

    void theLongestTextMayHaveThousandsOfStatements()
    {
        std::string text;
        while (text.size() + 20 < longestExpression)
            text += "x=north(WhitePawns);";
        QVERIFY(evaluated(text).statements.size() > 3000);
    }

    void theExpressionWrittenAnewMeansTheSame()
    {
        for (const char *text : {"e4",
                                 "a1 | b1 & c1 << 2",
                                 "~(white | black) & 0xFFULL",
                                 "x = {e4, d5}; x |= x << 8",
                                 "shift<NORTH>(b2).south() - -1",
                                 "(uint8_t) 0x1FF + !7",
                                 "return (x = 3) * x;",
                                 "rook_attacks(d4) ^ U64(7)",
                                 "a = b = c1 - (2 - 1)",
                                 "{}",
                                 "&HFF >>> 3",
                                 "white ? e4 : 0 ? 1 : !2",
                                 "white && black == 3 || 0",
                                 "PseudoAttacks[ROOK][28]",
                                 "pieces(WHITE, ROOK, QUEEN) | EmptyBB",
                                 "AllSquares ^ u64::MAX",
                                 "010 + 09",
                                 "square<KING>(WHITE)",
                                 "U64 b1 = 4, c1 = b1; b1 = 2; b1 | c1 | d1",
                                 "(int64_t) -8 >> 1",
                                 "x = 100; x /= 7; x %= 4; -x / 3 < 2 == 1 >= 0",
                                 "distance[SQ_A1][e4] % 3 + passed_pawn_span(WHITE, e4)",
                                 "x = -8; x >>= 1",
                                 "let x = 3; !x"}) {
            const std::string again = toText(parseExpression(text).value());
            const Evaluation first = evaluated(text);
            const Evaluation second = evaluated(again);
            QVERIFY2(first.result().value == second.result().value, again.c_str());
            QVERIFY2(first.steps.size() == second.steps.size(), again.c_str());
            QCOMPARE(toText(parseExpression(again).value()), again);
        }
        QCOMPARE(toText(parseExpression("a1|b1&c1<<2").value()),
                 std::string("a1 | (b1 & (c1 << 2))"));
    }
};

QTEST_APPLESS_MAIN(TestExpression)
#include "tst_expression.moc"
