//! Finding a screen reader, on a session bus of the test's own.
#![cfg(target_os = "linux")]

use super::common::bus::Bus;
use dbus::arg::Variant;
use sapper::platform::accessibility::is_enabled_on;

#[test]
fn the_bus_says_whether_a_screen_reader_runs() {
    for enabled in [true, false] {
        let Some(bus) = Bus::start() else { return };
        bus.serve("org.a11y.Bus", move |call| {
            let asked: (String, String) = call.read2().expect("two strings");
            assert_eq!(asked, ("org.a11y.Status".to_owned(), "IsEnabled".to_owned()));
            call.method_return().append1(Variant(enabled))
        });
        assert_eq!(is_enabled_on(&bus.address).ok(), Some(enabled));
    }
}

#[test]
fn asking_does_not_start_a_screen_reader() {
    let Some(bus) = Bus::start() else { return };
    let error = is_enabled_on(&bus.address).expect_err("nobody is there to answer");
    assert_eq!(error.name(), Some("org.freedesktop.DBus.Error.NameHasNoOwner"));
    assert!(is_enabled_on("unix:path=/nonexistent/bus").is_err());
}
