//! `sapper scores`: record tables and statistics on the command line.

use crate::common::games;
use crate::common::prelude::*;
use jiff::Timestamp;
use jiff::tz::Offset;
use sapper::cli;
use sapper::cli::scores::Format;
use sapper::config::PlayerName;
use sapper::game::GuessRules;
use sapper::game::counters::Counter;
use sapper::history::Record;
use sapper::history::comparison::Flagging;
use sapper::history::csv::CsvSigns;
use sapper::history::played_game::LocalTime;
use std::collections::BTreeSet;
use unicode_width::UnicodeWidthStr;

/// The slower win has a name, the faster one none.
fn two_wins() -> Scores {
    let mut scores = Scores::default();
    for (name, time_ms, date) in
        [("阿达", 12_345, "2026-11-20T12:34:56.789Z"), ("", 9_008, "2026-11-19T08:00:00Z")]
    {
        scores.add(Record {
            level: LevelKind::Beginner,
            style: Style::Windows7,
            name: PlayerName::new(name).ok(),
            time_ms,
            bbbv: 23,
            date: date.parse().unwrap(),
            replay: None,
            guesses: GuessRules::Off,
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
fn text_output_is_a_table() {
    let scores = two_wins();
    assert_eq!(
        printed(&scores, false),
        "Beginner, Glass\n           \
         Time (s)   3BV  Date (UTC)        Name\n    \
         1.        9.008    23  2026-11-19 08:00  Anonymous\n    \
         2.       12.345    23  2026-11-20 12:34  阿达\n"
    );
}

#[test]
fn json_is_one_array() {
    let scores = two_wins();
    let printed: serde_json::Value = serde_json::from_str(&printed(&scores, true)).unwrap();
    assert_eq!(
        printed,
        serde_json::json!([
            {"level": "beginner", "style": "glass", "guesses": "off", "place": 1, "name": null,
             "time_ms": 9008, "bbbv": 23, "date": "2026-11-19T08:00:00Z"},
            {"level": "beginner", "style": "glass", "guesses": "off", "place": 2, "name": "阿达",
             "time_ms": 12345, "bbbv": 23, "date": "2026-11-20T12:34:56.789Z"},
        ])
    );
}

#[test]
fn without_records_it_says_so_or_prints_an_empty_array() {
    assert!(printed(&Scores::default(), false).starts_with("There are no records yet."));
    assert_eq!(printed(&Scores::default(), true), "[]\n");
}

fn game(number: u64, result: GameResult, time_ms: u64) -> PlayedGame {
    PlayedGame { result, bbbv: 24, solved: 24, ..games::won(number, time_ms) }
}

fn counted(games: &[PlayedGame], json: bool) -> String {
    let mut out = Vec::new();
    cli::scores::run_statistics(games, Flagging::Any, json, &Texts::new(Lang::English), &mut out)
        .unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn statistics_are_printed_by_level_and_style() {
    let games = [
        game(1, GameResult::Won, 12_000),
        game(2, GameResult::Lost, 3_000),
        game(3, GameResult::Unfinished, 3_000),
        game(4, GameResult::Won, 24_000),
    ];
    assert_eq!(
        counted(&games, false),
        "Beginner, Glass\n\
         Played                  3\n\
         Won                     2\n\
         Win rate                66.7%\n\
         Best time               12.000 s\n\
         Median time             18.000 s\n\
         Average time            18.000 s\n\
         Best 3BV/s              2.000\n\
         Average 3BV/s           1.500\n\
         Abandoned               1\n\
         Longest winning streak  1\n\
         Longest losing streak   1\n\
         Current streak          1 win\n\
         In the long run, you will most likely win 21% to 94% of your games (95% confidence).\n"
    );
}

#[test]
fn columns_align_with_wide_chinese_characters() {
    let texts = Texts::new(Lang::SimplifiedChinese);
    let mut out = Vec::new();
    cli::scores::run(&two_wins(), false, &texts, &mut out).unwrap();
    let table = String::from_utf8(out).unwrap();
    let ends = |line: &str, column: &str| line[..line.find(column).unwrap() + column.len()].width();
    let [_, heads, first, second] = table.lines().collect::<Vec<_>>()[..] else {
        panic!("{table}");
    };
    assert_eq!(ends(first, "9.008"), ends(second, "12.345"), "{table}");
    assert_eq!(ends(heads, texts.get("scores-time")), ends(second, "12.345"), "{table}");
    assert_eq!(ends(heads, texts.get("records-3bv")), ends(second, " 23"), "{table}");

    let mut out = Vec::new();
    cli::scores::run_statistics(
        &[game(1, GameResult::Won, 5)],
        Flagging::Any,
        false,
        &texts,
        &mut out,
    )
    .unwrap();
    let statistics = String::from_utf8(out).unwrap();
    let pairs = statistics.lines().filter_map(|line| line.rsplit_once("  "));
    let widths: BTreeSet<usize> = pairs.map(|(name, _)| name.width()).collect();
    assert_eq!(widths.len(), 1, "{statistics}");
}

#[test]
fn statistics_as_json_are_one_array() {
    let games = [game(1, GameResult::Lost, 3_000), game(2, GameResult::Lost, 3_000)];
    let printed: serde_json::Value = serde_json::from_str(&counted(&games, true)).unwrap();
    let row = &printed[0];
    assert_eq!((&row["level"], &row["played"]), (&"beginner".into(), &2.into()));
    assert_eq!((&row["win_rate"], &row["streak"]), (&0.0.into(), &(-2).into()));
    assert!(row["best_ms"].is_null() && row["interval"][0] == 0.0);
}

#[test]
fn without_games_the_statistics_say_so() {
    assert!(counted(&[], false).starts_with("There are no finished games yet."));
    assert_eq!(counted(&[], true), "[]\n");
}

fn by(games: &[PlayedGame], by: Counter, flagging: Flagging, format: Format) -> String {
    let texts = Texts::new(Lang::English);
    let mut out = Vec::new();
    let scores = Scores::default();
    cli::scores::run_best(games, &scores, (by, flagging), (format, &texts), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// Two wins with 24 3BV: the slower one with fewer clicks, and without a flag.
fn compared() -> [PlayedGame; 2] {
    let quick = game(1, GameResult::Won, 9_000);
    [
        quick,
        PlayedGame { left: 24, right: 0, flagged: Some(false), ..game(2, GameResult::Won, 12_000) },
    ]
}

#[test]
fn the_best_games_are_printed_by_any_counter() {
    let games = compared();
    assert_eq!(
        by(&games, Counter::Ioe, Flagging::Any, Format::Text).lines().collect::<Vec<_>>(),
        [
            "Beginner, Glass",
            "      IOE      Time  3BV        Date (UTC)  Name",
            "1.  0.923  12.000 s   24  2026-11-20 20:31  Anonymous",
            "2.  0.667   9.000 s   24  2026-11-20 20:31  Anonymous",
        ]
    );
    let unflagged = by(&games, Counter::Time, Flagging::Without, Format::Text);
    assert!(unflagged.contains("1.  12.000 s") && unflagged.lines().count() == 3, "{unflagged}");
    assert!(by(&[], Counter::Rqp, Flagging::Any, Format::Text).starts_with("There are no"));
}

#[test]
fn programs_get_the_value_that_is_compared_last() {
    let games = compared();
    assert_eq!(
        by(&games, Counter::Clicks, Flagging::With, Format::Csv(CsvSigns::new(false))),
        "level,style,guesses,place,name,time_ms,bbbv,date,by,value\r\n\
         beginner,glass,off,1,,9000,24,2026-11-20T20:31:05.123Z,clicks,36.0\r\n"
    );
    let json = by(&games, Counter::Clicks, Flagging::Any, Format::Json);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json[0]["by"], &json[0]["value"]), (&"clicks".into(), &26.0.into()));
    assert_eq!(json[1]["place"], 2);
}

#[test]
fn sessions_are_printed_with_their_games() {
    let at = |minute: i64, game: PlayedGame| {
        let at = Timestamp::from_second(1_790_000_000 + 60 * minute).unwrap();
        PlayedGame { ended_at: LocalTime::new(at, Offset::UTC), ..game }
    };
    let games = [
        at(0, game(1, GameResult::Won, 12_000)),
        at(20, game(2, GameResult::Lost, 5_000)),
        at(25, game(3, GameResult::Won, 18_000)),
        at(90, game(4, GameResult::Lost, 5_000)),
    ];
    let printed = |format| {
        let mut out = Vec::new();
        let style = (format, &Texts::new(Lang::English));
        cli::scores::run_sessions(&games, Flagging::Any, style, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    };
    assert_eq!(
        printed(Format::Csv(CsvSigns::new(false))),
        "level,style,guesses,first,last,played,won,best_ms,mean_ms\r\n\
         beginner,glass,off,2026-09-21T14:13:20+00:00,2026-09-21T14:38:20+00:00,3,2,12000,15000.0\r\n\
         beginner,glass,off,2026-09-21T15:43:20+00:00,2026-09-21T15:43:20+00:00,1,0,,\r\n"
    );
    let text = printed(Format::Text);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], "Beginner, Glass");
    assert!(lines[2].starts_with("2026-09-21 14:13  2026-09-21 14:38"), "{text}");
    assert!(lines[2].ends_with("12.000 s  15.000 s"), "{text}");
    assert!(lines[3].ends_with("–  –"), "{text}");
}
