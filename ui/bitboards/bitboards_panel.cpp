#include "ui/bitboards/bitboards_panel.h"

#include "ui/bitboards/bitboards_filter.h"
#include "ui/bitboards/bitboards_model.h"
#include "ui/bitboards/mini_board_delegate.h"
#include "ui/bitboards/own_bitboard_actions.h"
#include "ui/document/wording.h"
#include "ui/exchange/bitboard_text.h"
#include "ui/widgets/clear_action.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/list_action.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

QString collapsedKey()
{
    return QStringLiteral("collapsedGroups");
}

} // namespace

BitboardsPanel::BitboardsPanel(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new BitboardsModel(document, this))
    , m_filter(new BitboardsFilter(this))
    , m_filterEdit(new QLineEdit(this))
    , m_view(new QTreeView(this))
    , m_nothingFound(new QLabel(this))
    , m_menu(new QMenu(this))
    , m_collapsed({textOf(titleOf(chess::CatalogueGroup::Masks))})
{
    setObjectName(QStringLiteral("bitboardsPanel"));
    m_filter->setSourceModel(m_model);

    m_filterEdit->setObjectName(QStringLiteral("bitboardsFilter"));
    m_filterEdit->setAccessibleName(tr("Filter bitboards"));
    m_filterEdit->setPlaceholderText(tr("Filter by name, meaning or square"));
    m_filterEdit->addAction(icon(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    addClearAction(m_filterEdit, QStringLiteral("clearFilter"), tr("Clear the filter"))
        ->setToolTip(tr("Clear the filter (Esc)"));
    m_filterEdit->installEventFilter(this);

    m_view->setObjectName(QStringLiteral("bitboardsView"));
    m_view->setAccessibleName(tr("Bitboards"));
    m_view->setModel(m_filter);
    m_view->setItemDelegate(new MiniBoardDelegate(document, m_view));
    m_view->setHeaderHidden(true);
    m_view->setUniformRowHeights(true);
    m_view->setIndentation(fontMetrics().height() * 3 / 4);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setDragEnabled(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setAllColumnsShowFocus(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->installEventFilter(this);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setMinimumSectionSize(1);
    m_view->header()->setSectionResizeMode(BitboardsModel::NameColumn, QHeaderView::Fixed);
    m_view->header()->setSectionResizeMode(BitboardsModel::WordColumn, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(BitboardsModel::CountColumn, QHeaderView::Fixed);

    m_nothingFound->setObjectName(QStringLiteral("nothingFound"));
    m_nothingFound->setAlignment(Qt::AlignCenter);
    m_nothingFound->setWordWrap(true);
    m_nothingFound->setTextFormat(Qt::PlainText);
    m_nothingFound->hide();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_filterEdit);
    layout->addWidget(m_nothingFound, 1);
    layout->addWidget(m_view, 1);

    makeActions();

    connect(m_filterEdit, &QLineEdit::textChanged, this, &BitboardsPanel::filter);
    connect(m_model, &BitboardsModel::layerShownRequested, this,
            &BitboardsPanel::layerShownRequested);
    connect(m_view, &QTreeView::activated, this, &BitboardsPanel::activate);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &BitboardsPanel::choose);
    connect(document, &Document::chosenBitboardChanged, this, &BitboardsPanel::followChosen);
    connect(m_view, &QTreeView::customContextMenuRequested, this, &BitboardsPanel::showMenu);
    connect(m_view, &QTreeView::collapsed, this,
            [this](const QModelIndex &index) { remember(index, true); });
    connect(m_view, &QTreeView::expanded, this,
            [this](const QModelIndex &index) { remember(index, false); });
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &heading) {
        if (!heading.isValid())
            expandAsRemembered();
    });
    // The model has read the names by then.
    connect(document, &Document::mineChanged, this, &BitboardsPanel::measureColumns);
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, &BitboardsPanel::sayIfNothingFound);
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, &BitboardsPanel::sayIfNothingFound);
    connect(document, &Document::flippedChanged, m_view->viewport(),
            [this] { m_view->viewport()->update(); });

    measureColumns();
    expandAsRemembered();
    followChosen();
}

void BitboardsPanel::makeActions()
{
    const auto add = [this](const char *name, const QString &text, const QString &iconName,
                            const QKeySequence &keys, auto slot) {
        QAction *action = addListAction(m_menu, m_view, name, text, iconName, keys);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_menu->setObjectName(QStringLiteral("bitboardsMenu"));
    m_showAction = add("showOnBoard", tr("Show on the board"), QStringLiteral("layer"), {},
                       &BitboardsPanel::toggleLayers);
    m_showAction->setCheckable(true);
    m_inspectAction = add("inspect", tr("Inspect"), QStringLiteral("grid"), {},
                          [this] { activate(m_view->currentIndex()); });
    m_menu->addSeparator();
    m_copyWordAction = add("copyWord", tr("Copy word"), QStringLiteral("copy"), QKeySequence::Copy,
                           &BitboardsPanel::copyWords);
    m_copyNamedAction =
        add("copyNameAndWord", tr("Copy name and word"), {},
            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), [this] { copyList(selectedNames()); });
    m_copyCAction = add("copyAsC", tr("Copy as C"), {}, {}, &BitboardsPanel::copyAsC);
    m_copyPictureAction = add("copyAsPicture", tr("Copy as image"), QStringLiteral("image"), {},
                              [this] { emit copyPictureRequested(selectedNames()); });
    m_menu->addSeparator();
    add("copyGroup", tr("Copy the whole group as a list"), {}, {},
        [this] { copyList(groupNames()); });
    m_menu->addSeparator();
    m_own = new OwnBitboardActions(m_document, m_view, m_menu, [this] { return selectedNames(); });
    connect(m_own, &OwnBitboardActions::setMineRequested, this, &BitboardsPanel::setMineRequested);
    connect(m_own, &OwnBitboardActions::renameRequested, this, &BitboardsPanel::renameRequested);
    connect(m_own, &OwnBitboardActions::removeRequested, this, &BitboardsPanel::removeRequested);
    connect(m_own, &OwnBitboardActions::chosenRequested, this, &BitboardsPanel::chosenRequested);
    connect(m_own, &OwnBitboardActions::operationsRequested, this,
            &BitboardsPanel::operationsRequested);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, m_own,
            &OwnBitboardActions::update);
}

QSize BitboardsPanel::sizeHint() const
{
    return {m_nameWidth + m_wordWidth + m_countWidth + widthBesideColumns(),
            fontMetrics().height() * 30};
}

void BitboardsPanel::measureColumns()
{
    QStyleOptionViewItem option;
    option.initFrom(m_view);
    option.font = m_view->font();
    option.widget = m_view;
    const auto widthOf = [&](const QModelIndex &index) {
        return m_view->itemDelegate()->sizeHint(option, index).width();
    };
    int widestName = 0;
    QModelIndex sample;
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex heading = m_model->index(group, 0);
        for (int row = 0; row < m_model->rowCount(heading); ++row) {
            sample = m_model->index(row, BitboardsModel::NameColumn, heading);
            widestName = std::max(widestName, widthOf(sample));
        }
        if (group == 0) // that of the pieces
            m_pieceNameWidth = widestName + m_view->indentation();
    }
    m_nameWidth = widestName + m_view->indentation();
    m_wordWidth = widthOf(sample.siblingAtColumn(BitboardsModel::WordColumn));
    m_countWidth = widthOf(sample.siblingAtColumn(BitboardsModel::CountColumn));
    // A heading and a few rows stay in sight beside whatever tool is opened.
    constexpr int fewRows = 4;
    m_view->setMinimumHeight(fewRows * m_view->itemDelegate()->sizeHint(option, sample).height() +
                             2 * m_view->frameWidth());
    fitColumns();
}

int BitboardsPanel::widthBesideColumns() const
{
    return m_view->verticalScrollBar()->sizeHint().width() + 16;
}

int BitboardsPanel::widthForWords() const
{
    return m_pieceNameWidth + m_wordWidth + m_countWidth + widthBesideColumns();
}

void BitboardsPanel::fitColumns()
{
    // In a narrow dock long names give way first, then the words, down to their first and last
    // digits, and at last the names of the pieces too.
    const int room = width() - widthBesideColumns() - m_countWidth;
    const int besideWords = std::min(m_nameWidth, room - m_wordWidth);
    const int besideFewDigits = std::min(m_pieceNameWidth, room - m_wordWidth * 2 / 3);
    m_view->setColumnWidth(BitboardsModel::NameColumn, std::max(besideWords, besideFewDigits));
    m_view->setColumnWidth(BitboardsModel::CountColumn, m_countWidth);
}

void BitboardsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void BitboardsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        measureColumns();
}

QVariantMap BitboardsPanel::state() const
{
    QStringList collapsed(m_collapsed.begin(), m_collapsed.end());
    collapsed.sort();
    return {{collapsedKey(), collapsed}};
}

void BitboardsPanel::setState(const QVariantMap &state)
{
    if (!state.contains(collapsedKey()))
        return;
    const QStringList collapsed = state.value(collapsedKey()).toStringList();
    m_collapsed = QSet<QString>(collapsed.begin(), collapsed.end());
    expandAsRemembered();
}

QString BitboardsPanel::nameAt(const QModelIndex &index) const
{
    return m_model->nameAt(m_filter->mapToSource(index));
}

void BitboardsPanel::remember(const QModelIndex &heading, bool isCollapsed)
{
    // While filtering, groups open and close for the sake of what was found.
    if (!m_filter->text().isEmpty())
        return;
    if (isCollapsed)
        m_collapsed.insert(nameAt(heading));
    else
        m_collapsed.remove(nameAt(heading));
}

void BitboardsPanel::expandAsRemembered()
{
    const bool isFiltering = !m_filter->text().isEmpty();
    // Taken beforehand: the signals of the view write to the set.
    const QSet<QString> collapsed = m_collapsed;
    for (int group = 0; group < m_filter->rowCount(); ++group) {
        const QModelIndex heading = m_filter->index(group, 0);
        m_view->setExpanded(heading, isFiltering || !collapsed.contains(nameAt(heading)));
    }
}

void BitboardsPanel::filter(const QString &text)
{
    m_filter->setText(text);
    expandAsRemembered();
    sayIfNothingFound();
    followChosen();
    // Scrolling to a row would open its group.
    if (m_view->isExpanded(m_view->currentIndex().parent()))
        m_view->scrollTo(m_view->currentIndex());
}

void BitboardsPanel::sayIfNothingFound()
{
    const bool isNothing = m_filter->rowCount() == 0;
    m_nothingFound->setText(
        isNothing ? tr("No bitboard has “%1” in its name or meaning.").arg(m_filter->text())
                  : QString());
    m_nothingFound->setVisible(isNothing);
    m_view->setVisible(!isNothing);
}

bool BitboardsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *keyEvent = static_cast<QKeyEvent *>(event);
    if (watched == m_filterEdit) {
        if (keyEvent->key() == Qt::Key_Escape && !m_filterEdit->text().isEmpty()) {
            m_filterEdit->clear();
            return true;
        }
        if (keyEvent->key() == Qt::Key_Down) {
            enterList();
            return true;
        }
    } else if (watched == m_view && keyEvent->key() == Qt::Key_Space &&
               keyEvent->modifiers() == Qt::NoModifier) {
        const QModelIndex current = m_view->currentIndex().siblingAtColumn(0);
        if (current.isValid() && BitboardsModel::isGroup(current))
            m_view->setExpanded(current, !m_view->isExpanded(current));
        else
            toggleLayers();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void BitboardsPanel::activate(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const QModelIndex first = index.siblingAtColumn(0);
    if (BitboardsModel::isGroup(first)) {
        m_view->setExpanded(first, !m_view->isExpanded(first));
    } else {
        emit chosenRequested(nameAt(first));
        emit inspectRequested();
    }
}

void BitboardsPanel::enterList()
{
    m_view->setFocus(Qt::TabFocusReason);
    const QModelIndex current = m_view->currentIndex().siblingAtColumn(0);
    if (current.isValid() && !BitboardsModel::isGroup(current))
        choose(current);
    else // to what was found, not to the heading above it
        m_view->setCurrentIndex(m_filter->index(0, 0, m_filter->index(0, 0)));
}

void BitboardsPanel::choose(const QModelIndex &index)
{
    // When rows pass away, in filtering for one, the view goes to another row by itself.
    if (m_view->hasFocus() && index.isValid() && !BitboardsModel::isGroup(index.siblingAtColumn(0)))
        emit chosenRequested(nameAt(index.siblingAtColumn(0)));
}

void BitboardsPanel::followChosen()
{
    const QString chosen = m_document->chosenBitboard();
    const QModelIndex current = m_view->currentIndex().siblingAtColumn(0);
    if (current.isValid() && !BitboardsModel::isGroup(current) && nameAt(current) == chosen)
        return;
    for (int group = 0; group < m_filter->rowCount(); ++group) {
        const QModelIndex heading = m_filter->index(group, 0);
        // A group that is closed stays so.
        for (int row = 0; m_view->isExpanded(heading) && row < m_filter->rowCount(heading); ++row) {
            const QModelIndex index = m_filter->index(row, 0, heading);
            if (nameAt(index) == chosen)
                m_view->setCurrentIndex(index);
        }
    }
}

void BitboardsPanel::toggleLayers()
{
    const QStringList names = selectedNames();
    if (names.isEmpty())
        return;
    const QStringList shown = m_document->layers();
    const bool isAnyHidden = std::any_of(
        names.begin(), names.end(), [&](const QString &name) { return !shown.contains(name); });
    for (const QString &name : names)
        emit layerShownRequested(name, isAnyHidden);
}

QStringList BitboardsPanel::selectedNames() const
{
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    if (rows.isEmpty() && m_view->currentIndex().isValid())
        rows.append(m_view->currentIndex().siblingAtColumn(0));
    for (QModelIndex &row : rows)
        row = m_filter->mapToSource(row);
    return m_model->namesIn(rows);
}

QStringList BitboardsPanel::groupNames() const
{
    QModelIndex heading = m_filter->mapToSource(m_view->currentIndex().siblingAtColumn(0));
    if (heading.isValid() && !BitboardsModel::isGroup(heading))
        heading = heading.parent();
    QStringList names;
    for (int row = 0; heading.isValid() && row < m_model->rowCount(heading); ++row)
        names.append(m_model->nameAt(m_model->index(row, 0, heading)));
    return names;
}

void BitboardsPanel::showMenu(const QPoint &position)
{
    const QStringList names = selectedNames();
    const bool isMany = names.size() > 1;
    m_copyWordAction->setText(isMany ? tr("Copy words") : tr("Copy word"));
    m_copyNamedAction->setText(isMany ? tr("Copy names and words") : tr("Copy name and word"));
    m_inspectAction->setEnabled(names.size() == 1);
    const QStringList shown = m_document->layers();
    m_showAction->setChecked(
        !names.isEmpty() && std::all_of(names.begin(), names.end(),
                                        [&](const QString &name) { return shown.contains(name); }));
    for (QAction *action :
         {m_showAction, m_copyWordAction, m_copyNamedAction, m_copyCAction, m_copyPictureAction})
        action->setEnabled(!names.isEmpty());
    m_menu->popup(m_view->viewport()->mapToGlobal(position));
}

void BitboardsPanel::copyWords()
{
    const QStringList names = selectedNames();
    QStringList words;
    for (const QString &name : names)
        words.append(wordOf(*m_document, name));
    put(words.join(u'\n'), names);
}

void BitboardsPanel::copyList(const QStringList &names)
{
    put(labelledList(*m_document, names), names);
}

void BitboardsPanel::copyAsC()
{
    const QStringList names = selectedNames();
    put(cSource(*m_document, names), names);
}

void BitboardsPanel::put(const QString &text, const QStringList &names)
{
    if (names.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(text);
    emit copied(names.size() == 1 ? tr("Copied %1").arg(names.first())
                                  : tr("Copied %1 bitboards").arg(names.size()));
}

} // namespace ui
