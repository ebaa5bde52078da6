#pragma once

#include <QScrollArea>

class QTableView;

namespace ui {

/// A scroll area whose contents are as high as their wrapped texts need at the width there is. Its
/// base goes by the minimum size, which knows nothing of the lines that a narrow text takes, and
/// would squeeze them.
class TallScrollArea : public QScrollArea {
    Q_OBJECT
public:
    explicit TallScrollArea(QWidget *parent = nullptr);

    /// The contents, which have a layout; takes the place of `setWidget`.
    void setBody(QWidget *body);
    /// A table in the contents, with a model, that takes the room that is left over; its size hint
    /// is no higher than its least height. Where there is no room for so many of its rows it is as
    /// high as all of them, and this scrolls in its place: nobody has to scroll in two places at
    /// once.
    void setTable(QTableView *table, int fewestRows);
    /// Scrolls so that this part of the contents is on top, or as far up as there is something
    /// below it.
    void showFrom(const QWidget *part);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitHeight();
    void fitTable();
    void showCurrentRow();

    QTableView *m_table = nullptr;
    int m_fewestRows = 0;
};

} // namespace ui
