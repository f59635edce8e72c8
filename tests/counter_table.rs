//! Each counter against its published definition, with numbers worked out by hand, and against the
//! figures that other programs wrote into real recordings.
//!
//! The definitions: minesweepergame.com/statistics.php, and for `est`, STNB and QG the metrics of
//! ms-toollib. What 14 real games are worth by two other programs is in `recorded_games.rs`.

use crate::common::corpus;
use crate::common::prelude::*;
use sapper::game::Choice;
use sapper::game::counters::{Better, ClickPace, Counter, Figures, Tally};
use sapper::replay::formats;
use std::collections::HashSet;

/// A won game of Intermediate.
const WON: Figures = Figures {
    result: Some(GameResult::Won),
    level: Some(Level::Intermediate),
    time_ms: Some(20_000),
    bbbv: Some(50),
    solved: Some(50),
    openings: Some(5),
    islands: Some(8),
    zini: Some(36),
    hzini: Some(40),
    left: Some(30),
    right: Some(20),
    chords: Some(10),
    effective: Some(48),
    flags: Some(18),
    path: Some(512.5),
    clicks_now: Some(4),
};

/// One that was lost after 10 s with 20 of its 50 3BV solved.
const LOST: Figures =
    Figures { result: Some(GameResult::Lost), time_ms: Some(10_000), solved: Some(20), ..WON };

#[test]
fn every_counter_follows_its_definition() {
    // What it is of the game that was won, and of the one that was lost.
    let table = [
        (Counter::Time, "time in seconds", Some(20.0), Some(10.0)),
        (Counter::Left, "left clicks", Some(30.0), Some(30.0)),
        (Counter::Right, "right clicks", Some(20.0), Some(20.0)),
        (Counter::Chords, "chords", Some(10.0), Some(10.0)),
        (Counter::Clicks, "30 + 20 + 10", Some(60.0), Some(60.0)),
        (Counter::ClicksPerSecond, "clicks ÷ time", Some(3.0), Some(6.0)),
        (Counter::ClicksNow, "those of the last second", Some(4.0), Some(4.0)),
        (Counter::Flags, "flags on the board", Some(18.0), Some(18.0)),
        (Counter::Effective, "clicks that changed the board", Some(48.0), Some(48.0)),
        (Counter::Wasted, "60 − 48", Some(12.0), Some(12.0)),
        (Counter::Path, "cells", Some(512.5), Some(512.5)),
        (Counter::Bbbv, "3BV of the board", Some(50.0), Some(50.0)),
        (Counter::Solved, "solved 3BV", Some(50.0), Some(20.0)),
        (Counter::BbbvLeft, "50 − solved", Some(0.0), Some(30.0)),
        (Counter::BbbvPerSecond, "50 ÷ 20, 20 ÷ 10", Some(2.5), Some(2.0)),
        (Counter::Estimated, "20 · 50 ÷ 50, 10 · 50 ÷ 20", Some(20.0), Some(25.0)),
        (Counter::Openings, "openings", Some(5.0), Some(5.0)),
        (Counter::Islands, "islands", Some(8.0), Some(8.0)),
        (Counter::Zini, "ZiNi", Some(36.0), Some(36.0)),
        (Counter::Hzini, "human ZiNi", Some(40.0), Some(40.0)),
        (Counter::Ioe, "50 ÷ 60, 20 ÷ 60", Some(0.833_333), Some(0.333_333)),
        (Counter::Correctness, "48 ÷ 60", Some(0.8), Some(0.8)),
        (Counter::Throughput, "50 ÷ 48, 20 ÷ 48", Some(1.041_667), Some(0.416_667)),
        (Counter::Zne, "36 ÷ 60, only if won", Some(0.6), None),
        (Counter::Znt, "36 ÷ 48, only if won", Some(0.75), None),
        (Counter::Rqp, "20² ÷ 50, 10² ÷ 20", Some(8.0), Some(5.0)),
        // 20^1.7 = 162.836 213 and 10^1.7 = 50.118 723.
        (
            Counter::Stnb,
            "162 · 50 ÷ 20^1.7, 162 · 20 ÷ 10^1.7 · √(20 ÷ 50)",
            Some(49.743_235),
            Some(40.886_036),
        ),
        (Counter::Qg, "20^1.7 ÷ 50, 10^1.7 ÷ 20", Some(3.256_724), Some(2.505_936)),
    ];
    for (counter, definition, won, lost) in table {
        for (figures, expected) in [(WON, won), (LOST, lost)] {
            let value = counter.value(&figures);
            let near = match (value, expected) {
                (Some(value), Some(expected)) => (value - expected).abs() < 1e-6,
                (value, expected) => value == expected,
            };
            assert!(near, "{counter:?}, {definition}: {value:?}, not {expected:?}");
        }
    }
    assert!(Counter::ALL.iter().eq(table.iter().map(|(counter, ..)| counter)), "all, in order");
}

#[test]
fn stnb_has_a_scale_for_each_level_of_races() {
    let stnb = |level| Counter::Stnb.value(&Figures { level: Some(level), ..WON });
    // 50 ÷ 20^1.7 = 0.307 057.
    let near = |level, expected: f64| {
        assert!(stnb(level).is_some_and(|it| (it - expected).abs() < 1e-3), "{level:?}");
    };
    near(Level::Beginner8x8, 11.054);
    near(Level::Intermediate, 49.743);
    near(Level::Expert, 133.570);
    assert_eq!(stnb(Level::Beginner), None, "9 × 9 has none");
    assert_eq!(stnb(Level::with_dimensions(16, 16, 41).expect("a level")), None);
}

#[test]
fn nothing_is_divided_by_zero() {
    let idle = Figures {
        time_ms: Some(0),
        solved: Some(0),
        left: Some(0),
        right: Some(0),
        chords: Some(0),
        effective: Some(0),
        ..LOST
    };
    let of_nothing: Vec<_> =
        Counter::ALL.iter().filter(|counter| counter.value(&idle).is_none()).collect();
    use Counter::{
        BbbvPerSecond, ClicksPerSecond, Correctness, Estimated, Ioe, Qg, Rqp, Stnb, Throughput,
        Zne, Znt,
    };
    let ratios = [
        ClicksPerSecond,
        BbbvPerSecond,
        Estimated,
        Ioe,
        Correctness,
        Throughput,
        Zne,
        Znt,
        Rqp,
        Stnb,
        Qg,
    ];
    assert_eq!(of_nothing, ratios.iter().collect::<Vec<_>>());
}

#[test]
fn what_is_unknown_stays_unknown() {
    for counter in Counter::ALL {
        assert_eq!(counter.value(&Figures::default()), None, "{counter:?}");
    }
}

fn clicked(left: u32, right: u32, chords: u32, effective: u32) -> Tally {
    let mut tally = Tally::default();
    (tally.left, tally.right, tally.chords, tally.effective) = (left, right, chords, effective);
    tally
}

#[test]
fn during_a_game_nothing_is_known_that_depends_on_covered_cells() {
    let tally = clicked(3, 2, 1, 5);
    let live = Figures::during_game(&tally, 2_000, Some(4)).with_clicks_now(1);
    for counter in Counter::ALL {
        assert_eq!(counter.value(&live).is_some(), counter.spec().is_live, "{counter:?}");
    }
    assert_eq!(Counter::BbbvPerSecond.value(&live), Some(2.0), "of what is open");
    let unseen = Figures::during_game(&tally, 2_000, None).with_clicks_now(1);
    for counter in Counter::ALL.iter().filter(|counter| counter.spec().is_live) {
        let known = counter.value(&unseen).is_some();
        assert_eq!(known, !counter.spec().needs_solved, "{counter:?}");
    }
}

#[test]
fn only_what_depends_on_the_time_runs_by_itself() {
    let tally = clicked(3, 0, 0, 3);
    let at = |ms, clicks| Figures::during_game(&tally, ms, Some(4)).with_clicks_now(clicks);
    for counter in Counter::ALL {
        let differs = counter.value(&at(2_000, 3)) != counter.value(&at(4_000, 0));
        assert_eq!(differs, counter.spec().runs, "{counter:?}");
    }
}

#[test]
fn the_pace_counts_the_clicks_of_the_last_second() {
    let mut pace = ClickPace::default();
    for time in [0, 300, 600, 1_200] {
        pace.note(time);
    }
    let at = |time| pace.per_second(time);
    assert_eq!(at(1_200), 3, "those at 300, 600 and 1200 ms");
    assert_eq!(at(1_299), 3);
    assert_eq!(at(1_300), 2, "a second ago is too long ago");
    assert_eq!(at(2_199), 1);
    assert_eq!(at(2_200), 0);
}

#[test]
fn lower_is_better_of_what_is_spent() {
    let better = |counter: Counter| counter.spec().better;
    for counter in [Counter::Time, Counter::Clicks, Counter::Rqp, Counter::Qg, Counter::Wasted] {
        assert_eq!(better(counter), Some(Better::Lower), "{counter:?}");
    }
    for counter in [Counter::BbbvPerSecond, Counter::Ioe, Counter::Stnb, Counter::Zne] {
        assert_eq!(better(counter), Some(Better::Higher), "{counter:?}");
    }
    assert_eq!(better(Counter::Bbbv), None, "a board is no achievement");
}

#[test]
fn names_are_words_that_a_formula_can_have() {
    let mut seen = HashSet::new();
    for counter in Counter::ALL {
        let key = counter.key();
        assert!(key.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{key}");
        assert!(seen.insert(key) && seen.insert(counter.spec().name), "{key} is there twice");
        assert_eq!(Counter::from_key(key), Some(*counter));
    }
}

#[test]
fn programs_wrote_the_same_figures_into_their_recordings() {
    let Some(folder) = corpus("recordings") else { return };
    // From the name of the file, which Arbiter and Metasweeper gave it, or from its head.
    let table = [
        ("mst_HI-SCORE_Exp_49.25_3BV_127_3BVs_2.57.avf", Counter::Time, 49.25, 0.005),
        ("mst_HI-SCORE_Exp_49.25_3BV_127_3BVs_2.57.avf", Counter::Bbbv, 127.0, 0.0),
        // Arbiter cuts decimals off.
        ("mst_HI-SCORE_Exp_49.25_3BV_127_3BVs_2.57.avf", Counter::BbbvPerSecond, 2.575, 0.005),
        ("mst_Beg_15.523bv24.avf", Counter::Bbbv, 24.0, 0.0),
        ("flop_arbiter_beg.avf", Counter::Time, 3.07, 0.005),
        ("flop_Cus_20x20_20mines.avf", Counter::Time, 7.37, 0.005),
        ("flop_Cus_8x30_30mines.avf", Counter::Time, 21.54, 0.005),
        ("flop_wasted_clicks_test.avf", Counter::Time, 65.62, 0.005),
        ("mst_beg_chinese_name.avf", Counter::Time, 9.20, 0.005),
        ("flop_beg.rmv", Counter::Bbbv, 2.0, 0.0),
        ("flop_beg.rmv", Counter::Time, 0.51, 0.006),
        ("flop_int.rmv", Counter::Bbbv, 33.0, 0.0),
        ("mst_exp_98763_FL_1738209872.rmv", Counter::Bbbv, 134.0, 0.0),
        ("mst_exp_98763_FL_1738209872.rmv", Counter::Time, 98.763, 0.0),
        ("mst_test_rmv1_utf8_invalid.rmv", Counter::Bbbv, 128.0, 0.0),
        ("mst_test_rmv1_utf8_invalid.rmv", Counter::Time, 34.88, 0.005),
        ("c_10_129.073_24_0.186.evf", Counter::Time, 129.073, 0.0),
        ("c_10_129.073_24_0.186.evf", Counter::Bbbv, 24.0, 0.0),
        ("c_10_129.073_24_0.186.evf", Counter::BbbvPerSecond, 0.186, 0.0005),
        ("mst_b_5_3.796_3BV_3_3BVs_0.790_v3.evf", Counter::Time, 3.796, 0.0),
        ("mst_b_5_3.796_3BV_3_3BVs_0.790_v3.evf", Counter::Bbbv, 3.0, 0.0),
        ("mst_b_5_3.796_3BV_3_3BVs_0.790_v3.evf", Counter::BbbvPerSecond, 0.790, 0.0005),
        ("mst_b_0_504.985_10_0.020_fake_v4.evf", Counter::Bbbv, 10.0, 0.0),
        ("mst_b_0_504.985_10_0.020_fake_v4.evf", Counter::BbbvPerSecond, 0.020, 0.0005),
    ];
    let mut wrong = Vec::new();
    for (name, counter, expected, within) in table {
        let bytes = fs::read(folder.join(name)).expect("a file of the corpus");
        let read = formats::read(&bytes).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let value = counter.value(&read.recording.figures());
        if !value.is_some_and(|value| (value - expected).abs() <= within + 1e-9) {
            wrong.push(format!("{name}: {counter:?} is {value:?}, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
