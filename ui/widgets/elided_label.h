#pragma once

#include <QLabel>

namespace ui {

/// A label that may have less room than its text, which then ends in "…" and stands whole in the
/// tool tip. One of one line may be as narrow as there is room; one with word wrap loses the lines
/// that are too many.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isCut() const;
    QString elided() const;
};

} // namespace ui
