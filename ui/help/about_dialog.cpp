#include "ui/help/about_dialog.h"

#include "ui/widgets/icons.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::About)
};

} // namespace

void showAbout(QWidget *window)
{
    auto *box = new QMessageBox(window);
    box->setObjectName(QStringLiteral("aboutDialog"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(Words::tr("About Bitboard Lab"));
    box->setIconPixmap(applicationIcon().pixmap(QSize(96, 96), window->devicePixelRatioF()));
    box->setText(QStringLiteral("<h3>%1</h3>")
                     .arg(Words::tr("Bitboard Lab %1")
                              .arg(QCoreApplication::applicationVersion().toHtmlEscaped())));
    box->setInformativeText(
        Words::tr("<p>A chess position as pieces on a board and as 64-bit words, at the same "
                  "time.</p><p>Free software under the MIT licence. Pieces and icons were drawn "
                  "for this program.</p><p>It is built with Qt %1, CLI11, {fmt}, JSON for Modern "
                  "C++ and tl::expected.</p>")
            .arg(QLatin1String(qVersion())));
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->open();
}

} // namespace ui
