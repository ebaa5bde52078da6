#include "ui/derivation/derivation_question.h"

#include "ui/document/document.h"
#include "ui/document/wording.h"
#include "ui/widgets/controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>

#include <array>

namespace ui {

namespace {

using chess::operator""_sq;

constexpr int spacing = 8;

// Choices are kept in settings by these names, which never change.
struct Key {
    static QString methods() { return QStringLiteral("methods"); }
    static QString piece() { return QStringLiteral("piece"); }
    static QString square() { return QStringLiteral("square"); }
    static QString side() { return QStringLiteral("side"); }
    static QString follows() { return QStringLiteral("followsSelection"); }
    static QString unmasked() { return QStringLiteral("withoutMasks"); }
    static QString own() { return QStringLiteral("showOwnPieces"); }
};

/// As they are thought of: what leaps, what slides, what walks.
constexpr std::array pieceTypes = {chess::PieceType::King,   chess::PieceType::Knight,
                                   chess::PieceType::Bishop, chess::PieceType::Rook,
                                   chess::PieceType::Queen,  chess::PieceType::Pawn};

QString letterOf(chess::PieceType type)
{
    return QChar::fromLatin1(chess::letterOf(chess::Piece{chess::Color::White, type}));
}

QCheckBox *makeCheckBox(const char *name, const QString &label, const QString &tip)
{
    auto *box = named(new QCheckBox(label), name, label);
    box->setToolTip(tip);
    return box;
}

} // namespace

DerivationQuestion::DerivationQuestion(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    // Where a learner meets the edge.
    , m_choice{chess::PieceType::Knight, "h4"_sq, {}}
    , m_pieceBox(named(new QComboBox, "derivedPiece", tr("Pie&ce")))
    , m_squareBox(named(new QComboBox, "derivedSquare", tr("S&quare")))
    , m_sideBox(named(new QComboBox, "derivedSide", tr("&Side")))
    , m_followBox(makeCheckBox("followSelection", tr("Fo&llow the selection"),
                               tr("Shows the piece that is selected on the board")))
    , m_methodBox(named(new QComboBox, "derivationMethod", tr("Metho&d")))
    , m_unmaskedBox(makeCheckBox("withoutMasks", tr("&Without masks"),
                                 tr("Shows what goes wrong when nothing masks the edge: squares "
                                    "reached round it are marked as wrapped")))
    , m_ownBox(makeCheckBox("showOwnPieces", tr("Sh&ow own pieces"),
                            tr("Takes the own pieces of the position away at the end")))
{
    setLayout(makeChoices());
    connectChoices();
    showSubject();
    showWays();
}

QLayout *DerivationQuestion::makeChoices()
{
    for (const chess::PieceType type : pieceTypes)
        m_pieceBox->addItem(textOf(type), letterOf(type));
    for (const chess::Square square : chess::allSquares)
        m_squareBox->addItem(textOf(square), textOf(square));
    m_squareBox->setMaxVisibleItems(16);
    m_sideBox->addItems({tr("White"), tr("Black")});
    m_squareCaption = captionOf(m_squareBox, tr("S&quare"));
    m_sideCaption = captionOf(m_sideBox, tr("&Side"));
    m_followBox->setChecked(true);
    m_methodBox->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    auto *grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spacing);
    grid->setVerticalSpacing(spacing / 2);
    grid->addWidget(captionOf(m_pieceBox, tr("Pie&ce")), 0, 0);
    grid->addWidget(m_pieceBox, 0, 1);
    // One of them is shown.
    grid->addWidget(m_squareCaption, 0, 2);
    grid->addWidget(m_squareBox, 0, 3);
    grid->addWidget(m_sideCaption, 0, 2);
    grid->addWidget(m_sideBox, 0, 3);
    grid->addWidget(m_followBox, 0, 4);
    grid->addWidget(captionOf(m_methodBox, tr("Metho&d")), 1, 0);
    grid->addWidget(m_methodBox, 1, 1, 1, 3);
    auto *switches = new QHBoxLayout;
    switches->setSpacing(spacing);
    switches->addWidget(m_unmaskedBox);
    switches->addWidget(m_ownBox);
    switches->addStretch(1);
    grid->addLayout(switches, 2, 1, 1, 4);
    grid->setColumnStretch(5, 1);
    return grid;
}

void DerivationQuestion::connectChoices()
{
    for (QComboBox *box : {m_pieceBox, m_squareBox, m_sideBox})
        connect(box, &QComboBox::activated, this, &DerivationQuestion::takeChosen);
    connect(m_followBox, &QCheckBox::toggled, this, &DerivationQuestion::follow);
    connect(m_methodBox, &QComboBox::activated, this, &DerivationQuestion::chooseWay);
    connect(m_unmaskedBox, &QCheckBox::toggled, this, &DerivationQuestion::changed);
    connect(m_ownBox, &QCheckBox::toggled, this, &DerivationQuestion::changed);
    connect(m_document, &Document::selectionChanged, this, &DerivationQuestion::follow);
}

void DerivationQuestion::takeChosen()
{
    m_followBox->setChecked(false);
    m_choice.piece = pieceTypes[static_cast<std::size_t>(m_pieceBox->currentIndex())];
    m_choice.square = chess::allSquares[static_cast<std::size_t>(m_squareBox->currentIndex())];
    m_choice.side = chess::allColors[static_cast<std::size_t>(m_sideBox->currentIndex())];
    m_isFollowed = false;
    showWays();
    emit changed();
}

DerivationChoice DerivationQuestion::choice() const
{
    DerivationChoice choice = m_choice;
    choice.way = way().key;
    choice.masking = m_unmaskedBox->isChecked() && way().canBeUnmasked ? chess::Masking::Unmasked
                                                                       : chess::Masking::Masked;
    choice.takesOwnAway = m_ownBox->isChecked() && way().canTakeOwnAway;
    return choice;
}

const DerivationWay &DerivationQuestion::way() const
{
    return m_ways[static_cast<std::size_t>(m_methodBox->currentIndex())];
}

bool DerivationQuestion::isPieceGone() const
{
    if (!m_isFollowed || !m_followBox->isChecked() || way().isOfWholeSide)
        return false;
    const auto piece = m_document->position().pieceAt(m_choice.square);
    return !piece || piece->type != m_choice.piece;
}

void DerivationQuestion::follow()
{
    const auto square = m_document->selectedSquare();
    const auto piece = square ? m_document->position().pieceAt(*square) : std::nullopt;
    if (!m_followBox->isChecked() || !piece)
        return;
    m_isFollowed = true;
    if (piece->type == m_choice.piece && *square == m_choice.square &&
        piece->color == m_choice.side)
        return;
    m_choice.piece = piece->type;
    m_choice.square = *square;
    m_choice.side = piece->color;
    showSubject();
    showWays();
    emit changed();
}

void DerivationQuestion::showSubject()
{
    chooseText(*m_pieceBox, letterOf(m_choice.piece));
    chooseText(*m_squareBox, textOf(m_choice.square));
    m_sideBox->setCurrentIndex(static_cast<int>(m_choice.side));
}

void DerivationQuestion::showWays()
{
    m_ways = waysFor(m_choice.piece);
    m_methodBox->clear();
    for (const DerivationWay &each : m_ways) {
        m_methodBox->addItem(each.name, each.key);
        m_methodBox->setItemData(m_methodBox->count() - 1, each.about, Qt::ToolTipRole);
    }
    for (const QString &key : m_preferred) {
        const int place = m_methodBox->findData(key);
        if (place >= 0) {
            m_methodBox->setCurrentIndex(place);
            break;
        }
    }
    m_methodBox->setToolTip(way().about);
    m_unmaskedBox->setEnabled(way().canBeUnmasked);
    m_ownBox->setEnabled(way().canTakeOwnAway);
    const bool isOfWholeSide = way().isOfWholeSide;
    m_squareCaption->setVisible(!isOfWholeSide);
    m_squareBox->setVisible(!isOfWholeSide);
    m_sideCaption->setVisible(isOfWholeSide);
    m_sideBox->setVisible(isOfWholeSide);
}

void DerivationQuestion::chooseWay()
{
    const QString key = m_methodBox->currentData().toString();
    m_preferred.removeAll(key);
    m_preferred.prepend(key);
    showWays();
    emit changed();
}

QVariantMap DerivationQuestion::state() const
{
    return {{Key::methods(), m_preferred},
            {Key::piece(), letterOf(m_choice.piece)},
            {Key::square(), m_squareBox->currentData()},
            {Key::side(), m_sideBox->currentIndex()},
            {Key::follows(), m_followBox->isChecked()},
            {Key::unmasked(), m_unmaskedBox->isChecked()},
            {Key::own(), m_ownBox->isChecked()}};
}

void DerivationQuestion::setState(const QVariantMap &state)
{
    m_preferred = state.value(Key::methods()).toStringList();
    const auto setFlag = [&](QCheckBox *box, const QString &key) {
        if (state.contains(key))
            box->setChecked(state.value(key).toBool());
    };
    for (const chess::PieceType type : pieceTypes) {
        if (state.value(Key::piece()).toString() == letterOf(type))
            m_choice.piece = type;
    }
    const int square = m_squareBox->findData(state.value(Key::square()).toString());
    if (square >= 0)
        m_choice.square = chess::allSquares[static_cast<std::size_t>(square)];
    m_choice.side =
        state.value(Key::side()).toInt() == 1 ? chess::Color::Black : chess::Color::White;
    setFlag(m_followBox, Key::follows());
    setFlag(m_unmaskedBox, Key::unmasked());
    setFlag(m_ownBox, Key::own());
    showSubject();
    showWays();
    follow();
    emit changed();
}

} // namespace ui
