//! The system around the program: its preferences, file dialogs, signals, screen readers, clock and
//! random numbers.

pub mod accessibility;
#[cfg_attr(target_family = "wasm", path = "platform/announcement_writer/web.rs")]
pub mod announcement_writer;
#[cfg_attr(target_family = "wasm", path = "platform/clipboard/web.rs")]
pub mod clipboard;
pub mod crash_report;
mod file_choice;
#[cfg_attr(target_family = "wasm", path = "platform/file_dialog/web.rs")]
pub mod file_dialog;
pub mod local_clock;
pub mod monotonic_clock;
#[cfg(target_family = "wasm")]
pub mod page;
#[cfg(target_os = "linux")]
pub mod session_bus;
pub mod system_events;
pub mod system_prefs;
pub mod terminal;
pub mod timer;
#[cfg(target_os = "linux")]
mod x11;

use crate::config::{Lang, PlayerName};
use rand::TryRng;
use rand::rngs::SysRng;
use std::env;
#[cfg(unix)]
use std::os::unix::net::UnixStream;
#[cfg(target_os = "linux")]
use std::{path::Path, process::Command};

pub use file_choice::FileChoice;
pub use system_prefs::SystemPrefs;

/// The program's name towards the desktop, which finds our entry, icon and window by it: a domain in
/// reverse, and a name. It is a line of `Cargo.toml`, and may change: no file of the player depends
/// on it.
pub const APPLICATION_ID: &str = env!("APPLICATION_ID");

#[cfg(target_os = "linux")]
pub use x11::{open_maximized, wait_until_destroyed};

/// Nothing of this is needed where there is no X11.
#[cfg(not(target_os = "linux"))]
pub const fn open_maximized(_: u64) {}

/// Windows of other systems are not destroyed by other programs.
#[cfg(not(target_os = "linux"))]
pub const fn wait_until_destroyed(_: u64) -> Option<()> {
    None
}

/// A function that reads the clipboard and may take seconds, for a thread of its own; `None` where
/// the toolkit can read it at once. On X11 it would wait on the thread of the window.
pub fn clipboard_reader() -> Option<fn() -> Option<String>> {
    #[cfg(target_os = "linux")]
    return (!is_wayland()).then_some(clipboard::read_text);
    #[cfg(not(target_os = "linux"))]
    None
}

/// An unpredictable seed.
pub fn random_seed() -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|error| {
        tracing::warn!("no random numbers from the system, using the time instead: {error}");
        local_clock::timestamp().as_nanosecond() as u64
    })
}

/// The first language of the system's that Sapper has, or English.
#[cfg(any(windows, target_os = "macos", target_family = "wasm"))]
pub fn system_lang() -> Lang {
    sys_locale::get_locales().find_map(|locale| locale.parse().ok()).unwrap_or_default()
}

/// The player's language by the rules of gettext: a list in `LANGUAGE` stands before the locale,
/// unless that is C.
#[cfg(not(any(windows, target_os = "macos", target_family = "wasm")))]
pub fn system_lang() -> Lang {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
    let locale = locale.filter(|locale| !["C", "POSIX"].contains(&locale.as_str()));
    let list = locale.map(|locale| variable("LANGUAGE").unwrap_or(locale)).unwrap_or_default();
    let mut names = list.split(':').filter_map(|locale| locale.split(['.', '@']).next());
    names.find_map(|name| name.parse().ok()).unwrap_or_default()
}

/// The name of the player's account.
pub fn account_name() -> Option<PlayerName> {
    ["USER", "LOGNAME", "USERNAME"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find_map(|name| PlayerName::new(&name).ok())
}

/// Whether windows open on Wayland, by the toolkit's rule.
pub fn is_wayland() -> bool {
    let sockets = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];
    cfg!(all(unix, not(target_os = "macos"))) && sockets.into_iter().any(is_set)
}

/// Starts the program anew without Wayland if nothing answers there, but there may be an X server: the
/// toolkit tries only the one that the variables name first. Returns if there is nothing to change.
#[cfg(target_os = "linux")]
pub fn avoid_dead_wayland() {
    use std::os::unix::{net::UnixStream, process::CommandExt};
    let Some(name) = variable("WAYLAND_DISPLAY") else { return };
    let socket = Path::new(&variable("XDG_RUNTIME_DIR").unwrap_or_default()).join(name);
    let answers = UnixStream::connect(socket).is_ok() || is_set("WAYLAND_SOCKET");
    if let (false, true, Ok(program)) = (answers, is_set("DISPLAY"), env::current_exe()) {
        let mut again = Command::new(program);
        let error = again.args(env::args_os().skip(1)).env_remove("WAYLAND_DISPLAY").exec();
        tracing::warn!("Sapper could not be started anew without Wayland: {error}");
    }
}

/// Whether a window can open all files that it needs. The toolkit panics or hangs if one is missing.
#[cfg(unix)]
pub fn has_files_left() -> bool {
    (0..16).map(|_| UnixStream::pair()).collect::<Result<Vec<_>, _>>().is_ok()
}

/// Whether there is a display to open a window on.
pub fn has_display() -> bool {
    !cfg!(all(unix, not(target_os = "macos"))) || is_wayland() || is_set("DISPLAY")
}

fn is_set(name: &str) -> bool {
    variable(name).is_some()
}

/// A variable of the environment, unless it is empty.
fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}
