#pragma once

#include <QScrollArea>

namespace ui {

/// A scroll area whose contents are as high as their wrapped texts need at the width there is. Its
/// base goes by the minimum size, which knows nothing of the lines that a narrow text takes, and
/// would squeeze them.
class TallScrollArea : public QScrollArea {
    Q_OBJECT
public:
    explicit TallScrollArea(QWidget *parent = nullptr);

    /// The contents, which have a layout; takes the place of `setWidget`.
    void setBody(QWidget *body);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitHeight();
};

} // namespace ui
