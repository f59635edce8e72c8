"""What is particular to Wayland: scales, title bars, workspaces, the clipboard."""

import itertools
import os
import subprocess
import time

from board import COVERED, FLAG, distance
from desktop import expect, move, wait_for
from player import Player
from session import EXPERT

# The middle of the toolkit's own title bar, from the window's top, and of its cross, from the right.
TITLE_BAR = 17
CROSS = 19


def _marks_and_opens(game):
    """Clicks hit the cells that they are meant for, in the corners and in the middle."""
    game.window.keys("F2")
    cells = game.find(9, 9)
    player = Player(game.window, cells, 10)
    corners = (0, 0), (0, 8), (8, 0), (8, 8)
    for corner in corners:
        player.mark(corner)
    seen = player.look_until(
        "a flag in each corner", lambda seen: all(seen[corner] == FLAG for corner in corners)
    )
    others = {cell: what for cell, what in seen.items() if cell not in corners}
    expect(set(others.values()) == {COVERED}, f"only the corners are marked: {others}")
    player.open((4, 4))
    player.look_until("the middle to open", lambda seen: seen[4, 4] == 0)


def opens(game):
    """The window opens with a size of its own, which nobody has chosen yet."""
    game.open("--level", "beginner")
    game.find(9, 9)
    # The window's state is saved once it has rested for a while.
    time.sleep(1)
    expect(not game.window_kept(), f"no player has sized the window: {game.settings()}")


def scales(game):
    """At scale 1.5, 2 and 1 again nothing is cut off, and clicks hit the right cell."""
    for scale in (1.5, 2, 1):
        game.screen.set_scale(scale)
        game.window.settled()
        _marks_and_opens(game)
        game.keep(f"wayland_scale_{scale}")
        width, height = game.window.size()
        print(f"        scale {scale}: a window of {width} × {height} pixels")


def is_sharp(game):
    """At scale 2 the window is drawn with all the pixels that there are."""
    game.screen.set_scale(2)
    picture = game.window.settled()
    game.screen.set_scale(1)
    # Where a picture is enlarged, the two pixels that were one are alike, or differ a little.
    steps = 0
    for row in picture.rows:
        pixels = list(zip(row[0::4], row[1::4], row[2::4]))
        steps += sum(distance(*two) > 300 for two in zip(pixels[0::2], pixels[1::2]))
    print(f"        steps from dark to light between two pixels of one: {steps}")
    expect(steps > 100, f"text and lines have sharp edges, not {steps}")


def resizes(game):
    """The window takes every size that the desktop gives it; the board fits, and can be played."""
    for size in ([1200, 900], [500, 700], [800, 420]):
        game.window.resize(*size)
        expect(game.window.size() == size, f"{size} is taken, not {game.window.size()}")
        _marks_and_opens(game)
    # sway forces a window to be smaller than it asks to be at least.
    game.window.resize(200, 200)
    game.screen.sway(f"[con_id={game.window.id}] floating disable")
    wait_for("the window to fill the screen as a tile", lambda: game.window.size() == [1600, 1100])
    _marks_and_opens(game)
    game.keep("wayland_tiled")
    game.screen.sway(f"[con_id={game.window.id}] floating enable")
    game.window.settled()


def fills_the_screen(game):
    """F11 fills the screen and gives it back."""
    before = game.window.size()
    game.window.keys("F11")
    wait_for("the window to fill the screen", lambda: game.window.size() == [1600, 1100])
    _marks_and_opens(game)
    game.window.keys("F11")
    wait_for("the size of before", lambda: game.window.size() == before)


def _copied(environment):
    """The text on the clipboard, as another program gets it."""
    done = subprocess.run(
        ["wl-paste", "--no-newline"], env=environment, capture_output=True, text=True, timeout=30
    )
    return done.stdout


def clipboard(game):
    """Ctrl+C copies the board for other programs, and Ctrl+V plays a board that another copied."""
    environment = {**os.environ, **game.screen.environment()}
    game.window.keys("F2")
    Player(game.window, game.find(9, 9), 10).lose()
    game.window.keys("ctrl+c")
    code = wait_for("the board on the clipboard", lambda: _copied(environment))
    # The notice covers the levels.
    game.window.keys("Escape")
    game.press(*EXPERT)
    game.find(16, 30)
    with subprocess.Popen(["wl-copy", "--foreground", f" {code}"], env=environment) as other:
        wait_for("the other program's text", lambda: _copied(environment) == f" {code}")
        game.window.keys("ctrl+v")
        game.find(9, 9)
        other.terminate()


def _clock(game):
    picture = game.window.picture()
    return picture.part(picture.width * 2 // 3, 8, picture.width // 3, 40)


def hides(game):
    """On a hidden workspace the game goes on quietly, and is as it was when it comes back."""
    player = Player(game.window, game.find(9, 9), 10)
    # Only the clock of a game that goes on moves.
    while player.is_over(before := player.play(20)):
        pass
    clock = _clock(game)
    spent = game.window.cpu_seconds()
    game.screen.sway(f"[con_id={game.window.id}] move scratchpad")
    time.sleep(2)
    spent = game.window.cpu_seconds() - spent
    print(f"        processor time in two hidden seconds: {spent:.2f} s")
    game.screen.sway(f"[con_id={game.window.id}] scratchpad show")
    wait_for("the time that has passed meanwhile", lambda: _clock(game) != clock)
    expect(player.look() == before, "every cell is as it was")
    _marks_and_opens(game)


def own_title_bar(game):
    """Where the desktop draws no title bar, the window has its own, which moves and closes it."""
    page = game.window.picture().at(1, 1)
    game.screen.sway(f"[con_id={game.window.id}] border csd")
    wait_for("a title bar", lambda: game.window.settled().at(200, TITLE_BAR) != page)
    game.keep("wayland_title_bar")
    _marks_and_opens(game)
    x, y, width, _ = game.window.geometry()
    game.window.mouse(move(200, TITLE_BAR), "down 1")
    pulls = itertools.count(200, 2)

    def follows():
        game.window.mouse(move(next(pulls), TITLE_BAR))
        return game.window.geometry()[:2] != (x, y)

    wait_for("the window to follow its title bar", follows)
    game.window.mouse("up 1")
    game.window.click(width - CROSS, TITLE_BAR)
    game.window.ends()


STEPS = (
    opens,
    scales,
    is_sharp,
    resizes,
    fills_the_screen,
    clipboard,
    hides,
    own_title_bar,
)
