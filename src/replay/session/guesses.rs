//! The rules about guesses.
//!
//! Before an action opens cells they may decide one of them, by what the player can know. If the
//! mines beneath say otherwise, they are laid anew, each layout that fits with the same chance. So
//! the log needs no event for it: on the last board, all of it comes out the same, and a replay
//! decides nothing.

use super::Session;
use crate::game::{Action, Moment, Pos};
use crate::solver::PlayerView;
use crate::solver::luck::LuckAnalyzer;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Spreads seeds, so that those of games and moments do not add up to the same.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Session {
    /// Lays the mines as the rules about guesses want them before this action.
    pub(super) fn settle_guess(&mut self, action: Action, now: Moment) {
        let Some((cell, mine)) = self.decided_otherwise(action) else {
            return;
        };
        let seed = self.game.seed().wrapping_mul(SPREAD).wrapping_add(now.0);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let view = PlayerView::of(&self.game);
        if let Some(field) = view.draw_field(cell, mine, &mut random) {
            self.game.lay_anew(field);
        }
    }

    /// The cell that must have a mine and has none, or the other way round. Odds are only worked
    /// out where a rule could change what the action does.
    fn decided_otherwise(&self, action: Action) -> Option<(Pos, bool)> {
        let rules = self.game.guess_rules();
        if !rules.fair && !rules.strict {
            return None;
        }
        let (field, cells) = (self.game.field()?, self.game.opened_by(action));
        let hits = cells.iter().any(|&pos| field.is_mine(pos));
        let may_change = if hits { rules.fair && cells.len() == 1 } else { rules.strict };
        let first = *cells.first().filter(|_| may_change)?;
        let (mut analyzer, view) = (LuckAnalyzer::default(), PlayerView::of(&self.game));
        if hits {
            let guess = analyzer.assess(&view, &cells).ok()??;
            return (guess.exact && !guess.was_avoidable()).then_some((first, false));
        }
        let safe = analyzer.safe_cells(&view).ok().filter(|safe| !safe.is_empty())?;
        let uncertain = cells.into_iter().find(|pos| !safe.contains(pos))?;
        Some((uncertain, true))
    }
}
