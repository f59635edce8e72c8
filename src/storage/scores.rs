//! The file of the records.

use super::difference::{self, FileEntries};
use super::{FileError, FileNotice, FileValue, Folders, ParseIssue, Stored};
use crate::history::record::Record;
use crate::history::scores::Scores;
use std::collections::HashSet;
use toml::Table;

const RECORD: &str = "record";
/// Records with rules about guesses. Version 0.1.0 would take them for ordinary ones if they were in
/// the same list; this one it leaves as it is.
const GUESS_RECORD: &str = "guess_record";

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
    const LISTS: &'static [&'static str] = &[RECORD, GUESS_RECORD];

    fn join(parts: Vec<Self>) -> Self {
        let mut wins = HashSet::new();
        let records = parts.into_iter().flat_map(|part| part.records);
        Self { records: records.filter(|record| wins.insert(record.key())).collect() }
    }

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), FileError> {
        let mut issues = Vec::new();
        let mut records = difference::read_list(found, RECORD, &mut issues, ParseIssue::Record)?;
        let wrong = |number| ParseIssue::Entry(format!("{GUESS_RECORD} {number}"));
        records.extend(difference::read_list(found, GUESS_RECORD, &mut issues, wrong)?);
        Ok((Self::join(vec![Self { records }]), issues))
    }

    fn entries(&self) -> FileEntries {
        let mut entries = FileEntries::default();
        let id = ["level", "style", "guesses", "time_ms", "bbbv", "date"];
        let (ordinary, others) = by_list(&self.records);
        entries.put_list(RECORD, &id, ordinary.into_iter());
        entries.put_list(GUESS_RECORD, &id, others.into_iter());
        entries
    }

    fn added_to(&self, before: &Self) -> Option<String> {
        let added = self.records.strip_prefix(&before.records[..])?;
        let (ordinary, others) = by_list(added);
        let lists = [(RECORD, ordinary), (GUESS_RECORD, others)];
        let lists = lists.into_iter().filter(|(_, added)| !added.is_empty());
        let texts = lists.map(|(key, added)| difference::list_text(key, added.into_iter()));
        Some(texts.collect::<Vec<_>>().join("\n"))
    }
}

/// The records of each list in the file: without rules about guesses, and with them.
fn by_list(records: &[Record]) -> (Vec<&Record>, Vec<&Record>) {
    records.iter().partition(|record| record.guesses.is_off())
}
