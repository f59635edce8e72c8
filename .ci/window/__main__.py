#!/usr/bin/env python3
"""Plays the game in its release window, step by step, as its players would, and looks at it.

Usage: python3 .ci/window PROGRAM [x11 | wayland | screen-reader | briefly [PLAYER...]]
                                                                       (all players, unless named)

Leaves a picture after each step, and what the program said, in .ci/out or SAPPER_PICTURES. The exit code is 1 when
something is not as a player should find it; then one sentence says what, and failed.png shows it.
"""

import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import by_keyboard
import by_mouse
import by_wayland
import wayland
import x11
from desktop import Failed, expect
from session import OUT, Session

# Each player's name, steps and language.
MOUSE = "mouse", by_mouse.STEPS, "C.UTF-8"
KEYBOARD = "keyboard", by_keyboard.STEPS, "zh_CN.UTF-8"
WAYLAND = "desktop", by_wayland.STEPS, "C.UTF-8"
FIRST_GAMES = "mouse", by_mouse.FIRST_GAMES, "C.UTF-8"

# Who plays on which desktop, and how it is started.
DESKTOPS = {
    "x11": ((x11.Screen, MOUSE), (x11.Screen, KEYBOARD)),
    "wayland": (
        (wayland.Screen, MOUSE),
        (partial(wayland.Screen, scale=1.5), KEYBOARD),
        (wayland.Screen, WAYLAND),
    ),
    # Where only a package is on trial: a loss, and a win with its record and recording.
    "briefly": ((x11.Screen, FIRST_GAMES),),
}


def players(desktop):
    if desktop == "screen-reader":
        # It needs bindings that only the system's own Python may have.
        import by_screen_reader

        return ((x11.Screen, ("screen reader", by_screen_reader.STEPS, "C.UTF-8")),)
    return DESKTOPS[desktop]


def play(game, name, steps):
    for number, step in enumerate(steps, 1):
        start = time.monotonic()
        try:
            step(game)
        except Failed as failure:
            raise Failed(f"{step.__doc__}\n        {failure}") from failure
        print(f"ok      {step.__doc__} ({time.monotonic() - start:.1f} s)", flush=True)
        game.keep(f"{name}_{number}_{step.__name__}")


def main(program, desktop="x11", *names):
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.iterdir():
        if old.is_file():
            old.unlink()
    log = OUT / "sapper.log"
    for start, (name, steps, locale) in players(desktop):
        if names and name not in names:
            continue
        with start() as screen, tempfile.TemporaryDirectory() as home:
            print(f"        By {name}, on {desktop} at scale {screen.scale}, in {locale}:")
            game = Session(screen, program, Path(home), locale)
            try:
                play(game, name, steps)
                expect(not game.crash_reports(), "no part of the program crashes")
            except Failed as failure:
                game.keep("failed")
                print(f"FAILED  {failure}\n        See {OUT}/failed.png.", file=sys.stderr)
                return 1
            finally:
                game.end()
                print(log.read_text() if log.exists() else "", end="")
                print(*game.crash_reports(), sep="\n", end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), *sys.argv[2:]))
