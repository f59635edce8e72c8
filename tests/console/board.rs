//! The board in the terminal: cells, numbers of rows and columns, and colours.

use super::terminal::{says, session, setup};
use crate::common::prelude::*;
use sapper::cli::console::{ConsoleOptions, TerminalFeatures};
use sapper::game::level::CustomBoard;

#[test]
fn rows_and_columns_are_numbered() {
    let said = says(&["--rows=3", "--cols=12", "--mines=2", "--seed=1"], "1\n0\n0\n");
    assert!(
        said.contains(
            "
                       1 1 1
     1 2 3 4 5 6 7 8 9 0 1 2
   +------------------------
 1 | . . . . . . . . . . . .
 2 | . . . . . . . . . . . .
 3 | . . . . . . . . . . . .
Mines left: 2
"
        ),
        "{said}"
    );
}

#[test]
fn numbers_line_up_with_their_rows_and_columns_up_to_99_by_99() {
    for (rows, cols) in [(1, 1), (9, 9), (10, 10), (99, 9), (9, 99), (99, 99)] {
        let level = Level::Custom(CustomBoard::new(rows, cols, 0).unwrap());
        let size = level.size();
        // Flags in the corners and along a diagonal, so that each column is met.
        let marked: Vec<Pos> = (size.positions())
            .filter(|pos| usize::from(pos.col) % rows == usize::from(pos.row))
            .collect();
        let marks = marked.iter().map(|pos| format!("f {} {}\n", pos.row + 1, pos.col + 1));
        let typed = format!("1\n{}0\n0\n", marks.collect::<String>());
        let said = session(ConsoleOptions { level, ..setup(1) }, typed.as_bytes());
        let page = said.rsplit("Mines left").nth(1).unwrap();
        let lines: Vec<&str> = page.lines().skip(2).collect();
        let heads = lines.iter().position(|line| line.contains('+')).unwrap();
        assert_eq!(heads, if cols > 9 { 2 } else { 1 });
        let lines: Vec<Vec<char>> = lines.iter().map(|line| line.chars().collect()).collect();
        assert!(lines.iter().all(|line| line.len() == 4 + 2 * cols), "{page}");
        assert_eq!(lines.len(), heads + 1 + rows);
        for pos in marked {
            let at = 5 + 2 * usize::from(pos.col);
            let line = &lines[heads + 1 + usize::from(pos.row)];
            assert_eq!(line[at], 'F');
            let number: String = lines[..heads].iter().map(|head| head[at]).collect();
            assert_eq!(number.trim(), (pos.col + 1).to_string());
            let number: String = line[..2].iter().collect();
            assert_eq!(number.trim(), (pos.row + 1).to_string());
        }
    }
}

#[test]
fn colours_are_used_only_in_terminals_that_have_them() {
    let typed = b"1\no 5 5\nf 1 1\n0\n0\n";
    let look = |colours, clears| {
        let look = TerminalFeatures { colours, clears };
        session(ConsoleOptions { features: look, ..setup(4) }, typed)
    };
    let (plain, coloured) = (look(false, false), look(true, true));
    assert!(!plain.contains('\u{1b}'));
    assert!(coloured.contains("\u{1b}[1;31mF\u{1b}[0m"), "a red flag");
    assert!(coloured.contains("\u{1b}[H\u{1b}[2J"), "each board takes the place of the last");
    // With NO_COLOR the terminal is wiped, and nothing else is different.
    let wiped = look(false, true).replace("\u{1b}[H\u{1b}[2J", "\n");
    assert_eq!(wiped, plain);
    assert!(!says(&["--seed=4"], typed).contains('\u{1b}'), "a pipe is no terminal");
}
