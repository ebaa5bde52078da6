#include "src/workbench/tables/table_memory.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <string_view>

namespace chess {

namespace {

std::string contentsOf(const std::string &path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The number with which a text begins, blanks aside.
std::optional<std::uint64_t> numberAt(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

/// What stands behind a key, which begins or goes on as given, to the end of its line.
std::optional<std::string_view> valueOf(std::string_view text, std::string_view key)
{
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = text.substr(at + key.size());
    return rest.substr(0, rest.find('\n'));
}

std::optional<std::uint64_t> numberOf(std::string_view text, std::string_view key)
{
    const auto value = valueOf(text, key);
    return value ? numberAt(*value) : std::nullopt;
}

/// How a version of the control groups calls what matters here.
struct GroupNames {
    std::string_view key; ///< in front of the group's path in /proc/self/cgroup
    const char *folder;
    const char *limit;
    const char *usage;
    std::string_view
        reclaimable; ///< in memory.stat: files that are kept only as long as there is room
};

constexpr GroupNames groupVersions[] = {
    {"0::", "/sys/fs/cgroup", "/memory.max", "/memory.current", "\ninactive_file "},
    {":memory:", "/sys/fs/cgroup/memory", "/memory.limit_in_bytes", "/memory.usage_in_bytes",
     "\ntotal_inactive_file "},
};

/// What a group may still take; nothing when it has no limit.
std::optional<std::uint64_t> freeInGroup(const GroupNames &names, const std::string &folder)
{
    const auto limit = numberAt(contentsOf(folder + names.limit)); // or the word "max"
    const auto usage = numberAt(contentsOf(folder + names.usage));
    if (!limit || !usage)
        return std::nullopt;
    const std::uint64_t reclaimable =
        numberOf(contentsOf(folder + "/memory.stat"), names.reclaimable).value_or(0);
    const std::uint64_t taken = *usage - std::min(*usage, reclaimable);
    return *limit - std::min(*limit, taken);
}

} // namespace

std::optional<std::uint64_t> freeMemory(const std::string &root)
{
    const auto kibibytes = numberOf(contentsOf(root + "/proc/meminfo"), "MemAvailable:");
    if (!kibibytes)
        return std::nullopt;
    std::uint64_t bytes = *kibibytes << 10;
    const std::string groups = contentsOf(root + "/proc/self/cgroup");
    for (const GroupNames &names : groupVersions) {
        const auto group = valueOf(groups, names.key);
        if (!group)
            continue;
        // The groups around it have limits, too.
        for (std::string path(*group);; path.erase(path.rfind('/'))) {
            const auto left = freeInGroup(names, root + names.folder + path);
            bytes = std::min(bytes, left.value_or(bytes));
            if (path.find('/') == std::string::npos)
                break;
        }
    }
    return bytes;
}

std::optional<Message> reasonAgainstTable(std::size_t megabytes,
                                          std::optional<std::uint64_t> freeBytes)
{
    if (!freeBytes)
        return std::nullopt;
    const std::uint64_t freeMegabytes = *freeBytes >> 20;
    const std::uint64_t most = freeMegabytes - freeMegabytes / 8;
    if (megabytes <= most)
        return std::nullopt;
    return Message{
        "There is no room for a hash table of %1 MiB: of %2 MiB of free memory, at most "
        "%3 may be taken.",
        {std::to_string(megabytes), std::to_string(freeMegabytes), std::to_string(most)}};
}

Message describeLackOfMemory(std::size_t megabytes)
{
    if (megabytes == 0)
        return {"There is not enough memory.", {}};
    return {"There is no memory for a hash table of %1 MiB.", {std::to_string(megabytes)}};
}

} // namespace chess
