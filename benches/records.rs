//! Benchmarks of the records of a long log.

use divan::{Bencher, black_box};
use jiff::Timestamp;
use jiff::tz::{Offset, TimeZone};
use sapper::config::LevelChoice;
use sapper::game::counters::{Counter, GameResult};
use sapper::game::{GameId, GuessRules, Level, Style};
use sapper::history::comparison::Flagging;
use sapper::history::played_game::{LocalTime, PlayedBoard};
use sapper::history::statistics::{GameFilter, Period};
use sapper::history::{PlayedGame, Record, RecordsData, Scores};

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
        level: LevelChoice::Expert,
        style: Some(Style::Windows7),
        guesses: GuessRules::Off,
        period: Period::AllTime,
        flagging: Flagging::Any,
    };
    bencher.bench(|| RecordsData::of(black_box(&games), &scores, selection, by, &TimeZone::UTC));
}
