//! Auto-play: its cursor walks from cell to cell and opens.

use crate::game::{Moment, Pos};
use crate::solver::heuristic::{CursorStep, CursorWalk};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AutoSpeed {
    Slow,
    #[default]
    Steady,
    Fast,
}

impl AutoSpeed {
    pub const ALL: [Self; 3] = [Self::Slow, Self::Steady, Self::Fast];

    /// The time of one step, in ms.
    pub const fn step(self) -> u64 {
        match self {
            Self::Slow => 320,
            Self::Steady => 90,
            Self::Fast => 16,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct AutoPlay {
    pub cursor: Pos,
    walk: Option<CursorWalk>,
    /// When the next step is due, while it runs.
    due: Option<Moment>,
    awaits_target: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AutoStep {
    NeedTarget(Pos),
    Moved(Pos),
    Open(Pos),
}

impl AutoPlay {
    pub const fn new(cursor: Pos) -> Self {
        Self { cursor, walk: None, due: None, awaits_target: false }
    }

    pub const fn is_running(&self) -> bool {
        self.due.is_some()
    }

    pub fn set_running(&mut self, running: bool, now: Moment) {
        self.due = running.then_some(now);
    }

    /// Never while it waits for an answer.
    pub fn next_deadline(&self) -> Option<Moment> {
        self.due.filter(|_| !self.awaits_target)
    }

    pub fn drop_target(&mut self) {
        self.walk = None;
    }

    pub fn set_target(&mut self, goal: Pos) {
        self.awaits_target = false;
        self.walk = Some(CursorWalk::new(self.cursor, goal));
    }

    pub fn stop(&mut self) {
        self.awaits_target = false;
        self.due = None;
    }

    pub fn step(&mut self, pace: AutoSpeed, now: Moment) -> AutoStep {
        if self.due.is_some() {
            self.due = Some(Moment(now.0 + pace.step()));
        }
        match self.walk.as_mut().and_then(Iterator::next) {
            Some(CursorStep::Open) => {
                self.walk = None;
                AutoStep::Open(self.cursor)
            }
            Some(_) => {
                self.cursor = self.walk.as_ref().map_or(self.cursor, |walk| walk.cursor);
                AutoStep::Moved(self.cursor)
            }
            None => {
                self.awaits_target = true;
                AutoStep::NeedTarget(self.cursor)
            }
        }
    }
}
