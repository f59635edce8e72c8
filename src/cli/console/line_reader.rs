//! The lines of the input, which may be of any bytes and any length.

use std::io;
use std::io::{BufRead, ErrorKind, Read};

/// The longest line in bytes. Commands are far shorter.
const MAX_BYTES: usize = 400;

/// The next line without its line break; `None` if it is too long or not UTF-8. Full-width
/// characters, as typed on a Chinese keyboard, are converted to ASCII. The end of the input is an
/// error; the last line needs no line break.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(MAX_BYTES as u64 + 1).read_until(b'\n', &mut line)? == 0 {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    let is_complete = line.pop_if(|byte| *byte == b'\n').is_some();
    if !is_complete && line.len() > MAX_BYTES {
        input.skip_until(b'\n')?;
        return Ok(None);
    }
    let text = String::from_utf8(line).ok();
    Ok(text.map(|text| text.chars().map(to_halfwidth).collect()))
}

/// Converts a full-width character to ASCII.
fn to_halfwidth(char: char) -> char {
    // Full-width characters are in the order of ASCII.
    const OFFSET: u32 = '！' as u32 - '!' as u32;
    match char {
        '！'..='～' => char::from_u32(char as u32 - OFFSET).unwrap_or(char),
        '、' | '。' => ',',
        char => char,
    }
}
