//! The window: the app, what is open in it, and what screen readers hear of it.

pub mod accessibility;
pub mod any_screen;
pub mod app;
pub mod stack;
