//! The SimpleMiner style: its rules, message boxes and menus.

use crate::common::board;
use crate::common::prelude::*;
use iced::Point;
use sapper::game::BoardGenerator;
use sapper::ui::features::play::result_summary::GUARD;

fn window() -> TestWindow {
    let launch = LaunchOptions::default().style(Style::SimpleMiner).seed(5);
    TestWindow::without_tasks(launch, 700.0, 760.0)
}

/// Waits exactly until the message box with the result.
fn wait_for_result(window: &mut TestWindow) {
    let burst = window.app.play().animation.as_ref().map(|life| life.ends_at());
    let now = window.app.now();
    window.wait(burst.map_or(0, |ends| ends.since(now)).max(600));
}

#[test]
fn the_strip_does_not_repeat_the_number_of_mines() {
    let mut window = TestWindow::new(
        LaunchOptions {
            style: Some(Style::SimpleMiner),
            level: Some(Level::Scattered),
            // The first cell has no mine.
            seed: Some(1),
            ..LaunchOptions::default()
        },
        520.0,
        640.0,
    );
    window.press("Escape");
    let size = Level::Scattered.size();
    let level = format!("Random (20% mines) · {} × {}", size.rows(), size.cols());
    assert!(window.sees(&level));
    window.open_cell(Pos::new(0, 0));
    assert!(window.game().field().is_some());
    assert!(window.sees(&level));
}

#[test]
fn the_first_board_has_18_by_18_cells_and_one_mine_in_five() {
    let window = window();
    assert_eq!(window.game().level(), Level::Scattered);
    let mut dealer = BoardGenerator::new(1);
    let mines: u32 = (0..400).map(|_| dealer.generate(Level::Scattered, None).mines()).sum();
    // 129,600 cells: 25,920 mines with a standard deviation of 144.
    assert!(mines.abs_diff(25_920) < 800, "{mines}");
}

#[test]
fn the_number_of_mines_is_random() {
    let count = |seed| Game::new(Level::Scattered, Rules::SIMPLE_MINER, seed, Moment(0)).mines();
    let counts: std::collections::BTreeSet<u32> = (0..20).map(count).collect();
    assert!(counts.len() > 5, "{counts:?}");
}

#[test]
fn a_left_click_removes_a_flag() {
    let mut window = window();
    window.mark_cell(at(0, 0));
    assert_eq!(window.cell(at(0, 0)), VisibleCell::Flag);
    window.open_cell(at(0, 0));
    assert_eq!(window.cell(at(0, 0)), VisibleCell::Covered);
}

#[test]
fn a_click_on_an_open_number_opens_its_neighbours() {
    let mut game = board::game("*.. ... ..*", Rules::SIMPLE_MINER);
    game.apply(Action::Open(at(0, 1)), Moment(0));
    game.apply(Action::Open(at(0, 1)), Moment(0));
    assert_eq!(game.cell(at(1, 1)), VisibleCell::Covered, "its mine is not flagged yet");
    game.apply(Action::Mark(at(0, 0)), Moment(0));
    game.apply(Action::Open(at(0, 1)), Moment(0));
    assert_eq!(game.cell(at(1, 1)), VisibleCell::Open(2));
    assert_eq!(game.cell(at(0, 2)), VisibleCell::Open(0));
}

#[test]
fn an_open_zero_shows_a_0() {
    let mut window = window();
    let field = window.field();
    let zero = (field.size().positions()).find(|&pos| field.number(pos) == Some(0)).unwrap();
    assert!(!window.sees("0"));
    window.open_cell(zero);
    assert_eq!(window.cell(zero), VisibleCell::Open(0));
}

#[test]
fn a_loss_is_shown_in_a_message_box_and_a_new_board_follows() {
    let mut window = window();
    let before = window.field();
    window.open_mine();
    assert_eq!(window.phase(), Phase::Lost);
    wait_for_result(&mut window);
    assert!(window.sees("box-lost"));
    window.click("ok");
    assert_eq!(window.phase(), Phase::Lost, "a click meant for the board");
    window.wait(GUARD);
    window.click("ok");
    assert_eq!(window.phase(), Phase::Ready);
    assert_ne!(window.field(), before);
    assert_eq!(window.game().level(), Level::Scattered);
}

#[test]
fn the_final_board_is_visible_before_the_message_box() {
    let mut window = window();
    window.open_mine();
    window.wait(300);
    assert!(!window.sees("box-lost"), "the mines are seen first");
    assert!(!window.sees("result-retry"), "and the strip leaves it to the box");
    wait_for_result(&mut window);
    assert!(window.sees("box-lost"));
    window.wait(GUARD);
    assert!(window.sees("box-next"));
    assert!(!window.sees("result-retry") && !window.sees("play-again"));
    window.click_at(Point::new(3.0, 3.0));
    assert!(window.sees("box-lost"), "a click beside it leaves it open");
    assert_eq!(window.phase(), Phase::Lost);
}

#[test]
fn a_new_game_replaces_the_message_box() {
    let mut window = window();
    window.open_mine();
    window.key(Command::New);
    assert_eq!(window.phase(), Phase::Ready);
    window.wait(2_000);
    assert!(!window.sees("box-lost"), "the box has gone with its game");

    window.open_mine();
    wait_for_result(&mut window);
    assert!(window.sees("box-lost"));
    window.key(Command::New);
    assert!(!window.sees("box-lost"));
    assert_eq!(window.phase(), Phase::Ready);
}

#[test]
fn the_message_box_waits_until_the_menu_is_closed() {
    let mut window = window();
    window.open_mine();
    window.key(Command::Menu);
    window.wait(2_000);
    assert!(!window.sees("box-lost"));
    window.press("Escape");
    window.wait(0);
    assert!(window.sees("box-lost"));
}

#[test]
fn escape_closes_the_message_box_too() {
    let mut window = window();
    window.open_mine();
    wait_for_result(&mut window);
    window.wait(GUARD);
    window.press("Escape");
    assert_eq!(window.phase(), Phase::Ready);
}

#[test]
fn a_win_is_shown_in_a_message_box_too() {
    let mut window = window();
    window.win();
    assert_eq!(window.phase(), Phase::Won);
    wait_for_result(&mut window);
    assert!(window.sees("box-won"));
    window.press("Enter");
    assert_eq!(window.phase(), Phase::Won, "a key meant for the board");
    window.wait(GUARD);
    window.press("Enter");
    assert_eq!(window.phase(), Phase::Ready);
}

#[test]
fn show_remaining_is_off_until_checked() {
    let mut window = window();
    let count = window.game().remaining().to_string();
    assert!(!window.sees(&count));
    window.click("show-remaining");
    assert!(window.sees(&count));
    window.click("show-remaining");
    assert!(!window.sees(&count));
}

#[test]
fn the_custom_dialog_starts_with_the_current_board() {
    let mut window = window();
    let mines = window.field().mines().to_string();
    window.click("custom-button");
    assert!(window.sees("18") && window.sees(&mines));
}

#[test]
fn a_custom_board_of_the_same_size_keeps_the_matrix() {
    let mut window = window();
    window.mark_cell(at(0, 0));
    window.click("custom-button");
    window.fill("custom-mines", "40");
    window.click("Start");
    let game = window.game();
    assert_eq!(game.level(), Level::with_dimensions(18, 18, 40).unwrap());
    assert_eq!(game.cell(at(0, 0)), VisibleCell::Covered);
    assert_eq!(game.mines(), 40, "from now on the mines are counted");
}

#[test]
fn the_count_can_be_shown_if_the_command_line_chose_the_style() {
    let home = tempfile::tempdir().expect("a folder");
    let launch = LaunchOptions::default().style(Style::SimpleMiner).files_in(&home);
    let mut window = TestWindow::new(launch, 700.0, 760.0);
    assert!(!window.app.settings().show_remaining);
    window.click("show-remaining");
    assert!(window.app.settings().show_remaining);
}
