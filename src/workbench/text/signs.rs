//! The signs with which people draw boards.

/// What a sign stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    Mine,
    Flag,
    Covered,
    /// A white square: covered, or blank beside squares of another colour.
    Pale,
    /// A dot: covered, blank beside other signs for covered cells, or free where mines are shown.
    Dot,
    Open(u8),
}

/// A piece of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token {
    Sign(Sign),
    Space,
    /// What stands between two cells.
    Bar,
    /// What may stand between two cells, and doesn't close a row.
    Tab,
    /// What may stand between two cells; it closes all rows, or all but the last, or none.
    Comma,
}

/// The names of emoji in chats, between colons.
const NAMES: [(&str, Sign); 28] = [
    ("zero", Sign::Open(0)),
    ("one", Sign::Open(1)),
    ("two", Sign::Open(2)),
    ("three", Sign::Open(3)),
    ("four", Sign::Open(4)),
    ("five", Sign::Open(5)),
    ("six", Sign::Open(6)),
    ("seven", Sign::Open(7)),
    ("eight", Sign::Open(8)),
    ("bomb", Sign::Mine),
    ("boom", Sign::Mine),
    ("collision", Sign::Mine),
    ("firecracker", Sign::Mine),
    ("triangular_flag_on_post", Sign::Flag),
    ("golf", Sign::Flag),
    ("flag_black", Sign::Flag),
    ("blue_square", Sign::Covered),
    ("green_square", Sign::Covered),
    ("yellow_square", Sign::Covered),
    ("orange_square", Sign::Covered),
    ("red_square", Sign::Covered),
    ("purple_square", Sign::Covered),
    ("brown_square", Sign::Covered),
    ("black_large_square", Sign::Covered),
    ("question", Sign::Covered),
    ("grey_question", Sign::Covered),
    ("white_square_button", Sign::Covered),
    ("white_large_square", Sign::Pale),
];

/// The longest of these names.
const LONGEST_NAME: usize = 24;

/// What a single character stands for.
fn sign(character: char) -> Option<Sign> {
    // Full-width forms.
    let character = match character {
        '！'..='～' => char::from_u32(character as u32 - 0xFEE0)?,
        other => other,
    };
    Some(match character {
        '0'..='8' => Sign::Open(character as u8 - b'0'),
        '①'..='⑧' => Sign::Open((character as u32 - '①' as u32 + 1) as u8),
        '⓪' | '_' => Sign::Open(0),
        '.' | '·' | '・' => Sign::Dot,
        '□' | '⬜' | '◻' | '◽' | '▫' => Sign::Pale,
        '#' | '?' | '-' | 'X' | 'x' | 'H' | '■' | '▢' | '▇' | '█' | '▓' | '▒' | '░' | '◼'
        | '◾' | '▪' | '⬛' | '🟥' | '🟧' | '🟨' | '🟩' | '🟦' | '🟪' | '🟫' | '🔲' | '🔳'
        | '❓' | '❔' => Sign::Covered,
        '*' | 'M' | 'm' | 'B' | '@' | '💣' | '💥' | '🧨' | '※' | '✱' => Sign::Mine,
        'F' | 'f' | 'P' | '!' | '🚩' | '⚑' | '⛳' | '🏴' => Sign::Flag,
        _ => return None,
    })
}

/// The pieces of a line, or the first character that is none, with its column from 1.
pub(super) fn tokens(line: &str) -> Result<Vec<Token>, (usize, char)> {
    let mut tokens = Vec::new();
    let mut rest = line.char_indices().zip(1..);
    while let Some(((at, character), column)) = rest.next() {
        tokens.push(match character {
            // What makes an emoji of a digit or of a square, and what is invisible.
            '\u{FE0E}' | '\u{FE0F}' | '\u{20E3}' | '\u{200B}' | '\u{200D}' | '\u{FEFF}' => continue,
            // Rows in a program are quoted, and stand in brackets.
            '"' | '\'' | '“' | '”' | '[' | ']' | '(' | ')' | '{' | '}' => continue,
            ' ' | '\u{A0}' | '\u{3000}' => Token::Space,
            '\t' => Token::Tab,
            ',' | ';' => Token::Comma,
            '|' | '│' | '┃' | '║' => Token::Bar,
            ':' => {
                let name = named(&line[at + 1..]).ok_or((column, character))?;
                let (name, sign) = name;
                // The name and the colon after it.
                rest.nth(name.len());
                Token::Sign(sign)
            }
            _ => Token::Sign(sign(character).ok_or((column, character))?),
        });
    }
    Ok(tokens)
}

fn named(text: &str) -> Option<(&'static str, Sign)> {
    let end = text.find(':').filter(|&end| end <= LONGEST_NAME)?;
    NAMES.into_iter().find(|(name, _)| *name == &text[..end])
}

/// Whether a line is part of a frame: it has corners or lines, and no cell.
pub(super) fn is_frame(line: &str) -> bool {
    let is_line = |sign: char| matches!(sign, '+' | '\u{2500}'..='\u{257F}');
    let may_be = |sign: char| is_line(sign) || matches!(sign, '-' | '=' | '|' | ' ');
    let upright = |sign: char| matches!(sign, '│' | '┃' | '║');
    line.chars().all(may_be) && line.chars().any(|sign| is_line(sign) && !upright(sign))
}
