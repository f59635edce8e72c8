//! Saved games and recordings of earlier versions, in folders named after the version, still mean
//! the same. They came from random play with all pointer settings; `expected.json` has the results
//! in that version.

use crate::common::prelude::*;
use crate::common::written;
use sapper::game::counters::Tally;
use sapper::replay::Metadata;
use sapper::replay::formats::rawvf;
use sapper::storage::saved_session::SessionFile;
use serde_json::{Value, json};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/earlier_files/0.1.0")
}

/// The files whose name begins so, and what is expected of each.
fn files(kind: &str) -> Vec<(String, Value)> {
    let text = fs::read_to_string(folder().join("expected.json")).unwrap();
    let expected: serde_json::Map<String, Value> = serde_json::from_str(&text).unwrap();
    expected.into_iter().filter(|(name, _)| name.starts_with(kind)).collect()
}

fn cells(game: &Game) -> Value {
    let size = game.size();
    let cell = |pos| match game.cell(pos) {
        VisibleCell::Covered => '#',
        VisibleCell::Flag => 'F',
        VisibleCell::WrongFlag => 'W',
        VisibleCell::Question => '?',
        VisibleCell::Mine => '*',
        VisibleCell::HitMine => 'X',
        VisibleCell::Open(number) => char::from(b'0' + number),
    };
    let row = |row| (0..size.cols()).map(|col| cell(Pos::new(row, col))).collect::<String>();
    (0..size.rows()).map(row).collect()
}

#[track_caller]
fn assert_clicks(name: &str, tally: Tally, expected: &Value) {
    let mut expected = expected.clone();
    let path = expected["path"].take().as_f64().unwrap();
    // The path outside the board counted then.
    assert!(tally.path <= path + 1e-9, "{name}: {} instead of {path}", tally.path);
    let found = json!({
        "left": tally.left, "right": tally.right, "chords": tally.chords,
        "effective": tally.effective, "flags": tally.flags, "time_ms": tally.time, "path": null,
    });
    assert_eq!(found, expected, "{name}");
}

#[test]
fn a_saved_game_can_be_continued() {
    for (name, expected) in files("session") {
        let data = tempfile::tempdir().unwrap();
        fs::copy(folder().join(&name), data.path().join("session.toml")).unwrap();
        let folders = Folders::at(data.path(), data.path());
        let (_file, left, notices) = SessionFile::open(Some(&folders), |_| true);
        assert_eq!(notices, [], "{name}");
        let saved = left.game.expect(&name);
        assert_eq!(json!(saved.helped), expected["helped"], "{name}");
        let mut session = saved.game.resume(InputConfig::default(), Moment(3)).expect(&name);
        assert_eq!(cells(session.game()), expected["cells"], "{name}");
        assert_clicks(&name, session.tally(), &expected["clicks"]);
        let elapsed = session.game().elapsed(Moment(99_000));
        assert_eq!(json!(elapsed), expected["elapsed_ms"], "{name}");
        let opened = &expected["after_opening_the_last_cell"];
        if !opened.is_null() {
            session.perform(Action::Open(Pos::new(7, 7)), Moment(900));
            assert_eq!(&cells(session.game()), opened, "{name}");
        }
        if session.game().phase() == Phase::Paused {
            session.perform(Action::Resume, Moment(100_000));
            let recording = session.recording(Metadata::default()).expect(&name);
            let tally = Playback::new(recording).play_to_end().tally;
            assert_clicks(&name, tally, &expected["clicks"]);
        }
    }
}

#[test]
fn a_recording_shows_the_same_game() {
    for (name, expected) in files("game") {
        let text = fs::read(folder().join(&name)).unwrap();
        let recording = rawvf::read(text.as_slice()).expect(&name);
        assert_eq!(recording.metadata.player, "王小明 Renée");
        assert!(!recording.metadata.helped);
        let text = written(&recording);
        for recording in [recording, rawvf::read(text.as_bytes()).expect(&name)] {
            let mut playback = Playback::new(recording);
            let counters = playback.play_to_end();
            assert_eq!(cells(playback.session().game()), expected["cells"], "{name}");
            assert_clicks(&name, counters.tally, &expected["clicks"]);
            assert_eq!(json!(counters.bbbv_solved), expected["solved"], "{name}");
            assert_eq!(json!(format!("{:?}", counters.result)), expected["result"], "{name}");
        }
    }
}
