//! The rules of play, pure: boards, cells, rules, the mouse machine, the clock.

pub mod level;
pub mod size;

pub use level::Level;
pub use size::{Pos, Size};
