//! What is measured on the player's machine while that is wanted: how long it takes until the answer to
//! a press is painted, and how evenly frames follow each other.
//!
//! A press begins when the toolkit hands it on, so what the mouse and the desktop take before that is
//! not in it. It ends when the toolkit has handed over the frame and turns to the next event, so what
//! the desktop and the screen take after that is not in it either.

use crate::ui::kit::control::{ControlPart, Input, Stateless};
use crate::ui::kit::pointer::{is_any_press, is_any_release, is_key};
use iced::Event;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use web_time::{Duration, Instant};

/// How many presses and frames are kept, the latest.
const KEPT: usize = 64;
/// A frame that comes later than this after the one before is a frame too late, at 60 Hz.
const LATE: Duration = Duration::from_millis(25);

#[derive(Debug, Default)]
pub struct Machine {
    pub(crate) is_measuring: Cell<bool>,
    /// Whether a screen reader listens.
    pub(crate) has_screen_reader: Cell<bool>,
    press: Cell<Option<Press>>,
    presses: RefCell<VecDeque<Duration>>,
    gaps: RefCell<VecDeque<Duration>>,
}

/// A press that is not painted yet.
#[derive(Debug, Clone, Copy)]
struct Press {
    at: Instant,
    /// Whether the app has dealt with it: then the next frame shows that.
    is_answered: bool,
}

/// How some durations are spread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spread {
    pub count: usize,
    pub median: Duration,
    /// At least 95 of 100 are no longer.
    pub most: Duration,
    pub worst: Duration,
    /// How many are longer than a frame and a half at 60 Hz.
    pub late: usize,
}

impl Spread {
    /// `None` of no durations.
    pub fn of(durations: impl IntoIterator<Item = Duration>) -> Option<Self> {
        let mut sorted: Vec<_> = durations.into_iter().collect();
        sorted.sort_unstable();
        let rank = |percent: usize| (sorted.len() * percent).div_ceil(100).saturating_sub(1);
        Some(Self {
            count: sorted.len(),
            median: *sorted.get(rank(50))?,
            most: *sorted.get(rank(95))?,
            worst: *sorted.last()?,
            late: sorted.iter().filter(|&&it| it > LATE).count(),
        })
    }
}

impl Machine {
    pub const fn is_measuring(&self) -> bool {
        self.is_measuring.get()
    }

    pub const fn has_screen_reader(&self) -> bool {
        self.has_screen_reader.get()
    }

    /// A button, or a finger, was pressed or lifted, or a key pressed, which the app answers later.
    pub fn press(&self, at: Instant, is_answered: bool) {
        self.press.set(Some(Press { at, is_answered }));
    }

    /// The app has dealt with a key.
    pub fn answer(&self) {
        let press = self.press.get();
        self.press.set(press.map(|press| Press { is_answered: true, ..press }));
    }

    /// Whether the next frame shows the answer to a press.
    pub fn awaits_frame(&self) -> bool {
        self.press.get().is_some_and(|press| press.is_answered)
    }

    /// The frame is there that shows the answer.
    pub fn painted(&self, at: Instant) {
        if let Some(press) = self.press.take() {
            keep(&self.presses, at.duration_since(press.at));
        }
    }

    /// Something moved, so long after the frame before.
    pub fn moved(&self, gap: Duration) {
        keep(&self.gaps, gap);
    }

    /// The latest presses.
    pub fn presses(&self) -> Option<Spread> {
        Spread::of(self.presses.borrow().iter().copied())
    }

    /// The latest times between two frames.
    pub fn frames(&self) -> Option<Spread> {
        Spread::of(self.gaps.borrow().iter().copied())
    }
}

fn keep(list: &RefCell<VecDeque<Duration>>, duration: Duration) {
    let mut list = list.borrow_mut();
    if list.len() == KEPT {
        list.pop_front();
    }
    list.push_back(duration);
}

/// Around all that is in the window: notes presses that it answers.
pub(crate) struct PressWatch<'a>(pub(crate) &'a Machine);

impl<Message> ControlPart<Message> for PressWatch<'_> {
    type State = Stateless<PressWatch<'static>>;

    fn update(
        &mut self,
        input: &mut Input<'_, '_, '_, Message>,
        _state: &mut Self::State,
        event: &Event,
    ) {
        let is_press = is_any_press(event) || is_any_release(event);
        let begun = (self.0.is_measuring.get() && (is_press || is_key(event))).then(Instant::now);
        input.pass(event);
        let has_answer = !input.shell.is_empty();
        if let Some(at) = begun.filter(|_| has_answer || is_key(event)) {
            self.0.press(at, has_answer);
        }
    }
}
