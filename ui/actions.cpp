#include "ui/actions.h"

#include "src/board/square_mapping.h"
#include "src/notation/literal.h"
#include "ui/widgets/icons.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QKeySequence>

namespace ui {

namespace {

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

QString tr(const char *text)
{
    return QCoreApplication::translate("ui::Actions", text);
}

} // namespace

Actions::Actions(QWidget *window, QUndoStack *undoStack)
{
    newPosition = make(window, {"newPosition", tr("&New"),
                                tr("Begin anew from the start position, without a file"), "new",
                                QKeySequence(Qt::CTRL | Qt::Key_N)});
    open = make(window, {"open", tr("&Open…"), tr("Open a position from a file"), "open",
                         QKeySequence(Qt::CTRL | Qt::Key_O)});
    save = make(window, {"save", tr("&Save"), tr("Save the position to its file"), "save",
                         QKeySequence(Qt::CTRL | Qt::Key_S)});
    saveAs = make(window, {"saveAs", tr("Save &as…"), tr("Save the position to another file"),
                           "save_as", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    exportBitboards = make(window, {"exportBitboards", tr("&Export bitboards…"),
                                    tr("Write the bitboards as a list or as source code"), "export",
                                    QKeySequence(Qt::CTRL | Qt::Key_E)});
    exportPicture = make(window, {"exportPicture", tr("Export p&icture…"),
                                  tr("Make a picture of the board or of bitboards"), "image",
                                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)});
    print = make(window, {"print", tr("&Print…"), tr("Print the board"), "print",
                          QKeySequence(Qt::CTRL | Qt::Key_P)});
    quit = make(window, {"quit", tr("&Quit"), tr("Close the window"), nullptr,
                         QKeySequence(Qt::CTRL | Qt::Key_Q)});
    quit->setMenuRole(QAction::QuitRole);

    undo = undoStack->createUndoAction(window, tr("&Undo"));
    dress(
        undo,
        {"undo", {}, tr("Take back the last change"), "undo", QKeySequence(Qt::CTRL | Qt::Key_Z)});
    redo = undoStack->createRedoAction(window, tr("&Redo"));
    dress(redo, {"redo",
                 {},
                 tr("Make the change again that was taken back"),
                 "redo",
                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    copyFen = make(window, {"copyFen", tr("&Copy FEN"), tr("Copy the position as FEN"), "copy",
                            QKeySequence(Qt::CTRL | Qt::Key_C)});
    copyWord = make(window, {"copyWord", tr("Copy &word of the chosen bitboard"),
                             tr("Copy the word of the bitboard in the inspector"), "hex",
                             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    copyPieces = make(window, {"copyPieces", tr("Copy piece &bitboards as a list"),
                               tr("Copy the twelve piece bitboards and the occupancies, named"),
                               nullptr, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C)});
    copyPicture = make(window, {"copyPicture", tr("Copy board as &image"),
                                tr("Copy a picture of the board, its marks and layers"), "image",
                                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)});
    paste = make(window, {"paste", tr("&Paste"),
                          tr("Take a FEN, a bitboard or a list of bitboards from the clipboard"),
                          "paste", QKeySequence(Qt::CTRL | Qt::Key_V)});
    pasteAs = make(window, {"pasteAs", tr("Paste &as…"),
                            tr("Choose how to read the text of the clipboard, and change it"),
                            nullptr, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)});

    startPosition =
        make(window, {"startPosition", tr("&Start position"), tr("Set up the start of a game"),
                      "start_position", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Home)});
    clearBoard =
        make(window, {"clearBoard", tr("&Clear board"), tr("Take all pieces off the board"),
                      "clear", QKeySequence(Qt::CTRL | Qt::Key_Delete)});
    turn = new QActionGroup(window);
    whiteToMove = makeCheckable(
        turn, {"whiteToMove", tr("&White to move"), tr("Let White make the next move")});
    blackToMove = makeCheckable(
        turn, {"blackToMove", tr("&Black to move"), tr("Let Black make the next move")});
    chess960 = makeCheckable(
        window,
        {"chess960", tr("Chess&960"),
         tr("Let any king and rook on the first rank castle, as in Chess960; it stays on for every "
            "position until it is switched off")});

    movesModes = new QActionGroup(window);
    const Look movesLooks[] = {
        {"moves_free", tr("&Free"), tr("Put pieces anywhere")},
        {"moves_pseudo-legal", tr("&Pseudo-legal"),
         tr("Play moves as chess; only the safety of the king does not matter")},
        {"moves_legal", tr("&Legal"), tr("Play legal moves only")}};
    for (int i = 0; const Look &look : movesLooks)
        makeCheckable(movesModes, look)->setData(i++);

    flip =
        makeCheckable(window, {"flip", tr("&Flip board"), tr("See the board from the other side"),
                               "flip", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)});
    coordinates = makeCheckable(
        window, {"coordinates", tr("&Coordinates"), tr("Write files and ranks beside the board")});
    bitNumbers = makeCheckable(window, {"bitNumbers", tr("&Bit numbers"),
                                        tr("Write the number of its bit on every square"), "grid",
                                        QKeySequence(Qt::CTRL | Qt::Key_B)});
    layersOff = make(window, {"layersOff", tr("Switch all &layers off"),
                              tr("Take all bitboards off the board"), "layer",
                              QKeySequence(Qt::CTRL | Qt::Key_L)});
    resetLayout = make(window, {"resetLayout", tr("&Reset layout"),
                                tr("Put all panels back to where they were at first")});

    mappings = new QActionGroup(window);
    for (std::size_t i = 0; i < chess::allSquareMappings.size(); ++i) {
        const chess::SquareMapping mapping = chess::allSquareMappings[i];
        const QString text = textOf(mapping);
        QAction *action = makeCheckable(mappings, {"", text,
                                                   tr("Bit 0 is %1, bit 1 is %2")
                                                       .arg(textOf(chess::squareOf(0, mapping)),
                                                            textOf(chess::squareOf(1, mapping)))});
        action->setObjectName(QStringLiteral("mapping_") + textOf(nameOf(mapping)));
        action->setData(static_cast<int>(i));
    }

    wordFormats = new QActionGroup(window);
    for (std::size_t i = 0; i < chess::allWordFormats.size(); ++i) {
        const chess::WordFormat format = chess::allWordFormats[i];
        QAction *action = makeCheckable(
            wordFormats, {"", textOf(format),
                          tr("Write words like %1").arg(textOf(chess::toLiteral(0xFF00, format)))});
        action->setObjectName(QStringLiteral("format_") + textOf(nameOf(format)));
        action->setData(static_cast<int>(i));
    }

    colorSchemes = new QActionGroup(window);
    const Look colorLooks[] = {
        {"colors_desktop", tr("As the &desktop"), tr("Take the colours of the desktop")},
        {"colors_light", tr("&Light"), tr("Dark text on light ground")},
        {"colors_dark", tr("Dar&k"), tr("Light text on dark ground")}};
    for (int i = 0; const Look &look : colorLooks)
        makeCheckable(colorSchemes, look)->setData(i++);

    nextArea = make(window, {"nextArea", tr("Next &area"),
                             tr("Go on to the board, the palette or the next panel"), nullptr,
                             QKeySequence(Qt::Key_F6)});
    previousArea =
        make(window, {"previousArea", tr("&Previous area"), tr("Go back to the panel before"),
                      nullptr, QKeySequence(Qt::SHIFT | Qt::Key_F6)});

    gestures =
        make(window, {"gestures", tr("&Gestures and keys"),
                      tr("All that the mouse and the keys do"), "help", QKeySequence(Qt::Key_F1)});
    howKnights = make(window, {"howKnights", tr("&How knights become numbers"),
                               tr("A page on bitboards, shifts and masks, with pictures")});
    about = make(
        window, {"about", tr("&About Bitboard Lab"), tr("Version, licence and libraries"), "info"});
    about->setMenuRole(QAction::AboutRole);
}

} // namespace ui
