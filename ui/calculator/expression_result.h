#pragma once

#include "src/workbench/expression/expression_value.h"
#include "ui/document/document.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace ui {

class BoardView;
class MessageLine;

/// The value of an expression, large: its board, word, count and squares, and where it may go.
class ExpressionResult : public QWidget {
    Q_OBJECT
public:
    /// Precondition: the document outlives it.
    explicit ExpressionResult(const Document *document, QWidget *parent = nullptr);

    /// Nothing leaves the board empty and the buttons off.
    void setValue(const std::optional<chess::ExpressionValue> &value);
    /// The name under which it is kept unless another one is typed.
    void suggestName(const QString &name);

signals:
    void layerRequested(const QString &name, chess::Bitboard squares);
    void addRequested(const QString &name, chess::Bitboard squares);
    /// Text went to the clipboard; a sentence for the status bar.
    void copied(const QString &what);

protected:
    void changeEvent(QEvent *event) override;

private:
    QPushButton *makeButton(const char *name, const QString &text, const QString &iconName,
                            const QString &tip);
    void showValue();
    void fit();
    void copyWord();
    chess::Bitboard squares() const;
    /// The name, if it will do; otherwise it is said why not.
    std::optional<QString> checkedName();

    const Document *m_document;
    std::optional<chess::ExpressionValue> m_value;
    QString m_suggestedName;

    BoardView *m_board;
    QLabel *m_kind;
    QLineEdit *m_word;
    QToolButton *m_copy;
    QLabel *m_squareList;
    QLineEdit *m_name;
    QPushButton *m_layer;
    QPushButton *m_add;
    MessageLine *m_nameMessage;
};

} // namespace ui
