//! The screens to learn with.

pub mod daily;
pub mod lessons;
pub mod page;
pub mod practice;
pub mod puzzle_board;

#[derive(Debug, Clone)]
pub enum Message {
    Practice(practice::Message),
    Lessons(lessons::Message),
    Daily(daily::Message),
}
