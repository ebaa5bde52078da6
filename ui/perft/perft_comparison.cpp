#include "ui/perft/perft_comparison.h"

#include "src/notation/moves/move_text.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"
#include "ui/perft/other_program_choice.h"
#include "ui/perft/perft_wording.h"
#include "ui/widgets/paste_box.h"

#include <QCoreApplication>

namespace ui {

namespace {

class Comparison {
    Q_DECLARE_TR_FUNCTIONS(ui::PerftComparison)
};

} // namespace

std::vector<chess::ComparedMove> PerftComparison::rows()
{
    chess::OtherDivide theirs;
    if (m_other->kind() == OtherProgramChoice::Kind::Engine)
        theirs = m_session->theirs();
    else if (m_other->kind() == OtherProgramChoice::Kind::Text)
        theirs = {pasted().moves, pasted().hasCounts()};
    std::vector<chess::ComparedMove> rows =
        compareDivides(*m_session->position(), m_session->moves(), theirs);
    if (isEngineCutOff()) {
        // A count that was cut off is no fault.
        for (chess::ComparedMove &row : rows) {
            if (row.verdict == chess::DivideVerdict::CountDiffers)
                row.verdict = chess::DivideVerdict::Open;
        }
    }
    return rows;
}

PerftComparison::Verdict PerftComparison::verdict(const std::vector<chess::ComparedMove> &rows)
{
    switch (m_other->kind()) {
    case OtherProgramChoice::Kind::None:
        return {};
    case OtherProgramChoice::Kind::Text:
        return textVerdict(rows);
    case OtherProgramChoice::Kind::Engine:
        break;
    }
    if (const int seconds = m_session->engineSilence(); seconds > 0)
        return {Comparison::tr("%1 has said nothing for %2 seconds.")
                    .arg(m_session->engineName(), QString::number(seconds)),
                true};
    const QString remarks = remarksOn(m_session->engineRemarks());
    return {(engineVerdict(rows) + u'\n' + remarks).trimmed(), !remarks.isEmpty()};
}

bool PerftComparison::isEngineCutOff() const
{
    return m_other->kind() == OtherProgramChoice::Kind::Engine && !m_session->isAsking() &&
           !m_session->theirs().isWhole && !m_session->theirs().moves.empty();
}

QString PerftComparison::engineVerdict(const std::vector<chess::ComparedMove> &rows) const
{
    if (!m_session->position())
        return {};
    if (m_session->isSearching()) {
        const chess::DisagreementSearch &search = *m_session->search();
        const QString line = textOf(toSanLine(search.root(), search.path()));
        return line.isEmpty()
                   ? Comparison::tr("Looking for the difference: depth %1.").arg(search.depth())
                   : Comparison::tr("Looking for the difference: depth %1 after %2.")
                         .arg(QString::number(search.depth()), line);
    }
    if (m_session->search())
        return findingOf(*m_session->search(), m_session->engineName(), m_document->position());
    const auto theirs = static_cast<int>(m_session->theirs().moves.size());
    if (m_session->isAsking())
        return (theirs == 0   ? Comparison::tr("%1 is counting.")
                : theirs == 1 ? Comparison::tr("%1 has counted 1 move.")
                              : Comparison::tr("%1 has counted %n moves.", nullptr, theirs))
            .arg(m_session->engineName());
    if (m_session->isEngineStopped() || isEngineCutOff()) {
        const QString stopped =
            (theirs == 0   ? Comparison::tr("%1 was stopped before it had counted a move.")
             : theirs == 1 ? Comparison::tr("%1 was stopped after 1 move.")
                           : Comparison::tr("%1 was stopped after %n moves.", nullptr, theirs))
                .arg(m_session->engineName());
        return m_session->isEngineKilled()
                   ? Comparison::tr("%1 It answered neither “stop” nor “quit” and was killed.")
                         .arg(stopped)
                   : stopped;
    }
    if (m_session->theirs().isWhole && m_session->isWhole())
        return Comparison::tr("%1: %2").arg(m_session->engineName(), summaryOf(rows));
    return {};
}

PerftComparison::Verdict PerftComparison::textVerdict(const std::vector<chess::ComparedMove> &rows)
{
    PasteBox *box = m_other->pasteBox();
    box->clearUnderlined();
    const std::string text = box->utf8();
    if (box->toPlainText().trimmed().isEmpty())
        return {
            Comparison::tr("Paste the divide that another program has counted in this position.")};
    const chess::DivideReading &reading = pasted();
    const QString remarks = remarksOn(text, reading);
    if (!reading.remarks.empty())
        box->setUnderlined(reading.remarks.front().offset, reading.remarks.front().length);
    if (!reading.hasCounts())
        return {remarks.isEmpty()
                    ? Comparison::tr("There is no line with a move and a count, such as "
                                     "“e2e4: 20”.")
                    : remarks,
                true};
    const auto read = static_cast<int>(reading.moves.size());
    const QString summary = m_session->isWhole() ? summaryOf(rows)
                            : read == 1          ? Comparison::tr("1 move was read.")
                                        : Comparison::tr("%n moves were read.", nullptr, read);
    return {(summary + u'\n' + remarks).trimmed(), !reading.remarks.empty()};
}

const chess::DivideReading &PerftComparison::pasted()
{
    const chess::Position position = m_session->position().value_or(m_document->position());
    const QString text = m_other->pasteBox()->toPlainText();
    if (!m_pasted || m_pasted->position != position || m_pasted->text != text)
        m_pasted = Pasted{position, text, parseDivide(position, text.toStdString())};
    return m_pasted->reading;
}

} // namespace ui
