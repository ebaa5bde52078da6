#include "ui/help/gestures_dialog.h"

#include "ui/dialogs/dialog_buttons.h"

#include <QCoreApplication>
#include <QDialog>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <array>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::Gestures)
};

struct Gesture {
    const char *what;
    const char *effect;
};

struct Group {
    const char *title;
    std::vector<Gesture> gestures;
};

/// The list of product decisions on gestures, as the user reads it.
const std::vector<Group> &groups()
{
    static const std::vector<Group> all = {
        {QT_TRANSLATE_NOOP("ui::Gestures", "Pieces, with the hand"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Drag a piece"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Moves it; what stood there is replaced. Off the board it is deleted; "
                             "one undo brings it back.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Ctrl + drag"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Copies the piece.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Esc or right button while dragging"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Puts the piece back.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Click a piece"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Selects it and marks where it may go. A click on a mark moves it, a "
                             "click elsewhere ends it.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Right button"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "The menu of the square: put a piece, empty, copy index or bit, "
                             "copy the board as an image.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Moves as chess"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Moves in the toolbar: free, pseudo-legal, legal"),
           QT_TRANSLATE_NOOP(
               "ui::Gestures",
               "Free puts pieces anywhere. Otherwise the board takes only marked squares and plays "
               "the move as chess, with turn, castling, en passant, promotion and clocks. A bar at "
               "the foot of a square marks where the last move came to, one with a gap where it "
               "left.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Drop a piece elsewhere, or click there"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "It stays where it was, and the status bar says why. A click on "
                             "another piece of the side to move selects that. The side not to "
                             "move shows its squares too, but does not play.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Hollow dot or tower, or thin ring, with a cross"),
           QT_TRANSLATE_NOOP("ui::Gestures", "A move that is not legal: under the pointer or the "
                                             "cursor the status bar says why.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Take the king to the tower"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Castles. The tower is where the king arrives, or in Chess960 its "
                             "rook; taken to the other of the two it castles as well, unless that "
                             "is one step of the king. Only a click on a rook without a tower "
                             "selects the rook.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Bring a pawn to the last rank"),
           QT_TRANSLATE_NOOP(
               "ui::Gestures",
               "Asks what it becomes: click, arrows and Enter, or Q, R, B, N. Esc puts it back.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Drag off the board"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Puts the piece back. Palette, eraser, letters, Delete, Ctrl + drag "
                             "and the menu of the square set up in every mode.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Click a step of the move list, or Enter"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Goes back or on to it; later steps stay until a new one is made. "
                             "Ctrl+C copies the moves up to the selected step.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Enter in the line below the move list"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Plays a move or a line, as 1. e4 e5 2. Nf3 or e2e4 e7e5 g1f3, with "
                             "one step for each move. If a word of it is wrong, nothing is played: "
                             "the word is marked, and the reason stands below.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Pieces, from the palette"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Pick a piece"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Click or sweep squares to place it; on the same piece it takes it "
                             "away. The right button places the other colour. Esc goes back to the "
                             "hand.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Pick the eraser"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Click or sweep squares to empty them.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Drag a piece out of the palette"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Places one.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Keys on the board"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Arrows"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Move the cursor.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Enter or Space"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Picks a piece up and puts it down.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "K Q R B N P"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Put a black piece on the cursor’s square; with Shift a white one.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Delete or Backspace"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Empties the square.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Ctrl+C, Ctrl+V"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Copy the FEN; take a FEN, a bitboard or a list of bitboards.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Bitboards"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Click one, or arrows"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Shows it in the inspector.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Tick its box, or Space"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Lays it on the board as a colour.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Ctrl+C, Ctrl+Shift+C"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Copies its word; its name and its word.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Right button"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "More ways to copy it, as an image too, or its whole group.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Insert, Ctrl+D, F2, Delete, Ctrl+Enter"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Make one of your own, duplicate any; rename or "
                                             "delete one of your own; do something with "
                                             "all of its bits.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Drag one or several"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Onto the board: lays them on it. Into another program: as words or "
                             "as a picture.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Click a bit in the inspector, or Space"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Sets or clears it: a piece comes to the board or leaves it.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Sweep over bits"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Sets them, or clears them if the first one is set.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Click a rank’s digit or a file’s letter, or Shift or "
                                             "Ctrl with Space"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Sets or clears the whole line.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Tables"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Point at an entry, or arrows"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Shows it large as long as you look at it.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Click an entry, or Enter or Space"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Pins it: it stays when the pointer goes away.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Ctrl+C"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Copies the word of the entry.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Mapping compass"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Click a small board, or Enter or Space"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Copies the word under that mapping.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Click the name above it, or arrows there"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Makes it the mapping of the window.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Calculator"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Enter, Shift+Enter"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Remembers the expression; begins another line.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Up, Down"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Bring back earlier expressions and later ones.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Ctrl+Space"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Offers the names that may stand there.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Go to a part in the tree"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Lights up its text in the expression.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Difference and table check"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Click a row of the words that differ, or arrows"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Shows that one on the board of differences.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Click a wrong square, or arrows, Home, End"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Shows what the entry should be, what it is, and the bits missing "
                             "and too many.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Perft"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Enter in a number or the line of the engine"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Starts the count.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Double-click a move, or Enter"),
           QT_TRANSLATE_NOOP(
               "ui::Gestures",
               "Plays it and counts one half-move less from there; undo comes back.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Ctrl+C"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Copies the divide as engines print it.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Positions of a file"),
         {{QT_TRANSLATE_NOOP("ui::Gestures",
                             "Click a row, or arrows, Page Up, Page Down, Home, End"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Puts that position on the board. One undo goes back to what was "
                             "there before the list.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Double-click a row, or Enter"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Puts it there again after the board was changed.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Steps of a derivation"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Left, Right, Home, End"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Previous, next, first and last step.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Space"),
           QT_TRANSLATE_NOOP("ui::Gestures", "Plays the steps one after the other, or pauses.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Ctrl+C on a small board"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Copies its word; the right button offers its 64 digits.")}}},
        {QT_TRANSLATE_NOOP("ui::Gestures", "Everywhere"),
         {{QT_TRANSLATE_NOOP("ui::Gestures", "Ctrl+Shift+I, Ctrl+Shift+E, Ctrl+P"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Copy the board as an image; make a picture of the board or of "
                             "bitboards; print the board.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Drag the word FEN"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Into another program: the position as FEN or as a picture.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Ctrl+Z, Ctrl+Shift+Z"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Undo and redo every change of the position. Flipping the board is no "
                             "change: FEN and words stay the same.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "F6, Shift+F6"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Go to the next area: board, bitboards, inspector, the open tools, "
                             "position line, palette.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Ctrl+V, Ctrl+Shift+V"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Take a text: a position, bitboards, a table of 64 words, a memory "
                             "dump; choose how it is read.")},
          {QT_TRANSLATE_NOOP("ui::Gestures", "Drop a file or a text on the window"),
           QT_TRANSLATE_NOOP("ui::Gestures",
                             "Opens a file of a position; takes any other, and a text, as Ctrl+V "
                             "does.")}}}};
    return all;
}

QString translated(const char *text)
{
    return Words::tr(text).toHtmlEscaped();
}

QString asHtml()
{
    QString html;
    for (const Group &group : groups()) {
        html += QStringLiteral("<h3>%1</h3><table cellpadding=\"3\" width=\"100%\">")
                    .arg(translated(group.title));
        for (const Gesture &gesture : group.gestures)
            html += QStringLiteral("<tr><td width=\"34%\"><b>%1</b></td><td>%2</td></tr>")
                        .arg(translated(gesture.what), translated(gesture.effect));
        html += QStringLiteral("</table>");
    }
    return html;
}

} // namespace

void showGestures(QWidget *window)
{
    const QString name = QStringLiteral("gesturesDialog");
    if (bringToFront(window, name))
        return;
    auto *dialog = new QDialog(window);
    dialog->setObjectName(name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(Words::tr("Gestures and keys"));

    auto *text = new QTextBrowser(dialog);
    text->setObjectName(QStringLiteral("gestures"));
    text->setAccessibleName(dialog->windowTitle());
    text->setFrameShape(QFrame::NoFrame);
    text->viewport()->setAutoFillBackground(false);
    text->setHtml(asHtml());
    auto *buttons = makeDialogButtons(QDialogButtonBox::Close, dialog);
    auto *column = new QVBoxLayout(dialog);
    column->addWidget(text);
    column->addWidget(buttons);

    const int unit = dialog->fontMetrics().averageCharWidth();
    dialog->resize(unit * 96, dialog->fontMetrics().height() * 34);
    dialog->show();
}

} // namespace ui
