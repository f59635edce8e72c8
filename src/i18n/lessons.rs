//! What lessons say.

use super::key_names::key_name;
use super::{Texts, practice};
use crate::config::Settings;
use crate::config::command::Command;
use crate::practice::lesson::{LessonBoard, Topic};
use crate::practice::{Goal, Task};

pub fn title(texts: &Texts, topic: Topic) -> &str {
    texts.choice("lesson", topic)
}

/// What to do on a board.
pub fn task(texts: &Texts, board: &LessonBoard) -> String {
    match (board.goal, board.task) {
        (Goal::OpenOne, Task::Guess) if board.settles => texts.get("lesson-task-settle").to_owned(),
        (Goal::OpenOne, Task::Safe) => texts.get("lesson-task-open").to_owned(),
        (goal, task) => practice::task(texts, goal, task),
    }
}

/// What a lesson explains.
pub fn explanation(texts: &Texts, topic: Topic, settings: &Settings) -> String {
    let key = |command| key_name(texts, &settings.keys, command);
    let text = match topic {
        Topic::Numbers => texts.get("lesson-numbers-told"),
        Topic::Flags => {
            let (flag, open) = (key(Command::Flag), key(Command::Open));
            return texts.with("lesson-flags-told", args![flag, open]);
        }
        Topic::Counting => texts.get("lesson-counting-told"),
        Topic::Chords => {
            let (by, key) = (settings.rules().chord_by.key(), key(Command::Chord));
            return texts.with("lesson-chords-told", args![by, key]);
        }
        Topic::OneOne => texts.get("lesson-1-1-told"),
        Topic::OneTwo => texts.get("lesson-1-2-told"),
        Topic::OneTwoOne => texts.get("lesson-1-2-1-told"),
        Topic::OneTwoTwoOne => texts.get("lesson-1-2-2-1-told"),
        Topic::Subtract => texts.get("lesson-subtract-told"),
        Topic::Edges => texts.get("lesson-edges-told"),
        Topic::Holes => texts.get("lesson-holes-told"),
        Topic::Three => texts.get("lesson-three-told"),
        Topic::Count => texts.get("lesson-count-told"),
        Topic::Odds => texts.get("lesson-odds-told"),
        Topic::FiftyFifty => texts.get("lesson-fifty-fifty-told"),
        Topic::Clicks => texts.get("lesson-clicks-told"),
    };
    text.to_owned()
}
