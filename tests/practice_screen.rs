//! The practice screen in the window.

use crate::common::prelude::*;
use crate::common::window::settings_messages;
use iced::mouse::Button;
use jiff::tz::TimeZone;
use jiff::{ToSpan, Zoned};
use sapper::config::{PracticeGoal, PracticeKind, PracticeTime};
use sapper::practice::{AnswerResult, Kind, Rating, Task};
use sapper::ui::features::lessons::LessonsScreen;
use sapper::ui::features::practice::PracticeScreen;
use sapper::ui::features::puzzle::{PuzzleBoard, Said};
use sapper::ui::screen::ScreenState;

/// Launch options with these settings and a seed.
fn player(folder: &Path, settings: &str, seed: u64) -> LaunchOptions {
    fs::write(folder.join("settings.toml"), settings).unwrap();
    beginner().seed(seed).folders(Folders::at(folder, folder))
}

/// Practice of a player whose rating is known, who began so many days ago and reached the goal of the
/// last two days.
fn practising_since(folder: &Path, days: i32) -> TestWindow {
    let began = Zoned::now().with_time_zone(TimeZone::UTC).date() - days.days();
    let rating = "{ rating = 1000.0, deviation = 200.0, volatility = 0.06, answers = 8 }";
    let today = Zoned::now().date();
    let [first, second] = [2, 1].map(|days| today - days.days());
    let progress = format!(
        "version = 1\n\n[ratings]\noverall = {rating}\n\n[days]\n{began} = {{ overall = 1000 }}\n\n\
         [goals]\n{first} = true\n{second} = true\n"
    );
    fs::write(folder.join("practice.toml"), progress).unwrap();
    let mut ui = TestWindow::new(player(folder, "", 5), 704.0, 689.0);
    // The first change reads the files.
    ui.send(stack::Message::Command(Command::Sound));
    ui.press("F8");
    ui
}

fn practising() -> TestWindow {
    practising_with(beginner().seed(5))
}

/// A player who has ten seconds for each position.
fn practising_in_time() -> (TestWindow, TempDir) {
    let folder = fast_folder();
    let launch = player(folder.path(), "practice = { time = \"10s\" }\n", 5);
    (practising_with(launch), folder)
}

fn practising_with(launch: LaunchOptions) -> TestWindow {
    let mut ui = TestWindow::new(launch, 704.0, 689.0);
    ui.press("F8");
    ui
}

/// All that is said, with plain spaces.
fn said(ui: &TestWindow) -> String {
    ui.texts().join("\n").replace('\u{a0}', " ")
}

fn tap_wrong_cell(ui: &mut TestWindow) {
    let wrong = wrong_cell(ui);
    ui.tap_cell(wrong);
}

fn practice(ui: &TestWindow) -> &PracticeScreen {
    ui.screen()
}

fn puzzle(ui: &TestWindow) -> &PuzzleBoard {
    practice(ui).board.as_ref().expect("a position is shown")
}

/// Goes on until the position has this task. The kinds that place a new player have no mines to
/// flag, so it is one that is chosen.
fn look_for(ui: &mut TestWindow, task: Task) {
    ui.change(SettingChange::PracticeKind(PracticeKind::Single));
    for _ in 0..60 {
        if puzzle(ui).position().task == task {
            return;
        }
        ui.tap("practice-show");
        ui.press("N");
    }
    panic!("no position with the task {task:?}");
}

fn wrong_cell(ui: &TestWindow) -> Pos {
    let (game, position) = (puzzle(ui).game(), puzzle(ui).position());
    let is_wrong =
        |pos: &Pos| game.cell(*pos) == VisibleCell::Covered && !position.answers.contains(pos);
    game.size().positions().find(is_wrong).expect("a wrong cell")
}

#[test]
fn a_wrong_answer_is_explained_and_a_right_one_continues() {
    let mut ui = practising();
    look_for(&mut ui, Task::Safe);
    assert!(ui.sees("practice-task-safe"));
    let wrong = wrong_cell(&ui);
    ui.tap_cell(wrong);
    assert!(matches!(puzzle(&ui).said(), Said::Wrong(_)), "{:?}", puzzle(&ui).said());
    assert!(puzzle(&ui).game().is_covered(wrong));
    let answer = puzzle(&ui).position().answers[0];
    ui.tap_cell(answer);
    assert!(matches!(puzzle(&ui).said(), Said::Right(_)));
    assert!(ui.sees("practice-right-safe"));
    // A click soon after the answer does not continue to the next position.
    let before = puzzle(&ui).position().clone();
    ui.tap_cell(answer);
    assert_eq!(*puzzle(&ui).position(), before);
    ui.wait(500);
    ui.tap_cell(answer);
    assert_ne!(*puzzle(&ui).position(), before);
    assert_eq!(*puzzle(&ui).said(), Said::Task);
}

#[test]
fn an_answer_that_was_explained_is_not_offered_again() {
    let mut ui = practising();
    look_for(&mut ui, Task::Safe);
    for _ in 0..60 {
        let wrong = wrong_cell(&ui);
        ui.tap_cell(wrong);
        let goes_on = |ui: &TestWindow| puzzle(ui).walk().is_some_and(|walk| !walk.is_last());
        while goes_on(&ui) {
            ui.press("H");
        }
        let is_shown = puzzle(&ui).shows_answer();
        ui.tap("practice-show");
        assert_ne!(puzzle(&ui).attempt().is_over(), is_shown, "it is given only once");
        if is_shown {
            return;
        }
        ui.press("N");
        look_for(&mut ui, Task::Safe);
    }
    panic!("no wrong answer was explained");
}

#[test]
fn the_keyboard_alone_solves_a_position() {
    let mut ui = practising();
    look_for(&mut ui, Task::Mines);
    for mine in puzzle(&ui).position().answers.clone() {
        ui.move_cursor_to(mine);
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
fn a_flag_on_a_mine_wears_no_ring() {
    let mut ui = practising();
    look_for(&mut ui, Task::Mines);
    let answers = puzzle(&ui).position().answers.clone();
    let (last, flagged) = answers.split_last().expect("a mine");
    flagged.iter().for_each(|&mine| ui.mark_cell(mine));
    ui.press_times("H", 2);
    let mut ringed = Vec::new();
    loop {
        let marks = puzzle(&ui).marks();
        ringed.extend(marks.hints.iter().chain(&marks.known).map(|(pos, _)| *pos));
        let walk = puzzle(&ui).walk().expect("an explanation");
        if walk.is_last() {
            break;
        }
        ui.press("H");
    }
    assert!(ringed.contains(last), "{ringed:?}");
    assert!(flagged.iter().all(|mine| !ringed.contains(mine)), "{flagged:?} in {ringed:?}");
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
fn a_missed_kind_leads_to_its_lesson_and_back() {
    for is_wrong in [false, true] {
        let mut ui = practising();
        look_for(&mut ui, Task::Safe);
        let link = "Lesson: What a number says";
        let has_link = |ui: &TestWindow| ui.texts().iter().any(|text| text.starts_with(link));
        assert!(!has_link(&ui));
        if is_wrong {
            tap_wrong_cell(&mut ui);
        } else {
            ui.press_times("H", 2);
        }
        // That there is no folder.
        ui.send(Command::Dismiss);
        let before = puzzle(&ui).clone();
        ui.press_control(link);
        assert!(ui.is_in_front::<LessonsScreen>());
        assert!(ui.sees("1. What a number says"));
        ui.press("Escape");
        let after = puzzle(&ui);
        assert!(ui.is_in_front::<PracticeScreen>());
        assert_eq!((after.position(), after.said()), (before.position(), before.said()));
        if is_wrong {
            answer(&mut ui);
            assert!(!has_link(&ui), "after a right answer");
        }
    }
}

#[test]
fn an_answer_is_explained_one_step_at_a_time() {
    let mut ui = practising();
    let place = |ui: &TestWindow| puzzle(ui).walk().expect("an explanation").place();
    for _ in 0..50 {
        ui.press_times("H", 2);
        if place(&ui).1 > 1 {
            break;
        }
        ui.press("Enter");
    }
    let (_, all) = place(&ui);
    assert!(all > 1, "steps to go through");
    let first = puzzle(&ui).marks();
    ui.press("H");
    assert_eq!(place(&ui), (1, all), "the key of hints goes on");
    assert_ne!(puzzle(&ui).marks(), first);
    ui.click("steps-back");
    assert_eq!(place(&ui), (0, all));
    assert_eq!(puzzle(&ui).marks(), first);
    for at in 1..all {
        ui.click("steps-next");
        assert_eq!(place(&ui).0, at);
    }
    ui.press_control("steps-play");
    assert_eq!(place(&ui).0, 0, "from the beginning");
    for at in 1..all {
        ui.wait(3_000);
        assert_eq!(place(&ui).0, at);
    }
    assert!(!puzzle(&ui).walk().expect("an explanation").is_playing());
}

#[test]
fn a_click_when_the_task_is_to_flag_gives_a_message() {
    let mut ui = practising();
    look_for(&mut ui, Task::Mines);
    let answer = puzzle(&ui).position().answers[0];
    ui.tap_cell(answer);
    assert_eq!(*puzzle(&ui).said(), Said::Beside);
    assert_eq!(puzzle(&ui).attempt().mistakes(), 0);
}

#[test]
fn choosing_a_kind_or_size_changes_the_positions_and_is_remembered() {
    let mut ui = practising();
    ui.send_to_screen(sapper::ui::shell::any_screen::Message::Practice(
        sapper::ui::features::practice::Message::Kind(PracticeKind::Odds),
    ));
    assert_eq!(puzzle(&ui).position().kind, Kind::Odds);
    assert_eq!(ui.app.settings().practice_kind, PracticeKind::Odds);
    assert!(ui.sees("practice-task-guess"));
}

#[test]
fn the_same_key_or_escape_returns_to_the_game() {
    let mut ui = practising();
    ui.press("F8");
    assert!(ui.is_game_in_front());
    ui.press("F8");
    ui.press("Tab");
    ui.press("Escape");
    assert!(ui.has::<PracticeScreen>(), "the first leaves the control");
    ui.press("Escape");
    assert!(ui.is_game_in_front());
}

#[test]
fn the_game_is_paused_during_practice() {
    let mut ui = TestWindow::new(beginner(), 704.0, 689.0);
    ui.tap_cell(Pos::new(4, 4));
    let game = ui.game().clone();
    ui.press("F8");
    let answer = puzzle(&ui).position().answers[0];
    ui.tap_cell(answer);
    ui.press("H");
    ui.press("Escape");
    assert_eq!(ui.game().open_cells(), game.open_cells());
    assert!(!ui.app.play().assistant.was_used());
}

/// Answers the position that is shown.
fn answer(ui: &mut TestWindow) {
    let position = puzzle(ui).position().clone();
    match position.task {
        Task::Safe | Task::Guess => ui.tap_cell(position.answers[0]),
        Task::Mines => {
            for mine in position.answers {
                ui.move_cursor_to(mine);
                ui.press("F");
            }
        }
    }
    assert!(puzzle(ui).attempt().is_over());
}

#[test]
fn only_the_first_answer_counts() {
    let folder = fast_folder();
    let mut ui = practising_since(folder.path(), 30);
    look_for(&mut ui, Task::Safe);
    let before = ui.app.progress().clone();
    let wrong = wrong_cell(&ui);
    ui.tap_cell(wrong);
    let after = ui.app.progress().clone();
    assert_eq!(after.answers.len(), before.answers.len() + 1);
    assert!(after.rating(None).value < before.rating(None).value);
    ui.tap_cell(wrong);
    answer(&mut ui);
    assert_eq!(*ui.app.progress(), after, "only the first");
    let kind = puzzle(&ui).position().kind;
    assert_ne!(after.rating(Some(kind)).answers, before.rating(Some(kind)).answers);
    ui.press("Enter");
    answer(&mut ui);
    let last = *ui.app.progress().answers.last_key_value().expect("an answer").1;
    assert_eq!(last.result, AnswerResult::Right);
    assert_eq!(ui.app.scores().tables().count(), 0);
    assert!(ui.game().is_untouched());
}

#[test]
fn the_first_positions_find_the_level_of_a_new_player() {
    let mut ui = practising();
    for number in 1..=8 {
        let found = format!("Finding your level: {number} of 8");
        assert!(said(&ui).contains(&found), "{}", said(&ui));
        let kind = puzzle(&ui).position().kind;
        assert!(number > 1 || kind == Kind::Single);
        // The third is wrong, so the one after it is easier again.
        let is_wrong = number == 3;
        if is_wrong {
            tap_wrong_cell(&mut ui);
        }
        answer(&mut ui);
        ui.press("Enter");
        let next = puzzle(&ui).position().kind;
        // The number of mines is harder than the odds.
        if number < 8 {
            assert_eq!(next < kind, is_wrong || kind == Kind::Odds, "{kind:?} {next:?}");
        }
    }
    let said = said(&ui);
    assert!(said.contains("Rating: ") && !said.contains("Finding your level"), "{said}");
}

#[test]
fn the_goal_of_the_day_is_counted_and_then_its_days() {
    let folder = fast_folder();
    let mut ui = practising_since(folder.path(), 30);
    let set = |ui: &mut TestWindow, goal| ui.change(SettingChange::PracticeGoal(goal));
    set(&mut ui, PracticeGoal::Five);
    for number in 0..5 {
        assert!(said(&ui).contains(&format!("Today’s goal: {number} of 5")), "{}", said(&ui));
        answer(&mut ui);
        ui.press("Enter");
    }
    assert!(said(&ui).contains("Goal reached: 3 days in a row"), "{}", said(&ui));
    set(&mut ui, PracticeGoal::Ten);
    assert!(said(&ui).contains("Today’s goal: 5 of 10"), "{}", said(&ui));
    assert_eq!(ui.app.progress().goal_streak(Zoned::now().date()), 3, "what was reached stays");
    set(&mut ui, PracticeGoal::Off);
    assert!(!said(&ui).to_lowercase().contains("goal"), "{}", said(&ui));
    // It counts as well while the level is found.
    let mut ui = practising();
    set(&mut ui, PracticeGoal::Five);
    assert!(said(&ui).contains("Finding your level: 1 of 8"), "{}", said(&ui));
    assert!(said(&ui).contains("Today’s goal: 0 of 5"), "{}", said(&ui));
}

/// The rating of a player who began to practise so many days ago and asks for help, before and
/// after it, with what is said about it.
fn with_help(days: i32, keys: &[&str], cost: [&str; 2]) -> (Rating, Rating, AnswerResult) {
    let folder = fast_folder();
    let mut ui = practising_since(folder.path(), days);
    let before = ui.app.progress().rating(None);
    let [tip, said] = cost;
    let labels: Vec<_> = ui.controls().into_iter().filter_map(|control| control.label).collect();
    assert!(labels.iter().any(|label| label.name == tip), "{labels:?}");
    ui.press_all(keys);
    if puzzle(&ui).said() == &Said::FirstHint {
        assert!(ui.texts().iter().any(|text| text.ends_with(said)), "{:?}", ui.texts());
    }
    let answers: Vec<_> = ui.app.progress().answers.values().collect();
    let [answer] = answers[..] else { panic!("{answers:?}") };
    (before, ui.app.progress().rating(None), answer.result)
}

#[test]
fn help_counts_as_a_miss_after_the_first_week() {
    let cost = ["Hint: counts as a miss", "A hint counts as a miss."];
    for keys in [&["H"][..], &["H", "H"]] {
        let (before, after, result) = with_help(7, keys, cost);
        assert_eq!(result, AnswerResult::Wrong);
        assert!(after.value < before.value && after.answers == before.answers + 1);
    }
    let cost =
        ["Hint: costs nothing in your first week", "In your first week, hints cost nothing."];
    let (before, after, result) = with_help(6, &["H", "H"], cost);
    assert_eq!((after, result), (before, AnswerResult::Helped));
}

#[test]
fn after_a_free_hint_a_right_answer_costs_nothing_and_a_wrong_one_does() {
    let figure = "Right today: ";
    for is_right in [true, false] {
        let folder = fast_folder();
        let mut ui = practising_since(folder.path(), 6);
        look_for(&mut ui, Task::Safe);
        let before = ui.app.progress().clone();
        ui.press("H");
        assert_eq!(*ui.app.progress(), before, "the answer is awaited");
        if !is_right {
            tap_wrong_cell(&mut ui);
        }
        answer(&mut ui);
        let last = ui.app.progress().answers.values().next_back().expect("an answer").result;
        let (then, now) = (before.rating(None), ui.app.progress().rating(None));
        let said = said(&ui);
        if is_right {
            assert_eq!((last, now), (AnswerResult::Helped, then));
            assert!(!said.contains(figure), "{said}");
        } else {
            assert!(last == AnswerResult::Wrong && now.value < then.value, "{last:?} {now:?}");
            assert!(said.contains(&format!("{figure}0 of 1")), "{said}");
        }
    }
}

#[test]
fn a_time_limit_counts_down_and_the_player_may_continue_after_it() {
    let (mut ui, _folder) = practising_in_time();
    let now = ui.app.now();
    assert_eq!(practice(&ui).seconds_left(now), Some(10));
    assert!(ui.sees("10 s"));
    let due = practice(&ui).next_deadline(now).expect("the clock runs");
    assert!(due.0 > now.0 && due.0 <= now.0 + 1_000, "{} after {}", due.0, now.0);
    ui.wait(4_500);
    assert!(ui.sees("6 s"));
    assert!(ui.app.progress().answers.is_empty());
    ui.wait(6_000);
    assert!(ui.sees("practice-time-up"));
    assert_eq!(practice(&ui).next_deadline(ui.app.now()), None, "nothing moves any more");
    assert_eq!(ui.app.progress().answers.len(), 1);
    answer(&mut ui);
    assert_eq!(ui.app.progress().answers.len(), 1);
    ui.press("Space");
    assert_eq!(practice(&ui).seconds_left(ui.app.now()), Some(10));
    answer(&mut ui);
    assert_eq!(practice(&ui).next_deadline(ui.app.now()), None);
    let last = ui.app.progress().answers.values().next_back().expect("an answer");
    assert_eq!(last.result, AnswerResult::Right);
}

#[test]
fn the_time_limit_pauses_behind_a_dialog_or_another_screen() {
    let (mut ui, _folder) = practising_in_time();
    ui.wait(3_000);
    // Help, the settings, the records, the lessons, and help in the library.
    for keys in [&["F1"][..], &["F5"], &["F4"], &["F7"], &["F3", "F1"]] {
        for key in keys {
            ui.press(key);
            ui.wait(30_000);
        }
        assert_eq!(practice(&ui).seconds_left(ui.app.now()), Some(7), "behind {keys:?}");
        for _ in keys {
            ui.press("Escape");
        }
        assert_eq!(practice(&ui).seconds_left(ui.app.now()), Some(7), "after {keys:?}");
        assert!(practice(&ui).next_deadline(ui.app.now()).is_some(), "it goes on");
    }
    assert!(ui.app.progress().answers.is_empty());
    ui.wait(7_000);
    assert!(ui.sees("practice-time-up"));
    assert_eq!(ui.app.progress().answers.len(), 1);
}

#[test]
fn a_changed_time_limit_starts_when_the_dialog_closes() {
    let (mut ui, _folder) = practising_in_time();
    let [open, change, close] =
        settings_messages(SettingChange::PracticeTime(PracticeTime::Seconds30));
    ui.send(open);
    ui.wait(30_000);
    ui.send(change);
    ui.wait(30_000);
    ui.send(close);
    assert_eq!(practice(&ui).seconds_left(ui.app.now()), Some(30));
}

#[test]
fn answers_are_saved_and_missed_positions_return() {
    let folder = fast_folder();
    let mut ui = practising_since(folder.path(), 30);
    let missed = puzzle(&ui).position().clone();
    ui.press_times("H", 2);
    // Others come first.
    for _ in 0..5 {
        ui.press("Space");
        assert_ne!(*puzzle(&ui).position(), missed);
        answer(&mut ui);
    }
    ui.press("Space");
    let nth = (0..4).find(|_| {
        let is_back = *puzzle(&ui).position() == missed;
        if !is_back {
            answer(&mut ui);
            ui.press("Space");
        }
        is_back
    });
    assert!(nth.is_some(), "it returns");
    assert!(ui.sees("practice-repeat"));
    drop(ui);
    let file = std::fs::read_to_string(folder.path().join("practice.toml")).unwrap();
    assert!(file.contains("[[answer]]") || file.contains("answers"), "{file}");
}

#[test]
fn the_mouse_works_as_in_a_game() {
    let (mut chords, mut flags, mut modes) = (0, 0, 0);
    let folder = fast_folder();
    for seed in 0..40 {
        let launch = player(folder.path(), "practice = { kind = \"single\" }\n", seed);
        let mut window = TestWindow::new(launch, 704.0, 689.0);
        window.press("F8");
        let puzzle = |window: &TestWindow| window.app.stack().puzzle().expect("a position").clone();
        let position = puzzle(&window).position().clone();
        if position.task == Task::Mines {
            // The right button, a long press, or the left button in flag mode.
            for (nth, &mine) in position.answers.iter().enumerate() {
                if nth % 2 == 0 {
                    window.mark_cell(mine);
                } else {
                    window.press("M");
                    window.open_cell(mine);
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
            window.mouse_on(number, &[(Button::Left, true), (Button::Right, true)]);
            assert!(!puzzle(&window).attempt().is_over(), "not before a release");
            window.mouse_on(number, &[(Button::Left, false), (Button::Right, false)]);
            assert!(matches!(puzzle(&window).said(), Said::Right(_)));
            chords += 1;
        }
    }
    assert!(chords > 0 && flags > 0 && modes > 0, "{chords} {flags} {modes}");
}

#[test]
fn swapped_mouse_buttons_are_swapped_here_too() {
    let folder = fast_folder();
    let settings = "mouse = { swap_buttons = true }\npractice = { kind = \"odds\" }\n";
    let mut window = practising_with(player(folder.path(), settings, 5));
    let answer = puzzle(&window).position().answers[0];
    window.open_cell(answer);
    assert_eq!(puzzle(&window).game().cell(answer), VisibleCell::Flag);
    window.open_cell(answer);
    window.open_cell(answer);
    window.mark_cell(answer);
    assert!(matches!(puzzle(&window).said(), Said::Right(_)));
}

#[test]
fn a_large_board_scrolls_and_zooms() {
    let folder = fast_folder();
    let settings = "practice = { kind = \"pair\", size = \"expert\" }\n";
    let mut ui = practising_with(player(folder.path(), settings, 5));
    let fit = ui.board_layout().cell_size;
    ui.press_times("Ctrl++", 4);
    assert!(ui.board_layout().cell_size > fit && ui.board_layout().scrolls());
    ui.press_times("Ctrl+End", 2);
    assert!(
        puzzle(&ui).pane.offset().x > 0.0 && puzzle(&ui).pane.offset().y > 0.0,
        "the cursor is in view"
    );
    let cursor = puzzle(&ui).pane.cursor.expect("the cursor");
    assert!(ui.board_layout().is_fully_visible(cursor, puzzle(&ui).pane.offset()));
    assert_eq!(ui.app.play().pane.offset(), iced::Point::ORIGIN, "the game stays as it is");
    ui.press("Ctrl+0");
    assert_eq!(ui.board_layout().cell_size, fit);
}

#[test]
fn marked_cells_scroll_into_view() {
    let folder = fast_folder();
    let settings = "practice = { kind = \"odds\", size = \"expert\" }\n";
    let mut far = 0;
    for seed in 0..6 {
        let mut ui = TestWindow::new(player(folder.path(), settings, seed), 360.0, 320.0);
        ui.press("F8");
        let cell = puzzle(&ui).position().hint.cell;
        let is_in_view =
            |ui: &TestWindow| ui.board_layout().is_fully_visible(cell, puzzle(ui).pane.offset());
        far += usize::from(!is_in_view(&ui));
        ui.press_times("H", 2);
        assert!(is_in_view(&ui), "{cell:?}");
    }
    assert!(far > 0);
}
