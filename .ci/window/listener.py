"""A player who reads the board by the names of its cells, and plays by their actions."""

import re

import screen_reader
from board import COVERED, FLAG, HIT, Board
from desktop import wait_for
from player import Player
from screen_reader import Atspi, act, children

BUTTON, TABLE = Atspi.Role.PUSH_BUTTON, Atspi.Role.TABLE
CONTENTS = {"covered": COVERED, "flag": FLAG, "empty": 0, "the mine you hit": HIT}
CONTENTS |= {f"number {number}": number for number in range(1, 9)}
# A cell, which has no comma in a list.
PLACE = r"row (\d+),? column (\d+)"
# The cell to open in a step of a hint; what follows from a supposition is none.
HINTED = re.compile(
    rf"^(?!Then|Suppose).*?(?:best guess is {PLACE}|{PLACE}[^:.]*? (?:is|are) safe)", re.IGNORECASE
)


class Listener(Player):
    """Plays by the names of the cells and by their actions."""

    def __init__(self, reader, rows, columns, mines):
        super().__init__(None, Board(0, 0, 0, rows, columns, 0), mines)
        self.reader, self.cells = reader, {}

    @classmethod
    def of_shown(cls, reader):
        """The player of the board that is there, whose description has its size and mines."""
        said = reader.find(TABLE, "Board").get_description()
        rows, columns, mines = map(int, re.findall(r"\d+", said)[:3])
        return cls(reader, rows, columns, mines)

    def look(self):
        self.reader.heard()
        return screen_reader.steady(self._look)

    def _look(self):
        rows = children(self.reader.find(TABLE, "Board"))
        self.cells = {
            (row, column): cell
            for row, cells in enumerate(rows)
            for column, cell in enumerate(children(cells))
        }
        # Where a cell is comes before what it shows, and a ring or odds after it.
        names = {place: cell.get_name().split(": ")[-1] for place, cell in self.cells.items()}
        return {place: CONTENTS.get(what.split(", ")[0], what) for place, what in names.items()}

    def is_over(self, seen):
        return HIT in seen.values() or self._opened(seen) == self.safe_cells

    def open(self, cell):
        act(self.cells[cell])

    def ask(self, name):
        """Presses a button for the cell with the focus."""
        self.reader.press(BUTTON, name)

    def mark(self, cell):
        self.cells[cell].get_component_iface().grab_focus()
        self.ask("Flag the cell")

    def chord(self, cell, first=1):
        self.cells[cell].get_component_iface().grab_focus()
        self.ask("Chord on the number")

    def begin(self):
        self.reader.press(BUTTON, "New board")
        middle = self.board.rows // 2, self.board.columns // 2
        wait_for("a new board", lambda: set(self.look().values()) == {COVERED})
        self.open(middle)
        return self.look_until("the first cell to open", lambda seen: seen[middle] == 0)

    def hinted_cell(self):
        """Asks for hints until a step names a cell to open. Returns the cell, and what was said."""
        for _ in range(60):
            self.reader.heard()
            self.ask("Hint")
            said, _ = self.reader.wait_for_text(".")
            found = HINTED.search(said)
            if found:
                row, column = (int(it) - 1 for it in found.groups() if it)
                return (row, column), said
        raise AssertionError("no step of the hint names a safe cell")
