//! A recording to race against.

use super::{PointerPos, Recording, Session};
use crate::game::choice::choice;
use crate::game::counters::{GameResult, VisibleBbbv};

choice! {
    /// Which recording a game is raced against, by its name in files.
    RivalKind {
        /// The best one on the same board.
        Board = "board",
        /// The best one of the level.
        Level = "level",
        /// The best one of the level with the nearest 3BV.
        Bbbv = "3bv",
        /// One that the player chose.
        Recording = "recording",
    }
}

impl RivalKind {
    /// Whether every new board can be raced like this.
    pub const fn is_of_new_boards(self) -> bool {
        matches!(self, Self::Level | Self::Bbbv)
    }
}

/// A recording, and how far its game had come at each time of its clock.
#[derive(Debug, Clone, PartialEq)]
pub struct Ghost {
    pub recording: Recording,
    /// In chronological order.
    steps: Vec<GhostStep>,
    /// Where its pointer was from which time of its clock on, in ms.
    path: Vec<(u64, PointerPos)>,
    pub result: GameResult,
    /// The time on its clock at the end, in ms.
    pub time_ms: u64,
    /// The 3BV of its board.
    pub bbbv: u32,
}

/// An event that changed the board of a ghost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GhostStep {
    /// On the clock of its game, in ms.
    pub time_ms: u64,
    /// The 3BV that could be seen to be solved.
    pub solved: u32,
}

/// A ghost at a time of the race.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct GhostRun {
    /// How many steps are done.
    steps: usize,
}

/// How many places a trail has behind the pointer, and the time between two of them, in ms.
const TRAIL: u64 = 8;
const TRAIL_STEP: u64 = 33;

impl Ghost {
    /// Replays the game once.
    pub fn new(recording: Recording) -> Self {
        let mut session = Session::for_replay(recording.game());
        let mut visible = VisibleBbbv::new(&recording.field);
        let (mut steps, mut path) = (Vec::new(), Vec::new());
        for &event in recording.log.events() {
            let now = recording.moment(event.time);
            let outcome = session.replay(event, now).map(|(_, outcome)| outcome);
            path.push((session.game().elapsed(now), event.pointer_pos));
            let Some(outcome) = outcome.filter(|outcome| !outcome.changed.is_empty()) else {
                continue;
            };
            visible.add(session.game(), &outcome.changed);
            let (time_ms, solved) = (session.game().elapsed(now), visible.count());
            steps.push(GhostStep { time_ms, solved });
            if session.game().phase().is_over() {
                break;
            }
        }
        Self {
            result: session.game().phase().into(),
            time_ms: steps.last().map_or(0, |last| last.time_ms),
            bbbv: visible.bbbv(),
            recording,
            steps,
            path,
        }
    }

    /// Where its pointer is at this time of its clock, in ms, and where it was before that, the latest
    /// place first. It ends where the pointer was not over the board.
    pub fn trail(&self, time_ms: u64) -> Vec<PointerPos> {
        let size = self.recording.field.size();
        let times = (0..=TRAIL).map(|nth| time_ms.checked_sub(nth * TRAIL_STEP));
        let places = times.map_while(|time| self.pointer_at(time?));
        places.take_while(|place| place.cell(size).is_some()).collect()
    }

    /// When its trail changes next, in ms on its clock.
    pub fn next_move_ms(&self, time_ms: u64) -> Option<u64> {
        let next = self.path.partition_point(|(time, _)| *time <= time_ms);
        let is_moving = self.path[..next]
            .last()
            .is_some_and(|(last, _)| last + (TRAIL + 1) * TRAIL_STEP > time_ms);
        if is_moving {
            return Some(time_ms + TRAIL_STEP);
        }
        self.path.get(next).map(|(time, _)| *time)
    }

    fn pointer_at(&self, time_ms: u64) -> Option<PointerPos> {
        let next = self.path.partition_point(|(time, _)| *time <= time_ms);
        Some(self.path[next.checked_sub(1)?].1)
    }

    /// The better of two: a win before a loss, then the faster, or of losses the one that came
    /// further.
    #[must_use]
    pub fn better(self, other: Self) -> Self {
        let rank = |ghost: &Self| match ghost.result {
            GameResult::Won => (0, ghost.time_ms),
            _ => (1, u64::from(u32::MAX - ghost.steps.last().map_or(0, |last| last.solved))),
        };
        if rank(&other) < rank(&self) { other } else { self }
    }
}

impl GhostRun {
    /// Goes on to this time of the clock, in ms.
    pub fn advance(&mut self, ghost: &Ghost, time_ms: u64) {
        self.steps += ghost.steps[self.steps..].partition_point(|step| step.time_ms <= time_ms);
    }

    /// How far it has come; `None` before its first step.
    pub fn step(&self, ghost: &Ghost) -> Option<GhostStep> {
        self.steps.checked_sub(1).map(|last| ghost.steps[last])
    }

    /// The time of its next step, in ms on the clock.
    pub fn next_ms(&self, ghost: &Ghost) -> Option<u64> {
        ghost.steps.get(self.steps).map(|step| step.time_ms)
    }
}
