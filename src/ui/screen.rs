//! The screens. Each has a state, messages, and actions that it asks of the app.

pub mod counters_view;
pub mod luck_review;
pub mod play;
pub mod records;
pub mod replay;
pub mod strip_layout;
pub mod title;
pub mod toolbar;
pub mod view_context;
pub mod window_needs;
