//! Plays a recording at any position.

use super::Recording;
use super::event_log::LogCursor;
use super::session::Session;
use crate::game::Moment;
use crate::game::counters::{BoardMetrics, Counters, Regions};
use crate::game::pointer::{Gesture, InputConfig};

/// A recording and the current position. Keyframes from a first pass make every position quick to
/// reach.
#[derive(Debug, Clone, PartialEq)]
pub struct Playback {
    recording: Recording,
    regions: Regions,
    metrics: BoardMetrics,
    clicks: Vec<TimelineClick>,
    keyframes: Vec<(LogCursor, Session)>,
    ended_at: Option<i32>,
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
    pub fn new(film: Recording) -> Self {
        let regions = Regions::of(film.field());
        let worth = BoardMetrics::with(film.field(), &regions);
        let opening = Session::new(film.game(), InputConfig::default());
        let apart = (film.log().len() / Self::MAX_KEYFRAMES).max(Self::MIN_KEYFRAME_GAP);
        let (mut ticks, mut keyframes, mut over) = (Vec::new(), Vec::new(), None);
        let mut stage = opening.clone();
        let mut events = film.log().events();
        loop {
            let mark = events.cursor();
            if mark.index.is_multiple_of(apart) {
                keyframes.push((mark, stage.clone()));
            }
            let Some(event) = events.next() else { break };
            let Some(deed) = stage.replay_event(event, film.moment(event.time)) else {
                continue;
            };
            let kind = match deed.gesture {
                Gesture::Click(_) => ClickKind::Left,
                Gesture::Mark(_) => ClickKind::Right,
                Gesture::Chord(Some(_)) => ClickKind::Chord,
                Gesture::Chord(None) | Gesture::MarkEnd => continue,
            };
            ticks.push(TimelineClick {
                time: event.time,
                kind,
                effective: !deed.outcome.changed.is_empty(),
            });
            if over.is_none() && stage.game().phase().is_over() {
                over = Some(event.time);
            }
        }
        let (at, time) = (film.log().start_cursor(), film.log().begin());
        Self {
            recording: film,
            regions,
            metrics: worth,
            clicks: ticks,
            keyframes,
            ended_at: over,
            cursor: at,
            time,
            session: opening,
        }
    }

    pub const fn recording(&self) -> &Recording {
        &self.recording
    }

    /// When the recording begins, in ms.
    pub const fn begin(&self) -> i32 {
        self.recording.log().begin()
    }

    /// When the recording ends, in ms.
    pub const fn end(&self) -> i32 {
        self.recording.log().end()
    }

    /// When the game was won or lost, in ms of the recording.
    pub const fn ended_at(&self) -> Option<i32> {
        self.ended_at
    }

    /// Every click, in order.
    pub fn clicks(&self) -> &[TimelineClick] {
        &self.clicks
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
        (self.cursor.index, self.recording.log().len())
    }

    /// The game, pointer, held buttons and tally at the current position.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The time on the clock of the game, in ms.
    pub fn elapsed(&self) -> u64 {
        self.session.game().elapsed(self.now())
    }

    pub const fn metrics(&self) -> BoardMetrics {
        self.metrics
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
        let behind =
            self.keyframes.partition_point(|(mark, _)| mark.index == 0 || mark.time <= time);
        if time < self.cursor.time || self.keyframes[behind - 1].0.index > self.cursor.index {
            self.restore_keyframe(behind - 1);
        }
        let mut events = self.recording.log().events_from(self.cursor);
        loop {
            self.cursor = events.cursor();
            match events.next() {
                Some(event) if event.time <= time => {
                    self.session.replay_event(event, self.recording.moment(event.time));
                }
                _ => break,
            }
        }
        self.time = time;
    }

    /// Moves forward by one event. Returns whether there was one.
    pub fn step(&mut self) -> bool {
        let mut events = self.recording.log().events_from(self.cursor);
        let Some(event) = events.next() else {
            return false;
        };
        self.cursor = events.cursor();
        self.session.replay_event(event, self.recording.moment(event.time));
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
        let behind = self.keyframes.partition_point(|(mark, _)| mark.index <= index);
        if index < self.cursor.index || self.keyframes[behind - 1].0.index > self.cursor.index {
            self.restore_keyframe(behind - 1);
        }
        while self.cursor.index < index && self.step() {}
        self.time = self.cursor.time;
    }

    fn restore_keyframe(&mut self, keyframe: usize) {
        let (mark, stage) = &self.keyframes[keyframe];
        self.cursor = *mark;
        self.session.clone_from(stage);
    }
}
