//! What Sapper plays, deduces and records, without a window, files, clocks, threads or sound.
//!
//! - [`game`]: the rules: boards, cells, levels, styles, the pointer state machine, counters. It uses
//!   no other module.
//! - [`solver`]: what a player can deduce: odds, hints, the best move, luck, boards without guessing.
//!   It uses `game`.
//! - [`replay`]: recordings of games and their playback; the file formats are in
//!   [`replay::formats`]. It uses `game` and `solver`.

pub mod game;
pub mod replay;
pub mod solver;
