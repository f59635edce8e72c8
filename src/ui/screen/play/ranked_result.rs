//! How a game ended, and what the player is told of it.

use crate::history::played_game::UnrankedReason;
use crate::i18n::Texts;

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameOver {
    /// Whether it was won.
    pub won: bool,
    /// How long it took, in ms.
    pub time_ms: u64,
}

/// What the player is told at the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankedResult {
    /// A mine was opened.
    Lost {
        /// Whether the game needed no guess.
        no_guess: bool,
    },
    /// The board was cleared.
    Won {
        /// In how many ms.
        time_ms: u64,
        /// What the time is worth.
        rank: WinRank,
        /// Whether the game needed no guess.
        no_guess: bool,
    },
}

/// What the time of a win is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WinRank {
    /// The first win on its level.
    First,
    /// The best time on its level.
    NewBest,
    /// A place in the table.
    Place {
        /// Which one, from 2.
        place: usize,
        /// How far behind the best time, in ms.
        gap_ms: u64,
        /// The best time, in ms.
        best_ms: u64,
    },
    /// Not in the table, and why.
    Unranked(UnrankedReason),
}

/// The text that says why a win is not ranked.
pub const fn unranked_key(reason: UnrankedReason) -> &'static str {
    match reason {
        UnrankedReason::Seeded => "unranked-seeded",
        UnrankedReason::Known => "unranked-known",
        UnrankedReason::Custom => "unranked-custom",
        UnrankedReason::Helped => "unranked-helped",
        UnrankedReason::Rules | UnrankedReason::Other => "unranked-rules",
        UnrankedReason::NoGuess => "unranked-no-guess",
    }
}

impl RankedResult {
    /// Whether this is the best time on its level, or the first.
    pub const fn is_best(self) -> bool {
        matches!(self, Self::Won { rank: WinRank::First | WinRank::NewBest, .. })
    }

    /// What the player is told.
    pub fn text(self, texts: &Texts) -> String {
        match self {
            Self::Lost { .. } => texts.get("result-lost").to_owned(),
            Self::Won { time_ms, rank, no_guess } => {
                let time = texts.seconds(time_ms);
                let key = if no_guess { "won-no-guess" } else { "won" };
                let won = texts.with(key, &[("time", time.as_str().into())]);
                let more = match rank {
                    WinRank::First => texts.get("won-first").to_owned(),
                    WinRank::NewBest => {
                        return texts.with("won-new-best", &[("time", time.into())]);
                    }
                    WinRank::Place { place, gap_ms, best_ms } => {
                        let near = texts.with(
                            "won-near-best",
                            &[
                                ("gap", texts.seconds(gap_ms).into()),
                                ("best", texts.seconds(best_ms).into()),
                            ],
                        );
                        let placed = texts.with("won-place", &[("place", place.into())]);
                        texts.paragraph(&[placed, near])
                    }
                    WinRank::Unranked(reason) => texts.get(unranked_key(reason)).to_owned(),
                };
                texts.paragraph(&[won, more])
            }
        }
    }
}
