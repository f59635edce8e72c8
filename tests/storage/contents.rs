//! Files with something wrong in them.

use super::{kept_aside, names, open, place, record, records, survives};
use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::i18n::file_notices::notice_text;
use sapper::storage::FileError;
use std::fs::File;

pub const SETTINGS: &str = "version = 1\ntheme = \"dark\"\nplayer = \"Ada 阿达\"\n\n[sound]\non = false\n\
                        volume = 20 # soft\n\n[custom]\nrows = 18\ncols = 32\nmines = 100\n";

pub const PROGRESS: &str = r#"version = 1
[ratings]
overall = { rating = 1034.25, deviation = 190.5, volatility = 0.06, answers = 9, last = "2026-11-22" }
pair = { rating = 980.125, deviation = 180.75, volatility = 0.06, answers = 4, last = "2026-11-22" }
[lessons]
pairs = [0, 1, 3] # two are left
[repeats]
"safe pair 9 9 10 18446744073709551615" = { step = 1, at = "2026-11-22T21:05:09.123Z" }
[answers]
"2026-11-22T21:05:09.123Z" = "pair wrong"
[misses]
"2026-11-22T20:01:17.5Z" = ["pair", "count"]
"#;

/// A file with three records, as it is saved.
pub fn scores() -> Vec<u8> {
    let (_folder, path) = place();
    let (mut kept, _) = open::<Scores>(&path);
    for number in 0..3 {
        assert_eq!(kept.add(record(number)), []);
    }
    fs::read(path).unwrap()
}

fn scores_survive(bytes: &[u8]) -> bool {
    survives::<Scores>(bytes, |scores| scores.add(record(7)))
}

fn settings_survive(bytes: &[u8]) -> bool {
    survives::<Settings>(bytes, |settings| settings.swap_buttons = true)
}

#[test]
fn a_file_cut_off_at_any_byte() {
    let scores = scores();
    let used = (0..scores.len()).filter(|&end| scores_survive(&scores[..end])).count();
    assert!(used > 0 && used < scores.len(), "{used} of {} were used", scores.len());
    for end in 0..SETTINGS.len() {
        settings_survive(&SETTINGS.as_bytes()[..end]);
    }
}

#[test]
fn a_file_with_any_byte_changed_by_a_bit() {
    for (text, check) in
        [(scores(), scores_survive as fn(&[u8]) -> bool), (SETTINGS.into(), settings_survive)]
    {
        for at in 0..text.len() {
            let mut flipped = text.clone();
            flipped[at] ^= 1 << (at % 8);
            check(&flipped);
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_at_all(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        scores_survive(&bytes);
        settings_survive(&bytes);
    }

    #[test]
    fn pieces_of_toml_in_any_order(pieces in prop::collection::vec(prop::sample::select(vec![
        "version", "record", "custom", "sound", "player", "name", "date", "=", "=", "=", ".", ",",
        "[", "]", "[[", "]]", "{", "}", "\n", "\n", "\r\n", " ", "1", "-1", "2", "\"x\"", "true",
        "2026-11-20T12:00:00Z", "\"beginner\"", "nan", "#", "\"\"\"", "'", "\u{feff}",
    ]), 0..24)) {
        let text = pieces.concat();
        scores_survive(text.as_bytes());
        settings_survive(text.as_bytes());
    }
}

#[test]
fn an_empty_file_is_one_without_entries() {
    assert!(scores_survive(b""));
    assert!(settings_survive(b""));
}

#[test]
fn line_ends_and_a_mark_of_another_editor_change_nothing() {
    let text = String::from_utf8(scores()).unwrap();
    for other in [text.replace('\n', "\r\n"), format!("\u{feff}{text}")] {
        let (_folder, path) = place();
        fs::write(&path, &other).unwrap();
        let (mut kept, notices) = open::<Scores>(&path);
        assert_eq!(notices, []);
        assert_eq!(kept.add(record(3)), []);
        assert_eq!(records(&path), [0, 1, 2, 3].map(record));
    }
}

#[test]
fn what_cannot_be_understood_is_set_aside_and_a_notice_says_where_and_why() {
    let (folder, path) = place();
    fs::write(&path, "version = 1\nrecord = \"all gone\"\n").unwrap();
    let (_, notices) = open::<Scores>(&path);
    let kept = kept_aside(&notices);
    assert!(kept.to_str().unwrap().contains("file.toml.unreadable-20"));
    let [FileNotice::Quarantined { file, error, .. }] = &notices[..] else {
        unreachable!();
    };
    assert_eq!((file, error), (&path, &FileError::InvalidKey { key: "record" }));
    assert_eq!(
        notice_text(&notices[0], &Texts::new(Lang::English)),
        format!(
            "“{}” could not be read: “record” has an invalid value. It was kept as “{}”, and \
             Sapper will use a new file.",
            path.display(),
            kept.display()
        )
    );
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn what_was_set_aside_is_never_overwritten_by_the_next() {
    let (folder, path) = place();
    for number in 0..5 {
        fs::write(&path, format!("{number} is no TOML")).unwrap();
        let (_, notices) = open::<Scores>(&path);
        kept_aside(&notices);
    }
    let mut texts: Vec<_> = names(folder.path())
        .iter()
        .map(|name| fs::read_to_string(folder.path().join(name)).unwrap())
        .collect();
    texts.sort();
    assert_eq!(texts, [0, 1, 2, 3, 4].map(|number| format!("{number} is no TOML")));
}

#[test]
fn a_file_that_turns_bad_while_sapper_runs_is_set_aside_and_all_records_are_saved_again() {
    let (_folder, path) = place();
    let (mut kept, _) = open::<Scores>(&path);
    kept.add(record(0));
    fs::write(&path, "oh no").unwrap();
    let notices = kept.add(record(1));
    assert_eq!(fs::read_to_string(kept_aside(&notices)).unwrap(), "oh no");
    assert_eq!(records(&path), [0, 1].map(record));
}

#[test]
fn a_file_that_is_deleted_while_sapper_runs_comes_back_whole() {
    let (_folder, path) = place();
    let (mut kept, _) = open::<Scores>(&path);
    kept.add(record(0));
    fs::remove_file(&path).unwrap();
    assert_eq!(kept.add(record(1)), []);
    assert_eq!(records(&path), [0, 1].map(record));
}

#[test]
fn a_hundred_megabytes_are_refused_with_a_sentence() {
    let (_folder, path) = place();
    File::create(&path).unwrap().set_len(100 << 20).unwrap();
    let (_, notices) = open::<Scores>(&path);
    assert_eq!(fs::metadata(kept_aside(&notices)).unwrap().len(), 100 << 20);
    assert!(notice_text(&notices[0], &Texts::new(Lang::English)).contains("it is too large"));
}

#[test]
fn a_file_of_a_later_version_is_read_and_left_alone_with_a_notice() {
    let (folder, path) = place();
    let text = String::from_utf8(scores()).unwrap().replace("version = 1", "version = 2");
    fs::write(&path, &text).unwrap();
    let (mut kept, notices) = open::<Scores>(&path);
    let file = path.clone();
    assert_eq!(notices, [FileNotice::Newer { file }]);
    let shown = kept.add(record(3));
    assert!(matches!(shown[..], [FileNotice::SaveFailed(_)]), "{shown:?}");
    assert_eq!(kept.add(record(4)), [], "the same is not said again");
    assert_eq!(kept.get().records, [0, 1, 2, 3, 4].map(record));
    assert!(!kept.is_saved());
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    assert_eq!(names(folder.path()), ["file.toml"]);
}

#[test]
fn a_file_that_another_window_has_brought_to_a_later_version_meanwhile_is_left_alone() {
    let (_folder, path) = place();
    let (mut kept, _) = open::<Scores>(&path);
    assert_eq!(kept.add(record(0)), []);
    fs::write(&path, "version = 2\n").unwrap();
    assert!(matches!(kept.add(record(1))[..], [FileNotice::SaveFailed(_)]));
    assert_eq!(fs::read_to_string(&path).unwrap(), "version = 2\n");
    assert_eq!(kept.get().records, [0, 1].map(record));
}

#[test]
fn it_is_known_whether_the_value_is_all_that_the_player_ever_had() {
    let whole = |text: &str| {
        let (folder, path) = place();
        fs::write(&path, text).unwrap();
        let (mut kept, _) = open::<Scores>(&path);
        let at_first = kept.is_complete();
        kept.add(record(0));
        (at_first, kept.is_complete(), folder, path)
    };
    let (_, good, ..) = whole(&String::from_utf8(scores()).unwrap());
    assert!(good);
    let (at_first, later, ..) = whole("version = 1\n[[record]]\nlevel = \"gigantic\"\n");
    assert!(!at_first && !later, "a record was not understood");
    let (at_first, later, ..) = whole("version = 2\n");
    assert!(!at_first && !later, "nothing can be saved");
    let (at_first, later, folder, path) = whole("oh no");
    assert!(!at_first && !later, "the records are set aside");
    assert!(!open::<Scores>(&path).0.is_complete(), "also at the next start");
    for name in names(folder.path()) {
        if name.contains("unreadable") {
            fs::remove_file(folder.path().join(name)).unwrap();
        }
    }
    assert!(open::<Scores>(&path).0.is_complete(), "nobody wants them back");
}

#[test]
fn a_later_version_may_have_any_form() {
    for text in ["version = 7\nrecord = \"elsewhere\"\n", "version = 9223372036854775807\n"] {
        assert!(scores_survive(text.as_bytes()), "{text}");
    }
    for text in ["version = 0", "version = -1", "version = \"1\"", "version = 1.0"] {
        assert!(!scores_survive(text.as_bytes()), "{text}");
    }
}
