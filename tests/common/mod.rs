//! Helpers that several test files share.

pub mod board;
pub mod board_pictures;
pub mod board_themes;
#[cfg(target_os = "linux")]
pub mod bus;
pub mod contrast;
pub mod damage;
pub mod drawing;
pub mod games;
pub mod key_events;
pub mod launch;
pub mod look;
pub mod moves;
pub mod mutation;
pub mod pairwise;
pub mod picture_noise;
pub mod picture_numbers;
pub mod picture_pen;
pub mod places;
pub mod prelude;
pub mod program;
pub mod random_play;
pub mod reader;
pub mod recordings;
pub mod screenshot;
pub mod second_way;
pub mod small_positions;
pub mod step_check;
pub mod surface;
pub mod widget_state;
pub mod window;

use iced::advanced::graphics::text::cosmic_text::fontdb::Source;
use iced::advanced::graphics::text::font_system;
use sapper::config::Lang;
use sapper::i18n::{Texts, errors};
use sapper::replay::formats::{self, rawvf};
use sapper::replay::{Playback, Recording};
use sapper::ui::kit::font;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::{LazyLock, Once};
use std::{env, thread};
use tempfile::TempDir;

/// A file or folder of the test data that `SAPPER_CORPUS` names. Skips the test if it is not set.
pub fn corpus(path: &str) -> Option<PathBuf> {
    let folder = env::var_os("SAPPER_CORPUS");
    if folder.is_none() {
        skip("SAPPER_CORPUS names no folder of test data");
    }
    Some(PathBuf::from(folder?).join(path))
}

/// Reads a recording, or returns the error as the program words it.
pub fn read_recording(text: impl BufRead) -> Result<Recording, String> {
    let texts = Texts::new(Lang::English);
    rawvf::read(text).map_err(|error| errors::recording(&texts, &error))
}

/// A folder in memory, where there is one.
pub fn fast_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder")
}

/// A recording as RAWVF.
pub fn written(recording: &Recording) -> String {
    let mut text = Vec::new();
    rawvf::write(recording, &mut text).expect("written to memory");
    String::from_utf8(text).expect("RAWVF is UTF-8")
}

/// Shows a recording from end to end, writes it as RAWVF and reads that back.
///
/// # Panics
/// When the written game differs, or its times do.
pub fn exercise(recording: &Recording) {
    let again = rawvf::read(written(recording).as_bytes()).expect("what we write can be read");
    let end = |recording: &Recording| {
        let mut playback = Playback::new(recording.clone());
        let result = playback.play_to_end().result;
        let game = playback.session().game();
        let board: Vec<_> = game.size().positions().map(|pos| game.cell(pos)).collect();
        (result, board)
    };
    assert!(end(&again) == end(recording), "it is another game");
    let mut playback = Playback::new(recording.clone());
    let end = playback.play_to_end();
    playback.seek(i32::MIN);
    assert_eq!(playback.time(), playback.begin());
    playback.seek(playback.end());
    assert_eq!(playback.counters(), end);
}

/// Reads a binary file, and shows each game of it that can be read: see [`exercise`]. Returns
/// whether there was one.
///
/// # Panics
/// Also when there is more of a game than the file has.
pub fn watch(bytes: &[u8]) -> bool {
    let mut shown = false;
    for (_, game) in formats::games(bytes) {
        if let Ok(game) = game {
            assert!(game.recording.log.events().len() <= bytes.len() + 2);
            assert!(game.damage.is_none_or(|damage| damage.offset <= bytes.len()));
            exercise(&game.recording);
            shown = true;
        }
    }
    shown
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

/// The fonts of the window in a language, by weight from 400 to 700.
pub fn fonts_of(lang: Lang) -> [&'static [u8]; 4] {
    static UNPACKED: LazyLock<BTreeMap<&str, [Vec<u8>; 4]>> =
        LazyLock::new(|| Lang::ALL.map(|lang| (lang.key(), font::files(lang))).into());
    UNPACKED[lang.key()].each_ref().map(Vec::as_slice)
}

/// The fonts of the console style.
pub fn mono_fonts() -> [&'static [u8]; 2] {
    static UNPACKED: LazyLock<[Vec<u8>; 2]> = LazyLock::new(font::mono_files);
    UNPACKED.each_ref().map(Vec::as_slice)
}

/// The fonts of every language, and from then on no font of this machine. Where two have a
/// character, that of the first is drawn.
pub fn fonts() -> impl Iterator<Item = &'static [u8]> {
    static OURS_ALONE: Once = Once::new();
    OURS_ALONE.call_once(|| {
        let mut system = font_system().write().expect("the fonts");
        let database = system.raw().db_mut();
        let installed = database.faces().filter(|face| !matches!(face.source, Source::Binary(_)));
        for face in installed.map(|face| face.id).collect::<Vec<_>>() {
            database.remove_face(face);
        }
    });
    static ALL: LazyLock<Vec<&[u8]>> = LazyLock::new(|| {
        let mut known = BTreeSet::new();
        let files = Lang::ALL.into_iter().flat_map(fonts_of);
        files.filter(|file| known.insert(*file)).chain(mono_fonts()).collect()
    });
    ALL.iter().copied()
}

/// Loads the fonts of every language into the toolkit.
pub fn load_fonts() {
    let fonts = fonts();
    let mut system = font_system().write().expect("the fonts");
    fonts.for_each(|file| system.load_font(file.into()));
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
