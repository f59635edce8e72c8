//! Command lines with wrong options, values or commands.

use super::shell::{Shell, is_chinese};
use crate::common::prelude::*;

#[test]
fn every_kind_of_wrong_command_line_has_its_message() {
    let shell = Shell::new();
    for (line, message) in [
        ("--levl expert", "Unknown option “--levl”. Did you mean “--level”?"),
        ("scores --what", "Unknown option “--what”. See “sapper scores --help”."),
        ("-x", "Unknown option “-x”. See “sapper --help”."),
        ("consol", "Unknown command “consol”. Did you mean “console”?"),
        ("marmalade", "Unknown command “marmalade”. See “sapper --help”."),
        ("scores marmalade", "Unexpected argument “marmalade”. See “sapper scores --help”."),
        (
            "--level expert scores",
            "“--level <LEVEL>” is an option of the window, and “scores” opens no window. If “scores” has this option too, put it after the command.",
        ),
        ("--level", "“--level <LEVEL>” needs a value."),
        ("replay", "Missing: “<FILE>...”."),
        ("--rows 3", "Missing: “--mines <N>” and “--cols <N>”."),
        ("autoplay", "Missing: “--games <N>”."),
        ("console --delay 5", "Missing: “--auto”."),
        (
            "--level easy",
            "“easy” is not a valid value for “--level <LEVEL>”: valid values are “beginner”, “beginner8x8”, “intermediate”, “expert” and “scattered”.",
        ),
        (
            "--style easyz",
            "“easyz” is not a valid value for “--style <STYLE>”: perhaps you meant “easyx”.",
        ),
        (
            "autoplay --games 3 --first never",
            "“never” is not a valid value for “--first <RULE>”: valid values are “safe”, “opening” and “none”.",
        ),
        (
            "--rows 0 --cols 3 --mines 1",
            "“0” is not a valid value for “--rows <N>”: it must be a whole number from 1 to 256.",
        ),
        (
            "--rows 3 --cols 3 --mines 9",
            "There is no such board: 3 × 3 cells hold at most 8 mines, not 9.",
        ),
        (
            "console --rows 100 --cols 3 --mines 9",
            "There is no such board: a board has 1 to 99 rows, not 100.",
        ),
        (
            "--seed 18446744073709551616",
            "“18446744073709551616” is not a valid value for “--seed <SEED>”: it must be a whole number from 0 to 18446744073709551615.",
        ),
        (
            "--seed -1",
            "“-1” is not a valid value for “--seed <SEED>”: it must be a whole number from 0 to 18446744073709551615.",
        ),
        (
            "analyze --repeat 1.5",
            "“1.5” is not a valid value for “--repeat <N>”: it must be a whole number from 1 to 1000000.",
        ),
        (
            "generate --first 3",
            "“3” is not a valid value for “--first <ROW,COL>”: it must be a row and a column, counted from 0, such as 3,3.",
        ),
        (
            "generate --first -1,0",
            "“-1,0” is not a valid value for “--first <ROW,COL>”: it must be a row and a column, counted from 0, such as 3,3.",
        ),
        ("generate --first 9,9", "There are no such boards: the first cell is outside the board."),
        (
            "--board 1abc",
            "“1abc” is not a valid value for “--board <CODE>”: the board code is incomplete or has a wrong character.",
        ),
        (
            "--lang tlh",
            "“tlh” is not a valid value for “--lang <LANG>”: valid values are “en”, “zh-CN”, “zh-TW”, “ja”, “ko”, “de”, “fr”, “es”, “pt-BR”, “it”, “ru”, “uk” and “pl”.",
        ),
        ("scores --json=yes", "“--json” takes no value, but “yes” was given."),
        ("--seed 1 --seed 2", "“--seed <SEED>” can be given only once."),
        (
            "--level expert --rows 3 --cols 3 --mines 1",
            "“--level <LEVEL>” cannot be combined with “--rows <N>”, “--cols <N>” and “--mines <N>”.",
        ),
        (
            "autoplay --games 1 --boards x",
            "“--games <N>” cannot be combined with “--boards <FILE>”.",
        ),
    ] {
        let arguments: Vec<&str> = line.split(' ').collect();
        assert_eq!(shell.complaint(&arguments), message, "{line}");
        let chinese = [&["--lang", "zh-CN"], &arguments[..]].concat();
        if !line.contains("--lang") {
            let message = shell.complaint(&chinese);
            assert!(is_chinese(&message), "{line}: {message}");
        }
    }
    assert_eq!(files_below(shell.home.path()), 0, "something was changed");
}

fn files_below(folder: &Path) -> usize {
    fs::read_dir(folder).expect("a folder").count()
}

#[test]
fn values_with_line_breaks_are_printed_in_one_line() {
    let shell = Shell::new();
    let message = shell.complaint(&["--level", "be\nginner\u{1b}[2J"]);
    assert!(message.contains("be\u{fffd}ginner\u{fffd}[2J"), "{message}");
}
