//! Playing with one switch: a ring goes over the rows of the board, and each press leads on, to the
//! cells of a row, to what can be done there, and does it. After the last row come the controls.

use crate::game::{Moment, Phase, Pos, ShownBoard, VisibleCell};

/// So often a ring goes round within a row, or over what can be done, before it goes back.
const ROUNDS: u8 = 2;

/// What the ring is around.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scanned {
    Row(u16),
    Cell(Pos),
    /// A press opens the cell.
    Open(Pos),
    /// A press flags it, or takes its flag away.
    Flag(Pos),
}

/// What follows from a step or a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScanEffect {
    /// The ring is around this.
    Show(Scanned),
    /// The focus goes to the next control; no part of the board has the ring.
    NextControl,
    /// Opens the cell.
    Open(Pos),
    Flag(Pos),
}

/// Where the ring is, and when it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Scanner {
    /// On the board; `None` in the controls.
    at: Option<Scanned>,
    rounds: u8,
    next_at: Option<Moment>,
}

impl Scanner {
    /// When the ring goes on; `None` while nothing is scanned.
    pub const fn next_at(&self) -> Option<Moment> {
        self.next_at
    }

    /// Scans at this pace, in ms, or not at all.
    pub fn keep(&mut self, pace: Option<u64>, now: Moment) {
        match pace {
            None => *self = Self::default(),
            Some(ms) if self.next_at.is_none() => self.wait(ms, now),
            Some(_) => {}
        }
    }

    /// The ring goes on so many ms from now.
    pub fn wait(&mut self, ms: u64, now: Moment) {
        self.next_at = Some(Moment(now.0 + ms));
    }

    /// The ring goes on; in the controls that follow the board if `board` has nothing to do.
    pub fn step(&mut self, board: Option<&dyn ShownBoard>, ms: u64, now: Moment) -> ScanEffect {
        self.wait(ms, now);
        let next = board.and_then(|board| match self.at? {
            Scanned::Row(row) => row_after(board, row + 1).map(Scanned::Row),
            Scanned::Cell(pos) => match cell_from(board, pos.row, pos.col + 1) {
                Some(next) => Some(Scanned::Cell(next)),
                None => self.again(board, pos.row, cell_from(board, pos.row, 0).map(Scanned::Cell)),
            },
            Scanned::Open(pos) => Some(Scanned::Flag(pos)),
            Scanned::Flag(pos) => self.again(board, pos.row, Some(Scanned::Open(pos))),
        });
        self.show(next)
    }

    /// The first of a level once more, or the row.
    fn again(
        &mut self,
        board: &dyn ShownBoard,
        row: u16,
        first: Option<Scanned>,
    ) -> Option<Scanned> {
        self.rounds += 1;
        if self.rounds < ROUNDS {
            return first;
        }
        self.rounds = 0;
        row_after(board, row).or_else(|| row_after(board, 0)).map(Scanned::Row)
    }

    /// The focus has gone through the controls: the board comes next, if it has anything to do.
    pub fn after_controls(&mut self, board: Option<&dyn ShownBoard>) -> ScanEffect {
        self.rounds = 0;
        self.show(board.and_then(|board| row_after(board, 0)).map(Scanned::Row))
    }

    /// The switch was pressed; `None` in the controls, which hear it themselves.
    pub fn press(&mut self, board: &dyn ShownBoard, ms: u64, now: Moment) -> Option<ScanEffect> {
        let at = self.at?;
        self.wait(ms, now);
        self.rounds = 0;
        let effect = match at {
            Scanned::Row(row) => Scanned::Cell(cell_from(board, row, 0)?),
            Scanned::Cell(pos) => Scanned::Open(pos),
            Scanned::Open(pos) => return Some(self.deed(pos, ScanEffect::Open(pos))),
            Scanned::Flag(pos) => return Some(self.deed(pos, ScanEffect::Flag(pos))),
        };
        Some(self.show(Some(effect)))
    }

    /// The ring goes on from the row of a deed.
    fn deed(&mut self, pos: Pos, effect: ScanEffect) -> ScanEffect {
        self.at = Some(Scanned::Row(pos.row));
        effect
    }

    fn show(&mut self, at: Option<Scanned>) -> ScanEffect {
        self.at = at;
        at.map_or(ScanEffect::NextControl, ScanEffect::Show)
    }

    /// What the ring is around on the board.
    pub const fn shown(&self) -> Option<Scanned> {
        self.at
    }
}

/// The first row from this one with a cell to do something with.
fn row_after(board: &dyn ShownBoard, row: u16) -> Option<u16> {
    (row..board.size().rows()).find(|&row| cell_from(board, row, 0).is_some())
}

/// The first cell of a row from this column on that can be opened, flagged, or chorded on: a number
/// with a covered cell beside it.
fn cell_from(board: &dyn ShownBoard, row: u16, col: u16) -> Option<Pos> {
    if !matches!(board.phase(), Phase::Ready | Phase::Running) {
        return None;
    }
    let is_covered = |pos| matches!(board.cell(pos), VisibleCell::Covered | VisibleCell::Question);
    let can_act = |pos: &Pos| match board.cell(*pos) {
        VisibleCell::Flag => true,
        VisibleCell::Open(number @ 1..) => {
            let near = || board.size().neighbours(*pos);
            let flags = near().filter(|pos| board.cell(*pos) == VisibleCell::Flag).count();
            flags == usize::from(number) && near().any(is_covered)
        }
        _ => is_covered(*pos),
    };
    (col..board.size().cols()).map(|col| Pos::new(row, col)).find(can_act)
}
