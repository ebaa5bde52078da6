#include "ui/derivation/derivation_step_view.h"

#include "ui/derivation/bitboard_card.h"

#include <QEvent>

#include <algorithm>

namespace ui {

namespace {

constexpr int gap = 6;
/// Of a masked shift: piece, mask, masked, shifted, union.
constexpr int usualCount = 5;

} // namespace

DerivationStepView::DerivationStepView(const Document *document, QWidget *parent)
    : QWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("stepView"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setPictures({});
}

void DerivationStepView::setPictures(const std::vector<StepPicture> &pictures)
{
    while (m_cards.size() < std::max<std::size_t>(1, pictures.size())) {
        auto *card = new BitboardCard(m_document, this);
        card->setObjectName(QStringLiteral("card%1").arg(m_cards.size()));
        connect(card, &BitboardCard::copied, this, &DerivationStepView::copied);
        m_cards.push_back(card);
    }
    m_shown = pictures.size();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (i < m_shown)
            m_cards[i]->setPicture(pictures[i]);
        m_cards[i]->setVisible(i < m_shown);
    }
    layOut();
    updateGeometry();
}

DerivationStepView::Grid DerivationStepView::gridFor(int width) const
{
    const BitboardCard &card = *m_cards.front();
    const int count = std::max(1, static_cast<int>(m_shown));
    const int most = std::clamp((width + gap) / (card.leastWidth() + gap), 1, usualCount);
    const int usualRows = (usualCount + most - 1) / most;
    const int columns = (usualCount + usualRows - 1) / usualRows;
    const int rows = (count + columns - 1) / columns;
    const int cardWidth = std::clamp((width - gap * (columns - 1)) / columns, card.leastWidth(),
                                     card.greatestWidth());
    return {columns, rows, cardWidth, card.heightForWidth(cardWidth)};
}

void DerivationStepView::layOut()
{
    const Grid grid = gridFor(width());
    for (std::size_t i = 0; i < m_shown; ++i) {
        const int column = static_cast<int>(i) % grid.columns;
        const int row = static_cast<int>(i) / grid.columns;
        m_cards[i]->setGeometry(column * (grid.cardWidth + gap), row * (grid.cardHeight + gap),
                                grid.cardWidth, grid.cardHeight);
    }
}

int DerivationStepView::heightForWidth(int width) const
{
    const Grid grid = gridFor(width);
    return grid.rows * grid.cardHeight + (grid.rows - 1) * gap;
}

QSize DerivationStepView::sizeHint() const
{
    const int width = 3 * (m_cards.front()->leastWidth() + gap) - gap;
    return {width, heightForWidth(width)};
}

QSize DerivationStepView::minimumSizeHint() const
{
    return {m_cards.front()->leastWidth(), 0};
}

void DerivationStepView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void DerivationStepView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // Styles and fonts are announced before there is a card.
    if (event->type() == QEvent::FontChange && !m_cards.empty()) {
        layOut();
        updateGeometry();
    }
}

} // namespace ui
