//! The preferences of the desktop, asked on a bus of the test's own.
#![cfg(target_os = "linux")]

use super::common::skip;
use dbus::arg::Variant;
use dbus::blocking::Connection;
use dbus::channel::{Channel, MatchingReceiver, Sender};
use dbus::message::MatchRule;
use sapper::platform::SystemPrefs;
use sapper::platform::system_prefs::portal::{has_file_dialog, query};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// How long to wait for a call.
const TIMEOUT: Duration = Duration::from_secs(5);

struct Bus {
    daemon: Child,
    address: String,
}

impl Bus {
    /// `None` if dbus-daemon is not installed.
    fn start() -> Option<Self> {
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .inspect_err(|error| skip(&format!("no dbus-daemon ({error})")))
            .ok()?;
        let mut address = String::new();
        let read = BufReader::new(daemon.stdout.take()?).read_line(&mut address);
        read.ok().filter(|length| *length > 0)?;
        let address = address.trim().to_owned();
        Some(Self { daemon, address })
    }

    /// Runs a portal with these settings: namespace, key and value.
    fn serve(&self, settings: &'static [(&'static str, &'static str, Value)]) {
        let mut channel = Channel::open_private(&self.address).expect("the bus runs");
        channel.register().expect("the bus accepts us");
        let bus = Connection::from(channel);
        bus.request_name("org.freedesktop.portal.Desktop", false, true, false)
            .expect("the name is free");
        bus.start_receive(
            MatchRule::new_method_call(),
            Box::new(move |call, bus| {
                let (namespace, key): (String, String) = call.read2().expect("two strings");
                let found = settings.iter().find(|(n, k, _)| *n == namespace && *k == key);
                let answer = match found {
                    Some((.., Value::Number(number))) => {
                        call.method_return().append1(Variant(Variant(*number)))
                    }
                    Some((.., Value::Switch(on))) => {
                        call.method_return().append1(Variant(Variant(*on)))
                    }
                    None => call.error(
                        &"org.freedesktop.portal.Error.NotFound".into(),
                        c"Requested setting not found",
                    ),
                };
                bus.send(answer).expect("the bus runs");
                true
            }),
        );
        thread::spawn(move || while bus.process(TIMEOUT).is_ok() {});
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

#[derive(Clone, Copy)]
enum Value {
    Number(u32),
    Switch(bool),
}

/// The answer of a portal with these settings; `None` if dbus-daemon is not installed.
fn query_with(settings: &'static [(&'static str, &'static str, Value)]) -> Option<SystemPrefs> {
    let bus = Bus::start()?;
    bus.serve(settings);
    Some(query(&bus.address).expect("there is an answer"))
}

#[test]
fn reads_dark_mode_and_reduced_motion() {
    let settings = &[
        ("org.freedesktop.appearance", "color-scheme", Value::Number(1)),
        ("org.freedesktop.appearance", "reduced-motion", Value::Number(1)),
    ];
    let expected = SystemPrefs { dark: true, reduced_motion: true };
    assert!(query_with(settings).is_none_or(|prefs| prefs == expected));
}

#[test]
fn reads_the_animation_switch_of_older_gnome() {
    let settings = &[
        ("org.freedesktop.appearance", "color-scheme", Value::Number(2)),
        ("org.gnome.desktop.interface", "enable-animations", Value::Switch(false)),
    ];
    let expected = SystemPrefs { dark: false, reduced_motion: true };
    assert!(query_with(settings).is_none_or(|prefs| prefs == expected));
}

#[test]
fn a_portal_without_settings_gives_the_defaults() {
    assert!(query_with(&[]).is_none_or(|prefs| prefs == SystemPrefs::default()));
}

#[test]
fn some_portals_have_no_file_dialog() {
    let settings: [&[_]; 2] =
        [&[("org.freedesktop.portal.FileChooser", "version", Value::Number(4))], &[]];
    for (settings, expected) in settings.into_iter().zip([true, false]) {
        let Some(bus) = Bus::start() else { return };
        bus.serve(settings);
        assert_eq!(has_file_dialog(&bus.address).is_ok(), expected);
    }
}

#[test]
fn a_missing_portal_or_bus_is_an_error() {
    if let Some(bus) = Bus::start() {
        assert!(query(&bus.address).is_err());
        assert!(has_file_dialog(&bus.address).is_err());
    }
    assert!(query("unix:path=/nonexistent/bus").is_err());
}
