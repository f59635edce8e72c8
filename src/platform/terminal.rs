//! The terminal that the program was started from.

use std::env;
#[cfg(target_os = "linux")]
use std::{fs, path::Path};

/// Connects the program to it. A Windows program that opens no console window of its own does not
/// print to any by itself. Output that goes to a file or into another program stays as it is.
#[cfg(windows)]
pub fn connect() {
    use std::io;
    use std::os::windows::io::AsRawHandle;
    use winsafe::{AttachConsole, PidParent};

    if io::stdout().as_raw_handle().is_null() {
        // It fails where there is no terminal: the program was started by a double click.
        let _ = AttachConsole(PidParent::Parent);
    }
}

/// Other systems do that.
#[cfg(not(windows))]
pub fn connect() {}

/// Whether the program was started with standard output closed. Rust opens the null device in its
/// place, for reading and writing, where a shell's `>/dev/null` is for writing only. Nothing tells
/// it from a null device that another program has opened for both.
#[cfg(target_os = "linux")]
pub fn is_output_closed() -> bool {
    const ACCESS_MODE: u32 = 0o3;
    const READ_AND_WRITE: u32 = 0o2;
    let is_null = fs::read_link("/proc/self/fd/1").is_ok_and(|file| file == Path::new("/dev/null"));
    let info = fs::read_to_string("/proc/self/fdinfo/1").unwrap_or_default();
    let flags = info.lines().find_map(|line| line.strip_prefix("flags:"));
    let flags = flags.and_then(|flags| u32::from_str_radix(flags.trim(), 8).ok());
    is_null && flags.is_some_and(|flags| flags & ACCESS_MODE == READ_AND_WRITE)
}

/// Other systems have no such place to look.
#[cfg(not(target_os = "linux"))]
pub const fn is_output_closed() -> bool {
    false
}

/// What kind of terminal it is, if it understands escape sequences: the variable TERM.
pub fn kind() -> Option<String> {
    let named = env::var_os("TERM").map(|term| term.to_string_lossy().into_owned());
    named.or_else(console)
}

/// The console of Windows has no TERM, and has to be asked to understand them.
#[cfg(windows)]
fn console() -> Option<String> {
    let understands = anstyle_query::windows::enable_ansi_colors()?;
    understands.then(|| "windows".to_owned())
}

#[cfg(not(windows))]
fn console() -> Option<String> {
    None
}
