#include "src/notation/words/literal.h"
#include "tests/cases.h"

#include <QtTest>

using namespace chess;

namespace {

/// White's pawns, every second bit, all bits, and the bits that small integer types trip over.
constexpr std::array<std::uint64_t, 9> words = {0x0,
                                                0x1,
                                                0xFF00,
                                                0x80000000,
                                                0x100000000,
                                                0x20000000000001,
                                                0x8000000000000000,
                                                0xAAAAAAAAAAAAAAAA,
                                                0xFFFFFFFFFFFFFFFF};

} // namespace

class TestLiteral : public QObject {
    Q_OBJECT
private slots:
    void everyLanguageWritesTheWordAsItsGrammarAllows_data()
    {
        QTest::addColumn<WordFormat>("format");
        QTest::addColumn<QByteArray>("literal");
        // The word is that of a1 and h8: its highest bit makes it negative in a signed type.
        QTest::newRow("hex") << WordFormat::Hex << QByteArray("0x8000000000000001");
        QTest::newRow("dec") << WordFormat::Decimal << QByteArray("9223372036854775809");
        QTest::newRow("signed") << WordFormat::Signed << QByteArray("-9223372036854775807");
        QTest::newRow("bin") << WordFormat::Binary
                             << QByteArray("0b10000000000000000000000000000000000000000000000000"
                                           "00000000000001");
        // C11 6.4.4.1: no digit separators before C23; ULL has at least 64 bits.
        QTest::newRow("c") << WordFormat::C << QByteArray("0x8000000000000001ULL");
        // C++14: the separator is an apostrophe.
        QTest::newRow("cpp") << WordFormat::Cpp << QByteArray("0x8000'0000'0000'0001ULL");
        // Rust reference, tokens: an underscore may stand before the type suffix.
        QTest::newRow("rust") << WordFormat::Rust << QByteArray("0x8000_0000_0000_0001_u64");
        // JLS 3.10.1: a hexadecimal long may use all 64 bits, a decimal one may not.
        QTest::newRow("java") << WordFormat::Java << QByteArray("0x8000_0000_0000_0001L");
        // Python language reference 2.4.5: integers have no suffix and no limit.
        QTest::newRow("python") << WordFormat::Python << QByteArray("0x8000_0000_0000_0001");
        // Go specification: integer literals have no suffix.
        QTest::newRow("go") << WordFormat::Go << QByteArray("0x8000_0000_0000_0001");
        // C# specification 6.4.5.3: UL is always ulong, L alone would depend on the value.
        QTest::newRow("csharp") << WordFormat::CSharp << QByteArray("0x8000_0000_0000_0001UL");
        // ECMAScript 12.9.3: without the n it would be a Number of 53 bits.
        QTest::newRow("js") << WordFormat::JavaScript << QByteArray("0x8000_0000_0000_0001n");
        // Zig language reference: integer literals have no suffix.
        QTest::newRow("zig") << WordFormat::Zig << QByteArray("0x8000_0000_0000_0001");
    }

    void everyLanguageWritesTheWordAsItsGrammarAllows()
    {
        QFETCH(WordFormat, format);
        QFETCH(QByteArray, literal);
        QCOMPARE(QByteArray::fromStdString(toLiteral(0x8000000000000001, format)), literal);
        QCOMPARE(nameOf(format), std::string_view(QTest::currentDataTag()));
        QVERIFY(parseWordFormat(QTest::currentDataTag()) == format);
    }

    void decimalsAndBinaryAreThePublishedOnes()
    {
        const tests::Cases cases("mapped_bitboards.tsv");
        for (const tests::Case &row : cases) {
            const std::uint64_t word = std::stoull(row["a1=0/b1=1"], nullptr, 16);
            QCOMPARE(toLiteral(word, WordFormat::Decimal), row["unsigned_decimal"]);
            QCOMPARE(toLiteral(word, WordFormat::Signed), row["signed_decimal"]);
            QCOMPARE(toLiteral(word, WordFormat::Binary), "0b" + row["binary_msb_first"]);
        }
    }

    void everyLiteralIsReadBackAsTheSameWord()
    {
        for (const WordFormat format : allWordFormats) {
            for (const std::uint64_t word : words) {
                const auto reading = parseWord(toLiteral(word, format));
                QVERIFY2(reading, toLiteral(word, format).c_str());
                QCOMPARE(reading->word, word);
            }
        }
    }

    void bytesOfBinaryComeHighestFirst()
    {
        QCOMPARE(toBinaryByByte(0x8000000000000003),
                 std::string("10000000 00000000 00000000 00000000 00000000 00000000 00000000 "
                             "00000011"));
    }

    void aNameThatIsNoFormatIsNone()
    {
        for (const char *name : {"", "HEX", "hex ", "fortran"})
            QVERIFY(!parseWordFormat(name));
    }
};

QTEST_APPLESS_MAIN(TestLiteral)
#include "tst_literal.moc"
