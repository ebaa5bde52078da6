#include "ui/inspector/inspector_panel.h"

#include "ui/board/digit_groups.h"
#include "ui/document/wording.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/message_line.h"

#include <QAction>
#include <QButtonGroup>
#include <QClipboard>
#include <QFontDatabase>
#include <QGridLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int spacing = 8;

QString digitsKey()
{
    return QStringLiteral("digits");
}

/// Whether eight neighbouring bits of a word are a rank; otherwise they are a file.
bool isRankByRank(chess::SquareMapping mapping)
{
    return squareOf(0, mapping).rank() == squareOf(1, mapping).rank();
}

} // namespace

InspectorPanel::InspectorPanel(const Document *document, QWidget *parent)
    : TallScrollArea(parent)
    , m_document(document)
    , m_title(new QLabel)
    , m_meaning(new QLabel)
    , m_grid(new BitGrid)
    , m_picture(new QGridLayout)
    , m_word(new QLineEdit)
    , m_note(new MessageLine(QStringLiteral("wordNote")))
{
    setObjectName(QStringLiteral("inspectorPanel"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    // It scrolls to whatever part has the focus; a stop of its own would be one that nobody sees.
    setFocusPolicy(Qt::NoFocus);

    auto *body = new QWidget;
    body->setObjectName(QStringLiteral("inspectorBody"));
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);

    QFont titleFont = font();
    titleFont.setBold(true);
    m_title->setFont(titleFont);
    m_title->setObjectName(QStringLiteral("inspectedName"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_meaning->setObjectName(QStringLiteral("inspectedMeaning"));
    m_meaning->setTextFormat(Qt::PlainText);
    m_meaning->setWordWrap(true);
    auto *heading = new QVBoxLayout;
    heading->setSpacing(2);
    heading->addWidget(m_title);
    heading->addWidget(m_meaning);
    layout->addLayout(heading);

    m_grid->setObjectName(QStringLiteral("bitGrid"));
    m_grid->setAccessibleName(tr("Bits"));
    m_picture->setHorizontalSpacing(spacing * 3 / 2);
    m_picture->setVerticalSpacing(spacing / 2);
    m_picture->addWidget(makeDigitsSwitch(), 0, 0, Qt::AlignRight);
    m_picture->addWidget(m_grid, 1, 0);
    m_picture->setColumnStretch(2, 1);
    makeBytes();
    layout->addLayout(m_picture);

    m_word->setObjectName(QStringLiteral("wordEdit"));
    m_word->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_word->setAccessibleName(tr("Hex"));
    m_word->installEventFilter(this);
    m_revert = m_word->addAction(icon(QStringLiteral("close")), QLineEdit::TrailingPosition);
    m_revert->setObjectName(QStringLiteral("revertWord"));
    m_revert->setText(tr("Show the word of the bitboard"));
    m_revert->setToolTip(tr("Show the word of the bitboard (Esc)"));

    auto *list = new QGridLayout;
    list->setHorizontalSpacing(spacing);
    list->setVerticalSpacing(0);
    list->setColumnStretch(1, 1);
    addValue(list, QStringLiteral("Hex"), tr("Hex"), m_word,
             [this] { return literal(chess::WordFormat::Hex); });
    list->addWidget(m_note, list->rowCount(), 1, 1, 2);
    m_decimal = makeValueLabel(QStringLiteral("Decimal"));
    addValue(list, QStringLiteral("Decimal"), tr("Decimal"), m_decimal,
             [this] { return literal(chess::WordFormat::Decimal); });
    m_signed = makeValueLabel(QStringLiteral("Signed"));
    addValue(list, QStringLiteral("Signed"), tr("Signed"), m_signed,
             [this] { return literal(chess::WordFormat::Signed); });
    m_count = makeValueLabel(QStringLiteral("Count"));
    addValue(list, QStringLiteral("Count"), tr("Count"), m_count,
             [this] { return m_count->text(); });
    m_lowest = makeValueLabel(QStringLiteral("LowestBit"));
    addValue(list, QStringLiteral("LowestBit"), tr("Lowest bit"), m_lowest,
             [this] { return m_lowest->text(); });
    m_highest = makeValueLabel(QStringLiteral("HighestBit"));
    addValue(list, QStringLiteral("HighestBit"), tr("Highest bit"), m_highest,
             [this] { return m_highest->text(); });
    m_squareList = makeValueLabel(QStringLiteral("Squares"));
    m_squareList->setWordWrap(true);
    addValue(list, QStringLiteral("Squares"), tr("Squares"), m_squareList,
             [this] { return m_squareList->text(); });
    layout->addLayout(list);
    layout->addStretch();
    setBody(body);

    connect(m_grid, &BitGrid::changeRequested, this, &InspectorPanel::request);
    connect(m_word, &QLineEdit::textEdited, this, &InspectorPanel::readTypedWord);
    connect(m_word, &QLineEdit::returnPressed, this, &InspectorPanel::applyTypedWord);
    connect(m_revert, &QAction::triggered, this, &InspectorPanel::discardTypedWord);

    connect(document, &Document::chosenBitboardChanged, this, &InspectorPanel::showChosen);
    connect(document, &Document::mineChanged, this, [this] {
        // It may have come or gone.
        if (m_document->chosenBitboard() == m_name)
            showSquares();
        else
            showChosen();
    });
    connect(document, &Document::positionChanged, this, &InspectorPanel::showSquares);
    connect(document, &Document::selectionChanged, this, [this] {
        showSquares();
        showNote();
    });
    connect(document, &Document::mappingChanged, this, &InspectorPanel::showSquares);
    connect(document, &Document::flippedChanged, this, &InspectorPanel::showSquares);
    showDigits(BitGrid::Digits::Bits);
    showChosen();
    fit();
}

QWidget *InspectorPanel::makeDigitsSwitch()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *group = new QButtonGroup(row);
    const auto add = [&](const QString &text, const char *name, BitGrid::Digits digits) {
        auto *button = new QToolButton;
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setAccessibleName(text);
        button->setCheckable(true);
        button->setAutoRaise(true);
        group->addButton(button);
        layout->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, digits] { showDigits(digits); });
        return button;
    };
    m_bitsButton = add(tr("1 and 0"), "showBits", BitGrid::Digits::Bits);
    m_numbersButton = add(tr("Bit numbers"), "showBitNumbers", BitGrid::Digits::BitNumbers);
    return row;
}

void InspectorPanel::makeBytes()
{
    m_bytesHeading = new QWidget;
    auto *heading = new QHBoxLayout(m_bytesHeading);
    heading->setContentsMargins(0, 0, 0, 0);
    heading->setSpacing(0);
    heading->addWidget(new QLabel(tr("Binary")));
    heading->addWidget(makeCopyButton(QStringLiteral("Binary"), tr("binary"),
                                      [this] { return literal(chess::WordFormat::Binary); }));
    m_bytes = new QWidget;
    m_bytes->setObjectName(QStringLiteral("binaryByByte"));
    auto *layout = new QGridLayout(m_bytes);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(spacing);
    layout->setVerticalSpacing(0);
    const QFont digits = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    for (int row = 0; row < 8; ++row) {
        auto *name = new QLabel;
        name->setFont(digits);
        auto *byte = new QLabel;
        byte->setFont(digits);
        byte->setTextFormat(Qt::PlainText);
        byte->setTextInteractionFlags(Qt::TextSelectableByMouse);
        byte->setObjectName(QStringLiteral("byte%1").arg(row));
        layout->addWidget(name, row, 0);
        layout->addWidget(byte, row, 1);
        layout->setRowStretch(row, 1);
        m_byteNames[static_cast<std::size_t>(row)] = name;
        m_byteDigits[static_cast<std::size_t>(row)] = byte;
    }
}

QLabel *InspectorPanel::makeValueLabel(const QString &key)
{
    auto *value = new QLabel;
    value->setObjectName(QStringLiteral("value") + key);
    value->setTextFormat(Qt::PlainText);
    value->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return value;
}

QToolButton *InspectorPanel::makeCopyButton(const QString &key, const QString &label,
                                            std::function<QString()> text)
{
    auto *button = new QToolButton;
    button->setObjectName(QStringLiteral("copy") + key);
    button->setIcon(icon(QStringLiteral("copy")));
    button->setAutoRaise(true);
    button->setAccessibleName(tr("Copy %1").arg(label));
    button->setToolTip(button->accessibleName());
    connect(button, &QToolButton::clicked, this, [this, label, text = std::move(text)] {
        QGuiApplication::clipboard()->setText(text());
        emit copied(tr("Copied %1 of %2").arg(label, m_name));
    });
    return button;
}

void InspectorPanel::addValue(QGridLayout *list, const QString &key, const QString &label,
                              QWidget *value, std::function<QString()> text)
{
    const int row = list->rowCount();
    auto *button = makeCopyButton(key, label.toLower(), std::move(text));
    // All lines are as high as the button, a value of several lines begins where others stand.
    const int height = button->sizeHint().height();
    auto *caption = new QLabel(label);
    caption->setBuddy(value);
    caption->setMinimumHeight(height);
    if (auto *valueLabel = qobject_cast<QLabel *>(value)) {
        const int above = (height - QFontMetrics(valueLabel->font()).height()) / 2;
        valueLabel->setContentsMargins(0, above, 0, 0);
        valueLabel->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    list->addWidget(caption, row, 0, Qt::AlignLeft | Qt::AlignTop);
    list->addWidget(value, row, 1, Qt::AlignTop);
    list->addWidget(button, row, 2, Qt::AlignTop);
}

QSize InspectorPanel::sizeHint() const
{
    return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

void InspectorPanel::resizeEvent(QResizeEvent *event)
{
    TallScrollArea::resizeEvent(event);
    fit();
}

void InspectorPanel::changeEvent(QEvent *event)
{
    TallScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void InspectorPanel::fit()
{
    // Styles and sizes are announced before the parts are there.
    if (!m_bytes)
        return;
    const int least = m_grid->minimumSide();
    // As if the scroll bar were there, so that its coming and going moves nothing.
    const int room = width() - verticalScrollBar()->sizeHint().width() - 2 * spacing;
    const int besideBytes =
        room - m_bytes->layout()->minimumSize().width() - m_picture->horizontalSpacing();
    const bool isWide = besideBytes >= least;
    // In a low dock the grid leaves half of the height to the notations below it.
    const int most = std::clamp(height() / 2, least, least * 3 / 2);
    const int side = std::clamp(isWide ? besideBytes : room, least, most);
    m_grid->setFixedSize(side, side);
    // Beside the grid the bytes begin and end as the squares do; in a narrow dock they stand below.
    m_picture->addWidget(m_bytesHeading, isWide ? 0 : 2, isWide ? 1 : 0,
                         isWide ? Qt::AlignRight : Qt::AlignLeft);
    m_picture->addWidget(m_bytes, isWide ? 1 : 3, isWide ? 1 : 0, Qt::AlignTop | Qt::AlignLeft);
    // Tab goes by the place, not by the order of making.
    auto *copyBinary = m_bytesHeading->findChild<QToolButton *>();
    QWidget *before = isWide ? static_cast<QWidget *>(m_numbersButton) : m_grid;
    QWidget *after = isWide ? static_cast<QWidget *>(m_grid) : m_word;
    setTabOrder(before, copyBinary);
    setTabOrder(copyBinary, after);
    const QRectF board = m_grid->geometryOfCells().boardRect();
    m_bytes->layout()->setContentsMargins(0, isWide ? qRound(board.top()) : 0, 0, 0);
    m_bytes->setFixedHeight(isWide ? qRound(board.bottom()) : 8 * fontMetrics().height());
}

QVariantMap InspectorPanel::state() const
{
    return {{digitsKey(),
             m_numbersButton->isChecked() ? QStringLiteral("numbers") : QStringLiteral("bits")}};
}

void InspectorPanel::setState(const QVariantMap &state)
{
    const QString digits = state.value(digitsKey()).toString();
    if (digits == QLatin1String("numbers"))
        showDigits(BitGrid::Digits::BitNumbers);
    else if (digits == QLatin1String("bits"))
        showDigits(BitGrid::Digits::Bits);
}

void InspectorPanel::showDigits(BitGrid::Digits digits)
{
    (digits == BitGrid::Digits::Bits ? m_bitsButton : m_numbersButton)->setChecked(true);
    m_grid->setDigits(digits);
}

std::uint64_t InspectorPanel::word() const
{
    return toWord(m_squares, m_document->mapping());
}

QString InspectorPanel::literal(chess::WordFormat format) const
{
    return textOf(toLiteral(word(), format));
}

bool InspectorPanel::isEditable() const
{
    // What is not of the catalogue is the user's own.
    return !m_entry || m_entry->piece;
}

QString InspectorPanel::reasonForReadOnly() const
{
    if (isEditable())
        return {};
    switch (m_entry->group) {
    case chess::CatalogueGroup::Masks:
        return tr("Read only: a mask is the same in every position.");
    case chess::CatalogueGroup::SelectedPiece:
        return m_document->selectedSquare()
                   ? tr("Read only: it follows from the selected piece.")
                   : tr("Read only, and empty because no piece is selected on the board.");
    default:
        return tr("Read only: it follows from the pieces. Edit the bitboard of a piece instead.");
    }
}

void InspectorPanel::showChosen()
{
    m_name = m_document->chosenBitboard();
    m_entry = chess::findInCatalogue(m_name.toStdString());
    showSquares();
    judgeTypedWord();
    m_title->setText(m_name);
    m_meaning->setText(m_entry ? textOf(chess::Message{m_entry->meaning, {}})
                               : tr("A bitboard of your own."));
    m_grid->setEditable(isEditable());
    m_word->setReadOnly(!isEditable());
    showNote();
}

void InspectorPanel::showSquares()
{
    m_squares = m_document->bitboard(m_name).value_or(chess::Bitboard());
    const chess::SquareMapping mapping = m_document->mapping();
    m_grid->setMapping(mapping);
    m_grid->setFlipped(m_document->isFlipped());
    m_grid->setSquares(m_squares);
    showBytes();

    const auto typed = m_typed.constFind(m_name);
    const QString wordText = typed != m_typed.constEnd() ? *typed : literal(chess::WordFormat::Hex);
    // Setting the same text would lose the selection and the cursor's place.
    if (m_word->text() != wordText)
        m_word->setText(wordText);
    m_decimal->setText(literal(chess::WordFormat::Decimal));
    m_signed->setText(literal(chess::WordFormat::Signed));
    m_count->setText(QString::number(m_squares.count()));
    const auto describe = [mapping](std::optional<chess::Square> square) {
        return square ? tr("%1, bit %2").arg(textOf(*square)).arg(bitOf(*square, mapping))
                      : tr("none");
    };
    std::optional<chess::Square> lowest;
    std::optional<chess::Square> highest;
    QStringList names;
    for (const chess::Square square : m_squares) {
        const auto bit = [mapping](chess::Square of) {
            return bitOf(of, mapping);
        };
        if (!lowest || bit(square) < bit(*lowest))
            lowest = square;
        if (!highest || bit(square) > bit(*highest))
            highest = square;
        names.append(textOf(square));
    }
    m_lowest->setText(describe(lowest));
    m_highest->setText(describe(highest));
    m_squareList->setText(names.isEmpty() ? tr("none") : names.join(u' '));
}

void InspectorPanel::showBytes()
{
    const chess::SquareMapping mapping = m_document->mapping();
    const bool isByRank = isRankByRank(mapping);
    const std::uint64_t bits = word();
    for (int byte = 7; byte >= 0; --byte) {
        const chess::Square square = chess::squareOf(8 * byte, mapping);
        int row = 7 - byte;
        // A rank stands beside its rank in the grid; files have no such place.
        if (isByRank) {
            const int rank = static_cast<int>(square.rank());
            row = m_document->isFlipped() ? rank : 7 - rank;
        }
        const auto place = static_cast<std::size_t>(row);
        m_byteNames[place]->setText(isByRank ? QChar::fromLatin1(digitOf(square.rank()))
                                             : QChar::fromLatin1(letterOf(square.file())));
        m_byteDigits[place]->setText(
            QStringLiteral("%1").arg(bits >> (8 * byte) & 0xFF, 8, 2, QLatin1Char('0')));
        const QString where = isByRank ? tr("rank %1").arg(digitOf(square.rank()))
                                       : tr("file %1").arg(letterOf(square.file()));
        const QString tip = tr("Bits %1 to %2, %3").arg(8 * byte + 7).arg(8 * byte).arg(where);
        m_byteDigits[place]->setToolTip(tip);
        m_byteDigits[place]->setAccessibleDescription(tip);
    }
}

void InspectorPanel::showNote()
{
    const bool isError = !m_error.isEmpty();
    const QString text = isError ? m_error : !m_reading.isEmpty() ? m_reading : reasonForReadOnly();
    if (isError)
        m_note->complain(text);
    else
        m_note->say(text);
    m_note->setVisible(!text.isEmpty());
    m_word->setAccessibleDescription(text);
    m_revert->setVisible(m_typed.contains(m_name));
}

QString InspectorPanel::noteOn(const chess::WordReading &reading)
{
    const QString kind = textOf(describe(reading.kind));
    if (reading.isAlsoSquareName)
        return tr("Read as %1, not as the square of that name.").arg(kind);
    if (!reading.alternatives.empty())
        return tr("Read as %1; it could also be %2.")
            .arg(kind, textOf(describe(reading.alternatives.front().kind)));
    return reading.kind == chess::WordReadingKind::Hex ? QString() : tr("Read as %1.").arg(kind);
}

void InspectorPanel::readTypedWord()
{
    if (m_word->text() == literal(chess::WordFormat::Hex))
        m_typed.remove(m_name);
    else
        m_typed.insert(m_name, m_word->text());
    judgeTypedWord();
    m_error.clear(); // what is half typed is not wrong yet
    showNote();
}

void InspectorPanel::judgeTypedWord()
{
    m_error.clear();
    m_reading.clear();
    if (!m_typed.contains(m_name))
        return;
    const std::string text = m_typed.value(m_name).toStdString();
    if (const auto reading = chess::parseWord(text))
        m_reading = (noteOn(*reading) + u' ' + tr("Enter takes it, Esc goes back.")).trimmed();
    else
        m_error = placed(text, reading.error().offset, textOf(describe(reading.error())));
}

void InspectorPanel::applyTypedWord()
{
    if (!isEditable())
        return;
    const std::string text = m_word->text().toStdString();
    const auto reading = chess::parseWord(text);
    if (!reading) {
        const chess::WordError &error = reading.error();
        const qsizetype begin = characterAt(text, error.offset);
        const qsizetype end = characterAt(text, error.offset + error.length);
        m_word->setSelection(static_cast<int>(begin), static_cast<int>(end - begin));
        judgeTypedWord();
        showNote();
        return;
    }
    m_typed.remove(m_name);
    m_error.clear();
    m_reading = noteOn(*reading);
    request(squaresOf(reading->word, reading->kind, m_document->mapping()));
    showSquares();
    showNote();
}

void InspectorPanel::discardTypedWord()
{
    m_typed.remove(m_name);
    judgeTypedWord();
    showSquares();
    showNote();
}

void InspectorPanel::request(chess::Bitboard squares)
{
    if (!isEditable())
        return;
    if (m_entry)
        emit setPiecesRequested(*m_entry->piece, squares);
    else
        emit setMineRequested(m_name, squares);
}

bool InspectorPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_word && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && m_typed.contains(m_name)) {
        discardTypedWord();
        return true;
    }
    return TallScrollArea::eventFilter(watched, event);
}

} // namespace ui
