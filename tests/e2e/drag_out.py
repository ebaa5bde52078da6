"""Drags the FEN and a bitboard out of the window into another program, which says what it got.

drag_out.py PROGRAM TARGET; runs inside `with_display`.
"""

import select
import subprocess
import sys

from desktop import PATIENCE, Window, centre, until, window_of, xdotool

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def middle_of(process):
    """Where the window of another program is dropped on, in pixels of the screen."""
    window = until("the target opens", lambda: window_of(process))
    geometry = dict(line.split("=") for line in xdotool("getwindowgeometry", "--shell", window).splitlines())
    return int(geometry["X"]) + int(geometry["WIDTH"]) // 2, int(geometry["Y"]) + int(geometry["HEIGHT"]) // 2


def drag_onto(source, point, process):
    """Whether the target says something when an object is dragged onto it.

    The two programs agree on a drop while the pointer rests on the target; one that comes too early is none.
    """
    (x, y), (to_x, to_y) = centre(source), point
    xdotool("mousemove", x, y, "mousedown", 1)
    for step in range(1, 13):
        xdotool("mousemove", x + (to_x - x) * step // 12, y + (to_y - y) * step // 12, "sleep", "0.05")
    xdotool("sleep", "0.5", "mouseup", 1)
    return select.select([process.stdout], [], [], 2)[0]


def drop(source, point, process):
    """What the target says it got when something is dragged onto it."""
    until("something is dropped", lambda: drag_onto(source, point, process))
    text, size = process.stdout.readline().rstrip("\n").split("\t")
    width, height = map(int, size.split("x"))
    assert width >= 300 and height >= 300, f"a picture of {size}"
    return text


def main(program, target):
    with Window(program) as window, subprocess.Popen([target], stdout=subprocess.PIPE, text=True) as process:
        try:
            point = middle_of(process)
            fen = drop(window.find("label", "FEN"), point, process)
            assert fen == START, fen
            word = drop(window.find("table cell", "white_knights"), point, process)
            assert word == "0x0000000000000042", word
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE)


main(*sys.argv[1:])
