#pragma once

#include "src/workbench/positions/disagreement_search.h"

#include <QString>

#include <string_view>
#include <vector>

namespace ui {

/// "4,865,609 nodes."; in words what is beyond all patience or beyond 64 bits.
QString expectationOf(double nodes);

/// Every reason why the ways to play on cannot be counted with a hash table of that size, a line
/// each; empty when they can.
QString reasonsAgainstCounting(const chess::Position &position, std::size_t hashMegabytes);

/// How a count went: nodes, time and speed.
QString paceOf(std::uint64_t nodes, double seconds);

/// "e5d6 is missing. 1 count differs: a2a3 (19 instead of 20).", or that all agree; moves that are
/// not legal first.
QString summaryOf(const std::vector<chess::ComparedMove> &rows);

/// What was odd about the lines of an engine, a line each, but for moves that stand there twice,
/// which the comparison tells; empty when nothing was.
QString remarksOn(const std::vector<chess::DivideRemark> &remarks);

/// What was odd about a pasted divide, a line each; empty when nothing was.
QString remarksOn(std::string_view text, const chess::DivideReading &reading);

/// What a search has found, for who looks at that position. Precondition: it has ended.
QString findingOf(const chess::DisagreementSearch &search, const QString &engine,
                  const chess::Position &lookedAt);

} // namespace ui
