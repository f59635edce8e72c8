//! The records of all levels, styles and rules about guesses.

use super::record::{FileName, Record};
use crate::config::{LevelKind, PlayerName};
use crate::game::{GuessRules, Style};
use std::collections::HashSet;

/// Every ranked win, in chronological order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Scores {
    pub records: Vec<Record>,
}

/// What tells the tables apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TableKey {
    pub level: LevelKind,
    pub style: Style,
    pub guesses: GuessRules,
}

/// How a win compares with those before it in the same table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ranking {
    /// The fastest, or the first.
    Best {
        /// The best time before, in ms.
        before_ms: Option<u64>,
    },
    /// Others were as fast or faster.
    Place {
        place: usize,
        /// The number of places, including this one.
        of: usize,
        /// How much faster the best was, in ms; 0 if it was as fast but earlier.
        behind_ms: u64,
    },
}

impl Scores {
    /// Every table that has a record: by level, easiest first, then by style, then by the rules
    /// about guesses.
    pub fn tables(&self) -> impl Iterator<Item = (TableKey, Vec<&Record>)> {
        LevelKind::RANKED
            .into_iter()
            .flat_map(|level| Style::ALL.map(|style| (level, style)))
            .flat_map(|(level, style)| {
                GuessRules::ALL.iter().map(move |&guesses| TableKey { level, style, guesses })
            })
            .map(|key| (key, self.table(key)))
            .filter(|(_, table)| !table.is_empty())
    }

    /// The records of a table, best first; of equal times the earlier is better.
    pub fn table(&self, key: TableKey) -> Vec<&Record> {
        let mut table: Vec<_> =
            self.records.iter().filter(|record| record.table() == key).collect();
        table.sort_by_key(|record| (record.time_ms, record.date));
        table
    }

    /// The best time in a table, in ms; `without` one win.
    pub fn best(&self, key: TableKey, without: Option<&Record>) -> Option<u64> {
        let without = without.map(Record::key);
        self.records
            .iter()
            .filter(|record| record.table() == key)
            .filter(|record| Some(record.key()) != without)
            .map(|record| record.time_ms)
            .min()
    }

    /// The rank of a win of `time_ms` if it came now.
    pub fn ranking(&self, key: TableKey, time_ms: u64) -> Ranking {
        let table = self.table(key);
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

    /// Adds a win unless it is there already.
    pub fn add(&mut self, record: Record) {
        if self.find(&record).is_none() {
            self.records.push(record);
        }
    }

    pub fn set_name(&mut self, record: &Record, name: Option<PlayerName>) {
        if let Some(found) = self.find_mut(record) {
            found.name = name;
        }
    }

    /// Sets the recording of a win.
    pub(crate) fn set_replay(&mut self, record: &Record, replay: FileName) {
        if let Some(found) = self.find_mut(record) {
            found.replay = Some(replay);
        }
    }

    /// Removes the names of deleted recordings.
    pub fn clear_replays(&mut self, gone: &[FileName]) {
        for record in &mut self.records {
            if record.replay.as_ref().is_some_and(|name| gone.contains(name)) {
                record.replay = None;
            }
        }
    }

    pub fn remove(&mut self, gone: &[&Record]) {
        let gone: HashSet<_> = gone.iter().map(|record| record.key()).collect();
        self.records.retain(|record| !gone.contains(&record.key()));
    }

    pub(crate) fn find(&self, record: &Record) -> Option<&Record> {
        let win = record.key();
        self.records.iter().find(|found| found.key() == win)
    }

    fn find_mut(&mut self, record: &Record) -> Option<&mut Record> {
        let win = record.key();
        self.records.iter_mut().find(|found| found.key() == win)
    }
}
