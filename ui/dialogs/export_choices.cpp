#include "ui/dialogs/export_choices.h"

#include "src/workbench/tables/table_text.h"
#include "ui/document/wording.h"
#include "ui/exchange/bitboard_choice.h"
#include "ui/widgets/controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

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
    static QString framework() { return QStringLiteral("framework"); }
    static QString bytes() { return QStringLiteral("bytes"); }
    static QString spelling() { return QStringLiteral("spelling"); }
};

QString whichChosen()
{
    return QStringLiteral("chosen");
}

/// In front of the name of a table.
QString tablePrefix()
{
    return QStringLiteral("table:");
}

struct LayoutChoice {
    ExportLayout layout;
    const char *name; ///< in the settings
    const char *label;
};

constexpr std::array layoutChoices = std::to_array<LayoutChoice>({
    {ExportLayout::List, "list", QT_TRANSLATE_NOOP("ui::ExportChoices", "List of words")},
    {ExportLayout::Constants, "constants", QT_TRANSLATE_NOOP("ui::ExportChoices", "Constants")},
    {ExportLayout::Array, "array", QT_TRANSLATE_NOOP("ui::ExportChoices", "Array")},
    {ExportLayout::Tests, "tests", QT_TRANSLATE_NOOP("ui::ExportChoices", "Test lines")},
    {ExportLayout::Csv, "csv", QT_TRANSLATE_NOOP("ui::ExportChoices", "CSV table")},
    {ExportLayout::Json, "json", QT_TRANSLATE_NOOP("ui::ExportChoices", "JSON")},
    {ExportLayout::Dump, "dump", QT_TRANSLATE_NOOP("ui::ExportChoices", "Bytes as a dump")},
    {ExportLayout::Binary, "raw", QT_TRANSLATE_NOOP("ui::ExportChoices", "Raw bytes in a file")},
});

QString settingOf(chess::ByteOrder order)
{
    return order == chess::ByteOrder::Little ? QStringLiteral("little") : QStringLiteral("big");
}

/// "GoogleTest (C++)"; some titles say the language themselves.
QString titleWithLanguage(chess::TestFramework framework)
{
    const QString title = textOf(titleOf(framework));
    const QString language = textOf(languageOf(framework));
    return title.contains(u'(') || title.startsWith(language)
               ? title
               : QStringLiteral("%1 (%2)").arg(title, language);
}

template <typename Value>
void addValue(QComboBox &box, const QString &text, Value value)
{
    box.addItem(text, static_cast<int>(value));
}

template <typename Value>
Value valueOf(const QComboBox &box)
{
    return static_cast<Value>(box.currentData().toInt());
}

} // namespace

ExportChoices::ExportChoices(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_which(new QComboBox)
    , m_layout(new QComboBox)
    , m_detail(new QComboBox)
    , m_detailLabel(new QLabel(tr("&Words")))
    , m_mapping(new QComboBox)
    , m_names(new QComboBox)
    , m_namesLabel(new QLabel(tr("&Names")))
    , m_grouping(new QComboBox)
    , m_groupingLabel(new QLabel(tr("Digit &groups")))
    , m_lowerCase(new QCheckBox(tr("Lower-case d&igits")))
    , m_prefix(new QCheckBox(tr("&Prefix 0x or 0b")))
    , m_signed(new QCheckBox(tr("Signed n&umbers")))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spacing);
    grid->setVerticalSpacing(spacing);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);

    fillSubjects();
    for (const LayoutChoice &choice : layoutChoices)
        m_layout->addItem(tr(choice.label), QLatin1String(choice.name));
    for (const chess::SquareMapping mapping : chess::allSquareMappings)
        addValue(*m_mapping, textOf(mapping), mapping);
    choose(*m_mapping, static_cast<int>(m_document->mapping()));
    fillSpelling();

    add(grid, 0, 0, new QLabel(tr("&Bitboards")), m_which, "exportWhich");
    add(grid, 0, 2, new QLabel(tr("Square &mapping")), m_mapping, "exportMapping");
    add(grid, 1, 0, new QLabel(tr("&Format")), m_layout, "exportLayout");
    add(grid, 1, 2, m_detailLabel, m_detail, "exportWords");
    add(grid, 2, 0, m_namesLabel, m_names, "exportNames");
    add(grid, 2, 2, m_groupingLabel, m_grouping, "exportGrouping");
    grid->addWidget(makeSwitches(), 3, 1, 1, 3);

    showSpelling();
    offerDetails();
    const auto tell = [this] {
        offerSpelling();
        emit changed();
    };
    connect(m_which, &QComboBox::currentIndexChanged, this, tell);
    connect(m_mapping, &QComboBox::currentIndexChanged, this, tell);
    connect(m_layout, &QComboBox::currentIndexChanged, this, [this, tell] {
        offerDetails();
        tell();
    });
    connect(m_detail, &QComboBox::currentIndexChanged, this, [this, tell] {
        takeDetail();
        tell();
    });
    for (QComboBox *box : {m_names, m_grouping})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportChoices::takeSpelling);
    for (QCheckBox *box : {m_lowerCase, m_prefix, m_signed})
        connect(box, &QCheckBox::toggled, this, &ExportChoices::takeSpelling);
    offerSpelling();
}

void ExportChoices::add(QGridLayout *grid, int row, int column, QLabel *label, QComboBox *box,
                        const char *name)
{
    label->setBuddy(box);
    named(box, name, label->text());
    // The longest entry may not make the window wider than a small screen.
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    grid->addWidget(label, row, column);
    grid->addWidget(box, row, column + 1);
}

void ExportChoices::fillSubjects()
{
    for (const BitboardChoice which : allBitboardChoices)
        m_which->addItem(textOf(which), nameOf(which));
    m_which->addItem(tr("Chosen bitboard"), whichChosen());
    m_which->insertSeparator(m_which->count());
    for (const chess::SquareTable &table : chess::squareTables()) {
        m_which->addItem(tr("Table of 64: %1").arg(textOf(table.name)),
                         tablePrefix() + textOf(table.name));
        m_which->setItemData(m_which->count() - 1, textOf(chess::Message{table.meaning, {}}),
                             Qt::ToolTipRole);
    }
    choose(*m_which, nameOf(BitboardChoice::Occupancies));
}

void ExportChoices::fillSpelling()
{
    m_names->addItem(tr("As is usual in the language"));
    addValue(*m_names, QStringLiteral("white_pawns"), chess::NameCase::Snake);
    addValue(*m_names, QStringLiteral("WHITE_PAWNS"), chess::NameCase::UpperSnake);
    addValue(*m_names, QStringLiteral("WhitePawns"), chess::NameCase::UpperCamel);
    addValue(*m_names, QStringLiteral("whitePawns"), chess::NameCase::LowerCamel);
    addValue(*m_grouping, tr("As is usual"), chess::DigitGrouping::Usual);
    addValue(*m_grouping, tr("None"), chess::DigitGrouping::None);
    addValue(*m_grouping, tr("Bytes"), chess::DigitGrouping::Bytes);
}

QWidget *ExportChoices::makeSwitches()
{
    auto *switches = new QWidget;
    auto *row = new QHBoxLayout(switches);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * spacing);
    const auto put = [row](QCheckBox *box, const char *name) {
        row->addWidget(named(box, name, box->text()));
    };
    put(m_lowerCase, "exportLowerCase");
    put(m_prefix, "exportPrefix");
    put(m_signed, "exportSigned");
    row->addStretch(1);
    return switches;
}

ExportChoices::Detail ExportChoices::detail() const
{
    switch (style().layout) {
    case ExportLayout::Constants:
    case ExportLayout::Array:
        return Detail::Language;
    case ExportLayout::Tests:
        return Detail::Framework;
    case ExportLayout::Dump:
    case ExportLayout::Binary:
        return Detail::ByteOrder;
    case ExportLayout::List:
    case ExportLayout::Csv:
    case ExportLayout::Json:
        break;
    }
    return Detail::Number;
}

void ExportChoices::offerDetails()
{
    // The list is filled in one go; only the choice at the end counts.
    const QSignalBlocker blocker(m_detail);
    m_detail->clear();
    QString label;
    switch (detail()) {
    case Detail::Number:
    case Detail::Language: {
        const bool isLanguages = detail() == Detail::Language;
        label = isLanguages ? tr("&Language") : tr("&Words");
        for (const chess::WordFormat format : chess::allWordFormats) {
            if (isLanguage(format) == isLanguages)
                addValue(*m_detail, textOf(format), format);
        }
        choose(*m_detail, static_cast<int>(isLanguages ? m_language : m_number));
        break;
    }
    case Detail::Framework:
        label = tr("Fr&amework");
        for (const chess::TestFramework framework : chess::allTestFrameworks)
            addValue(*m_detail, titleWithLanguage(framework), framework);
        choose(*m_detail, static_cast<int>(m_framework));
        break;
    case Detail::ByteOrder:
        label = tr("Byte &order");
        addValue(*m_detail, tr("Little-endian"), chess::ByteOrder::Little);
        addValue(*m_detail, tr("Big-endian"), chess::ByteOrder::Big);
        choose(*m_detail, static_cast<int>(m_bytes));
        break;
    }
    m_detailLabel->setText(label);
    m_detail->setAccessibleName(withoutMark(label));
    // JSON has its own way of writing words.
    const bool applies = style().layout != ExportLayout::Json;
    m_detail->setEnabled(applies);
    m_detailLabel->setEnabled(applies);
}

void ExportChoices::takeDetail()
{
    switch (detail()) {
    case Detail::Number:
        m_number = valueOf<chess::WordFormat>(*m_detail);
        break;
    case Detail::Language:
        m_language = valueOf<chess::WordFormat>(*m_detail);
        break;
    case Detail::Framework:
        m_framework = valueOf<chess::TestFramework>(*m_detail);
        break;
    case Detail::ByteOrder:
        m_bytes = valueOf<chess::ByteOrder>(*m_detail);
        break;
    }
}

void ExportChoices::takeSpelling()
{
    m_spelling.isLowerCase = m_lowerCase->isChecked();
    m_spelling.hasPrefix = m_prefix->isChecked();
    m_spelling.isSigned = m_signed->isChecked();
    m_spelling.grouping = valueOf<chess::DigitGrouping>(*m_grouping);
    m_spelling.names = m_names->currentData().isValid()
                           ? std::optional(valueOf<chess::NameCase>(*m_names))
                           : std::nullopt;
    offerSpelling();
    emit changed();
}

void ExportChoices::showSpelling()
{
    const QSignalBlocker lowerCase(m_lowerCase);
    const QSignalBlocker prefix(m_prefix);
    const QSignalBlocker isSigned(m_signed);
    const QSignalBlocker grouping(m_grouping);
    const QSignalBlocker names(m_names);
    m_lowerCase->setChecked(m_spelling.isLowerCase);
    m_prefix->setChecked(m_spelling.hasPrefix);
    m_signed->setChecked(m_spelling.isSigned);
    choose(*m_grouping, static_cast<int>(m_spelling.grouping));
    m_names->setCurrentIndex(0);
    if (m_spelling.names)
        choose(*m_names, static_cast<int>(*m_spelling.names));
}

/// A text in the chosen style but for a change of the spelling, with letters among its digits and
/// the highest bit set, so that whatever the change can do is seen.
std::string ExportChoices::sample(const std::function<void(chess::Spelling &)> &change) const
{
    chess::ExportStyle changed = style();
    change(changed.spelling);
    if (table() != nullptr)
        return toText(*table(), changed);
    const chess::NamedBitboard board = {"white_pawns",
                                        chess::fromWord(0xFEDC'BA98'7654'3210, changed.mapping)};
    return toText(std::span(&board, 1), changed);
}

void ExportChoices::offerSpelling()
{
    const std::string now = sample([](chess::Spelling &) {});
    m_lowerCase->setEnabled(now != sample([](chess::Spelling &spelling) {
                                spelling.isLowerCase = !spelling.isLowerCase;
                            }));
    m_prefix->setEnabled(
        now != sample([](chess::Spelling &spelling) { spelling.hasPrefix = !spelling.hasPrefix; }));
    m_signed->setEnabled(
        now != sample([](chess::Spelling &spelling) { spelling.isSigned = !spelling.isSigned; }));
    const auto grouped = [this](chess::DigitGrouping grouping) {
        return sample([grouping](chess::Spelling &spelling) { spelling.grouping = grouping; });
    };
    const bool hasGroups =
        grouped(chess::DigitGrouping::None) != grouped(chess::DigitGrouping::Bytes);
    m_grouping->setEnabled(hasGroups);
    m_groupingLabel->setEnabled(hasGroups);
    const auto named = [this](chess::NameCase names) {
        return sample([names](chess::Spelling &spelling) { spelling.names = names; });
    };
    const bool hasNames = named(chess::NameCase::Snake) != named(chess::NameCase::UpperCamel);
    m_names->setEnabled(hasNames);
    m_namesLabel->setEnabled(hasNames);
}

const chess::SquareTable *ExportChoices::table() const
{
    const QString which = m_which->currentData().toString();
    return which.startsWith(tablePrefix())
               ? chess::findSquareTable(which.mid(tablePrefix().size()).toStdString())
               : nullptr;
}

QStringList ExportChoices::names() const
{
    const QString which = m_which->currentData().toString();
    for (const BitboardChoice choice : allBitboardChoices) {
        if (which == nameOf(choice))
            return namesIn(*m_document, choice);
    }
    const QString chosen = m_document->chosenBitboard();
    return which == whichChosen() && m_document->bitboard(chosen) ? QStringList(chosen)
                                                                  : QStringList();
}

QString ExportChoices::reasonForNone() const
{
    return m_which->currentData().toString() == whichChosen()
               ? tr("No bitboard is chosen.")
               : tr("No bitboard is shown as a layer on the board.");
}

chess::ExportStyle ExportChoices::style() const
{
    const LayoutChoice &choice =
        layoutChoices[static_cast<std::size_t>(std::max(m_layout->currentIndex(), 0))];
    const bool isSource =
        choice.layout == ExportLayout::Constants || choice.layout == ExportLayout::Array;
    return {choice.layout,
            isSource ? m_language : m_number,
            valueOf<chess::SquareMapping>(*m_mapping),
            m_spelling,
            m_framework,
            m_bytes};
}

QVariantMap ExportChoices::state() const
{
    return {{Key::which(), m_which->currentData()},
            {Key::layout(), m_layout->currentData()},
            {Key::number(), textOf(nameOf(m_number))},
            {Key::language(), textOf(nameOf(m_language))},
            {Key::framework(), textOf(nameOf(m_framework))},
            {Key::bytes(), settingOf(m_bytes)},
            {Key::spelling(), textOf(toText(m_spelling))}};
}

void ExportChoices::setState(const QVariantMap &state)
{
    const auto text = [&state](const QString &key) {
        return state.value(key).toString();
    };
    const auto format = [&text](const QString &key, bool isForLanguage) {
        const auto read = chess::parseWordFormat(text(key).toStdString());
        return read && isLanguage(*read) == isForLanguage ? read : std::nullopt;
    };
    {
        const QSignalBlocker blocker(this);
        m_number = format(Key::number(), false).value_or(m_number);
        m_language = format(Key::language(), true).value_or(m_language);
        m_framework =
            chess::parseTestFramework(text(Key::framework()).toStdString()).value_or(m_framework);
        for (const chess::ByteOrder order : {chess::ByteOrder::Little, chess::ByteOrder::Big}) {
            if (text(Key::bytes()) == settingOf(order))
                m_bytes = order;
        }
        if (state.contains(Key::spelling()))
            m_spelling =
                chess::parseSpelling(text(Key::spelling()).toStdString()).value_or(m_spelling);
        choose(*m_which, state.value(Key::which()));
        choose(*m_layout, state.value(Key::layout()));
        offerDetails();
        showSpelling();
        offerSpelling();
    }
    emit changed();
}

} // namespace ui
