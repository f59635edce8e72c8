"""A player with a keyboard alone, who reads Chinese: one whole session without the mouse."""

import json

from board import COVERED, HIT
from desktop import expect, wait_for
from player import Typist, deduce

NAME = "阿达"
ROWS, COLUMNS, MINES = 12, 14, 12
# The controls before the first record's recording, in the order in which Tab reaches them: four
# buttons, the level, the style, the span.
BEFORE_RECORDING = 7
# The controls before the first switch of the settings: the way back, six pages, five styles, two lists.
BEFORE_SWITCHES = 14


def opens_in_chinese(game):
    """The window opens in the language of the system, and the shell answers in it."""
    game.open()
    game.find(9, 9)
    expect("还没有纪录" in game.says("scores"), "the shell speaks Chinese")


def shows_its_keys(game):
    """F1 explains the game, and Escape goes back."""
    game.window.keys("F1")
    wait_for("the help", game.asks)
    game.window.settled()
    game.keep("keyboard_help")
    game.window.keys("Escape")
    wait_for("Escape to close the help", lambda: not game.asks())


def asks_for_a_board(game):
    """Ctrl+N asks for a board, which fields and Enter choose; some of it is opened and flagged."""
    game.window.keys("ctrl+n")
    wait_for("the custom dialog", game.asks)
    game.fill(ROWS, COLUMNS, MINES)
    game.keep("keyboard_custom")
    game.window.keys("Return")
    wait_for("the dialog to go", lambda: not game.asks())
    player = Typist(game.window, game.find(ROWS, COLUMNS), MINES)
    seen = player.begin()
    safe, mined = deduce(player.board, seen, MINES)
    for cell in sorted(mined)[:2]:
        player.mark(cell)
    for cell in sorted(safe)[:3]:
        player.open(cell)
        seen = player.look_until(f"{cell} to open", lambda seen: seen[cell] != COVERED)
    expect(HIT not in seen.values(), "what follows from the numbers is safe")


def goes_to_beginner(game):
    """Tab leads into the bars, Space presses the first of the levels, Escape leads back."""
    game.window.keys("F2")
    game.find(ROWS, COLUMNS)
    # Flag mode, the face and the hint come first, and are left alone.
    for tabs in (4, 5, 6, 7, 8, 4, 5, 6, 7, 8):
        game.window.keys("Escape")
        game.tab(tabs)
        game.window.keys("space")
        if any(game.shows(9, 9) for _ in range(5)):
            game.window.keys("Escape")
            return
    expect(False, "some control in the bars chooses the level")


def wins_and_signs(game):
    """Beginner is won; the record asks for a name, which is a Chinese one."""
    player = Typist(game.window, game.find(9, 9), 10)
    games = player.win()
    print(f"        games played for it: {games}")
    wait_for("the result with its field for the name", game.shows_result)
    game.sign(NAME)


def reads_the_records(game):
    """F4 shows the records and the statistics; Tab leads to the recording, and Enter plays it."""
    won = game.window.settled()
    game.window.keys("F4")
    wait_for("the records", lambda: game.window.picture() != won)
    # While the games are read, the page says so, and has other controls.
    records = game.window.settled(calm=20)
    game.keep("keyboard_records")
    game.tab(BEFORE_RECORDING + 1)
    game.keep("keyboard_records_tab")
    game.recording_of_win()
    game.window.keys("Return")
    wait_for("the recording", lambda: game.window.picture() != records)
    wait_for("the recording to run", game.window.moves)
    game.window.keys("space", "Home", "Right", "Right", "o")
    game.window.settled()
    game.keep("keyboard_replay")
    game.window.keys("Escape")
    wait_for(
        "Escape to lead back to the records", lambda: game.window.settled().looks_like(records)
    )
    game.window.keys("Escape")


def changes_a_setting(game):
    """Tab leads through the settings; Space turns a switch, and that is saved at once."""
    board = game.window.settled()
    game.window.keys("F5")
    wait_for("the settings", lambda: not game.window.settled().looks_like(board))
    before = game.settings()
    game.tab(BEFORE_SWITCHES)
    for _ in range(30):
        game.tab()
        game.window.keys("space")
        game.window.settled()
        if game.settings() != before:
            break
    expect(game.settings() != before, "a switch in the settings was turned")
    game.window.settled()
    game.keep("keyboard_settings")

    # The first Escape takes the focus off a control that has it.
    def is_back():
        game.window.keys("Escape")
        return game.window.settled().looks_like(board)

    wait_for("Escape to close the settings", is_back)


def ends(game):
    """The shell prints the record with the player's name."""
    game.window.close()
    (record,) = json.loads(game.says("scores", "--json"))
    expect(record["name"] == NAME, f"the record is {NAME}'s: {record}")
    expect("胜率" in game.says("scores", "--statistics"), "the statistics are in Chinese")


STEPS = (
    opens_in_chinese,
    shows_its_keys,
    asks_for_a_board,
    goes_to_beginner,
    wins_and_signs,
    reads_the_records,
    changes_a_setting,
    ends,
)
