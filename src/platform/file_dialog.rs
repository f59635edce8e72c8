//! The desktop's own dialogs for files: its portal's, or zenity's where there is no portal.
//!
//! They stand outside our window, and the game goes on behind them. A desktop that has neither can
//! show nothing; then the answer is that there is no dialog. If a portal dies while its dialog is
//! open, no answer ever comes: nothing should wait for one.

use super::system_prefs;
use crate::replay::formats::rawvf;
use iced::Task;
use rfd::{AsyncFileDialog, FileHandle};
use std::future::Future;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// What is quicker than any hand at closing a dialog: then none was shown, also by a desktop that
/// should have one.
const NO_DIALOG_TIME: Duration = Duration::from_millis(150);

/// What came of a dialog for files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileChoice {
    /// This file was chosen.
    File(PathBuf),
    /// None was: the player gave up.
    Cancelled,
    /// No dialog could be shown.
    Unavailable,
}

/// Lets the player choose a recording to open.
///
/// `title` is that of the dialog.
pub fn open_recording(title: String) -> Task<FileChoice> {
    // Begun here and not in the task, because some systems show dialogs on the first thread alone.
    Task::future(choice(recording_dialog(title).pick_file()))
}

/// Lets the player choose where to save a recording. The dialog itself asks before a file is
/// replaced.
///
/// `title` is that of the dialog, `name` what it first offers as the file's name.
pub fn save_recording(title: String, name: String) -> Task<FileChoice> {
    Task::future(choice(recording_dialog(title).set_file_name(name).save_file()))
}

/// As [`recording_to_save`], for a table.
pub fn save_table(title: String, name: String) -> Task<FileChoice> {
    let dialog = dialog(title, "CSV", "csv");
    Task::future(choice(dialog.set_file_name(name).save_file()))
}

fn recording_dialog(title: String) -> AsyncFileDialog {
    dialog(title, "RAWVF", rawvf::EXTENSION)
}

/// A dialog for files of a format, whose names end so.
fn dialog(title: String, format: &str, end: &str) -> AsyncFileDialog {
    // The name of a format is the same in every language. Patterns know upper from lower case.
    AsyncFileDialog::new()
        .set_title(title)
        .add_filter(format, &[end.to_owned(), end.to_uppercase()])
}

/// What the player has chosen.
async fn choice(asked: impl Future<Output = Option<FileHandle>>) -> FileChoice {
    let begun = Instant::now();
    match asked.await {
        Some(file) => FileChoice::File(file.path().to_owned()),
        // A desktop may take its time to find out that it has none.
        None if begun.elapsed() < NO_DIALOG_TIME || !system_prefs::has_file_dialog().await => {
            FileChoice::Unavailable
        }
        None => FileChoice::Cancelled,
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use iced::futures::executor::block_on;
    use std::env;
    use std::path::Path;
    use std::process::Command;

    /// Tells a process of this test that it has no desktop.
    const BARE: &str = "SAPPER_TEST_BARE";

    /// What a process says of three dialogs whose `PATH` is this and which has no bus: two that
    /// cannot be shown, and one that somebody has closed.
    fn choices(path: &Path) -> String {
        let child = "platform::file_dialog::tests::child_without_a_desktop";
        let output = Command::new(env::current_exe().unwrap())
            .args(["--exact", child, "--nocapture"])
            .env(BARE, "")
            .env("PATH", path)
            .env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/bus")
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        let log = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}{log}");
        assert!(!log.contains("panicked"), "{log}");
        let choices = said.lines().find_map(|line| line.split_once("chosen: "));
        choices.expect("three choices").1.to_owned()
    }

    /// No test by itself: what the child of the others does.
    #[test]
    fn child_without_a_desktop() {
        if env::var_os(BARE).is_none() {
            return;
        }
        let title = || "Recordings".to_owned();
        let open = block_on(choice(recording_dialog(title()).pick_file()));
        let save = block_on(choice(recording_dialog(title()).save_file()));
        let late = block_on(choice(async {
            async_io::Timer::after(NO_DIALOG_TIME).await;
            None
        }));
        println!("\nchosen: {open:?}, {save:?}, {late:?}");
    }

    #[test]
    fn without_a_desktop_there_is_no_dialog_however_late_that_is_found_out() {
        let nowhere = tempfile::tempdir().unwrap();
        assert_eq!(choices(nowhere.path()), "Unavailable, Unavailable, Unavailable");
    }

    #[test]
    fn where_there_is_a_dialog_a_late_answer_is_that_of_a_player_who_gave_up() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("zenity"), "").unwrap();
        assert_eq!(choices(folder.path()), "Unavailable, Unavailable, Cancelled");
    }
}
