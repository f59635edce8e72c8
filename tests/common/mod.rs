//! What several tests share.

pub mod board;
pub mod contrast;
pub mod mutation;
pub mod random_play;
pub mod screenshot;
pub mod small_positions;
pub mod ui;
pub mod window;

use sapper::config::Lang;
use sapper::i18n::{Texts, errors};
use sapper::replay::Recording;
use sapper::replay::formats::rawvf;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::{env, io, thread};

/// A file or folder of the test data that `SAPPER_CORPUS` names. Skips the test where it names none.
pub fn corpus(path: &str) -> Option<PathBuf> {
    let folder = env::var_os("SAPPER_CORPUS");
    if folder.is_none() {
        skip("SAPPER_CORPUS names no folder of test data");
    }
    Some(PathBuf::from(folder?).join(path))
}

/// Reads a recording, or tells what is wrong with it as the program does.
pub fn read_recording(text: impl BufRead) -> Result<Recording, String> {
    let texts = Texts::new(Lang::English);
    rawvf::read(text).map_err(|error| errors::recording(&texts, &error))
}

/// Reports that this machine lacks what the rest of a test needs.
///
/// # Panics
/// Where `SAPPER_NO_SKIPS` is set.
pub fn skip(reason: &str) {
    assert!(env::var_os("SAPPER_NO_SKIPS").is_none(), "skipped: {reason}");
    let thread = thread::current();
    let test = thread.name().unwrap_or_default();
    // `eprintln!` would be captured with the rest of what a passing test prints.
    let _ = writeln!(io::stderr(), "skipped {test}: {reason}");
}

/// A recording of a game that was not finished.
pub const GAME: &str = "\
RawVF_Version: Rev6
Program: Some Minesweeper
Player: Ann
Width: 5
Height: 3
Mines: 3
Marks: Off
Time: 1.300
Board:
*000*
00000
*0000
Events:
-0.050 lc 2 1 (24 8)
0.000 lr 2 1 (24 8)
0.400 rc 1 1 (8 8)
0.500 rr 1 1 (8 8)
1.250 lc 3 1 (40 8)
1.300 lr 3 1 (40 8)
";
