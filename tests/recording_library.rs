//! The library of recordings on disk: which files it finds, what it stores of them, and when it
//! reads them again.

use crate::common::prelude::*;
use crate::common::{GAME, corpus, skip};
use crate::evf::session_of_three;
use proptest::prelude::*;
use sapper::i18n::errors;
use sapper::replay::library::{EntryContent, FolderChange, LibraryEntry, LibrarySnapshot};
use sapper::storage::{LibraryStore, recordings};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::SystemTime;

/// A player with a folder of games from another program.
struct Player {
    data: TempDir,
    games: TempDir,
}

impl Player {
    fn new() -> Self {
        let player = Self { data: fast_folder(), games: fast_folder() };
        player.add(player.games.path());
        player
    }

    fn store(&self) -> LibraryStore {
        LibraryStore::new(Some(&Folders::at(self.data.path(), self.data.path())))
    }

    fn index(&self) -> PathBuf {
        self.data.path().join("library-index.jsonl")
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.games.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    fn add(&self, folder: &Path) -> LibrarySnapshot {
        self.scan_with(Some(FolderChange::Add(vec![folder.to_owned()]))).0
    }

    /// What the library holds after a scan.
    fn scan(&self) -> LibrarySnapshot {
        let (snapshot, notices) = self.scan_with(None);
        assert_eq!(notices, []);
        snapshot
    }

    fn scan_with(&self, change: Option<FolderChange>) -> (LibrarySnapshot, Vec<FileNotice>) {
        let mut last = LibrarySnapshot::default();
        let notices = self.store().scan(change, |snapshot| {
            last = snapshot;
            true
        });
        assert_eq!(last.progress, None, "the last report is complete");
        (last, notices)
    }

    fn names(&self) -> Vec<String> {
        names(&self.scan())
    }
}

fn names(snapshot: &LibrarySnapshot) -> Vec<String> {
    let mut names: Vec<_> = snapshot.entries.iter().map(|entry| entry.name()).collect();
    names.sort();
    names
}

fn players(snapshot: &LibrarySnapshot) -> Vec<&str> {
    let games = snapshot.entries.iter().filter_map(|entry| entry.game());
    let mut players: Vec<_> = games.map(|game| game.player.as_str()).collect();
    players.sort_unstable();
    players
}

fn of_player(player: &str) -> String {
    GAME.replace("Ann", player)
}

#[test]
fn recordings_are_found_by_extension_in_all_subfolders() {
    let player = Player::new();
    player.write("a.rawvf", GAME);
    player.write("deep/deeper/B.RAWVF", GAME);
    player.write("c.avf", "no game at all");
    for other in ["d.txt", "rawvf", "._a.avf", ".hidden/e.rawvf"] {
        player.write(other, GAME);
    }
    assert_eq!(player.names(), ["B", "a", "c"]);
}

#[test]
fn every_game_of_a_session_is_listed() {
    let player = Player::new();
    let session = player.games.path().join("evening.evfs");
    fs::write(&session, session_of_three()).unwrap();
    let three = ["evening · cheat", "evening · last", "evening · 第一局"];
    assert_eq!(names(&player.add(player.games.path())), three);
    let kept = fs::read_to_string(player.index()).unwrap();
    let again = player.scan();
    assert_eq!(names(&again), three, "from the index");
    assert_eq!(fs::read_to_string(player.index()).unwrap(), kept);
    for entry in &again.entries {
        let game = recordings::read_game(&entry.game_path());
        assert_eq!(game.is_ok(), entry.session_name.as_deref() != Some("cheat"));
    }
    fs::write(&session, &session_of_three()[..300]).unwrap();
    assert!(player.scan().entries.len() < 3, "it has changed");
}

#[test]
fn an_index_without_session_games_is_rebuilt() {
    let player = Player::new();
    fs::write(player.games.path().join("evening.evfs"), session_of_three()).unwrap();
    player.add(player.games.path());
    let text = fs::read_to_string(player.index()).unwrap();
    let lines: Vec<_> = text.lines().take(2).collect();
    let old = lines.join("\n").replace("\"version\":5", "\"version\":1") + "\n";
    assert_ne!(old, text);
    fs::write(player.index(), old).unwrap();
    assert_eq!(player.scan().entries.len(), 3);
    assert_eq!(fs::read_to_string(player.index()).unwrap(), text);
}

#[test]
fn single_files_can_be_added() {
    let player = Player::new();
    let other = tempfile::tempdir().unwrap();
    let file = other.path().join("a.rawvf");
    fs::write(&file, GAME).unwrap();
    fs::write(other.path().join("not_added.rawvf"), GAME).unwrap();
    assert_eq!(names(&player.add(&file)), ["a"]);
    assert_eq!(player.names(), ["a"], "it is kept");
    assert_eq!(names(&player.add(other.path())), ["a", "not_added"], "not twice");
    let folders = player.scan().folders.len();
    player.add(&other.path().join("not_added.rawvf"));
    assert_eq!(player.scan().folders.len(), folders, "it is in a folder already");
    fs::remove_file(&file).unwrap();
    assert_eq!(player.names(), ["not_added"]);
}

#[test]
fn the_players_own_recordings_are_always_included() {
    let player = Player::new();
    player.write("imported.rawvf", GAME);
    fs::create_dir(player.data.path().join("replays")).unwrap();
    fs::write(player.data.path().join("replays/own.rawvf"), GAME).unwrap();
    let snapshot = player.scan();
    let own: Vec<_> = snapshot.entries.iter().map(|it| (it.name(), it.is_own)).collect();
    assert!(
        own.contains(&("own".to_owned(), true)) && own.contains(&("imported".to_owned(), false))
    );
    let folders: Vec<_> =
        snapshot.folders.iter().map(|it| (it.path.as_path(), it.is_own)).collect();
    let replays = player.data.path().join("replays");
    assert_eq!(folders, [(replays.as_path(), true), (player.games.path(), false)]);
}

#[test]
fn the_values_are_those_of_the_counters() {
    let Some(folder) = corpus("replays") else { return };
    let player = Player::new();
    let snapshot = player.add(&folder);
    let games: Vec<_> = snapshot.entries.iter().filter(|it| it.game().is_some()).collect();
    assert!(games.len() >= 15, "{}", games.len());
    for entry in games {
        let game = entry.game().unwrap();
        let recording = recordings::read_game(&entry.game_path()).unwrap().recording;
        let level = recording.level;
        let counters = Playback::new(recording).play_to_end();
        let (tally, path) = (counters.tally, &entry.path);
        assert_eq!((game.level, game.result), (level, counters.result), "{path:?}");
        assert_eq!((game.time_ms, game.clicks), (tally.time, tally.clicks()), "{path:?}");
        assert_eq!(game.bbbv, counters.metrics.bbbv, "{path:?}");
        assert_eq!(game.solved, counters.bbbv_solved, "{path:?}");
        assert_eq!(game.ioe(), counters.ioe(), "{path:?}");
        assert_eq!(game.bbbv_per_second(), counters.bbbv_per_second(), "{path:?}");
        assert!(entry.date().is_some() || game.played_at.is_empty(), "{path:?}");
    }
}

#[test]
fn an_unreadable_file_keeps_its_error() {
    let player = Player::new();
    player.write("broken.rawvf", &GAME.replace("0.400 rc", "0.400 xx"));
    let reason = |lang| match &player.scan().entries[0].content {
        EntryContent::Unreadable(why) => errors::unreadable(&Texts::new(lang), why),
        content => panic!("{content:?}"),
    };
    assert!(reason(Lang::English).starts_with("line 16: "), "{}", reason(Lang::English));
    // In the language of the player, also after a change of it.
    assert!(
        reason(Lang::SimplifiedChinese).contains("第 16 行"),
        "{}",
        reason(Lang::SimplifiedChinese)
    );
    assert_eq!(reason(Lang::SimplifiedChinese), reason(Lang::SimplifiedChinese));
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_read_is_listed_as_such() {
    use std::os::unix::fs::PermissionsExt;
    let player = Player::new();
    player.write("open.rawvf", GAME);
    let hidden = player.write("locked/hidden.rawvf", GAME);
    let locked = hidden.parent().unwrap();
    let permit = |mode| fs::set_permissions(locked, fs::Permissions::from_mode(mode)).unwrap();
    permit(0o000);
    let is_bound = fs::read_dir(locked).is_err();
    let snapshot = player.scan();
    permit(0o700);
    if !is_bound {
        return skip("permissions do not bind root");
    }
    assert_eq!(names(&snapshot), ["locked", "open"]);
    assert_eq!(snapshot.entries.iter().filter(|entry| entry.game().is_some()).count(), 1);
    assert_eq!(player.names(), ["hidden", "open"], "once it can be read");
}

#[test]
fn only_new_and_changed_files_are_read_again() {
    let player = Player::new();
    let file = player.write("a.rawvf", &of_player("Ann"));
    assert_eq!(players(&player.scan()), ["Ann"]);
    // The index is trusted as long as the file is unchanged.
    let index = fs::read_to_string(player.index()).unwrap();
    fs::write(player.index(), index.replace("Ann", "Eve")).unwrap();
    assert_eq!(players(&player.scan()), ["Eve"]);
    // Another size.
    player.write("a.rawvf", &of_player("Annabel"));
    assert_eq!(players(&player.scan()), ["Annabel"]);
    // The same size at another time.
    player.write("a.rawvf", &of_player("Isabell"));
    let later = SystemTime::now() + Duration::from_secs(5);
    fs::File::options().append(true).open(file).unwrap().set_modified(later).unwrap();
    assert_eq!(players(&player.scan()), ["Isabell"]);
}

#[test]
fn a_missing_file_is_removed_from_the_list() {
    let player = Player::new();
    player.write("a.rawvf", GAME);
    let gone = player.write("b.rawvf", GAME);
    assert_eq!(player.names(), ["a", "b"]);
    fs::remove_file(gone).unwrap();
    assert_eq!(player.names(), ["a"]);
    assert!(!fs::read_to_string(player.index()).unwrap().contains("b.rawvf"));
}

#[test]
fn folders_stay_until_the_player_removes_them() {
    let player = Player::new();
    player.write("a.rawvf", GAME);
    // Twice is once.
    assert_eq!(player.add(player.games.path()).folders.len(), 2);
    let list = fs::read_to_string(player.data.path().join("library.toml")).unwrap();
    assert!(list.starts_with("version = 1\n") && list.contains("folders = ["), "{list}");
    let remove = FolderChange::Remove(player.games.path().to_owned());
    let (snapshot, _) = player.scan_with(Some(remove));
    assert_eq!((snapshot.folders.len(), snapshot.entries.len()), (1, 0));
    assert!(player.games.path().join("a.rawvf").exists(), "the files themselves stay");
}

#[cfg(target_os = "linux")]
#[test]
fn folders_with_non_unicode_names_stay_too() {
    use std::os::unix::ffi::OsStrExt;
    let player = Player::new();
    let folder = player.data.path().join(std::ffi::OsStr::from_bytes(b"old \xff games"));
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("a.rawvf"), GAME).unwrap();
    player.add(&folder);
    let snapshot = player.scan();
    assert_eq!(snapshot.folders.last().map(|it| &*it.path), Some(&*folder));
    assert_eq!(names(&snapshot), ["a"]);
}

#[test]
fn a_missing_folder_returns_with_its_known_games() {
    let player = Player::new();
    player.write("a.rawvf", &of_player("Ann"));
    player.scan();
    let away = player.data.path().join("away");
    fs::rename(player.games.path(), &away).unwrap();
    let snapshot = player.scan();
    assert!(snapshot.entries.is_empty() && snapshot.folders[1].is_missing);
    let index = fs::read_to_string(player.index()).unwrap();
    fs::write(player.index(), index.replace("Ann", "Eve")).unwrap();
    fs::rename(&away, player.games.path()).unwrap();
    assert_eq!(players(&player.scan()), ["Eve"], "it is not read again");
}

#[test]
fn nested_folders_do_not_duplicate_files() {
    let player = Player::new();
    player.write("inner/a.rawvf", GAME);
    let snapshot = player.add(&player.games.path().join("inner"));
    assert_eq!(names(&snapshot), ["a"]);
}

#[cfg(unix)]
#[test]
fn links_are_followed_but_never_in_a_loop() {
    use std::os::unix::fs::symlink;
    let player = Player::new();
    let file = player.write("folder/a.rawvf", GAME);
    symlink(player.games.path(), player.games.path().join("folder/loop")).unwrap();
    symlink(file, player.games.path().join("b.rawvf")).unwrap();
    symlink("nowhere", player.games.path().join("c.rawvf")).unwrap();
    assert_eq!(player.names(), ["a", "b"]);
}

#[test]
fn a_broken_index_is_set_aside_and_rebuilt() {
    for broken in ["", "{", "{\"version\":5}\n{\"path\":", "\u{0}\n"] {
        let player = Player::new();
        player.write("a.rawvf", GAME);
        player.scan();
        let good = fs::read_to_string(player.index()).unwrap();
        fs::write(player.index(), broken).unwrap();
        let (snapshot, notices) = player.scan_with(None);
        assert_eq!(names(&snapshot), ["a"]);
        let [FileNotice::Quarantined { copy, .. }] = &notices[..] else {
            panic!("{broken:?}: {notices:?}")
        };
        assert_eq!(fs::read_to_string(copy).unwrap(), broken);
        assert_eq!(fs::read_to_string(player.index()).unwrap(), good);
    }
}

#[test]
fn the_index_of_a_later_version_is_left_alone() {
    let player = Player::new();
    player.write("a.rawvf", GAME);
    let newer = "{\"version\":6}\n{\"what\":\"else\"}\n";
    fs::write(player.index(), newer).unwrap();
    assert_eq!(player.names(), ["a"]);
    assert_eq!(fs::read_to_string(player.index()).unwrap(), newer);
}

#[test]
fn without_a_home_folder_the_index_stays_in_memory() {
    let player = Player::new();
    player.write("a.rawvf", GAME);
    let mut last = LibrarySnapshot::default();
    let change = Some(FolderChange::Add(vec![player.games.path().to_owned()]));
    LibraryStore::new(None).scan(change, |snapshot| {
        last = snapshot;
        true
    });
    assert_eq!(names(&last), ["a"]);
}

#[test]
fn a_cancelled_scan_continues_the_next_time() {
    let player = Player::new();
    for number in 0..5 {
        player.write(&format!("{number}.rawvf"), GAME);
    }
    let mut reports = 0;
    player.store().scan(None, |snapshot| {
        reports += 1;
        assert!(snapshot.progress.is_some());
        false
    });
    assert_eq!(reports, 1);
    assert_eq!(player.names().len(), 5);
}

/// What happens to a folder between two scans.
#[derive(Debug, Clone)]
enum Change {
    Write { file: usize, player: usize },
    Break { file: usize },
    Delete { file: usize },
    Rename { from: usize, to: usize },
    Scan,
}

fn change() -> impl Strategy<Value = Change> {
    let file = 0..4_usize;
    prop_oneof![
        (file.clone(), 0..4_usize).prop_map(|(file, player)| Change::Write { file, player }),
        file.clone().prop_map(|file| Change::Break { file }),
        file.clone().prop_map(|file| Change::Delete { file }),
        (file.clone(), file).prop_map(|(from, to)| Change::Rename { from, to }),
        Just(Change::Scan),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// After any changes of the files, a scan knows the same as one that reads all of them.
    #[test]
    fn an_updated_index_equals_a_new_one(changes in prop::collection::vec(change(), 1..24)) {
        let player = Player::new();
        let path = |file: usize| player.games.path().join(format!("{file}.rawvf"));
        // Each write is at a time of its own, as on a disk that distinguishes them.
        let mut time = SystemTime::now() - Duration::from_secs(10_000);
        for change in changes {
            let write = |file: usize, text: String| {
                fs::write(path(file), text).unwrap();
                fs::File::options().append(true).open(path(file)).unwrap().set_modified(time).unwrap();
            };
            match change {
                Change::Write { file, player } => write(file, of_player(&"x".repeat(player + 1))),
                Change::Break { file } => write(file, GAME.replace("Board", "Bored")),
                Change::Delete { file } => drop(fs::remove_file(path(file))),
                Change::Rename { from, to } => drop(fs::rename(path(from), path(to))),
                Change::Scan => drop(player.scan()),
            }
            time += Duration::from_secs(1);
        }
        let contents = |snapshot: LibrarySnapshot| -> BTreeMap<PathBuf, Arc<LibraryEntry>> {
            snapshot.entries.into_iter().map(|entry| (entry.path.clone(), entry)).collect()
        };
        let refreshed = contents(player.scan());
        let again = contents(player.scan());
        fs::remove_file(player.index()).ok();
        let new = contents(player.scan());
        prop_assert_eq!(&refreshed, &new);
        prop_assert_eq!(&again, &new);
    }
}
