#pragma once

#include <QtTest>

#include <pthread.h>

namespace tests {

/// As long as it lives, the system gives no thread: each is to have a stack larger than memory.
class NoThreads {
public:
    NoThreads()
    {
        pthread_getattr_default_np(&m_before);
        pthread_attr_t huge = m_before;
        constexpr std::size_t tooLarge = std::size_t{1} << 60;
        QCOMPARE(pthread_attr_setstacksize(&huge, tooLarge), 0);
        QCOMPARE(pthread_setattr_default_np(&huge), 0);
    }
    ~NoThreads() { pthread_setattr_default_np(&m_before); }
    Q_DISABLE_COPY_MOVE(NoThreads)

private:
    pthread_attr_t m_before{};
};

} // namespace tests
