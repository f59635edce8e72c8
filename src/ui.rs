//! Everything that knows the toolkit: the app, its screens and dialogs, the board, and the widgets.

pub mod app;
pub mod board;
pub mod dialog;
pub mod effect;
pub mod font;
pub mod screen;
pub(crate) mod software_renderer;
pub mod theme;
pub mod widget;
