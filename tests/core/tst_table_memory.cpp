#include "src/workbench/tables/table_memory.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

using namespace chess;

namespace {

constexpr std::uint64_t mebibyte = 1 << 20;

/// A folder with the files of a system.
class System {
public:
    System() { write("proc/meminfo", "MemTotal:       8388608 kB\nMemAvailable:    4194304 kB\n"); }

    void write(const char *name, const QByteArray &text) const
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", name);
    }
    void remove(const char *name) const { QFile::remove(m_folder.filePath(QLatin1String(name))); }

    std::uint64_t freeMegabytes() const
    {
        return freeMemory(m_folder.path().toStdString()).value_or(0) / mebibyte;
    }

private:
    QTemporaryDir m_folder;
};

std::string refusal(std::size_t megabytes, std::uint64_t freeMegabytes)
{
    const auto reason = reasonAgainstTable(megabytes, freeMegabytes * mebibyte);
    return reason ? toText(*reason) : std::string();
}

} // namespace

class TestTableMemory : public QObject {
    Q_OBJECT
private slots:
    void aTableIsBlamedForALackOfMemoryOnlyWhereOneWasWanted()
    {
        QVERIFY(toText(describeLackOfMemory(8)).find("hash table of 8 MiB") != std::string::npos);
        QVERIFY(toText(describeLackOfMemory(0)).find("table") == std::string::npos);
    }

    void whatTheSystemSaysIsAvailableIsFree()
    {
        const System system;
        QCOMPARE(system.freeMegabytes(), std::uint64_t{4096});
        system.remove("proc/meminfo");
        QVERIFY(!freeMemory("/no/such/folder"));
        QCOMPARE(system.freeMegabytes(), std::uint64_t{0});
    }

    void theLimitOfAGroupCounts()
    {
        const System system;
        system.write("proc/self/cgroup", "0::/user/lab\n");
        system.write("sys/fs/cgroup/user/lab/memory.max", "1073741824\n");
        system.write("sys/fs/cgroup/user/lab/memory.current", "536870912\n");
        QCOMPARE(system.freeMegabytes(), std::uint64_t{512});
        // Pages of files are given up for it.
        system.write("sys/fs/cgroup/user/lab/memory.stat",
                     "anon 1\nactive_file 2\ninactive_file 104857600\n");
        QCOMPARE(system.freeMegabytes(), std::uint64_t{612});
        system.write("sys/fs/cgroup/user/lab/memory.max", "max\n");
        QCOMPARE(system.freeMegabytes(), std::uint64_t{4096});
    }

    void theLimitsOfTheGroupsAroundItCount()
    {
        const System system;
        system.write("proc/self/cgroup", "0::/user/lab\n");
        system.write("sys/fs/cgroup/memory.max", "2147483648\n");
        system.write("sys/fs/cgroup/memory.current", "1073741824\n");
        QCOMPARE(system.freeMegabytes(), std::uint64_t{1024});
        system.write("sys/fs/cgroup/user/memory.max", "1073741824\n");
        system.write("sys/fs/cgroup/user/memory.current", "1073741825\n"); // over it for a moment
        QCOMPARE(system.freeMegabytes(), std::uint64_t{0});
    }

    void groupsOfTheFirstVersionCount()
    {
        const System system;
        system.write("proc/self/cgroup", "9:name=systemd:/\n4:memory:/lab\n0::/\n");
        system.write("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
        system.write("sys/fs/cgroup/memory/memory.usage_in_bytes", "1\n");
        QCOMPARE(system.freeMegabytes(), std::uint64_t{4096});
        system.write("sys/fs/cgroup/memory/lab/memory.limit_in_bytes", "1073741824\n");
        system.write("sys/fs/cgroup/memory/lab/memory.usage_in_bytes", "268435456\n");
        system.write("sys/fs/cgroup/memory/lab/memory.stat",
                     "inactive_file 1\ntotal_inactive_file 1048576\n");
        QCOMPARE(system.freeMegabytes(), std::uint64_t{769});
    }

    void tableThatLeavesAnEighthIsMade()
    {
        QCOMPARE(refusal(7000, 8000).c_str(), "");
        QCOMPARE(refusal(7001, 8000).c_str(),
                 "There is no room for a hash table of 7001 MiB: of 8000 MiB of free memory, at "
                 "most 7000 may be taken.");
        QVERIFY(!refusal(std::numeric_limits<std::size_t>::max(), 8000).empty());
        QVERIFY(refusal(0, 0).empty());
    }

    void whereNobodyKnowsNothingIsRefused() { QVERIFY(!reasonAgainstTable(1 << 20, std::nullopt)); }
};

QTEST_APPLESS_MAIN(TestTableMemory)
#include "tst_table_memory.moc"
