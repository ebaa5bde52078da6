#include "src/notation/text/message.h"

namespace chess {

std::string toText(const Message &message)
{
    std::string text;
    // One pass, so that a "%1" within an argument stays what the user wrote.
    for (std::size_t i = 0; i < message.pattern.size(); ++i) {
        const char c = message.pattern[i];
        const char next = i + 1 < message.pattern.size() ? message.pattern[i + 1] : '\0';
        const auto place = static_cast<std::size_t>(next - '1');
        const std::size_t count = message.arguments.size();
        const bool isPlace =
            c == '%' && next >= '1' && next <= '9' && place < count + message.parts.size();
        if (isPlace) {
            text += place < count ? message.arguments[place] : toText(message.parts[place - count]);
            ++i;
        } else {
            text += c;
        }
    }
    return text;
}

} // namespace chess
