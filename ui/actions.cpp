#include "ui/actions.h"

#include "src/board/square_mapping.h"
#include "src/notation/words/literal.h"
#include "ui/document/wording.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"

#include <QCoreApplication>
#include <QKeySequence>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::Actions)
};

/// How an action looks: `tip` is one sentence without a full stop, for the tooltip and the status
/// bar.
struct Look {
    const char *name;
    QString text;
    QString tip;
    const char *icon = nullptr;
    QKeySequence keys = {};
};

void dress(QAction *action, const Look &look)
{
    action->setObjectName(QLatin1String(look.name));
    action->setStatusTip(look.tip);
    const QString keys = look.keys.toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? look.tip : QStringLiteral("%1 (%2)").arg(look.tip, keys));
    action->setShortcut(look.keys);
    if (look.icon != nullptr)
        action->setIcon(icon(QLatin1String(look.icon)));
}

QAction *make(QObject *owner, const Look &look)
{
    auto *action = new QAction(look.text, owner);
    dress(action, look);
    return action;
}

QAction *makeCheckable(QObject *owner, const Look &look)
{
    QAction *action = make(owner, look);
    action->setCheckable(true);
    return action;
}

/// An action of the undo stack shows the name of its step as it is; one with the name of a file in
/// it may have ampersands, which are no mnemonics.
void unmarkSteps(const QUndoStack *stack, void (QUndoStack::*changed)(const QString &),
                 QAction *action)
{
    QObject::connect(stack, changed, action, [action](const QString &step) {
        QString text = action->text();
        if (step.contains(u'&') && text.endsWith(step))
            action->setText(text.replace(text.size() - step.size(), step.size(), unmarked(step)));
    });
}

} // namespace

Actions::Actions(QWidget *window, QUndoStack *undoStack)
{
    newPosition = make(window, {"newPosition", Words::tr("&New"),
                                Words::tr("Begin anew from the start position, without a file"),
                                "new", QKeySequence(Qt::CTRL | Qt::Key_N)});
    open = make(window, {"open", Words::tr("&Open…"), Words::tr("Open a position from a file"),
                         "open", QKeySequence(Qt::CTRL | Qt::Key_O)});
    save = make(window, {"save", Words::tr("&Save"), Words::tr("Save the position to its file"),
                         "save", QKeySequence(Qt::CTRL | Qt::Key_S)});
    saveAs = make(window,
                  {"saveAs", Words::tr("Save &as…"), Words::tr("Save the position to another file"),
                   "save_as", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    exportBitboards = make(window, {"exportBitboards", Words::tr("&Export bitboards…"),
                                    Words::tr("Write the bitboards as a list or as source code"),
                                    "export", QKeySequence(Qt::CTRL | Qt::Key_E)});
    exportPicture = make(window, {"exportPicture", Words::tr("Export p&icture…"),
                                  Words::tr("Make a picture of the board or of bitboards"), "image",
                                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)});
    print = make(window, {"print", Words::tr("&Print…"), Words::tr("Print the board"), "print",
                          QKeySequence(Qt::CTRL | Qt::Key_P)});
    quit = make(window, {"quit", Words::tr("&Quit"), Words::tr("Close the window"), nullptr,
                         QKeySequence(Qt::CTRL | Qt::Key_Q)});
    quit->setMenuRole(QAction::QuitRole);

    undo = undoStack->createUndoAction(window, Words::tr("&Undo"));
    dress(undo, {"undo",
                 {},
                 Words::tr("Take back the last change"),
                 "undo",
                 QKeySequence(Qt::CTRL | Qt::Key_Z)});
    unmarkSteps(undoStack, &QUndoStack::undoTextChanged, undo);
    redo = undoStack->createRedoAction(window, Words::tr("&Redo"));
    unmarkSteps(undoStack, &QUndoStack::redoTextChanged, redo);
    dress(redo, {"redo",
                 {},
                 Words::tr("Make the change again that was taken back"),
                 "redo",
                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    copyFen =
        make(window, {"copyFen", Words::tr("&Copy FEN"), Words::tr("Copy the position as FEN"),
                      "copy", QKeySequence(Qt::CTRL | Qt::Key_C)});
    copyWord = make(window, {"copyWord", Words::tr("Copy &word of the chosen bitboard"),
                             Words::tr("Copy the word of the bitboard in the inspector"), "hex",
                             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    copyPieces =
        make(window, {"copyPieces", Words::tr("Copy piece &bitboards as a list"),
                      Words::tr("Copy the twelve piece bitboards and the occupancies, named"),
                      nullptr, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C)});
    copyPicture = make(window, {"copyPicture", Words::tr("Copy board as &image"),
                                Words::tr("Copy a picture of the board, its marks and layers"),
                                "image", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)});
    paste =
        make(window, {"paste", Words::tr("&Paste"),
                      Words::tr("Take a FEN, a bitboard or a list of bitboards from the clipboard"),
                      "paste", QKeySequence(Qt::CTRL | Qt::Key_V)});
    pasteAs =
        make(window, {"pasteAs", Words::tr("Paste &as…"),
                      Words::tr("Choose how to read the text of the clipboard, and change it"),
                      nullptr, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)});

    startPosition = make(window, {"startPosition", Words::tr("&Start position"),
                                  Words::tr("Set up the start of a game"), "start_position",
                                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Home)});
    clearBoard = make(window, {"clearBoard", Words::tr("&Clear board"),
                               Words::tr("Take all pieces off the board"), "clear",
                               QKeySequence(Qt::CTRL | Qt::Key_Delete)});
    turn = new QActionGroup(window);
    whiteToMove = makeCheckable(turn, {"whiteToMove", Words::tr("&White to move"),
                                       Words::tr("Let White make the next move")});
    blackToMove = makeCheckable(turn, {"blackToMove", Words::tr("&Black to move"),
                                       Words::tr("Let Black make the next move")});
    chess960 = makeCheckable(window, {"chess960", Words::tr("Chess&960"),
                                      Words::tr("Let any king and rook on the first rank castle, "
                                                "as in Chess960; it stays on for every "
                                                "position until it is switched off")});

    movesModes = new QActionGroup(window);
    const Look movesLooks[] = {
        {"moves_free", Words::tr("&Free"), Words::tr("Put pieces anywhere")},
        {"moves_pseudo-legal", Words::tr("&Pseudo-legal"),
         Words::tr("Play moves as chess; only the safety of the king does not matter")},
        {"moves_legal", Words::tr("&Legal"), Words::tr("Play legal moves only")}};
    for (int i = 0; const Look &look : movesLooks)
        makeCheckable(movesModes, look)->setData(i++);

    flip = makeCheckable(window, {"flip", Words::tr("&Flip board"),
                                  Words::tr("See the board from the other side"), "flip",
                                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)});
    coordinates = makeCheckable(window, {"coordinates", Words::tr("&Coordinates"),
                                         Words::tr("Write files and ranks beside the board")});
    bitNumbers = makeCheckable(window, {"bitNumbers", Words::tr("&Bit numbers"),
                                        Words::tr("Write the number of its bit on every square"),
                                        "grid", QKeySequence(Qt::CTRL | Qt::Key_B)});
    layersOff = make(window, {"layersOff", Words::tr("Switch all &layers off"),
                              Words::tr("Take all bitboards off the board"), "layer",
                              QKeySequence(Qt::CTRL | Qt::Key_L)});
    resetLayout = make(window, {"resetLayout", Words::tr("&Reset layout"),
                                Words::tr("Put all panels back to where they were at first")});

    mappings = new QActionGroup(window);
    for (std::size_t i = 0; i < chess::allSquareMappings.size(); ++i) {
        const chess::SquareMapping mapping = chess::allSquareMappings[i];
        const QString text = textOf(mapping);
        QAction *action = makeCheckable(mappings, {"", text,
                                                   Words::tr("Bit 0 is %1, bit 1 is %2")
                                                       .arg(textOf(chess::squareOf(0, mapping)),
                                                            textOf(chess::squareOf(1, mapping)))});
        action->setObjectName(QStringLiteral("mapping_") + textOf(nameOf(mapping)));
        action->setData(static_cast<int>(i));
    }

    wordFormats = new QActionGroup(window);
    for (std::size_t i = 0; i < chess::allWordFormats.size(); ++i) {
        const chess::WordFormat format = chess::allWordFormats[i];
        QAction *action = makeCheckable(
            wordFormats,
            {"", textOf(format),
             Words::tr("Write words like %1").arg(textOf(chess::toLiteral(0xFF00, format)))});
        action->setObjectName(QStringLiteral("format_") + textOf(nameOf(format)));
        action->setData(static_cast<int>(i));
    }

    colorSchemes = new QActionGroup(window);
    const Look colorLooks[] = {
        {"colors_desktop", Words::tr("As the &desktop"),
         Words::tr("Take the colours of the desktop")},
        {"colors_light", Words::tr("&Light"), Words::tr("Dark text on light ground")},
        {"colors_dark", Words::tr("Dar&k"), Words::tr("Light text on dark ground")}};
    for (int i = 0; const Look &look : colorLooks)
        makeCheckable(colorSchemes, look)->setData(i++);

    nextArea = make(window, {"nextArea", Words::tr("Next &area"),
                             Words::tr("Go on to the board, the palette or the next panel"),
                             nullptr, QKeySequence(Qt::Key_F6)});
    previousArea = make(window, {"previousArea", Words::tr("&Previous area"),
                                 Words::tr("Go back to the panel before"), nullptr,
                                 QKeySequence(Qt::SHIFT | Qt::Key_F6)});

    gestures = make(window, {"gestures", Words::tr("&Gestures and keys"),
                             Words::tr("All that the mouse and the keys do"), "help",
                             QKeySequence(Qt::Key_F1)});
    howKnights = make(window, {"howKnights", Words::tr("&How knights become numbers"),
                               Words::tr("A page on bitboards, shifts and masks, with pictures")});
    about = make(window, {"about", Words::tr("&About Bitboard Lab"),
                          Words::tr("Version, licence and libraries"), "info"});
    about->setMenuRole(QAction::AboutRole);
}

} // namespace ui
