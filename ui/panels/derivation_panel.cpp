#include "ui/panels/derivation_panel.h"

#include "src/notation/formula.h"
#include "ui/icons.h"
#include "ui/panels/derivation_model.h"
#include "ui/panels/derivation_step_view.h"
#include "ui/panels/step_player.h"
#include "ui/panels/timing_footnote.h"
#include "ui/wording.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFocusEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ui {

namespace {

using chess::operator""_sq;

constexpr int spacing = 8;

struct Key {
    static QString methods() { return QStringLiteral("methods"); }
    static QString piece() { return QStringLiteral("piece"); }
    static QString square() { return QStringLiteral("square"); }
    static QString side() { return QStringLiteral("side"); }
    static QString follows() { return QStringLiteral("followsSelection"); }
    static QString unmasked() { return QStringLiteral("withoutMasks"); }
    static QString own() { return QStringLiteral("showOwnPieces"); }
    static QString language() { return QStringLiteral("language"); }
    static QString period() { return QStringLiteral("stepPeriod"); }
};

/// As they are thought of: what leaps, what slides, what walks.
constexpr std::array pieceTypes = {chess::PieceType::King,   chess::PieceType::Knight,
                                   chess::PieceType::Bishop, chess::PieceType::Rook,
                                   chess::PieceType::Queen,  chess::PieceType::Pawn};

QString letterOf(chess::PieceType type)
{
    return QChar::fromLatin1(chess::letterOf(chess::Piece{chess::Color::White, type}));
}

template <typename Control>
Control *named(Control *control, const char *name, const QString &label)
{
    control->setObjectName(QLatin1String(name));
    control->setAccessibleName(label);
    return control;
}

QCheckBox *makeCheckBox(const char *name, const QString &label, const QString &tip)
{
    auto *box = named(new QCheckBox(label), name, label);
    box->setToolTip(tip);
    return box;
}

QLabel *makeCaption(QWidget *buddy)
{
    auto *caption = new QLabel(buddy->accessibleName());
    caption->setBuddy(buddy);
    return caption;
}

QLabel *makeText(const char *name, bool wraps)
{
    auto *text = new QLabel;
    text->setObjectName(QLatin1String(name));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(wraps);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return text;
}

/// Chooses the entry with that text as data; nothing happens when there is none.
void chooseText(QComboBox &box, const QVariant &text)
{
    const int place = box.findData(text.toString());
    if (place >= 0)
        box.setCurrentIndex(place);
}

} // namespace

DerivationPanel::DerivationPanel(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new DerivationModel(document, this))
    // Where a learner meets the edge.
    , m_choice{chess::PieceType::Knight, "h4"_sq, {}}
    , m_scroll(new QScrollArea)
    , m_pieceBox(named(new QComboBox, "derivedPiece", tr("Piece")))
    , m_squareBox(named(new QComboBox, "derivedSquare", tr("Square")))
    , m_sideBox(named(new QComboBox, "derivedSide", tr("Side")))
    , m_followBox(makeCheckBox("followSelection", tr("Follow the selection"),
                               tr("Shows the piece that is selected on the board")))
    , m_methodBox(named(new QComboBox, "derivationMethod", tr("Method")))
    , m_unmaskedBox(makeCheckBox("withoutMasks", tr("Without masks"),
                                 tr("Shows what goes wrong when nothing masks the edge: squares "
                                    "reached round it are marked as wrapped")))
    , m_ownBox(makeCheckBox("showOwnPieces", tr("Show own pieces"),
                            tr("Takes the own pieces of the position away at the end")))
    , m_title(makeText("derivationTitle", true))
    , m_agreementIcon(new QLabel)
    , m_agreement(makeText("derivationAgreement", false))
    , m_source(makeText("derivationSource", true))
    , m_wrapped(makeText("derivationWrapped", true))
    , m_table(new QTableView)
    , m_player(new StepPlayer)
    , m_stepName(makeText("stepName", true))
    , m_formulas(new QWidget)
    , m_languageBox(named(new QComboBox, "formulaLanguage", tr("Language")))
    , m_sentence(makeText("stepSentence", true))
    , m_formula(makeText("stepFormula", true))
    , m_words(makeText("stepFormulaOfWords", true))
    , m_stepView(new DerivationStepView(document))
    , m_timing(new TimingFootnote)
{
    setObjectName(QStringLiteral("derivationPanel"));
    m_scroll->setObjectName(QStringLiteral("derivationScroll"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    // It scrolls to whatever part has the focus; a stop of its own would be one that nobody sees.
    m_scroll->setFocusPolicy(Qt::NoFocus);
    makeTable();

    auto *body = new QWidget;
    body->setObjectName(QStringLiteral("derivationBody"));
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(spacing, spacing, spacing, spacing);
    column->setSpacing(spacing);
    column->addLayout(makeChoices());
    column->addLayout(makeTitle());
    // The sets come first, since they are what one watches while stepping through.
    column->addLayout(makeStepHeading());
    column->addWidget(m_stepView);
    m_formulas->setLayout(makeFormulas());
    column->addWidget(m_formulas);
    column->addWidget(m_table);
    column->addWidget(m_timing);
    column->addStretch(1);
    m_scroll->setWidget(body);

    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(m_scroll, 1);
    // Within reach whatever part has been scrolled to.
    m_player->layout()->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    outer->addWidget(m_player);

    connectParts();
    showSubject();
    showWays();
}

QLayout *DerivationPanel::makeChoices()
{
    for (const chess::PieceType type : pieceTypes)
        m_pieceBox->addItem(textOf(type), letterOf(type));
    for (const chess::Square square : chess::allSquares)
        m_squareBox->addItem(textOf(square), textOf(square));
    m_squareBox->setMaxVisibleItems(16);
    m_sideBox->addItems({tr("White"), tr("Black")});
    m_squareCaption = makeCaption(m_squareBox);
    m_sideCaption = makeCaption(m_sideBox);
    m_followBox->setChecked(true);
    m_methodBox->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing);
    grid->setVerticalSpacing(spacing / 2);
    grid->addWidget(makeCaption(m_pieceBox), 0, 0);
    grid->addWidget(m_pieceBox, 0, 1);
    // One of them is shown.
    grid->addWidget(m_squareCaption, 0, 2);
    grid->addWidget(m_squareBox, 0, 3);
    grid->addWidget(m_sideCaption, 0, 2);
    grid->addWidget(m_sideBox, 0, 3);
    grid->addWidget(m_followBox, 0, 4);
    grid->addWidget(makeCaption(m_methodBox), 1, 0);
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

QLayout *DerivationPanel::makeTitle()
{
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_agreementIcon->setObjectName(QStringLiteral("agreementIcon"));
    const int side = fontMetrics().height();
    m_agreementIcon->setPixmap(icon(QStringLiteral("check")).pixmap(side, side));
    auto *line = new QHBoxLayout;
    line->setSpacing(spacing / 2);
    line->addWidget(m_title, 1);
    line->addWidget(m_agreementIcon, 0, Qt::AlignTop);
    line->addWidget(m_agreement, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout;
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(m_source);
    column->addWidget(m_wrapped);
    return column;
}

void DerivationPanel::makeTable()
{
    named(m_table, "derivationSteps", tr("Steps"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideMiddle); // how far a step shifts stands at the end
    m_table->setCornerButtonEnabled(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
}

QLayout *DerivationPanel::makeStepHeading()
{
    QFont bold = font();
    bold.setBold(true);
    m_stepName->setFont(bold);
    auto *column = new QVBoxLayout;
    column->setSpacing(2);
    column->addWidget(m_stepName);
    column->addWidget(m_sentence);
    return column;
}

QLayout *DerivationPanel::makeFormulas()
{
    for (const chess::WordFormat format : chess::allWordFormats) {
        if (isLanguage(format))
            m_languageBox->addItem(textOf(format), textOf(nameOf(format)));
    }
    chooseText(*m_languageBox, textOf(nameOf(chess::WordFormat::Cpp)));

    auto *line = new QHBoxLayout;
    line->setSpacing(spacing);
    line->addWidget(makeCaption(m_languageBox));
    line->addWidget(m_languageBox);
    line->addStretch(1);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing / 2);
    column->addLayout(line);
    column->addLayout(makeFormulaLine(m_formula, "copyFormula", tr("Copy formula")));
    column->addLayout(makeFormulaLine(m_words, "copyFormulaOfWords", tr("Copy formula in words")));
    return column;
}

QLayout *DerivationPanel::makeFormulaLine(QLabel *formula, const char *name,
                                          const QString &copyLabel)
{
    formula->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto *button = named(new QToolButton, name, copyLabel);
    button->setIcon(icon(QStringLiteral("copy")));
    button->setAutoRaise(true);
    button->setToolTip(copyLabel);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, formula] {
        copyText(formula->text(), tr("Copied the formula of %1 in %2")
                                      .arg(m_stepName->text(), m_languageBox->currentText()));
    });
    auto *line = new QHBoxLayout;
    line->setSpacing(spacing);
    line->addWidget(formula, 1);
    line->addWidget(button, 0, Qt::AlignTop);
    return line;
}

void DerivationPanel::connectParts()
{
    const auto choose = [this] {
        m_followBox->setChecked(false);
        m_choice.piece = pieceTypes[static_cast<std::size_t>(m_pieceBox->currentIndex())];
        m_choice.square = chess::allSquares[static_cast<std::size_t>(m_squareBox->currentIndex())];
        m_choice.side = chess::allColors[static_cast<std::size_t>(m_sideBox->currentIndex())];
        m_isFollowed = false;
        showWays();
        derive();
    };
    connect(m_pieceBox, &QComboBox::activated, this, choose);
    connect(m_squareBox, &QComboBox::activated, this, choose);
    connect(m_sideBox, &QComboBox::activated, this, choose);
    connect(m_followBox, &QCheckBox::toggled, this, &DerivationPanel::follow);
    connect(m_methodBox, &QComboBox::activated, this, &DerivationPanel::chooseWay);
    connect(m_unmaskedBox, &QCheckBox::toggled, this, &DerivationPanel::derive);
    connect(m_ownBox, &QCheckBox::toggled, this, &DerivationPanel::derive);
    connect(m_languageBox, &QComboBox::currentIndexChanged, this, [this] {
        m_model->setLanguage(language());
        fitTable();
        showStep();
    });

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DerivationPanel::showStep);
    connect(m_player, &StepPlayer::stepRequested, this, &DerivationPanel::goTo);
    connect(m_stepView, &DerivationStepView::copied, this, &DerivationPanel::copied);
    // The arrows go through the steps wherever they have no other meaning.
    m_table->installEventFilter(this);
    m_scroll->installEventFilter(this);
    for (QToolButton *button : findChildren<QToolButton *>())
        button->installEventFilter(this);

    connect(m_document, &Document::selectionChanged, this, &DerivationPanel::follow);
    connect(m_document, &Document::positionChanged, this, [this] {
        follow();
        derive();
    });
    connect(m_document, &Document::mappingChanged, this, &DerivationPanel::derive);
    connect(m_document, &Document::wordFormatChanged, this, &DerivationPanel::fitTable);
}

void DerivationPanel::focusInEvent(QFocusEvent *event)
{
    // The panel as a whole was asked for; there the arrows step at once.
    m_table->setFocus(event->reason());
}

QSize DerivationPanel::sizeHint() const
{
    return m_scroll->widget()->sizeHint() +
           QSize(m_scroll->verticalScrollBar()->sizeHint().width(), m_player->sizeHint().height());
}

QVariantMap DerivationPanel::state() const
{
    return {{Key::methods(), m_preferred},
            {Key::piece(), letterOf(m_choice.piece)},
            {Key::square(), m_squareBox->currentData()},
            {Key::side(), m_sideBox->currentIndex()},
            {Key::follows(), m_followBox->isChecked()},
            {Key::unmasked(), m_unmaskedBox->isChecked()},
            {Key::own(), m_ownBox->isChecked()},
            {Key::language(), m_languageBox->currentData()},
            {Key::period(), m_player->period()}};
}

void DerivationPanel::setState(const QVariantMap &state)
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
    chooseText(*m_languageBox, state.value(Key::language()));
    m_player->setPeriod(state.value(Key::period()).toInt());
    showSubject();
    showWays();
    follow();
    derive();
}

void DerivationPanel::follow()
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
    derive();
}

void DerivationPanel::showSubject()
{
    chooseText(*m_pieceBox, letterOf(m_choice.piece));
    chooseText(*m_squareBox, textOf(m_choice.square));
    m_sideBox->setCurrentIndex(static_cast<int>(m_choice.side));
}

void DerivationPanel::showWays()
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
    m_timing->setVisible(chess::leaperOf(m_choice.piece).has_value());
    m_unmaskedBox->setEnabled(way().canBeUnmasked);
    m_ownBox->setEnabled(way().canTakeOwnAway);
    const bool isOfWholeSide = way().isOfWholeSide;
    m_squareCaption->setVisible(!isOfWholeSide);
    m_squareBox->setVisible(!isOfWholeSide);
    m_sideCaption->setVisible(isOfWholeSide);
    m_sideBox->setVisible(isOfWholeSide);
}

void DerivationPanel::chooseWay()
{
    const QString key = m_methodBox->currentData().toString();
    m_preferred.removeAll(key);
    m_preferred.prepend(key);
    showWays();
    derive();
}

const DerivationWay &DerivationPanel::way() const
{
    return m_ways[static_cast<std::size_t>(m_methodBox->currentIndex())];
}

void DerivationPanel::derive()
{
    if (!isVisible())
        return;
    m_choice.way = way().key;
    m_choice.masking = m_unmaskedBox->isChecked() && way().canBeUnmasked ? chess::Masking::Unmasked
                                                                         : chess::Masking::Masked;
    m_choice.takesOwnAway = m_ownBox->isChecked() && way().canTakeOwnAway;
    const chess::Position &position = m_document->position();
    const auto piece = position.pieceAt(m_choice.square);
    const bool isGone = m_isFollowed && (!piece || piece->type != m_choice.piece);
    if (isGone && m_followBox->isChecked() && !way().isOfWholeSide) {
        showNothing(tr("The piece on %1 is gone. Select another on the board, or choose one here.")
                        .arg(textOf(m_choice.square)));
        return;
    }
    const auto walk = walkThrough(m_choice, position, m_document->mapping());
    if (walk)
        showWalk(*walk);
    else
        showNothing(whyNoLegality(m_choice, position).value_or(QString()));
}

void DerivationPanel::showWalk(const chess::Walkthrough &walk)
{
    QStringList about = {textOf(walk.source)};
    for (const chess::Message &remark : walk.remarks)
        about.append(textOf(remark));
    m_title->setText(textOf(walk.title));
    m_source->setText(about.join(QStringLiteral("; ")));
    m_agreementIcon->setVisible(walk.agreement &&
                                walk.agreement->agreeing == walk.agreement->methods);
    m_agreement->setVisible(walk.agreement.has_value());
    if (walk.agreement) {
        const auto [agreeing, methods] = *walk.agreement;
        m_agreement->setText(agreeing == methods
                                 ? tr("%1 methods agree").arg(methods)
                                 : tr("%1 of %2 methods agree").arg(agreeing).arg(methods));
    }
    m_wrapped->setVisible(walk.masking == chess::Masking::Unmasked);
    m_wrapped->setText(walk.wrapped.isEmpty() ? tr("wrapped: none")
                                              : tr("wrapped: %1").arg(listOf(walk.wrapped)));

    const int before = currentRow();
    const std::string name = before >= 0 ? m_model->stepAt(before).name : std::string();
    m_mapping = walk.mapping;
    m_wrappedSquares = walk.wrapped;
    m_model->setSteps(walk.steps, way().nameOfUnion);
    fitTable();
    // The same step of a like derivation, so that two can be compared.
    const int same = m_model->rowOf(name);
    goTo(same >= 0 ? same : std::clamp(before, 0, m_model->rowCount() - 1));
    showStep();
}

void DerivationPanel::showNothing(const QString &reason)
{
    m_title->setText(reason);
    m_source->clear();
    m_agreementIcon->hide();
    m_agreement->hide();
    m_wrapped->hide();
    m_model->setSteps({}, way().nameOfUnion);
    fitTable();
    showStep();
}

chess::WordFormat DerivationPanel::language() const
{
    const std::string name = m_languageBox->currentData().toString().toStdString();
    return *chess::parseWordFormat(name);
}

int DerivationPanel::currentRow() const
{
    return m_table->currentIndex().row();
}

void DerivationPanel::goTo(int row)
{
    m_table->setCurrentIndex(m_model->index(row, DerivationModel::NameColumn));
}

void DerivationPanel::showStep()
{
    const int row = currentRow();
    const bool isThere = row >= 0 && row < m_model->rowCount();
    // Without steps there is a sentence that says why, and nothing else.
    for (QWidget *part : {m_formulas, static_cast<QWidget *>(m_table)})
        part->setVisible(m_model->rowCount() > 0);
    if (!isThere) {
        for (QLabel *text : {m_stepName, m_sentence, m_formula, m_words})
            text->clear();
        m_player->setPlace(0, m_model->rowCount(), {});
        m_stepView->setPictures({});
        emit stepMarksRequested({});
        return;
    }
    const chess::DerivationStep &step = m_model->stepAt(row);
    const QString remark = remarkOn(step);
    const QString sentence = textOf(describe(step));
    m_stepName->setText(textOf(step.name));
    m_sentence->setText(remark.isEmpty() ? sentence : tr("%1 — %2").arg(sentence, remark));
    m_formula->setText(textOf(toFormula(step, language())));
    m_words->setText(textOf(toFormulaOfWords(step, m_mapping, language())));
    m_stepView->setPictures(picturesOf(step, m_wrappedSquares, way().nameOfUnion));
    m_player->setPlace(
        row, m_model->rowCount(),
        tr("Step %1 of %2, %3: %4 %5: %6")
            .arg(row + 1)
            .arg(m_model->rowCount())
            .arg(m_stepName->text(), sentence, tr("Result"), countedSquares(step.result)));
    if (isVisible() && m_isInView)
        emit stepMarksRequested(marksOf(step, m_wrappedSquares));
}

void DerivationPanel::fitTable()
{
    m_table->resizeColumnsToContents();
    // A long formula must not push what a step found out of sight; the tooltip has it whole.
    const int formulaWidth = m_table->columnWidth(DerivationModel::FormulaColumn);
    m_table->setColumnWidth(DerivationModel::FormulaColumn,
                            std::min(formulaWidth, fontMetrics().averageCharWidth() * 30));
    const int rowHeight = m_table->verticalHeader()->defaultSectionSize();
    const int around = m_table->horizontalHeader()->sizeHint().height() +
                       m_table->horizontalScrollBar()->sizeHint().height() +
                       2 * m_table->frameWidth();
    constexpr int mostRows = 8;
    m_table->setFixedHeight(around + std::min(mostRows, m_model->rowCount()) * rowHeight);
}

void DerivationPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    follow();
    derive();
}

void DerivationPanel::setInView(bool isInView)
{
    m_isInView = isInView;
    if (isInView) {
        showStep();
    } else {
        m_player->pause();
        emit stepMarksRequested({});
    }
}

void DerivationPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    emit stepMarksRequested({});
}

bool DerivationPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *keyEvent = static_cast<QKeyEvent *>(event);
        const bool presses =
            keyEvent->key() == Qt::Key_Space && qobject_cast<QToolButton *>(watched);
        if (keyEvent->modifiers() == Qt::NoModifier && !presses && handleKey(keyEvent->key()))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool DerivationPanel::handleKey(int key)
{
    switch (key) {
    case Qt::Key_Left:
        m_player->goToPrevious();
        return true;
    case Qt::Key_Right:
        m_player->goToNext();
        return true;
    case Qt::Key_Home:
        m_player->goToFirst();
        return true;
    case Qt::Key_End:
        m_player->goToLast();
        return true;
    case Qt::Key_Space:
        m_player->playOrPause();
        return true;
    default:
        return false;
    }
}

void DerivationPanel::copyText(const QString &text, const QString &what)
{
    QGuiApplication::clipboard()->setText(text);
    emit copied(what);
}

} // namespace ui
