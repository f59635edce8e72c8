//! What a trial game knows of a cell and of those around it.

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
