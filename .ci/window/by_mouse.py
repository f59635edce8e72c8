"""A player with a mouse: each step of a first evening, and what the window should show."""

import json
import time

import board
from board import COVERED, FLAG, HIT, MARK
from desktop import expect, move, wait_for
from player import Player
from session import BEGINNER, EXPERT, OUT

NAME = "Ada 扫雷"


def opens_on_beginner(game):
    """The game opens at once on Beginner's board, covered, with square cells."""
    game.open()
    expect(
        "Sapper" in game.window.title(), f"the title names the game, not {game.window.title()!r}"
    )
    cells = game.find(9, 9)
    seen = board.read(game.window.picture(), cells)
    expect(set(seen.values()) == {COVERED}, f"every cell is covered: {seen}")


def marks_turn(game):
    """The right button marks: a flag, a question mark, nothing; the count follows."""
    player = Player(game.window, game.find(9, 9), 10)
    full = game.count()
    for mark in (FLAG, MARK, COVERED):
        player.mark((1, 1))
        player.look_until(f"the right click to show {mark}", lambda seen: seen[1, 1] == mark)
        expect(
            (game.count() == full) == (mark != FLAG), "a flag, and nothing else, changes the count"
        )


def release_acts(game):
    """A press only previews: let go outside the board, it opens nothing."""
    cells = game.find(9, 9)
    player = Player(game.window, cells, 10)
    game.window.mouse(move(*cells.centre(4, 4)))
    before = game.window.settled()
    game.window.mouse("down 1")
    wait_for(
        "the pressed cell to lose its light", lambda: not game.window.picture().looks_like(before)
    )
    game.window.mouse(move(*player.beside), "up 1")
    seen = player.look()
    expect(
        set(seen.values()) == {COVERED}, "a press that is let go outside the board opens nothing"
    )


def hurried_hand(game):
    """Clicks count where they were made, however fast the pointer has gone on."""
    cells = game.find(9, 9)
    player = Player(game.window, cells, 10)
    doings = [
        doing for column in range(9) for doing in (move(*cells.centre(4, column)), "down 3", "up 3")
    ]
    game.window.mouse(*doings, move(*player.beside))
    flagged = [(4, column) for column in range(9)]
    player.look_until(
        "a flag on each cell of the row", lambda seen: all(seen[cell] == FLAG for cell in flagged)
    )
    game.window.keys("F2")


def lost(game):
    """Beginner is lost on a mine: the mine that was hit is marked."""
    cell, seen = Player(game.window, game.find(9, 9), 10).lose()
    expect(seen[cell] == HIT, f"the mine that was hit is marked, not shown as {seen[cell]}")
    game.window.keys("F2")


def won_and_named(game):
    """Beginner is won with both buttons; the record asks for a name and keeps it."""
    games = Player(game.window, game.find(9, 9), 10).win()
    print(f"        games played for it: {games}")
    wait_for("the result with its field for the name", game.shows_result)
    game.sign(NAME)


def watched(game):
    """The won game was recorded: its replay runs, and Escape leads back."""
    game.recording_of_win()
    won = game.window.picture()
    game.window.keys("w")
    wait_for("the replay to be shown", lambda: game.window.picture() != won)
    wait_for("the replay to run", game.window.moves)
    game.window.keys("space", "End")
    game.window.settled()
    game.window.picture().save(OUT / "replay.png")
    game.window.keys("Escape")
    game.window.settled()


def custom_board(game):
    """The custom dialog: Escape gives it up, too many mines keep it, 18 × 32 with 100 is dealt."""
    game.window.keys("F2")
    game.find(9, 9)
    game.ask_custom()
    game.window.keys("Escape")
    wait_for("Escape to close the dialog", lambda: not game.asks())
    game.find(9, 9)

    game.ask_custom()
    game.fill(18, 32, 600)
    game.window.keys("Return")
    time.sleep(0.5)
    expect(game.asks(), "Enter waits while the board has no room for the mines")
    game.keep("too_many_mines")
    game.window.keys("ctrl+a")
    game.window.write("100")
    game.window.keys("Return")
    wait_for("the dialog to go", lambda: not game.asks())
    game.window.settled()
    cells = game.find(18, 32)
    expect(cells.cell >= 16, f"the window makes room for the larger board: {cells}")
    board_kept = wait_for("the board in the settings", lambda: game.settings().get("custom"))
    expect(
        sorted(board_kept.values()) == [18, 32, 100],
        f"the custom board is remembered: {board_kept}",
    )


def remaining_switch(game):
    """Show remaining hides the count and shows it again, at once and in the middle of a game."""
    cells = game.find(18, 32)
    Player(game.window, cells, 100).begin()
    shown = game.count()
    game.toggle_remaining()
    wait_for("the count to go", game.hides_count)
    game.toggle_remaining()
    wait_for("the count to come back as it was", lambda: game.count() == shown)


def found_again(game):
    """Closed and opened again, Sapper has the game that was left, its record and its settings."""
    game.toggle_remaining()
    wait_for("the count to go", game.hides_count)
    game.window.close()
    game.open()
    game.window.settled()
    game.keep("left")
    # The game that was left waits behind its cover; the next one is dealt on the same board.
    game.window.keys("F2")
    game.find(18, 32)
    expect(game.hides_count(), "the count is still hidden after the game was opened again")
    records = json.dumps(json.loads(game.says("scores", "--json")), ensure_ascii=False)
    expect(NAME in records, f"{NAME!r} stands in `sapper scores --json`: {records}")
    expect(NAME in game.says("scores"), f"{NAME!r} stands in `sapper scores`")
    game.window.keys("F4")
    wait_for("the records to take the board's place", lambda: not game.shows(18, 32))
    game.keep("records")
    game.window.keys("Escape")
    wait_for("Escape to lead back to the board", lambda: game.shows(18, 32))
    game.window.close()


def opens_a_recording(game):
    """Opened with a recording, as a file manager does, Sapper plays it."""
    game.open("--replay", game.system.name(game.recording_of_win()))
    wait_for("the replay to run", game.window.moves)
    game.window.keys("space", "End")
    game.window.settled()
    game.window.close()


def sizes_the_window(game):
    """A window that the player has sized keeps its size on every level, and the next time, too."""
    size = [880, 620]
    game.open()
    game.window.resize(*size)
    wait_for("the size in the settings", lambda: game.window_kept() == size)
    for level, (rows, columns) in ((BEGINNER, (9, 9)), (EXPERT, (16, 30))):
        game.press(*level)
        game.find(rows, columns)
        expect(game.window.size() == size, f"the window keeps its size: {game.window.geometry()}")
    game.window.close()
    game.open("--level", "beginner")
    game.find(9, 9)
    expect(game.window.size() == size, f"the size is found again: {game.window.geometry()}")
    game.window.close()


STEPS = (
    opens_on_beginner,
    marks_turn,
    release_acts,
    hurried_hand,
    lost,
    won_and_named,
    watched,
    custom_board,
    remaining_switch,
    found_again,
    opens_a_recording,
    sizes_the_window,
)
FIRST_GAMES = STEPS[: STEPS.index(watched) + 1]
