//! The terminal that the program was started from.

use std::env;

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
