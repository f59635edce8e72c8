//! Where lines of Korean end: between words. By Unicode's rules (UAX #14), which the toolkit follows,
//! each of its syllables might end one, as in Chinese. An invisible word joiner prevents that.

use std::borrow::Cow;

const JOINER: char = '\u{2060}';

/// These words, with joiners in those that are Korean.
pub fn keep_words(words: Cow<'_, str>) -> Cow<'_, str> {
    if !words.chars().any(is_hangul) {
        return words;
    }
    let mut joined = String::with_capacity(2 * words.len());
    let mut before = ' ';
    for next in words.chars() {
        let is_inside = before.is_alphanumeric() && next.is_alphanumeric();
        if is_inside && (is_hangul(before) || is_hangul(next)) {
            joined.push(JOINER);
        }
        joined.push(next);
        before = next;
    }
    joined.into()
}

/// What the words say, for those who don't see them.
pub fn without_joiners(words: &str) -> String {
    words.replace(JOINER, "")
}

fn is_hangul(letter: char) -> bool {
    ('\u{ac00}'..='\u{d7a3}').contains(&letter)
}
