#pragma once

#include "tests/core/positions.h"
#include "tests/ui/board_stage.h"
#include "ui/actions.h"
#include "ui/board/move_choice.h"
#include "ui/playing/playing.h"

#include <QAbstractButton>
#include <QSignalSpy>

namespace tests {

/// A board that plays moves as in the main window.
class PlayingStage : public BoardStage {
public:
    explicit PlayingStage(std::string_view fen = "startpos",
                          ui::MovesMode mode = chess::MoveRule::Legal)
        : BoardStage(fen)
    {
        QObject::disconnect(board, &ui::BoardWidget::moveRequested, &document,
                            &ui::Document::movePiece);
        QObject::connect(&playing, &ui::Playing::said,
                         [this](const QString &text) { said = text; });
        document.setMovesMode(mode);
    }

    /// The one that is open; those that have been are deleted a little later.
    ui::MoveChoice *choice() const
    {
        const auto all = board->findChildren<ui::MoveChoice *>();
        const auto open = std::find_if(all.begin(), all.end(),
                                       [](const QWidget *each) { return each->isVisible(); });
        return open != all.end() ? *open : nullptr;
    }
    QAbstractButton *choiceButton(const char *uci) const
    {
        return choice()->findChild<QAbstractButton *>(QLatin1String("choice_") +
                                                      QLatin1String(uci));
    }

    ui::Actions actions{&window, document.undoStack()};
    ui::Playing playing{&document, board, actions.movesModes};
    /// The last sentence for the status bar.
    QString said;
};

} // namespace tests
