//! Logs of games with something wrong in them.

use super::{fast_folder, kept_aside, names, open, place, played};
use proptest::prelude::*;
use sapper::storage::{FileNotice, GameLog, LoadError};
use std::fs;
use std::fs::File;
use std::path::Path;

/// A log of three games, as it is saved.
pub fn log() -> Vec<u8> {
    let (_folder, path) = place();
    let (mut kept, _) = open::<GameLog>(&path);
    for number in 0..3 {
        assert_eq!(kept.add(played(number)), []);
    }
    fs::read(&path).unwrap()
}

/// Whatever bytes a log has: what can be used of it is, nothing in it is gone, and what is added is
/// saved. Says how many games could be used.
pub fn survives(bytes: &[u8]) -> usize {
    let folder = fast_folder();
    let path = folder.path().join("file.toml");
    fs::write(&path, bytes).unwrap();
    let (mut kept, notices) = open::<GameLog>(&path);
    let used = kept.get().list().len();
    if let [FileNotice::Quarantined { .. }] = notices[..] {
        assert_eq!(fs::read(kept_aside(&notices)).unwrap(), bytes);
        assert_eq!(used, 0);
    } else {
        holds_all(&path, bytes);
    }
    let newer = matches!(notices[..], [FileNotice::Newer { .. }]);
    let told = kept.add(played(7));
    assert_eq!(told.is_empty(), !newer, "{told:?}");
    if newer {
        assert_eq!(fs::read(&path).unwrap(), bytes);
    } else {
        assert_eq!(open::<GameLog>(&path).0.get(), kept.get());
    }
    used
}

/// A file still says every line of what it said, if only in a comment.
fn holds_all(path: &Path, bytes: &[u8]) {
    let now = fs::read_to_string(path).unwrap();
    let then = String::from_utf8(bytes.to_vec()).unwrap();
    // The mark at the beginning that some editors set says nothing.
    for line in then.trim_start_matches('\u{feff}').lines() {
        let plain: String = line.chars().filter(|char| !char.is_control()).collect();
        let holds = now.contains(line) || now.contains(&plain);
        assert!(holds, "{line:?} is missing in {now:?}");
    }
}

#[test]
fn a_log_cut_off_at_any_byte_loses_no_more_than_the_game_that_was_cut() {
    let log = log();
    let ends: Vec<_> =
        log.windows(2).enumerate().filter(|(_, pair)| pair == b"\"\n").map(|(at, _)| at).collect();
    let text = String::from_utf8(log.clone()).unwrap();
    let games: Vec<_> = text
        .match_indices("id = ")
        .map(|(at, _)| *ends.iter().find(|end| **end > at).unwrap() + 1)
        .collect();
    for end in 0..log.len() {
        let whole = games.iter().filter(|game| **game <= end).count();
        let used = survives(&log[..end]);
        // The first bytes are no log yet.
        assert!(used == whole || end < text.find("[[").unwrap(), "{end}: {used} of {whole}");
    }
}

#[test]
fn a_log_with_any_byte_changed_by_a_bit() {
    let log = log();
    for at in 0..log.len() {
        let mut flipped = log.clone();
        flipped[at] ^= 1 << (at % 8);
        survives(&flipped);
    }
}

proptest! {
    #[test]
    fn any_bytes_at_all(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        survives(&bytes);
    }

    #[test]
    fn any_bytes_behind_a_log(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        survives(&[log(), bytes].concat());
    }

    #[test]
    fn pieces_of_a_log_in_any_order(pieces in prop::collection::vec(prop::sample::select(vec![
        "version = 1\n", "version = 2\n", "\n[[game]]\n", "\n[", "[game]\n", "=",
        "ended = 2026-11-20T12:00:00Z\n", "style = \"easyx\"\n", "level = \"expert\"\n",
        "result = \"won\"\n", "time_ms = -1\n", "id = \"0000000000000001\"\n", "\"", "#", "\0",
        "\r\n", "\u{feff}", "[x]\n", "\"\"\"",
    ]), 0..20)) {
        survives(pieces.concat().as_bytes());
    }
}

#[test]
fn line_ends_and_a_mark_of_another_editor_change_nothing() {
    let text = String::from_utf8(log()).unwrap();
    for other in [text.replace('\n', "\r\n"), format!("\u{feff}{text}")] {
        assert_eq!(survives(other.as_bytes()), 3);
    }
    assert_eq!(survives(b""), 0);
}

#[test]
fn a_log_of_a_later_version_is_left_alone() {
    let text = String::from_utf8(log()).unwrap();
    let later = text.replace("version = 1", "version = 2");
    assert_eq!(survives(later.as_bytes()), 3);
}

#[test]
fn a_folder_or_a_hundred_megabytes_in_its_place_are_set_aside() {
    let (folder, path) = place();
    fs::create_dir(&path).unwrap();
    let (mut kept, notices) = open::<GameLog>(&path);
    assert!(kept_aside(&notices).is_dir());
    assert_eq!(kept.add(played(0)), []);
    assert_eq!(names(folder.path()).len(), 2);

    let (_folder, path) = place();
    File::create(&path).unwrap().set_len(100 << 20).unwrap();
    let (_, notices) = open::<GameLog>(&path);
    let [FileNotice::Quarantined { why: LoadError::TooLarge { .. }, .. }] = notices[..] else {
        panic!("{notices:?}");
    };
}

#[cfg(unix)]
#[test]
fn a_link_stays_one_and_a_log_marked_read_only_is_not_written_to() {
    use std::fs::Permissions;
    use std::os::unix::fs::{PermissionsExt, symlink};

    let (folder, path) = place();
    let far = folder.path().join("far.toml");
    symlink("far.toml", &path).unwrap();
    let (mut kept, _) = open::<GameLog>(&path);
    for number in 0..3 {
        assert_eq!(kept.add(played(number)), []);
    }
    assert!(fs::symlink_metadata(&path).unwrap().is_symlink());
    let before = fs::read(&far).unwrap();
    fs::set_permissions(&far, Permissions::from_mode(0o444)).unwrap();
    assert!(matches!(kept.add(played(3))[..], [FileNotice::SaveFailed(_)]));
    assert_eq!(kept.add(played(4)), [], "the same is not said again");
    assert_eq!(fs::read(&far).unwrap(), before);
    fs::set_permissions(&far, Permissions::from_mode(0o644)).unwrap();
    assert!(matches!(kept.add(played(5))[..], [FileNotice::SavedAgain { .. }]));
    assert_eq!(open::<GameLog>(&path).0.get().list().len(), 6);
}
