//! Finding a screen reader, on a session bus of the test's own.
#![cfg(target_os = "linux")]

use super::common::bus::Bus;
use sapper::platform::session_bus::is_accessibility_enabled;
use zbus::Error;
use zbus::zvariant::Value;

#[test]
fn the_bus_says_whether_a_screen_reader_runs() {
    for enabled in [true, false] {
        let Some(bus) = Bus::start() else { return };
        bus.serve("org.a11y.Bus", move |interface, property| {
            assert_eq!((interface, property), ("org.a11y.Status", "IsEnabled"));
            Ok(Value::Bool(enabled))
        });
        assert_eq!(is_accessibility_enabled(&bus.address).ok(), Some(enabled));
    }
}

#[test]
fn asking_does_not_start_a_screen_reader() {
    let Some(bus) = Bus::start() else { return };
    let error = is_accessibility_enabled(&bus.address).expect_err("nobody is there to answer");
    let nobody = "org.freedesktop.DBus.Error.NameHasNoOwner";
    assert!(matches!(error, Error::MethodError(name, ..) if name == nobody));
    assert!(is_accessibility_enabled("unix:path=/nonexistent/bus").is_err());
}
