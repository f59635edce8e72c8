//! The desktop around the program: its preferences, file dialogs, signals and clock.

pub mod crash_report;
pub(crate) mod file_dialog;
pub mod local_clock;
pub mod monotonic_clock;
pub(crate) mod signals;
pub(crate) mod system_prefs;

pub use file_dialog::FileChoice;
pub use system_prefs::SystemPrefs;
