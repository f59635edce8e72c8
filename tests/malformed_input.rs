//! Malformed input: positions, boards, codes, keys, and lines typed at a terminal are read or
//! refused with one message. Recordings and the player's files have test files of their own.

use crate::common::mutation::{attack, cases};
use crate::common::prelude::*;
use clap::{Args, FromArgMatches};
use sapper::cli::analyze::{self, AnalyzeArgs};
use sapper::cli::autoplay::board_file;
use sapper::cli::console;
use sapper::cli::error::CliError;
use sapper::config::keymap::KeyPress;

const WORDS: &[&str] = &[
    "\n",
    "\r\n",
    "\0",
    "\u{FEFF}",
    "\u{202e}",
    "\u{1b}[2J",
    "mines 1\n",
    "mines 99999999999\n",
    "mines -1\n",
    "# 1 1 0 0 0 none 1 1\n",
    "# 257 257 1 0 0 safe 1 1\n",
    "; nothing\n",
    "zero",
    "safe",
    "none",
    ".",
    "#",
    "F",
    "*",
    "8",
    "0",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "\\u0000",
    ":",
    ",",
    "-",
    "1e999",
    "18446744073709551616",
    "null",
    "Ctrl+",
    "+",
    "阿",
    "o 1 1\n",
    "f 2 2\n",
    "c 1 1\n",
    "h\n",
    "q\n",
    "1\n",
];

fn texts() -> Texts {
    Texts::new(Lang::English)
}

fn is_sentence(message: &str) -> bool {
    message.ends_with('.') && message.lines().count() == 1
}

/// Whether the text is one or more positions that can be: what is printed then is JSON, a line
/// each.
fn analyzes(bytes: &[u8]) -> bool {
    let command = AnalyzeArgs::augment_args(clap::Command::new("analyze"));
    let asked = command.get_matches_from(["analyze", "--json"]);
    let asked = AnalyzeArgs::from_arg_matches(&asked).expect("its own words");
    let mut out = Vec::new();
    match analyze::run(&asked, &texts(), &[], bytes, &mut out) {
        Ok(()) => {
            for line in out.split(|&byte| byte == b'\n').filter(|it| !it.is_empty()) {
                serde_json::from_slice::<serde_json::Value>(line).expect("JSON");
            }
            true
        }
        Err(CliError::InvalidInput(message)) => {
            assert!(is_sentence(&message), "{message}");
            false
        }
        Err(CliError::AlreadyReported) => false,
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn malformed_positions_are_read_or_refused() {
    let one: &[u8] = b"mines 4\n.....\n.112.\n.1F2.\n.11..\n; a comment\n.....\n";
    let many: &[u8] =
        br##"[{"name": "a", "rows": 2, "cols": 3, "mines": 1, "board": ["...", "1.1"]}, {"name": "b", "rows": 1, "cols": 4, "mines": 2, "board": ["#1.#"]}]"##;
    let read = attack(&[one, many], WORDS, cases(200), analyzes);
    assert!(read > 0);
}

#[test]
fn malformed_board_files_are_read_or_refused() {
    let text: &[u8] =
        b"; two boards\n# 3 4 2 0 0 safe 2 7\n....\n.*..\n...*\n\n.......*..*.\n# 2 2 1 1 1 none 1 8\n*...\n";
    let read = attack(&[text], WORDS, cases(500), |bytes| {
        let Ok(text) = std::str::from_utf8(bytes) else {
            return false;
        };
        let boards = board_file::read(text, &texts());
        boards
            .inspect_err(|message| {
                assert!(!message.is_empty() && message.lines().count() == 1, "{message}");
            })
            .is_ok()
    });
    assert!(read > 0);
}

#[test]
fn malformed_codes_and_keys_are_read_or_refused() {
    let level = Level::with_dimensions(5, 7, 6).expect("a level");
    let field = sapper::game::BoardGenerator::new(3).generate(level, None);
    let code = BoardCode::new(field).expect("a code").to_string();
    let given = [code.as_bytes(), b"Ctrl+Alt+Shift+PageDown", b"?"];
    attack(&given, WORDS, cases(500), |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let code = text.parse::<BoardCode>();
        if let Ok(code) = &code {
            assert_eq!(code.to_string().parse().as_ref(), Ok(code));
        }
        let press = text.parse::<KeyPress>();
        if let Ok(press) = press {
            assert_eq!(press.to_string().parse(), Ok(press));
        }
        code.is_ok() || press.is_ok()
    });
}

#[test]
fn any_input_at_a_terminal_is_handled() {
    let typed: &[u8] = b"1\no 3 3\nf 1 1\nu 1 1\nc 3 3\nh\n?\n1\n2 2\n0\n1\no 8 8\nq\n0\n";
    let ended = attack(&[typed], WORDS, cases(300), |bytes| {
        let setup = console::ConsoleOptions {
            level: Level::Beginner,
            seed: 7,
            features: console::TerminalFeatures::of(false, None, None),
            watch: None,
        };
        let mut out = Vec::new();
        match console::run(setup, &texts(), bytes, &mut out) {
            Ok(()) => {
                let shown = std::str::from_utf8(&out).expect("we print UTF-8");
                assert!(!shown.contains('\u{1b}'), "no sign of theirs is repeated");
                true
            }
            // What is no text cannot be typed.
            Err(error) => {
                assert_eq!(error.kind(), std::io::ErrorKind::InvalidData);
                false
            }
        }
    });
    assert!(ended > 0);
}
