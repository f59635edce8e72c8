//! Real recorded games, played back on the road that live play takes, come out as two other
//! programs say.
//!
//! The games stand beside the folder that `SAPPER_CORPUS` names; without it these tests are
//! skipped. `oracle_a` and `oracle_b` of `expected.json` are two programs that share no code. In
//! clicks the rules of play agree with the second, in effective clicks with the first, which
//! prints its ratios with three decimals.

use crate::common::{corpus, read_recording};
use sapper::game::Moment;
use sapper::game::counters::{Counters, GameResult};
use sapper::replay::formats::rawvf;
use sapper::replay::{ClickKind, Playback, Recording, Session};
use serde_json::Value;
use std::fs;
use std::path::Path;

fn film(name: &str, folder: &Path) -> Recording {
    let text = fs::read(folder.join(name)).expect("a file of the corpus");
    read_recording(text.as_slice()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What differs in one game from what the other programs say, one line a figure.
fn differences(game: &Value, film: &Recording, counters: &Counters) -> Vec<String> {
    let (a, b) = (&game["oracle_a"], &game["oracle_b"]);
    // One game was too old for the second program; the first one says the same of all others.
    let either = |in_b: &str, in_a: &str| b.get(in_b).or(a.get(in_a)).and_then(Value::as_i64);
    let (tally, worth) = (counters.tally, counters.metrics);
    let time = b["rtime_ms"].as_i64().or_else(|| {
        let seconds = a["Time"].as_f64()?;
        Some((seconds * 1_000.0).round() as i64)
    });
    let clicks = a["Clicks"].as_i64();
    let wasted = a["WastedClicks"].as_i64();
    let effective = clicks.zip(wasted).map(|(clicks, wasted)| clicks - wasted);
    let size = film.field.size();
    let whole = [
        ("rows", i64::from(size.rows()), game["rows"].as_i64()),
        ("cols", i64::from(size.cols()), game["cols"].as_i64()),
        ("mines", i64::from(film.field.mines()), game["mines"].as_i64()),
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
        ("time", tally.time.map_or(-1, |ms| ms as i64), time),
    ];
    let ratios = [
        ("IOE", counters.ioe(), &a["IOE"], 0.000_5),
        ("correctness", counters.correctness(), &a["Correctness"], 0.000_5),
        ("throughput", counters.throughput(), &a["Throughput"], 0.000_5),
        ("RQP", counters.rqp(), &b["rqp"], 1e-9),
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
fn every_figure_of_every_real_game_is_right() {
    let Some(folder) = corpus("replays") else { return };
    let text = fs::read_to_string(folder.join("expected.json")).expect("expected.json");
    let games: Vec<Value> = serde_json::from_str(&text).expect("a list of games");
    assert_eq!(games.len(), 14);
    let mut wrong = Vec::new();
    for game in &games {
        let name = game["file"].as_str().expect("a file name");
        let film = film(name, &folder);
        let counters = Playback::new(film.clone()).play_to_end();
        let verdict = match counters.result {
            GameResult::Won => "won",
            GameResult::Lost | GameResult::Unfinished => "lost or unfinished",
        };
        if Some(verdict) != game["result"].as_str() {
            wrong.push(format!("{name}: {verdict}, not {}", game["result"]));
        }
        let differences = differences(game, &film, &counters);
        wrong.extend(differences.into_iter().map(|what| format!("{name}: {what}")));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Every recording of the corpus that is whole.
fn films() -> Vec<(String, Recording)> {
    let Some(folder) = corpus("replays") else {
        return Vec::new();
    };
    let files = fs::read_dir(&folder).expect("the real games");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a name"));
    names
        .filter(|name| name.ends_with(".rawvf") && !name.starts_with("error"))
        .map(|name| (name.clone(), film(&name, &folder)))
        .collect()
}

#[test]
fn any_time_of_a_film_is_reached_from_any_other() {
    for (name, film) in films() {
        let mut projector = Playback::new(film.clone());
        let (begin, end) = (projector.begin(), projector.end());
        let long = end - begin;
        // Here and there, back and forth, and beyond both ends.
        for part in [7, 3, 3, 9, 1, 10, 0, 5, 12, -2, 8, 2] {
            projector.seek(begin + long / 10 * part);
            let time = projector.time();
            let mut plain = Session::for_replay(film.game());
            let seen = film.log.events().iter().take_while(|event| event.time <= time);
            for &event in seen {
                plain.replay(event, Moment((event.time - begin) as u64));
            }
            assert!(projector.session() == &plain, "{name} at {time} ms");
            assert_eq!(time, (begin + long / 10 * part).clamp(begin, end));
        }
    }
}

#[test]
fn a_film_is_stepped_through_event_by_event_both_ways() {
    for (name, film) in films() {
        let mut projector = Playback::new(film);
        let mut seen = vec![(projector.time(), projector.session().clone())];
        while projector.position().0 < 300 && projector.step() {
            seen.push((projector.time(), projector.session().clone()));
        }
        while let Some((time, stage)) = seen.pop() {
            assert!(projector.session() == &stage, "{name} at {time} ms");
            assert_eq!(projector.time(), time, "{name}");
            assert_eq!(projector.step_back(), !seen.is_empty());
        }
    }
}

#[test]
fn the_time_bar_has_a_tick_for_each_click() {
    for (name, film) in films() {
        let mut projector = Playback::new(film);
        let tally = projector.play_to_end().tally;
        let count = |kind| {
            let ticks = projector.clicks.iter().filter(|tick| tick.kind == kind);
            ticks.count() as u32
        };
        assert_eq!(count(ClickKind::Left), tally.left, "{name}");
        assert_eq!(count(ClickKind::Chord), tally.chords, "{name}");
        assert!(count(ClickKind::Right) >= tally.right, "{name}: presses that begin chords too");
        let effective = projector.clicks.iter().filter(|tick| tick.effective);
        assert_eq!(effective.count() as u32, tally.effective, "{name}");
    }
}

#[test]
fn a_real_recording_is_written_and_read_back_the_same() {
    for (name, film) in films() {
        let mut text = Vec::new();
        rawvf::write(&film, &mut text).expect("written to memory");
        let again =
            read_recording(text.as_slice()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(again.metadata, film.metadata, "{name}");
        let figures = |film| {
            let Counters { result: verdict, tally, bbbv_solved: solved, .. } =
                Playback::new(film).play_to_end();
            let clicks = (tally.left, tally.right, tally.chords, tally.effective);
            (verdict, solved, clicks, tally.time, tally.path)
        };
        assert_eq!(figures(again), figures(film), "{name}");
    }
}

#[test]
fn the_broken_ones_are_told_of() {
    let Some(folder) = corpus("replays") else { return };
    let told = |name| {
        let text = fs::read(folder.join(name)).expect("a file of the corpus");
        read_recording(text.as_slice()).expect_err(name)
    };
    assert_eq!(
        told("error_parser_unexpected_end.rawvf"),
        "line 16: the recording ends before any button is released"
    );
    assert_eq!(told("error_video_invalid_event.rawvf"), "line 831: “ll” is not a valid event");
}
