//! Text of unknown encoding.

/// Decodes the text of a header.
///
/// Valid UTF-8 is rarely anything else. Chinese programs write GB 18030, whose common characters
/// are two bytes from A1 on; in a Western name such bytes rarely come in pairs.
pub(in crate::replay::formats) fn decode(bytes: &[u8]) -> String {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) if looks_chinese(bytes) => encoding_rs::GB18030.decode_without_bom_handling(bytes).0,
        Err(_) => encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0,
    };
    sanitize(&text)
}

/// A text in UTF-16, if it begins with its mark or with plain letters.
pub fn utf16(bytes: &[u8]) -> Option<String> {
    const SURE: usize = 16;
    let is_plain = |letter: usize| {
        let mut pairs = bytes.chunks_exact(2).take(SURE);
        let is_letter = |byte: u8| (b' '..=b'~').contains(&byte) || b"\r\n\t".contains(&byte);
        pairs.all(|pair| is_letter(pair[letter]) && pair[1 - letter] == 0)
    };
    let encoding = match bytes {
        [] | [_] | [_, _] | [_, _, _] => return None,
        [0xFF, 0xFE, ..] => encoding_rs::UTF_16LE,
        [0xFE, 0xFF, ..] => encoding_rs::UTF_16BE,
        _ if is_plain(0) => encoding_rs::UTF_16LE,
        _ if is_plain(1) => encoding_rs::UTF_16BE,
        _ => return None,
    };
    Some(encoding.decode_with_bom_removal(bytes).0.into_owned())
}

/// Decodes text that is UTF-8 by its format, with replacement characters for what isn't.
pub(in crate::replay::formats) fn decode_utf8(bytes: &[u8]) -> String {
    sanitize(&String::from_utf8_lossy(bytes))
}

/// The name and the version of a program: what stands before the first digit, and the word from
/// there.
pub(in crate::replay::formats) fn name_and_version(text: &str) -> (String, String) {
    let (name, rest) =
        text.split_at(text.find(|char: char| char.is_ascii_digit()).unwrap_or(text.len()));
    let version = rest.split_whitespace().next().unwrap_or_default();
    (name.trim().to_owned(), version.trim_end_matches(['.', ',']).to_owned())
}

/// A time in seconds since 1970 as `YYYY-MM-DD hh:mm:ss` in UTC; empty for 0, which is no time.
pub(in crate::replay::formats) fn utc(seconds: i64) -> String {
    let time = Some(seconds).filter(|&seconds| seconds != 0);
    let time = time.and_then(|seconds| jiff::Timestamp::from_second(seconds).ok());
    time.map(|time| time.strftime("%F %T").to_string()).unwrap_or_default()
}

fn looks_chinese(mut bytes: &[u8]) -> bool {
    loop {
        match bytes {
            [] => return true,
            [0..=0x7F, rest @ ..] | [0xA1..=0xF7, 0xA1..=0xFE, rest @ ..] => bytes = rest,
            _ => return false,
        }
    }
}

/// The longest text of a header, in characters.
const LONGEST: usize = 200;

/// Text for a header: one line without control characters, at most 200 characters.
pub(in crate::replay::formats) fn sanitize(text: &str) -> String {
    let shown: String = text
        .trim()
        .chars()
        .map(|char| if char.is_control() { ' ' } else { char })
        .take(LONGEST)
        .collect();
    shown.trim().to_owned()
}

/// Part of a broken line, short and safe to show.
pub(in crate::replay::formats) fn quote(bytes: &[u8]) -> String {
    const SHOWN: usize = 24;
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(4 * SHOWN)]);
    let mut shown: String = text
        .trim()
        .chars()
        .take(SHOWN)
        .map(|char| if char.is_control() { char::REPLACEMENT_CHARACTER } else { char })
        .collect();
    if text.trim().chars().count() > SHOWN || bytes.len() > 4 * SHOWN {
        shown.push('…');
    }
    shown
}
