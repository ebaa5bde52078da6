#include "ui/panels/position_line.h"

#include "ui/document/wording.h"
#include "ui/pictures/drag_data.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/drag_label.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/marked_line_edit.h"
#include "ui/widgets/message_line.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {

namespace {

constexpr int rowSpacing = 4;
constexpr int groupSpacing = 16;
constexpr int labelSpacing = 6;
/// The lines of a message beside and below the fields. Their place is kept when there is nothing to
/// say, so that the board does not jump.
constexpr int linesBeside = 2;
constexpr int linesBelow = 1;
/// The fields are as wide as numbers up to this need, which those of games are; wider only for a
/// longer one.
constexpr int usualNumber = 9999;

QString iconNameOf(chess::Grade grade)
{
    switch (grade) {
    case chess::Grade::Unreadable:
        return QStringLiteral("error");
    case chess::Grade::Unplayable:
        return QStringLiteral("warning");
    case chess::Grade::Notice:
        break;
    }
    return QStringLiteral("info");
}

/// Leaves Ctrl+Z in a number to the window: every value is a step of the position already.
class UndoPasser : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return false;
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo))
            return false;
        event->ignore();
        return true;
    }
};

/// A control behind its name, which is also what a screen reader calls it.
QLabel *labelFor(QWidget *control, const QString &text)
{
    control->setAccessibleName(withoutMark(text));
    return captionOf(control, text);
}

} // namespace

PositionLine::PositionLine(const Document *document, QWidget *parent)
    : QWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("positionLine"));
    setAccessibleName(tr("Position"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    m_fenEdit = new MarkedLineEdit(this);
    m_fenEdit->setObjectName(QStringLiteral("fen"));
    m_fenEdit->setToolTip(tr("The position as FEN. Enter takes what is typed, Esc goes back to the "
                             "board’s."));
    m_revert = m_fenEdit->addAction(icon(QStringLiteral("close")), QLineEdit::TrailingPosition);
    m_revert->setText(tr("Show the FEN of the board"));
    m_revert->setToolTip(tr("Show the FEN of the board (Esc)"));
    m_revert->setObjectName(QStringLiteral("revertFen"));

    m_problems = new QToolButton(this);
    m_problems->setObjectName(QStringLiteral("problems"));
    m_problems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_problems->setPopupMode(QToolButton::InstantPopup);
    m_problems->setAutoRaise(true);
    m_problems->setFocusPolicy(Qt::StrongFocus);
    m_problems->setToolTip(tr("What is odd about this position"));
    m_problemMenu = new QMenu(m_problems);
    m_problemMenu->setObjectName(QStringLiteral("problemList"));
    m_problems->setMenu(m_problemMenu);
    // Styles put the arrow of a menu into the corner, where it looks lost beside a text.
    m_problems->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));

    auto *upperRow = new QHBoxLayout;
    upperRow->setSpacing(labelSpacing);
    auto *fenLabel = new DragLabel(
        tr("FE&N"), [document] { return dragDataOfPosition(*document); }, this);
    fenLabel->setObjectName(QStringLiteral("fenLabel"));
    fenLabel->setToolTip(tr("Drag the position into another program, as FEN or as picture"));
    fenLabel->setBuddy(m_fenEdit);
    m_fenEdit->setAccessibleName(tr("FEN"));
    m_fenEdit->setDragEnabled(true);
    upperRow->addWidget(fenLabel);
    upperRow->addWidget(m_fenEdit, 1);
    upperRow->addWidget(m_problems);
    // Room for the button even while it is hidden: a line that grew would resize the board.
    m_problems->setText(tr("1 problem"));
    m_problems->setIcon(icon(QStringLiteral("warning")));
    upperRow->addStrut(m_problems->sizeHint().height());

    m_fields = createFields();
    m_lowerRow = new QHBoxLayout;
    m_lowerRow->setSpacing(groupSpacing);
    m_lowerRow->addWidget(m_fields);
    m_lowerRow->addWidget(createMessagePlace(), 1);

    auto *rows = new QVBoxLayout(this);
    rows->setSizeConstraint(QLayout::SetNoConstraint); // see minimumSizeHint()
    rows->setContentsMargins(8, 4, 8, 4);
    rows->setSpacing(rowSpacing);
    rows->addLayout(upperRow);
    rows->addLayout(m_lowerRow);

    connect(m_fenEdit, &MarkedLineEdit::textEdited, this, [this] {
        m_isForeignText = m_fenEdit->text() != boardFen();
        judgeText();
    });
    // The line edit cuts what is too long for it. Said later, since the edit is judged first.
    connect(
        m_fenEdit, &MarkedLineEdit::inputRejected, this,
        [this] {
            showMessage(tr("The line takes no more than %L1 characters. What did not fit was left "
                           "out and is still in the clipboard.")
                            .arg(m_fenEdit->maxLength()),
                        QStringLiteral("error"));
        },
        Qt::QueuedConnection);
    connect(m_fenEdit, &MarkedLineEdit::leaveRequested, this, &PositionLine::apply);
    connect(m_fenEdit, &MarkedLineEdit::revertRequested, this, &PositionLine::showFen);
    connect(m_revert, &QAction::triggered, this, &PositionLine::showFen);
    connect(m_problemMenu, &QMenu::aboutToHide, this, [this] { emit squaresPointedOut({}); });
    connect(document, &Document::positionChanged, this, [this] {
        m_remarks.clear();
        emit squaresPointedOut({});
        refresh();
    });
    measureNumbers();
    refresh();
}

QWidget *PositionLine::createFields()
{
    auto *fields = new QWidget(this);
    auto *row = new QHBoxLayout(fields);
    row->setContentsMargins({});
    row->setSpacing(labelSpacing);

    m_turn = new QComboBox(fields);
    m_turn->setObjectName(QStringLiteral("turn"));
    m_turn->setToolTip(tr("The side to move"));
    m_turn->addItems({tr("White"), tr("Black")});
    row->addWidget(labelFor(m_turn, tr("To &move")));
    row->addWidget(m_turn);
    row->addSpacing(groupSpacing - labelSpacing);

    row->addWidget(new QLabel(tr("Castling"), fields));
    m_castling = {{{chess::Color::White, chess::CastlingSide::King, nullptr, {}},
                   {chess::Color::White, chess::CastlingSide::Queen, nullptr, {}},
                   {chess::Color::Black, chess::CastlingSide::King, nullptr, {}},
                   {chess::Color::Black, chess::CastlingSide::Queen, nullptr, {}}}};
    for (CastlingBox &castling : m_castling) {
        castling.box = new QCheckBox(fields);
        castling.box->setObjectName(
            QStringLiteral("castling%1%2")
                .arg(castling.color == chess::Color::White ? QStringLiteral("White")
                                                           : QStringLiteral("Black"),
                     castling.side == chess::CastlingSide::King ? QStringLiteral("King")
                                                                : QStringLiteral("Queen")));
        row->addWidget(castling.box);
        connect(castling.box, &QCheckBox::clicked, this, [this, &castling](bool isChecked) {
            if (!castling.rook)
                return;
            const chess::Bitboard rook(*castling.rook);
            const chess::Bitboard rooks = m_document->position().castlingRooks();
            emit castlingRooksRequested(isChecked ? rooks | rook : rooks.without(rook));
        });
    }
    row->addSpacing(groupSpacing - labelSpacing);

    m_enPassant = new QComboBox(fields);
    m_enPassant->setObjectName(QStringLiteral("enPassant"));
    m_enPassant->setToolTip(tr("The square a pawn has just passed over with a double step"));
    m_enPassant->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_enPassant->setMinimumContentsLength(2);
    row->addWidget(labelFor(m_enPassant, tr("En passant")));
    row->addWidget(m_enPassant);
    row->addSpacing(groupSpacing - labelSpacing);

    const auto createNumber = [&](const QString &name, const QString &label, const QString &tip,
                                  int minimum) {
        auto *number = new QDoubleSpinBox(fields);
        number->setObjectName(name);
        number->setToolTip(tip);
        number->setDecimals(0);
        number->setRange(minimum, std::numeric_limits<std::uint32_t>::max());
        number->installEventFilter(new UndoPasser(number));
        row->addWidget(labelFor(number, label));
        row->addWidget(number);
        return number;
    };
    m_halfmoveClock = createNumber(QStringLiteral("halfmoveClock"), tr("Half-moves"),
                                   tr("Half-moves since the last capture or pawn move"), 0);
    row->addSpacing(groupSpacing - labelSpacing);
    m_moveNumber = createNumber(QStringLiteral("moveNumber"), tr("Move"),
                                tr("The number of the move to be played"), 1);

    row->addStretch(); // what is left over belongs behind the fields, not between them

    connect(m_turn, &QComboBox::activated, this, [this](int index) {
        emit turnRequested(index == 0 ? chess::Color::White : chess::Color::Black);
    });
    connect(m_enPassant, &QComboBox::activated, this, [this] {
        emit enPassantRequested(
            chess::parseSquare(m_enPassant->currentData().toString().toStdString()));
    });
    connect(m_halfmoveClock, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        emit halfmoveClockRequested(static_cast<std::uint32_t>(value));
    });
    connect(m_moveNumber, &QDoubleSpinBox::valueChanged, this,
            [this](double value) { emit moveNumberRequested(static_cast<std::uint32_t>(value)); });
    return fields;
}

/// The place of the message, high enough for all of its lines.
QWidget *PositionLine::createMessagePlace()
{
    m_messagePlace = new QWidget(this);
    m_messagePlace->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_messagePlace->setMinimumHeight(fontMetrics().lineSpacing() * linesBeside);
    m_message = new MessageLine(QStringLiteral("fenMessage"));
    auto *layout = new QVBoxLayout(m_messagePlace);
    layout->setContentsMargins({});
    layout->addWidget(m_message, 0, Qt::AlignVCenter);
    return m_messagePlace;
}

QSize PositionLine::minimumSizeHint() const
{
    // As narrow as the fields alone: with less room than for fields and message side by side, the
    // message goes below. The layout's own minimum would forbid ever getting there.
    const QMargins margins = layout()->contentsMargins();
    return {m_fields->minimumSizeHint().width() + margins.left() + margins.right(),
            layout()->minimumSize().height()};
}

QSize PositionLine::sizeHint() const
{
    return {layout()->sizeHint().width(), layout()->minimumSize().height()};
}

void PositionLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int forMessage = fontMetrics().averageCharWidth() * 60;
    const auto direction = width() - m_fields->sizeHint().width() >= forMessage
                               ? QBoxLayout::LeftToRight
                               : QBoxLayout::TopToBottom;
    if (direction != m_lowerRow->direction()) {
        const bool isBeside = direction == QBoxLayout::LeftToRight;
        m_lowerRow->setDirection(direction);
        m_lowerRow->setSpacing(isBeside ? groupSpacing : rowSpacing);
        m_messagePlace->setMinimumHeight(fontMetrics().lineSpacing() *
                                         (isBeside ? linesBeside : linesBelow));
        updateGeometry();
    }
}

void PositionLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const bool isOfSizes =
        event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (isOfSizes && m_moveNumber != nullptr) // both come before the parts are there, too
        measureNumbers();
}

QString PositionLine::boardFen() const
{
    return QString::fromStdString(toFen(m_document->position()));
}

void PositionLine::refresh()
{
    const chess::Position &position = m_document->position();
    m_turn->setCurrentIndex(position.turn() == chess::Color::White ? 0 : 1);
    refreshCastling();
    refreshEnPassant();
    const auto show = [](QDoubleSpinBox *box, std::uint32_t number) {
        const QSignalBlocker blocker(box); // showing a value is no wish to change it
        box->setValue(number);
    };
    show(m_halfmoveClock, position.halfmoveClock());
    show(m_moveNumber, position.moveNumber());
    fitNumbers();
    refreshProblems();

    if (m_isForeignText)
        m_isForeignText = m_fenEdit->text() != boardFen();
    else if (m_fenEdit->text() != boardFen())
        m_fenEdit->setText(boardFen());
    judgeText();
}

void PositionLine::measureNumbers()
{
    const auto widthUpTo = [](int largest) {
        QSpinBox asWide;
        asWide.setRange(0, largest);
        return asWide.sizeHint().width();
    };
    m_usualNumberWidth = widthUpTo(usualNumber);
    m_largestNumberWidth = widthUpTo(std::numeric_limits<int>::max());
    fitNumbers();
}

void PositionLine::fitNumbers()
{
    for (QDoubleSpinBox *box : {m_halfmoveClock, m_moveNumber})
        box->setMaximumWidth(box->value() <= usualNumber ? m_usualNumberWidth
                                                         : m_largestNumberWidth);
}

void PositionLine::refreshCastling()
{
    // Of several rooks on one side the position keeps the one that K, Q, k and q mean.
    chess::Position possible = m_document->position();
    possible.setCastlingRooks(possible.castlingCandidates());

    for (CastlingBox &castling : m_castling) {
        const auto given = castlingRook(m_document->position(), castling.color, castling.side);
        castling.rook = given ? given : castlingRook(possible, castling.color, castling.side);

        const bool isKingSide = castling.side == chess::CastlingSide::King;
        const bool isWhite = castling.color == chess::Color::White;
        QString label = isKingSide ? QStringLiteral("K") : QStringLiteral("Q");
        if (!isWhite)
            label = label.toLower();
        if (m_document->position().isChess960() && castling.rook)
            label += QStringLiteral(" (%1)").arg(QLatin1Char(letterOf(castling.rook->file())));
        castling.box->setText(label);
        castling.box->setAccessibleName(label);

        QString meaning = isWhite ? (isKingSide ? tr("White may castle to the king’s side")
                                                : tr("White may castle to the queen’s side"))
                                  : (isKingSide ? tr("Black may castle to the king’s side")
                                                : tr("Black may castle to the queen’s side"));
        castling.box->setAccessibleDescription(meaning);
        if (castling.rook)
            meaning += tr(", with the rook on %1").arg(textOf(*castling.rook));
        else
            meaning = tr("Impossible here: king and rook are not at home");
        castling.box->setToolTip(meaning);
        castling.box->setEnabled(castling.rook.has_value());
        castling.box->setChecked(given.has_value());
    }
}

void PositionLine::refreshEnPassant()
{
    const chess::Position &position = m_document->position();
    m_enPassant->clear();
    m_enPassant->addItem(QStringLiteral("–"), QString());
    for (const chess::Square square : position.enPassantCandidates())
        m_enPassant->addItem(textOf(square), textOf(square));
    const int index =
        position.enPassant() ? m_enPassant->findData(textOf(*position.enPassant())) : 0;
    m_enPassant->setCurrentIndex(std::max(index, 0));
    m_enPassant->setEnabled(m_enPassant->count() > 1);
}

void PositionLine::refreshProblems()
{
    const std::vector<chess::Problem> problems = problemsOf(m_document->position());
    m_problemMenu->clear();
    int bad = 0;
    int notices = 0;
    for (const chess::Problem &problem : problems) {
        const chess::Grade grade = gradeOf(problem.kind);
        ++(grade == chess::Grade::Notice ? notices : bad);
        const QString gradeName = grade == chess::Grade::Notice ? tr("Notice") : tr("Unplayable");
        const QString sentence = tr("%1: %2").arg(gradeName, textOf(describe(problem)));
        auto *entry = m_problemMenu->addAction(icon(iconNameOf(grade)), sentence);
        const auto pointOut = [this, squares = problem.squares] {
            emit squaresPointedOut(squares);
        };
        connect(entry, &QAction::hovered, this, pointOut);
        // A chosen one stays, where its sentence can also be selected and copied.
        connect(entry, &QAction::triggered, this,
                [this, pointOut, sentence, iconName = iconNameOf(grade)] {
                    pointOut();
                    showMessage(sentence, iconName);
                });
    }
    QStringList parts;
    if (bad > 0)
        parts += bad == 1 ? tr("1 problem") : tr("%1 problems").arg(bad);
    if (notices > 0)
        parts += notices == 1 ? tr("1 notice") : tr("%1 notices").arg(notices);
    m_problems->setText(parts.join(QStringLiteral(", ")));
    m_problems->setAccessibleName(m_problems->text());
    m_problems->setIcon(icon(bad > 0 ? QStringLiteral("warning") : QStringLiteral("info")));
    m_problems->setVisible(!problems.empty());
}

void PositionLine::setText(const QString &text)
{
    m_fenEdit->setText(text);
    m_isForeignText = true; // also the board's own FEN says whether it is Chess960
    judgeText();
}

void PositionLine::judgeText()
{
    m_revert->setVisible(m_isForeignText);
    m_fenEdit->setUnderlined(0, 0);
    if (!m_isForeignText) {
        showMessage(m_remarks.join(QLatin1Char(' ')),
                    m_remarks.isEmpty() ? QString() : QStringLiteral("info"));
        return;
    }
    const std::string text = m_fenEdit->text().toStdString();
    const auto reading = chess::parseFen(text, m_document->fenOptions());
    if (reading) {
        showMessage(tr("Enter puts this position on the board."), QStringLiteral("info"));
        return;
    }
    const chess::FenError &error = reading.error();
    const qsizetype start = characterAt(text, error.offset);
    const qsizetype end = characterAt(text, error.offset + error.length);
    m_fenEdit->setUnderlined(start, end - start);
    showMessage(textOf(describe(error)), QStringLiteral("error"));
}

void PositionLine::showFen()
{
    m_isForeignText = false;
    m_fenEdit->setText(boardFen());
    judgeText();
}

void PositionLine::apply()
{
    if (!m_isForeignText)
        return;
    const QByteArray text = m_fenEdit->text().toUtf8();
    const auto reading = chess::parseFen({text.constData(), static_cast<std::size_t>(text.size())},
                                         m_document->fenOptions());
    if (!reading)
        return;
    m_isForeignText = false;
    emit positionRequested(reading->position, tr("Edit FEN"));
    m_remarks.clear();
    for (const chess::FenRemark &remark : reading->remarks)
        m_remarks += textOf(describe(remark));
    showFen();
}

void PositionLine::showMessage(const QString &text, const QString &iconName)
{
    m_message->say(text, iconName);
    m_message->setToolTip(text);
}

} // namespace ui
