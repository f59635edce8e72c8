//! The appearance the player chose for the whole desktop.

#[cfg(target_os = "linux")]
pub mod portal;
#[cfg_attr(target_os = "linux", path = "system_prefs/linux.rs")]
#[cfg_attr(target_os = "macos", path = "system_prefs/macos.rs")]
#[cfg_attr(windows, path = "system_prefs/windows.rs")]
mod system;

/// What the desktop prefers. The default is light and animated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SystemPrefs {
    pub dark: bool,
    pub reduced_motion: bool,
}

/// Asks the desktop. This may block for some seconds. Returns `None` if there is no answer.
pub fn query() -> Option<SystemPrefs> {
    system::query()
}

/// Whether the desktop can show file dialogs. This may block for some seconds.
pub fn has_file_dialog() -> bool {
    system::has_file_dialog()
}
