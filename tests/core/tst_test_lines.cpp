#include "src/notation/export/test_lines.h"

#include <QtTest>

using namespace chess;

namespace {

QByteArray line(TestFramework framework)
{
    return QByteArray::fromStdString(toTestLine("white_pawns", 0xFF00, framework));
}

} // namespace

/// That the lines compile and compare is shown by tests/export.
class TestTestLines : public QObject {
    Q_OBJECT
private slots:
    void everyFrameworkHasItsOwnNameAndIsFoundByIt()
    {
        for (const TestFramework framework : allTestFrameworks) {
            QVERIFY(!titleOf(framework).empty());
            QVERIFY(isLanguage(languageOf(framework)));
            QVERIFY(parseTestFramework(nameOf(framework)) == framework);
            QVERIFY2(!parseWordFormat(nameOf(framework)), "no word format has the name");
        }
        QVERIFY(!parseTestFramework("testify"));
    }

    void theLineComparesTheVariableWithTheWord()
    {
        QCOMPARE(line(TestFramework::GoogleTest),
                 QByteArray("EXPECT_EQ(white_pawns, 0x0000'0000'0000'FF00ULL);"));
        QCOMPARE(line(TestFramework::QtTest),
                 QByteArray("QCOMPARE(white_pawns, std::uint64_t{0x0000'0000'0000'FF00ULL});"));
        QCOMPARE(line(TestFramework::JUnit),
                 QByteArray("assertEquals(0x0000_0000_0000_FF00L, whitePawns);"));
        QCOMPARE(line(TestFramework::GoTesting),
                 QByteArray("if want := uint64(0x0000_0000_0000_FF00); whitePawns != want {\n"
                            "\tt.Errorf(\"whitePawns = %#016x, want %#016x\", whitePawns, want)\n"
                            "}"));
        QCOMPARE(line(TestFramework::XCTest),
                 QByteArray("XCTAssertEqual(whitePawns, 0x0000_0000_0000_FF00)"));
        QCOMPARE(line(TestFramework::KotlinTest),
                 QByteArray("assertEquals(0x0000_0000_0000_FF00uL, whitePawns)"));
        QCOMPARE(line(TestFramework::ZigTest),
                 QByteArray("try std.testing.expectEqual(@as(u64, 0x0000_0000_0000_FF00), "
                            "white_pawns);"));
    }

    void entriesOfATableAreComparedByIndex()
    {
        QCOMPARE(
            QByteArray::fromStdString(toTestLine("white_pawn", 9, 0x50000, TestFramework::Jest)),
            QByteArray("expect(whitePawn[9]).toBe(0x0000_0000_0005_0000n);"));
    }

    void theSpellingOfNamesAndTypesIsFollowed()
    {
        const Spelling spelling = parseSpelling("signed,upper-camel").value();
        QCOMPARE(QByteArray::fromStdString(
                     toTestLine("white_pawns", ~std::uint64_t{0}, TestFramework::QtTest, spelling)),
                 QByteArray("QCOMPARE(WhitePawns, std::int64_t{-1LL});"));
    }
};

QTEST_APPLESS_MAIN(TestTestLines)
#include "tst_test_lines.moc"
