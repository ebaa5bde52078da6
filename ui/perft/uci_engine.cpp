#include "ui/perft/uci_engine.h"

#include "src/moves/legal_moves.h"
#include "src/moves/play.h"
#include "src/notation/fen/fen.h"
#include "src/notation/moves/move_text.h"
#include "ui/document/wording.h"
#include "ui/perft/engine_process.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <system_error>
#include <utility>

namespace ui {

namespace {

/// More than any answer by far.
constexpr qint64 mostBytes = 16 << 20;
constexpr qsizetype longestName = 40;

/// A name that fits a line, its end left out where it is longer.
QString shortened(const QString &name)
{
    return name.size() <= longestName ? name : name.left(longestName - 1) + u'…';
}

/// A word with the home folder in place of a tilde in front.
QString withHome(const QString &word)
{
    return word.startsWith(QStringLiteral("~/")) ? QDir::homePath() + word.mid(1) : word;
}

/// A command taken apart; a file whose name has blanks in it needs no quotes.
QStringList wordsOf(const QString &command)
{
    const QString file = withHome(command.trimmed());
    if (QFileInfo(file).isFile())
        return {file};
    QStringList words = QProcess::splitCommand(command);
    std::transform(words.begin(), words.end(), words.begin(), withHome);
    return words;
}

/// Whether a program is given with its path, and not to be looked for.
bool hasPath(const QString &program)
{
    return program.contains(u'/');
}

/// Where a program is to run; empty for where this one does.
QString folderOf(const QString &program, const QString &file)
{
    return hasPath(program) ? QFileInfo(file).absolutePath() : QString();
}

/// The arguments with the whole paths of the files among them, which the program might look for in
/// another folder.
QStringList argumentsOf(const QStringList &words)
{
    QStringList arguments = words.mid(1);
    for (QString &argument : arguments) {
        if (const QFileInfo info(argument); info.isFile())
            argument = info.absoluteFilePath();
    }
    return arguments;
}

/// The file of a program that may be given by its name only; empty when there is none. Engines are
/// often kept among the games, which are not in every path.
QString fileOf(const QString &program)
{
    if (hasPath(program))
        return QFileInfo(program).absoluteFilePath();
    const QString inPath = QStandardPaths::findExecutable(program);
    return !inPath.isEmpty()
               ? inPath
               : QStandardPaths::findExecutable(
                     program, {QStringLiteral("/usr/games"), QStringLiteral("/usr/local/games")});
}

/// Why a file cannot be started; empty when it may.
QString complaintAbout(const QString &program, const QString &file)
{
    const QFileInfo info(file);
    if (file.isEmpty() || !info.exists())
        return UciEngine::tr("There is no program %1.").arg(program);
    if (info.isDir())
        return UciEngine::tr("%1 is a folder, not the program of an engine.").arg(program);
    if (!info.isExecutable())
        return UciEngine::tr("%1 is not a program: the file may not be executed.").arg(program);
    return {};
}

/// What the system says in words of its own, said for somebody who does not know them.
QString inPlainWords(const QString &reason)
{
    const auto says = [&reason](std::errc error) {
        return reason.contains(QString::fromStdString(std::make_error_code(error).message()));
    };
    if (says(std::errc::executable_format_error))
        return UciEngine::tr("the file is no program that this computer can run, since it is one "
                             "for another kind of computer, broken, or a script whose first line "
                             "does not say what runs it");
    if (says(std::errc::no_such_file_or_directory))
        return UciEngine::tr("a file that it needs is not there, such as the program that its "
                             "first line names");
    return reason;
}

QByteArray positionCommand(const DivideQuestion &question)
{
    using namespace chess;
    // Letters of files are understood by all that know Chess960.
    const FenStyle style{EnPassantPolicy::Always, question.root.isChess960()
                                                      ? CastlingNotation::Shredder
                                                      : CastlingNotation::XFen};
    std::string text = "position fen " + toFen(question.root, style);
    if (!question.moves.empty())
        text += " moves";
    Position position = question.root;
    for (const Move move : question.moves) {
        text += ' ' + toUci(position, move);
        position = afterMove(position, move);
    }
    return QByteArray::fromStdString(text);
}

} // namespace

UciEngine::UciEngine(QObject *parent, EnginePatience patience)
    : QObject(parent), m_patience(patience)
{
    for (QTimer *timer : {&m_greeting, &m_silence, &m_pause})
        timer->setSingleShot(true);
    m_greeting.setInterval(patience.greeting);
    m_silence.setInterval(patience.silence);
    m_pause.setInterval(patience.afterAnswer);
    connect(&m_greeting, &QTimer::timeout, this, [this] {
        const double seconds = std::chrono::duration<double>(m_patience.greeting).count();
        fail(tr("%1 is no UCI engine: it did not answer “uci” within %2 s.")
                 .arg(name(), QString::number(seconds)));
    });
    connect(&m_silence, &QTimer::timeout, this, &UciEngine::tellSilence);
    connect(&m_pause, &QTimer::timeout, this, &UciEngine::finish);
}

UciEngine::~UciEngine() = default;

void UciEngine::setCommand(const QString &command)
{
    if (command == m_command)
        return;
    stop();
    m_command = command;
    m_name.clear();
}

QString UciEngine::name() const
{
    if (!m_name.isEmpty())
        return m_name;
    const QStringList words = wordsOf(m_command);
    return words.isEmpty() ? tr("the engine") : shortened(QFileInfo(words.front()).fileName());
}

void UciEngine::ask(const DivideQuestion &question)
{
    if (isAsked())
        stop();
    m_question = question;
    chess::Position position = question.root;
    for (const chess::Move move : question.moves)
        position = afterMove(position, move);
    m_reader.emplace(position);
    // Later, so that the asker is ready for whatever comes of it.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!isAsked() || m_state == State::Greeting)
                return;
            if (m_state == State::Ready)
                prepare();
            else
                startProcess();
        },
        Qt::QueuedConnection);
}

void UciEngine::stop()
{
    m_question.reset();
    m_silentSeconds = 0;
    if (!m_process.isNull()) {
        m_process->disconnect(this);
        connect(m_process, &EngineProcess::killed, this, &UciEngine::killed);
        if (m_state == State::Counting)
            m_process->send("stop");
    }
    endProcess();
}

void UciEngine::giveUp()
{
    if (m_state == State::Counting && m_isReady && mayBeWhole()) {
        finish();
        return;
    }
    fail(tr("%1 was stopped, since it has said nothing for %2 seconds.")
             .arg(name(), QString::number(m_silentSeconds)));
}

void UciEngine::startProcess()
{
    endProcess();
    const QStringList words = wordsOf(m_command);
    if (words.isEmpty()) {
        fail(lackOfCommand());
        return;
    }
    const QString file = fileOf(words.front());
    if (const QString complaint = complaintAbout(words.front(), file); !complaint.isEmpty()) {
        fail(complaint);
        return;
    }
    m_knowsChess960 = false;
    m_bytesBefore = 0;
    m_process = new EngineProcess(this);
    connect(m_process, &EngineProcess::lineRead, this, &UciEngine::takeLine);
    connect(m_process, &EngineProcess::heard, this, &UciEngine::listen);
    connect(m_process, &EngineProcess::notStarted, this, [this](const QString &reason) {
        fail(tr("%1 cannot be started: %2.").arg(name(), inPlainWords(reason)));
    });
    connect(m_process, &EngineProcess::ended, this, &UciEngine::takeEnd);
    m_state = State::Greeting;
    m_greeting.start();
    m_process->start(file, argumentsOf(words), folderOf(words.front(), file));
    // Where the system lacks what a process needs, that has been told already and it is gone.
    if (m_process != nullptr)
        m_process->send("uci");
}

void UciEngine::endProcess()
{
    for (QTimer *timer : {&m_greeting, &m_silence, &m_pause})
        timer->stop();
    m_state = State::Idle;
    if (m_process.isNull())
        return;
    m_process->leave();
    m_process.clear();
}

void UciEngine::takeEnd(int exitCode, bool isCrash)
{
    if (m_state == State::Counting && mayBeWhole() && !isCrash) {
        // It has only been waited for whether more would come.
        finish();
        endProcess();
        return;
    }
    const QString error = m_process->lastError();
    const QString lastWords =
        error.isEmpty() ? QString() : tr(" Its last words: %1").arg(error.left(3 * longestName));
    if (isCrash)
        fail(tr("%1 crashed.").arg(name()) + lastWords);
    else if (m_state == State::Greeting)
        fail(tr("%1 is no UCI engine: it ended without an answer to “uci”.").arg(name()) +
             lastWords);
    else
        fail(tr("%1 ended before it had answered, with exit code %2.")
                 .arg(name(), QString::number(exitCode)) +
             lastWords);
}

void UciEngine::fail(const QString &reason)
{
    const bool wasAsked = isAsked();
    stop();
    if (wasAsked)
        emit failed(reason);
}

void UciEngine::takeLine(const QByteArray &line)
{
    switch (m_state) {
    case State::Greeting:
        takeGreeting(line.trimmed());
        break;
    case State::Preparing:
        if (line.trimmed() == "readyok") {
            m_openReadies = 0;
            m_state = State::Counting;
            m_process->send("go perft " + QByteArray::number(m_question->depth));
            // Most engines do one thing after another, and so say where their answer ends.
            askWhetherReady();
        }
        break;
    case State::Counting:
        if (line.trimmed() == "readyok")
            takeReady();
        else
            takeCount(line.trimmed());
        break;
    case State::Idle:
    case State::Ready:
        break;
    }
}

void UciEngine::takeGreeting(const QByteArray &line)
{
    if (line.startsWith("id name "))
        m_name = shortened(QString::fromUtf8(line.mid(8)).simplified());
    else if (line.startsWith("option name UCI_Chess960 "))
        m_knowsChess960 = true;
    if (line != "uciok")
        return;
    m_greeting.stop();
    m_state = State::Ready;
    if (isAsked())
        prepare();
}

void UciEngine::prepare()
{
    if (m_question->root.isChess960() && !m_knowsChess960) {
        fail(tr("%1 does not know Chess960.").arg(name()));
        return;
    }
    m_state = State::Preparing;
    m_isAnswered = false;
    m_isReady = false;
    m_bytesBefore = m_process->bytesRead();
    m_silence.start();
    if (m_knowsChess960)
        m_process->send(QByteArrayLiteral("setoption name UCI_Chess960 value ") +
                        (m_question->root.isChess960() ? "true" : "false"));
    m_process->send(positionCommand(*m_question));
    m_process->send("isready");
}

void UciEngine::takeCount(const QByteArray &line)
{
    const std::size_t before = m_reader->reading().moves.size();
    const std::size_t remarksBefore = m_reader->reading().remarks.size();
    const std::size_t totalsBefore = m_reader->reading().totals;
    if (line.startsWith("bestmove ")) {
        if (before == 0)
            fail(tr("%1 does not know “go perft”: it looked for the best move instead.")
                     .arg(name()));
        else
            finishSoon();
        return;
    }
    m_isAnswered = false;
    m_pause.stop();
    m_reader->takeLine({line.constData(), static_cast<std::size_t>(line.size())});
    const chess::DivideReading &reading = m_reader->reading();
    if (reading.moves.size() > before || reading.remarks.size() > remarksBefore)
        emit progressed(reading);
    if (!isAsked())
        return; // whoever was told wants no more
    if (hasAllMoves() && reading.total == reading.sum()) {
        finishSoon();
        return;
    }
    // It answers while it counts, so that only the lines can tell the end: no move is missing, or
    // the one total comes behind several moves. A total behind each move tells nothing.
    const bool isTotal = reading.totals > totalsBefore;
    if (m_isReady && (hasAllMoves() || (isTotal && reading.totals == 1 && before > 1)))
        m_pause.start();
}

void UciEngine::askWhetherReady()
{
    ++m_openReadies;
    m_process->send("isready");
}

/// The answer is before it, unless the engine counts and answers at the same time: then lines still
/// come, which end the pause.
void UciEngine::takeReady()
{
    m_isReady = true;
    --m_openReadies;
    if (m_isAnswered)
        finish();
    else if (mayBeWhole())
        m_pause.start();
}

bool UciEngine::hasAllMoves() const
{
    const auto &moves = m_reader->reading().moves;
    const auto legal = static_cast<std::size_t>(std::count_if(
        moves.begin(), moves.end(), [](const auto &entry) { return entry.move.has_value(); }));
    return legal >= legalMoves(m_reader->position()).size();
}

/// Whether what has come can be all there is: not every engine ends with a total, and one that
/// lacks a move is what is looked for.
bool UciEngine::mayBeWhole() const
{
    return m_reader->reading().total || hasAllMoves();
}

/// Once it is ready for the next question.
void UciEngine::finishSoon()
{
    if (m_isReady) {
        finish();
        return;
    }
    m_isAnswered = true;
    m_pause.start();
}

void UciEngine::finish()
{
    m_silence.stop();
    m_pause.stop();
    // One that still has to say that it is ready would say it to the next question.
    if (m_openReadies == 0)
        m_state = State::Ready;
    else
        endProcess();
    m_question.reset();
    m_silentSeconds = 0;
    m_reader->finish();
    emit answered(chess::DivideReading(m_reader->reading()));
}

void UciEngine::listen()
{
    if (m_state == State::Idle || m_process.isNull())
        return;
    if (m_process->bytesRead() - m_bytesBefore > mostBytes) {
        fail(tr("%1 prints without end.").arg(name()));
        return;
    }
    if (isAsked() && m_state != State::Greeting)
        m_silence.start();
    if (std::exchange(m_silentSeconds, 0) > 0)
        emit silent(0);
}

void UciEngine::tellSilence()
{
    // It may have passed over the question while it counted.
    if (m_state == State::Counting && mayBeWhole() && !m_isReady)
        askWhetherReady();
    m_silentSeconds +=
        static_cast<int>(std::chrono::ceil<std::chrono::seconds>(m_patience.silence).count());
    m_silence.start();
    if (m_state == State::Preparing && m_silentSeconds >= m_patience.hopeless.count())
        giveUp();
    else
        emit silent(m_silentSeconds);
}

} // namespace ui
