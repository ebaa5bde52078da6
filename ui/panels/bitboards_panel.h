#pragma once

#include "ui/document.h"

#include <QSet>
#include <QVariantMap>
#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QTreeView;

namespace ui {

class BitboardsFilter;
class BitboardsModel;

/// Every named bitboard with a picture, its word and its count; switches layers on the board and
/// copies words.
class BitboardsPanel : public QWidget {
    Q_OBJECT
public:
    explicit BitboardsPanel(const Document *document, QWidget *parent = nullptr);

    /// Which groups are collapsed, for the settings.
    QVariantMap state() const;
    /// Takes what `state()` gave; anything else leaves all groups open.
    void setState(const QVariantMap &state);

    QSize sizeHint() const override;

signals:
    void layerShownRequested(const QString &name, bool isShown);
    void chosenRequested(const QString &name);
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &text);
    void expandAsRemembered();
    void showMenu(const QPoint &position);
    QStringList selectedNames() const;
    /// The names in the group of the current row.
    QStringList groupNames() const;
    void copyWords();
    void copyList(const QStringList &names);
    void copyAsC();
    void put(const QString &text, const QString &what);
    void toggleLayers();

    const Document *m_document;
    BitboardsModel *m_model;
    BitboardsFilter *m_filter;
    QLineEdit *m_filterEdit;
    QTreeView *m_view;
    QLabel *m_nothingFound;
    QMenu *m_menu;
    QSet<QString> m_collapsed;
};

} // namespace ui
