//! What the solver says of a position.

use super::weight::{Weight, WideFloat};
use crate::game::{BoardSize, Pos};
use crate::solver::player_view::PlayerView;

/// The chance of a mine in every covered cell.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    pub(super) size: BoardSize,
    /// Framed as the cells of a [`View`]: below zero for cells that are not covered.
    pub(super) chances: Vec<f64>,
    pub(super) exact: bool,
    /// The layouts, in units of the ways to put `unit.1` mines into `unit.0` cells.
    pub(super) total: WideFloat,
    pub(super) unit: (usize, usize),
}

impl Odds {
    pub(super) fn new(size: BoardSize) -> Self {
        Self { size, chances: Vec::new(), exact: true, total: WideFloat::ONE, unit: (0, 0) }
    }

    /// The measures of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The chance of a mine in a covered cell, from 0 to 1; `None` for an open cell. It is 0
    /// exactly where no layout has a mine and 1 exactly where every layout has one.
    pub fn mine_chance(&self, pos: Pos) -> Option<f64> {
        let place = (pos.row as usize + 1) * (self.size.cols() as usize + 1) + pos.col as usize + 1;
        let chance = *self.chances.get(place)?;
        (chance >= 0.0).then_some(chance)
    }

    /// Whether every layout was counted. Where it is false the position was too wide for that,
    /// the chances between 0 and 1 are estimates, and certain cells may be missing; those that
    /// are named certain are.
    pub const fn is_exact(&self) -> bool {
        self.exact
    }

    /// The natural logarithm of the number of layouts.
    pub fn ln_layouts(&self) -> f64 {
        let (cells, mines) = self.unit;
        self.total.ln() + ln_factorial(cells) - ln_factorial(mines) - ln_factorial(cells - mines)
    }

    /// Every covered cell with its chance of a mine, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = (Pos, f64)> {
        self.size.positions().filter_map(|pos| Some((pos, self.mine_chance(pos)?)))
    }

    /// The covered cells that hold no mine in any layout, in reading order.
    pub fn certain_safe(&self) -> impl Iterator<Item = Pos> {
        self.cells().filter(|&(_, mine)| mine == 0.0).map(|(pos, _)| pos)
    }

    /// The covered cells that hold a mine in every layout, in reading order.
    pub fn certain_mines(&self) -> impl Iterator<Item = Pos> {
        self.cells().filter(|&(_, mine)| mine == 1.0).map(|(pos, _)| pos)
    }

    /// The chances framed as the cells of a [`View`], below zero for cells that are not covered.
    pub(crate) fn framed_chances(&self) -> &[f64] {
        &self.chances
    }

    /// Clears the odds for another view.
    pub(super) fn begin(&mut self, view: &PlayerView) {
        self.size = view.size();
        self.exact = true;
        self.chances.clear();
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
