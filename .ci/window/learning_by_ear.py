"""What a player who hears the window learns from and comes back for: a lesson, practice and the
daily board, by the names of cells and by actions."""

import time

from desktop import expect, wait_for
from listener import BUTTON, Listener
from player import deduce
from screen_reader import Atspi, steady

POSITIONS = 3


def finishes_a_lesson(game):
    """A lesson tells its task; its boards are solved by what their numbers say, to the last one."""
    reader = game.reader
    game.window.keys("F7")
    reader.find(Atspi.Role.LIST, "First steps")
    reader.heard()
    reader.press(BUTTON, "1. ")
    print(f"        task: {reader.wait_for_text('Open a cell')[0]!r}")
    boards = sum(name.startswith("Board ") for _, name in reader.named(BUTTON))
    for board in range(1, boards + 1):
        reader.find(BUTTON, "Show answer")
        news = answers(reader)
        if board < boards:
            reader.press(BUTTON, "Next board")
    expect("Lesson complete!" in news, f"the last board ends the lesson: {news!r}")
    print(f"        boards solved: {boards}")
    leaves(game)


def practises(game):
    """Positions to practise are solved, each with the first answer."""
    reader = game.reader
    game.window.keys("F8")
    reader.press(Atspi.Role.LIST_ITEM, "One number")
    kind = reader.find(Atspi.Role.COMBO_BOX, "Type of reasoning")
    # A position of that kind takes the place of the first at the same moment.
    wait_for("the kind", lambda: steady(kind.get_description).startswith("One number"))
    for _ in range(POSITIONS):
        reader.find(BUTTON, "Show answer")
        answers(reader)
        reader.press(BUTTON, "Next puzzle")
    leaves(game)


def answers(reader):
    """Does what follows from the numbers; returns what is said when it is right."""
    listener = Listener.of_shown(reader)
    safe, mined = deduce(listener.board, listener.look(), listener.mines)
    reader.heard()
    if any(name.startswith("Flag every") for _, name in reader.named(Atspi.Role.HEADING)):
        for cell in sorted(mined):
            listener.mark(cell)
            news, _ = reader.wait_for_text("^flagged")
    else:
        listener.open(min(safe))
        news, _ = reader.wait_for_text("^opened")
    print(f"        {news!r}")
    expect("Right!" in news or "That’s all of them!" in news, f"it is right: {news!r}")
    return news


def wins_a_daily_board(game):
    """A daily board says where it begins, and the focus is there; it is won, and it counts."""
    reader = game.reader
    game.window.keys("F9")
    reader.heard()
    reader.press(BUTTON, "Play: Beginner")
    listener = Listener.of_shown(reader)
    listener.look()

    def focused():
        cells = listener.cells.items()
        has_focus = lambda cell: cell.get_state_set().contains(Atspi.StateType.FOCUSED)
        return next(((place, cell) for place, cell in cells if has_focus(cell)), None)

    (row, column), cell = wait_for("the focus on the board", focused)
    # What the focus leads to is described by the news, and a reader says both.
    print(f"        the focus: {cell.get_name()!r}, {cell.get_description()!r}")
    expect("start here" in cell.get_name(), "the cell says that the game begins there")
    expect(f"Start at row {row + 1}, column {column + 1}" in cell.get_description(), "so do the news")
    game.window.keys("space")
    reader.wait_for_text("^opened")
    game.window.keys("F2")
    reader.press(BUTTON, "Keep playing")
    hints = 0
    while not listener.is_over(seen := listener.look()):
        safe, _ = deduce(listener.board, seen, listener.mines)
        if not safe:
            hints += 1
            safe = {listener.hinted_cell()[0]}
        reader.heard()
        listener.open(min(safe))
        news, _ = reader.wait_for_text("^opened")
    print(f"        announced: {news!r}, with {hints} hints")
    expect("Cleared" in news and "counted" in news, f"it is won, and it counts: {news!r}")
    # After a win no key counts for a moment, lest one that was meant for the game does something.
    time.sleep(3)
    game.window.keys("F9")
    wait_for("the result among the boards", lambda: "Won in" in steady(reader.outline))
    leaves(game)


def leaves(game):
    """Goes back to the game; the first Escape may take the focus off a control that has it."""

    def is_back():
        if game.reader.has(BUTTON, "New board"):
            return True
        game.window.keys("Escape")
        game.window.settled()
        return False

    wait_for("the game", is_back)


STEPS = finishes_a_lesson, practises, wins_a_daily_board
