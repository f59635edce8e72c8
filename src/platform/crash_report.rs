//! What happens when the program panics: a report is written, and one sentence names its file.
//!
//! The game in progress needs no saving then: its file is at most a second old, and the thread that
//! writes the files outlives the others.

use crate::history::record::FileName;
use crate::i18n::{Texts, safe_path};
use crate::platform::local_clock;
use std::backtrace::Backtrace;
use std::cell::Cell;
use std::fmt::Write as _;
use std::io::Write as _;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{env, fs, io, thread};

/// The file of the game in progress.
static SAVED_GAME_PATH: Mutex<Option<PathBuf>> = Mutex::new(None);

thread_local! {
    /// Whether this thread asks a library for what may be missing: it panics then, which is not a
    /// crash.
    static PANIC_EXPECTED: Cell<bool> = const { Cell::new(false) };
}

/// Stands for the path of the report in a text that is formatted beforehand.
const FILE_PLACEHOLDER: &str = "<file>";

/// Sets the panic hook. Reports are written into `folder`, with the game in progress, which
/// `read_game` reads from its file. A panic of the calling thread ends the program, and `on_crash`
/// is called; after a panic of any other thread the program goes on.
pub fn install(
    folder: Option<PathBuf>,
    on_crash: fn(),
    read_game: fn(&Path) -> Option<String>,
    texts: &Texts,
) {
    let main_thread = thread::current().id();
    let file = || [("file", FILE_PLACEHOLDER.into())];
    let ended = texts.with("report-ended", &file());
    let went_on = texts.with("report-went-on", &file());
    let unwritten = texts.get("report-unwritten").to_owned();
    panic::set_hook(Box::new(move |panic| {
        let is_main = thread::current().id() == main_thread;
        if is_panic_expected() {
            tracing::debug!("expected: {panic}");
            return;
        }
        if is_main {
            on_crash();
        }
        let report = report_text(panic, &Backtrace::force_capture(), read_game);
        let written = folder.as_deref().and_then(|folder| write_report(folder, &report).ok());
        let sentence = match written {
            Some(path) => {
                let sentence = if is_main { &ended } else { &went_on };
                sentence.replace(FILE_PLACEHOLDER, &safe_path(&path))
            }
            None => format!("{unwritten} {}", one_line(&panic.to_string())),
        };
        // Standard error may be full or closed, and a panic within a panic aborts.
        let _ = writeln!(io::stderr(), "sapper: {sentence}");
    }));
}

/// Sets the file of the game in progress, which a report includes.
pub(crate) fn set_saved_game_path(path: Option<PathBuf>) {
    *SAVED_GAME_PATH.lock().unwrap_or_else(PoisonError::into_inner) = path;
}

/// Says whether a panic of this thread is expected from now on. It gets no report; the caller
/// catches it.
pub(crate) fn set_panic_expected(expected: bool) {
    PANIC_EXPECTED.set(expected);
}

pub(crate) fn is_panic_expected() -> bool {
    PANIC_EXPECTED.get()
}

fn report_text(
    panic: &PanicHookInfo<'_>,
    backtrace: &Backtrace,
    read_game: fn(&Path) -> Option<String>,
) -> String {
    let mut text = String::new();
    let thread = thread::current();
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        "Sapper {version}, {system} {machine}\n\
         {now}\n\
         In the thread “{thread}”: {panic}\n\
         \n\
         {backtrace}\n\
         \n",
        version = env!("CARGO_PKG_VERSION"),
        system = env::consts::OS,
        machine = env::consts::ARCH,
        now = local_clock::timestamp(),
        thread = thread.name().unwrap_or("unnamed"),
    );
    // The thread may have panicked while it held the lock.
    let path = SAVED_GAME_PATH.try_lock().ok().and_then(|path| path.clone());
    let game = path.and_then(|path| Some((read_game(&path)?, path)));
    match game {
        Some((game, path)) => {
            let path = path.display();
            let _ = write!(text, "The game in progress, from {path}:\n\n{game}");
        }
        None => text.push_str("No game was in progress.\n"),
    }
    text
}

/// Writes a report into a new file, named by the time, and returns its path.
fn write_report(folder: &Path, text: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    for name in FileName::candidates(&format!("report-{}", local_clock::file_stamp()), ".txt") {
        let path = folder.join(name);
        match fs::File::create_new(&path) {
            Ok(mut file) => return file.write_all(text.as_bytes()).map(|()| path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
