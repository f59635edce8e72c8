//! The preferences of a Linux desktop, from its portal on D-Bus.

use super::SystemPrefs;
use crate::platform::session_bus;
use dbus::Error;
use dbus::arg::{RefArg, Variant};
use dbus::blocking::{Connection, Proxy};
use std::time::Duration;

/// How long to wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(5);

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
    session_bus::connect(address).map(Connection::from)
}

fn portal(bus: &Connection) -> Proxy<'_, &Connection> {
    bus.with_proxy("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", TIMEOUT)
}
