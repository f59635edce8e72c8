//! Everything that knows the toolkit: the app, its screens and dialogs, the board, and the widgets.

pub mod accessibility;
pub mod app;
pub mod appearance;
pub mod board;
pub mod context;
pub mod dialog;
pub mod effect;
pub mod film;
pub mod font;
pub mod jobs;
pub mod machine;
pub mod motion;
pub mod notices;
mod prelude;
pub mod screen;
pub(crate) mod software_renderer;
pub mod stack;
pub mod theme;
pub mod widget;
