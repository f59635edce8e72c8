"""One player's program and files, and where things stand in the window."""

import json
import os
import subprocess
import time
import tomllib
from pathlib import Path

import board
import system
from desktop import Program, expect, move, wait_for

OUT = Path(os.environ.get("SAPPER_PICTURES", Path(__file__).parent.parent / "out"))

# Where things stand in the window, in pixels at scale 1, from the left edge of what is in the bars.
COUNT = (36, 16, 70, 26)
COUNT_TOP = (36, 16, 70, 9)
BEGINNER = (42, 78)
EXPERT = (216, 78)
CUSTOM = (290, 78)
SHOW_REMAINING = (20, 28)


class Session:
    """One player's program and files."""

    def __init__(self, screen, program, home, locale="C.UTF-8"):
        self.screen, self.system = screen, system.of(program, home, locale)
        self.window = None

    def open(self, *arguments):
        command = [*self.system.command, *arguments]
        self.window = Program(self.screen, command, self.system.environment, OUT / "sapper.log")

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
            bars = round(board.BARS * self.screen.scale)
            return board.find(self.window.settled(), rows, columns, bars)
        except board.Hidden:
            return None

    def asks(self):
        """Whether a dialog stands before the game."""
        return board.is_dimmed(self.window.picture())

    def shows_result(self):
        """Whether there is a sheet below the board, which has its own background."""
        picture = self.window.picture()
        return picture.at(1, picture.height - 2) != picture.at(1, picture.height * 3 // 5)

    def says(self, *arguments):
        """What the program prints to a shell."""
        done = subprocess.run(
            [*self.system.command, *arguments],
            env={**os.environ, **self.system.environment},
            capture_output=True,
            encoding="utf-8",
            timeout=30,
        )
        expect(
            done.returncode == 0,
            f"{arguments} ends well, not with {done.returncode}: {done.stderr}",
        )
        return done.stdout

    def settings(self):
        file = self.system.config / "settings.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def window_kept(self):
        """The width and height of the window in the settings, or nothing."""
        window = self.settings().get("window")
        return window and [window["width"], window["height"]]

    def scores(self):
        file = self.system.data / "scores.toml"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def crash_reports(self):
        return [report.read_text() for report in self.system.data.glob("report-*.txt")]

    def recording_of_win(self):
        """The one recording that was kept, which is one of a win."""
        (recording,) = (self.system.data / "replays").glob("*.rawvf")
        counters = json.loads(self.says("replay", self.system.name(recording), "--json"))
        expect(counters["result"] == "won", f"the recording is of a win: {counters}")
        return recording

    def keep(self, name):
        """Keeps a picture of the screen as it is now."""
        self.screen.picture().save(OUT / f"{name}.png")

    def count(self):
        """The picture of the remaining count, once it is at rest."""
        return self._count(COUNT)

    def hides_count(self):
        """Whether there is a dash in the place of the count, which is lower than any figure."""
        return len(set(self._count(COUNT_TOP).colours())) == 1

    def _count(self, region):
        x, y, width, height = region
        region = x + self._left_of_bars(), y, width, height
        return self.window.settled([round(n * self.screen.scale) for n in region])

    def _left_of_bars(self):
        """Where the content of the bars begins, at scale 1: with the box of the count."""
        picture, y = self.window.picture(), round(28 * self.screen.scale)
        bar = picture.at(1, y)
        return next(x for x in range(picture.width) if picture.at(x, y) != bar) / self.screen.scale

    def press(self, x, y):
        """Clicks what stands there in the bars at scale 1."""
        left = self._left_of_bars()
        self.window.click(self.screen.scale * (left + x), self.screen.scale * y)

    def toggle_remaining(self):
        """Clicks the count, and leaves it with the pointer."""
        self.press(*SHOW_REMAINING)
        self.window.mouse(move(4, self.screen.scale * (board.BARS + 4)))

    def ask_custom(self):
        """Opens the dialog for a board of the player's own."""
        self.press(*CUSTOM)
        wait_for("the custom dialog", self.asks)

    def sign(self, name):
        """Gives a record its name, typed or pasted if no key has a character, and keeps a picture."""
        # After a win no key counts for a moment, lest one that was meant for the game does something.
        time.sleep(1)
        # The name stands before the last button; Enter makes a field of it.
        self.tab(2, "shift+Tab")
        self.window.keys("Return")
        self.window.settled()
        self.window.keys("ctrl+a")
        wait_for("the record's name in the file of the scores", lambda: self._enter_name(name), 60)

    def _enter_name(self, name):
        """Whether the name is kept. One that is pasted before Wine has noticed the copy is not."""
        if self.system.types(name) and self.screen.types(name):
            self.window.write(name)
        else:
            self.screen.copy(name)
            time.sleep(0.5)
            self.window.keys("ctrl+v")
        self.window.settled()
        self.keep("name")
        self.window.keys("Return")
        for _ in range(30):
            if name in self.scores():
                return True
            time.sleep(0.1)
        self.window.keys("ctrl+a")
        return False

    def tab(self, times=1, key="Tab"):
        """Presses Tab, and waits until the focus has moved: the next key goes to what has it."""
        for _ in range(times):
            before = self.window.settled()
            self.window.keys(key)
            wait_for("the focus to move", lambda: self.window.picture() != before)

    def fill(self, *numbers):
        """Types into a dialog's fields, from the one that has the focus on."""
        for place, number in enumerate(numbers):
            if place:
                self.tab()
            self.window.keys("ctrl+a")
            self.window.write(str(number))
