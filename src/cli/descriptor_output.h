#pragma once

#include <array>
#include <streambuf>

namespace chess {

/// Writes to a file descriptor in large pieces and remembers why that failed, which a standard
/// stream does not tell.
class DescriptorOutput : public std::streambuf {
public:
    explicit DescriptorOutput(int descriptor);

    /// The system's error number of the first failure, else 0.
    int errorNumber() const { return m_errorNumber; }

protected:
    int_type overflow(int_type c) override;
    int sync() override;
    std::streamsize xsputn(const char *text, std::streamsize size) override;

private:
    bool write(const char *text, std::size_t size);
    bool isReaderGone() const;

    int m_descriptor;
    int m_errorNumber = 0;
    std::array<char, 16 * 1024> m_buffer;
};

} // namespace chess
