"""A program's window as a person meets it: through the pointer, the keys, the clipboard and accessibility.

Runs inside `with_display`.
"""

import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

PATIENCE = 30  # seconds until something that should happen counts as missing


def until(what, condition):
    """Waits for a condition and returns its value, or says what did not happen."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            value = condition()
        except GLib.Error:
            value = None  # an accessible object that is gone or not there yet
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"did not happen: {what}")
        time.sleep(0.02)


def xdotool(*arguments):
    command = ["xdotool", *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE).stdout.strip()


def clipboard():
    """What another program would paste; empty while nobody owns the clipboard, which xclip calls a failure."""
    command = ["xclip", "-selection", "clipboard", "-out"]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE).stdout


def window_of(process):
    """The number of the window that a process shows, or nothing yet."""
    command = ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(process.pid), "--name", "."]
    return subprocess.run(command, capture_output=True, text=True).stdout.split("\n")[0]


class Window:
    """A program that runs, and its main window."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command)
        self.id = until("the window opens", self._find_window)
        self.application = until("the program is accessible", self._find_application)
        # There is no window manager to give it the keyboard.
        xdotool("windowfocus", "--sync", self.id)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(timeout=PATIENCE)

    def _find_window(self):
        assert self.process.poll() is None, f"the program ended with {self.process.returncode}"
        return window_of(self.process)

    def _find_application(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            try:
                application = desktop.get_child_at_index(index)
                if application.get_process_id() == self.process.pid and application.get_child_count() > 0:
                    return application
            except GLib.Error:
                pass  # still starting
        return None

    def find(self, role, name):
        """The accessible object of that role and name, as a screen reader would look for it."""
        return until(f"there is a {role} “{name}”", lambda: self._search(self.application, role, name))

    def _search(self, node, role, name):
        node.clear_cache()
        if node.get_role_name() == role and node.get_name() == name:
            return node
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            found = child and self._search(child, role, name)
            if found:
                return found
        return None


def centre(accessible):
    """The middle of an object, in pixels of the screen."""
    extents = accessible.get_extents(Atspi.CoordType.SCREEN)
    return extents.x + extents.width // 2, extents.y + extents.height // 2


def click(accessible):
    xdotool("mousemove", *centre(accessible), "click", 1)


def drag(source, target):
    """Presses on one object, moves in steps as a hand does, and releases on another."""
    (x, y), (to_x, to_y) = centre(source), centre(target)
    xdotool("mousemove", x, y, "mousedown", 1)
    for step in range(1, 9):
        xdotool("mousemove", x + (to_x - x) * step // 8, y + (to_y - y) * step // 8)
    xdotool("mouseup", 1)
