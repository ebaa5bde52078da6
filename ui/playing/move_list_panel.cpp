#include "ui/playing/move_list_panel.h"

#include "src/notation/move_text.h"
#include "ui/document.h"
#include "ui/playing/move_list_model.h"
#include "ui/playing/played_line.h"
#include "ui/playing/refusal.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/marked_line_edit.h"
#include "ui/widgets/message_line.h"
#include "ui/widgets/row_table.h"
#include "ui/wording.h"

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

/// Reads a move that the mode allows. A legal move is understood in every mode as it is written
/// among legal ones, which tell "Nf3" from a pinned knight's.
tl::expected<chess::Move, chess::MoveTextError> readMove(const chess::Position &position,
                                                         const std::string &text, MovesMode mode)
{
    auto move = parseMove(position, text, chess::MoveRule::Legal);
    if (move || mode == chess::MoveRule::Legal)
        return move;
    return parseMove(position, text, chess::MoveRule::PseudoLegal);
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
    connect(m_document->undoStack(), &QUndoStack::indexChanged, this, &MoveListPanel::follow);
    connect(m_document, &Document::positionChanged, this, &MoveListPanel::clearComplaint);
    connect(m_document, &Document::moveRuleChanged, this, &MoveListPanel::clearComplaint);
    follow();
}

MoveListPanel::~MoveListPanel()
{
    m_document->undoStack()->disconnect(this);
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
    m_edit->setPlaceholderText(tr("Nf3 or g1f3, then Enter"));
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
    const bool hasMoves = !uciLine(*m_document, selectedRow()).isEmpty();
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
    const MovesMode mode = m_document->moveRule();
    const QString trouble =
        mode == chess::MoveRule::Legal ? whyLegalMovesAreOff(m_document->position()) : QString();
    const auto move = readMove(m_document->position(), text, mode);
    if (trouble.isEmpty() && move) {
        m_edit->setText({}); // undo is now that of the move, not of the text
        emit playRequested(*move);
        return;
    }
    const QString complaint = trouble.isEmpty() ? complaintAbout(move.error(), text) : trouble;
    m_verdict->complain(complaint);
    m_announcer->announce(complaint);
    m_edit->selectAll(); // what is typed next takes its place
}

/// What is wrong with a text, with its place marked; of a move that may not be played the same
/// words as at the board.
QString MoveListPanel::complaintAbout(const chess::MoveTextError &error, const std::string &text)
{
    const qsizetype start = characterAt(text, error.offset);
    m_edit->setUnderlined(start, characterAt(text, error.offset + error.length) - start);
    return error.refusal ? textOf(*error.refusal)
                         : placed(text, error.offset, textOf(describe(error)));
}

void MoveListPanel::clearComplaint()
{
    m_edit->setUnderlined(0, 0);
    m_verdict->say({});
}

} // namespace ui
