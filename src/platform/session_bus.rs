//! The session's D-Bus, where Linux desktops answer.

use dbus::Error;
use dbus::channel::Channel;
use std::env;
use std::path::PathBuf;

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
