#include "ui/positions/position_details.h"

#include "ui/document/wording.h"
#include "ui/positions/game_description.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::PositionDetails)
};

constexpr std::size_t longestOperations = 400;

} // namespace

QString operationsText(std::string_view operations, std::size_t longest)
{
    constexpr std::string_view around = "; \t";
    const std::size_t begin = operations.find_first_not_of(around);
    if (begin == std::string_view::npos)
        return {};
    const std::size_t end = operations.find_last_not_of(around) + 1;
    return textOf(chess::excerpt(operations.substr(begin, end - begin), longest));
}

PositionDetails detailsOf(const chess::PositionRecord &record, std::string_view text,
                          std::string_view tags, bool isChess960,
                          const std::vector<chess::CountCheck> &wrongCounts)
{
    const chess::ListedPosition listed = readListed(record, text, isChess960);
    QStringList sentences;
    if (const QString game = descriptionOf(chess::readGameTags(tags)); !game.isEmpty())
        sentences += Words::tr("%1.").arg(game);
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
        const auto errors = expectationsOf(*listed.reading).errors;
        if (errors.empty())
            sentences +=
                Words::tr("%1.").arg(operationsText(listed.reading->operations, longestOperations));
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

} // namespace ui
