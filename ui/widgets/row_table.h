#pragma once

#include <QTableView>

namespace ui {

/// A table whose rows are walked through one by one: Home and End go to the first and the last, and
/// the rows are all of one height, so that a million of them cost no more than a few. The chosen
/// row stays in view when the table shrinks; a text that is cut off is whole in the tool tip.
class RowTable : public QTableView {
    Q_OBJECT
public:
    explicit RowTable(QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
};

} // namespace ui
