//! What is said about lessons, about a position to solve, and to an answer.

use super::key_names::key_name;
use super::steps::capitalized;
use super::{Texts, announcements, hints, place};
use crate::config::Settings;
use crate::config::command::Command;
use crate::game::{Action, Pos};
use crate::practice::first_steps::FirstStep;
use crate::practice::lesson::{LessonBoard, Topic};
use crate::practice::{Goal, Kind, Position, Rating, Task, Verdict};
use crate::solver::hint::Finding;

/// What leads to a lesson.
pub fn lesson_link(texts: &Texts, topic: Topic) -> String {
    texts.with("lesson-link", args![title = lesson_title(texts, topic)])
}

/// What to do.
pub fn task(texts: &Texts, goal: Goal, task: Task) -> String {
    let key = match (goal, task) {
        (Goal::FewClicks(most), _) => return texts.with("lesson-task-clicks", args![most]),
        (Goal::Clear, _) => "lesson-task-clear",
        (Goal::ChordAll, _) => "lesson-task-chord",
        (Goal::OpenOne | Goal::FlagAll, Task::Safe) => "practice-task-safe",
        (Goal::OpenOne | Goal::FlagAll, Task::Mines) => "practice-task-mines",
        (Goal::OpenOne | Goal::FlagAll, Task::Guess) => "practice-task-guess",
    };
    texts.get(key).to_owned()
}

/// A heading for a right answer.
pub fn right(texts: &Texts, goal: Goal, task: Task) -> &str {
    match (goal, task) {
        (Goal::Clear | Goal::ChordAll, _) => texts.get("lesson-right-clear"),
        (Goal::FewClicks(_), _) => texts.get("lesson-right-clicks"),
        (Goal::OpenOne | Goal::FlagAll, Task::Safe) => texts.get("practice-right-safe"),
        (Goal::OpenOne | Goal::FlagAll, Task::Mines) => texts.get("practice-right-mines"),
        (Goal::OpenOne | Goal::FlagAll, Task::Guess) => texts.get("practice-right-guess"),
    }
}

/// That something else is to be done, and how.
pub fn beside(texts: &Texts, goal: Goal, settings: &Settings) -> (String, String) {
    let key = |command| key_name(texts, &settings.keys, command);
    match goal {
        Goal::ChordAll => {
            let (by, key) = (settings.rules().chord_by.key(), key(Command::Chord));
            let text = texts.with("lesson-chord-here-text", args![by, key]);
            (texts.get("lesson-chord-here").to_owned(), text)
        }
        _ => (
            texts.get("practice-flag-here").to_owned(),
            texts.with("practice-flag-here-text", args![key = key(Command::Flag)]),
        ),
    }
}

/// A click that belongs to the fewest.
pub fn click(texts: &Texts, click: Action) -> (String, String) {
    let said = |key, pos| texts.with(key, args![cell = place::name(texts, pos)]);
    let text = match click {
        Action::Open(pos) => said("lesson-click-open", pos),
        Action::Mark(pos) => said("lesson-click-flag", pos),
        Action::Chord(pos) => said("lesson-click-chord", pos),
        Action::Pause | Action::Resume => String::new(),
    };
    (texts.get("lesson-click-next").to_owned(), text)
}

/// That all clicks are used up.
pub fn used_up(texts: &Texts, goal: Goal) -> (String, String) {
    let most = if let Goal::FewClicks(most) = goal { most } else { 0 };
    let text = texts.with("lesson-used-up-text", args![most]);
    (texts.get("lesson-used-up").to_owned(), text)
}

/// What is wrong with an answer.
pub fn wrong(texts: &Texts, task: Task, verdict: &Verdict) -> String {
    let Verdict::Wrong { cell, proof, .. } = verdict else {
        return String::new();
    };
    let finding = proof.as_ref().and_then(|proof| Some(proof.steps.last()?.finding));
    let key = match (task, finding) {
        (_, Some(Finding::Safe)) => "practice-is-safe",
        (_, Some(Finding::Mine)) => "practice-is-mine",
        (Task::Guess, _) => "practice-is-riskier",
        (Task::Safe | Task::Mines, _) => "practice-is-uncertain",
    };
    capitalized(&texts.with(key, args![cell = place::name(texts, *cell)]))
}

/// A step that the first game explains: by what has a ring and with the mouse, or with coordinates
/// and keys if it is `spoken`.
pub fn first_step(texts: &Texts, settings: &Settings, step: FirstStep, spoken: bool) -> String {
    let place = |pos| place::name(texts, pos);
    let key = |command| key_name(texts, &settings.keys, command);
    match step {
        FirstStep::Flag { number, mine } if spoken => {
            let (number, mine, key) = (place(number), place(mine), key(Command::Flag));
            texts.with("first-flag-at", args![number, mine, key])
        }
        FirstStep::Chord { number } if spoken => {
            texts.with("first-chord-at", args![number = place(number), key = key(Command::Chord)])
        }
        FirstStep::Flag { .. } => texts.get("first-flag").to_owned(),
        FirstStep::Chord { .. } => texts.get("first-chord").to_owned(),
        FirstStep::Hint => texts.with("first-hint", args![key = key(Command::Hint)]),
        FirstStep::NoGuess => texts.get("first-no-guess").to_owned(),
    }
}

/// A first hint by the names of `cells`, which have a ring.
pub fn first_hint_at(texts: &Texts, position: &Position, cells: &[Pos]) -> String {
    let named = hints::list(texts, cells);
    let count = texts.get("practice-hint-mines");
    match (position.task, cells.len()) {
        (Task::Guess, _) => texts.with("practice-hint-guess-at", args![cells = named]),
        (_, 0) => count.to_owned(),
        (_, numbers) => {
            let count = (position.kind == Kind::Count).then_some(count);
            let numbers = announcements::value(texts, &named, &hints::look_at(texts, numbers));
            texts.paragraph(
                &[Some(numbers.as_str()), count].into_iter().flatten().collect::<Vec<_>>(),
            )
        }
    }
}

/// A first hint, which names no cell: what has a ring matters.
pub fn first_hint(texts: &Texts, position: &Position) -> String {
    let key = match position.task {
        Task::Guess => "practice-hint-guess",
        _ if position.hint.steps.iter().all(|step| step.numbers().is_empty()) => {
            "practice-hint-mines"
        }
        _ if position.kind == Kind::Count => "practice-hint-count",
        _ => "practice-hint-numbers",
    };
    // The rings are those of the first step.
    let first = position.hint.shown_steps().next().map_or(0, |shown| shown.numbers().len());
    texts.with(key, args![count = first])
}

/// A rating with its deviation, and how much more it is than before.
pub fn rating(texts: &Texts, rating: Rating, gain: Option<i64>) -> String {
    let (value, deviation) = rating.rounded();
    let shown = texts.with("practice-rating-value", args![value, deviation]);
    match gain {
        Some(gain) => {
            let sign = if gain < 0 { "−" } else { "+" };
            let gain = format!("{sign}{}", gain.unsigned_abs());
            texts.with("practice-rating-gain", args![rating = shown, gain])
        }
        None => shown,
    }
}

/// How many of all.
pub fn share(texts: &Texts, right: u64, all: u64) -> String {
    texts.with("practice-place", args![at = right, all])
}

/// A figure with its name.
pub fn figure(texts: &Texts, name: &str, figure: String) -> String {
    texts.with("practice-figure", args![name, figure])
}

/// The name of a lesson.
pub fn lesson_title(texts: &Texts, topic: Topic) -> &str {
    texts.choice("lesson", topic)
}

/// What to do on a board of a lesson.
pub fn lesson_task(texts: &Texts, board: &LessonBoard) -> String {
    match (board.goal, board.task) {
        (Goal::OpenOne, Task::Guess) if board.settles => texts.get("lesson-task-settle").to_owned(),
        (Goal::OpenOne, Task::Safe) => texts.get("lesson-task-open").to_owned(),
        (goal, asked) => task(texts, goal, asked),
    }
}

/// What a lesson explains.
pub fn lesson_explanation(texts: &Texts, topic: Topic, settings: &Settings) -> String {
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
