#include "ui/dialogs/export_dialog.h"

#include "ui/bitboard_choice.h"
#include "ui/bitboard_text.h"
#include "ui/icons.h"
#include "ui/message_line.h"
#include "ui/text_file.h"
#include "ui/wording.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

using chess::ExportLayout;

constexpr int spacing = 8;

// Choices are kept in settings by these names, which never change.
struct Key {
    static QString which() { return QStringLiteral("bitboards"); }
    static QString layout() { return QStringLiteral("layout"); }
    static QString number() { return QStringLiteral("words"); }
    static QString language() { return QStringLiteral("language"); }
    static QString folder() { return QStringLiteral("folder"); }
};

ExportLayout layoutOf(const QComboBox &box)
{
    const QString name = box.currentData().toString();
    if (name == QLatin1String("constants"))
        return ExportLayout::Constants;
    if (name == QLatin1String("array"))
        return ExportLayout::Array;
    if (name == QLatin1String("csv"))
        return ExportLayout::Csv;
    if (name == QLatin1String("json"))
        return ExportLayout::Json;
    return ExportLayout::List;
}

/// Chooses the entry with some data; nothing happens when there is none.
void choose(QComboBox &box, const QVariant &data)
{
    const int index = data.isValid() ? box.findData(data) : -1;
    if (index >= 0)
        box.setCurrentIndex(index);
}

} // namespace

ExportDialog::ExportDialog(const Document *document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_which(new QComboBox)
    , m_layout(new QComboBox)
    , m_words(new QComboBox)
    , m_wordsLabel(new QLabel)
    , m_mapping(new QComboBox)
    , m_preview(new QPlainTextEdit)
    , m_message(new MessageLine(QStringLiteral("exportMessage")))
    , m_copyButton(new QPushButton(icon(QStringLiteral("copy")), tr("&Copy")))
    , m_saveButton(new QPushButton(icon(QStringLiteral("save")), tr("&Save…")))
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

    auto *buttons = new QDialogButtonBox;
    m_copyButton->setObjectName(QStringLiteral("copyExport"));
    m_copyButton->setAccessibleName(tr("Copy"));
    m_saveButton->setObjectName(QStringLiteral("saveExport"));
    m_saveButton->setAccessibleName(tr("Save…"));
    buttons->addButton(m_copyButton, QDialogButtonBox::ActionRole);
    buttons->addButton(m_saveButton, QDialogButtonBox::ActionRole);
    QPushButton *close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setObjectName(QStringLiteral("closeExport"));
    close->setAccessibleName(tr("Close"));

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * spacing, 2 * spacing, 2 * spacing, 2 * spacing);
    layout->setSpacing(spacing);
    layout->addWidget(makeChoices());
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    const QFontMetrics digits(m_preview->font());
    resize(digits.horizontalAdvance(u'0') * 92, digits.height() * 32);

    connect(m_copyButton, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_saveButton, &QPushButton::clicked, this, &ExportDialog::chooseAndSave);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(document, &Document::positionChanged, this, &ExportDialog::updateText);
    connect(document, &Document::mineChanged, this, &ExportDialog::updateText);
    connect(document, &Document::selectionChanged, this, &ExportDialog::updateText);
    connect(document, &Document::layersChanged, this, &ExportDialog::updateText);
    offerWords();
    m_copyButton->setDefault(true);
}

QWidget *ExportDialog::makeChoices()
{
    auto *form = new QWidget;
    auto *grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spacing);
    grid->setVerticalSpacing(spacing);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    grid->setColumnMinimumWidth(2, 0);
    const auto add = [grid](int row, int column, QLabel *label, QComboBox *box, const char *name) {
        label->setBuddy(box);
        box->setObjectName(QLatin1String(name));
        box->setAccessibleName(label->text().remove(u'&'));
        grid->addWidget(label, row, column);
        grid->addWidget(box, row, column + 1);
    };

    for (const BitboardChoice which : allBitboardChoices)
        m_which->addItem(textOf(which), nameOf(which));
    choose(*m_which, nameOf(BitboardChoice::Occupancies));
    add(0, 0, new QLabel(tr("&Bitboards")), m_which, "exportWhich");

    m_layout->addItem(tr("List of words"), QStringLiteral("list"));
    m_layout->addItem(tr("Constants"), QStringLiteral("constants"));
    m_layout->addItem(tr("Array"), QStringLiteral("array"));
    m_layout->addItem(tr("CSV table"), QStringLiteral("csv"));
    m_layout->addItem(tr("JSON"), QStringLiteral("json"));
    add(1, 0, new QLabel(tr("&Format")), m_layout, "exportLayout");

    for (const chess::SquareMapping mapping : chess::allSquareMappings) {
        QString text = textOf(nameOf(mapping));
        if (!aliasOf(mapping).empty())
            text = QStringLiteral("%1 (%2)").arg(text, textOf(aliasOf(mapping)));
        m_mapping->addItem(text, static_cast<int>(mapping));
    }
    choose(*m_mapping, static_cast<int>(m_document->mapping()));
    add(0, 2, new QLabel(tr("Square &mapping")), m_mapping, "exportMapping");

    m_wordsLabel->setText(tr("&Words"));
    add(1, 2, m_wordsLabel, m_words, "exportWords");

    connect(m_which, &QComboBox::currentIndexChanged, this, &ExportDialog::updateText);
    connect(m_mapping, &QComboBox::currentIndexChanged, this, &ExportDialog::updateText);
    connect(m_layout, &QComboBox::currentIndexChanged, this, &ExportDialog::offerWords);
    connect(m_words, &QComboBox::currentIndexChanged, this, [this] {
        const auto format = static_cast<chess::WordFormat>(m_words->currentData().toInt());
        (isForLanguages() ? m_language : m_number) = format;
        updateText();
    });
    return form;
}

bool ExportDialog::isForLanguages() const
{
    const ExportLayout layout = layoutOf(*m_layout);
    return layout == ExportLayout::Constants || layout == ExportLayout::Array;
}

void ExportDialog::offerWords()
{
    const bool isLanguages = isForLanguages();
    {
        // The list is filled in one go; only the choice at the end counts.
        const QSignalBlocker blocker(m_words);
        m_words->clear();
        for (const chess::WordFormat format : chess::allWordFormats) {
            if (isLanguage(format) == isLanguages)
                m_words->addItem(textOf(format), static_cast<int>(format));
        }
        choose(*m_words, static_cast<int>(isLanguages ? m_language : m_number));
    }
    m_wordsLabel->setText(isLanguages ? tr("&Language") : tr("&Words"));
    m_words->setAccessibleName(isLanguages ? tr("Language") : tr("Words"));
    // JSON has its own way of writing words.
    const bool applies = layoutOf(*m_layout) != ExportLayout::Json;
    m_words->setEnabled(applies);
    m_wordsLabel->setEnabled(applies);
    updateText();
}

QStringList ExportDialog::names() const
{
    const int which = m_which->currentIndex();
    return namesIn(*m_document, allBitboardChoices[static_cast<std::size_t>(which)]);
}

chess::ExportStyle ExportDialog::style() const
{
    return {layoutOf(*m_layout), isForLanguages() ? m_language : m_number,
            static_cast<chess::SquareMapping>(m_mapping->currentData().toInt())};
}

QString ExportDialog::counted() const
{
    const auto count = names().size();
    return count == 1 ? tr("1 bitboard") : tr("%1 bitboards").arg(count);
}

void ExportDialog::updateText()
{
    const bool isNothing = names().isEmpty();
    m_text = isNothing ? QString() : exported(*m_document, names(), style());
    m_preview->setPlainText(m_text);
    m_copyButton->setEnabled(!isNothing);
    m_saveButton->setEnabled(!isNothing);
    m_message->say(isNothing ? tr("No bitboard is shown as a layer on the board.") : counted());
}

void ExportDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_text);
    m_message->say(tr("Copied %1.").arg(counted()));
    emit copied(tr("Copied %1").arg(counted()));
}

void ExportDialog::chooseAndSave()
{
    const QString suffix = textOf(chess::extensionOf(style()));
    askWhereToSave(this, tr("Export bitboards"),
                   QDir(m_folder).filePath(QStringLiteral("bitboards.") + suffix), suffix,
                   [this](const QString &fileName) { saveTo(fileName); });
}

bool ExportDialog::saveTo(const QString &fileName)
{
    if (const auto written = writeTextFile(fileName, m_text.toUtf8()); !written) {
        m_message->complain(written.error());
        return false;
    }
    m_folder = QFileInfo(fileName).absolutePath();
    m_message->say(tr("Saved %1 in %2.").arg(counted(), QDir::toNativeSeparators(fileName)));
    return true;
}

QVariantMap ExportDialog::state() const
{
    return {{Key::which(), m_which->currentData()},
            {Key::layout(), m_layout->currentData()},
            {Key::number(), textOf(nameOf(m_number))},
            {Key::language(), textOf(nameOf(m_language))},
            {Key::folder(), m_folder}};
}

void ExportDialog::setState(const QVariantMap &state)
{
    const auto format = [&state](const QString &key, bool isForLanguage) {
        const auto read = chess::parseWordFormat(state.value(key).toString().toStdString());
        return read && isLanguage(*read) == isForLanguage ? read : std::nullopt;
    };
    m_number = format(Key::number(), false).value_or(m_number);
    m_language = format(Key::language(), true).value_or(m_language);
    choose(*m_which, state.value(Key::which()));
    choose(*m_layout, state.value(Key::layout()));
    const QString folder = state.value(Key::folder()).toString();
    if (!folder.isEmpty() && QFileInfo(folder).isDir())
        m_folder = folder;
    offerWords();
}

} // namespace ui
