#pragma once

#include "src/workbench/tables/table_check.h"
#include "ui/board/board_view.h"

#include <optional>
#include <vector>

namespace ui {

/// A board whose squares are the entries of a checked table; a wrong one has the numbers of its
/// missing and extra bits, as in "−2" and "+1".
///
/// A click chooses a wrong entry. The arrow keys go to the next wrong one in that direction, Home
/// and End to the first and last.
class WrongEntriesBoard : public BoardView {
    Q_OBJECT
public:
    explicit WrongEntriesBoard(QWidget *parent = nullptr);

    /// The first of them becomes the chosen one, unless that which was is wrong still.
    void setWrongEntries(const std::vector<chess::WrongEntry> &entries);
    const std::vector<chess::WrongEntry> &wrongEntries() const { return m_entries; }

    /// The wrong entry that is looked at; nothing when none is wrong.
    const chess::WrongEntry *chosen() const;
    /// Does nothing on a square whose entry is right.
    void choose(chess::Square square);
    /// "e4, 2 missing, 1 extra".
    QString describe(chess::Square square) const;

signals:
    void chosenChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    const chess::WrongEntry *entryOn(chess::Square square) const;
    /// Where an arrow leads: the nearest wrong entry in its direction, in columns before rows.
    std::optional<chess::Square> nextInDirection(int dx, int dy) const;

    std::vector<chess::WrongEntry> m_entries;
    std::optional<chess::Square> m_chosen;
};

} // namespace ui
