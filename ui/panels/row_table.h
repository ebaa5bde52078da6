#pragma once

#include <QTableView>

namespace ui {

/// A table whose rows are walked through one by one: Home and End go to the first and the last, and
/// the rows are all of one height, so that a million of them cost no more than a few.
class RowTable : public QTableView {
    Q_OBJECT
public:
    explicit RowTable(QWidget *parent = nullptr);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
};

} // namespace ui
