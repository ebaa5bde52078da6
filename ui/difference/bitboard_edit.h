#pragma once

#include "src/board/bitboard.h"

#include <QWidget>

#include <optional>
#include <string>

class QStringListModel;

namespace ui {

class Document;
class MarkedLineEdit;
class MessageLine;

/// A labelled line that takes a bitboard: a name of the catalogue or of the user's own, a word in
/// any spelling, or an expression of the calculator. It says how it reads the text, or what is
/// wrong with it and where.
class BitboardEdit : public QWidget {
    Q_OBJECT
public:
    /// `name` is the object name of the line; `label` may have a mnemonic.
    BitboardEdit(const Document *document, const QString &name, const QString &label,
                 QWidget *parent = nullptr);

    /// Nothing while the text is none.
    std::optional<chess::Bitboard> squares() const { return m_squares; }
    QString text() const;
    void setText(const QString &text);

signals:
    void changed();

private:
    void read();
    void readText(const std::string &text);

    const Document *m_document;
    MarkedLineEdit *m_edit;
    MessageLine *m_note;
    QStringListModel *m_names;
    std::optional<chess::Bitboard> m_squares;
};

} // namespace ui
