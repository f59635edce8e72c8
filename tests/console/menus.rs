//! The menus of the console, and the options that choose a board instead of them.

use super::terminal::{MENU, boards, run, says};

#[test]
fn the_menu_is_numbered_and_0_quits() {
    assert_eq!(says(&[], "0\n"), format!("{MENU}Goodbye.\n"));
    assert_eq!(says(&[], "q\n"), format!("{MENU}Goodbye.\n"));
}

#[test]
fn an_invalid_menu_choice_is_asked_again() {
    for wrong in ["3", "-1", "play", "1 2", "99999999999999999999", "\u{1b}[A"] {
        let said = says(&[], format!("{wrong}\n0\n"));
        let expected = "> Enter one of the numbers in the menu.\n> Goodbye.\n";
        assert!(said.ends_with(expected), "{wrong}: {said}");
    }
    let said = says(&[], "\n0\n");
    assert_eq!(said, format!("{MENU}{MENU}Goodbye.\n"), "an empty line shows it again");
}

#[test]
fn levels_have_a_menu_of_their_own() {
    let said = says(&[], "2\n5\n2\n0\n0\n");
    assert!(said.contains(
        "
Level
  1  Beginner, 9 × 9, 10 mines
  2  Custom board
  3  Beginner 8×8, 8 × 8, 10 mines
  4  Intermediate, 16 × 16, 40 mines
  5  Expert, 16 × 30, 99 mines
  0  Back
> "
    ));
    assert!(said.contains("  1  Play: Expert, 16 × 30, 99 mines\n"));
}

#[test]
fn a_custom_board_is_entered_number_by_number() {
    let said = says(&[], "2\n2\n4\n7\n5\n1\n");
    assert!(said.contains("Rows (1–99): Columns (1–99): Mines (0–27): "));
    assert!(said.contains("  1  Play: Custom, 4 × 7, 5 mines\n"));
    assert_eq!(boards(&said)[0], vec!["......."; 4]);

    let said = says(&[], "2\n2\n100\n0\nfour\n999999999999999999999\n4\n7\n28\n\n0\n");
    let outside = "Enter a number from 1 to 99.\n";
    assert_eq!(said.matches(outside).count(), 3);
    assert!(said.contains("Enter a whole number.\n"));
    assert!(said.contains("4 × 7 cells have room for at most 27 mines.\n"));
    assert!(said.ends_with(&format!("{MENU}Goodbye.\n")), "an empty line gives it up");
}

#[test]
fn command_line_options_choose_the_board_and_language() {
    let said = says(&["--level=expert"], "0\n");
    assert!(said.contains("  1  Play: Expert, 16 × 30, 99 mines\n"));
    let said = says(&["--level=scattered"], "1\n0\n0\n");
    assert!(said.contains("  1  Play: Random (20% mines), 18 × 18\n"));
    let said = says(&["--rows=99", "--cols=99", "--mines=1"], "1\n0\n0\n");
    assert!(said.contains("  1  Play: Custom, 99 × 99, 1 mine\n"));
    assert_eq!(boards(&said)[0].len(), 99);
    let said = says(&["--lang=zh-CN"], "1\n?\nx\n0\n0\n");
    assert!(said.contains("  1  开始：初级，9 × 9，10 颗雷\n"));
    assert!(said.contains("剩余雷数：10\n") && said.ends_with("再见。\n"));
}

#[test]
fn invalid_options_exit_with_one_line_and_code_2() {
    for (args, sentence) in [
        (
            &["--rows=100", "--cols=9", "--mines=9"][..],
            "There is no such board: a board has 1 to 99 rows, not 100",
        ),
        (
            &["--rows=9", "--cols=256", "--mines=9"],
            "There is no such board: a board has 1 to 99 columns, not 256",
        ),
        (
            &["--rows=0", "--cols=9", "--mines=0"],
            "“0” is not a valid value for “--rows <N>”: it must be a whole number from 1 to 256",
        ),
        (
            &["--rows=2", "--cols=2", "--mines=4"],
            "There is no such board: 2 × 2 cells hold at most 3 mines, not 4",
        ),
    ] {
        let output = run(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(errors, format!("sapper: {sentence}.\n"));
        assert!(output.stdout.is_empty());
    }
    for args in [
        &["--lang=tlh"][..],
        &["--level=easy"],
        &["--rows=9"],
        &["--seed=x"],
        &["--delay=5"],
        &["--scores"],
        &["--auto", "--delay=10001"],
        &["--level=expert", "--rows=9", "--cols=9", "--mines=9"],
    ] {
        let output = run(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty());
    }
}
