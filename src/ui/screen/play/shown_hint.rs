//! The hint in the strip, and the longer search for a better guess than it names, while the quick hint
//! stays shown.

use crate::game::{Moment, Pos};
use crate::solver::PlayerView;
use crate::solver::hint::{Finding, GuessReason, Hint, HintStep, Reason};
use crate::ui::board::HintAdvice;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

/// The numbers with a ring, and the other cells with one.
pub type Rings = (Vec<Pos>, Vec<(Pos, HintAdvice)>);

#[derive(Debug, Clone)]
pub struct ShownHint {
    /// The position that the hint is about, and the hint.
    pub(super) hint: (PlayerView, Hint),
    search: Search,
}

#[derive(Debug, Clone)]
enum Search {
    None,
    Running(Thinking),
    /// It took so many ms.
    Done(u64),
}

impl ShownHint {
    pub(super) const fn new(view: PlayerView, hint: Hint) -> Self {
        Self { hint: (view, hint), search: Search::None }
    }

    pub(super) const fn thinking(&self) -> Option<&Thinking> {
        match &self.search {
            Search::Running(thinking) => Some(thinking),
            _ => None,
        }
    }

    /// How long the search took, in ms, if it has ended.
    pub(super) const fn thought_ms(&self) -> Option<u64> {
        match self.search {
            Search::Done(ms) => Some(ms),
            _ => None,
        }
    }

    /// Whether a better guess may be found.
    pub(super) fn can_think_longer(&self) -> bool {
        matches!(self.search, Search::None)
            && guess_reason(&self.hint.1)
                .is_some_and(|reason| !reason.is_exact && !reason.is_hopeless)
    }

    pub(super) fn start_thinking(&mut self, now: Moment) -> ThinkingHandle {
        let thinking = Thinking::new(now);
        let handle = thinking.handle();
        self.search = Search::Running(thinking);
        handle
    }

    /// Gives the search up. The hint stays.
    pub(super) fn cancel_thinking(&mut self) {
        if self.thinking().is_some() {
            self.search = Search::None;
        }
    }

    pub(super) fn tick(&mut self, now: Moment) {
        if let Search::Running(thinking) = &mut self.search {
            thinking.tick(now);
        }
    }

    /// Takes the result of a search. Returns the cell to show, if the search was still awaited.
    pub(super) fn on_found(
        &mut self,
        found: Hint,
        handle: &ThinkingHandle,
        now: Moment,
    ) -> Option<Pos> {
        let thinking = self.thinking().filter(|thinking| thinking.awaits(handle))?;
        self.search = Search::Done(thinking.elapsed(now));
        // A search that was stopped at once knows less than the quick one.
        if has_win(&found) || !has_win(&self.hint.1) {
            self.hint.1 = found;
        }
        Some(self.hint.1.cell)
    }

    /// See [`marks`].
    pub(super) fn marks(&self) -> Rings {
        marks(&self.hint.1)
    }
}

/// The cells of the hint's argument, and those that it is about.
pub fn marks(hint: &Hint) -> Rings {
    let steps = &hint.steps;
    let mut argument: Vec<Pos> = steps.iter().flat_map(HintStep::numbers).collect();
    argument.sort_unstable_by_key(|pos| (pos.row, pos.col));
    argument.dedup();
    let advice = steps.iter().flat_map(|step| {
        let advised = match step.finding {
            Finding::Safe => HintAdvice::Safe,
            Finding::Mine => HintAdvice::Mine,
            Finding::Guess => HintAdvice::BestGuess,
        };
        step.cells.iter().map(move |&pos| (pos, advised))
    });
    (argument, advice.collect())
}

fn guess_reason(hint: &Hint) -> Option<&GuessReason> {
    match &hint.steps.last()?.reason {
        Reason::BestGuess(reason) => Some(reason),
        _ => None,
    }
}

fn has_win(hint: &Hint) -> bool {
    guess_reason(hint).is_some_and(|reason| reason.guess.win.is_some())
}

/// How long the search takes at most.
pub const TIME_LIMIT: Duration = Duration::from_secs(10);
/// The time between two updates of its progress, in ms.
const UPDATE_INTERVAL: u64 = 250;

/// Dropping it cancels the search.
#[derive(Debug, Clone)]
pub struct Thinking {
    started: Moment,
    update_at: Moment,
    is_stopped: Arc<AtomicBool>,
}

/// The search's side of a [`Thinking`].
#[derive(Debug, Clone)]
pub struct ThinkingHandle(Weak<AtomicBool>);

impl Thinking {
    pub(super) fn new(now: Moment) -> Self {
        let update_at = Moment(now.0 + UPDATE_INTERVAL);
        Self { started: now, update_at, is_stopped: Arc::default() }
    }

    pub(super) fn handle(&self) -> ThinkingHandle {
        ThinkingHandle(Arc::downgrade(&self.is_stopped))
    }

    /// Ends the search with the best guess that was found so far.
    pub(super) fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    pub(super) fn awaits(&self, handle: &ThinkingHandle) -> bool {
        handle.0.as_ptr() == Arc::as_ptr(&self.is_stopped)
    }

    pub const fn next_deadline(&self) -> Moment {
        self.update_at
    }

    pub(super) fn tick(&mut self, now: Moment) {
        if self.update_at <= now {
            self.update_at = Moment(now.0 + UPDATE_INTERVAL);
        }
    }

    /// The elapsed time in ms.
    pub fn elapsed(&self, now: Moment) -> u64 {
        now.since(self.started)
    }

    /// The share of the time that has passed, from 0 to 1.
    pub fn progress(&self, now: Moment) -> f32 {
        (self.elapsed(now) as f32 / TIME_LIMIT.as_millis() as f32).min(1.0)
    }
}

impl ThinkingHandle {
    /// Whether somebody still waits and wants the search to go on.
    pub fn goes_on(&self) -> bool {
        self.0.upgrade().is_some_and(|is_stopped| !is_stopped.load(Ordering::Relaxed))
    }
}

impl PartialEq for ThinkingHandle {
    fn eq(&self, other: &Self) -> bool {
        self.0.ptr_eq(&other.0)
    }
}
