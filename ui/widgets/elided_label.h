#pragma once

#include <QLabel>

namespace ui {

/// A label of one line that may be narrower than its text, which then ends in "…" and stands whole
/// in the tool tip. However little room there is, what is around it stays where it is.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString elided() const;
};

} // namespace ui
