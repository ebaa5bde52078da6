#pragma once

#include "src/workbench/tables/square_tables.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class BoardView;
class Document;

/// One entry of a table, large: its squares on a board, its word and what can be done with it.
class EntryView : public QWidget {
    Q_OBJECT
public:
    explicit EntryView(const Document *document, QWidget *parent = nullptr);

    /// Shares the room between the board and the facts, which stand beside it or below. There is
    /// room for the largest entry of the table, so that nothing jumps from one to the next. Gives
    /// the height that all takes.
    int fit(bool isStacked, QSize room);
    /// The width of the facts alone.
    int leastWidth() const;

    void setEntry(const chess::SquareTable &table, chess::Square square);

    /// The name the entry gets as a bitboard of the user's own: "knight_e4".
    QString bitboardName() const;
    chess::Bitboard squares() const;

signals:
    void copyRequested();
    /// The entry is to become a bitboard of the user's own, and that to be laid on the board.
    void layerRequested(const QString &name, chess::Bitboard squares);
    /// The entry is to become a bitboard of the user's own, and that to be chosen.
    void addRequested(const QString &name, chess::Bitboard squares);

private:
    QPushButton *makeButton(const char *name, const QString &text, const QString &iconName,
                            const QString &tip);
    void showEntry();
    /// "8 squares: d2 f2 …".
    /// The height of the longest list of the table at a width.
    int listHeight(int width) const;

    const Document *m_document;
    const chess::SquareTable *m_table;
    chess::Square m_square;

    QBoxLayout *m_layout;
    QBoxLayout *m_facts;
    BoardView *m_board;
    QLabel *m_title;
    QLineEdit *m_word;
    QLabel *m_squareList;
};

} // namespace ui
