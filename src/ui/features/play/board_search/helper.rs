//! The search in a page, which has one thread: a moment at once, and then again from the beginning in
//! a second instance of the program, so that the page goes on. Equal orders give equal boards.

use super::{Message, SearchJob, SearchResult};
use crate::game::board_filter::{FilterLimit, NearBoard};
use crate::game::rules::FirstOpening;
use crate::game::{BoardCode, BoardFilter, Level, Minefield, Pos};
use crate::platform::page::helper;
use crate::solver::no_guess::{NoGuessError, NoGuessRequest, SearchedBoard};
use crate::ui::screen::effect::{Effect, Effects};
use iced::Task;
use iced::futures::StreamExt;
use serde::{Deserialize, Serialize};
use std::sync::Weak;
use std::sync::atomic::Ordering;
use web_time::{Duration, Instant};

/// Longer, and a frame would come late.
const AT_ONCE: Duration = Duration::from_millis(25);
/// The time between two reports.
const REPORT_TIME: Duration = Duration::from_millis(100);

/// A [`SearchedBoard`] and for how long to search.
#[derive(Debug, Serialize, Deserialize)]
struct Order {
    rows: u16,
    cols: u16,
    /// `None` for the level whose mines are random.
    mines: Option<u32>,
    first: (u16, u16),
    protected: FirstOpening,
    seed: u64,
    needs_no_guess: bool,
    limits: Option<Vec<(FilterLimit, u32)>>,
    ms: u64,
}

/// What the helper says: how many boards it has tried, and at last what it has found. Boards are codes.
#[derive(Debug, Serialize, Deserialize)]
enum Report {
    Tried(u64),
    Found { board: Option<String>, tried: u64, nearest: Option<(String, u64)>, timed_out: bool },
}

impl Order {
    fn new(board: SearchedBoard, timeout: Duration) -> Self {
        let NoGuessRequest { level, first, protected, seed } = board.request;
        let size = level.size();
        Self {
            rows: size.rows(),
            cols: size.cols(),
            mines: level.mines(),
            first: (first.row, first.col),
            protected,
            seed,
            needs_no_guess: board.needs_no_guess,
            limits: board.filter.map(|filter| filter.limits().collect()),
            ms: timeout.as_millis() as u64,
        }
    }

    fn board(&self) -> Option<SearchedBoard> {
        let (rows, cols) = (self.rows.into(), self.cols.into());
        let level = match self.mines {
            Some(mines) => Level::with_dimensions(rows, cols, mines as usize).ok()?,
            None => Level::Scattered,
        };
        let first = Pos::new(self.first.0, self.first.1);
        let request = NoGuessRequest { level, first, protected: self.protected, seed: self.seed };
        let filter = self.limits.as_ref().map(|limits| {
            let mut filter = BoardFilter::default();
            for &(limit, value) in limits {
                filter.set(limit, Some(value));
            }
            filter
        });
        Some(SearchedBoard { request, needs_no_guess: self.needs_no_guess, filter })
    }
}

fn code(field: Minefield) -> Option<String> {
    BoardCode::new(field).ok().map(|code| code.to_string())
}

fn field(code: &str) -> Option<Minefield> {
    code.parse().ok().map(BoardCode::into_field)
}

/// Does in the helper what the page has asked for.
pub fn answer(order: &str, report: &dyn Fn(&str)) {
    let Ok(order) = serde_json::from_str::<Order>(order) else { return };
    let Some(board) = order.board() else { return };
    let say = |said: &Report| report(&serde_json::to_string(said).unwrap_or_default());
    let (started, mut reported, mut nearest) = (Instant::now(), Instant::now(), None);
    let found = board.search(&mut nearest, |tried| {
        if reported.elapsed() > REPORT_TIME {
            reported = Instant::now();
            say(&Report::Tried(tried));
        }
        started.elapsed().as_millis() < u128::from(order.ms)
    });
    let nearest = nearest.and_then(|near: NearBoard| Some((code(near.field)?, near.shortfall)));
    say(&match found {
        Ok(field) => Report::Found { board: code(field), tried: 0, nearest, timed_out: false },
        Err(error) => {
            let timed_out = matches!(error, NoGuessError::Cancelled { .. });
            Report::Found { board: None, tried: error.tried(), nearest, timed_out }
        }
    });
}

/// Searches for the board of a job.
pub(super) fn search(job: SearchJob, timeout: Duration) -> Effects<Message> {
    let started = Instant::now();
    let found = job.run(|| started.elapsed() < AT_ONCE);
    let is_open = matches!(found.board, Err(NoGuessError::Cancelled { .. }));
    vec![Effect::Task(Task::future(async move {
        let found = if is_open { ask(&job, timeout).await.unwrap_or(found) } else { found };
        Message::SearchResult(found)
    }))]
}

/// What the helper finds; `None` if it can't be asked, or nobody waits any more.
async fn ask(job: &SearchJob, timeout: Duration) -> Option<SearchResult> {
    let order = serde_json::to_string(&Order::new(job.order, timeout)).ok()?;
    let mut reports = helper::ask(&order)?;
    loop {
        let report = serde_json::from_str(&reports.next().await?).ok()?;
        let Some(count) = job.tried.upgrade() else {
            helper::stop();
            return None;
        };
        let (found, tried, nearest, timed_out) = match report {
            Report::Tried(tried) => {
                count.store(tried, Ordering::Relaxed);
                continue;
            }
            Report::Found { board, tried, nearest, timed_out } => {
                (board, tried, nearest, timed_out)
            }
        };
        let nearest = nearest
            .and_then(|(code, shortfall)| Some(NearBoard { field: field(&code)?, shortfall }));
        let both = [job.nearest.clone(), nearest];
        let nearest = both.into_iter().flatten().min_by_key(|near| near.shortfall);
        let level = job.order.request.level;
        let (rows, cols) = (level.size().rows(), level.size().cols());
        let mines = job.order.request.mines() as usize;
        let board = found.as_deref().and_then(field).ok_or(match timed_out {
            true => NoGuessError::Cancelled { tried },
            false => NoGuessError::NotFound { rows, cols, mines, tried },
        });
        return Some(SearchResult { board, nearest, tried: Weak::clone(&job.tried) });
    }
}
