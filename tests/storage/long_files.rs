//! Long lists are read in parts, and mean the same as if they were read as a whole.

use super::{open, place, record};
use crate::common::prelude::*;
use sapper::config::PlayerName;
use sapper::practice::{AnswerResult, Progress, ProgressChange};
use sapper::storage::notice::FileError;
use sapper::storage::{ParseIssue, Stored};
use std::fmt::Write;

/// The entry of the `number`th record, as an earlier version or another program may have written it.
fn entry(number: u32) -> String {
    let (level, style) = (["beginner", "expert"][number as usize % 2], "windows-7");
    format!(
        "[[record]] # no. {number}\nlevel = '{level}'\nstyle = \"{style}\"\nmood = {{ a = [\n1\n] }}\n\
         time_ms = {number}\nbbbv = 23\ndate = 2026-11-20T20:31:05Z\n"
    )
}

fn scores(path: &Path) -> (Vec<u64>, Vec<FileNotice>) {
    let (stored, notices) = open::<Scores>(path);
    (stored.get().records.iter().map(|record| record.time_ms).collect(), notices)
}

#[test]
fn every_entry_is_there_once_and_the_wrong_ones_are_counted() {
    let (_folder, path) = place();
    let mut text = String::from("# mine\nversion = 1\n\n");
    for number in 0..1_700 {
        writeln!(text, "# before {number}\n{}", entry(number)).unwrap();
        if number % 500 == 0 {
            text.push_str(&entry(number));
        }
    }
    let text = text.replacen("time_ms = 1234\n", "time_ms = -1\n", 1);
    fs::write(&path, &text).unwrap();
    let (mut stored, notices) = open::<Scores>(&path);
    let times: Vec<_> = stored.get().records.iter().map(|record| record.time_ms).collect();
    assert_eq!(times, (0..1_700).filter(|&time| time != 1234).collect::<Vec<_>>());
    let issues = vec![ParseIssue::Record(1234 + 3 + 1)];
    assert_eq!(notices, [FileNotice::Issues { file: path.clone(), issues }]);

    assert_eq!(stored.add(record(7)), []);
    let saved = fs::read_to_string(&path).unwrap();
    assert!(saved.starts_with(text.trim_end()), "the rest stays byte for byte");
    assert_eq!(saved[text.len()..].matches("[[record]]").count(), 1);
    assert_eq!(open::<Scores>(&path).0.get(), stored.get());
}

#[test]
fn what_another_window_adds_or_removes_in_a_long_list_stays_so() {
    let (_folder, path) = place();
    let text: String = (0..1_200).map(entry).collect();
    fs::write(&path, &text).unwrap();
    let (mut ours, _) = open::<Scores>(&path);
    let (mut theirs, _) = open::<Scores>(&path);
    assert_eq!(theirs.add(record(1)), []);
    let first = theirs.get().records[0].clone();
    assert_eq!(theirs.update(move |scores| scores.records.retain(|record| *record != first)), []);
    assert_eq!(ours.add(record(2)), []);
    let (times, notices) = scores(&path);
    assert_eq!(notices, []);
    assert_eq!(times, (1..1_200).chain([9_001, 9_002]).collect::<Vec<_>>());
    assert_eq!(theirs.refresh(), []);
    assert_eq!(theirs.get(), ours.get());
}

#[test]
fn a_heading_within_a_text_or_a_list_begins_no_entry() {
    let tricks = [
        "words = \"\"\"\n[[record]]\n\"\"\"\n",
        "words = '''\n# a\n[[record]]\nlevel = 1\n'''\n",
        "words = [\n[[1]],\n[[2]],\n]\n",
        "[record.more]\nwho = 1\n",
    ];
    for trick in tricks {
        let (_folder, path) = place();
        let text = format!("version = 1\n{}{trick}{}", entry(1), entry(2));
        fs::write(&path, &text).unwrap();
        assert_eq!(scores(&path), (vec![1, 2], vec![]), "{trick}");
        let (mut stored, _) = open::<Scores>(&path);
        assert_eq!(stored.add(record(3)), [], "{trick}");
        assert!(fs::read_to_string(&path).unwrap().starts_with(&text), "{trick}");
        assert_eq!(scores(&path), (vec![1, 2, 9_003], vec![]), "{trick}");
    }
}

#[test]
fn what_is_wrong_as_a_whole_is_wrong_in_parts() {
    let wrong = [
        format!("{}[other]\n{}[other]\n", entry(1), entry(2)),
        format!("record = 1\n{}", entry(1)),
        format!("{}[[record]\n", entry(1)),
        format!("{}version = 2\nversion = 3\n", entry(1)),
    ];
    for text in wrong {
        let (_folder, path) = place();
        fs::write(&path, &text).unwrap();
        let (_, notices) = open::<Scores>(&path);
        let [FileNotice::Quarantined { copy, .. }] = &notices[..] else { panic!("{text}") };
        assert_eq!(fs::read_to_string(copy).unwrap(), text);
    }
}

#[test]
fn many_answers_are_forgotten_and_the_others_stay() {
    let (_folder, path) = place();
    let mut text = String::from("version = 1\n\n[answers]\n");
    for second in 0..5_000 {
        let at = jiff::Timestamp::from_second(1_790_000_000 + second).unwrap();
        writeln!(text, "\"{at}\" = \"pair right\" # {second}").unwrap();
    }
    fs::write(&path, text).unwrap();
    let (mut stored, notices): (Stored<Progress>, _) = open(&path);
    assert_eq!(notices, []);
    let puzzle = sapper::practice::Puzzle {
        wish: sapper::practice::Wish {
            task: sapper::practice::Task::Safe,
            kind: sapper::practice::Kind::Pair,
            level: sapper::game::Level::Beginner,
        },
        seed: 1,
    };
    let at = jiff::Timestamp::from_second(1_795_000_000).unwrap();
    let change = ProgressChange::Answered { at, puzzle, limit: None, result: AnswerResult::Right };
    assert_eq!(stored.update(move |progress| progress.apply(&change)), []);
    let saved = fs::read_to_string(&path).unwrap();
    assert_eq!(saved.matches("pair right").count(), 200);
    assert!(saved.contains("# 4999") && !saved.contains("# 4000\n"));
    assert_eq!(open::<Progress>(&path).0.get(), stored.get());
}

#[test]
fn a_file_that_no_player_can_have_filled_is_set_aside_whole() {
    let (_folder, path) = place();
    let text = format!("version = 1\n{}", "# nothing\n".repeat(500_000));
    fs::write(&path, &text).unwrap();
    let (_, notices) = open::<Progress>(&path);
    let [FileNotice::Quarantined { copy, error: FileError::TooLarge, .. }] = &notices[..] else {
        panic!("{notices:?}");
    };
    assert_eq!(fs::read_to_string(copy).unwrap(), text);
}

/// The records of a player of many years, in a file of more than a megabyte.
fn many_years(path: &Path) -> String {
    let text = "version = 1\n".to_owned() + &(0..9_000).map(entry).collect::<String>();
    assert!(text.len() > 1 << 20);
    fs::write(path, &text).unwrap();
    text
}

#[test]
fn a_long_file_is_appended_to_and_changed_where_an_entry_is() {
    let (_folder, path) = place();
    let before = many_years(&path);
    let (mut first, notices) = open::<Scores>(&path);
    assert_eq!(notices, []);
    let all = first.get().records.len();
    assert_eq!(first.add(record(9_500)), []);
    let added = fs::read_to_string(&path).unwrap();
    assert!(added.starts_with(&before));

    // Another window renames a winner in the middle, and the first one sees that.
    let (mut second, _) = open::<Scores>(&path);
    let renamed = second.get().records[4_000].clone();
    let name = PlayerName::new("Ada").ok();
    let (new, of) = (name.clone(), renamed);
    assert_eq!(second.update(move |scores| scores.set_name(&of, new.clone())), []);
    let changed = fs::read_to_string(&path).unwrap();
    let (old, new): (Vec<_>, Vec<_>) = (added.lines().collect(), changed.lines().collect());
    let gone = old.iter().filter(|line| !new.contains(line)).count();
    assert!(gone <= 1 && new.len().abs_diff(old.len()) <= 1, "only the name changed");
    assert_eq!(first.add(record(9_501)), []);
    assert_eq!(first.get().records.len(), all + 2);
    assert_eq!(first.get().records[4_000].name, name);
    assert_eq!(open::<Scores>(&path).0.get(), first.get());

    // An entry that was cut short by a power cut is left out, and nothing else.
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, &whole[..whole.len() - 9]).unwrap();
    let (mut third, notices) = open::<Scores>(&path);
    assert_eq!((third.get().records.len(), &notices[..]), (all + 1, &[][..]));
    assert_eq!(third.add(record(9_501)), []);
    assert_eq!(open::<Scores>(&path).0.get().records.len(), all + 2);
}
