//! What a player can say in a game, read from one line.

use crate::game::{BoardSize, Pos};
use crate::i18n::Texts;

/// What a player says in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ConsoleCommand {
    /// Do this to a cell; where it is not named yet, it is asked for.
    Do(CellAction, Option<Pos>),
    /// Show the board again.
    Redraw,
    /// Say which cell is safe, and why.
    Hint,
    /// Say what can be said.
    Help,
    /// Give the game up.
    Quit,
}

/// What is done to a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellAction {
    /// Open it.
    Open,
    /// Put a flag on it, or take its flag off.
    Mark,
    /// Take its flag off.
    Unmark,
    /// Open what lies around it.
    Chord,
}

/// Why a line says nothing that can be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ParseCommandError {
    /// The line is too long, or no text.
    Unreadable,
    /// It begins with no command.
    Unknown,
    /// A command that needs nothing is followed by something.
    TrailingWords,
    /// Where a row and a column are expected stands something else.
    NotACell,
    /// The cell is not on the board.
    Outside(BoardSize),
}

impl ConsoleCommand {
    /// The command that a line gives, on a board of this size.
    ///
    /// # Errors
    /// When it gives none.
    pub fn parse(line: &str, size: BoardSize) -> Result<Self, ParseCommandError> {
        let mut words = words(line);
        let Some(first) = words.next() else {
            return Ok(Self::Redraw);
        };
        let rest: Vec<&str> = words.collect();
        let alone = |command| match rest.as_slice() {
            [] => Ok(command),
            _ => Err(ParseCommandError::TrailingWords),
        };
        let deed = |deed| match rest.as_slice() {
            [] => Ok(Self::Do(deed, None)),
            words => Ok(Self::Do(deed, Some(cell(words, size)?))),
        };
        match first.to_lowercase().as_str() {
            "1" | "o" | "open" => deed(CellAction::Open),
            "2" | "f" | "flag" | "m" | "mark" => deed(CellAction::Mark),
            "u" | "unmark" => deed(CellAction::Unmark),
            "c" | "chord" => deed(CellAction::Chord),
            "h" | "hint" => alone(Self::Hint),
            "?" | "help" => alone(Self::Help),
            "0" | "q" | "quit" | "exit" => alone(Self::Quit),
            _ => Err(ParseCommandError::Unknown),
        }
    }
}

/// The cell that a line names by its row and column; `None` for a line with nothing on it.
///
/// # Errors
/// When the line names no cell of a board of this size.
pub(super) fn parse_cell(line: &str, size: BoardSize) -> Result<Option<Pos>, ParseCommandError> {
    match words(line).collect::<Vec<_>>().as_slice() {
        [] => Ok(None),
        words => cell(words, size).map(Some),
    }
}

fn cell(words: &[&str], size: BoardSize) -> Result<Pos, ParseCommandError> {
    let &[row, col] = words else {
        return Err(ParseCommandError::NotACell);
    };
    let (row, col) = (parse_coordinate(row)?, parse_coordinate(col)?);
    let index = |number: Option<u16>| number.and_then(|number| number.checked_sub(1));
    (index(row).zip(index(col)))
        .map(|(row, col)| Pos::new(row, col))
        .filter(|&pos| size.contains(pos))
        .ok_or(ParseCommandError::Outside(size))
}

/// A whole number; `None` for one below 0 or far above what any board has.
fn parse_coordinate(word: &str) -> Result<Option<u16>, ParseCommandError> {
    let figures = word.strip_prefix(['+', '-']).unwrap_or(word);
    if figures.is_empty() || !figures.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ParseCommandError::NotACell);
    }
    Ok(word.parse().ok())
}

/// The words of a line. Commas are as good as spaces.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|word| !word.is_empty())
}

impl ParseCommandError {
    /// The sentence about it.
    pub fn describe(self, texts: &Texts) -> String {
        match self {
            Self::Unreadable => texts.get("console-unreadable").to_owned(),
            Self::Unknown => texts.get("console-unknown").to_owned(),
            Self::TrailingWords => texts.get("console-surplus").to_owned(),
            Self::NotACell => texts.get("console-not-a-cell").to_owned(),
            Self::Outside(size) => texts.with(
                "console-outside",
                &[("rows", size.rows().into()), ("cols", size.cols().into())],
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<ConsoleCommand, ParseCommandError> {
        ConsoleCommand::parse(line, BoardSize::fixed(9, 12))
    }

    #[test]
    fn a_command_is_a_number_a_letter_or_a_word_and_its_cell_may_follow() {
        let at = Some(Pos::new(2, 3));
        for line in ["o 3 4", "O 3 4", "open 3,4", "1 3 4", "  o\t3 , 4 \r"] {
            assert_eq!(read(line), Ok(ConsoleCommand::Do(CellAction::Open, at)), "{line}");
        }
        for line in ["f 3 4", "m 3 4", "2 +3 04"] {
            assert_eq!(read(line), Ok(ConsoleCommand::Do(CellAction::Mark, at)), "{line}");
        }
        assert_eq!(read("c 3 4"), Ok(ConsoleCommand::Do(CellAction::Chord, at)));
        assert_eq!(read("u 3 4"), Ok(ConsoleCommand::Do(CellAction::Unmark, at)));
        assert_eq!(read("1"), Ok(ConsoleCommand::Do(CellAction::Open, None)));
        assert_eq!(read("h"), Ok(ConsoleCommand::Hint));
        assert_eq!(read("?"), Ok(ConsoleCommand::Help));
        assert_eq!(read("q"), read("0"));
        assert_eq!(read(" "), Ok(ConsoleCommand::Redraw));
    }

    #[test]
    fn each_fault_is_told_apart() {
        assert_eq!(read("3 4"), Err(ParseCommandError::Unknown));
        assert_eq!(read("\u{1b}[A"), Err(ParseCommandError::Unknown));
        assert_eq!(read("h 3 4"), Err(ParseCommandError::TrailingWords));
        for line in ["o 3", "o 3 4 5", "o a b", "o 3.5 4", "o - +", "o 0x3 4", "o ٣ 4"] {
            assert_eq!(read(line), Err(ParseCommandError::NotACell), "{line}");
        }
        for line in ["o 0 1", "o 10 1", "o 1 13", "o -1 1", "o 1 99999999999999999999"] {
            assert_eq!(
                read(line),
                Err(ParseCommandError::Outside(BoardSize::fixed(9, 12))),
                "{line}"
            );
        }
        assert_eq!(read("o 9 12"), Ok(ConsoleCommand::Do(CellAction::Open, Some(Pos::new(8, 11)))));
    }
}
