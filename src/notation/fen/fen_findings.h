#pragma once

#include "src/notation/fen/fen.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace chess {

/// What is wrong or odd about a FEN or its position: the error that makes it unreadable, a remark
/// on the text, or a problem of the position.
struct FenFinding {
    Grade grade;
    /// Its stable name in kebab-case.
    std::string_view kind;
    Message message;
    /// The byte of the text at which it stands; nothing where it is a matter of the whole position.
    std::optional<std::size_t> offset = std::nullopt;
    std::optional<FenField> field = std::nullopt;
};

FenFinding findingOf(const FenError &error);

/// Everything about a position that was read: first the remarks on its text.
std::vector<FenFinding> findingsOf(const FenReading &reading);

/// That a line is longer than lines of a file are kept, and so is no position.
FenFinding tooLongLine();

/// Whether a remark says nothing new where lines of EPD are expected, which have four fields.
bool isUsualInEpd(const FenRemark &remark);

} // namespace chess
