//! How a game ended, and what the result says.

use crate::game::{DailyGame, Pos};
use crate::history::played_game::UnrankedReason;
use crate::i18n::{Texts, args, place};

/// The result as the player sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankedResult {
    Lost {
        /// In a strict game that a guess lost: the nearest cell that was certain to be safe, and how
        /// many were.
        certain: Option<(Pos, usize)>,
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
    /// The best win in its table.
    NewBest {
        /// How much faster than the best before, in ms.
        gained_ms: u64,
    },
    Place {
        /// From 2.
        place: usize,
        /// How far behind the best time, in ms.
        gap_ms: u64,
    },
    /// Not in the table, and why.
    Unranked(UnrankedReason),
}

impl RankedResult {
    pub const fn is_best(self) -> bool {
        matches!(self, Self::Won { rank: WinRank::First | WinRank::NewBest { .. }, .. })
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
                let key = match reason {
                    UnrankedReason::Seeded => "unranked-seeded",
                    UnrankedReason::Known => "unranked-known",
                    UnrankedReason::PlayedOn => "unranked-played-on",
                    UnrankedReason::SetUp => "unranked-set-up",
                    UnrankedReason::Custom => "unranked-custom",
                    UnrankedReason::Helped => "unranked-helped",
                    UnrankedReason::Rules
                    | UnrankedReason::FairGuess
                    | UnrankedReason::Strict
                    | UnrankedReason::FairAndStrict
                    | UnrankedReason::Other => "unranked-rules",
                    UnrankedReason::NoGuess => "unranked-no-guess",
                    UnrankedReason::Filtered => "unranked-filtered",
                };
                Some(texts.get(key).to_owned())
            }
            Self::Daily { daily, standing, .. } => {
                let key = match standing {
                    DailyStanding::Counts => "daily-result-counts",
                    DailyStanding::Helped => "daily-result-helped",
                    DailyStanding::Again | DailyStanding::PastDay => "daily-result-practice",
                };
                Some(texts.with(key, args![day = texts.day(daily.day)]))
            }
            Self::Lost { certain } => {
                let (_, count) = certain?;
                Some(texts.with("strict-lost", args![count]))
            }
            Self::Won { .. } => None,
        }
    }

    /// How far a win is behind the best one.
    pub fn gap_text(self, texts: &Texts) -> Option<String> {
        let Self::Won { time_ms, rank: WinRank::Place { gap_ms, .. }, .. } = self else {
            return None;
        };
        let (gap, best) = (texts.seconds(gap_ms), texts.seconds(time_ms - gap_ms));
        Some(texts.with("won-near-best", args![gap, best]))
    }

    /// What the note on a strict game that a guess lost says of the board, in words alone.
    pub fn certain_cell(self, texts: &Texts) -> Option<String> {
        let Self::Lost { certain } = self else { return None };
        Some(texts.with("strict-lost-at", args![place = place::name(texts, certain?.0)]))
    }

    /// What matters most of it.
    pub fn headline(self, texts: &Texts) -> String {
        match self {
            Self::Won { time_ms, .. } | Self::Daily { won: true, time_ms, .. } => {
                title(&texts.with("won", args![time = texts.seconds(time_ms)]))
            }
            Self::Lost { .. } | Self::Daily { .. } => texts.get("result-lost").to_owned(),
        }
    }

    /// What a ranked win is worth.
    pub fn worth(self, texts: &Texts) -> Option<String> {
        let Self::Won { rank, .. } = self else { return None };
        match rank {
            WinRank::First => Some(texts.get("result-first").to_owned()),
            WinRank::NewBest { gained_ms: 0 } => Some(texts.get("result-new-best").to_owned()),
            WinRank::NewBest { gained_ms } => {
                // A tenth of a second says enough where it is many.
                let time = match gained_ms {
                    ..1_000 => texts.seconds(gained_ms),
                    _ => texts.running_seconds(gained_ms, 100),
                };
                Some(texts.with("result-faster", args![time]))
            }
            WinRank::Place { place, .. } => Some(title(&texts.with("won-place", args![place]))),
            WinRank::Unranked(_) => None,
        }
    }

    /// All of it, in sentences.
    pub fn text(self, texts: &Texts) -> String {
        let won = |key, time_ms| texts.with(key, args![time = texts.seconds(time_ms)]);
        let end = match self {
            Self::Won { time_ms, rank: WinRank::NewBest { .. }, .. } => {
                return won("won-new-best", time_ms);
            }
            Self::Won { time_ms, no_guess: true, .. } => won("won-no-guess", time_ms),
            Self::Won { time_ms, .. } | Self::Daily { won: true, time_ms, .. } => {
                won("won", time_ms)
            }
            Self::Lost { .. } | Self::Daily { .. } => texts.get("result-lost").to_owned(),
        };
        let rank = match self {
            Self::Won { rank: WinRank::First, .. } => Some(texts.get("won-first").to_owned()),
            Self::Won { rank: WinRank::Place { place, .. }, .. } => {
                Some(texts.with("won-place", args![place]))
            }
            _ => None,
        };
        let parts = [Some(end), rank, self.gap_text(texts), self.note(texts)];
        texts.paragraph(&parts.into_iter().flatten().collect::<Vec<_>>())
    }
}

/// A sentence as a title, which has no full stop.
fn title(sentence: &str) -> String {
    sentence.trim_end_matches(['.', '。']).to_owned()
}
