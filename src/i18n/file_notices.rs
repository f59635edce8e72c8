//! What a player reads about their files.

use super::{Texts, Value, errors, safe_path};
use crate::config::skin::{SkinError, SkinName};
use crate::storage::notice::{FileError, FileNotice, IoError, ParseIssue, SaveError};
use std::path::Path;

/// How many entries of a file are named; of the others only the number is given.
const MAX_NAMED: usize = 3;

pub fn notice_text(notice: &FileNotice, texts: &Texts) -> String {
    match notice {
        FileNotice::Quarantined { copy, error: FileError::Crashes, .. } => {
            texts.with("game-set-aside", args![kept = path_value(copy)])
        }
        FileNotice::Quarantined { file, copy, error } => texts.with(
            "file-set-aside",
            args![
                file = path_value(file),
                kept = path_value(copy),
                why = file_error_text(error, texts)
            ],
        ),
        FileNotice::Skipped { file, error } => texts
            .with("file-left", args![file = path_value(file), why = file_error_text(error, texts)]),
        FileNotice::Newer { file } => texts.with("file-newer", args![file = path_value(file)]),
        FileNotice::Issues { file, issues } => {
            let mut sentences = vec![texts.with("file-faults", args![file = path_value(file)])];
            sentences.extend(issues.iter().take(MAX_NAMED).map(|issue| issue_text(issue, texts)));
            let more = issues.len().saturating_sub(MAX_NAMED);
            if more > 0 {
                sentences.push(texts.with("file-faults-more", args![count = more]));
            }
            texts.paragraph(&sentences)
        }
        FileNotice::SaveFailed(error) => save_error_text(error, texts),
        FileNotice::SavedAgain { file } => {
            texts.with("file-saved-again", args![file = path_value(file)])
        }
    }
}

/// Why a skin is not used.
pub fn skin_error_text(name: &SkinName, error: &SkinError, texts: &Texts) -> String {
    let (key, what) = match error {
        SkinError::File(file) => ("skin-file-wrong", file),
        SkinError::Entry(entry) => ("skin-entry-wrong", entry),
    };
    texts.with(key, args![name = name.as_str(), what = what.as_str()])
}

fn save_error_text(error: &SaveError, texts: &Texts) -> String {
    match error {
        // A page has its storage instead of a folder.
        SaveError::NoFolder if cfg!(target_family = "wasm") => {
            texts.get("file-no-storage").to_owned()
        }
        SaveError::NoFolder => texts.get("file-no-folder").to_owned(),
        SaveError::Newer { file } => texts.with("file-newer", args![file = path_value(file)]),
        SaveError::Failed { file, error } => {
            let why = file_error_text(error, texts);
            texts.with("file-not-saved", args![file = path_value(file), why])
        }
    }
}

/// What is wrong with a file.
fn file_error_text(error: &FileError, texts: &Texts) -> String {
    match error {
        FileError::System(error) => io_error_text(error, texts),
        FileError::NotAFile => texts.get("why-not-a-file").to_owned(),
        FileError::Crashes => texts.get("why-crashes").to_owned(),
        FileError::Lock { lock } => texts.with("why-lock", args![lock = path_value(lock)]),
        FileError::Busy => texts.get("why-busy").to_owned(),
        FileError::ReadOnly => texts.get("why-protected").to_owned(),
        FileError::TooLarge => texts.get("why-grown").to_owned(),
        FileError::NotText => texts.get("why-not-text").to_owned(),
        FileError::Syntax { line } => texts.with("why-line", args![line = *line]),
        FileError::InvalidKey { key } => texts.with("why-key", args![key = *key]),
    }
}

pub fn io_error_text(error: &IoError, texts: &Texts) -> String {
    errors::system_error(texts, error.kind, error.code)
}

fn issue_text(issue: &ParseIssue, texts: &Texts) -> String {
    match issue {
        ParseIssue::Setting(key) => texts.with("settings-field-wrong", args![field = key.as_str()]),
        ParseIssue::Game(number) => texts.with("game-wrong", args![number = *number]),
        ParseIssue::Record(number) => texts.with("record-wrong", args![number = *number]),
        ParseIssue::Entry(entry) => texts.with("entry-wrong", args![entry = entry.as_str()]),
    }
}

/// The path of a file as a value of a text.
pub fn path_value(file: &Path) -> Value<'static> {
    safe_path(file).into()
}
