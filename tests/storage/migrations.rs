//! Files of earlier versions. The kind of file here has had two changes of form since its first:
//! its `speed` became `pace`, and that then moved into a table.

use super::{open, place};
use sapper::storage::{FileEntries, FileNotice, Format, LoadError, Migration, ParseIssue};
use std::fs;
use toml::Table;
use toml_edit::{DocumentMut, Item};

#[derive(Debug, Clone, Default, PartialEq)]
struct Walk {
    pace: i64,
}

fn rename(document: &mut DocumentMut) {
    let speed = document.remove("speed").unwrap_or(Item::None);
    document["pace"] = speed;
}

fn into_a_table(document: &mut DocumentMut) {
    let pace = document.remove("pace").unwrap_or(Item::None);
    let mut table = toml_edit::Table::new();
    table["pace"] = pace;
    document["walk"] = Item::Table(table);
}

impl Format for Walk {
    const MIGRATIONS: &'static [Migration] = &[rename, into_a_table];

    fn read(found: &Table) -> Result<(Self, Vec<ParseIssue>), LoadError> {
        let pace = || found.get("walk")?.get("pace")?.as_integer();
        let pace = pace().unwrap_or_default();
        Ok((Self { pace }, Vec::new()))
    }

    fn entries(&self) -> FileEntries {
        let mut entries = FileEntries::default();
        entries.put("walk", "pace", self.pace);
        entries
    }
}

const THIRD: &str = "colour = \"blue\" # mine\nversion = 3\n\n[walk]\npace = 5\n";

#[test]
fn a_file_of_every_earlier_version_is_read_and_becomes_one_of_the_last_when_it_is_saved() {
    for earlier in [
        "speed = 4\ncolour = \"blue\" # mine\n",
        "version = 1\nspeed = 4\ncolour = \"blue\" # mine\n",
        "version = 2\npace = 4\ncolour = \"blue\" # mine\n",
        "version = 3\ncolour = \"blue\" # mine\n[walk]\npace = 4\n",
    ] {
        let (_folder, path) = place();
        fs::write(&path, earlier).unwrap();
        let (mut kept, notices) = open::<Walk>(&path);
        assert_eq!((kept.get(), notices), (&Walk { pace: 4 }, vec![]));
        assert_eq!(fs::read_to_string(&path).unwrap(), earlier, "reading changes nothing");
        assert_eq!(kept.update(|walk| walk.pace = 5), []);
        let saved: Table = fs::read_to_string(&path).unwrap().parse().unwrap();
        assert_eq!(saved, THIRD.parse().unwrap());
        assert!(fs::read_to_string(&path).unwrap().contains("\"blue\" # mine"));
        assert_eq!(open::<Walk>(&path).0.get(), &Walk { pace: 5 });
    }
}

#[test]
fn a_new_file_is_of_the_last_version_and_the_one_after_it_is_left_alone() {
    let (_folder, path) = place();
    let (mut kept, _) = open::<Walk>(&path);
    assert_eq!(kept.update(|walk| walk.pace = 5), []);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, "version = 3\n\n[walk]\npace = 5\n");
    fs::write(&path, text.replace("version = 3", "version = 4")).unwrap();
    let (_, notices) = open::<Walk>(&path);
    assert!(matches!(notices[..], [FileNotice::Newer { .. }]));
}

#[test]
fn a_file_that_another_sapper_has_brought_to_a_later_version_meanwhile_is_left_alone() {
    let (_folder, path) = place();
    let (mut kept, _) = open::<Walk>(&path);
    kept.update(|walk| walk.pace = 5);
    fs::write(&path, "version = 4\n").unwrap();
    assert!(matches!(kept.update(|walk| walk.pace = 6)[..], [FileNotice::SaveFailed(_)]));
    assert_eq!(fs::read_to_string(&path).unwrap(), "version = 4\n");
    assert_eq!(kept.get(), &Walk { pace: 6 });
}
