//! `sapper scores`: the record tables in a shell.

use sapper::cli;
use sapper::game::Level;
use sapper::game::Style;
use sapper::i18n::Lang;
use sapper::i18n::Texts;
use sapper::store::Name;
use sapper::store::NamedLevel;
use sapper::store::Record;
use sapper::store::Scores;

/// The slower win has a name, the faster one none.
fn two_wins() -> Scores {
    let mut scores = Scores::default();
    for (name, time_ms, date) in [
        ("阿达", 12_345, "2026-11-20T12:34:56.789Z"),
        ("", 9_008, "2026-11-19T08:00:00Z"),
    ] {
        scores.add(Record {
            level: NamedLevel::new(Level::Beginner).unwrap(),
            style: Style::Windows7,
            name: Name::new(name).ok(),
            time_ms,
            bbbv: 23,
            date: date.parse().unwrap(),
            replay: None,
        });
    }
    scores
}

fn printed(scores: &Scores, json: bool) -> String {
    let mut out = Vec::new();
    cli::scores::run(scores, json, &Texts::new(Lang::English), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn the_command_prints_a_table_for_people() {
    let scores = two_wins();
    assert_eq!(
        printed(&scores, false),
        "Beginner, Windows 7\n           \
         Time (s)   3BV  Date (UTC)        Name\n    \
         1.        9.008    23  2026-11-19 08:00  Anonymous\n    \
         2.       12.345    23  2026-11-20 12:34  阿达\n"
    );
}

#[test]
fn the_command_prints_one_json_array() {
    let scores = two_wins();
    let printed: serde_json::Value = serde_json::from_str(&printed(&scores, true)).unwrap();
    assert_eq!(
        printed,
        serde_json::json!([
            {"level": "beginner", "style": "windows-7", "place": 1, "name": null,
             "time_ms": 9008, "bbbv": 23, "date": "2026-11-19T08:00:00Z"},
            {"level": "beginner", "style": "windows-7", "place": 2, "name": "阿达",
             "time_ms": 12345, "bbbv": 23, "date": "2026-11-20T12:34:56.789Z"},
        ])
    );
}

#[test]
fn without_records_the_command_says_so_and_prints_an_empty_array() {
    assert!(printed(&Scores::default(), false).starts_with("There are no records yet."));
    assert_eq!(printed(&Scores::default(), true), "[]\n");
}
