//! The preferences of a Mac account.

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
    })
}

pub(super) fn has_file_dialog() -> bool {
    true
}
