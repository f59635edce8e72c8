//! MVF, the recordings of Minesweeper Clone: what is read from them.

mod damage;

use crate::common::corpus;
use crate::common::prelude::*;
use sapper::game::pointer::MouseButton::{Left, Middle, Right};
use sapper::replay::formats::{self, DecodedGame, MouseEvent, RecordingFormat, decode};
use sapper::replay::{EventKind, Metadata};

/// A state of the mouse: time in ms, x, y, and the buttons that are down.
type State = (u64, u64, u64, &'static str);

/// Digits that give the order of bits for a key, as they were published.
const ORDER_0_97: (u16, &str) = (56_766, "0340782620344987807234366450751578936573");
const ORDER_2007: (u16, &str) = (42_212, "421508189608610398688209390067549806628019570508");

/// A game on a board of 5 columns and 3 rows, in which the pointer once leaves the board.
const STATES: [State; 8] = [
    (0, 24, 8, "L"),
    (0, 24, 8, ""),
    (400, 8, 8, "R"),
    (500, 8, 8, "R"),
    (500, 8, 8, ""),
    (1_250, 40, 8, "LR"),
    (1_290, 41, 9, "M"),
    (1_300, 41, 9, ""),
];

fn events() -> Vec<MouseEvent> {
    let event = |time, kind, x, y| MouseEvent { time, kind, x, y };
    vec![
        event(0, EventKind::Press(Left), 24, 8),
        event(0, EventKind::Release(Left), 24, 8),
        event(400, EventKind::Move, 8, 8),
        event(400, EventKind::Press(Right), 8, 8),
        event(500, EventKind::Release(Right), 8, 8),
        event(1_250, EventKind::Move, 40, 8),
        event(1_250, EventKind::Press(Left), 40, 8),
        event(1_250, EventKind::Press(Right), 40, 8),
        event(1_290, EventKind::Move, 41, 9),
        event(1_290, EventKind::Press(Middle), 41, 9),
        event(1_290, EventKind::Release(Left), 41, 9),
        event(1_290, EventKind::Release(Right), 41, 9),
        event(1_300, EventKind::Release(Middle), 41, 9),
    ]
}

fn text(text: &str) -> Vec<u8> {
    [&[text.len() as u8], text.as_bytes()].concat()
}

/// The header of a release.
fn header(years: &str, version: &str) -> Vec<u8> {
    let author = "Rodrigo Silveira Camargo";
    let texts = ["Minesweeper Clone", years, author, version].map(text);
    [texts.concat(), vec![1, 2, 3]].concat()
}

/// Shuffles the bits of a number.
fn shuffled(number: u64, digits: &str) -> Vec<u8> {
    let mut order: Vec<usize> = (0..digits.len()).collect();
    order.sort_by_key(|&place| digits.as_bytes()[place]);
    let mut bytes = vec![0; digits.len() / 8];
    for (bit, place) in order.into_iter().enumerate() {
        bytes[place / 8] |= ((number >> bit & 1) as u8) << (place % 8);
    }
    bytes
}

fn record((time, x, y, down): State, is_0_97: bool) -> Vec<u8> {
    let is_down = |button| u64::from(down.contains(button));
    let buttons = is_down('R') | is_down('M') << 1 | is_down('L') << 2;
    if is_0_97 {
        let time = (time % 1_000 / 10) | ((time / 1_000) << 7);
        shuffled(buttons | y << 3 | x << 12 | time << 21 | 1 << 38, ORDER_0_97.1)
    } else {
        shuffled(buttons | (y + 32) << 3 | (x + 32) << 14 | time << 25 | 1 << 47, ORDER_2007.1)
    }
}

/// What follows the header, up to the records.
fn game(is_0_97: bool, mode: u8, states: usize) -> Vec<u8> {
    let mut bytes = vec![5, 22, 7, 221, 15, 12, 9, 4, mode, 0, 1, 30];
    if is_0_97 {
        bytes.extend([0; 10]);
    }
    bytes.extend([1, 5, 3, 0, 3, 1, 1, 5, 1, 1, 3]);
    bytes.extend(text("Ann"));
    bytes.extend(if is_0_97 { ORDER_0_97.0 } else { ORDER_2007.0 }.to_be_bytes());
    bytes.extend([0, 0, states as u8]);
    bytes
}

fn headed(header: &[u8], is_0_97: bool, states: &[State]) -> Vec<u8> {
    let records = states.iter().flat_map(|&state| record(state, is_0_97)).collect();
    [header.to_vec(), game(is_0_97, 1, states.len()), records, vec![9; 32]].concat()
}

fn of_0_97(states: &[State]) -> Vec<u8> {
    headed(&header("2004-2005", "version 0.97 beta"), true, states)
}

fn of_2007(states: &[State]) -> Vec<u8> {
    headed(&header("2004-2007", "2007 release 2"), false, states)
}

/// The ends of files without a header.
#[derive(Debug, Clone, Copy)]
enum End {
    Until0_96,
    Of0_76,
    Until0_75,
}

/// A beginner's game with mines in the right column and at the top.
fn unheaded(states: &[State], end: End) -> Vec<u8> {
    let mut bytes = vec![8, 8, 0, 10];
    bytes.extend((0..8).flat_map(|row| [7, row]).chain([0, 0, 0, 2]));
    bytes.extend([1, 0]);
    let record = |&(time, x, y, down): &State| {
        let is_down = |button| u8::from(down.contains(button));
        let buttons = is_down('L') | is_down('M') << 1 | is_down('R') << 2;
        let (seconds, hundredths) = ((time / 1_000) as u8, (time % 1_000 / 10) as u8);
        [seconds, hundredths, buttons, 0, x as u8, 0, y as u8, 0]
    };
    bytes.extend(states.iter().flat_map(record));
    bytes.extend([0x26, 5, 0, 1, 0xBA, 0]);
    let last = states.last().map_or(0, |last| last.0);
    bytes.extend([0, (last / 1_000) as u8, (last % 1_000 / 10) as u8]);
    let name = format!("{:100}", "Ann");
    match end {
        End::Until0_96 => {
            bytes.extend(name.as_bytes());
            bytes.extend([&[0][..], &[200; 20], &[0]].concat());
        }
        End::Of0_76 => bytes.extend([name.as_bytes(), b"0123456789"].concat()),
        End::Until0_75 => bytes.extend(b"0123456789"),
    }
    bytes
}

#[track_caller]
fn decoded(bytes: &[u8]) -> DecodedGame {
    let recording = formats::read(bytes).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(recording.format, RecordingFormat::Mvf);
    decode(RecordingFormat::Mvf, bytes).unwrap()
}

#[test]
fn every_release_has_the_board_the_events_and_the_player() {
    let funny = header("2004-2008", "version Fun Mode!");
    let files = [
        (of_0_97(&STATES), "0.97 beta"),
        (of_2007(&STATES), "2007 release 2"),
        (headed(&header("2004-2006", "2006 release 1"), false, &STATES), "2006 release 1"),
        (headed(&funny, true, &STATES), "Funny Mode"),
        (headed(&[0; 7], true, &STATES), "0.97 beta"),
    ];
    for (bytes, version) in files {
        let game = decoded(&bytes);
        assert_eq!(game.size, BoardSize::new(3, 5).unwrap());
        assert_eq!(game.mines, [Pos::new(0, 0), Pos::new(0, 4), Pos::new(2, 0)]);
        assert!(game.question_marks);
        assert_eq!(game.events, events(), "{version}");
        assert_eq!(game.damage, None);
        let metadata = Metadata {
            player: "Ann".to_owned(),
            program: "Minesweeper Clone".to_owned(),
            version: version.to_owned(),
            played_at: "2013-05-22 15:12:09".to_owned(),
            ..Metadata::default()
        };
        assert_eq!(game.metadata, metadata);
    }
}

#[test]
fn files_before_0_97_have_no_header() {
    let ends = [
        (End::Until0_96, "Ann", "0.8 to 0.96"),
        (End::Of0_76, "Ann", "0.76"),
        (End::Until0_75, "", "up to 0.75"),
    ];
    for (end, player, version) in ends {
        let game = decoded(&unheaded(&STATES, end));
        assert_eq!(game.size, BoardSize::new(8, 8).unwrap());
        assert_eq!(game.mines.len(), 10);
        assert_eq!(game.mines[9], Pos::new(2, 0));
        assert!(game.question_marks);
        assert_eq!(game.events, events(), "{end:?}");
        assert_eq!(game.damage, None, "{end:?}");
        assert_eq!((&*game.metadata.player, &*game.metadata.version), (player, version));
        assert_eq!(game.metadata.played_at, "");
    }
}

#[test]
fn the_last_state_of_an_old_file_has_no_buttons() {
    let mut states = STATES.to_vec();
    states.truncate(7);
    let last = MouseEvent { time: 1_290, kind: EventKind::Release(Middle), x: 41, y: 9 };
    let game = decoded(&unheaded(&states, End::Until0_96));
    assert_eq!(game.events.last(), Some(&last));
    assert_eq!(decoded(&of_0_97(&states)).events.len() + 1, game.events.len());
}

#[test]
fn the_first_state_is_one_event() {
    let table = [
        ("L", EventKind::Press(Left)),
        ("R", EventKind::Press(Right)),
        ("M", EventKind::Press(Middle)),
        ("", EventKind::Move),
        ("LR", EventKind::Press(Right)),
        ("LMR", EventKind::Press(Middle)),
    ];
    for (down, kind) in table {
        let states = [&[(0, 24, 8, down)], &STATES[2..]].concat();
        let first = decoded(&of_2007(&states)).events[0];
        assert_eq!(first, MouseEvent { time: 0, kind, x: 24, y: 8 });
    }
}

#[test]
fn all_bits_of_a_record_are_used() {
    let states = [STATES[0], STATES[1], (1_023_990, 511, 511, "")];
    let last = |bytes: &[u8]| *decoded(bytes).events.last().unwrap();
    let moved = |time, x, y| MouseEvent { time, kind: EventKind::Move, x, y };
    assert_eq!(last(&of_0_97(&states)), moved(1_023_990, 511, 511));
    let states = [STATES[0], STATES[1], (4_194_303, 2_015, 2_015, "")];
    assert_eq!(last(&of_2007(&states)), moved(4_194_303, 2_015, 2_015));
    // A position beyond the upper left corner.
    let mut bytes = of_2007(&states[..2]);
    let records = bytes.len() - 32 - 12;
    bytes[records..records + 6].copy_from_slice(&shuffled(4, ORDER_2007.1));
    let first = MouseEvent { time: 0, kind: EventKind::Press(Left), x: -32, y: -32 };
    assert_eq!(decode(RecordingFormat::Mvf, &bytes).unwrap().events[0], first);
}

#[test]
fn modes_are_played_and_said() {
    for (mode, name) in (1..).zip(["", "Density", "UPK", "Cheat"]) {
        let records: Vec<u8> = STATES.iter().flat_map(|&state| record(state, false)).collect();
        let header = header("2004-2007", "2007 release 2");
        let bytes = [header, game(false, mode, STATES.len()), records, vec![9; 32]].concat();
        let game = decoded(&bytes);
        assert_eq!((game.events, &*game.metadata.doubts.mode), (events(), name));
    }
}

#[test]
fn a_tick_back_is_none_and_added_bytes_are_no_damage() {
    let mut states = STATES;
    states[4].0 = 470;
    let mut files = vec![of_0_97(&states), of_2007(&states)];
    files.extend([End::Until0_96, End::Of0_76, End::Until0_75].map(|end| unheaded(&states, end)));
    for (at, file) in files.into_iter().enumerate() {
        let whole = decoded(&file);
        assert_eq!((whole.damage, whole.events.len()), (None, events().len()));
        assert!(whole.events.is_sorted_by_key(|event| event.time));
        for added in [&b"\r\n"[..], b"\0\0", b"xyz"].into_iter().filter(|_| at < 2) {
            assert_eq!(decoded(&[&file, added].concat()), whole, "{added:?}");
        }
    }
}

#[test]
fn the_clock_runs_from_the_press_that_opens_the_first_cell() {
    let states = [(0, 24, 8, "L"), (10, 24, 8, ""), (500, 40, 8, "L"), (540, 40, 8, "")];
    for bytes in [of_0_97(&states), of_2007(&states)] {
        let recording = formats::read(&bytes).unwrap().recording;
        assert_eq!(recording.counters().tally.time, Some(540));
    }
}

/// Since 0.97 beta the file says how Clone counted: its time, which has hundredths, the 3BV, how much
/// of that was solved, and the left, chord and right clicks.
#[test]
fn figures_are_those_that_clone_counted() {
    let Some(folder) = corpus("recordings") else { return };
    let bytes = std::fs::read(folder.join("flop_0.97_beta.mvf")).expect("a recording");
    let number = |at: usize| u64::from(bytes[at]) << 8 | u64::from(bytes[at + 1]);
    let counters = formats::read(&bytes).unwrap().recording.counters();
    let tally = counters.tally;
    assert_eq!(tally.time, Some(number(83) * 1_000 + u64::from(bytes[85]) * 10));
    let ours = [counters.metrics.bbbv, counters.bbbv_solved, tally.left, tally.chords, tally.right];
    assert_eq!(ours.map(u64::from), [86, 88, 90, 92, 94].map(number));
}
