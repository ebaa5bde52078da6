#pragma once

#include "ui/positions/check_score.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QTimer;

namespace ui {

/// Which positions of a list are looked at: those with a text, and those that a check has found to
/// be so.
class PositionsFilter : public QWidget {
    Q_OBJECT
public:
    explicit PositionsFilter(QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text);
    ListedVerdicts verdicts() const;
    /// Says behind every choice how many positions it is about.
    void showScore(const CheckScore &score);

signals:
    /// The text is another one, and nobody types on.
    void textChanged();
    void verdictsChanged();
    /// The keyboard is to go on in the list.
    void leftForList();

private:
    void makeText();
    void makeVerdicts();

    QLineEdit *m_text;
    QComboBox *m_verdicts;
    QTimer *m_delay;
};

} // namespace ui
