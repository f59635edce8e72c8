//! Games of long ago as lines, one a game: a third of the room, and read ten times as fast.
//!
//! ```text
//! 00000000000000aa 2026-11-20T21:31:05.123+01:00 windows-7 beginner won 12345 23 23 30 4 2 -
//! 00000000000000ab 2026-11-20T21:32:40.001+01:00 custom custom:5x6x7 left 900 9 1 3 0 0 custom
//! ```
//!
//! These are the number, the end, the style, the level (with rows, columns and mines, or the mines,
//! where its name does not say them), the result, the time in ms, 3BV, 3BV solved, left, right and
//! chord clicks, and why it is not ranked.

use crate::game::{CustomBoard, Level, Style};
use crate::history::played_game::{self, LocalTime, PlayedGame, UnrankedReason};

/// A game as a line.
pub(super) fn to_line(game: &PlayedGame) -> String {
    let level = match game.level {
        Level::Custom(board) => {
            let (size, mines) = (board.size(), board.mines());
            format!("custom:{}x{}x{mines}", size.rows(), size.cols())
        }
        Level::Scattered => format!("scattered:{}", game.mines),
        named => played_game::level_key(named).to_owned(),
    };
    format!(
        "{} {} {} {level} {} {} {} {} {} {} {} {}",
        game.id,
        game.ended_at.to_text(),
        game.style.map_or("custom", Style::key),
        played_game::result_key(game.result),
        game.time_ms,
        game.bbbv,
        game.solved,
        game.left,
        game.right,
        game.chords,
        game.unranked.map_or("-", UnrankedReason::key),
    )
}

/// The game of a line, if it is one.
pub(super) fn from_line(line: &str) -> Option<PlayedGame> {
    let words: Vec<_> = line.split_whitespace().collect();
    let [id, ended, style, level, result, time_ms, bbbv, solved, left, right, chords, unranked] =
        words[..]
    else {
        return None;
    };
    let (level, mines) = parse_level(level)?;
    Some(PlayedGame {
        id: id.parse().ok()?,
        ended_at: LocalTime::from_text(ended)?,
        style: match style {
            "custom" => None,
            key => Some(key.parse().ok()?),
        },
        level,
        mines,
        result: played_game::result_from_key(result)?,
        time_ms: time_ms.parse().ok()?,
        bbbv: bbbv.parse().ok()?,
        solved: solved.parse().ok()?,
        left: left.parse().ok()?,
        right: right.parse().ok()?,
        chords: chords.parse().ok()?,
        unranked: match unranked {
            "-" => None,
            key => Some(UnrankedReason::from_key(key)),
        },
    })
}

fn parse_level(word: &str) -> Option<(Level, u32)> {
    let Some((key, measures)) = word.split_once(':') else {
        let level: Level = word.parse().ok()?;
        return Some((level, level.mines()?));
    };
    let measures: Option<Vec<usize>> = measures.split('x').map(|part| part.parse().ok()).collect();
    match (key, &measures?[..]) {
        ("custom", &[rows, cols, mines]) => {
            let board = CustomBoard::new(rows, cols, mines).ok()?;
            Some((Level::Custom(board), board.mines()))
        }
        ("scattered", &[mines]) if mines <= Level::Scattered.size().cells() => {
            Some((Level::Scattered, mines as u32))
        }
        _ => None,
    }
}
