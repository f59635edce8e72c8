#!/usr/bin/env python3
"""Makes the pictures of docs/index.html: of the real window, with two pixels for one, and a game as
a moving picture.

Usage: python3 .ci/window/page.py PROGRAM FOLDER [NAME...]

The games are played here by logic alone, by a hand that takes the time a quick player takes.
"""

import math
import re
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from board import COVERED, FLAG
from desktop import Failed, expect, move, wait_for
from gallery import Scene, press
from player import deduce
from session import OUT, Session
from x11 import Screen

# The size of the window in the moving picture, in pixels, and how long its end is shown, in seconds.
WINDOW = 1064, 1210
END = 4
# The code of the board in a saved game.
CODE = re.compile('^board = "(.*)"', re.MULTILINE)
# Where the moving picture stands still for those who want no motion, in seconds.
STILL = 4


class Hand:
    """Plays a board whose mines it knows, but only as far as the numbers seen so far allow."""

    def __init__(self, window, board, mined):
        """`mined` says where the mines are, once the first cell is open."""
        self.window, self.board, self.mines = window, board, mined
        self.seen = dict.fromkeys(board.cells(), COVERED)
        self.start = self.at = board.rows // 2, board.columns // 2

    def play(self, cells):
        """Plays until so many cells are open."""
        # The board comes in, and the pointer with it.
        time.sleep(0.5)
        self.click(self.start)
        time.sleep(0.3)
        self.mined = self.mines()
        self.open(self.start)
        while self.opened() < cells:
            presses, number = self.next()
            for cell in presses:
                if number is None:
                    self.click(cell)
                    self.open(cell)
                else:
                    self.click(cell, 3)
                    self.seen[cell] = FLAG
            if number:
                self.click(number, 2)
                for cell in self.board.around(number):
                    self.open(cell)

    def opened(self):
        return sum(isinstance(what, int) for what in self.seen.values())

    def next(self):
        """The cheapest thing to do for the cells that it opens: one cell, or flags and a chord on a
        number."""
        safe, mines = deduce(self.board, self.seen, len(self.mined))
        expect(safe or mines, "the board needs no guess")
        ways = [(self.way([cell]), [cell], None) for cell in safe]
        for number, what in self.seen.items():
            if isinstance(what, int):
                around = self.board.around(number)
                covered = {cell for cell in around if self.seen[cell] == COVERED}
                gain = len(covered - mines)
                flags = sum(self.seen[cell] == FLAG for cell in around) + len(covered & mines)
                if gain and flags == what:
                    path = sorted(covered & mines, key=lambda cell: math.dist(cell, self.at))
                    ways.append((self.way([*path, number]) / gain, path, number))
        return min(ways)[1:]

    def way(self, cells):
        """What it takes to press these cells in turn, in cells."""
        stops = [self.at, *cells]
        return sum(math.dist(a, b) + 1.5 for a, b in zip(stops, stops[1:]))

    def click(self, cell, button=1):
        """Takes the pointer there, slowly at both ends, and presses."""
        far = math.dist(cell, self.at)
        steps = round(60 * (0.10 + 0.06 * math.sqrt(far))) if far else 1
        doings = []
        for step in range(1, steps + 1):
            share = step / steps
            share = share * share * (3 - 2 * share)
            row, column = (a + (b - a) * share for a, b in zip(self.at, cell))
            doings += [move(*self.board.centre(row, column)), "wait 0.016"]
        self.at = cell
        self.window.mouse(*doings, f"down {button}", "wait 0.05", f"up {button}")

    def open(self, cell):
        """Notes what opens with a cell."""
        if self.seen[cell] != COVERED:
            return
        around = self.board.around(cell)
        self.seen[cell] = len(around & self.mined)
        if self.seen[cell] == 0:
            for other in around:
                self.open(other)


def played(game, side, level, seed, cells=None):
    """Plays a board that needs no guess, until so many cells are open or to its end."""
    middle = f"{side // 2},{side // 2}"
    words = "--level", level, "--no-guess", "--seed", seed
    lines = game.says("generate", *words, "--first", middle).splitlines()
    rows = [line for line in lines if line[0] in ".*"]
    mined = {(r, c) for r, row in enumerate(rows) for c, what in enumerate(row) if what == "*"}
    Hand(game.window, game.find(side, side), lambda: mined).play(cells or side * side - len(mined))


# Crockford's Base32.
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def saved_mines(game, level, side, mines):
    """The mines of a running game on a numbered level, out of the code with which it is saved."""
    saved = game.system.data / "session.toml"
    code = wait_for("the saved game", lambda: saved.exists() and CODE.search(saved.read_text()))[1]
    bits = "".join(f"{DIGITS.index(digit):05b}" for digit in code[1:])
    data = iter([int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)][:-2])
    expect(next(data) == level, "the code is of this level")
    # A range coder: see the engine's board_code.rs.
    at, span, mined = int.from_bytes(bytes(next(data, 0) for _ in range(4))), 2**32 - 1, set()
    for nth in range(side * side):
        yes, of = mines - len(mined), side * side - nth
        share = span * yes // of
        if yes == of or (yes and at < share):
            mined.add(divmod(nth, side))
            span = span if yes == of else share
        elif yes:
            at, span = at - share, span - share
        while span < 2**24:
            at, span = at << 8 | next(data, 0), span << 8
    return mined


def moving(program, folder, theme):
    """Plays a game to its end, and leaves it as a recording and as a moving picture: of any board, since
    only those are ranked. Returns whether it needed no guess."""
    with Screen(scale=2) as screen, tempfile.TemporaryDirectory() as home:
        game = Session(screen, program, Path(home))
        game.system.config.mkdir(parents=True)
        settings = f"version = 1\nintroduced = true\nexpert_figures = false\n{light(theme)}\n"
        (game.system.config / "settings.toml").write_text(settings)
        film = Path(home) / "film.mkv"
        try:
            game.open("--level", "beginner")
            game.window.resize(*WINDOW)
            game.window.settled()
            with filmed(screen, game.window, film):
                hand = Hand(game.window, game.find(9, 9), lambda: saved_mines(game, 1, 9, 10))
                try:
                    hand.play(9 * 9 - 10)
                except Failed:
                    return False
                wait_for("the result", game.shows_result)
                time.sleep(END)
            # There is no file dialog here, so it is saved at once.
            game.window.keys("ctrl+s")
            recording = wait_for("the recording", lambda: next(Path(home).rglob("*.rawvf"), None))
            shutil.copy(recording, RECORDING)
        finally:
            game.end()
        palette = "split[a][b];[a]palettegen=max_colors=96[p];[b][p]paletteuse"
        palette += "=dither=none:diff_mode=rectangle"
        for name, part in (("game", []), ("still", ["-ss", str(STILL)])):
            frames = ["-frames:v", "1"] if part else []
            words = [*part, "-i", film, "-vf", palette, *frames, folder / f"{name}-{theme}.gif"]
            subprocess.run(["ffmpeg", "-v", "error", "-y", *words], check=True)
    return True


@contextmanager
def filmed(screen, window, to):
    """Films the window without loss while the block runs."""
    x, y, width, height = window.geometry()
    words = "-f x11grab -framerate 25 -draw_mouse 1".split()
    words += ["-video_size", f"{width}x{height}", "-i", f"{screen.name}+{x},{y}"]
    words += "-c:v libx264rgb -crf 0 -preset ultrafast".split()
    camera = subprocess.Popen(["ffmpeg", "-v", "error", "-y", *words, to], stdin=subprocess.PIPE)
    try:
        yield
    finally:
        camera.communicate(b"q")


def asks_why(game):
    """Asks why a cell is safe, up to the first step of the reason."""
    played(game, 9, "beginner", "12", 40)
    press(game, "h", "h", "h", "h")


def asks_odds(game):
    played(game, 16, "intermediate", "8", 110)
    press(game, "o")


def watches(game):
    """Watches the game of the moving picture, with the odds and all figures."""
    press(game, "space", "End", *["Left"] * 50, "o", "F6")


def in_contrast(game):
    """Comes back to the game in high contrast: only other boards can be read while they are played."""
    played(game, 9, "beginner", "12", 40)
    # It is saved every second.
    time.sleep(2)
    game.end()
    settings = game.system.config / "settings.toml"
    settings.write_text(settings.read_text().replace(light(), CONTRAST))
    game.open()
    game.window.resize(1720, 1640)
    press(game, "p", "h", "h", "h", "h")


def light(theme="light"):
    return f'theme = "{theme}"'


CONTRAST = light("high-contrast") + '\ntext_size = "150%"'
# What was played for the moving picture.
RECORDING = OUT / "First record.rawvf"
BEGINNER = "--level", "beginner", "--no-guess", "--seed", "12"
INTERMEDIATE = "--level", "intermediate", "--no-guess", "--seed", "8"
SCENES = {"contrast": Scene(in_contrast, *BEGINNER, settings=light())}
for name in "light", "dark":
    theme = light(name)
    SCENES[f"hint-{name}"] = Scene(asks_why, *BEGINNER, settings=theme)
    SCENES[f"odds-{name}"] = Scene(asks_odds, *INTERMEDIATE, settings=theme)
    SCENES[f"replay-{name}"] = Scene(
        watches, "--replay", str(RECORDING), size=(2120, 1520), settings=theme
    )


def fewer_colours(path):
    """Gives a PNG a palette where that makes it smaller."""
    words = "--force", "--strip", "--speed", "1", "--skip-if-larger", "--output", path, path
    subprocess.run(["pngquant", *words], check=False)


def main(program, folder, names):
    OUT.mkdir(exist_ok=True)
    for name in names or ["game", *SCENES]:
        if name == "game":
            for theme in "dark", "light":
                while not moving(program, folder, theme):
                    print("again: the board needed a guess", flush=True)
        else:
            SCENES[name].take(program, folder / f"{name}.png", scale=2)
            fewer_colours(folder / f"{name}.png")
        print(name, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), sys.argv[3:])
