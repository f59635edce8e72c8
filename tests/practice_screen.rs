//! The practice screen in the window.

use crate::common::ui::TestUi;
use crate::common::window::{TestWindow, settings_messages};
use iced::mouse::Button;
use sapper::config::{PracticeKind, PracticeTime, SettingChange};
use sapper::game::{Level, Pos, VisibleCell};
use sapper::practice::{Kind, Task};
use sapper::storage::Folders;
use sapper::ui::app::LaunchOptions;
use sapper::ui::screen::ScreenState;
use sapper::ui::screen::learn::practice::PracticeScreen;
use sapper::ui::screen::learn::puzzle_board::{PuzzleBoard, Said};
use sapper::ui::stack;
use std::fs;
use std::path::Path;

/// A player with these settings, whose boards come from a seed.
fn player(folder: &Path, settings: &str, seed: u64) -> LaunchOptions {
    fs::write(folder.join("settings.toml"), settings).unwrap();
    LaunchOptions {
        level: Some(Level::Beginner),
        seed: Some(seed),
        folders: Some(Folders::at(folder, folder)),
        ..LaunchOptions::default()
    }
}

fn practising() -> TestUi {
    let launch =
        LaunchOptions { level: Some(Level::Beginner), seed: Some(5), ..LaunchOptions::default() };
    let mut ui = TestUi::new(launch, 704.0, 689.0);
    ui.press("F8");
    ui
}

fn practice(ui: &TestUi) -> &PracticeScreen {
    ui.app.stack().find::<PracticeScreen>().expect("the practice is shown")
}

fn puzzle(ui: &TestUi) -> &PuzzleBoard {
    practice(ui).board.as_ref().expect("a position is shown")
}

/// Goes on until the position has this task.
fn look_for(ui: &mut TestUi, task: Task) {
    for _ in 0..60 {
        if puzzle(ui).position().task == task {
            return;
        }
        let show = ui.app.texts().get("practice-show").to_owned();
        ui.taps(&show);
        ui.press("N");
    }
    panic!("no position with the task {task:?}");
}

fn wrong_cell(ui: &TestUi) -> Pos {
    let (game, position) = (puzzle(ui).game(), puzzle(ui).position());
    let is_wrong =
        |pos: &Pos| game.cell(*pos) == VisibleCell::Covered && !position.answers.contains(pos);
    game.size().positions().find(is_wrong).expect("a wrong cell")
}

#[test]
fn a_wrong_answer_is_explained_and_a_right_one_continues() {
    let mut ui = practising();
    look_for(&mut ui, Task::Safe);
    assert!(ui.sees("Find a safe cell."));
    let wrong = wrong_cell(&ui);
    ui.taps_on(wrong);
    assert!(matches!(puzzle(&ui).said(), Said::Wrong(_)), "{:?}", puzzle(&ui).said());
    assert!(puzzle(&ui).game().is_covered(wrong));
    let answer = puzzle(&ui).position().answers[0];
    ui.taps_on(answer);
    assert!(matches!(puzzle(&ui).said(), Said::Right(_)));
    assert!(ui.sees("Right!"));
    // A press that may belong to the answer does not lead on.
    let before = puzzle(&ui).position().clone();
    ui.taps_on(answer);
    assert_eq!(*puzzle(&ui).position(), before);
    ui.waits(500);
    ui.taps_on(answer);
    assert_ne!(*puzzle(&ui).position(), before);
    assert_eq!(*puzzle(&ui).said(), Said::Task);
}

#[test]
fn the_keyboard_alone_solves_a_position() {
    let mut ui = practising();
    look_for(&mut ui, Task::Mines);
    for mine in puzzle(&ui).position().answers.clone() {
        // The first key shows the cursor.
        ui.presses("Ctrl+Home", 2);
        ui.presses("Down", mine.row.into());
        ui.presses("Right", mine.col.into());
        assert_eq!(puzzle(&ui).pane.cursor, Some(mine));
        ui.press("F");
    }
    assert!(puzzle(&ui).attempt().is_over() && puzzle(&ui).attempt().mistakes() == 0);
    let before = puzzle(&ui).position().clone();
    ui.press("Space");
    assert_ne!(*puzzle(&ui).position(), before);
    assert!(puzzle(&ui).pane.cursor.is_some(), "the cursor stays");
}

#[test]
fn a_hint_marks_the_numbers_and_then_the_answer() {
    let mut ui = practising();
    ui.press("H");
    assert_eq!(*puzzle(&ui).said(), Said::FirstHint);
    assert!(!puzzle(&ui).attempt().is_over());
    ui.press("H");
    assert_eq!(*puzzle(&ui).said(), Said::Answer);
    assert!(puzzle(&ui).attempt().is_over());
    ui.press("Enter");
    assert_eq!(*puzzle(&ui).said(), Said::Task);
}

#[test]
fn a_click_when_the_task_is_to_flag_gives_a_message() {
    let mut ui = practising();
    look_for(&mut ui, Task::Mines);
    let answer = puzzle(&ui).position().answers[0];
    ui.taps_on(answer);
    assert_eq!(*puzzle(&ui).said(), Said::Beside);
    assert_eq!(puzzle(&ui).attempt().mistakes(), 0);
}

#[test]
fn choosing_a_kind_or_size_changes_the_positions_and_is_remembered() {
    let mut ui = practising();
    ui.say(stack::Message::Screen(sapper::ui::screen::Message::Practice(
        sapper::ui::screen::learn::practice::Message::Kind(PracticeKind::Odds),
    )));
    assert_eq!(puzzle(&ui).position().kind, Kind::Odds);
    assert_eq!(ui.app.settings().practice_kind, PracticeKind::Odds);
    assert!(ui.sees("Nothing is certain: open the safest cell."));
}

#[test]
fn the_same_key_or_escape_returns_to_the_game() {
    let mut ui = practising();
    ui.press("F8");
    assert!(ui.app.stack().is_game_in_front());
    ui.press("F8");
    ui.press("Tab");
    ui.press("Escape");
    assert!(ui.app.stack().find::<PracticeScreen>().is_some(), "the first leaves the control");
    ui.press("Escape");
    assert!(ui.app.stack().is_game_in_front());
}

#[test]
fn the_game_is_paused_during_practice() {
    let launch = LaunchOptions { level: Some(Level::Beginner), ..LaunchOptions::default() };
    let mut ui = TestUi::new(launch, 704.0, 689.0);
    ui.taps_on(Pos::new(4, 4));
    let game = ui.app.play().game().clone();
    ui.press("F8");
    let answer = puzzle(&ui).position().answers[0];
    ui.taps_on(answer);
    ui.press("H");
    ui.press("Escape");
    assert_eq!(ui.app.play().game().open_cells(), game.open_cells());
    assert!(!ui.app.play().assistant.was_used);
}

/// Answers the position that is shown.
fn answers(ui: &mut TestUi) {
    let position = puzzle(ui).position().clone();
    match position.task {
        Task::Safe | Task::Guess => ui.taps_on(position.answers[0]),
        Task::Mines => {
            ui.presses("Ctrl+Home", 2);
            for mine in position.answers {
                ui.press("Ctrl+Home");
                ui.presses("Down", mine.row.into());
                ui.presses("Right", mine.col.into());
                ui.press("F");
            }
        }
    }
    assert!(puzzle(ui).attempt().is_over());
}

#[test]
fn only_the_first_answer_counts() {
    let mut ui = practising();
    look_for(&mut ui, Task::Safe);
    let before = ui.app.progress().clone();
    let wrong = wrong_cell(&ui);
    ui.taps_on(wrong);
    let after = ui.app.progress().clone();
    assert_eq!(after.answers.len(), before.answers.len() + 1);
    assert!(after.rating(None).value < before.rating(None).value);
    ui.taps_on(wrong);
    answers(&mut ui);
    assert_eq!(*ui.app.progress(), after, "only the first");
    let kind = puzzle(&ui).position().kind;
    assert_ne!(after.rating(Some(kind)).answers, before.rating(Some(kind)).answers);
    ui.press("Enter");
    answers(&mut ui);
    let last = *ui.app.progress().answers.last_key_value().expect("an answer").1;
    assert!(last.is_right);
    assert_eq!(ui.app.scores().tables().count(), 0);
    assert!(ui.app.play().game().is_untouched());
}

#[test]
fn using_help_counts_as_a_miss() {
    for keys in [&["H"][..], &["H", "H"]] {
        let mut ui = practising();
        for key in keys {
            ui.press(key);
        }
        let answers: Vec<_> = ui.app.progress().answers.values().collect();
        assert!(matches!(answers[..], [answer] if !answer.is_right), "{answers:?}");
    }
}

#[test]
fn a_time_limit_counts_down_and_the_player_may_continue_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let launch = player(folder.path(), "practice = { time = \"10s\" }\n", 5);
    let mut ui = TestUi::new(launch, 704.0, 689.0);
    ui.press("F8");
    let now = ui.app.now();
    assert_eq!(practice(&ui).seconds_left(now), Some(10));
    assert!(ui.sees("10 s"));
    let due = practice(&ui).next_deadline(now).expect("the clock runs");
    assert!(due.0 > now.0 && due.0 <= now.0 + 1_000, "{} after {}", due.0, now.0);
    ui.waits(4_500);
    assert!(ui.sees("6 s"));
    assert!(ui.app.progress().answers.is_empty());
    ui.waits(6_000);
    assert!(ui.sees("Time is up."));
    assert_eq!(practice(&ui).next_deadline(ui.app.now()), None, "nothing moves any more");
    assert_eq!(ui.app.progress().answers.len(), 1);
    answers(&mut ui);
    assert_eq!(ui.app.progress().answers.len(), 1);
    ui.press("Space");
    assert_eq!(practice(&ui).seconds_left(ui.app.now()), Some(10));
    answers(&mut ui);
    assert_eq!(practice(&ui).next_deadline(ui.app.now()), None);
    assert!(ui.app.progress().answers.values().next_back().expect("an answer").is_right);
}

#[test]
fn the_time_limit_pauses_behind_a_dialog_or_another_screen() {
    let folder = tempfile::tempdir().unwrap();
    let launch = player(folder.path(), "practice = { time = \"10s\" }\n", 5);
    let mut ui = TestUi::new(launch, 704.0, 689.0);
    ui.press("F8");
    ui.waits(3_000);
    // Help, the settings, the records, the lessons, and help in the library.
    for keys in [&["F1"][..], &["F5"], &["F4"], &["F7"], &["F3", "F1"]] {
        for key in keys {
            ui.press(key);
            ui.waits(30_000);
        }
        assert_eq!(practice(&ui).seconds_left(ui.app.now()), Some(7), "behind {keys:?}");
        for _ in keys {
            ui.press("Escape");
        }
        assert_eq!(practice(&ui).seconds_left(ui.app.now()), Some(7), "after {keys:?}");
        assert!(practice(&ui).next_deadline(ui.app.now()).is_some(), "it goes on");
    }
    assert!(ui.app.progress().answers.is_empty());
    ui.waits(7_000);
    assert!(ui.sees("Time is up."));
    assert_eq!(ui.app.progress().answers.len(), 1);
}

#[test]
fn a_changed_time_limit_starts_when_the_dialog_closes() {
    let folder = tempfile::tempdir().unwrap();
    let launch = player(folder.path(), "practice = { time = \"10s\" }\n", 5);
    let mut ui = TestUi::new(launch, 704.0, 689.0);
    ui.press("F8");
    let [open, change, close] =
        settings_messages(SettingChange::PracticeTime(PracticeTime::Seconds30));
    ui.say(open);
    ui.waits(30_000);
    ui.say(change);
    ui.waits(30_000);
    ui.say(close);
    assert_eq!(practice(&ui).seconds_left(ui.app.now()), Some(30));
}

#[test]
fn answers_are_saved_and_missed_positions_return() {
    let folder = tempfile::tempdir().unwrap();
    let launch = LaunchOptions {
        level: Some(Level::Beginner),
        seed: Some(5),
        folders: Some(Folders::at(folder.path(), folder.path())),
        ..LaunchOptions::default()
    };
    let mut ui = TestUi::new(launch, 704.0, 689.0);
    ui.press("F8");
    let missed = puzzle(&ui).position().clone();
    ui.presses("H", 2);
    // Others come first.
    for _ in 0..5 {
        ui.press("Space");
        assert_ne!(*puzzle(&ui).position(), missed);
        answers(&mut ui);
    }
    ui.press("Space");
    let nth = (0..4).find(|_| {
        let is_back = *puzzle(&ui).position() == missed;
        if !is_back {
            answers(&mut ui);
            ui.press("Space");
        }
        is_back
    });
    assert!(nth.is_some(), "it returns");
    assert!(ui.sees("You missed this one before."));
    drop(ui);
    let file = std::fs::read_to_string(folder.path().join("practice.toml")).unwrap();
    assert!(file.contains("[[answer]]") || file.contains("answers"), "{file}");
}

#[test]
fn the_mouse_works_as_in_a_game() {
    let (mut chords, mut flags, mut modes) = (0, 0, 0);
    for seed in 0..40 {
        let launch = LaunchOptions { seed: Some(seed), ..LaunchOptions::default() };
        let mut window = TestWindow::running(launch, 704.0, 689.0);
        window.press("F8");
        let puzzle = |window: &TestWindow| window.app.stack().puzzle().expect("a position").clone();
        let position = puzzle(&window).position().clone();
        if position.task == Task::Mines {
            // The right button, a long press, or the left button in flag mode.
            for (nth, &mine) in position.answers.iter().enumerate() {
                if nth % 2 == 0 {
                    window.marks(mine);
                } else {
                    window.press("M");
                    window.opens(mine);
                    window.press("M");
                    modes += 1;
                }
            }
            assert!(puzzle(&window).attempt().is_over());
            flags += 1;
            continue;
        }
        let game = puzzle(&window).game().clone();
        let is_flag = |pos: &Pos| game.cell(*pos) == VisibleCell::Flag;
        let ready = game.size().positions().find(|&pos| {
            let VisibleCell::Open(number @ 1..) = game.cell(pos) else { return false };
            let near = || game.size().neighbours(pos);
            near().filter(is_flag).count() == usize::from(number)
                && near().any(|near| game.cell(near) == VisibleCell::Covered)
        });
        if let Some(number) = ready {
            window.mouse(number, &[(Button::Left, true), (Button::Right, true)]);
            assert!(!puzzle(&window).attempt().is_over(), "not before a release");
            window.mouse(number, &[(Button::Left, false), (Button::Right, false)]);
            assert!(matches!(puzzle(&window).said(), Said::Right(_)));
            chords += 1;
        }
    }
    assert!(chords > 0 && flags > 0 && modes > 0, "{chords} {flags} {modes}");
}

#[test]
fn swapped_mouse_buttons_are_swapped_here_too() {
    let folder = tempfile::tempdir().unwrap();
    let settings = "mouse = { swap_buttons = true }\npractice = { kind = \"odds\" }\n";
    let launch = player(folder.path(), settings, 5);
    let mut window = TestWindow::running(launch, 704.0, 689.0);
    window.press("F8");
    let puzzle = |window: &TestWindow| window.app.stack().puzzle().expect("a position").clone();
    let answer = puzzle(&window).position().answers[0];
    window.opens(answer);
    assert_eq!(puzzle(&window).game().cell(answer), VisibleCell::Flag);
    window.opens(answer);
    window.opens(answer);
    window.marks(answer);
    assert!(matches!(puzzle(&window).said(), Said::Right(_)));
}

#[test]
fn a_large_board_scrolls_and_zooms() {
    let folder = tempfile::tempdir().unwrap();
    let settings = "practice = { kind = \"pair\", size = \"expert\" }\n";
    let launch = player(folder.path(), settings, 5);
    let mut ui = TestUi::new(launch, 704.0, 689.0);
    ui.press("F8");
    let fit = ui.app.board_layout().cell_size;
    ui.presses("Ctrl++", 4);
    assert!(ui.app.board_layout().cell_size > fit && ui.app.board_layout().scrolls());
    ui.presses("Ctrl+End", 2);
    assert!(
        puzzle(&ui).pane.offset.x > 0.0 && puzzle(&ui).pane.offset.y > 0.0,
        "the cursor is in view"
    );
    let cursor = puzzle(&ui).pane.cursor.expect("the cursor");
    assert!(ui.app.board_layout().is_fully_visible(cursor, puzzle(&ui).pane.offset));
    assert_eq!(ui.app.play().pane.offset, iced::Point::ORIGIN, "the game stays as it is");
    ui.press("Ctrl+0");
    assert_eq!(ui.app.board_layout().cell_size, fit);
}

#[test]
fn marked_cells_scroll_into_view() {
    let folder = tempfile::tempdir().unwrap();
    let settings = "practice = { kind = \"odds\", size = \"expert\" }\n";
    let mut far = 0;
    for seed in 0..6 {
        let launch = player(folder.path(), settings, seed);
        let mut ui = TestUi::new(launch, 360.0, 320.0);
        ui.press("F8");
        let cell = puzzle(&ui).position().hint.cell;
        let is_in_view =
            |ui: &TestUi| ui.app.board_layout().is_fully_visible(cell, puzzle(ui).pane.offset);
        far += usize::from(!is_in_view(&ui));
        ui.presses("H", 2);
        assert!(is_in_view(&ui), "{cell:?}");
    }
    assert!(far > 0);
}
