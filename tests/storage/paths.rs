//! Places where a file cannot be, or is not what it seems.

use super::{kept_aside, names, open, place, played, record, records};
use crate::common::prelude::*;
use crate::common::skip;
use sapper::storage::{FileError, SaveError, Stored};

#[test]
fn records_are_data_and_settings_are_configuration() {
    let folders = Folders::at("/home/ada/data/sapper", "/home/ada/config/sapper");
    assert_eq!(folders.scores(), Path::new("/home/ada/data/sapper/scores.toml"));
    assert_eq!(folders.replays(), Path::new("/home/ada/data/sapper/replays"));
    assert_eq!(folders.settings(), Path::new("/home/ada/config/sapper/settings.toml"));
}

#[test]
fn a_folder_in_the_files_place_is_set_aside_with_all_that_is_in_it() {
    let (_folder, path) = place();
    fs::create_dir(&path).unwrap();
    fs::write(path.join("letter"), "dear").unwrap();
    let (mut kept, notices) = open::<Scores>(&path);
    let aside = kept_aside(&notices);
    assert_eq!(fs::read_to_string(aside.join("letter")).unwrap(), "dear");
    assert_eq!(kept.add(record(0)), []);
    assert_eq!(records(&path), [record(0)]);
}

#[test]
fn without_a_home_the_records_are_in_memory_and_one_notice_says_so() {
    let (mut kept, notices) = Stored::<Scores>::open(None);
    assert_eq!(notices, []);
    assert_eq!(kept.add(record(0)), [FileNotice::SaveFailed(SaveError::NoFolder)]);
    assert_eq!(kept.add(record(1)), []);
    assert_eq!(kept.get().records, [0, 1].map(record));
}

#[test]
fn folders_that_are_not_there_yet_are_made() {
    let (_folder, path) = place();
    let path = path.join("of many/folders/ünd 阿/file.toml");
    let (mut kept, _) = open::<Scores>(&path);
    assert_eq!(kept.add(record(0)), []);
    assert_eq!(records(&path), [record(0)]);
}

#[test]
fn what_cannot_be_saved_is_remembered_announced_once_and_saved_with_the_next() {
    let (folder, path) = place();
    // No folder can be made where a file is, not even by root.
    let in_the_way = folder.path().join("data");
    fs::write(&in_the_way, "").unwrap();
    let path = in_the_way.join(path.file_name().unwrap());
    let (mut kept, notices) = open::<Scores>(&path);
    assert_eq!(notices, []);
    let shown = kept.add(record(0));
    let [FileNotice::SaveFailed(SaveError::Failed { error: FileError::System(_), .. })] = shown[..]
    else {
        panic!("{shown:?}");
    };
    assert_eq!(kept.add(record(1)), []);
    assert!(!kept.is_saved() && kept.last_error().is_some());
    assert_eq!(kept.get().records, [0, 1].map(record));

    fs::remove_file(&in_the_way).unwrap();
    let file = path.clone();
    assert_eq!(kept.add(record(2)), [FileNotice::SavedAgain { file }]);
    assert!(kept.is_saved());
    assert_eq!(records(&path), [0, 1, 2].map(record));
}

#[cfg(unix)]
mod unix {
    use super::*;
    use sapper::storage::saved_session::SessionFile;
    use sapper::storage::{FileError, Folders, UncountedGame};
    use std::fs::Permissions;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::path::Path;
    use std::process::Command;

    fn set_mode(path: &Path, mode: u32) {
        fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    }

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    /// Whether permissions bind us; for root they do not.
    fn permissions_bind(folder: &Path) -> bool {
        set_mode(folder, 0o500);
        let bind = fs::write(folder.join("probe"), "").is_err();
        set_mode(folder, 0o700);
        if !bind {
            skip("permissions do not bind root");
            fs::remove_file(folder.join("probe")).unwrap();
        }
        bind
    }

    #[test]
    fn a_read_only_folder_keeps_nothing_from_being_played_and_saved_later() {
        let (folder, path) = place();
        if !permissions_bind(folder.path()) {
            return;
        }
        let (mut kept, _) = open::<Scores>(&path);
        assert_eq!(kept.add(record(0)), []);
        set_mode(folder.path(), 0o500);
        let shown = kept.add(record(1));
        assert!(matches!(shown[..], [FileNotice::SaveFailed(_)]), "{shown:?}");
        set_mode(folder.path(), 0o700);
        assert!(matches!(kept.add(record(2))[..], [FileNotice::SavedAgain { .. }]));
        assert_eq!(records(&path), [0, 1, 2].map(record));
    }

    #[test]
    fn a_bad_file_in_a_read_only_folder_is_left_where_it_is() {
        let (folder, path) = place();
        if !permissions_bind(folder.path()) {
            return;
        }
        fs::write(&path, "oh no").unwrap();
        set_mode(folder.path(), 0o500);
        let (mut kept, notices) = open::<Scores>(&path);
        assert!(matches!(notices[..], [FileNotice::Skipped { .. }]), "{notices:?}");
        kept.add(record(0));
        set_mode(folder.path(), 0o700);
        assert_eq!(fs::read_to_string(&path).unwrap(), "oh no");
    }

    #[test]
    fn a_file_that_may_not_be_read_is_set_aside_unread() {
        let (folder, path) = place();
        if !permissions_bind(folder.path()) {
            return;
        }
        fs::write(&path, "secret").unwrap();
        set_mode(&path, 0);
        let (_, notices) = open::<Scores>(&path);
        let aside = kept_aside(&notices);
        set_mode(aside, 0o600);
        assert_eq!(fs::read_to_string(aside).unwrap(), "secret");
    }

    #[test]
    fn a_file_marked_read_only_is_not_replaced() {
        let (_folder, path) = place();
        let (mut kept, _) = open::<Scores>(&path);
        kept.add(record(0));
        set_mode(&path, 0o444);
        let file = path.clone();
        assert_eq!(
            kept.add(record(1)),
            [FileNotice::SaveFailed(SaveError::Failed { file, error: FileError::ReadOnly })]
        );
        assert_eq!(records(&path), [record(0)]);
        set_mode(&path, 0o644);
        kept.add(record(2));
        assert_eq!(records(&path), [0, 1, 2].map(record));
    }

    #[test]
    fn a_file_keeps_its_permissions_and_nothing_is_left_beside_it() {
        let (folder, path) = place();
        let (mut kept, _) = open::<Scores>(&path);
        kept.add(record(0));
        for permissions in [0o600, 0o640, 0o664] {
            set_mode(&path, permissions);
            assert_eq!(kept.add(record(permissions)), []);
            assert_eq!(mode(&path), permissions);
        }
        assert_eq!(names(folder.path()), ["file.toml"]);
    }

    #[test]
    fn a_link_stays_one_and_what_it_leads_to_is_written() {
        let (folder, path) = place();
        fs::create_dir(folder.path().join("far")).unwrap();
        let target = folder.path().join("far/target.toml");
        // Through a second link, and to a file that is not there yet.
        symlink("far/second", &path).unwrap();
        symlink("target.toml", folder.path().join("far/second")).unwrap();
        for number in 0..2 {
            let (mut kept, notices) = open::<Scores>(&path);
            assert_eq!(notices, []);
            assert_eq!(kept.add(record(number)), []);
        }
        assert!(fs::symlink_metadata(&path).unwrap().is_symlink());
        assert_eq!(records(&target), [0, 1].map(record));
    }

    #[test]
    fn a_link_to_what_is_not_ours_is_set_aside_and_that_left_alone() {
        for target in ["letter", "file.toml", "."] {
            let (folder, path) = place();
            fs::write(folder.path().join("letter"), "dear").unwrap();
            symlink(target, &path).unwrap();
            let (mut kept, notices) = open::<Scores>(&path);
            assert_eq!(fs::read_link(kept_aside(&notices)).unwrap(), Path::new(target));
            assert_eq!(kept.add(record(0)), []);
            assert_eq!(records(&path), [record(0)]);
            assert_eq!(fs::read_to_string(folder.path().join("letter")).unwrap(), "dear");
        }
    }

    /// Tells a process of this test to name its folders.
    const CHILD: &str = "SAPPER_TEST_FOLDERS";

    #[test]
    #[cfg(target_os = "linux")]
    fn the_folders_are_where_the_player_wants_them() {
        use crate::common::program;
        let folders = |data: &str| {
            let mut child =
                program::child_test("storage::paths::unix::child_that_names_its_folders");
            let child = child.env(CHILD, "").env("HOME", "/home/ada");
            program::ended(child.env("XDG_DATA_HOME", data).env_remove("XDG_CONFIG_HOME")).out
        };
        let named = folders("/far/data");
        assert!(named.contains("/far/data/sapper/scores.toml"), "{named}");
        assert!(named.contains("/home/ada/.config/sapper/settings.toml"), "{named}");
        // The standard has relative paths ignored.
        let named = folders("data");
        assert!(named.contains("/home/ada/.local/share/sapper/scores.toml"), "{named}");
    }

    /// No test by itself: what the child of the one above does.
    #[test]
    fn child_that_names_its_folders() {
        if std::env::var_os(CHILD).is_some() {
            let folders = Folders::of_user().unwrap();
            println!("{}", folders.scores().display());
            println!("{}", folders.settings().display());
        }
    }

    #[test]
    fn a_pipe_is_not_waited_for() {
        let (_folder, path) = place();
        if !pipe(&path) {
            return;
        }
        let (_, notices) = open::<Scores>(&path);
        kept_aside(&notices);
        let [FileNotice::Quarantined { error: FileError::NotAFile, .. }] = notices[..] else {
            panic!("{notices:?}");
        };
    }

    /// Puts a pipe there; false where the system has no such.
    fn pipe(path: &Path) -> bool {
        let made = Command::new("mkfifo").arg(path).status();
        let made = made.is_ok_and(|status| status.success());
        if !made {
            skip("there is no mkfifo");
        }
        made
    }

    #[test]
    fn a_pipe_in_the_locks_place_is_not_waited_for() {
        let (folder, path) = place();
        let lock = folder.path().join(".file.toml.lock");
        if !pipe(&lock) {
            return;
        }
        let (mut kept, notices) = open::<Scores>(&path);
        assert_eq!(notices, []);
        let error = SaveError::Failed { file: path, error: FileError::Lock { lock } };
        assert_eq!(kept.add(record(0)), [FileNotice::SaveFailed(error)]);
    }

    #[test]
    fn a_pipe_in_the_place_of_a_games_lock_leaves_that_game_and_keeps_the_next_one() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::at(folder.path(), folder.path());
        let game = folder.path().join("session.toml");
        let lock = folder.path().join(".session.toml.lock");
        fs::write(&game, "version = 1\n").unwrap();
        if !pipe(&lock) {
            return;
        }
        let (mut session, left, notices) = SessionFile::open(Some(&folders), |_| true);
        assert_eq!(left.game, None);
        let error = FileError::Lock { lock };
        assert_eq!(notices, [FileNotice::Skipped { file: game, error }]);
        let ended = UncountedGame::new(played(1), None, None);
        assert_eq!(session.update(|it| *it = crate::storage::wins::ended_only(ended)), []);
        let next = folder.path().join("session-2.toml");
        assert_eq!(session.path(), Some(next.as_path()));
    }

    #[test]
    fn a_pipe_is_not_written_to() {
        let (_folder, path) = place();
        if pipe(&path) {
            let trouble = sapper::storage::create_file(&path).unwrap_err();
            assert_eq!(trouble.kind(), std::io::ErrorKind::NotSeekable);
        }
    }

    #[test]
    fn a_path_need_not_be_a_text() {
        let (folder, _) = place();
        let path = folder.path().join(std::ffi::OsStr::from_bytes(b"a b\xff/file\xfe.toml"));
        let (mut kept, _) = open::<Scores>(&path);
        assert_eq!(kept.add(record(0)), []);
        fs::write(&path, "oh no").unwrap();
        let notices = kept.add(record(1));
        assert_eq!(fs::read_to_string(kept_aside(&notices)).unwrap(), "oh no");
        assert_eq!(records(&path), [0, 1].map(record));
    }
}

/// A virus scanner, for example.
#[cfg(windows)]
#[test]
fn a_save_waits_until_a_program_lets_go_of_the_file() {
    use std::os::windows::fs::OpenOptionsExt;
    use std::thread;

    const FILE_SHARE_READ: u32 = 1;
    let (_folder, path) = place();
    let (mut kept, _) = open::<Scores>(&path);
    assert_eq!(kept.add(record(0)), []);
    let mut reading = fs::OpenOptions::new();
    let scanner = reading.read(true).share_mode(FILE_SHARE_READ).open(&path).unwrap();
    let folder = path.parent().unwrap().to_owned();
    let scan = thread::spawn(move || {
        while !names(&folder).iter().any(|name| name.ends_with(".tmp")) {
            thread::yield_now();
        }
        drop(scanner);
    });
    assert_eq!(kept.add(record(1)), []);
    scan.join().unwrap();
    assert_eq!(records(&path), [0, 1].map(record));
}
