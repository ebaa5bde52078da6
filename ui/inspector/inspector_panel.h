#pragma once

#include "src/board/piece.h"
#include "src/workbench/catalogue.h"
#include "ui/document/document.h"
#include "ui/inspector/bit_grid.h"
#include "ui/widgets/tall_scroll_area.h"

#include <QHash>
#include <QVariantMap>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>

class QAction;
class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

class MessageLine;

/// The chosen bitboard, large and in every notation; the squares of a piece and the user's own
/// bitboards can be edited, bit by bit or as a word.
class InspectorPanel : public TallScrollArea {
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

private:
    QWidget *makeDigitsSwitch();
    void makeBytes();
    /// Adds a line of the list of values: a label, the value and a button that copies it.
    void addValue(QGridLayout *list, const QString &key, const QString &label, QWidget *value,
                  std::function<QString()> text);
    QLabel *makeValueLabel(const QString &key);
    QToolButton *makeCopyButton(const QString &key, const QString &label,
                                std::function<QString()> text);
    void fit();

    void showChosen();
    void showSquares();
    void showBytes();
    void showNote();
    void showDigits(BitGrid::Digits digits);
    /// Why the bitboard cannot be edited.
    QString reasonForReadOnly() const;
    bool isEditable() const;

    /// How a text was read, when that is not plain.
    static QString noteOn(const chess::WordReading &reading);
    void readTypedWord();
    /// Says how the text that was typed for this bitboard and not taken would be read.
    void judgeTypedWord();
    void applyTypedWord();
    void discardTypedWord();
    void request(chess::Bitboard squares);
    std::uint64_t word() const;
    QString literal(chess::WordFormat format) const;

    const Document *m_document;
    /// The name of what is shown; the document's chosen one, until the change is noticed.
    QString m_name;
    const chess::CatalogueEntry *m_entry = nullptr;
    /// Nothing when there is no bitboard of that name.
    chess::Bitboard m_squares;

    QLabel *m_title;
    QLabel *m_meaning;
    BitGrid *m_grid;
    /// The grid and the bytes beside or below it.
    QGridLayout *m_picture;
    QToolButton *m_bitsButton = nullptr;
    QToolButton *m_numbersButton = nullptr;
    QWidget *m_bytesHeading = nullptr;
    QWidget *m_bytes = nullptr;
    std::array<QLabel *, 8> m_byteNames = {};
    std::array<QLabel *, 8> m_byteDigits = {};
    QLineEdit *m_word;
    QAction *m_revert = nullptr;
    MessageLine *m_note;
    QLabel *m_decimal;
    QLabel *m_signed;
    QLabel *m_count;
    QLabel *m_lowest;
    QLabel *m_highest;
    QLabel *m_squareList;

    /// Texts typed and not yet taken, by the name of the bitboard for which they were typed.
    QHash<QString, QString> m_typed;
    QString m_error;
    QString m_reading;
};

} // namespace ui
