#include "tests/ui/no_threads.h"
#include "ui/widgets/errand.h"

#include <QThread>
#include <QtTest>

#include <memory>
#include <semaphore>

using ui::Errand;

class TestErrand : public QObject {
    Q_OBJECT
private slots:
    void workIsDoneElsewhereAndWhatCameOfItHere()
    {
        Errand errand;
        const QThread *here = QThread::currentThread();
        const QThread *workedIn = nullptr;
        const QThread *actedIn = nullptr;
        errand.start([&workedIn, &actedIn]() -> Errand::Act {
            workedIn = QThread::currentThread();
            return [&actedIn] {
                actedIn = QThread::currentThread();
            };
        });
        QVERIFY(errand.isRunning());
        QTRY_COMPARE(actedIn, here);
        QVERIFY(workedIn != here);
        QVERIFY(!errand.isRunning());
    }

    void nobodyWaitsForWorkThatHangs()
    {
        // Shared, since the thread may still be at it when this is over.
        struct Door {
            std::binary_semaphore isOpen{0};
            std::binary_semaphore isPassed{0};
        };
        const auto door = std::make_shared<Door>();
        bool isTold = false;
        {
            Errand errand;
            errand.start([door, &isTold]() -> Errand::Act {
                door->isOpen.acquire();
                door->isPassed.release();
                return [&isTold] {
                    isTold = true;
                };
            });
        }
        // It is gone though the work is not.
        door->isOpen.release();
        door->isPassed.acquire();
        QCoreApplication::processEvents();
        QVERIFY(!isTold);
    }

    void anErrandInPlaceOfAnotherIsTheOnlyOneToReport()
    {
        const auto isOpen = std::make_shared<std::binary_semaphore>(0);
        QStringList told;
        Errand errand;
        errand.start([isOpen, &told]() -> Errand::Act {
            isOpen->acquire();
            return [&told] {
                told += QStringLiteral("first");
            };
        });
        errand.start([&told]() -> Errand::Act {
            return [&told] {
                told += QStringLiteral("second");
            };
        });
        QTRY_COMPARE(told, QStringList(QStringLiteral("second")));
        isOpen->release();
        errand.start([&told]() -> Errand::Act {
            return [&told] {
                told += QStringLiteral("third");
            };
        });
        QTRY_COMPARE(told.size(), 2);
        QCOMPARE(told.last(), QStringLiteral("third"));
    }

    void whatIsDroppedAfterItCameBackIsNotDone()
    {
        const auto isBack = std::make_shared<std::binary_semaphore>(0);
        bool isTold = false;
        Errand errand;
        errand.start([isBack, &isTold]() -> Errand::Act {
            isBack->release();
            return [&isTold] {
                isTold = true;
            };
        });
        isBack->acquire();
        errand.drop();
        QCoreApplication::processEvents();
        QVERIFY(!isTold);
    }

    void workWithoutAThreadIsToldToBeThat()
    {
        ui::Errand errand;
        QSignalSpy failures(&errand, &ui::Errand::notStarted);
        bool isDone = false;
        const auto work = [&isDone]() -> ui::Errand::Act {
            return [&isDone] {
                isDone = true;
            };
        };
        {
            const tests::NoThreads none;
            errand.start(work);
        }
        QVERIFY(failures.empty() && errand.isRunning()); // not before it has returned
        QTRY_COMPARE(failures.size(), 1);
        QVERIFY(!errand.isRunning() && !isDone);
        errand.start(work);
        QTRY_VERIFY(isDone);
    }
};

QTEST_GUILESS_MAIN(TestErrand)
#include "tst_errand.moc"
