#pragma once

#include "ui/derivation/derivation_pictures.h"
#include "ui/document/document.h"

#include <QWidget>

#include <vector>

namespace ui {

class BitboardCard;

/// The sets of one step, large: as many cards in a row as the width allows.
class DerivationStepView : public QWidget {
    Q_OBJECT
public:
    explicit DerivationStepView(const Document *document, QWidget *parent = nullptr);

    void setPictures(const std::vector<StepPicture> &pictures);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void copied(const QString &what);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Grid {
        int columns;
        int rows;
        int cardWidth;
        int cardHeight;
    };
    /// The same for every step, so that nothing jumps from one to the next, and such that the five
    /// cards of a masked shift are three and two rather than four and one.
    Grid gridFor(int width) const;
    void layOut();

    const Document *m_document;
    /// Cards are kept when a step has fewer sets; the first `m_shown` of them are seen.
    std::vector<BitboardCard *> m_cards;
    std::size_t m_shown = 0;
};

} // namespace ui
