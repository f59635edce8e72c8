//! The file of the records.

use super::difference::{self, FileEntries};
use super::{Edits, FileError, FileNotice, FileValue, Folders, ParseIssue, Stored};
use crate::game::Style;
use crate::history::record::Record;
use crate::history::scores::Scores;
use std::collections::HashSet;
use toml::Table;

const RECORD: &str = "record";
/// Records with rules about guesses. Version 0.1.0 would take them for ordinary ones if they were in
/// the same list; this one it leaves as it is.
const GUESS_RECORD: &str = "guess_record";
/// Records in the Classic style, which that version does not know.
const CLASSIC_RECORD: &str = "classic_record";
const LISTS: [&str; 3] = [RECORD, GUESS_RECORD, CLASSIC_RECORD];

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
    const LISTS: &'static [&'static str] = &LISTS;

    fn join(parts: Vec<Self>) -> Self {
        let mut wins = HashSet::new();
        let records = parts.into_iter().flat_map(|part| part.records);
        Self { records: records.filter(|record| wins.insert(record.key())).collect() }
    }

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), FileError> {
        let mut issues = Vec::new();
        let mut records = difference::read_list(found, RECORD, &mut issues, ParseIssue::Record)?;
        for list in [GUESS_RECORD, CLASSIC_RECORD] {
            let wrong = |number| ParseIssue::Entry(format!("{list} {number}"));
            records.extend(difference::read_list(found, list, &mut issues, wrong)?);
        }
        Ok((Self::join(vec![Self { records }]), issues))
    }

    fn entries(&self) -> FileEntries {
        let mut entries = FileEntries::default();
        let id = ["level", "style", "guesses", "time_ms", "bbbv", "date"];
        for list in LISTS {
            entries.put_list(list, &id, in_list(list, &self.records));
        }
        entries
    }

    fn edits_from(&self, before: &Self) -> Option<Edits<Self>> {
        let (kept, added) = self.records.split_at_checked(before.records.len())?;
        let alone = |record: &Record| Self { records: vec![record.clone()] };
        let changed = before.records.iter().zip(kept).filter(|(then, now)| then != now);
        let changed = changed.map(|(then, now)| {
            let is_same = then.key() == now.key();
            is_same.then(|| (then.date.to_string(), alone(then), alone(now)))
        });
        let lists = LISTS.into_iter().filter(|list| in_list(list, added).next().is_some());
        let texts = lists.map(|list| difference::list_text(list, in_list(list, added)));
        let added = texts.collect::<Vec<_>>().join("\n");
        Some(Edits { changed: changed.collect::<Option<_>>()?, added })
    }
}

/// The records that are in this list of the file.
fn in_list<'a>(list: &'a str, records: &'a [Record]) -> impl Iterator<Item = &'a Record> {
    let list_of = |record: &Record| match record.style {
        _ if !record.guesses.is_off() => GUESS_RECORD,
        Style::Classic => CLASSIC_RECORD,
        _ => RECORD,
    };
    records.iter().filter(move |record| list_of(record) == list)
}
