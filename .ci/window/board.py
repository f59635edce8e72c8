"""Reads a board off the window's pixels, by the colours with which a player distinguishes cells."""

from dataclasses import dataclass

COVERED, FLAG, MARK, HIT, MINE = "covered", "flag", "?", "hit", "mine"

# The style `glass`: the page around the board, and the numbers from 1 to 8 on it.
PALETTES = {
    "F4F6FA": ("3B4FB8", "1C6B1C", "B0161A", "101A86", "7A1010", "0B7379", "9C0A4A", "54545C"),
    "1B1F27": ("7FA2FF", "6FCF73", "FF7B72", "A99BFF", "F0A15E", "58D0D6", "FF8AC6", "C9D1D9"),
}
# The two bars above the board, at scale 1: what is blue there is a button, not a cell.
BARS = 102


class Hidden(Exception):
    """There is no board of this size to be seen."""


def rgb(code):
    return tuple(bytes.fromhex(code))


def distance(one, other):
    return sum(abs(a - b) for a, b in zip(one, other))


def is_covered(colour):
    """Covered cells, light and dark, are far bluer than all else that stands below the bars."""
    red, _, blue = colour
    return blue - red >= 35


def is_red(colour):
    red, green, blue = colour
    return red - green >= 80 and red - blue >= 60


@dataclass(frozen=True)
class Board:
    """Where the cells are: the top left corner and the side of a cell, in pixels."""

    left: float
    top: float
    cell: float
    rows: int
    columns: int
    # Where the bars above it end.
    bars: int

    def centre(self, row, column):
        return self.left + (column + 0.5) * self.cell, self.top + (row + 0.5) * self.cell

    def cells(self):
        return [(row, column) for row in range(self.rows) for column in range(self.columns)]

    def around(self, cell):
        row, column = cell
        return {
            (r, c)
            for r in range(max(0, row - 1), min(self.rows, row + 2))
            for c in range(max(0, column - 1), min(self.columns, column + 2))
            if (r, c) != cell
        }


def is_dimmed(picture):
    """Whether a dialog stands before the game, whose page is then darker than it should be."""
    return _page(picture) not in PALETTES


def _page(picture):
    # The shadow of a board ends before the edge of the window.
    return bytes(picture.at(0, picture.height * 3 // 5)).hex().upper()


def find(picture, rows, columns, bars=BARS):
    """The board of a new game, all of whose cells are covered."""
    across, down = [], []
    for y in range(bars, picture.height):
        blue = [
            x
            for x, colour in enumerate(picture.part(0, y, picture.width, 1).colours())
            if is_covered(colour)
        ]
        if len(blue) > picture.width // 4:
            down.append(y)
            across += [blue[0], blue[-1]]
    if not down:
        raise Hidden("no covered board is to be seen")
    left, right, top, bottom = min(across), max(across) + 1, down[0], down[-1] + 1
    # The line around the board belongs to no cell.
    middle = (top + bottom) // 2
    line = picture.at(left, middle)
    edge = next(n for n in range(1, 9) if distance(picture.at(left + n, middle), line) > 24)
    left, right, top, bottom = left + edge, right - edge, top + edge, bottom - edge
    width, height = (right - left) / columns, (bottom - top) / rows
    if abs(width - height) > max(1.0, 0.03 * width):
        raise Hidden(
            f"{rows} rows × {columns} columns would have cells of {width:.1f} × {height:.1f} px"
        )
    # The window may have a title bar of its own above them.
    page = picture.at(1, top)
    bars = next((y + 1 for y in range(top, 0, -1) if picture.at(1, y) != page), 0)
    return Board(left, top, width, rows, columns, bars)


def read(picture, board):
    """What each cell shows: a number from 0 to 8, or one of the words above.

    Behind a dialog no number can be read.
    """
    numbers = [rgb(code) for code in PALETTES.get(_page(picture), ())]
    return {cell: _read_cell(picture, board, cell, numbers) for cell in board.cells()}


def _read_cell(picture, board, cell, numbers):
    x, y = board.centre(*cell)
    # A cell's content never covers its corners; a neighbour's shadow stays at the edge.
    reach = 0.32 * board.cell
    corners = [
        picture.at(round(x + dx * reach), round(y + dy * reach)) for dx in (-1, 1) for dy in (-1, 1)
    ]
    side = round(0.6 * board.cell)
    inside = list(picture.part(round(x - side / 2), round(y - side / 2), side, side).colours())
    enough = 0.02 * len(inside)

    red = sum(map(is_red, inside)) > enough
    if sum(map(is_covered, corners)) >= 3:
        if red:
            return FLAG
        # The gradient changes little inside a cell; a question mark stands out from it.
        plain = inside[0]
        return MARK if sum(distance(colour, plain) > 120 for colour in inside) > enough else COVERED
    if sum(map(is_red, corners)) >= 3:
        return HIT
    counts = [sum(distance(colour, number) < 30 for colour in inside) for number in numbers]
    if counts and max(counts) > enough:
        return counts.index(max(counts)) + 1
    dark = sum(sum(colour) < 200 for colour in inside)
    return MINE if dark > 5 * enough else 0
