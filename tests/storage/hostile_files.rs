//! Whatever takes the place of a file of the player's, the window opens, says so in one sentence,
//! and nothing is lost.

use super::fast_folder;
use crate::common::prelude::*;
use sapper::config::Theme;
use sapper::i18n::file_notices::notice_text;
use sapper::replay::library::FolderChange;
use sapper::storage::worker::StorageWorker;
use sapper::storage::{LibraryStore, RecordingStore};
use std::collections::BTreeMap;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::process::Command as Process;

fn folders(home: &Path) -> Folders {
    Folders::at(home.join("data"), home.join("config"))
}

fn window(home: &Path) -> TestWindow {
    let launch = LaunchOptions::default().folders(folders(home));
    TestWindow::new(launch, 500.0, 600.0)
}

/// The home of somebody who has played: a win, a changed setting, practice, a daily board, the
/// library, and a game in progress whose resuming crashed once.
fn lived_in_home() -> tempfile::TempDir {
    let home = fast_folder();
    let data = folders(home.path());
    let mut first = window(home.path());
    first.change(SettingChange::Theme(Theme::Dark));
    first.win();
    drop(first);
    let (storage, _) = StorageWorker::open(Some(data.clone()), |_| false, |_| {});
    drop(storage.change_progress(super::missed(1)));
    drop(storage.add_daily_result(super::daily_results::result(1)));
    drop(storage);
    let added = Some(FolderChange::Add(vec![home.path().join("recordings")]));
    assert_eq!(LibraryStore::new(Some(&data)).scan(added, |_| true), []);
    let mut last = window(home.path());
    last.open_cell(Pos::new(0, 0));
    drop(last);
    // The count is of the whole process, which has other tests.
    fs::write(data.data().join("session.crashes"), "crashed\n").unwrap();
    home
}

fn texts() -> Texts {
    Texts::new(Lang::English)
}

/// Every file below a folder, except locks, with its content; a link is not followed.
fn files(home: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let (mut files, mut open) = (BTreeMap::new(), vec![home.to_owned()]);
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let kind = entry.file_type().unwrap();
            if kind.is_dir() {
                open.push(entry.path());
            } else if kind.is_file() && !entry.file_name().as_encoded_bytes().starts_with(b".") {
                let path = entry.path().strip_prefix(home).unwrap().to_owned();
                files.insert(path, fs::read(entry.path()).unwrap());
            }
        }
    }
    files
}

/// Puts something in the place of a file.
type Put = fn(&Path);

const HOSTILE: &[(&str, Put)] = &[
    ("a pipe", |path| {
        assert!(Process::new("mkfifo").arg(path).status().unwrap().success());
    }),
    ("a folder", |path| fs::create_dir(path).unwrap()),
    ("a full folder", |path| {
        fs::create_dir(path).unwrap();
        fs::write(path.join("file"), "mine").unwrap();
    }),
    ("an endless device", |path| symlink("/dev/zero", path).unwrap()),
    ("a link to itself", |path| symlink(path, path).unwrap()),
    ("a link to nothing", |path| symlink("/nowhere/at/all", path).unwrap()),
    ("a forbidden file", |path| {
        fs::write(path, "version = 1\n").unwrap();
        fs::set_permissions(path, PermissionsExt::from_mode(0o000)).unwrap();
    }),
    ("an empty file", |path| fs::write(path, "").unwrap()),
    ("zeros", |path| fs::write(path, vec![0; 40_000_000]).unwrap()),
    ("no text", |path| fs::write(path, b"\xff\xfeversion = 1\n").unwrap()),
];

/// What stands at a path, so that it can be found again under another name.
fn identity(path: &Path) -> Option<u64> {
    use std::os::unix::fs::MetadataExt;
    fs::symlink_metadata(path).ok().map(|found| found.ino())
}

#[test]
fn anything_in_the_place_of_any_file_is_survived_and_kept() {
    let model = lived_in_home();
    let all = files(model.path());
    let names: Vec<_> = all.keys().map(|path| path.to_string_lossy().into_owned()).collect();
    for name in [
        "config/settings.toml",
        "data/daily.toml",
        "data/games.jsonl",
        "data/library-index.jsonl",
        "data/library.toml",
        "data/practice.toml",
        "data/scores.toml",
        "data/session.crashes",
        "data/session.toml",
    ] {
        assert!(names.iter().any(|found| found == name), "{name} is missing in {names:?}");
    }
    assert!(names.iter().any(|name| name.starts_with("data/replays/")), "{names:?}");
    let places = names.into_iter().chain(["data/replays".to_owned()]);
    for place in places {
        for (kind, put) in HOSTILE {
            let home = fast_folder();
            for (path, content) in &all {
                let path = home.path().join(path);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, content).unwrap();
            }
            let path = home.path().join(&place);
            if fs::remove_file(&path).is_err() {
                fs::remove_dir_all(&path).unwrap();
            }
            put(&path);
            let before = identity(&path).unwrap();
            let case = format!("{kind} for {place}");
            survives(home.path(), &path, &case);
            let around = fs::read_dir(path.parent().unwrap()).unwrap();
            let mut around = around.map(|entry| entry.unwrap().path());
            let is_kept = around.any(|path| identity(&path) == Some(before));
            // A file that can be read is replaced by one with more in it.
            let is_replaced =
                READABLE.contains(kind) || case == "a link to nothing for data/session.crashes";
            assert!(is_kept || is_replaced, "{case}: it is lost");
            for (other, content) in &all {
                let other = home.path().join(other);
                if other.starts_with(&path) || CHANGING.iter().any(|name| other.ends_with(name)) {
                    continue;
                }
                let now = fs::read_to_string(&other).unwrap_or_default();
                let lost =
                    str::from_utf8(content).unwrap().lines().find(|line| !now.contains(line));
                assert_eq!(lost, None, "{case}: {} has lost a line", other.display());
            }
        }
    }
}

/// Those of [`HOSTILE`] that are files for root.
const READABLE: [&str; 2] = ["a forbidden file", "an empty file"];

/// The files that are made again, or end with the game in progress.
const CHANGING: [&str; 3] = ["library-index.jsonl", "session.toml", "session.crashes"];

/// Opens everything and saves something new everywhere, then opens the window and plays.
fn survives(home: &Path, path: &Path, case: &str) {
    let data = folders(home);
    let (storage, startup) = StorageWorker::open(Some(data.clone()), |_| false, |_| {});
    let mut notices = startup.notices;
    iced::futures::executor::block_on(storage.read(|_, _| ())).unwrap();
    let update = iced::futures::executor::block_on(storage.load()).unwrap();
    notices.extend(update.notices);
    for update in [
        storage.change_settings(|settings| settings.counters = true),
        storage.log_game(super::played(7), None),
        storage.change_progress(super::missed(7)),
        storage.add_daily_result(super::daily_results::result(7)),
    ] {
        notices.extend(iced::futures::executor::block_on(update).unwrap().notices);
    }
    drop(storage);
    notices.extend(LibraryStore::new(Some(&data)).scan(None, |_| true));
    for notice in &notices {
        let text = notice_text(notice, &texts());
        assert!(!text.contains("os error") && !text.contains('\n'), "{case}: {text}");
    }
    let count = notices.iter().filter(|notice| names_path(notice, path)).count();
    // The log goes on after them.
    let is_wrong = !case.contains("replays")
        && case != "zeros for data/games.jsonl"
        && !READABLE.iter().chain(&["a link to nothing"]).any(|kind| case.starts_with(kind));
    assert!(count == 1 || count == 0 && !is_wrong, "{case}: {notices:?}");
    let recordings = RecordingStore::new(Some(&data));
    // Unless a file is in the place of its folder.
    let _ = recordings.save("a game", super::record(7).date, LevelKind::RANKED[0], 1);
    let mut window = window(home);
    window.key(Command::New);
    window.open_cell(Pos::new(0, 0));
    assert_eq!(window.phase(), Phase::Running, "{case}");
}

fn names_path(notice: &FileNotice, path: &Path) -> bool {
    match notice {
        FileNotice::Quarantined { file, .. }
        | FileNotice::Skipped { file, .. }
        | FileNotice::Newer { file }
        | FileNotice::Issues { file, .. }
        | FileNotice::SavedAgain { file } => file == path,
        FileNotice::SaveFailed(_) => false,
    }
}
