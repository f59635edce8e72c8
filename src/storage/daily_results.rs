//! The file of the daily boards that were started and their results, which is only ever added to. Of
//! two windows on the same board, the first to save its start has it. A result without one is of an
//! older version, where the first to finish has it.

use super::difference::{FileEntries, read_list};
use super::{FileError, FileNotice, FileValue, Folders, ParseIssue, Stored};
use crate::practice::daily::DailyResults;
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
        let wrong_start = |number| ParseIssue::Entry(format!("{START} {number}"));
        for start in read_list(found, START, &mut issues, wrong_start)? {
            results.start(start);
        }
        for result in read_list(found, RESULT, &mut issues, ParseIssue::Record)? {
            results.keep(result);
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
