//! Sapper, a Minesweeper for the desktop.
//!
//! # Where to start
//!
//! - The rules of the game: [`game::Game`], which takes an [`Action`](game::Action) and returns an
//!   [`Outcome`](game::Outcome). [`game::pointer`] turns presses and releases into actions.
//! - The window: [`ui::shell::app::App`], in the Elm style (model, message, update, view). Its screens
//!   and dialogs are in [`ui::features`], what these are made of in [`ui::screen`], the board in
//!   [`ui::board`].
//! - The start of the program: [`cli::main`], which opens the window or runs a subcommand.
//! - The player's files: [`storage`]. What is in them: [`config`], [`history`] and [`replay`].
//!
//! # Modules
//!
//! Dependencies point in one direction; `tests/imports.rs` checks that.
//!
//! **Pure** modules know nothing of the toolkit, files, clocks, threads or sound:
//! - [`game`], [`solver`] and [`replay`], which are a package of their own, `engine`.
//! - [`practice`]: positions to solve, made from games as they are played, and the judge of answers;
//!   the daily boards.
//!   It uses `game`, `solver`, `replay` and `history`.
//! - [`workbench`]: positions and boards to set up, analyse, read and write. It uses `game`, `solver`
//!   and `practice`.
//! - [`config`]: what the player chose: the values of the settings and the key bindings. It uses
//!   `game`.
//! - [`history`]: what was played: finished games, records, statistics. It uses `game` and `config`.
//! - [`i18n`]: every text that a player reads. It uses all of these, and the errors of `storage`.
//!
//! **World** modules each own a part of what is outside:
//! - [`storage`]: the player's files, read and written so that nothing is ever lost.
//! - [`audio`]: short sounds, and the thread that owns the sound device.
//! - [`platform`]: the system: its preferences, file dialogs, signals, screen readers, clocks, crash
//!   reports.
//! - [`cli`]: the command line. It uses all modules, and opens the window. In a browser `web` does that.
//!
//! Apart from `cli`, they use pure modules only, and `storage` the clock of `platform`.
//!
//! [`ui`] is the window: the only module that knows the toolkit, iced. Within it, only
//! [`ui::shell::app`] reads and writes files, plays sounds and has other effects.

pub mod audio;
#[cfg(not(target_family = "wasm"))]
pub mod cli;
pub mod config;
pub mod history;
pub mod i18n;
pub mod platform;
pub mod practice;
pub mod storage;
pub mod ui;
#[cfg(target_family = "wasm")]
pub mod web;
pub mod workbench;

pub use sapper_engine::{game, replay, solver};
