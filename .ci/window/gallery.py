#!/usr/bin/env python3
"""Takes the pictures of the gallery from the real window.

Usage: python3 .ci/window/gallery.py PROGRAM FOLDER [NAME...]

Leaves one PNG in FOLDER for each scene below, or for each that is named. The boards come from
seeds, and the player of the records is invented, so that a picture changes only when Sapper does.
Only lessons, practice and the daily board are different each time.
"""

import random
import sys
import tempfile
import time
from datetime import datetime, timedelta
from pathlib import Path

from desktop import wait_for
from player import Cursor, Player
from session import OUT, Session
from x11 import Screen

CHINESE = "zh_CN.UTF-8"


class Scene:
    """A window to take a picture of: how it is opened, and what is done in it then."""

    def __init__(self, act, *arguments, size=None, settings="", locale="C.UTF-8", past=False):
        self.act, self.arguments, self.size = act, arguments, size
        self.settings, self.locale, self.past = settings, locale, past

    def take(self, program, to, scale=1):
        with Screen(scale=scale) as screen, tempfile.TemporaryDirectory() as home:
            game = Session(screen, program, Path(home), self.locale)
            game.system.config.mkdir(parents=True)
            settings = f"version = 1\nintroduced = true\nexpert_figures = false\n{self.settings}\n"
            (game.system.config / "settings.toml").write_text(settings)
            if self.past:
                remember(game.system.data)
            try:
                game.open(*self.arguments)
                if self.size:
                    game.window.resize(*self.size)
                self.act(game)
                game.window.settled().save(to)
            finally:
                game.end()


def remember(folder):
    """Writes the files of somebody who has played for a year and a half, ever better."""
    chance = random.Random(5)
    levels = {
        "beginner": (30, 11.0, 0.80),
        "intermediate": (90, 52.0, 0.55),
        "expert": (190, 150.0, 0.16),
    }
    games, records = [], []
    day = datetime(2025, 6, 1, 20, 0)
    while day < datetime(2026, 11, 20):
        minutes = chance.choice([7, 12, 30, 900, 1440, 3 * 1440, 9 * 1440])
        day += timedelta(minutes=minutes)
        level = chance.choices(list(levels), [3, 3, 2])[0]
        usual, seconds, rate = levels[level]
        way = len(games) / 600
        won = chance.random() < rate + 0.1 * way
        bbbv = max(5, round(chance.gauss(usual, usual * 0.2)))
        time_ms = round(
            seconds * 1000 * (1 - 0.3 * way) * bbbv / usual * chance.lognormvariate(0, 0.22)
        )
        solved = bbbv if won else chance.randrange(1, bbbv)
        time_ms = time_ms * solved // bbbv
        result = "won" if won else chance.choices(["lost", "left"], [15, 1])[0]
        ended = f"{day:%Y-%m-%dT%H:%M:%S}.{chance.randrange(1000):03}+01:00"
        head = f'level = "{level}"\nstyle = "glass"\n'
        figures = f"time_ms = {time_ms}\nbbbv = {bbbv}\n"
        clicks = (
            f"solved = {solved}\nleft = {solved + 9}\nright = {chance.randrange(12)}\nchords = 3\n"
        )
        number = f'id = "{len(games):016x}"\n'
        games.append(
            f'[[game]]\nended = {ended}\n{head}result = "{result}"\n{figures}{clicks}{number}'
        )
        if won:
            name = chance.choice(["Ada", "Ada", "阿达", "Grace"])
            records.append(f'[[record]]\n{head}name = "{name}"\n{figures}date = {ended}\n')
    folder.mkdir(parents=True)
    (folder / "games.toml").write_text("version = 1\n\n" + "\n".join(games))
    (folder / "scores.toml").write_text("version = 1\n\n" + "\n".join(records))


def plays(rows, columns, mines, cells, *then):
    """Plays with the mouse until so many cells are open, and presses keys then."""

    def act(game):
        Player(game.window, game.find(rows, columns), mines).play(cells)
        press(game, *then)

    return act


def presses(*keys):
    return lambda game: press(game, *keys)


def press(game, *keys):
    """Presses one key after another; the window comes to rest between them."""
    for key in keys:
        game.window.keys(key)
        game.window.settled(seconds=20.0)


def types(*doings):
    """Plays by keyboard where no board can be read: opens cells, flags those with an F."""

    def act(game):
        # A title may lie before the board.
        game.window.keys("Escape")
        game.window.settled()
        cursor = Cursor(game.window)
        for doing in doings:
            row, column = (int(word) for word in doing.rstrip("F").split(","))
            (cursor.mark if doing.endswith("F") else cursor.open)((row, column))

    return act


def asked(plays):
    """Plays to the end, and waits for the box in which the style shows the result."""

    def act(game):
        plays(game)
        # Its background is too grey to see whether a box dims it.
        time.sleep(3)

    return act


def watches(game):
    """Plays to the end, and watches the recording from shortly before it, with the odds."""
    cells = game.find(16, 16)
    Player(game.window, cells, 40).play(16 * 16 - 40)
    over = game.window.settled()
    game.window.keys("w")
    wait_for("the recording", lambda: game.window.picture() != over)
    # It runs at once.
    press(game, "space", "End", *["Left"] * 30, "o")


def analyses(game):
    """Loses, and lays what was to be seen on the workbench."""
    Player(game.window, game.find(16, 16), 40).lose()
    press(game, "F12")
    # The best guess takes a moment.
    time.sleep(4)


def wins(game):
    """Wins a ranked game. Its board cannot come from a seed, so its picture is another each time."""
    Player(game.window, game.find(9, 9), 10).win()
    wait_for("the result", game.shows_result)
    game.window.settled()


def hears_the_title(game):
    """Waits for the tune to end, and with it the picture that grows with its notes."""
    time.sleep(40)
    game.window.settled()


LIGHT, DARK = 'theme = "light"', 'theme = "dark"'


def darkened(act):
    """Comes back to the game in the dark: only a light board can be read while it is played."""

    def later(game):
        act(game)
        game.end()
        settings = game.system.config / "settings.toml"
        settings.write_text(settings.read_text().replace(LIGHT, DARK))
        game.open()
        # It is paused.
        press(game, "p")
        # The notice that says so leaves.
        time.sleep(8)

    return later


SCENES = {
    "play": Scene(plays(16, 30, 99, 220), "--level", "expert", "--seed", "4"),
    "play-dark": Scene(
        darkened(plays(16, 30, 99, 220)), "--level", "expert", "--seed", "4", settings=LIGHT
    ),
    "odds": Scene(plays(16, 16, 40, 110, "o"), "--level", "intermediate", "--seed", "3"),
    "hint": Scene(plays(9, 9, 10, 40, "h", "h", "h", "h"), "--level", "beginner", "--seed", "12"),
    "won": Scene(wins, "--level", "beginner"),
    "menu": Scene(presses("F10"), "--level", "beginner"),
    "how-to-play": Scene(presses("F1"), "--level", "beginner"),
    "lessons": Scene(presses("F7")),
    "lesson": Scene(presses("F7", "Return", "h", "h")),
    "practice": Scene(presses("F8", "h", "h")),
    "workbench": Scene(
        analyses, "--level", "intermediate", "--seed", "2", size=(1060, 760)
    ),
    "daily-zh": Scene(presses("F9"), settings=DARK, locale=CHINESE),
    "replay": Scene(watches, "--level", "intermediate", "--seed", "14", size=(960, 760)),
    "records": Scene(presses("F4", "Right", "Right"), size=(1100, 800), past=True),
    "records-zh": Scene(presses("F4"), size=(1100, 800), settings=DARK, locale=CHINESE, past=True),
    "settings-zh": Scene(presses("F5"), size=(620, 720), settings=DARK, locale=CHINESE),
    "keys": Scene(presses("F1", "Right"), size=(620, 720)),
    "custom-zh": Scene(presses("ctrl+n"), size=(480, 560), locale=CHINESE),
    "glass-play": Scene(plays(16, 16, 40, 120), "--level", "intermediate", "--seed", "21"),
    "glass-end": Scene(
        lambda game: Player(game.window, game.find(16, 16), 40).lose(),
        "--level",
        "intermediate",
        "--seed",
        "2",
    ),
    "classic-play": Scene(
        types("0,0", "8,8", "8,0", "5,4", "4,0F", "4,4F", "3,5F", "6,4F"),
        "--style",
        "classic",
        "--seed",
        "7",
        "--level",
        "beginner",
    ),
    "classic-end": Scene(
        types("0,0", "8,8", "4,0F", "3,5F", "5,5F", "4,4"),
        "--style",
        "classic",
        "--seed",
        "7",
        "--level",
        "beginner",
    ),
    "easyx-title": Scene(hears_the_title, "--style", "easyx"),
    "easyx-play": Scene(
        types("5,0", "7,0", "2,5", "0,1F", "3,4F", "6,4F"),
        "--style",
        "easyx",
        "--seed",
        "7",
        "--level",
        "beginner",
    ),
    "easyx-end": Scene(
        types("5,0", "2,5", "0,1F", "3,4"), "--style", "easyx", "--seed", "7", "--level", "beginner"
    ),
    "simpleminer-play": Scene(
        types("0,5", "15,2", "9,10", "12,4F", "12,6F", "2,6F"),
        "--style",
        "simpleminer",
        "--seed",
        "7",
    ),
    "simpleminer-end": Scene(
        asked(types("0,5", "15,2", "12,4F", "9,9")), "--style", "simpleminer", "--seed", "7"
    ),
    "console-play": Scene(
        types("1,0", "4,1", "3,3", "7,3", "0,1F", "7,6"),
        "--style",
        "console",
        "--seed",
        "7",
        "--level",
        "beginner",
    ),
    "console-end": Scene(
        types("1,0", "4,1", "0,1F", "3,4"),
        "--style",
        "console",
        "--seed",
        "7",
        "--level",
        "beginner",
    ),
}


def main(program, folder, names):
    OUT.mkdir(exist_ok=True)
    for name in names or SCENES:
        SCENES[name].take(program, folder / f"{name}.png")
        print(f"{name}.png", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]), sys.argv[3:])
