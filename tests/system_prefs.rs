//! The preferences of the desktop, asked on a session bus of the test's own.
#![cfg(target_os = "linux")]

use super::common::bus::Bus;
use sapper::platform::SystemPrefs;
use sapper::platform::session_bus::{has_file_dialog, preferences};
use zbus::zvariant::Value;

/// The settings of a portal: namespace, key and value.
type Settings = &'static [(&'static str, &'static str, Value<'static>)];

/// Runs a portal with these settings. It puts each value in a value.
fn serve(bus: &Bus, settings: Settings) {
    bus.serve("org.freedesktop.portal.Desktop", move |namespace, key| {
        let found = settings.iter().find(|(n, k, _)| (*n, *k) == (namespace, key));
        let value = found.map(|(.., value)| Value::Value(Box::new(value.clone())));
        value.ok_or("org.freedesktop.portal.Error.NotFound")
    });
}

/// The answer of a portal with these settings; `None` if dbus-daemon is not installed.
fn query_with(settings: Settings) -> Option<SystemPrefs> {
    let bus = Bus::start()?;
    serve(&bus, settings);
    Some(preferences(&bus.address).expect("there is an answer"))
}

#[test]
fn reads_dark_mode_reduced_motion_and_contrast() {
    let settings = &[
        ("org.freedesktop.appearance", "color-scheme", Value::U32(1)),
        ("org.freedesktop.appearance", "reduced-motion", Value::U32(1)),
        ("org.freedesktop.appearance", "contrast", Value::U32(1)),
    ];
    let expected = SystemPrefs { dark: true, reduced_motion: true, high_contrast: true };
    assert!(query_with(settings).is_none_or(|prefs| prefs == expected));
}

#[test]
fn reads_the_switches_of_older_gnome() {
    let settings = &[
        ("org.freedesktop.appearance", "color-scheme", Value::U32(2)),
        ("org.gnome.desktop.interface", "enable-animations", Value::Bool(false)),
        ("org.gnome.desktop.a11y.interface", "high-contrast", Value::Bool(true)),
    ];
    let expected = SystemPrefs { dark: false, reduced_motion: true, high_contrast: true };
    assert!(query_with(settings).is_none_or(|prefs| prefs == expected));
}

#[test]
fn a_portal_without_settings_gives_the_defaults() {
    assert!(query_with(&[]).is_none_or(|prefs| prefs == SystemPrefs::default()));
}

#[test]
fn some_portals_have_no_file_dialog() {
    let settings: [Settings; 2] =
        [&[("org.freedesktop.portal.FileChooser", "version", Value::U32(4))], &[]];
    for (settings, expected) in settings.into_iter().zip([true, false]) {
        let Some(bus) = Bus::start() else { return };
        serve(&bus, settings);
        assert_eq!(has_file_dialog(&bus.address).is_ok(), expected);
    }
}

#[test]
fn a_missing_portal_or_bus_is_an_error() {
    if let Some(bus) = Bus::start() {
        assert!(preferences(&bus.address).is_err());
        assert!(has_file_dialog(&bus.address).is_err());
    }
    assert!(preferences("unix:path=/nonexistent/bus").is_err());
}

#[test]
fn a_portal_that_does_not_answer_is_not_waited_for() {
    let Some(bus) = Bus::start() else { return };
    bus.serve_nothing("org.freedesktop.portal.Desktop");
    assert!(preferences(&bus.address).is_err());
}
