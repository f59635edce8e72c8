//! How a game ended, and what the result says.

use crate::history::played_game::UnrankedReason;
use crate::i18n::Texts;

/// The result as the player sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankedResult {
    Lost {
        no_guess: bool,
    },
    Won {
        /// In ms.
        time_ms: u64,
        rank: WinRank,
        no_guess: bool,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WinRank {
    /// The first win in its table.
    First,
    /// Faster than the best win in its table.
    NewBest,
    Place {
        /// From 2.
        place: usize,
        /// How far behind the best time, in ms.
        gap_ms: u64,
        /// In ms.
        best_ms: u64,
    },
    /// Not in the table, and why.
    Unranked(UnrankedReason),
}

/// The key of the text that says why a win is not ranked.
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
    pub const fn is_best(self) -> bool {
        matches!(self, Self::Won { rank: WinRank::First | WinRank::NewBest, .. })
    }

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
