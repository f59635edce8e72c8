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

/// A guess that lost a game by the rule against guesses that are not needed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NeedlessGuess {
    /// The cells that were certain to be safe, the nearest first.
    pub safe: Vec<Pos>,
}

/// What the rules about guesses make of an action that opens cells.
enum Verdict {
    /// This cell holds no mine.
    Fair(Pos),
    /// This cell holds a mine, since others are certain to be safe.
    Needless(Pos, NeedlessGuess),
}

impl Session {
    /// What lost the game by the rule against guesses that are not needed. A replay does not know it.
    pub const fn needless_guess(&self) -> Option<&NeedlessGuess> {
        self.needless_guess.as_ref()
    }

    /// Lays the mines as the rules about guesses want them before this action.
    pub(super) fn settle_guess(&mut self, action: Action, now: Moment) {
        let (cell, needless) = match self.judge_guess(action) {
            None => return,
            Some(Verdict::Fair(cell)) => (cell, None),
            Some(Verdict::Needless(cell, guess)) => (cell, Some(guess)),
        };
        let mine = needless.is_some();
        let is_so = self.game.field().is_some_and(|field| field.is_mine(cell) == mine);
        if is_so || self.lay_with(cell, mine, now) {
            self.needless_guess = needless;
        }
    }

    /// Lays the mines anew, with one at this cell or none. Returns whether it could.
    fn lay_with(&mut self, cell: Pos, mine: bool, now: Moment) -> bool {
        let seed = self.game.seed().wrapping_mul(SPREAD).wrapping_add(now.0);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let field = PlayerView::of(&self.game).draw_field(cell, mine, &mut random);
        let can = field.is_some();
        if let Some(field) = field {
            self.game.lay_anew(field);
        }
        can
    }

    /// Odds are only worked out where a rule could change what the action does.
    fn judge_guess(&self, action: Action) -> Option<Verdict> {
        let rules = self.game.guess_rules();
        if rules.is_off() {
            return None;
        }
        let (field, cells) = (self.game.field()?, self.game.opened_by(action));
        let &first = cells.first()?;
        let (mut analyzer, view) = (LuckAnalyzer::default(), PlayerView::of(&self.game));
        let hit = cells.iter().copied().find(|&pos| field.is_mine(pos));
        if rules.is_strict() {
            let mut safe = analyzer.safe_cells(&view).ok()?;
            let uncertain = cells.iter().copied().find(|pos| !safe.contains(pos));
            if let Some(uncertain) = uncertain.filter(|_| !safe.is_empty()) {
                safe.sort_by_key(|pos| {
                    pos.row.abs_diff(first.row).max(pos.col.abs_diff(first.col))
                });
                return Some(Verdict::Needless(hit.unwrap_or(uncertain), NeedlessGuess { safe }));
            }
        }
        if hit.is_none() || !rules.is_fair() || cells.len() > 1 {
            return None;
        }
        let guess = analyzer.assess(&view, &cells).ok()??;
        (guess.exact && !guess.was_avoidable()).then_some(Verdict::Fair(first))
    }
}
