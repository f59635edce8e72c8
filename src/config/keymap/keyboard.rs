//! The kinds of keyboards.

/// A kind of keyboard. Where others have Ctrl, Macs have ⌘; their Control belongs to the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keyboard {
    Pc,
    Mac,
}

impl Keyboard {
    /// The one of the system that this program is built for.
    pub const HERE: Self = if cfg!(target_os = "macos") { Self::Mac } else { Self::Pc };
}

impl Default for Keyboard {
    fn default() -> Self {
        Self::HERE
    }
}
