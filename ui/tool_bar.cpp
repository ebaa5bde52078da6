#include "ui/tool_bar.h"

#include "ui/actions.h"
#include "ui/document/document.h"
#include "ui/widgets/controls.h"

#include <QActionGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace ui {

ToolBar::ToolBar(const Document *document, const Actions &actions, QWidget *parent)
    : QToolBar(tr("Toolbar"), parent)
{
    setObjectName(QStringLiteral("toolBar"));
    toggleViewAction()->setObjectName(QStringLiteral("toolBarShown"));
    toggleViewAction()->setStatusTip(tr("Show or hide the toolbar"));
    setIconSize(QSize(20, 20));
    addActions({actions.newPosition, actions.open, actions.save});
    addSeparator();
    addActions({actions.undo, actions.redo});
    addSeparator();
    addActions({actions.flip, actions.bitNumbers});
    addSeparator();
    addSegments(QStringLiteral("movesMode"), tr("Moves"), actions.movesModes);
    addSeparator();

    QComboBox *mapping =
        addChoice(QStringLiteral("mapping"), tr("&Bits"),
                  tr("The square mapping: the squares of bit 0 and bit 1"), actions.mappings);
    const auto showMapping = [document, mapping] {
        mapping->setCurrentIndex(static_cast<int>(document->mapping()));
    };
    connect(document, &Document::mappingChanged, mapping, showMapping);
    showMapping();

    QComboBox *format = addChoice(QStringLiteral("wordFormat"), tr("N&umbers"),
                                  tr("How words are written"), actions.wordFormats);
    const auto showFormat = [document, format] {
        format->setCurrentIndex(static_cast<int>(document->wordFormat()));
    };
    connect(document, &Document::wordFormatChanged, format, showFormat);
    showFormat();
}

void ToolBar::addSegments(const QString &name, const QString &label, const QActionGroup *group)
{
    auto *row = new QWidget(this);
    row->setObjectName(name);
    row->setAccessibleName(label);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(8, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(new QLabel(label, row));
    layout->addSpacing(4);
    for (QAction *action : group->actions()) {
        auto *button = new QToolButton(row);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setAccessibleName(button->text());
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        layout->addWidget(button);
    }
    addWidget(row);
}

QComboBox *ToolBar::addChoice(const QString &name, const QString &label, const QString &tip,
                              const QActionGroup *group)
{
    auto *box = named(new QComboBox(this), name, label);
    box->setToolTip(tip);
    for (const QAction *action : group->actions())
        box->addItem(action->text());
    auto *caption = new QLabel(label, this);
    caption->setContentsMargins(8, 0, 6, 0);
    caption->setBuddy(box);
    addWidget(caption);
    addWidget(box);
    connect(box, &QComboBox::activated, this,
            [group](int index) { group->actions().at(index)->trigger(); });
    return box;
}

} // namespace ui
