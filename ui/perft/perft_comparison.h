#pragma once

#include "ui/perft/perft_session.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

class Document;
class OtherProgramChoice;

/// What a count is beside that of the other program, a pasted divide or an engine: move by move,
/// and in a sentence.
class PerftComparison {
public:
    struct Verdict {
        QString text;
        bool isComplaint = false;
    };

    /// Precondition: all of them outlive this.
    PerftComparison(const Document *document, const PerftSession *session,
                    OtherProgramChoice *other)
        : m_document(document), m_session(session), m_other(other)
    {
    }

    /// Precondition: the session has a position.
    std::vector<chess::ComparedMove> rows();
    /// What is to be said of these rows. Underlines what is wrong in a pasted divide.
    Verdict verdict(const std::vector<chess::ComparedMove> &rows);

private:
    /// A pasted divide as it was read last.
    struct Pasted {
        chess::Position position;
        QString text;
        chess::DivideReading reading;
    };

    /// The pasted divide of the position that was counted, or is to be.
    const chess::DivideReading &pasted();
    /// An engine that was stopped or failed has counted a part only.
    bool isEngineCutOff() const;
    QString engineVerdict(const std::vector<chess::ComparedMove> &rows) const;
    Verdict textVerdict(const std::vector<chess::ComparedMove> &rows);

    const Document *m_document;
    const PerftSession *m_session;
    OtherProgramChoice *m_other;
    std::optional<Pasted> m_pasted;
};

} // namespace ui
