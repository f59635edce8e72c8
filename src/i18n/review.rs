//! The review of a game, and its moments worth a look, as text.

use super::Texts;
use super::luck::percent;
use crate::practice::{GameMoment, MomentLesson};
use crate::replay::game_review::{OverlookedKind, ReviewMoment};

/// What happened at a moment, and how long it took.
pub fn moment_line(texts: &Texts, moment: ReviewMoment) -> String {
    let (key, ms, pos) = match moment {
        ReviewMoment::Overlooked(one) => match one.kind {
            OverlookedKind::Guess => ("review-guess", one.duration(), one.pos),
            OverlookedKind::Wait => ("review-wait", one.duration(), one.pos),
        },
        ReviewMoment::Slow(slow) => ("review-slow", slow.duration(), slow.click.pos),
        ReviewMoment::Wasted(wasted) => match wasted.pos {
            Some(pos) => ("review-wasted", 0, pos),
            None => return texts.get("review-wasted-outside").to_owned(),
        },
    };
    let (time, row, col) = (texts.seconds(ms.into()), pos.row + 1, pos.col + 1);
    texts.with(key, args![time, row, col])
}

/// What the player did, and what would have been better.
pub fn moment_text(texts: &Texts, moment: &GameMoment) -> String {
    let (risk, least) = (percent(texts, moment.risk), percent(texts, moment.lowest_risk));
    match moment.lesson {
        MomentLesson::KnownMine => texts.get("moment-known-mine").to_owned(),
        MomentLesson::SafeCell if moment.is_fatal => texts.get("moment-hit").to_owned(),
        MomentLesson::SafeCell => texts.with("moment-safe-cell", args![risk]),
        MomentLesson::LessRisk => texts.with("moment-less-risk", args![risk, least]),
    }
}
