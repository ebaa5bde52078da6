#pragma once

#include "src/workbench/expression/expression.h"
#include "src/workbench/expression/expression_cursor.h"
#include "src/workbench/expression/expression_names.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// The head of a cast, `(U64)`, and how many tokens it takes.
struct CastHead {
    IntegerType type;
    std::size_t length;
};

/// A cursor that knows the names with a value: they tell a cast from a difference, an enumerator
/// from a variable and the table of an engine from a call.
class NameCursor : public TokenCursor {
public:
    /// `own` must outlive it.
    NameCursor(std::vector<ExpressionToken> tokens, const OwnValues &own)
        : TokenCursor(std::move(tokens)), m_own(own)
    {
    }

    /// From here on the name has a value, and the type it is declared with.
    void assign(std::string_view name, std::optional<IntegerType> type)
    {
        m_assigned.insert_or_assign(std::string(name), type);
    }
    /// The type with which this text declares a name.
    std::optional<IntegerType> typeOf(std::string_view name) const;
    bool isOwn(std::string_view name) const;
    bool isVariable(std::string_view name) const;

    /// The `(U64)` of a cast, when that and an operand come next.
    std::optional<CastHead> castHere() const;
    /// Passes over `Square::`, `std::`, and `pos.` when that is nothing known; returns the last.
    std::string_view skipQualifiers();
    /// What the name at a place says as an enumerator, if it stands alone between commas and
    /// brackets and is no name with a value.
    std::optional<Selector> selectorAt(std::size_t distance, std::size_t &length) const;
    /// The table of an engine that is called here, when an enumerator of the kind it wants stands
    /// in its template, first, or for those that may have it so, last.
    std::optional<EngineTable> tableHere(std::size_t length) const;

private:
    const OwnValues &m_own;
    /// The names that are given values so far, and the types they are declared with.
    std::map<std::string, std::optional<IntegerType>, std::less<>> m_assigned;
};

} // namespace chess
