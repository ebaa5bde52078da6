#pragma once

#include "src/board/bitboard.h"
#include "src/board/square_mapping.h"
#include "ui/widgets/tall_scroll_area.h"

#include <QVariantMap>

#include <cstdint>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QRadioButton;

namespace ui {

class Document;
class MappingBoard;

/// All eight square mappings at a glance, with what the chosen bitboard is under each, and what a
/// change of the mapping means: the same squares under another number, or the same number and other
/// squares.
class CompassPanel : public TallScrollArea {
    Q_OBJECT
public:
    explicit CompassPanel(const Document *document, QWidget *parent = nullptr);

    QVariantMap state() const;
    /// Takes what `state()` gave; what it does not know stays as it is.
    void setState(const QVariantMap &state);

    QSize sizeHint() const override;

signals:
    void mappingRequested(chess::SquareMapping mapping);
    /// A bitboard of the user's own is to have the squares that its number stands for under a
    /// mapping.
    void reinterpretRequested(const QString &name, chess::Bitboard squares,
                              chess::SquareMapping mapping);
    /// Squares are to become a bitboard of the user's own.
    void addRequested(const QString &name, chess::Bitboard squares);
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Card {
        QRadioButton *choice;
        MappingBoard *board;
    };

    void fillHead();
    Card makeCard(chess::SquareMapping mapping);
    void arrange();
    bool keepsNumber() const;
    bool isOwn() const;
    void choose(chess::SquareMapping mapping);
    void copy(const MappingBoard &board);
    /// Takes the number of the chosen bitboard as the one to keep.
    void takeNumber();
    void showCards();
    void showMeaning();

    const Document *m_document;
    QLabel *m_title;
    QRadioButton *m_keepSquares;
    QRadioButton *m_keepNumber;
    QLabel *m_meaning;
    QLabel *m_result;
    QPushButton *m_add;
    std::vector<Card> m_cards;
    QBoxLayout *m_head;
    QGridLayout *m_cardGrid;
    chess::Bitboard m_squares;
    /// The number to keep.
    std::uint64_t m_number = 0;
    int m_columns = 0;
    bool m_isChoosing = false;
};

} // namespace ui
