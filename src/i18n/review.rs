//! The review of a game, and its moments worth a look, as text.

use super::hints::list;
use super::luck::percent;
use super::steps::{Mark, Naming, Sentence, marked, split};
use super::{Texts, place};
use crate::replay::game_review::{OverlookedKind, ReviewMoment};
use crate::replay::{Mistake, MistakeKind};

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
    let (time, place) = (texts.seconds(ms.into()), place::name(texts, pos));
    texts.with(key, args![time, place])
}

/// What the player did, and what would have been better.
pub fn mistake_sentence(texts: &Texts, mistake: &Mistake, naming: Naming) -> Sentence {
    let Mistake { kind, opened, risk, lowest_risk, is_fatal } = mistake;
    let (risk, least) = (percent(texts, *risk), percent(texts, *lowest_risk));
    let count = opened.len();
    let mut cells = texts.with("moment-cells", args![count]);
    if naming == Naming::Coordinates {
        cells += &format!(" ({})", list(texts, opened));
    }
    let key = match kind {
        MistakeKind::KnownMine => "moment-known-mine",
        MistakeKind::SafeCell if *is_fatal => "moment-hit",
        MistakeKind::SafeCell => "moment-safe-cell",
        MistakeKind::LessRisk => "moment-less-risk",
    };
    let cells = marked(&cells, Mark::Mine);
    split(&texts.with(key, args![cells, count, risk, least]))
}
