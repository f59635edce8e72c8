//! What a trial game knows of a cell and of those around it, and what two numbers decide together.

/// Four bits for the undecided cells around it, four for the mines among them, and then whether it
/// is covered and whether it is undecided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TrialCell(u16);

const COVERED: u16 = 0x100;
const UNDECIDED: u16 = 0x200;
const MINE_AROUND: u16 = 0x10;
/// Too much to become anything else in one game.
const BORDER: u16 = 0x4000 | COVERED;

/// Whether a number decides all cells around it.
const DECIDES: [bool; 0x100] = {
    let mut decides = [false; 0x100];
    let mut value = 0;
    while value < decides.len() {
        let (mines, cells) = (value / 16, value % 16);
        decides[value] = cells > 0 && (mines == 0 || mines == cells);
        value += 1;
    }
    decides
};

impl TrialCell {
    pub(super) const BORDER: Self = Self(BORDER);

    /// A covered cell with so many cells around it, and this number.
    pub(super) fn covered(cells: u8, number: u8) -> Self {
        Self(COVERED + UNDECIDED + u16::from(number) * MINE_AROUND + u16::from(cells))
    }

    pub(super) const fn is_open(self) -> bool {
        self.0 < COVERED
    }

    pub(super) const fn is_undecided(self) -> bool {
        self.0 & UNDECIDED != 0
    }

    /// The undecided cells around it.
    pub(super) const fn cells_around(self) -> u8 {
        self.0 as u8 & 0xf
    }

    /// The mines among them.
    pub(super) const fn mines_around(self) -> u8 {
        self.0 as u8 >> 4
    }

    /// Whether it is an open number that decides the cells around it.
    pub(super) const fn decides(self) -> bool {
        self.is_open() & DECIDES[self.0 as usize & 0xff]
    }

    pub(super) const fn open(&mut self) {
        self.0 &= 0xff;
    }

    pub(super) const fn prove_mine(&mut self) {
        self.0 &= !UNDECIDED;
    }

    /// One of the cells around it is decided.
    pub(super) fn decide_neighbour(&mut self, is_mine: bool) {
        self.0 -= 1 + u16::from(is_mine) * MINE_AROUND;
    }
}

/// Two numbers, by their framed index: of the undecided cells beside them, those beside the first
/// alone are mines, and those beside the second alone are free.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct DecidingPair {
    pub(super) more: usize,
    pub(super) fewer: usize,
}

/// Finds such pairs: the first number lacks as many mines more than the second as there are cells
/// beside it alone. All lists are framed like those of
/// [`PlayerView`](crate::solver::player_view::PlayerView).
#[derive(Debug, Clone)]
pub(super) struct NumberPairs {
    stride: usize,
    /// 1 for each undecided cell.
    undecided: Vec<u8>,
    /// The sums of three of these in a row and in a column.
    in_row: Vec<u8>,
    in_column: Vec<u8>,
    /// The undecided cells around each open number, and the mines among them.
    cells: Vec<u8>,
    mines: Vec<u8>,
    zero: Vec<u8>,
    hits: Vec<u8>,
    pub(super) found: Vec<DecidingPair>,
}

/// Numbers that are this far apart, and what they share, as two lists. All lists begin at the first
/// of the two numbers when that is the first cell of the board.
type Distance<'a> = (usize, &'a [u8], &'a [u8]);

/// The mines around a cell that shows no number: too many for any pair.
const NO_NUMBER: u8 = 100;
const FIRST_HAS_MORE: u8 = 1;
const SECOND_HAS_MORE: u8 = 2;

impl NumberPairs {
    pub(super) fn new(len: usize, stride: usize) -> Self {
        let zero = vec![0; len];
        Self {
            stride,
            undecided: zero.clone(),
            in_row: zero.clone(),
            in_column: zero.clone(),
            cells: zero.clone(),
            mines: zero.clone(),
            hits: zero.clone(),
            zero,
            found: Vec::new(),
        }
    }

    /// Looks for pairs, and for those that are further apart only if there are no others.
    pub(super) fn find(&mut self, board: &[TrialCell]) {
        self.load(board);
        self.found.clear();
        let down = self.stride;
        let Self { undecided, in_row, in_column, cells, mines, zero, hits, found, .. } = self;
        let (column, row) = (&in_column[down..], &in_row[down..]);
        let (above, below) = (&undecided[down..], &undecided[2 * down..]);
        let (before, below_before) = (&undecided[down - 1..], &undecided[2 * down - 1..]);
        let near: [Distance<'_>; 2] = [(1, column, &column[1..]), (down, row, &row[down..])];
        let far: [Distance<'_>; 8] = [
            (2, &column[1..], zero),
            (2 * down, &row[down..], zero),
            (down + 1, &above[1..], below),
            (down - 1, before, below),
            (down + 2, &above[1..], &below[1..]),
            (down - 2, before, below_before),
            (2 * down + 1, below, &below[1..]),
            (2 * down - 1, below, below_before),
        ];
        for distances in [&near[..], &far] {
            for &distance in distances {
                find_apart(distance, &cells[down..], &mines[down..], hits, |at, hit| {
                    let (first, second) = (down + at, down + at + distance.0);
                    found.push(match hit {
                        FIRST_HAS_MORE => DecidingPair { more: first, fewer: second },
                        _ => DecidingPair { more: second, fewer: first },
                    });
                });
            }
            if !found.is_empty() {
                return;
            }
        }
    }

    fn load(&mut self, board: &[TrialCell]) {
        for (((undecided, cells), mines), &cell) in
            (self.undecided.iter_mut().zip(&mut self.cells)).zip(&mut self.mines).zip(board)
        {
            *undecided = u8::from(cell.is_undecided());
            let is_open = cell.is_open();
            *cells = if is_open { cell.cells_around() } else { 0 };
            *mines = if is_open { cell.mines_around() } else { NO_NUMBER };
        }
        let sum = |sums: &mut [u8], cells: &[u8], step: usize| {
            let inner = cells.len() - 2 * step;
            let sums = &mut sums[step..][..inner];
            for at in 0..inner {
                sums[at] = cells[at] + cells[at + step] + cells[at + 2 * step];
            }
        };
        sum(&mut self.in_row, &self.undecided, 1);
        sum(&mut self.in_column, &self.undecided, self.stride);
    }
}

/// Calls `found` for each pair of numbers at a distance.
fn find_apart(
    (step, shared, more_shared): Distance<'_>,
    cells: &[u8],
    mines: &[u8],
    hits: &mut [u8],
    mut found: impl FnMut(usize, u8),
) {
    let len = cells.len() - step;
    let len = len.min(shared.len()).min(more_shared.len());
    let (shared, more_shared, hits) = (&shared[..len], &more_shared[..len], &mut hits[..len]);
    let (first_cells, second_cells) = (&cells[..len], &cells[step..][..len]);
    let (first_mines, second_mines) = (&mines[..len], &mines[step..][..len]);
    for at in 0..len {
        let both = shared[at] + more_shared[at];
        let first = first_cells[at].wrapping_sub(both);
        let second = second_cells[at].wrapping_sub(both);
        let more = first_mines[at].wrapping_sub(second_mines[at]);
        let fewer = second_mines[at].wrapping_sub(first_mines[at]);
        let hit =
            u8::from(more == first) * FIRST_HAS_MORE + u8::from(fewer == second) * SECOND_HAS_MORE;
        hits[at] = hit * u8::from(first | second != 0);
    }
    // Hits are rare: whole chunks without one are skipped.
    for (start, chunk) in hits.chunks(16).enumerate() {
        if chunk.iter().fold(0, |any, &hit| any | hit) != 0 {
            for (offset, &hit) in chunk.iter().enumerate().filter(|&(_, &hit)| hit != 0) {
                found(start * 16 + offset, hit);
            }
        }
    }
}
