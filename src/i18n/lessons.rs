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
    match topic {
        Topic::Flags => {
            let (flag, open) = (key(Command::Flag), key(Command::Open));
            texts.with("lesson-flags-text", args![flag, open])
        }
        Topic::Chords => {
            let (by, key) = (settings.rules().chord_by.key(), key(Command::Chord));
            texts.with("lesson-chords-text", args![by, key])
        }
        _ => texts.get(&format!("lesson-{}-text", topic.key())).to_owned(),
    }
}
