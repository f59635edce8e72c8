//! The file of the daily boards that were started and their results, which is only ever added to.

use super::{FileNotice, Folders, Format, LoadError, ParseIssue, Stored};
use crate::practice::daily::{DailyResult, DailyResults, DailyStart};
use toml::{Table, Value};
use toml_edit::{DocumentMut, Item};

const START: &str = "start";
const RESULT: &str = "result";

impl DailyResults {
    /// The results, and what the player should be told about their file.
    pub fn load(folders: Option<&Folders>) -> (Stored<Self>, Vec<FileNotice>) {
        Stored::open(folders.map(Folders::daily))
    }
}

impl Format for DailyResults {
    const LISTS: &'static [&'static str] = &[START, RESULT];

    fn join(parts: Vec<Self>) -> Self {
        let mut joined = Self::default();
        parts.iter().flat_map(Self::starts).for_each(|start| joined.start(*start));
        parts.iter().flat_map(Self::results).for_each(|result| joined.keep(result.clone()));
        joined
    }

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
        let (mut results, mut issues) = (Self::default(), Vec::new());
        for (index, entry) in entries(found, START)?.iter().enumerate() {
            match entry.clone().try_into::<DailyStart>() {
                Ok(start) => results.start(start),
                Err(_) => issues.push(ParseIssue::Entry(format!("{START} {}", index + 1))),
            }
        }
        for (index, entry) in entries(found, RESULT)?.iter().enumerate() {
            match entry.clone().try_into::<DailyResult>() {
                Ok(result) => results.keep(result),
                Err(_) => issues.push(ParseIssue::Record(index + 1)),
            }
        }
        Ok((results, issues))
    }

    /// Of two windows on the same board, the first to save its start has it. A result without one
    /// is of an older version, where the first to finish has it.
    fn merge(&self, _: &Self, found: &Table, into: &mut DocumentMut) {
        let theirs = Self::read(found).map(|(theirs, _)| theirs).unwrap_or_default();
        let mut merged = theirs.clone();
        self.starts().for_each(|start| merged.start(*start));
        self.results().for_each(|result| merged.add(result.clone()));
        let is_new = |start: &&DailyStart| theirs.start_of(start.day, start.level).is_none();
        append(into, START, merged.starts().filter(is_new).map(|start| start.to_table()));
        let is_new = |result: &&DailyResult| theirs.find(result.day, result.level).is_none();
        append(into, RESULT, merged.results().filter(is_new).map(DailyResult::to_table));
    }
}

/// Adds entries to those of a file.
fn append(into: &mut DocumentMut, key: &str, tables: impl Iterator<Item = toml_edit::Table>) {
    let mut tables = tables.peekable();
    if tables.peek().is_none() {
        return;
    }
    let item = into.entry(key).or_insert(Item::None);
    if !item.is_array_of_tables() {
        let tables = std::mem::take(item).into_array_of_tables();
        *item = Item::ArrayOfTables(tables.unwrap_or_default());
    }
    if let Some(list) = item.as_array_of_tables_mut() {
        list.extend(tables);
    }
}

/// The entries of a list in a file, valid or not.
fn entries<'a>(found: &'a Table, key: &'static str) -> Result<&'a [Value], LoadError> {
    match found.get(key) {
        None => Ok(&[]),
        Some(Value::Array(entries)) if entries.iter().all(Value::is_table) => Ok(entries),
        Some(_) => Err(LoadError::InvalidKey { key }),
    }
}
