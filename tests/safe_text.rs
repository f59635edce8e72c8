//! Text from outside: it can change neither the direction of writing nor the terminal.

use crate::common::prelude::*;
use sapper::i18n::file_notices::notice_text;
use sapper::i18n::{Value, safe_path, safe_text};

/// A title of the terminal, the start of a line, a bell, C1, and overridden directions.
const HOSTILE: &str =
    "a\u{1b}]0;x\u{7}\r\n\t\u{9b}2J\u{85}\u{2028}\u{202e}evil\u{2066}b\u{2069}\u{202c}";

#[test]
fn control_and_direction_characters_are_replaced() {
    let shown = safe_text(HOSTILE);
    assert_eq!(shown, "a�]0;x�����2J���evil�b��");
    assert_eq!(safe_path(Path::new(HOSTILE)), shown);
}

#[test]
fn every_script_is_unchanged() {
    for text in ["", "Zoë 阿达 Ася", "שלום", "سلام\u{200c}ها", "👩\u{200d}🚀", "e\u{301}"]
    {
        assert_eq!(safe_text(text), text);
    }
}

#[test]
fn values_of_texts_are_safe_in_every_language() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let filled = texts.with(
            "cli-source-wrong",
            &[("source", Value::from(HOSTILE)), ("why", Value::from(HOSTILE))],
        );
        assert_eq!(filled, safe_text(&filled), "{lang}");
        assert!(filled.contains("evil�b"), "{lang}: {filled}");
        let notice = notice_text(&FileNotice::SavedAgain { file: PathBuf::from(HOSTILE) }, &texts);
        assert!(notice.contains("evil�b"), "{lang}: {notice}");
    }
}
