//! Practice: positions from games as they are played, each with a task.
//!
//! [`generate`] makes a [`Position`] that needs the kind of argument that was wished for, and
//! [`judge()`] says whether an answer is right, with the solver's reasons if it is not.

mod classifier;
mod closure;
mod generator;
mod judge;
mod kind;
mod position;

pub use classifier::Classifier;
pub use generator::{Wish, generate};
pub use judge::{Verdict, judge};
pub use kind::{Kind, Task};
pub use position::Position;
