//! Short sounds: what each cue of the game sounds like.

pub mod cue;
pub mod effects;
pub mod pcm;
pub mod synth;

pub use cue::Cue;
