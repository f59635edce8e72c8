//! The screens to learn with.

pub mod daily;
pub mod page;
pub mod practice;
pub mod puzzle_board;

#[derive(Debug, Clone)]
pub enum Message {
    Practice(practice::Message),
    Daily(daily::Message),
}
