//! The folder of the player's recordings: file names, and which files are kept when there are too
//! many.

use crate::common::prelude::*;
use crate::common::skip;
use jiff::Timestamp;
use proptest::prelude::*;
use sapper::config::ReplayLimit;
use sapper::game::GuessRules;
use sapper::history::Record;
use sapper::history::record::FileName;
use sapper::replay::formats::rawvf;
use sapper::storage::recordings::UNCLAIMED;
use sapper::storage::{FileError, RecordingStore, SaveError};

/// A player whose games are recorded.
struct Shelf {
    data: TempDir,
    replays: RecordingStore,
}

impl Shelf {
    fn new() -> Self {
        // In memory where the system has such: to sync thousands of files to a disk takes longer
        // than all the rest.
        let data = fast_folder();
        let replays = RecordingStore::new(Some(&Folders::at(data.path(), data.path())));
        Self { data, replays }
    }

    fn folder(&self) -> PathBuf {
        self.data.path().join("replays")
    }

    /// Saves a Beginner game that ended in this minute of an evening.
    fn save(&self, minute: u32) -> FileName {
        let date = Timestamp::from_second(1_795_000_000 + 60 * i64::from(minute)).unwrap();
        self.replays.save("a recording", date, LevelKind::Beginner, 12_345).unwrap()
    }

    /// Removes excess recordings on the next day, when none is recent any more.
    fn prune(&self, keep: u16, scores: &Scores) -> Vec<FileName> {
        let now = date("2026-11-22T09:00:00Z");
        let keep = ReplayLimit::new(keep).unwrap();
        let excess = self.replays.to_remove(keep, scores, now).unwrap();
        self.replays.remove(&excess).unwrap();
        excess
    }

    /// Every name in the folder but hidden ones.
    fn names(&self) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(self.folder())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| !name.starts_with('.'))
            .collect();
        names.sort();
        names
    }
}

fn date(text: &str) -> Timestamp {
    text.parse().unwrap()
}

/// A record that this recording shows.
fn record(level: LevelKind, time_ms: u64, replay: &FileName) -> Record {
    Record {
        level,
        style: Style::Windows7,
        name: None,
        time_ms,
        bbbv: 23,
        date: date("2026-11-20T20:31:05Z"),
        replay: Some(replay.clone()),
        guesses: GuessRules::Off,
    }
}

fn scores(records: impl IntoIterator<Item = Record>) -> Scores {
    let mut scores = Scores::default();
    for record in records {
        scores.add(record);
    }
    scores
}

// Saving

#[test]
fn a_recording_is_named_by_date_level_and_time() {
    let shelf = Shelf::new();
    let save = |level, time_ms| {
        let date = date("2026-11-20T20:31:05.987Z");
        let name = shelf.replays.save("a recording", date, level, time_ms).unwrap();
        name.as_str().to_owned()
    };
    assert_eq!(save(LevelKind::Beginner, 12_345), "2026-11-20T20-31-05Z-beginner-12.345.rawvf");
    assert_eq!(save(LevelKind::Custom, 1_000_007), "2026-11-20T20-31-05Z-custom-1000.007.rawvf");
}

#[test]
fn saving_leaves_only_the_recording() {
    let shelf = Shelf::new();
    let text = "RawVF_Version: Rev6\r\nPlayer: 阿达\n";
    let now = date("2026-11-20T20:31:05Z");
    let name = shelf.replays.save(text, now, LevelKind::Expert, 0).unwrap();
    let path = shelf.replays.path_of(&name).unwrap();
    assert_eq!(path, shelf.folder().join(name.as_str()));
    assert_eq!(fs::read_to_string(path).unwrap(), text);
    assert_eq!(shelf.names(), [name.as_str()]);
}

#[test]
fn recordings_with_the_same_name_are_numbered() {
    let shelf = Shelf::new();
    let now = date("2026-11-20T20:31:05Z");
    for text in ["one", "two", "three"] {
        shelf.replays.save(text, now, LevelKind::Beginner, 12_345).unwrap();
    }
    let found: Vec<_> = ["", "-2", "-3"]
        .map(|count| format!("2026-11-20T20-31-05Z-beginner-12.345{count}.rawvf"))
        .map(|name| fs::read_to_string(shelf.folder().join(name)).unwrap())
        .into();
    assert_eq!(found, ["one", "two", "three"]);
}

#[test]
fn windows_saving_at_the_same_moment_use_different_names() {
    let shelf = Shelf::new();
    let mut names: Vec<_> = std::thread::scope(|scope| {
        let window = || (0..5).map(|_| shelf.save(0)).collect::<Vec<_>>();
        let windows: Vec<_> = (0..4).map(|_| scope.spawn(window)).collect();
        let join = |window: std::thread::ScopedJoinHandle<'_, _>| window.join().unwrap();
        windows.into_iter().flat_map(join).collect()
    });
    names.sort_by(|one, other| one.as_str().cmp(other.as_str()));
    names.dedup();
    assert_eq!(names.len(), 20);
    let names: Vec<_> = names.iter().map(FileName::as_str).collect();
    assert_eq!(shelf.names(), names);
}

#[test]
fn leftovers_of_a_killed_save_are_removed() {
    let shelf = Shelf::new();
    shelf.save(0);
    let left = shelf.folder().join(".recording.x7Yz.tmp");
    fs::write(&left, "half a fi").unwrap();
    shelf.save(1);
    assert!(!left.exists());
}

#[test]
fn a_file_in_the_place_of_the_folder_is_one_error() {
    let shelf = Shelf::new();
    // No folder can be made where a file is, not even by root.
    fs::write(shelf.folder(), "").unwrap();
    let now = date("2026-11-20T20:31:05Z");
    let trouble = shelf.replays.save("a recording", now, LevelKind::Beginner, 12_345).unwrap_err();
    let SaveError::Failed { file, .. } = trouble else { panic!("{trouble:?}") };
    assert_eq!(file, shelf.folder().join("2026-11-20T20-31-05Z-beginner-12.345.rawvf"));
    let keep = ReplayLimit::default();
    let excess = shelf.replays.to_remove(keep, &Scores::default(), now);
    assert!(excess.expect("what cannot be has nothing to remove").is_empty());
}

#[cfg(unix)]
#[test]
fn a_read_only_folder_keeps_its_recordings() {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;

    let shelf = Shelf::new();
    let name = shelf.save(0);
    fs::set_permissions(shelf.folder(), Permissions::from_mode(0o500)).unwrap();
    if fs::write(shelf.folder().join("probe"), "").is_ok() {
        return skip("permissions do not bind root");
    }
    let now = date("2026-11-20T20:31:05Z");
    let trouble = shelf.replays.save("a recording", now, LevelKind::Beginner, 12_345).unwrap_err();
    let kept = shelf.replays.remove(std::slice::from_ref(&name));
    fs::set_permissions(shelf.folder(), Permissions::from_mode(0o700)).unwrap();
    assert!(matches!(trouble, SaveError::Failed { error: FileError::System(_), .. }));
    let said = kept.unwrap_err().to_string();
    assert!(said.contains("could not be removed ("), "{said}");
    assert_eq!(shelf.names(), [name.as_str()]);
}

#[test]
fn without_a_home_folder_there_are_no_recordings() {
    let replays = RecordingStore::new(None);
    let now = date("2026-11-20T20:31:05Z");
    assert_eq!(
        replays.save("a recording", now, LevelKind::Beginner, 12_345),
        Err(SaveError::NoFolder)
    );
    assert_eq!(replays.path_of(&FileName::new("a.rawvf").unwrap()), None);
    let excess = replays.to_remove(ReplayLimit::default(), &Scores::default(), now);
    assert_eq!(excess.unwrap(), []);
}

#[test]
fn a_recording_that_cannot_be_read_back_is_not_saved() {
    let shelf = Shelf::new();
    let text = " ".repeat(usize::try_from(rawvf::MAX_BYTES).unwrap() + 1);
    let now = date("2026-11-20T20:31:05Z");
    let trouble = shelf.replays.save(&text, now, LevelKind::Beginner, 0);
    assert!(matches!(trouble, Err(SaveError::Failed { error: FileError::TooLarge, .. })));
    assert!(!shelf.folder().exists());
}

// Pruning

#[test]
fn the_oldest_recordings_are_removed_first() {
    let shelf = Shelf::new();
    let [new, old, middle] = [9, 1, 5].map(|minute| shelf.save(minute));
    assert_eq!(shelf.prune(3, &Scores::default()), []);
    assert_eq!(shelf.prune(1, &Scores::default()), [old, middle]);
    assert_eq!(shelf.names(), [new.as_str()]);
}

#[test]
fn recordings_of_the_same_second_are_removed_in_order() {
    let shelf = Shelf::new();
    let saved: Vec<_> = (0..12).map(|_| shelf.save(0)).collect();
    assert_eq!(shelf.prune(1, &Scores::default()), saved[..11]);
}

#[test]
fn recordings_of_records_are_kept_longer() {
    let shelf = Shelf::new();
    let [best, slower, lost, newer] = [0, 1, 2, 3].map(|minute| shelf.save(minute));
    let scores = scores([
        record(LevelKind::Beginner, 9_000, &best),
        record(LevelKind::Beginner, 9_500, &slower),
    ]);
    assert_eq!(shelf.prune(3, &scores), [lost]);
    assert_eq!(shelf.prune(2, &scores), [newer]);
    assert_eq!(shelf.prune(1, &scores), [slower]);
    assert_eq!(shelf.names(), [best.as_str()]);
}

#[test]
fn the_best_of_each_table_is_always_kept() {
    let shelf = Shelf::new();
    let [easy, hard, slower, lost] = [0, 1, 2, 3].map(|minute| shelf.save(minute));
    let scores = scores([
        record(LevelKind::Beginner, 9_000, &easy),
        record(LevelKind::Expert, 90_000, &hard),
        record(LevelKind::Expert, 90_001, &slower),
    ]);
    assert_eq!(shelf.prune(0, &scores), [lost, slower]);
    assert_eq!(shelf.names(), [easy.as_str(), hard.as_str()]);
}

#[test]
fn other_files_are_neither_counted_nor_removed() {
    let shelf = Shelf::new();
    let ours = shelf.save(0);
    let theirs = [
        "my best game.rawvf",
        "2026-11-20T20-31-05Z-beginner-12.345 (copy).rawvf",
        "2026-11-20T20-31-05Z-beginner-12.345-1.rawvf",
        "2026-11-20T20-31-05Z-beginner-12.345-02.rawvf",
        "2026-11-20T20-31-05Z-beginner-12.3450.rawvf",
        "2026-11-20T20-31-05Z-beginner-012.345.rawvf",
        "2026-11-20T20-31-05Z-beginner-12.345.avf",
        "2026-11-20T20-31-05Z-easy-12.345.rawvf",
        "2026-13-20T20-31-05Z-beginner-12.345.rawvf",
        "2026-11-20T20-31-05-beginner-12.345.rawvf",
        "2026-11-20T20-31-05Z-beginner-99999999999999999999.345.rawvf",
    ];
    for name in theirs {
        fs::write(shelf.folder().join(name), "dear").unwrap();
    }
    let folder = "2026-11-20T20-31-05Z-expert-12.345.rawvf";
    fs::create_dir(shelf.folder().join(folder)).unwrap();
    assert_eq!(shelf.prune(1, &Scores::default()), []);
    assert_eq!(shelf.prune(0, &Scores::default()), [ours]);
    assert_eq!(shelf.names().len(), theirs.len() + 1);
}

#[cfg(unix)]
#[test]
fn links_are_never_removed() {
    let shelf = Shelf::new();
    let name = shelf.save(0);
    let path = shelf.replays.path_of(&name).unwrap();
    let letter = shelf.data.path().join("letter");
    fs::rename(&path, &letter).unwrap();
    std::os::unix::fs::symlink(&letter, &path).unwrap();
    assert_eq!(shelf.prune(0, &Scores::default()), []);
    assert!(path.is_symlink());
}

#[test]
fn a_missing_folder_needs_no_pruning() {
    let shelf = Shelf::new();
    assert_eq!(shelf.prune(0, &Scores::default()), []);
    assert!(!shelf.folder().exists());
}

#[test]
fn at_most_10000_recordings_can_be_kept() {
    assert_eq!(ReplayLimit::new(10_000), Some(ReplayLimit::MAX));
    assert_eq!(ReplayLimit::new(10_001), None);
    assert_eq!(ReplayLimit::default().get(), 500);
}

#[test]
fn a_recording_whose_record_is_being_added_is_kept() {
    let shelf = Shelf::new();
    let name = shelf.save(0);
    let keep = ReplayLimit::new(0).unwrap();
    let excess = |now| shelf.replays.to_remove(keep, &Scores::default(), date(now));
    assert_eq!(excess("2026-11-18T11:10:00Z").unwrap(), [], "minutes later");
    assert_eq!(excess("2026-11-18T12:10:00Z").unwrap(), [name]);
}

#[test]
fn a_recording_without_a_record_is_set_aside_after_a_day_and_not_deleted() {
    let shelf = Shelf::new();
    let [lost, kept, named] = [0, 1, 2].map(|minute| shelf.save(minute));
    fs::write(shelf.folder().join("mine.rawvf"), "the player's own").unwrap();
    let scores = scores([record(LevelKind::Beginner, 10_000, &kept)]);
    let set_aside = |now| {
        let is_named = |name: &FileName| *name == named;
        let moved = shelf.replays.move_unclaimed(&scores, date(now), is_named);
        moved.unwrap()
    };
    assert_eq!(set_aside("2026-11-18T20:00:00Z"), [], "it may still be claimed");
    assert_eq!(set_aside("2026-11-22T00:00:00Z"), std::slice::from_ref(&lost));
    let there = shelf.folder().join(UNCLAIMED).join(lost.as_str());
    assert_eq!(fs::read_to_string(there).unwrap(), "a recording");
    assert_eq!(shelf.names(), [kept.as_str(), named.as_str(), "mine.rawvf", UNCLAIMED]);
}

#[test]
fn recordings_saved_by_the_player_are_never_removed() {
    let shelf = Shelf::new();
    let now = date("2026-11-20T20:31:05.987Z");
    let names = [(); 2].map(|()| {
        let place = shelf.replays.free_save_path(now, "rawvf").unwrap();
        fs::create_dir_all(shelf.folder()).unwrap();
        fs::write(&place, "mine").unwrap();
        place.file_name().unwrap().to_str().unwrap().to_owned()
    });
    assert_eq!(names, ["saved-2026-11-20T20-31-05Z.rawvf", "saved-2026-11-20T20-31-05Z-2.rawvf"]);
    assert_eq!(shelf.prune(0, &Scores::default()), []);
    assert_eq!(RecordingStore::new(None).free_save_path(now, "rawvf"), None);
}

#[test]
fn a_saved_recording_is_found_by_its_content() {
    let shelf = Shelf::new();
    let now = date("2026-11-20T20:31:05Z");
    let [one, two] =
        ["one", "two"].map(|text| shelf.replays.save(text, now, LevelKind::Expert, 7).unwrap());
    let find = |text| shelf.replays.find(text, now, LevelKind::Expert, 7);
    assert_eq!([find("one"), find("two"), find("six")], [Some(one), Some(two), None]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_saved_recording_is_removed_when_no_record_refers_to_it(
        second in -377_705_023_201_i64..=253_402_207_200,
        level in prop::sample::select(LevelKind::ALL),
        time_ms: u64,
        copies in 1..4_usize,
    ) {
        let shelf = Shelf::new();
        let date = Timestamp::from_second(second).unwrap();
        let save = |_| shelf.replays.save("a recording", date, level, time_ms).unwrap();
        let saved: Vec<_> = (0..copies).map(save).collect();
        prop_assert_eq!(shelf.prune(0, &Scores::default()), saved);
    }

    #[test]
    fn a_pruned_folder_keeps_the_best_within_the_limit(
        games in prop::collection::vec((0..50_u32, any::<bool>(), 1..100_000_u64), 0..20),
        keep in 0..12_u16,
    ) {
        let shelf = Shelf::new();
        let mut kept = Scores::default();
        for (index, (minute, is_record, time_ms)) in games.iter().enumerate() {
            let name = shelf.save(*minute);
            if *is_record {
                let level = LevelKind::RANKED[index % LevelKind::RANKED.len()];
                kept.add(record(level, *time_ms, &name));
            }
        }
        let best: Vec<_> = kept
            .tables()
            .filter_map(|(_, table)| table[0].replay.clone())
            .collect();
        let removed = shelf.prune(keep, &kept);
        let is_of_record = |name: &FileName| {
            kept.records.iter().any(|record| record.replay.as_ref() == Some(name))
        };
        let of_records = removed.iter().skip_while(|name| !is_of_record(name));
        prop_assert!(of_records.into_iter().all(is_of_record));
        prop_assert!(best.iter().all(|name| shelf.replays.path_of(name).unwrap().exists()));
        let left = games.len() - removed.len();
        let should_be_left = games.len().min(usize::from(keep).max(best.len()));
        if games.is_empty() {
            prop_assert!(!shelf.folder().exists());
        } else {
            prop_assert_eq!(shelf.names().len(), left);
        }
        prop_assert_eq!(left, should_be_left);
    }
}
