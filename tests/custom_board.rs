//! The dialog for a custom board.

use crate::common::look::Control;
use crate::common::prelude::*;
use crate::common::reader::Reader;
use accesskit::Role;
use iced::Point;
use sapper::config::{BoardName, TextSize};
use sapper::game::CustomBoard;
use sapper::ui::features::play::board_fields::{BoardField, FieldInput};
use sapper::ui::features::play::custom_board::{CustomBoardDialog, Message};
use sapper::ui::kit::theme::size;
use sapper::ui::screen::dialog::DialogState;
use sapper::ui::screen::effect::{Effect, Request};

fn at_the_dialog() -> TestWindow {
    let launch = LaunchOptions::default().level(Level::Expert).seed(7);
    let mut window = TestWindow::without_tasks(launch, 992.0, 640.0);
    window.click("custom-button");
    window
}

fn is_open(window: &TestWindow) -> bool {
    window.sees("custom-title")
}

#[test]
fn it_opens_with_the_current_board_and_shows_the_limits() {
    let window = at_the_dialog();
    for text in ["Rows", "Columns", "Mines", "1–256", "0–479"] {
        assert!(window.sees(text), "{text}");
    }
}

#[test]
fn it_says_how_dense_the_mines_are_and_which_level_is_like_that() {
    let mut window = at_the_dialog();
    assert!(window.sees("21% mines, like Expert"));
    for (mines, said) in [("59", "12% mines, like Beginner"), ("240", "50% mines")] {
        window.fill("custom-mines", mines);
        assert!(window.sees(said), "{said}");
    }
    window.fill("custom-mines", "x");
    assert!(!window.sees("50% mines"), "a problem takes its place");
}

#[test]
fn errors_are_shown_while_typing_move_nothing_and_disable_start() {
    let mut window = at_the_dialog();
    let places =
        |window: &TestWindow| ["Rows", "Mines", "Cancel", "Start"].map(|text| window.bounds(text));
    let before = places(&window);
    for (typed, said) in
        [("600", "16 × 30 cells have room for at most 479 mines."), ("x", "Enter a whole number.")]
    {
        window.fill("custom-mines", typed);
        let wrong = window.bounds(said);
        assert_eq!(places(&window), before, "{said}");
        let two_lines = 2.0 * 1.3 * size::SMALL;
        assert!(wrong.height <= two_lines, "{said} fits into its room");
        window.click("Start");
        window.press("Enter");
        assert!(is_open(&window), "{typed}");
    }
    window.fill("custom-mines", "99");
    window.fill("custom-rows", "257");
    assert!(window.sees("Enter a number from 1 to 256."));
}

#[test]
fn enter_accepts_and_escape_cancels() {
    let mut window = at_the_dialog();
    window.fill("custom-rows", "10");
    window.press("Enter");
    assert_eq!(window.game().size().rows(), 10);
    window.click("custom-button");
    window.fill("custom-rows", "12");
    window.press("Escape");
    assert!(!is_open(&window));
    assert_eq!(window.game().size().rows(), 10);
}

#[test]
fn a_click_outside_cancels_and_one_inside_does_not() {
    let mut window = at_the_dialog();
    window.click("custom-title");
    assert!(is_open(&window));
    window.click_at(Point::new(20.0, 600.0));
    assert!(!is_open(&window));
    assert_eq!(window.phase(), Phase::Ready, "and no cell was opened by it");
}

#[test]
fn step_buttons_count_up_and_down() {
    let mut window = at_the_dialog();
    window.click("+");
    window.click("Start");
    assert_eq!(window.game().size().rows(), 17, "the first one is the rows'");
}

#[test]
fn the_last_custom_board_is_remembered() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let launch = || LaunchOptions::default().folders(folders.clone());
    let mut window = TestWindow::without_tasks(launch(), 992.0, 640.0);
    window.click("custom-button");
    window.fill("custom-rows", "5");
    window.fill("custom-cols", "7");
    window.fill("custom-mines", "3");
    window.click("Start");
    drop(window);
    let window = TestWindow::without_tasks(launch(), 992.0, 640.0);
    let board = Level::with_dimensions(5, 7, 3).expect("a level");
    assert_eq!(window.game().level(), board, "also at the next start");
}

#[test]
fn a_game_on_the_same_size_begins_covered() {
    let mut window = at_the_dialog();
    window.press("Escape");
    window.open_cell(Pos::new(8, 8));
    window.mark_cell(Pos::new(0, 0));
    window.click("custom-button");
    window.fill("custom-mines", "50");
    window.click("Start");
    let game = window.game();
    assert_eq!((game.phase(), game.remaining()), (Phase::Ready, 50));
}

fn filled(rows: &str, cols: &str, mines: &str) -> CustomBoardDialog {
    let mut dialog = CustomBoardDialog::new(CustomBoard::new(1, 1, 0).expect("a board"), false);
    for (field, typed) in BoardField::ALL.into_iter().zip([rows, cols, mines]) {
        dialog.update(Message::Field(FieldInput::Typed(field, typed.to_owned())));
    }
    dialog
}

#[test]
fn each_error_is_shown_at_its_field() {
    let (empty, no_number) = ("Enter a number.", "Enter a whole number.");
    let side = "Enter a number from 1 to 256.";
    let full = "18 × 32 cells have room for at most 575 mines.";
    let texts = Texts::new(Lang::English);
    let cases = [
        (("18", "32", "100"), [None, None, None]),
        (("", "32", "100"), [Some(empty), None, None]),
        (("18", " ", "100"), [None, Some(empty), None]),
        (("18", "3x", "100"), [None, Some(no_number), None]),
        (("-3", "32", "100"), [Some(no_number), None, None]),
        (("1.5", "32", "100"), [Some(no_number), None, None]),
        (("0", "257", "100"), [Some(side), Some(side), None]),
        (("18", "32", "576"), [None, None, Some(full)]),
        (("18", "32", "99999999999999999999999"), [None, None, Some(full)]),
        (("18", "32", "575"), [None, None, None]),
        ((" 18 ", "32", "0"), [None, None, None]),
    ];
    for ((rows, cols, mines), expected) in cases {
        let dialog = filled(rows, cols, mines);
        let found = BoardField::ALL.map(|field| dialog.fields().problem(field, &texts));
        assert_eq!(found.each_ref().map(Option::as_deref), expected, "{rows} × {cols}, {mines}");
        let right = found.iter().all(Option::is_none);
        assert_eq!(dialog.level().is_some(), right, "OK waits: {rows} × {cols}, {mines}");
    }
}

#[test]
fn the_steps_stay_within_the_limits() {
    let mut dialog = filled("256", "1", "255");
    dialog.update(Message::Field(FieldInput::Stepped(BoardField::Rows, 1)));
    dialog.update(Message::Field(FieldInput::Stepped(BoardField::Cols, -1)));
    dialog.update(Message::Field(FieldInput::Stepped(BoardField::Mines, 1)));
    assert_eq!(dialog, filled("256", "1", "255"));
    dialog.update(Message::Field(FieldInput::Stepped(BoardField::Rows, -1)));
    dialog.update(Message::Field(FieldInput::Stepped(BoardField::Mines, -1)));
    assert_eq!(dialog, filled("255", "1", "254"));
}

#[test]
fn a_step_from_an_invalid_value_starts_at_the_minimum() {
    let mut dialog = filled("many", "", "none");
    for field in BoardField::ALL {
        dialog.update(Message::Field(FieldInput::Stepped(field, 1)));
    }
    assert_eq!(dialog, filled("1", "1", "0"));
}

#[test]
fn an_invalid_board_is_not_started() {
    assert!(filled("18", "32", "600").update(Message::Accepted).is_empty());
    let started = filled("16", "30", "99").update(Message::Accepted);
    assert!(
        matches!(
            started[..],
            [Effect::Ask(Request::Close), Effect::Ask(Request::Run(Command::Level(Level::Expert)))]
        ),
        "the measures of a level are that level"
    );
}

#[test]
fn the_8_by_8_beginner_board_is_one_click_away_and_ranked() {
    let mut window = at_the_dialog();
    window.click("level-beginner8x8");
    window.click("Start");
    let game = window.game();
    assert_eq!((game.size().rows(), game.size().cols()), (8, 8));
    assert_eq!(game.level(), Level::Beginner8x8);
    assert!(LevelKind::of(game.level()).is_ranked());

    let mut window = at_the_dialog();
    for (field, typed) in [("custom-rows", "8"), ("custom-cols", "8"), ("custom-mines", "10")] {
        window.fill(field, typed);
    }
    window.click("Start");
    assert_eq!(window.game().level(), Level::Beginner8x8, "its numbers are enough");
}

/// A window with these files, at the dialog.
fn with_files(home: &TempDir) -> TestWindow {
    let folders = Folders::at(home.path().join("data"), home.path().join("config"));
    let launch = LaunchOptions::default().level(Level::Expert).folders(folders);
    let mut window = TestWindow::new(launch, 992.0, 700.0);
    window.click("custom-button");
    window
}

fn fill(window: &mut TestWindow, board: [&str; 3]) {
    for (field, typed) in BoardField::ALL.into_iter().zip(board) {
        window.fill(field.id(), typed);
    }
}

/// The saved board that the list shows, if it is there.
fn chosen(window: &TestWindow) -> Option<String> {
    let list = |it: &Control| it.semantics.name.as_deref() == Some("Saved boards");
    window.controls().into_iter().find(list).map(|it| it.semantics.value.unwrap_or_default())
}

/// Chooses the first or last saved board.
fn choose(window: &mut TestWindow, key: &str) {
    window.click_at(window.control("custom-boards").bounds.center());
    window.press(key);
    window.press("Enter");
}

/// Fills the fields, and saves the board under a name.
fn save(window: &mut TestWindow, board: [&str; 3], name: &str) {
    fill(window, board);
    window.fill("custom-name", name);
    window.click("name-save");
}

/// What the fields have, and the saved boards.
fn shown(window: &TestWindow) -> ([String; 3], Vec<String>) {
    let controls = window.controls();
    let numbers = controls.iter().filter(|it| it.semantics.role == Role::SpinButton);
    let typed: Vec<_> = numbers.filter_map(|it| it.semantics.value.clone()).collect();
    let typed = typed.try_into().expect("three fields");
    let saved = window.app.settings().custom_boards.keys().map(|it| it.as_str().to_owned());
    (typed, saved.collect())
}

#[test]
fn boards_are_saved_under_names_and_chosen_from_a_list() {
    let home = tempfile::tempdir().expect("a folder");
    let mut window = with_files(&home);
    assert_eq!(chosen(&window), None, "there is none");
    save(&mut window, ["5", "7", "3"], "  Quick ");
    save(&mut window, ["20", "30", "140"], "Größer");
    fill(&mut window, ["9", "9", "9"]);
    assert_eq!(chosen(&window).as_deref(), Some(""), "this is none of them");
    window.press("Escape");
    drop(window);

    let mut window = with_files(&home);
    choose(&mut window, "End");
    assert_eq!(chosen(&window).as_deref(), Some("Quick"), "also at the next start");
    let (typed, saved) = shown(&window);
    assert_eq!(typed, ["5", "7", "3"]);
    assert_eq!(saved, ["Größer", "Quick"]);
    window.click("Start");
    assert_eq!(window.game().level(), Level::with_dimensions(5, 7, 3).unwrap());
}

#[test]
fn the_same_name_replaces_its_board_and_a_board_can_be_removed() {
    let home = tempfile::tempdir().expect("a folder");
    let mut window = with_files(&home);
    save(&mut window, ["5", "7", "3"], "Quick");
    save(&mut window, ["5", "7", "3"], "Same");
    assert_eq!(chosen(&window).as_deref(), Some("Same"));
    choose(&mut window, "Home");
    assert_eq!(chosen(&window).as_deref(), Some("Quick"), "of two that are the same");
    window.fill("custom-mines", "4");
    window.click("name-save");
    let of = |window: &TestWindow, name| {
        window.app.settings().custom_boards.get(&BoardName::new(name).unwrap()).copied()
    };
    assert_eq!(of(&window, "Quick"), CustomBoard::new(5, 7, 4).ok());
    assert_eq!(of(&window, "Same"), CustomBoard::new(5, 7, 3).ok());
    window.press_control("counters-remove");
    assert_eq!(shown(&window).1, ["Same"], "the one that is shown");
    let name = window.control("Name").semantics.value;
    assert_eq!(name.as_deref(), Some("Quick"), "it can be saved again");
    window.press("Escape");
    drop(window);
    assert_eq!(shown(&with_files(&home)).1, ["Same"], "also at the next start");
}

#[test]
fn only_a_right_name_and_a_right_board_are_saved() {
    let mut window = at_the_dialog();
    for (name, said) in [
        (" ", "Enter a name."),
        ("1234567890123456789012345", "A name can have at most 24 characters."),
        ("a\u{202E}b", "This name contains a character that cannot be displayed."),
    ] {
        save(&mut window, ["5", "7", "3"], name);
        assert!(window.sees(said), "{name}");
        let said_with_field = window.control("Name").semantics.error.clone();
        assert_eq!(said_with_field.as_deref(), Some(said), "{name}");
    }
    save(&mut window, ["5", "7", "35"], "Too many");
    assert_eq!(shown(&window).1, [""; 0]);
    save(&mut window, ["5", "7", "34"], "123456789012345678901234");
    assert_eq!(shown(&window).1, ["123456789012345678901234"]);
}

#[test]
fn enter_saves_a_name_that_is_new_and_else_starts() {
    let mut window = at_the_dialog();
    fill(&mut window, ["5", "7", "3"]);
    window.fill("custom-name", "Quick");
    window.press("Enter");
    assert!(is_open(&window));
    assert_eq!(shown(&window).1, ["Quick"]);
    window.press("Enter");
    assert!(!is_open(&window));
    assert_eq!(window.game().mines(), 3);
}

#[test]
fn saved_boards_are_heard() {
    let home = tempfile::tempdir().expect("a folder");
    let mut reader = Reader::of(with_files(&home));
    for name in ["Quick", "Same"] {
        reader.heard();
        reader.set_value(Role::TextInput, "Name", name);
        reader.click(Role::Button, "Save");
        let heard = reader.heard();
        assert!(heard.contains(&format!("Saved: {name}")), "{heard:?}");
    }
    assert_eq!(reader.node(Role::ComboBox, "Saved boards").value(), Some("Same"));
    reader.press("Shift+Tab");
    reader.press("Shift+Tab");
    assert_eq!(reader.focus, reader.find(Role::ComboBox, "Saved boards"));
    reader.press("Up");
    assert_eq!(reader.node(Role::ComboBox, "Saved boards").value(), Some("Quick"));
    reader.click(Role::Button, "Remove");
    assert!(reader.heard().contains(&"Removed: Quick".to_owned()));
}

#[test]
fn the_smallest_windows_have_room_for_all_of_it() {
    for text_size in [TextSize::Percent100, TextSize::Percent200] {
        let mut window = TestWindow::new(LaunchOptions::default(), 360.0, 480.0);
        window.change(SettingChange::TextSize(text_size));
        let name = BoardName::new(&"W".repeat(24)).unwrap();
        window.change(SettingChange::SavedBoard(name, CustomBoard::new(9, 9, 9).ok()));
        window.press("Ctrl+N");
        for _ in 0..16 {
            window.press("Tab");
            assert!(window.focus_is_in_sight(), "{text_size:?}: {:?}", window.focus());
        }
        assert_eq!(window.cut_off(), [""; 0], "{text_size:?}");
    }
}
