#pragma once

#include "ui/derivation/derivation_choice.h"

#include <QStringList>
#include <QVariantMap>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;

namespace ui {

class Document;

/// What is to be derived, and by which way: the piece that is selected on the board, or one that is
/// chosen here.
class DerivationQuestion : public QWidget {
    Q_OBJECT
public:
    /// Precondition: the document outlives this.
    explicit DerivationQuestion(const Document *document, QWidget *parent = nullptr);

    DerivationChoice choice() const;
    /// The way of that choice.
    const DerivationWay &way() const;
    /// Whether the piece it followed is no longer where it was selected.
    bool isPieceGone() const;
    /// Takes the piece that is selected, if that is wanted and one is.
    void follow();

    QVariantMap state() const;
    void setState(const QVariantMap &state);

signals:
    void changed();

private:
    QLayout *makeChoices();
    void connectChoices();
    void takeChosen();
    void showSubject();
    /// Fills the list of methods with those of the piece, and chooses the one last used.
    void showWays();
    void chooseWay();

    const Document *m_document;
    DerivationChoice m_choice;
    /// Whether the choice came from the selection on the board.
    bool m_isFollowed = false;
    std::vector<DerivationWay> m_ways;
    /// The keys of the methods that were chosen, the last one first.
    QStringList m_preferred;

    QComboBox *m_pieceBox;
    QLabel *m_squareCaption = nullptr;
    QComboBox *m_squareBox;
    QLabel *m_sideCaption = nullptr;
    QComboBox *m_sideBox;
    QCheckBox *m_followBox;
    QComboBox *m_methodBox;
    QCheckBox *m_unmaskedBox;
    QCheckBox *m_ownBox;
};

} // namespace ui
