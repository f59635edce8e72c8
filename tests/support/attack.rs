//! Ways to break recordings.

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::sample::select;
use sapper::replay::Projector;
use sapper::replay::rawvf;

/// What breaks recordings, besides single bytes.
const WORDS: [&str; 34] = [
    "\n",
    "\r\n",
    "\0",
    "\u{FEFF}",
    " ",
    ":",
    "(",
    ")",
    "-",
    ".",
    "*",
    "0",
    "9",
    "Board:\n",
    "Events:\n",
    "Width: 1\n",
    "Height: 70000\n",
    "Mines: 0\n",
    "Marks: On\n",
    "Level: Marathon\n",
    "SapperRules: chord-by=single-click clock=drawn\n",
    "0.000 start\n",
    "won\n",
    "forget 1.0\n",
    "0.1 lc 1 1 (1 1)\n",
    "0.1 lr (1 1)\n",
    "0.1 mc (1 1)\n",
    "0.1 mr (1 1)\n",
    "0.1 mt\n",
    "0.1 sc 1 1\n",
    "999999999999999999999",
    "-2147483648.999",
    "864000.000",
    "(16000 -16000)",
];

/// What a mouse may do instead.
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
}

/// What leaves most recordings whole, and makes another game of them.
fn gentle() -> impl Strategy<Value = Edit> {
    let at = any::<Index>;
    prop_oneof![
        3 => (at(), 1_usize..40).prop_map(|(at, count)| Edit::DropLines(at, count)),
        2 => at().prop_map(Edit::DoubleLine),
        6 => (at(), select(&NAMES[..])).prop_map(|(at, name)| Edit::Rename(at, name)),
        1 => (at(), b'0'..=b'9').prop_map(|(at, digit)| Edit::Digit(at, digit)),
    ]
}

/// What breaks most of them.
fn rough() -> impl Strategy<Value = Edit> {
    let at = any::<Index>;
    prop_oneof![
        4 => (at(), any::<u8>()).prop_map(|(at, byte)| Edit::Set(at, byte)),
        2 => (at(), 0_usize..200).prop_map(|(at, len)| Edit::Cut(at, len)),
        2 => (at(), 0_usize..200, at()).prop_map(|(from, len, to)| Edit::Copy(from, len, to)),
        4 => (at(), select(&WORDS[..])).prop_map(|(at, word)| Edit::Insert(at, word)),
        1 => at().prop_map(Edit::End),
        2 => (at(), at()).prop_map(|(one, other)| Edit::SwapLines(one, other)),
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

/// One of these recordings, broken here and there.
pub fn mutation(texts: Vec<Vec<u8>>) -> impl Strategy<Value = Vec<u8>> {
    use proptest::collection::vec;
    let edits = prop_oneof![
        4 => vec(gentle(), 1..20),
        3 => vec(rough(), 1..6),
        1 => vec(prop_oneof![gentle(), rough()], 1..6),
    ];
    (select(texts), edits).prop_map(|(mut text, edits)| {
        for edit in edits {
            edit.apply(&mut text);
        }
        text
    })
}

/// Reads a recording and, where it can be read, shows it from end to end, writes it and reads that
/// back. Returns whether it could be read, or else what is told of it.
///
/// # Panics
/// When what was written is not read back the same, time is not kept, or luck is told wrongly.
pub fn look_at(text: &[u8]) -> Result<(), String> {
    let film = rawvf::read(text).map_err(|error| error.to_string())?;
    let mut written = Vec::new();
    rawvf::write(&film, &mut written).expect("written to memory");
    let again = rawvf::read(written.as_slice()).expect("what we write can be read");
    assert_eq!(again, film);
    // Whatever was done on it, each opening can be judged; some hundred are enough.
    let mut judged = 0;
    let luck = film.luck(|| {
        judged += 1;
        judged < 300
    });
    let mut guesses = luck.iter().flat_map(|luck| luck.guesses());
    assert!(guesses.all(|(_, guess)| (0.0..1.0).contains(&guess.chance)));
    assert!(luck.is_some() || judged >= 300, "a board's own numbers fit");
    let mut projector = Projector::new(film);
    let end = projector.run_out();
    projector.seek(i32::MIN);
    assert_eq!(projector.time(), projector.begin());
    projector.seek(projector.end());
    assert_eq!(projector.counters(), end);
    Ok(())
}
