//! Sapper, a Minesweeper for the desktop.
//!
//! # Where to start
//!
//! - The rules of the game: [`game::Game`], which takes an [`Action`](game::Action) and returns an
//!   [`Outcome`](game::Outcome). [`game::pointer`] turns presses and releases into actions.
//! - The window: [`ui::app::App`], in the Elm style (model, message, update, view). Its screens are
//!   in [`ui::screen`], its dialogs in [`ui::dialog`], the board in [`ui::board`].
//! - The start of the program: [`cli::main`], which opens the window or runs a subcommand.
//! - The player's files: [`storage`]. What is in them: [`config`], [`history`] and [`replay`].
//!
//! # Modules
//!
//! Dependencies point in one direction; `tests/imports.rs` checks that.
//!
//! Pure modules know nothing of the toolkit, files, clocks, threads or sound. [`game`] uses no other
//! module; [`solver`] and [`config`] use `game`; [`replay`] also uses `solver`; [`history`] also uses
//! `config`; [`i18n`] uses all of them.
//!
//! World modules each own a part of the outside world: [`storage`], [`audio`] and [`platform`] use
//! pure modules only, and [`cli`] uses all of them and opens the window.
//!
//! [`ui`] is the only module that knows the toolkit, iced. Within it, only [`ui::app`] reads and
//! writes files, plays sounds and has other effects.

/// Short sounds, and the thread that owns the sound device.
pub mod audio;
/// The command line: options and subcommands.
pub mod cli;
/// What the player chose: the values of the settings and the key bindings.
pub mod config;
/// The rules: boards, cells, levels, styles, the pointer state machine, counters.
pub mod game;
/// What was played: finished games, records, statistics.
pub mod history;
/// Every text that a player reads.
pub mod i18n;
/// The system: its preferences, file dialogs, signals, clocks, crash reports.
pub mod platform;
/// Recordings of games and their playback; the file formats are in [`replay::formats`].
pub mod replay;
/// What a player can deduce: odds, hints, the best move, luck, boards without guessing.
pub mod solver;
/// The player's files, read and written so that nothing is ever lost.
pub mod storage;
/// The window: the app, its screens and dialogs, the board, widgets and themes.
pub mod ui;
