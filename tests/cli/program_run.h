#pragma once

#include "tests/cli/run.h"

#include <QProcess>
#include <QString>

namespace tests {

inline const QString program = QStringLiteral(BITBOARD_PROGRAM);

/// Runs the program with its input given at once.
inline Run runProgram(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString().toStdString()};
    return {process.exitCode(), process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
}

/// Runs a line of shell; $1 is the program.
inline Run runShell(const QString &line)
{
    QProcess process;
    process.start(QStringLiteral("/bin/sh"),
                  {QStringLiteral("-c"), line, QStringLiteral("sh"), program});
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString().toStdString()};
    return {process.exitCode(), process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
}

} // namespace tests
