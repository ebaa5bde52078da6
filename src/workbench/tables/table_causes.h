#pragma once

#include "src/workbench/tables/table_check.h"

namespace chess {

/// The cause that turns a table under a mapping into these words, every wrong bit of them; nothing
/// when none of the known ones does. Precondition: they are not the right words.
std::optional<TableCause> causeOf(const TableWords &words, const TableMatch &meant);

} // namespace chess
