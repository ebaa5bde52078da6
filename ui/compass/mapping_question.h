#pragma once

#include "src/board/square_mapping.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace ui {

class MessageLine;
class PasteBox;

/// "Which mapping is this?": takes a word and a square known to be in it, or a list of words, and
/// ranks the eight mappings with what speaks for and against each.
class MappingQuestion : public QWidget {
    Q_OBJECT
public:
    explicit MappingQuestion(QWidget *parent = nullptr);

signals:
    void mappingRequested(chess::SquareMapping mapping);

private:
    void answer();
    void request();

    PasteBox *m_text;
    QLineEdit *m_square;
    MessageLine *m_message;
    QListWidget *m_guesses;
    QPushButton *m_use;
    /// The mappings of the rows of the list.
    std::vector<chess::SquareMapping> m_mappings;
};

} // namespace ui
