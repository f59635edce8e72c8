//! The search for the board of a first click, in a game that promises to need no guess.
//!
//! The click is held back, and the clock and the film with it, until the board is there; then it
//! is done as if no time had passed. Whoever looks for the board does so elsewhere, with an
//! [`SearchJob`] that ends by itself when nobody waits for it any more.

use super::{Action, PlayScreen};
use crate::game::pointer::PointerInput;
use crate::game::{Action as Act, Minefield, Moment, Phase, Pos};
use crate::replay::PointerPos;
use crate::solver::no_guess::{NoGuessError, NoGuessGenerator, NoGuessRequest};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};

/// How long the player waits before being told why, in ms.
const REPORT_DELAY: u64 = 200;
/// The time between two counts of the tries, in ms.
const REPORT_INTERVAL: u64 = 200;

/// A search that goes on, or has ended without a board.
#[derive(Debug, Clone)]
pub struct BoardSearch {
    order: NoGuessRequest,
    click: HeldClick,
    /// When the player is told next how it goes.
    report_at: Moment,
    /// Where the pointer went meanwhile, and whether the hand did more than that.
    pointer: Option<PointerPos>,
    had_input: bool,
    /// How many boards were tried. Who lets go of it calls the search off.
    tried: Arc<AtomicU64>,
    error: Option<NoGuessError>,
}

/// What was done to open the first cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum HeldClick {
    /// By the mouse.
    Mouse(PointerInput),
    /// By a key, or by a player that goes on by itself.
    Act(Act),
}

/// What is to be looked for, by someone who can take the time.
#[derive(Debug, Clone)]
pub struct SearchJob {
    /// The board.
    pub order: NoGuessRequest,
    tried: Weak<AtomicU64>,
}

/// What an errand has brought.
#[derive(Debug, Clone)]
pub struct SearchResult {
    board: Result<Minefield, NoGuessError>,
    tried: Weak<AtomicU64>,
}

impl PartialEq for SearchJob {
    fn eq(&self, other: &Self) -> bool {
        self.order == other.order && Weak::ptr_eq(&self.tried, &other.tried)
    }
}

impl SearchJob {
    /// Looks for the board, until it is there, or cannot be found, or nobody waits for it any more.
    /// `go_on` is asked again and again: a caller with a clock says no when that has gone on for
    /// too long.
    pub fn run(&self, mut go_on: impl FnMut() -> bool) -> SearchResult {
        let size = self.order.level.size();
        let board = NoGuessGenerator::default().generate(self.order, |tried| {
            let awaited = self.tried.upgrade();
            awaited.is_some_and(|count| {
                count.store(tried, Ordering::Relaxed);
                go_on()
            })
        });
        SearchResult {
            board: board.map(|board| board.field(size)),
            tried: Weak::clone(&self.tried),
        }
    }
}

impl BoardSearch {
    fn new(order: NoGuessRequest, click: HeldClick, now: Moment) -> Self {
        Self {
            order,
            click,
            report_at: Moment(now.0 + REPORT_DELAY),
            pointer: None,
            had_input: false,
            tried: Arc::default(),
            error: None,
        }
    }

    /// The board that is looked for.
    pub const fn order(&self) -> NoGuessRequest {
        self.order
    }

    /// How many boards were tried so far.
    pub fn tried(&self) -> u64 {
        self.error.map_or_else(|| self.tried.load(Ordering::Relaxed), NoGuessError::tried)
    }

    /// Whether it has ended without a board.
    pub const fn has_failed(&self) -> bool {
        self.error.is_some()
    }

    /// When the player is told next how it goes.
    pub fn next_deadline(&self) -> Option<Moment> {
        (!self.has_failed()).then_some(self.report_at)
    }

    /// The hand did this meanwhile.
    pub(super) fn note_input(&mut self, input: PointerInput) {
        self.had_input |= input != PointerInput::Timeout;
    }

    /// The pointer went there meanwhile.
    pub(super) const fn note_pointer(&mut self, spot: PointerPos) {
        self.pointer = Some(spot);
    }

    fn awaits(&self, found: &SearchResult) -> bool {
        !self.has_failed() && found.tried.as_ptr() == Arc::as_ptr(&self.tried)
    }
}

impl PlayScreen {
    /// The search for the board of the first click, while it goes on or after it has failed.
    pub const fn search(&self) -> Option<&BoardSearch> {
        self.search.as_ref()
    }

    /// Promises that the game needs no guess, or takes that back, as long as nothing is open.
    pub fn set_no_guess(&mut self, promised: bool) {
        if self.search.is_none() {
            self.recorder.set_no_guess(promised);
        }
    }

    /// Begins the search where the mouse would open the first cell by this.
    pub(super) fn search_on_click(
        &mut self,
        input: PointerInput,
        now: Moment,
    ) -> Option<Vec<Action>> {
        let first = self.recorder.first_cell(input, now)?;
        Some(self.start_search(first, HeldClick::Mouse(input), now))
    }

    /// Begins the search where this would open the first cell.
    pub(super) fn search_on_action(&mut self, action: Act, now: Moment) -> Option<Vec<Action>> {
        let first = self.game().needs_board_at(action)?;
        Some(self.start_search(first, HeldClick::Act(action), now))
    }

    fn start_search(&mut self, first: Pos, click: HeldClick, now: Moment) -> Vec<Action> {
        let game = self.game();
        let order = NoGuessRequest {
            level: game.level(),
            first,
            protected: game.rules().first_opening,
            seed: game.seed(),
        };
        self.recorder.suspend(now);
        let search = self.search.insert(BoardSearch::new(order, click, now));
        let tried = Arc::downgrade(&search.tried);
        vec![Action::RunSearchJob(SearchJob { order, tried })]
    }

    /// Takes in what an errand has brought. What nobody waits for any more is nothing.
    pub(super) fn on_search_result(&mut self, found: SearchResult, now: Moment) -> Vec<Action> {
        let Some(search) = self.search.as_mut().filter(|search| search.awaits(&found)) else {
            return Vec::new();
        };
        match found.board {
            Ok(field) => {
                let first = search.order.first;
                self.end_search(Some(field), true, now, first)
            }
            Err(why) => {
                search.error = Some(why);
                vec![Action::ShowSearch]
            }
        }
    }

    /// Ends the search, and plays on an ordinary board, laid as the rules have it.
    pub(super) fn play_ordinary(&mut self, now: Moment) -> Vec<Action> {
        let Some(first) = self.search.as_ref().map(|search| search.order.first) else {
            return Vec::new();
        };
        self.recorder.set_no_guess(false);
        self.end_search(None, true, now, first)
    }

    /// Ends the search, and forgets the click.
    pub(super) fn cancel_search(&mut self, now: Moment) -> Vec<Action> {
        let Some(first) = self.search.as_ref().map(|search| search.order.first) else {
            return Vec::new();
        };
        self.end_search(None, false, now, first)
    }

    /// Goes on after the search, with the click or without. The click is done before all that the
    /// hand did meanwhile, of which only where it led is known.
    fn end_search(
        &mut self,
        found: Option<Minefield>,
        clicked: bool,
        now: Moment,
        first: Pos,
    ) -> Vec<Action> {
        let Some(search) = self.search.take() else {
            return Vec::new();
        };
        self.recorder.resume(found.map(|field| (field, first)), now);
        let mut actions = Vec::new();
        if clicked {
            actions.extend(match search.click {
                HeldClick::Mouse(input) => self.on_input(input, now),
                HeldClick::Act(action) => self.act(action, now),
            });
            // The hand may have been changed for another, which holds nothing.
            if self.game().phase() == Phase::Ready {
                actions.extend(self.act(Act::Open(first), now));
            }
        }
        if search.had_input || !clicked {
            actions.extend(self.on_input(PointerInput::Cancel, now));
        }
        if let Some(spot) = search.pointer {
            self.recorder.move_pointer(spot, now);
        }
        actions
    }

    /// What is told of the search by itself, when its time has come.
    pub(super) fn tick_search(&mut self, now: Moment) -> Vec<Action> {
        let Some(search) = &mut self.search else {
            return Vec::new();
        };
        match search.next_deadline() {
            Some(due) if due <= now => {
                search.report_at = Moment(now.0 + REPORT_INTERVAL);
                vec![Action::ShowSearch]
            }
            _ => Vec::new(),
        }
    }
}
