//! AVF, the recordings of Minesweeper Arbiter: what is read from them.

mod damage;

use crate::common::corpus;
use crate::common::prelude::*;
use sapper::game::pointer::MouseButton::{self, Left, Middle, Right};
use sapper::replay::EventKind;
use sapper::replay::formats::{self, DecodedGame, MouseEvent, RecordingFormat, decode};

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
    assert_eq!(recording.format, RecordingFormat::Avf);
    decode(RecordingFormat::Avf, bytes).unwrap()
}

const fn press(button: MouseButton) -> EventKind {
    EventKind::Press(button)
}

const fn release(button: MouseButton) -> EventKind {
    EventKind::Release(button)
}

#[test]
fn a_file_has_the_board_the_events_and_the_player() {
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
fn question_marks_can_be_on_or_off() {
    let file = Avf { question_marks: true, ..sample() };
    assert!(decoded(&file.bytes()).question_marks);
}

#[test]
fn a_level_gives_size_and_mines() {
    for (rows, cols, mines) in [(8, 8, 10), (16, 16, 40), (16, 30, 99), (256, 256, 200), (9, 9, 10)]
    {
        let size = BoardSize::new(rows, cols).unwrap();
        let mines: Vec<_> = (0..mines).map(|index| size.pos(2 * index)).collect();
        let game = decoded(&Avf { size, mines: mines.clone(), ..sample() }.bytes());
        assert_eq!((game.size, game.mines), (size, mines));
    }
}

#[test]
fn every_kind_of_event_is_read() {
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
fn a_game_can_take_hours() {
    let mut file = sample();
    file.records.push(record(65_534_990, 1, 300, 260));
    let last = *decoded(&file.bytes()).events.last().unwrap();
    assert_eq!(last, MouseEvent { time: 65_534_990, kind: EventKind::Move, x: 300, y: 260 });
}

#[test]
fn names_are_decoded_from_the_players_code_page() {
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
fn the_start_date_is_shown_in_full_if_the_file_has_it() {
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
fn a_file_can_end_after_its_events() {
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
fn positions_outside_the_board_do_not_count_for_the_path() {
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
fn real_files_are_decoded_without_loss() {
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
