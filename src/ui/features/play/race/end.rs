//! How a race ends, and what is said of it.

use super::{Lead, Race, Said};
use crate::game::counters::GameResult;
use crate::game::{Game, Moment, Phase};
use crate::i18n::{Texts, args};
use crate::replay::Ghost;
use std::cmp::Ordering;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RaceEnd {
    /// The player was faster by this, in ms.
    Won(u64),
    /// The ghost was.
    Lost(u64),
    Tie,
    /// Only the player finished.
    WonAlone,
    /// The player hit a mine, and the ghost finished.
    HitMine,
    Neither,
}

impl RaceEnd {
    pub(super) fn of(game: &Game, ghost: &Ghost, now: Moment) -> Option<Self> {
        let finished = ghost.result == GameResult::Won;
        let (own, its) = (game.elapsed(now), ghost.time_ms);
        Some(match (game.phase(), finished) {
            (Phase::Won, true) => match own.cmp(&its) {
                Ordering::Less => Self::Won(its - own),
                Ordering::Equal => Self::Tie,
                Ordering::Greater => Self::Lost(own - its),
            },
            (Phase::Won, false) => Self::WonAlone,
            (Phase::Lost, true) => Self::HitMine,
            (Phase::Lost, false) => Self::Neither,
            _ => return None,
        })
    }

    pub fn text(self, texts: &Texts) -> String {
        let by = |key, ms| texts.with(key, args![time = texts.seconds(ms)]);
        match self {
            Self::Won(ms) => by("race-won", ms),
            Self::Lost(ms) => by("race-lost", ms),
            Self::Tie => texts.get("race-tie").to_owned(),
            Self::WonAlone => texts.get("race-won-alone").to_owned(),
            Self::HitMine => texts.get("race-lost-game").to_owned(),
            Self::Neither => texts.get("race-lost-both").to_owned(),
        }
    }
}

impl Lead {
    /// With a sign, if `signed`.
    pub fn text(self, signed: bool, texts: &Texts) -> String {
        let sign = match self.amount().signum() {
            1 if signed => "+",
            -1 if signed => "−",
            _ => "",
        };
        let lead = format!("{sign}{}", self.amount().unsigned_abs());
        match self {
            Self::Bbbv(_) => texts.with("race-bbbv-lead", args![lead]),
            Self::Share(_) => texts.percent(&lead),
        }
    }
}

impl Race {
    /// What is announced of it, if anything.
    pub fn news(&self, game: &Game, now: Moment, texts: &Texts) -> Option<String> {
        if let Some(end) = self.end(game, now) {
            return Some(end.text(texts));
        }
        match self.said() {
            Said::Nothing => None,
            Said::Finished => {
                let time = texts.seconds(self.ghost()?.time_ms);
                Some(texts.with("announce-ghost-done", args![time]))
            }
            Said::Lead(lead, _) => {
                let key = match lead.amount() {
                    1.. => "announce-race-ahead",
                    _ => "announce-race-behind",
                };
                Some(texts.with(key, args![lead = lead.text(false, texts)]))
            }
        }
    }
}
