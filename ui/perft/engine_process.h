#pragma once

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QTimer>

#include <chrono>
#include <sys/types.h>

namespace ui {

/// A program of the user's choice that is spoken with line by line.
///
/// Nothing it does harms the window: what it prints is read in pieces and kept to a line of bounded
/// length, and it ends with this object at the latest, its children with it, willing or not. They
/// end with this program, too, should that be killed; only what has left their group of processes
/// by itself, as a daemon does, lives on.
class EngineProcess : public QObject {
    Q_OBJECT
public:
    /// The bytes of a line that are kept; no engine says anything longer that matters here.
    static constexpr qsizetype longestLine = 4096;
    /// How long it has for each of the steps quit, terminate and kill.
    static constexpr std::chrono::milliseconds leavingTime{100};

    explicit EngineProcess(QObject *parent = nullptr);
    ~EngineProcess() override;

    /// Runs the program in that folder. Precondition: not started before.
    void start(const QString &program, const QStringList &arguments, const QString &folder);
    /// Sends a line; its end is added.
    void send(const QByteArray &line);
    /// All bytes it has printed so far, however long the lines.
    qint64 bytesRead() const { return m_bytesRead; }
    /// Its last words on the standard error channel.
    QString lastError() const;

    /// Asks it to quit, then makes it, without waiting; deletes this object when it is gone. No
    /// other signal than `killed` comes any more.
    void leave();

signals:
    void lineRead(const QByteArray &line);
    /// It has printed something, be it part of a line.
    void heard();
    /// It could not be started.
    void notStarted(const QString &reason);
    void ended(int exitCode, bool isCrash);
    /// It was left, did not mind that, and was made to end.
    void killed();

private:
    void read();
    void readErrors();
    void takeBytes(const QByteArray &bytes);
    void startGuard();
    void insist();
    void signalGroup(int signal) const;
    /// It is gone: kills what it has left in its group, whose number belongs to nobody then.
    void endGroup();

    QProcess m_process{this};
    /// Kills the group when this program is gone, and with it itself.
    QProcess m_guard{this};
    /// The number of its group of processes, which is that of its first; 0 before and after.
    pid_t m_group = 0;
    QByteArray m_line;
    QByteArray m_errors;
    qint64 m_bytesRead = 0;
    bool m_isLeaving = false;
    QTimer m_insisting;
    int m_insistence = 0;
};

} // namespace ui
