//! What the help lists under “Everywhere” does the same on every screen, by its usual keys.

use crate::common::places::{SCREENS, Way, lesson, recording};
use crate::common::prelude::*;
use crate::common::recordings::hesitant;
use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced::window;
use iced_test::runtime::{Action, task};
use sapper::config::command::HelpGroup;
use sapper::config::keymap::KeyPress;
use sapper::ui::features::compare::CompareScreen;
use sapper::ui::features::daily::DailyScreen;
use sapper::ui::features::lessons::LessonsScreen;
use sapper::ui::features::library::LibraryScreen;
use sapper::ui::features::practice::PracticeScreen;
use sapper::ui::features::records::RecordsScreen;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::features::workbench::WorkbenchScreen;
use sapper::ui::shell::any_screen::Screen;
use sapper::ui::shell::app::{Message, WindowEvent};

/// A window in which a game has begun.
fn playing() -> TestWindow {
    let mut ui = TestWindow::new(beginner().seed(5), 900.0, 760.0);
    let size = ui.logical_size();
    ui.send(Message::Window(WindowEvent::Opened(window::Id::unique(), size)));
    ui.press_times("Ctrl+Home", 2);
    ui.press("Space");
    ui
}

fn commands() -> impl Iterator<Item = (Command, KeyPress)> {
    let is_everywhere = |command: &Command| {
        let spec = command.spec();
        spec.help == Some(HelpGroup::Everywhere)
            || spec.is_global && spec.help != Some(HelpGroup::View)
    };
    let keys = |command: Command| command.spec().keys.iter().map(move |key| (command, *key));
    Command::all().filter(is_everywhere).flat_map(keys)
}

/// Whether the key asks for something of the window itself.
fn changes_window(ui: &mut TestWindow, key: KeyPress) -> bool {
    let actions = task::into_stream(ui.app.update(Message::Key(vec![key])));
    let is_of_window = async |action| matches!(action, Action::Window(_));
    actions.is_some_and(|actions| block_on(actions.any(is_of_window)))
}

/// Presses a key, and returns whether it did what the help says.
fn works(ui: &mut TestWindow, command: Command, key: KeyPress) -> bool {
    fn toggles<S: Screen>(ui: &mut TestWindow, key: &str) -> bool {
        let was_shown = ui.is_in_front::<S>();
        ui.press(key);
        ui.is_in_front::<S>() != was_shown
    }
    /// Whether one more of these texts is shown then.
    fn adds(ui: &mut TestWindow, key: &str, text: &str) -> bool {
        let text = ui.word(text);
        let before = ui.texts_at(&text).len();
        ui.press(key);
        ui.texts_at(&text).len() > before
    }
    let name = key.to_string();
    match command {
        Command::Library => toggles::<LibraryScreen>(ui, &name),
        Command::Lessons => toggles::<LessonsScreen>(ui, &name),
        Command::Practice => toggles::<PracticeScreen>(ui, &name),
        Command::Daily => toggles::<DailyScreen>(ui, &name),
        Command::Records => toggles::<RecordsScreen>(ui, &name),
        Command::Workbench => toggles::<WorkbenchScreen>(ui, &name),
        Command::Settings => adds(ui, &name, "settings"),
        Command::Help => adds(ui, &name, "help"),
        Command::Menu => adds(ui, &name, "menu-others"),
        Command::Counters => {
            let shown = |ui: &TestWindow| {
                let of_replay = ui.app.stack().find().map(|replay: &ReplayScreen| replay.details);
                let both = ui.app.stack().find();
                let of_both = both.map(|both: &CompareScreen| both.toggled_details);
                of_replay.or(of_both).unwrap_or(ui.app.settings().counters)
            };
            let were_shown = shown(ui);
            ui.press(&name);
            shown(ui) != were_shown
        }
        Command::FullScreen => changes_window(ui, key),
        Command::NextControl | Command::PreviousControl => {
            let before = ui.focus();
            ui.press(&name);
            ui.focus().is_some_and(|focus| before.as_ref() != Some(&focus))
        }
        Command::Back => {
            let had_puzzle = ui.app.stack().puzzle().is_some();
            ui.press(&name);
            let closes_lesson = had_puzzle && ui.app.stack().puzzle().is_none();
            closes_lesson || ui.is_game_in_front()
        }
        _ => panic!("{command:?} needs a check here"),
    }
}

/// Tries each of them in the game and on each screen above it.
#[test]
fn in_the_game_and_on_every_screen() {
    let game: Way = ("the game", |_| {});
    for (place, way) in SCREENS.into_iter().chain([game]) {
        let failed = commands().filter(|(command, key)| {
            let mut ui = playing();
            way(&mut ui);
            !works(&mut ui, *command, *key)
        });
        assert_eq!(failed.collect::<Vec<_>>(), [], "{place}");
    }
}

#[test]
fn a_recording_that_plays_does_not_go_on_behind_the_records() {
    let mut ui = playing();
    let shown = ReplayScreen::new(hesitant(), "Ada".to_owned());
    ui.watch(shown);
    ui.press("F4");
    assert!(ui.is_in_front::<RecordsScreen>());
    ui.press("Escape");
    assert!(ui.is_game_in_front());
}

#[test]
fn the_menu_names_what_happens_to_the_game_on_every_screen() {
    let ways: [fn(&mut TestWindow); 4] =
        [|ui| ui.press("F8"), lesson, recording, |ui| ui.press("F4")];
    for way in ways {
        let mut ui = playing();
        way(&mut ui);
        ui.choose(Command::New);
        assert!(ui.is_game_in_front());
        assert_eq!(ui.phase(), Phase::Ready);
    }
}

#[test]
fn a_new_game_begins_by_its_key_as_by_the_menu() {
    let ways: [fn(&mut TestWindow); 5] = [
        recording,
        |ui| ui.press_all(&["F4", "Mouse4"]),
        |ui| ui.press_all(&["F7", "Mouse4"]),
        |ui| ui.press_all(&["F9", "Mouse4"]),
        |ui| ui.press_all(&["F12", "Mouse4"]),
    ];
    for way in ways {
        let mut ui = playing();
        way(&mut ui);
        assert!(!ui.is_game_in_front());
        ui.press("F2");
        assert!(ui.is_game_in_front());
        assert_eq!(ui.phase(), Phase::Ready);
    }
}

#[test]
fn a_hint_from_the_menu_is_about_the_position_in_front() {
    let mut ui = playing();
    lesson(&mut ui);
    ui.choose(Command::Hint);
    assert!(ui.app.stack().puzzle().is_some());
}
