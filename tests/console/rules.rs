//! The rules of play of the console style.

use super::terminal::{LOST, MENU, WON, boards, cells, dealt, open, says, signs, winning};
use crate::common::prelude::*;
use sapper::game::rules::{FirstOpening, StartPoint};
use sapper::ui::board::look::{EndDisplay, Look};

/// The rows of the console column in the rules of play, one after the other.
#[test]
fn the_console_style_follows_its_rules() {
    // Boards offered first: 9×9 with 10 mines, custom. Title and menu: play, exit; numbered.
    let said = says(&["--seed=4"], "2\n0\n0\n");
    assert!(said.starts_with(MENU));
    assert!(said.contains("  1  Beginner, 9 × 9, 10 mines\n  2  Custom board\n"));

    // First click: unprotected. Mines laid: when the board is drawn.
    let rules = Style::Console.rules();
    assert_eq!(
        (rules.first_opening, rules.laid),
        (FirstOpening::Unprotected, StartPoint::BoardShown)
    );
    let game = dealt(Level::Beginner, 4);
    let mine = cells(&game, true)[0];
    assert!(says(&["--seed=4"], format!("1\n{}", open(mine))).contains(LOST));

    // Marks: none ↔ flag. Left click on a flag: refused, and says so. Show mines left: on.
    let said = says(&["--seed=4"], "1\nf 1 1\no 1 1\nf 1 1\n");
    let corner: Vec<char> =
        (boards(&said).iter()).map(|board| board[0].chars().next().unwrap()).collect();
    assert_eq!(corner, ['.', 'F', '.']);
    assert!(said.contains("That cell is flagged."));
    let counts: Vec<&str> =
        (said.lines()).filter_map(|line| line.strip_prefix("Mines left: ")).collect();
    assert_eq!(counts, ["10", "9", "10"]);

    // A flood reaches a flag: it stays. Flags beyond the mines: the count falls below zero.
    let typed = "1\nf 1 1\nf 2 2\no 3 3\n0\n0\n";
    let said = says(&["--rows=3", "--cols=3", "--mines=0"], typed);
    let last = boards(&said).pop().unwrap();
    assert_eq!(last, ["F00", "0F0", "000"]);
    assert!(said.contains("Mines left: -2\n"));

    // Clock: none shown.
    assert_eq!(Style::Console.spec().first_second, None);
    assert_eq!(Look::of(Style::Console).end_display, EndDisplay::RevealBoard);

    // On a loss and on a win: the board as laid, then the menu.
    for (typed, sentence) in [(format!("1\n{}", open(mine)), LOST), (winning(&game), WON)] {
        let said = says(&["--seed=4"], typed);
        let (before, after) = said.split_once(sentence).unwrap();
        assert!(!signs(boards(before).last().unwrap()).contains(&'.'), "no cell is covered");
        assert!(after.ends_with(&format!("{MENU}\n")));
    }
}
