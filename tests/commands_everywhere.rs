//! What the help lists under “Everywhere” does the same on every screen, by its usual keys.

use crate::common::recordings::hesitant;
use crate::common::window::TestWindow;
use crate::common::{GAME, read_recording};
use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced::window;
use iced_test::runtime::{Action, task};
use sapper::config::command::{Command, HelpGroup};
use sapper::config::keymap::KeyPress;
use sapper::game::{Level, Phase};
use sapper::ui::app::{LaunchOptions, Message, OpenedRecording, WindowEvent};
use sapper::ui::screen::Screen;
use sapper::ui::screen::compare::CompareScreen;
use sapper::ui::screen::learn::daily::DailyScreen;
use sapper::ui::screen::learn::lessons::{self, LessonsScreen};
use sapper::ui::screen::learn::practice::PracticeScreen;
use sapper::ui::screen::library::LibraryScreen;
use sapper::ui::screen::records::RecordsScreen;
use sapper::ui::screen::replay::ReplayScreen;
use sapper::ui::screen::workbench::WorkbenchScreen;
use sapper::ui::{screen, stack};

/// A window in which a game has begun.
fn playing() -> TestWindow {
    let launch =
        LaunchOptions { level: Some(Level::Beginner), seed: Some(5), ..LaunchOptions::default() };
    let mut ui = TestWindow::new(launch, 900.0, 760.0);
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
        let was_shown = ui.app.stack().front::<S>().is_some();
        ui.press(key);
        ui.app.stack().front::<S>().is_some() != was_shown
    }
    /// Whether one more of these texts is shown then.
    fn adds(ui: &mut TestWindow, key: &str, text: &str) -> bool {
        let text = ui.app.texts().get(text).to_owned();
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
            closes_lesson || ui.app.stack().is_game_in_front()
        }
        _ => panic!("{command:?} needs a check here"),
    }
}

/// Tries each of them on a screen that `opens`.
fn all_work(opens: impl Fn(&mut TestWindow)) {
    let failed = commands().filter(|(command, key)| {
        let mut ui = playing();
        opens(&mut ui);
        !works(&mut ui, *command, *key)
    });
    assert_eq!(failed.collect::<Vec<_>>(), []);
}

#[test]
fn in_a_game() {
    all_work(|_| {});
}

#[test]
fn over_a_replay() {
    all_work(|ui| {
        let shown = ReplayScreen::new(hesitant(), "Ada".to_owned());
        ui.send(stack::Message::RecordingOpened(OpenedRecording::Paused(Box::new(shown))));
    });
}

#[test]
fn a_recording_that_plays_does_not_go_on_behind_the_records() {
    let mut ui = playing();
    let shown = ReplayScreen::new(hesitant(), "Ada".to_owned());
    ui.send(stack::Message::RecordingOpened(OpenedRecording::Playing(Box::new(shown))));
    ui.press("F4");
    assert!(ui.app.stack().front::<RecordsScreen>().is_some());
    ui.press("Escape");
    assert!(ui.app.stack().is_game_in_front());
}

#[test]
fn the_menu_names_what_happens_to_the_game_on_every_screen() {
    let screens: [fn(&mut TestWindow); 4] = [
        |ui| ui.press("F8"),
        |ui| {
            ui.press("F7");
            ui.send(stack::Message::Screen(screen::Message::Lessons(lessons::Message::Open(0))));
        },
        |ui| {
            let shown = ReplayScreen::new(hesitant(), "Ada".to_owned());
            ui.send(stack::Message::RecordingOpened(OpenedRecording::Paused(Box::new(shown))));
        },
        |ui| ui.press("F4"),
    ];
    for opens in screens {
        let mut ui = playing();
        opens(&mut ui);
        ui.choose(Command::New);
        assert!(ui.app.stack().is_game_in_front());
        assert_eq!(ui.app.play().game().phase(), Phase::Ready);
    }
}

#[test]
fn a_new_game_begins_by_its_key_as_by_the_menu() {
    for key in ["F4", "F7", "F9", "F12"] {
        let mut ui = playing();
        ui.press(key);
        ui.press("Mouse4");
        assert!(!ui.app.stack().is_game_in_front(), "{key}");
        ui.press("F2");
        assert!(ui.app.stack().is_game_in_front(), "{key}");
        assert_eq!(ui.app.play().game().phase(), Phase::Ready, "{key}");
    }
    let mut ui = playing();
    let shown = ReplayScreen::new(hesitant(), "Ada".to_owned());
    ui.send(stack::Message::RecordingOpened(OpenedRecording::Paused(Box::new(shown))));
    ui.press("F2");
    assert!(ui.app.stack().is_game_in_front());
}

#[test]
fn a_hint_from_the_menu_is_about_the_position_in_front() {
    let mut ui = playing();
    ui.press("F7");
    ui.send(stack::Message::Screen(screen::Message::Lessons(lessons::Message::Open(0))));
    ui.choose(Command::Hint);
    assert!(ui.app.stack().puzzle().is_some());
}

#[test]
fn over_two_recordings_side_by_side() {
    all_work(|ui| {
        let other = read_recording(GAME.as_bytes()).expect("a recording");
        let pair = [(hesitant(), "Ada".to_owned()), (other, "Ann".to_owned())];
        let both = OpenedRecording::Comparison(Box::new(CompareScreen::new(pair)));
        ui.send(stack::Message::RecordingOpened(both));
    });
}

#[test]
fn in_the_library() {
    all_work(|ui| ui.press("F3"));
}

#[test]
fn over_the_records() {
    all_work(|ui| ui.press("F4"));
}

#[test]
fn in_practice() {
    all_work(|ui| ui.press("F8"));
}

#[test]
fn in_the_list_of_lessons() {
    all_work(|ui| ui.press("F7"));
}

#[test]
fn in_a_lesson() {
    all_work(|ui| {
        ui.press("F7");
        ui.send(stack::Message::Screen(screen::Message::Lessons(lessons::Message::Open(0))));
        assert!(ui.app.stack().puzzle().is_some());
    });
}

#[test]
fn over_the_daily_boards() {
    all_work(|ui| ui.press("F9"));
}
