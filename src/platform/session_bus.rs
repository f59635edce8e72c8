//! The session's D-Bus, where Linux desktops answer: their preferences and file dialogs are asked of
//! the portal.

use super::SystemPrefs;
use dbus::Error;
use dbus::arg::{RefArg, Variant};
use dbus::blocking::{Connection, Proxy};
use dbus::channel::Channel;
use std::env;
use std::path::PathBuf;
use std::time::Duration;

/// The address of the session bus. The library is not asked for it, as it would start a bus where
/// there is none.
pub fn address() -> Option<String> {
    let named = env::var("DBUS_SESSION_BUS_ADDRESS").ok();
    named.filter(|address| !address.is_empty()).or_else(|| {
        let bus = PathBuf::from(env::var_os("XDG_RUNTIME_DIR")?).join("bus");
        bus.exists().then(|| format!("unix:path={}", bus.display()))
    })
}

/// A connection of its own to the bus at `address`, which ends with the channel.
pub(super) fn connect(address: &str) -> Result<Channel, Error> {
    let mut channel = Channel::open_private(address)?;
    channel.register()?;
    Ok(channel)
}

/// How long to wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Asks the portal on the bus at `address`. It is no error if the portal lacks a setting.
pub fn preferences(address: &str) -> Result<SystemPrefs, Error> {
    let bus = Connection::from(connect(address)?);
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
    let high_contrast = match read(appearance, "contrast")? {
        Some(contrast) => contrast == 1,
        None => read("org.gnome.desktop.a11y.interface", "high-contrast")? == Some(1),
    };
    Ok(SystemPrefs { dark, reduced_motion, high_contrast })
}

/// Fails if the portal on the bus at `address` has no file dialog, or there is no portal or bus.
pub fn has_file_dialog(address: &str) -> Result<(), Error> {
    let version = ("org.freedesktop.portal.FileChooser", "version");
    let bus = Connection::from(connect(address)?);
    let _: (Variant<Box<dyn RefArg>>,) =
        portal(&bus).method_call("org.freedesktop.DBus.Properties", "Get", version)?;
    Ok(())
}

fn portal(bus: &Connection) -> Proxy<'_, &Connection> {
    bus.with_proxy("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", TIMEOUT)
}
