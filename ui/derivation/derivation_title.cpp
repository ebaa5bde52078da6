#include "ui/derivation/derivation_title.h"

#include "ui/document/wording.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/icon_label.h"

#include <QStringList>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int spacing = 8;

} // namespace

DerivationTitle::DerivationTitle(QWidget *parent)
    : QWidget(parent)
    , m_title(makeText("derivationTitle", true))
    , m_agreementIcon(new IconLabel)
    , m_agreement(makeText("derivationAgreement", false))
    , m_source(makeText("derivationSource", true))
    , m_wrapped(makeText("derivationWrapped", true))
{
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_agreementIcon->setObjectName(QStringLiteral("agreementIcon"));
    m_agreementIcon->setIconName(QStringLiteral("check"));
    auto *line = new QHBoxLayout;
    line->setSpacing(spacing / 2);
    line->addWidget(m_title, 1);
    line->addWidget(m_agreementIcon, 0, Qt::AlignTop);
    line->addWidget(m_agreement, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(m_source);
    column->addWidget(m_wrapped);
}

void DerivationTitle::showWalk(const chess::Walkthrough &walk)
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
}

void DerivationTitle::showReason(const QString &reason)
{
    m_title->setText(reason);
    m_source->clear();
    m_agreementIcon->hide();
    m_agreement->hide();
    m_wrapped->hide();
}

} // namespace ui
