//! Sapper, a Minesweeper for the desktop.
//!
//! Where to start: [`game`] has the rules, [`ui::app`] is the window's program (model, message,
//! update, view), and [`cli`] is where `main` goes first.
//!
//! Pure modules know nothing of the toolkit, of files, clocks, threads or sound: [`game`],
//! [`solver`], [`replay`], [`history`], [`config`] and [`i18n`]. World modules each own one part of
//! what is outside: [`storage`], [`audio`], [`platform`] and [`cli`]. Only [`ui`] knows the toolkit,
//! and within it only [`ui::app`] performs effects.

/// Short sounds, and the thread that owns the sound device.
pub mod audio;
/// The command line: options and subcommands.
pub mod cli;
/// What the player chose: the values of the settings and the key bindings.
pub mod config;
/// The rules of play: boards, cells, levels, styles, the pointer state machine, counters.
pub mod game;
/// What was played: finished games, records, statistics.
pub mod history;
/// Every text that a player reads.
pub mod i18n;
/// The desktop: its preferences, file dialogs, signals, crash reports.
pub mod platform;
/// Recordings of games and their playback; the file formats are in [`replay::formats`].
pub mod replay;
/// What a player can deduce from what is visible: odds, hints, the best move, no-guess boards.
pub mod solver;
/// The player's files, read and written so that nothing is ever lost.
pub mod storage;
/// The window: the app, its screens and dialogs, the board, widgets and theme.
pub mod ui;
