#include "src/cli/json_output.h"

#include "src/cli/console.h"

#include <ostream>

namespace chess {

void printJson(Console &console, const JsonValue &value)
{
    console.out() << value.dump(-1, ' ', false, JsonValue::error_handler_t::replace) << '\n';
}

} // namespace chess
