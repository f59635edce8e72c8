//! No silence: on every screen, a key that changes something moves the focus, changes what has it,
//! or is news; and one that can lead no further says so.

use crate::common::places::{SCREENS, Way, comparison, recording};
use crate::common::prelude::*;
use crate::common::reader::Reader;
use crate::common::recordings::won;
use crate::daily_screen;
use crate::every_screen::past;
use accesskit::{Action, ActionData, Live, Node, NodeId, Role};
use sapper::config::command::HelpGroup;
use sapper::config::keymap::KeyPress;
use sapper::platform::FileChoice;
use sapper::ui::features::settings::{self, Page, SubPage};
use std::collections::BTreeMap;

/// Commands that would open a dialog of the system, or end the program.
const LEFT_OUT: [Command; 3] = [Command::OpenRecording, Command::SaveRecording, Command::Quit];

/// The keys of all commands but those that only change how large or where something is drawn, and
/// some that digits and a pen have.
fn keys() -> impl Iterator<Item = KeyPress> {
    let commands = Command::all().filter(|command| {
        let is_of_view = command.spec().help == Some(HelpGroup::View);
        !is_of_view && *command != Command::FullScreen && !LEFT_OUT.contains(command)
    });
    let bound = commands.flat_map(|command| command.spec().keys.iter().copied());
    let others = ["0", "1", "5", "X", "Delete", "Ctrl+Z"];
    let others = others.into_iter().map(|key| key.parse().expect("a key"));
    bound.chain(others).filter(|key| !key.is_button())
}

/// What can be heard of a window besides news: each node with what it says.
type Said = BTreeMap<NodeId, (Role, Vec<String>)>;

fn said_by(node: &Node) -> (Role, Vec<String>) {
    let words = [node.label(), node.value(), node.description()];
    let words = words.into_iter().flatten().map(str::to_owned);
    let state = (node.toggled(), node.is_selected(), node.is_expanded(), node.numeric_value());
    (node.role(), words.chain([format!("{state:?}")]).collect())
}

/// A clock goes on by itself.
fn is_clock(node: &Node) -> bool {
    let words = node.label().or(node.value()).unwrap_or_default();
    words.starts_with("Time") || words.starts_with("New boards in") || words.contains(" s left")
}

fn said(reader: &Reader) -> Said {
    let is_news =
        |node: &Node| node.live() == Some(Live::Polite) || node.live() == Some(Live::Assertive);
    let nodes = reader.nodes.iter().filter(|(_, node)| !is_news(node) && !is_clock(node));
    let nodes = nodes.filter(|(_, node)| node.role() != Role::Window);
    nodes.map(|(id, node)| (*id, said_by(node))).collect()
}

/// The screen and the dialogs in front.
fn front(reader: &Reader) -> Vec<NodeId> {
    [Role::Dialog, Role::Group].into_iter().flat_map(|role| reader.all(role)).collect()
}

/// Presses each key on a screen that `opens`, and returns those that changed something in silence.
fn silent_keys(opens: impl Fn() -> (Reader, Vec<TempDir>)) -> Vec<String> {
    let (mut reader, mut home) = opens();
    let first = front(&reader);
    let mut silent = Vec::new();
    // An entry of a menu may lead to a dialog of the system.
    let presses: &[&str] =
        if reader.ui.app.stack().has_dialog() { &["Enter", "Space"] } else { &[] };
    for key in keys().filter(|key| !presses.contains(&key.to_string().as_str())) {
        if front(&reader) != first {
            (reader, home) = opens();
        }
        reader.heard();
        let (before, had_focus) = (said(&reader), focus(&reader));
        let settings = reader.ui.app.settings().clone();
        reader.press(&key.to_string());
        let after = said(&reader);
        let has_changed = before != after || settings != *reader.ui.app.settings();
        if has_changed && had_focus == focus(&reader) && reader.heard().is_empty() {
            let differs = after.iter().find(|(id, node)| before.get(*id) != Some(*node));
            silent.push(format!("{key}: {differs:?}"));
        }
    }
    drop(home);
    silent
}

/// The focus, with what is said of it.
fn focus(reader: &Reader) -> (NodeId, (Role, Vec<String>)) {
    (reader.focus, said_by(&reader.nodes[&reader.focus]))
}

/// Whether a key that leads no further is silent.
fn is_silent(reader: &mut Reader, key: &str) -> bool {
    reader.heard();
    let before = focus(reader);
    reader.press(key);
    before == focus(reader) && reader.heard().is_empty()
}

/// Presses each of these keys on a screen that `opens` until it can lead no further, and returns
/// those that are then silent.
fn silent_ends(opens: impl Fn() -> (Reader, Vec<TempDir>), keys: &[&str]) -> Vec<String> {
    let (mut reader, _homes) = opens();
    let mut silent = Vec::new();
    for key in keys {
        (0..ENOUGH).for_each(|_| reader.press(key));
        if is_silent(&mut reader, key) {
            silent.push((*key).to_owned());
        }
    }
    silent
}

/// No list of a test is longer; a recording has more events.
const ENOUGH: usize = 9;

#[track_caller]
fn ends_are_heard(opens: impl Fn() -> (Reader, Vec<TempDir>), keys: &[&str]) {
    let silent = silent_ends(opens, keys);
    assert!(silent.is_empty(), "silent at the end: {silent:?}");
}

#[test]
fn where_a_board_ends() {
    let keys = ["Left", "Up", "Right", "Down", "Home", "End", "PageUp", "PageDown", "Ctrl+Home"];
    ends_are_heard(|| after(playing), &keys);
    ends_are_heard(|| after(|ui| ui.press("F8")), &keys[..6]);
}

#[test]
fn where_a_recording_ends() {
    let keys = ["Home", "Left", "End", "Right", "Up", "Down", "PageUp", "PageDown"];
    ends_are_heard(|| after(recording), &keys);
    ends_are_heard(|| after(comparison), &keys[..6]);
}

#[test]
fn events_of_one_moment_are_steps_of_their_own() {
    let (mut reader, _homes) = after(recording);
    reader.press("Home");
    for step in 0..ENOUGH {
        reader.heard();
        reader.press("Right");
        assert!(!reader.heard().is_empty(), "step {step}");
    }
}

#[test]
fn where_lists_end() {
    let keys = ["Home", "Up", "PageUp", "End", "Down", "PageDown"];
    ends_are_heard(library, &keys);
    ends_are_heard(|| after(|ui| ui.press("F4")), &["Left", "Right"]);
    let keys = ["Right", "Down", "PageDown"];
    ends_are_heard(|| after(|ui| ui.press("F9")), &keys);
}

#[test]
fn what_changes_nothing_on_the_workbench() {
    let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "Delete"];
    let undo = ["Ctrl+Y", "Ctrl+Z", "Left", "Right"];
    for keys in [&digits[..], &undo] {
        ends_are_heard(|| after(|ui| ui.press("F12")), keys);
        ends_are_heard(|| after(on_the_bench), keys);
    }
}

fn player(home: &TempDir) -> LaunchOptions {
    fs::write(home.path().join("settings.toml"), "version = 1\nintroduced = true\n").unwrap();
    let launch = beginner().lang(Lang::English).seed(5);
    launch.player("Ada").files_in(home)
}

/// A window of 900 × 760, in which `does` happens first.
fn after(does: impl Fn(&mut TestWindow)) -> (Reader, Vec<TempDir>) {
    let home = fast_folder();
    fs::write(home.path().join("games.toml"), past()).unwrap();
    fs::write(home.path().join("daily.toml"), daily_screen::some_results()).unwrap();
    let mut reader = Reader::new(player(&home), 900.0, 760.0);
    does(&mut reader.ui);
    reader.listen();
    (reader, vec![home])
}

fn playing(ui: &mut TestWindow) {
    ui.press("Down");
    ui.press("Space");
}

#[track_caller]
fn hears(place: &str, way: impl Fn(&mut TestWindow)) {
    are_heard(place, || after(&way));
}

#[track_caller]
fn are_heard(place: &str, opens: impl Fn() -> (Reader, Vec<TempDir>)) {
    let silent = silent_keys(opens);
    assert!(silent.is_empty(), "changed in silence, {place}:\n{}", silent.join("\n"));
}

#[test]
fn in_a_game_and_around_it() {
    let ways: [Way; 5] = [
        ("a new board", |_| {}),
        ("a game", playing),
        ("a pause", |ui| {
            playing(ui);
            ui.press("P");
        }),
        ("a win", |ui| {
            playing(ui);
            ui.win();
            ui.wait(5_000);
        }),
        ("a loss", |ui| {
            playing(ui);
            ui.open_mine();
            ui.wait(5_000);
        }),
    ];
    ways.into_iter().for_each(|(place, way)| hears(place, way));
}

#[test]
fn on_every_screen() {
    SCREENS.into_iter().for_each(|(place, way)| hears(place, way));
    hears("the workbench", on_the_bench);
    hears("a daily board", |ui| daily_screen::play(ui, "Resume", "Intermediate"));
}

#[test]
fn on_the_title() {
    are_heard("the title", || {
        let home = fast_folder();
        (Reader::new(player(&home).style(Style::EasyX), 900.0, 760.0), vec![home])
    });
}

#[test]
fn over_a_recording_with_the_focus_on_its_slider() {
    are_heard("the slider", || {
        let (mut reader, homes) = after(recording);
        let slider = reader.find(Role::Slider, "Time");
        reader.asks(slider, Action::Focus, None);
        (reader, homes)
    });
}

/// The library, with three recordings.
fn library() -> (Reader, Vec<TempDir>) {
    let games = fast_folder();
    for (name, tenths) in [("a", 20), ("b", 10), ("c", 30)] {
        let game = won(name, tenths, "2024-01-02 10:00:00");
        fs::write(games.path().join(format!("{name}.rawvf")), game).unwrap();
    }
    let (reader, mut homes) = after(|ui| {
        let dropped = FileChoice::File(games.path().to_owned());
        ui.send(stack::Message::RecordingChosen(dropped));
    });
    homes.push(games);
    (reader, homes)
}

#[test]
fn in_the_library() {
    are_heard("the library with games", library);
}

fn on_the_bench(ui: &mut TestWindow) {
    ui.press("F12");
    ui.press("Down");
}

/// What opens each dialog that keys and the settings lead to.
fn dialogs() -> impl Iterator<Item = impl Fn(&mut TestWindow)> {
    let pages = Page::ALL.map(settings::Message::Page).into_iter();
    let further = pages.chain(SubPage::ALL.map(settings::Message::Open));
    let keys = ["F10", "F5", "F1", "Ctrl+N", "Alt+G"].into_iter().map(|key| (key, None));
    keys.chain(further.map(|message| ("", Some(message)))).map(|(key, message)| {
        move |ui: &mut TestWindow| match message.clone() {
            Some(message) => ui.open_settings(message),
            None => ui.press(key),
        }
    })
}

#[test]
fn in_dialogs() {
    dialogs().for_each(|way| hears("a dialog", way));
}

/// Leads each control of a window that `opens` to its ends, and returns the keys that then lead no
/// further in silence.
fn silent_controls(opens: impl Fn() -> (Reader, Vec<TempDir>)) -> Vec<String> {
    let (mut reader, mut homes) = opens();
    let mut controls = Vec::new();
    while !controls.contains(&reader.focus) || controls.is_empty() {
        controls.push(reader.focus);
        reader.press("Tab");
    }
    let mut silent = Vec::new();
    let is_screen = !reader.ui.app.stack().has_dialog();
    for control in controls {
        for key in ["Right", "Down", "Left", "Up"] {
            if !reader.nodes.contains_key(&control) {
                (reader, homes) = opens();
            }
            reader.asks(control, Action::Focus, None);
            let node = &reader.nodes[&control];
            match (node.role(), node.min_numeric_value(), node.max_numeric_value()) {
                // A player who types hears the cursor of the text.
                (Role::TextInput | Role::SearchInput, ..) => continue,
                // From there, arrow keys go on to the screen.
                (Role::Button | Role::CheckBox | Role::Switch | Role::RadioButton, ..)
                    if is_screen =>
                {
                    continue;
                }
                (Role::SpinButton, ..) if ["Left", "Right"].contains(&key) => continue,
                (Role::SpinButton, Some(min), Some(max)) => {
                    let end = ActionData::NumericValue(if key == "Up" { max } else { min });
                    reader.asks(control, Action::SetValue, Some(end));
                }
                _ => reader.press(if ["Right", "Down"].contains(&key) { "End" } else { "Home" }),
            }
            if is_silent(&mut reader, key) {
                silent.push(format!("{key}: {:?}", focus(&reader)));
            }
        }
    }
    drop(homes);
    silent
}

#[test]
fn where_lists_and_fields_of_dialogs_end() {
    let silent: Vec<_> = dialogs().flat_map(|opens| silent_controls(|| after(&opens))).collect();
    assert!(silent.is_empty(), "silent at the end:\n{}", silent.join("\n"));
}

#[test]
fn where_lists_on_screens_end() {
    let keys = ["F4", "F8", "F9", "F12"].into_iter();
    let of_screens = keys.flat_map(|key| silent_controls(|| after(|ui| ui.press(key))));
    let silent: Vec<_> = of_screens.chain(silent_controls(|| after(recording))).collect();
    assert!(silent.is_empty(), "silent at the end:\n{}", silent.join("\n"));
}

#[test]
fn a_comparison_reads_the_board_that_it_names() {
    let (mut reader, _homes) = after(comparison);
    reader.press("Home");
    reader.heard();
    reader.press("Alt+W");
    assert_eq!(reader.heard(), ["Ada · 0.000 s"]);
    let of_ada = reader.focus;
    assert!(reader.name(of_ada).starts_with("row 1, column 1: "));
    reader.press("End");
    reader.heard();
    reader.press("PageDown");
    assert_eq!(reader.heard(), ["Ann · 1.300 s"]);
    assert_ne!(reader.focus, of_ada);
    assert_eq!(reader.name(reader.focus), "row 1, column 1: flag");
    reader.press("Alt+S");
    assert_eq!(reader.heard(), ["1 s, 2 mines left, 91% opened"]);
    reader.press("PageDown");
    assert_eq!(reader.heard(), ["Ann · 1.300 s"], "there is no third");
    reader.press("PageUp");
    assert_eq!((reader.heard(), reader.focus), (vec!["Ada · 1.800 s · lost".to_owned()], of_ada));
}
