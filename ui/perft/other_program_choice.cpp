#include "ui/perft/other_program_choice.h"

#include "src/notation/moves/divide_text.h"
#include "ui/dialogs/dialog_buttons.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/paste_box.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int spacing = 8;
constexpr int longestCommand = 4000;

// Kept in settings by these names, which never change.
QString nameOf(OtherProgramChoice::Kind kind)
{
    switch (kind) {
    case OtherProgramChoice::Kind::None:
        return QStringLiteral("nothing");
    case OtherProgramChoice::Kind::Text:
        return QStringLiteral("text");
    case OtherProgramChoice::Kind::Engine:
        break;
    }
    return QStringLiteral("engine");
}

QString kindKey()
{
    return QStringLiteral("other");
}

QString commandKey()
{
    return QStringLiteral("engine");
}

/// Whether a text looks like the divide of any position, in which its moves may not be legal.
bool isDivide(const QString &text)
{
    return text.size() <= PasteBox::longestText &&
           parseDivide(chess::Position::start(), text.toStdString()).hasCounts();
}

} // namespace

OtherProgramChoice::OtherProgramChoice(QWidget *parent)
    : QWidget(parent)
    , m_kind(new QComboBox)
    , m_text(new PasteBox(14))
    , m_paste(new QPushButton(tr("Paste d&ivide…")))
    , m_command(new QLineEdit)
    , m_choose(new QPushButton(tr("Choose…")))
{
    m_kind->setObjectName(QStringLiteral("perftOther"));
    m_kind->setAccessibleName(tr("Compare with"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(8);
    m_kind->addItem(tr("nothing"), nameOf(Kind::None));
    m_kind->addItem(tr("a pasted divide"), nameOf(Kind::Text));
    m_kind->addItem(tr("a UCI engine"), nameOf(Kind::Engine));
    m_text->setObjectName(QStringLiteral("otherDivide"));
    m_text->setAccessibleName(tr("Divide of another program"));
    m_text->setPlaceholderText(QStringLiteral("e2e4: 20\nd2d4: 20\n…"));
    m_engineRow = makeEngineRow();
    auto *caption = new QLabel(tr("Compare &with"));
    caption->setBuddy(m_kind);
    auto *line = new QHBoxLayout;
    line->setSpacing(spacing);
    line->addWidget(caption);
    line->addWidget(m_kind, 1);
    line->addWidget(m_paste);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addLayout(line);
    layout->addWidget(m_engineRow);
    m_pasteDialog = makePasteDialog();
    named(m_paste, "pasteDivide", m_paste->text());
    connect(m_paste, &QPushButton::clicked, this, &OtherProgramChoice::pasteDivide);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        emit changed();
    });
    connect(m_text, &PasteBox::textChanged, this, &OtherProgramChoice::changed);
    connect(m_text, &PasteBox::refused, this, &OtherProgramChoice::refused);
    connect(m_command, &QLineEdit::textChanged, this, &OtherProgramChoice::changed);
    connect(m_command, &QLineEdit::returnPressed, this, &OtherProgramChoice::entered);
    connect(m_choose, &QPushButton::clicked, this, &OtherProgramChoice::chooseEngine);
    showKind();
}

QWidget *OtherProgramChoice::makeEngineRow()
{
    m_command->setObjectName(QStringLiteral("engineCommand"));
    m_command->setAccessibleName(tr("Engine"));
    m_command->setPlaceholderText(tr("for example stockfish"));
    m_command->setMaxLength(longestCommand);
    m_command->setToolTip(
        tr("The program of the engine and its arguments. It must answer “go perft” "
           "with a divide, as Stockfish does."));
    m_choose->setObjectName(QStringLiteral("chooseEngine"));
    m_choose->setAccessibleName(m_choose->text());
    auto *caption = new QLabel(tr("En&gine"));
    caption->setBuddy(m_command);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addWidget(caption);
    layout->addWidget(m_command, 1);
    layout->addWidget(m_choose);
    return row;
}

/// Beside the window rather than over it, so that the table goes along with what is pasted.
QDialog *OtherProgramChoice::makePasteDialog()
{
    auto *dialog = new QDialog(this);
    dialog->setObjectName(QStringLiteral("pasteDivideDialog"));
    dialog->setWindowTitle(tr("Divide of another program"));
    auto *buttons = makeDialogButtons(QDialogButtonBox::Cancel, dialog);
    buttons->button(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("cancelPasteDivide"));
    QPushButton *compare = addDialogButton(*buttons, "comparePastedDivide", tr("Co&mpare"),
                                           QStringLiteral("check"), QDialogButtonBox::AcceptRole);
    connect(dialog, &QDialog::accepted, this, [this] {
        if (isDivide(m_text->toPlainText()))
            emit compareRequested();
    });
    connect(dialog, &QDialog::rejected, this, [this] {
        if (m_text->toPlainText() != m_textBefore)
            m_text->setPlainText(m_textBefore);
    });
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(m_text);
    layout->addWidget(buttons);
    compare->setDefault(true); // not before it is in the dialog
    return dialog;
}

void OtherProgramChoice::setPasted(const QString &text)
{
    m_textBefore = text;
    m_text->setPlainText(text);
}

void OtherProgramChoice::pasteDivide()
{
    if (!m_pasteDialog->isVisible()) {
        m_textBefore = m_text->toPlainText();
        // Once only: what was made of it in the box since is not to be lost.
        const QString copied = QGuiApplication::clipboard()->text();
        if (copied != m_lastCopied && isDivide(copied)) {
            m_lastCopied = copied;
            m_text->selectAll();
            m_text->paste();
        }
    }
    m_pasteDialog->show();
    m_pasteDialog->activateWindow();
    m_text->setFocus();
}

void OtherProgramChoice::chooseEngine()
{
    auto *dialog = new QFileDialog(this, tr("Choose an engine"));
    dialog->setObjectName(QStringLiteral("engineDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    if (const QFileInfo present(command()); present.exists())
        dialog->selectFile(present.absoluteFilePath());
    connect(dialog, &QFileDialog::fileSelected, m_command, &QLineEdit::setText);
    dialog->open();
}

void OtherProgramChoice::showKind()
{
    m_paste->setVisible(kind() == Kind::Text);
    if (kind() != Kind::Text)
        m_pasteDialog->hide(); // neither taken nor cancelled
    m_engineRow->setVisible(kind() == Kind::Engine);
}

OtherProgramChoice::Kind OtherProgramChoice::kind() const
{
    return static_cast<Kind>(m_kind->currentIndex());
}

QString OtherProgramChoice::command() const
{
    return m_command->text().trimmed();
}

QVariantMap OtherProgramChoice::state() const
{
    return {{kindKey(), m_kind->currentData()}, {commandKey(), command()}};
}

void OtherProgramChoice::setState(const QVariantMap &state)
{
    m_command->setText(state.value(commandKey(), command()).toString().left(longestCommand));
    chooseText(*m_kind, state.value(kindKey()));
}

} // namespace ui
