//! Shows a film: the game as it was at any time of it.

use super::Recording;
use super::event_log::LogCursor;
use super::session::Session;
use crate::game::Moment;
use crate::game::counters::{BoardMetrics, Counters, Regions};
use crate::game::pointer::{Gesture, InputConfig};

/// A film, and where it stands.
///
/// The film was played through once when it was put in, and kept every so often, so that any time
/// of it is reached by playing only a short way.
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

/// A click, to be seen on a time bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimelineClick {
    /// When it took effect, in ms of the film.
    pub time: i32,
    /// What it was.
    pub kind: ClickKind,
    /// Whether it changed the board.
    pub effective: bool,
}

/// The kinds of clicks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClickKind {
    /// A left click.
    Left,
    /// A right press.
    Right,
    /// A chord.
    Chord,
}

impl Playback {
    /// The most keyframes that are kept.
    const MAX_KEYFRAMES: usize = 64;
    /// The fewest events between two keyframes.
    const MIN_KEYFRAME_GAP: usize = 2_048;

    /// Puts in a film, and stands at its beginning.
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

    /// The film.
    pub const fn recording(&self) -> &Recording {
        &self.recording
    }

    /// When the film begins, in ms.
    pub const fn begin(&self) -> i32 {
        self.recording.log().begin()
    }

    /// When the film ends, in ms.
    pub const fn end(&self) -> i32 {
        self.recording.log().end()
    }

    /// When the game was won or lost, in ms of the film; `None` where it was not.
    pub const fn ended_at(&self) -> Option<i32> {
        self.ended_at
    }

    /// Every click of the game, in order.
    pub fn clicks(&self) -> &[TimelineClick] {
        &self.clicks
    }

    /// Where the film stands, in ms.
    pub const fn time(&self) -> i32 {
        self.time
    }

    /// Where the film stands, as a moment of its game.
    pub fn now(&self) -> Moment {
        self.recording.moment(self.time)
    }

    /// How many events lie behind, of how many.
    pub const fn position(&self) -> (usize, usize) {
        (self.cursor.index, self.recording.log().len())
    }

    /// The game, the pointer, the held buttons and the tally as they were.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// What the game's clock showed, in ms.
    pub fn elapsed(&self) -> u64 {
        self.session.game().elapsed(self.now())
    }

    /// The board's worth.
    pub const fn metrics(&self) -> BoardMetrics {
        self.metrics
    }

    /// All figures as they were.
    pub fn counters(&self) -> Counters {
        Counters::of_known_board(
            self.session.game(),
            self.session.tally(),
            self.metrics,
            &self.regions,
        )
    }

    /// All figures at the end of the film. It stands at its end then.
    pub fn play_to_end(&mut self) -> Counters {
        self.seek(self.end());
        self.counters()
    }

    /// Goes to a time, in ms; one before the beginning or after the end stands for these.
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

    /// Goes on by one event. Returns whether there was one.
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

    /// Goes back by one event. Returns whether there was one.
    pub fn step_back(&mut self) -> bool {
        let Some(index) = self.cursor.index.checked_sub(1) else {
            return false;
        };
        self.seek_event(index);
        true
    }

    /// Goes to where so many events lie behind, or all of them.
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
