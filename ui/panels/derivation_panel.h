#pragma once

#include "ui/board/board_picture.h"
#include "ui/document.h"
#include "ui/panels/derivation_choice.h"

#include <QVariantMap>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QScrollArea;
class QTableView;
class QVBoxLayout;

namespace ui {

class DerivationModel;
class DerivationStepView;
class StepPlayer;
class TimingFootnote;

/// How the squares of a piece come about, step by step, by a published method: a table of the
/// steps, and the current one large. It follows the selected piece, or shows one that is chosen.
///
/// While it is hidden it derives nothing and marks nothing.
class DerivationPanel : public QWidget {
    Q_OBJECT
public:
    /// Precondition: the document outlives the panel.
    explicit DerivationPanel(const Document *document, QWidget *parent = nullptr);

    /// Out of view, as behind another tab, it plays nothing and marks nothing on the board.
    void setInView(bool isInView);

    /// Everything that is chosen, for the settings.
    QVariantMap state() const;
    void setState(const QVariantMap &state);

    QSize sizeHint() const override;

signals:
    /// What of the current step is to be marked on the board; nothing while the panel is hidden.
    void stepMarksRequested(const ui::StepMarks &marks);
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLayout *makeChoices();
    QLayout *makeTitle();
    void makeTable();
    QLayout *makeStepHeading();
    QLayout *makeFormulas();
    QLayout *makeFormulaLine(QLabel *formula, const char *name, const QString &copyLabel);
    void connectParts();

    void follow();
    void showSubject();
    /// Fills the list of methods with those of the piece, and chooses the one last used.
    void showWays();
    void chooseWay();
    const DerivationWay &way() const;
    /// Derives anew what is chosen.
    void derive();
    void showWalk(const chess::Walkthrough &walk);
    /// Shows why there are no steps.
    void showNothing(const QString &reason);
    /// Of the formulas.
    chess::WordFormat language() const;
    int currentRow() const;
    void goTo(int row);
    void showStep();
    void fitTable();
    bool handleKey(int key);
    void copyText(const QString &text, const QString &what);

    const Document *m_document;
    DerivationModel *m_model;
    DerivationChoice m_choice;
    /// Whether the choice came from the selection on the board.
    bool m_isFollowed = false;
    std::vector<DerivationWay> m_ways;
    /// The keys of the methods that were chosen, the last one first.
    QStringList m_preferred;
    // Of the derivation that is shown.
    chess::SquareMapping m_mapping = chess::SquareMapping::A1B1;
    chess::Bitboard m_wrappedSquares;
    bool m_isInView = true;

    QScrollArea *m_scroll;
    QComboBox *m_pieceBox;
    QLabel *m_squareCaption = nullptr;
    QComboBox *m_squareBox;
    QLabel *m_sideCaption = nullptr;
    QComboBox *m_sideBox;
    QCheckBox *m_followBox;
    QComboBox *m_methodBox;
    QCheckBox *m_unmaskedBox;
    QCheckBox *m_ownBox;
    QLabel *m_title;
    QLabel *m_agreementIcon;
    QLabel *m_agreement;
    QLabel *m_source;
    QLabel *m_wrapped;
    QTableView *m_table;
    StepPlayer *m_player;
    QLabel *m_stepName;
    QWidget *m_formulas;
    QComboBox *m_languageBox;
    QLabel *m_sentence;
    QLabel *m_formula;
    QLabel *m_words;
    DerivationStepView *m_stepView;
    TimingFootnote *m_timing;
};

} // namespace ui
