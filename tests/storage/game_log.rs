//! Logs of games with something wrong in them.

use super::{all, fast_folder, kept_aside, log_place, names, open_log, played};
use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::storage::{ParseIssue, SaveError};

/// A log of three games, as it is saved.
pub fn log() -> Vec<u8> {
    let (_folder, path) = log_place();
    let (mut kept, _) = open_log(&path);
    for number in 0..3 {
        assert_eq!(kept.add(played(number)), []);
    }
    fs::read(&path).unwrap()
}

/// Whatever bytes a log has: what can be used of it is, nothing in it is gone, and what is added is
/// saved. Says how many games could be used.
pub fn survives(bytes: &[u8]) -> usize {
    let folder = fast_folder();
    let path = folder.path().join("games.jsonl");
    fs::write(&path, bytes).unwrap();
    let (mut kept, notices) = open_log(&path);
    let used = kept.list().len();
    match notices[..] {
        [FileNotice::Quarantined { .. }] => {
            assert_eq!(fs::read(kept_aside(&notices)).unwrap(), bytes);
            assert_eq!(used, 0);
        }
        [FileNotice::Newer { .. }] => {
            kept.add(played(7));
            assert_eq!(fs::read(&path).unwrap(), bytes);
            return used;
        }
        _ => holds_all(&path, bytes),
    }
    assert_eq!(kept.add(played(7)), []);
    assert_eq!(open_log(&path).0.list(), kept.list());
    used
}

/// A file still says every line of what it said.
fn holds_all(path: &Path, bytes: &[u8]) {
    assert!(fs::read(path).unwrap().starts_with(bytes));
}

#[test]
fn a_log_cut_off_at_any_byte_loses_no_more_than_the_game_that_was_cut() {
    let log = log();
    for end in 0..log.len() {
        // The first line has the version.
        let whole = log[..end].iter().filter(|byte| **byte == b'}').count().saturating_sub(1);
        assert_eq!(survives(&log[..end]), whole, "{end}");
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
        "{", "}", "[", "]", "\n", "\r\n", "\"", ",", ":", "\0", "\u{feff}", "null", "1e400",
        "\"id\":\"0000000000000001\"", "\"level\":\"expert\"", "\"rows\":-1", "\"time_ms\":-1",
    ]), 0..20)) {
        survives(pieces.concat().as_bytes());
    }

    #[test]
    fn any_old_bytes_at_all(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        migrates(&bytes);
    }

    #[test]
    fn pieces_of_an_old_log_in_any_order(pieces in prop::collection::vec(prop::sample::select(vec![
        "version = 1\n", "version = 2\n", "\n[[game]]\n", "\n[", "[game]\n", "=", "[packed]\n",
        "ended = 2026-11-20T12:00:00Z\n", "style = \"easyx\"\n", "level = \"expert\"\n",
        "result = \"won\"\n", "time_ms = -1\n", "id = \"0000000000000001\"\n", "\"", "#", "\0",
        "games = 'x'\n", "\r\n", "\u{feff}", "[x]\n", "\"\"\"", "inf = [nan, 1979-05-27]\n",
    ]), 0..20)) {
        migrates(pieces.concat().as_bytes());
    }
}

/// A log as the first version wrote it.
const OLD_LOG: &str = "version = 1

[packed]
games = \"\"\"
0000000000000001 2026-11-20T21:31:05.123+01:00 custom custom:5x6x7 left 12345 23 23 30 4 2 custom
0000000000000002 2026-11-20T21:31:05.123+01:00 easyx scattered:65 lost 12345 23 2 30 4 2 -
\"\"\"

[[game]]
ended = 2026-11-20T21:31:05.123+01:00
style = \"windows-7\"
level = \"beginner\"
result = \"won\"
time_ms = 12345
bbbv = 23
solved = 23
left = 30
right = 4
chords = 2
mood = \"happy\"
id = \"0000000000000003\"

[[game]]
ended = 2026-11-20T21:31:05.123+01:00
style = \"custom\"
level = \"custom\"
rows = 5
cols = 6
mines = 7
result = \"left\"
time_ms = 12345
bbbv = 23
solved = 23
left = 30
right = 4
chords = 2
unranked = \"custom\"
id = \"0000000000000004\"
";

/// Whatever bytes an old log has: they are kept under another name, and what can be used is. Says
/// how many games could be used.
fn migrates(bytes: &[u8]) -> usize {
    let folder = fast_folder();
    let path = folder.path().join("games.jsonl");
    fs::write(folder.path().join("games.toml"), bytes).unwrap();
    let (mut log, _) = open_log(&path);
    let used = log.list().len();
    let old: Vec<_> =
        names(folder.path()).into_iter().filter(|name| name.starts_with("games.toml.")).collect();
    assert_eq!(fs::read(folder.path().join(&old[0])).unwrap(), bytes);
    assert_eq!((old.len(), folder.path().join("games.toml").exists()), (1, false));
    assert_eq!(log.add(played(7)), []);
    assert_eq!(open_log(&path).0.list(), log.list());
    used
}

#[test]
fn an_old_log_cut_off_at_any_byte_loses_no_more_than_the_game_that_was_cut() {
    let begin = OLD_LOG.find("[[").unwrap();
    let ids: Vec<_> = OLD_LOG.match_indices("\nid = ").map(|(at, id)| at + id.len() + 18).collect();
    for end in begin..=OLD_LOG.len() {
        let whole = 2 + ids.iter().filter(|id| **id <= end).count();
        assert_eq!(migrates(&OLD_LOG.as_bytes()[..end]), whole, "{end}");
    }
}

#[test]
fn an_old_log_with_any_byte_changed_by_a_bit() {
    for at in 0..OLD_LOG.len() {
        let mut flipped = OLD_LOG.as_bytes().to_vec();
        flipped[at] ^= 1 << (at % 8);
        migrates(&flipped);
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
fn a_new_log_begins_with_its_version_and_one_without_is_as_good() {
    let text = String::from_utf8(log()).unwrap();
    let (version, games) = text.split_once('\n').unwrap();
    assert_eq!(version, "{\"version\":1}");
    assert_eq!(survives(games.as_bytes()), 3);
    assert_eq!(survives(format!("{{\"version\": 1, \"mood\": \"happy\"}}\n{games}").as_bytes()), 3);
}

#[test]
fn a_version_in_another_line_is_none_of_the_log() {
    let text = String::from_utf8(log()).unwrap() + "{\"version\":2}\n";
    let (_folder, path) = log_place();
    fs::write(&path, &text).unwrap();
    let (mut kept, notices) = open_log(&path);
    assert!(matches!(notices[..], [FileNotice::Issues { .. }]), "{notices:?}");
    assert_eq!(kept.add(played(7)), []);
    assert!(fs::read_to_string(&path).unwrap().starts_with(&text));
}

#[test]
fn a_log_of_a_later_version_is_read_as_far_as_possible_and_never_changed() {
    let text = String::from_utf8(log()).unwrap();
    let later =
        text.replace("\"version\":1", "\"version\":2") + "{\"what\":\"a later version adds\"}\n";
    let (folder, path) = log_place();
    fs::write(&path, &later).unwrap();
    let (mut kept, notices) = open_log(&path);
    assert_eq!(notices, [FileNotice::Newer { file: path.clone() }]);
    assert_eq!(kept.list().len(), 3);
    let shown = kept.add(played(7));
    assert!(matches!(shown[..], [FileNotice::SaveFailed(SaveError::Newer { .. })]), "{shown:?}");
    // Neither does the log of the first version become part of it, nor is a level reset.
    fs::write(folder.path().join("games.toml"), OLD_LOG).unwrap();
    assert_eq!(open_log(&path).0.list().len(), 5, "they count all the same");
    fs::remove_file(folder.path().join("games.toml")).unwrap();
    let (mut files, _) = super::wins::open(folder.path());
    assert!(files.reset(all(LevelKind::Expert, Some(Style::Windows7)), &mut Vec::new()).is_err());
    assert_eq!(fs::read_to_string(&path).unwrap(), later);
}

#[test]
fn a_log_that_another_sapper_has_brought_to_a_later_version_meanwhile_is_left_alone() {
    let (_folder, path) = log_place();
    let (mut kept, _) = open_log(&path);
    kept.add(played(0));
    let later = fs::read_to_string(&path).unwrap().replace("\"version\":1", "\"version\":9");
    fs::write(&path, &later).unwrap();
    assert!(matches!(kept.add(played(1))[..], [FileNotice::SaveFailed(SaveError::Newer { .. })]));
    assert_eq!(fs::read_to_string(&path).unwrap(), later);
    kept.read(&mut Vec::new());
    assert_eq!(kept.list().len(), 2);
}

#[test]
fn a_folder_in_its_place_is_set_aside() {
    let (folder, path) = log_place();
    fs::create_dir(&path).unwrap();
    let (mut kept, notices) = open_log(&path);
    assert!(kept_aside(&notices).is_dir());
    assert_eq!(kept.add(played(0)), []);
    assert_eq!(names(folder.path()).len(), 2);
}

#[cfg(unix)]
#[test]
fn a_link_stays_one_and_a_log_marked_read_only_is_not_written_to() {
    use std::fs::Permissions;
    use std::os::unix::fs::{PermissionsExt, symlink};

    let (folder, path) = log_place();
    let far = folder.path().join("far.jsonl");
    symlink("far.jsonl", &path).unwrap();
    let (mut kept, _) = open_log(&path);
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
    assert_eq!(open_log(&path).0.list().len(), 6);
}

#[test]
fn a_long_log_is_read_on_demand_and_then_only_what_is_new_in_it() {
    let (_folder, path) = log_place();
    let (mut first, _) = GameHistory::unread(Some(path.clone()));
    for number in 0..20 {
        assert_eq!(first.add(played(number)), []);
    }
    let (mut second, notices) = GameHistory::unread(Some(path.clone()));
    assert_eq!((second.list().len(), &notices[..]), (0, &[][..]), "nothing is read unasked");
    assert_eq!(second.add(played(20)), []);
    assert!(second.list().is_empty() && second.is_saved());
    let all: Vec<_> = (0..=20).map(played).collect();
    let (mut notices, wrong) = (Vec::new(), "{\"id\":\n");
    for log in [&mut first, &mut second] {
        log.read(&mut notices);
        assert_eq!((log.list(), &notices[..]), (&all[..], &[][..]));
    }
    // Half a line of another window is read again once it is whole.
    let text = fs::read_to_string(&path).unwrap();
    let (half, rest) = text.trim_end().split_at(text.len() - 20);
    fs::write(&path, half).unwrap();
    first.read(&mut notices);
    fs::write(&path, format!("{half}{rest}\nno game\n{wrong}")).unwrap();
    first.read(&mut notices);
    assert_eq!(first.list(), all);
    let issues = vec![ParseIssue::Game(23)];
    assert_eq!(notices, [FileNotice::Issues { file: path, issues }]);
    // What is unsaved stays at the end.
    assert_eq!(first.add(played(21)), []);
    second.read(&mut Vec::new());
    assert_eq!(second.list(), first.list());
    assert_eq!(second.list().len(), 22);
}
