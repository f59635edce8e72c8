//! What a player reads about their files.

use super::{Texts, Value, errors};
use crate::config::InvalidValue;
use crate::storage::notice::{FileNotice, IoError, LoadError, ParseIssue, SaveError};
use std::path::Path;

/// How many entries of a file are named; of the others only the number is given.
const MAX_NAMED: usize = 3;

pub fn notice_text(notice: &FileNotice, texts: &Texts) -> String {
    match notice {
        FileNotice::Quarantined { kept, why: LoadError::Crashes, .. } => {
            texts.with("game-set-aside", &[("kept", path_value(kept))])
        }
        FileNotice::Quarantined { file, kept, why } => texts.with(
            "file-set-aside",
            &[
                ("file", path_value(file)),
                ("kept", path_value(kept)),
                ("why", unreadable_text(why, texts).into()),
            ],
        ),
        FileNotice::Skipped { file, why } => texts.with(
            "file-left",
            &[("file", path_value(file)), ("why", unreadable_text(why, texts).into())],
        ),
        FileNotice::Newer { file, .. } => texts.with("file-newer", &[("file", path_value(file))]),
        FileNotice::Issues { file, faults } => {
            let mut sentences = vec![texts.with("file-faults", &[("file", path_value(file))])];
            sentences.extend(faults.iter().take(MAX_NAMED).map(|issue| issue_text(issue, texts)));
            let more = faults.len().saturating_sub(MAX_NAMED);
            if more > 0 {
                sentences.push(texts.with("file-faults-more", &[("count", more.into())]));
            }
            texts.paragraph(&sentences)
        }
        FileNotice::SaveFailed(error) => save_error_text(error, texts),
        FileNotice::SavedAgain { file } => {
            texts.with("file-saved-again", &[("file", path_value(file))])
        }
    }
}

fn save_error_text(error: &SaveError, texts: &Texts) -> String {
    let (file, why) = match error {
        SaveError::NoFolder => return texts.get("file-no-folder").to_owned(),
        SaveError::Newer { file, .. } => {
            return texts.with("file-newer", &[("file", path_value(file))]);
        }
        SaveError::Busy { file } => (file, texts.get("why-busy").to_owned()),
        SaveError::Lock { file, lock } => (file, not_a_lock_text(lock, texts)),
        SaveError::ReadOnly { file } => (file, texts.get("why-protected").to_owned()),
        SaveError::TooLarge { file } => (file, texts.get("why-grown").to_owned()),
        SaveError::QuarantineFailed { file, why, .. } | SaveError::VerifyFailed { file, why } => {
            (file, unreadable_text(why, texts))
        }
        SaveError::System { file, trouble } => (file, io_error_text(trouble, texts)),
    };
    not_saved_text(file, why, texts)
}

fn not_saved_text(file: &Path, why: String, texts: &Texts) -> String {
    texts.with("file-not-saved", &[("file", path_value(file)), ("why", why.into())])
}

/// Why a file could not be understood.
fn unreadable_text(why: &LoadError, texts: &Texts) -> String {
    match why {
        LoadError::System(error) => io_error_text(error, texts),
        LoadError::NotAFile => texts.get("why-not-a-file").to_owned(),
        LoadError::Crashes => texts.get("why-crashes").to_owned(),
        LoadError::Lock { lock } => not_a_lock_text(lock, texts),
        LoadError::TooLarge { .. } => texts.get("why-grown").to_owned(),
        LoadError::NotText => texts.get("why-not-text").to_owned(),
        LoadError::Syntax { line, .. } => texts.with("why-line", &[("line", (*line).into())]),
        LoadError::InvalidKey { key } => texts.with("why-key", &[("key", (*key).into())]),
    }
}

fn not_a_lock_text(lock: &Path, texts: &Texts) -> String {
    texts.with("why-lock", &[("lock", path_value(lock))])
}

/// An error of the operating system, in the player's language if it is a common one.
pub fn io_error_text(error: &IoError, texts: &Texts) -> String {
    errors::io_error_kind(texts, error.kind).unwrap_or_else(|| error.detail.clone())
}

fn issue_text(issue: &ParseIssue, texts: &Texts) -> String {
    match issue {
        ParseIssue::Setting { key, wrong } => {
            let field = match wrong {
                InvalidValue::Key { shortcut, .. } => format!("{key}.{shortcut}"),
                _ => (*key).to_owned(),
            };
            texts.with("settings-field-wrong", &[("field", field.into())])
        }
        ParseIssue::Game { number, .. } => {
            texts.with("game-wrong", &[("number", (*number).into())])
        }
        ParseIssue::Record { number, .. } => {
            texts.with("record-wrong", &[("number", (*number).into())])
        }
    }
}

/// The path of a file as a value of a text.
pub fn path_value(file: &Path) -> Value<'static> {
    file.display().to_string().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Lang;
    use std::io;
    use std::io::ErrorKind;

    #[test]
    fn a_full_disk_is_named_in_the_language_of_the_player() {
        let error = SaveError::System {
            file: "scores.toml".into(),
            trouble: io::Error::from(ErrorKind::StorageFull).into(),
        };
        let text = |lang| notice_text(&FileNotice::SaveFailed(error.clone()), &Texts::new(lang));
        assert_eq!(
            text(Lang::English),
            "“scores.toml” could not be saved: the disk is full. Changes are kept only until you close Sapper."
        );
        assert!(text(Lang::Chinese).contains("磁盘已满"));
    }

    #[test]
    fn a_file_in_the_place_of_a_folder_is_named() {
        for kind in [ErrorKind::AlreadyExists, ErrorKind::NotADirectory] {
            let error = SaveError::System {
                file: "session.toml".into(),
                trouble: io::Error::from(kind).into(),
            };
            let text = notice_text(&FileNotice::SaveFailed(error), &Texts::new(Lang::English));
            assert!(text.contains("there is a file where its folder"), "{text}");
        }
    }

    #[test]
    fn an_unreadable_line_is_named_with_its_number() {
        let notice = FileNotice::Skipped {
            file: "settings.toml".into(),
            why: LoadError::Syntax { line: 3, detail: "unclosed table".to_owned() },
        };
        let text = notice_text(&notice, &Texts::new(Lang::English));
        assert!(text.contains("line 3 cannot be understood"), "{text}");
    }
}
