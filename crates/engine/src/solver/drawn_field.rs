//! Draws a board that fits what a player sees.

use super::PlayerView;
use super::exact::{LayoutSampler, Solver};
use crate::game::{Minefield, Pos};
use rand::Rng;

impl PlayerView {
    /// A board that shows the same numbers and has a mine at a covered cell, or none there, each
    /// such board with the same chance. `None` if there is none or they could not all be counted.
    pub fn draw_field(&self, pos: Pos, mine: bool, random: &mut impl Rng) -> Option<Minefield> {
        let (mut view, place) = (self.clone(), self.framed_index(pos));
        if !mine {
            view.exclude(pos);
        } else if !view.take_out_mine(place) {
            return None;
        }
        let mut mines = view.draw_mines(random)?;
        mines[place] = u8::from(mine);
        Some(self.field_of(&mines))
    }

    /// A board that shows the same numbers, each with the same chance. `None` if there is none or
    /// they could not all be counted.
    pub fn draw_any_field(&self, random: &mut impl Rng) -> Option<Minefield> {
        Some(self.field_of(&self.draw_mines(random)?))
    }

    /// 1 for each mine of a layout that fits, framed.
    fn draw_mines(&self, random: &mut impl Rng) -> Option<Vec<u8>> {
        let (mut solver, mut sampler) = (Solver::default(), LayoutSampler::default());
        solver.odds(self).ok()?;
        if !sampler.prepare(&solver) {
            return None;
        }
        let mut mines = Vec::new();
        sampler.draw(&mut mines, random);
        Some(mines)
    }

    fn field_of(&self, framed_mines: &[u8]) -> Minefield {
        let is_mine = |&(_, pos): &(usize, Pos)| framed_mines[self.framed_index(pos)] == 1;
        let size = self.size();
        let chosen = size.positions().enumerate().filter(is_mine).map(|(index, _)| index);
        Minefield::new(size, chosen)
    }
}
