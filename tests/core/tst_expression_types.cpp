#include "tests/core/expressions.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <bit>

using namespace chess;
using namespace tests;

// The compiler computes the same text; here it may lose bits and need not say so.
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wsign-compare"
#pragma GCC diagnostic ignored "-Wshadow"

namespace {

using std::int16_t;
using std::int32_t;
using std::int64_t;
using std::int8_t;
using std::uint16_t;
using std::uint32_t;
using std::uint64_t;
using std::uint8_t;
using U64 = std::uint64_t;

/// What a line gives when every one before it was evaluated by itself, as one types them.
std::uint64_t wordOfLines(std::initializer_list<const char *> lines)
{
    ExpressionContext context = startContext();
    std::uint64_t word = 0;
    for (const char *const line : lines) {
        const Evaluation evaluation = evaluated(line, context);
        for (const auto &[name, value] : evaluation.assigned)
            context.own.insert_or_assign(name, value);
        word = evaluation.result().value.word(context.mapping);
    }
    return word;
}

} // namespace

#define SAME(statement, result)                                                                    \
    do {                                                                                           \
        statement;                                                                                 \
        const auto expected = static_cast<std::uint64_t>(+(result));                               \
        QCOMPARE(wordOf(#statement "; " #result), expected);                                       \
        QCOMPARE(wordOfLines({#statement, #result}), expected);                                    \
    } while (false)

#pragma GCC diagnostic ignored "-Wsign-compare"
#define SAME_WORD(expression) QCOMPARE(wordOf(#expression), static_cast<std::uint64_t>(expression))

class TestExpressionTypes : public QObject {
    Q_OBJECT
private slots:
    void aDeclaredTypeCutsWhatItIsGiven()
    {
        SAME(uint8_t x = 0xFFFF00000000FFFFULL >> 12, x);
        SAME(uint16_t x = 0x123456789ULL, x);
        SAME(uint32_t x = 0xFEDCBA9876543210ULL, x);
        SAME(unsigned x = -1, x);
        SAME(unsigned char x = 300, x);
        SAME(int8_t x = 0x80, x);
        SAME(int16_t x = 0xFFFF, x);
        SAME(int32_t x = 0x80000000ULL, x);
        SAME(int x = 0xFFFFFFFFFULL, x);
        SAME(short x = 0x18000, x);
        SAME(int64_t x = 0xFFFFFFFFFFFFFFF0ULL, x);
        SAME(bool x = 0xFF00 & 0x100, x);
        SAME(bool x = 0xFF00 & 1, x);
        SAME(const uint8_t x = 0x1FF, x);
        SAME(U64 x = static_cast<uint8_t>(0x1FF), x);
        QCOMPARE(wordOf("uint8_t x = 1, y = 0x1FF; x | y"), std::uint64_t{0xFF});
        QCOMPARE(wordOf("uint8_t x = 1; x = 0x1FE; x"), std::uint64_t{0xFE});
        QCOMPARE(wordOf("let x: u8 = (0x1FF as u8); x"), std::uint64_t{0xFF});
        QCOMPARE(wordOf("var x uint8 = 0xF1; x"), std::uint64_t{0xF1});
        // The set is cut to the squares of its lowest bits.
        QCOMPARE(squaresOf("uint8_t x = white; x"), Bitboard(Rank::One));
        QCOMPARE(squaresOf("uint8_t x = rank_1 | e4; x", startContext(SquareMapping::A1A2)),
                 Bitboard("a1"_sq));
        const Evaluation cut = evaluated("uint8_t x = 0x1FF");
        QVERIFY(hasNote(cut.steps[1], ExpressionNote::CutToType));
        QCOMPARE(cut.steps[1].span.offset, std::size_t{12});
        QVERIFY(!hasNote(evaluated("uint8_t x = 0xFF").steps[1], ExpressionNote::CutToType));
    }

    void namesKeepTheirTypeFromLineToLine()
    {
        SAME(int64_t x = -8, x >> 1);
        SAME(long x = -8L, x >> 2);
        SAME(int x = -8, x >> 1);
        SAME(auto x = -8, x >> 1);
        SAME(U64 x = -8, x >> 1);
        SAME(unsigned x = -8, x >> 1);
        SAME(uint8_t x = 0xF0, x << 4);
        SAME(uint8_t x = 0xF0, ~x);
        SAME(uint8_t x = 0xF0, -x);
        SAME(int8_t x = 0xF0, x >> 2);
        SAME(uint32_t x = 0xF0000000, x << 4);
        SAME(uint32_t x = 0xF0000000, U64(x) << 4);
        SAME(uint32_t x = 1, x - 2);
        SAME(uint32_t x = 1, x - 2 + 0ULL);
        SAME(uint32_t x = 1, ~x);
        SAME(int32_t x = 1, ~x);
        SAME(int x = 0x7FFFFFFF, x * 2LL);
        SAME(uint8_t x = 0xF0, x <<= 2);
        SAME(uint8_t x = 0xF0, x += 0x20);
        SAME(int8_t x = 0x70, x += 0x20);
        SAME(uint16_t x = 0xF0F0, x ^= 0xFFFFF);
        SAME(int32_t x = -256, x >>= 4);
        SAME(uint32_t x = 0x12345678, x * 0x9ABCDEF1u);
        SAME(uint32_t x = 0x12345678, x * 0x9ABCDEF1ULL);
        SAME(int x = -1, x == 0xFFFFFFFFFFFFFFFFULL);
        SAME(bool x = 6, x << 3);
        QCOMPARE(wordOfLines({"int64_t x = -8", "x >>= 1", "x"}), ~std::uint64_t{3});
        // What is not yet a name of one's own has 64 bits.
        QCOMPARE(wordOf("white <<= 8; white"), std::uint64_t{0xFFFF00});
        QCOMPARE(wordOf("auto a1 |= 2; a1"), std::uint64_t{3});
        QCOMPARE(wordOfLines({"long x = -8L", "x >>> 1"}), std::uint64_t{0x7FFFFFFFFFFFFFFC});
    }

    void castsAndSuffixesDecideHowMuchIsComputed()
    {
        SAME_WORD(0xFFFFFFFFu << 4);
        SAME_WORD(~0u);
        SAME_WORD(~0ULL);
        SAME_WORD(0u - 1);
        SAME_WORD(0u - 1ULL);
        SAME_WORD((uint32_t)0x123456789ULL << 8);
        SAME_WORD((uint8_t)0x1FF << 8);
        SAME_WORD((uint64_t)(uint8_t)0x1FF << 40);
        SAME_WORD(static_cast<int64_t>(0x8000000000000000ULL) >> 60);
        SAME_WORD((int32_t)0x80000000u >> 28);
        SAME_WORD((unsigned)(0x1122334455667788ULL >> 32) * 0x1001u >> 20);
        // The 32-bit magics of old engines, and what they would be with 64.
        SAME_WORD(((unsigned)0x0102030405060708ULL * (unsigned)0x40102040u ^
                   (unsigned)(0x0102030405060708ULL >> 32) * (unsigned)0x00204081u) >>
                  20);
        SAME_WORD(true ? 0xFFFFFFFFu : -1LL);
        // Words are divided and compared in the type in which they meet.
        SAME_WORD(-7LL / 2LL);
        SAME_WORD(-7LL % 3LL);
        SAME_WORD(7LL / -2LL);
        SAME_WORD(7LL % -3LL);
        SAME_WORD(-7LL / 2ULL);
        SAME_WORD(-7 / 2u);
        SAME_WORD(-7 % 4u);
        SAME_WORD((int8_t)0x80 / 3);
        SAME_WORD((uint8_t)0x80 / -3);
        SAME_WORD(-1 < 1);
        SAME_WORD(-1 < 1u);
        SAME_WORD(-1LL > 1u);
        SAME_WORD(-1LL <= 1ULL);
        SAME_WORD(-1 == 0xFFFFFFFFu);
        SAME_WORD(-1LL != 0xFFFFFFFFu);
        SAME_WORD((int32_t)0x80000000u < 0);
        SAME_WORD((int8_t)0xFF >= (uint8_t)0xFF);
        // The compiler refuses this one: it does not fit.
        QCOMPARE(wordOf("(int64_t) 0x8000000000000000 / -1"), std::uint64_t{1} << 63);
        QCOMPARE(wordOf("(int64_t) 0x8000000000000000 % -1"), std::uint64_t{0});
        SAME_WORD((1 ? -1 : 0u) >> 4);
        QVERIFY(hasNote(evaluated("0xFFFFFFFFu << 4").result(), ExpressionNote::CutToOperands));
        // Bare constants have 64 bits, which is more than C gives them, and that is said.
        QCOMPARE(wordOf("1 << 40"), std::uint64_t{1} << 40);
        QVERIFY(hasNote(evaluated("1 << 40").result(), ExpressionNote::WiderThanInt));
        QVERIFY(hasNote(evaluated("x = 3; x * 0x80000000").result(), ExpressionNote::WiderThanInt));
        for (const char *const fits :
             {"1 << 20", "1ULL << 40", "-1 << 3", "1 << 31", "~0", "e4 << 8"})
            QVERIFY2(!hasNote(evaluated(fits).result(), ExpressionNote::WiderThanInt), fits);
    }

    void aNarrowWordIsShiftedByLessThanItHas()
    {
        for (const char *const text :
             {"int x = 1; x << 32", "(uint8_t)1 << 40", "1u << 32", "uint32_t x = 1; x >> 63"}) {
            const auto refused = evaluate(text, startContext());
            QVERIFY2(!refused, text);
            QCOMPARE(refused.error().kind, ExpressionErrorKind::NarrowShift);
            QCOMPARE(refused.error().offset, std::string_view(text).size() - 2);
            QCOMPARE(refused.error().expected, std::string("32"));
        }
        QCOMPARE(wordOf("int x = 1; U64(x) << 32"), std::uint64_t{1} << 32);
        QCOMPARE(wordOf("int x = 40; 1ULL << x"), std::uint64_t{1} << 40);
    }

    void zerosOfNarrowWordsAreThoseOfTheirType()
    {
        SAME(uint32_t x = 0x00F0, std::countl_zero(x));
        SAME(uint16_t x = 0x00F0, std::countl_zero(x));
        SAME(uint8_t x = 0, std::countr_zero(x));
        SAME(uint8_t x = 0x12, std::rotl(x, 5));
        SAME(uint8_t x = 0x12, std::rotr(x, 3));
        SAME(uint32_t x = 0x12345678, std::rotr(x, 8));
        SAME(uint32_t x = 0x12345678, std::rotl(x, 0));
        SAME_WORD(__builtin_clz(0xFF00));
        SAME_WORD(__builtin_ctz(0x8000000000ULL | 0x80));
        SAME_WORD(__builtin_popcount(0xFF000000FFULL));
        SAME_WORD(__builtin_popcountll(0xFF000000FFULL));
        SAME_WORD(__builtin_bswap32(0x12345678u));
        SAME_WORD(__builtin_clzll(0xFF00u));
        SAME(int x = -1, __builtin_popcount(x));
        // Java's two halves of a word.
        QCOMPARE(wordOf("b = 0xF0000000FFL; Integer.bitCount((int) b)"), std::uint64_t{8});
        QCOMPARE(wordOf("b = 0xF0000000FFL; Integer.numberOfLeadingZeros((int) (b >>> 32))"),
                 std::uint64_t{24});
        QCOMPARE(wordOf("int x = -1; Long.numberOfLeadingZeros(x)"), std::uint64_t{0});
        QCOMPARE(wordOf("bits.TrailingZeros32(uint32(0))"), std::uint64_t{32});
    }

    /// The values are those of rustc 1.95 and of Go 1.19.
    void rustAndGoComputeInTheTypeItself_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<quint64>("word");
        const auto row = [](const char *line, std::uint64_t word) {
            QTest::addRow("%s", line) << QByteArray(line) << quint64{word};
        };
        row("let x: u8 = 0xFFu8; x << 4", 240);
        row("let x: u8 = 0xFFu8; !x", 0);
        row("let x = 0xFFu8; (x >> 3).leading_zeros()", 3);
        row("0xF0u8.rotate_left(2)", 195);
        row("0x10u8.reverse_bits()", 8);
        row("((0xFFFF00000000FFFFu64 >> 4) as u32).leading_zeros()", 20);
        row("(0xFFFF00000000FFFFu64 as u32).swap_bytes()", 4294901760);
        row("((0xFFFF00000000FFFFu64 << 3) as u32).trailing_zeros()", 3);
        row("0u16.trailing_zeros()", 16);
        row("(-1i32).count_ones()", 32);
        row("(0x80u8 as i8) as i64 as u64", 18446744073709551488U);
        row("(0x9000u16 as i16 >> 4) as u64", 18446744073709549824U);
        row("let b: u64 = 0xFFFF00000000FFFF; b & 0xFF == 0xFF", 1);
        row("0x12345678u32.wrapping_mul(0x9ABCDEF1)", 912357112);
        row("1u64 << 3 | 1 == 9", 1);
        row("var x uint8 = 0xF3; x << 4", 48);
        row("var x uint8 = 0xF3; ^x", 12);
        row("var x uint8 = 0xF3; uint64(x) << 4", 3888);
        row("var y int8 = -128; uint64(y >> 1)", 18446744073709551552U);
    }

    void rustAndGoComputeInTheTypeItself()
    {
        QFETCH(QByteArray, line);
        QFETCH(quint64, word);
        QCOMPARE(wordOf(line.toStdString()), std::uint64_t{word});
    }

    /// The values are those of Go 1.19.
    void operatorsBindAsInGoWhereALineIsGo_data()
    {
        QTest::addColumn<QByteArray>("expression");
        QTest::addColumn<quint64>("word");
        QTest::addColumn<bool>("isOtherwiseInC");
        const auto row = [](const char *expression, std::uint64_t word, bool isOtherwise) {
            QTest::addRow("%s", expression)
                << QByteArray(expression) << quint64{word} << isOtherwise;
        };
        row("a + b & c", 8, true);
        row("a | b &^ c", 18446462598732906493U, false);
        row("a ^ b << 4 & 0xF0", 245, false);
        row("a + c << 2", 17, true);
        row("a &^ c + 1", 5, true);
        row("a - c &^ 1", 3, true);
        row("^a & 0xFF", 250, false);
        row("a | c == 7", 1, true);
    }

    void operatorsBindAsInGoWhereALineIsGo()
    {
        QFETCH(QByteArray, expression);
        QFETCH(quint64, word);
        QFETCH(bool, isOtherwiseInC);
        const Evaluation evaluation = evaluated("b := uint64(0xFFFF00000000FFFF); a := uint64(5); "
                                                "c := uint64(3)\n" +
                                                expression.toStdString());
        QCOMPARE(evaluation.result().value.word(SquareMapping::A1B1), std::uint64_t{word});
        const bool isSaid = std::any_of(evaluation.steps.begin(), evaluation.steps.end(),
                                        [](const ExpressionStep &step) {
                                            return hasNote(step, ExpressionNote::GroupedAsInGo);
                                        });
        QCOMPARE(isSaid, isOtherwiseInC);
    }

    void oneSignOfGoIsEnough()
    {
        QCOMPARE(wordOf("5 &^ 3 + 1"), std::uint64_t{5});
        QCOMPARE(wordOf("x := uint64(7); x + 1 & 6"), std::uint64_t{7});
        QCOMPARE(wordOf("5 & ^3 + 1"), std::uint64_t{5});
        QCOMPARE(wordOf("var x uint64 = 7; 1 + x & 6"), std::uint64_t{7});
        // Of C all the same.
        const ExpressionContext context = startContext();
        QCOMPARE(wordOf("1 + 7 & 6"), std::uint64_t{1 + 7 & 6});
        QCOMPARE(wordOf("const uint64_t x = 7; 1 + x & 6"), std::uint64_t{0});
        QCOMPARE(wordOf("7 ^ 1 & 3"), std::uint64_t{7 ^ 1 & 3});
    }

    void swiftShiftsFirst()
    {
        // Swift's table of precedences: << above * and &, these above + | ^.
        QCOMPARE(wordOf("let x: UInt64 = 1 << 3 + 1"), std::uint64_t{9});
        QCOMPARE(wordOf("let x: UInt64 = 3 * 1 << 2"), std::uint64_t{12});
        QCOMPARE(wordOf("let x: UInt64 = 4 + 3 & 2"), std::uint64_t{6});
        QVERIFY(hasNote(evaluated("let x: UInt64 = 1 << 3 + 1").steps[2],
                        ExpressionNote::GroupedAsInSwift));
    }

    void aComparisonWithinBitsIsRemarkedAtItsPlace()
    {
        const Evaluation evaluation = evaluated("6 & 3 == 3");
        QCOMPARE(evaluation.result().value.word(SquareMapping::A1B1), std::uint64_t{6 & 3 == 3});
        QVERIFY(hasNote(evaluation.steps[3], ExpressionNote::ComparedFirst));
        QCOMPARE(evaluation.textOf(evaluation.steps[3]), std::string_view("3 == 3"));
        QVERIFY(hasNote(evaluated("3 == 3 | 4").steps[2], ExpressionNote::ComparedFirst));
        QVERIFY(!hasNote(evaluated("6 & (3 == 3)").steps[3], ExpressionNote::ComparedFirst));
    }

    void comparisonsBindAsInRustWhereALineIsRust()
    {
        QCOMPARE(wordOf("3u64 & 2 < 3"), std::uint64_t{1}); // (3 & 2) < 3
        QCOMPARE(wordOf("3ULL & 2 < 3"), std::uint64_t{1}); // 3 & (2 < 3)
        QCOMPARE(wordOf("6u64 & 2 < 3"), std::uint64_t{1}); // (6 & 2) < 3
        QCOMPARE(wordOf("6ULL & 2 < 3"), std::uint64_t{0}); // 6 & (2 < 3)
        QVERIFY(hasNote(evaluated("6ULL & 2 < 3").steps[3], ExpressionNote::ComparedFirst));
        QVERIFY(hasNote(evaluated("6u64 & 2 < 3").steps[2], ExpressionNote::GroupedAsInRust));
    }

    void squaresOfEnginesAreNumbersUnderUnarySigns()
    {
        for (const SquareMapping mapping : {SquareMapping::A1B1, SquareMapping::H8H7}) {
            ExpressionContext context = startContext(mapping);
            for (const Square square : allSquares) {
                const auto bit = static_cast<std::uint64_t>(bitOf(square, mapping));
                const std::string name(nameOf(square));
                for (const std::string &operand :
                     {"lsb(" + name + ")", "msb(" + name + ")",
                      "square(" + std::to_string(bit) + ")",
                      "SQ_" + std::string(1, static_cast<char>(name[0] - 32)) + name[1]}) {
                    QCOMPARE(wordOf("!" + operand, context), std::uint64_t{bit == 0});
                    QCOMPARE(wordOf("!!" + operand, context), std::uint64_t{bit != 0});
                    QCOMPARE(wordOf("-" + operand, context), 0 - bit);
                    QCOMPARE(wordOf("~" + operand + " & 7", context), ~bit & 7);
                    QCOMPARE(wordOf("~" + operand + " + 64", context), ~bit + 64);
                    QCOMPARE(wordOf(operand + " ? 5 : 6", context),
                             std::uint64_t{bit == 0 ? 6U : 5U});
                    QCOMPARE(wordOf(operand + " && 1", context), std::uint64_t{bit != 0});
                    QCOMPARE(wordOf("0 || " + operand, context), std::uint64_t{bit != 0});
                    QCOMPARE(wordOf("bool b = " + operand + "; b", context),
                             std::uint64_t{bit != 0});
                    // Among sets it is a set.
                    QCOMPARE(squaresOf("white & ~" + operand, context),
                             Position::start().pieces(Color::White).without(Bitboard(square)));
                }
            }
        }
        QCOMPARE(wordOf("sq = lsb(a1); !sq"), std::uint64_t{1});
        QVERIFY(hasNote(evaluated("!lsb(b1)").steps[1], ExpressionNote::SquareIsBitNumber));
        QVERIFY(hasNote(evaluated("white & ~SQ_E4").steps[2], ExpressionNote::SquareIsSet));
        // e4 is the set of itself, which is said.
        QCOMPARE(wordOf("-e4"), 0 - (std::uint64_t{1} << 28));
        QVERIFY(hasNote(evaluated("-e4").steps[0], ExpressionNote::SquareIsSet));
        QCOMPARE(wordOf("!a1"), std::uint64_t{0});
    }
};

QTEST_APPLESS_MAIN(TestExpressionTypes)
#include "tst_expression_types.moc"
