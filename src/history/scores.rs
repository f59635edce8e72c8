//! The records: every ranked win, and the tables of the best.

use super::record::{FileName, NamedLevel, Record, RecordKey};
use crate::config::player_name::PlayerName;
use crate::game::Style;
use crate::storage::notice::{FileNotice, LoadError, ParseIssue};
use crate::storage::{Folders, Format, Stored};
use std::collections::{HashMap, HashSet};
use toml::{Table, Value};
use toml_edit::{ArrayOfTables, DocumentMut, Item};

/// The key of the records in their file.
const RECORD: &str = "record";

/// Every ranked win, in the order in which they came.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Scores {
    records: Vec<Record>,
}

/// How a win compares with those before it on the same level in the same style.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ranking {
    /// It is the fastest, or the first.
    Best {
        /// The best time so far, in ms.
        before_ms: Option<u64>,
    },
    /// Others were as fast or faster.
    Place {
        /// Its place, from 2.
        place: usize,
        /// The number of places, its own among them.
        of: usize,
        /// How much the best was faster, in ms; 0 for one that was as fast, but earlier.
        behind_ms: u64,
    },
}

impl Scores {
    /// The player's records and what the player should be told about their file.
    pub fn load(folders: Option<&Folders>) -> (Stored<Self>, Vec<FileNotice>) {
        Stored::open(folders.map(Folders::scores))
    }

    /// Every record, in the order in which they came.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Every table that has a record: by level, easiest first, then by style.
    pub fn tables(&self) -> impl Iterator<Item = (NamedLevel, Style, Vec<&Record>)> {
        NamedLevel::ALL
            .into_iter()
            .flat_map(|level| Style::ALL.map(|style| (level, style)))
            .map(|(level, style)| (level, style, self.table(level, style)))
            .filter(|(_, _, table)| !table.is_empty())
    }

    /// The records of a level in a style, best first; of equal times the earlier is better.
    pub fn table(&self, level: NamedLevel, style: Style) -> Vec<&Record> {
        let mut table: Vec<_> = self
            .records
            .iter()
            .filter(|record| (record.level, record.style) == (level, style))
            .collect();
        table.sort_by_key(|record| (record.time_ms, record.date));
        table
    }

    /// The best time on a level in a style, in ms, if there is one; `without` the time of one win.
    pub fn best(&self, level: NamedLevel, style: Style, without: Option<&Record>) -> Option<u64> {
        let without = without.map(Record::key);
        self.records
            .iter()
            .filter(|record| (record.level, record.style) == (level, style))
            .filter(|record| Some(record.key()) != without)
            .map(|record| record.time_ms)
            .min()
    }

    /// How a win of `time_ms` would stand if it came now.
    pub fn ranking(&self, level: NamedLevel, style: Style, time_ms: u64) -> Ranking {
        let table = self.table(level, style);
        let best = table.first().map(|best| best.time_ms);
        match best {
            Some(best) if best <= time_ms => Ranking::Place {
                place: table.partition_point(|record| record.time_ms <= time_ms) + 1,
                of: table.len() + 1,
                behind_ms: time_ms - best,
            },
            before_ms => Ranking::Best { before_ms },
        }
    }

    /// Adds a win; one that is there already, whoever it names, stays as it is.
    pub fn add(&mut self, record: Record) {
        if self.find(&record).is_none() {
            self.records.push(record);
        }
    }

    /// Says who won, for a win that is among the records.
    pub fn set_name(&mut self, record: &Record, name: Option<PlayerName>) {
        if let Some(found) = self.find(record) {
            found.name = name;
        }
    }

    /// Says which file the recording of a win is in, for a win that is among the records.
    pub fn set_replay(&mut self, record: &Record, replay: Option<FileName>) {
        if let Some(found) = self.find(record) {
            found.replay = replay;
        }
    }

    /// Takes note that these recordings are no longer there.
    pub fn clear_replays(&mut self, gone: &[FileName]) {
        for record in &mut self.records {
            if record.replay.as_ref().is_some_and(|name| gone.contains(name)) {
                record.replay = None;
            }
        }
    }

    /// Takes out every record of a level in a style.
    pub fn clear(&mut self, level: NamedLevel, style: Style) {
        self.records.retain(|record| (record.level, record.style) != (level, style));
    }

    fn find(&mut self, record: &Record) -> Option<&mut Record> {
        let win = record.key();
        self.records.iter_mut().find(|found| found.key() == win)
    }

    fn by_key(&self) -> HashMap<RecordKey, &Record> {
        self.records.iter().map(|record| (record.key(), record)).collect()
    }
}

impl Stored<Scores> {
    /// Adds a win and saves it at once, with all that could not be saved before. Returns what the
    /// player should be told.
    pub fn add(&mut self, record: Record) -> Vec<FileNotice> {
        self.update(|scores| scores.add(record))
    }
}

impl Format for Scores {
    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
        let mut scores = Self::default();
        let mut faults = Vec::new();
        let mut wins = HashSet::new();
        for (index, record) in entries(found)?.iter().enumerate() {
            match parse_record(record) {
                Ok(record) => {
                    if wins.insert(record.key()) {
                        scores.records.push(record);
                    }
                }
                Err(detail) => faults.push(ParseIssue::Record { number: index + 1, detail }),
            }
        }
        Ok((scores, faults))
    }

    fn merge(&self, base: &Self, found: &Table, into: &mut DocumentMut) {
        let theirs: Vec<_> = entries(found)
            .unwrap_or_default()
            .iter()
            .map(|record| parse_record(record).ok())
            .collect();
        let (before, ours) = (base.by_key(), self.by_key());
        let Some(list) = entries_mut(into) else { return };
        // From the end, so that what is taken out moves none of those still to be looked at.
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
            // What was there before and is no longer was taken out by another window.
            if !there.contains(&win) && !before.contains_key(&win) {
                list.push(record.to_table());
            }
        }
    }
}

/// The records of a file, whether each can be understood or not.
fn entries(found: &Table) -> Result<&[Value], LoadError> {
    match found.get(RECORD) {
        None => Ok(&[]),
        Some(Value::Array(records)) if records.iter().all(Value::is_table) => Ok(records),
        Some(_) => Err(LoadError::InvalidKey { key: RECORD }),
    }
}

fn parse_record(record: &Value) -> Result<Record, String> {
    record.clone().try_into().map_err(|error: toml::de::Error| error.message().to_owned())
}

/// The records of a file as something that can be added to, however the file writes them.
fn entries_mut(document: &mut DocumentMut) -> Option<&mut ArrayOfTables> {
    let item = document.entry(RECORD).or_insert(Item::None);
    if !item.is_array_of_tables() {
        let tables = std::mem::take(item).into_array_of_tables();
        *item = Item::ArrayOfTables(tables.unwrap_or_default());
    }
    item.as_array_of_tables_mut()
}
