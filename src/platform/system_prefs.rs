//! The appearance the player chose for the whole desktop.

#[cfg(target_os = "linux")]
pub mod portal;

/// What the desktop prefers. The default is light and animated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SystemPrefs {
    pub dark: bool,
    pub reduced_motion: bool,
}

/// Asks the desktop. This may block for some seconds. Returns `None` if there is no answer.
#[cfg(target_os = "linux")]
pub fn query() -> Option<SystemPrefs> {
    portal::query(&portal::bus_address()?)
        .inspect_err(|error| tracing::debug!("the desktop does not tell its preferences: {error}"))
        .ok()
}

/// Other systems are not asked yet.
#[cfg(not(target_os = "linux"))]
pub fn query() -> Option<SystemPrefs> {
    None
}

/// Whether the desktop can show file dialogs: its portal can, or zenity is installed. This may
/// block for some seconds.
#[cfg(target_os = "linux")]
pub fn has_file_dialog() -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join("zenity").is_file())
        || portal::bus_address().is_some_and(|bus| portal::has_file_dialog(&bus).is_ok())
}

/// Other systems always can.
#[cfg(not(target_os = "linux"))]
pub fn has_file_dialog() -> bool {
    true
}
