#include "ui/derivation/step_player.h"

#include "ui/widgets/icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr std::array periods = {4000, 2000, 1000, 500, 250}; // milliseconds
constexpr int usualPeriod = 1000;

} // namespace

StepPlayer::StepPlayer(QWidget *parent)
    : QWidget(parent)
    , m_first(addButton("firstStep", tr("First step"), QStringLiteral("arrow_first"), tr("Home"),
                        &StepPlayer::goToFirst))
    , m_previous(addButton("previousStep", tr("Previous step"), QStringLiteral("arrow_left"),
                           tr("Left"), &StepPlayer::goToPrevious))
    , m_play(addButton("playSteps", tr("Play"), QStringLiteral("play"), tr("Space"),
                       &StepPlayer::playOrPause))
    , m_next(addButton("nextStep", tr("Next step"), QStringLiteral("arrow_right"), tr("Right"),
                       &StepPlayer::goToNext))
    , m_last(addButton("lastStep", tr("Last step"), QStringLiteral("arrow_last"), tr("End"),
                       &StepPlayer::goToLast))
    , m_speed(new QComboBox(this))
    , m_place(new QLabel(this))
{
    m_speed->setObjectName(QStringLiteral("stepSpeed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("How long each step stays when playing"));
    for (const int period : periods)
        m_speed->addItem(tr("%1 s").arg(QLocale().toString(period / 1000.0)), period);
    setPeriod(usualPeriod);
    auto *caption = new QLabel(m_speed->accessibleName(), this);
    caption->setBuddy(m_speed);
    m_place->setObjectName(QStringLiteral("stepPlace"));

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (QToolButton *button : {m_first, m_previous, m_play, m_next, m_last})
        row->addWidget(button);
    row->addSpacing(8);
    row->addWidget(m_place, 1);
    row->addSpacing(8);
    row->addWidget(caption);
    row->addSpacing(4);
    row->addWidget(m_speed);

    m_timer.setInterval(period());
    connect(&m_timer, &QTimer::timeout, this, &StepPlayer::playOn);
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this] { m_timer.setInterval(period()); });
    showState();
}

QToolButton *StepPlayer::addButton(const char *name, const QString &text, const QString &iconName,
                                   const QString &keys, void (StepPlayer::*act)())
{
    auto *button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setAccessibleName(text);
    button->setIcon(icon(iconName));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolTip(tr("%1 (%2)").arg(text, keys));
    connect(button, &QToolButton::clicked, this, act);
    return button;
}

void StepPlayer::setPlace(int step, int count, const QString &sentence)
{
    m_step = step;
    m_count = count;
    // A change of the description of the button that has the focus is read out.
    for (QToolButton *button : {m_first, m_previous, m_play, m_next, m_last})
        button->setAccessibleDescription(sentence);
    if (count == 0)
        pause();
    showState();
}

int StepPlayer::period() const
{
    return m_speed->currentData().toInt();
}

void StepPlayer::setPeriod(int milliseconds)
{
    const int place = m_speed->findData(milliseconds);
    if (place >= 0)
        m_speed->setCurrentIndex(place);
}

void StepPlayer::request(int step)
{
    const int allowed = std::clamp(step, 0, std::max(0, m_count - 1));
    if (m_count > 0 && allowed != m_step)
        emit stepRequested(allowed);
}

void StepPlayer::goToFirst()
{
    pause();
    request(0);
}

void StepPlayer::goToPrevious()
{
    pause();
    request(m_step - 1);
}

void StepPlayer::goToNext()
{
    pause();
    request(m_step + 1);
}

void StepPlayer::goToLast()
{
    pause();
    request(m_count - 1);
}

void StepPlayer::playOrPause()
{
    if (isPlaying()) {
        pause();
        return;
    }
    if (m_count < 2 || !isVisible())
        return;
    if (m_step == m_count - 1)
        request(0);
    m_timer.start();
    showState();
}

void StepPlayer::pause()
{
    m_timer.stop();
    showState();
}

void StepPlayer::playOn()
{
    request(m_step + 1);
    if (m_step >= m_count - 1)
        pause();
}

void StepPlayer::hideEvent(QHideEvent *event)
{
    pause();
    QWidget::hideEvent(event);
}

void StepPlayer::showState()
{
    for (QToolButton *button : {m_first, m_previous, m_play, m_next, m_last})
        button->setEnabled(m_count > 1);
    const QString play = isPlaying() ? tr("Pause") : tr("Play");
    if (m_play->text() != play) {
        m_play->setText(play);
        m_play->setAccessibleName(play);
        m_play->setToolTip(tr("%1 (%2)").arg(play, tr("Space")));
        m_play->setIcon(icon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    }
    m_place->setText(m_count > 0 ? tr("Step %1 of %2").arg(m_step + 1).arg(m_count) : QString());
}

} // namespace ui
