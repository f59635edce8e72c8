//! The workbench: a position or a board that is set up, changed, analysed, read and written.
//!
//! A [`Setup`] is what lies on the bench: a position (numbers, flags, covered cells) or a board
//! (mines). It comes from a game ([`Setup::of_game`], also at a moment of a recording), from a board,
//! from a text ([`text::read`]) or from nothing, and becomes a game to play ([`Setup::game`]) or a
//! puzzle ([`Setup::puzzle`]). An [`Editor`] changes one and can take everything back.
//! [`Findings`] says all there is to say of it.

mod editor;
pub mod findings;
mod mine_guess;
pub mod picture;
mod setup;
pub mod text;

pub use editor::Editor;
pub use findings::{BestMove, BoardFindings, Findings, PositionFindings};
pub use picture::PictureSetup;
pub use setup::{Cell, Mode, Setup};
pub use text::{ReadError, ReadSetup, TextFormat};
