#include "ui/dialogs/paste_dialog.h"

#include "ui/board/board_colors.h"
#include "ui/board/board_painter.h"
#include "ui/dialogs/dialog_buttons.h"
#include "ui/document/wording.h"
#include "ui/exchange/clipboard.h"
#include "ui/widgets/message_line.h"
#include "ui/widgets/paste_box.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int spacing = 8;

chess::Bitboard shownSquares(const chess::FenReading &fen)
{
    return fen.position.occupied();
}

chess::Bitboard shownSquares(const chess::ClipboardWord &word)
{
    return word.squares;
}

chess::Bitboard shownSquares(const chess::ClipboardBoards &boards)
{
    return boards.position.occupied();
}

chess::Bitboard shownSquares(const chess::PastedBoards &boards)
{
    return boards.boards.front().squares;
}

/// Of a right table an entry in the middle of the board, of a wrong one the entries at fault.
chess::Bitboard shownSquares(const chess::TableCheck &check)
{
    using chess::operator""_sq;
    if (check.isRight())
        return check.nearest().table->entry("d4"_sq);
    chess::Bitboard squares;
    for (const chess::WrongEntry &entry : check.wrong)
        squares.insert(entry.square);
    return squares;
}

QIcon miniBoard(const chess::PasteReading &reading, const QWidget &widget, int size)
{
    const BoardColors colors = BoardColors::fromPalette(widget.palette());
    QPixmap pixmap(QSize(size, size) * widget.devicePixelRatioF());
    pixmap.setDevicePixelRatio(widget.devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const chess::Bitboard squares =
        std::visit([](const auto &meaning) { return shownSquares(meaning); }, reading.meaning);
    paintMiniBoard(painter, QRectF(0, 0, size, size), squares, false, colors, colors.mark);
    painter.end();
    QIcon icon;
    // A chosen row would tint it otherwise.
    icon.addPixmap(pixmap, QIcon::Normal);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

} // namespace

PasteDialog::PasteDialog(const Document *document, const QString &text, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_text(new PasteBox(8))
    , m_list(new QListWidget)
    , m_message(new MessageLine(QStringLiteral("pasteMessage")))
{
    setObjectName(QStringLiteral("pasteDialog"));
    setWindowTitle(tr("Paste as"));

    auto *textLabel = new QLabel(tr("&Text"));
    textLabel->setBuddy(m_text);
    m_text->setObjectName(QStringLiteral("pasteText"));
    m_text->setAccessibleName(tr("Text"));
    auto *listLabel = new QLabel(tr("&Readings"));
    listLabel->setBuddy(m_list);
    m_list->setObjectName(QStringLiteral("pasteReadings"));
    m_list->setAccessibleName(tr("Readings"));
    m_list->setWordWrap(true);
    const int side = 3 * fontMetrics().height();
    m_list->setIconSize({side, side});

    auto *buttons = makeDialogButtons(QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("cancelPaste"));
    m_take = addDialogButton(*buttons, "takePaste", tr("&Paste"), QStringLiteral("paste"),
                             QDialogButtonBox::AcceptRole);
    m_take->setDefault(true);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2 * spacing, 2 * spacing, 2 * spacing, 2 * spacing);
    column->setSpacing(spacing);
    column->addWidget(textLabel);
    column->addWidget(m_text, 1);
    column->addWidget(m_message);
    column->addWidget(listLabel);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 30);

    connect(m_text, &QPlainTextEdit::textChanged, this, &PasteDialog::read);
    connect(m_text, &PasteBox::refused, m_message, &MessageLine::complain);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(this, &QDialog::accepted, this, &PasteDialog::tell);
    connect(document, &Document::mappingChanged, this, &PasteDialog::read);
    // Longer than any that is read: shown shortened, it would be another text.
    if (static_cast<std::size_t>(text.size()) > chess::longestClipboardText) {
        read();
        m_message->complain(tr("The text is longer than 1 MiB and was not taken."));
    } else if (text.isEmpty()) {
        read();
    } else {
        m_text->setPlainText(text);
    }
    (m_readings.empty() ? static_cast<QWidget *>(m_text) : m_list)->setFocus();
}

void PasteDialog::read()
{
    const std::string utf8 = m_text->utf8();
    auto read = readPaste(utf8, *m_document);
    m_readings.clear();
    // Underlining is no change of the text.
    const QSignalBlocker blocker(m_text);
    if (!read) {
        const QString reason = textOf(describe(read.error()));
        m_message->complain(placed(utf8, read.error().offset, reason));
        m_text->setUnderlined(read.error().offset, read.error().length);
    } else {
        m_text->clearUnderlined();
        m_readings = std::move(read->readings);
        m_message->say(read->isDoubtful
                           ? tr("Nothing in the text says which of the readings is meant.")
                           : tr("The likeliest reading comes first."));
    }
    list();
}

void PasteDialog::list()
{
    m_list->clear();
    for (const chess::PasteReading &reading : m_readings)
        m_list->addItem(new QListWidgetItem(miniBoard(reading, *m_list, m_list->iconSize().width()),
                                            sentencesOf(reading)));
    m_list->setCurrentRow(m_readings.empty() ? -1 : 0);
    m_list->setEnabled(!m_readings.empty());
    m_take->setEnabled(!m_readings.empty());
}

void PasteDialog::tell()
{
    if (const int row = m_list->currentRow(); row >= 0)
        emit chosen(m_readings[static_cast<std::size_t>(row)], m_text->toPlainText());
}

} // namespace ui
