#include "ui/dialogs/export_dialog.h"

#include "src/workbench/tables/table_text.h"
#include "ui/dialogs/dialog_buttons.h"
#include "ui/dialogs/export_choices.h"
#include "ui/document/wording.h"
#include "ui/exchange/bitboard_text.h"
#include "ui/exchange/text_file.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/message_line.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int spacing = 8;

// The folder is kept in settings by this name, which never changes.
QString folderKey()
{
    return QStringLiteral("folder");
}

} // namespace

ExportDialog::ExportDialog(const Document *document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_choices(new ExportChoices(document))
    , m_preview(new QPlainTextEdit)
    , m_message(new MessageLine(QStringLiteral("exportMessage")))
    , m_folder(QDir::homePath())
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export bitboards"));

    m_preview->setObjectName(QStringLiteral("exportPreview"));
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setReadOnly(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_preview->setTabChangesFocus(true);
    // Names of the catalogue have up to 18 letters; words then begin in one column.
    m_preview->setTabStopDistance(m_preview->fontMetrics().horizontalAdvance(u' ') * 20);

    auto *buttons = makeDialogButtons(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(QStringLiteral("closeExport"));
    m_copyButton = addDialogButton(*buttons, "copyExport", tr("&Copy"), QStringLiteral("copy"));
    m_saveButton = addDialogButton(*buttons, "saveExport", tr("&Save…"), QStringLiteral("save"));

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * spacing, 2 * spacing, 2 * spacing, 2 * spacing);
    layout->setSpacing(spacing);
    layout->addWidget(m_choices);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    const QFontMetrics digits(m_preview->font());
    resize(digits.horizontalAdvance(u'0') * 92, digits.height() * 32);

    connect(m_copyButton, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_saveButton, &QPushButton::clicked, this, &ExportDialog::chooseAndSave);
    connect(m_choices, &ExportChoices::changed, this, &ExportDialog::updateText);
    for (const auto changed :
         {&Document::positionChanged, &Document::mineChanged, &Document::selectionChanged,
          &Document::layersChanged, &Document::chosenBitboardChanged})
        connect(document, changed, this, &ExportDialog::updateText);
    updateText();
    m_copyButton->setDefault(true);
}

bool ExportDialog::isNothing() const
{
    return m_choices->table() == nullptr && m_choices->names().isEmpty();
}

bool ExportDialog::isRaw() const
{
    return m_choices->style().layout == chess::ExportLayout::Binary;
}

QByteArray ExportDialog::exportedAs(chess::ExportStyle style) const
{
    if (const chess::SquareTable *table = m_choices->table())
        return QByteArray::fromStdString(toExport(*table, style));
    return exportedBytes(*m_document, m_choices->names(), style);
}

QString ExportDialog::counted() const
{
    if (m_choices->table() != nullptr)
        return tr("64 entries");
    const auto count = m_choices->names().size();
    return count == 1 ? tr("1 bitboard") : tr("%1 bitboards").arg(count);
}

void ExportDialog::updateText()
{
    m_text.clear();
    m_bytes.clear();
    m_copyButton->setEnabled(!isNothing() && !isRaw());
    m_saveButton->setEnabled(!isNothing());
    if (isNothing()) {
        m_preview->clear();
        m_message->say(m_choices->reasonForNone());
        return;
    }
    chess::ExportStyle style = m_choices->style();
    m_bytes = exportedAs(style);
    if (!isRaw()) {
        m_text = QString::fromUtf8(m_bytes);
        m_preview->setPlainText(m_text);
        m_message->say(counted());
        return;
    }
    style.layout = chess::ExportLayout::Dump;
    m_preview->setPlainText(QString::fromUtf8(exportedAs(style)));
    m_message->say(tr("%1 in %2 bytes. The file holds the bytes alone; here they are written out.")
                       .arg(counted())
                       .arg(m_bytes.size()));
}

void ExportDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_text);
    m_message->say(tr("Copied %1.").arg(counted()));
    emit copied(tr("Copied %1").arg(counted()));
}

void ExportDialog::chooseAndSave()
{
    const QString suffix = textOf(chess::extensionOf(m_choices->style()));
    askWhereToSave(this, tr("Export bitboards"),
                   QDir(m_folder).filePath(QStringLiteral("bitboards.") + suffix), suffix,
                   [this](const QString &fileName) { saveTo(fileName); });
}

bool ExportDialog::saveTo(const QString &fileName)
{
    if (const auto written = writeTextFile(fileName, m_bytes); !written) {
        m_message->complain(written.error());
        return false;
    }
    m_folder = QFileInfo(fileName).absolutePath();
    m_message->say(tr("Saved %1 in %2.").arg(counted(), QDir::toNativeSeparators(fileName)));
    return true;
}

QVariantMap ExportDialog::state() const
{
    QVariantMap state = m_choices->state();
    state.insert(folderKey(), m_folder);
    return state;
}

void ExportDialog::setState(const QVariantMap &state)
{
    m_choices->setState(state);
    const QString folder = state.value(folderKey()).toString();
    if (!folder.isEmpty() && QFileInfo(folder).isDir())
        m_folder = folder;
}

} // namespace ui
