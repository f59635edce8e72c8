//! Benchmarks of a long log of games and of many records.

use divan::{Bencher, black_box};
use jiff::Timestamp;
use jiff::tz::{Offset, TimeZone};
use sapper::config::LevelKind;
use sapper::game::counters::{Counter, GameResult};
use sapper::game::{GameId, GuessRules, Level, Style};
use sapper::history::comparison::Flagging;
use sapper::history::played_game::{LocalTime, PlayedBoard};
use sapper::history::record::FileName;
use sapper::history::statistics::{GameFilter, Period};
use sapper::history::{PlayedGame, Record, RecordsData, Scores};
use sapper::storage::{GameHistory, Stored};
use std::fmt::Write;
use std::fs;
use tempfile::TempDir;

fn main() {
    divan::main();
}

/// The games of many years.
const GAMES: u64 = 100_000;

fn game(number: u64) -> PlayedGame {
    // No order that would be easy to sort.
    let noise = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
    let second = 1_500_000_000 + 300 * number as i64;
    let bbbv = 100 + (noise % 120) as u32;
    PlayedGame {
        id: GameId(number),
        ended_at: LocalTime::new(Timestamp::from_second(second).expect("a date"), Offset::UTC),
        style: Some(Style::Windows7),
        board: PlayedBoard { level: Level::Expert, mines: 99 },
        result: if noise.is_multiple_of(3) { GameResult::Won } else { GameResult::Lost },
        time_ms: 40_000 + noise % 150_000,
        bbbv,
        solved: bbbv,
        left: bbbv,
        right: (noise % 50) as u32,
        chords: (noise % 40) as u32,
        unranked: None,
        effective: Some(bbbv),
        flagged: Some(noise.is_multiple_of(2)),
    }
}

/// What the records screen shows of all Expert games, by each of these.
#[divan::bench(args = [Counter::Time, Counter::Ioe])]
fn records_of_100_000_games(bencher: Bencher, by: Counter) {
    let games: Vec<_> = (0..GAMES).map(game).collect();
    let records = games.iter().filter_map(|game| Record::from_game(game, None)).collect();
    let scores = Scores { records };
    let selection = GameFilter {
        level: LevelKind::Expert,
        style: Some(Style::Windows7),
        guesses: GuessRules::Off,
        period: Period::AllTime,
        flagging: Flagging::Any,
    };
    bencher.bench(|| RecordsData::of(black_box(&games), &scores, selection, by, &TimeZone::UTC));
}

/// A log of so many games in a folder.
fn log(games: u64) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let mut text = "{\"version\":1}\n".to_owned();
    for number in 0..games {
        text += &serde_json::to_string(&game(number)).expect("a line");
        text.push('\n');
    }
    fs::write(folder.path().join("games.jsonl"), text).expect("a log");
    folder
}

/// What a start does with the log, and a game that ends.
#[divan::bench(args = [100, 150_000, 1_000_000])]
fn a_game_is_saved(bencher: Bencher, games: u64) {
    let folder = log(games);
    let path = folder.path().join("games.jsonl");
    let mut number = games;
    bencher.bench_local(|| {
        let (mut log, _) = GameHistory::unread(Some(path.clone()));
        number += 1;
        assert_eq!(log.add(game(number)), []);
    });
}

/// What the first look at the records does.
#[divan::bench(args = [100, 150_000, 1_000_000], sample_count = 5)]
fn a_log_is_read(bencher: Bencher, games: u64) {
    let folder = log(games);
    let path = folder.path().join("games.jsonl");
    bencher.bench_local(|| GameHistory::open(Some(path.clone())));
}

/// A win that becomes a record, whose oldest recording goes.
#[divan::bench(args = [100, 20_000, 200_000], sample_count = 5)]
fn a_record_is_saved(bencher: Bencher, records: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("scores.toml");
    let record = |number| {
        let won = PlayedGame { result: GameResult::Won, ..game(number) };
        Record { replay: FileName::new("a.rawvf"), ..Record::from_game(&won, None).expect("a win") }
    };
    let mut text = "version = 1\n".to_owned();
    for number in 0..records {
        let entry = toml::to_string(&record(number)).expect("an entry");
        write!(text, "\n[[record]]\n{entry}").expect("a text");
    }
    fs::write(&path, text).expect("a file");
    let (mut scores, _) = Stored::<Scores>::open(Some(path));
    let mut number = records;
    bencher.bench_local(|| {
        number += 1;
        assert_eq!(scores.add(record(number)), []);
        let oldest = (number - records) as usize;
        assert_eq!(scores.update(move |scores| scores.records[oldest].replay = None), []);
    });
}
