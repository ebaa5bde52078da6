#include "ui/dialogs/name_dialog.h"

#include "ui/dialogs/dialog_buttons.h"
#include "ui/document/own_names.h"
#include "ui/widgets/message_line.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

NameDialog::NameDialog(const Document *document, const QString &title, const QString &name,
                       QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_first(name)
    , m_name(new QLineEdit(name))
    , m_message(new MessageLine(QStringLiteral("nameMessage")))
{
    setObjectName(QStringLiteral("nameDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    auto *label = new QLabel(tr("&Name"));
    label->setBuddy(m_name);
    m_name->setObjectName(QStringLiteral("bitboardName"));
    m_name->setAccessibleName(tr("Name"));
    m_name->selectAll();
    auto *buttons = makeDialogButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setObjectName(QStringLiteral("acceptName"));
    // Room for a complaint of two lines, so that the buttons stay under the pointer.
    m_message->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(label);
    layout->addWidget(m_name);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    setMinimumWidth(50 * fontMetrics().averageCharWidth());
    connect(m_name, &QLineEdit::textChanged, this, &NameDialog::check);
    connect(this, &QDialog::accepted, this, [this] { emit nameChosen(m_name->text().trimmed()); });
    check();
}

void NameDialog::check()
{
    const QString name = m_name->text().trimmed();
    QString complaint = complaintAboutOwnName(name);
    if (complaint.isEmpty() && name != m_first && m_document->bitboard(name))
        complaint = tr("There is a bitboard of the name “%1” already.").arg(name);
    m_accept->setEnabled(complaint.isEmpty());
    if (complaint.isEmpty())
        m_message->say({});
    else
        m_message->complain(complaint);
}

} // namespace ui
