//! A parsed TOML file.

use super::notice::{FileError, ParseIssue};
use super::{Edits, FileValue, difference, file};
use std::ops::Range;
use std::path::Path;
use toml::Table;
use toml_edit::DocumentMut;

/// The key of the version in every file.
const VERSION_KEY: &str = "version";

/// The version that is written, and that of a file without one.
const VERSION: u32 = 1;

/// A parsed file.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Document<T> {
    pub(super) value: T,
    pub(super) issues: Vec<ParseIssue>,
    /// The file, byte for byte, or an empty one.
    pub(super) text: String,
    /// The document as plain values; `None` if it was read in parts.
    table: Option<Table>,
    /// Whether its version is later than ours.
    pub(super) is_newer: bool,
}

impl<T: FileValue> Document<T> {
    /// An empty file.
    pub(super) fn new() -> Self {
        Self {
            value: T::default(),
            issues: Vec::new(),
            text: format!("{VERSION_KEY} = {VERSION}\n"),
            table: Some(Table::new()),
            is_newer: false,
        }
    }

    /// `None` if there is no file.
    pub(super) fn load(path: &Path) -> Result<Option<Self>, FileError> {
        file::read_up_to(T::MAX_BYTES, path)?.map(Self::parse).transpose()
    }

    pub(super) fn parse(text: String) -> Result<Self, FileError> {
        if text.len() > LONG
            && !text.ends_with('\n')
            && let Some(whole) = text.rfind("\n[[")
            && parse_toml(&text[whole..]).is_err()
        {
            // An entry that was cut short was never reported as saved.
            return Self::parse(text[..=whole].to_owned());
        }
        match parse_parts(&text) {
            Some((value, issues)) => Ok(Self { value, issues, text, table: None, is_newer: false }),
            None => Self::parse_whole(text),
        }
    }

    fn parse_whole(text: String) -> Result<Self, FileError> {
        let table = parse_toml(&text)?;
        let is_newer = version_of(&table)? > VERSION;
        let (value, issues) = match T::read(&table) {
            Ok(read) => read,
            // A later version may have another form.
            Err(_) if is_newer => (T::default(), Vec::new()),
            Err(wrong) => return Err(wrong),
        };
        Ok(Self { value, issues, text, table: Some(table), is_newer })
    }

    /// The document with another value.
    pub(super) fn with(&self, now: &T) -> Result<Self, FileError> {
        let Some(table) = &self.table else {
            return match now.edits_from(&self.value).and_then(|edits| self.edited(&edits, now)) {
                Some(edited) => Ok(edited),
                None => Self::parse_whole(self.text.clone())?.with(now),
            };
        };
        let mut document = parse_document(&self.text)?;
        difference::write(&self.value, now, table, &mut document);
        Self::parse(document.to_string())
    }

    /// A file that was read in parts after these edits, which make `now` of its value; `None` if an
    /// entry is not found.
    fn edited(&self, edits: &Edits<T>, now: &T) -> Option<Self> {
        let mut text = self.text.clone();
        for (part, before, now) in &edits.changed {
            let (range, table) = text.match_indices(part.as_str()).find_map(|(at, _)| {
                let start = text[..at].rfind("\n[[").map_or(0, |end| end + 1);
                let end = text[at..].find("\n[[").map_or(text.len(), |end| at + end + 1);
                let table = parse_toml(&text[start..end]).ok()?;
                let is_it = T::read(&table).is_ok_and(|(value, _)| value == *before);
                is_it.then_some((start..end, table))
            })?;
            let mut entry = parse_document(&text[range.clone()]).ok()?;
            difference::write(before, now, &table, &mut entry);
            text.replace_range(range, &entry.to_string());
        }
        if !edits.added.is_empty() {
            text.truncate(text.trim_end_matches('\n').len());
            text.extend(["\n\n", &edits.added]);
        }
        if text.len() <= LONG {
            return Self::parse(text).ok();
        }
        let issues = self.issues.clone();
        Some(Self { value: now.clone(), issues, text, table: None, is_newer: false })
    }

    /// What was added to a file that is too long to be replaced each time.
    pub(super) fn added_to(&self, before: &Self) -> Option<&str> {
        let is_long = before.text.len() > LONG && before.table.is_none();
        self.text.strip_prefix(&before.text).filter(|_| is_long)
    }
}

/// From which length on entries are appended to a file of lists alone, in bytes. A shorter one is
/// replaced as a whole, so that even a power cut leaves one or the other.
const LONG: usize = 1 << 20;

/// How many entries are parsed at once.
const PART: usize = 500;

/// Reads a file of our version that has nothing but entries of [`FileValue::LISTS`].
///
/// A part that can be parsed has no text or list that is still open, so all parts together mean
/// the same as the whole.
fn parse_parts<T: FileValue>(text: &str) -> Option<(T, Vec<ParseIssue>)> {
    let (head, entries) = split_entries(text)?;
    let head = parse_toml(head).ok()?;
    if version_of(&head) != Ok(VERSION) || head.len() > head.contains_key(VERSION_KEY).into() {
        return None;
    }
    let (mut parts, mut issues) = (Vec::new(), Vec::new());
    for (number, part) in entries.chunks(PART).enumerate() {
        let begin = part.first()?.start;
        let table = parse_toml(&text[begin..part.last()?.end]).ok()?;
        let count = |(key, list): (&String, &toml::Value)| {
            let list = list.as_array().filter(|_| T::LISTS.contains(&key.as_str()))?;
            Some(list.len())
        };
        if table.iter().map(count).sum::<Option<usize>>() != Some(part.len()) {
            return None;
        }
        let (read, wrong) = T::read(&table).ok()?;
        parts.push(read);
        issues.extend(wrong.into_iter().map(|issue| issue.after(number * PART)));
    }
    Some((T::join(parts), issues))
}

/// The text before the first entry of a list, and where each entry is, with the comments above
/// it; `None` if there is none.
pub(super) fn split_entries(text: &str) -> Option<(&str, Vec<Range<usize>>)> {
    let (mut starts, mut comments, mut at) = (Vec::new(), None, 0);
    for line in text.split_inclusive('\n') {
        match line.trim_start() {
            heading if heading.starts_with("[[") => starts.push(comments.take().unwrap_or(at)),
            "" => comments = comments.or(Some(at)),
            comment if comment.starts_with('#') => comments = comments.or(Some(at)),
            _ => comments = None,
        }
        at += line.len();
    }
    let ends = starts.iter().copied().skip(1).chain([text.len()]);
    let entries = starts.iter().zip(ends).map(|(&start, end)| start..end).collect();
    Some((&text[..*starts.first()?], entries))
}

/// The version of a file.
pub(super) fn version_of(table: &Table) -> Result<u32, FileError> {
    match table.get(VERSION_KEY) {
        None => Ok(VERSION),
        Some(version) => version
            .as_integer()
            .filter(|&version| version >= 1)
            .map(|version| u32::try_from(version).unwrap_or(u32::MAX))
            .ok_or(FileError::InvalidKey { key: VERSION_KEY }),
    }
}

pub(super) fn parse_toml(text: &str) -> Result<Table, FileError> {
    text.parse().map_err(|error: toml::de::Error| syntax_error(text, error.span()))
}

fn parse_document(text: &str) -> Result<DocumentMut, FileError> {
    text.parse().map_err(|error: toml_edit::TomlError| syntax_error(text, error.span()))
}

fn syntax_error(text: &str, span: Option<Range<usize>>) -> FileError {
    let before = span.map_or(0, |span| span.start).min(text.len());
    let line = text.as_bytes()[..before].iter().filter(|&&byte| byte == b'\n').count() + 1;
    FileError::Syntax { line }
}
