#include "ui/derivation/step_formulas.h"

#include "ui/document/wording.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int spacing = 8;

// The choice is kept in settings by this name, which never changes.
QString languageKey()
{
    return QStringLiteral("language");
}

} // namespace

StepFormulas::StepFormulas(QWidget *parent)
    : QWidget(parent)
    , m_languageBox(named(new QComboBox, "formulaLanguage", tr("Language")))
    , m_formula(makeText("stepFormula", true))
    , m_words(makeText("stepFormulaOfWords", true))
{
    for (const chess::WordFormat format : chess::allWordFormats) {
        if (isLanguage(format))
            m_languageBox->addItem(textOf(format), textOf(nameOf(format)));
    }
    chooseText(*m_languageBox, textOf(nameOf(chess::WordFormat::Cpp)));

    auto *line = new QHBoxLayout;
    line->setSpacing(spacing);
    line->addWidget(captionOf(m_languageBox, m_languageBox->accessibleName()));
    line->addWidget(m_languageBox);
    line->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing / 2);
    column->addLayout(line);
    column->addLayout(makeLine(m_formula, "copyFormula", tr("Copy formula")));
    column->addLayout(makeLine(m_words, "copyFormulaOfWords", tr("Copy formula in words")));
    connect(m_languageBox, &QComboBox::currentIndexChanged, this, &StepFormulas::languageChanged);
}

QLayout *StepFormulas::makeLine(QLabel *formula, const char *name, const QString &copyLabel)
{
    formula->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto *button = named(new QToolButton, name, copyLabel);
    button->setIcon(icon(QStringLiteral("copy")));
    button->setAutoRaise(true);
    button->setToolTip(copyLabel);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, formula] {
        QGuiApplication::clipboard()->setText(formula->text());
        emit copied(
            tr("Copied the formula of %1 in %2").arg(m_stepName, m_languageBox->currentText()));
    });
    auto *line = new QHBoxLayout;
    line->setSpacing(spacing);
    line->addWidget(formula, 1);
    line->addWidget(button, 0, Qt::AlignTop);
    return line;
}

chess::WordFormat StepFormulas::language() const
{
    const std::string name = m_languageBox->currentData().toString().toStdString();
    return *chess::parseWordFormat(name);
}

void StepFormulas::showStep(const chess::DerivationStep &step, chess::SquareMapping mapping)
{
    m_stepName = textOf(step.name);
    m_formula->setText(textOf(toFormula(step, language())));
    m_words->setText(textOf(toFormulaOfWords(step, mapping, language())));
}

void StepFormulas::clear()
{
    m_stepName.clear();
    m_formula->clear();
    m_words->clear();
}

QVariantMap StepFormulas::state() const
{
    return {{languageKey(), m_languageBox->currentData()}};
}

void StepFormulas::setState(const QVariantMap &state)
{
    chooseText(*m_languageBox, state.value(languageKey()));
}

} // namespace ui
