//! EVF, the recordings of Metasweeper, and EVFS, its sessions: what is read, and which errors
//! damaged files give.

use crate::common::damage::{are_damaged, are_watched_up_to_damage, edited};
use crate::common::mutation::{attack_bytes, cases};
use crate::common::prelude::*;
use crate::common::{corpus, watch};
use sapper::game::pointer::MouseButton::{Left, Middle, Right};
use sapper::replay::EventKind::{self, Move, Press, Release};
use sapper::replay::RecordingSummary;
use sapper::replay::formats::{
    self, Damage, DecodedGame, Expected, MouseEvent, ReadError, RecordingFormat, decode,
};

/// A file with a board of 5 columns and 3 rows, whose cells have 20 pixels.
#[derive(Clone)]
struct Evf {
    version: u8,
    flags: u8,
    mode: u16,
    mines: [u8; 2],
    software: Vec<u8>,
    player: Vec<u8>,
    /// When the game began.
    begun: &'static str,
    /// Of the original, in a converted file of version 4.
    encoding: &'static str,
    /// Names of numbers that go with the events, in version 4.
    indices: Vec<&'static str>,
    events: Vec<u8>,
}

impl Evf {
    /// Everything before the events.
    fn head(&self) -> Vec<u8> {
        let mut bytes = vec![self.version, self.flags];
        if self.version >= 3 {
            bytes.push(0);
        }
        bytes.extend([3, 5, 0, 3, 20]);
        bytes.extend(self.mode.to_be_bytes());
        bytes.extend([0, 5]);
        let mut texts = vec![];
        if self.version < 4 {
            bytes.extend([0, 5, 20]);
            texts.extend([&self.software[..], &self.player, b"cup", b"", self.begun.as_bytes()]);
            texts.extend([&b"later"[..], b"China"]);
            if self.version >= 2 {
                texts.push(b"device");
            }
        } else {
            bytes.extend([0, 0, 5, 20]);
            bytes.extend(b"CZ");
            bytes.extend(self.begun.parse::<u64>().expect("a number").to_be_bytes());
            bytes.extend([0; 8]);
            texts.push(&self.software);
            if self.flags & 8 != 0 {
                texts.extend([&b"converter"[..], self.encoding.as_bytes()]);
            }
            texts.extend([&self.player[..], b"", b"id"]);
        }
        for text in texts {
            bytes.extend([text, &[0]].concat());
        }
        if self.version >= 4 {
            bytes.extend([0, 3, 7, 0, 9]);
        }
        bytes.extend(self.mines);
        if self.version >= 4 {
            bytes.extend((self.indices.len() as u16).to_be_bytes());
            bytes.extend(self.indices.iter().flat_map(|name| [name.as_bytes(), &[0]].concat()));
        }
        bytes
    }

    fn bytes(&self) -> Vec<u8> {
        let checksum = [&[0][..], &[0; 32]].concat();
        [self.head(), self.events.clone(), checksum].concat()
    }

    fn decoded(&self) -> DecodedGame {
        decode(RecordingFormat::Evf, &self.bytes()).unwrap_or_else(|error| panic!("{error:?}"))
    }

    fn events(&self) -> Vec<MouseEvent> {
        self.decoded().events
    }

    /// The kinds of mouse events that these numbers are.
    fn kinds(version: u8, numbers: &[u8]) -> Vec<EventKind> {
        let record = if version < 4 { record } else { difference };
        let events = numbers.iter().flat_map(|&kind| record(kind, 0, 10, 10)).collect();
        let game = Self { events, ..sample(version) }.decoded();
        game.events.iter().map(|event| event.kind).collect()
    }
}

/// An event as up to version 3.
fn record(kind: u8, time: u16, x: i16, y: i16) -> Vec<u8> {
    let numbers = [time, x as u16, y as u16].map(u16::to_be_bytes).concat();
    [&[kind, 0], &numbers[..]].concat()
}

/// An event as in version 4, relative to the one before.
fn difference(kind: u8, wait: u16, right: i16, down: i16) -> Vec<u8> {
    let wait = u8::try_from(wait).expect("a short wait");
    [&[kind, wait], &right.to_be_bytes()[..], &down.to_be_bytes()].concat()
}

/// The clicks of a short game, which is not finished.
fn sample(version: u8) -> Evf {
    let events = if version < 4 {
        [
            record(2, 0, 30, 10),
            record(3, 80, 31, 10),
            record(1, 180, 100, 60),
            record(4, 480, 10, 10),
            record(5, 580, 10, 10),
            record(2, 1_330, 50, 10),
            record(3, 1_380, 50, 10),
        ]
    } else {
        [
            difference(2, 0, 30, 10),
            difference(3, 80, 1, 0),
            difference(1, 100, 69, 50),
            [vec![255, 0, 100], difference(4, 200, -90, -50)].concat(),
            difference(5, 100, 0, 0),
            [vec![255, 2, 0, 255, 0, 100], difference(2, 138, 40, 0)].concat(),
            difference(3, 50, 0, 0),
        ]
    };
    Evf {
        version,
        flags: 0x70,
        mode: 0,
        // The corners of the first row, and the one below.
        mines: [0b1000_1000, 0b0010_0001],
        software: "元3.1.9".as_bytes().to_vec(),
        player: "王嘉宁".as_bytes().to_vec(),
        begun: "1723313188971031",
        encoding: "",
        indices: vec![],
        events: events.concat(),
    }
}

const fn event(time: i32, kind: EventKind, x: i32, y: i32) -> MouseEvent {
    MouseEvent { time, kind, x, y }
}

#[test]
fn every_version_has_the_board_the_events_and_the_player() {
    for version in 0..=4 {
        let game = sample(version).decoded();
        assert_eq!(game.size, BoardSize::new(3, 5).unwrap());
        assert_eq!(game.mines, [Pos::new(0, 0), Pos::new(0, 4), Pos::new(2, 0)]);
        assert_eq!((game.question_marks, game.cell_side, game.damage), (false, 20, None));
        let events = [
            event(0, Press(Left), 30, 10),
            event(80, Release(Left), 31, 10),
            event(180, Move, 100, 60),
            event(480, Press(Right), 10, 10),
            event(580, Release(Right), 10, 10),
            event(1_330, Press(Left), 50, 10),
            event(1_380, Release(Left), 50, 10),
        ];
        assert_eq!(game.events, events, "version {version}");
        assert_eq!(game.metadata.player, "王嘉宁");
        assert_eq!(game.metadata.program, "Metasweeper");
        assert_eq!(game.metadata.version, "3.1.9");
        assert_eq!(game.metadata.played_at, "2024-08-10 18:06:28");

        let read = formats::read(&sample(version).bytes()).unwrap();
        assert_eq!((read.format, read.damage), (RecordingFormat::Evf, None));
        let counters = Playback::new(read.recording).play_to_end();
        assert_eq!((counters.tally.left, counters.tally.right), (2, 1));
    }
}

#[test]
fn times_are_counted_from_the_first_opening() {
    for version in [3, 4] {
        let recording = formats::read(&sample(version).bytes()).unwrap().recording;
        let times: Vec<_> = recording.log.events().iter().map(|event| event.time).collect();
        assert_eq!(times, [-80, 0, 100, 400, 500, 1_250, 1_300]);
        let x: Vec<_> = recording.log.events().iter().map(|event| event.pointer_pos.x()).collect();
        assert_eq!(x, [24, 24, 80, 8, 8, 40, 40], "in cells of 16 pixels");
    }
    // A flag on the cell keeps it covered, so that it is not what starts the clock.
    let events = [
        record(4, 0, 30, 10),
        record(5, 10, 30, 10),
        record(2, 20, 30, 10),
        record(3, 30, 30, 10),
        record(2, 40, 50, 10),
        record(3, 50, 50, 10),
    ];
    let file = Evf { events: events.concat(), ..sample(3) };
    let recording = formats::read(&file.bytes()).unwrap().recording;
    assert_eq!((recording.log.begin(), recording.log.end()), (-50, 0));
}

#[test]
fn every_button_is_read() {
    for version in 0..=4 {
        let kinds = [
            Move,
            Press(Left),
            Release(Left),
            Press(Right),
            Release(Right),
            Press(Middle),
            Release(Middle),
        ];
        assert_eq!(Evf::kinds(version, &[1, 2, 3, 4, 5, 6, 7]), kinds);
    }
}

#[test]
fn a_flag_set_before_the_start_is_a_click() {
    assert_eq!(Evf::kinds(3, &[8, 2]), [Press(Right), Release(Right), Press(Left)]);
}

#[test]
fn the_second_button_of_a_chord_is_the_one_that_was_up() {
    for version in 0..=4 {
        let kinds = Evf::kinds(version, &[2, 9, 3, 5, 4, 9, 5, 9, 3, 5]);
        let expected = [
            Press(Left),
            Press(Right),
            Release(Left),
            Release(Right),
            Press(Right),
            Press(Left),
            Release(Right),
            Press(Right),
            Release(Left),
            Release(Right),
        ];
        assert_eq!(kinds, expected);
        // Both at once, which Metasweeper wrote so by mistake.
        let kinds = Evf::kinds(version, &[9, 5, 9]);
        assert_eq!(kinds, [Press(Left), Press(Right), Release(Right), Press(Right)]);
    }
}

#[test]
fn a_button_event_can_lack_its_direction() {
    let kinds = [
        Press(Left),
        Press(Right),
        Release(Left),
        Press(Middle),
        Release(Right),
        Release(Middle),
        Press(Left),
        Release(Left),
    ];
    for version in [3, 4] {
        assert_eq!(Evf::kinds(version, &[10, 11, 10, 12, 11, 12, 2, 10]), kinds);
    }
    for version in 0..=2 {
        let file = Evf { events: record(10, 0, 1, 1), ..sample(version) };
        let damage = Damage { offset: file.head().len(), expected: Expected::EventKind };
        assert_eq!(file.decoded().damage, Some(damage));
    }
}

#[test]
fn version_4_has_more_events_than_the_mouse() {
    let events = [
        difference(2, 0, 30, 10),
        vec![100, 10, 0, 1, 108, 10, 0, 1, 110, 1, 2, 2, 111, 1, 2, 2, 114, 0, 2, 2, 115, 0, 2, 2],
        vec![116, 1, 0, 1, 118, 2, 0, 1, 120, 3, 2, 2, 121, 4, 2, 2],
        vec![81, 5, 82, 6, 83, 7, 99, 8],
        vec![200, 1, 0x27, 0x10, 0x40, 9, 0x21, 0xFB, 0x54, 0x44, 0x2D, 0x18],
        [&[201, 2, 0x27, 0x11], &b"text\0"[..]].concat(),
        vec![255, 0, 10],
        vec![81, 20],
        difference(3, 10, 1, 2),
    ];
    let file = Evf { events: events.concat(), indices: vec!["one", "", "2"], ..sample(4) };
    let expected = [event(0, Press(Left), 30, 10), event(101, Release(Left), 31, 12)];
    assert_eq!((file.decoded().damage, file.events()), (None, expected.to_vec()));
}

#[test]
fn the_checksum_after_the_events_is_optional() {
    for version in 0..=3 {
        let file = sample(version);
        let whole = file.decoded();
        for end in [&[255][..], &[0], &[0, 1, 2]] {
            let bytes = [file.head(), file.events.clone(), end.to_vec()].concat();
            assert_eq!(decode(RecordingFormat::Evf, &bytes).unwrap(), whole);
        }
    }
}

#[test]
fn games_by_other_rules_are_refused() {
    for mode in (0..=10).chain([u16::MAX]) {
        let mut game = Evf { mode, ..sample(3) }.decoded();
        let name = std::mem::take(&mut game.metadata.doubts.mode);
        assert_eq!((game, name.is_empty()), (sample(3).decoded(), mode == 0), "{mode}");
    }
    let names = [
        (11, "recursive chord"),
        (12, "recursive flag"),
        (13, "recursive chord and flag"),
        (14, "recursive chord"),
        (15, "recursive flag"),
        (16, "recursive chord and flag"),
    ];
    for (number, name) in names {
        match formats::read(&Evf { mode: number, ..sample(4) }.bytes()) {
            Err(ReadError::Unsupported(mode)) => assert_eq!(mode, name),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_converted_file_keeps_the_details_of_the_original() {
    let file = Evf {
        software: b"Minesweeper Arbiter 0.52.3. Copyright".to_vec(),
        player: b"Ren\xE9".to_vec(),
        begun: "4.6.2021.12:39:02:3390",
        ..sample(3)
    };
    let metadata = file.decoded().metadata;
    assert_eq!(metadata.program, "Minesweeper Arbiter");
    assert_eq!(metadata.version, "0.52.3");
    assert_eq!(metadata.player, "René");
    assert_eq!(metadata.played_at, "2021-06-04 12:39:02.390");
    let file = Evf { begun: "4.12:39:02:3390", ..sample(3) };
    assert_eq!(file.decoded().metadata.played_at, "4.12:39:02:3390");
    for version in [3, 4] {
        let file = Evf { begun: "1334961836", ..sample(version) };
        assert_eq!(file.decoded().metadata.played_at, "2012-04-20 22:43:56");
        let file = Evf { begun: "0", ..sample(version) };
        assert_eq!(file.decoded().metadata.played_at, "");
    }
}

#[test]
fn version_4_texts_are_utf8_or_in_the_named_encoding() {
    let player = |flags, encoding, player: &[u8]| {
        let file = Evf { flags, encoding, player: player.to_vec(), ..sample(4) };
        file.decoded().metadata.player
    };
    let chinese = b"\xCD\xF5\xBC\xCE\xC4\xFE";
    assert_eq!(player(8, "gb18030", chinese), "王嘉宁");
    assert_eq!(player(8, "GBK", "王嘉宁".as_bytes()), "王嘉宁");
    assert_eq!(player(8, "windows-1250", b"Krzy\x9C"), "Krzyś");
    assert_eq!(player(8, "unheard of", b"Ren\xE9"), "Ren\u{FFFD}");
    assert_eq!(player(0, "", b"Ren\xE9"), "Ren\u{FFFD}");
}

#[test]
fn damage_before_the_events_is_reported_with_its_offset() {
    let edited = |version, offset, byte| edited(&sample(version).bytes(), offset, byte);
    let mines = sample(4).head().len() - 4;
    let cut = |version, length| sample(version).bytes()[..length].to_vec();
    are_damaged(
        RecordingFormat::Evf,
        [
            (edited(3, 3, 0), 3, Expected::BoardSize),
            (edited(3, 4, 0), 3, Expected::BoardSize),
            (edited(4, 6, 15), 5, Expected::MineCount),
            (edited(4, 7, 0), 7, Expected::CellSide),
            (edited(4, mines, 0), mines, Expected::Mines(3)),
            (edited(4, mines + 2, 99), sample(4).bytes().len(), Expected::Bytes(1)),
            (cut(3, 9), 8, Expected::Bytes(2)),
            (cut(3, 20), 20, Expected::Bytes(1)),
            (cut(4, mines + 1), mines, Expected::Bytes(2)),
            (cut(4, 22), 18, Expected::Bytes(8)),
            // Before the first click.
            (
                Evf { events: vec![50], ..sample(3) }.bytes(),
                sample(3).head().len(),
                Expected::EventKind,
            ),
        ],
    );
}

#[test]
fn a_game_can_be_watched_up_to_the_damage() {
    for version in 0..=4 {
        let file = sample(version);
        let length = if version < 4 { 8 } else { 6 };
        let events = &file.events[..2 * length];
        let early = match version {
            4 => [events, &difference(1, 0, i16::MAX, 0)].concat(),
            _ => [events, &record(1, 29, 0, 0)].concat(),
        };
        let mut table = vec![
            (events.to_vec(), 2 * length, Expected::Bytes(1)),
            (file.events[..3 * length - 1].to_vec(), 3 * length - 2, Expected::Bytes(2)),
            ([events, &[80, 0, 0, 1]].concat(), 2 * length, Expected::EventKind),
            (early, 2 * length, if version < 4 { Expected::LaterTime } else { Expected::Position }),
        ];
        if version == 4 {
            let late = [events, &[255; 3].repeat(32_000), &difference(1, 0, 0, 0)].concat();
            table.push((late, 2 * length + 96_000, Expected::TimeInRange));
        }
        let begin = file.head().len();
        let files = table.into_iter().map(|(events, offset, expected)| {
            ([file.head(), events].concat(), begin + offset, expected)
        });
        are_watched_up_to_damage(files, &file.events()[..2]);
    }
}

#[test]
fn other_files_are_not_taken_for_evf() {
    let others: [&[u8]; 5] = [
        b"",
        &[0],
        &[0; 500],
        &[5, 0, 0, 8, 8, 0, 10, 16, 0, 0],
        &[3, 0, 0, 8, 8, 0, 10, 16, 9, 9],
    ];
    for other in others {
        assert!(matches!(formats::read(other), Err(ReadError::Unknown)), "{other:?}");
    }
}

/// A session with these files.
pub fn session(files: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = vec![0, 0, 4];
    for (name, file) in files {
        bytes.extend(name.as_bytes());
        bytes.push(0);
        bytes.extend((file.len() as u32).to_be_bytes());
        bytes.extend(file);
        bytes.extend([1, 2, 3, 4]);
    }
    bytes
}

/// A short game, and one whose mode cannot be replayed.
pub fn game_and_refused() -> (Vec<u8>, Vec<u8>) {
    (sample(3).bytes(), Evf { mode: 11, ..sample(4) }.bytes())
}

/// A session with two games of Beginner, and between them one that cannot be read.
pub fn session_of_three() -> Vec<u8> {
    let refused = Evf { mode: 11, ..sample(4) };
    session(&[
        ("第一局", sample(3).bytes()),
        ("cheat", refused.bytes()),
        ("last", sample(0).bytes()),
    ])
}

#[test]
fn a_session_has_several_games() {
    let bytes = session_of_three();
    let games: Vec<_> = formats::games(&bytes[..]).collect();
    let names: Vec<_> = games.iter().map(|(name, _)| name.as_deref()).collect();
    assert_eq!(names, [Some("第一局"), Some("cheat"), Some("last")]);
    let alone = formats::read(&sample(3).bytes()).unwrap();
    assert_eq!(games[0].1.as_ref().unwrap(), &alone);
    assert!(matches!(&games[1].1, Err(ReadError::Unsupported(mode)) if mode == "recursive chord"));
    assert_eq!(games[2].1.as_ref().unwrap(), &alone);
    assert_eq!(formats::read(&bytes).unwrap(), alone);

    let games: Vec<_> = formats::games(&sample(3).bytes()[..]).map(|(name, _)| name).collect();
    assert_eq!(games, [None]);
}

#[test]
fn undamaged_games_of_a_damaged_session_can_be_watched() {
    let mut broken = sample(4);
    let second = 3 + 2 + 4 + sample(3).bytes().len() + 4 + 2 + 4;
    let offset = second + broken.head().len() + 12;
    broken.events[12] = 80;
    let bytes = session(&[("1", sample(3).bytes()), ("2", broken.bytes())]);
    let damages = |bytes: &[u8]| -> Vec<_> {
        formats::games(bytes).map(|(_, game)| game.map(|game| game.damage)).collect()
    };
    let found = damages(&bytes);
    let kind = Damage { offset, expected: Expected::EventKind };
    assert!(matches!(found[..], [Ok(None), Ok(Some(damage))] if damage == kind), "{found:?}");

    let cut =
        |length| damages(&session(&[("1", sample(3).bytes()), ("2", sample(3).bytes())])[..length]);
    let two_events = second + sample(3).head().len() + 16;
    let end = Damage { offset: two_events, expected: Expected::Bytes(1) };
    let found = cut(two_events);
    assert!(matches!(found[..], [Ok(None), Ok(Some(damage))] if damage == end), "{found:?}");
    let found = cut(second - 2);
    assert!(matches!(found[..], [Ok(None), Err(ReadError::Damaged(_))]), "{found:?}");
}

#[test]
fn any_mutated_file_is_read_or_gives_an_error() {
    let mut files: Vec<_> = (0..=4).map(|version| sample(version).bytes()).collect();
    files.push(session(&[("1", sample(3).bytes()), ("2", sample(4).bytes())]));
    attack_bytes(&files, cases(2_000), watch);
}

#[test]
fn any_mutated_real_file_is_read_or_gives_an_error() {
    let Some(folder) = corpus("recordings") else { return };
    let files = ["mst_b_0_504.985_10_0.020_fake_v4.evf", "mst_b_5_3.796_3BV_3_3BVs_0.790_v3.evf"];
    let files = files.map(|name| std::fs::read(folder.join(name)).unwrap());
    attack_bytes(&files, cases(100), watch);
}

/// What the file says of itself that takes from its worth: unsigned, unfair.
fn doubts(file: &Evf, end: &[u8]) -> (bool, bool) {
    let bytes = [file.head(), file.events.clone(), end.to_vec()].concat();
    let read = formats::read(&bytes).unwrap();
    let doubts = read.recording.metadata.doubts.clone();
    assert_eq!(RecordingSummary::of(&read).doubts, doubts, "the library says the same");
    (doubts.unsigned, doubts.unfair)
}

#[test]
fn a_file_without_a_checksum_is_not_signed() {
    let checksum: Vec<u8> = (1..=32).collect();
    for version in 0..=4 {
        let file = sample(version);
        let start: &[u8] = if version < 4 { &[0] } else { &[0, 0, 32] };
        let with = |checksum: &[u8]| doubts(&file, &[start, checksum].concat()).0;
        assert!(!with(&checksum), "version {version}");
        // As in a file that was made up for tests.
        assert!(with(&[7; 32]), "version {version}: a byte that repeats is none");
        assert!(with(&checksum[..20]), "version {version}: it is cut off");
        let none: &[u8] = if version < 4 { &[255] } else { &[0, 0, 0] };
        assert!(doubts(&file, none).0, "version {version}");
    }
}

#[test]
fn a_won_game_that_its_file_does_not_call_fair_says_so() {
    // One click opens everything but the mines, at the end of the last row.
    let won = |version: u8, flags| {
        let release = if version < 4 { record(3, 10, 5, 5) } else { difference(3, 10, 0, 0) };
        let press = if version < 4 { record(2, 0, 5, 5) } else { difference(2, 0, 5, 5) };
        let events = [press, release].concat();
        Evf { flags, mines: [0, 0b0000_1110], events, ..sample(version) }
    };
    let unfair = |version, flags| doubts(&won(version, flags), &[0, 0, 0]).1;
    for version in 1..=4 {
        assert!(!unfair(version, 0xA0), "version {version}: completed and fair");
        assert!(unfair(version, 0x80), "version {version}: completed");
        assert!(unfair(version, 0x20), "version {version}: not completed");
    }
    assert!(!unfair(0, 0), "the first version has no flags");
    assert!(!unfair(4, 0x88), "a converted file has those of no program");
    let converted = Evf { software: b"Arbiter".to_vec(), ..won(3, 0) };
    assert!(!doubts(&converted, &[255]).1, "so has one that does not come from Metasweeper");
    assert!(
        !doubts(&Evf { flags: 0, ..sample(4) }, &[0, 0, 0]).1,
        "no file calls a lost game fair"
    );
}
