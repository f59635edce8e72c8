//! Writing EVF, version 4: what we write is read back as the same game, and a game that the format
//! cannot hold is refused.

use crate::common::corpus;
use crate::common::prelude::*;
use crate::common::random_play::{PlayerInput, any_config, any_input, game, play};
use crate::common::written;
use crate::export::Held;
use proptest::prelude::*;
use sapper::game::counters::Counters;
use sapper::game::pointer::MouseButton;
use sapper::game::rules::{FirstOpening, StartPoint};
use sapper::replay::formats::evf::{EvfRefusal, to_bytes};
use sapper::replay::formats::{self, FileRecording, RecordingFormat, rawvf};
use sapper::replay::{FileDoubts, Metadata, Session};
use std::fmt::Debug;

/// Question marks are not part of the format.
const RULES: Rules = Rules { question_marks: false, ..Rules::WINDOWS_7 };

fn recording(text: &str) -> Recording {
    rawvf::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}"))
}

/// A game in which a cell is opened and the mine flagged, and then lost or won.
fn played(headers: &str, last_click: &str) -> Recording {
    recording(&format!(
        "{headers}Board:\n0*0\nEvents:\n-0.060 start\n-0.060 lc 1 1 (8 8)\n0.000 lr 1 1 (9 8)\n\
         0.300 rc 2 1 (24 8)\n0.350 rr 2 1 (24 8)\n70.000 mv (60 20)\n{last_click}"
    ))
}

const WON: &str = "70.100 lc 3 1 (40 8)\n70.200 lr 3 1 (40 8)\n";

/// Reads what is written.
#[track_caller]
fn read_again(recording: &Recording) -> FileRecording {
    let bytes = to_bytes(recording).expect("the format holds it");
    formats::read(&bytes).unwrap_or_else(|error| panic!("{error:?}"))
}

/// All counters but the path, which differs where the pointer jumped, and the time of an unfinished
/// game, which differs where buttons were forgotten.
fn figures(recording: &Recording) -> impl PartialEq + Debug + use<> {
    let Counters { result, tally, metrics, bbbv_solved, .. } = recording.counters();
    let clicks = [tally.left, tally.right, tally.chords, tally.effective, tally.flags];
    let time = tally.time.filter(|_| result != GameResult::Unfinished);
    (result, time, clicks, metrics, bbbv_solved)
}

fn random_session(
    (rules, config): (Rules, InputConfig),
    seed: u64,
    mines: usize,
    inputs: Vec<(PlayerInput, u64)>,
) -> Session {
    let mut now = Moment(7_000);
    let mut session = Session::new(game(rules, seed, mines, now), config, now);
    let mut held = Held::default();
    for (input, gap) in inputs {
        now.0 += if gap < 700 { gap % 10 } else { 100 * gap };
        if held.accepts(&input) {
            play(&mut session, &input, &mut now);
        }
    }
    session
}

/// What two plain buttons can do on the board.
fn plain_input() -> impl Strategy<Value = PlayerInput> {
    let button = || prop_oneof![Just(MouseButton::Left), Just(MouseButton::Right)];
    prop_oneof![
        4 => (0.0_f32..6.0, 0.0_f32..6.0).prop_map(|(x, y)| PlayerInput::Point(x, y)),
        1 => button().prop_map(|button| PlayerInput::Press(button, false)),
        1 => button().prop_map(PlayerInput::Release),
        4 => button().prop_map(PlayerInput::Click),
    ]
}

proptest! {
    #[test]
    fn a_game_is_read_back_with_its_board_and_every_event(
        seed: u64,
        mines in 0_usize..8,
        mut inputs in proptest::collection::vec((plain_input(), 0_u64..1_000), 1..150),
    ) {
        // All places outside the board are one.
        inputs.insert(0, (PlayerInput::Point(3.0, 3.0), 0));
        let session = random_session((RULES, InputConfig::default()), seed, mines, inputs);
        let Some(recording) = session.recording(Metadata::default()) else { return Ok(()) };
        let again = read_again(&recording).recording;
        prop_assert_eq!(&again.field, &recording.field);
        prop_assert_eq!(again.log.events(), recording.log.events());
        prop_assert_eq!(figures(&again), figures(&recording));
        let (ours, theirs) = (again.counters().tally, recording.counters().tally);
        prop_assert_eq!((ours.path, ours.time), (theirs.path, theirs.time));
    }

    #[test]
    fn a_game_with_any_mouse_settings_keeps_its_figures(
        config in any_config(),
        seed: u64,
        mines in 0_usize..8,
        inputs in proptest::collection::vec((any_input(), 0_u64..1_000), 1..150),
    ) {
        let session = random_session((RULES, config), seed, mines, inputs);
        let Some(recording) = session.recording(Metadata::default()) else { return Ok(()) };
        prop_assert_eq!(figures(&read_again(&recording).recording), figures(&recording));
    }
}

#[test]
fn real_recordings_keep_every_figure() {
    let Some(folder) = corpus("recordings") else { return };
    let files = std::fs::read_dir(folder).expect("the recordings");
    let mut games = 0;
    for file in files.map(|file| file.expect("a file").path()) {
        let bytes = std::fs::read(&file).expect("a recording");
        let Ok(FileRecording { recording, .. }) = formats::read(&bytes) else { continue };
        let again = read_again(&recording).recording;
        let (ours, theirs) = (again.counters(), recording.counters());
        assert_eq!(figures(&again), figures(&recording), "{}", file.display());
        let path = (ours.tally.path, theirs.tally.path);
        assert!((path.0 - path.1).abs() < 1e-6, "{}: {path:?}", file.display());
        assert_eq!(again.metadata.player, recording.metadata.player, "{}", file.display());
        games += 1;
    }
    assert_eq!(games, 21);
}

#[test]
fn a_file_says_of_itself_no_more_than_we_know() {
    let own = "Program: Sapper\nVersion: 1.2\nPlayer: Ann\nTimestamp: 2026-01-31T12:00:10Z\n";
    let bytes = to_bytes(&played(own, WON)).expect("the format holds it");
    // Version 4, completed, with flags; no settings; a row of three cells, one mine, 16 pixels; the
    // mode of Windows 7; 3BV 2; 70.2 s; an unknown country.
    let head = [4, 0x80, 0, 1, 3, 0, 1, 16, 0, 4, 0, 2, 0, 1, 0x12, 0x38, b'X', b'X'];
    assert_eq!(bytes[..18], head);
    let number = |at: usize| u64::from_be_bytes(bytes[at..at + 8].try_into().expect("8 bytes"));
    let ended = 1_769_860_810_000_000;
    assert_eq!(
        (number(18), number(26)),
        (ended - 70_200_000, ended),
        "our games say when they ended"
    );
    // The texts, no device, the mines, no indices.
    assert_eq!(bytes[34..].iter().take(17).copied().collect::<Vec<_>>(), b"Sapper 1.2\0Ann\0\0\0");
    assert_eq!(bytes[51..56], [0, 0, 0b0100_0000, 0, 0]);
    assert_eq!(bytes[bytes.len() - 3..], [0, 0, 0], "the end, and no checksum");

    let read = formats::read(&bytes).expect("EVF");
    assert_eq!((read.format, read.damage), (RecordingFormat::Evf, None));
    let metadata = &read.recording.metadata;
    assert_eq!(metadata.full_program(), "Sapper 1.2");
    assert_eq!(metadata.played_at, "2026-01-31 11:58:59");
    assert_eq!(
        metadata.doubts,
        FileDoubts { unsigned: true, unfair: true, ..FileDoubts::default() }
    );
}

#[test]
fn the_recording_of_another_program_is_a_converted_one() {
    let other = "Program: Minesweeper Arbiter\nVersion: 0.52.3\nPlayer: Ann\n";
    let bytes = to_bytes(&played(other, WON)).expect("the format holds it");
    assert_eq!((bytes[1], bytes[8..10].to_vec()), (0x88, vec![0, 0]), "the standard mode");
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains("Minesweeper Arbiter 0.52.3\0Sapper "), "{text:?}");
    let metadata = read_again(&played(other, WON)).recording.metadata;
    assert_eq!(metadata.full_program(), "Minesweeper Arbiter 0.52.3");
    assert_eq!(metadata.doubts, FileDoubts { unsigned: true, ..FileDoubts::default() });
    let metasweeper = "Program: Metasweeper\nVersion: 3.2.1\n";
    let again = read_again(&played(metasweeper, WON)).recording.metadata;
    assert_eq!(again.full_program(), "Metasweeper 3.2.1");
}

#[test]
fn a_clock_that_ran_before_the_first_opening_keeps_its_time() {
    let text = "Board:\n0*0\nEvents:\n0.000 lc 1 1 (8 8)\n0.010 lr 1 1 (8 8)\n\
                0.900 lc 3 1 (40 8)\n1.000 lr 3 1 (40 8)\n";
    let again = read_again(&recording(text)).recording;
    assert_eq!(again.counters().tally.time, Some(1_000));
    let times: Vec<i32> = again.log.events().iter().map(|event| event.time).collect();
    assert_eq!(times, [0, 0, 900, 1_000]);
}

#[test]
fn lost_games_and_those_without_flags_are_marked() {
    let lost = played("", "70.100 lc 3 1 (40 8)\n70.200 lr 2 1 (30 8)\n");
    assert_eq!(lost.counters().result, GameResult::Unfinished, "the flag holds");
    assert_eq!(to_bytes(&lost).expect("the format holds it")[1], 0x08);
    let text = "Board:\n0*0\nEvents:\n0.000 lc 1 1\n0.000 lr 1 1\n1.000 lc 3 1\n1.000 lr 3 1\n";
    assert_eq!(to_bytes(&recording(text)).expect("the format holds it")[1], 0x98);
}

#[test]
fn what_the_format_cannot_hold_is_refused() {
    let wide = format!("Board:\n{}*0\nEvents:\n0.000 lc 256 1\n0.000 lr 256 1\n", "0".repeat(254));
    assert_eq!(to_bytes(&recording(&wide)), Err(EvfRefusal::Size));
    let marked = "Marks: On\nBoard:\n0*0\nEvents:\n0.000 lc 1 1\n0.000 lr 1 1\n0.100 rc 2 1\n\
                  0.100 rr 2 1\n0.200 rc 2 1\n0.200 rr 2 1\n0.300 rc 2 1\n0.300 rr 2 1\n";
    assert_eq!(to_bytes(&recording(marked)), Err(EvfRefusal::QuestionMarks));
    for rules in [
        Rules { strict: true, ..RULES },
        Rules { fair_guess: true, ..RULES },
        Rules { first_opening: FirstOpening::Unprotected, clock: StartPoint::BoardShown, ..RULES },
    ] {
        let mut other = played("", WON);
        other.rules = rules;
        assert_eq!(to_bytes(&other), Err(EvfRefusal::Rules));
    }
    // Question marks that nobody set do no harm.
    assert!(to_bytes(&played("Marks: On\n", WON)).is_ok());
    assert!(written(&played("Marks: On\n", WON)).contains("Marks: On"), "RAWVF holds them");
}
