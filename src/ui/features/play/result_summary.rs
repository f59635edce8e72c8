//! The result of a finished game, shown in the sheet after the animation of the end.

mod daily_card;
pub mod view;

use super::name_field::NameField;
use super::ranked_result::RankedResult;
use crate::game::Moment;
use crate::ui::screen::notices::Confirmation;

/// How long presses are ignored after the result appears, in ms: they were meant for the board.
pub const GUARD: u64 = 400;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultSummary {
    pub result: RankedResult,
    pub name: Option<NameField>,
    /// Whether the player has opened the details.
    pub shows_details: bool,
    /// That it was copied.
    pub copied: Confirmation,
    since: Moment,
    /// The last tick.
    now: Moment,
}

impl ResultSummary {
    /// A result that appears at `since`.
    pub fn new(result: RankedResult, name: Option<NameField>, since: Moment) -> Self {
        let copied = Confirmation::default();
        Self { result, name, shows_details: false, copied, since, now: Moment(0) }
    }

    pub const fn tick(&mut self, now: Moment) {
        self.now = now;
    }

    /// Shows it at once.
    pub fn show(&mut self) {
        self.since = self.since.min(self.now);
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

    /// Whether it shows more than at first: the field for a name, or the details.
    pub fn has_more(&self) -> bool {
        !self.is_guarded() && (self.shows_details || self.is_asking())
    }

    /// Closes what it shows more than at first.
    pub fn show_less(&mut self) {
        match self.name.as_mut().filter(|name| name.is_open()) {
            Some(name) => name.close(),
            None => self.shows_details = false,
        }
    }

    /// Whether the name is being written.
    fn is_asking(&self) -> bool {
        self.name.as_ref().is_some_and(NameField::is_open)
    }

    /// When it changes by itself next.
    pub fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let stages = [self.since, self.open_from()].into_iter().filter(|due| *due > self.now);
        stages.chain(self.copied.next_deadline(now)).min()
    }
}
