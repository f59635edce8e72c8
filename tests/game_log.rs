//! The log of games: its file, interrupted saves, and the statistics of its games.

use crate::common::games::{game, lost, won};
use crate::common::prelude::*;
use jiff::Timestamp;
use jiff::civil::date;
use jiff::tz::Offset;
use proptest::prelude::*;
use sapper::game::counters::Counter;
use sapper::game::{CustomBoard, GameId, GuessRules};
use sapper::history::comparison::{DatedFigure, Flagging, best_so_far, figures_of};
use sapper::history::csv::{self, CsvSigns};
use sapper::history::played_game::{LocalTime, PlayedBoard, UnrankedReason};
use sapper::history::statistics::{self, GameFilter, Period, Statistics, Streaks};
use sapper::storage::{FileError, ParseIssue, SaveError};
use std::collections::HashSet;
use std::io::Write;

fn open(folder: &TempDir) -> (GameHistory, Vec<FileNotice>) {
    GameHistory::load(Some(&Folders::at(folder.path(), folder.path())))
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("games.jsonl")
}

/// The games in a file that has nothing wrong with it.
fn games(folder: &TempDir) -> Vec<PlayedGame> {
    let (kept, notices) = open(folder);
    assert_eq!(notices, []);
    kept.list().to_vec()
}

fn at(text: &str) -> LocalTime {
    let at: Timestamp = text.parse().unwrap();
    LocalTime::new(at, Offset::constant(1))
}

// The file

#[test]
fn a_game_is_in_the_file_as_soon_as_it_is_added() {
    let folder = fast_folder();
    let (mut kept, notices) = open(&folder);
    assert_eq!(notices, []);
    assert_eq!(kept.add(game(1)), []);
    let custom = PlayedGame {
        board: PlayedBoard { level: Level::Custom(CustomBoard::new(5, 6, 7).unwrap()), mines: 7 },
        style: None,
        result: GameResult::Unfinished,
        unranked: Some(UnrankedReason::Custom),
        ..game(0x1a2b)
    };
    assert_eq!(kept.add(custom), []);
    assert_eq!(
        fs::read_to_string(file(&folder)).unwrap(),
        r#"{"version":1}
{"id":"0000000000000001","ended":"2026-11-20T21:31:05.123+01:00","style":"windows-7","level":"beginner","result":"won","time_ms":12345,"bbbv":23,"solved":23,"left":30,"right":4,"chords":2,"effective":33,"flagged":true}
{"id":"0000000000001a2b","ended":"2026-11-20T21:31:05.123+01:00","style":"custom","level":"custom","rows":5,"cols":6,"mines":7,"result":"left","time_ms":12345,"bbbv":23,"solved":23,"left":30,"right":4,"chords":2,"unranked":"custom","effective":33,"flagged":true}
"#
    );
}

fn any_game() -> impl Strategy<Value = PlayedGame> {
    let measures = (1_usize..=256, 1_usize..=256, any::<prop::sample::Index>());
    let custom = measures.prop_map(|(rows, cols, mines)| {
        let board = CustomBoard::new(rows, cols, mines.index(rows * cols)).unwrap();
        (Level::Custom(board), board.mines())
    });
    let level = prop_oneof![
        (0_usize..3).prop_map(|index| {
            let level = Level::RANKED[index];
            (level, level.mines().unwrap())
        }),
        (0_u32..=324).prop_map(|mines| (Level::Scattered, mines)),
        custom,
    ];
    let when =
        (Timestamp::MIN.as_nanosecond()..=Timestamp::MAX.as_nanosecond(), -93_599_i32..=93_599)
            .prop_map(|(nanosecond, offset)| {
                let at = Timestamp::from_nanosecond(nanosecond).unwrap();
                LocalTime::new(at, Offset::from_seconds(offset).unwrap())
            });
    let verdict =
        prop::sample::select(vec![GameResult::Won, GameResult::Lost, GameResult::Unfinished]);
    let unranked = prop::option::of(prop::sample::select(UnrankedReason::ALL));
    let style = prop::option::of(prop::sample::select(Style::ALL.to_vec()));
    let counts = any::<[u32; 5]>();
    let later = (prop::option::of(any::<u32>()), prop::option::of(any::<bool>()));
    let time = prop_oneof![0..100_000_u64, 0..=i64::MAX as u64];
    (any::<u64>(), when, style, level, verdict, time, counts, (unranked, later)).prop_map(
        |(id, ended, style, (level, mines), verdict, time_ms, counts, (unranked, later))| {
            let (effective, flagged) = later;
            let [bbbv, solved, left, right, chords] = counts;
            PlayedGame {
                id: GameId(id),
                ended_at: ended,
                style,
                board: PlayedBoard { level, mines },
                result: verdict,
                time_ms,
                bbbv,
                solved,
                left,
                right,
                chords,
                unranked,
                effective,
                flagged,
            }
        },
    )
}

proptest! {
    #[test]
    fn any_games_are_read_back_equal(list in prop::collection::vec(any_game(), 0..8)) {
        let folder = fast_folder();
        let (mut kept, _) = open(&folder);
        for game in &list {
            prop_assert_eq!(kept.add(game.clone()), []);
            prop_assert_eq!(&games(&folder), kept.list());
        }
        prop_assert_eq!(kept.list().len(), list.len());
    }
}

#[test]
fn a_game_added_twice_is_stored_once() {
    let folder = fast_folder();
    let (mut one, _) = open(&folder);
    let (mut two, _) = open(&folder);
    for kept in [&mut one, &mut two, &mut open(&folder).0] {
        assert_eq!(kept.add(game(1)), []);
        assert_eq!(kept.add(game(1)), []);
    }
    assert_eq!(games(&folder), [game(1)]);
}

#[test]
fn a_game_with_two_contradicting_lines_counts_once_and_both_stay() {
    let folder = fast_folder();
    let (mut kept, _) = open(&folder);
    assert_eq!(kept.add(won(1, 9_000)), []);
    let one = fs::read_to_string(file(&folder)).unwrap();
    let other = one.replace("9000", "8000");
    fs::write(file(&folder), format!("{one}{one}{other}")).unwrap();
    let (mut kept, _) = open(&folder);
    assert_eq!(kept.list(), [won(1, 9_000)]);
    kept.add(won(2, 7_000));
    let mut notices = Vec::new();
    assert_eq!(kept.remove(&HashSet::from([GameId(3)]), &mut notices), Ok(()));
    assert_eq!(notices, []);
    assert_eq!(kept.list(), [won(1, 9_000), won(2, 7_000)]);
    let text = fs::read_to_string(file(&folder)).unwrap();
    assert!(text.contains("8000") && text.contains("7000"), "{text}");
}

#[test]
fn unknown_values_in_the_file_are_kept() {
    let folder = fast_folder();
    open(&folder).0.add(game(1));
    let before = fs::read_to_string(file(&folder)).unwrap();
    let before = before.replace("\"bbbv\":23", "\"bbbv\": 23, \"weather\": {\"rain\": null}");
    let before = format!("\n{before}\n");
    fs::write(file(&folder), &before).unwrap();
    let (mut kept, notices) = open(&folder);
    assert_eq!(notices, []);
    kept.add(game(2));
    let after = fs::read_to_string(file(&folder)).unwrap();
    assert!(after.starts_with(&before), "{after}");
}

#[test]
fn games_of_an_earlier_version_are_read_and_stay_as_they_are() {
    let folder = fast_folder();
    let earlier = early(game(1));
    open(&folder).0.add(earlier.clone());
    let before = fs::read_to_string(file(&folder)).unwrap();
    assert!(before.ends_with("\"chords\":2}\n"), "nothing is written of what is not known");
    open(&folder).0.add(game(2));
    assert_eq!(games(&folder), [earlier, game(2)]);
    let after = fs::read_to_string(file(&folder)).unwrap();
    assert!(after.starts_with(&before), "{after}");
    assert!(after.ends_with("\"chords\":2,\"effective\":33,\"flagged\":true}\n"), "{after}");
}

#[test]
fn an_interrupted_save_never_loses_earlier_games() {
    let folder = fast_folder();
    let (mut kept, _) = open(&folder);
    kept.add(game(1));
    kept.add(game(2));
    let saved = fs::read(file(&folder)).unwrap();
    kept.add(lost(3));
    let whole = fs::read(file(&folder)).unwrap();
    assert!(whole.starts_with(&saved), "it is written at its end");
    for end in saved.len()..=whole.len() {
        for zeros in [0, 100] {
            let mut torn = whole[..end].to_vec();
            torn.resize(end + zeros, 0);
            fs::write(file(&folder), &torn).unwrap();
            let (mut kept, notices) = open(&folder);
            assert_eq!(notices, [], "{end}");
            let mut now = kept.list().to_vec();
            if now.len() == 2 {
                now.push(lost(3));
            }
            assert_eq!(now, [game(1), game(2), lost(3)]);
            assert_eq!(kept.add(lost(3)), []);
            assert_eq!(kept.add(game(4)), []);
            assert_eq!(games(&folder), [game(1), game(2), lost(3), game(4)]);
        }
    }
}

#[test]
fn an_invalid_line_does_not_affect_other_games() {
    let folder = fast_folder();
    let (mut kept, _) = open(&folder);
    kept.add(game(1));
    kept.add(game(2));
    let text = fs::read_to_string(file(&folder)).unwrap();
    let broken = text.replacen("{\"id\"", "{id", 1);
    fs::write(file(&folder), &broken).unwrap();
    let (kept, notices) = open(&folder);
    let [FileNotice::Issues { issues, .. }] = &notices[..] else {
        panic!("{notices:?}");
    };
    assert!(matches!(issues[..], [ParseIssue::Game(2)]), "{issues:?}");
    assert_eq!(kept.list(), [game(2)]);
    assert_eq!(fs::read_to_string(file(&folder)).unwrap(), broken);
}

#[test]
fn an_invalid_game_is_reported_and_stays_in_the_file() {
    let folder = fast_folder();
    let (mut kept, _) = open(&folder);
    kept.add(game(1));
    kept.add(game(2));
    let text = fs::read_to_string(file(&folder)).unwrap();
    let strange = text.replacen("\"won\"", "\"tied\"", 1);
    fs::write(file(&folder), &strange).unwrap();
    let (mut kept, notices) = open(&folder);
    assert!(matches!(notices[..], [FileNotice::Issues { .. }]), "{notices:?}");
    kept.add(game(3));
    assert_eq!(kept.list(), [game(2), game(3)]);
    assert!(fs::read_to_string(file(&folder)).unwrap().contains("tied"));
}

#[test]
fn a_reason_from_a_later_version_is_accepted() {
    let folder = fast_folder();
    let helped = PlayedGame { unranked: Some(UnrankedReason::Helped), ..game(1) };
    open(&folder).0.add(helped);
    let text = fs::read_to_string(file(&folder)).unwrap();
    fs::write(file(&folder), text.replace("helped", "full-moon")).unwrap();
    assert_eq!(games(&folder)[0].unranked, Some(UnrankedReason::Other));
}

/// A game as the first version wrote it.
fn old_table(game: &PlayedGame) -> String {
    let text = toml::to_string(game).unwrap();
    let (id, rest) = text.split_once('\n').unwrap();
    let (ended, rest) = rest.split_once('\n').unwrap();
    let date = ended.replace('"', "");
    let ended = if date.parse::<toml::Table>().is_ok() { &date } else { ended };
    format!("\n[[game]]\n{ended}\n{rest}{id}\n")
}

/// An old game as the first version packed it.
fn packed_line(game: &PlayedGame) -> String {
    let level = match game.board.level {
        Level::Custom(board) => {
            let (size, mines) = (board.size(), board.mines());
            format!("custom:{}x{}x{mines}", size.rows(), size.cols())
        }
        Level::Scattered => format!("scattered:{}", game.board.mines),
        named => LevelKind::of(named).key().to_owned(),
    };
    format!(
        "{} {} {} {level} {} {} {} {} {} {} {} {}\n",
        game.id,
        game.ended_at.to_text(),
        game.style.map_or("custom", Style::key),
        game.result.key(),
        game.time_ms,
        game.bbbv,
        game.solved,
        game.left,
        game.right,
        game.chords,
        game.unranked.map_or("-", UnrankedReason::key),
    )
}

/// What the first version knew of a game.
fn early(game: PlayedGame) -> PlayedGame {
    PlayedGame { effective: None, flagged: None, ..game }
}

/// A log of the first version whose first games are packed.
fn old_log(list: &[PlayedGame], packed: usize) -> String {
    let list: Vec<_> = list.iter().cloned().map(early).collect();
    let lines: String = list[..packed].iter().map(packed_line).collect();
    let tables: String = list[packed..].iter().map(old_table).collect();
    format!("version = 1\n\n[packed]\ngames = '''\n{lines}'''\n{tables}")
}

/// Every name in a folder but those of locks.
fn names(folder: &TempDir) -> Vec<String> {
    let names = fs::read_dir(folder.path()).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.filter(|name| !name.ends_with(".lock")).collect();
    names.sort();
    names
}

#[test]
fn an_old_log_is_migrated_once_and_kept() {
    let folder = fast_folder();
    let old = old_log(&[game(1), lost(2), game(3)], 1);
    let old = old.replacen("bbbv = 23", "bbbv = 23 # nice\nmood = \"happy\"", 1);
    let old = old.replacen("\n'''\n", "\nwhat is this\n'''\n", 1);
    fs::write(folder.path().join("games.toml"), &old).unwrap();
    let (mut kept, notices) = open(&folder);
    let [FileNotice::Issues { issues, .. }] = &notices[..] else {
        panic!("{notices:?}");
    };
    assert!(matches!(issues[..], [ParseIssue::Game(3)]), "{issues:?}");
    assert_eq!(kept.list(), [early(game(1)), early(lost(2)), early(game(3))]);
    assert_eq!(kept.add(game(4)), []);
    let [log, aside] = &names(&folder)[..] else { panic!() };
    assert_eq!(log, "games.jsonl");
    assert!(aside.starts_with("games.toml.migrated-"), "{aside}");
    assert_eq!(fs::read_to_string(folder.path().join(aside)).unwrap(), old);
    let text = fs::read_to_string(file(&folder)).unwrap();
    assert!(text.contains("\"mood\":\"happy\"") && text.contains("what is this"), "{text}");
    assert_eq!(open(&folder).0.list(), [early(game(1)), early(lost(2)), early(game(3)), game(4)]);
    assert_eq!(fs::read_to_string(file(&folder)).unwrap(), text);
}

#[test]
fn an_interrupted_migration_is_finished_without_duplicates() {
    let folder = fast_folder();
    let old = old_log(&[game(1), lost(2)], 1);
    fs::write(folder.path().join("games.toml"), &old).unwrap();
    assert_eq!(games(&folder), [early(game(1)), early(lost(2))]);
    let text = fs::read_to_string(file(&folder)).unwrap();
    // The games were written, but the old file was not renamed; an old Sapper adds one more.
    let old = old + &old_table(&early(game(3)));
    fs::write(folder.path().join("games.toml"), &old).unwrap();
    assert_eq!(games(&folder), [early(game(1)), early(lost(2)), early(game(3))]);
    assert!(fs::read_to_string(file(&folder)).unwrap().starts_with(&text));
    assert_eq!(names(&folder).len(), 3);
}

#[test]
fn an_old_log_counts_even_if_it_cannot_be_migrated() {
    let folder = fast_folder();
    fs::write(folder.path().join("games.toml"), old_log(&[game(1), lost(2)], 1)).unwrap();
    fs::create_dir(folder.path().join(".games.jsonl.lock")).unwrap();
    let (mut kept, notices) = open(&folder);
    assert!(
        matches!(
            notices[..],
            [FileNotice::SaveFailed(SaveError::Failed { error: FileError::Lock { .. }, .. })]
        ),
        "{notices:?}"
    );
    assert_eq!(kept.list(), [early(game(1)), early(lost(2))]);
    fs::remove_dir(folder.path().join(".games.jsonl.lock")).unwrap();
    assert!(matches!(kept.add(game(3))[..], [FileNotice::SavedAgain { .. }]));
    assert_eq!(games(&folder), [early(game(1)), early(lost(2)), game(3)]);
}

proptest! {
    #[test]
    fn any_old_log_can_be_migrated(
        list in prop::collection::vec(any_game(), 0..20),
        packed in any::<prop::sample::Index>(),
    ) {
        let folder = fast_folder();
        let old = old_log(&list, packed.index(list.len() + 1));
        fs::write(folder.path().join("games.toml"), old).unwrap();
        let mut ids = HashSet::new();
        let once: Vec<_> = list.into_iter().map(early).filter(|game| ids.insert(game.id)).collect();
        prop_assert_eq!(&games(&folder), &once);
        prop_assert_eq!(&games(&folder), &once);
    }
}

/// A log is read in blocks, and many lines at once: what was read is where it was left off.
#[test]
fn a_long_log_with_an_endless_line_is_read_on_from_its_end() {
    let folder = fast_folder();
    let (mut kept, _) = open(&folder);
    assert_eq!(kept.add(game(0)), []);
    let line = fs::read_to_string(file(&folder)).unwrap().lines().next_back().unwrap().to_owned();
    let log = |ids: std::ops::Range<u64>| -> String {
        let id = |id: u64| line.replace(&GameId(0).to_string(), &GameId(id).to_string());
        ids.map(|number| id(number) + "\n").collect()
    };
    // Longer than a block, and with the game of a second window behind it.
    let endless = "x".repeat(9 << 20);
    fs::write(file(&folder), log(1..2_000) + &endless + "\n" + &log(2_000..4_001)).unwrap();
    let (mut long, notices) = open(&folder);
    assert!(matches!(&notices[..], [FileNotice::Issues { .. }]), "{notices:?}");
    let numbers = |list: &[PlayedGame]| list.iter().map(|game| game.id.0).collect::<Vec<_>>();
    assert_eq!(numbers(long.list()), (1..4_001).collect::<Vec<_>>());
    let mut more = fs::OpenOptions::new().append(true).open(file(&folder)).unwrap();
    more.write_all(log(4_001..4_003).as_bytes()).unwrap();
    let mut notices = Vec::new();
    long.read(&mut notices);
    assert_eq!(notices, [], "only what is new is read");
    assert_eq!(numbers(long.list()), (1..4_003).collect::<Vec<_>>());
}

#[test]
fn adding_to_ten_thousand_games_only_appends() {
    let folder = fast_folder();
    let list: Vec<_> = (0..10_000).map(game).collect();
    fs::write(folder.path().join("games.toml"), old_log(&list, 9_500)).unwrap();
    let (mut kept, _) = open(&folder);
    let before = fs::read_to_string(file(&folder)).unwrap();
    for number in [3, 50_000, 700] {
        assert_eq!(kept.add(game(number)), [], "two of them are there");
    }
    let after = fs::read_to_string(file(&folder)).unwrap();
    assert!(after.starts_with(&before));
    assert_eq!(games(&folder).len(), 10_001);
}

#[test]
fn exported_tables_have_one_line_per_game() {
    let (mut games, _) = GameHistory::open(None);
    games.add(game(1));
    games.add(PlayedGame { unranked: Some(UnrankedReason::Helped), ..lost(2) });
    games.add(PlayedGame { unranked: Some(UnrankedReason::Strict), ..lost(3) });
    assert_eq!(
        csv::games(games.list(), CsvSigns::new(false)),
        "id,ended,style,level,rows,cols,mines,result,time_ms,bbbv,solved,left,right,chords,unranked,guesses,effective,flagged\r\n\
         0000000000000001,2026-11-20T21:31:05.123+01:00,glass,beginner,9,9,10,won,12345,23,23,30,4,2,,off,33,yes\r\n\
         0000000000000002,2026-11-20T21:31:05.123+01:00,glass,beginner,9,9,10,lost,12345,23,3,30,4,2,helped,off,33,yes\r\n\
         0000000000000003,2026-11-20T21:31:05.123+01:00,glass,beginner,9,9,10,lost,12345,23,3,30,4,2,,strict,33,yes\r\n"
    );
}

// What they come to

fn all(games: &[PlayedGame]) -> Statistics {
    Statistics::of(games)
}

#[test]
fn without_games_there_are_no_statistics() {
    let none = all(&[]);
    assert_eq!(none, Statistics::default());
    assert_eq!(none.win_rate(), None);
    assert_eq!(none.win_rate_interval(), None);
    assert_eq!((none.best_ms(), none.mean_ms(), none.median_ms()), (None, None, None));
    assert_eq!((none.mean_speed(), none.best_speed()), (None, None));
    assert_eq!(none.histogram(0, 10, 2), [0, 0]);
}

#[test]
fn finished_and_abandoned_games_are_counted_separately() {
    let left = PlayedGame { result: GameResult::Unfinished, ..game(4) };
    let some = all(&[won(1, 10_000), lost(2), left, lost(3), won(5, 20_000)]);
    assert_eq!((some.played(), some.won, some.lost, some.unfinished), (4, 2, 2, 1));
    assert_eq!(some.win_rate(), Some(0.5));
    let [low, high] = some.win_rate_interval().unwrap();
    assert!((low - 0.150_0).abs() < 5e-4 && (high - 0.850_0).abs() < 5e-4, "{low} {high}");
}

/// R. G. Newcombe, “Two-sided confidence intervals for the single proportion”, Statistics in
/// Medicine 17 (1998), table I, method 3: the score interval without continuity correction.
#[test]
fn the_win_rate_interval_matches_published_values() {
    for (won, games, low, high) in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ] {
        let statistics = Statistics { won, lost: games - won, ..Statistics::default() };
        let [found_low, found_high] = statistics.win_rate_interval().unwrap();
        assert!((found_low - low).abs() < 5e-5, "{won}/{games}: {found_low}");
        assert!((found_high - high).abs() < 5e-5, "{won}/{games}: {found_high}");
    }
}

#[test]
fn the_median_time_is_the_middle_one_or_between_the_middle_two() {
    let odd = all(&[won(1, 9_000), won(2, 30_000), won(3, 10_000)]);
    assert_eq!(odd.median_ms(), Some(10_000.0));
    assert_eq!(odd.best_ms(), Some(9_000));
    assert_eq!(odd.mean_ms(), Some(49_000.0 / 3.0));
    let even = all(&[won(1, 9_000), won(2, 11_000)]);
    assert_eq!(even.median_ms(), Some(10_000.0));
}

#[test]
fn speed_is_3bv_per_second_and_undefined_for_0_seconds() {
    let some = all(&[won(1, 23_000), won(2, 11_500), won(3, 0)]);
    assert_eq!(some.mean_speed(), Some(1.5));
    assert_eq!(some.best_speed(), Some(2.0));
}

#[test]
fn a_streak_ends_only_with_the_opposite_result() {
    let left = |number| PlayedGame { result: GameResult::Unfinished, ..game(number) };
    let streaks = |games: &[PlayedGame]| all(games).streaks;
    let begun = [won(1, 1), left(2), won(3, 1), lost(4)];
    let lost_once = Streaks { current: -1, won: 2, lost: 1 };
    assert_eq!(streaks(&begun), lost_once);
    let mut more = begun.to_vec();
    more.extend([lost(5), lost(6), won(7, 1)]);
    let won_again = Streaks { current: 1, won: 2, lost: 3 };
    assert_eq!(streaks(&more), won_again);
}

#[test]
fn a_histogram_counts_each_win_in_its_interval() {
    let some = all(&[won(1, 9), won(2, 10), won(3, 19), won(4, 20), won(5, 40)]);
    assert_eq!(some.histogram(10, 10, 3), [2, 1, 0], "9 and 40 are in none");
    let far = all(&[won(1, 0), won(2, u64::MAX)]);
    assert_eq!(far.histogram(0, u64::MAX, 2), [1, 1]);
    assert_eq!(far.histogram(0, 1, 0), [0; 0]);
}

#[test]
fn the_line_of_best_times_only_falls() {
    let games = [won(1, 30), lost(2), won(3, 40), won(4, 20), won(5, 20), won(6, 10)];
    let wins = figures_of(&games, Counter::Time);
    let times = |wins: &[DatedFigure]| {
        wins.iter().map(|win| (win.value * 1_000.0).round() as u64).collect::<Vec<_>>()
    };
    assert_eq!(times(&wins), [30, 40, 20, 20, 10]);
    assert_eq!(times(&best_so_far(&wins, Counter::Time)), [30, 20, 10]);
}

#[test]
fn the_win_rate_line_is_a_moving_average() {
    let left = PlayedGame { result: GameResult::Unfinished, ..game(3) };
    let games = [won(1, 1), lost(2), left, won(4, 1), won(5, 1), lost(6)];
    let rates = |window| statistics::moving_win_rate(&games, window);
    assert_eq!(rates(2), [1.0, 0.5, 0.5, 1.0, 0.5]);
    assert_eq!(rates(100), [1.0, 0.5, 2.0 / 3.0, 0.75, 0.6]);
    assert_eq!(rates(0), rates(1));
}

#[test]
fn periods_follow_the_players_local_calendar() {
    // 23:30 in London is the next day in Berlin, and there the next month and year.
    let ended = at("2026-12-31T23:30:00Z");
    let late = PlayedGame { ended_at: ended, ..game(1) };
    let counts = |span| {
        let selection = GameFilter {
            level: LevelKind::of(Level::Beginner),
            style: Some(Style::Windows7),
            guesses: GuessRules::Off,
            period: span,
            flagging: Flagging::Any,
        };
        selection.matching(std::slice::from_ref(&late)).count() == 1
    };
    assert!(counts(Period::AllTime));
    assert!(counts(Period::Day(date(2027, 1, 1))) && !counts(Period::Day(date(2026, 12, 31))));
    assert!(counts(Period::Month(date(2027, 1, 20))) && !counts(Period::Month(date(2026, 12, 1))));
    assert!(counts(Period::Year(date(2027, 5, 5))) && !counts(Period::Year(date(2026, 5, 5))));
    assert!(!counts(Period::Month(date(2028, 1, 1))));
}

#[test]
fn only_ranked_games_and_those_unranked_for_their_board_count() {
    let custom = CustomBoard::new(5, 5, 5).unwrap();
    let board = Level::Custom(custom);
    let on = |level, style, unranked, number| PlayedGame {
        board: PlayedBoard { level, mines: 5 },
        style,
        unranked,
        ..game(number)
    };
    let games = [
        game(1),
        on(Level::Beginner, Some(Style::Windows7), Some(UnrankedReason::Helped), 2),
        on(Level::Beginner, Some(Style::EasyX), None, 3),
        on(board, Some(Style::Windows7), Some(UnrankedReason::Custom), 4),
        on(board, Some(Style::Windows7), Some(UnrankedReason::Known), 5),
        on(Level::Beginner, None, Some(UnrankedReason::Rules), 6),
        on(Level::Beginner, Some(Style::Windows7), Some(UnrankedReason::Strict), 7),
        on(Level::Beginner, Some(Style::Windows7), Some(UnrankedReason::FairAndStrict), 8),
        on(board, Some(Style::Windows7), Some(UnrankedReason::FairGuess), 9),
        on(Level::Beginner, None, Some(UnrankedReason::FairGuess), 10),
    ];
    let count_by = |guesses, level, style| {
        let selection =
            GameFilter { level, style, guesses, period: Period::AllTime, flagging: Flagging::Any };
        selection.matching(&games).map(|game| game.id.0).collect::<Vec<_>>()
    };
    let count = |level, style| count_by(GuessRules::Off, level, style);
    let beginner = LevelKind::of(Level::Beginner);
    assert_eq!(count(beginner, Some(Style::Windows7)), [1]);
    assert_eq!(count(beginner, Some(Style::EasyX)), [3]);
    assert_eq!(count(LevelKind::Custom, Some(Style::Windows7)), [4]);
    assert_eq!(count(beginner, None), [6, 10]);
    let glass = Some(Style::Windows7);
    assert_eq!(count_by(GuessRules::Strict, beginner, glass), [7]);
    assert_eq!(count_by(GuessRules::FairAndStrict, beginner, glass), [8]);
    assert_eq!(count_by(GuessRules::Fair, LevelKind::Custom, glass), [9]);
    let ranked = games.iter().filter(|game| game.unranked_reason().is_none());
    assert_eq!(ranked.map(|game| game.id.0).collect::<Vec<_>>(), [1, 3, 7, 8]);
}
