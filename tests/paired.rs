//! Comparing two players on the same boards.

#[path = "../benches/paired/result_log.rs"]
mod result_log;

use crate::common::prelude::*;
use result_log::{Mean, ResultLog};
use sapper::cli::autoplay::games::{BoardSource, FirstClickProtection, run_games};
use sapper::cli::autoplay::player::{GameResult, Strategy, StrategyPlayer};

const TITLE: &str = "expert fast safe 7";
const WON: GameResult = GameResult { won: true, earned: 0.75 };
const LOST: GameResult = GameResult { won: false, earned: -0.25 };
const NO_LUCK: GameResult = GameResult { won: false, earned: 0.0 };

#[test]
fn a_run_that_was_stopped_goes_on_after_its_last_whole_chunk() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.txt");
    let mut log = ResultLog::open(&path, TITLE).expect("a new file");
    assert!(log.results.is_empty());
    log.append(&[WON, LOST]).expect("written");
    log.append(&[NO_LUCK]).expect("written");
    let whole = fs::read_to_string(&path).expect("a file");
    assert_eq!(whole, "expert fast safe 7\n1 0.75000\n0 -0.25000\n0 0.00000\n");

    fs::write(&path, format!("{whole}1 0.7")).expect("cut short");
    let mut log = ResultLog::open(&path, TITLE).expect("the same games");
    assert_eq!(log.results, [WON, LOST, NO_LUCK]);
    log.append(&[WON]).expect("written");
    assert_eq!(ResultLog::read(&path).expect("a file").results, [WON, LOST, NO_LUCK, WON]);
}

#[test]
fn games_of_other_boards_are_not_mixed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.txt");
    ResultLog::open(&path, TITLE).expect("a new file");
    let error = ResultLog::open(&path, "expert exact safe 7").expect_err("another player");
    assert!(error.to_string().ends_with("has games of expert fast safe 7"), "{error}");
    assert_eq!(fs::read_to_string(&path).expect("a file"), "expert fast safe 7\n");
}

#[test]
fn a_mean_has_the_error_that_its_values_leave() {
    let Mean { mean, error } = Mean::of([0.0, -1.0, 1.0, 1.0].into_iter());
    assert_eq!(mean, 0.25);
    // The variance is 3/4 - 1/16.
    assert_eq!(error, (0.6875f64 / 4.0).sqrt());
}

#[test]
fn what_is_earned_is_the_wins_without_the_luck_of_guesses() {
    let source = BoardSource::Generated {
        level: Level::Beginner,
        first: FirstClickProtection::Safe,
        games: 2_000,
        seed: 1,
    };
    let player = || StrategyPlayer::new(Strategy::Fast, Duration::MAX);
    let played = run_games(&source, player, 2, || {}).expect("boards that exist");
    let won = Mean::of(played.results.iter().map(|game| f64::from(u8::from(game.won))));
    let earned = Mean::of(played.results.iter().map(|game| game.earned));
    assert!((won.mean - earned.mean).abs() < 3.0 * won.error, "{won:?} {earned:?}");
    assert!(earned.error < 0.6 * won.error, "{won:?} {earned:?}");
}
