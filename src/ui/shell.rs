//! The window: what is open, what reaches it, and what is told of it.

pub mod accessibility;
pub mod any_screen;
pub mod app;
pub mod stack;
