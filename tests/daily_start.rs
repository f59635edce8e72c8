//! The start of a daily board: it is saved, so that nobody can look at the board first and play it
//! later.

use crate::common::prelude::*;
use crate::daily_screen::{Home, board, finish, play, press_on, today};
use sapper::game::DailyLevel;
use sapper::i18n::daily;
use sapper::practice::daily::{DailyResults, DailyStart, DayOutcome};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const BEGINNER: DailyLevel = DailyLevel::Beginner;

fn first() -> Pos {
    board(BEGINNER).first
}

fn saved(home: &Home) -> DailyResults {
    let (kept, notices) = DailyResults::load(Some(&home.folders()));
    assert_eq!(notices, []);
    kept.get().clone()
}

fn outcome(home: &Home) -> DayOutcome {
    saved(home).outcome(today(), Some(BEGINNER))
}

/// The start of today's Beginner board, as the file has it.
fn start(home: &Home) -> Option<DailyStart> {
    saved(home).start_of(today(), BEGINNER).copied()
}

/// Starts today's Beginner board and opens the first cell.
fn begin(home: &Home) -> TestWindow {
    let mut ui = home.play();
    ui.tap_cell(first());
    ui
}

fn is_asking(ui: &mut TestWindow) -> bool {
    ui.sees("give-up-title")
}

/// A window that takes over no saved game.
fn another_window(home: &Home) -> TestWindow {
    let launch = LaunchOptions::default().level(Level::Expert).folders(home.folders());
    TestWindow::new(launch, 704.0, 689.0)
}

#[test]
fn opening_a_cell_starts_a_board_and_flagging_does_not() {
    let home = Home::new();
    let mut ui = home.play();
    ui.press("M");
    ui.tap_cell(first());
    ui.press("M");
    assert_eq!(ui.game().flags(), 1);
    ui.press("F2");
    assert!(!is_asking(&mut ui), "nothing was seen yet");
    play(&mut ui, "Play", "Beginner");
    ui.wait(2_000);
    assert_eq!(start(&home), None);
    ui.tap_cell(first());
    ui.wait(2_000);
    let started = start(&home).unwrap();
    assert!(started.on_time);
    assert_eq!(started.game, ui.app.stack().game.id());
    assert_eq!(outcome(&home), DayOutcome::Started);
}

#[test]
fn a_flag_check_starts_a_board_because_it_reveals_mines() {
    let home = Home::new();
    let mut ui = home.play();
    ui.press("M");
    ui.tap_cell(first());
    ui.press("K");
    ui.wait(2_000);
    assert!(ui.sees("help-cost"), "it says so first");
    ui.press("K");
    ui.wait(2_000);
    assert_eq!(outcome(&home), DayOutcome::Started);
    ui.press("F2");
    assert!(is_asking(&mut ui));
}

#[test]
fn starting_another_game_asks_before_giving_the_board_up() {
    let home = Home::new();
    let mut ui = begin(&home);
    let game = ui.app.stack().game.id();
    for key in ["F2", "R"] {
        ui.press(key);
        assert!(is_asking(&mut ui), "{key}: {:?}", ui.texts());
        assert_eq!(ui.phase(), Phase::Paused, "the board cannot be studied");
        // Neither Enter nor the same key again gives it up.
        ui.press(key);
        ui.press("Enter");
        assert!(!is_asking(&mut ui));
        assert_eq!(ui.app.stack().game.id(), game);
        assert_eq!(ui.phase(), Phase::Running);
    }
    ui.paste("104TGCN7S8C860");
    assert!(is_asking(&mut ui));
    ui.tap("give-up-no");
    play(&mut ui, "Play", "Expert");
    assert!(is_asking(&mut ui));
    ui.tap("give-up-no");
    assert_eq!(ui.app.stack().game.id(), game);
    press_on(&mut ui, "Resume", "Beginner", today());
    assert_eq!(ui.phase(), Phase::Running);
    assert_eq!(outcome(&home), DayOutcome::Started);
    finish(&mut ui);
    ui.press("F2");
    assert!(!is_asking(&mut ui), "it is over");
    assert_eq!(outcome(&home), DayOutcome::Won);
}

#[test]
fn an_abandoned_board_is_marked_and_can_be_practised() {
    let home = Home::new();
    let mut ui = begin(&home);
    ui.press("F9");
    assert!(ui.sees("daily-started"));
    let date = ui.app.texts().date(today());
    let chosen = |ui: &mut TestWindow, words: &str| {
        let value = format!("{date}: {words}");
        ui.controls().iter().any(|it| it.semantics.value.as_ref() == Some(&value))
    };
    assert!(chosen(&mut ui, "started"));
    ui.press("Escape");
    ui.press("F2");
    ui.tap("give-up-yes");
    assert_eq!(ui.phase(), Phase::Ready);
    play(&mut ui, "Play unranked", "Beginner");
    let day = ui.app.texts().day(today());
    ui.press("Escape");
    let again = "Just for practice: you have played it before.";
    assert!(ui.sees(&format!("Daily board for {day}, Beginner. {again}")), "{:?}", ui.texts());
    finish(&mut ui);
    assert!(ui.sees(&format!("Daily board, {day}: practice only.")));
    ui.press("F9");
    assert!(chosen(&mut ui, "given up"));
    drop(ui);
    let result = home.results().remove(0);
    assert_eq!((home.results().len(), result.outcome()), (1, DayOutcome::GivenUp));
    assert!(result.solved > 0 && result.solved < result.bbbv && !result.won);
    let mut ui = home.open_window();
    let shared = daily::share_text(ui.app.texts(), &result, "CODE");
    let share = result.solved * 100 / result.bbbv;
    assert!(shared.contains(&format!("Beginner · given up at {share}%")), "{shared}");
    ui.press("F9");
    assert!(ui.sees(&format!("Given up at {share}%")));
    assert!(ui.sees("0 days"));
    assert!(home.has_no_ordinary_games());
}

#[test]
fn restarting_the_same_board_gives_up_its_game() {
    let home = Home::new();
    let mut ui = begin(&home);
    ui.press("R");
    ui.tap("give-up-yes");
    assert_eq!(ui.game().field(), Some(&board(BEGINNER).field));
    finish(&mut ui);
    drop(ui);
    assert_eq!(outcome(&home), DayOutcome::GivenUp);
}

#[test]
fn a_game_left_open_is_resumed_from_any_entry_to_its_board() {
    let home = Home::new();
    let ui = begin(&home);
    let (game, open) = (ui.app.stack().game.id(), ui.game().open_cells());
    drop(ui);
    let mut ui = another_window(&home);
    ui.tap_cell(Pos::new(0, 0));
    ui.tap_cell(Pos::new(15, 29));
    assert_ne!(ui.app.stack().game.id(), game);
    play(&mut ui, "Resume", "Beginner");
    assert_eq!(ui.app.stack().game.id(), game);
    assert_eq!(ui.game().open_cells(), open);
    assert_eq!(ui.phase(), Phase::Running);
    drop(ui);
    // It is saved as before, and the other game is not in progress any more.
    let mut ui = home.open_window();
    assert_eq!(ui.app.stack().game.id(), game);
    ui.press("P");
    finish(&mut ui);
    drop(ui);
    assert_eq!(outcome(&home), DayOutcome::Won);
    assert!(!home.0.path().join("session.toml").exists());
    assert!(!home.0.path().join("session-2.toml").exists());
}

#[test]
fn a_board_in_progress_in_another_window_stays_there() {
    let home = Home::new();
    let mut ui = begin(&home);
    ui.wait(2_000);
    let mut other = another_window(&home);
    play(&mut other, "Resume", "Beginner");
    assert!(other.sees("daily-elsewhere"));
    assert_eq!(other.game().level(), Level::Expert);
    // Nor is it practice there.
    let code = board(BEGINNER).code();
    other.press("Escape");
    other.send(stack::Message::Pasted(Some(code)));
    assert_eq!(other.game().level(), Level::Expert);
    finish(&mut ui);
    drop((ui, other));
    assert_eq!(outcome(&home), DayOutcome::Won);
}

#[test]
fn the_first_of_two_windows_to_open_a_cell_plays_the_board() {
    let home = Home::new();
    let (mut one, mut other) = (home.open_window(), home.open_window());
    play(&mut one, "Play", "Beginner");
    play(&mut other, "Play", "Beginner");
    one.tap_cell(first());
    one.wait(2_000);
    other.tap_cell(first());
    other.wait(2_000);
    assert!(other.sees("daily-elsewhere"));
    assert_eq!(other.app.stack().game.daily(), None, "or who studies it here wins there");
    assert_eq!(start(&home).unwrap().game, one.app.stack().game.id());
    finish(&mut one);
    drop((one, other));
    assert_eq!(outcome(&home), DayOutcome::Won);
}

#[test]
fn a_board_without_its_saved_game_counts_as_given_up() {
    let home = Home::new();
    drop(begin(&home));
    fs::remove_file(home.0.path().join("session.toml")).unwrap();
    let mut ui = another_window(&home);
    ui.tap_cell(Pos::new(0, 0));
    ui.wait(2_000);
    assert_eq!(outcome(&home), DayOutcome::Started);
    play(&mut ui, "Resume", "Beginner");
    ui.wait(2_000);
    assert!(home.0.path().join("session.toml").exists(), "the game in this window is in progress");
    let gone = "Your saved game on this daily board is missing, so it counts as given up.";
    assert!(ui.texts().iter().any(|text| text.starts_with(gone)), "{:?}", ui.texts());
    press_on(&mut ui, "Play unranked", "Beginner", today());
    finish(&mut ui);
    drop(ui);
    assert_eq!(outcome(&home), DayOutcome::GivenUp);
}

#[test]
fn a_game_saved_by_a_version_without_starts_still_counts() {
    let home = Home::new();
    drop(begin(&home));
    fs::remove_file(home.0.path().join("daily.toml")).unwrap();
    let mut ui = home.open_window();
    ui.press("P");
    finish(&mut ui);
    drop(ui);
    assert_eq!(outcome(&home), DayOutcome::Won);
}

#[test]
fn a_board_practised_a_day_later_is_practice_when_the_clock_is_set_back() {
    let home = Home::new();
    let mut ui = home.open_window();
    ui.app.advance_clock(DAY);
    ui.press("F9");
    ui.press("Left");
    press_on(&mut ui, "Play unranked", "Beginner", today());
    ui.tap_cell(first());
    ui.press("F2");
    assert!(!is_asking(&mut ui), "practice is not given up");
    drop(ui);
    assert_eq!(outcome(&home), DayOutcome::Missed);
    let mut ui = home.open_window();
    play(&mut ui, "Play unranked", "Beginner");
    finish(&mut ui);
    drop(ui);
    assert_eq!(home.results(), []);
}

#[test]
fn a_board_finished_before_its_day_already_has_a_result() {
    let home = Home::new();
    for button in ["Play", "Play unranked"] {
        let mut ui = home.open_window();
        ui.app.advance_clock(DAY);
        ui.press("F9");
        press_on(&mut ui, button, "Beginner", today().tomorrow().unwrap());
        if button == "Play" {
            finish(&mut ui);
        }
        drop(ui);
        assert_eq!(home.results().len(), 1);
    }
}

#[test]
fn an_unfinished_board_cannot_be_copied_or_saved() {
    let home = Home::new();
    let mut ui = home.play();
    let secret = "You can copy or save a daily board once you have finished it.";
    let refuses = |ui: &mut TestWindow, key: &str| {
        ui.press(key);
        let refused = ui.sees(secret);
        ui.press("Escape");
        refused
    };
    assert!(refuses(&mut ui, "Ctrl+C"), "{:?}", ui.texts());
    ui.tap_cell(first());
    assert!(refuses(&mut ui, "Ctrl+C"));
    assert!(refuses(&mut ui, "Ctrl+S"));
    ui.press("W");
    assert!(refuses(&mut ui, "Ctrl+S"), "nor from its replay: {:?}", ui.texts());
    ui.press("Escape");
    ui.press("P");
    finish(&mut ui);
    assert!(!refuses(&mut ui, "Ctrl+C"));
}

#[test]
fn pasting_the_code_of_todays_board_starts_the_daily_game() {
    let code = board(BEGINNER).code();
    let home = Home::new();
    let mut ui = home.open_window();
    ui.send(stack::Message::Pasted(Some(code.clone())));
    assert_eq!(ui.game().start_cell(), Some(first()));
    finish(&mut ui);
    drop(ui);
    assert_eq!(outcome(&home), DayOutcome::Won);

    let home = Home::new();
    let launch = LaunchOptions {
        board: Some(code.parse().unwrap()),
        folders: Some(home.folders()),
        ..LaunchOptions::default()
    };
    let mut ui = TestWindow::new(launch, 704.0, 689.0);
    ui.tap_cell(first());
    drop(ui);
    assert_eq!(outcome(&home), DayOutcome::Started);
}

#[test]
fn a_game_left_at_midnight_can_be_resumed_and_counts_for_its_day() {
    let home = Home::new();
    drop(begin(&home));
    let mut ui = another_window(&home);
    ui.app.advance_clock(DAY);
    ui.press("F9");
    ui.press("Left");
    press_on(&mut ui, "Resume", "Beginner", today());
    finish(&mut ui);
    drop(ui);
    assert_eq!(outcome(&home), DayOutcome::Won);
}
