//! What a player is told about their files: one sentence at a time, below the board.

use crate::config::InvalidValue;
use crate::i18n::{Texts, Value, errors};
use crate::storage::{FileNotice, IoError, LoadError, ParseIssue, SaveError};
use crate::ui::screen::strip_layout::StripPlacement;
use crate::ui::screen::toolbar;
use crate::ui::screen::view_context::ViewContext;
use crate::ui::theme;
use iced::widget::{column, container};
use iced::{Element, Fill};
use std::path::Path;

/// So many of a file's faults are named; of the others their number is told.
const MAX_NAMED: usize = 3;

/// The sentence of a notice.
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
            sentences.extend(faults.iter().take(MAX_NAMED).map(|fault| fault_text(fault, texts)));
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

/// Why something could not be saved.
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

/// That a file could not be saved, and why.
pub fn not_saved_text(file: &Path, why: String, texts: &Texts) -> String {
    texts.with("file-not-saved", &[("file", path_value(file)), ("why", why.into())])
}

/// Why a file could not be understood.
fn unreadable_text(why: &LoadError, texts: &Texts) -> String {
    match why {
        LoadError::System(trouble) => io_error_text(trouble, texts),
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

/// What the system said, in the player's words where it is one of the common troubles.
pub fn io_error_text(trouble: &IoError, texts: &Texts) -> String {
    errors::io_error_kind(texts, trouble.kind).unwrap_or_else(|| trouble.detail.clone())
}

fn fault_text(fault: &ParseIssue, texts: &Texts) -> String {
    match fault {
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

/// A file as it is named to the player.
pub fn path_value(file: &Path) -> Value<'static> {
    file.display().to_string().into()
}

/// The height of a row of its own for a notice, in logical pixels.
pub const ROW_HEIGHT: f32 = 16.0 * theme::UNIT;

/// A notice in a row of its own at the bottom of the window.
pub fn notice_row<'a, Message: Clone + 'a>(
    notice: (&'a str, usize),
    ctx: ViewContext<'a>,
    read: Message,
) -> Element<'a, Message> {
    let notice =
        container(toolbar::notice_line(notice, StripPlacement::Below(ROW_HEIGHT), ctx, read))
            .padding([StripPlacement::padding(ROW_HEIGHT), theme::MARGIN])
            .center_y(Fill)
            .width(Fill)
            .clip(true)
            .style(ctx.palette.bar());
    column![toolbar::hairline(ctx.palette), notice].height(ROW_HEIGHT).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Lang;
    use std::io;
    use std::io::ErrorKind;

    #[test]
    fn a_full_disk_is_named_in_the_words_of_the_player() {
        let error = SaveError::System {
            file: "scores.toml".into(),
            trouble: io::Error::from(ErrorKind::StorageFull).into(),
        };
        let told = |lang| notice_text(&FileNotice::SaveFailed(error.clone()), &Texts::new(lang));
        assert_eq!(
            told(Lang::English),
            "“scores.toml” could not be saved: the disk is full. Changes are kept only until you close Sapper."
        );
        assert!(told(Lang::Chinese).contains("磁盘已满"));
    }

    #[test]
    fn a_file_in_the_place_of_a_folder_is_told_of_in_the_words_of_the_player() {
        for kind in [ErrorKind::AlreadyExists, ErrorKind::NotADirectory] {
            let error = SaveError::System {
                file: "session.toml".into(),
                trouble: io::Error::from(kind).into(),
            };
            let told = notice_text(&FileNotice::SaveFailed(error), &Texts::new(Lang::English));
            assert!(told.contains("there is a file where its folder"), "{told}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_file_is_told_with_its_place() {
        let notice = FileNotice::Skipped {
            file: "settings.toml".into(),
            why: LoadError::Syntax { line: 3, detail: "unclosed table".to_owned() },
        };
        let told = notice_text(&notice, &Texts::new(Lang::English));
        assert!(told.contains("line 3 cannot be understood"), "{told}");
    }
}
