#include "src/notation/message.h"

namespace chess {

std::string toText(const Message &message)
{
    std::string text;
    // One pass, so that a "%1" within an argument stays what the user wrote.
    for (std::size_t i = 0; i < message.pattern.size(); ++i) {
        const char c = message.pattern[i];
        const char next = i + 1 < message.pattern.size() ? message.pattern[i + 1] : '\0';
        const auto place = static_cast<std::size_t>(next - '1');
        if (c == '%' && next >= '1' && next <= '9' && place < message.arguments.size()) {
            text += message.arguments[place];
            ++i;
        } else {
            text += c;
        }
    }
    return text;
}

} // namespace chess
