#include "src/notation/export/source_code.h"
#include "src/notation/words/literal.h"
#include "tests/cases.h"

#include <QtTest>

using namespace chess;
using namespace tests;

namespace {

std::vector<Spelling> everySpelling()
{
    std::vector<Spelling> spellings;
    for (const bool isLowerCase : {false, true}) {
        for (const bool hasPrefix : {false, true}) {
            for (const bool isSigned : {false, true}) {
                for (const DigitGrouping grouping :
                     {DigitGrouping::Usual, DigitGrouping::None, DigitGrouping::Bytes}) {
                    for (const auto names :
                         {std::optional<NameCase>(), std::optional(NameCase::Snake),
                          std::optional(NameCase::UpperSnake), std::optional(NameCase::UpperCamel),
                          std::optional(NameCase::LowerCamel)})
                        spellings.push_back({isLowerCase, hasPrefix, grouping, isSigned, names});
                }
            }
        }
    }
    return spellings;
}

QByteArray literal(std::uint64_t word, WordFormat format, const char *spelling)
{
    return QByteArray::fromStdString(toLiteral(word, format, parseSpelling(spelling).value()));
}

} // namespace

class TestSpelling : public QObject {
    Q_OBJECT
private slots:
    void everySpellingComesBackFromItsText()
    {
        for (const Spelling &spelling : everySpelling())
            QVERIFY2(parseSpelling(toText(spelling)) == spelling, toText(spelling).c_str());
        QCOMPARE(toText(Spelling()), std::string());
        QVERIFY(parseSpelling(" lower , signed ") == parseSpelling("signed,lower"));
        QVERIFY(!parseSpelling("lower,upper"));
        QVERIFY(!parseSpelling("nonsense"));
    }

    void everyWordIsReadAgainInEverySpellingAndFormat()
    {
        for (const Case &row : Cases("mapped_bitboards.tsv")) {
            const std::uint64_t word = std::stoull(row["a1=0/b1=1"], nullptr, 16);
            for (const WordFormat format : allWordFormats) {
                for (const Spelling &spelling : everySpelling()) {
                    const std::string text = toLiteral(word, format, spelling);
                    const auto reading = parseWord(text);
                    QVERIFY2(reading.has_value(), text.c_str());
                    const auto isIt = [&](const auto &each) {
                        return each.word == word;
                    };
                    QVERIFY2(isIt(*reading) || std::any_of(reading->alternatives.begin(),
                                                           reading->alternatives.end(), isIt),
                             text.c_str());
                }
            }
        }
    }

    void eachChoiceShowsInTheLiteral()
    {
        constexpr std::uint64_t word = 0xFEDCBA9876543210;
        QCOMPARE(literal(word, WordFormat::Hex, "lower"), QByteArray("0xfedcba9876543210"));
        QCOMPARE(literal(word, WordFormat::Hex, "no-prefix"), QByteArray("FEDCBA9876543210"));
        QCOMPARE(literal(word, WordFormat::Hex, "bytes"), QByteArray("0xFE_DC_BA_98_76_54_32_10"));
        QCOMPARE(literal(word, WordFormat::Cpp, "bytes,lower"),
                 QByteArray("0xfe'dc'ba'98'76'54'32'10ULL"));
        QCOMPARE(literal(word, WordFormat::Rust, "ungrouped"),
                 QByteArray("0xFEDCBA9876543210_u64"));
        QCOMPARE(literal(word, WordFormat::C, "bytes,no-prefix"),
                 QByteArray("0xFEDCBA9876543210ULL")); // C has no separator
        QCOMPARE(literal(1, WordFormat::Binary, "bytes,no-prefix"),
                 QByteArray("00000000_00000000_00000000_00000000_"
                            "00000000_00000000_00000000_00000001"));
        QCOMPARE(literal(~std::uint64_t{0}, WordFormat::Rust, "signed"), QByteArray("-1_i64"));
        QCOMPARE(literal(~std::uint64_t{0}, WordFormat::Java, "signed"), QByteArray("-1L"));
        QCOMPARE(literal(~std::uint64_t{0}, WordFormat::Hex, "signed"),
                 QByteArray("0xFFFFFFFFFFFFFFFF"));
    }

    void theNewLanguagesDeclareTheirConstantsAndArrays()
    {
        const std::array<ArrayEntry, 1> entries = {{{0xFF00, {}}}};
        QCOMPARE(QByteArray::fromStdString(toConstant("rank_2", 0xFF00, WordFormat::TypeScript)),
                 QByteArray("export const RANK_2: bigint = 0x0000_0000_0000_FF00n;"));
        QCOMPARE(QByteArray::fromStdString(toConstant("rank_2", 0xFF00, WordFormat::Kotlin)),
                 QByteArray("const val RANK_2: ULong = 0x0000_0000_0000_FF00uL"));
        QCOMPARE(QByteArray::fromStdString(toConstant("rank_2", 0xFF00, WordFormat::Swift)),
                 QByteArray("let rank2: UInt64 = 0x0000_0000_0000_FF00"));
        QCOMPARE(QByteArray::fromStdString(toArray("ranks", entries, WordFormat::Kotlin)),
                 QByteArray("val RANKS: Array<ULong> = arrayOf(\n"
                            "    0x0000_0000_0000_FF00uL,\n)\n"));
        QCOMPARE(QByteArray::fromStdString(toArray("ranks", entries, WordFormat::Swift)),
                 QByteArray("let ranks: [UInt64] = [\n    0x0000_0000_0000_FF00,\n]\n"));
    }

    void signedWordsAreDeclaredInTheSignedType()
    {
        const Spelling isSigned = parseSpelling("signed,lower-camel").value();
        QCOMPARE(QByteArray::fromStdString(
                     toConstant("not_file_a", 0xFEFEFEFEFEFEFEFE, WordFormat::C, isSigned)),
                 QByteArray("static const int64_t notFileA = -72340172838076674LL;"));
        QCOMPARE(QByteArray::fromStdString(
                     toConstant("not_file_a", 0xFEFEFEFEFEFEFEFE, WordFormat::Kotlin, isSigned)),
                 QByteArray("const val notFileA: Long = -72340172838076674L"));
    }

    void namesAreSpeltInEveryCase()
    {
        QCOMPARE(spelt("white_pawns", NameCase::Snake), std::string("white_pawns"));
        QCOMPARE(spelt("white_pawns", NameCase::UpperSnake), std::string("WHITE_PAWNS"));
        QCOMPARE(spelt("white_pawns", NameCase::UpperCamel), std::string("WhitePawns"));
        QCOMPARE(spelt("white_pawns", NameCase::LowerCamel), std::string("whitePawns"));
    }
};

QTEST_APPLESS_MAIN(TestSpelling)
#include "tst_spelling.moc"
