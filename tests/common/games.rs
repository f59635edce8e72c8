//! Finished games for the log and the statistics.

use jiff::tz::Offset;
use sapper::game::counters::GameResult;
use sapper::game::{GameId, Level, Style};
use sapper::history::PlayedGame;
use sapper::history::played_game::{LocalTime, PlayedBoard};

/// A won game of Beginner. Games differ by their number.
pub fn game(number: u64) -> PlayedGame {
    PlayedGame {
        id: GameId(number),
        ended_at: LocalTime::new("2026-11-20T20:31:05.123Z".parse().unwrap(), Offset::constant(1)),
        style: Some(Style::Windows7),
        board: PlayedBoard { level: Level::Beginner, mines: 10 },
        result: GameResult::Won,
        time_ms: 12_345,
        bbbv: 23,
        solved: 23,
        left: 30,
        right: 4,
        chords: 2,
        unranked: None,
        effective: Some(33),
        flagged: Some(true),
    }
}

pub fn won(number: u64, time_ms: u64) -> PlayedGame {
    PlayedGame { time_ms, ..game(number) }
}

pub fn lost(number: u64) -> PlayedGame {
    PlayedGame { result: GameResult::Lost, solved: 3, ..game(number) }
}
