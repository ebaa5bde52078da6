#pragma once

#include "ui/board/board_colors.h"

#include <QStyledItemDelegate>

namespace ui {

class Document;

/// Paints the rows of a BitboardsModel, or of another model with its columns and roles: a check box
/// in the colour of the layer, a small board, the name; a word in groups of digits.
class MiniBoardDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit MiniBoardDelegate(const Document *document, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// The room a row needs. For a word that is the room of a hexadecimal one, so that columns do
    /// not jump; longer ones are elided.
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// The font of words and counts beside texts in `font`.
    static QFont digitFont(const QFont &font);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    void paintBitboard(QPainter &painter, const QStyleOptionViewItem &option,
                       const QModelIndex &index) const;
    static void paintText(QPainter &painter, QStyleOptionViewItem item, const QModelIndex &index);
    /// The style's own mark of the focus is all but invisible on a selected row.
    static void paintFocus(QPainter &painter, const QStyleOptionViewItem &item,
                           const QModelIndex &index);
    const BoardColors &colorsFor(const QPalette &palette) const;

    const Document *m_document;
    // Kept, because every row of a repaint asks for the same.
    mutable BoardColors m_colors;
    mutable qint64 m_paletteKey = 0;
};

} // namespace ui
