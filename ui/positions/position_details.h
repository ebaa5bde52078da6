#pragma once

#include "src/workbench/positions/suite_check.h"

#include <QString>

#include <string_view>
#include <vector>

namespace ui {

/// What there is to say about one position of a list.
struct PositionDetails {
    QString text;
    /// It cannot be read, or counts of it are wrong.
    bool isComplaint;
};

/// The operations of an EPD line, cut to a length, without the semicolons at their ends that only
/// part them from what stands around.
QString operationsText(std::string_view operations, std::size_t longest);

/// Line, column and sentence of everything that is wrong or odd, the operations of an EPD line, and
/// the counts that a check has found wrong; of a game, whose it is.
PositionDetails detailsOf(const chess::PositionRecord &record, std::string_view text,
                          std::string_view tags, bool isChess960,
                          const std::vector<chess::CountCheck> &wrongCounts);

} // namespace ui
