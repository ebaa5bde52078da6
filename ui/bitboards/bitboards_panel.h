#pragma once

#include "ui/document/document.h"

#include <QSet>
#include <QVariantMap>
#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QMenu;
class QModelIndex;
class QTreeView;

namespace ui {

class BitboardsFilter;
class BitboardsModel;
class OwnBitboardActions;

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

    /// The bitboards of the selected rows, from the top.
    QStringList selectedNames() const;

    QSize sizeHint() const override;
    /// The width that shows the words whole beside the names of the pieces; longer names are cut.
    int widthForWords() const;

signals:
    void layerShownRequested(const QString &name, bool isShown);
    void chosenRequested(const QString &name);
    /// More than choosing: the inspector shall come into view with it.
    void inspectRequested();
    /// Make or replace one of the user's own; `what` names the step.
    void setMineRequested(const QString &name, chess::Bitboard squares, const QString &what);
    void renameRequested(const QString &name, const QString &newName);
    void removeRequested(const QStringList &names);
    /// The operations on whole bitboards shall come into view with it.
    void operationsRequested(const QString &name);
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);
    void copyPictureRequested(const QStringList &names);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeActions();
    /// Finds the room each column would like, which depends on names and fonts only.
    void measureColumns();
    /// Shares the width of the panel out among the columns.
    void fitColumns();
    int widthBesideColumns() const;
    void filter(const QString &text);
    void sayIfNothingFound();
    void remember(const QModelIndex &heading, bool isCollapsed);
    void expandAsRemembered();
    /// Makes the row of the chosen bitboard the current one.
    void followChosen();
    /// Goes from the filter to the current row, or the first.
    void enterList();
    /// Asks for the bitboard of the row that a person has gone to.
    void choose(const QModelIndex &index);
    void showMenu(const QPoint &position);
    /// Opens or closes a heading, asks for the inspector to show a bitboard.
    void activate(const QModelIndex &index);
    void toggleLayers();
    QString nameAt(const QModelIndex &index) const;
    /// The names in the group of the current row.
    QStringList groupNames() const;
    void copyWords();
    void copyList(const QStringList &names);
    void copyAsC();
    void put(const QString &text, const QStringList &names);

    const Document *m_document;
    BitboardsModel *m_model;
    BitboardsFilter *m_filter;
    QLineEdit *m_filterEdit;
    QTreeView *m_view;
    QLabel *m_nothingFound;
    QMenu *m_menu;
    OwnBitboardActions *m_own = nullptr;
    QAction *m_showAction = nullptr;
    QAction *m_inspectAction = nullptr;
    QAction *m_copyWordAction = nullptr;
    QAction *m_copyNamedAction = nullptr;
    QAction *m_copyCAction = nullptr;
    QAction *m_copyPictureAction = nullptr;
    int m_nameWidth = 0;
    int m_pieceNameWidth = 0;
    int m_wordWidth = 0;
    int m_countWidth = 0;
    QSet<QString> m_collapsed;
};

} // namespace ui
