#pragma once

#include "src/notation/export/formula.h"

#include <QVariantMap>
#include <QWidget>

class QComboBox;
class QLabel;
class QLayout;

namespace ui {

/// A step of a derivation as a formula of names and one of words, in the language of choice.
class StepFormulas : public QWidget {
    Q_OBJECT
public:
    explicit StepFormulas(QWidget *parent = nullptr);

    chess::WordFormat language() const;
    void showStep(const chess::DerivationStep &step, chess::SquareMapping mapping);
    void clear();

    QVariantMap state() const;
    void setState(const QVariantMap &state);

signals:
    void languageChanged();
    /// Text went to the clipboard; `what` says which.
    void copied(const QString &what);

private:
    QLayout *makeLine(QLabel *formula, const char *name, const QString &copyLabel);

    QComboBox *m_languageBox;
    QLabel *m_formula;
    QLabel *m_words;
    QString m_stepName;
};

} // namespace ui
