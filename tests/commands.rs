//! The table of commands: everything that a player can ask for has a name, is in the help, and can
//! be reached.

use crate::common::prelude::*;

use sapper::config::command::{CommandContext, HelpGroup};
use sapper::config::keymap::{KeyPress, Keymap};
use sapper::config::menu;
use sapper::i18n::key_names as words;
use std::collections::BTreeSet;

/// The names that settings files of earlier versions use.
const SETTING_NAMES: [&str; 33] = [
    "open",
    "flag",
    "flag_mode",
    "chord",
    "new",
    "retry",
    "pause",
    "custom",
    "no_guess",
    "hint",
    "think_longer",
    "odds",
    "check",
    "auto",
    "step",
    "luck",
    "watch",
    "open_recording",
    "save_recording",
    "library",
    "copy_board",
    "paste_board",
    "help",
    "menu",
    "lessons",
    "practice",
    "records",
    "settings",
    "counters",
    "zoom_in",
    "zoom_out",
    "zoom_fit",
    "full_screen",
];

fn with_levels() -> impl Iterator<Item = Command> {
    Command::all().chain([Command::Level(Level::Expert)])
}

/// Enough states for every label that a command can have.
fn contexts() -> impl Iterator<Item = CommandContext> {
    let phases = [Phase::Ready, Phase::Running, Phase::Paused, Phase::Won, Phase::Lost];
    phases.into_iter().flat_map(|phase| {
        [false, true].map(|on| CommandContext {
            phase,
            clock_runs: on,
            has_mines: on,
            is_searching: on,
            can_think: on,
            is_thinking: on,
            has_moments: on,
            in_replay: on,
            races_level: on,
            races_bbbv: on,
            allows_custom: on,
            flag_mode: on,
            no_guess: on,
            sound: on,
            show_remaining: on,
        })
    })
}

#[test]
fn every_command_has_its_texts_in_every_language() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for command in with_levels() {
            let spec = command.spec();
            let labels = contexts().map(|context| command.current_label(context));
            let switch = contexts().filter_map(|context| command.switch(context)).map(|it| it.0);
            let why = contexts().filter_map(|context| command.refusal(context));
            let more = [spec.tip, spec.in_replay].into_iter().flatten();
            for text in labels.chain([spec.label]).chain(more).chain(switch).chain(why) {
                assert!(texts.find(text).is_some(), "{lang}: {text} of {command:?}");
            }
        }
        for group in HelpGroup::ALL {
            assert!(texts.find(group.title()).is_some(), "{lang}: {group:?}");
        }
    }
}

#[test]
fn every_key_can_be_changed_or_is_reserved() {
    let names: Vec<_> = Command::bindable().map(|(_, name)| name).collect();
    let distinct: BTreeSet<_> = names.iter().copied().collect();
    assert_eq!(names.len(), distinct.len(), "{names:?}");
    for command in Command::all() {
        let spec = command.spec();
        let is_bound = spec.setting.is_some();
        assert!(!is_bound || !spec.keys.is_empty(), "{command:?} has a key");
        for key in spec.keys {
            assert_eq!(key.is_reserved(), !is_bound, "{key} of {command:?}");
            assert_eq!(Keymap::default().find(*key), Some(command), "{key}");
        }
    }
}

#[test]
fn names_in_settings_files_never_change() {
    let folder = tempfile::tempdir().unwrap();
    let keys = SETTING_NAMES.iter().enumerate().map(|(at, name)| {
        let sign = char::from(if at < 26 { b'A' + at as u8 } else { b'0' + (at - 26) as u8 });
        format!("{name} = \"Ctrl+Alt+{sign}\"\n")
    });
    let file = format!("[keys]\n{}", keys.collect::<String>());
    fs::write(folder.path().join("settings.toml"), file).unwrap();
    let folders = Folders::at(folder.path(), folder.path());
    let (settings, notices) = Settings::load(Some(&folders));
    assert!(notices.is_empty(), "{notices:?}");
    let changed: BTreeSet<_> =
        settings.get().keys.changes().map(|(command, _)| command.setting_name()).collect();
    assert_eq!(changed, BTreeSet::from(SETTING_NAMES));
}

#[test]
fn the_help_lists_every_key() {
    for lang in Lang::ALL {
        let mut ui = TestWindow::new(LaunchOptions::default().lang(lang), 900.0, 760.0);
        ui.press("F1");
        ui.press("Right");
        let shown = ui.texts();
        let texts = Texts::new(lang);
        let name = |key: &KeyPress| words::press_name(&texts, *key);
        for command in Command::all().filter(|command| !command.spec().keys.is_empty()) {
            let spec = command.spec();
            let rows = [spec.help.map(|_| spec.label), spec.in_replay].into_iter().flatten();
            assert!(spec.help.is_some(), "{command:?} is in the help");
            for row in rows {
                let row = texts.get(row);
                let lines = shown.windows(2).filter(|pair| pair[1] == row);
                let lines = lines.filter(|pair| {
                    let names: Vec<&str> = pair[0].split([',', '、']).map(str::trim).collect();
                    spec.keys.iter().all(|key| names.contains(&name(key).as_str()))
                });
                assert_ne!(lines.count(), 0, "{lang}: {command:?}, {row}");
            }
        }
    }
}

#[test]
fn every_command_without_a_key_has_a_button_or_is_in_the_menu() {
    let mut buttons = BTreeSet::new();
    for style in Style::ALL {
        let launch = LaunchOptions::default().style(style).lang(Lang::English);
        let mut ui = TestWindow::new(launch, 1000.0, 760.0);
        // Leaves the title, and shows a notice and the counters.
        for key in ["Space", "Ctrl+S", "F6"] {
            ui.press(key);
            for control in ui.controls() {
                buttons.extend(control.label.map(|label| label.name));
                // A link has no tooltip.
                buttons.extend(control.semantics.name);
            }
        }
    }
    let texts = Texts::new(Lang::English);
    let without_key = Command::all().filter(|command| command.spec().keys.is_empty());
    let in_menu: Vec<_> = menu::commands().collect();
    for command in without_key.filter(|command| !in_menu.contains(command)) {
        let spec = command.spec();
        let mut names = contexts()
            .map(|context| spec.tip.unwrap_or_else(|| command.current_label(context)))
            .map(|text| texts.get(text));
        assert!(names.any(|name| buttons.contains(name)), "{command:?} in {buttons:?}");
    }
    for level in [Level::Beginner, Level::Intermediate, Level::Expert] {
        assert!(buttons.contains(&texts.board(level)), "{level:?} in {buttons:?}");
    }
}
