//! The search for the board of a first click, in a game that needs no guess or whose board is chosen
//! by a filter.
//!
//! The click waits, and the clock and the recording with it, until the board is there; then it is
//! done as if no time had passed. The search runs elsewhere as a [`SearchJob`], which stops when
//! nobody waits for it.

#[cfg_attr(target_family = "wasm", path = "board_search/helper.rs")]
mod runner;

use super::{Message, PlayScreen};
use crate::game::board_filter::{FilterFigures, NearBoard};
use crate::game::pointer::PointerInput;
use crate::game::{BoardFilter, BoardGenerator, Minefield, Moment, NoGuess};
use crate::replay::PointerPos;
use crate::solver::no_guess::{NoGuessError, NoGuessRequest, SearchedBoard};
use crate::ui::screen::effect::{Effects, SearchChoice};
use crate::ui::screen::view_context::SearchProgress;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

#[cfg(target_family = "wasm")]
pub use runner::answer;

/// How long is searched for a board that needs no guess.
const TIMEOUT: Duration = Duration::from_secs(60);
/// How long for one that only has to fit a filter, which is faster to tell.
const FILTER_TIMEOUT: Duration = Duration::from_secs(10);

/// How long the player waits before Sapper says why, in ms.
const REPORT_DELAY: u64 = 200;
/// The time between two updates of the number of tries, in ms.
const REPORT_INTERVAL: u64 = 200;

#[derive(Debug, Clone)]
pub struct BoardSearch {
    order: SearchedBoard,
    report_at: Moment,
    /// Whether the player hears of it from now on.
    pub is_reported: bool,
    /// Where the pointer went meanwhile, and whether there was other input.
    pointer: Option<PointerPos>,
    had_input: bool,
    /// How many boards were tried. Dropping it cancels the search.
    tried: Arc<AtomicU64>,
    error: Option<NoGuessError>,
    /// How many boards were tried before the player let it go on.
    before: u64,
    /// The nearest of the boards that do not fit the filter, once the search has failed.
    nearest: Option<NearBoard>,
}

#[derive(Debug, Clone)]
pub struct SearchJob {
    pub order: SearchedBoard,
    nearest: Option<NearBoard>,
    tried: Weak<AtomicU64>,
}

#[derive(Debug, Clone)]
pub struct SearchResult {
    board: Result<Minefield, NoGuessError>,
    nearest: Option<NearBoard>,
    tried: Weak<AtomicU64>,
}

impl SearchJob {
    /// Searches until `go_on` returns false or nobody waits any more.
    pub fn run(&self, mut go_on: impl FnMut() -> bool) -> SearchResult {
        let mut nearest = self.nearest.clone();
        let board = self.order.search(&mut nearest, |tried| {
            let awaited = self.tried.upgrade();
            awaited.is_some_and(|count| {
                count.store(tried, Ordering::Relaxed);
                go_on()
            })
        });
        SearchResult { board, nearest, tried: Weak::clone(&self.tried) }
    }
}

impl BoardSearch {
    pub const fn order(&self) -> SearchedBoard {
        self.order
    }

    pub fn job(&self) -> SearchJob {
        let nearest = self.nearest.clone();
        SearchJob { order: self.order, nearest, tried: Arc::downgrade(&self.tried) }
    }

    pub fn tried(&self) -> u64 {
        let tried = self.error.map(NoGuessError::tried);
        self.before + tried.unwrap_or_else(|| self.tried.load(Ordering::Relaxed))
    }

    pub fn progress(&self) -> SearchProgress {
        let first = self.order.request.first;
        SearchProgress {
            order: self.order,
            tried: self.tried(),
            has_failed: self.has_failed(),
            is_filtered: self.is_filtered(),
            nearest: self.nearest.as_ref().map(|near| FilterFigures::of(&near.field, first)),
        }
    }

    /// Whether it takes long, or has failed, because of a filter. Where even without one there is no
    /// board, it is not.
    pub const fn is_filtered(&self) -> bool {
        let by_filter = matches!(self.error, None | Some(NoGuessError::Cancelled { .. }));
        self.order.filter.is_some() && by_filter
    }

    pub const fn has_failed(&self) -> bool {
        self.error.is_some()
    }

    pub fn next_deadline(&self) -> Option<Moment> {
        (!self.has_failed()).then_some(self.report_at)
    }

    pub(super) fn note_input(&mut self, input: PointerInput) {
        self.had_input |= input != PointerInput::Timeout;
    }

    pub(super) const fn note_pointer(&mut self, pos: PointerPos) {
        self.pointer = Some(pos);
    }

    fn start(&self) -> Effects<Message> {
        let timeout = if self.order.needs_no_guess { TIMEOUT } else { FILTER_TIMEOUT };
        runner::search(self.job(), timeout)
    }

    fn awaits(&self, found: &SearchResult) -> bool {
        !self.has_failed() && found.tried.as_ptr() == Arc::as_ptr(&self.tried)
    }
}

impl PlayScreen {
    /// The search while it runs, or after it has failed.
    pub const fn search(&self) -> Option<&BoardSearch> {
        self.search.as_ref()
    }

    /// Switches no-guess play as long as no cell is open.
    pub fn set_no_guess(&mut self, promised: bool) {
        if self.search.is_none() {
            self.session.set_no_guess(promised);
        }
    }

    /// Has the board chosen by a filter, or by none, as long as no cell is open.
    pub fn set_filter(&mut self, filter: Option<BoardFilter>) {
        if self.search.is_none() {
            self.session.set_filter(filter);
        }
    }

    /// Starts the search if a click waits for its board.
    pub(super) fn search_if_needed(&mut self, now: Moment) -> Effects<Message> {
        let Some(first) = self.session.needs_board_at() else {
            return Vec::new();
        };
        let game = self.game();
        let needs_no_guess = game.no_guess() != NoGuess::Off;
        let protected = if needs_no_guess { game.rules().first_opening } else { game.protection() };
        let (level, seed) = (game.level(), game.seed());
        let request = NoGuessRequest { level, first, protected, seed };
        let order = SearchedBoard { request, needs_no_guess, filter: game.filter() };
        let search = BoardSearch {
            order,
            report_at: Moment(now.0 + REPORT_DELAY),
            is_reported: false,
            pointer: None,
            had_input: false,
            tried: Arc::default(),
            error: None,
            before: 0,
            nearest: None,
        };
        self.search.insert(search).start()
    }

    pub(super) fn choose_in_search(
        &mut self,
        choice: SearchChoice,
        now: Moment,
    ) -> Effects<Message> {
        match choice {
            SearchChoice::Cancel => self.cancel_search(now),
            SearchChoice::Ordinary => self.end_search(None, now),
            SearchChoice::Nearest => {
                let nearest = self.search.as_mut().and_then(|search| search.nearest.take());
                self.end_search(nearest.map(|nearest| nearest.field), now)
            }
            SearchChoice::GoOn => self.search_on(now),
        }
    }

    /// Looks on where a search has failed.
    fn search_on(&mut self, now: Moment) -> Effects<Message> {
        let Some(search) = self.search.as_mut().filter(|search| search.has_failed()) else {
            return Vec::new();
        };
        search.before = search.tried();
        search.error = None;
        search.report_at = now;
        search.tried = Arc::default();
        let seed = &mut search.order.request.seed;
        *seed = BoardGenerator::new(*seed).next_seed();
        search.start()
    }

    /// Ignores the result of a cancelled search.
    pub(super) fn on_search_result(
        &mut self,
        found: SearchResult,
        now: Moment,
    ) -> Effects<Message> {
        let Some(search) = self.search.as_mut().filter(|search| search.awaits(&found)) else {
            return Vec::new();
        };
        match found.board {
            Ok(field) => self.end_search(Some(field), now),
            Err(error) => {
                search.error = Some(error);
                search.nearest = found.nearest.filter(|_| search.is_filtered());
                search.is_reported = true;
                Vec::new()
            }
        }
    }

    /// Ends the search and drops the click.
    fn cancel_search(&mut self, now: Moment) -> Effects<Message> {
        let Some(search) = self.search.take() else {
            return Vec::new();
        };
        self.session.drop_click(now);
        let effects = self.on_input(PointerInput::Cancel, now);
        if let Some(pos) = search.pointer {
            self.session.move_pointer(pos, now);
        }
        effects
    }

    /// Ends the search and plays what was `found`, or else an ordinary board: does the click before
    /// the input since then, of which only the final position matters.
    fn end_search(&mut self, found: Option<Minefield>, now: Moment) -> Effects<Message> {
        let Some(search) = self.search.take() else {
            return Vec::new();
        };
        let applied = self.session.lay_board(found, now);
        let mut effects = self.on_applied(applied, now);
        if search.had_input {
            effects.extend(self.on_input(PointerInput::Cancel, now));
        }
        if let Some(pos) = search.pointer {
            self.session.move_pointer(pos, now);
        }
        effects
    }

    pub(super) fn tick_search(&mut self, now: Moment) {
        if let Some(search) = &mut self.search
            && search.next_deadline().is_some_and(|due| due <= now)
        {
            search.report_at = Moment(now.0 + REPORT_INTERVAL);
            search.is_reported = true;
        }
    }
}
