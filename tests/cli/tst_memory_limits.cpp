// What happens where memory is short. Not part of a build with AddressSanitizer, which takes
// terabytes of addresses that no limit would allow, and writes to memory before it is used.
#include "src/moves/perft.h"
#include "tests/cli/program_run.h"

#include <QFile>
#include <QtTest>

using namespace chess;
using namespace tests;

namespace {

/// The most memory that this program had so far, in KiB.
qint64 peakOfMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        qFatal("no status");
    const QByteArray text = status.readAll();
    return text.mid(text.indexOf("VmHWM:") + 6, 20).trimmed().split(' ').front().toLongLong();
}

} // namespace

class TestMemoryLimits : public QObject {
    Q_OBJECT
private slots:
    void hashTableThatTheSystemRefusesIsSaid()
    {
        const Run refused =
            runShell(QStringLiteral("ulimit -v 400000; exec \"$1\" perft 4 --hash 512"));
        QCOMPARE(refused.status, 1);
        QVERIFY2(contains(refused.err, "--hash: There is no memory for a hash table of 512 MiB."),
                 refused.err.c_str());
        QCOMPARE(refused.out, std::string());
    }

    void countGoesOnWithTheThreadsThatTheSystemGives()
    {
        // There is no room for the stacks of all of them.
        const Run counted =
            runShell(QStringLiteral("ulimit -v 400000; exec \"$1\" perft 5 --threads 1000"));
        QCOMPARE(counted.status, 0);
        QCOMPARE(counted.out, std::string("nodes\t4865609\n")); // published
    }

    void largeTableCostsAShortCountNothing()
    {
        const qint64 before = peakOfMemory();
        const PerftResult result = runPerft(Position::start(), 4, {.hashMegabytes = 2048});
        QCOMPARE(result.nodes, std::uint64_t{197281}); // published
        QVERIFY(peakOfMemory() - before < 200'000);
    }
};

QTEST_GUILESS_MAIN(TestMemoryLimits)
#include "tst_memory_limits.moc"
