//! The manual names what players look up there: every key that can be set, and every counter.

use sapper::config::Lang;
use sapper::config::command::Command;
use sapper::config::keymap::Keymap;
use sapper::game::counters::Counter;
use sapper::i18n::{Texts, key_names};
use std::fs;

fn manual() -> String {
    fs::read_to_string("docs/manual.md").expect("the manual")
}

#[test]
fn every_key_is_in_its_section_or_behind_what_it_does() {
    let (keys, texts, manual) = (Keymap::default(), Texts::new(Lang::English), manual());
    let section = manual.split("### ").find(|section| section.starts_with("Keys")).expect("keys");
    let words: Vec<_> = section.split([' ', ',', '(', ')', ':', ';', '.', '\n']).collect();
    let is_named = |key: &String| {
        let is_sign = key.chars().all(|sign| sign.is_ascii_punctuation());
        words.contains(&key.as_str())
            || manual.contains(&format!("({key})"))
            || is_sign && manual.contains(key.as_str())
    };
    let presses = Command::all().filter(|it| it.spec().setting.is_some());
    let presses = presses.filter_map(|command| keys.press(command));
    let names = presses.map(|press| key_names::press_name(&texts, press));
    let missing: Vec<_> = names.filter(|name| !is_named(name)).collect();
    assert_eq!(missing, [] as [String; 0]);
}

#[test]
fn every_counter_is_in_its_table() {
    let manual = manual();
    let rows: String = manual.lines().filter(|line| line.starts_with("| ")).collect();
    let is_missing = |counter: &&Counter| !rows.contains(&format!("`{}`", counter.key()));
    let missing: Vec<_> = Counter::ALL.iter().filter(is_missing).collect();
    assert_eq!(missing, [] as [&Counter; 0]);
}
