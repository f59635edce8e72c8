//! The review of a game as text.

use super::Texts;
use crate::game::Pos;
use crate::replay::game_review::{Overlooked, OverlookedKind, ReviewMoment, SlowMove, WastedClick};

/// What happened at a moment.
pub fn moment_line(texts: &Texts, moment: ReviewMoment) -> String {
    match moment {
        ReviewMoment::Overlooked(overlooked) => overlooked_line(texts, &overlooked),
        ReviewMoment::Slow(slow) => slow_line(texts, &slow),
        ReviewMoment::Wasted(wasted) => wasted_line(texts, &wasted),
    }
}

/// An overlooked cell, and for how long.
pub fn overlooked_line(texts: &Texts, overlooked: &Overlooked) -> String {
    let key = match overlooked.kind {
        OverlookedKind::Guess => "review-guess",
        OverlookedKind::Wait => "review-wait",
    };
    line(texts, key, overlooked.duration(), overlooked.pos)
}

/// A slow move, and how long it took.
pub fn slow_line(texts: &Texts, slow: &SlowMove) -> String {
    line(texts, "review-slow", slow.duration(), slow.click.pos)
}

/// A wasted click.
pub fn wasted_line(texts: &Texts, wasted: &WastedClick) -> String {
    match wasted.pos {
        Some(pos) => line(texts, "review-wasted", 0, pos),
        None => texts.get("review-wasted-outside").to_owned(),
    }
}

fn line(texts: &Texts, key: &str, ms: u32, Pos { row, col }: Pos) -> String {
    let time = texts.seconds(ms.into());
    texts.with(key, args![time, row = row + 1, col = col + 1])
}
