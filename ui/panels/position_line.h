#pragma once

#include "src/board/position.h"
#include "src/notation/fen/fen.h"
#include "ui/document/document.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QMenu;
class QToolButton;

namespace ui {

class MarkedLineEdit;
class MessageLine;

/// The position as a line of FEN and as fields, and what is odd about it.
///
/// A text typed into the FEN is judged with every key and becomes the position, as one step, with
/// Enter or when the user goes elsewhere in the window. While it is wrong the reason is shown and
/// the text stays, whatever happens to the board, until Escape asks for the board's FEN.
class PositionLine : public QWidget {
    Q_OBJECT
public:
    explicit PositionLine(const Document *document, QWidget *parent = nullptr);

    /// Puts a text into the FEN as if it were typed.
    void setText(const QString &text);
    /// Makes the text of the FEN the position, as Enter does; nothing while it is wrong.
    void apply();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void positionRequested(const chess::Position &position, const QString &what);
    void turnRequested(chess::Color turn);
    void castlingRooksRequested(chess::Bitboard rooks);
    void enPassantRequested(std::optional<chess::Square> square);
    void halfmoveClockRequested(std::uint32_t clock);
    void moveNumberRequested(std::uint32_t number);
    /// The squares a problem is about are to be seen on the board; none when it is left.
    void squaresPointedOut(chess::Bitboard squares);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// The right to castle of one colour to one side, as a box.
    struct CastlingBox {
        chess::Color color;
        chess::CastlingSide side;
        QCheckBox *box = nullptr;
        /// The rook the box is about; nothing when there is none that could castle.
        std::optional<chess::Square> rook;
    };

    QWidget *createFields();
    QWidget *createMessagePlace();

    void refresh();
    void refreshCastling();
    void refreshEnPassant();
    void refreshProblems();
    /// Once for a font, since the boxes to measure take long to make.
    void measureNumbers();
    void fitNumbers();
    void judgeText();
    void showFen();
    void showMessage(const QString &text, const QString &iconName);
    QString boardFen() const;

    const Document *m_document;
    MarkedLineEdit *m_fenEdit = nullptr;
    QAction *m_revert = nullptr;
    QComboBox *m_turn = nullptr;
    std::array<CastlingBox, 4> m_castling;
    QComboBox *m_enPassant = nullptr;
    QDoubleSpinBox *m_halfmoveClock = nullptr;
    QDoubleSpinBox *m_moveNumber = nullptr;
    QToolButton *m_problems = nullptr;
    QMenu *m_problemMenu = nullptr;
    QBoxLayout *m_lowerRow = nullptr;
    QWidget *m_fields = nullptr;
    int m_usualNumberWidth = 0;
    int m_largestNumberWidth = 0;
    QWidget *m_messagePlace = nullptr;
    MessageLine *m_message = nullptr;

    /// Whether the text in the FEN is the user's and not what the board says.
    bool m_isForeignText = false;
    /// What was odd about the text that made the position, until the position changes.
    QStringList m_remarks;
};

} // namespace ui
