#include "ui/pictures/printing.h"

#include "ui/pictures/board_image.h"

#include <QCoreApplication>
#include <QPrintDialog>
#include <QPrinter>

#include <memory>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::Printing)
};

} // namespace

void askAndPrint(QWidget *parent, const BoardSheet &sheet,
                 const std::function<void(const QString &)> &say)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(QStringLiteral("Bitboard Lab"));
    if (sheet.size().width() > sheet.size().height() * 5 / 4)
        printer->setPageOrientation(QPageLayout::Landscape);
    auto *dialog = new QPrintDialog(printer.get(), parent);
    dialog->setObjectName(QStringLiteral("printDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QAbstractPrintDialog::PrintPageRange, false);
    // The connection keeps the printer as long as the dialog may ask it for something.
    QObject::connect(dialog, &QDialog::accepted, parent, [printer, sheet, say] {
        const bool isPrinted = printSheet(*printer, sheet);
        say(isPrinted ? Words::tr("The picture is with the printer.")
                      : Words::tr("The picture could not be printed."));
    });
    dialog->open();
}

} // namespace ui
