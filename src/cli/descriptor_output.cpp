#include "src/cli/descriptor_output.h"

#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace chess {

DescriptorOutput::DescriptorOutput(int descriptor) : m_descriptor(descriptor)
{
    setp(m_buffer.data(), m_buffer.data() + m_buffer.size());
}

bool DescriptorOutput::write(const char *text, std::size_t size)
{
    while (size > 0 && m_errorNumber == 0) {
        const ssize_t written = ::write(m_descriptor, text, size);
        if (written >= 0) {
            text += written;
            size -= static_cast<std::size_t>(written);
        } else if (errno != EINTR) {
            m_errorNumber = errno;
        }
    }
    return m_errorNumber == 0;
}

/// Whether nobody reads any more, which a write would tell when there is something to write.
bool DescriptorOutput::isReaderGone() const
{
    pollfd state{m_descriptor, 0, 0};
    return poll(&state, 1, 0) == 1 && (state.revents & POLLERR) != 0;
}

int DescriptorOutput::sync()
{
    if (pptr() == pbase() && m_errorNumber == 0 && isReaderGone())
        m_errorNumber = EPIPE;
    const bool isWritten = write(pbase(), static_cast<std::size_t>(pptr() - pbase()));
    setp(m_buffer.data(), m_buffer.data() + m_buffer.size());
    return isWritten ? 0 : -1;
}

DescriptorOutput::int_type DescriptorOutput::overflow(int_type c)
{
    if (sync() != 0)
        return traits_type::eof();
    if (!traits_type::eq_int_type(c, traits_type::eof()))
        sputc(traits_type::to_char_type(c));
    return traits_type::not_eof(c);
}

std::streamsize DescriptorOutput::xsputn(const char *text, std::streamsize size)
{
    if (size < epptr() - pptr())
        return std::streambuf::xsputn(text, size);
    // Large pieces are not copied first.
    return sync() == 0 && write(text, static_cast<std::size_t>(size)) ? size : 0;
}

} // namespace chess
