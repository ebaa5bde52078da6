#pragma once

#include <QToolBar>

class QActionGroup;
class QComboBox;

namespace ui {

struct Actions;
class Document;

/// What is reached for most often, with the square mapping and the number format to choose.
class ToolBar : public QToolBar {
    Q_OBJECT
public:
    ToolBar(const Document *document, const Actions &actions, QWidget *parent);

private:
    /// The actions of a group side by side, one of them down.
    void addSegments(const QString &name, const QString &label, const QActionGroup *group);
    /// A box that triggers the actions of a group.
    QComboBox *addChoice(const QString &name, const QString &label, const QString &tip,
                         const QActionGroup *group);
};

} // namespace ui
