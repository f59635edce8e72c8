//! What a player reads about their files.

use super::{Texts, Value, errors, safe_path};
use crate::storage::notice::{FileNotice, IoError, LoadError, ParseIssue, SaveError};
use std::path::Path;

/// How many entries of a file are named; of the others only the number is given.
const MAX_NAMED: usize = 3;

pub fn notice_text(notice: &FileNotice, texts: &Texts) -> String {
    match notice {
        FileNotice::Quarantined { copy, error: LoadError::Crashes, .. } => {
            texts.with("game-set-aside", args![kept = path_value(copy)])
        }
        FileNotice::Quarantined { file, copy, error } => texts.with(
            "file-set-aside",
            args![
                file = path_value(file),
                kept = path_value(copy),
                why = unreadable_text(error, texts)
            ],
        ),
        FileNotice::Skipped { file, error } => texts
            .with("file-left", args![file = path_value(file), why = unreadable_text(error, texts)]),
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

fn save_error_text(error: &SaveError, texts: &Texts) -> String {
    let (file, why) = match error {
        SaveError::NoFolder => return texts.get("file-no-folder").to_owned(),
        SaveError::Newer { file } => {
            return texts.with("file-newer", args![file = path_value(file)]);
        }
        SaveError::Busy { file } => (file, texts.get("why-busy").to_owned()),
        SaveError::Lock { file, lock } => (file, not_a_lock_text(lock, texts)),
        SaveError::ReadOnly { file } => (file, texts.get("why-protected").to_owned()),
        SaveError::TooLarge { file } => (file, texts.get("why-grown").to_owned()),
        SaveError::QuarantineFailed { file, error } | SaveError::VerifyFailed { file, error } => {
            (file, unreadable_text(error, texts))
        }
        SaveError::System { file, error } => (file, io_error_text(error, texts)),
    };
    not_saved_text(file, why, texts)
}

fn not_saved_text(file: &Path, why: String, texts: &Texts) -> String {
    texts.with("file-not-saved", args![file = path_value(file), why])
}

/// Why a file could not be understood.
fn unreadable_text(error: &LoadError, texts: &Texts) -> String {
    match error {
        LoadError::System(error) => io_error_text(error, texts),
        LoadError::NotAFile => texts.get("why-not-a-file").to_owned(),
        LoadError::Crashes => texts.get("why-crashes").to_owned(),
        LoadError::Lock { lock } => not_a_lock_text(lock, texts),
        LoadError::TooLarge => texts.get("why-grown").to_owned(),
        LoadError::NotText => texts.get("why-not-text").to_owned(),
        LoadError::Syntax { line } => texts.with("why-line", args![line = *line]),
        LoadError::InvalidKey { key } => texts.with("why-key", args![key = *key]),
    }
}

fn not_a_lock_text(lock: &Path, texts: &Texts) -> String {
    texts.with("why-lock", args![lock = path_value(lock)])
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
