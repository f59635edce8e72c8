"""A careful player: knows what follows from the visible numbers, and plays it with the mouse or
with the keyboard."""

from board import COVERED, FLAG, HIT, is_dimmed, read
from desktop import Failed, move, wait_for


def deduce(board, seen, mines):
    """The cells that are surely safe, and those that are surely mines, among the covered ones.

    Every number says how many of a set of cells are mines, and so does the count of all; where one
    set lies in another, the difference says something too, until nothing new is said.
    """
    unknown = {cell for cell, what in seen.items() if what == COVERED}
    flags = {cell for cell, what in seen.items() if what == FLAG}
    facts = {(frozenset(unknown), mines - len(flags))}
    for cell, what in seen.items():
        if isinstance(what, int):
            around = board.around(cell)
            facts.add((frozenset(around & unknown), what - len(around & flags)))

    safe, mined = set(), set()
    while True:
        for cells, count in facts:
            if count == 0:
                safe |= cells
            elif count == len(cells):
                mined |= cells
        known = safe | mined
        facts = {(cells - known, count - len(cells & mined)) for cells, count in facts}
        facts = {(cells, count) for cells, count in facts if cells}
        drawn = {
            (larger - smaller, more - less)
            for smaller, less in facts
            for larger, more in facts
            if smaller < larger and len(larger) <= 12
        }
        if drawn <= facts and not any(count in (0, len(cells)) for cells, count in facts):
            return safe, mined
        facts |= drawn


def guess(board, seen, mines):
    """The covered cell that looks the least dangerous by the numbers beside it."""
    covered = [cell for cell, what in seen.items() if what == COVERED]
    flags = sum(what == FLAG for what in seen.values())
    everywhere = (mines - flags) / len(covered)

    def danger(cell):
        worst = None
        for number in board.around(cell):
            if isinstance(seen[number], int):
                around = [seen[other] for other in board.around(number)]
                share = (seen[number] - around.count(FLAG)) / around.count(COVERED)
                worst = share if worst is None else max(worst, share)
        return everywhere if worst is None else worst

    return min(covered, key=danger)


class Player:
    """Plays one game after another on a board in a window, and looks at it after each move."""

    def __init__(self, program, board, mines):
        self.program, self.board, self.mines = program, board, mines
        self.safe_cells = board.rows * board.columns - mines

    @property
    def beside(self):
        """A place that is in no cell."""
        return 4, self.board.top - 4

    def look(self):
        """What the cells show once they have come to rest, the pointer being away from them."""
        self.program.mouse(move(*self.beside))
        return self._seen()

    def _seen(self):
        """No state of a game moves the board."""
        width, height = self.program.size()
        self.program.settled([0, self.board.bars, width, height - self.board.bars])
        return read(self.program.picture(), self.board)

    def look_until(self, what, holds):
        """Looks until what is seen is as it should be, or the game is over."""
        return wait_for(
            what, lambda: seen if holds(seen := self.look()) or self.is_over(seen) else None
        )

    def open(self, cell):
        self.program.click(*self.board.centre(*cell))

    def mark(self, cell):
        self.program.click(*self.board.centre(*cell), button=3)

    def chord(self, cell, first=1):
        """Presses both buttons, the one named first, and lets them go in the same order."""
        second = 4 - first
        doings = (f"down {first}", f"down {second}", f"up {first}", f"up {second}")
        self.program.mouse(move(*self.board.centre(*cell)), *doings)

    def begin(self):
        """Opens the first cell of a new game, which never is a mine."""
        self.program.keys("F2")
        middle = self.board.rows // 2, self.board.columns // 2
        # Before it is there, the last game may be seen, which is over.
        wait_for("a new board", lambda: set(self.look().values()) == {COVERED})
        self.open(middle)
        return self.look_until("the first cell to open", lambda seen: seen[middle] == 0)

    def lose(self):
        """Plays until a cell is surely a mine, opens it, and returns that cell and the end."""
        cell, seen = None, self.begin()
        while not self.is_over(seen):
            safe, mined = deduce(self.board, seen, self.mines)
            cell = min(mined or safe, default=None) or guess(self.board, seen, self.mines)
            self.open(cell)
            seen = self.look_until(f"{cell} to open", lambda seen: seen[cell] != COVERED)
        return cell, seen

    def win(self, games=60):
        """Plays with both buttons until a game is won; returns how many it took."""
        for played in range(1, games + 1):
            if HIT not in self.play(self.safe_cells).values():
                return played
        raise Failed(f"not one of {games} games was won")

    def play(self, cells):
        """Plays a new game until so many cells are open or it is over; returns what is seen."""
        seen = self.begin()
        first = 1
        while not self.is_over(seen) and self._opened(seen) < cells:
            safe, mined = deduce(self.board, seen, self.mines)
            if mined:
                for cell in mined:
                    self.mark(cell)
                seen = self.look_until(
                    "the flags", lambda seen: all(seen[cell] == FLAG for cell in mined)
                )
            if number := self._chordable(seen):
                opened = {cell for cell in self.board.around(number) if seen[cell] == COVERED}
                self.chord(number, first)
                first = 4 - first
            else:
                opened = {min(safe, default=None) or guess(self.board, seen, self.mines)}
                self.open(*opened)
            seen = self.look_until(
                f"{opened} to open", lambda seen: all(seen[cell] != COVERED for cell in opened)
            )
        return seen

    @staticmethod
    def _opened(seen):
        return sum(isinstance(what, int) for what in seen.values())

    def _chordable(self, seen):
        """A number all of whose mines are flagged, with something left to open around it."""
        for cell, what in seen.items():
            if isinstance(what, int):
                around = [seen[other] for other in self.board.around(cell)]
                if around.count(FLAG) == what and COVERED in around:
                    return cell
        return None

    def is_over(self, seen):
        """Whether a mine was hit, all safe cells are open, or a dialog stands before the game."""
        return (
            HIT in seen.values()
            or self._opened(seen) == self.safe_cells
            or is_dimmed(self.program.picture())
        )


class Cursor:
    """The keyboard's cursor on a board, and what its keys do there."""

    def __init__(self, program):
        self.program, self.at = program, None

    def go(self, cell):
        """Takes the cursor to a cell: its first key only brings it into sight."""
        if self.at is None:
            self.program.keys("Down", "ctrl+Home")
            self.at = 0, 0
        (row, column), (to_row, to_column) = self.at, cell
        down, right = to_row - row, to_column - column
        keys = ["Down" if down > 0 else "Up"] * abs(down)
        keys += ["Right" if right > 0 else "Left"] * abs(right)
        if keys:
            self.program.keys(*keys)
        self.at = cell

    def open(self, cell):
        self.go(cell)
        self.program.keys("space")

    def mark(self, cell):
        self.go(cell)
        self.program.keys("f")

    def chord(self, cell, key):
        self.go(cell)
        self.program.keys(key)


class Typist(Player):
    """The same with the keyboard alone."""

    def __init__(self, program, board, mines):
        super().__init__(program, board, mines)
        self.cursor = Cursor(program)

    def look(self):
        return self._seen()

    def open(self, cell):
        self.cursor.open(cell)

    def mark(self, cell):
        self.cursor.mark(cell)

    def chord(self, cell, first=1):
        """By the key of its own, and by Enter, which does the same on a number."""
        self.cursor.chord(cell, "c" if first == 1 else "Return")
