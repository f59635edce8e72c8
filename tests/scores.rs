//! The records: which are kept, how they are ranked, and their file.

use crate::common::prelude::*;
use jiff::Timestamp;
use proptest::prelude::*;
use sapper::config::PlayerName;
use sapper::game::GuessRules;
use sapper::history::record::FileName;
use sapper::history::{Ranking, Record, TableKey};
use sapper::storage::{ParseIssue, Stored};

const STYLE: Style = Style::Windows7;

fn beginner() -> LevelKind {
    LevelKind::Beginner
}

fn expert() -> LevelKind {
    LevelKind::Expert
}

/// A win by `name` on Beginner, won `time_ms` after its first opening.
fn win(name: &str, time_ms: u64, date: &str) -> Record {
    Record {
        level: beginner(),
        style: STYLE,
        name: PlayerName::new(name).ok(),
        time_ms,
        bbbv: 23,
        date: date.parse().unwrap(),
        replay: None,
        guesses: GuessRules::Off,
    }
}

/// The table of a level without rules about guesses.
const fn table(level: LevelKind) -> TableKey {
    TableKey { level, style: STYLE, guesses: GuessRules::Off }
}

fn scores(records: impl IntoIterator<Item = Record>) -> Scores {
    let mut scores = Scores::default();
    for record in records {
        scores.add(record);
    }
    scores
}

fn open(folder: &TempDir) -> (Stored<Scores>, Vec<FileNotice>) {
    Scores::load(Some(&Folders::at(folder.path(), folder.path())))
}

fn file(folder: &TempDir) -> std::path::PathBuf {
    folder.path().join("scores.toml")
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

fn folder_with(text: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(file(&folder), text).unwrap();
    folder
}

// Tables and places

#[test]
fn tables_are_sorted_by_time_then_date() {
    let scores = scores([
        win("late", 9_000, "2026-11-03T00:00:00Z"),
        win("slow", 9_001, "2026-11-01T00:00:00Z"),
        win("early", 9_000, "2026-11-02T00:00:00Z"),
    ]);
    let names: Vec<_> = scores
        .table(table(beginner()))
        .iter()
        .map(|record| record.name.as_ref().unwrap().as_str())
        .collect();
    assert_eq!(names, ["early", "late", "slow"]);
    assert!(scores.table(table(expert())).is_empty());
}

#[test]
fn each_level_has_its_own_table_easiest_first() {
    let hard = Record { level: expert(), ..win("Ada", 99_000, "2026-11-01T00:00:00Z") };
    let scores = scores([hard, win("Ada", 9_000, "2026-11-02T00:00:00Z")]);
    let tables: Vec<_> = scores.tables().map(|(key, records)| (key, records.len())).collect();
    assert_eq!(tables, [(table(beginner()), 1), (table(expert()), 1)]);
}

#[test]
fn rules_about_guesses_have_tables_of_their_own() {
    let by = |guesses, time_ms| Record { guesses, ..win("Ada", time_ms, "2026-11-01T00:00:00Z") };
    let scores = scores([
        by(GuessRules::FairAndStrict, 7_000),
        by(GuessRules::Strict, 8_000),
        by(GuessRules::Off, 9_000),
        by(GuessRules::Fair, 6_000),
    ]);
    let tables: Vec<_> = scores
        .tables()
        .map(|(key, records)| {
            (key.guesses, records.iter().map(|it| it.time_ms).collect::<Vec<_>>())
        })
        .collect();
    assert_eq!(
        tables,
        [
            (GuessRules::Off, vec![9_000]),
            (GuessRules::Fair, vec![6_000]),
            (GuessRules::Strict, vec![8_000]),
            (GuessRules::FairAndStrict, vec![7_000]),
        ]
    );
    assert_eq!(scores.best(table(beginner()), None), Some(9_000));
    let strict = TableKey { guesses: GuessRules::Strict, ..table(beginner()) };
    assert_eq!(scores.ranking(strict, 7_500), Ranking::Best { before_ms: Some(8_000) });
}

#[test]
fn a_program_that_knows_no_rules_about_guesses_keeps_their_records_and_counts_none() {
    let folder = tempfile::tempdir().unwrap();
    let (mut kept, _) = open(&folder);
    let strict =
        Record { guesses: GuessRules::Strict, ..win("Ada", 8_000, "2026-11-01T00:00:00Z") };
    kept.add(win("Ben", 9_000, "2026-11-02T00:00:00Z"));
    kept.add(strict.clone());
    kept.add(win("Cleo", 9_500, "2026-11-03T00:00:00Z"));
    let written = text(&file(&folder));
    // It reads the list "record" alone.
    assert_eq!(written.matches("[[record]]").count(), 2);
    let own = written.split("[[guess_record]]").nth(1).expect("a list of their own");
    let own = own.split("[[").next().unwrap();
    assert!(own.contains("guesses = \"strict\"") && own.contains("time_ms = 8000"), "{own}");
    let (again, notices) = open(&folder);
    assert_eq!((notices, again.get()), (vec![], kept.get()));
    assert_eq!(again.get().records.len(), 3);
    // Only what is removed goes.
    assert_eq!(kept.update(move |scores| scores.remove(&[&strict])), []);
    let left = text(&file(&folder));
    assert!(!left.contains("guess") && left.matches("[[record]]").count() == 2, "{left}");
}

#[test]
fn a_first_or_faster_win_is_the_best() {
    let none = Scores::default();
    assert_eq!(none.ranking(table(beginner()), 50_000), Ranking::Best { before_ms: None });
    let one = scores([win("Ada", 9_000, "2026-11-01T00:00:00Z")]);
    assert_eq!(one.ranking(table(beginner()), 8_999), Ranking::Best { before_ms: Some(9_000) });
    assert_eq!(one.ranking(table(expert()), 99_000), Ranking::Best { before_ms: None });
}

#[test]
fn a_slower_win_has_its_rank_and_its_distance_from_the_best() {
    let three = scores([
        win("a", 9_000, "2026-11-01T00:00:00Z"),
        win("b", 9_500, "2026-11-02T00:00:00Z"),
        win("c", 9_900, "2026-11-03T00:00:00Z"),
    ]);
    let place = |time_ms| three.ranking(table(beginner()), time_ms);
    assert_eq!(place(9_600), Ranking::Place { place: 3, of: 4, behind_ms: 600 });
    assert_eq!(place(9_000), Ranking::Place { place: 2, of: 4, behind_ms: 0 });
}

proptest! {
    #[test]
    fn the_announced_rank_is_the_rank_in_the_table(
        times in prop::collection::vec(1_000_u64..1_040, 0..20),
        time_ms in 1_000_u64..1_040,
    ) {
        let date = |n: usize| Timestamp::from_second(n as i64).unwrap().to_string();
        let mut scores = scores(times.iter().enumerate().map(|(n, &time)| win("a", time, &date(n))));
        let rank = match scores.ranking(table(beginner()), time_ms) {
            Ranking::Best { .. } => 1,
            Ranking::Place { place, .. } => place,
        };
        let mine = win("b", time_ms, &date(100));
        scores.add(mine.clone());
        let table = scores.table(table(beginner()));
        prop_assert_eq!(table[rank - 1], &mine);
    }
}

// The file

#[test]
fn a_win_is_in_the_file_as_soon_as_it_is_added() {
    let folder = tempfile::tempdir().unwrap();
    let (mut kept, notices) = open(&folder);
    assert_eq!(notices, []);
    assert!(!file(&folder).exists(), "a file without a record says nothing");
    assert_eq!(kept.add(win("阿达", 12_345, "2026-11-20T12:34:56.789Z")), []);
    assert!(kept.is_saved());
    assert_eq!(
        text(&file(&folder)),
        "version = 1\n\
         \n\
         [[record]]\n\
         level = \"beginner\"\n\
         style = \"windows-7\"\n\
         name = \"阿达\"\n\
         time_ms = 12345\n\
         bbbv = 23\n\
         date = 2026-11-20T12:34:56.789Z\n"
    );
}

fn any_record() -> impl Strategy<Value = Record> {
    let name = prop::option::of("\\PC{1,40}").prop_map(|name| PlayerName::new(&name?).ok());
    let replay = prop::option::of("\\PC{1,40}").prop_map(|name| FileName::new(&name?));
    let date = (Timestamp::MIN.as_nanosecond()..=Timestamp::MAX.as_nanosecond())
        .prop_map(|nanosecond| Timestamp::from_nanosecond(nanosecond).unwrap());
    let time = prop_oneof![0..100_000_u64, 0..=i64::MAX as u64];
    let guesses = prop::sample::select(GuessRules::ALL);
    (0..3_usize, 0..Style::ALL.len(), name, time, any::<u32>(), date, replay, guesses).prop_map(
        |(level, style, name, time_ms, bbbv, date, replay, guesses)| Record {
            level: LevelKind::RANKED[level],
            style: Style::ALL[style],
            name,
            time_ms,
            bbbv,
            date,
            replay,
            guesses,
        },
    )
}

proptest! {
    #[test]
    fn any_records_are_read_back_equal(records in prop::collection::vec(any_record(), 0..12)) {
        let folder = fast_folder();
        let (mut kept, _) = open(&folder);
        let saved = scores(records.clone());
        prop_assert_eq!(kept.update(move |now| *now = saved.clone()), []);
        let (again, notices) = open(&folder);
        prop_assert_eq!(notices, []);
        // Those with rules about guesses are in a list of their own, as are those of Classic.
        let mut by_list = records;
        by_list.sort_by_key(|record| match record.style {
            _ if record.guesses != GuessRules::Off => 1,
            Style::Classic => 2,
            _ => 0,
        });
        prop_assert_eq!(again.get(), &scores(by_list));
    }
}

#[test]
fn the_same_win_is_stored_once() {
    let folder = tempfile::tempdir().unwrap();
    let record = win("Ada", 9_000, "2026-11-01T00:00:00Z");
    let (mut one, _) = open(&folder);
    let (mut two, _) = open(&folder);
    for kept in [&mut one, &mut two] {
        assert_eq!(kept.add(record.clone()), []);
        assert_eq!(kept.add(record.clone()), []);
        assert_eq!(kept.get(), &scores([record.clone()]));
    }
    assert_eq!(open(&folder).0.get().records, [record]);
}

#[test]
fn naming_a_record_keeps_its_other_values() {
    let folder = folder_with(
        "# mine\n[[record]]\nlevel = \"expert\"\nstyle = \"windows-7\"\ntime_ms = 99000 # phew\n\
         bbbv = 170\ndate = 2026-11-20T12:00:00Z\nmood = \"happy\"\n",
    );
    let (mut kept, notices) = open(&folder);
    assert_eq!(notices, []);
    let record = kept.get().records[0].clone();
    assert_eq!(
        kept.update(move |scores| scores.set_name(&record, PlayerName::new("Ada").ok())),
        []
    );
    let replay = FileName::new("a game.rawvf");
    assert_eq!(kept.update(move |scores| scores.records[0].replay = replay.clone()), []);
    assert_eq!(
        text(&file(&folder)),
        "# mine\n[[record]]\nlevel = \"expert\"\nstyle = \"windows-7\"\ntime_ms = 99000 # phew\n\
         bbbv = 170\ndate = 2026-11-20T12:00:00Z\nmood = \"happy\"\nname = \"Ada\"\n\
         replay = \"a game.rawvf\"\n"
    );
}

#[test]
fn both_names_of_a_style_are_one_table_and_the_earlier_one_is_written() {
    let record = |style: &str, time: u64| {
        format!(
            "[[record]]\nlevel = \"expert\"\nstyle = \"{style}\"\ntime_ms = {time}\nbbbv = 170\n\
             date = 2026-11-20T12:00:00Z\n"
        )
    };
    let folder = folder_with(&(record("windows-7", 99_000) + &record("glass", 98_000)));
    let (mut kept, notices) = open(&folder);
    assert_eq!(notices, []);
    assert_eq!(kept.get().table(table(expert())).len(), 2);
    let slower = kept.get().records[1].clone();
    kept.update(move |scores| scores.set_name(&slower, PlayerName::new("Ada").ok()));
    assert_eq!(kept.add(win("Ben", 8_000, "2026-11-02T00:00:00Z")), []);
    assert_eq!(open(&folder).0.get().records.len(), 3);
    let written = text(&file(&folder));
    assert_eq!(written.matches("windows-7").count() + written.matches("\"glass\"").count(), 3);
    assert!(written.ends_with(
        "style = \"windows-7\"\nname = \"Ben\"\ntime_ms = 8000\nbbbv = 23\n\
         date = 2026-11-02T00:00:00Z\n"
    ));
}

#[test]
fn records_drop_only_missing_recordings() {
    let folder = tempfile::tempdir().unwrap();
    let (mut kept, _) = open(&folder);
    let name = |name| FileName::new(name).unwrap();
    let named = |time_ms, file| Record {
        replay: Some(name(file)),
        ..win("Ada", time_ms, "2026-11-01T00:00:00Z")
    };
    let (gone, stays) = (named(9_000, "gone.rawvf"), named(9_500, "stays.rawvf"));
    kept.add(gone.clone());
    kept.add(stays.clone());
    let removed = [name("gone.rawvf"), name("never there.rawvf")];
    assert_eq!(kept.update(move |scores| scores.clear_replays(&removed)), []);
    let gone = Record { replay: None, ..gone };
    assert_eq!(open(&folder).0.get(), &scores([gone, stays]));
}

#[test]
fn clearing_a_table_removes_only_its_records_in_all_windows() {
    let folder = tempfile::tempdir().unwrap();
    let (mut one, _) = open(&folder);
    let hard = Record { level: expert(), ..win("Ada", 99_000, "2026-11-01T00:00:00Z") };
    let easy = win("Ada", 9_000, "2026-11-02T00:00:00Z");
    one.add(easy);
    one.add(hard.clone());
    let (mut two, _) = open(&folder);
    let gone = one.get().clone();
    assert_eq!(one.update(move |scores| scores.remove(&gone.table(table(beginner())))), []);
    let new = win("Ben", 9_500, "2026-11-03T00:00:00Z");
    assert_eq!(two.add(new.clone()), []);
    assert_eq!(two.get(), &scores([hard, new]));
}

#[test]
fn an_invalid_record_is_reported_and_stays_in_the_file() {
    let record = |level| {
        format!(
            "[[record]]\nlevel = \"{level}\"\nstyle = \"windows-7\"\ntime_ms = 1\nbbbv = 1\n\
             date = 2026-11-20T12:00:00Z\n"
        )
    };
    let strange = ["gigantic", "scattered", "custom"].map(record).concat();
    let folder = folder_with(&format!("version = 1\n\n{strange}"));
    let (mut kept, notices) = open(&folder);
    let [FileNotice::Issues { issues, .. }] = &notices[..] else {
        panic!("{notices:?}");
    };
    assert_eq!(issues[..], [1, 2, 3].map(ParseIssue::Record));
    let record = win("Ada", 9_000, "2026-11-01T00:00:00Z");
    assert_eq!(kept.add(record.clone()), []);
    assert_eq!(kept.get().records, [record]);
    assert!(text(&file(&folder)).contains(&strange));
}

#[test]
fn unknown_values_in_the_file_are_kept() {
    let before = "# My records\nversion = 1\ncolour = \"blue\"\n\n\
                  [[record]]\nlevel = \"beginner\" # easy\nstyle = \"windows-7\"\ntime_ms = 9000\n\
                  bbbv = 23\ndate = 2026-11-20T12:00:00+01:00\nweather = { rain = true }\n\n\
                  [chart]\nwidth = 300\n# the end\n";
    let folder = folder_with(before);
    let (mut kept, notices) = open(&folder);
    assert_eq!(notices, []);
    let earlier: Timestamp = "2026-11-20T11:00:00Z".parse().unwrap();
    assert_eq!(kept.get().records[0].date, earlier);
    assert_eq!(kept.add(win("Ben", 8_000, "2026-11-21T00:00:00Z")), []);
    let after = text(&file(&folder));
    for line in before.lines() {
        assert!(after.contains(line), "“{line}” is missing in\n{after}");
    }
    assert_eq!(open(&folder).0.get().records.len(), 2);
}

#[test]
fn records_written_in_one_line_can_be_extended() {
    for list in [
        "record = []\n",
        "record = [{ level = \"beginner\", style = \"windows-7\", time_ms = 9000, bbbv = 23, \
         date = \"2026-11-20T12:00:00Z\", luck = 1 }]\n",
    ] {
        let folder = folder_with(list);
        let (mut kept, notices) = open(&folder);
        assert_eq!(notices, []);
        let before = kept.get().records.len();
        assert_eq!(kept.add(win("Ben", 8_000, "2026-11-21T00:00:00Z")), []);
        assert_eq!(open(&folder).0.get().records.len(), before + 1);
        assert_eq!(text(&file(&folder)).contains("luck = 1"), list.contains("luck"));
    }
}

#[test]
fn recording_names_cannot_leave_their_folder() {
    for bad in ["", ".", "..", "../x", "/etc/passwd", "a\\b", "c:x", "a\nb", ".hidden"] {
        assert_eq!(FileName::new(bad), None, "{bad:?}");
    }
    assert!(FileName::new("2026-11-20 专家 99.000.rawvf").is_some());
}
