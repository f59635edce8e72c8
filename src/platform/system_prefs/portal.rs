//! The preferences of a Linux desktop, from its portal on D-Bus.

use super::SystemPrefs;
use dbus::Error;
use dbus::arg::{RefArg, Variant};
use dbus::blocking::{Connection, Proxy};
use dbus::channel::Channel;
use std::env;
use std::path::PathBuf;
use std::time::Duration;

/// How long to wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The address of the session bus. The library is not asked for it, as it would start a bus where
/// there is none.
pub fn bus_address() -> Option<String> {
    let named = env::var("DBUS_SESSION_BUS_ADDRESS").ok();
    named.filter(|address| !address.is_empty()).or_else(|| {
        let bus = PathBuf::from(env::var_os("XDG_RUNTIME_DIR")?).join("bus");
        bus.exists().then(|| format!("unix:path={}", bus.display()))
    })
}

/// Asks the portal on the bus at `address`. It is no error if the portal lacks a setting.
pub fn query(address: &str) -> Result<SystemPrefs, Error> {
    let bus = connect(address)?;
    let read = |namespace: &str, key: &str| -> Result<Option<u64>, Error> {
        let answer: Result<(Variant<Box<dyn RefArg>>,), Error> =
            portal(&bus).method_call("org.freedesktop.portal.Settings", "Read", (namespace, key));
        match answer {
            Ok((value,)) => Ok(value.as_u64()),
            Err(error) if error.name() == Some("org.freedesktop.portal.Error.NotFound") => Ok(None),
            Err(error) => Err(error),
        }
    };
    let appearance = "org.freedesktop.appearance";
    let dark = read(appearance, "color-scheme")? == Some(1);
    let reduced_motion = match read(appearance, "reduced-motion")? {
        Some(reduced) => reduced == 1,
        // GNOME had a switch of its own before there was a common one.
        None => read("org.gnome.desktop.interface", "enable-animations")? == Some(0),
    };
    Ok(SystemPrefs { dark, reduced_motion })
}

/// Fails if the portal on the bus at `address` has no file dialog, or there is no portal or bus.
pub fn has_file_dialog(address: &str) -> Result<(), Error> {
    let version = ("org.freedesktop.portal.FileChooser", "version");
    let bus = connect(address)?;
    let _: (Variant<Box<dyn RefArg>>,) =
        portal(&bus).method_call("org.freedesktop.DBus.Properties", "Get", version)?;
    Ok(())
}

fn connect(address: &str) -> Result<Connection, Error> {
    let mut channel = Channel::open_private(address)?;
    channel.register()?;
    Ok(Connection::from(channel))
}

fn portal(bus: &Connection) -> Proxy<'_, &Connection> {
    bus.with_proxy("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", TIMEOUT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use dbus::channel::{MatchingReceiver, Sender};
    use dbus::message::MatchRule;
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Child, Command, Stdio};
    use std::{env, io, thread};

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

    /// As the integration tests report that this machine lacks what a test needs.
    fn skip(reason: &str) {
        assert!(env::var_os("SAPPER_NO_SKIPS").is_none(), "skipped: {reason}");
        let _ = writeln!(io::stderr(), "skipped {}: {reason}", module_path!());
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
}
