#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// A sentence for the user: an English pattern with places %1, %2, … and what goes there.
///
/// The window looks the pattern up in its translations before filling it in; the command line fills
/// in the English one. So every sentence stands in one place only.
struct Message {
    std::string_view pattern;
    std::vector<std::string> arguments;
    /// Parts that are looked up by themselves; their places come behind those of the arguments.
    std::vector<Message> parts = {};
};

/// The message in English.
std::string toText(const Message &message);

} // namespace chess
