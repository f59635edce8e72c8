//! Finished games whose recordings are kept: their names, and which of them stay.

use super::PlayedGame;
use super::played_game::style_key;
use super::record::FileName;
use crate::config::{GameFacts, KeptGames, LevelKind, PlayerName};
use crate::game::Choice;
use crate::game::counters::GameResult;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};

/// How many of the best of each level and style always stay: by time, and again by 3BV/s.
pub const BEST: usize = 10;

/// A line in the list of kept games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptGame {
    /// In the folder of kept games: `expert/2026-11-20 ….rawvf`.
    pub file: String,
    pub level: LevelKind,
    pub style: String,
    pub won: bool,
    pub time_ms: u64,
    /// 3BV/s in hundredths.
    pub speed: u32,
}

impl PlayedGame {
    /// Where its recording is kept, if it is: see [`KeptGames::stem_of`].
    pub fn kept_as(&self, player: Option<&PlayerName>, rule: &KeptGames) -> Option<String> {
        let ended = self.ended_at.civil();
        let (date, clock) = (ended.date().to_string(), ended.strftime("%H-%M-%S").to_string());
        let player = player.map_or("", PlayerName::as_str);
        rule.stem_of(&GameFacts { date: &date, clock: &clock, player, ..self.facts() })
    }

    fn facts(&self) -> GameFacts<'static> {
        GameFacts {
            is_won: self.result == GameResult::Won,
            time_ms: self.time_ms,
            solved: self.solved,
            bbbv: self.bbbv,
            level: LevelKind::of(self.board.level),
            style: style_key(self.style),
            date: "",
            clock: "",
            player: "",
        }
    }
}

impl KeptGame {
    pub fn new(file: String, played: &PlayedGame) -> Self {
        let facts = played.facts();
        Self {
            file,
            level: facts.level,
            style: facts.style.to_owned(),
            won: facts.is_won,
            time_ms: facts.time_ms,
            speed: facts.speed().unwrap_or_default(),
        }
    }
}

/// Whether a file or its stem is in the folder of kept games, or in that of a level.
pub fn is_plain(file: &str) -> bool {
    let (level, name) = file.split_once('/').unwrap_or(("", file));
    let is_level = level.is_empty() || LevelKind::from_key(level).is_some();
    is_level && FileName::new(name).is_some()
}

/// Which of these games go so that `limit` are left: the oldest that are not among the best. The
/// list has the oldest first. More stay if more are among the best.
pub fn to_remove(games: &[KeptGame], limit: usize) -> HashSet<usize> {
    let mut groups: HashMap<_, Vec<usize>> = HashMap::new();
    for (at, game) in games.iter().enumerate().filter(|(_, game)| game.won) {
        groups.entry((game.level, &game.style)).or_default().push(at);
    }
    let mut best = HashSet::new();
    for mut group in groups.into_values() {
        group.sort_by_key(|&at| games[at].time_ms);
        best.extend(group.iter().copied().take(BEST));
        group.sort_by_key(|&at| std::cmp::Reverse(games[at].speed));
        best.extend(group.into_iter().take(BEST));
    }
    let excess = games.len().saturating_sub(limit);
    (0..games.len()).filter(|at| !best.contains(at)).take(excess).collect()
}
