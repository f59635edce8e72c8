//! Writes what has changed of a value into its file and leaves the rest as it is: unknown keys,
//! comments, and entries that are not understood.

use super::FileValue;
use super::notice::{FileError, ParseIssue};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, HashMap, HashSet};
use toml::{Table, Value};
use toml_edit::{ArrayOfTables, DocumentMut, Item, TableLike};

/// A value as its file has it.
#[derive(Debug, Default)]
pub struct FileEntries {
    /// By table and key. Outside of tables, the name of the table is empty.
    values: BTreeMap<(&'static str, String), Value>,
    /// The keys that are ours in tables that are values: they go when the value lacks them.
    own_keys: HashMap<&'static str, Vec<&'static str>>,
    lists: Vec<List>,
}

/// A list of tables.
#[derive(Debug)]
struct List {
    key: &'static str,
    /// What identifies each entry, and the entry.
    entries: Vec<(String, toml_edit::Table)>,
}

impl FileEntries {
    pub fn put(&mut self, table: &'static str, key: impl Into<String>, value: impl Into<Value>) {
        self.values.insert((table, key.into()), value.into());
    }

    /// Puts a value in that is not one of TOML.
    pub fn put_as(&mut self, table: &'static str, key: impl Into<String>, value: &impl Serialize) {
        let value = Value::try_from(value).expect("an entry has nothing that TOML lacks");
        self.put(table, key, value);
    }

    /// In the table that is the value of `key`, these keys are understood by this version.
    pub fn own_keys(&mut self, key: &'static str, keys: impl Iterator<Item = &'static str>) {
        self.own_keys.insert(key, keys.collect());
    }

    /// Adds a list, of whose entries the keys `id` never change.
    pub fn put_list<E: Serialize>(
        &mut self,
        key: &'static str,
        id: &[&str],
        entries: impl Iterator<Item = E>,
    ) {
        let entry = |entry| {
            let table = to_table(&entry);
            let id = id.iter().map(|&key| table.get(key).map(Item::to_string).unwrap_or_default());
            (id.collect(), table)
        };
        self.lists.push(List { key, entries: entries.map(entry).collect() });
    }

    /// The keys of a value that is a table, and of those that are ours there.
    fn keys_of<'a>(&'a self, key: &str, value: Option<&'a Value>) -> Vec<&'a str> {
        let keys = value.and_then(Value::as_table).into_iter().flat_map(Table::keys);
        let own = self.own_keys.get(key).into_iter().flatten();
        keys.map(String::as_str).chain(own.copied()).collect()
    }
}

/// Writes the difference between two values into a file. `found` is the file as plain values.
pub(super) fn write<T: FileValue>(before: &T, now: &T, found: &Table, into: &mut DocumentMut) {
    let (before, now) = (before.entries(), now.entries());
    let mut gone = BTreeMap::<_, HashSet<&str>>::new();
    for ((table, key), value) in &before.values {
        if now.values.contains_key(&(*table, key.clone())) {
            continue;
        }
        if table.is_empty() {
            put(into.entry(key).or_insert(Item::None), &before.keys_of(key, Some(value)), None);
        } else {
            gone.entry(*table).or_default().insert(key);
        }
    }
    for (table, keys) in gone {
        // One by one, each would move all that come after it.
        match &mut into[table] {
            Item::Table(table) => table.retain(|key, _| !keys.contains(key)),
            Item::Value(toml_edit::Value::InlineTable(table)) => {
                table.retain(|key, _| !keys.contains(key));
            }
            _ => {}
        }
    }
    for (place @ (table, key), value) in &now.values {
        let then = before.values.get(place);
        if then == Some(value) {
            continue;
        }
        let keys = before.keys_of(key, then);
        if table.is_empty() {
            let item = into.entry(key).or_insert(Item::None);
            if value.is_table() {
                table_in(item);
            }
            put(item, &keys, Some(value));
        } else {
            let table = table_in(into.entry(table).or_insert(Item::None));
            put(table.entry(key).or_insert(Item::None), &keys, Some(value));
        }
    }
    for (before, now) in before.lists.iter().zip(&now.lists) {
        write_list::<T>(before, now, found, into);
    }
}

fn write_list<T: FileValue>(before: &List, now: &List, found: &Table, into: &mut DocumentMut) {
    let (then, stays) = (before.by_id(), now.by_id());
    let is_same = |id: &String, entry: &toml_edit::Table| {
        stays.get(id).is_some_and(|now| now.to_string() == entry.to_string())
    };
    if !then.iter().all(|(id, entry)| is_same(id, entry)) {
        let there = entries(found, now.key).unwrap_or_default();
        let list = list_in(into.entry(now.key).or_insert(Item::None));
        // From the end, so that indices stay valid.
        for (index, entry) in there.iter().enumerate().rev() {
            let Some(id) = id_of::<T>(now.key, entry) else { continue };
            match (then.get(&id), stays.get(&id), list.get_mut(index)) {
                (Some(then), Some(now), Some(entry)) => update(entry, then, now),
                (Some(_), None, _) => drop(list.remove(index)),
                _ => {}
            }
        }
    }
    let mut added = now.entries.iter().filter(|(id, _)| !then.contains_key(id)).peekable();
    if added.peek().is_some() {
        let list = list_in(into.entry(now.key).or_insert(Item::None));
        list.extend(added.map(|(_, entry)| entry.clone()));
    }
}

impl List {
    fn by_id(&self) -> HashMap<&String, &toml_edit::Table> {
        self.entries.iter().map(|(id, entry)| (id, entry)).collect()
    }
}

/// Writes the difference between two entries into the one of a file.
fn update(entry: &mut toml_edit::Table, before: &toml_edit::Table, now: &toml_edit::Table) {
    for (key, _) in before.iter().filter(|(key, _)| !now.contains_key(key)) {
        entry.remove(key);
    }
    for (key, value) in now {
        if before.get(key).is_none_or(|before| before.to_string() != value.to_string()) {
            entry.insert(key, value.clone());
        }
    }
}

/// What identifies an entry of a file; `None` if it is not understood.
fn id_of<T: FileValue>(key: &'static str, entry: &Value) -> Option<String> {
    let alone = Table::from_iter([(key.to_owned(), Value::Array(vec![entry.clone()]))]);
    let lists = T::read(&alone).ok()?.0.entries().lists;
    let list = lists.into_iter().find(|list| list.key == key)?;
    list.entries.into_iter().next().map(|(id, _)| id)
}

/// The entries of a list of tables, valid or not.
fn entries<'a>(found: &'a Table, key: &'static str) -> Result<&'a [Value], FileError> {
    match found.get(key) {
        None => Ok(&[]),
        Some(Value::Array(entries)) if entries.iter().all(Value::is_table) => Ok(entries),
        Some(_) => Err(FileError::InvalidKey { key }),
    }
}

/// The entries of a list of tables that are understood. Of the others, `issue` gets the position in
/// the file, from 1.
pub(super) fn read_list<E: DeserializeOwned>(
    found: &Table,
    key: &'static str,
    issues: &mut Vec<ParseIssue>,
    issue: impl Fn(usize) -> ParseIssue,
) -> Result<Vec<E>, FileError> {
    let read = |(entry, number): (&Value, usize)| {
        let read = entry.clone().try_into();
        read.map_err(|_| issues.push(issue(number))).ok()
    };
    Ok(entries(found, key)?.iter().zip(1..).filter_map(read).collect())
}

/// A list of tables as a file of its own.
pub(super) fn list_text<E: Serialize>(key: &str, list: impl Iterator<Item = E>) -> String {
    let mut document = DocumentMut::new();
    list_in(&mut document[key]).extend(list.map(|entry| to_table(&entry)));
    document.to_string()
}

fn to_table(value: &impl Serialize) -> toml_edit::Table {
    let text = toml::to_string(value).expect("an entry has nothing that TOML lacks");
    let document: DocumentMut = text.parse().expect("what is written can be read");
    document.into_table()
}

/// Writes a value into its place, with the comments around it. In a table, those of `keys` that the
/// value lacks are removed.
fn put(item: &mut Item, keys: &[&str], value: Option<&Value>) {
    let values = match value {
        None => None,
        Some(Value::Table(values)) => Some(values),
        Some(value) => return replace(item, value),
    };
    match (item.as_table_like_mut(), value) {
        (Some(table), _) => {
            for key in keys.iter().filter(|key| values.is_none_or(|it| !it.contains_key(**key))) {
                table.remove(key);
            }
            for (key, value) in values.into_iter().flatten() {
                put(table.entry(key).or_insert(Item::None), &[], Some(value));
            }
        }
        (None, Some(value)) => replace(item, value),
        (None, None) => *item = Item::None,
    }
}

fn replace(item: &mut Item, value: &Value) {
    let mut new: toml_edit::Value = value.to_string().parse().expect("what is written can be read");
    if let Some(old) = item.as_value() {
        *new.decor_mut() = old.decor().clone();
    }
    *item = Item::Value(new);
}

/// The table in this place, which is made if it is something else.
fn table_in(item: &mut Item) -> &mut dyn TableLike {
    if !item.is_table_like() {
        *item = toml_edit::table();
    }
    item.as_table_like_mut().expect("what is not a table has just been made one")
}

/// The list of tables in this place, which is made if it is something else.
fn list_in(item: &mut Item) -> &mut ArrayOfTables {
    if !item.is_array_of_tables() {
        let tables = std::mem::take(item).into_array_of_tables();
        *item = Item::ArrayOfTables(tables.unwrap_or_default());
    }
    item.as_array_of_tables_mut().expect("what is not a list has just been made one")
}
