//! Command lines that make no sense.

use std::fs;
use std::path::Path;

use crate::shell::Shell;
use crate::shell::is_chinese;

#[test]
fn every_kind_of_wrong_command_line_gets_its_sentence() {
    let shell = Shell::new();
    for (line, told) in [
        (
            "--levl expert",
            "There is no option “--levl” here; perhaps “--level” was meant.",
        ),
        (
            "scores --what",
            "There is no option “--what” here; “sapper scores --help” lists those there are.",
        ),
        (
            "-x",
            "There is no option “-x” here; “sapper --help” lists those there are.",
        ),
        (
            "consol",
            "There is no command “consol”; perhaps “console” was meant.",
        ),
        (
            "marmalade",
            "There is no command “marmalade”; “sapper --help” lists those there are.",
        ),
        (
            "scores marmalade",
            "There is no place for “marmalade” here; “sapper scores --help” says what there is one for.",
        ),
        (
            "--level expert scores",
            "“--level <LEVEL>” is for the window, and the command “scores” opens none; if that command takes it, please put it behind the command.",
        ),
        ("--level", "“--level <LEVEL>” needs a value."),
        ("replay", "Something is missing: please add “<FILE>...”."),
        (
            "--rows 3",
            "Something is missing: please add “--mines <N>”, “--cols <N>”.",
        ),
        (
            "autoplay",
            "Something is missing: please add “--games <N>”.",
        ),
        (
            "console --delay 5",
            "Something is missing: please add “--auto”.",
        ),
        (
            "--level easy",
            "“easy” is no value for “--level <LEVEL>”: it can be “beginner”, “intermediate”, “expert”, “scattered”.",
        ),
        (
            "--style easyz",
            "“easyz” is no value for “--style <STYLE>”: perhaps “easyx” was meant.",
        ),
        (
            "autoplay --games 3 --first never",
            "“never” is no value for “--first <WHERE>”: it can be “safe”, “opening”, “none”.",
        ),
        (
            "--rows 0 --cols 3 --mines 1",
            "“0” is no value for “--rows <N>”: a whole number from 1 to 256 is expected.",
        ),
        (
            "--rows 3 --cols 3 --mines 9",
            "There is no such board: 3 × 3 cells hold at most 8 mines, not 9.",
        ),
        (
            "console --rows 100 --cols 3 --mines 9",
            "There is no such board: a board has from 1 to 99 rows, not 100.",
        ),
        (
            "--seed 18446744073709551616",
            "“18446744073709551616” is no value for “--seed <SEED>”: a whole number from 0 to 18446744073709551615 is expected.",
        ),
        (
            "--seed -1",
            "“-1” is no value for “--seed <SEED>”: a whole number from 0 to 18446744073709551615 is expected.",
        ),
        (
            "analyze --repeat 1.5",
            "“1.5” is no value for “--repeat <N>”: a whole number from 1 to 1000000 is expected.",
        ),
        (
            "generate --first 3",
            "“3” is no value for “--first <ROW,COL>”: a row and a column from 0 are expected, as in 3,3.",
        ),
        (
            "generate --first -1,0",
            "“-1,0” is no value for “--first <ROW,COL>”: a row and a column from 0 are expected, as in 3,3.",
        ),
        (
            "generate --first 9,9",
            "There are no such boards: the first cell lies outside the board.",
        ),
        (
            "--board 1abc",
            "“1abc” is no value for “--board <CODE>”: this is not a whole board’s code, a character is wrong or missing.",
        ),
        (
            "--lang fr",
            "“fr” is no value for “--lang <LANG>”: it can be “en”, “zh-CN”.",
        ),
        (
            "scores --json=yes",
            "“--json” takes no value, so “yes” has no place there.",
        ),
        (
            "--seed 1 --seed 2",
            "“--seed <SEED>” can be given only once.",
        ),
        (
            "--level expert --rows 3 --cols 3 --mines 1",
            "“--level <LEVEL>” cannot be given together with “--rows <N>”, “--cols <N>”, “--mines <N>”.",
        ),
        (
            "autoplay --games 1 --boards x",
            "“--games <N>” cannot be given together with “--boards <FILE>”.",
        ),
    ] {
        let arguments: Vec<&str> = line.split(' ').collect();
        assert_eq!(shell.complaint(&arguments), told, "{line}");
        let chinese = [&["--lang", "zh-CN"], &arguments[..]].concat();
        if !line.contains("--lang") {
            let told = shell.complaint(&chinese);
            assert!(is_chinese(&told), "{line}: {told}");
        }
    }
    assert_eq!(files_below(shell.home.path()), 0, "something was changed");
}

fn files_below(folder: &Path) -> usize {
    fs::read_dir(folder).expect("a folder").count()
}

#[test]
fn values_with_line_breaks_are_told_in_one_line() {
    let shell = Shell::new();
    let told = shell.complaint(&["--level", "be\nginner\u{1b}[2J"]);
    assert!(told.contains("be\u{fffd}ginner\u{fffd}[2J"), "{told}");
}
