#include "ui/positions/check_report.h"

#include "ui/exchange/text_file.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QWidget>

#include <limits>

namespace ui {

CheckReport::CheckReport(QWidget *parent) : QObject(parent), m_window(parent) {}

void CheckReport::copy(const CheckedList &list)
{
    constexpr int mostCopied = 10'000;
    write(list, mostCopied, [this](const QString &report) {
        QGuiApplication::clipboard()->setText(report);
        emit said(tr("Copied the report"));
    });
}

void CheckReport::save(const CheckedList &list)
{
    write(list, std::numeric_limits<int>::max(),
          [this, path = list.source->path](const QString &report) { askAndSave(path, report); });
}

void CheckReport::write(const CheckedList &list, int mostPositions,
                        const std::function<void(const QString &)> &handOut)
{
    const QString first =
        tr("%1: %2").arg(QFileInfo(list.source->path).fileName(), list.summary) + QLatin1Char('\n');
    m_writer.disconnect(this);
    connect(&m_writer, &ListReport::written, this,
            [first, handOut](const QString &lines) { handOut(first + lines); });
    connect(&m_writer, &ListReport::failed, this, &CheckReport::failed);
    m_writer.start(list.source, list.isChess960, list.positions, mostPositions);
}

void CheckReport::askAndSave(const QString &listPath, const QString &report)
{
    const QFileInfo info(listPath);
    const QString proposal = info.absolutePath() + QLatin1Char('/') + info.completeBaseName() +
                             QStringLiteral("-report.txt");
    askWhereToSave(m_window, tr("Save the report"), proposal, QStringLiteral("txt"),
                   [this, report](const QString &path) {
                       if (const auto saved = writeTextFile(path, report.toUtf8()); !saved)
                           emit failed(saved.error());
                       else
                           emit said(tr("Saved %1.").arg(QFileInfo(path).fileName()));
                   });
}

} // namespace ui
