#pragma once

#include "ui/document/document.h"
#include "ui/widgets/message_bar.h"

#include <optional>

class QLabel;

namespace ui {

class BoardWidget;
class ElidedLabel;
class PiecePalette;

/// The status bar of the window: what is selected, what the pointer is on, what is to be said, and
/// the hints of the board.
class StatusLine : public MessageBar {
    Q_OBJECT
public:
    StatusLine(const Document *document, const BoardWidget *board, const PiecePalette *palette,
               QWidget *parent);

private:
    void showSelection();
    void showSquare();
    void showHint(const QString &hint);

    const Document *m_document;
    const PiecePalette *m_palette;
    ElidedLabel *m_selection;
    QLabel *m_square;
    std::optional<chess::Square> m_lookedAt;
    QString m_hint;
};

} // namespace ui
