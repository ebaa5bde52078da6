#pragma once

#include "src/notation/text/parse_error.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace chess {

/// What a line of a perft suite expects of its position.
struct PerftExpectation {
    int depth;
    std::uint64_t nodes;

    bool operator==(const PerftExpectation &) const = default;
};

enum class PerftSuiteErrorKind : std::uint8_t {
    BadDepth, ///< no number from 0 to `deepestPerft` behind the D
    BadCount, ///< no number of nodes, or more than 64 bits hold
};

/// A stable name in kebab-case.
std::string_view nameOf(PerftSuiteErrorKind kind);

using PerftSuiteError = ParseError<PerftSuiteErrorKind>;

/// The counts of a line, and why others on it are none.
struct PerftExpectations {
    std::vector<PerftExpectation> counts;
    std::vector<PerftSuiteError> errors;
};

/// Reads the counts among the operations of an EPD line, `;D1 20 ;D2 400` or `D1 20; D2 400;`, in
/// the order given. Other operations are passed over, with what they have in quotes; a count that
/// cannot be read, or a quote that is never closed, takes no other with it.
PerftExpectations parsePerftExpectations(std::string_view operations);

/// The counts as such operations, to follow the four fields of an EPD line: " ;D1 20 ;D2 400".
std::string toEpdOperations(const std::vector<PerftExpectation> &expectations);

Message describe(const PerftSuiteError &error);

} // namespace chess
