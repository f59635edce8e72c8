//! The appearance the player chose for the whole desktop.

#[cfg(any(windows, target_family = "wasm"))]
#[cfg_attr(windows, path = "system_prefs/windows.rs")]
#[cfg_attr(target_family = "wasm", path = "system_prefs/web.rs")]
mod system;

/// What the desktop prefers. The default is light, animated and of usual contrast.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SystemPrefs {
    pub dark: bool,
    pub reduced_motion: bool,
    pub high_contrast: bool,
}

/// Asks the desktop. This may block for some seconds. Returns `None` if there is no answer.
pub fn query() -> Option<SystemPrefs> {
    system::query()
}

/// Whether the desktop can show file dialogs. This may block for some seconds.
pub fn has_file_dialog() -> bool {
    system::has_file_dialog()
}

/// Linux desktops: most have a portal.
#[cfg(target_os = "linux")]
mod system {
    use super::SystemPrefs;
    use crate::platform::session_bus;
    use std::env;

    pub(super) fn query() -> Option<SystemPrefs> {
        session_bus::preferences(&session_bus::address()?)
            .inspect_err(|error| tracing::debug!("the desktop names no preferences: {error}"))
            .ok()
    }

    /// The portal has them, or zenity is installed.
    pub(super) fn has_file_dialog() -> bool {
        let path = env::var_os("PATH").unwrap_or_default();
        env::split_paths(&path).any(|folder| folder.join("zenity").is_file())
            || session_bus::address().is_some_and(|bus| session_bus::has_file_dialog(&bus).is_ok())
    }
}

/// The preferences of a Mac account.
#[cfg(target_os = "macos")]
mod system {
    use super::SystemPrefs;
    use objc2_app_kit::NSWorkspace;
    use objc2_foundation::{NSUserDefaults, ns_string};

    pub(super) fn query() -> Option<SystemPrefs> {
        let style =
            NSUserDefaults::standardUserDefaults().stringForKey(ns_string!("AppleInterfaceStyle"));
        Some(SystemPrefs {
            // The value is missing where it is light.
            dark: style.is_some_and(|style| style.to_string() == "Dark"),
            reduced_motion: NSWorkspace::sharedWorkspace().accessibilityDisplayShouldReduceMotion(),
            high_contrast: NSWorkspace::sharedWorkspace()
                .accessibilityDisplayShouldIncreaseContrast(),
        })
    }

    pub(super) fn has_file_dialog() -> bool {
        true
    }
}
