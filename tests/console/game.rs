//! A game in the console, from the first command to the final board.

use super::terminal::{
    LOST, MENU, PROMPT, WON, boards, cells, dealt, open, says, session, setup, winning,
};
use crate::common::prelude::*;
use sapper::cli::console::ConsoleOptions;

#[test]
fn a_won_game_is_followed_by_the_mines_and_the_menu() {
    let game = dealt(Level::Beginner, 4);
    let said = says(&["--seed=4"], winning(&game));
    assert_eq!(said.matches(WON).count(), 1);
    assert!(said.ends_with(&format!("{MENU}\n")), "then the menu, then the end of input");
    let laid = boards(&said).pop().unwrap().concat();
    for (pos, sign) in game.size().positions().zip(laid.chars()) {
        let number = game.field().unwrap().number(pos);
        assert_eq!(sign, number.map_or('*', |number| char::from(b'0' + number)));
    }
}

#[test]
fn a_lost_game_shows_its_mines() {
    let game = dealt(Level::Beginner, 4);
    let mine = cells(&game, true)[3];
    let said = says(&["--seed=4"], format!("1\n{}0\n", open(mine)));
    assert_eq!(said.matches(LOST).count(), 1);
    assert!(said.ends_with(&format!("{MENU}Goodbye.\n")));
    let laid = boards(&said).pop().unwrap();
    assert_eq!(laid[usize::from(mine.row)].chars().nth(mine.col.into()), Some('X'));
    assert_eq!(laid.concat().matches('*').count(), 9);
}

#[test]
fn commands_by_number_ask_for_the_cell_and_short_ones_include_it() {
    let long = says(&["--seed=4"], "1\n1\n3 4\n2\n9 9\n2\n9 9\n1\n9,9\n");
    assert!(long.contains("> Row and column > "));
    for short in [
        "1\no 3 4\nf 9 9\nf 9 9\no 9 9\n",
        "1\nO 3 4\nm 9 9\nu 9 9\nopen 9 9\n",
        "1\n1 3 4\n2 9 9\n2,9,9\n\to  9   9\r\n",
        "1\nｏ　３　４\nf 9 9\nu\n9 9\n1 9、9\n",
    ] {
        let short = says(&["--seed=4"], short);
        assert_eq!(boards(&short), boards(&long));
    }
}

/// Plays on the first board of seed 4 and returns the output of the last command; the board
/// must be the same before and after it.
#[track_caller]
fn refused(before: &str, command: &str) -> String {
    let said = says(&["--seed=4"], format!("1\n{before}\n{command}\n\n"));
    let all = boards(&said);
    assert_eq!(all[all.len() - 2], all[all.len() - 1], "nothing changed");
    let answer = said.rsplit(PROMPT).nth(2).unwrap();
    answer.replace("Row and column > ", "")
}

#[test]
fn each_refused_action_has_a_message_and_changes_nothing() {
    let game = dealt(Level::Beginner, 4);
    let field = game.field().unwrap();
    let number = (field.size().positions())
        .find(|&pos| field.number(pos).is_some_and(|number| number > 0))
        .unwrap();
    let cell = format!("{} {}", number.row + 1, number.col + 1);
    let opened = format!("o {cell}");
    let marked = format!("f {cell}");

    let outside = "There is no such cell. Rows go from 1 to 9 and columns from 1 to 9.\n";
    for command in ["o 0 1", "o 1 0", "f 10 1", "c 1 10", "u -1 1", "o 70000 1"] {
        assert_eq!(refused("", command), outside, "{command}");
    }
    assert_eq!(refused("", "o 1 123456789012345678901234567890"), outside);
    assert_eq!(refused("", "1\n10 10"), outside);
    assert_eq!(refused(&opened, &opened), "That cell is already open.\n");
    assert_eq!(
        refused(&marked, &opened),
        "That cell is flagged. Remove the flag before you open it.\n"
    );
    assert_eq!(refused(&opened, &marked), "That cell is open, so it cannot be flagged.\n");
    assert_eq!(refused("", "u 1 1"), "That cell has no flag.\n");
    assert_eq!(
        refused(&opened, &format!("c {cell}")),
        "The flags around that number do not match it, so nothing was opened.\n"
    );
    assert_eq!(refused("", &format!("c {cell}")), "You can chord only on an open number.\n");
    let word = "Enter a cell as two whole numbers, its row and its column, for example 3 4.\n";
    for command in ["o 3", "o 3 4 5", "f x y", "o 1.5 2", "1\n3", "2\nx"] {
        assert_eq!(refused("", command), word, "{command}");
    }
    assert_eq!(refused("", "h 3"), "Nothing can follow that command.\n");
    for command in ["x", "3 4", "\u{1b}[A", "\0", "打开"] {
        let sentence = "Unknown command. Enter ? for help.\n";
        assert_eq!(refused("", command), sentence, "{command}");
    }
    let long = "o".repeat(100_000);
    let unreadable = "That line could not be read. Enter a short command.\n";
    assert_eq!(refused("", &long), unreadable);
}

#[test]
fn a_chord_opens_around_a_number_with_enough_marks() {
    // 1 × 3 with a mine: where it is not in the middle, the number in the middle is a 1.
    let level = Level::with_dimensions(1, 3, 1).unwrap();
    let seed =
        (0..).find(|&seed| dealt(level, seed).field().unwrap().is_mine(Pos::new(0, 0))).unwrap();
    let setup = ConsoleOptions { level, ..setup(seed) };
    let said = session(setup, b"1\no 1 2\nf 1 1\nc 1 2\n");
    assert!(said.contains(WON), "{said}");
    let said = session(setup, b"1\no 1 2\nf 1 3\nc 1 2\n");
    assert!(said.contains(LOST), "the mark was wrong: {said}");
    assert_eq!(boards(&said).pop().unwrap(), ["X10"]);
}

#[test]
fn a_hint_says_which_cell_is_safe_and_why() {
    let level = Level::with_dimensions(1, 5, 2).unwrap();
    let layout = |seed| {
        let game = dealt(level, seed);
        let field = game.field().unwrap().clone();
        field.is_mine(Pos::new(0, 0)) && field.is_mine(Pos::new(0, 4))
    };
    let seed = (0..).find(|&seed| layout(seed)).unwrap();
    let said = session(
        ConsoleOptions { level, ..setup(seed) },
        b"1\no 1 2\no 1 4\nf 1 3\nh\nu 1 3\nh\no 1 3\nh\n",
    );
    // With 2 mines, each 1 has one of its own: there is none between them.
    let reason =
        "there are fewer cells left than mines. That is impossible, so row 1, column 3 is safe.";
    assert!(said.contains(reason), "{said}");
    assert!(said.contains("You have flagged it. To remove the flag: u 1 3\n"), "{said}");
    assert!(said.contains("To open it: o 1 3\n"), "{said}");
    assert!(said.contains(WON));
}

#[test]
fn hints_lead_to_the_end_of_a_game() {
    for seed in 0..5 {
        let mut typed = String::from("1\n");
        for _ in 0..81 {
            let said = session(setup(seed), format!("{typed}h\n").as_bytes());
            let Some((_, cell)) = said.rsplit_once("To open it: ") else {
                break;
            };
            typed += cell.lines().next().unwrap();
            typed += "\n";
        }
        let said = session(setup(seed), typed.as_bytes());
        assert!(said.contains(WON) || said.contains(LOST), "{said}");
    }
}

#[test]
fn help_lists_the_commands() {
    let said = says(&[], "1\n?\n0\n0\n");
    let help = said.split(PROMPT).nth(1).unwrap();
    let keys: Vec<&str> = help.lines().map(|line| line[2..12].trim()).collect();
    assert_eq!(keys, ["1, o 3 4", "2, f 3 4", "u 3 4", "c 3 4", "h", "Enter", "0, q"]);
}
