#include "ui/positions/position_steps.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icons.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;

QToolButton *makeStepButton(const char *name, const QString &label, const QString &iconName)
{
    auto *button = named(new QToolButton, name, label);
    button->setToolTip(label);
    button->setIcon(icon(iconName));
    button->setAutoRepeat(true);
    return button;
}

} // namespace

PositionSteps::PositionSteps(QWidget *parent)
    : QWidget(parent)
    , m_previous(
          makeStepButton("previousPosition", tr("Previous position"), QStringLiteral("arrow_left")))
    , m_next(makeStepButton("nextPosition", tr("Next position"), QStringLiteral("arrow_right")))
    , m_number(named(new QSpinBox, "positionNumber", tr("&Go to")))
    , m_count(new ElidedLabel)
{
    m_number->setToolTip(tr("Go to the position of this number"));
    m_number->setKeyboardTracking(false);
    m_count->setObjectName(QStringLiteral("positionCount"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(captionOf(m_number, tr("&Go to")));
    row->addWidget(m_number);
    row->addWidget(m_count, 1);
    connect(m_previous, &QToolButton::clicked, this, [this] { emit stepRequested(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepRequested(1); });
    connect(m_number, &QSpinBox::valueChanged, this,
            [this](int number) { emit numberRequested(number - 1); });
}

void PositionSteps::showPlace(const Place &place)
{
    const QSignalBlocker blocker(m_number);
    m_number->setEnabled(place.count > 0);
    m_number->setRange(std::min(place.count, 1), place.count);
    m_number->setValue(place.number.value_or(-1) + 1);
    const bool isWhole = !place.shown || place.count == 0;
    const QString pattern = isWhole           ? tr("of %1")
                            : place.isLeftOut ? tr("of %1, not among the %2 shown")
                                              : tr("of %1, %2 shown");
    const QLocale locale;
    m_count->setText(QString(pattern)
                         .replace(QStringLiteral("%1"), locale.toString(place.count))
                         .replace(QStringLiteral("%2"), locale.toString(place.shown.value_or(0))));
    const bool isAnyShown = place.shown.value_or(place.count) > 0;
    m_previous->setEnabled(isAnyShown);
    m_next->setEnabled(isAnyShown);
}

} // namespace ui
