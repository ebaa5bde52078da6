#include "src/board/bitboard.h"
#include "src/notation/words/literal.h"
#include "tests/cases.h"

#include <QtTest>

using namespace chess;

namespace {

std::uint64_t readWord(std::string_view text)
{
    return parseWord(text).value().word;
}

std::vector<std::pair<std::uint64_t, WordReadingKind>> alternativesOf(std::string_view text)
{
    std::vector<std::pair<std::uint64_t, WordReadingKind>> alternatives;
    const WordReading reading = parseWord(text).value();
    for (const auto &[word, kind] : reading.alternatives)
        alternatives.emplace_back(word, kind);
    return alternatives;
}

} // namespace

class TestWordReader : public QObject {
    Q_OBJECT
private slots:
    void listsOfSquaresAreReadWithAnySignsBetween()
    {
        const Bitboard two({"d5"_sq, "e4"_sq});
        for (const char *text :
             {"e4 d5", "e4,d5", "e4;d5", "e4; d5;", "{SQ_E4, SQ_D5}", "[e4, d5]", "E4|D5",
              "SQ_E4 | SQ_D5", "[\"e4\", \"d5\"]", "('e4', 'd5')", "Square::E4, Square::D5",
              "{Square.E4, Square.D5,};", "e4\nd5\n", "chess.E4 | chess.D5"}) {
            const auto reading = parseWord(text);
            QVERIFY2(reading && reading->kind == WordReadingKind::Squares, text);
            QVERIFY2(reading->word == two.word(), text);
        }
        QCOMPARE(parseWord("e4 d5, a1;h8")->word, two.word() | 0x8000000000000001);
        QCOMPARE(parseWord("{e4}")->word, std::uint64_t{0x10000000});
        // A mere name is hexadecimal as before, and what is not parted is none.
        QVERIFY(parseWord("e4")->kind == WordReadingKind::Hex);
        QVERIFY(parseWord("e4d5")->kind == WordReadingKind::Hex);
        QVERIFY(!parseWord("e4;d9"));
        QVERIFY(!parseWord("[e4, d5, x]"));
    }

    void picturesWithBlankSquaresBetweenBarsAreRead()
    {
        std::string picture;
        for (const char *row :
             {"| X |   |   |   |   |   |   |   | 8\n", "|   |   |   |   |   |   |   |   | 7\n",
              "|   |   |   |   |   |   |   |   | 6\n", "|   |   |   |   |   |   |   |   | 5\n",
              "|   |   |   |   |   |   |   |   | 4\n", "|   |   |   |   |   |   |   |   | 3\n",
              "|   |   |   |   |   |   |   |   | 2\n", "|   |   |   |   |   |   |   | X | 1\n"})
            picture += std::string(row) + "+---+---+---+---+---+---+---+---+\n";
        picture += "  a   b   c   d   e   f   g   h\n";
        const std::uint64_t word = Bitboard({"a8"_sq, "h1"_sq}).word();
        for (const std::string &text : {picture, "+---+---+---+---+---+---+---+---+\n" + picture}) {
            const auto reading = parseWord(text);
            QVERIFY(reading && reading->kind == WordReadingKind::Diagram);
            QCOMPARE(reading->word, word);
            QVERIFY(reading->alternatives.empty());
        }
    }

    void numberBelowAPictureIsComparedWithIt()
    {
        // As BBC prints a bitboard: a8 is bit 0, so that the corner h1 is bit 63.
        std::string picture;
        for (char rank = '8'; rank >= '1'; --rank)
            picture += std::string("  ") + rank +
                       (rank == '1' ? "  0 0 0 0 0 0 0 1\n" : "  0 0 0 0 0 0 0 0\n");
        picture += "\n     a b c d e f g h\n\n";
        for (const char *line : {"     Bitboard: 9223372036854775808d\n\n",
                                 "Bitboard: 0x8000000000000000\n", "bb: 128"}) {
            const auto reading = parseWord(picture + line);
            QVERIFY2(reading && reading->kind == WordReadingKind::Diagram, line);
            QCOMPARE(reading->word, std::uint64_t{0x80});
        }
        for (const char *line : {"Bitboard: 123d\n", "Bitboard: 0x123\n"}) {
            const auto reading = parseWord(picture + line);
            QVERIFY2(!reading && reading.error().kind == WordErrorKind::SeveralValues, line);
            QCOMPARE(reading.error().offset,
                     (picture + line).find("123") - (line[11] == 'x' ? 2 : 0));
        }
        QVERIFY(!parseWord(picture + "Bitboard: none\n"));
        QVERIFY(!parseWord(picture + "0x80 0x80\n"));
    }

    void numbersAsTheLibrariesOfLanguagesReadThemAreRead()
    {
        for (const char *text : {"Long.parseUnsignedLong(\"ff\", 16)", "int(\"ff\", 16)",
                                 "int('0xff', 16)", "u64::from_str_radix(\"11111111\", 2)",
                                 "Convert.ToUInt64(\"377\", 8);", "parseInt(\"255\", 10)"})
            QCOMPARE(readWord(text), std::uint64_t{0xFF});
        QVERIFY(parseWord("int(\"1g\", 16)").error().kind == WordErrorKind::BadDigit);
        QVERIFY(parseWord("int(\"12\", 2)").error().kind == WordErrorKind::BadDigit);
        QVERIFY(parseWord("int(\"\", 16)").error().kind == WordErrorKind::NoDigits);
        QVERIFY(parseWord("int(\"10000000000000000\", 16)").error().kind ==
                WordErrorKind::MoreThan64Bits);
        QVERIFY(!parseWord("int(\"ff\", 36)"));
    }

    void complementsAndShiftsOfBracketsAreRead()
    {
        QCOMPARE(readWord("~0ULL"), ~std::uint64_t{0});
        QCOMPARE(readWord("~0xFF"), ~std::uint64_t{0xFF});
        QCOMPARE(readWord("(1UL) << 28"), std::uint64_t{1} << 28);
        QCOMPARE(readWord("(1)<<63"), std::uint64_t{1} << 63);
        // What cannot be told from an expression of squares is left to the calculator.
        for (const char *text : {"~e4", "~~0", "~0 << 3", "(1 << 2) << 3", "(1UL) << 64"})
            QVERIFY2(!parseWord(text), text);
    }

    void binaryNumberOfAssemblersIsNamedBesideTheHexadecimal()
    {
        const auto alternatives = alternativesOf("1010b");
        QVERIFY(readWord("1010b") == 0x1010B);
        QVERIFY(std::find(alternatives.begin(), alternatives.end(),
                          std::pair(std::uint64_t{10}, WordReadingKind::Binary)) !=
                alternatives.end());
    }

    void everyCheckedTextIsReadOrRefusedAsItShould()
    {
        const tests::Cases cases("bitboard_text.tsv", true);
        std::size_t refused = 0;
        for (const tests::Case &row : cases) {
            const std::string text = tests::unescaped(row["text"]);
            const auto reading = parseWord(text);
            const QByteArray where = "line " + QByteArray::number(row.line()) + ": " + text.c_str();
            if (row["kind"] == "reject") {
                QVERIFY2(!reading, where.constData());
                ++refused;
                continue;
            }
            QVERIFY2(reading, where.constData());
            QVERIFY2(reading->word == std::stoull(row["lerf_hex"], nullptr, 16), where.constData());
            if (row["kind"] == "ambiguous") {
                const bool saysSo = !reading->alternatives.empty() || reading->isAlsoSquareName ||
                                    reading->kind == WordReadingKind::Shift;
                QVERIFY2(saysSo, where.constData());
            }
        }
        QVERIFY(refused > 10);
    }

    void everyRefusalNamesItsKindAndPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<WordErrorKind>("kind");
        QTest::addColumn<std::size_t>("offset");
        QTest::addColumn<std::size_t>("length");
        const auto row = [](const char *text, WordErrorKind kind, std::size_t offset,
                            std::size_t length) {
            QTest::addRow("%s", text) << QByteArray(text) << kind << offset << length;
        };
        row("", WordErrorKind::Empty, 0, 0);
        row("   ", WordErrorKind::Empty, 0, 3);
        row("0b", WordErrorKind::NoDigits, 0, 2);
        row(" 0x ", WordErrorKind::NoDigits, 1, 2);
        row("#", WordErrorKind::NoDigits, 0, 1);
        row("-", WordErrorKind::NoDigits, 0, 1);
        row("0xG", WordErrorKind::BadDigit, 2, 1);
        row("0xFFFF00000000FFFG", WordErrorKind::BadDigit, 17, 1);
        row("0b1021", WordErrorKind::BadDigit, 4, 1);
        row("0x１", WordErrorKind::BadDigit, 2, 3);
        row("hello", WordErrorKind::BadDigit, 0, 1);
        row("12zz", WordErrorKind::BadDigit, 2, 1);
        row("_12", WordErrorKind::BadDigit, 0, 1);
        row("12_", WordErrorKind::BadDigit, 2, 1);
        row("0x1FFFFFFFFFFFFFFFF", WordErrorKind::MoreThan64Bits, 0, 19);
        row(" 18446744073709551616", WordErrorKind::MoreThan64Bits, 1, 20);
        row("-9223372036854775809", WordErrorKind::MoreThan64Bits, 0, 20);
        row("1 << 64", WordErrorKind::MoreThan64Bits, 5, 2);
        row("3 << 63", WordErrorKind::MoreThan64Bits, 5, 2);
        row("1.5", WordErrorKind::Fraction, 1, 1);
        row(".5", WordErrorKind::Fraction, 0, 1);
        row("1e3", WordErrorKind::Fraction, 1, 2);
        row("1e+3", WordErrorKind::Fraction, 1, 1);
        row("0x1p3", WordErrorKind::Fraction, 3, 2);
        row("--1", WordErrorKind::TwoSigns, 1, 1);
        row("+-1", WordErrorKind::TwoSigns, 1, 1);
        row("0xFF 0xFE", WordErrorKind::SeveralValues, 5, 4);
        row("0xFF,\n0xFE", WordErrorKind::SeveralValues, 6, 4);
        row("0xFF|0x0F", WordErrorKind::Expression, 4, 1);
        row("~(0)", WordErrorKind::Expression, 0, 1);
        row("1 << 2 | 1", WordErrorKind::Expression, 7, 1);
        row("0xFFFF__0000", WordErrorKind::DoubledSeparator, 6, 2);
        row("11111111\n11111111", WordErrorKind::NotEightRows, 17, 0);
        row("........\n........\n........\n........\n........\n........\n........\n.......",
            WordErrorKind::RowNotEightWide, 63, 7);
        row("8/8/8/8/8/8/8/8 w - - 0 1", WordErrorKind::LooksLikeFen, 0, 25);
    }

    void everyRefusalNamesItsKindAndPlace()
    {
        QFETCH(QByteArray, text);
        const auto reading = parseWord(text.toStdString());
        QVERIFY(!reading);
        const WordError &error = reading.error();
        QTEST(error.kind, "kind");
        QTEST(error.offset, "offset");
        QTEST(error.length, "length");
        QVERIFY(!nameOf(error.kind).empty());
        QVERIFY(!toText(describe(error)).empty());
    }

    void signedDecimalsReachFromMinusTwoToThe63ToMinusOne()
    {
        QCOMPARE(readWord("-9223372036854775808"), std::uint64_t{1} << 63);
        QCOMPARE(readWord("-1"), ~std::uint64_t{0});
        QCOMPARE(readWord("\u22121"), ~std::uint64_t{0}); // the minus of typography
        QVERIFY(parseWord("-1")->kind == WordReadingKind::SignedDecimal);
        QCOMPARE(readWord("18446744073709551615"), ~std::uint64_t{0});
        // Ones and zeros behind a minus are no row of a picture.
        QCOMPARE(readWord("-111111110110110010"), 0 - std::uint64_t{111111110110110010});
    }

    void leadingZerosAreNoBits()
    {
        QCOMPARE(readWord("0x00000000000000000000FF"), std::uint64_t{0xFF});
        QCOMPARE(readWord("0b" + std::string(80, '0') + "1"), std::uint64_t{1});
    }

    void groupsOfAWholeWordMayStandApart()
    {
        QCOMPARE(readWord("FFFF 0000 1234 00FF"), std::uint64_t{0xFFFF0000123400FF});
        QCOMPARE(readWord("0xFFFF0000 123400FF"), std::uint64_t{0xFFFF0000123400FF});
        // One byte after the other is a number, its highest bit first: a1 and b1.
        QCOMPARE(readWord("00000000 00000000 00000000 00000000 00000000 00000000 00000000 "
                          "00000011"),
                 std::uint64_t{3});
        QVERIFY(!parseWord("12 34"));
        QVERIFY(!parseWord("0xFFFF 0000 0000 FFFF 0"));
    }

    void wrappingsOfCodeAreTakenOff()
    {
        for (const char *text : {"\"0xFF\"", "(0xFF)", "UINT64_C(0xFF)", "BigInt(\"0xFF\")",
                                 "{255}", "0xFF;", "\uFEFF0xFF\u00A0", "uint64(0xFF),"})
            QVERIFY2(parseWord(text) && readWord(text) == 0xFF, text);
    }

    void whatCannotBeSeenAroundAWordIsPassedOver()
    {
        for (const char *unseen :
             {"\u00A0", "\u00AD", "\u061C", "\u1680", "\u180E", "\u2003", "\u200B", "\u200E",
              "\u2028", "\u2029", "\u202A", "\u202F", "\u205F", "\u2060", "\u2069", "\u3000",
              "\uFEFF", "\U000E0001", "\xC2\x85"}) {
            const std::string text = unseen + std::string("0x42") + unseen;
            QVERIFY2(parseWord(text) && readWord(text) == 0x42, unseen);
        }
    }

    void eightDigitsOfOnesMayAlsoBeHexadecimalOrBinary()
    {
        const auto alternatives = alternativesOf("11111111");
        QCOMPARE(alternatives.size(), std::size_t{2});
        QVERIFY(alternatives[0] == std::pair(std::uint64_t{0x11111111}, WordReadingKind::Hex));
        QVERIFY(alternatives[1] == std::pair(std::uint64_t{0xFF}, WordReadingKind::Binary));
    }

    void aZeroInFrontMayMeanOctal()
    {
        const auto alternatives = alternativesOf("010");
        QVERIFY(!alternatives.empty());
        QVERIFY(alternatives[0] == std::pair(std::uint64_t{8}, WordReadingKind::Octal));
    }

    void aZeroInFrontMeansOctalWhenTheDecimalNumberIsTooLarge()
    {
        // Twenty-one digits of three bits, and one bit in front.
        const auto reading = parseWord("01777777777777777777777ULL");
        QVERIFY(reading && reading->kind == WordReadingKind::Octal);
        QCOMPARE(reading->word, ~std::uint64_t{0});
        QVERIFY(parseWord("02000000000000000000000").error().kind == WordErrorKind::MoreThan64Bits);
        QVERIFY(parseWord("01777777777777777777778").error().kind == WordErrorKind::MoreThan64Bits);
        QVERIFY(parseWord("1777777777777777777777").error().kind == WordErrorKind::MoreThan64Bits);
    }

    void sixteenDigitsAreHexadecimalUnlessOnlyTheDecimalIsOrderly()
    {
        // Files, diagonals and single squares that happen to have no letters.
        for (const char *hex : {"0101010101010101", "8040201008040201", "1000000000000000",
                                "5555555555555555", "1818000000001818", "7654321001234567"}) {
            QVERIFY2(parseWord(hex)->kind == WordReadingKind::Hex, hex);
            QCOMPARE(readWord(hex), std::stoull(hex, nullptr, 16));
        }
        // 2^53 − 1, 2^53, 2^53 + 1: the numbers where a double loses its bits.
        for (const char *decimal : {"9007199254740991", "9007199254740992", "9007199254740993"}) {
            QVERIFY2(parseWord(decimal)->kind == WordReadingKind::Decimal, decimal);
            QCOMPARE(readWord(decimal), std::stoull(decimal));
            QVERIFY(alternativesOf(decimal)[0].second == WordReadingKind::Hex);
        }
    }

    void binaryDigitsWithoutAPrefixMayAlsoBeReadAsABook()
    {
        // The first digit is bit 63, h8; read as a picture it is a8.
        const std::string digits = "1" + std::string(63, '0');
        QCOMPARE(readWord(digits), std::uint64_t{1} << 63);
        const auto alternatives = alternativesOf(digits);
        QCOMPARE(alternatives.size(), std::size_t{1});
        QVERIFY(alternatives[0] == std::pair(std::uint64_t{1} << 56, WordReadingKind::Diagram));
    }

    void aPictureIsReadWithRankEightOnTopAndFileAOnTheLeft()
    {
        const auto reading = parseWord("10000000\n00000000\n00000000\n00000000\n00000000\n"
                                       "00000000\n00000000\n00000001");
        QVERIFY(reading);
        QVERIFY(reading->kind == WordReadingKind::Diagram);
        QCOMPARE(reading->word, Bitboard({"a8"_sq, "h1"_sq}).word());
        QCOMPARE(reading->alternatives.size(), std::size_t{1});
        QCOMPARE(reading->alternatives[0].word, Bitboard({"h8"_sq, "a1"_sq}).word());
    }

    void aTextThatIsAlsoASquareSaysSo()
    {
        QVERIFY(parseWord("e4")->isAlsoSquareName);
        QVERIFY(parseWord("A1")->isAlsoSquareName);
        QVERIFY(!parseWord("e9")->isAlsoSquareName);
        QVERIFY(!parseWord("0xe4")->isAlsoSquareName);
    }

    void suffixesOfEveryLanguageAreTakenOff()
    {
        for (const char *suffix : {"u", "U", "l", "L", "ul", "UL", "ull", "ULL", "llu", "LL", "n",
                                   "u64", "_u64", "i64", "usize", "ui64"})
            QCOMPARE(readWord(std::string("0xFF") + suffix), std::uint64_t{0xFF});
        QCOMPARE(readWord("1000000000000000ULL"), std::uint64_t{1000000000000000});
    }

    void castsAndCallsOfEveryLanguageAreTakenOff()
    {
        for (const char *text :
             {"(uint64_t)0xFF", "(unsigned long long) 0xFFULL", "((U64)(0xFF))",
              "static_cast<std::uint64_t>(0xFF)", "std::uint64_t{0xFF}", "np.uint64(0xFF)",
              "Bitboard::new(0xFF)", "0xFF as u64", "0xFFuL.toLong()", "(int64_t)0xFFULL;",
              "static_cast<std::int64_t>(0xFFULL),"})
            QVERIFY2(parseWord(text) && readWord(text) == 0xFF, text);
        QVERIFY(!parseWord("(a) 5")); // as well a hexadecimal number in brackets
        QVERIFY(!parseWord("(uint64_t)"));
    }

    void callsThatComputeSomethingAreRefused()
    {
        // Their arguments are numbers too, e4 is 0xE4, but not their values.
        for (const char *text :
             {"knight_attacks(e4)", "north(a1)", "lsb(0xFF)", "foo(e4)", "Attacks::of<ROOK>(d4)"})
            QVERIFY2(!parseWord(text), text);
        for (const char *text : {"C64(0xFF)", "BB(0xFF)", "Bitboard(0xFF)", "UINT64_C(0xFF)",
                                 "std::uint64_t{0xFF}", "static_cast<uint64_t>(0xFF)"})
            QCOMPARE(readWord(text), 0xFFu);
    }

    void theNumbersOfOtherLanguagesAreRead()
    {
        for (const char *text : {"&HFF", "&hff&", "#xFF", "16#FF#", "X'FF'", "x'ff'", "64'hFF",
                                 "0o377", "%11111111", "0FFh", "$FF"})
            QVERIFY2(parseWord(text) && readWord(text) == 0xFF, text);
        QCOMPARE(readWord("1" + std::string(62, '0') + "1b"), (std::uint64_t{1} << 63) + 1);
        QCOMPARE(readWord("64'b101"), std::uint64_t{5});
        QVERIFY(!parseWord("0o8"));
        QVERIFY(!parseWord("%12"));
        QVERIFY(!parseWord("&H"));
    }

    void constantsAndBitMacrosAreRead()
    {
        QCOMPARE(readWord("INT64_MIN"), std::uint64_t{1} << 63);
        QCOMPARE(readWord("Long.MIN_VALUE"), std::uint64_t{1} << 63);
        QCOMPARE(readWord("u64::MAX;"), ~std::uint64_t{0});
        QCOMPARE(readWord("BIT(28)"), std::uint64_t{1} << 28);
        QCOMPARE(readWord("BIT_ULL(63)"), std::uint64_t{1} << 63);
        QVERIFY(parseWord("BIT(64)").error().kind == WordErrorKind::MoreThan64Bits);
        QVERIFY(!parseWord("BIT()"));
    }

    void namesOfSquaresAreASet()
    {
        const Bitboard squares = {"d5"_sq, "e4"_sq};
        for (const char *text : {"e4 d5", "e4,d5", "E4, D5", "{e4, d5}", "[e4\nd5]", "(e4 d5)"}) {
            const auto reading = parseWord(text);
            QVERIFY2(reading && reading->kind == WordReadingKind::Squares, text);
            // They are the same squares under every mapping.
            for (const SquareMapping mapping : allSquareMappings)
                QCOMPARE(squaresOf(reading->word, reading->kind, mapping), squares);
        }
        QVERIFY(!parseWord("e4 d9"));
        QVERIFY(!parseWord("e4d5x"));
        const auto bytes = parseWord("a1 b2 c3 d4 e5 f6 a7 b8");
        QVERIFY(bytes->kind == WordReadingKind::Squares);
        QVERIFY(alternativesOf("a1 b2 c3 d4 e5 f6 a7 b8")[0] ==
                std::pair(std::uint64_t{0xA1B2C3D4E5F6A7B8}, WordReadingKind::Hex));
    }

    void bytesOfAMemoryDumpAreReadInBothOrders()
    {
        for (const char *text :
             {"0x00 0xFF 0x00 0x00 0x00 0x00 0x00 0x12",
              "{0x00, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x12}",
              "\\x00\\xff\\x00\\x00\\x00\\x00\\x00\\x12", "00:ff:00:00:00:00:00:12",
              "00000000: 00ff 0000 0000 0012  ........",
              "0x7ffd12f0:\t0x00\t0xff\t0x00\t0x00\t0x00\t0x00\t0x00\t0x12",
              "0x7ffd12f0 <board>: 00 ff 00 00 00 00 00 12",
              "00000000  00 ff 00 00 00 00 00 12  |........|",
              "unsigned char b[8] = {0x00, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00, 0x12};"}) {
            const auto reading = parseWord(text);
            QVERIFY2(reading && reading->kind == WordReadingKind::LittleEndianBytes, text);
            QCOMPARE(reading->word, std::uint64_t{0x120000000000FF00});
            QVERIFY(alternativesOf(text)[0] ==
                    std::pair(std::uint64_t{0x00FF000000000012}, WordReadingKind::BigEndianBytes));
        }
        // Pairs of digits are read as one number, as they stand.
        QCOMPARE(readWord("00 FF 00 00 00 00 00 12"), std::uint64_t{0x00FF000000000012});
        QVERIFY(alternativesOf("00 FF 00 00 00 00 00 12")[0] ==
                std::pair(std::uint64_t{0x120000000000FF00}, WordReadingKind::LittleEndianBytes));
        QVERIFY(!parseWord("0x00, 0xFF, 0x00"));
    }

    void aPictureWithoutRankDigitsMayHaveRankOneOnTop()
    {
        const std::string picture = "x.......\n.x......\n........\n........\n"
                                    "........\n........\n........\n........";
        QCOMPARE(readWord(picture), Bitboard({"a8"_sq, "b7"_sq}).word());
        QVERIFY(alternativesOf(picture)[0] ==
                std::pair(Bitboard({"a1"_sq, "b2"_sq}).word(), WordReadingKind::DiagramFromBelow));
        std::string withDigits;
        for (int row = 0; row < 8; ++row)
            withDigits += std::to_string(row + 1) + " " + picture.substr(std::size_t(row) * 9, 9);
        const auto reading = parseWord(withDigits);
        QVERIFY(reading && reading->alternatives.empty());
        QCOMPARE(reading->word, Bitboard({"a1"_sq, "b2"_sq}).word());
    }

    void megabytesOfRubbishAreRefused()
    {
        // Whatever took more than linear time would not end before the test is given up.
        constexpr std::size_t size = 2'000'000;
        for (const char c : {'1', 'f', '-', '_', '(', ' ', ':', ',', '\0', '\n', '/', '.', '8',
                             '\xFF', 'x', '|', '"', '+', '<'}) {
            const auto reading = parseWord(std::string(size, c));
            QVERIFY2(!reading, qPrintable(QString::number(c)));
            QVERIFY(reading.error().found.size() < 400);
        }
    }
};

QTEST_APPLESS_MAIN(TestWordReader)
#include "tst_word_reader.moc"
