//! The commands of a game, parsed from a line. Errors are sentences.

use crate::game::{BoardSize, Pos};
use crate::i18n::{Texts, args};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ConsoleCommand {
    /// Act on a cell; without one, the player is asked for it.
    Act(CellAction, Option<Pos>),
    Redraw,
    Hint,
    Help,
    Quit,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CellAction {
    Open,
    /// Set or remove a flag.
    Mark,
    /// Remove a flag.
    Unmark,
    Chord,
}

impl ConsoleCommand {
    /// Parses a line, for a board of this size.
    pub(super) fn parse(line: &str, size: BoardSize, texts: &Texts) -> Result<Self, String> {
        let mut words = words(line);
        let Some(name) = words.next() else {
            return Ok(Self::Redraw);
        };
        let rest: Vec<&str> = words.collect();
        let without_cell = |command| match rest.as_slice() {
            [] => Ok(command),
            _ => Err(texts.get("console-surplus").to_owned()),
        };
        let act = |action| match rest.as_slice() {
            [] => Ok(Self::Act(action, None)),
            words => Ok(Self::Act(action, Some(cell(words, size, texts)?))),
        };
        match name.to_lowercase().as_str() {
            "1" | "o" | "open" => act(CellAction::Open),
            "2" | "f" | "flag" | "m" | "mark" => act(CellAction::Mark),
            "u" | "unmark" => act(CellAction::Unmark),
            "c" | "chord" => act(CellAction::Chord),
            "h" | "hint" => without_cell(Self::Hint),
            "?" | "help" => without_cell(Self::Help),
            "0" | "q" | "quit" | "exit" => without_cell(Self::Quit),
            _ => Err(texts.get("console-unknown").to_owned()),
        }
    }
}

fn cell(words: &[&str], size: BoardSize, texts: &Texts) -> Result<Pos, String> {
    let is_number = |word: &&str| {
        let digits = word.strip_prefix(['+', '-']).unwrap_or(word);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let (&[row, col], true) = (words, words.iter().all(is_number)) else {
        return Err(texts.get("console-not-a-cell").to_owned());
    };
    let index = |word: &str| word.parse::<u16>().ok()?.checked_sub(1);
    (index(row).zip(index(col)))
        .map(|(row, col)| Pos::new(row, col))
        .filter(|&pos| size.contains(pos))
        .ok_or_else(|| texts.with("console-outside", args![rows = size.rows(), cols = size.cols()]))
}

/// The words of a line, separated by spaces or commas.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|char: char| char.is_whitespace() || char == ',').filter(|word| !word.is_empty())
}
