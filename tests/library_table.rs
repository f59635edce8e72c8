//! The table of the library: dates, search, sorting and totals.

use crate::common::prelude::*;
use crate::common::recordings::entry;
use jiff::civil::{DateTime, date};
use jiff::tz::{Offset, TimeZone};
use sapper::replay::RecordingSummary;
use sapper::replay::library::{
    EntryContent, LevelFilter, LibraryEntry, LibraryFilter, LibraryTotals, SearchTerms, SortColumn,
    SortOrder, Unreadable, select,
};
use sapper::replay::summary::played_at;
use std::sync::Arc;

fn changed(mut entry: LibraryEntry, change: impl FnOnce(&mut RecordingSummary)) -> LibraryEntry {
    if let EntryContent::Game { summary, .. } = &mut entry.content {
        change(summary);
    }
    entry
}

fn dated(mut entry: LibraryEntry, on: Option<DateTime>) -> LibraryEntry {
    if let EntryContent::Game { date, .. } = &mut entry.content {
        *date = on;
    }
    entry
}

fn unreadable(name: &str) -> LibraryEntry {
    LibraryEntry {
        content: EntryContent::Unreadable(Unreadable::Others(1)),
        ..entry(name, 1_000, 1)
    }
}

fn names(rows: &[Arc<LibraryEntry>]) -> String {
    rows.iter().map(|entry| entry.name()).collect::<Vec<_>>().join(" ")
}

/// The names of the games that a search finds.
#[track_caller]
fn finds(games: &[Arc<LibraryEntry>], search: &str, expected: &str) {
    let filter = LibraryFilter { terms: SearchTerms::parse(search), ..LibraryFilter::default() };
    let order = SortOrder { column: SortColumn::Time, descending: false };
    assert_eq!(names(&select(games, &filter, order)), expected, "{search}");
}

fn shelf() -> Vec<Arc<LibraryEntry>> {
    let other = |game: &mut RecordingSummary| game.program = "Clone 2007".to_owned();
    [
        entry("Ada", 40_000, 120),
        changed(entry("Bob", 60_000, 150), other),
        dated(entry("Cid", 90_000, 180), Some(date(2021, 11, 3).at(12, 0, 0, 0))),
        unreadable("Dot"),
    ]
    .map(Arc::new)
    .to_vec()
}

#[test]
fn dates_of_every_program_are_read() {
    let zone = TimeZone::fixed(Offset::constant(8));
    for (text, expected) in [
        ("17.4.2018.19:45:57:5503", Some(date(2018, 4, 17).at(19, 45, 57, 0))),
        ("2013-05-22 15:12:19", Some(date(2013, 5, 22).at(15, 12, 19, 0))),
        ("2021-10-16T16:06:24", Some(date(2021, 10, 16).at(16, 6, 24, 0))),
        ("1354964250", Some(date(2012, 12, 8).at(18, 57, 30, 0))),
        ("1738209872000", Some(date(2025, 1, 30).at(12, 4, 32, 0))),
        ("1738209872000000", Some(date(2025, 1, 30).at(12, 4, 32, 0))),
        ("2026-11-20T20:31:05Z", Some(date(2026, 11, 21).at(4, 31, 5, 0))),
        ("2026-11-20", Some(date(2026, 11, 20).at(0, 0, 0, 0))),
        ("0", None),
        ("", None),
        ("yesterday", None),
        ("99.99.2018.19:45:57", None),
        ("1.2.3", None),
        ("99999999999999999999", None),
    ] {
        assert_eq!(played_at(text, &zone), expected, "{text}");
    }
}

#[test]
fn a_search_finds_words_in_names_players_and_programs() {
    let games = shelf();
    finds(&games, "", "Ada Bob Cid Dot");
    finds(&games, "ARBITER", "Ada Cid");
    finds(&games, "clone b", "Bob");
    finds(&games, "player:clone", "");
    finds(&games, "program:clone", "Bob");
    finds(&games, "dot", "Dot");
    finds(&games, "avf", "Ada Bob Cid");
}

#[test]
fn a_search_compares_numbers() {
    let games = shelf();
    finds(&games, "time<60", "Ada");
    finds(&games, "time<=60", "Ada Bob");
    finds(&games, "time>=60 3bv>150", "Cid");
    finds(&games, "3bv=150", "Bob");
    finds(&games, "3bv/s>2.4", "Ada Bob");
    finds(&games, "eff>=150", "Bob Cid");
    finds(&games, "ioe>=1.5", "Bob Cid");
    finds(&games, "date=2021", "Cid");
    finds(&games, "date<2021-11", "Ada Bob");
    finds(&games, "date>2020", "Cid");
    // What is no condition is a word.
    finds(&games, "time<", "");
    finds(&games, "time<fast", "");
    finds(&games, "wat=1", "");
}

#[test]
fn filtering_by_level_hides_other_levels_and_unreadable_files() {
    let custom = Level::with_dimensions(20, 20, 20).unwrap();
    let mut games = shelf();
    games.push(Arc::new(changed(entry("Eve", 10_000, 5), |game| game.level = custom)));
    games.push(Arc::new(changed(entry("Fay", 20_000, 5), |game| game.result = GameResult::Lost)));
    let order = SortOrder { column: SortColumn::Time, descending: false };
    let shown = |level, wins_only| {
        let filter = LibraryFilter { level, wins_only, ..LibraryFilter::default() };
        names(&select(&games, &filter, order))
    };
    assert_eq!(shown(LevelFilter::All, false), "Eve Fay Ada Bob Cid Dot");
    assert_eq!(shown(LevelFilter::Named(Level::Expert), false), "Fay Ada Bob Cid");
    assert_eq!(shown(LevelFilter::Custom, false), "Eve");
    assert_eq!(shown(LevelFilter::Named(Level::Expert), true), "Ada Bob Cid");
}

#[test]
fn every_column_sorts_both_ways_with_gaps_last() {
    let bare = dated(
        changed(entry("Bare", 1_000, 10), |game| {
            game.time_ms = None;
            game.clicks = 0;
            game.player = String::new();
            game.program = String::new();
        }),
        None,
    );
    let mut games = shelf();
    games.push(Arc::new(bare));
    for column in SortColumn::ALL {
        let order = |descending| {
            let order = SortOrder { column, descending };
            names(&select(&games, &LibraryFilter::default(), order))
        };
        let expected = match column {
            SortColumn::Player | SortColumn::Time => {
                ["Ada Bob Cid Bare Dot", "Cid Bob Ada Bare Dot"]
            }
            SortColumn::Program => ["Ada Cid Bob Bare Dot", "Bob Ada Cid Bare Dot"],
            // Equal ones stay in the order of their files.
            SortColumn::Level => ["Ada Bare Bob Cid Dot", "Ada Bare Bob Cid Dot"],
            SortColumn::Bbbv => ["Bare Ada Bob Cid Dot", "Cid Bob Ada Bare Dot"],
            SortColumn::Speed => ["Cid Bob Ada Bare Dot", "Ada Bob Cid Bare Dot"],
            SortColumn::Efficiency => ["Ada Bob Cid Bare Dot", "Cid Bob Ada Bare Dot"],
            SortColumn::Date => ["Ada Bob Cid Bare Dot", "Cid Ada Bob Bare Dot"],
        };
        assert_eq!([order(false), order(true)], expected, "{column:?}");
    }
}

#[test]
fn a_second_click_on_a_column_reverses_the_order() {
    let by_time = SortOrder::default().pressed(SortColumn::Time);
    assert_eq!(by_time, SortOrder { column: SortColumn::Time, descending: false });
    assert!(by_time.pressed(SortColumn::Time).descending);
    assert!(by_time.pressed(SortColumn::Speed).descending, "the fastest come first");
}

#[test]
fn own_and_imported_games_are_counted_separately() {
    let mut own = entry("Own", 50_000, 100);
    own.is_own = true;
    let mut games = shelf();
    games.push(Arc::new(own));
    games.push(Arc::new(changed(entry("Lost", 5_000, 5), |game| game.result = GameResult::Lost)));
    let (own, imported) = LibraryTotals::of(&games);
    assert_eq!((own.games, own.wins, own.best_ms), (1, 1, Some(50_000)));
    assert_eq!((imported.games, imported.wins, imported.best_ms), (4, 3, Some(40_000)));
    assert_eq!(imported.best_speed, Some(3.0));
    // The best time of several levels says nothing.
    games.push(Arc::new(changed(entry("Easy", 2_000, 9), |game| game.level = Level::Beginner)));
    games.push(Arc::new(entry("Zed", 1_000, 1)));
    assert_eq!(LibraryTotals::of(&games).1.best_ms, None);
}
