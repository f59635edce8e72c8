//! RMV, the recordings of Viennasweeper: what is read, and which errors damaged files give.

use crate::common::damage::{are_damaged, are_watched_up_to_damage, edited};
use crate::common::mutation::{attack_bytes, cases};
use crate::common::prelude::*;
use crate::common::{corpus, watch};
use sapper::game::pointer::MouseButton::{Left, Middle, Right};
use sapper::replay::EventKind::{self, Move, Press, Release};
use sapper::replay::formats::{
    self, Damage, DecodedGame, Expected, MouseEvent, ReadError, RecordingFormat, decode,
};

/// A file in sections, with a board of 5 columns and 3 rows.
#[derive(Clone)]
struct Rmv {
    version: u16,
    clone: u8,
    version_text: &'static str,
    player: Vec<Vec<u8>>,
    board: Vec<u8>,
    preflags: Vec<u8>,
    properties: Vec<u8>,
    extensions: Vec<u8>,
    events: Vec<u8>,
}

impl Rmv {
    fn bytes(&self) -> Vec<u8> {
        let mut player = (self.player.len() as u16).to_be_bytes().to_vec();
        for field in &self.player {
            player.push(field.len() as u8);
            player.extend(field);
        }
        let mut sections: Vec<&[u8]> =
            vec![self.version_text.as_bytes(), &player, &self.board, &self.preflags];
        sections.push(&self.properties);
        let mut bytes = [b"*rmv", &self.version.to_be_bytes()[..]].concat();
        if self.version == 1 {
            sections.insert(0, b"\nLEVEL:Custom#SCORE:9.99#\n");
        } else {
            bytes.extend([self.clone, 5]);
            sections.push(&self.extensions);
        }
        // The size of the file is often wrong.
        bytes.extend([0, 0, 9, 9]);
        bytes.extend(sections.iter().flat_map(|section| (section.len() as u16).to_be_bytes()));
        bytes.extend((self.events.len() as u32).to_be_bytes());
        bytes.extend([0, 18]);
        bytes.extend(sections.concat());
        bytes.extend(&self.events);
        bytes.extend([0xAB; 18]);
        bytes
    }

    /// Where the events begin in the file.
    fn events_at(&self) -> usize {
        self.bytes().len() - 18 - self.events.len()
    }

    /// Where the board begins in the file.
    fn board_at(&self) -> usize {
        let after = self.preflags.len() + self.properties.len();
        let extensions = if self.version == 1 { 0 } else { self.extensions.len() };
        self.events_at() - extensions - after - self.board.len()
    }

    fn decoded(&self) -> DecodedGame {
        decode(RecordingFormat::Rmv, &self.bytes()).unwrap_or_else(|error| panic!("{error:?}"))
    }

    fn events(&self) -> Vec<MouseEvent> {
        self.decoded().events
    }

    /// The error of a file whose game cannot be watched at all.
    fn error(&self) -> ReadError {
        formats::read(&self.bytes()).expect_err("no recording")
    }
}

/// A mouse event at a position of the board, as the version of the file has it.
fn mouse(version: u16, kind: u8, time: u32, x: i16, y: i16) -> Vec<u8> {
    let [x, y] = if version == 1 { [x + 12, y + 56] } else { [x, y] };
    [&[kind], &time.to_be_bytes()[1..], &[0], &x.to_be_bytes(), &y.to_be_bytes()].concat()
}

/// The clicks of a short game, which is not finished, with the events of the board.
fn sample(version: u16) -> Rmv {
    let events = [
        mouse(version, 3, 0, 24, 8),
        vec![18, 1, 1, 14, 2, 0],
        mouse(version, 1, 100, 8, 8),
        mouse(version, 4, 400, 8, 8),
        vec![13, 0, 0],
        mouse(version, 5, 500, 8, 8),
        mouse(version, 2, 1_250, 40, 8),
        mouse(version, 3, 1_300, 40, 8),
        vec![17, 0, 5, 20, 0, 255, 0, 5, 20],
    ];
    Rmv {
        version,
        clone: 1,
        version_text: "Vienna Minesweeper - Release 5.0.0b4 Copyright (C) 2008-2024 Someone.",
        player: vec![b"Ann".to_vec(), b"ann7".to_vec(), vec![], b"secret".to_vec()],
        board: vec![0x4F, 0x91, 0xE6, 0xAC, 5, 3, 0, 3, 0, 0, 4, 0, 0, 2],
        preflags: vec![0, 0],
        properties: vec![0, 0, 0, 3, 0, 0, 16],
        extensions: vec![0, 0],
        events: events.concat(),
    }
}

/// With these events, after the release that opens the first cell.
fn with_events(version: u16, events: &[Vec<u8>]) -> Rmv {
    let mut all = mouse(version, 3, 0, 24, 8);
    all.extend(events.concat());
    all.extend([16, 0, 0, 0]);
    Rmv { events: all, ..sample(version) }
}

const fn event(time: i32, kind: EventKind, x: i32, y: i32) -> MouseEvent {
    MouseEvent { time, kind, x, y }
}

#[test]
fn both_versions_have_the_board_the_events_and_the_player() {
    for version in [1, 2] {
        let game = sample(version).decoded();
        assert_eq!(game.size, BoardSize::new(3, 5).unwrap());
        assert_eq!(game.mines, [Pos::new(0, 0), Pos::new(0, 4), Pos::new(2, 0)]);
        assert_eq!((game.question_marks, game.cell_side, game.damage), (false, 16, None));
        let events = [
            event(0, Press(Left), 24, 8),
            event(0, Release(Left), 24, 8),
            event(100, Move, 8, 8),
            event(400, Press(Right), 8, 8),
            event(500, Release(Right), 8, 8),
            event(1_250, Press(Left), 40, 8),
            event(1_300, Release(Left), 40, 8),
        ];
        assert_eq!(game.events, events);
        assert_eq!(game.metadata.player, "Ann");
        assert_eq!(game.metadata.program, "Viennasweeper");
        assert_eq!(game.metadata.version, "5.0.0b4");
        assert_eq!(game.metadata.played_at, "2012-04-20 22:43:56");

        let read = formats::read(&sample(version).bytes()).unwrap();
        assert_eq!((read.format, read.damage), (RecordingFormat::Rmv, None));
        let counters = Playback::new(read.recording).play_to_end();
        assert_eq!((counters.tally.left, counters.tally.right), (2, 1));
    }
}

#[test]
fn a_missing_first_press_is_restored_only_if_needed() {
    let mut file = sample(2);
    file.events = [mouse(2, 2, 0, 24, 8), mouse(2, 3, 10, 24, 8), vec![16, 0, 0, 10]].concat();
    assert_eq!(file.events(), [event(0, Press(Left), 24, 8), event(10, Release(Left), 24, 8)]);
}

#[test]
fn positions_can_be_outside_the_board() {
    for version in [1, 2] {
        let events = with_events(version, &[mouse(version, 1, 10, -5, -9)]).events();
        assert_eq!(events[2], event(10, Move, -5, -9));
    }
    let far = [1, 0, 0, 10, 0, 0xFF, 0xFF, 0xFF, 0xFF].to_vec();
    assert_eq!(with_events(1, &[far]).events()[2], event(10, Move, 65_523, 65_479));
}

#[test]
fn every_button_is_read() {
    let files = with_events(2, &(2..=7).map(|kind| mouse(2, kind, 9, 1, 2)).collect::<Vec<_>>());
    let kinds: Vec<_> = files.events()[2..].iter().map(|event| event.kind).collect();
    let all =
        [Press(Left), Release(Left), Press(Right), Release(Right), Press(Middle), Release(Middle)];
    assert_eq!(kinds, all);
}

#[test]
fn a_small_move_is_relative_to_the_last_mouse_event() {
    let events = [
        mouse(2, 4, 400, 100, 50),
        vec![13, 0, 0],
        vec![28, 7, 0x7F],
        vec![28, 255, 0x80],
        vec![28, 0, 0x08],
    ];
    let moves = [event(407, Move, 107, 49), event(662, Move, 99, 49), event(662, Move, 99, 41)];
    assert_eq!(with_events(2, &events).events()[3..], moves);
    // Version 1 does not have them, and version 2 has no time stamps.
    for (version, event) in [(1, vec![28, 7, 0x7F]), (2, vec![0, 1, 2, 3, 4])] {
        let file = with_events(version, &[event]);
        let offset = file.events_at() + 9;
        let damage = Some(Damage { offset, expected: Expected::EventKind });
        assert_eq!(file.decoded().damage, damage);
    }
}

#[test]
fn old_files_have_timestamps_among_the_events() {
    let file = with_events(1, &[vec![0, 1, 2, 3, 4], mouse(1, 1, 10, 3, 4)]);
    assert_eq!(file.events()[2..], [event(10, Move, 3, 4)]);
}

#[test]
fn events_of_the_board_are_skipped() {
    let board = (9..=14).chain(18..=27).map(|kind| vec![kind, 4, 2]);
    let events: Vec<_> = board.chain([mouse(2, 1, 10, 3, 4)]).collect();
    let game = with_events(2, &events).decoded();
    assert_eq!((game.events[2], game.damage), (event(10, Move, 3, 4), None));
}

#[test]
fn flags_set_before_the_clock_are_clicks_at_cell_centres() {
    let mut file = sample(2);
    file.preflags = vec![0, 2, 4, 2, 0, 1];
    file.properties[6] = 24;
    let events = file.events();
    let flags = [
        event(0, Press(Right), 108, 60),
        event(0, Release(Right), 108, 60),
        event(0, Press(Right), 12, 36),
        event(0, Release(Right), 12, 36),
        event(0, Press(Left), 24, 8),
        event(0, Release(Left), 24, 8),
    ];
    assert_eq!(events[..6], flags);
    file.preflags = vec![];
    assert_eq!(file.events().len(), 7);
}

#[test]
fn properties_have_question_marks_and_cell_size() {
    let mut file = sample(2);
    file.properties = vec![1, 0, 0, 3, 0, 0, 30, 99, 99];
    let game = file.decoded();
    assert_eq!((game.question_marks, game.cell_side), (true, 30));
    // Older files have fewer, and cells of 16 pixels.
    for few in [vec![], vec![1], vec![1, 0, 0, 3]] {
        let question_marks = !few.is_empty();
        let game = Rmv { properties: few, ..sample(2) }.decoded();
        assert_eq!((game.question_marks, game.cell_side), (question_marks, 16));
    }
}

#[test]
fn games_by_other_rules_are_refused() {
    let with_mode = |mode| {
        let mut file = sample(2);
        file.properties[2] = mode;
        file
    };
    for mode in 0..=10 {
        let mut game = with_mode(mode).decoded();
        let name = std::mem::take(&mut game.metadata.doubts.mode);
        assert_eq!((game, name.is_empty()), (sample(2).decoded(), mode == 0), "{mode}");
    }
    let refused = [(11, "recursive chord"), (12, "recursive flag")];
    for (mode, name) in refused {
        match with_mode(mode).error() {
            ReadError::Unsupported(mode) => assert_eq!(mode, name),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn the_program_is_identified_by_number_or_name() {
    let programs = [
        (1, "Viennasweeper"),
        (2, "Minesweeper Arbiter"),
        (3, "Minesweeper X"),
        (4, "Minesweeper Clone"),
        (5, "Metasweeper"),
        (6, "FreeSweeper"),
        (7, "MySweeper"),
        (0, "Minen räumen"),
        (99, "Minen räumen"),
    ];
    let mut file = sample(2);
    file.extensions = b"\0\x02\x11vsweep_skin_fname\x0824px.bmp\x0Aclone_name\x0D".to_vec();
    file.extensions.extend("Minen räumen".as_bytes());
    for (clone, program) in programs {
        file.clone = clone;
        assert_eq!(file.decoded().metadata.program, program);
    }
    file.extensions.pop();
    file.version_text = "Minefield 2.1, beta";
    let metadata = file.decoded().metadata;
    assert_eq!((metadata.program.as_str(), metadata.version.as_str()), ("Minefield", "2.1"));
}

#[test]
fn names_are_utf8_if_the_file_says_so() {
    let player = |version: u16, properties: &[u8], name: &[u8]| {
        let file =
            Rmv { player: vec![name.to_vec()], properties: properties.to_vec(), ..sample(version) };
        file.decoded().metadata.player
    };
    let chinese = b"\xCD\xF5\xBC\xCE\xC4\xFE";
    assert_eq!(player(1, &[0, 0, 0, 2], chinese), "王嘉宁");
    assert_eq!(player(1, &[0, 0, 0, 2], b"Ren\xE9"), "René");
    assert_eq!(player(1, &[0, 0, 0, 2], "Zoë".as_bytes()), "Zoë");
    assert_eq!(player(1, &[0, 0, 0, 2, 1], b"\xF4homas"), "\u{FFFD}homas");
    assert_eq!(player(2, &[0, 0, 0, 2], b"\xF4homas"), "\u{FFFD}homas");
    assert_eq!(player(2, &[0, 0, 0, 2], "aaȑaa".as_bytes()), "aaȑaa");
}

#[test]
fn a_player_can_have_only_a_nickname_or_no_name() {
    let players: [(&[&str], &str); 4] =
        [(&[], ""), (&["", "ann7"], "ann7"), (&["", "", "", "secret"], ""), (&["Ann"], "Ann")];
    for (fields, name) in players {
        let player = fields.iter().map(|field| field.as_bytes().to_vec()).collect();
        assert_eq!(Rmv { player, ..sample(1) }.decoded().metadata.player, name);
    }
}

#[test]
fn damage_before_the_events_is_reported_with_its_offset() {
    let (file, bytes) = (sample(2), sample(2).bytes());
    let board = file.board_at();
    let preflags = board + file.board.len();
    let flagged = Rmv { preflags: vec![0, 1, 5, 0], ..file.clone() };
    let short = Rmv { preflags: vec![0, 2, 4, 0], ..file };
    are_damaged(
        RecordingFormat::Rmv,
        [
            (bytes[..20].to_vec(), 20, Expected::Bytes(2)),
            (bytes[..board + 4].to_vec(), board, Expected::Bytes(14)),
            (edited(&bytes, 5, 3), 4, Expected::Version),
            (edited(&bytes, board + 4, 0), board + 4, Expected::BoardSize),
            (edited(&bytes, board + 7, 15), board + 8, Expected::MineCount),
            (edited(&bytes, board + 7, 4), board + 14, Expected::Bytes(2)),
            (edited(&bytes, board + 8, 5), board + 8, Expected::Mine),
            (edited(&bytes, board + 10, 0), board + 10, Expected::Mine),
            (edited(&bytes, preflags + 8, 0), preflags + 8, Expected::CellSide),
            (flagged.bytes(), preflags + 2, Expected::Cell),
            (short.bytes(), preflags + 4, Expected::Bytes(2)),
        ],
    );
}

#[test]
fn a_game_can_be_watched_up_to_the_damage() {
    let (file, bytes) = (sample(2), sample(2).bytes());
    let fourth = file.events_at() + 9 + 6 + 9 + 9 + 3;
    let table = [
        (bytes[..fourth].to_vec(), fourth, Expected::Bytes(1)),
        (bytes[..fourth + 6].to_vec(), fourth + 5, Expected::Bytes(2)),
        (edited(&bytes, fourth, 8), fourth, Expected::EventKind),
        (edited(&bytes, fourth + 2, 0), fourth, Expected::LaterTime),
    ];
    are_watched_up_to_damage(table, &file.events()[..4]);
}

#[test]
fn small_moves_add_up_to_days() {
    let file = with_events(2, &vec![vec![28, 255, 0]; 2_500_000]);
    let last = file.decoded().events.last().map(|event| event.time);
    assert!(last.is_some_and(|last| last > 7 * 24 * 60 * 60 * 1_000), "{last:?}");
}

#[test]
fn a_game_without_a_click_is_refused() {
    let file = Rmv { events: [mouse(2, 1, 0, 3, 4), vec![17, 0, 0, 9]].concat(), ..sample(2) };
    assert!(matches!(file.error(), ReadError::Game(_)), "{:?}", file.error());
}

#[test]
fn any_mutated_file_is_read_or_gives_an_error() {
    let files = [sample(1).bytes(), sample(2).bytes()];
    attack_bytes(&files, cases(2_000), watch);
}

#[test]
fn any_mutated_real_file_is_read_or_gives_an_error() {
    let Some(folder) = corpus("recordings") else { return };
    let files = ["flop_beg", "mst_test_rmv2_24px_preflags", "mst_test_rmv2_utf8_nonascii"];
    let files = files.map(|name| std::fs::read(folder.join(format!("{name}.rmv"))).unwrap());
    attack_bytes(&files, cases(100), watch);
}
