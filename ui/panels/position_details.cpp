#include "ui/panels/position_details.h"

#include "ui/panels/positions_model.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::PositionDetails)
};

constexpr std::size_t longestOperations = 400;

/// Counts with their names, without those that are 0.
class CountedParts {
public:
    void add(qint64 count, const QString &what)
    {
        if (count > 0)
            m_parts += what.arg(QLocale().toString(count));
    }
    bool isEmpty() const { return m_parts.isEmpty(); }
    QString text() const { return m_parts.join(QStringLiteral(", ")); }

private:
    QStringList m_parts;
};

} // namespace

PositionDetails detailsOf(const chess::PositionRecord &record, std::string_view text,
                          bool isChess960, const std::vector<chess::CountCheck> &wrongCounts)
{
    const chess::ListedPosition listed = readListed(record, text, isChess960);
    QStringList sentences;
    const auto addPlaced = [&](std::size_t offset, const chess::Message &message) {
        sentences += Words::tr("Column %1: %2")
                         .arg(placeOf(record, text, offset).column)
                         .arg(textOf(message));
    };
    for (const chess::FenFinding &finding : listed.findings) {
        if (finding.offset)
            addPlaced(*finding.offset, finding.message);
        else
            sentences += textOf(finding.message);
    }
    bool isComplaint = !listed.reading || !wrongCounts.empty();
    if (listed.reading && !listed.reading->operations.empty()) {
        const auto errors = expectationsOf(text, *listed.reading).errors;
        if (errors.empty())
            sentences += textOf(chess::excerpt(listed.reading->operations, longestOperations));
        for (const chess::PerftSuiteError &error : errors)
            addPlaced(error.offset, describe(error));
        isComplaint = isComplaint || !errors.empty();
    }
    for (const chess::CountCheck &count : wrongCounts)
        sentences += textOf(describe(count));
    if (sentences.isEmpty())
        sentences += Words::tr("Nothing to remark on.");
    return {Words::tr("Line %1. %2").arg(record.line).arg(sentences.join(u' ')), isComplaint};
}

QString textOf(const CheckScore &score, int positions)
{
    CountedParts parts;
    parts.add(score.of(chess::CheckVerdict::Fine), Words::tr("%1 ok"));
    parts.add(score.of(chess::CheckVerdict::Notice), Words::tr("%1 with notices"));
    parts.add(score.of(chess::CheckVerdict::WrongCount), Words::tr("%1 with wrong counts"));
    parts.add(score.of(chess::CheckVerdict::Unplayable), Words::tr("%1 unplayable"));
    parts.add(score.of(chess::CheckVerdict::Unreadable), Words::tr("%1 unreadable"));
    CountedParts counts;
    counts.add(score.rightCounts, Words::tr("%1 right"));
    counts.add(score.wrongCounts, Words::tr("%1 wrong"));
    counts.add(score.leftOutCounts, Words::tr("%1 left out"));
    const QLocale locale;
    const QString text =
        Words::tr("%1 of %2 positions checked: %3.")
            .arg(locale.toString(score.checked()), locale.toString(positions), parts.text());
    return counts.isEmpty() ? text
                            : text + QLatin1Char(' ') + Words::tr("Counts: %1.").arg(counts.text());
}

} // namespace ui
