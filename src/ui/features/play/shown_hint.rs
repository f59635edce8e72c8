//! The hint in the sheet, and the longer search for a better guess than it names, while the quick hint
//! stays shown.

use crate::game::{Moment, Pos};
use crate::solver::PlayerView;
use crate::solver::hint::{GuessReason, Hint, Reason};
use crate::ui::screen::step_walk::{StepMove, StepWalk};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

#[derive(Debug, Clone)]
pub struct ShownHint {
    pub walk: StepWalk,
    search: Search,
}

#[derive(Debug, Clone)]
enum Search {
    None,
    Running(Thinking),
    /// It took so many ms.
    Done(u64),
    /// It was asked for where the hint is no guess.
    Needless,
}

impl ShownHint {
    pub(super) const fn new(view: PlayerView, hint: Hint) -> Self {
        Self { walk: StepWalk::new(view, hint), search: Search::None }
    }

    /// Goes on to the next step.
    pub(super) fn next(&mut self, now: Moment) {
        self.walk.go(StepMove::Next, now);
    }

    /// Whether a search was asked for although no guess is needed.
    pub(super) const fn is_search_needless(&self) -> bool {
        matches!(self.search, Search::Needless)
    }

    /// Notes that a better guess was asked for, if there is none because a cell is certain. Returns
    /// whether it did.
    pub(super) fn note_needless(&mut self) -> bool {
        let is_certain = guess_reason(self.walk.hint()).is_none();
        if is_certain {
            self.search = Search::Needless;
        }
        is_certain
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
            && guess_reason(self.walk.hint())
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

    pub(super) fn next_deadline(&self) -> Option<Moment> {
        let thinking = self.thinking().map(Thinking::next_deadline);
        thinking.into_iter().chain(self.walk.next_deadline()).min()
    }

    /// Returns whether it shows another step now.
    pub(super) fn tick(&mut self, now: Moment) -> bool {
        if let Search::Running(thinking) = &mut self.search {
            thinking.tick(now);
        }
        self.walk.on_timer(now)
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
        if has_win(&found) || !has_win(self.walk.hint()) {
            self.walk.replace(found);
        }
        Some(self.walk.hint().cell)
    }
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
