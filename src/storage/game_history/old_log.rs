//! The log of games as the first version wrote it: TOML, with a table for each newer game and a
//! line of words for each older one.

use crate::storage::document::parse_toml;
use crate::storage::file;
use crate::storage::notice::FileError;
use serde_json::{Map, Value, json};
use std::path::Path;

/// The games of such a file, a JSON object each, in their order. What cannot be used is an object
/// that is no game. `None` where there is no file.
pub(super) fn read(path: &Path) -> Result<Option<Vec<String>>, FileError> {
    file::read(path)?.map(|text| to_json(&text)).transpose()
}

fn to_json(text: &str) -> Result<Vec<String>, FileError> {
    let text = text.trim_end_matches('\0');
    // The end may be torn where a save was cut short: such a game was never reported as saved.
    let torn = |error| text.rfind("\n[").and_then(|end| parse_toml(&text[..end]).ok()).ok_or(error);
    let mut table = parse_toml(text).or_else(torn)?;
    let form = |key| FileError::InvalidKey { key };
    let mut games = Vec::new();
    if let Some(packed) = table.get("packed").and_then(|packed| packed.get("games")) {
        let lines = packed.as_str().ok_or(form("packed"))?.lines();
        games.extend(lines.map(|line| unpack(line).unwrap_or_else(|| json!({ "packed": line }))));
    }
    match table.remove("game") {
        None => {}
        Some(toml::Value::Array(mut entries)) if entries.iter().all(toml::Value::is_table) => {
            // The first version wrote the id last.
            if entries.last().is_some_and(|last| last.get("id").is_none()) {
                entries.pop();
            }
            games.extend(entries.into_iter().map(value_to_json));
        }
        Some(_) => return Err(form("game")),
    }
    Ok(games.iter().map(Value::to_string).collect())
}

/// The game of a packed line, whose level has its measures behind it: `custom:5x6x7`.
fn unpack(line: &str) -> Option<Value> {
    let words: Vec<_> = line.split_whitespace().collect();
    let [id, ended, style, level, result, counts @ .., unranked] = &words[..] else {
        return None;
    };
    let mut game = Map::new();
    for (key, value) in [("id", id), ("ended", ended), ("style", style), ("result", result)] {
        game.insert(key.to_owned(), json!(value));
    }
    let (level, measures) = level.split_once(':').unwrap_or((level, ""));
    game.insert("level".to_owned(), json!(level));
    let measures = measures.split('x').filter(|measure| !measure.is_empty()).rev();
    let measures = ["mines", "cols", "rows"].into_iter().zip(measures);
    let keys = ["time_ms", "bbbv", "solved", "left", "right", "chords"];
    if counts.len() != keys.len() {
        return None;
    }
    for (key, value) in measures.chain(keys.into_iter().zip(counts.iter().copied())) {
        game.insert(key.to_owned(), json!(value.parse::<u64>().ok()?));
    }
    if *unranked != "-" {
        game.insert("unranked".to_owned(), json!(unranked));
    }
    Some(Value::Object(game))
}

fn value_to_json(value: toml::Value) -> Value {
    match value {
        toml::Value::Datetime(date) => json!(date.to_string()),
        toml::Value::Array(values) => values.into_iter().map(value_to_json).collect(),
        toml::Value::Table(table) => {
            table.into_iter().map(|(key, value)| (key, value_to_json(value))).collect()
        }
        value => json!(value),
    }
}
