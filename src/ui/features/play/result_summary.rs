//! The result of a finished game, shown in the strip after the animation of the end.

pub mod view;

use super::name_field::NameField;
use super::ranked_result::RankedResult;
use crate::game::Moment;
use crate::ui::kit::motion;

/// How long presses are ignored after the result appears, in ms: they were meant for the board.
pub const GUARD: u64 = 400;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultSummary {
    pub result: RankedResult,
    pub name: Option<NameField>,
    /// Whether the player has opened the details, or closed those that expert figures open.
    pub toggled_details: bool,
    since: Moment,
    /// The last tick.
    now: Moment,
}

impl ResultSummary {
    /// A result that appears at `since`.
    pub const fn new(result: RankedResult, name: Option<NameField>, since: Moment) -> Self {
        Self { result, name, toggled_details: false, since, now: Moment(0) }
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

    pub fn is_asking(&self) -> bool {
        !self.is_guarded() && self.name.as_ref().is_some_and(NameField::is_open)
    }

    /// When it changes by itself next.
    pub fn next_deadline(&self, now: Moment, animated: bool) -> Option<Moment> {
        let stage = [self.since, self.open_from()].into_iter().find(|due| *due > self.now);
        let frame = (animated && self.is_shown() && self.glint(now).is_some())
            .then_some(Moment(now.0 + motion::FRAME));
        stage.into_iter().chain(frame).min()
    }

    /// The progress of the light, from 0 to 1, while it moves.
    pub fn glint(&self, now: Moment) -> Option<f32> {
        let past = now.since(self.since);
        (self.result.is_best() && past < motion::LONGEST)
            .then(|| past as f32 / motion::LONGEST as f32)
    }
}
