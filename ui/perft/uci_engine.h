#pragma once

#include "src/notation/moves/divide_text.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

namespace ui {

class EngineProcess;

/// How long an engine is waited for.
struct EnginePatience {
    /// Until it has said that it is a UCI engine; then it is refused.
    std::chrono::milliseconds greeting{5000};
    /// Until its silence is told.
    std::chrono::milliseconds silence{10000};
    /// Until it is stopped for its silence where it has not much to do.
    std::chrono::seconds hopeless{60};
    /// Until it counts as ready for more when it does not say so behind its answer, and until a
    /// divide counts as whole that lacks its total, or a move, when it does.
    std::chrono::milliseconds afterAnswer{300};
};

/// What an engine is asked for: the divide of a position that is reached by moves from another.
struct DivideQuestion {
    chess::Position root;
    std::vector<chess::Move> moves;
    int depth;
};

/// A chess engine that speaks UCI and understands `go perft`, as Stockfish does.
///
/// It has a process of its own, which is started with the first question and kept for the next.
/// Whatever goes wrong ends the process and is told in one sentence; the next question starts it
/// anew.
class UciEngine : public QObject {
    Q_OBJECT
public:
    explicit UciEngine(QObject *parent = nullptr, EnginePatience patience = {});
    /// Ends the process within a few tenths of a second, whatever it does.
    ~UciEngine() override;

    /// The program with its arguments; quotes hold together what has blanks in it. A program with
    /// its path runs in its own folder, where engines look for their files; one that is given by
    /// its name only runs where this program does. Files among the arguments are found from here
    /// in both cases, as in a shell. Another command ends the process of the one before.
    void setCommand(const QString &command);
    const QString &command() const { return m_command; }
    /// What is to be said where no command is given.
    static QString lackOfCommand() { return tr("Choose the program of an engine first."); }
    /// What it calls itself, or the name of its program as long as it has said nothing.
    QString name() const;

    /// Asks for a divide in place of what was asked before. Answers come as signals, and not before
    /// this has returned.
    void ask(const DivideQuestion &question);
    bool isAsked() const { return m_question.has_value(); }
    /// Gives up what was asked; the process ends by itself, or is made to.
    void stop();
    /// How long it has said nothing to what was asked, once that is worth telling; otherwise 0.
    int silentSeconds() const { return m_silentSeconds; }
    /// Gives it up as hopeless, which counts as a failure unless what it has said may be all.
    void giveUp();

signals:
    /// A further move has come, or a line that is of no use; the reading is what there is so far.
    void progressed(const chess::DivideReading &reading);
    void answered(const chess::DivideReading &reading);
    void failed(const QString &reason);
    /// It has said nothing for so many seconds, and is still waited for; 0 when it speaks again.
    void silent(int seconds);
    /// The process that was stopped has neither minded “stop” nor “quit”, and was killed.
    void killed();

private:
    enum class State { Idle, Greeting, Ready, Preparing, Counting };

    void startProcess();
    void endProcess();
    void takeEnd(int exitCode, bool isCrash);
    void fail(const QString &reason);
    void takeLine(const QByteArray &line);
    void takeGreeting(const QByteArray &line);
    void prepare();
    void takeCount(const QByteArray &line);
    void askWhetherReady();
    void takeReady();
    bool hasAllMoves() const;
    bool mayBeWhole() const;
    void finishSoon();
    void finish();
    void tellSilence();
    void listen();

    EnginePatience m_patience;
    QString m_command;
    QString m_name;
    bool m_knowsChess960 = false;
    QPointer<EngineProcess> m_process;
    State m_state = State::Idle;
    std::optional<DivideQuestion> m_question;
    /// Where the divide begins, after the moves of the question.
    std::optional<chess::DivideReader> m_reader;
    /// As far as its lines tell, nothing more is to come but that the process is ready.
    bool m_isAnswered = false;
    /// The process has said that it is ready behind the question.
    bool m_isReady = false;
    /// How often it was asked whether it is, without an answer so far.
    int m_openReadies = 0;
    /// What the process had printed when it was asked.
    qint64 m_bytesBefore = 0;
    int m_silentSeconds = 0;
    QTimer m_greeting;
    QTimer m_silence;
    QTimer m_pause;
};

} // namespace ui
