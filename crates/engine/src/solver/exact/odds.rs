//! The odds of a position.

use super::weight::{Weight, WideFloat};
use crate::game::{BoardSize, Pos};
use crate::solver::player_view::PlayerView;

/// The chance of a mine in every covered cell.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    pub(super) size: BoardSize,
    /// Framed like the cells of a `PlayerView`; below zero for cells that are not covered.
    pub(in crate::solver) framed_chances: Vec<f64>,
    /// Whether every layout was counted. If not, chances between 0 and 1 are estimates and some
    /// certain cells may be missing.
    pub exact: bool,
    /// The number of layouts, in units of the ways to put `unit.1` mines into `unit.0` cells.
    pub(super) total: WideFloat,
    pub(super) unit: (usize, usize),
}

impl Default for Odds {
    fn default() -> Self {
        let size = BoardSize::fixed(1, 1);
        Self { size, framed_chances: Vec::new(), exact: true, total: WideFloat::ONE, unit: (0, 0) }
    }
}

impl Odds {
    /// The chance of a mine in a covered cell, from 0 to 1; `None` for an open cell. It is 0 only
    /// if no layout has a mine there and 1 only if every layout has one.
    pub fn mine_chance(&self, pos: Pos) -> Option<f64> {
        let place = (pos.row as usize + 1) * (self.size.cols() as usize + 1) + pos.col as usize + 1;
        let chance = *self.framed_chances.get(place)?;
        (chance >= 0.0).then_some(chance)
    }

    /// The natural logarithm of the number of layouts.
    pub fn ln_layouts(&self) -> f64 {
        let (cells, mines) = self.unit;
        self.total.ln() + ln_factorial(cells) - ln_factorial(mines) - ln_factorial(cells - mines)
    }

    /// Every covered cell with its chance, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = (Pos, f64)> {
        self.size.positions().filter_map(|pos| Some((pos, self.mine_chance(pos)?)))
    }

    /// The covered cells without a mine in any layout.
    pub fn certain_safe(&self) -> impl Iterator<Item = Pos> {
        self.cells().filter(|&(_, mine)| mine == 0.0).map(|(pos, _)| pos)
    }

    /// The covered cells with a mine in every layout.
    pub fn certain_mines(&self) -> impl Iterator<Item = Pos> {
        self.cells().filter(|&(_, mine)| mine == 1.0).map(|(pos, _)| pos)
    }

    pub(super) fn begin(&mut self, view: &PlayerView) {
        self.size = view.size();
        self.exact = true;
        self.framed_chances.clear();
    }
}

/// The natural logarithm of `number!`, by Stirling's series where it is accurate.
fn ln_factorial(number: usize) -> f64 {
    if number < 24 {
        return (2..=number).map(|factor| factor as f64).product::<f64>().ln();
    }
    let n = number as f64;
    let square = n * n;
    let series = (1.0 / 12.0 - (1.0 / 360.0 - 1.0 / (1260.0 * square)) / square) / n;
    (n + 0.5) * n.ln() - n + 0.5 * (2.0 * std::f64::consts::PI).ln() + series
}
