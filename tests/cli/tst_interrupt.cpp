#include "src/cli/interrupt.h"

#include <QtTest>

#include <csignal>
#include <future>
#include <optional>
#include <sys/wait.h>
#include <unistd.h>

using namespace chess;

namespace {

constexpr int allWell = 7;

void interruptThisProgram()
{
    ::kill(::getpid(), SIGINT);
}

/// Sends this program the signal and waits until an Interrupt has it.
void interruptOnce(const Interrupt &interrupt)
{
    std::promise<void> promise;
    const std::stop_callback callback(interrupt.stop(), [&promise] { promise.set_value(); });
    interruptThisProgram();
    promise.get_future().wait();
}

/// How a copy of this program ends that does something: its exit status, or the negative number of
/// the signal that ended it.
template <typename Action>
int endOf(Action action)
{
    const pid_t copy = ::fork();
    if (copy == 0) {
        // What has started the tests may have it ignored.
        std::signal(SIGINT, SIG_DFL);
        ::alarm(60); // for a signal that never comes
        action();
        ::_exit(allWell);
    }
    int status = 0;
    ::waitpid(copy, &status, 0);
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

} // namespace

class TestInterrupt : public QObject {
    Q_OBJECT
private slots:
    void theFirstSignalAsksForAStop()
    {
        QCOMPARE(endOf([] {
                     const Interrupt interrupt;
                     if (interrupt.isStopRequested())
                         ::_exit(1);
                     interruptOnce(interrupt);
                     if (!interrupt.isStopRequested())
                         ::_exit(2);
                 }),
                 allWell);
    }

    void theSecondEndsTheProgram()
    {
        QCOMPARE(endOf([] {
                     const Interrupt interrupt;
                     interruptOnce(interrupt);
                     interruptThisProgram();
                     ::pause();
                 }),
                 -SIGINT);
    }

    void afterwardsASignalEndsTheProgram()
    {
        QCOMPARE(endOf([] {
                     std::optional<Interrupt> interrupt;
                     interrupt.emplace();
                     interruptOnce(*interrupt);
                     interrupt.reset();
                     interruptThisProgram();
                     ::pause();
                 }),
                 -SIGINT);
    }

    void withoutASignalNothingHappens()
    {
        QCOMPARE(endOf([] {
                     for (int i = 0; i < 100; ++i)
                         const Interrupt interrupt;
                 }),
                 allWell);
    }
};

QTEST_APPLESS_MAIN(TestInterrupt)
#include "tst_interrupt.moc"
