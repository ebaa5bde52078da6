#include "ui/perft/perft_wording.h"

#include "src/moves/perft.h"
#include "src/moves/play.h"
#include "src/notation/fen/fen.h"
#include "src/notation/moves/move_text.h"
#include "src/workbench/tables/table_memory.h"
#include "ui/document/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

class Perft {
    Q_DECLARE_TR_FUNCTIONS(ui::Perft)
};

/// As many are read; more would leave no room for the table.
constexpr qsizetype mostRemarks = 2;

/// A number that is exact, as long as a double has all its digits.
QString wholeNumber(double nodes)
{
    return QLocale().toString(nodes, 'f', 0);
}

/// "10²³", as a number that no count comes near is written.
QString nearestPowerOfTen(double nodes)
{
    const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QStringLiteral("10");
    for (const QChar digit : QString::number(std::lround(std::log10(nodes))))
        text += raised[digit.digitValue()];
    return text;
}

/// The moves with a verdict as a list, the first few by name; empty when there are none.
struct Faults {
    QString list;
    int count = 0;
};

Faults faultsIn(const std::vector<chess::ComparedMove> &rows, chess::DivideVerdict verdict)
{
    constexpr int mostNamed = 4;
    QStringList named;
    int count = 0;
    for (const chess::ComparedMove &row : rows) {
        if (row.verdict != verdict || ++count > mostNamed)
            continue;
        const QString move = textOf(row.text);
        named +=
            verdict == chess::DivideVerdict::CountDiffers
                ? Perft::tr("%1 (%2 instead of %3)")
                      .arg(move, QLocale().toString(*row.theirs), QLocale().toString(*row.ours))
                : move;
    }
    const QString list = named.join(QStringLiteral(", "));
    return {count > mostNamed
                ? Perft::tr("%1 and %2 more").arg(list, QString::number(count - mostNamed))
                : list,
            count};
}

/// What a move is to a generator that may have forgotten its kind.
QString kindOf(const chess::Position &position, chess::Move move)
{
    switch (move.kind()) {
    case chess::MoveKind::EnPassant:
        return Perft::tr("en passant");
    case chess::MoveKind::Castling:
        return Perft::tr("castling");
    case chess::MoveKind::DoublePush:
        return Perft::tr("a double step");
    case chess::MoveKind::Promotion:
        return Perft::tr("promotion to a %1").arg(textOf(*move.promotion()));
    case chess::MoveKind::Ordinary:
        break;
    }
    return isCapture(position, move) ? Perft::tr("a capture by a %1").arg(textOf(move.piece()))
                                     : Perft::tr("a move of a %1").arg(textOf(move.piece()));
}

QString culpritOf(const chess::DisagreementSearch &search, const QString &engine)
{
    const chess::ComparedMove culprit = *search.culprit();
    const QString move = textOf(culprit.text);
    switch (culprit.verdict) {
    case chess::DivideVerdict::Missing:
        return Perft::tr("%1 lacks %2 (%3).")
            .arg(engine, move, kindOf(search.position(), *culprit.move));
    case chess::DivideVerdict::Extra: {
        const auto read = parseMove(search.position(), culprit.text);
        return Perft::tr("%1 has %2, which is not legal: %3")
            .arg(engine, move, read ? QString() : textOf(describe(read.error())));
    }
    case chess::DivideVerdict::Repeated:
        return Perft::tr("%1 has %2 more than once (%3).")
            .arg(engine, move, kindOf(search.position(), *culprit.move));
    case chess::DivideVerdict::Unreadable:
        return Perft::tr("%1 has no count for %2 that can be read; no other count differs.")
            .arg(engine, move);
    default:
        return Perft::tr("%1 counts %2 as %3 at depth 1, where every move is one.")
            .arg(engine, move, QLocale().toString(*culprit.theirs));
    }
}

} // namespace

QString expectationOf(double nodes)
{
    constexpr double exactBelow = 100'000;
    if (nodes >= chess::beyond64Bits)
        return Perft::tr("About %1 nodes: more than 64 bits hold.").arg(nearestPowerOfTen(nodes));
    if (nodes >= chess::longCount)
        return Perft::tr("About %1 nodes: it takes hours or longer.").arg(nearestPowerOfTen(nodes));
    if (nodes < exactBelow)
        return nodes == 1 ? Perft::tr("1 node is to be counted.")
                          : Perft::tr("%1 nodes are to be counted.").arg(wholeNumber(nodes));
    const double unit = std::pow(10, std::floor(std::log10(nodes)) - 1);
    return Perft::tr("About %1 nodes are to be counted.")
        .arg(wholeNumber(std::round(nodes / unit) * unit));
}

QString reasonsAgainstCounting(const chess::Position &position, std::size_t hashMegabytes)
{
    QStringList reasons;
    for (const chess::Message &reason : chess::reasonsAgainst(position))
        reasons += textOf(reason);
    if (hashMegabytes > 0) {
        if (const auto reason = chess::reasonAgainstTable(hashMegabytes, chess::freeMemory()))
            reasons += textOf(*reason);
    }
    return reasons.join(u'\n');
}

QString paceOf(std::uint64_t nodes, double seconds)
{
    constexpr std::uint64_t leastForASpeed = 100'000;
    const QLocale locale;
    const QString text =
        (nodes == 1 ? Perft::tr("%1 node · %2 s") : Perft::tr("%1 nodes · %2 s"))
            .arg(locale.toString(nodes), locale.toString(seconds, 'f', seconds < 10 ? 2 : 0));
    if (nodes < leastForASpeed)
        return text; // it would be that of starting threads
    const double millions = static_cast<double>(nodes) / std::max(seconds, 1e-6) / 1e6;
    // The word joiner keeps the unit on one line.
    return Perft::tr("%1 · %2 million nodes/\u2060s")
        .arg(text, locale.toString(millions, 'f', millions < 10 ? 1 : 0));
}

QString summaryOf(const std::vector<chess::ComparedMove> &rows)
{
    using Verdict = chess::DivideVerdict;
    QStringList sentences;
    // What is wrong with the list of moves comes first: it is what the counts suffer from.
    const auto add = [&](Verdict verdict, const QString &one, const QString &many) {
        const Faults faults = faultsIn(rows, verdict);
        if (faults.count > 0)
            sentences += faults.count == 1 ? one.arg(faults.list)
                                           : many.arg(QString::number(faults.count), faults.list);
    };
    add(Verdict::Extra, Perft::tr("%1 is not legal."), Perft::tr("%1 moves are not legal: %2."));
    add(Verdict::Missing, Perft::tr("%1 is missing."), Perft::tr("%1 moves are missing: %2."));
    add(Verdict::Repeated, Perft::tr("%1 stands there more than once."),
        Perft::tr("%1 moves stand there more than once: %2."));
    add(Verdict::Unreadable, Perft::tr("The count of %1 cannot be read."),
        Perft::tr("%1 counts cannot be read: %2."));
    add(Verdict::CountDiffers, Perft::tr("1 count differs: %1."),
        Perft::tr("%1 counts differ: %2."));
    if (sentences.isEmpty())
        return rows.size() == 1
                   ? Perft::tr("The only move agrees.")
                   : Perft::tr("All %n moves agree.", nullptr, static_cast<int>(rows.size()));
    const bool areAllCountsOther = std::all_of(rows.begin(), rows.end(), [](const auto &row) {
        return row.verdict == Verdict::CountDiffers;
    });
    if (areAllCountsOther && rows.size() > 1)
        sentences += Perft::tr("Perhaps the other divide has another depth.");
    return sentences.join(u' ');
}

QString remarksOn(const std::vector<chess::DivideRemark> &remarks)
{
    QStringList lines;
    for (const chess::DivideRemark &remark : remarks) {
        if (remark.kind == chess::DivideRemarkKind::Repeated)
            continue; // which the comparison says
        if (lines.size() == mostRemarks) {
            lines += Perft::tr("And more of the kind.");
            break;
        }
        lines += textOf(describe(remark));
    }
    return lines.join(u'\n');
}

QString remarksOn(std::string_view text, const chess::DivideReading &reading)
{
    QStringList lines;
    for (const chess::DivideRemark &remark : reading.remarks) {
        if (lines.size() == mostRemarks) {
            lines += Perft::tr("And more of the kind.");
            break;
        }
        lines += placed(text, remark.offset, textOf(describe(remark)));
    }
    if (reading.linesPassedOver > 0 && !reading.moves.empty())
        lines += (reading.linesPassedOver == 1
                      ? Perft::tr("Line %1 is no part of a divide and was passed over.")
                            .arg(chess::placeOf(text, reading.firstPassedOver).line)
                      : Perft::tr("%1 lines are no part of a divide and were passed over, the "
                                  "first of them line %2.")
                            .arg(reading.linesPassedOver)
                            .arg(chess::placeOf(text, reading.firstPassedOver).line));
    return lines.join(u'\n');
}

QString findingOf(const chess::DisagreementSearch &search, const QString &engine,
                  const chess::Position &lookedAt)
{
    using Outcome = chess::DisagreementSearch::Outcome;
    const bool isElsewhere = lookedAt != search.root() && lookedAt != search.position();
    const QString after =
        isElsewhere ? Perft::tr("In that position: ")
        : search.path().empty()
            ? Perft::tr("In this position: ")
            : Perft::tr("After %1: ").arg(textOf(toSanLine(search.root(), search.path())));
    switch (search.outcome()) {
    case Outcome::MovesDiffer:
    case Outcome::LeafCountDiffers:
    case Outcome::CountUnreadable:
        return after + culpritOf(search, engine);
    case Outcome::ContradictsItself:
        return after + Perft::tr("%1 contradicts itself. Its counts are right here, but those of "
                                 "one move before were not.")
                           .arg(engine);
    case Outcome::Agree:
    case Outcome::Asking:
        break;
    }
    return Perft::tr("Nothing to find: all counts agree down to depth %1.").arg(search.depth());
}

} // namespace ui
