#include "src/notation/moves/perft_suite.h"

#include <QtTest>

using namespace chess;

using Expectations = std::vector<PerftExpectation>;

namespace {

/// The place and the piece of text of an error.
std::string errorOf(std::string_view operations)
{
    const auto read = parsePerftExpectations(operations);
    if (read.errors.size() != 1)
        return std::to_string(read.errors.size()) + " errors";
    return std::to_string(read.errors.front().offset) + " " + read.errors.front().found;
}

} // namespace

class TestPerftSuite : public QObject {
    Q_OBJECT
private slots:
    void countsAreReadInAllTheirSpellings()
    {
        const Expectations expected = {{1, 20}, {2, 400}, {6, 119060324}};
        for (const char *operations :
             {";D1 20 ;D2 400 ;D6 119060324", "D1 20; D2 400; D6 119060324;",
              " ;d1 20;d2  400;d6\t119060324 ;", "D1=20;D2=400;D6=119060324",
              "D1:20; D2: 400; D6 : 119060324",
              R"(id "start; D9 1"; D1 20; bm e4; D2 400; D6 119060324; draw_offer;)"})
            QVERIFY2(parsePerftExpectations(operations).counts == expected, operations);
    }

    void withoutCountsTheListIsEmpty()
    {
        for (const char *operations : {"", ";", "bm e4;", "draw_accept; id \"D1 20\";"})
            QVERIFY2(parsePerftExpectations(operations).counts == Expectations{}, operations);
    }

    void theGreatestCountOf64BitsIsRead()
    {
        QVERIFY(parsePerftExpectations("D14 18446744073709551615").counts ==
                (Expectations{{14, 18446744073709551615U}}));
    }

    void errorsNameTheirPlace()
    {
        QCOMPARE(errorOf(";D1 20 ;D2 x").c_str(), "11 x");
        QCOMPARE(errorOf("D1").c_str(), "2 ");
        QCOMPARE(errorOf("D1 ;D2 400").c_str(), "2 ");
        QCOMPARE(errorOf("D101 1").c_str(), "1 101");
        QCOMPARE(errorOf("D1x 1").c_str(), "1 1x");
        QCOMPARE(errorOf("D1 20 30").c_str(), "3 20 30");
        QCOMPARE(errorOf("D1 -20").c_str(), "3 -20");
        QCOMPARE(errorOf("D20 18446744073709551616").c_str(), "4 18446744073709551616");
        QCOMPARE(errorOf(";D 5").c_str(), "1 D");
        QCOMPARE(errorOf(";D-1 5").c_str(), "2 -1");
        QCOMPARE(errorOf(";Dx 7").c_str(), "1 Dx");
        QCOMPARE(errorOf(";depth1 20").c_str(), "1 depth1");
    }

    void otherOperationsThatBeginWithDAreNoCounts()
    {
        for (const char *operations : {"dm 3", "draw_offer", "Date \"2024.01.01\"", "Draw"})
            QVERIFY2(parsePerftExpectations(operations).errors.empty(), operations);
    }

    void aCountThatIsNoneTakesNoOtherWithIt()
    {
        const auto read = parsePerftExpectations(";D1 x ;D2 400 ;D101 1 ;D3 8902");
        QVERIFY(read.counts == (Expectations{{2, 400}, {3, 8902}}));
        QCOMPARE(read.errors.size(), std::size_t{2});
        QCOMPARE(read.errors[0].offset, std::size_t{4});
        QCOMPARE(read.errors[1].offset, std::size_t{16});
    }

    void aQuoteThatIsNeverClosedHidesNoCount()
    {
        const Expectations expected = {{1, 20}, {2, 400}};
        for (const char *operations : {"id \"start; D1 20; D2 400;", "D1 20; id \"; D2 400",
                                       "id \"a; D3 1\"; D1 20; c0 \"; D2 400"})
            QVERIFY2(parsePerftExpectations(operations).counts == expected, operations);
    }

    void everyErrorHasASentence()
    {
        for (const char *operations : {"D101 1", "D1", "D1 x"})
            QVERIFY(!toText(describe(parsePerftExpectations(operations).errors.front())).empty());
    }

    void writtenCountsAreReadAgain()
    {
        const Expectations expected = {{1, 20}, {14, 18446744073709551615U}};
        QCOMPARE(toEpdOperations({{1, 20}, {2, 400}}).c_str(), " ;D1 20 ;D2 400");
        QVERIFY(parsePerftExpectations(toEpdOperations(expected)).counts == expected);
    }
};

QTEST_APPLESS_MAIN(TestPerftSuite)
#include "tst_perft_suite.moc"
