//! The terminal that the program was started from.

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

/// Other systems do.
#[cfg(not(windows))]
pub fn connect() {}
