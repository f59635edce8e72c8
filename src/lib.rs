//! Sapper, a Minesweeper for the desktop. One line per module.
//!
//! [`game`], [`keymap`], [`replay`] and [`solver`] are pure: they know nothing of the toolkit, of
//! files, clocks or sound. Only [`dialog`], [`font`], [`screen`], [`theme`], [`widget`] and [`app`]
//! know the toolkit, and only [`app`] has side effects in the window.

/// The application: its state, and the only place with side effects.
pub mod app;
/// Short sounds, and the thread that owns the sound device.
pub mod audio;
/// The command line.
pub mod cli;
/// The dialogs.
pub mod dialog;
/// The bundled typeface.
pub mod font;
/// The rules of play, pure.
pub mod game;
/// Every text that a player reads.
pub mod i18n;
/// Which key does what, pure.
pub mod keymap;
/// Recordings of games, and their playback, pure.
pub mod replay;
/// The screens.
pub mod screen;
/// What a player can deduce from what is visible, pure.
pub mod solver;
/// The player's files.
pub mod store;
/// Colours and sizes.
pub mod theme;
/// Widgets that are used in more than one place.
pub mod widget;
