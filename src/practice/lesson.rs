//! Lessons: small boards, from what a number says to using fewer clicks.
//!
//! The boards are in `resources/lessons.txt`. Each needs the argument of its lesson, and no easier
//! one; the tests prove that in every direction that a board can be turned to.

mod board;

pub use board::{LessonBoard, Symmetry};

use crate::game::choice::{Choice, choice};
use std::sync::LazyLock;

choice! {
    /// What is learnt, in this order. The keys are in the player's files.
    Topic {
        Numbers = "numbers",
        Flags = "flags",
        Counting = "counting",
        Chords = "chords",
        OneOne = "1-1",
        OneTwo = "1-2",
        OneTwoOne = "1-2-1",
        OneTwoTwoOne = "1-2-2-1",
        /// Mines off numbers, and numbers off one another.
        Subtract = "subtract",
        Edges = "edges",
        /// Open numbers amid covered cells.
        Holes = "holes",
        /// Three numbers at once.
        Three = "three",
        /// The number of mines.
        Count = "count",
        /// Choosing a guess.
        Odds = "odds",
        FiftyFifty = "fifty-fifty",
        /// Using fewer clicks.
        Clicks = "clicks",
    }
}

/// A lesson: a topic, and boards to try it on, the easiest first.
#[derive(Debug, Clone, PartialEq)]
pub struct Lesson {
    pub topic: Topic,
    pub boards: Vec<LessonBoard>,
}

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let text = include_str!("../../resources/lessons.txt");
    let lessons = text.split("\n[").skip(1).map(|part| {
        let (key, boards) = part.split_once("]\n").expect("a lesson has a key");
        let topic = Topic::from_key(key).expect("a known topic");
        Lesson { topic, boards: boards.trim().split("\n\n").map(LessonBoard::read).collect() }
    });
    lessons.collect()
});

/// All lessons, in the order to learn them.
pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}
