//! The net under the program: an error of its own never loses the game, and is told in one sentence
//! that names a report of it.
//!
//! The game itself needs no saving then: its file is no older than a second, and what waits to be
//! saved is saved by the keeper, whose thread outlives the others.

use crate::i18n::Texts;
use crate::storage::saved_session::resume_crashes;
use crate::storage::{Folders, report_file};
use std::backtrace::Backtrace;
use std::fmt::Write as _;
use std::io::Write as _;
use std::panic::PanicHookInfo;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{fs, io, panic, thread};

/// The file of the game in progress.
static SAVED_GAME_PATH: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Whether the toolkit is looking for a display. It panics where it finds none, which is no error
/// of ours, and is told by [`crate::ui::app::run`].
static CONNECTING: AtomicBool = AtomicBool::new(false);

/// Stands in a sentence for the name of the report.
const FILE_PLACEHOLDER: &str = "\u{1}";

/// Spreads the net under everything that this process does from now on. The thread that calls this
/// is the one without which the program cannot go on.
pub fn install(folders: Option<Folders>, texts: &Texts) {
    let first = thread::current().id();
    let file = || [("file", FILE_PLACEHOLDER.into())];
    let ended = texts.with("report-ended", &file());
    let went_on = texts.with("report-went-on", &file());
    let unwritten = texts.get("report-unwritten").to_owned();
    panic::set_hook(Box::new(move |panic| {
        let is_first = thread::current().id() == first;
        if is_first && is_connecting() {
            tracing::debug!("no display: {panic}");
            return;
        }
        if is_first {
            resume_crashes::note_crash();
        }
        let backtrace = Backtrace::force_capture();
        let text = report_text(panic, &backtrace);
        let written =
            folders.as_ref().and_then(|folders| report_file::write_report(folders, &text).ok());
        let sentence = match written {
            Some(path) => {
                let sentence = if is_first { &ended } else { &went_on };
                sentence.replace(FILE_PLACEHOLDER, &path.display().to_string())
            }
            // Nobody else can tell of it then.
            None => format!("{unwritten} {}", one_line(&panic.to_string())),
        };
        // Standard error may be full or closed, and an error within an error ends everything.
        let _ = writeln!(io::stderr(), "sapper: {sentence}");
    }));
}

/// The game in progress is kept in this file.
pub(crate) fn set_saved_game_path(path: Option<PathBuf>) {
    *SAVED_GAME_PATH.lock().unwrap_or_else(PoisonError::into_inner) = path;
}

/// Whether the toolkit is looking for a display from now on.
pub(crate) fn set_connecting(seeks: bool) {
    CONNECTING.store(seeks, Ordering::Relaxed);
}

/// Whether the toolkit is looking for a display.
pub(crate) fn is_connecting() -> bool {
    CONNECTING.load(Ordering::Relaxed)
}

fn report_text(panic: &PanicHookInfo<'_>, backtrace: &Backtrace) -> String {
    let mut text = String::new();
    let thread = thread::current();
    // Writing to a text cannot fail.
    let _ = write!(
        text,
        "Sapper {version}, {system} {machine}\n\
         {now}\n\
         In the thread “{thread}”: {panic}\n\
         \n\
         {backtrace}\n\
         \n",
        version = env!("CARGO_PKG_VERSION"),
        system = std::env::consts::OS,
        machine = std::env::consts::ARCH,
        now = jiff::Timestamp::now(),
        thread = thread.name().unwrap_or("unnamed"),
    );
    // The error may have come while this was held.
    let path = SAVED_GAME_PATH.try_lock().ok().and_then(|path| path.clone());
    let game = path.and_then(|path| Some((fs::read_to_string(&path).ok()?, path)));
    match game {
        Some((game, path)) => {
            let path = path.display();
            let _ = write!(text, "The game in progress, from {path}:\n\n{game}");
        }
        None => text.push_str("No game was in progress.\n"),
    }
    text
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
