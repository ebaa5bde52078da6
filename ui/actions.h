#pragma once

#include <QAction>
#include <QActionGroup>
#include <QUndoStack>
#include <QWidget>

namespace ui {

/// Every action of the window, with its words, icon and keys; what they do is wired elsewhere.
struct Actions {
    /// The actions belong to `window`.
    Actions(QWidget *window, QUndoStack *undoStack);

    // File
    QAction *newPosition;
    QAction *open;
    QAction *save;
    QAction *saveAs;
    QAction *exportBitboards;
    QAction *exportPicture;
    QAction *print;
    QAction *quit;
    // Edit
    QAction *undo;
    QAction *redo;
    QAction *copyFen;
    QAction *copyWord;
    QAction *copyPieces;
    QAction *copyPicture;
    QAction *paste;
    QAction *pasteAs;
    // Position
    QAction *startPosition;
    QAction *clearBoard;
    QActionGroup *turn;
    QAction *whiteToMove;
    QAction *blackToMove;
    QAction *chess960;
    /// One action for every way to take moves; its data is the place in `allMovesModes`.
    QActionGroup *movesModes;
    // View
    QAction *flip;
    QAction *coordinates;
    QAction *bitNumbers;
    QAction *layersOff;
    QAction *resetLayout;
    /// One action for every square mapping and number format; their data is the place in
    /// `allSquareMappings` and `allWordFormats`.
    QActionGroup *mappings;
    QActionGroup *wordFormats;
    /// One action for every colour scheme; its data is the place in `allColorSchemes`.
    QActionGroup *colorSchemes;
    QAction *nextArea;
    QAction *previousArea;
    // Help
    QAction *gestures;
    QAction *howKnights;
    QAction *about;
};

} // namespace ui
