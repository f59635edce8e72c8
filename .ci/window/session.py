"""One player's program and files, and where things stand in the window."""

import json
import os
import subprocess
import tomllib
from pathlib import Path

import board
from desktop import Program, expect, wait_for

OUT = Path(__file__).parent.parent / "out"

# Where things stand in the window, in pixels; from its right edge where they keep to that.
COUNT = (64, 8, 44, 40)
BEGINNER = (56, 76)
EXPERT = (247, 76)
CUSTOM = (328, 76)
SHOW_REMAINING_FROM_RIGHT = (100, 76)


class Session:
    """One player's program and files."""

    def __init__(self, screen, program, home, locale="C.UTF-8"):
        self.screen, self.binary, self.home, self.locale = screen, program, home, locale
        self.window = None

    def environment(self):
        return {
            "HOME": str(self.home),
            "XDG_DATA_HOME": str(self.home / "data"),
            "XDG_CONFIG_HOME": str(self.home / "config"),
            "LC_ALL": self.locale,
        }

    def open(self, *arguments):
        command = [self.binary, *arguments]
        self.window = Program(self.screen, command, self.environment(), OUT / "sapper.log")

    def end(self):
        if self.window:
            self.window.stop()

    def find(self, rows, columns):
        """A new game's board, once the window shows it."""
        return wait_for(
            f"a covered board of {rows} × {columns} cells", lambda: self._find(rows, columns)
        )

    def shows(self, rows, columns):
        """Whether the window shows the covered board of a new game."""
        return self._find(rows, columns) is not None

    def _find(self, rows, columns):
        try:
            return board.find(self.window.settled(), rows, columns)
        except board.Hidden:
            return None

    def asks(self):
        """Whether a dialog stands before the game."""
        return board.is_dimmed(self.window.picture())

    def tells(self):
        """Whether the strip below the board tells something: then it has a ground of its own."""
        picture = self.window.picture()
        return picture.at(1, picture.height - 2) != picture.at(1, picture.height * 3 // 5)

    def says(self, *arguments):
        """What the program prints to a shell."""
        done = subprocess.run(
            [self.binary, *arguments],
            env={**os.environ, **self.environment()},
            capture_output=True,
            text=True,
            timeout=30,
        )
        expect(
            done.returncode == 0,
            f"{arguments} ends well, not with {done.returncode}: {done.stderr}",
        )
        return done.stdout

    def settings(self):
        file = self.home / "config/sapper/settings.toml"
        return tomllib.loads(file.read_text()) if file.exists() else {}

    def window_kept(self):
        """The width and height of the window in the settings, or nothing."""
        window = self.settings().get("window", {})
        return [window.get("width"), window.get("height")]

    def scores(self):
        file = self.home / "data/sapper/scores.toml"
        return file.read_text() if file.exists() else ""

    def film_of_win(self):
        """The one recording that was kept, which is one of a win."""
        (film,) = (self.home / "data/sapper/replays").glob("*.rawvf")
        figures = json.loads(self.says("replay", str(film), "--json"))
        expect(figures["result"] == "won", f"the film of the record is one of a win: {figures}")
        return film

    def keep(self, name):
        """Keeps a picture of the screen as it is now."""
        self.screen.picture().save(OUT / f"{name}.png")

    def count(self):
        """The picture of the remaining count, once it is at rest."""
        return self.window.settled(COUNT)

    def toggle_remaining(self):
        x, y = SHOW_REMAINING_FROM_RIGHT
        self.window.click(self.window.geometry()[2] - x, y)

    def ask_custom(self):
        """Opens the dialog for a board of the player's own."""
        self.window.click(*CUSTOM)
        wait_for("the custom dialog", self.asks)

    def fill(self, *numbers):
        """Types into a dialog's fields, from the one that has the focus on."""
        for place, number in enumerate(numbers):
            if place:
                self.window.keys("Tab")
            self.window.keys("ctrl+a")
            self.window.write(str(number))
