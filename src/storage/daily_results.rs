//! The file of the daily boards that were started and their results, which is only ever added to. Of
//! two windows on the same board, the first to save its start has it. A result without one is of an
//! older version, where the first to finish has it.

use super::difference::{FileEntries, entries};
use super::{FileError, FileNotice, FileValue, Folders, ParseIssue, Stored};
use crate::practice::daily::{DailyResult, DailyResults, DailyStart};
use toml::Table;

const START: &str = "start";
const RESULT: &str = "result";

impl DailyResults {
    /// The results, and the notices about their file.
    pub fn load(folders: Option<&Folders>) -> (Stored<Self>, Vec<FileNotice>) {
        Stored::open(folders.map(Folders::daily))
    }
}

impl FileValue for DailyResults {
    const LISTS: &'static [&'static str] = &[START, RESULT];

    fn join(parts: Vec<Self>) -> Self {
        let mut joined = Self::default();
        parts.iter().flat_map(Self::starts).for_each(|start| joined.start(*start));
        parts.iter().flat_map(Self::results).for_each(|result| joined.keep(result.clone()));
        joined
    }

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), FileError> {
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

    fn entries(&self) -> FileEntries {
        let mut entries = FileEntries::default();
        entries.put_list(START, &["day", "level"], self.starts());
        entries.put_list(RESULT, &["day", "level"], self.results());
        entries
    }
}
