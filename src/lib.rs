//! Sapper, a Minesweeper for the desktop: the map of the house, one line a room.
//!
//! One direction: [`game`] knows nothing of what is above it, and nothing below `app` knows the
//! toolkit, a file, a clock or a speaker.
//!
//! - [`audio`]: short sounds, played by a thread that owns the sound device.

pub mod cli;
pub mod font;
pub mod audio;
pub mod game;
pub mod i18n;
pub mod store;
