#include "ui/positions/positions_filter.h"

#include "ui/widgets/clear_action.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QShortcut>
#include <QTimer>

namespace ui {

namespace {

constexpr int spacing = 8;
/// Typing on before this has passed begins no search.
constexpr int delay = 150; // milliseconds

} // namespace

PositionsFilter::PositionsFilter(QWidget *parent)
    : QWidget(parent)
    , m_text(named(new QLineEdit, "listFilter", tr("Filter")))
    , m_verdicts(named(new QComboBox, "listVerdicts", tr("Show")))
    , m_delay(new QTimer(this))
{
    makeText();
    makeVerdicts();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing);
    row->addWidget(m_text, 1);
    row->addWidget(m_verdicts);
}

void PositionsFilter::makeText()
{
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setToolTip(tr("Show the lines with this text. Capital letters in it are told from "
                          "small ones."));
    addClearAction(m_text, QStringLiteral("clearListFilter"), tr("Clear the filter"));
    m_text->addAction(icon(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    m_delay->setSingleShot(true);
    m_delay->setInterval(delay);
    connect(m_text, &QLineEdit::textChanged, m_delay, qOverload<>(&QTimer::start));
    connect(m_delay, &QTimer::timeout, this, &PositionsFilter::textChanged);
    connect(m_text, &QLineEdit::returnPressed, this, &PositionsFilter::leftForList);
    new QShortcut(Qt::Key_Down, m_text, this, &PositionsFilter::leftForList, Qt::WidgetShortcut);
}

void PositionsFilter::makeVerdicts()
{
    m_verdicts->setToolTip(tr("Show what a check has found"));
    m_verdicts->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (int i = 0; i <= static_cast<int>(ListedVerdicts::Fine); ++i)
        m_verdicts->addItem(textOf(static_cast<ListedVerdicts>(i)));
    connect(m_verdicts, &QComboBox::currentIndexChanged, this, &PositionsFilter::verdictsChanged);
}

QString PositionsFilter::text() const
{
    return m_text->text();
}

void PositionsFilter::setText(const QString &text)
{
    m_text->setText(text);
    m_delay->stop();
    emit textChanged();
}

ListedVerdicts PositionsFilter::verdicts() const
{
    return static_cast<ListedVerdicts>(m_verdicts->currentIndex());
}

void PositionsFilter::showScore(const CheckScore &score)
{
    for (int i = 0; i < m_verdicts->count(); ++i) {
        const auto verdicts = static_cast<ListedVerdicts>(i);
        const bool isCounted = score.checked() > 0 && verdicts != ListedVerdicts::All;
        m_verdicts->setItemText(
            i, isCounted
                   ? tr("%1 (%2)").arg(textOf(verdicts), QLocale().toString(score.of(verdicts)))
                   : textOf(verdicts));
    }
}

} // namespace ui
