#pragma once

#include <QString>

namespace tests {

/// The command of the engine for the tests, with a fault or none.
inline QString fakeEngine(const char *fault = "")
{
    return QStringLiteral("\"%1\" %2").arg(QStringLiteral(FAKE_ENGINE), QLatin1String(fault));
}

} // namespace tests
