//! The session's D-Bus, where Linux desktops answer: their preferences and file dialogs are asked of
//! the portal.

use super::SystemPrefs;
use async_io::Timer;
use futures_lite::future::{block_on, or};
use std::env;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::time::Duration;
use zbus::connection::Builder;
use zbus::proxy::MethodFlags;
use zbus::zvariant::{OwnedValue, Value};
use zbus::{Connection, Error, Proxy, Result};

/// The address of the session bus. The library is not asked for it, as it would start a bus where
/// there is none.
pub fn address() -> Option<String> {
    let named = env::var("DBUS_SESSION_BUS_ADDRESS").ok();
    named.filter(|address| !address.is_empty()).or_else(|| {
        let bus = PathBuf::from(env::var_os("XDG_RUNTIME_DIR")?).join("bus");
        bus.exists().then(|| format!("unix:path={}", bus.display()))
    })
}

/// How long to wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// What comes of it within this time.
fn in_time<T>(answer: impl Future<Output = Result<T>>) -> Result<T> {
    let too_late = async {
        Timer::after(TIMEOUT).await;
        Err(std::io::Error::from(ErrorKind::TimedOut).into())
    };
    block_on(or(answer, too_late))
}

/// A connection of its own to the bus at `address`.
fn connect(address: &str) -> Result<Connection> {
    in_time(Builder::address(address)?.build())
}

/// Asks a service, which is not started for it, for two words' value: a namespace's or an interface's.
fn ask(
    bus: &Connection,
    (service, path): (&'static str, &'static str),
    (interface, method): (&'static str, &'static str),
    words: (&str, &str),
    start: bool,
) -> Result<Option<OwnedValue>> {
    let flags = if start { Default::default() } else { MethodFlags::NoAutoStart.into() };
    in_time(async {
        let service = Proxy::new(bus, service, path, interface).await?;
        service.call_with_flags(method, flags, &words).await
    })
}

const PORTAL: (&str, &str) = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop");
const PROPERTY: (&str, &str) = ("org.freedesktop.DBus.Properties", "Get");

/// Asks the portal on the bus at `address`. It is no error if the portal lacks a setting.
pub fn preferences(address: &str) -> Result<SystemPrefs> {
    let bus = connect(address)?;
    let read = |namespace: &str, key: &str| -> Result<Option<u32>> {
        let setting = ("org.freedesktop.portal.Settings", "Read");
        match ask(&bus, PORTAL, setting, (namespace, key), true) {
            Err(Error::MethodError(name, ..))
                if name == "org.freedesktop.portal.Error.NotFound" =>
            {
                Ok(None)
            }
            answer => Ok(answer?.and_then(|value| number(&value))),
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

/// The number of a setting; a switch is 0 or 1. It comes in a value in a value.
fn number(value: &Value<'_>) -> Option<u32> {
    match value {
        Value::Value(value) => number(value),
        Value::U32(number) => Some(*number),
        Value::Bool(on) => Some(u32::from(*on)),
        _ => None,
    }
}

/// Fails if the portal on the bus at `address` has no file dialog, or there is no portal or bus.
pub fn has_file_dialog(address: &str) -> Result<()> {
    let version = ("org.freedesktop.portal.FileChooser", "version");
    ask(&connect(address)?, PORTAL, PROPERTY, version, true).map(drop)
}

/// Whether assistive technology runs, by the bus at `address`. Fails if there is no bus, or nothing for
/// accessibility on it: our question does not start it.
pub fn is_accessibility_enabled(address: &str) -> Result<bool> {
    let (service, enabled) = (("org.a11y.Bus", "/org/a11y/bus"), ("org.a11y.Status", "IsEnabled"));
    let answer = ask(&connect(address)?, service, PROPERTY, enabled, false)?;
    Ok(answer.is_some_and(|value| number(&value) == Some(1)))
}
