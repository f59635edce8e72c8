//! Where the cells of a drawing are: what is a space between two cells, and what is a blank cell.

use super::signs::{Sign, Token};

/// A cell, or `None` for a blank one.
type Place = Option<Sign>;

/// The cells of each row. Where blank cells can end a row, it is filled up.
pub(super) fn rows(lines: &[Vec<Token>]) -> Vec<Vec<Sign>> {
    let lines: Vec<&[Token]> = lines.iter().map(|line| trimmed_end(line)).collect();
    let lines: Vec<&[Token]> = if lines.iter().all(|line| is_within_bars(line)) {
        lines.iter().map(|line| &line[1..line.len() - 1]).collect()
    } else {
        lines
    };
    let ends = |line: &&[Token]| line.last() == Some(&Token::Comma);
    let lines: Vec<&[Token]> = if lines.len() > 1 && lines[..lines.len() - 1].iter().all(ends) {
        lines.iter().map(|line| line.strip_suffix(&[Token::Comma]).unwrap_or(line)).collect()
    } else {
        lines
    };
    let is_between = |token: &Token| matches!(token, Token::Bar | Token::Tab | Token::Comma);
    if lines.iter().any(|line| line.iter().any(is_between))
        && let Some(rows) = lines.iter().map(|line| between_bars(line)).collect::<Option<Vec<_>>>()
    {
        return filled(rows);
    }
    // A space on the left of all is none of the board.
    let indent = |line: &&[Token]| line.iter().take_while(|&&token| token == Token::Space).count();
    let least = lines.iter().map(indent).min().unwrap_or_default();
    let close: Vec<&[Token]> = lines.iter().map(|line| &line[least..]).collect();
    if is_evenly_spaced(&close) {
        return close.iter().map(|line| signs(line)).collect();
    }
    for lines in [&close, &lines] {
        if lines.iter().all(|line| line.iter().skip(1).step_by(2).all(|&it| it == Token::Space)) {
            let cells = |line: &&[Token]| line.iter().step_by(2).map(|&it| cell(it)).collect();
            return filled(lines.iter().map(cells).collect());
        }
    }
    filled(lines.iter().map(|line| line.iter().map(|&token| cell(token)).collect()).collect())
}

fn trimmed_end(line: &[Token]) -> &[Token] {
    let end = line.iter().rposition(|&token| token != Token::Space).map_or(0, |at| at + 1);
    &line[..end]
}

fn is_within_bars(line: &[Token]) -> bool {
    line.len() > 2 && line.first() == Some(&Token::Bar) && line.last() == Some(&Token::Bar)
}

fn signs(line: &[Token]) -> Vec<Sign> {
    let sign = |token: &Token| match token {
        Token::Sign(sign) => Some(*sign),
        _ => None,
    };
    line.iter().filter_map(sign).collect()
}

const fn cell(token: Token) -> Place {
    match token {
        Token::Sign(sign) => Some(sign),
        _ => None,
    }
}

/// The cells of a row with something between each two; `None` if there are two in one place.
fn between_bars(line: &[Token]) -> Option<Vec<Place>> {
    let parts = line.split(|token| matches!(token, Token::Bar | Token::Tab | Token::Comma));
    let one = |part: &[Token]| match signs(part)[..] {
        [] => Some(None),
        [sign] => Some(Some(sign)),
        _ => None,
    };
    parts.map(one).collect()
}

/// Whether all rows have as many signs, each two with as many spaces between them.
fn is_evenly_spaced(lines: &[&[Token]]) -> bool {
    let Some(first) = lines.first() else { return false };
    let count = signs(first).len();
    let is_sign = |token: &Token| matches!(token, Token::Sign(_));
    let gap = first.iter().skip(1).take_while(|token| !is_sign(token)).count();
    lines.iter().all(|line| {
        let places = (0..).step_by(gap + 1).take(count);
        let in_place = places.filter(|&at| line.get(at).is_some_and(is_sign)).count();
        in_place == count && signs(line).len() == count
    })
}

/// The cells with a 0 in each blank one. If there are blank cells, short rows end with more of them;
/// otherwise a short row is cut off.
fn filled(mut rows: Vec<Vec<Place>>) -> Vec<Vec<Sign>> {
    let longest = rows.iter().map(Vec::len).max().unwrap_or_default();
    if rows.iter().any(|row| row.contains(&None)) {
        rows.iter_mut().for_each(|row| row.resize(longest, None));
    }
    let signs = |row: Vec<Place>| row.into_iter().map(|it| it.unwrap_or(Sign::Open(0))).collect();
    rows.into_iter().map(signs).collect()
}
