//! Where a recorded game lost time.

use crate::cli::columns;
use crate::i18n::Texts;
use crate::i18n::review;
use crate::replay::game_review::{Overlooked, OverlookedKind, SlowMove, WastedClick};
use crate::replay::{ClickKind, GameReview, Recording, RecordingLuck};
use serde::Serialize;
use serde_json::{Value, json};
use std::io;
use std::io::Write;

/// The review of one game. Rows and columns count from 0; times are in ms since the first opening.
#[derive(Debug, Clone, Serialize)]
pub(super) struct ReviewReport {
    #[serde(skip)]
    review: GameReview,
    #[serde(skip)]
    begin: i32,
    /// The median time from one effective click to the next.
    pace_ms: Option<u32>,
    /// Slow moves take longer.
    slow_over_ms: Option<u32>,
    overlooked: Vec<Value>,
    slow: Vec<Value>,
    wasted: Vec<Value>,
    path: f64,
    idle_ms: u64,
    still_ms: u64,
    /// Overlooked cells from here on are missing, because the game is too large.
    beyond_ms: Option<i64>,
}

impl ReviewReport {
    /// `luck` is that of the recording.
    pub(super) fn new(recording: &Recording, luck: &RecordingLuck) -> Self {
        let review = recording.review(luck, || true).unwrap_or_default();
        let begin = review.begin.unwrap_or_default();
        Self {
            begin,
            pace_ms: review.pace.map(|pace| pace.median),
            slow_over_ms: review.pace.map(|pace| pace.limit),
            overlooked: review.overlooked.iter().map(|one| overlooked_json(one, begin)).collect(),
            slow: review.slow.iter().map(|one| slow_json(one, begin)).collect(),
            wasted: review.wasted.iter().map(|one| wasted_json(one, begin)).collect(),
            path: review.path,
            idle_ms: review.idle_ms,
            still_ms: review.still_ms,
            beyond_ms: review.first_unsearched.map(|time| since(begin, time)),
            review,
        }
    }

    /// The names of the values of [`Self::summary`].
    pub(super) fn names(texts: &Texts) -> [&str; 4] {
        ["review-overlooked", "review-slow-moves", "review-idle", "review-still"]
            .map(|key| texts.get(key))
    }

    /// How many cells were overlooked and moves were slow, and the idle time, with their names.
    pub(super) fn summary<'a>(&self, texts: &'a Texts) -> [(&'a str, String); 4] {
        let [overlooked, slow, idle, still] = Self::names(texts);
        let counted = |count: usize, ms: u64| match count {
            0 => count.to_string(),
            _ => format!("{count} · {}", texts.seconds(ms)),
        };
        let slow_ms = self.review.slow.iter().map(|slow| u64::from(slow.duration())).sum();
        [
            (overlooked, counted(self.overlooked.len(), self.review.overlooked_ms())),
            (slow, counted(self.slow.len(), slow_ms)),
            (idle, texts.seconds(self.idle_ms)),
            (still, texts.seconds(self.still_ms)),
        ]
    }

    /// Prints one line per overlooked cell, slow move and wasted click, in the order of time. Rows
    /// and columns count from 1 there.
    pub(super) fn print_moments(&self, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        let review = &self.review;
        let overlooked =
            (review.overlooked.iter()).map(|one| (one.begin, review::overlooked_line(texts, one)));
        let slow = (review.slow.iter()).map(|one| (one.after.time, review::slow_line(texts, one)));
        let wasted = review.wasted.iter().map(|one| (one.time, review::wasted_line(texts, one)));
        let mut lines: Vec<(i32, String)> = overlooked.chain(slow).chain(wasted).collect();
        lines.sort_by_key(|&(time, _)| time);
        for (time, line) in lines {
            let ms = since(self.begin, time);
            writeln!(out, "{}  {line}", columns::signed_time(texts, ms))?;
        }
        Ok(())
    }
}

fn since(begin: i32, time: i32) -> i64 {
    i64::from(time) - i64::from(begin)
}

fn overlooked_json(one: &Overlooked, begin: i32) -> Value {
    json!({
        "t_ms": since(begin, one.begin), "row": one.pos.row, "col": one.pos.col,
        "for_ms": one.duration(), "safe_since_ms": since(begin, one.proved),
        "kind": match one.kind {
            OverlookedKind::Guess => "guess",
            OverlookedKind::Wait => "wait",
        },
    })
}

fn slow_json(one: &SlowMove, begin: i32) -> Value {
    json!({
        "t_ms": since(begin, one.after.time), "for_ms": one.duration(),
        "row": one.click.pos.row, "col": one.click.pos.col,
    })
}

fn wasted_json(one: &WastedClick, begin: i32) -> Value {
    json!({
        "t_ms": since(begin, one.time),
        "row": one.pos.map(|pos| pos.row), "col": one.pos.map(|pos| pos.col),
        "click": match one.kind {
            ClickKind::Left => "left",
            ClickKind::Right => "right",
            ClickKind::Chord => "chord",
        },
    })
}
