//! The ways in which a system asks a program to end: a log-out, a closed terminal, Ctrl+C.

#[cfg_attr(unix, path = "signals/unix.rs")]
#[cfg_attr(windows, path = "signals/windows.rs")]
mod system;

pub use system::termination;
