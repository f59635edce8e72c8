//! Sapper, a Minesweeper for the desktop: the map of the house, one line a room.
//!
//! One direction: [`game`] knows nothing of what is above it, and nothing below `app` knows the
//! toolkit, a file, a clock or a speaker.

/// Short sounds.
pub mod audio;
/// The commands.
pub mod cli;
/// The bundled typeface.
pub mod font;
/// The rules of play, pure.
pub mod game;
/// Every word a player reads.
pub mod i18n;
/// The screens.
pub mod screen;
/// The player's files.
pub mod store;
/// Colours and measures.
pub mod theme;
/// What is drawn in more than one place.
pub mod widget;
