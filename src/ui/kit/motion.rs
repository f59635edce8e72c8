//! How long things move, in ms. All of it slows down towards its end, and nothing ever waits for it.

/// What slides or changes at once: sheets, menus, a cell of a new board.
pub const QUICK: u64 = 180;
/// What moves further: a board that is scrolled or zoomed, the front of a new one.
pub const FAR: u64 = 240;
/// The gleam of a record.
pub const LONGEST: u64 = 1_200;
/// What is often seen and small: a glint on a flag, the sparks of a chord.
pub const GLINT: u64 = 120;
/// The ring of light of a win.
pub const WIN: u64 = 900;
/// The board going dark.
pub const LOSS: u64 = 400;
/// The longest time between two frames.
pub const FRAME: u64 = 16;

/// How far something is that slows down, after this share of its time.
pub fn eased(share: f32) -> f32 {
    let left = 1.0 - share.clamp(0.0, 1.0);
    1.0 - left * left
}
