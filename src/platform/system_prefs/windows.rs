//! The preferences of a Windows account, from the registry.

use super::SystemPrefs;
use winsafe::co::RRF;
use winsafe::{HKEY, RegistryValue};

/// Of the fifth byte of `UserPreferencesMask`: “Animate controls and elements inside windows”,
/// which the switch for animation effects in the settings of Windows sets.
const ANIMATIONS: u8 = 0x02;

/// A value that is missing is as a new account has it.
pub(super) fn query() -> Option<SystemPrefs> {
    let theme = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize";
    let light = value(theme, "AppsUseLightTheme");
    let mask = value(r"Control Panel\Desktop", "UserPreferencesMask");
    Some(SystemPrefs {
        dark: matches!(light, Some(RegistryValue::Dword(0))),
        reduced_motion: match mask {
            Some(RegistryValue::Binary(mask)) => {
                mask.get(4).is_some_and(|byte| byte & ANIMATIONS == 0)
            }
            _ => false,
        },
        // The flags are a number in a text; the lowest bit says that a contrast theme is on.
        high_contrast: match value(r"Control Panel\Accessibility\HighContrast", "Flags") {
            Some(RegistryValue::Sz(flags)) => flags.parse().is_ok_and(|flags: u32| flags & 1 != 0),
            _ => false,
        },
    })
}

fn value(key: &str, name: &str) -> Option<RegistryValue> {
    HKEY::CURRENT_USER
        .RegGetValue(Some(key), Some(name), RRF::RT_ANY)
        .inspect_err(|error| tracing::debug!("{name} is not set: {error}"))
        .ok()
}

pub(super) fn has_file_dialog() -> bool {
    true
}
