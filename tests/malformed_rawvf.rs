//! Malformed RAWVF recordings: each gives an error with its line, and none crashes the reader.

use crate::common::mutation::{attack, cases};
use crate::common::{GAME, corpus, exercise, read_recording};
use std::io::{BufReader, Read};

#[test]
fn each_broken_recording_gives_a_message_with_its_line() {
    let swap = |from: &str, to: &str| {
        assert!(GAME.contains(from), "{from}");
        GAME.replace(from, to)
    };
    let table = [
        (String::new(), "line 1: it is not a recording in a format that Sapper reads"),
        ("hello\n".to_owned(), "line 1: it is not a recording in a format that Sapper reads"),
        (
            "\n\n\u{1}\u{2}\n".to_owned(),
            "line 3: it is not a recording in a format that Sapper reads",
        ),
        (
            GAME[..GAME.find("Board").unwrap_or(0)].to_owned(),
            "line 8: the board is missing: the line “Board:” and rows of * and 0 must stand before the events",
        ),
        (
            GAME[..GAME.find("Events").unwrap_or(0)].to_owned(),
            "line 12: the recording ends before any button is released",
        ),
        (
            GAME[..GAME.find("0.000 lr").unwrap_or(0)].to_owned(),
            "line 14: the recording ends before any button is released",
        ),
        (
            swap("Board:\n*000*\n00000\n*0000\n", ""),
            "line 9: the board is missing: the line “Board:” and rows of * and 0 must stand before the events",
        ),
        (swap("Width: 5", "Width: four"), "line 4: “four” is not a valid value for “Width”"),
        (swap("Marks: Off", "Marks: maybe"), "line 7: “maybe” is not a valid value for “Marks”"),
        (swap("Width: 5", "Width: 6"), "line 10: the row has 5 cells, not 6"),
        (swap("00000\n", "0000\n"), "line 11: the row has 4 cells, not 5"),
        (
            swap("00000\n", "00x00\n"),
            "line 11: a row of the board can contain only * and 0, not “00x00”",
        ),
        (swap("Height: 3", "Height: 4"), "line 5: the header says 4 rows, but the board has 3"),
        (swap("Height: 3", "Height: 2"), "line 12: the header says 2 rows, but the board has 3"),
        (swap("Mines: 3", "Mines: 2"), "line 6: the header says 2 mines, but the board has 3"),
        (swap("Events:", "Board:\n00000\nEvents:"), "line 13: a second board starts here"),
        (
            swap("Board:", "Events:"),
            "line 9: the board is missing: the line “Board:” and rows of * and 0 must stand before the events",
        ),
        (
            swap("Player: Ann", "Level: Marathon"),
            "line 3: recordings of marathon games cannot be played",
        ),
        (swap("Ann", "Ann\nSquareSize: 0"), "line 4: “0” is not a valid value for “SquareSize”"),
        (swap("Ann", "Ann\nSuperClick: x"), "line 4: “x” is not a valid value for “SuperClick”"),
        (swap("0.400 rc", "0.400 rx"), "line 16: “rx” is not a valid event"),
        (swap("0.400 rc", "0,400 rc"), "line 16: “0,400” is not a valid time"),
        (swap("0.400 rc", "1e9 rc"), "line 16: “1e9” is not a valid time"),
        (swap("0.400 rc", "2073601.0 rc"), "line 16: “2073601.0” is more than 24 days"),
        (swap("0.400 rc", "0.600 rc"), "line 17: the time runs backwards, from 0.600 to 0.500"),
        (swap("0.400 rc 1 1 (8 8)", "0.400 rc"), "line 16: the event has no position"),
        (
            swap("0.400 rc 1 1 (8 8)", "0.400 rc 1 1 (8"),
            "line 16: “1 1 (8” is not a valid position",
        ),
        (
            swap("0.400 rc 1 1 (8 8)", "0.400 rc 6 1"),
            "line 16: column 6, row 1 is outside the board of 5 columns and 3 rows",
        ),
        (
            swap("0.400 rc 1 1 (8 8)", "0.400 rc 1 9 (8 8)"),
            "line 16: column 1, row 9 is outside the board of 5 columns and 3 rows",
        ),
        (
            swap("0.400 rc 1 1 (8 8)", "flag 0 1"),
            "line 16: column 0, row 1 is outside the board of 5 columns and 3 rows",
        ),
        (
            swap("0.400 rc 1 1 (8 8)", "0.400 rc (8 99999)"),
            "line 16: the position 8, 99999 (in pixels) is too far from the board",
        ),
        (swap("0.400 rc", "nonsense\n0.400 rc"), "line 16: “nonsense” is not a valid event"),
        (swap("Ann", &"a".repeat(2_000)), "line 3: the line is longer than 1000 bytes"),
        (
            "Board:\n**\n**\nEvents:\n0 lc 1 1\n0 lr 1 1\n".to_owned(),
            "line 6: its board cannot be played, because 2 × 2 cells hold at most 3 mines, not 4",
        ),
        (
            format!("Board:\n{}", "0\n".repeat(300)),
            "line 258: its board cannot be played, because a board has 1 to 256 rows, not 257",
        ),
    ];
    for (text, sentence) in table {
        let error = read_recording(text.as_bytes()).expect_err(sentence);
        assert_eq!(error, sentence, "{text}");
    }
}

#[test]
fn endless_input_is_refused() {
    let zeros = BufReader::new(std::io::repeat(0));
    let error = read_recording(zeros).expect_err("no recording");
    assert_eq!(error, "line 1: the line is longer than 1000 bytes");

    let error = read_recording(BufReader::new(Endless::default())).expect_err("no recording");
    assert!(error.ends_with("the recording is larger than 128 MiB"), "{error}");
}

/// A recording with endless pointer movements.
#[derive(Default)]
struct Endless {
    read: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let movement = format!("1.300 mv 1 1{}\n", " ".repeat(900));
        let text = if self.read < GAME.len() {
            &GAME[self.read..]
        } else {
            &movement[(self.read - GAME.len()) % movement.len()..]
        };
        let count = text.len().min(buffer.len());
        buffer[..count].copy_from_slice(&text.as_bytes()[..count]);
        self.read += count;
        Ok(count)
    }
}

fn real_games() -> Option<Vec<Vec<u8>>> {
    let folder = std::fs::read_dir(corpus("replays")?).expect("the real games");
    let files = folder.map(|entry| entry.expect("a file").path());
    let recordings = files.filter(|path| path.extension().is_some_and(|end| end == "rawvf"));
    Some(recordings.map(|path| std::fs::read(path).expect("a file")).collect())
}

/// Texts that break recordings, in addition to single bytes.
const WORDS: &[&str] = &[
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

/// Reads a recording and, where it can be read, shows it from end to end, writes it and reads that
/// back. Returns whether it could be read, or else its error.
///
/// # Panics
/// When [`exercise`] does, or the luck analysis is wrong.
fn look_at(text: &[u8]) -> Result<(), String> {
    let recording = read_recording(text)?;
    exercise(&recording);
    // In any board, each opening can be judged; some hundred are enough.
    let mut judged = 0;
    let luck = recording.luck(|| {
        judged += 1;
        judged < 300
    });
    let mut guesses = luck.iter().flat_map(|luck| luck.guesses());
    assert!(guesses.all(|(_, guess)| (0.0..1.0).contains(&guess.chance)));
    assert!(luck.is_some() || judged >= 300, "a board's own numbers fit");
    Ok(())
}

/// Whether a broken recording can still be read; if not, a message names the line.
fn reads(text: &[u8]) -> bool {
    match look_at(text) {
        Ok(()) => true,
        Err(error) => {
            let is_sentence = error.starts_with("line ") && error.lines().count() == 1;
            assert!(is_sentence, "{error}");
            false
        }
    }
}

#[test]
fn any_mutated_recording_is_read_or_gives_an_error() {
    attack(&[GAME.as_bytes()], WORDS, cases(1_000), reads);
}

#[test]
fn any_mutated_real_recording_is_read_or_gives_an_error() {
    if let Some(games) = real_games() {
        let games: Vec<&[u8]> = games.iter().map(Vec::as_slice).collect();
        attack(&games, WORDS, cases(60), reads);
    }
}
