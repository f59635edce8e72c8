//! The file of the records.

use super::{FileNotice, Folders, Format, LoadError, ParseIssue, Stored};
use crate::history::record::{Record, RecordKey};
use crate::history::scores::Scores;
use std::collections::{HashMap, HashSet};
use toml::{Table, Value};
use toml_edit::{ArrayOfTables, DocumentMut, Item};

const RECORD: &str = "record";

impl Scores {
    /// The records, and what the player should be told about their file.
    pub fn load(folders: Option<&Folders>) -> (Stored<Self>, Vec<FileNotice>) {
        Stored::open(folders.map(Folders::scores))
    }
}

impl Stored<Scores> {
    /// Adds a win and saves everything. Returns what the player should be told.
    pub fn add(&mut self, record: Record) -> Vec<FileNotice> {
        self.update(|scores| scores.add(record))
    }
}

impl Format for Scores {
    const LISTS: &'static [&'static str] = &[RECORD];

    fn join(parts: Vec<Self>) -> Self {
        let mut wins = HashSet::new();
        let records = parts.into_iter().flat_map(|part| part.records);
        Self { records: records.filter(|record| wins.insert(record.key())).collect() }
    }

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
        let mut scores = Self::default();
        let mut issues = Vec::new();
        let mut wins = HashSet::new();
        for (index, record) in entries(found)?.iter().enumerate() {
            match parse_record(record) {
                Some(record) => {
                    if wins.insert(record.key()) {
                        scores.records.push(record);
                    }
                }
                None => issues.push(ParseIssue::Record(index + 1)),
            }
        }
        Ok((scores, issues))
    }

    fn merge(&self, base: &Self, found: &Table, into: &mut DocumentMut) {
        let theirs: Vec<_> = entries(found).unwrap_or_default().iter().map(parse_record).collect();
        let (before, ours) = (base.by_key(), self.by_key());
        let Some(list) = entries_mut(into) else { return };
        // From the end, so that indices stay valid.
        for (index, record) in theirs.iter().enumerate().rev() {
            let Some(record) = record else { continue };
            let win = record.key();
            match (before.get(&win), ours.get(&win)) {
                (Some(_), None) => {
                    list.remove(index);
                }
                (then, Some(now)) if then != Some(now) && *now != record => {
                    if let Some(table) = list.get_mut(index) {
                        now.put_editable(table);
                    }
                }
                _ => {}
            }
        }
        let there: HashSet<_> = theirs.iter().flatten().map(Record::key).collect();
        list.extend(self.added(&before, |win| there.contains(win)).map(Record::to_table));
    }

    /// New records are appended; anything else takes the whole file.
    fn merge_parts(&self, base: &Self, found: &Self, text: &str) -> Option<String> {
        let (before, ours, there) = (base.by_key(), self.by_key(), found.by_key());
        let stays = |(win, record): (_, &&Record)| match (before.get(win), ours.get(win)) {
            (Some(_), None) => false,
            (then, Some(now)) => then == Some(now) || now == record,
            (None, None) => true,
        };
        there.iter().all(stays).then(|| {
            let mut list = ArrayOfTables::new();
            list.extend(self.added(&before, |win| there.contains_key(win)).map(Record::to_table));
            if list.is_empty() {
                return text.to_owned();
            }
            let mut added = DocumentMut::new();
            added[RECORD] = Item::ArrayOfTables(list);
            format!("{}\n\n{added}", text.trim_end_matches('\n'))
        })
    }
}

impl Scores {
    /// The records that are not in the file. One that was there before, another window has removed.
    fn added(
        &self,
        before: &HashMap<RecordKey, &Record>,
        is_there: impl Fn(&RecordKey) -> bool,
    ) -> impl Iterator<Item = &Record> {
        self.records.iter().filter(move |record| {
            let win = record.key();
            !is_there(&win) && !before.contains_key(&win)
        })
    }
}

/// The records of a file, valid or not.
fn entries(found: &Table) -> Result<&[Value], LoadError> {
    match found.get(RECORD) {
        None => Ok(&[]),
        Some(Value::Array(records)) if records.iter().all(Value::is_table) => Ok(records),
        Some(_) => Err(LoadError::InvalidKey { key: RECORD }),
    }
}

fn parse_record(record: &Value) -> Option<Record> {
    record.clone().try_into().ok()
}

/// The records of a file in an editable form.
fn entries_mut(document: &mut DocumentMut) -> Option<&mut ArrayOfTables> {
    let item = document.entry(RECORD).or_insert(Item::None);
    if !item.is_array_of_tables() {
        let tables = std::mem::take(item).into_array_of_tables();
        *item = Item::ArrayOfTables(tables.unwrap_or_default());
    }
    item.as_array_of_tables_mut()
}
