//! A file's text understood: TOML with a version, brought to the form that we know.

use super::notice::{Fault, Unreadable};
use super::{Kind, file};
use std::path::Path;
use toml::Table;
use toml_edit::DocumentMut;

/// The key of the version, at the top of every file of ours.
const VERSION: &str = "version";

/// A file of a kind, read and understood.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Document<T> {
    /// What it says.
    pub(super) value: T,
    /// Entries that could not be used.
    pub(super) faults: Vec<Fault>,
    /// The file as it stands, byte for byte.
    pub(super) text: String,
    /// The same in the form of our version, to be edited.
    edit: String,
    /// And as plain values.
    table: Table,
    /// Its version, where that is later than ours.
    pub(super) newer: Option<u32>,
    /// Whether a save was cut short, and its torn end is left out of all but the text.
    pub(super) torn: bool,
}

impl<T: Kind> Document<T> {
    /// The version in which this kind of file is written.
    fn version() -> u32 {
        T::MIGRATIONS.len() as u32 + 1
    }

    /// An empty file of our version.
    pub(super) fn new() -> Self {
        let edit = format!("{VERSION} = {}\n", Self::version());
        Self {
            value: T::default(),
            faults: Vec::new(),
            text: String::new(),
            edit,
            table: Table::new(),
            newer: None,
            torn: false,
        }
    }

    /// What stands at `path`; `None` where there is nothing.
    pub(super) fn find(path: &Path) -> Result<Option<Self>, Unreadable> {
        file::read(path)?.map(Self::parse).transpose()
    }

    /// Understands a text. One without a version is of the first.
    pub(super) fn parse(text: String) -> Result<Self, Unreadable> {
        match T::mend(&text) {
            None => Self::parse_whole(text),
            Some(mended) => Ok(Self { text, torn: true, ..Self::parse_whole(mended)? }),
        }
    }

    fn parse_whole(text: String) -> Result<Self, Unreadable> {
        let mut table = table(&text)?;
        let wrong_version = || Unreadable::Form { key: VERSION };
        let version = match table.get(VERSION) {
            None => 1,
            Some(version) => version
                .as_integer()
                .filter(|&version| version >= 1)
                .map(|version| u32::try_from(version).unwrap_or(u32::MAX))
                .ok_or_else(wrong_version)?,
        };
        let newer = (version > Self::version()).then_some(version);
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
            table = self::table(&edit)?;
        }
        let (value, faults) = match T::read(&table) {
            Ok(read) => read,
            // A later form need not be one that we know.
            Err(_) if newer.is_some() => (T::default(), Vec::new()),
            Err(wrong) => return Err(wrong),
        };
        Ok(Self { value, faults, text, edit, table, newer, torn: false })
    }

    /// Whether the file should be written anew, though it says what it should: its end is torn, or
    /// it has become long.
    pub(super) fn is_untidy(&self) -> bool {
        self.newer.is_none() && (self.torn || T::is_untidy(&self.table))
    }

    /// Whether the file is of our version as it stands, and something can be written behind it.
    pub(super) fn is_plain(&self) -> bool {
        self.newer.is_none() && !self.torn && self.edit == self.text
    }

    /// The document with what was changed from `base` to `now`, and all else as it was.
    pub(super) fn merged(&self, base: &T, now: &T) -> Result<Self, Unreadable> {
        let mut document = editable(&self.edit)?;
        now.merge(base, &self.table, &mut document);
        Self::parse(document.to_string())
    }
}

fn table(text: &str) -> Result<Table, Unreadable> {
    let syntax = |error: toml::de::Error| unreadable(text, error.span(), error.message());
    text.parse().map_err(syntax)
}

fn editable(text: &str) -> Result<DocumentMut, Unreadable> {
    text.parse()
        .map_err(|error: toml_edit::TomlError| unreadable(text, error.span(), error.message()))
}

fn unreadable(text: &str, span: Option<std::ops::Range<usize>>, message: &str) -> Unreadable {
    let before = span.map_or(0, |span| span.start).min(text.len());
    let line = text.as_bytes()[..before].iter().filter(|&&byte| byte == b'\n').count() + 1;
    Unreadable::Syntax { line, detail: message.lines().next().unwrap_or_default().to_owned() }
}
