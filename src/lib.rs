//! Sapper, a Minesweeper for the desktop: the map of the house, one line a room.
//!
//! One direction: [`game`] knows nothing of what is above it, and nothing below [`app`] knows the
//! toolkit, a file, a clock or a speaker.

/// The app behind the window, and everything that touches the world.
pub mod app;
/// Short sounds.
pub mod audio;
/// The command line.
pub mod cli;
/// Questions and tables in front of the game.
pub mod dialog;
/// The bundled typeface.
pub mod font;
/// The rules of play, pure.
pub mod game;
/// Every word a player reads.
pub mod i18n;
/// Which key does what, pure.
pub mod keymap;
/// Every game as a film.
pub mod replay;
/// The screens.
pub mod screen;
/// What a player could know from what is visible, and no more.
pub mod solver;
/// The player's files.
pub mod store;
/// Colours and measures.
pub mod theme;
/// What is drawn in more than one place.
pub mod widget;
