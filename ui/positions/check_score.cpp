#include "ui/positions/check_score.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <numeric>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::CheckScore)
};

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

bool includes(ListedVerdicts verdicts, chess::CheckVerdict verdict)
{
    switch (verdicts) {
    case ListedVerdicts::All:
        return true;
    case ListedVerdicts::Troubled:
        return verdict != chess::CheckVerdict::Fine;
    case ListedVerdicts::Unreadable:
        return verdict == chess::CheckVerdict::Unreadable;
    case ListedVerdicts::Unplayable:
        return verdict == chess::CheckVerdict::Unplayable;
    case ListedVerdicts::WrongCount:
        return verdict == chess::CheckVerdict::WrongCount;
    case ListedVerdicts::Notice:
        return verdict == chess::CheckVerdict::Notice;
    case ListedVerdicts::Fine:
        return verdict == chess::CheckVerdict::Fine;
    }
    return false;
}

QString textOf(ListedVerdicts verdicts)
{
    switch (verdicts) {
    case ListedVerdicts::All:
        return Words::tr("All");
    case ListedVerdicts::Troubled:
        return Words::tr("Troubles");
    case ListedVerdicts::Unreadable:
        return Words::tr("Unreadable");
    case ListedVerdicts::Unplayable:
        return Words::tr("Unplayable");
    case ListedVerdicts::WrongCount:
        return Words::tr("Wrong counts");
    case ListedVerdicts::Notice:
        return Words::tr("Notices");
    case ListedVerdicts::Fine:
        break;
    }
    return Words::tr("Ok");
}

QString textOf(chess::CheckVerdict verdict)
{
    switch (verdict) {
    case chess::CheckVerdict::Unreadable:
        return Words::tr("unreadable");
    case chess::CheckVerdict::Unplayable:
        return Words::tr("unplayable");
    case chess::CheckVerdict::WrongCount:
        return Words::tr("wrong count");
    case chess::CheckVerdict::Notice:
        return Words::tr("notice");
    case chess::CheckVerdict::Fine:
        break;
    }
    return Words::tr("ok");
}

int CheckScore::checked() const
{
    return std::accumulate(positions.begin(), positions.end(), 0);
}

int CheckScore::of(ListedVerdicts verdicts) const
{
    int count = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (includes(verdicts, static_cast<chess::CheckVerdict>(i)))
            count += positions[i];
    }
    return count;
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
        (positions == 1 ? Words::tr("%1 of %2 position checked: %3.")
                        : Words::tr("%1 of %2 positions checked: %3."))
            .arg(locale.toString(score.checked()), locale.toString(positions), parts.text());
    return counts.isEmpty() ? text
                            : text + QLatin1Char(' ') + Words::tr("Counts: %1.").arg(counts.text());
}

} // namespace ui
