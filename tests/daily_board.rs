//! The daily boards: the same for everybody and in every version, with streaks and tables.

use crate::common::prelude::*;
use crate::common::second_way::{Known, Slate};
use jiff::Timestamp;
use jiff::civil::Date;
use sapper::game::{DailyGame, DailyLevel, GameId};
use sapper::history::played_game::{LocalTime, PlayedBoard};
use sapper::practice::Streak;
use sapper::practice::daily::{
    DailyBoard, DailyResult, DailyResults, DailyStart, DayOutcome, Square, squares,
};
use std::collections::BTreeSet;

/// Boards that were made once. They must never change: a player with an older version plays them.
const FROZEN: [(&str, DailyLevel, (u16, u16), &str); 24] = [
    ("1970-01-01", DailyLevel::Beginner, (6, 2), "10578SQ2F8Y0DK68"),
    ("1970-01-01", DailyLevel::Intermediate, (14, 14), "109PGKMSSW41TX9MTWBN5GJ08D0N270H2F10FT"),
    (
        "1970-01-01",
        DailyLevel::Expert,
        (14, 10),
        "10CC5Z6F94FSF66VV1616268PW6Q8A388G0K46CASXVZZ6X9QDH1QEC75PYBFYM46Q9M4YM3G0EWG",
    ),
    ("2000-02-29", DailyLevel::Beginner, (7, 4), "105JTX9APDP0EDP8"),
    ("2000-02-29", DailyLevel::Intermediate, (0, 10), "10AT3VYQPZB0FXD914ZN1XT4539DSZN39C2A8J"),
    (
        "2000-02-29",
        DailyLevel::Expert,
        (3, 3),
        "10DAM2WZRR4SB0W395210NRYEY8732E82TBFCZQ953XQXDE9PDE8GKJJRX4KXHPD261R4EB9B9W",
    ),
    ("2026-11-20", DailyLevel::Beginner, (0, 7), "104TGCN7S8C860"),
    ("2026-11-20", DailyLevel::Intermediate, (8, 6), "108E9RQVZ3HJYZ0VMDNAW74V3752J426WV2DJA"),
    (
        "2026-11-20",
        DailyLevel::Expert,
        (2, 13),
        "10CQM5QNG92RB4HATGAEX5PMHNZ99VAQMMTAHZB2EXJ59H33TGQ2FJ51SNEM6EX4V6BR50R20HE1G",
    ),
    ("2026-11-23", DailyLevel::Beginner, (7, 5), "1074XBSTYG9YYJ"),
    ("2026-11-23", DailyLevel::Intermediate, (7, 11), "108ASVC72QC6AWQJM6F50N3KV8D7W1DMY32WMG"),
    (
        "2026-11-23",
        DailyLevel::Expert,
        (12, 19),
        "10CY9SGCS677R13T1WRJQ1RVZGEP39395NVYTJ2E8BS4PEW2YBS5YYWS5DBJQXNMTK0WMFJ8G59X0",
    ),
    ("2026-12-31", DailyLevel::Beginner, (5, 2), "106SABFX6P6JX4"),
    ("2026-12-31", DailyLevel::Intermediate, (1, 0), "109F3DZ3VHR7PDJ1YR5J3PXHYM7WD2PM922XN8"),
    (
        "2026-12-31",
        DailyLevel::Expert,
        (13, 14),
        "10ENDY95M4RRXERVJJC5YB4YX24BS970FRNJWSQTT0J0MANMP7ZBGKMBS5R398EJPJPWPY6HGHRS0",
    ),
    ("2027-01-01", DailyLevel::Beginner, (6, 4), "105P25KVRKJ08Q3G"),
    ("2027-01-01", DailyLevel::Intermediate, (12, 7), "108PY7MRJ5MEG4X7TF98KCF6XP7VATJ2MA33J6"),
    (
        "2027-01-01",
        DailyLevel::Expert,
        (7, 1),
        "10CNN2E9ZZY0647E1A11EEKV9GBDWXS6JXM8Z9MR8QK4SPPKP69VHJY2HJDEWGE57W1V6SJWGKCW0",
    ),
    ("2028-02-29", DailyLevel::Beginner, (8, 4), "104DCTK445E04MJR"),
    ("2028-02-29", DailyLevel::Intermediate, (6, 6), "10ABH9VK8B59F5HRFV60E6DK8YHEN0CNAJ3W3J"),
    (
        "2028-02-29",
        DailyLevel::Expert,
        (5, 18),
        "10C6EMS8MABHBH98B84XBGWZ3T9RCBWPVQGA7X4MTT4PYVZPF5YE3ZNRK5KXSMJV2GJ52BQ60ZDTG",
    ),
    ("2100-07-14", DailyLevel::Beginner, (5, 6), "1070ZAYCXMA0CZG0"),
    ("2100-07-14", DailyLevel::Intermediate, (14, 8), "1082RBV4N3RYE62AY5W725SM10ZVVHFTT20J0Y"),
    (
        "2100-07-14",
        DailyLevel::Expert,
        (2, 16),
        "10DEW4GYZ0EF8PVZ1GRTHBV514HWB72MR7SFEZP0V9NJS4705XTK50XNKXZSHZNZ0NM3SH5B09PH0",
    ),
];

fn day(text: &str) -> Date {
    text.parse().unwrap()
}

fn board(day: Date, level: DailyLevel) -> DailyBoard {
    DailyBoard::derive(day, level, || true).unwrap()
}

#[test]
fn daily_boards_never_change() {
    for (date, level, (row, col), code) in FROZEN {
        let board = board(day(date), level);
        assert_eq!((board.code().as_str(), board.first), (code, Pos::new(row, col)), "{date}");
        assert_eq!(board.field, code.parse::<BoardCode>().unwrap().into_field());
        assert_eq!(code.parse::<BoardCode>().unwrap().level(), level.level());
    }
}

/// A board that was laid by the words of docs/daily-board.md.
struct Laid {
    rows: usize,
    cols: usize,
    first: usize,
    mines: BTreeSet<usize>,
}

/// Lays a candidate. It shares no code with the program.
fn lay(days: u64, level: DailyLevel, candidate: u64) -> Laid {
    let (number, rows, cols, count) = match level {
        DailyLevel::Beginner => (1, 9, 9, 10),
        DailyLevel::Intermediate => (2, 16, 16, 40),
        DailyLevel::Expert => (3, 16, 30, 99),
    };
    let mut state: u64 = (4 * days + number) * 4_294_967_296 + candidate;
    let mut below = |bound: usize| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let a = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let b = (a ^ (a >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let drawn = b ^ (b >> 31);
        (u128::from(drawn) * bound as u128 / (1 << 64)) as usize
    };
    let first = below(rows * cols);
    let is_near = |cell: usize| {
        (cell / cols).abs_diff(first / cols) <= 1 && (cell % cols).abs_diff(first % cols) <= 1
    };
    let mut list: Vec<usize> = (0..rows * cols).filter(|&cell| !is_near(cell)).collect();
    for i in 0..count {
        let j = i + below(list.len() - i);
        list.swap(i, j);
    }
    Laid { rows, cols, first, mines: list[..count].iter().copied().collect() }
}

impl Laid {
    fn number(&self, cell: usize) -> usize {
        let (row, col) = (cell / self.cols, cell % self.cols);
        let near = |mine: &&usize| {
            (*mine / self.cols).abs_diff(row) <= 1 && (*mine % self.cols).abs_diff(col) <= 1
        };
        self.mines.iter().filter(near).count()
    }

    /// The fewest left clicks that open everything: one for each group of zeros, and one for each
    /// number that touches none.
    fn bbbv(&self) -> usize {
        let free = (0..self.rows * self.cols).filter(|cell| !self.mines.contains(cell));
        let (mut zeros, numbers): (BTreeSet<usize>, BTreeSet<usize>) =
            free.partition(|&cell| self.number(cell) == 0);
        let touches = |one: usize, other: usize| {
            (one / self.cols).abs_diff(other / self.cols) <= 1
                && (one % self.cols).abs_diff(other % self.cols) <= 1
        };
        let alone = |number: &&usize| !zeros.iter().any(|&zero| touches(zero, **number));
        let mut clicks = numbers.iter().filter(alone).count();
        while let Some(zero) = zeros.pop_first() {
            clicks += 1;
            let mut todo = vec![zero];
            while let Some(zero) = todo.pop() {
                todo.extend(zeros.extract_if(.., |other| touches(zero, *other)));
            }
        }
        clicks
    }

    /// Whether certain cells alone lead to a win: all placements of mines are tried. `None` if they
    /// are too many.
    fn needs_no_guess(&self) -> Option<bool> {
        let cells = self.rows * self.cols;
        let mut open = BTreeSet::from([self.first]);
        loop {
            let rows = (0..self.rows).map(|row| {
                let cell = |col| match row * self.cols + col {
                    cell if open.contains(&cell) => self.number(cell).to_string(),
                    _ => ".".to_owned(),
                };
                (0..self.cols).map(cell).collect::<String>()
            });
            let rows: Vec<String> = rows.collect();
            let slate = Slate::read(&format!("mines {}\n{}", self.mines.len(), rows.join("\n")));
            let free =
                |known: Known| known.into_iter().filter(|(_, mine)| !mine).map(|(cell, _)| cell);
            let known = slate.close(1);
            let mut found: Vec<usize> = free(known.clone()).collect();
            if found.is_empty() && open.len() + self.mines.len() < cells {
                let whole = slate.layouts(&slate.open(), &known)?;
                found = free(whole.certain_with_count()).collect();
            }
            assert!(found.iter().all(|cell| !self.mines.contains(cell)));
            if found.is_empty() {
                return Some(open.len() + self.mines.len() == cells);
            }
            open.extend(found);
        }
    }
}

#[test]
fn the_board_is_the_first_candidate_that_needs_no_guess() {
    let mut too_many = 0;
    for (date, level, ..) in FROZEN {
        let days = (day(date) - day("1970-01-01")).get_days() as u64;
        let board = board(day(date), level);
        let size = board.field.size();
        for candidate in 0..u64::from(board.candidate) {
            let laid = lay(days, level, candidate);
            let fits = if laid.bbbv() < 10 { Some(false) } else { laid.needs_no_guess() };
            assert_ne!(fits, Some(true), "{date} {level:?}: {candidate}");
            too_many += u32::from(fits.is_none());
        }
        let laid = lay(days, level, u64::from(board.candidate));
        let mines: BTreeSet<_> = board.field.mine_positions().map(|pos| size.index(pos)).collect();
        assert_eq!((laid.first, &laid.mines), (size.index(board.first), &mines), "{date}");
        assert!(laid.bbbv() >= 10);
        assert_eq!(laid.needs_no_guess(), Some(true), "{date} {level:?}");
    }
    // Of boards that did not become the board of a day.
    assert!(too_many < 3, "{too_many} positions had too many layouts to try them all");
}

#[test]
fn a_board_is_recognized_only_on_its_day() {
    let today = day("2026-11-23");
    for level in DailyLevel::ALL {
        let board = board(today, *level);
        assert_eq!(DailyBoard::of_field(today, &board.field), Some(board.clone()));
        assert_eq!(DailyBoard::of_field(today.tomorrow().unwrap(), &board.field), None);
    }
}

#[test]
fn the_examples_in_the_documentation_are_true() {
    let page = include_str!("../docs/daily-board.md");
    let found = FROZEN.iter().filter(|(date, level, (row, col), code)| {
        page.contains(&format!("| {date} | {level:?} | {row}, {col} | `{code}` |"))
    });
    assert_eq!(found.count(), 6);
}

fn played(result: GameResult) -> PlayedGame {
    PlayedGame {
        id: GameId(1),
        ended_at: LocalTime::new(Timestamp::UNIX_EPOCH, jiff::tz::Offset::UTC),
        style: None,
        board: PlayedBoard { level: Level::Expert, mines: 99 },
        result,
        time_ms: 10_000,
        bbbv: 100,
        solved: 100,
        left: 70,
        right: 20,
        chords: 10,
        unranked: None,
        effective: None,
        flagged: None,
    }
}

/// The result of a day.
fn result(date: &str, level: DailyLevel, outcome: DayOutcome) -> DailyResult {
    let game = DailyGame { day: day(date), level, on_time: true };
    let end = match outcome {
        DayOutcome::Lost => GameResult::Lost,
        DayOutcome::GivenUp => GameResult::Unfinished,
        _ => GameResult::Won,
    };
    let helped = outcome == DayOutcome::WonWithHelp;
    DailyResult::of(game, &played(end), helped, Vec::new()).unwrap()
}

fn results(list: impl IntoIterator<Item = DailyResult>) -> DailyResults {
    let mut results = DailyResults::default();
    list.into_iter().for_each(|result| results.add(result));
    results
}

#[test]
fn the_first_game_on_a_board_counts() {
    let game = DailyGame { day: day("2026-11-23"), level: DailyLevel::Expert, on_time: true };
    let of = |game, end| DailyResult::of(game, &played(end), false, Vec::new());
    assert_eq!(of(DailyGame { on_time: false, ..game }, GameResult::Won), None);
    let mut results = results(of(game, GameResult::Lost));
    results.add(of(game, GameResult::Won).unwrap());
    assert_eq!(results.outcome(game.day, None), DayOutcome::Lost);
    assert_eq!(results.find(game.day, game.level).unwrap().clicks, 100);
}

#[test]
fn leaving_a_game_for_another_gives_it_up() {
    let game = DailyGame { day: day("2026-11-23"), level: DailyLevel::Expert, on_time: true };
    let result = DailyResult::of(game, &played(GameResult::Unfinished), false, Vec::new());
    assert_eq!(result.unwrap().outcome(), DayOutcome::GivenUp);
}

fn start(date: &str, level: DailyLevel, game: u64, on_time: bool) -> DailyStart {
    DailyStart { day: day(date), level, game: GameId(game), on_time }
}

#[test]
fn a_game_counts_from_its_start_and_only_that_game() {
    let level = DailyLevel::Expert;
    let game = DailyGame { day: day("2026-11-23"), level, on_time: true };
    let mut results = DailyResults::default();
    assert!(results.is_new(game.day, level));
    assert!(results.counts(game, GameId(1)) && results.counts(game, GameId(2)));
    results.start(start("2026-11-23", level, 1, true));
    results.start(start("2026-11-23", level, 2, true));
    assert!(results.counts(game, GameId(1)) && !results.counts(game, GameId(2)));
    assert_eq!(results.outcome(game.day, Some(level)), DayOutcome::Started);
    assert_eq!(results.started_elsewhere(game.day, level, GameId(1)), None);
    let theirs = results.started_elsewhere(game.day, level, GameId(2)).unwrap();
    assert_eq!(theirs.game, GameId(1));
    let other = PlayedGame { id: GameId(2), ..played(GameResult::Won) };
    results.add(DailyResult::of(game, &other, false, Vec::new()).unwrap());
    assert_eq!(results.find(game.day, level), None);
    results.add(DailyResult::of(game, &played(GameResult::Lost), false, Vec::new()).unwrap());
    assert_eq!(results.outcome(game.day, None), DayOutcome::Lost);
    assert_eq!(results.started_elsewhere(game.day, level, GameId(2)), None);
    assert_eq!(results.in_progress().count(), 0);
}

#[test]
fn a_board_already_seen_is_practice_when_the_clock_is_set_back() {
    let level = DailyLevel::Beginner;
    let mut results = DailyResults::default();
    results.start(start("2026-11-23", level, 1, false));
    let game = DailyGame { day: day("2026-11-23"), level, on_time: true };
    assert!(!results.counts(game, GameId(2)));
    assert_eq!(results.outcome(game.day, None), DayOutcome::Missed);
    assert_eq!(results.started_elsewhere(game.day, level, GameId(2)), None, "nothing waits");
}

#[test]
fn a_day_shows_the_best_result_of_its_levels() {
    use DayOutcome::{GivenUp, Lost, Missed, Started, Won, WonWithHelp};
    let from_worst = [Missed, GivenUp, Lost, Started, WonWithHelp, Won];
    assert!(from_worst.is_sorted());
    let mut results = results([result("2026-11-23", DailyLevel::Beginner, Lost)]);
    results.start(start("2026-11-23", DailyLevel::Expert, 7, true));
    assert_eq!(results.outcome(day("2026-11-23"), None), Started);
}

#[test]
fn unfinished_and_abandoned_boards_do_not_extend_the_streak() {
    let won = |date| result(date, DailyLevel::Beginner, DayOutcome::Won);
    let mut results = results([
        won("2026-11-20"),
        won("2026-11-21"),
        result("2026-11-21", DailyLevel::Expert, DayOutcome::GivenUp),
        won("2026-11-23"),
    ]);
    results.start(start("2026-11-22", DailyLevel::Expert, 1, true));
    let today = day("2026-11-23");
    assert_eq!(results.streak(today), Streak { current: 1, longest: 2 });
    // It ends later, but counts for its own day.
    results.add(result("2026-11-22", DailyLevel::Expert, DayOutcome::Won));
    assert_eq!(results.streak(today), Streak { current: 4, longest: 4 });
}

#[test]
fn a_streak_counts_consecutive_days_with_a_win() {
    use DailyLevel::{Beginner, Expert, Intermediate};
    use DayOutcome::{Lost, Won, WonSome, WonWithHelp};
    let results = results([
        result("2026-11-17", Expert, Won),
        result("2026-11-18", Beginner, Won),
        result("2026-11-19", Beginner, WonWithHelp),
        result("2026-11-20", Beginner, Lost),
        result("2026-11-20", Intermediate, Won),
        result("2026-11-21", Expert, Won),
        result("2026-11-21", Beginner, Won),
        result("2026-11-22", Expert, Won),
        result("2026-11-22", Intermediate, Won),
        result("2026-11-22", Beginner, Won),
        result("2026-11-23", Expert, Lost),
    ]);
    let streak = |today| results.streak(day(today));
    assert_eq!(streak("2026-11-23"), Streak { current: 3, longest: 3 }, "today is still open");
    assert_eq!(streak("2026-11-22"), Streak { current: 3, longest: 3 });
    assert_eq!(streak("2026-11-24"), Streak { current: 0, longest: 3 });
    assert_eq!(DailyResults::default().streak(day("2026-11-23")), Streak::default());
    assert_eq!(results.outcome(day("2026-11-20"), None), WonSome, "one board was lost");
    assert_eq!(results.outcome(day("2026-11-21"), None), WonSome, "one was not played");
    assert_eq!(results.outcome(day("2026-11-22"), None), Won);
    assert_eq!(results.outcome(day("2026-11-20"), Some(Beginner)), Lost);
    assert_eq!(results.outcome(day("2026-11-19"), None), WonWithHelp);
    assert_eq!(results.outcome(day("2026-11-19"), Some(Expert)), DayOutcome::Missed);
}

#[test]
fn the_table_lists_wins_without_help_best_first() {
    let with = |date, time_ms, outcome| DailyResult {
        time_ms,
        ..result(date, DailyLevel::Expert, outcome)
    };
    let results = results([
        with("2026-11-17", 90_000, DayOutcome::Won),
        with("2026-11-18", 80_000, DayOutcome::Won),
        with("2026-11-19", 10_000, DayOutcome::Lost),
        with("2026-11-20", 10_000, DayOutcome::WonWithHelp),
        with("2026-11-16", 90_000, DayOutcome::Won),
        result("2026-11-18", DailyLevel::Beginner, DayOutcome::Won),
    ]);
    let table = results.table(DailyLevel::Expert).into_iter().map(|result| result.day);
    assert!(table.eq(["2026-11-18", "2026-11-16", "2026-11-17"].map(day)));
}

#[test]
fn shared_squares_compare_each_tenth_with_the_average() {
    let of = |tenths: &[u64]| {
        let result = DailyResult {
            tenths: tenths.to_vec(),
            ..result("2026-11-23", DailyLevel::Expert, DayOutcome::Won)
        };
        squares(&result).into_iter().map(Square::emoji).collect::<String>()
    };
    // The average is 10 s.
    let took = [7, 8, 12, 13, 20, 21, 9, 5, 4, 1].map(|seconds| seconds * 1_000);
    let mut now = 0;
    let times = took.map(|time| {
        now += time;
        now
    });
    assert_eq!(now, 100_000);
    assert_eq!(of(&times), "🟩🟨🟨🟧🟧🟥🟨🟩🟩🟩");
    assert_eq!(of(&[5_000, 10_000, 15_000]), "🟨🟨🟨⬛⬛⬛⬛⬛⬛⬛", "lost after three tenths");
    assert_eq!(of(&[]), "⬛⬛⬛⬛⬛⬛⬛⬛⬛⬛");
    assert_eq!(of(&[0; 10]), "🟨🟨🟨🟨🟨🟨🟨🟨🟨🟨", "won by one click");
}
