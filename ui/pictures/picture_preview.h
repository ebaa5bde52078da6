#pragma once

#include "ui/board/board_sheet.h"

#include <QWidget>

#include <optional>

namespace ui {

/// Shows a sheet as a whole, made smaller where it does not fit.
class PicturePreview : public QWidget {
    Q_OBJECT
public:
    explicit PicturePreview(QWidget *parent = nullptr);

    void setSheet(std::optional<BoardSheet> sheet);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<BoardSheet> m_sheet;
};

} // namespace ui
