#include "ui/playing/move_list_panel.h"

#include "src/notation/moves/move_text.h"
#include "ui/board/refusal.h"
#include "ui/document/document.h"
#include "ui/document/played_line.h"
#include "ui/document/wording.h"
#include "ui/playing/move_list_model.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/marked_line_edit.h"
#include "ui/widgets/message_line.h"
#include "ui/widgets/row_table.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int spacing = 8;

QString textKey()
{
    return QStringLiteral("text");
}

/// Whether a text could not be made out, so that its place says more than the move.
bool isUnreadable(chess::MoveTextErrorKind kind)
{
    using Kind = chess::MoveTextErrorKind;
    return kind == Kind::Empty || kind == Kind::NotAMove || kind == Kind::TextBehind ||
           kind == Kind::NotClosed;
}

} // namespace

MoveListPanel::MoveListPanel(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new MoveListModel(document, this))
    , m_list(new RowTable)
    , m_edit(new MarkedLineEdit)
    , m_verdict(new MessageLine(QStringLiteral("moveVerdict")))
    , m_announcer(new Announcer(this))
{
    setObjectName(QStringLiteral("moveListPanel"));
    makeList();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeButtons());
    layout->addWidget(makeLine());
    layout->addWidget(m_verdict);
    // Its room is there before it says anything, so that the list does not jump.
    m_verdict->setMinimumHeight(fontMetrics().height());
    setFocusProxy(m_list);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &MoveListPanel::showWhatCanBeCopied);
    connect(m_document, &Document::historyChanged, this, &MoveListPanel::follow);
    connect(m_document, &Document::positionChanged, this, &MoveListPanel::clearComplaint);
    connect(m_document, &Document::movesModeChanged, this, &MoveListPanel::clearComplaint);
    follow();
}

MoveListPanel::~MoveListPanel()
{
    m_document->disconnect(this);
    m_list->selectionModel()->disconnect(this);
}

QSize MoveListPanel::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 24};
}

QVariantMap MoveListPanel::state() const
{
    return {{textKey(), m_edit->text()}};
}

void MoveListPanel::setState(const QVariantMap &state)
{
    m_edit->setText(state.value(textKey()).toString());
}

void MoveListPanel::makeList()
{
    m_list->setObjectName(QStringLiteral("moveList"));
    m_list->setAccessibleName(tr("Steps"));
    m_list->setModel(m_model);
    m_list->setAlternatingRowColors(false);
    // Positions differ near their ends as often as near their beginnings.
    m_list->setTextElideMode(Qt::ElideMiddle);
    QHeaderView *header = m_list->horizontalHeader();
    header->setSectionResizeMode(MoveListModel::Move, QHeaderView::Stretch);
    header->setSectionResizeMode(MoveListModel::Uci, QHeaderView::Fixed);
    header->resizeSection(MoveListModel::Uci, fontMetrics().averageCharWidth() * 12);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_list, &QTableView::clicked, this, &MoveListPanel::goTo);
    connect(m_list, &QTableView::activated, this, &MoveListPanel::goTo);
}

QWidget *MoveListPanel::makeButtons()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing / 2);
    const auto add = [&](const char *name, const QString &text, const QString &tip,
                         const QString &what, const QKeySequence &keys,
                         QString (*line)(const Document &, int)) {
        auto *action = new QAction(icon(QStringLiteral("copy")), text, this);
        action->setObjectName(QLatin1String(name));
        action->setToolTip(tip);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_list->addAction(action);
        connect(action, &QAction::triggered, this, [this, what, line] {
            QGuiApplication::clipboard()->setText(line(*m_document, selectedRow()));
            emit copied(what);
        });
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setObjectName(QLatin1String(name) + QStringLiteral("Button"));
        button->setAccessibleName(text);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        layout->addWidget(button);
        return action;
    };
    m_copySan = add("copySan", tr("Copy SAN"),
                    tr("Copy the moves up to the selected row as 1. e4 e5 2. Nf3"),
                    tr("Copied the moves up to the selected row as SAN"),
                    QKeySequence(Qt::CTRL | Qt::Key_C), &sanLine);
    m_copyUci = add("copyUci", tr("Copy UCI"),
                    tr("Copy the moves up to the selected row as e2e4 e7e5 g1f3"),
                    tr("Copied the moves up to the selected row as UCI"), QKeySequence(), &uciLine);
    layout->addStretch(1);
    return row;
}

QWidget *MoveListPanel::makeLine()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    auto *label = new QLabel(tr("M&ove"));
    label->setBuddy(m_edit);
    m_edit->setObjectName(QStringLiteral("moveEdit"));
    m_edit->setAccessibleName(tr("Move"));
    m_edit->setPlaceholderText(tr("Nf3, g1f3 or 1. e4 e5, then Enter"));
    layout->addWidget(label);
    layout->addWidget(m_edit, 1);
    connect(m_edit, &QLineEdit::returnPressed, this, &MoveListPanel::read);
    connect(m_edit, &QLineEdit::textEdited, this, &MoveListPanel::clearComplaint);
    connect(m_edit, &MarkedLineEdit::revertRequested, this, [this] {
        m_edit->clear();
        clearComplaint();
    });
    return row;
}

void MoveListPanel::follow()
{
    const QModelIndex current = m_model->index(m_model->currentRow(), MoveListModel::Move);
    m_list->setCurrentIndex(current);
    m_list->scrollTo(current);
    showWhatCanBeCopied();
}

int MoveListPanel::selectedRow() const
{
    return m_list->currentIndex().row();
}

void MoveListPanel::showWhatCanBeCopied()
{
    const bool hasMoves = lastMove(*m_document, selectedRow()).has_value();
    m_copySan->setEnabled(hasMoves);
    m_copyUci->setEnabled(hasMoves);
}

void MoveListPanel::goTo(const QModelIndex &index)
{
    if (index.row() != m_model->currentRow())
        emit stepRequested(index.row());
}

void MoveListPanel::read()
{
    const std::string text = m_edit->text().toStdString();
    const chess::Position &position = m_document->position();
    const MovesMode mode = m_document->movesMode();
    const chess::MoveLine line =
        parseMoveLine(position, text, mode.value_or(chess::MoveRule::PseudoLegal));
    const QString trouble =
        mode == chess::MoveRule::Legal ? whyLegalMovesAreOff(position) : QString();
    if (trouble.isEmpty() && !line.error) {
        m_edit->setText({}); // undo is now that of the moves, not of the text
        emit playRequested(line.moves);
        if (line.hasVariations)
            m_verdict->say(tr("Variations in parentheses were passed over."));
        return;
    }
    const QString complaint = trouble.isEmpty() ? complaintAbout(line, text) : trouble;
    m_verdict->complain(complaint);
    m_announcer->announce(complaint);
}

/// What is wrong with a text, with its place marked and selected. None of it is played, so the
/// position in which a later move is wrong is named by the move before.
QString MoveListPanel::complaintAbout(const chess::MoveLine &line, const std::string &text)
{
    const chess::MoveTextError &error = *line.error;
    const qsizetype start = characterAt(text, error.offset);
    m_edit->setUnderlined(start, characterAt(text, error.offset + error.length) - start);
    selectWordAt(start);
    const QString sentence = textOf(describe(error));
    if (isUnreadable(error.kind))
        return placed(text, error.offset, sentence);
    if (line.moves.empty())
        return sentence;
    chess::Position before = m_document->position();
    for (std::size_t i = 0; i + 1 < line.moves.size(); ++i)
        before = afterMove(before, line.moves[i]);
    return tr("After %1: %2").arg(textOf(toNumberedSan(before, line.moves.back())), sentence);
}

/// Selects a word, so that what is typed next takes its place.
void MoveListPanel::selectWordAt(qsizetype place)
{
    const QString text = m_edit->text();
    qsizetype begin = place;
    while (begin > 0 && !text[begin - 1].isSpace())
        --begin;
    qsizetype end = place;
    while (end < text.size() && !text[end].isSpace())
        ++end;
    m_edit->setSelection(static_cast<int>(begin), static_cast<int>(end - begin));
}

void MoveListPanel::clearComplaint()
{
    m_edit->setUnderlined(0, 0);
    m_verdict->say({});
}

} // namespace ui
