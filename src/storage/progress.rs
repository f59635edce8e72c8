//! The file of lessons and practice. Each section has one entry per line, so that one that is not
//! understood harms no other.

use super::{FileEntries, Format, LoadError, ParseIssue};
use crate::game::{Choice, Level};
use crate::practice::{
    GivenAnswer, Kind, Progress, Puzzle, RETURN_DAYS, Rating, Repeat, Task, Wish,
};
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

/// The name of the overall rating, beside those of the kinds.
const OVERALL: &str = "overall";
const RIGHT: &str = "right";
const WRONG: &str = "wrong";

/// A table of the file, with the value of each of its keys.
struct Section {
    name: &'static str,
    /// Adds an entry; `None` if it is not understood.
    read: fn(&mut Progress, &str, &Value) -> Option<()>,
    write: fn(&Progress) -> BTreeMap<String, Value>,
}

const SECTIONS: [Section; 6] = [
    Section { name: "ratings", read: read_rating, write: write_ratings },
    Section { name: "days", read: read_day, write: write_days },
    Section { name: "lessons", read: read_lesson, write: write_lessons },
    Section { name: "repeats", read: read_repeat, write: write_repeats },
    Section { name: "answers", read: read_answer, write: write_answers },
    Section { name: "misses", read: read_misses, write: write_misses },
];

impl Format for Progress {
    const MAX_BYTES: u64 = 4 << 20;

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
        let mut progress = Self::default();
        let mut issues = Vec::new();
        for Section { name, read, .. } in SECTIONS {
            let entries = match found.get(name) {
                None => continue,
                Some(Value::Table(entries)) => entries,
                Some(_) => return Err(LoadError::InvalidKey { key: name }),
            };
            for (key, value) in entries {
                if read(&mut progress, key, value).is_none() {
                    issues.push(ParseIssue::Entry(format!("{name}.{key}")));
                }
            }
        }
        Ok((progress, issues))
    }

    fn entries(&self) -> FileEntries {
        let mut entries = FileEntries::default();
        for Section { name, write, .. } in SECTIONS {
            for (key, value) in write(self) {
                entries.put(name, key, value);
            }
        }
        entries
    }
}

/// A time in the form that is written, so that it is the key of one entry.
fn timestamp(key: &str) -> Option<Timestamp> {
    key.parse().ok().filter(|at: &Timestamp| at.to_string() == key)
}

/// The kind of a rating; `Some(None)` for the overall one.
fn rated_kind(key: &str) -> Option<Option<Kind>> {
    if key == OVERALL { Some(None) } else { Kind::from_key(key).map(Some) }
}

fn read_rating(progress: &mut Progress, key: &str, value: &Value) -> Option<()> {
    let kind = rated_kind(key)?;
    let number = |key| value.get(key)?.as_float();
    let last: Option<Date> = match value.get("last") {
        None => None,
        Some(day) => Some(day.as_str()?.parse().ok()?),
    };
    let rating = Rating {
        value: number("rating")?,
        deviation: number("deviation")?,
        volatility: number("volatility")?,
        answers: value.get("answers")?.as_integer()?.try_into().ok()?,
        last,
    };
    rating.is_valid().then(|| progress.ratings.insert(kind, rating)).map(drop)
}

fn write_ratings(progress: &Progress) -> BTreeMap<String, Value> {
    let entry = |(kind, rating): (&Option<Kind>, &Rating)| {
        let mut table = Table::new();
        table.insert("rating".to_owned(), rating.value.into());
        table.insert("deviation".to_owned(), rating.deviation.into());
        table.insert("volatility".to_owned(), rating.volatility.into());
        table.insert("answers".to_owned(), rating.answers.into());
        let last = rating.last.map(|day| ("last".to_owned(), day.to_string().into()));
        table.extend(last);
        (kind.map_or(OVERALL, Kind::key).to_owned(), table.into())
    };
    progress.ratings.iter().map(entry).collect()
}

fn read_day(progress: &mut Progress, key: &str, value: &Value) -> Option<()> {
    let day: Date = key.parse().ok().filter(|day: &Date| day.to_string() == key)?;
    let rating = |(key, value): (&String, &Value)| {
        Some((rated_kind(key)?, value.as_integer()?.try_into().ok()?))
    };
    progress.days.insert(day, value.as_table()?.iter().map(rating).collect::<Option<_>>()?);
    Some(())
}

fn write_days(progress: &Progress) -> BTreeMap<String, Value> {
    let rating = |(kind, value): (&Option<Kind>, &u32)| {
        (kind.map_or(OVERALL, Kind::key).to_owned(), (*value).into())
    };
    let days = progress.days.iter();
    days.map(|(day, ratings)| (day.to_string(), Value::Table(ratings.iter().map(rating).collect())))
        .collect()
}

fn read_lesson(progress: &mut Progress, key: &str, value: &Value) -> Option<()> {
    let boards = value.as_array()?.iter().map(|board| board.as_integer()?.try_into().ok());
    progress.lessons.insert(key.to_owned(), boards.collect::<Option<_>>()?);
    Some(())
}

fn write_lessons(progress: &Progress) -> BTreeMap<String, Value> {
    let boards =
        |boards: &BTreeSet<u16>| boards.iter().map(|&board| u32::from(board).into()).collect();
    let lessons = progress.lessons.iter();
    lessons.map(|(key, solved)| (key.clone(), Value::Array(boards(solved)))).collect()
}

/// Task, kind, rows, columns, mines and seed: `safe pair 9 9 10 1234`. None without a fixed number
/// of mines.
fn puzzle_key(puzzle: &Puzzle) -> Option<String> {
    let Puzzle { wish: Wish { task, kind, level }, seed } = puzzle;
    let (rows, cols, mines) = (level.size().rows(), level.size().cols(), level.mines()?);
    Some(format!("{} {} {rows} {cols} {mines} {seed}", task.key(), kind.key()))
}

fn read_repeat(progress: &mut Progress, key: &str, value: &Value) -> Option<()> {
    let words: Vec<&str> = key.split(' ').collect();
    let [task, kind, rows, cols, mines, seed] = *words else { return None };
    let (task, kind) = (Task::from_key(task)?, Kind::from_key(kind)?);
    let (rows, cols, mines) = (rows.parse().ok()?, cols.parse().ok()?, mines.parse().ok()?);
    let level = Level::with_dimensions(rows, cols, mines).ok()?;
    let puzzle = Puzzle { wish: Wish { task, kind, level }, seed: seed.parse().ok()? };
    let step = value.get("step")?.as_integer()?.try_into().ok()?;
    let at = value.get("at")?.as_str()?.parse().ok()?;
    let is_valid = puzzle_key(&puzzle)? == key && task.allows(kind) && step < RETURN_DAYS.len();
    is_valid.then(|| progress.repeats.insert(puzzle, Repeat { step, at })).map(drop)
}

fn write_repeats(progress: &Progress) -> BTreeMap<String, Value> {
    let entry = |(puzzle, repeat): (&Puzzle, &Repeat)| {
        let mut table = Table::new();
        table.insert("step".to_owned(), Value::Integer(repeat.step as i64));
        table.insert("at".to_owned(), repeat.at.to_string().into());
        Some((puzzle_key(puzzle)?, table.into()))
    };
    progress.repeats.iter().filter_map(entry).collect()
}

fn read_answer(progress: &mut Progress, key: &str, value: &Value) -> Option<()> {
    let (kind, result) = value.as_str()?.split_once(' ')?;
    let is_right = result == RIGHT;
    let answer = GivenAnswer { kind: Kind::from_key(kind)?, is_right };
    if !is_right && result != WRONG {
        return None;
    }
    progress.answers.insert(timestamp(key)?, answer);
    Some(())
}

fn write_answers(progress: &Progress) -> BTreeMap<String, Value> {
    let entry = |(at, answer): (&Timestamp, &GivenAnswer)| {
        let result = if answer.is_right { RIGHT } else { WRONG };
        (at.to_string(), format!("{} {result}", answer.kind.key()).into())
    };
    progress.answers.iter().map(entry).collect()
}

fn read_misses(progress: &mut Progress, key: &str, value: &Value) -> Option<()> {
    let kinds = value.as_array()?.iter().map(|kind| Kind::from_key(kind.as_str()?));
    progress.misses.insert(timestamp(key)?, kinds.collect::<Option<_>>()?);
    Some(())
}

fn write_misses(progress: &Progress) -> BTreeMap<String, Value> {
    let keys = |kinds: &[Kind]| kinds.iter().map(|kind| kind.key().into()).collect();
    let misses = progress.misses.iter();
    misses.map(|(at, kinds)| (at.to_string(), Value::Array(keys(kinds)))).collect()
}
