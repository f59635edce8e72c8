//! AVF, the recordings of Minesweeper Arbiter: what is read, and what is told of damaged files.

use crate::common::corpus;
use sapper::game::pointer::MouseButton::{self, Left, Middle, Right};
use sapper::game::{BoardSize, Minefield, Pos};
use sapper::replay::formats::{
    self, Damage, DecodedGame, Expected, Format, MouseEvent, ReadError, decode,
};
use sapper::replay::{EventKind, Playback};
use std::fs;

/// A file as Arbiter writes it.
#[derive(Clone)]
struct Avf {
    size: BoardSize,
    mines: Vec<Pos>,
    country: u8,
    name: Vec<u8>,
    question_marks: bool,
    info: String,
    records: Vec<[u8; 8]>,
    footer: Vec<u8>,
}

fn record(time: i32, kind: u8, x: u16, y: u16) -> [u8; 8] {
    let [seconds_high, seconds_low] = u16::try_from(time / 1_000 + 1).unwrap().to_be_bytes();
    let hundredths = (time % 1_000 / 10) as u8;
    let ([x_high, x_low], [y_high, y_low]) = (x.to_be_bytes(), y.to_be_bytes());
    [kind, x_high, seconds_low, x_low, hundredths, y_high, seconds_high, y_low]
}

fn digits(number: usize) -> Vec<u8> {
    number.to_string().bytes().map(|digit| digit - 45).collect()
}

fn shifted(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().map(|byte| byte.wrapping_sub(45)).collect()
}

fn sum(bytes: &[u8]) -> usize {
    bytes.iter().zip(1..).map(|(&byte, place)| usize::from(byte) * place).sum()
}

impl Avf {
    /// Everything up to the sum of the board.
    fn board(&self) -> Vec<u8> {
        let (rows, cols, mines) = (self.size.rows(), self.size.cols(), self.mines.len());
        let mut bytes = vec![52, 1, 2, 3, 4];
        match (rows, cols, mines) {
            (8, 8, 10) => bytes.push(3),
            (16, 16, 40) => bytes.push(4),
            (16, 30, 99) => bytes.push(5),
            _ => {
                bytes.extend([6, (cols - 1) as u8, (rows - 1) as u8, 0, mines as u8]);
            }
        }
        bytes.extend(self.mines.iter().flat_map(|mine| [mine.row as u8 + 1, mine.col as u8 + 1]));
        bytes
    }

    /// Everything before the events.
    fn header(&self) -> Vec<u8> {
        let field = Minefield::new(self.size, self.mines.iter().map(|&pos| self.size.index(pos)));
        let worth = |pos: Pos| {
            let value = field.number(pos).map_or(10, |number| number + 1);
            let (x, y) = (usize::from(pos.col), usize::from(pos.row));
            usize::from(value) * (x + x * y)
        };
        let mut bytes = self.board();
        bytes.extend(digits(self.size.positions().map(worth).sum()));
        bytes.extend(shifted(&(self.records.len() as u32 + 5).to_be_bytes()));
        bytes.extend([self.country, self.name.len() as u8]);
        bytes.extend(shifted(&self.name));
        bytes.extend(digits(sum(&self.name)));
        bytes.extend([if self.question_marks { 17 } else { 127 }, self.info.len() as u8]);
        bytes.extend(self.info.as_bytes());
        bytes.extend(digits(sum(self.info.as_bytes())));
        bytes
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.header();
        bytes.extend(self.records.concat());
        bytes.extend([1, 0, 0, 0, 0, 0, 0, 0].repeat(6));
        bytes.extend(&self.footer);
        bytes
    }
}

/// A game on a board of 5 columns and 3 rows.
fn sample() -> Avf {
    Avf {
        size: BoardSize::new(3, 5).unwrap(),
        mines: vec![Pos::new(0, 0), Pos::new(0, 4), Pos::new(2, 0)],
        country: 0,
        name: b"Ann".to_vec(),
        question_marks: false,
        info: "[3|W5H3M3|4.6.2021.12:39:02:3390|4.12:39:03:7763|B5T2.30]".to_owned(),
        records: vec![
            record(0, 3, 24, 8),
            record(0, 5, 24, 8),
            record(100, 1, 80, 48),
            record(400, 9, 8, 8),
            record(500, 17, 8, 8),
            record(1_250, 3, 40, 8),
            record(1_300, 5, 40, 8),
        ],
        footer: b"1234\x01\x02\rcs=0123456789ABCDEF\rRealTime: 1.30\rSkin: 3.1\rAnn\r\
            Minesweeper Arbiter 0.52.3. Copyright \xA9 2005-2006 Someone"
            .to_vec(),
    }
}

#[track_caller]
fn decoded(bytes: &[u8]) -> DecodedGame {
    let recording = formats::read(bytes).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(recording.format, Format::Avf);
    decode(Format::Avf, bytes).unwrap()
}

fn damage(offset: usize, expected: Expected) -> Damage {
    Damage { offset, expected }
}

const fn press(button: MouseButton) -> EventKind {
    EventKind::Press(button)
}

const fn release(button: MouseButton) -> EventKind {
    EventKind::Release(button)
}

#[test]
fn a_file_tells_the_board_the_events_and_who_played() {
    let game = decoded(&sample().bytes());
    assert_eq!(game.size, sample().size);
    assert_eq!(game.mines, sample().mines);
    assert!(!game.question_marks);
    let event = |time, kind, x, y| MouseEvent { time, kind, x, y };
    let events = [
        event(0, press(Left), 24, 8),
        event(0, release(Left), 24, 8),
        event(100, EventKind::Move, 80, 48),
        event(400, press(Right), 8, 8),
        event(500, release(Right), 8, 8),
        event(1_250, press(Left), 40, 8),
        event(1_300, release(Left), 40, 8),
    ];
    assert_eq!(game.events, events);
    assert_eq!(game.damage, None);
    assert_eq!(game.metadata.player, "Ann");
    assert_eq!(game.metadata.program, "Minesweeper Arbiter");
    assert_eq!(game.metadata.version, "0.52.3");
    assert_eq!(game.metadata.played_at, "2021-06-04 12:39:02.390");
}

#[test]
fn question_marks_are_on_or_off() {
    let file = Avf { question_marks: true, ..sample() };
    assert!(decoded(&file.bytes()).question_marks);
}

#[test]
fn a_level_tells_size_and_mines() {
    for (rows, cols, mines) in [(8, 8, 10), (16, 16, 40), (16, 30, 99), (256, 256, 200), (9, 9, 10)]
    {
        let size = BoardSize::new(rows, cols).unwrap();
        let mines: Vec<_> = (0..mines).map(|index| size.pos(2 * index)).collect();
        let game = decoded(&Avf { size, mines: mines.clone(), ..sample() }.bytes());
        assert_eq!((game.size, game.mines), (size, mines));
    }
}

#[test]
fn each_kind_of_event_is_known() {
    let kinds = [
        (3, press(Left)),
        (5, release(Left)),
        (9, press(Right)),
        (17, release(Right)),
        (33, press(Middle)),
        (65, release(Middle)),
        (9, press(Right)),
        (145, release(Right)),
        (33, press(Middle)),
        (193, release(Middle)),
        (11, EventKind::PressShift),
        (21, release(Left)),
        (1, EventKind::Move),
    ];
    let records = kinds.iter().map(|&(code, _)| record(0, code, 24, 8)).collect();
    let game = decoded(&Avf { records, ..sample() }.bytes());
    let read: Vec<_> = game.events.iter().map(|event| event.kind).collect();
    assert_eq!(read, kinds.map(|(_, kind)| kind));
}

#[test]
fn a_game_may_take_hours() {
    let mut file = sample();
    file.records.push(record(65_534_990, 1, 300, 260));
    let last = *decoded(&file.bytes()).events.last().unwrap();
    assert_eq!(last, MouseEvent { time: 65_534_990, kind: EventKind::Move, x: 300, y: 260 });
}

#[test]
fn names_are_in_the_code_page_of_the_player() {
    let names: [(&[u8], &str); 4] = [
        (b"", ""),
        ("Zoë 扫雷".as_bytes(), "Zoë 扫雷"),
        (b"\xCD\xF5\xBC\xCE\xC4\xFE", "王嘉宁"),
        (b"Ren\xE9", "René"),
    ];
    for (name, shown) in names {
        let file = Avf { name: name.to_vec(), ..sample() };
        assert_eq!(decoded(&file.bytes()).metadata.player, shown);
    }
}

#[test]
fn the_start_is_shown_in_full_where_the_file_tells_it() {
    let starts = [
        ("[3|W5H3M3|4.6.2021.12:39:02:3390|4.12:39:09:7763|B5T2.30]", "2021-06-04 12:39:02.390"),
        ("[0|17.12.2018.9:05:57:081|17.9:06:01:000|HS|B5T2,30]", "2018-12-17 09:05:57.081"),
        ("[1|17.4.2018.19:45:57:5503|17.19:45:59:5503B5T2.30]", "2018-04-17 19:45:57.503"),
        ("[2|17.19:45:57:5503|17.19:45:59:5503|B5T2.30]", "17.19:45:57:5503"),
        ("[2]", ""),
    ];
    for (info, shown) in starts {
        let file = Avf { info: info.to_owned(), ..sample() };
        assert_eq!(decoded(&file.bytes()).metadata.played_at, shown, "{info}");
    }
}

#[test]
fn a_file_may_end_with_its_events() {
    let file = sample();
    let bytes = file.bytes();
    let end = file.header().len() + 8 * file.records.len() + 8;
    let game = decoded(&bytes[..end]);
    assert_eq!(game.events.len(), file.records.len());
    assert_eq!(game.damage, None);
    assert_eq!(game.metadata.player, "Ann");
    assert_eq!(game.metadata.program, "Minesweeper Arbiter");
    assert_eq!(game.metadata.version, "0.52");
}

#[test]
fn sums_that_are_wrong_do_not_matter() {
    let file = sample();
    let whole = decoded(&file.bytes());
    let info = file.info.len() + digits(sum(file.info.as_bytes())).len();
    let name = file.header().len() - info - 3;
    for at in [file.board().len() + 1, name, file.header().len() - 1, file.header().len() - 2] {
        let mut bytes = file.bytes();
        bytes[at] = if bytes[at] == 3 { 4 } else { 3 };
        assert_eq!(decoded(&bytes), whole, "{at}");
    }
}

#[test]
fn the_events_are_found_after_an_edited_info() {
    // The sum has now a digit less than the info says, and then one more.
    for (info, longer) in [("[3|W5H3M3|12.30]", "[3|W5H3M3|99999.30]"), ("[3|9]", "[3|~~~~~~~]")] {
        let file = Avf { info: info.to_owned(), ..sample() };
        let edited = Avf { info: longer.to_owned(), ..sample() };
        for (one, other) in [(&file, &edited), (&edited, &file)] {
            let sum = digits(sum(one.info.as_bytes()));
            let mut bytes = other.header();
            bytes.truncate(bytes.len() - digits(self::sum(other.info.as_bytes())).len());
            bytes.extend(sum);
            bytes.extend(one.bytes().split_off(one.header().len()));
            assert_eq!(decoded(&bytes).events, decoded(&one.bytes()).events);
        }
    }
}

#[test]
fn the_info_is_searched_for_where_the_header_is_damaged() {
    let file = Avf { name: b"[3|Ann] [".to_vec(), question_marks: true, ..sample() };
    let whole = decoded(&file.bytes());
    assert_eq!(whole.metadata.player, "[3|Ann] [");
    let header = file.board().len();
    let first_count = header + file.bytes()[header..].iter().position(|&b| b == 0xD3).unwrap();
    // Another length of the name, no country, and nothing up to the middle of the name.
    let mut edits = vec![file.bytes(); 3];
    edits[0][first_count + 5] = 200;
    edits[1].remove(first_count + 4);
    edits[2].drain(first_count..first_count + 10);
    for bytes in edits {
        let game = decoded(&bytes);
        assert_eq!(game.events, whole.events);
        assert!(game.question_marks);
        assert_eq!(game.metadata.player, "Ann", "the footer tells it too");
        assert_eq!(game.metadata.played_at, whole.metadata.played_at);
    }
}

#[test]
fn damage_before_the_events_is_told_with_its_offset() {
    let file = sample();
    let bytes = file.bytes();
    let info_sum = digits(sum(file.info.as_bytes()));
    let marks = file.header().len() - info_sum.len() - file.info.len() - 2;
    let set = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        bytes
    };
    assert_eq!(bytes[marks], 127);
    let table = [
        (bytes[..7].to_vec(), damage(7, Expected::Bytes(1))),
        (bytes[..14].to_vec(), damage(14, Expected::Bytes(2))),
        (set(9, 15), damage(10, Expected::MineCount)),
        (set(10, 0), damage(10, Expected::Mine)),
        (set(13, 6), damage(12, Expected::Mine)),
        (set(14, 1), damage(14, Expected::Mine)),
        (bytes[..20].to_vec(), damage(19, Expected::Bytes(4))),
        (set(marks, 18), damage(marks, Expected::QuestionMarks)),
        (bytes[..marks + 10].to_vec(), damage(marks + 2, Expected::Bytes(57))),
    ];
    for (bytes, expected) in table {
        match decode(Format::Avf, &bytes) {
            Err(ReadError::Damaged(found)) => assert_eq!(found, expected),
            other => panic!("{expected:?}: {other:?}"),
        }
    }
    match formats::read(&set(14, 1)) {
        Err(ReadError::Damaged(found)) => assert_eq!(found, damage(14, Expected::Mine)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_can_be_watched_up_to_the_damage() {
    let file = sample();
    let bytes = file.bytes();
    let fifth = file.header().len() + 4 * 8;
    let set = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        bytes
    };
    let table = [
        (bytes[..fifth + 7].to_vec(), damage(fifth, Expected::Bytes(8))),
        (set(fifth, 16), damage(fifth, Expected::EventKind)),
        (set(fifth + 4, 100), damage(fifth + 4, Expected::Hundredths)),
        (set(fifth + 4, 39), damage(fifth, Expected::LaterTime)),
        (set(fifth + 2, 0), damage(fifth, Expected::MoreEvents)),
    ];
    for (bytes, expected) in table {
        let game = decoded(&bytes);
        assert_eq!(game.damage, Some(expected));
        assert_eq!(game.events, decoded(&file.bytes()).events[..4]);
        let recording = formats::read(&bytes).unwrap();
        assert_eq!(recording.damage, Some(expected));
        let counters = Playback::new(recording.recording).play_to_end();
        assert_eq!(counters.tally.left, 1);
    }
}

#[test]
fn damage_that_leaves_no_click_leaves_no_recording() {
    let file = sample();
    let mut bytes = file.bytes();
    bytes[file.header().len() + 8] = 0;
    match formats::read(&bytes) {
        Err(ReadError::Damaged(found)) => {
            assert_eq!(found, damage(file.header().len() + 8, Expected::EventKind));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn positions_outside_the_board_do_not_lengthen_the_path() {
    let path = |records: Vec<[u8; 8]>| {
        let recording = formats::read(&Avf { records, ..sample() }.bytes()).unwrap().recording;
        Playback::new(recording).play_to_end().tally.path
    };
    let inside = [record(0, 3, 24, 8), record(0, 5, 24, 8), record(10, 1, 40, 8)];
    let outside = [record(20, 1, 80, 48), record(30, 1, 80, 48), record(40, 1, 40, 24)];
    assert_eq!(path(inside.to_vec()), 1.0);
    assert_eq!(path([&inside[..], &outside].concat()), 1.0);
    let again = [record(50, 1, 40, 40)];
    assert_eq!(path([&inside[..], &outside, &again].concat()), 2.0);
}

#[test]
fn real_files_are_written_again_the_same() {
    let Some(folder) = corpus("recordings") else { return };
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "avf") {
            continue;
        }
        files += 1;
        let bytes = fs::read(&path).unwrap();
        let game = decoded(&bytes);
        let code = |kind| match kind {
            EventKind::Move => 1,
            EventKind::Press(Left) => 3,
            EventKind::Release(Left) => 5,
            EventKind::Press(Right) => 9,
            EventKind::Release(Right) => 17,
            EventKind::Press(Middle) => 33,
            EventKind::Release(Middle) => 65,
            other => panic!("{other:?}"),
        };
        let info = bytes.iter().skip_while(|&&byte| byte != b'[');
        let info: String = info.take_while(|&&byte| byte != b']').map(|&b| b as char).collect();
        let first_count = bytes.iter().position(|&byte| byte == 0xD3).unwrap();
        let again = Avf {
            country: bytes[first_count + 4],
            size: game.size,
            mines: game.mines,
            name: bytes.rsplit(|&byte| byte == b'\r').nth(1).unwrap().to_vec(),
            question_marks: game.question_marks,
            info: info + "]",
            records: game
                .events
                .iter()
                .map(|event| record(event.time, code(event.kind), event.x as u16, event.y as u16))
                .collect(),
            footer: Vec::new(),
        };
        let again = again.bytes();
        // Bytes 1 to 4 have no meaning.
        let differs = bytes[5..].iter().zip(&again[5..]).position(|(one, other)| one != other);
        assert_eq!(differs, None, "{}", path.display());
    }
    assert_eq!(files, 7);
}
