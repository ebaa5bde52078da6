#pragma once

#include <QDir>
#include <QString>
#include <QTemporaryDir>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace tests {

/// A folder whose files surely can have leases, which not every file system knows: in memory.
class LeasableFolder {
public:
    LeasableFolder() : m_folder(QStringLiteral("/dev/shm/bitboards-XXXXXX")) {}
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

private:
    QTemporaryDir m_folder;
};

/// Makes whoever opens a file wait as long as this is there, as for a drive that does not answer:
/// it has a lease on the file, which the system asks back and waits for.
class UnansweredFile {
public:
    explicit UnansweredFile(const QString &path) : m_file(open(qPrintable(path), O_RDWR))
    {
        // It would end the program that is asked to give the lease back.
        signal(SIGIO, SIG_IGN);
        if (fcntl(m_file, F_SETLEASE, F_WRLCK) != 0)
            qFatal("There is no lease to be had on %s.", qPrintable(path));
    }
    ~UnansweredFile() { close(m_file); }
    UnansweredFile(const UnansweredFile &) = delete;
    UnansweredFile &operator=(const UnansweredFile &) = delete;

private:
    int m_file;
};

} // namespace tests
