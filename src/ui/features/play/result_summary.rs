//! The result of a finished game, shown in the sheet after the animation of the end.

mod daily_card;
pub mod view;

use super::name_field::NameField;
use super::ranked_result::RankedResult;
use crate::game::Moment;

/// How long a button says that it has copied, in ms.
pub const CONFIRMED: u64 = 1_500;
/// How long presses are ignored after the result appears, in ms: they were meant for the board.
pub const GUARD: u64 = 400;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultSummary {
    pub result: RankedResult,
    pub name: Option<NameField>,
    /// Whether the player has opened the details.
    pub shows_details: bool,
    /// When it was copied last.
    copied_at: Option<Moment>,
    since: Moment,
    /// The last tick.
    now: Moment,
}

impl ResultSummary {
    /// A result that appears at `since`.
    pub const fn new(result: RankedResult, name: Option<NameField>, since: Moment) -> Self {
        Self { result, name, shows_details: false, copied_at: None, since, now: Moment(0) }
    }

    pub const fn tick(&mut self, now: Moment) {
        self.now = now;
    }

    /// Shows it at once.
    pub fn show(&mut self) {
        self.since = self.since.min(self.now);
    }

    pub const fn note_copied(&mut self, now: Moment) {
        self.copied_at = Some(now);
    }

    /// Whether its button says that it was copied.
    pub fn says_copied(&self, now: Moment) -> bool {
        self.copied_at.is_some_and(|at| now.since(at) < CONFIRMED)
    }

    pub fn is_shown(&self) -> bool {
        self.now >= self.since
    }

    pub fn is_guarded(&self) -> bool {
        self.now < self.open_from()
    }

    const fn open_from(&self) -> Moment {
        Moment(self.since.0 + GUARD)
    }

    pub fn is_asking(&self) -> bool {
        !self.is_guarded() && self.name.as_ref().is_some_and(NameField::is_open)
    }

    /// When it changes by itself next.
    pub fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let stages = [self.since, self.open_from()].into_iter().filter(|due| *due > self.now);
        let copied = self.copied_at.map(|at| Moment(at.0 + CONFIRMED)).filter(|due| *due > now);
        stages.chain(copied).min()
    }
}
