//! Sessions: games in a row without a long pause.

use super::PlayedGame;
use super::played_game::LocalTime;
use super::statistics::{GameFilter, Statistics};

/// A longer time than this between the end of a game and the beginning of the next, in ms, begins a
/// new session.
pub const PAUSE_MS: i64 = 30 * 60 * 1_000;

/// What was played of a selection of games in a session.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Session {
    /// When the first and the last game ended, of whatever level.
    pub first: LocalTime,
    pub last: LocalTime,
    /// The games that were won or lost, at least one.
    pub played: u32,
    pub won: u32,
    /// Of the wins, in ms.
    pub best_ms: Option<u64>,
    pub mean_ms: Option<f64>,
}

/// The sessions in which a game of this selection was won or lost, in the order of the log. What
/// makes a pause is that nothing at all was played.
pub fn sessions(games: &[PlayedGame], selection: GameFilter) -> Vec<Session> {
    games
        .chunk_by(|before, after| !is_pause(before, after))
        .filter_map(|session| {
            let statistics = Statistics::of(selection.matching(session));
            (statistics.played() > 0).then_some(Session {
                first: session.first()?.ended_at,
                last: session.last()?.ended_at,
                played: statistics.played(),
                won: statistics.won,
                best_ms: statistics.best_ms(),
                mean_ms: statistics.mean_ms(),
            })
        })
        .collect()
}

/// A clock that was set back, or a log put together from two, has a later game end long before.
fn is_pause(before: &PlayedGame, after: &PlayedGame) -> bool {
    let [before, ended] = [before, after].map(|game| game.ended_at.at.as_millisecond());
    let began = ended.saturating_sub_unsigned(after.time_ms);
    began.saturating_sub(before) > PAUSE_MS || before.saturating_sub(ended) > PAUSE_MS
}
