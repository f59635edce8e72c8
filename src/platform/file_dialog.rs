//! The desktop's own file dialogs: the portal's, or zenity's where there is no portal.
//!
//! A dialog is a window of its own, and the game goes on behind it. Each function shows its dialog
//! at once, because some systems allow that on the main thread only, and returns a closure that
//! waits for the player's choice: run it on a thread of its own. If a portal dies while its dialog
//! is open, the closure never returns.

use super::system_prefs;
use rfd::{AsyncFileDialog, FileHandle};
use std::future::Future;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// No player closes a dialog this quickly: a shorter time means that none was shown, even if the
/// desktop claims to have one.
const NO_DIALOG_TIME: Duration = Duration::from_millis(150);

/// What the player answered to a file dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileChoice {
    File(PathBuf),
    Cancelled,
    /// No dialog could be shown.
    Unavailable,
}

/// Lets the player choose a file with this extension to open.
pub fn open(title: String, extension: &str) -> impl FnOnce() -> FileChoice + Send + 'static {
    wait_for(dialog(title, extension).pick_file())
}

/// Lets the player choose where to save a file with this extension. The dialog offers
/// `sapper.{extension}` as its name, and asks before it replaces a file.
pub fn save(title: String, extension: &str) -> impl FnOnce() -> FileChoice + Send + 'static {
    let name = format!("sapper.{extension}");
    wait_for(dialog(title, extension).set_file_name(name).save_file())
}

fn dialog(title: String, extension: &str) -> AsyncFileDialog {
    let upper = extension.to_uppercase();
    // The patterns are case-sensitive.
    AsyncFileDialog::new()
        .set_title(title)
        .add_filter(&upper, &[extension.to_owned(), upper.clone()])
}

fn wait_for(
    choice: impl Future<Output = Option<FileHandle>> + Send + 'static,
) -> impl FnOnce() -> FileChoice + Send + 'static {
    let shown_at = Instant::now();
    move || match async_io::block_on(choice) {
        Some(file) => FileChoice::File(file.path().to_owned()),
        // A desktop may take its time to find out that it has no dialog.
        None if shown_at.elapsed() < NO_DIALOG_TIME || !system_prefs::has_file_dialog() => {
            FileChoice::Unavailable
        }
        None => FileChoice::Cancelled,
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::env;
    use std::path::Path;
    use std::process::Command;

    /// Set in the child process, which has no desktop.
    const CHILD: &str = "SAPPER_TEST_BARE";

    /// What a process without a bus and with this `PATH` gets from three dialogs: two that cannot
    /// be shown, and one that the player has closed.
    fn choices(path: &Path) -> String {
        let child = "platform::file_dialog::tests::child_without_a_desktop";
        let output = Command::new(env::current_exe().unwrap())
            .args(["--exact", child, "--nocapture"])
            .env(CHILD, "")
            .env("PATH", path)
            .env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/bus")
            .output()
            .unwrap();
        let printed = String::from_utf8_lossy(&output.stdout);
        let log = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{printed}{log}");
        assert!(!log.contains("panicked"), "{log}");
        let choices = printed.lines().find_map(|line| line.split_once("chosen: "));
        choices.expect("three choices").1.to_owned()
    }

    /// Not a test by itself: what the child process of the others does.
    #[test]
    fn child_without_a_desktop() {
        if env::var_os(CHILD).is_none() {
            return;
        }
        let open = open("Recordings".to_owned(), "rawvf")();
        let save = save("Recordings".to_owned(), "rawvf")();
        let closed = wait_for(async {
            async_io::Timer::after(NO_DIALOG_TIME).await;
            None
        })();
        println!("\nchosen: {open:?}, {save:?}, {closed:?}");
    }

    #[test]
    fn without_a_desktop_dialogs_are_unavailable_however_late_that_is_found_out() {
        let nowhere = tempfile::tempdir().unwrap();
        assert_eq!(choices(nowhere.path()), "Unavailable, Unavailable, Unavailable");
    }

    #[test]
    fn with_a_desktop_a_late_answer_means_cancelled() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("zenity"), "").unwrap();
        assert_eq!(choices(folder.path()), "Unavailable, Unavailable, Cancelled");
    }
}
