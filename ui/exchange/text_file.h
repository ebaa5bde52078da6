#pragma once

#include <QFile>
#include <QString>

#include <tl/expected.hpp>

#include <functional>
#include <memory>

class QWidget;

namespace ui {

/// Opens a file, but nothing that could keep the window waiting for ever, such as a pipe. On
/// failure a sentence that names the file and the reason.
tl::expected<std::unique_ptr<QFile>, QString> openForReading(const QString &fileName);

/// Writes a whole file. It is written beside the old one and put in its place at the end, so that
/// a failure leaves the old one; it gives a sentence that names the file and the reason.
tl::expected<void, QString> writeTextFile(const QString &fileName, const QByteArray &bytes);

/// Asks for the name of a file to save a text in and goes on with `save` when one is chosen.
/// `suffix` is the extension, without a dot, that suits the text.
void askWhereToSave(QWidget *parent, const QString &title, const QString &proposal,
                    const QString &suffix, const std::function<void(const QString &)> &save);

} // namespace ui
