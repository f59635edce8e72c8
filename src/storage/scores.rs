//! The file of the records.

use super::difference::{self, FileEntries};
use super::{FileError, FileNotice, FileValue, Folders, ParseIssue, Stored};
use crate::history::record::Record;
use crate::history::scores::Scores;
use std::collections::HashSet;
use toml::Table;

const RECORD: &str = "record";

impl Scores {
    /// The records, and the notices about their file.
    pub fn load(folders: Option<&Folders>) -> (Stored<Self>, Vec<FileNotice>) {
        Stored::open(folders.map(Folders::scores))
    }
}

impl Stored<Scores> {
    /// Adds a win and saves everything. Returns the notices for the player.
    pub fn add(&mut self, record: Record) -> Vec<FileNotice> {
        self.update(move |scores| scores.add(record.clone()))
    }
}

impl FileValue for Scores {
    const LISTS: &'static [&'static str] = &[RECORD];

    fn join(parts: Vec<Self>) -> Self {
        let mut wins = HashSet::new();
        let records = parts.into_iter().flat_map(|part| part.records);
        Self { records: records.filter(|record| wins.insert(record.key())).collect() }
    }

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), FileError> {
        let mut issues = Vec::new();
        let records = difference::read_list(found, RECORD, &mut issues, ParseIssue::Record)?;
        Ok((Self::join(vec![Self { records }]), issues))
    }

    fn entries(&self) -> FileEntries {
        let mut entries = FileEntries::default();
        let id = ["level", "style", "time_ms", "bbbv", "date"];
        entries.put_list(RECORD, &id, self.records.iter());
        entries
    }

    fn added_to(&self, before: &Self) -> Option<String> {
        let added = self.records.strip_prefix(&before.records[..])?;
        Some(difference::list_text(RECORD, added.iter()))
    }
}
