//! Random edits of recordings and other texts with lines.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, TestRunner};
use std::cell::Cell;

/// Names of recorded events.
const NAMES: [&str; 9] = ["mv", "lc", "lr", "rc", "rr", "mc", "mr", "sc", "mt"];

#[derive(Debug, Clone)]
enum Edit {
    DropLines(Index, usize),
    DoubleLine(Index),
    Rename(Index, &'static str),
    Digit(Index, u8),
    Set(Index, u8),
    Cut(Index, usize),
    Copy(Index, usize, Index),
    Insert(Index, &'static str),
    End(Index),
    SwapLines(Index, Index),
    /// At a fixed offset, if the file is that long.
    SetNear(usize, u8),
    InsertBytes(Index, Vec<u8>),
}

/// Edits that leave most recordings readable but change the game.
fn gentle() -> impl Strategy<Value = Edit> {
    let at = any::<Index>;
    prop_oneof![
        3 => (at(), 1_usize..40).prop_map(|(at, count)| Edit::DropLines(at, count)),
        2 => at().prop_map(Edit::DoubleLine),
        6 => (at(), select(&NAMES[..])).prop_map(|(at, name)| Edit::Rename(at, name)),
        1 => (at(), b'0'..=b'9').prop_map(|(at, digit)| Edit::Digit(at, digit)),
    ]
}

/// Edits that break most of them, some with meaningful words.
fn rough(words: &'static [&'static str]) -> impl Strategy<Value = Edit> {
    let at = any::<Index>;
    prop_oneof![
        4 => (at(), any::<u8>()).prop_map(|(at, byte)| Edit::Set(at, byte)),
        2 => (at(), 0_usize..200).prop_map(|(at, len)| Edit::Cut(at, len)),
        2 => (at(), 0_usize..200, at()).prop_map(|(from, len, to)| Edit::Copy(from, len, to)),
        4 => (at(), select(words)).prop_map(|(at, word)| Edit::Insert(at, word)),
        1 => at().prop_map(Edit::End),
        2 => (at(), at()).prop_map(|(one, other)| Edit::SwapLines(one, other)),
    ]
}

/// Edits of a binary file, many of them in its head.
fn of_bytes() -> impl Strategy<Value = Edit> {
    let at = any::<Index>;
    let byte = || prop_oneof![any::<u8>(), select(&[0_u8, 1, 2, 0x7F, 0x80, 0xFE, 0xFF][..])];
    prop_oneof![
        8 => (0_usize..300, byte()).prop_map(|(at, byte)| Edit::SetNear(at, byte)),
        6 => (at(), byte()).prop_map(|(at, byte)| Edit::Set(at, byte)),
        2 => (at(), 0_usize..200).prop_map(|(at, len)| Edit::Cut(at, len)),
        2 => (at(), 0_usize..200, at()).prop_map(|(from, len, to)| Edit::Copy(from, len, to)),
        2 => (at(), proptest::collection::vec(byte(), 1..20))
            .prop_map(|(at, bytes)| Edit::InsertBytes(at, bytes)),
        1 => at().prop_map(Edit::End),
    ]
}

impl Edit {
    fn apply(&self, text: &mut Vec<u8>) {
        let long = text.len();
        let place = |at: &Index| at.index(long + 1);
        match self {
            Self::DropLines(at, count) => change_lines(text, |lines| {
                let from = at.index(lines.len());
                lines.drain(from..(from + count).min(lines.len()));
            }),
            Self::DoubleLine(at) => change_lines(text, |lines| {
                let at = at.index(lines.len());
                lines.insert(at, lines[at]);
            }),
            Self::Rename(at, name) => {
                let from = place(at);
                let named = text[from..].windows(4).position(|word| {
                    word[0] == b' ' && word[3] == b' ' && word[1].is_ascii_lowercase()
                });
                if let Some(named) = named {
                    text[from + named + 1..from + named + 3].copy_from_slice(name.as_bytes());
                }
            }
            Self::Digit(at, digit) => {
                let from = place(at);
                if let Some(byte) = text[from..].iter_mut().find(|byte| byte.is_ascii_digit()) {
                    *byte = *digit;
                }
            }
            Self::Set(at, byte) if long > 0 => text[at.index(long)] = *byte,
            Self::Set(..) => {}
            Self::Cut(at, len) => {
                let from = place(at);
                text.drain(from..(from + len).min(long));
            }
            Self::Copy(from, len, to) => {
                let from = place(from);
                let piece = text[from..(from + len).min(long)].to_vec();
                let to = place(to);
                text.splice(to..to, piece);
            }
            Self::Insert(at, word) => {
                let at = place(at);
                text.splice(at..at, word.bytes());
            }
            Self::SetNear(at, byte) => {
                if let Some(near) = text.get_mut(*at) {
                    *near = *byte;
                }
            }
            Self::InsertBytes(at, bytes) => {
                let at = place(at);
                text.splice(at..at, bytes.iter().copied());
            }
            Self::End(at) => text.truncate(place(at)),
            Self::SwapLines(one, other) => change_lines(text, |lines| {
                let (one, other) = (one.index(lines.len()), other.index(lines.len()));
                lines.swap(one, other);
            }),
        }
    }
}

fn change_lines(text: &mut Vec<u8>, change: impl FnOnce(&mut Vec<&[u8]>)) {
    let mut lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').collect();
    if !lines.is_empty() {
        change(&mut lines);
        *text = lines.concat();
    }
}

/// The number of cases: `SAPPER_CASES`, or else `few`.
pub fn cases(few: u32) -> u32 {
    std::env::var("SAPPER_CASES").map_or(few, |cases| cases.parse().expect("a number"))
}

/// Passes `cases` random edits of these texts to `look`. Returns for how many it says that they could
/// still be read.
///
/// # Panics
/// With a minimal text for which `look` panics.
pub fn attack(
    texts: &[&[u8]],
    words: &'static [&'static str],
    cases: u32,
    look: impl Fn(&[u8]) -> bool,
) -> u32 {
    let texts = texts.iter().map(|text| text.to_vec()).collect();
    run(&mutation(texts, words), cases, look)
}

/// As [`attack`], with binary files.
pub fn attack_bytes(files: &[Vec<u8>], cases: u32, look: impl Fn(&[u8]) -> bool) -> u32 {
    let edits = proptest::collection::vec(of_bytes(), 1..6);
    let broken = (select(files.to_vec()), edits).prop_map(apply_all);
    run(&broken, cases, look)
}

fn run(broken: &impl Strategy<Value = Vec<u8>>, cases: u32, look: impl Fn(&[u8]) -> bool) -> u32 {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let read = Cell::new(0);
    let verdict = TestRunner::new(config).run(broken, |text| {
        if look(&text) {
            read.set(read.get() + 1);
        }
        Ok(())
    });
    if let Err(error) = verdict {
        panic!("{error}");
    }
    println!("{} of {cases} could still be read", read.get());
    read.get()
}

/// One of these texts after random edits.
fn mutation(texts: Vec<Vec<u8>>, words: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    use proptest::collection::vec;
    let edits = prop_oneof![
        4 => vec(gentle(), 1..20),
        3 => vec(rough(words), 1..6),
        1 => vec(prop_oneof![gentle(), rough(words)], 1..6),
    ];
    (select(texts), edits).prop_map(apply_all)
}

fn apply_all((mut text, edits): (Vec<u8>, Vec<Edit>)) -> Vec<u8> {
    for edit in edits {
        edit.apply(&mut text);
    }
    text
}
