#pragma once

#include "src/notation/text/parse_error.h"

#include <iosfwd>
#include <string>
#include <string_view>

namespace chess {

/// What a command reads, writes and has to say. Results go to `out()`; what is wrong goes to
/// standard error, one line each: `bitboard: WHERE: what is wrong`.
class Console {
public:
    Console(std::istream &in, std::ostream &out, std::ostream &err)
        : m_in(in), m_out(out), m_err(err)
    {
    }

    std::istream &in() { return m_in; }
    std::ostream &out() { return m_out; }

    /// Says something that does not make the run a failure.
    void notice(std::string_view where, std::string_view what);
    /// Reports bad input.
    void error(std::string_view where, std::string_view what);
    /// Writes a line to standard error as it is.
    void remark(std::string_view line);
    /// The run ends with exit status 1.
    void noteFailure() { m_hasFailed = true; }
    bool hasFailed() const { return m_hasFailed; }

private:
    std::istream &m_in;
    std::ostream &m_out;
    std::ostream &m_err;
    bool m_hasFailed = false;
};

} // namespace chess
