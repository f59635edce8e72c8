//! Where a recorded game needed luck, and where it lost time. For programs, rows and columns count
//! from 0, chances go from 0 to 1, and times are in ms on the clock.

use crate::cli::report::{coordinates, signed_time};
use crate::cli::steps;
use crate::game::Pos;
use crate::i18n::luck::{self, guess_line, percent};
use crate::i18n::review::moment_line;
use crate::i18n::{Texts, args, hints};
use crate::replay::game_review::{OverlookedKind, ReviewMoment};
use crate::replay::{ClickKind, GameReview, Playback, Recording, RecordingLuck};
use crate::solver::PlayerView;
use crate::solver::hint::{Finding, Hint};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Write};

pub(super) struct GameAnalysis {
    luck: RecordingLuck,
    review: GameReview,
    /// Why an opening was a mistake, by the number of events before it.
    mistakes: BTreeMap<usize, Explanation>,
    /// Why the overlooked cells were safe.
    overlooked: Vec<Option<Explanation>>,
}

/// What the player saw, and what follows from it.
type Explanation = (PlayerView, Hint);

impl GameAnalysis {
    /// This takes longer than everything else.
    pub(super) fn of(recording: &Recording) -> Self {
        let luck = recording.luck(|| true).unwrap_or_default();
        let review = recording.review(&luck, || true).unwrap_or_default();
        let mut playback = Playback::new(recording.clone());
        let mut seen_after = |events| {
            playback.seek_event(events);
            playback.seen()
        };
        let mistakes = luck.moves.iter().filter_map(|opening| {
            let mistake = opening.mistake()?;
            let seen = seen_after(opening.at.before);
            let hint = seen.explain(&mistake, || true)?;
            Some((opening.at.event, (seen.view, hint)))
        });
        let mistakes = mistakes.collect();
        let overlooked = review.overlooked.iter().map(|one| {
            let seen = seen_after(one.click.event);
            let hint = seen.prove(one.pos, Finding::Safe)?;
            Some((seen.view, hint))
        });
        let overlooked = overlooked.collect();
        Self { luck, review, mistakes, overlooked }
    }

    /// The guesses: the time, the cell that was clicked, the cells that were opened at once, the
    /// chance of success, the best chance of any cell at that time, and the steps that show what
    /// would have been better; none if nothing would.
    pub(super) fn luck(&self, texts: &Texts) -> Value {
        let luck = &self.luck;
        let guesses = luck.guesses().map(|(opening, guess)| {
            let Pos { row, col } = opening.at.pos;
            json!({
                "t_ms": opening.at.time, "row": row, "col": col,
                "cells": coordinates(&guess.cells), "chance": guess.chance,
                "safest": guess.safest, "survived": opening.survived,
                "steps": steps_of(texts, self.mistakes.get(&opening.at.event)),
            })
        });
        json!({
            "guesses": guesses.collect::<Value>(),
            // The product of the chances of the guesses that succeeded.
            "overall": luck.overall(),
            // Whether every layout was counted. If not, the chances are estimates.
            "exact": luck.is_exact(),
            // When the first opening that was not analysed was made.
            "beyond_ms": luck.first_unanalyzed.map(|at| at.time),
        })
    }

    pub(super) fn review(&self, texts: &Texts) -> Value {
        let review = &self.review;
        let overlooked = review.overlooked.iter().zip(&self.overlooked).map(|(one, why)| {
            json!({
                "t_ms": one.begin, "row": one.pos.row, "col": one.pos.col,
                "for_ms": one.duration(), "safe_since_ms": one.proved,
                "kind": match one.kind {
                    OverlookedKind::Guess => "guess",
                    OverlookedKind::Wait => "wait",
                },
                "steps": steps_of(texts, why.as_ref()),
            })
        });
        let slow = review.slow.iter().map(|one| {
            let Pos { row, col } = one.click.pos;
            json!({
                "t_ms": one.after.time, "for_ms": one.duration(), "row": row, "col": col,
            })
        });
        let wasted = review.wasted.iter().map(|one| {
            json!({
                "t_ms": one.time,
                "row": one.pos.map(|pos| pos.row), "col": one.pos.map(|pos| pos.col),
                "click": match one.kind {
                    ClickKind::Left => "left",
                    ClickKind::Right => "right",
                    ClickKind::Chord => "chord",
                },
            })
        });
        json!({
            // The median time from one effective click to the next. Slow moves take longer than
            // the second.
            "pace_ms": review.pace.map(|pace| pace.median),
            "slow_over_ms": review.pace.map(|pace| pace.limit),
            "overlooked": overlooked.collect::<Value>(),
            "slow": slow.collect::<Value>(),
            "wasted": wasted.collect::<Value>(),
            "path": review.path,
            "idle_ms": review.idle_ms,
            "still_ms": review.still_ms,
            // Overlooked cells from here on are missing, because the game is too large.
            "beyond_ms": review.first_unsearched,
        })
    }

    /// The names of the values of [`Self::summary`].
    pub(super) fn names(texts: &Texts) -> [&str; 6] {
        [
            texts.get("replay-guesses"),
            texts.get("replay-luck"),
            texts.get("review-overlooked"),
            texts.get("review-slow-moves"),
            texts.get("review-idle"),
            texts.get("review-still"),
        ]
    }

    /// The number of guesses and the overall luck, how many cells were overlooked and moves were
    /// slow, and the idle time, with their names.
    pub(super) fn summary<'a>(&self, texts: &'a Texts) -> Vec<(&'a str, String)> {
        let Self { luck, review, .. } = self;
        let mut overall = texts.percent(&percent(texts, luck.overall()));
        if !luck.is_exact() {
            overall = texts.with("luck-estimated", args![text = overall]);
        }
        let counted = |count: usize, ms: u64| match count {
            0 => count.to_string(),
            _ => format!("{count} · {}", texts.seconds(ms)),
        };
        let slow_ms = review.slow.iter().map(|slow| u64::from(slow.duration())).sum();
        let values = [
            luck.guesses().count().to_string(),
            overall,
            counted(review.overlooked.len(), review.overlooked_ms()),
            counted(review.slow.len(), slow_ms),
            texts.seconds(review.idle_ms),
            texts.seconds(review.still_ms),
        ];
        Self::names(texts).into_iter().zip(values).collect()
    }

    /// Writes one line per guess, with what would have been better, and then one per overlooked cell, slow move and wasted click, in
    /// the order of time. Rows and columns count from 1 there.
    pub(super) fn write_moments(&self, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        let Self { luck, review, .. } = self;
        for (opening, guess) in luck.guesses() {
            let time = signed_time(texts, opening.at.time);
            writeln!(out, "{time}  {}", guess_line(texts, opening, guess))?;
            if let Some((view, hint)) = self.mistakes.get(&opening.at.event) {
                let why = texts.paragraph(&hints::sentences(texts, view, hint));
                writeln!(out, "{:1$}  {why}", "", time.chars().count())?;
            }
        }
        if let Some(cut_off) = luck::cut_off(texts, luck) {
            writeln!(out, "{cut_off}")?;
        }
        let overlooked =
            review.overlooked.iter().map(|one| (one.begin, ReviewMoment::Overlooked(*one)));
        let slow = review.slow.iter().map(|one| (one.after.time, ReviewMoment::Slow(*one)));
        let wasted = review.wasted.iter().map(|one| (one.time, ReviewMoment::Wasted(*one)));
        let mut moments: Vec<_> = overlooked.chain(slow).chain(wasted).collect();
        moments.sort_by_key(|&(time, _)| time);
        for (time, moment) in moments {
            let time = signed_time(texts, time);
            writeln!(out, "{time}  {}", moment_line(texts, moment))?;
        }
        Ok(())
    }
}

/// The steps of an explanation, if there is one.
fn steps_of(texts: &Texts, explanation: Option<&Explanation>) -> Value {
    explanation.map_or_else(|| json!([]), |(view, hint)| steps::to_json(texts, view, hint))
}
