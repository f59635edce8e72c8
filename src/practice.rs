//! Practice: positions from games as they are played, each with a task.
//!
//! [`generate`] makes a [`Position`] that needs the kind of argument that was wished for, and
//! [`judge()`] says whether an answer is right, with the solver's reasons if it is not. An
//! [`Attempt`] is a position while somebody solves it. [`daily`] is a board for each day.

mod attempt;
mod classifier;
pub mod daily;
mod fewest_clicks;
pub mod first_steps;
mod generator;
pub mod lesson;
mod moments;
mod position;
mod progress;
mod rating;
mod schedule;
mod streak;

pub use attempt::{Attempt, Goal, Reply};
pub use classifier::Classifier;
pub use generator::{Wish, generate};
pub use moments::{GameMoment, MOST_MOMENTS, moments};
pub use position::{Kind, Position, Task, Verdict, judge};
pub use progress::{AnswerResult, GivenAnswer, MOST_ANSWERS, Progress, ProgressChange};
pub use rating::{PLACING_ANSWERS, Rating, position_rating};
pub use schedule::{
    OTHERS_BEFORE, Plan, Puzzle, RECENT_WEEKS, RETURN_DAYS, Repeat, ScheduledPuzzle, next,
};
pub use streak::Streak;
