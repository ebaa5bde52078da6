#include "src/notation/moves/move_text.h"
#include "src/workbench/positions/divide_comparison.h"
#include "tests/core/positions.h"

#include <QtTest>

using namespace chess;
using tests::positionOf;

namespace {

/// The divide of the start position at depth 2, every move 20, as another program has it.
OtherDivide startDivide()
{
    OtherDivide other{{}, true};
    for (const DividedMove &each : divide(Position::start(), 2))
        other.moves.push_back({{}, each.move, each.nodes});
    return other;
}

std::vector<ComparedMove> compareAtStart(const OtherDivide &other)
{
    return compareDivides(Position::start(), divide(Position::start(), 2), other);
}

/// The rows that are no plain verdict: "e2e4 differs".
std::string faultsOf(const std::vector<ComparedMove> &rows)
{
    std::string text;
    for (const ComparedMove &row : rows) {
        if (row.verdict != DivideVerdict::Equal)
            text.append(row.text).append(" ").append(nameOf(row.verdict)).append(";");
    }
    return text;
}

} // namespace

class TestDivideComparison : public QObject {
    Q_OBJECT
private slots:
    void equalDividesAgreeOnEveryMove()
    {
        const auto rows = compareAtStart(startDivide());
        QCOMPARE(rows.size(), std::size_t{20});
        QCOMPARE(faultsOf(rows).c_str(), "");
        QCOMPARE(rows.front().text.c_str(), "a2a3");
        QCOMPARE(rows.back().text.c_str(), "h2h4");
        QVERIFY(rows.front().ours == 20 && rows.front().theirs == 20);
    }

    void everyKindOfFaultIsTold()
    {
        OtherDivide other = startDivide();
        std::erase_if(other.moves, [](const auto &entry) {
            return toUci(Position::start(), *entry.move) == "b1a3";
        });
        for (DivideEntry &entry : other.moves) {
            if (toUci(Position::start(), *entry.move) == "g2g4")
                entry.nodes = 19;
            if (toUci(Position::start(), *entry.move) == "a2a3")
                entry.times = 2;
            if (toUci(Position::start(), *entry.move) == "c2c4")
                entry.nodes.reset();
        }
        other.moves.push_back({"e2e5", std::nullopt, 20});
        const auto rows = compareAtStart(other);
        QCOMPARE(faultsOf(rows).c_str(),
                 "a2a3 repeated;b1a3 missing;c2c4 unreadable;g2g4 differs;e2e5 extra;");
        QVERIFY(!rows.back().ours && rows.back().theirs == 20);
    }

    void illegalMoveWithNothingBehindItIsNoFault()
    {
        OtherDivide other = startDivide();
        other.moves.push_back({"e2e5", std::nullopt, 0});
        const auto rows = compareAtStart(other);
        QCOMPARE(faultsOf(rows).c_str(), "e2e5 open;");
        QVERIFY(!isFault(rows.back().verdict));
    }

    void onlyTheListsOfMovesMakeAFaultOfTheList()
    {
        for (const DivideVerdict verdict :
             {DivideVerdict::Missing, DivideVerdict::Extra, DivideVerdict::Repeated})
            QVERIFY(isFault(verdict) && isFaultOfList(verdict));
        for (const DivideVerdict verdict : {DivideVerdict::CountDiffers, DivideVerdict::Unreadable})
            QVERIFY(isFault(verdict) && !isFaultOfList(verdict));
        QVERIFY(!isFaultOfList(DivideVerdict::Equal) && !isFaultOfList(DivideVerdict::Open));
    }

    void whatHasNotComeYetIsNoFault()
    {
        OtherDivide other = startDivide();
        other.moves.resize(19);
        other.isWhole = false;
        const auto rows = compareAtStart(other);
        QCOMPARE(std::count_if(rows.begin(), rows.end(),
                               [](const auto &row) { return row.verdict == DivideVerdict::Open; }),
                 1);
        QVERIFY(std::none_of(rows.begin(), rows.end(),
                             [](const auto &row) { return isFault(row.verdict); }));
        for (const ComparedMove &row : compareDivides(Position::start(), {}, startDivide()))
            QVERIFY(row.verdict == DivideVerdict::Open && !row.ours && row.theirs);
    }

    // Which of both knights it is nobody knows, but one of them is there.
    void moveThatIsMeantUnclearlyAndHasNoCountIsNotMissing()
    {
        const Position position = positionOf("7k/8/8/8/8/2N3N1/8/K7 w - - 0 1");
        std::string theirs = toDivideText(position, divide(position, 1), std::nullopt);
        for (const char *line : {"c3e4: 1\n", "g3e4: 1\n"})
            theirs.erase(theirs.find(line), 8);
        const auto rows =
            compareDivides(position, divide(position, 1),
                           {parseDivide(position, theirs + "Ne4: many\n").moves, true});
        QCOMPARE(faultsOf(rows).c_str(), "c3e4 open;g3e4 open;");
    }

    void castlingThatTheOtherLacksIsMissing()
    {
        const Position position = positionOf("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        const std::string ours = toDivideText(position, divide(position, 1), std::nullopt);
        std::string theirs = ours;
        theirs.erase(theirs.find("e1c1"), 8);
        const auto rows = compareDivides(position, divide(position, 1),
                                         {parseDivide(position, theirs).moves, true});
        QCOMPARE(faultsOf(rows).c_str(), "e1c1 missing;");
    }
};

QTEST_APPLESS_MAIN(TestDivideComparison)
#include "tst_divide_comparison.moc"
