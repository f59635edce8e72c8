//! The desktop's own file dialogs: the portal's, or zenity's where there is no portal.
//!
//! A dialog is a window of its own, and the game goes on behind it. Each function shows its dialog
//! at once, because some systems allow that on the main thread only, and returns a closure that
//! waits for the player's choice: run it on a thread of its own. If a portal dies while its dialog
//! is open, the closure never returns.

use super::{FileChoice, system_prefs};
use rfd::{AsyncFileDialog, FileHandle};
use std::future::Future;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// No player closes a dialog this quickly: a shorter time means that none was shown, even if the
/// desktop claims to have one.
const NO_DIALOG_TIME: Duration = Duration::from_millis(150);

static FORBIDDEN: AtomicBool = AtomicBool::new(false);

/// Shows no dialog from now on, as on a system without a desktop: nobody would answer one in a test.
pub fn forbid() {
    FORBIDDEN.store(true, Ordering::Relaxed);
}

/// Lets the player choose a file with one of these extensions to open.
pub fn open(title: String, extensions: &[&str]) -> impl FnOnce() -> FileChoice + Send + 'static {
    let dialog = filtered(AsyncFileDialog::new().set_title(title), extensions);
    wait_for(|| dialog.pick_file())
}

/// Lets the player choose a folder.
pub fn folder(title: String) -> impl FnOnce() -> FileChoice + Send + 'static {
    wait_for(|| AsyncFileDialog::new().set_title(title).pick_folder())
}

/// Lets the player choose where to save a file in one of these formats, each with its extension. The
/// dialog offers `sapper.{extension}` with the first one as its name, and asks before it replaces a
/// file.
pub fn save<const N: usize>(
    title: String,
    extensions: [&str; N],
) -> impl FnOnce() -> FileChoice + Send + 'static {
    let dialog = AsyncFileDialog::new().set_title(title);
    let dialog = extensions.iter().fold(dialog, |dialog, extension| filtered(dialog, &[extension]));
    let name = extensions.first().map(|extension| format!("sapper.{extension}"));
    wait_for(|| dialog.set_file_name(name.unwrap_or_default()).save_file())
}

/// With one more filter, which shows files with these extensions.
fn filtered(dialog: AsyncFileDialog, extensions: &[&str]) -> AsyncFileDialog {
    let upper = extensions.iter().map(|extension| extension.to_uppercase());
    let upper: Vec<_> = upper.collect();
    let name = upper.join(", ");
    // The patterns are case-sensitive.
    let lower = extensions.iter().map(|&extension| extension.to_owned());
    let patterns: Vec<_> = lower.chain(upper).collect();
    dialog.add_filter(name, &patterns)
}

fn wait_for<T: Future<Output = Option<FileHandle>> + Send + 'static>(
    show: impl FnOnce() -> T,
) -> impl FnOnce() -> FileChoice + Send + 'static {
    let shown_at = Instant::now();
    let choice = (!FORBIDDEN.load(Ordering::Relaxed)).then(show);
    move || {
        let Some(choice) = choice else { return FileChoice::Unavailable };
        let file = async_io::block_on(choice);
        outcome(file.map(|file| file.path().to_owned()), shown_at.elapsed())
    }
}

/// What it means that a dialog returned `file` after this time.
pub fn outcome(file: Option<PathBuf>, time: Duration) -> FileChoice {
    match file {
        Some(file) => FileChoice::File(file),
        // A desktop may take its time to find out that it has no dialog.
        None if time < NO_DIALOG_TIME || !system_prefs::has_file_dialog() => {
            FileChoice::Unavailable
        }
        None => FileChoice::Cancelled,
    }
}
