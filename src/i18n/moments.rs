//! What a player reads about the moments of their games.

use super::Texts;
use super::luck::percent;
use crate::practice::{GameMoment, MomentLesson};

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
