//! Which counters are shown during a game and afterwards, and in which order.

use super::setting_value::SettingValue;
use crate::game::Choice;
use crate::game::counters::{Counter, Figures, Formula};
use std::slice;
use toml::{Table, Value};

/// A counter, or a formula of the player's own.
#[derive(Debug, Clone, PartialEq)]
pub enum ShownCounter {
    Known(Counter),
    Own(Formula),
}

impl ShownCounter {
    /// `None` if it is not known, or no number.
    pub fn value(&self, figures: &Figures) -> Option<f64> {
        match self {
            Self::Known(counter) => counter.value(figures),
            Self::Own(formula) => formula.value(figures),
        }
    }

    /// The counters that it follows from.
    fn counters(&self) -> &[Counter] {
        match self {
            Self::Known(counter) => slice::from_ref(counter),
            Self::Own(formula) => formula.counters(),
        }
    }
}

/// When counters are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CounterTime {
    DuringGame,
    Afterwards,
}

/// A line of the list.
#[derive(Debug, Clone, PartialEq)]
pub struct CounterEntry {
    pub counter: ShownCounter,
    pub during_game: bool,
    pub afterwards: bool,
}

impl CounterEntry {
    pub const fn is_shown(&self, time: CounterTime) -> bool {
        match time {
            CounterTime::DuringGame => self.during_game,
            CounterTime::Afterwards => self.afterwards,
        }
    }
}

/// Every counter once, and the formulas of the player, in the order in which they are shown.
#[derive(Debug, Clone, PartialEq)]
pub struct CounterList {
    entries: Vec<CounterEntry>,
}

/// What was shown before there was a choice: during the game what the player did, afterwards also
/// what it was worth.
impl Default for CounterList {
    fn default() -> Self {
        use Counter::{
            Bbbv, BbbvPerSecond, Correctness, Hzini, Ioe, Islands, Openings, Rqp, Throughput, Zini,
        };
        use Counter::{Chords, Effective, Flags, Left, Path, Right, Time, Wasted};
        const DONE: [Counter; 8] = [Time, Left, Right, Chords, Flags, Effective, Wasted, Path];
        const WORTH: [Counter; 10] = [
            Bbbv,
            BbbvPerSecond,
            Openings,
            Islands,
            Zini,
            Hzini,
            Ioe,
            Correctness,
            Throughput,
            Rqp,
        ];
        let entries = Counter::ALL.iter().map(|counter| CounterEntry {
            counter: ShownCounter::Known(*counter),
            during_game: DONE.contains(counter),
            afterwards: DONE.contains(counter) || WORTH.contains(counter),
        });
        Self { entries: entries.collect() }
    }
}

impl CounterList {
    /// The most formulas.
    pub const MAX_FORMULAS: usize = 20;

    pub fn entries(&self) -> &[CounterEntry] {
        &self.entries
    }

    /// What is shown then, in order.
    pub fn shown(&self, time: CounterTime) -> impl Iterator<Item = &ShownCounter> {
        let entries = self.entries.iter().filter(move |entry| entry.is_shown(time));
        entries.map(|entry| &entry.counter)
    }

    /// Whether something that is shown during the game changes while nothing is done.
    pub fn runs(&self) -> bool {
        self.shown(CounterTime::DuringGame).any(|it| it.counters().iter().any(|it| it.spec().runs))
    }

    /// Whether something that is shown during the game follows from the solved 3BV.
    pub fn needs_solved(&self) -> bool {
        let mut shown = self.shown(CounterTime::DuringGame);
        shown.any(|it| it.counters().iter().any(|it| it.spec().needs_solved))
    }

    /// Shows the entry at this place then, or no more.
    pub fn toggle(&mut self, at: usize, time: CounterTime) {
        if let Some(entry) = self.entries.get_mut(at) {
            let shown = match time {
                CounterTime::DuringGame => &mut entry.during_game,
                CounterTime::Afterwards => &mut entry.afterwards,
            };
            *shown = !*shown;
        }
    }

    /// Moves the entry at this place up or down by one. Returns its place then.
    pub fn shift(&mut self, at: usize, down: bool) -> usize {
        let to = if down { at + 1 } else { at.saturating_sub(1) };
        if at.max(to) >= self.entries.len() {
            return at;
        }
        self.entries.swap(at, to);
        to
    }

    /// Adds a formula at the top, shown at both times, or puts it in the place of the one with its
    /// name. Returns its place; `None` if there are too many.
    pub fn add(&mut self, formula: Formula) -> Option<usize> {
        if let Some(at) = self.place_of(formula.name()) {
            self.entries[at].counter = ShownCounter::Own(formula);
            return Some(at);
        }
        let counter = ShownCounter::Own(formula);
        let entry = CounterEntry { counter, during_game: true, afterwards: true };
        self.has_room().then(|| self.entries.insert(0, entry)).map(|()| 0)
    }

    /// Removes the formula at this place. The counters stay.
    pub fn remove(&mut self, at: usize) {
        let counter = self.entries.get(at).map(|entry| &entry.counter);
        if matches!(counter, Some(ShownCounter::Own(_))) {
            self.entries.remove(at);
        }
    }

    fn place_of(&self, name: &str) -> Option<usize> {
        self.entries.iter().position(
            |entry| matches!(&entry.counter, ShownCounter::Own(formula) if formula.name() == name),
        )
    }

    fn has_room(&self) -> bool {
        self.entries.len() < Self::MAX_FORMULAS + Counter::ALL.len()
    }

    /// Adds what a file has, unless it is there already.
    fn read_entry(&mut self, value: &Value) -> Option<()> {
        let word = |key| value.get(key).and_then(Value::as_str);
        let switch = |key| value.get(key).map_or(Some(false), Value::as_bool);
        let counter = match word("counter") {
            Some(key) => ShownCounter::Known(Counter::from_key(key)?),
            None => ShownCounter::Own(Formula::new(word("name")?, word("formula")?).ok()?),
        };
        let is_there = match &counter {
            ShownCounter::Known(_) => self.entries.iter().any(|entry| entry.counter == counter),
            ShownCounter::Own(formula) => {
                self.place_of(formula.name()).is_some() || !self.has_room()
            }
        };
        let (during_game, afterwards) = (switch("during")?, switch("after")?);
        (!is_there).then(|| self.entries.push(CounterEntry { counter, during_game, afterwards }))
    }
}

impl SettingValue for CounterList {
    fn read(value: &Value) -> Option<Self> {
        let mut list = Self::default();
        list.update("", value).is_empty().then_some(list)
    }

    /// An entry that is wrong is left out, the others stay, if there are any. Counters that are not
    /// mentioned are not shown.
    fn update(&mut self, key: &str, value: &Value) -> Vec<String> {
        let Some(values) = value.as_array() else {
            return vec![key.to_owned()];
        };
        let mut list = Self { entries: Vec::new() };
        let read = values.iter().map(|value| list.read_entry(value)).collect::<Vec<_>>();
        if list.entries.is_empty() && !read.is_empty() {
            return vec![key.to_owned()];
        }
        for counter in Counter::ALL.iter().map(|counter| ShownCounter::Known(*counter)) {
            if !list.entries.iter().any(|entry| entry.counter == counter) {
                list.entries.push(CounterEntry { counter, during_game: false, afterwards: false });
            }
        }
        *self = list;
        let wrong = (1..).zip(read).filter(|(_, read)| read.is_none());
        wrong.map(|(nth, _)| format!("{key}.{nth}")).collect()
    }

    fn to_value(&self) -> Option<Value> {
        let entry = |entry: &CounterEntry| {
            let words = match &entry.counter {
                ShownCounter::Known(counter) => vec![("counter", counter.key())],
                ShownCounter::Own(own) => vec![("name", own.name()), ("formula", own.text())],
            };
            let words = words.into_iter().map(|(key, word)| (key.to_owned(), word.into()));
            let switches = [("during", entry.during_game), ("after", entry.afterwards)];
            let switches = switches.into_iter().filter(|(_, on)| *on);
            let switches = switches.map(|(key, on)| (key.to_owned(), on.into()));
            Value::Table(words.chain(switches).collect::<Table>())
        };
        let entries = self.entries.iter().map(entry);
        (*self != Self::default()).then(|| Value::Array(entries.collect()))
    }
}
