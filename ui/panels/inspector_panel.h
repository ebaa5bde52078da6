#pragma once

#include "src/board/piece.h"
#include "ui/document.h"

#include <QHash>
#include <QScrollArea>
#include <QVariantMap>

#include <array>
#include <optional>
#include <vector>

class QButtonGroup;
class QFormLayout;
class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

class BitGrid;

/// The chosen bitboard, large and in every notation; the squares of a piece and the user's own
/// bitboards can be edited, bit by bit or as a word.
class InspectorPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit InspectorPanel(const Document *document, QWidget *parent = nullptr);

    /// What the grid shows, for the settings.
    QVariantMap state() const;
    void setState(const QVariantMap &state);

    QSize sizeHint() const override;

signals:
    void setPiecesRequested(chess::Piece piece, chess::Bitboard squares);
    void setMineRequested(const QString &name, chess::Bitboard squares);
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
};

} // namespace ui
