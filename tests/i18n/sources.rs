//! Finds the places in Rust sources that ask for a text.

use crate::common::prelude::*;
use std::collections::BTreeSet;

/// One `texts.get("key")` or `texts.with("key", ..)`.
#[derive(Debug, PartialEq)]
pub struct Call {
    /// The file.
    pub place: String,
    /// The text that it asks for.
    pub key: String,
    /// The names of the values in the call; `None` if they are not literals.
    pub values: Option<BTreeSet<String>>,
}

/// Every source file of the program: its path, and its lines that are no comments.
pub fn code() -> Vec<(String, String)> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    ["src", "crates/engine/src"].into_iter().flat_map(|src| code_below(&home.join(src))).collect()
}

fn code_below(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(code_below(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let code = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .collect::<Vec<_>>()
                .join("\n");
            files.push((path.display().to_string(), code));
        }
    }
    files
}

/// Every call of the program.
pub fn all_calls() -> Vec<Call> {
    code()
        .iter()
        .flat_map(|(place, code)| {
            let mut found = calls(place, code);
            if place.ends_with("i18n.rs") {
                // Where the texts ask themselves.
                found.extend(calls(place, &code.replace("self.", "texts.")));
            }
            found
        })
        .collect()
}

/// The calls in one file's code, in their order.
pub fn calls(place: &str, code: &str) -> Vec<Call> {
    code.match_indices("texts")
        .filter_map(|(start, name)| {
            let rest = code[start + name.len()..].trim_start();
            let rest = rest.strip_prefix('.')?.trim_start();
            let (with, rest) = match rest.strip_prefix("get(") {
                Some(rest) => (false, rest),
                None => (true, rest.strip_prefix("with(")?),
            };
            let literal = rest.trim_start().strip_prefix('"')?;
            let (key, rest) = literal.split_once('"')?;
            let values = arguments(rest);
            Some(Call {
                place: place.to_owned(),
                key: key.to_owned(),
                values: (!with || values.contains("&[") || values.contains("args!["))
                    .then(|| names(values)),
            })
        })
        .collect()
}

/// The text before the closing parenthesis of the call.
fn arguments(code: &str) -> &str {
    let (mut depth, mut quoted) = (1, false);
    for (at, char) in code.char_indices() {
        match char {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &code[..at];
        }
    }
    code
}

/// The names in `("name", value)` pairs, or in `args![name, name = value]`.
fn names(arguments: &str) -> BTreeSet<String> {
    if let Some((_, list)) = arguments.split_once("args![") {
        return names_in_macro(list);
    }
    arguments
        .split('(')
        .filter_map(|pair| {
            let (name, rest) = pair.trim_start().strip_prefix('"')?.split_once('"')?;
            rest.starts_with(',').then(|| name.to_owned())
        })
        .collect()
}

/// The names before the bracket that closes `args![`: what follows each comma outside of brackets.
fn names_in_macro(list: &str) -> BTreeSet<String> {
    let (mut depth, mut items) = (0, vec![String::new()]);
    for char in list.chars() {
        match char {
            '(' | '[' => depth += 1,
            ']' if depth == 0 => break,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => items.push(String::new()),
            _ => {}
        }
        if let Some(item) = items.last_mut()
            && char != ','
        {
            item.push(char);
        }
    }
    let names = items.iter().filter_map(|item| item.split('=').next());
    names.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}
