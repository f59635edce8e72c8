//! D. Crockford's Base32.

const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The bytes as characters; the last is padded with zero bits.
pub(super) fn encode(bytes: &[u8]) -> String {
    let bit = |index: usize| {
        let byte = bytes.get(index / 8).copied().unwrap_or(0);
        (byte >> (7 - index % 8)) & 1
    };
    (0..bytes.len() * 8)
        .step_by(5)
        .map(|first| (first..first + 5).fold(0, |digit, index| (digit << 1) | bit(index)))
        .map(|digit| char::from(DIGITS[usize::from(digit)]))
        .collect()
}

/// The value of each character, 0 to 31, or the character if it has none.
pub(super) fn values(text: &str) -> impl Iterator<Item = Result<u8, char>> {
    text.chars().filter(|&char| !is_ignored(char)).map(|char| value(char).ok_or(char))
}

/// Whether a code may contain a character.
pub(super) fn may_contain(char: char) -> bool {
    is_ignored(char) || value(char).is_some()
}

fn is_ignored(char: char) -> bool {
    char.is_whitespace() || char == '-'
}

fn value(char: char) -> Option<u8> {
    let plain = match char.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    DIGITS.iter().position(|&digit| char::from(digit) == plain).map(|value| value as u8)
}

/// The bytes of these values; `None` if they end within a byte.
pub(super) fn decode(values: &[u8]) -> Option<Vec<u8>> {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u32, 0);
    for &value in values {
        bits = (bits << 5) | u32::from(value);
        count += 5;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    (bits == 0 && count < 5).then_some(bytes)
}
