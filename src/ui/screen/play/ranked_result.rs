//! How a game ended, and what the result says.

use crate::game::DailyGame;
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
    /// On a daily board.
    Daily {
        won: bool,
        /// In ms.
        time_ms: u64,
        daily: DailyGame,
        standing: DailyStanding,
    },
}

/// What the result of a daily board is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DailyStanding {
    /// It is the result of its day and level.
    Counts,
    /// It is, but a win with help is not in the table and does not count for the streak.
    Helped,
    /// There was a result before.
    Again,
    /// The game was not started on the day of its board.
    PastDay,
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

    /// Whether there is a result to share.
    pub const fn is_shareable(self) -> bool {
        matches!(self, Self::Daily { standing, .. } if !matches!(standing, DailyStanding::PastDay))
    }

    pub const fn is_won(self) -> bool {
        matches!(self, Self::Won { .. } | Self::Daily { won: true, .. })
    }

    /// What a result that is in no table is worth, or why it is not.
    pub fn note(self, texts: &Texts) -> Option<String> {
        match self {
            Self::Won { rank: WinRank::Unranked(reason), .. } => {
                Some(texts.get(unranked_key(reason)).to_owned())
            }
            Self::Daily { daily, standing, .. } => {
                let key = match standing {
                    DailyStanding::Counts => "daily-result-counts",
                    DailyStanding::Helped => "daily-result-helped",
                    DailyStanding::Again | DailyStanding::PastDay => "daily-result-practice",
                };
                Some(texts.with(key, &[("day", texts.day(daily.day).into())]))
            }
            Self::Won { .. } | Self::Lost { .. } => None,
        }
    }

    pub fn text(self, texts: &Texts) -> String {
        match self {
            Self::Daily { won, time_ms, .. } => {
                let end = if won {
                    texts.with("won", &[("time", texts.seconds(time_ms).into())])
                } else {
                    texts.get("result-lost").to_owned()
                };
                let end = Some(end).into_iter();
                texts.paragraph(&end.chain(self.note(texts)).collect::<Vec<_>>())
            }
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
