//! How much 3BV a player can see to be solved, counted as the game goes on.

use super::Regions;
use crate::game::minefield::Minefield;
use crate::game::{Game, Pos, VisibleCell};

/// The 3BV that open cells come to by themselves: every opening of which a cell is open, and every
/// open number that touches no open zero. It says nothing about covered cells. At the end of a won
/// game it is the 3BV of the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VisibleBbbv {
    regions: Regions,
    /// Which openings are counted.
    openings: Vec<bool>,
    /// Which numbers are, row by row.
    numbers: Vec<bool>,
    count: u32,
}

impl VisibleBbbv {
    /// Of a board on which nothing is open.
    pub fn new(field: &Minefield) -> Self {
        let regions = Regions::of(field);
        Self {
            openings: vec![false; regions.members.len()],
            numbers: vec![false; field.size().cells()],
            regions,
            count: 0,
        }
    }

    /// The visible 3BV of a game so far; `None` before its board is laid.
    pub fn of(game: &Game) -> Option<Self> {
        let mut visible = Self::new(game.field()?);
        visible.add(game, &game.size().positions().collect::<Vec<_>>());
        Some(visible)
    }

    /// Counts these cells, which have just changed. As fast as they are few.
    pub fn add(&mut self, game: &Game, changed: &[Pos]) {
        let size = game.size();
        let number = |pos: Pos| match game.cell(pos) {
            VisibleCell::Open(number) => Some(number),
            _ => None,
        };
        for &zero in changed.iter().filter(|&&pos| number(pos) == Some(0)) {
            for id in self.regions.openings_at(size.index(zero)) {
                self.count += u32::from(!std::mem::replace(&mut self.openings[id], true));
            }
            for near in size.neighbours(zero) {
                let was_counted = std::mem::take(&mut self.numbers[size.index(near)]);
                self.count -= u32::from(was_counted);
            }
        }
        for &pos in changed.iter().filter(|&&pos| number(pos).is_some_and(|number| number > 0)) {
            let touches_zero = size.neighbours(pos).any(|near| number(near) == Some(0));
            let counted = &mut self.numbers[size.index(pos)];
            if !touches_zero && !std::mem::replace(counted, true) {
                self.count += 1;
            }
        }
    }

    pub const fn count(&self) -> u32 {
        self.count
    }

    /// The 3BV of the whole board.
    pub fn bbbv(&self) -> u32 {
        self.regions.bbbv()
    }
}
