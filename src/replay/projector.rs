//! Shows a film: the game as it was at any time of it.

use super::Film;
use super::reel::Mark;
use super::stage::Stage;
use crate::game::Moment;
use crate::game::counters::{BoardMetrics, Counters, Regions};
use crate::game::pointer::{Gesture, InputConfig};

/// A film, and where it stands.
///
/// The film was played through once when it was put in, and kept every so often, so that any time
/// of it is reached by playing only a short way.
#[derive(Debug, Clone, PartialEq)]
pub struct Projector {
    film: Film,
    regions: Regions,
    worth: BoardMetrics,
    ticks: Vec<Tick>,
    keyframes: Vec<(Mark, Stage)>,
    over: Option<i32>,
    at: Mark,
    time: i32,
    stage: Stage,
}

/// A click, to be seen on a time bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tick {
    /// When it took effect, in ms of the film.
    pub time: i32,
    /// What it was.
    pub kind: TickKind,
    /// Whether it changed the board.
    pub effective: bool,
}

/// The kinds of clicks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TickKind {
    /// A left click.
    Left,
    /// A right press.
    Right,
    /// A chord.
    Chord,
}

impl Projector {
    /// The most keyframes that are kept.
    const KEYFRAMES: usize = 64;
    /// The fewest events between two keyframes.
    const APART: usize = 2_048;

    /// Puts in a film, and stands at its beginning.
    pub fn new(film: Film) -> Self {
        let regions = Regions::of(film.field());
        let worth = BoardMetrics::with(film.field(), &regions);
        let opening = Stage::new(film.game(), InputConfig::default());
        let apart = (film.reel().len() / Self::KEYFRAMES).max(Self::APART);
        let (mut ticks, mut keyframes, mut over) = (Vec::new(), Vec::new(), None);
        let mut stage = opening.clone();
        let mut events = film.reel().events();
        loop {
            let mark = events.mark();
            if mark.index.is_multiple_of(apart) {
                keyframes.push((mark, stage.clone()));
            }
            let Some(event) = events.next() else { break };
            let Some(deed) = stage.play(event, film.moment(event.time)) else {
                continue;
            };
            let kind = match deed.gesture {
                Gesture::Click(_) => TickKind::Left,
                Gesture::Mark(_) => TickKind::Right,
                Gesture::Chord(Some(_)) => TickKind::Chord,
                Gesture::Chord(None) | Gesture::MarkEnd => continue,
            };
            ticks.push(Tick {
                time: event.time,
                kind,
                effective: !deed.outcome.changed.is_empty(),
            });
            if over.is_none() && stage.game().phase().is_over() {
                over = Some(event.time);
            }
        }
        let (at, time) = (film.reel().start(), film.reel().begin());
        Self { film, regions, worth, ticks, keyframes, over, at, time, stage: opening }
    }

    /// The film.
    pub const fn film(&self) -> &Film {
        &self.film
    }

    /// When the film begins, in ms.
    pub const fn begin(&self) -> i32 {
        self.film.reel().begin()
    }

    /// When the film ends, in ms.
    pub const fn end(&self) -> i32 {
        self.film.reel().end()
    }

    /// When the game was won or lost, in ms of the film; `None` where it was not.
    pub const fn over(&self) -> Option<i32> {
        self.over
    }

    /// Every click of the game, in order.
    pub fn ticks(&self) -> &[Tick] {
        &self.ticks
    }

    /// Where the film stands, in ms.
    pub const fn time(&self) -> i32 {
        self.time
    }

    /// Where the film stands, as a moment of its game.
    pub fn now(&self) -> Moment {
        self.film.moment(self.time)
    }

    /// How many events lie behind, of how many.
    pub const fn position(&self) -> (usize, usize) {
        (self.at.index, self.film.reel().len())
    }

    /// The game, the pointer, the held buttons and the tally as they were.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// What the game's clock showed, in ms.
    pub fn elapsed(&self) -> u64 {
        self.stage.game().elapsed(self.now())
    }

    /// The board's worth.
    pub const fn worth(&self) -> BoardMetrics {
        self.worth
    }

    /// All figures as they were.
    pub fn counters(&self) -> Counters {
        Counters::of_known_board(self.stage.game(), self.stage.tally(), self.worth, &self.regions)
    }

    /// All figures at the end of the film. It stands at its end then.
    pub fn run_out(&mut self) -> Counters {
        self.seek(self.end());
        self.counters()
    }

    /// Goes to a time, in ms; one before the beginning or after the end stands for these.
    pub fn seek(&mut self, time: i32) {
        let time = time.clamp(self.begin(), self.end());
        let behind =
            self.keyframes.partition_point(|(mark, _)| mark.index == 0 || mark.time <= time);
        if time < self.at.time || self.keyframes[behind - 1].0.index > self.at.index {
            self.rewind_to(behind - 1);
        }
        let mut events = self.film.reel().events_from(self.at);
        loop {
            self.at = events.mark();
            match events.next() {
                Some(event) if event.time <= time => {
                    self.stage.play(event, self.film.moment(event.time));
                }
                _ => break,
            }
        }
        self.time = time;
    }

    /// Goes on by one event. Returns whether there was one.
    pub fn step(&mut self) -> bool {
        let mut events = self.film.reel().events_from(self.at);
        let Some(event) = events.next() else {
            return false;
        };
        self.at = events.mark();
        self.stage.play(event, self.film.moment(event.time));
        self.time = event.time;
        true
    }

    /// Goes back by one event. Returns whether there was one.
    pub fn step_back(&mut self) -> bool {
        let Some(index) = self.at.index.checked_sub(1) else {
            return false;
        };
        self.go_to(index);
        true
    }

    /// Goes to where so many events lie behind, or all of them.
    pub fn go_to(&mut self, index: usize) {
        let behind = self.keyframes.partition_point(|(mark, _)| mark.index <= index);
        if index < self.at.index || self.keyframes[behind - 1].0.index > self.at.index {
            self.rewind_to(behind - 1);
        }
        while self.at.index < index && self.step() {}
        self.time = self.at.time;
    }

    fn rewind_to(&mut self, keyframe: usize) {
        let (mark, stage) = &self.keyframes[keyframe];
        self.at = *mark;
        self.stage.clone_from(stage);
    }
}
