//! Real recorded games: replaying them gives the counters that two other programs print.
//!
//! The games stand beside the folder that `SAPPER_CORPUS` names; without it these tests are
//! skipped. `oracle_a` and `oracle_b` of `expected.json` are two programs that share no code. In
//! clicks the rules of play agree with the second, in effective clicks with the first, which
//! prints its ratios with three decimals.

use crate::common::prelude::*;
use crate::common::{corpus, written};
use sapper::game::counters::{Counter, Counters};
use sapper::replay::{ClickKind, Session};
use serde_json::Value;

fn recording(name: &str, folder: &Path) -> Recording {
    let text = fs::read(folder.join(name)).expect("a file of the corpus");
    read_recording(text.as_slice()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What differs in one game from what the other programs say, one line a figure.
fn differences(game: &Value, recording: &Recording, counters: &Counters) -> Vec<String> {
    let (a, b) = (&game["oracle_a"], &game["oracle_b"]);
    // One game was too old for the second program; the first one says the same of all others.
    let either = |in_b: &str, in_a: &str| b.get(in_b).or(a.get(in_a)).and_then(Value::as_i64);
    let (tally, worth) = (counters.tally, counters.metrics);
    // The second program starts the clock with the first opening even where the file does not.
    let time = a["Time"].as_f64().map(|seconds| (seconds * 1_000.0).round());
    let ratio = b["rtime_ms"].as_f64().zip(time).map_or(1.0, |(its, time)| time / its);
    let at_our_time = |figure: &str, power: f64| {
        Value::from(b[figure].as_f64().map(|figure| figure * ratio.powf(power)))
    };
    let clicks = a["Clicks"].as_i64();
    let wasted = a["WastedClicks"].as_i64();
    let effective = clicks.zip(wasted).map(|(clicks, wasted)| clicks - wasted);
    let size = recording.field.size();
    let whole = [
        ("rows", i64::from(size.rows()), game["rows"].as_i64()),
        ("cols", i64::from(size.cols()), game["cols"].as_i64()),
        ("mines", i64::from(recording.field.mines()), game["mines"].as_i64()),
        ("3BV", i64::from(worth.bbbv), either("bbbv", "3BV")),
        ("solved", i64::from(counters.bbbv_solved), either("bbbv_solved", "Solved3BV")),
        ("openings", i64::from(worth.openings), either("op", "Openings")),
        ("islands", i64::from(worth.islands), either("isl", "Islands")),
        ("ZiNi", i64::from(worth.zini), either("zini", "ZiNi")),
        ("HZiNi", i64::from(worth.hzini), either("hzini", "HZiNi")),
        ("left", i64::from(tally.left), either("left", "LeftClicks")),
        ("right", i64::from(tally.right), either("right", "RightClicks")),
        ("chords", i64::from(tally.chords), either("double", "DoubleClicks")),
        ("flags", i64::from(tally.flags), either("flag", "Flags")),
        ("effective", i64::from(tally.effective), effective),
        ("time", tally.time.map_or(-1, |ms| ms as i64), time.map(|ms| ms as i64)),
    ];
    let ratios = [
        ("IOE", counters.ioe(), &a["IOE"], 0.000_5),
        ("correctness", counters.correctness(), &a["Correctness"], 0.000_5),
        ("throughput", counters.throughput(), &a["Throughput"], 0.000_5),
        ("RQP", counters.rqp(), &at_our_time("rqp", 2.0), 1e-9),
        ("QG", counters.value(Counter::Qg), &at_our_time("qg", 1.7), 1e-9),
        // It has 0 where there is none.
        ("STNB", counters.value(Counter::Stnb).or(Some(0.0)), &at_our_time("stnb", -1.7), 1e-9),
    ];
    let differ = ratios.into_iter().filter_map(|(name, ours, theirs, within)| {
        let theirs = theirs.as_f64()?;
        let near = ours.is_some_and(|ours| (ours - theirs).abs() <= within + 1e-12);
        (!near).then(|| format!("{name}: {ours:?}, not {theirs}"))
    });
    whole
        .into_iter()
        .filter(|(_, ours, theirs)| Some(*ours) != *theirs)
        .map(|(name, ours, theirs)| format!("{name}: {ours}, not {theirs:?}"))
        .chain(differ)
        .collect()
}

#[test]
fn every_counter_of_every_real_game_is_right() {
    let Some(folder) = corpus("replays") else { return };
    let text = fs::read_to_string(folder.join("expected.json")).expect("expected.json");
    let games: Vec<Value> = serde_json::from_str(&text).expect("a list of games");
    assert_eq!(games.len(), 14);
    let mut wrong = Vec::new();
    for game in &games {
        let name = game["file"].as_str().expect("a file name");
        let recording = recording(name, &folder);
        let counters = Playback::new(recording.clone()).play_to_end();
        let verdict = match counters.result {
            GameResult::Won => "won",
            GameResult::Lost | GameResult::Unfinished => "lost or unfinished",
        };
        if Some(verdict) != game["result"].as_str() {
            wrong.push(format!("{name}: {verdict}, not {}", game["result"]));
        }
        let differences = differences(game, &recording, &counters);
        wrong.extend(differences.into_iter().map(|what| format!("{name}: {what}")));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Every recording of the corpus that is whole.
fn recordings() -> Vec<(String, Recording)> {
    let Some(folder) = corpus("replays") else {
        return Vec::new();
    };
    let files = fs::read_dir(&folder).expect("the real games");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a name"));
    names
        .filter(|name| name.ends_with(".rawvf") && !name.starts_with("error"))
        .map(|name| (name.clone(), recording(&name, &folder)))
        .collect()
}

#[test]
fn a_replay_can_seek_from_any_time_to_any_other() {
    for (name, recording) in recordings() {
        let mut playback = Playback::new(recording.clone());
        let (begin, end) = (playback.begin(), playback.end());
        let long = end - begin;
        // Here and there, back and forth, and beyond both ends.
        for part in [7, 3, 3, 9, 1, 10, 0, 5, 12, -2, 8, 2] {
            playback.seek(begin + long / 10 * part);
            let time = playback.time();
            let mut plain = Session::for_replay(recording.game());
            let seen = recording.log.events().iter().take_while(|event| event.time <= time);
            for &event in seen {
                plain.replay(event, Moment((event.time - begin) as u64));
            }
            assert!(playback.session() == &plain, "{name} at {time} ms");
            assert_eq!(time, (begin + long / 10 * part).clamp(begin, end));
        }
    }
}

#[test]
fn a_replay_steps_by_event_in_both_directions() {
    for (name, recording) in recordings() {
        let mut playback = Playback::new(recording);
        let mut seen = vec![(playback.time(), playback.session().clone())];
        while playback.position().0 < 300 && playback.step() {
            seen.push((playback.time(), playback.session().clone()));
        }
        while let Some((time, stage)) = seen.pop() {
            assert!(playback.session() == &stage, "{name} at {time} ms");
            assert_eq!(playback.time(), time, "{name}");
            assert_eq!(playback.step_back(), !seen.is_empty());
        }
    }
}

#[test]
fn the_time_bar_has_a_tick_for_each_click() {
    for (name, recording) in recordings() {
        let mut playback = Playback::new(recording);
        let tally = playback.play_to_end().tally;
        let count = |kind| {
            let ticks = playback.clicks.iter().filter(|tick| tick.kind == kind);
            ticks.count() as u32
        };
        assert_eq!(count(ClickKind::Left), tally.left, "{name}");
        assert_eq!(count(ClickKind::Chord), tally.chords, "{name}");
        assert!(count(ClickKind::Right) >= tally.right, "{name}: presses that begin chords too");
        let effective = playback.clicks.iter().filter(|tick| tick.effective);
        assert_eq!(effective.count() as u32, tally.effective, "{name}");
    }
}

#[test]
fn real_recordings_are_written_and_read_back_equal() {
    for (name, recording) in recordings() {
        let text = written(&recording);
        let again =
            read_recording(text.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(again.metadata, recording.metadata, "{name}");
        let figures = |recording| {
            let Counters { result: verdict, tally, bbbv_solved: solved, .. } =
                Playback::new(recording).play_to_end();
            let clicks = (tally.left, tally.right, tally.chords, tally.effective);
            (verdict, solved, clicks, tally.time, tally.path)
        };
        assert_eq!(figures(again), figures(recording), "{name}");
    }
}

#[test]
fn broken_recordings_give_an_error() {
    let Some(folder) = corpus("replays") else { return };
    let error = |name| {
        let text = fs::read(folder.join(name)).expect("a file of the corpus");
        read_recording(text.as_slice()).expect_err(name)
    };
    assert_eq!(
        error("error_parser_unexpected_end.rawvf"),
        "line 16: the recording ends before any button is released"
    );
    assert_eq!(error("error_video_invalid_event.rawvf"), "line 831: “ll” is not a valid event");
}
