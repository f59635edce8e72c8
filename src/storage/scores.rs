//! The file of the records.

use super::{FileNotice, Folders, Format, LoadError, ParseIssue, Stored};
use crate::history::{Record, Scores};
use std::collections::HashSet;
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
        for record in &self.records {
            let win = record.key();
            // Otherwise another window has removed it.
            if !there.contains(&win) && !before.contains_key(&win) {
                list.push(record.to_table());
            }
        }
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
