//! Clocks that are set back, and players who travel.

use super::{fast_folder, open, open_log, place, played, record, records};
use crate::common::prelude::*;
use crate::common::program::{child_test, output};
use jiff::tz::Offset;
use jiff::{SignedDuration, Timestamp};
use sapper::history::played_game::LocalTime;
use sapper::history::statistics::Statistics;
use sapper::platform::local_clock;
use std::env;
use std::fs::File;
use std::time::SystemTime;

/// Where a child adds a game.
const LOG: &str = "SAPPER_TEST_CLOCKS";

fn games(path: &Path) -> Vec<PlayedGame> {
    let (kept, notices) = open_log(path);
    assert_eq!(notices, []);
    kept.list().to_vec()
}

/// The file as a clock that is far behind dates it.
fn is_dated_back(path: &Path) {
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(SystemTime::UNIX_EPOCH).unwrap();
}

#[test]
fn the_order_of_the_games_is_that_in_which_they_ended_whatever_the_clock_said() {
    let folder = fast_folder();
    let path = folder.path().join("games.jsonl");
    let (mut log, _) = open_log(&path);
    let now: Timestamp = "2026-11-20T12:00:00Z".parse().unwrap();
    for (number, verdict) in
        [GameResult::Lost, GameResult::Won, GameResult::Won].into_iter().enumerate()
    {
        let back = SignedDuration::from_hours(24 * 400) * number as i32;
        let game = PlayedGame {
            ended_at: LocalTime::new(now - back, Offset::UTC),
            result: verdict,
            ..played(number as u32)
        };
        assert_eq!(log.add(game), []);
    }
    let ids: Vec<_> = games(&path).iter().map(|game| game.id).collect();
    assert_eq!(ids, [0, 1, 2].map(|number| played(number).id));
    let streaks = Statistics::of(&games(&path)).streaks;
    assert_eq!((streaks.current, streaks.lost), (2, 1));
}

#[test]
fn windows_see_what_another_has_saved_though_its_clock_is_behind() {
    let (_folder, path) = place();
    let (mut one, _) = open::<Scores>(&path);
    let (mut other, _) = open::<Scores>(&path);
    for number in [1, 3] {
        assert_eq!(one.update(move |scores| scores.add(record(number))), []);
        is_dated_back(&path);
        assert_eq!(other.update(move |scores| scores.add(record(number + 1))), []);
        is_dated_back(&path);
    }
    let mut found: Vec<_> = records(&path).iter().map(|it| it.time_ms).collect();
    found.sort_unstable();
    assert_eq!(found, [1, 2, 3, 4].map(|number| record(number).time_ms));

    let path = path.with_file_name("games.jsonl");
    let (mut one, _) = open_log(&path);
    let (mut other, _) = open_log(&path);
    for number in [1, 3] {
        assert_eq!(one.add(played(number)), []);
        is_dated_back(&path);
        assert_eq!(other.add(played(number + 1)), []);
        is_dated_back(&path);
    }
    let ids: Vec<_> = games(&path).iter().map(|game| game.id).collect();
    assert_eq!(ids, [1, 2, 3, 4].map(|number| played(number).id));
}

#[test]
fn a_game_keeps_the_day_that_the_calendar_showed_where_it_was_played() {
    let folder = fast_folder();
    let path = folder.path().join("games.jsonl");
    // At any moment the calendars of the first two show different days.
    let zones = ["KIR-14", "BAK12", "Nowhere/At all", ""];
    for zone in zones {
        let mut child = child_test("storage::clocks::child_that_ends_a_game");
        let plays = output(child.env("TZ", zone).env(LOG, &path));
        assert!(plays.status.success(), "{zone}: {plays:?}");
    }
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("+14:00") && text.contains("-12:00"), "{text}");
    let ended: Vec<LocalTime> = games(&path).iter().map(|game| game.ended_at).collect();
    assert_eq!(ended.len(), zones.len());
    let days = (ended[0].date() - ended[1].date()).get_days();
    assert!((1..=2).contains(&days), "{text}");
    assert!(ended.is_sorted_by_key(|when| when.at));
}

#[test]
fn child_that_ends_a_game() {
    let Ok(path) = env::var(LOG) else { return };
    let (mut log, _) = open_log(Path::new(&path));
    let number = log.list().len() as u32;
    let game = PlayedGame { ended_at: local_clock::now(), ..played(number) };
    assert_eq!(log.add(game), []);
}

#[test]
fn a_clock_far_off_shows_the_first_or_the_last_day_that_can_be_written() {
    let at = |seconds: i64| {
        let span = Duration::from_secs(seconds.unsigned_abs());
        let time = SystemTime::UNIX_EPOCH;
        let time = if seconds < 0 { time.checked_sub(span) } else { time.checked_add(span) };
        // Windows cannot count as far.
        time.map(|time| local_clock::clamped(time).to_string())
    };
    let table = [
        (i64::MIN / 4, "1970-01-01T00:00:00Z"),
        (-315_619_200, "1970-01-01T00:00:00Z"),
        (-1, "1970-01-01T00:00:00Z"),
        (0, "1970-01-01T00:00:00Z"),
        (2_147_483_648, "2038-01-19T03:14:08Z"),
        (253_370_678_400, "9998-12-31T00:00:00Z"),
        (253_402_300_799, "9998-12-31T00:00:00Z"),
        (253_402_300_800, "9998-12-31T00:00:00Z"),
        (316_516_000_000, "9998-12-31T00:00:00Z"),
        (i64::MAX / 4, "9998-12-31T00:00:00Z"),
    ];
    for (seconds, shown) in table {
        assert!(at(seconds).is_none_or(|found| found == shown), "{seconds}");
    }
}
