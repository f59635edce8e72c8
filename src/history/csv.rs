//! Lines of comma-separated values (RFC 4180), for spreadsheets and scripts.

use super::played_game::{PlayedBoard, PlayedGame, UnrankedReason, style_key};
use crate::config::LevelKind;
use crate::game::Choice;

/// What the text of a cell must not begin with, or a spreadsheet calculates it: a player may be
/// called `=1+1`. East Asian spreadsheets know the wide signs, too.
const FORMULA: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// What is between fields, and the decimal sign: where that is a comma, spreadsheets expect
/// semicolons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CsvSigns {
    between: &'static str,
    pub decimal: &'static str,
}

impl CsvSigns {
    pub const fn new(decimal_comma: bool) -> Self {
        let (between, decimal) = if decimal_comma { (";", ",") } else { (",", ".") };
        Self { between, decimal }
    }

    /// A line with these values, and its end. An apostrophe goes before a text that looks like a
    /// formula, though not before a number.
    pub fn line<S: AsRef<str>>(self, values: impl IntoIterator<Item = S>) -> String {
        let fields: Vec<_> = values.into_iter().map(|value| self.field(value.as_ref())).collect();
        fields.join(self.between) + "\r\n"
    }

    fn field(self, value: &str) -> String {
        let begins_formula = value.starts_with(FORMULA) || value.trim_start().starts_with(FORMULA);
        let is_number = value.replace(self.decimal, ".").parse().is_ok_and(f64::is_finite);
        let mark = if begins_formula && !is_number { "'" } else { "" };
        if value.contains(self.between) || value.contains(['"', '\r', '\n']) {
            format!("\"{mark}{}\"", value.replace('"', "\"\""))
        } else {
            format!("{mark}{value}")
        }
    }
}

/// The headings of the table of games.
const HEADINGS: &str = "id ended style level rows cols mines result time_ms bbbv solved left right \
    chords unranked guesses effective flagged";

/// Games as a table for other programs, with a line of headings.
pub fn games(games: &[PlayedGame], signs: CsvSigns) -> String {
    let mut table = signs.line(HEADINGS.split(' '));
    for game in games {
        let PlayedBoard { level, mines } = game.board;
        let size = level.size();
        table.push_str(&signs.line([
            game.id.to_string(),
            game.ended_at.to_text(),
            style_key(game.style).to_owned(),
            LevelKind::of(level).key().to_owned(),
            size.rows().to_string(),
            size.cols().to_string(),
            mines.to_string(),
            game.result.key().to_owned(),
            game.time_ms.to_string(),
            game.bbbv.to_string(),
            game.solved.to_string(),
            game.left.to_string(),
            game.right.to_string(),
            game.chords.to_string(),
            game.unranked_reason().map_or("", UnrankedReason::key).to_owned(),
            game.guesses().key().to_owned(),
            game.effective.map_or_else(String::new, |clicks| clicks.to_string()),
            game.has_flagged().map_or("", Choice::key).to_owned(),
        ]));
    }
    table
}
