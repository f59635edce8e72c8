//! Starting again without thinking: by the buttons of the mouse, and by itself once the best time has
//! passed.

use crate::common::prelude::*;
use iced::Point;
use iced::mouse::{self, Button};

fn launch() -> LaunchOptions {
    LaunchOptions::default().level(Level::Expert).style(Style::Windows7)
}

fn game(window: &TestWindow) -> &Game {
    window.game()
}

#[test]
fn any_button_over_the_face_starts_a_new_game() {
    let mut window = TestWindow::new(launch(), 1_200.0, 800.0);
    let face = window.control("new-game").bounds.center();
    for button in [Button::Left, Button::Right, Button::Middle] {
        window.open_cell(at(8, 8));
        assert!(!game(&window).is_untouched());
        window.point_at(face);
        window.mouse(mouse::Event::ButtonPressed(button));
        window.mouse(mouse::Event::ButtonReleased(button));
        assert!(game(&window).is_untouched(), "{button:?}");
    }
}

#[test]
fn the_side_buttons_start_a_new_game_wherever_the_pointer_is() {
    let mut window = TestWindow::new(launch(), 1_200.0, 800.0);
    for button in [Button::Back, Button::Forward] {
        window.open_cell(at(8, 8));
        window.mouse_on(at(0, 0), &[(button, true)]);
        assert!(game(&window).is_untouched(), "{button:?}");
    }
}

#[test]
fn the_middle_button_stays_a_chord_on_the_board_whatever_it_is_bound_to() {
    let mut window = TestWindow::new(launch(), 1_200.0, 800.0);
    window.change(SettingChange::Key(Command::New, "Mouse3".parse().expect("a button")));
    window.open_cell(at(8, 8));
    window.mouse_on(at(8, 8), &[(Button::Middle, true), (Button::Middle, false)]);
    assert!(!game(&window).is_untouched());
    window.point_at(Point::new(4.0, 200.0));
    window.mouse(mouse::Event::ButtonPressed(Button::Middle));
    assert!(game(&window).is_untouched(), "beside the board it is what it is bound to");
}

#[test]
fn the_dialog_for_keys_takes_mouse_buttons() {
    let mut window = TestWindow::new(launch(), 1_200.0, 800.0);
    window.press("F5");
    window.click("settings-input");
    window.click("keys");
    window.click("H");
    window.press("Mouse4");
    assert!(window.sees("Mouse 4 is already used for “New board”. Press another key."));
    // A dialog takes the press from what is behind it, but hears it.
    window.mouse(mouse::Event::ButtonPressed(Button::Middle));
    let keys = &window.app.settings().keys;
    let names: Vec<_> = keys.presses(Command::Hint).iter().map(ToString::to_string).collect();
    assert_eq!(names, ["H", "Mouse3"]);
}

#[test]
fn a_game_that_can_set_no_record_any_more_gives_way_to_a_new_one() {
    let home = fast_folder();
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let launch = launch().level(Level::Beginner);
    let mut window = TestWindow::new(launch.folders(folders.clone()), 760.0, 700.0);
    window.win();
    assert_eq!(game(&window).phase(), Phase::Won);
    let begin = |window: &mut TestWindow| {
        // A board that one click wins is no use here.
        while game(window).phase() != Phase::Running {
            window.key(Command::New);
            window.open_cell(at(0, 0));
        }
        window.wait(5_000);
    };
    begin(&mut window);
    assert_eq!(game(&window).phase(), Phase::Running, "off at first");

    window.change(SettingChange::RestartPastBest(true));
    window.wait(1_000);
    assert!(game(&window).is_untouched());
    assert!(window.sees("restarted-past-best"));
    drop(window);
    let (games, _) = GameHistory::load(Some(&folders));
    let last = games.list().last().expect("a game");
    assert_eq!(last.result, GameResult::Unfinished, "it is in the log as given up");
}

#[test]
fn without_a_best_time_no_game_ends_by_itself() {
    let mut window = TestWindow::new(launch(), 1_200.0, 800.0);
    window.change(SettingChange::RestartPastBest(true));
    window.open_cell(at(8, 8));
    window.wait(999_000);
    assert!(!game(&window).is_untouched());
}
