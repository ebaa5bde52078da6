#pragma once

#include "src/notation/export/walkthrough.h"
#include "ui/board/board_picture.h"
#include "ui/document/document.h"

#include <QVariantMap>
#include <QWidget>

class QLabel;
class QLayout;
class QScrollArea;

namespace ui {

class DerivationModel;
class DerivationQuestion;
class DerivationStepView;
class DerivationTable;
class DerivationTitle;
class StepFormulas;
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
    QLayout *makeStepHeading();
    void connectParts();

    /// Derives anew what is chosen.
    void derive();
    void showWalk(const chess::Walkthrough &walk);
    /// Shows why there are no steps.
    void showNothing(const QString &reason);
    void showStep();
    bool handleKey(int key);

    const Document *m_document;
    DerivationModel *m_model;
    // Of the derivation that is shown.
    chess::SquareMapping m_mapping = chess::SquareMapping::A1B1;
    chess::Bitboard m_wrappedSquares;
    bool m_isInView = true;

    QScrollArea *m_scroll;
    DerivationQuestion *m_question;
    DerivationTitle *m_title;
    QLabel *m_stepName;
    QLabel *m_sentence;
    DerivationStepView *m_stepView;
    StepFormulas *m_formulas;
    DerivationTable *m_table;
    TimingFootnote *m_timing;
    StepPlayer *m_player;
};

} // namespace ui
