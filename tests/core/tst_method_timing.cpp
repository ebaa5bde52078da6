#include "src/attacks/leapers.h"
#include "src/workbench/tables/method_timing.h"
#include "tests/core/oracle.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <set>

using namespace chess;

class TestMethodTiming : public QObject {
    Q_OBJECT
private slots:
    void everyTimedWayFindsTheAttacksThatTheDistancesSay()
    {
        for (const TimedWay &way : timedWays()) {
            for (const Square square : allSquares) {
                QCOMPARE(way.kingAttacks(square),
                         tests::squaresAtDistance(square, [](int files, int ranks) {
                             return std::max(files, ranks) == 1;
                         }));
                QCOMPARE(way.knightAttacks(square),
                         tests::squaresAtDistance(
                             square, [](int files, int ranks) { return files * ranks == 2; }));
            }
        }
    }

    void theTableAndAllFourMethodsAreTimed()
    {
        std::set<DerivationMethod> methods;
        QVERIFY(!timedWays().front().method);
        for (const TimedWay &way : timedWays()) {
            if (way.method)
                methods.insert(*way.method);
        }
        QCOMPARE(timedWays().size(), std::size_t{5});
        QCOMPARE(methods.size(), allDerivationMethods.size());
    }

    void runsOfAllWaysComeToTheSameSum()
    {
        const std::uint64_t expected = timedWays().front().run(1);
        QVERIFY(expected != 0);
        for (const TimedWay &way : timedWays()) {
            QCOMPARE(way.run(1), expected);
            QCOMPARE(way.run(3), expected);
        }
    }

    void ratiosAreThoseOfTheTimes()
    {
        const auto times = timeMethods();
        QVERIFY(times);
        QCOMPARE(times->size(), std::size_t{5});
        QCOMPARE(nameOf(times->front().way), std::string_view("look-up"));
        QCOMPARE(times->front().ratio, 1.0);
        for (const MethodTime &time : *times) {
            QVERIFY(time.nanoseconds > 0);
            QCOMPARE(time.ratio, time.nanoseconds / times->front().nanoseconds);
            QCOMPARE(time.checksum, times->front().checksum);
        }
    }

    void measuringStopsWhenAsked()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!timeMethods(source.get_token()));
    }
};

QTEST_APPLESS_MAIN(TestMethodTiming)
#include "tst_method_timing.moc"
