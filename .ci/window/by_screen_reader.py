"""A player who hears the window: one whole session by AT-SPI, without its pixels.

The keyboard only makes Sapper look for a screen reader, keeps a name and closes a screen.
"""

import json
import time

import learning_by_ear
import screen_reader
from board import COVERED, FLAG, HIT
from desktop import expect, wait_for
from listener import BUTTON, TABLE, Listener
from player import deduce
from screen_reader import Atspi, Reader, below, children

NAME = "Ada"
ROWS, COLUMNS, MINES = 12, 14, 20
# A little more than the pause after a look for a screen reader, in seconds.
LOOK_PAUSE = 3.5

FIELD, NUMBER = Atspi.Role.ENTRY, Atspi.Role.SPIN_BUTTON
DIALOG, LEVEL = Atspi.Role.DIALOG, Atspi.Role.RADIO_BUTTON
def costs_nothing(game):
    """Without a screen reader there is no thread and no connection for one; later one is noticed."""
    screen_reader.set_enabled(False)
    game.open("--level", "beginner")
    pid = game.window.pid
    time.sleep(LOOK_PAUSE)
    game.window.keys("Down")
    time.sleep(1)
    # The desktop's preferences are asked for by then, however slow the bus is.
    wait_for("no connection to the bus", lambda: screen_reader.bus_connections(pid) == 0)
    print(f"        without a screen reader: {screen_reader.threads(pid)} threads")
    screen_reader.set_enabled(True)
    time.sleep(LOOK_PAUSE)
    game.window.keys("Down")
    game.reader = Reader(pid)
    after = screen_reader.threads(pid), screen_reader.bus_connections(pid)
    print(f"        with one: {after[0]} threads, {after[1]} connections to the bus")


def hears_the_board(game):
    """The board is a table of cells, and the cell with the focus is announced as the arrows move it."""
    game.reader.press(BUTTON, "New board")
    listener = Listener(game.reader, 9, 9, 10)
    seen = listener.look()
    expect(len(seen) == 81 and set(seen.values()) == {COVERED}, f"81 cells are covered: {seen}")
    listener.open((4, 4))
    # In a first game a tip may follow.
    news, changes = game.reader.wait_for_text(r"(?m)^opened \d+ cells$")
    print(f"        announced: {news!r}, with these changes: {changes}")


def takes_hints(game):
    """A game is played to its end with flags and chords, and with a hint wherever nothing is sure."""
    listener = Listener(game.reader, 9, 9, 10)
    seen, hints, chords = listener.begin(), 0, 0
    print(f"        announced: {listener.hinted_cell()[1]}")
    while not listener.is_over(seen):
        safe, mined = deduce(listener.board, seen, 10)
        for cell in sorted(mined):
            listener.mark(cell)
            seen = listener.look_until("a flag", lambda seen: seen[cell] == FLAG)
        number = listener._chordable(seen)
        if number:
            chords += 1
            listener.chord(number)
            covered = [it for it in listener.board.around(number) if seen[it] == COVERED]
            seen = listener.look_until("a chord", lambda seen: seen[covered[0]] != COVERED)
            continue
        if not safe:
            hints += 1
            cell, _ = listener.hinted_cell()
            safe = {cell}
        cell = min(safe)
        listener.open(cell)
        seen = listener.look_until(f"{cell} to open", lambda seen: seen[cell] != COVERED)
    end = "lost" if HIT in seen.values() else "won"
    print(f"        {end}, with {hints} hints and {chords} chords")


def wins_and_signs(game):
    """Beginner is won; the name becomes a field, which is filled, and Enter keeps it."""
    games = Listener(game.reader, 9, 9, 10).win()
    print(f"        games played for it: {games}")
    # After a win nothing counts for a moment, lest what was meant for the game does something.
    time.sleep(3)
    # A player with a user name has it on a button, which becomes the field.
    if not game.reader.has(FIELD, "Your name"):
        game.reader.press(BUTTON, "as ")
    field = game.reader.find(FIELD, "Your name")
    # Enter anywhere else plays again.
    field.get_component_iface().grab_focus()
    wait_for(
        "the focus on the field",
        lambda: field.get_state_set().contains(Atspi.StateType.FOCUSED),
    )
    field.get_editable_text_iface().set_text_contents(NAME)
    # A key may overtake what the reader writes.
    wait_for("the name in the field", lambda: Atspi.Text.get_text(field, 0, -1) == NAME)
    game.window.keys("Return")
    wait_for("the record's name in the file of the scores", lambda: NAME in game.scores())


def reads_the_record(game):
    """The menu leads to the records, whose table has the name."""
    game.reader.press(BUTTON, "Menu")
    game.reader.press(Atspi.Role.MENU_ITEM, "Records")
    rows = wait_for("the table of records", lambda: table_rows(game.reader))
    print(*(f"        {' | '.join(row)}" for row in rows), sep="\n")
    expect(any(NAME in row for row in rows), f"{NAME!r} is in the table: {rows}")
    # The first Escape takes the focus off a control that has it.
    for _ in range(2):
        game.window.keys("Escape")
        game.window.settled()
        if game.reader.has(BUTTON, "New board"):
            break


def table_rows(reader):
    """What is in the cells of the table of records, row by row."""

    def look():
        tables = [it for it in reader.all(TABLE) if it.get_name() != "Board"]
        return [[it.get_name() for it in below(row)] for table in tables for row in children(table)]

    return screen_reader.steady(look)


def chooses_a_board(game):
    """The custom dialog is announced by its name; its fields are set by their names, and Start is pressed."""
    game.reader.press(LEVEL, "Custom")
    game.reader.find(DIALOG, "Custom board")
    for name, number in (("Rows", ROWS), ("Columns", COLUMNS), ("Mines", MINES)):
        field = game.reader.find(NUMBER, name)
        field.get_value_iface().set_current_value(number)
    game.reader.press(BUTTON, "Start")
    seen = Listener(game.reader, ROWS, COLUMNS, MINES).look()
    expect(max(seen) == (ROWS - 1, COLUMNS - 1), f"the board has {ROWS} × {COLUMNS} cells")
    board = wait_for("the board in the settings", lambda: game.settings().get("custom"))
    expect(sorted(board.values()) == [ROWS, COLUMNS, MINES], f"it is remembered: {board}")


def opens_on_expert(game):
    """An opening on Expert is announced in one sentence."""
    game.reader.press(LEVEL, "Expert")
    listener = Listener(game.reader, 16, 30, 99)
    listener.look()
    listener.open((8, 15))
    news, changes = game.reader.wait_for_text(r"^opened \d+ cells$")
    print(f"        announced: {news!r}, with these changes: {changes}")
    opened = sum(isinstance(what, int) for what in listener.look().values())
    expect(news == f"opened {opened} cells", f"the sum is right: {opened}")
    game.window.close()
    (record,) = json.loads(game.says("scores", "--json"))
    expect(record["name"] == NAME, f"the record is {NAME}'s: {record}")


def _described(reader, part):
    """The description of what has the focus, if this is a part of it."""
    has_focus = lambda it: it.get_state_set().contains(Atspi.StateType.FOCUSED)
    texts = [it.get_description() for it in reader.all(Atspi.Role.HEADING) if has_focus(it)]
    return next((text for text in texts if part in text), None)


def reads_a_recording(game):
    """A recording says where it is, what each event did, and its marks; its slider keeps the focus."""
    reader, keys = game.reader, game.window.keys
    reader.press(BUTTON, "New board")
    listener = Listener(reader, 9, 9, 10)
    wait_for("a new board", lambda: set(listener.look().values()) == {COVERED})
    listener.open((4, 4))
    reader.wait_for_text("^opened")
    reader.heard()
    keys("w")
    # What the heading, which has the focus, is described by: a reader says both.
    said = wait_for("the focus to say where the recording is", lambda: _described(reader, " of "))
    print(f"        {said!r}")
    slider = reader.find(Atspi.Role.SLIDER, "Time")
    slider.get_component_iface().grab_focus()
    reader.heard()
    keys("Left", "Right")
    print(f"        Left, Right: {reader.wait_for_text(' of .*: row 5, column 5')[0]!r}")
    expect(slider.get_state_set().contains(Atspi.StateType.FOCUSED), "the slider keeps the focus")
    expect(reader.has(Atspi.Role.LIST, "Marks"), "the marks are a list")
    keys("Escape")
    if not reader.has(BUTTON, "New board"):
        keys("Escape")


def chooses_from_a_list(game):
    """A list says what is chosen, and what a key chooses."""
    reader, keys = game.reader, game.window.keys
    keys("F5")
    reader.press(Atspi.Role.PAGE_TAB, "Accessibility")
    texts = reader.find(Atspi.Role.COMBO_BOX, "Text and button size")
    expect(texts.get_description().startswith("100"), texts.get_description())
    texts.get_component_iface().grab_focus()
    reader.heard()
    keys("Down")
    print(f"        Down: {reader.wait_for_text('^115')[0]!r}")
    keys("Up")
    reader.wait_for_text("^100")
    # The first Escape takes the focus off the list.
    for _ in range(3):
        keys("Escape")
        game.window.settled()
        if reader.has(BUTTON, "New board"):
            break


def sets_up_a_position(game):
    """The workbench is walked by ear: what is drawn, the odds, the best move, a contradiction, and Play."""
    reader, keys = game.reader, game.window.keys
    reader.press(LEVEL, "Beginner")
    reader.heard()
    keys("F12")
    wait_for("what to do first", lambda: "Paste a screenshot" in screen_reader.steady(reader.outline))
    # The first key brings the cursor into sight.
    keys("Down", "ctrl+Home")
    listener = Listener(reader, 9, 9, 10)

    def hears(pattern, *pressed):
        reader.heard()
        keys(*pressed)
        news, _ = reader.wait_for_text(pattern)
        print(f"        {' '.join(pressed)}: {news!r}")

    hears(r"^number 3", "3")
    hears(r"^flag", "Right", "f")

    def called(*cell):
        return listener.look() and listener.cells[cell].get_name()

    wait_for("the odds of a cell", lambda: "risk" in called(2, 2))
    name = called(0, 0)
    expect("number 3" in name, f"a cell is called what it holds: {name}")
    hears("Too few covered cells", "Left", "8")
    hears("number 3", "ctrl+z")
    for name in ("Copy", "Why?", "As a puzzle"):
        expect(reader.has(BUTTON, name), f"there is a button {name!r}")
    hears("Copied", "ctrl+c")
    reader.press(BUTTON, "Play from here")
    reader.wait_for_text("From the workbench")
    seen = Listener(reader, 9, 9, 10).look()
    expect(seen[0, 0] == 3 and seen[0, 1] == FLAG, f"it is played as it stands: {seen}")


STEPS = (
    costs_nothing,
    hears_the_board,
    takes_hints,
    wins_and_signs,
    reads_the_record,
    chooses_a_board,
    chooses_from_a_list,
    sets_up_a_position,
    reads_a_recording,
    *learning_by_ear.STEPS,
    opens_on_expert,
)
