//! The settings of a Linux desktop, as its portal tells them.

use super::SystemPrefs;
use dbus::Error;
use dbus::arg::{RefArg, Variant};
use dbus::blocking::{Connection, Proxy};
use dbus::channel::Channel;
use std::env;
use std::path::PathBuf;
use std::time::Duration;

/// How long an answer is waited for.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Where the session's bus is. It is not left to the library to find out: that one would start a
/// bus where there is none.
pub fn address() -> Option<String> {
    let named = env::var("DBUS_SESSION_BUS_ADDRESS").ok();
    named.filter(|address| !address.is_empty()).or_else(|| {
        let bus = PathBuf::from(env::var_os("XDG_RUNTIME_DIR")?).join("bus");
        (bus.exists()).then(|| format!("unix:path={}", bus.display()))
    })
}

/// Asks the portal on the bus at `address`.
///
/// # Errors
/// When there is no bus, or no portal on it. A portal that does not know a setting is none.
pub fn ask(address: &str) -> Result<SystemPrefs, Error> {
    let bus = connect(address)?;
    let read = |space: &str, key: &str| -> Result<Option<u64>, Error> {
        let answer: Result<(Variant<Box<dyn RefArg>>,), Error> =
            portal(&bus).method_call("org.freedesktop.portal.Settings", "Read", (space, key));
        match answer {
            Ok((value,)) => Ok(value.as_u64()),
            // What one key is not known by, another may be.
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

/// Whether the portal on the bus at `address` has a dialog for files.
///
/// # Errors
/// When there is no bus, no portal on it, or none with such a dialog.
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
    use std::io::{BufRead, BufReader};
    use std::process::{Child, Command, Stdio};
    use std::thread;

    /// A bus of its own.
    struct Bus {
        daemon: Child,
        address: String,
    }

    impl Bus {
        /// Nothing where there is no program for it.
        fn start() -> Option<Self> {
            let mut daemon = Command::new("dbus-daemon")
                .args(["--session", "--nofork", "--print-address"])
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .inspect_err(|error| eprintln!("skipped: no dbus-daemon ({error})"))
                .ok()?;
            let mut address = String::new();
            let said = BufReader::new(daemon.stdout.take()?).read_line(&mut address);
            said.ok().filter(|length| *length > 0)?;
            let address = address.trim().to_owned();
            Some(Self { daemon, address })
        }

        /// A portal that knows these keys and their values.
        fn serve(&self, known: &'static [(&'static str, &'static str, Value)]) {
            let mut channel = Channel::open_private(&self.address).expect("the bus is there");
            channel.register().expect("the bus takes us");
            let bus = Connection::from(channel);
            bus.request_name("org.freedesktop.portal.Desktop", false, true, false)
                .expect("the name is free");
            bus.start_receive(
                MatchRule::new_method_call(),
                Box::new(move |call, bus| {
                    let (space, key): (String, String) = call.read2().expect("two words");
                    let found = known.iter().find(|(s, k, _)| *s == space && *k == key);
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
                    bus.send(answer).expect("the bus is there");
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

    fn told(known: &'static [(&'static str, &'static str, Value)]) -> Option<SystemPrefs> {
        let bus = Bus::start()?;
        bus.serve(known);
        Some(ask(&bus.address).expect("there is an answer"))
    }

    #[test]
    fn a_desktop_says_that_it_is_dark_and_still() {
        let known = &[
            ("org.freedesktop.appearance", "color-scheme", Value::Number(1)),
            ("org.freedesktop.appearance", "reduced-motion", Value::Number(1)),
        ];
        let taste = SystemPrefs { dark: true, reduced_motion: true };
        assert!(told(known).is_none_or(|told| told == taste));
    }

    #[test]
    fn an_older_gnome_has_a_switch_of_its_own() {
        let known = &[
            ("org.freedesktop.appearance", "color-scheme", Value::Number(2)),
            ("org.gnome.desktop.interface", "enable-animations", Value::Switch(false)),
        ];
        let taste = SystemPrefs { dark: false, reduced_motion: true };
        assert!(told(known).is_none_or(|told| told == taste));
    }

    #[test]
    fn a_portal_that_knows_nothing_changes_nothing() {
        assert!(told(&[]).is_none_or(|told| told == SystemPrefs::default()));
    }

    #[test]
    fn not_every_portal_has_a_dialog_for_files() {
        let known: [&[_]; 2] =
            [&[("org.freedesktop.portal.FileChooser", "version", Value::Number(4))], &[]];
        for (known, has_one) in known.into_iter().zip([true, false]) {
            let Some(bus) = Bus::start() else { return };
            bus.serve(known);
            assert_eq!(has_file_dialog(&bus.address).is_ok(), has_one);
        }
    }

    #[test]
    fn a_bus_without_a_portal_and_no_bus_at_all_are_errors_and_no_more() {
        if let Some(bus) = Bus::start() {
            assert!(ask(&bus.address).is_err());
            assert!(has_file_dialog(&bus.address).is_err());
        }
        assert!(ask("unix:path=/nonexistent/bus").is_err());
    }
}
