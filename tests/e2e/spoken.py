"""Plays with a screen reader listening, which is told of every move and of every one that is refused.

spoken.py PROGRAM; runs inside `with_display`.
"""

import sys

import gi

from desktop import Window, click, drag, until

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

SQUARES = [file + rank for rank in "87654321" for file in "abcdefgh"]
PINNED_KNIGHT = "4r1k1/8/8/8/8/4N3/8/4K2R w K - 0 1"


class Listener:
    """What comes up as a notification, which is what screen readers speak unasked."""

    def __init__(self):
        self.heard = []
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:state-changed:showing")

    def _hear(self, event):
        if event.detail1 and event.source.get_role() == Atspi.Role.NOTIFICATION:
            event.source.clear_cache()
            self.heard.append(event.source.get_name())

    def hears(self, sentence):
        while GLib.MainContext.default().iteration(False):
            pass
        return sentence in self.heard


def main(program):
    listener = Listener()
    with Window(program, "--fen", PINNED_KNIGHT) as window:
        board = window.find("table", "Board")

        def cell(square):
            return board.get_child_at_index(SQUARES.index(square))

        def expect(sentence):
            until(f"it says “{sentence}” and not {listener.heard}", lambda: listener.hears(sentence))

        click(window.find("check box", "Legal"))
        drag(cell("e3"), cell("c4"))
        expect("Not legal: pinned to e1 along the e-file")
        drag(cell("h1"), cell("f2"))
        expect("A rook does not go from h1 to f2: it moves along files and ranks only.")
        drag(cell("h1"), cell("h2"))
        expect("1. Rh2 · h1h2")


main(*sys.argv[1:])
