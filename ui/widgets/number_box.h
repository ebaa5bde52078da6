#pragma once

#include <QSpinBox>

namespace ui {

/// A spin box that tells when something was typed that it does not take. It keeps its number then,
/// as every spin box does, but no longer in silence.
class NumberBox : public QSpinBox {
    Q_OBJECT
public:
    explicit NumberBox(QWidget *parent = nullptr);

signals:
    /// A character, or the whole at its end, is no number of the range.
    void refused() const;

protected:
    void fixup(QString &text) const override;
};

} // namespace ui
