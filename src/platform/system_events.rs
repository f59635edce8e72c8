//! What the system tells the program while it runs.

#[cfg_attr(unix, path = "system_events/unix.rs")]
#[cfg_attr(windows, path = "system_events/windows.rs")]
mod system;

pub use system::listen;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SystemEvent {
    /// The program has to end: a log-out, a closed terminal, Ctrl+C.
    End,
    /// The player has changed the desktop's preferences.
    PrefsChanged,
}
