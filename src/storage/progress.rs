//! The file of lessons and practice. Each section has one entry per line, so that one that is not
//! understood harms no other.

use super::{FileEntries, FileError, FileValue, ParseIssue};
use crate::game::{Choice, Level};
use crate::practice::{
    AnswerResult, GivenAnswer, Kind, Progress, Puzzle, RETURN_DAYS, Rating, Repeat, Task, Wish,
};
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;
use toml::{Table, Value};

const RATINGS: &str = "ratings";
const DAYS: &str = "days";
const LESSONS: &str = "lessons";
const REPEATS: &str = "repeats";
const ANSWERS: &str = "answers";
const MISSES: &str = "misses";
const GOALS: &str = "goals";

/// The name of the overall rating, beside those of the kinds.
const OVERALL: &str = "overall";

impl FileValue for Progress {
    const MAX_BYTES: u64 = 4 << 20;

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), FileError> {
        let mut issues = Vec::new();
        let progress = Self {
            ratings: section(found, RATINGS, &mut issues, |kind, rating| {
                Some((rated_kind(kind)?, parsed(rating).filter(Rating::is_valid)?))
            })?,
            days: section(found, DAYS, &mut issues, |day, ratings| {
                let ratings: BTreeMap<String, u32> = parsed(ratings)?;
                let rating = |(kind, rating): (String, _)| Some((rated_kind(&kind)?, rating));
                Some((key(day)?, ratings.into_iter().map(rating).collect::<Option<_>>()?))
            })?,
            lessons: section(found, LESSONS, &mut issues, |lesson, boards| {
                Some((lesson.to_owned(), parsed(boards)?))
            })?,
            repeats: section(found, REPEATS, &mut issues, |key, repeat| {
                let repeat = parsed(repeat).filter(|it: &Repeat| it.step < RETURN_DAYS.len());
                Some((puzzle(key)?, repeat?))
            })?,
            answers: section(found, ANSWERS, &mut issues, |at, given| {
                Some((key(at)?, answer(given)?))
            })?,
            misses: section(found, MISSES, &mut issues, |at, kinds| {
                Some((key(at)?, parsed(kinds)?))
            })?,
            goals: section(found, GOALS, &mut issues, |day, reached| {
                reached.as_bool()?.then(|| key(day))?
            })?,
        };
        Ok((progress, issues))
    }

    fn entries(&self) -> FileEntries {
        let mut entries = FileEntries::default();
        for (kind, rating) in &self.ratings {
            entries.put_as(RATINGS, rating_name(kind), rating);
        }
        for (day, ratings) in &self.days {
            let ratings = ratings.iter().map(|(kind, rating)| (rating_name(kind), rating));
            entries.put_as(DAYS, day.to_string(), &ratings.collect::<BTreeMap<_, _>>());
        }
        for (lesson, boards) in &self.lessons {
            entries.put_as(LESSONS, lesson, boards);
        }
        for (puzzle, repeat) in &self.repeats {
            if let Some(key) = puzzle_key(puzzle) {
                entries.put_as(REPEATS, key, repeat);
            }
        }
        for (at, GivenAnswer { kind, result }) in &self.answers {
            let answer = format!("{} {}", kind.key(), result.key());
            entries.put(ANSWERS, at.to_string(), answer);
        }
        for (at, kinds) in &self.misses {
            entries.put_as(MISSES, at.to_string(), kinds);
        }
        for day in &self.goals {
            entries.put(GOALS, day.to_string(), true);
        }
        entries
    }
}

/// The entries of a section that are understood; the others are added to `issues`.
fn section<M: FromIterator<E>, E>(
    found: &Table,
    name: &'static str,
    issues: &mut Vec<ParseIssue>,
    read: impl Fn(&str, &Value) -> Option<E>,
) -> Result<M, FileError> {
    let none = Table::new();
    let entries = match found.get(name) {
        None => &none,
        Some(Value::Table(entries)) => entries,
        Some(_) => return Err(FileError::InvalidKey { key: name }),
    };
    let entry = |(key, value): (&String, _)| {
        let entry = read(key, value);
        if entry.is_none() {
            issues.push(ParseIssue::Entry(format!("{name}.{key}")));
        }
        entry
    };
    Ok(entries.iter().filter_map(entry).collect())
}

fn parsed<T: DeserializeOwned>(value: &Value) -> Option<T> {
    value.clone().try_into().ok()
}

/// A key in the form that is written, so that it is the key of one entry.
fn key<K: FromStr + Display>(text: &str) -> Option<K> {
    text.parse().ok().filter(|key: &K| key.to_string() == text)
}

/// The kind of a rating; `Some(None)` for the overall one.
fn rated_kind(name: &str) -> Option<Option<Kind>> {
    if name == OVERALL { Some(None) } else { Kind::from_key(name).map(Some) }
}

fn rating_name(kind: &Option<Kind>) -> &'static str {
    kind.map_or(OVERALL, Kind::key)
}

/// Task, kind, rows, columns, mines and seed: `safe pair 9 9 10 1234`. None without a fixed number
/// of mines.
fn puzzle_key(puzzle: &Puzzle) -> Option<String> {
    let Puzzle { wish: Wish { task, kind, level }, seed } = puzzle;
    let (rows, cols, mines) = (level.size().rows(), level.size().cols(), level.mines()?);
    Some(format!("{} {} {rows} {cols} {mines} {seed}", task.key(), kind.key()))
}

fn puzzle(key: &str) -> Option<Puzzle> {
    let words: Vec<&str> = key.split(' ').collect();
    let [task, kind, rows, cols, mines, seed] = *words else { return None };
    let (task, kind) = (Task::from_key(task)?, Kind::from_key(kind)?);
    let (rows, cols, mines) = (rows.parse().ok()?, cols.parse().ok()?, mines.parse().ok()?);
    let level = Level::with_dimensions(rows, cols, mines).ok()?;
    let puzzle = Puzzle { wish: Wish { task, kind, level }, seed: seed.parse().ok()? };
    (puzzle_key(&puzzle)? == key && task.allows(kind)).then_some(puzzle)
}

/// The kind, and what became of it: `pair wrong`.
fn answer(given: &Value) -> Option<GivenAnswer> {
    let (kind, result) = given.as_str()?.split_once(' ')?;
    Some(GivenAnswer { kind: Kind::from_key(kind)?, result: AnswerResult::from_key(result)? })
}
