//! A parsed TOML file, migrated to our version.

use super::notice::{LoadError, ParseIssue};
use super::{Format, file};
use std::ops::Range;
use std::path::Path;
use toml::Table;
use toml_edit::DocumentMut;

/// The key of the version in every file.
const VERSION: &str = "version";

/// A parsed file.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Document<T> {
    pub(super) value: T,
    pub(super) issues: Vec<ParseIssue>,
    /// The file, byte for byte.
    pub(super) text: String,
    /// The same, migrated to our version.
    editable_text: String,
    /// The same as plain values.
    table: Table,
    /// Whether its version is later than ours.
    pub(super) is_newer: bool,
}

impl<T: Format> Document<T> {
    /// The version that is written.
    fn version() -> u32 {
        T::MIGRATIONS.len() as u32 + 1
    }

    /// An empty file.
    pub(super) fn new() -> Self {
        let edit = format!("{VERSION} = {}\n", Self::version());
        Self {
            value: T::default(),
            issues: Vec::new(),
            text: String::new(),
            editable_text: edit,
            table: Table::new(),
            is_newer: false,
        }
    }

    /// `None` if there is no file.
    pub(super) fn load(path: &Path) -> Result<Option<Self>, LoadError> {
        file::read(path)?.map(Self::parse).transpose()
    }

    /// A text without a version has version 1.
    pub(super) fn parse(text: String) -> Result<Self, LoadError> {
        let mut table = parse_toml(&text)?;
        let wrong_version = || LoadError::InvalidKey { key: VERSION };
        let version = match table.get(VERSION) {
            None => 1,
            Some(version) => version
                .as_integer()
                .filter(|&version| version >= 1)
                .map(|version| u32::try_from(version).unwrap_or(u32::MAX))
                .ok_or_else(wrong_version)?,
        };
        let is_newer = version > Self::version();
        let mut edit = text.clone();
        if let Some(steps) = T::MIGRATIONS.get(version as usize - 1..)
            && !steps.is_empty()
        {
            let mut document = editable(&text)?;
            for step in steps {
                step(&mut document);
            }
            document[VERSION] = toml_edit::value(i64::from(Self::version()));
            edit = document.to_string();
            table = parse_toml(&edit)?;
        }
        let (value, issues) = match T::read(&table) {
            Ok(read) => read,
            // A later version may have another form.
            Err(_) if is_newer => (T::default(), Vec::new()),
            Err(wrong) => return Err(wrong),
        };
        Ok(Self { value, issues, text, editable_text: edit, table, is_newer })
    }

    /// The document with the changes from `base` to `now`.
    pub(super) fn merged(&self, base: &T, now: &T) -> Result<Self, LoadError> {
        let mut document = editable(&self.editable_text)?;
        now.merge(base, &self.table, &mut document);
        Self::parse(document.to_string())
    }
}

pub(super) fn parse_toml(text: &str) -> Result<Table, LoadError> {
    text.parse().map_err(|error: toml::de::Error| syntax_error(text, error.span()))
}

fn editable(text: &str) -> Result<DocumentMut, LoadError> {
    text.parse().map_err(|error: toml_edit::TomlError| syntax_error(text, error.span()))
}

fn syntax_error(text: &str, span: Option<Range<usize>>) -> LoadError {
    let before = span.map_or(0, |span| span.start).min(text.len());
    let line = text.as_bytes()[..before].iter().filter(|&&byte| byte == b'\n').count() + 1;
    LoadError::Syntax { line }
}
