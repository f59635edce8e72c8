//! The file of the results of the daily boards, which is only ever added to.

use super::{FileNotice, Folders, Format, LoadError, ParseIssue, Stored};
use crate::practice::daily::{DailyResult, DailyResults};
use std::collections::HashSet;
use toml::{Table, Value};
use toml_edit::{DocumentMut, Item};

const RESULT: &str = "result";

impl DailyResults {
    /// The results, and what the player should be told about their file.
    pub fn load(folders: Option<&Folders>) -> (Stored<Self>, Vec<FileNotice>) {
        Stored::open(folders.map(Folders::daily))
    }
}

impl Format for DailyResults {
    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
        let (mut results, mut issues) = (Self::default(), Vec::new());
        for (index, entry) in entries(found)?.iter().enumerate() {
            match entry.clone().try_into() {
                Ok(result) => results.add(result),
                Err(_) => issues.push(ParseIssue::Record(index + 1)),
            }
        }
        Ok((results, issues))
    }

    /// Of two windows that finish the same board, the first to save keeps its result.
    fn merge(&self, _: &Self, found: &Table, into: &mut DocumentMut) {
        let theirs = entries(found).unwrap_or_default().iter();
        let theirs = theirs.filter_map(|entry| entry.clone().try_into::<DailyResult>().ok());
        let there: HashSet<_> = theirs.map(|result| (result.day, result.level)).collect();
        let item = into.entry(RESULT).or_insert(Item::None);
        if !item.is_array_of_tables() {
            let tables = std::mem::take(item).into_array_of_tables();
            *item = Item::ArrayOfTables(tables.unwrap_or_default());
        }
        if let Some(list) = item.as_array_of_tables_mut() {
            let is_new = |result: &&DailyResult| !there.contains(&(result.day, result.level));
            list.extend(self.list().iter().filter(is_new).map(DailyResult::to_table));
        }
    }
}

/// The results of a file, valid or not.
fn entries(found: &Table) -> Result<&[Value], LoadError> {
    match found.get(RESULT) {
        None => Ok(&[]),
        Some(Value::Array(results)) if results.iter().all(Value::is_table) => Ok(results),
        Some(_) => Err(LoadError::InvalidKey { key: RESULT }),
    }
}
