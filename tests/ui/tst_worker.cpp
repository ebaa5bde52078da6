#include "tests/ui/no_threads.h"
#include "ui/widgets/worker.h"

#include <QSemaphore>
#include <QThread>
#include <QtTest>

#include <atomic>
#include <memory>
#include <thread>

namespace {

/// Does nothing until it is to stop.
void waitFor(const std::stop_token &stop)
{
    while (!stop.stop_requested())
        std::this_thread::yield();
}

/// Work that reports at once and again when it is stopped, counting what arrives.
struct Reporter {
    ui::Worker::Work work()
    {
        return [this](const std::stop_token &stop, const ui::Worker::Later &later) {
            later([this] { ++arrived; });
            reported.release();
            waitFor(stop);
            later([this] { ++arrived; });
            hasEnded = true;
        };
    }

    int arrived = 0;
    QSemaphore reported;
    std::atomic<bool> hasEnded = false;
};

} // namespace

class TestWorker : public QObject {
    Q_OBJECT
private slots:
    void workIsDoneElsewhereAndReportedHere()
    {
        ui::Worker worker;
        const QThread *here = QThread::currentThread();
        const QThread *workedIn = here;
        QList<int> reports;
        worker.start([&](const std::stop_token &, const ui::Worker::Later &later) {
            workedIn = QThread::currentThread();
            for (int i = 0; i < 3; ++i)
                later([&reports, i, here] {
                    QCOMPARE(QThread::currentThread(), here);
                    reports += i;
                });
        });
        QTRY_COMPARE(reports, QList<int>({0, 1, 2}));
        QVERIFY(workedIn != here);
    }

    void whatIsReportedAfterStopStillArrives()
    {
        Reporter reporter;
        ui::Worker worker;
        worker.start(reporter.work());
        worker.stop();
        QTRY_COMPARE(reporter.arrived, 2);
    }

    void dropEndsTheWorkAndWhatItReported()
    {
        Reporter reporter;
        ui::Worker worker;
        worker.start(reporter.work());
        reporter.reported.acquire();
        worker.drop();
        QVERIFY(reporter.hasEnded);
        QCoreApplication::processEvents();
        QCOMPARE(reporter.arrived, 0);
    }

    void newWorkTakesThePlaceOfTheOldAndItsReports()
    {
        Reporter old;
        Reporter next;
        ui::Worker worker;
        worker.start(old.work());
        old.reported.acquire();
        worker.start(next.work());
        QVERIFY(old.hasEnded);
        QTRY_COMPARE(next.arrived, 1);
        QCOMPARE(old.arrived, 0);
    }

    void workWithoutAThreadIsToldToBeThat()
    {
        Reporter reporter;
        ui::Worker worker;
        QSignalSpy failures(&worker, &ui::Worker::notStarted);
        {
            const tests::NoThreads none;
            worker.start(reporter.work());
        }
        QVERIFY(failures.empty()); // not before it has returned
        QTRY_COMPARE(failures.size(), 1);
        QVERIFY(failures.front().front().toString().startsWith(
            QStringLiteral("There is no thread left for this.")));
        QCOMPARE(reporter.arrived, 0);
        worker.start(reporter.work());
        QTRY_COMPARE(reporter.arrived, 1);
        QCOMPARE(failures.size(), 1);
    }

    void nothingIsDoneOrReportedOnceItIsGone()
    {
        Reporter reporter;
        auto worker = std::make_unique<ui::Worker>();
        worker->start(reporter.work());
        reporter.reported.acquire();
        worker.reset();
        QVERIFY(reporter.hasEnded);
        QCoreApplication::processEvents();
        QCOMPARE(reporter.arrived, 0);
    }
};

QTEST_GUILESS_MAIN(TestWorker)
#include "tst_worker.moc"
