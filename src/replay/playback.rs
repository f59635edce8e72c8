//! Plays a recording at any position.

use super::Recording;
use super::event_log::LogCursor;
use super::session::Session;
use crate::game::Moment;
use crate::game::counters::{BoardMetrics, Counters, Regions};
use crate::game::pointer::Gesture;

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
    keyframes: Vec<(LogCursor, Session)>,
    cursor: LogCursor,
    time: i32,
    session: Session,
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
        let metrics = BoardMetrics::with(&recording.field, &regions);
        let log = &recording.log;
        let start = Session::for_replay(recording.game());
        let gap = (log.len() / Self::MAX_KEYFRAMES).max(Self::MIN_KEYFRAME_GAP);
        let (mut clicks, mut keyframes, mut ended_at) = (Vec::new(), Vec::new(), None);
        let mut session = start.clone();
        let mut events = log.events();
        loop {
            let cursor = events.cursor();
            if cursor.index.is_multiple_of(gap) {
                keyframes.push((cursor, session.clone()));
            }
            let Some(event) = events.next() else { break };
            let Some(applied) = session.replay(event, recording.moment(event.time)) else {
                continue;
            };
            let kind = match applied.gesture {
                Gesture::Click(_) => ClickKind::Left,
                Gesture::Mark(_) => ClickKind::Right,
                Gesture::Chord(Some(_)) => ClickKind::Chord,
                Gesture::Chord(None) | Gesture::MarkEnd => continue,
            };
            let effective = !applied.outcome.changed.is_empty();
            clicks.push(TimelineClick { time: event.time, kind, effective });
            if ended_at.is_none() && session.game().phase().is_over() {
                ended_at = Some(event.time);
            }
        }
        Self {
            cursor: log.start_cursor(),
            time: log.begin(),
            session: start,
            recording,
            regions,
            metrics,
            clicks,
            ended_at,
            keyframes,
        }
    }

    /// When the recording begins, in ms.
    pub const fn begin(&self) -> i32 {
        self.recording.log.begin()
    }

    /// When the recording ends, in ms.
    pub const fn end(&self) -> i32 {
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
    pub const fn position(&self) -> (usize, usize) {
        (self.cursor.index, self.recording.log.len())
    }

    /// The game at the current position.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The time on the clock of the game, in ms.
    pub fn elapsed(&self) -> u64 {
        self.session.game().elapsed(self.now())
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

    /// Moves to the end and returns all counters.
    pub fn play_to_end(&mut self) -> Counters {
        self.seek(self.end());
        self.counters()
    }

    /// Moves to a time in ms, clamped to the recording.
    pub fn seek(&mut self, time: i32) {
        let time = time.clamp(self.begin(), self.end());
        let is_before = |cursor: &LogCursor| cursor.index == 0 || cursor.time <= time;
        self.restore_keyframe(time < self.cursor.time, is_before);
        let mut events = self.recording.log.events_from(self.cursor);
        loop {
            self.cursor = events.cursor();
            match events.next() {
                Some(event) if event.time <= time => {
                    self.session.replay(event, self.recording.moment(event.time));
                }
                _ => break,
            }
        }
        self.time = time;
    }

    /// Moves forward by one event. Returns whether there was one.
    pub fn step(&mut self) -> bool {
        let mut events = self.recording.log.events_from(self.cursor);
        let Some(event) = events.next() else {
            return false;
        };
        self.cursor = events.cursor();
        self.session.replay(event, self.recording.moment(event.time));
        self.time = event.time;
        true
    }

    /// Moves back by one event. Returns whether there was one.
    pub fn step_back(&mut self) -> bool {
        let Some(index) = self.cursor.index.checked_sub(1) else {
            return false;
        };
        self.seek_event(index);
        true
    }

    /// Moves to where this many events are done, or all.
    pub fn seek_event(&mut self, index: usize) {
        self.restore_keyframe(index < self.cursor.index, |cursor| cursor.index <= index);
        while self.cursor.index < index && self.step() {}
        self.time = self.cursor.time;
    }

    /// Goes to the last keyframe that is before a position, if that is back or a shortcut.
    fn restore_keyframe(&mut self, back: bool, is_before: impl Fn(&LogCursor) -> bool) {
        let before = self.keyframes.partition_point(|(cursor, _)| is_before(cursor));
        let (cursor, session) = &self.keyframes[before - 1];
        if back || cursor.index > self.cursor.index {
            self.cursor = *cursor;
            self.session.clone_from(session);
        }
    }
}
