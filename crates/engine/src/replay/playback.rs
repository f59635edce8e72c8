//! Plays a recording at any position.

use super::Recording;
use super::session::Session;
use crate::game::counters::{BoardMetrics, Counters, Figures, GameResult, Regions};
use crate::game::pointer::Gesture;
use crate::game::{Action, Moment, Outcome};

/// A recording and the current position. Keyframes from a first pass make every position quick to
/// reach.
#[derive(Debug, Clone, PartialEq)]
pub struct Playback {
    pub recording: Recording,
    regions: Regions,
    pub metrics: BoardMetrics,
    /// Every click, in order.
    pub clicks: Vec<TimelineClick>,
    /// When the game was won or lost, in ms of the recording.
    pub ended_at: Option<i32>,
    /// How the game ends, and with which time on its clock, in ms.
    pub result: GameResult,
    pub final_ms: Option<u64>,
    /// The game before the first event, and then after every `keyframe_gap` events.
    keyframes: Vec<Session>,
    keyframe_gap: usize,
    /// The number of events before the current position.
    done: usize,
    time: i32,
    session: Session,
    /// What the last event before the current position did, if it did anything to the game.
    last: Option<(Action, Outcome)>,
}

/// A click on the timeline.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimelineClick {
    /// When it took effect, in ms of the recording.
    pub time: i32,
    pub kind: ClickKind,
    /// Whether it changed the board.
    pub effective: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClickKind {
    Left,
    Right,
    Chord,
}

impl Playback {
    /// The most keyframes.
    const MAX_KEYFRAMES: usize = 64;
    /// The fewest events between two keyframes.
    const MIN_KEYFRAME_GAP: usize = 2_048;

    /// Starts at the beginning of a recording.
    pub fn new(recording: Recording) -> Self {
        let regions = Regions::of(&recording.field);
        let metrics = BoardMetrics::of(&recording.field, &regions);
        let log = &recording.log;
        let start = Session::for_replay(recording.game());
        let keyframe_gap = (log.events().len() / Self::MAX_KEYFRAMES).max(Self::MIN_KEYFRAME_GAP);
        let (mut clicks, mut keyframes, mut ended_at) = (Vec::new(), vec![start.clone()], None);
        let mut session = start.clone();
        for (index, &event) in log.events().iter().enumerate() {
            if index > 0 && index.is_multiple_of(keyframe_gap) {
                keyframes.push(session.clone());
            }
            let Some((gesture, outcome)) = session.replay(event, recording.moment(event.time))
            else {
                continue;
            };
            let kind = match gesture {
                Gesture::Click(_) => ClickKind::Left,
                Gesture::Mark(_) => ClickKind::Right,
                Gesture::Chord(Some(_)) => ClickKind::Chord,
                Gesture::Chord(None) | Gesture::MarkEnd => continue,
            };
            let effective = !outcome.changed.is_empty();
            clicks.push(TimelineClick { time: event.time, kind, effective });
            if ended_at.is_none() && session.game().phase().is_over() {
                ended_at = Some(event.time);
            }
        }
        Self {
            result: session.game().phase().into(),
            final_ms: session.tally().time,
            done: 0,
            time: log.begin(),
            session: start,
            recording,
            regions,
            metrics,
            clicks,
            ended_at,
            keyframes,
            keyframe_gap,
            last: None,
        }
    }

    /// When the recording begins, in ms.
    pub const fn begin(&self) -> i32 {
        self.recording.log.begin()
    }

    /// When the recording ends, in ms.
    pub fn end(&self) -> i32 {
        self.recording.log.end()
    }

    /// The current position, in ms.
    pub const fn time(&self) -> i32 {
        self.time
    }

    /// The current position as a moment of the game.
    pub fn now(&self) -> Moment {
        self.recording.moment(self.time)
    }

    /// The number of events before the current position, and of all.
    pub fn position(&self) -> (usize, usize) {
        (self.done, self.recording.log.events().len())
    }

    /// The game at the current position.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The time on the clock of the game, in ms.
    pub fn elapsed(&self) -> u64 {
        self.session.game().elapsed(self.now())
    }

    /// What the last event before the current position did, if it did anything to the game.
    pub const fn last_action(&self) -> Option<(Action, &Outcome)> {
        match &self.last {
            Some((action, outcome)) => Some((*action, outcome)),
            None => None,
        }
    }

    /// All counters at the current position.
    pub fn counters(&self) -> Counters {
        Counters::of_known_board(
            self.session.game(),
            self.session.tally(),
            self.metrics,
            &self.regions,
        )
    }

    /// All that is known at the current position. Its time is that on the clock until the game ends.
    pub fn figures(&self) -> Figures {
        let counters = self.counters();
        let figures = Figures::from(&counters).with_clicks_now(self.session.clicks_now(self.now()));
        match counters.result {
            GameResult::Unfinished => Figures { time_ms: Some(self.elapsed()), ..figures },
            GameResult::Won | GameResult::Lost => figures,
        }
    }

    /// Moves to the end and returns all counters.
    pub fn play_to_end(&mut self) -> Counters {
        self.seek(self.end());
        self.counters()
    }

    /// Moves to a time in ms, clamped to the recording.
    pub fn seek(&mut self, time: i32) {
        let time = time.clamp(self.begin(), self.end());
        self.replay_until(self.recording.log.events().partition_point(|event| event.time <= time));
        self.time = time;
    }

    /// Moves forward by one event. Returns whether there was one.
    pub fn step(&mut self) -> bool {
        let before = self.done;
        self.seek_event(before + 1);
        self.done > before
    }

    /// Moves back by one event. Returns whether there was one.
    pub fn step_back(&mut self) -> bool {
        let Some(index) = self.done.checked_sub(1) else {
            return false;
        };
        self.seek_event(index);
        true
    }

    /// Moves to where this many events are done, or all.
    pub fn seek_event(&mut self, index: usize) {
        let events = self.recording.log.events();
        let index = index.min(events.len());
        self.time = events[..index].last().map_or(self.begin(), |last| last.time);
        self.replay_until(index);
    }

    /// Replays until this many events are done, from the last keyframe if that is a shortcut.
    fn replay_until(&mut self, index: usize) {
        let keyframe = (index / self.keyframe_gap).min(self.keyframes.len() - 1);
        let start = keyframe * self.keyframe_gap;
        if index < self.done || start > self.done {
            self.session.clone_from(&self.keyframes[keyframe]);
            self.done = start;
            self.last = None;
        }
        for &event in &self.recording.log.events()[self.done..index] {
            let done = self.session.replay(event, self.recording.moment(event.time));
            self.last = done.and_then(|(gesture, outcome)| Some((gesture.action()?, outcome)));
        }
        self.done = index;
    }
}
