#include "ui/derivation/derivation_panel.h"

#include "ui/derivation/derivation_model.h"
#include "ui/derivation/derivation_question.h"
#include "ui/derivation/derivation_step_view.h"
#include "ui/derivation/derivation_table.h"
#include "ui/derivation/derivation_title.h"
#include "ui/derivation/step_formulas.h"
#include "ui/derivation/step_player.h"
#include "ui/derivation/timing_footnote.h"
#include "ui/document/wording.h"
#include "ui/widgets/controls.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;

// The choice is kept in settings by this name, which never changes.
QString periodKey()
{
    return QStringLiteral("stepPeriod");
}

} // namespace

DerivationPanel::DerivationPanel(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new DerivationModel(document, this))
    , m_scroll(new QScrollArea)
    , m_question(new DerivationQuestion(document))
    , m_title(new DerivationTitle)
    , m_stepName(makeText("stepName", true))
    , m_sentence(makeText("stepSentence", true))
    , m_stepView(new DerivationStepView(document))
    , m_formulas(new StepFormulas)
    , m_table(new DerivationTable(m_model))
    , m_timing(new TimingFootnote)
    , m_player(new StepPlayer)
{
    setObjectName(QStringLiteral("derivationPanel"));
    m_scroll->setObjectName(QStringLiteral("derivationScroll"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    // It scrolls to whatever part has the focus; a stop of its own would be one that nobody sees.
    m_scroll->setFocusPolicy(Qt::NoFocus);

    auto *body = new QWidget;
    body->setObjectName(QStringLiteral("derivationBody"));
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(spacing, spacing, spacing, spacing);
    column->setSpacing(spacing);
    column->addWidget(m_question);
    column->addWidget(m_title);
    // The sets come first, since they are what one watches while stepping through.
    column->addLayout(makeStepHeading());
    column->addWidget(m_stepView);
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
    derive();
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

void DerivationPanel::connectParts()
{
    connect(m_question, &DerivationQuestion::changed, this, &DerivationPanel::derive);
    connect(m_formulas, &StepFormulas::languageChanged, this, [this] {
        m_model->setLanguage(m_formulas->language());
        m_table->fit();
        showStep();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DerivationPanel::showStep);
    connect(m_player, &StepPlayer::stepRequested, m_table, &DerivationTable::goTo);
    connect(m_stepView, &DerivationStepView::copied, this, &DerivationPanel::copied);
    connect(m_formulas, &StepFormulas::copied, this, &DerivationPanel::copied);
    // The arrows go through the steps wherever they have no other meaning.
    m_table->installEventFilter(this);
    m_scroll->installEventFilter(this);
    for (QToolButton *button : findChildren<QToolButton *>())
        button->installEventFilter(this);

    connect(m_document, &Document::positionChanged, this, [this] {
        m_question->follow();
        derive();
    });
    connect(m_document, &Document::mappingChanged, this, &DerivationPanel::derive);
    connect(m_document, &Document::wordFormatChanged, m_table, &DerivationTable::fit);
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
    QVariantMap state = m_question->state();
    state.insert(m_formulas->state());
    state.insert(periodKey(), m_player->period());
    return state;
}

void DerivationPanel::setState(const QVariantMap &state)
{
    m_formulas->setState(state);
    m_player->setPeriod(state.value(periodKey()).toInt());
    m_question->setState(state);
}

void DerivationPanel::derive()
{
    const DerivationChoice choice = m_question->choice();
    m_timing->setVisible(chess::leaperOf(choice.piece).has_value());
    if (!isVisible())
        return;
    if (m_question->isPieceGone()) {
        showNothing(tr("The piece on %1 is gone. Select another on the board, or choose one here.")
                        .arg(textOf(choice.square)));
        return;
    }
    const chess::Position &position = m_document->position();
    const auto walk = walkThrough(choice, position, m_document->mapping());
    if (walk)
        showWalk(*walk);
    else
        showNothing(whyNoLegality(choice, position).value_or(QString()));
}

void DerivationPanel::showWalk(const chess::Walkthrough &walk)
{
    m_title->showWalk(walk);
    const int before = m_table->currentRow();
    const std::string name = before >= 0 ? m_model->stepAt(before).name : std::string();
    m_mapping = walk.mapping;
    m_wrappedSquares = walk.wrapped;
    m_model->setSteps(walk.steps, m_question->way().nameOfUnion);
    m_table->fit();
    // The same step of a like derivation, so that two can be compared.
    const int same = m_model->rowOf(name);
    m_table->goTo(same >= 0 ? same : std::clamp(before, 0, m_model->rowCount() - 1));
    showStep();
}

void DerivationPanel::showNothing(const QString &reason)
{
    m_title->showReason(reason);
    m_model->setSteps({}, m_question->way().nameOfUnion);
    m_table->fit();
    showStep();
}

void DerivationPanel::showStep()
{
    const int row = m_table->currentRow();
    const bool isThere = row >= 0 && row < m_model->rowCount();
    // Without steps there is a sentence that says why, and nothing else.
    m_formulas->setVisible(m_model->rowCount() > 0);
    m_table->setVisible(m_model->rowCount() > 0);
    if (!isThere) {
        m_stepName->clear();
        m_sentence->clear();
        m_formulas->clear();
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
    m_formulas->showStep(step, m_mapping);
    m_stepView->setPictures(picturesOf(step, m_wrappedSquares, m_question->way().nameOfUnion));
    m_player->setPlace(
        row, m_model->rowCount(),
        tr("Step %1 of %2, %3: %4 %5: %6")
            .arg(row + 1)
            .arg(m_model->rowCount())
            .arg(m_stepName->text(), sentence, tr("Result"), countedSquares(step.result)));
    if (isVisible() && m_isInView)
        emit stepMarksRequested(marksOf(step, m_wrappedSquares));
}

void DerivationPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_question->follow();
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

} // namespace ui
