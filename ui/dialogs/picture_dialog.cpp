#include "ui/dialogs/picture_dialog.h"

#include "ui/dialogs/dialog_buttons.h"
#include "ui/exchange/bitboard_choice.h"
#include "ui/exchange/text_file.h"
#include "ui/pictures/picture_preview.h"
#include "ui/pictures/printing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/message_line.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

constexpr int spacing = 8;

// Choices are kept in settings by these names, which never change.
QString showKey()
{
    return QStringLiteral("show");
}

QString formatKey()
{
    return QStringLiteral("format");
}

QString folderKey()
{
    return QStringLiteral("folder");
}

QString theBoard()
{
    return QStringLiteral("board");
}

QString theSelected()
{
    return QStringLiteral("selected");
}

} // namespace

PictureDialog::PictureDialog(const Document *document, BoardPicture board, QStringList selected,
                             QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_board(std::move(board))
    , m_selected(std::move(selected))
    , m_preview(new PicturePreview)
    , m_message(new MessageLine(QStringLiteral("pictureMessage")))
    , m_folder(QDir::homePath())
{
    setObjectName(QStringLiteral("pictureDialog"));
    setWindowTitle(tr("Export picture"));
    m_preview->setObjectName(QStringLiteral("picturePreview"));
    m_preview->setAccessibleName(tr("Preview"));

    auto *middle = new QHBoxLayout;
    middle->setSpacing(2 * spacing);
    middle->addLayout(makeForm());
    middle->addWidget(m_preview, 1);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * spacing, 2 * spacing, 2 * spacing, 2 * spacing);
    layout->setSpacing(spacing);
    layout->addLayout(middle, 1);
    layout->addWidget(m_message);
    layout->addWidget(makeButtons());

    setOptions({});
}

void PictureDialog::addChoice(QGridLayout &form, const QString &text, QWidget *box,
                              const char *name)
{
    const int row = form.rowCount();
    form.addWidget(captionOf(box, text), row, 0);
    form.addWidget(named(box, name, text), row, 1);
}

QCheckBox *PictureDialog::addFlag(QGridLayout &form, const QString &text, const char *name)
{
    auto *box = named(new QCheckBox(text), name, text);
    form.addWidget(box, form.rowCount(), 0, 1, 2);
    connect(box, &QCheckBox::toggled, this, &PictureDialog::refresh);
    return box;
}

QLayout *PictureDialog::makeForm()
{
    auto *form = new QGridLayout;
    form->setHorizontalSpacing(spacing);
    form->setVerticalSpacing(spacing);
    form->setColumnStretch(1, 1);

    m_show = new QComboBox;
    m_show->addItem(tr("The board"), theBoard());
    if (m_selected.size() == 1)
        m_show->addItem(m_selected.first(), theSelected());
    else if (!m_selected.isEmpty())
        m_show->addItem(tr("%1 selected bitboards").arg(m_selected.size()), theSelected());
    for (const BitboardChoice choice : allBitboardChoices)
        m_show->addItem(choice == BitboardChoice::All ? tr("All bitboards") : textOf(choice),
                        nameOf(choice));
    addChoice(*form, tr("S&how"), m_show, "pictureShow");

    m_side = new QSpinBox;
    m_side->setRange(PictureOptions::smallestBoard, PictureOptions::largestBoard);
    m_side->setSingleStep(8); // a pixel more to a square
    m_side->setSuffix(tr(" px"));
    addChoice(*form, tr("&Board size"), m_side, "pictureSide");
    m_columns = new QSpinBox;
    m_columns->setRange(1, PictureOptions::mostColumns);
    addChoice(*form, tr("Boards in a &row"), m_columns, "pictureColumns");

    m_coordinates = addFlag(*form, tr("C&oordinates"), "pictureCoordinates");
    m_bitNumbers = addFlag(*form, tr("Bit &numbers"), "pictureBitNumbers");
    m_legend = addFlag(*form, tr("&Legend of the layers"), "pictureLegend");
    m_captions = addFlag(*form, tr("Cap&tions"), "pictureCaptions");
    m_captions->setToolTip(tr("The FEN below the board; name, count and word below a bitboard"));
    m_pieces = addFlag(*form, tr("P&ieces on bitboards"), "picturePieces");
    m_windowColors = addFlag(*form, tr("Colours of the &window"), "pictureWindowColors");
    m_windowColors->setToolTip(tr("In place of light colours on white"));

    m_format = new QComboBox;
    for (const PictureFormat each : allPictureFormats)
        m_format->addItem(suffixOf(each).toUpper(), suffixOf(each));
    addChoice(*form, tr("&Format"), m_format, "pictureFormat");
    m_scale = new QComboBox;
    for (int scale = 1; scale <= PictureOptions::largestScale; ++scale)
        m_scale->addItem(tr("%1 ×").arg(scale), scale);
    addChoice(*form, tr("Sc&ale"), m_scale, "pictureScale");
    form->setRowStretch(form->rowCount(), 1);

    for (QComboBox *box : {m_show, m_format, m_scale})
        connect(box, &QComboBox::currentIndexChanged, this, &PictureDialog::refresh);
    for (QSpinBox *box : {m_side, m_columns})
        connect(box, &QSpinBox::valueChanged, this, &PictureDialog::refresh);
    return form;
}

QWidget *PictureDialog::makeButtons()
{
    auto *buttons = makeDialogButtons(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(QStringLiteral("closePicture"));
    m_saveButton = addDialogButton(*buttons, "savePicture", tr("&Save…"), QStringLiteral("save"));
    m_copyButton = addDialogButton(*buttons, "copyPictureNow", tr("&Copy"), QStringLiteral("copy"));
    m_printButton =
        addDialogButton(*buttons, "printPicture", tr("&Print…"), QStringLiteral("print"));
    m_saveButton->setDefault(true);
    connect(m_saveButton, &QPushButton::clicked, this, &PictureDialog::chooseAndSave);
    connect(m_copyButton, &QPushButton::clicked, this, &PictureDialog::copy);
    connect(m_printButton, &QPushButton::clicked, this, [this] {
        if (const auto picture = sheet())
            askAndPrint(this, *picture, [this](const QString &text) { m_message->say(text); });
    });
    return buttons;
}

bool PictureDialog::showsBoard() const
{
    return m_show->currentData() == theBoard();
}

QStringList PictureDialog::names() const
{
    const QString which = m_show->currentData().toString();
    for (const BitboardChoice choice : allBitboardChoices) {
        if (nameOf(choice) == which)
            return namesIn(*m_document, choice);
    }
    return m_selected;
}

PictureFormat PictureDialog::format() const
{
    return allPictureFormats[static_cast<std::size_t>(m_format->currentIndex())];
}

PictureOptions PictureDialog::options() const
{
    PictureOptions options;
    options.boardSide = m_side->value();
    options.scale = m_scale->currentData().toInt();
    options.columns = m_columns->value();
    options.showsCoordinates = m_coordinates->isChecked();
    options.showsBitNumbers = m_bitNumbers->isChecked();
    options.showsLegend = m_legend->isChecked();
    options.showsCaptions = m_captions->isChecked();
    options.showsPieces = m_pieces->isChecked();
    options.hasWindowColors = m_windowColors->isChecked();
    return options;
}

void PictureDialog::setOptions(const PictureOptions &options)
{
    m_side->setValue(options.boardSide);
    choose(*m_scale, options.scale);
    m_columns->setValue(options.columns);
    m_coordinates->setChecked(options.showsCoordinates);
    m_bitNumbers->setChecked(options.showsBitNumbers);
    m_legend->setChecked(options.showsLegend);
    m_captions->setChecked(options.showsCaptions);
    m_pieces->setChecked(options.showsPieces);
    m_windowColors->setChecked(options.hasWindowColors);
    refresh();
}

std::optional<BoardSheet> PictureDialog::sheet() const
{
    if (showsBoard())
        return sheetOfBoard(*m_document, m_board, options(), palette());
    const QStringList shown = names();
    if (shown.isEmpty())
        return std::nullopt;
    return sheetOfBitboards(*m_document, shown, options(), palette());
}

void PictureDialog::refresh()
{
    const auto picture = sheet();
    m_preview->setSheet(picture);
    m_columns->setEnabled(!showsBoard());
    m_pieces->setEnabled(!showsBoard());
    m_legend->setEnabled(showsBoard() && !m_board.layers.empty());
    const bool isImage = format() == PictureFormat::Png;
    m_scale->setEnabled(isImage);

    tl::expected<QSize, QString> size =
        tl::unexpected(tr("No bitboard is shown as a layer on the board."));
    if (picture)
        size = imageSizeOf(*picture, isImage ? options().scale : 1);
    const bool canDraw = size || (picture && !isImage);
    m_saveButton->setEnabled(canDraw);
    m_printButton->setEnabled(picture.has_value());
    m_copyButton->setEnabled(size.has_value());
    if (size)
        m_message->say(tr("%1 × %2 pixels").arg(size->width()).arg(size->height()));
    else if (picture && !canDraw)
        m_message->complain(size.error());
    else
        m_message->say(canDraw ? QString() : size.error());
}

void PictureDialog::copy()
{
    if (auto picture = sheet()) {
        QGuiApplication::clipboard()->setMimeData(
            new SheetMimeData(std::move(*picture), options().scale));
        m_message->say(tr("Copied the picture."));
        emit copied(tr("Copied the picture"));
    }
}

void PictureDialog::chooseAndSave()
{
    const QString suffix = suffixOf(format());
    const QString name = showsBoard() ? QStringLiteral("board.") : QStringLiteral("bitboards.");
    askWhereToSave(this, tr("Export picture"), QDir(m_folder).filePath(name + suffix), suffix,
                   [this](const QString &fileName) { saveTo(fileName); });
}

bool PictureDialog::saveTo(const QString &fileName)
{
    const auto picture = sheet();
    if (!picture)
        return false;
    // The name has the last word on what is in the file.
    const PictureFormat written = pictureFormatOf(fileName).value_or(format());
    if (const auto saved = savePicture(fileName, written, *picture, options().scale); !saved) {
        m_message->complain(saved.error());
        return false;
    }
    m_folder = QFileInfo(fileName).absolutePath();
    m_message->say(tr("Saved the picture in %1.").arg(QDir::toNativeSeparators(fileName)));
    return true;
}

QVariantMap PictureDialog::state() const
{
    QVariantMap state = stateOf(options());
    state.insert(showKey(), m_show->currentData());
    state.insert(formatKey(), m_format->currentData());
    state.insert(folderKey(), m_folder);
    return state;
}

void PictureDialog::setState(const QVariantMap &state)
{
    setOptions(pictureOptions(state, options()));
    choose(*m_show, state.value(showKey()));
    choose(*m_format, state.value(formatKey()));
    const QString folder = state.value(folderKey()).toString();
    if (!folder.isEmpty() && QFileInfo(folder).isDir())
        m_folder = folder;
}

} // namespace ui
