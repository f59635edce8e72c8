//! The EasyX style: its rules, buttons and questions.

use crate::common::board;
use crate::common::prelude::*;
use iced::Point;
use sapper::ui::features::play;
use sapper::ui::features::play::result_summary::GUARD;
use sapper::ui::features::settings::Message as Setup;

/// A window with the board, after the title.
fn window() -> TestWindow {
    let launch = beginner().style(Style::EasyX).seed(3);
    let mut window = TestWindow::without_tasks(launch, 520.0, 360.0);
    window.press("Escape");
    window
}

/// A cell with a number above 0.
fn a_number(window: &TestWindow) -> Pos {
    let field = window.field();
    (field.size().positions())
        .find(|&pos| field.number(pos).is_some_and(|number| number > 0))
        .unwrap()
}

#[test]
fn a_wrong_chord_loses() {
    let mut game = board::game("..* ... ..*", Rules::EASYX);
    game.apply(Action::Open(at(0, 1)), Moment(0));
    game.apply(Action::Chord(at(0, 1)), Moment(0));
    assert_eq!(game.phase(), Phase::Lost);
    assert!(game.hits().is_empty(), "no mine was opened");
    assert_eq!(game.cell(at(0, 2)), VisibleCell::Mine, "but all are shown");
}

#[test]
fn a_double_click_is_the_chord() {
    let mut window = window();
    let pos = a_number(&window);
    window.open_cell(pos);
    assert!(matches!(window.cell(pos), VisibleCell::Open(_)));
    assert_eq!(window.phase(), Phase::Running);
    window.open_cell(pos);
    assert_eq!(window.phase(), Phase::Lost, "not a mine around was flagged");
}

#[test]
fn both_buttons_together_do_not_chord() {
    let mut window = window();
    let pos = a_number(&window);
    window.open_cell(pos);
    window.send(play::Message::CancelPress);
    window.chord_cell(pos);
    assert_eq!(window.phase(), Phase::Running);
}

#[test]
fn pause_hides_the_board_and_becomes_continue() {
    let mut window = window();
    assert!(window.shows_board());
    window.key(Command::Pause);
    assert!(!window.shows_board() && window.sees("paused"));
    window.click("resume");
    assert!(window.shows_board());
    assert_eq!(window.phase(), Phase::Running);
}

#[test]
fn the_difficulty_button_unfolds_into_the_sizes() {
    let mut window = window();
    assert!(!window.sees("16×16"));
    window.click("difficulty");
    // They are on their way for a moment, and boxes without words until they are there.
    window.wait(300);
    window.click("16×16");
    assert_eq!(window.game().level(), Level::Intermediate);
    assert!(!window.sees("9×9"), "and in again");
}

#[test]
fn again_deals_a_new_board() {
    let mut window = window();
    let before = window.field();
    window.click("again");
    assert_ne!(window.field(), before);
}

#[test]
fn the_count_and_the_time_are_below_the_buttons() {
    let mut window = window();
    assert!(window.sees("Mines: 10") && window.sees("0"));
    window.mark_cell(at(0, 0));
    assert!(window.sees("Mines: 9"));
}

#[test]
fn after_a_win_the_clock_stays_at_the_time_of_the_result() {
    for (width, height) in [(520.0, 360.0), (360.0, 640.0)] {
        let mut window = TestWindow::new(beginner().style(Style::EasyX).seed(3), width, height);
        window.press("Escape");
        let field = window.field();
        let safe: Vec<_> = field.size().positions().filter(|&pos| !field.is_mine(pos)).collect();
        for pos in safe {
            window.wait(1_234);
            if window.cell(pos) == VisibleCell::Covered {
                window.open_cell(pos);
            }
        }
        assert_eq!(window.phase(), Phase::Won);
        window.wait(4_000);
        let app = &window.app;
        let elapsed = app.play().game().elapsed(app.now());
        let time = format!("{}.{:03}", elapsed / 1_000, elapsed % 1_000);
        window.press("Enter");
        assert!(window.sees(&time), "{time} in {:?}", window.texts());
        assert_eq!(window.cut_off(), Vec::<String>::new());
    }
}

#[test]
fn losing_asks_whether_to_play_again_and_yes_deals() {
    let mut window = window();
    window.open_mine();
    assert_eq!(window.phase(), Phase::Lost);
    assert!(window.sees("again-question"));
    window.wait(GUARD);
    window.press("Enter");
    assert_eq!(window.phase(), Phase::Ready);
    assert!(!window.sees("again-question"));
}

#[test]
fn closing_the_question_leaves_the_board_visible() {
    let mut window = window();
    window.open_mine();
    window.wait(2_000);
    assert!(!window.sees("result-lost"), "only the message box shows the result");
    window.press("Escape");
    assert_eq!(window.phase(), Phase::Lost);
    assert!(!window.sees("again-question"));
    assert!(window.sees("result-lost"), "and then the strip");
}

#[test]
fn a_win_without_a_record_has_its_message() {
    let mut window = window();
    window.win();
    assert_eq!(window.phase(), Phase::Won);
    assert!(window.sees("box-won"));
    window.wait(GUARD);
    window.click("ok");
    assert!(window.shows_board());
}

/// Chooses a style in the settings, and goes back to the board.
fn choose(window: &mut TestWindow, style: Style) {
    window.key(Command::Settings);
    window.wait(1_000);
    window.send(stack::Message::Screen(Setup::Changed(SettingChange::Style(style)).into()));
    window.wait(1_000);
    window.press("Escape");
}

#[test]
fn trying_a_style_leaves_no_clock_running() {
    let mut window = TestWindow::without_tasks(beginner(), 520.0, 640.0);
    choose(&mut window, Style::EasyX);
    choose(&mut window, Style::Windows7);
    let game = window.game();
    assert_eq!(Style::matching(game.rules()), Some(Style::Windows7));
    assert_eq!(game.phase(), Phase::Ready);
    assert!(!game.clock().is_running());
}

#[test]
fn changing_the_style_keeps_a_board_with_a_mark_or_an_open_cell() {
    for does in [TestWindow::mark_cell, TestWindow::open_cell] {
        let mut window = window();
        let pos = a_number(&window);
        does(&mut window, pos);
        let seen = window.cell(pos);
        choose(&mut window, Style::Windows7);
        let game = window.game();
        assert_eq!(Style::matching(game.rules()), Some(Style::EasyX));
        assert_eq!(game.cell(pos), seen);
    }
}

#[test]
fn changing_the_style_keeps_a_result_until_the_next_game() {
    let launch = LaunchOptions::default().level(Level::Expert).seed(5);
    let mut window = TestWindow::without_tasks(launch, 900.0, 700.0);
    window.win();
    choose(&mut window, Style::EasyX);
    let game = window.game();
    assert_eq!((game.phase(), game.level()), (Phase::Won, Level::Expert));
    assert!(window.sees("replay-watch"));
    window.key(Command::New);
    let game = window.game();
    assert_eq!(
        (game.phase(), game.level()),
        (Phase::Ready, Level::Beginner),
        "EasyX has no Expert"
    );
    assert_eq!(Style::matching(game.rules()), Some(Style::Windows7), "by the usual rules");
}

#[test]
fn changing_the_style_keeps_a_board_that_was_chosen() {
    let mut window = TestWindow::without_tasks(beginner(), 520.0, 640.0);
    let field = board::field("..*...*.");
    let code = BoardCode::new(field.clone()).expect("a code");
    window.paste(&code.to_string());
    for style in Style::ALL {
        choose(&mut window, style);
        assert_eq!(window.field(), field, "{style}");
    }
}

#[test]
fn a_key_meant_for_the_board_does_not_answer_the_question() {
    let mut window = window();
    window.open_mine();
    let question = "You hit a mine. Play a new board?";
    window.click("New board");
    window.press("Enter");
    window.press("Space");
    assert!(window.sees(question), "in the first moment nothing is pressed");
    window.wait(GUARD);
    let beside = Point::new(3.0, 3.0);
    window.click_at(beside);
    assert!(window.sees(question), "a click beside it answers nothing");
    assert_eq!(window.phase(), Phase::Lost);
    window.press("Enter");
    assert_eq!(window.phase(), Phase::Ready);
}

#[test]
fn the_first_click_can_hit_a_mine() {
    let losses = (0..100).filter(|&seed| {
        let mut game = Game::new(Level::Beginner, Rules::EASYX, seed, Moment(0));
        game.apply(Action::Open(at(4, 4)), Moment(0));
        game.phase() == Phase::Lost
    });
    // 100 boards of which 10 cells in 81 are mines: 12 with a standard deviation of 3.
    let losses = losses.count();
    assert!((2..=25).contains(&losses), "{losses}");
}
