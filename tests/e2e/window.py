"""Drags a knight, reads its words and its marks, and takes the position to the clipboard.

window.py PROGRAM; runs inside `with_display`.
"""

import sys

from desktop import Window, click, clipboard, drag, until, xdotool

START_WITH_KNIGHT_ON_F3 = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1"
KNIGHTS_ON_B1_AND_F3 = "0x0000000000200002"
SQUARES = [file + rank for rank in "87654321" for file in "abcdefgh"]


def cell_of(window, square):
    board = window.find("table", "Board")
    return board.get_child_at_index(SQUARES.index(square))


def name_of(accessible):
    accessible.clear_cache()
    return accessible.get_name()


def word_of(window, name):
    """The word in the row of that name in the list of bitboards."""
    row = window.find("table cell", name)
    tree = row.get_parent()
    return name_of(tree.get_child_at_index(row.get_index_in_parent() + 1))


def described(window, description):
    """The squares whose description says so."""
    board = window.find("table", "Board")
    cells = [board.get_child_at_index(index) for index in range(64)]
    for cell in cells:
        cell.clear_cache()
    return {cell.get_name()[:2] for cell in cells if description in cell.get_description()}


def main(program):
    with Window(program) as window:
        until("the knight stands on g1", lambda: name_of(cell_of(window, "g1")) == "g1, white knight")

        drag(cell_of(window, "g1"), cell_of(window, "f3"))
        until("the knight stands on f3", lambda: name_of(cell_of(window, "f3")) == "f3, white knight")
        until("g1 is empty", lambda: name_of(cell_of(window, "g1")) == "g1, empty")
        fen = window.find("text", "FEN")
        until("the FEN follows", lambda: fen.get_text(0, -1) == START_WITH_KNIGHT_ON_F3)
        until("white_knights follow", lambda: word_of(window, "white_knights") == KNIGHTS_ON_B1_AND_F3)

        click(cell_of(window, "f3"))
        # The leaps of a knight on f3: the own king stands on e1 and own pawns on d2 and h2.
        until("the destinations are marked",
              lambda: described(window, "destination") == {"g1", "d4", "e5", "g5", "h4"})
        until("the blocked squares are marked",
              lambda: described(window, "blocked") == {"d2", "e1", "h2"})

        xdotool("key", "ctrl+c")
        until("the FEN is on the clipboard", lambda: clipboard() == START_WITH_KNIGHT_ON_F3)


main(*sys.argv[1:])
