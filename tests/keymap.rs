//! The key bindings: how keys are written, changed and saved.

use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::config::keymap::{BindError, KeyPress, Keymap, Named};
use sapper::storage::ParseIssue;

fn press(text: &str) -> KeyPress {
    text.parse().expect("a key")
}

fn any_press() -> impl Strategy<Value = KeyPress> {
    let key = prop_oneof![
        prop::sample::select(Named::ALL).prop_map(KeyPress::named),
        any::<char>().prop_filter_map("a key gives it", KeyPress::char),
        (3..=9_u8).prop_map(KeyPress::button),
        // Those that the program itself uses.
        prop::sample::select(vec!['F', 'C', 'K', 'O', '?', '.', '+'])
            .prop_map(|char| { KeyPress::char(char).expect("a key") }),
    ];
    (key, any::<[bool; 3]>()).prop_map(|(mut press, [ctrl, alt, shift])| {
        if press.is_button() {
            return press;
        }
        if ctrl {
            press = press.with_ctrl();
        }
        if alt {
            press = press.with_alt();
        }
        if shift {
            press = press.with_shift();
        }
        press
    })
}

fn bindable() -> Vec<Command> {
    Command::bindable().map(|(command, _)| command).collect()
}

fn any_change() -> impl Strategy<Value = (Command, KeyPress)> {
    (prop::sample::select(bindable()), any_press())
}

/// No key does two things, and each thing has a key that does it.
fn is_sound(keys: &Keymap) -> bool {
    bindable().into_iter().all(|command| {
        let presses = keys.presses(command);
        !presses.is_empty()
            && presses
                .iter()
                .all(|&press| keys.find(press) == Some(command) && !press.is_reserved())
    })
}

#[test]
fn keys_have_their_usual_names() {
    for (text, shown) in [
        ("f", "F"),
        ("Ctrl+O", "Ctrl+O"),
        (" ctrl + o ", "Ctrl+O"),
        ("shift+alt+ctrl+f2", "Ctrl+Alt+Shift+F2"),
        ("space", "Space"),
        ("?", "?"),
        ("+", "+"),
        ("Ctrl++", "Ctrl++"),
        ("Shift+f", "F"),
        ("PAGEUP", "PageUp"),
        ("ф", "Ф"),
        ("mouse4", "Mouse4"),
    ] {
        assert_eq!(press(text).to_string(), shown, "{text}");
    }
    for text in [
        "",
        " ",
        "Ctrl+",
        "Hyper+F",
        "F13",
        "FF",
        "Ctrl+Ctrl",
        "\n",
        "Mouse2",
        "Mouse",
        "Ctrl+Mouse4",
    ] {
        assert!(text.parse::<KeyPress>().is_err(), "“{text}” is no key");
    }
}

#[test]
fn no_default_key_has_two_commands() {
    let keys = Keymap::default();
    assert!(keys.is_default() && is_sound(&keys));
    assert_eq!(keys.find(press("C")), Some(Command::Chord));
    assert_eq!(keys.find(press("K")), Some(Command::Check));
    assert_eq!(keys.find(press("?")), keys.find(press("F1")));
    assert_eq!(keys.find(press("J")), None);
}

#[test]
fn a_key_of_another_command_is_refused() {
    let mut keys = Keymap::default();
    let taken = Err(BindError::Taken(Command::Hint));
    assert_eq!(keys.set(Command::Flag, press("H")), taken);
    assert_eq!(keys.set(Command::Flag, press("Tab")), Err(BindError::Reserved));
    assert_eq!(keys.set(Command::Flag, press("7")), Err(BindError::Reserved));
    assert_eq!(keys, Keymap::default());

    assert_eq!(keys.set(Command::Hint, press("J")), Ok(()));
    assert_eq!(keys.set(Command::Flag, press("H")), Ok(()), "it is free now");
    assert_eq!(keys.find(press("H")), Some(Command::Flag));
    assert_eq!(keys.find(press("F")), None);
    keys.reset();
    assert_eq!(keys, Keymap::default());
}

#[test]
fn restoring_the_default_key_is_no_change() {
    let mut keys = Keymap::default();
    assert_eq!(keys.set(Command::Flag, press("X")), Ok(()));
    assert_eq!(keys.set(Command::Flag, press("F")), Ok(()));
    assert!(keys.is_default());
}

#[test]
fn mouse_buttons_are_bound_beside_the_keys_and_taken_away_by_another_press() {
    let mut keys = Keymap::default();
    let names = |keys: &Keymap, command| {
        keys.presses(command).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(&keys, Command::New), "F2 Mouse4 Mouse5");
    let taken = BindError::Taken(Command::New);
    assert_eq!(keys.set(Command::Retry, press("Mouse4")), Err(taken));

    assert_eq!(keys.set(Command::New, press("Mouse4")), Ok(()));
    assert_eq!(keys.set(Command::Retry, press("Mouse4")), Ok(()));
    assert_eq!(keys.set(Command::Retry, press("F9")), Err(BindError::Taken(Command::Daily)));
    assert_eq!(keys.set(Command::New, press("Ctrl+F2")), Ok(()));
    assert_eq!(names(&keys, Command::New), "Ctrl+F2 Mouse5");
    assert_eq!(names(&keys, Command::Retry), "R Mouse4");
    assert_eq!(keys.find(press("Mouse4")), Some(Command::Retry));

    assert_eq!(keys.set(Command::New, press("Mouse3")), Ok(()));
    assert_eq!(names(&keys, Command::New), "Ctrl+F2 Mouse3");
}

#[test]
fn a_file_names_a_key_a_button_or_all_of_them() {
    for (written, presses) in [
        ("\"F3\"", None),
        ("\"Ctrl+F2\"", Some("Ctrl+F2 Mouse4 Mouse5")),
        ("\"Mouse6\"", Some("F2 Mouse6")),
        ("[\"F2\"]", Some("F2")),
        ("[\"Ctrl+F2\", \"Mouse6\"]", Some("Ctrl+F2 Mouse6")),
        ("[]", None),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.toml");
        let folders = Folders::at(folder.path(), folder.path());
        fs::write(&file, format!("[keys]\nnew = {written}\n")).unwrap();
        let (kept, notices) = Settings::load(Some(&folders));
        let names = kept.get().keys.presses(Command::New).iter().map(ToString::to_string);
        let names = names.collect::<Vec<_>>().join(" ");
        assert_eq!(names, presses.unwrap_or("F2 Mouse4 Mouse5"), "{written}");
        assert_eq!(notices.is_empty(), presses.is_some(), "{written}: {notices:?}");
    }
}

#[test]
fn two_commands_can_swap_keys_in_a_file() {
    let (keys, refused) = Keymap::from_changes([
        (Command::Flag, vec![press("H")]),
        (Command::Hint, vec![press("F")]),
    ]);
    assert_eq!(refused, []);
    assert_eq!(keys.find(press("H")), Some(Command::Flag));
    assert_eq!(keys.find(press("F")), Some(Command::Hint));
}

#[test]
fn the_first_of_two_commands_with_one_key_gets_it() {
    let (keys, refused) = Keymap::from_changes([
        (Command::Hint, vec![press("X")]),
        (Command::Flag, vec![press("X")]),
        (Command::New, vec![press("Enter")]),
    ]);
    assert_eq!(
        refused,
        [
            (Command::New, press("Enter"), BindError::Reserved),
            (Command::Hint, press("X"), BindError::Taken(Command::Flag)),
        ]
    );
    assert_eq!(keys.changes().collect::<Vec<_>>(), [(Command::Flag, &[press("X")][..])]);
}

proptest! {
    #[test]
    fn printed_keys_are_read_back(press in any_press()) {
        prop_assert_eq!(press.to_string().parse(), Ok(press));
    }

    #[test]
    fn no_change_gives_a_key_two_commands(
        changes in prop::collection::vec(any_change(), 0..12),
    ) {
        let mut keys = Keymap::default();
        for &(command, press) in &changes {
            let before = keys.clone();
            match keys.set(command, press) {
                // A button is taken away by itself.
                Ok(()) if press.is_button() && before.find(press).is_some() => {
                    prop_assert_eq!(keys.find(press), None);
                }
                Ok(()) => prop_assert_eq!(keys.find(press), Some(command)),
                Err(_) => prop_assert_eq!(&keys, &before),
            }
            prop_assert!(is_sound(&keys));
        }
        let alone = changes.into_iter().map(|(command, press)| (command, vec![press]));
        prop_assert!(is_sound(&Keymap::from_changes(alone).0));
        let (again, refused) =
            Keymap::from_changes(keys.changes().map(|(command, all)| (command, all.to_vec())));
        prop_assert_eq!((again, refused), (keys, vec![]));
    }
}

#[test]
fn the_file_has_only_changed_keys_and_a_bad_one_falls_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("settings.toml");
    let folders = Folders::at(folder.path(), folder.path());
    fs::write(
        &file,
        "[keys]\nflag = \"X\" # near\nhint = \"Tab\"\nodds = 7\nnew = \"P\"\ndance = \"D\"\n",
    )
    .unwrap();
    let (mut kept, notices) = Settings::load(Some(&folders));
    let changes: Vec<_> = kept.get().keys.changes().collect();
    assert_eq!(changes, [(Command::Flag, &[press("X")][..])]);
    let invalid = ["odds", "hint", "new"].map(|key| ParseIssue::Setting(format!("keys.{key}")));
    assert_eq!(notices, [FileNotice::Issues { file: file.clone(), issues: invalid.into() }]);

    let change = |settings: &mut Settings| {
        settings.keys.set(Command::Chord, press("Alt++")).unwrap();
    };
    assert_eq!(kept.update(change), []);
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        "[keys]\nflag = \"X\" # near\ndance = \"D\"\nchord = \"Alt++\"\n"
    );
    assert_eq!(kept.update(|settings| settings.keys.reset()), []);
    assert_eq!(fs::read_to_string(&file).unwrap(), "[keys]\ndance = \"D\"\n");
}
