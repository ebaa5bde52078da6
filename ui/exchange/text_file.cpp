#include "ui/exchange/text_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::TextFile)
};

} // namespace

tl::expected<std::unique_ptr<QFile>, QString> openForReading(const QString &fileName)
{
    const QString shownName = QDir::toNativeSeparators(fileName);
    const QFileInfo info(fileName);
    if (info.exists() && !info.isFile())
        return tl::unexpected(Words::tr("%1 is not a file.").arg(shownName));
    auto file = std::make_unique<QFile>(fileName);
    if (!file->open(QIODevice::ReadOnly))
        return tl::unexpected(
            Words::tr("%1 could not be opened: %2.").arg(shownName, file->errorString()));
    return file;
}

tl::expected<void, QString> writeTextFile(const QString &fileName, const QByteArray &bytes)
{
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return tl::unexpected(Words::tr("%1 could not be saved: %2.")
                                  .arg(QDir::toNativeSeparators(fileName), file.errorString()));
    return {};
}

void askWhereToSave(QWidget *parent, const QString &title, const QString &proposal,
                    const QString &suffix, const std::function<void(const QString &)> &save)
{
    auto *dialog =
        new QFileDialog(parent, title, proposal,
                        Words::tr("%1 files (*.%2);;All files (*)").arg(suffix.toUpper(), suffix));
    dialog->setObjectName(QStringLiteral("saveTextDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(suffix);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, save);
    dialog->open();
}

} // namespace ui
