#include "ui/tables/tables_panel.h"

#include "src/workbench/tables/table_text.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"
#include "ui/exchange/text_file.h"
#include "ui/tables/entry_view.h"
#include "ui/tables/heat_legend.h"
#include "ui/tables/table_grid.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/message_line.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;

// Choices are kept in settings by these names, which never change.
struct Key {
    static QString table() { return QStringLiteral("table"); }
    static QString heatMap() { return QStringLiteral("heatMap"); }
    static QString pinned() { return QStringLiteral("pinned"); }
    static QString format() { return QStringLiteral("format"); }
    static QString folder() { return QStringLiteral("folder"); }
};

} // namespace

TablesPanel::TablesPanel(const Document *document, QWidget *parent)
    : TallScrollArea(parent)
    , m_document(document)
    , m_tables(new QComboBox)
    , m_heatMap(new QCheckBox(tr("Heat m&ap")))
    , m_meaning(new QLabel)
    , m_grid(new TableGrid)
    , m_legend(new HeatLegend)
    , m_entry(new EntryView(document))
    , m_formats(new QComboBox)
    , m_message(new MessageLine(QStringLiteral("tableMessage")))
    , m_formatsLabel(new QLabel(tr("&Whole table as")))
    , m_copy(new QPushButton(icon(QStringLiteral("copy")), tr("&Copy table")))
    , m_save(new QPushButton(icon(QStringLiteral("save")), tr("&Save table…")))
    , m_layout(new QGridLayout)
    , m_textRow(new QGridLayout)
    , m_folder(QDir::homePath())
{
    setObjectName(QStringLiteral("tablesPanel"));
    setFocusPolicy(Qt::NoFocus);
    setFocusProxy(m_grid);

    m_meaning->setObjectName(QStringLiteral("tableMeaning"));
    m_meaning->setTextFormat(Qt::PlainText);
    m_meaning->setWordWrap(true);
    m_grid->setObjectName(QStringLiteral("tableGrid"));
    m_grid->setAccessibleName(tr("Entries"));
    m_legend->setObjectName(QStringLiteral("heatLegend"));
    m_message->hide();

    auto *body = new QWidget;
    body->setObjectName(QStringLiteral("tablesBody"));
    body->setLayout(m_layout);
    m_layout->setContentsMargins(spacing, spacing, spacing, spacing);
    m_layout->setHorizontalSpacing(2 * spacing);
    m_layout->setVerticalSpacing(spacing);
    auto *heading = new QVBoxLayout;
    heading->setSpacing(spacing / 2);
    heading->addWidget(makeChoices());
    heading->addWidget(m_meaning);
    makeTextRow();
    m_layout->addLayout(heading, 0, 0, 1, 2);
    m_layout->addLayout(m_textRow, 4, 0, 1, 2);
    m_layout->addWidget(m_message, 5, 0, 1, 2);
    m_layout->setColumnStretch(1, 1);
    m_layout->setRowStretch(6, 1);
    arrange(false);
    setBody(body);

    connect(m_tables, &QComboBox::currentIndexChanged, this, &TablesPanel::showTable);
    connect(m_heatMap, &QCheckBox::toggled, this, [this](bool isOn) {
        m_grid->setHeatMap(isOn);
        m_legend->setVisible(isOn);
        fit();
    });
    connect(m_grid, &TableGrid::lookedAtChanged, this, &TablesPanel::showEntry);
    connect(m_grid, &TableGrid::copyRequested, this, &TablesPanel::copyEntry);
    connect(m_entry, &EntryView::copyRequested, this, [this] { copyEntry(m_grid->lookedAt()); });
    connect(m_entry, &EntryView::layerRequested, this, &TablesPanel::layerRequested);
    connect(m_entry, &EntryView::addRequested, this, &TablesPanel::addRequested);
    connect(document, &Document::flippedChanged, this,
            [this] { m_grid->setFlipped(m_document->isFlipped()); });

    m_grid->setFlipped(document->isFlipped());
    m_legend->hide();
    chooseText(*m_tables, QStringLiteral("knight"));
    chooseText(*m_formats, textOf(nameOf(chess::WordFormat::Cpp)));
    showTable();
}

TablesPanel::~TablesPanel()
{
    // The grid loses the keyboard when its panel is half gone, and would still tell it.
    m_grid->disconnect(this);
}

QWidget *TablesPanel::makeChoices()
{
    m_tables->setObjectName(QStringLiteral("tableChoice"));
    m_tables->setAccessibleName(tr("Table"));
    for (const chess::SquareTable &table : chess::squareTables()) {
        const QString name = textOf(table.name);
        m_tables->addItem(name, name);
        m_tables->setItemData(m_tables->count() - 1, textOf(chess::Message{table.meaning, {}}),
                              Qt::ToolTipRole);
    }
    m_heatMap->setObjectName(QStringLiteral("tableHeatMap"));
    m_heatMap->setAccessibleName(tr("Heat map"));
    m_heatMap->setToolTip(tr("Show how many squares every entry has"));
    auto *label = new QLabel(tr("Tab&le"));
    label->setBuddy(m_tables);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addWidget(label);
    layout->addWidget(m_tables, 1);
    layout->addWidget(m_heatMap);
    return row;
}

void TablesPanel::makeTextRow()
{
    m_formats->setObjectName(QStringLiteral("tableFormat"));
    m_formats->setAccessibleName(tr("Whole table as"));
    for (const chess::WordFormat format : chess::allWordFormats) {
        const QString name = textOf(format);
        m_formats->addItem(isLanguage(format) ? name : tr("List, %1").arg(name.toLower()),
                           textOf(nameOf(format)));
    }
    m_formats->addItem(tr("CSV table"), QStringLiteral("csv"));
    m_formats->addItem(tr("JSON"), QStringLiteral("json"));
    m_formats->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_formats->setMinimumContentsLength(8);
    m_formatsLabel->setBuddy(m_formats);
    m_copy->setObjectName(QStringLiteral("copyTable"));
    m_copy->setAccessibleName(tr("Copy table"));
    m_save->setObjectName(QStringLiteral("saveTable"));
    m_save->setAccessibleName(tr("Save table…"));
    m_textRow->setSpacing(spacing);
    connect(m_copy, &QPushButton::clicked, this, &TablesPanel::copyTable);
    connect(m_save, &QPushButton::clicked, this, &TablesPanel::chooseAndSave);
}

void TablesPanel::arrange(bool isWide)
{
    m_layout->addWidget(m_grid, 1, 0, 1, isWide ? 1 : 2, Qt::AlignHCenter | Qt::AlignTop);
    m_layout->addWidget(m_legend, 2, 0, 1, isWide ? 1 : 2);
    m_layout->addWidget(m_entry, isWide ? 1 : 3, isWide ? 1 : 0, isWide ? 2 : 1, isWide ? 1 : 2);
    m_textRow->addWidget(m_formatsLabel, 0, 0);
    m_textRow->addWidget(m_formats, 0, 1, 1, isWide ? 1 : 2);
    m_textRow->addWidget(m_copy, isWide ? 0 : 1, isWide ? 2 : 1);
    m_textRow->addWidget(m_save, isWide ? 0 : 1, isWide ? 3 : 2);
    m_textRow->setColumnStretch(1, 1);
    m_textRow->setColumnStretch(2, isWide ? 0 : 1);
}

QSize TablesPanel::sizeHint() const
{
    return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

void TablesPanel::resizeEvent(QResizeEvent *event)
{
    TallScrollArea::resizeEvent(event);
    fit();
}

void TablesPanel::fit()
{
    const int least = m_grid->minimumSide();
    // As if the scroll bar were there, so that its coming and going moves nothing.
    const int width = this->width() - verticalScrollBar()->sizeHint().width() - 2 * spacing;
    // In a low, wide dock the entry stands beside the grid.
    const int beside = width - m_entry->leastWidth() - m_layout->horizontalSpacing();
    const bool isWide = beside >= least && width > height();
    const int around = m_layout->itemAtPosition(0, 0)->sizeHint().height() +
                       (m_legend->isHidden() ? 0 : m_legend->sizeHint().height() + spacing) +
                       (isWide ? 1 : 2) * m_copy->sizeHint().height() + 4 * spacing;
    const int below = isWide ? 0 : m_entry->fit(false, QSize(width, 0)) + spacing;
    const int room = std::min(isWide ? beside : width, height() - around - below);
    const int side = std::max(least, room);
    m_grid->setFixedSize(side, side);
    if (isWide)
        m_entry->fit(true, QSize(width - side - m_layout->horizontalSpacing(), side));
    arrange(isWide);
}

const chess::SquareTable &TablesPanel::table() const
{
    return chess::squareTables()[static_cast<std::size_t>(m_tables->currentIndex())];
}

chess::ExportStyle TablesPanel::style() const
{
    return chess::parseExportStyle(m_formats->currentData().toString().toStdString(),
                                   m_document->mapping())
        .value();
}

void TablesPanel::showTable()
{
    m_grid->setTable(table());
    m_legend->setTable(table());
    int total = 0;
    for (const chess::Square square : chess::allSquares)
        total += table().entry(square).count();
    m_meaning->setText(
        tr("%1 %2 squares in all 64 entries.")
            .arg(textOf(chess::Message{table().meaning, {}}), QString::number(total)));
    showEntry();
    fit();
}

void TablesPanel::showEntry()
{
    m_entry->setEntry(table(), m_grid->lookedAt());
}

void TablesPanel::copyEntry(chess::Square square)
{
    QGuiApplication::clipboard()->setText(m_document->literal(table().entry(square)));
    emit copied(tr("Copied %1 of %2").arg(textOf(square), textOf(table().name)));
}

QString TablesPanel::text() const
{
    return textOf(toExport(table(), style()));
}

void TablesPanel::copyTable()
{
    QGuiApplication::clipboard()->setText(text());
    m_message->hide();
    emit copied(tr("Copied the table %1").arg(textOf(table().name)));
}

void TablesPanel::chooseAndSave()
{
    const QString suffix = textOf(extensionOf(style()));
    const QString proposal =
        QDir(m_folder).filePath(QStringLiteral("%1.%2").arg(textOf(identifierOf(table())), suffix));
    askWhereToSave(this, tr("Save the table"), proposal, suffix,
                   [this](const QString &fileName) { saveTo(fileName); });
}

bool TablesPanel::saveTo(const QString &fileName)
{
    m_message->show();
    if (const auto written = writeTextFile(fileName, text().toUtf8()); !written) {
        m_message->complain(written.error());
        return false;
    }
    m_folder = QFileInfo(fileName).absolutePath();
    m_message->say(tr("Saved in %1.").arg(QDir::toNativeSeparators(fileName)));
    return true;
}

QVariantMap TablesPanel::state() const
{
    return {{Key::table(), m_tables->currentData()},
            {Key::heatMap(), m_heatMap->isChecked()},
            {Key::pinned(), textOf(m_grid->pinned())},
            {Key::format(), m_formats->currentData()},
            {Key::folder(), m_folder}};
}

void TablesPanel::setState(const QVariantMap &state)
{
    chooseText(*m_tables, state.value(Key::table()).toString());
    chooseText(*m_formats, state.value(Key::format()).toString());
    m_heatMap->setChecked(state.value(Key::heatMap(), m_heatMap->isChecked()).toBool());
    if (const auto square =
            chess::parseSquare(state.value(Key::pinned()).toString().toStdString())) {
        m_grid->setCursorSquare(*square);
        m_grid->setPinned(*square);
    }
    const QString folder = state.value(Key::folder()).toString();
    if (!folder.isEmpty() && QFileInfo(folder).isDir())
        m_folder = folder;
}

} // namespace ui
