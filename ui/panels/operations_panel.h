#pragma once

#include "src/workbench/expression/bitboard_operations.h"
#include "ui/document/document.h"
#include "ui/widgets/tall_scroll_area.h"

#include <QVariantMap>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace ui {

class BoardView;

/// Does something with a whole bitboard: a step, a turn, a fill, a set operation with another, or
/// one of its subsets. What comes out is shown before it is done.
class OperationsPanel : public TallScrollArea {
    Q_OBJECT
public:
    /// Precondition: the document outlives the panel.
    explicit OperationsPanel(const Document *document, QWidget *parent = nullptr);

    /// The operation with what it was done with.
    QVariantMap state() const;
    void setState(const QVariantMap &state);

    QSize sizeHint() const override;

signals:
    void chosenRequested(const QString &name);
    /// Make or replace a bitboard of one's own; `what` names the step.
    void setMineRequested(const QString &name, chess::Bitboard squares, const QString &what);
    void setPiecesRequested(chess::Piece piece, chess::Bitboard squares);

private:
    struct Result {
        chess::Bitboard squares;
        /// Those that came in at the other side of the board.
        chess::Bitboard wrapped;
        /// Why there is none; empty when there is.
        QString error;
    };

    void makeParts();
    void readNames();
    void fillOperations();
    void chooseOperation(const QString &name);
    void showOperation();
    void showResult();
    void showSubset();
    void stepSubset(std::uint64_t number);
    void apply();
    void addAsNew();

    const chess::BitboardOperation &operation() const;
    bool isSubset() const;
    /// The operand beside the bitboard itself, if the operation has one.
    const chess::OperationParameter *secondParameter() const;
    std::optional<chess::ExpressionValue> secondOperand() const;
    chess::Bitboard squares() const;
    Result result() const;

    const Document *m_document;
    std::uint64_t m_subset = 0;

    QComboBox *m_bitboard;
    QComboBox *m_operation;
    QLabel *m_meaning;
    QLabel *m_withLabel;
    QComboBox *m_with;
    QLabel *m_countLabel;
    QSpinBox *m_count;
    QCheckBox *m_unmasked;
    QWidget *m_subsetRow;
    QLabel *m_subsetLabel;
    QToolButton *m_firstSubset;
    QToolButton *m_previousSubset;
    QToolButton *m_nextSubset;
    QToolButton *m_lastSubset;
    BoardView *m_before;
    BoardView *m_after;
    QLineEdit *m_word;
    QLabel *m_squareList;
    QPushButton *m_apply;
    QPushButton *m_addAsNew;
};

} // namespace ui
