#pragma once

#include "src/workbench/expression/expression.h"
#include "ui/document/document.h"
#include "ui/widgets/tall_scroll_area.h"

#include <QStringList>
#include <QVariantMap>

#include <optional>
#include <vector>

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;
class QTreeView;

namespace ui {

class ExpressionCompleter;
class ExpressionEdit;
class ExpressionResult;
class ExpressionTreeModel;
class MessageLine;

/// The calculator: an expression, its value, and every part of it, computed as it is typed.
class CalculatorPanel : public TallScrollArea {
    Q_OBJECT
public:
    /// Precondition: the document outlives the panel.
    explicit CalculatorPanel(const Document *document, QWidget *parent = nullptr);

    /// The expression and those before it.
    QVariantMap state() const;
    void setState(const QVariantMap &state);

    QSize sizeHint() const override;

signals:
    void layerRequested(const QString &name, chess::Bitboard squares);
    void addRequested(const QString &name, chess::Bitboard squares);
    /// Keep the names that the expression gives values to, as one step.
    void keepRequested(const std::vector<NamedBitboard> &bitboards);
    /// Text went to the clipboard; a sentence for the status bar.
    void copied(const QString &what);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeParts();
    void fit();
    void compute();
    /// Computes a text with the names of the session, and with those that the text before it gave
    /// values to when it needs them.
    tl::expected<chess::Evaluation, chess::ExpressionError> evaluate(const std::string &text);
    void keepForSession();
    void showEvaluation(const chess::Evaluation &evaluation);
    void showError(const chess::ExpressionError &error, std::string_view text);
    /// Nothing is assigned that could be kept when the list is empty.
    void showAssigned(const chess::Evaluation *evaluation);
    void lightUpCurrentStep();
    void expandTree();

    void remember();
    void goBack();
    void goForward();
    void fillHistoryMenu();
    void setHistory(const QStringList &history);

    const Document *m_document;
    /// The last that could be computed, which stays in sight while the text is wrong.
    std::optional<chess::Evaluation> m_evaluation;
    std::vector<NamedBitboard> m_assigned;
    /// What the last text that could be computed gives values to.
    chess::OwnValues m_pending;
    /// The same of the texts before; they live as long as the panel.
    chess::OwnValues m_session;
    /// Whether the text was entered and has not been changed since.
    bool m_isEntered = false;
    QStringList m_history; ///< the latest first
    /// Which of the history is in the box; −1 for a text that is new.
    qsizetype m_historyPlace = -1;
    QString m_unfinished;

    ExpressionEdit *m_edit;
    ExpressionCompleter *m_completer;
    QToolButton *m_historyButton;
    QMenu *m_historyMenu;
    MessageLine *m_message;
    ExpressionResult *m_result;
    QPushButton *m_keep;
    QLabel *m_treeLabel;
    QTreeView *m_tree;
    ExpressionTreeModel *m_model;
};

} // namespace ui
