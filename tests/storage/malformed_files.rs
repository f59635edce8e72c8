//! Files that were whole once, broken here and there by whatever wrote into them.

use super::{contents, game_log, saved_game, survives};
use crate::common::mutation::{attack, cases};
use crate::common::prelude::*;
use sapper::practice::{Progress, ProgressChange};

/// What means something in our files, besides single bytes.
pub const WORDS: &[&str] = &[
    "version = 0\n",
    "version = 2\n",
    "version = \"1\"\n",
    "[[record]]\n",
    "[[game]]\n",
    "[[packed]]\n",
    "[keys]\n",
    "[game]\n",
    "[lessons]\n",
    "\n",
    "\r\n",
    "\0",
    "\u{FEFF}",
    "\"",
    "\"\"\"\n",
    "'''",
    "#",
    " = ",
    "[",
    "]",
    "{",
    "}",
    ",",
    "-",
    "nan",
    "-1",
    "1e999",
    "9223372036854775807",
    "99999999999999999999",
    "true",
    "9999-12-31T23:59:60Z",
    "-009999-01-01T00:00:00Z",
    "style = \"easyx\"\n",
    "level = \"custom\"\n",
    "阿达",
    "\u{202e}",
];

#[test]
fn records() {
    let whole = contents::scores();
    let used = attack(&[&whole], WORDS, cases(300), |bytes| {
        survives::<Scores>(bytes, |scores| scores.add(super::record(7)))
    });
    assert!(used > 0);
}

#[test]
fn progress() {
    let whole = contents::PROGRESS.as_bytes();
    let used = attack(&[whole], WORDS, cases(300), |bytes| {
        survives::<Progress>(bytes, |progress| {
            progress.apply(&super::missed(7));
            progress.apply(&ProgressChange::BoardSolved { lesson: "pairs".to_owned(), board: 4 });
        })
    });
    assert!(used > 0);
}

#[test]
fn settings() {
    let used = attack(&[contents::SETTINGS.as_bytes()], WORDS, cases(300), |bytes| {
        survives::<Settings>(bytes, |settings| settings.swap_buttons = true)
    });
    assert!(used > 0);
}

#[test]
fn logs_of_games() {
    let used =
        attack(&[&game_log::log()], WORDS, cases(300), |bytes| game_log::survives(bytes) > 0);
    assert!(used > 0);
}

#[test]
fn games_in_progress() {
    let used = attack(&[&saved_game::bytes()], WORDS, cases(300), saved_game::survives);
    assert!(used > 0);
}
