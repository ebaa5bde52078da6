#include "ui/positions/game_description.h"

#include "src/notation/text/parse_error.h"
#include "ui/document/wording.h"

#include <QStringList>

namespace ui {

namespace {

constexpr std::size_t longestPart = 80;

QString shownOf(const std::string &part)
{
    return textOf(chess::excerpt(part, longestPart));
}

} // namespace

QString descriptionOf(const chess::GameTags &tags)
{
    QStringList parts;
    if (!tags.white.empty() || !tags.black.empty()) {
        const auto player = [](const std::string &name) {
            return name.empty() ? QStringLiteral("?") : shownOf(name);
        };
        parts += player(tags.white) + QStringLiteral(" – ") + player(tags.black);
    }
    for (const std::string &part : {tags.event, tags.date}) {
        if (!part.empty())
            parts += shownOf(part);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace ui
