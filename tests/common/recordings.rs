//! Recordings for several tests, and entries of the library for them.

use super::read_recording;
use jiff::civil::date;
use sapper::game::Level;
use sapper::game::counters::GameResult;
use sapper::replay::formats::RecordingFormat;
use sapper::replay::library::{EntryContent, LibraryEntry};
use sapper::replay::{FileDoubts, Recording, RecordingSummary};
use std::path::PathBuf;

/// Nine right clicks at a pace of 100 ms, a needed guess, a click that does nothing, a wait of 700 ms
/// beside a safe cell, and a mine although the cell at the right is safe.
pub fn hesitant_text() -> String {
    let mut text = "Marks: Off\nBoard:\n00*000*0\nEvents:\n".to_owned();
    let flags = (1..=9).map(|nth| (100 * nth, 'r', 3));
    let clicks = [(1_000, 'l', 4), (1_100, 'l', 4), (1_700, 'l', 5), (1_800, 'l', 7)];
    for (ms, button, col) in [(0, 'l', 1)].into_iter().chain(flags).chain(clicks) {
        let seconds = f64::from(ms) / 1_000.0;
        text += &format!("{seconds:.3} {button}c {col} 1\n{seconds:.3} {button}r {col} 1\n");
    }
    text
}

/// See [`hesitant_text`].
pub fn hesitant() -> Recording {
    read_recording(hesitant_text().as_bytes()).expect("a recording")
}

/// A game that a player won in so many tenths of a second.
pub fn won(player: &str, tenths: u64, date: &str) -> String {
    let end = format!("{}.{}00", tenths / 10, tenths % 10);
    format!(
        "RawVF_Version: Rev6\nProgram: Some Minesweeper\nPlayer: {player}\nTimestamp: {date}\n\
         Width: 3\nHeight: 1\nMines: 1\nBoard:\n0*0\nEvents:\n\
         0.000 lc 1 1 (8 8)\n0.000 lr 1 1 (8 8)\n0.000 lc 3 1 (40 8)\n{end} lr 3 1 (40 8)\n"
    )
}

/// A game in the library, with a name of its own.
pub fn entry(name: &str, time_ms: u64, bbbv: u32) -> LibraryEntry {
    LibraryEntry {
        number: 0,
        session_name: None,
        path: PathBuf::from(format!("/games/{name}.avf")),
        size: 1,
        modified: 1,
        is_own: false,
        content: EntryContent::Game {
            summary: RecordingSummary {
                format: RecordingFormat::Avf,
                level: Level::Expert,
                result: GameResult::Won,
                time_ms: Some(time_ms),
                bbbv,
                solved: bbbv,
                clicks: 100,
                player: name.to_owned(),
                program: "Arbiter 0.52.3".to_owned(),
                played_at: String::new(),
                helped: false,
                played_on: false,
                doubts: FileDoubts::default(),
            },
            date: Some(date(2020, 5, 1).at(0, 0, 0, 0)),
            damage: None,
        },
    }
}
