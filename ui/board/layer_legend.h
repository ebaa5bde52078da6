#pragma once

#include "ui/board/legend.h"

#include <QWidget>

namespace ui {

class Document;

/// Names the layers on the board beside the colours they are drawn in, for the place below it.
class LayerLegend : public QWidget {
    Q_OBJECT
public:
    /// Precondition: the document outlives the legend.
    explicit LayerLegend(const Document *document, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showLayers();
    Legend legend(int width) const;

    const Document *m_document;
};

} // namespace ui
