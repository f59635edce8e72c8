//! The screens: each has a state, messages, and actions that it asks of the app.

pub mod play;
