#pragma once

#include "ui/board/board_geometry.h"
#include "ui/derivation/derivation_pictures.h"
#include "ui/document/document.h"

#include <QWidget>

namespace ui {

/// A set of squares with its name, its digits as a small board, and its word; at its left stands
/// the sign that joins it to the set before. It copies its word or its digits.
class BitboardCard : public QWidget {
    Q_OBJECT
public:
    /// Precondition: the document, whose words and view it follows, outlives the card.
    explicit BitboardCard(const Document *document, QWidget *parent = nullptr);

    const StepPicture &picture() const { return m_picture; }
    void setPicture(const StepPicture &picture);

    /// The widths between which it is legible and no larger than useful.
    int leastWidth() const;
    int greatestWidth() const;
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

protected:
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    int signWidth() const;
    int lineHeight() const;
    /// The largest of the fonts for words in which a word fits the width.
    QFont wordFont(int width) const;
    QString word() const;
    void describe();
    /// Where the digits lie, from the place below the name on.
    BoardGeometry geometryOfDigits() const;
    void paintDigits(QPainter &painter, const BoardGeometry &geometry, QPoint origin) const;
    void copyWord();
    void copyDigits();

    const Document *m_document;
    StepPicture m_picture;
};

} // namespace ui
