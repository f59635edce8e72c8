//! Boards are read from pictures of a screen: of other games, drawn here, and of Sapper itself.

use crate::common::board_pictures::{Board, LOOKS, Look, all_looks};
use crate::common::board_themes::THEMES;
use crate::common::corpus;
use crate::common::picture_noise::{Noise, Random};
use crate::common::prelude::*;
use sapper::config::Theme;
use sapper::storage::setup_file::{self, FileSetup};
use sapper::workbench::picture::{self, PictureError, ReadBoard};

/// The sides of cells, in pixels, as drawn in the old days and scaled, and the boards drawn with them:
/// rows, columns, mines, whether the game is lost, and the share of the safe cells that is open.
const BOARDS: [(f32, usize, usize, usize, bool, f32); 4] = [
    (16.0, 9, 11, 14, false, 0.5),
    (20.0, 14, 18, 40, false, 0.85),
    (24.0, 12, 14, 24, true, 0.5),
    (31.7, 9, 11, 14, false, 0.15),
];
/// The largest share of cells that may be read wrongly without being doubtful.
const SURELY_WRONG: f64 = 0.01;

/// How many cells of a board were read rightly, and how many wrongly although they are not doubtful.
#[derive(Default)]
struct Tally {
    cells: usize,
    right: usize,
    surely_wrong: usize,
}

impl Tally {
    fn add(&mut self, expected: &[VisibleCell], read: Option<&ReadBoard>) {
        self.cells += expected.len();
        let Some(read) = read else { return };
        for (expected, read) in expected.iter().zip(&read.cells) {
            self.right += usize::from(*expected == read.content);
            self.surely_wrong += usize::from(*expected != read.content && !read.is_doubtful());
        }
    }

    fn share(&self) -> f64 {
        self.right as f64 / self.cells as f64
    }
}

/// Reads boards of one look in all sizes. A board of another size counts as read wrongly.
fn tally(look: Look, noise: Noise) -> Tally {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut tally = Tally::default();
    for (pitch, rows, columns, mines, lost, share) in BOARDS {
        let board = Board::opened(rows, columns, mines, lost, share, &mut random);
        let mut drawn = board.draw(look, pitch);
        noise.spoil(&mut drawn.pixmap, drawn.corner, pitch, &mut random);
        let (width, height) = (drawn.pixmap.width() as usize, drawn.pixmap.height() as usize);
        let read = picture::read(width, height, drawn.pixmap.data().to_vec()).ok();
        let read = read.filter(|read| (read.rows, read.columns) == (rows, columns));
        if let (Some(read), Noise::None) = (&read, noise) {
            let off = (read.corner.0 - drawn.corner.0).hypot(read.corner.1 - drawn.corner.1);
            assert!(off < 0.2 * pitch, "{look:?}: {:?} for {:?}", read.corner, drawn.corner);
            assert!((read.pitch.0 - pitch).abs() < 0.015 * pitch, "{look:?}: {:?}", read.pitch);
        }
        tally.add(&board.cells, read.as_ref());
    }
    let surely_wrong = tally.surely_wrong as f64 / tally.cells as f64;
    println!(
        "{look:?}, {noise:?}: {:.2} % right, {:.2} % surely wrong",
        100.0 * tally.share(),
        100.0 * surely_wrong
    );
    assert!(surely_wrong <= SURELY_WRONG, "{look:?}, {noise:?}: {surely_wrong}");
    tally
}

/// The least share of cells that is read rightly in each look: as drawn, with grain, as a compressed
/// picture, and cut with a pointer in front of a cell.
const LEAST: [(Look, [f64; 4]); 5] = [
    (Look::Classic, [0.99, 0.98, 0.98, 0.97]),
    (Look::ClassicDark, [0.99, 0.98, 0.98, 0.94]),
    (Look::Glass, [0.98, 0.98, 0.95, 0.88]),
    (Look::Garden, [0.99, 0.98, 0.98, 0.97]),
    (Look::Pastel, [0.99, 0.98, 0.98, 0.9]),
];

fn reads_well(noise: Noise, place: usize) {
    for (look, least) in LEAST {
        let tally = tally(look, noise);
        assert!(tally.share() >= least[place], "{look:?}, {noise:?}: {}", tally.share());
    }
}

#[test]
fn boards_of_other_games_are_read() {
    assert_eq!(LEAST.map(|(look, _)| look), LOOKS);
    reads_well(Noise::None, 0);
}

#[test]
fn boards_are_read_through_grain() {
    reads_well(Noise::Grain, 1);
}

#[test]
fn boards_are_read_from_compressed_pictures() {
    reads_well(Noise::Blocks, 2);
}

#[test]
fn boards_are_read_behind_a_pointer() {
    reads_well(Noise::CutWithPointer, 3);
}

/// What happens to the pictures of [`boards_of_many_looks_are_read_through_disturbances`], and the least
/// share of their cells that is read rightly, in all looks together.
const DISTURBANCES: [([Noise; 3], f64); 5] = [
    ([Noise::None; 3], 0.99),
    ([Noise::Jpeg(50), Noise::Jpeg(75), Noise::Jpeg(95)], 0.98),
    ([Noise::CutWithPointer; 3], 0.97),
    ([Noise::Wallpaper; 3], 0.98),
    ([Noise::Photo(-8), Noise::Photo(15), Noise::Photo(-30)], 0.85),
];

/// Flat, raised, reversed, at night, with dots, with thick bevels; compressed, behind a pointer, in
/// front of something else, and photographed at an angle.
#[test]
fn boards_of_many_looks_are_read_through_disturbances() {
    let boards = [(16.0, 9, 11, 14), (23.3, 12, 14, 24), (40.0, 8, 9, 12)];
    let name = |look: Look| match look {
        Look::Theme(at) => THEMES[at].name.to_owned(),
        look => format!("{look:?}"),
    };
    for (noises, least) in DISTURBANCES {
        let mut all = Tally::default();
        for (nth, look) in all_looks().enumerate() {
            let mut random = Random(0x9E37_79B9 + nth as u64);
            let (pitch, rows, columns, mines) = boards[nth % boards.len()];
            let board = Board::opened(rows, columns, mines, false, 0.6, &mut random);
            let mut drawn = board.draw(look, pitch);
            let noise = noises[nth % noises.len()];
            noise.spoil(&mut drawn.pixmap, drawn.corner, pitch, &mut random);
            let (width, height) = (drawn.pixmap.width() as usize, drawn.pixmap.height() as usize);
            let read = picture::read(width, height, drawn.pixmap.data().to_vec()).ok();
            let read = read.filter(|read| (read.rows, read.columns) == (rows, columns));
            let mut tally = Tally::default();
            tally.add(&board.cells, read.as_ref());
            println!("{}, {noise:?}: {:.1} % right", name(look), 100.0 * tally.share());
            all.add(&board.cells, read.as_ref());
        }
        println!("{noises:?}: {:.2} % right", 100.0 * all.share());
        assert!(all.share() >= least, "{noises:?}: {}", all.share());
    }
}

/// One look of each kind that needs more than lines and known digits: with its theme, the width of a
/// cell in pixels, and what happens to its picture.
const HARD: [(&str, usize, f32, Noise); 3] = [
    ("barely visible lines between open cells", 0, 23.3, Noise::None),
    ("digits six pixels high, told by the position", 1, 13.0, Noise::Jpeg(95)),
    ("a photograph of cells that are nearly alike", 4, 13.0, Noise::Photo(3)),
];

#[test]
fn a_board_is_found_whole_and_its_digits_are_learned_from_the_position() {
    for (what, theme, pitch, noise) in HARD {
        let mut random = Random(0x51AB_1E5E);
        let board = Board::opened(14, 18, 40, false, 0.85, &mut random);
        let mut drawn = board.draw(Look::Theme(theme), pitch);
        noise.spoil(&mut drawn.pixmap, drawn.corner, pitch, &mut random);
        let (width, height) = (drawn.pixmap.width() as usize, drawn.pixmap.height() as usize);
        let read = picture::read(width, height, drawn.pixmap.data().to_vec()).expect(what);
        assert_eq!((read.rows, read.columns), (14, 18), "{what}");
        let mut tally = Tally::default();
        tally.add(&board.cells, Some(&read));
        assert!(tally.share() > 0.97, "{what}: {}", tally.share());
    }
}

/// Boards in pictures of other programs: `#` is covered, `F` a flag, `.` open without a number.
const GIVEN: [(&str, &[&str]); 3] = [
    (
        "picture_kmines_doc.png",
        &[
            "..1##1...",
            "..1##1...",
            ".11##211.",
            ".1F####21",
            ".111#####",
            "...1#####",
            "...1#####",
            ".112###1?",
            ".1######1",
        ],
    ),
    (
        "picture_kmines_uk.png",
        &[
            "1F1..1###",
            "11111212F",
            "...1F1.22",
            "11.111.1F",
            "F1.....11",
            "11.111...",
            "11.1#1...",
            "F113#2...",
            "111F#1...",
        ],
    ),
    (
        "picture_flat_yellow.png",
        &[
            "#############1......",
            "##########2111......",
            "##########1.......11",
            "##########1.111...1F",
            "##########1.1#321.11",
            "##########212###1...",
            "############21221...",
            "12##########3.......",
            ".2##########2.......",
            ".1#########21.......",
            ".11223#####1.....122",
            ".....1#####1.....1F#",
        ],
    ),
];

fn sign(content: VisibleCell) -> char {
    match content {
        VisibleCell::Open(0) => '.',
        VisibleCell::Open(number) => char::from(b'0' + number),
        VisibleCell::Covered => '#',
        VisibleCell::Flag => 'F',
        VisibleCell::Question => '?',
        VisibleCell::Mine | VisibleCell::HitMine | VisibleCell::WrongFlag => '*',
    }
}

fn given(name: &str) -> Option<ReadBoard> {
    let path = corpus(&format!("faults/{name}"))?;
    let picture = image::open(path).expect("a picture").into_rgb8();
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    Some(picture::read(width, height, picture.into_raw()).expect("a board"))
}

#[test]
fn pictures_of_other_programs_are_read() {
    for (name, rows) in GIVEN {
        let Some(read) = given(name) else { return };
        let signs: Vec<String> = (read.cells.chunks(read.columns))
            .map(|row| row.iter().map(|cell| sign(cell.content)).collect())
            .collect();
        assert_eq!(signs, rows, "{name}");
    }
    // A board that is the largest there is in both, with counters above it in one.
    let both = ["picture_won_with_header.png", "picture_same_without_header_right.png"];
    let [Some(with), Some(without)] = both.map(given) else { return };
    let contents = |read: &ReadBoard| read.cells.iter().map(|it| it.content).collect::<Vec<_>>();
    assert_eq!(contents(&with), contents(&without));
    // A text lies over some cells of this one.
    let Some(read) = given("picture_jsminesweeper.png") else { return };
    assert_eq!((read.rows, read.columns), (16, 30));
    let doubtful = read.cells.iter().filter(|cell| cell.is_doubtful()).count();
    assert!((1..30).contains(&doubtful), "{doubtful}");
}

/// The shadows on open cells of glass, and the lights on covered ones, have edges of their own, and its
/// cells are not all equally large.
#[test]
fn the_pitch_of_a_large_board_is_exact() {
    let mut random = Random(7);
    let board = Board::random(16, 30, 99, false, &mut random);
    let pitch = 32.517;
    let drawn = board.draw(Look::Glass, pitch);
    let (width, height) = (drawn.pixmap.width() as usize, drawn.pixmap.height() as usize);
    let read = picture::read(width, height, drawn.pixmap.data().to_vec()).expect("a board");
    assert_eq!((read.rows, read.columns), (16, 30));
    let off = (read.pitch.0 - pitch).abs().max((read.pitch.1 - pitch).abs());
    assert!(off < 0.001 * pitch, "{:?}", read.pitch);
    let mut tally = Tally::default();
    tally.add(&board.cells, Some(&read));
    assert!(tally.share() >= 0.99, "{}", tally.share());
    assert_eq!(tally.surely_wrong, 0);
}

/// Two greens and two beiges, without lines: whatever share of it is open.
#[test]
fn a_chessboard_is_found_whole() {
    for (pitch, share) in [(20.0, 0.0), (24.0, 0.15), (30.0, 0.5), (37.5, 0.9)] {
        let board = Board::opened(14, 18, 40, false, share, &mut Random(5));
        let drawn = board.draw(Look::Garden, pitch);
        let (width, height) = (drawn.pixmap.width() as usize, drawn.pixmap.height() as usize);
        let read = picture::read(width, height, drawn.pixmap.data().to_vec()).expect("a board");
        assert_eq!((read.rows, read.columns), (14, 18), "{pitch} px, {share} open");
    }
}

#[test]
fn a_board_of_sapper_is_read_in_every_theme() {
    for (level, width, height) in
        [(Level::Beginner, 420.0, 560.0), (Level::Intermediate, 640.0, 760.0)]
    {
        let launch = LaunchOptions::default().level(level).seed(11);
        let mut window = TestWindow::new(launch, width, height);
        let size = window.game().size();
        window.open_cell(sapper::game::Pos::new(size.rows() / 2, size.cols() / 2));
        let field = window.field();
        for (place, pos) in field.size().positions().enumerate() {
            let is_over = window.phase().is_over();
            if field.is_mine(pos) && place % 3 != 0 {
                window.mark_cell(pos);
            } else if !field.is_mine(pos) && place % 5 != 0 && !is_over {
                window.open_cell(pos);
            }
        }
        let game = window.game().clone();
        let expected: Vec<VisibleCell> = size.positions().map(|pos| game.cell(pos)).collect();
        for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
            window.change(SettingChange::Theme(theme));
            let (width, height, pixels) = window.picture();
            let read = picture::read(width as usize, height as usize, pixels).expect("a board");
            assert_eq!((read.rows, read.columns), (size.rows().into(), size.cols().into()));
            let mut tally = Tally::default();
            tally.add(&expected, Some(&read));
            println!("Sapper, {theme:?}, {level:?}: {:.1} % right", 100.0 * tally.share());
            assert!(tally.share() >= 0.98, "{theme:?}: {}", tally.share());
        }
    }
}

/// The bars of a window may lie in the lines of the grid.
#[test]
fn the_bars_of_a_window_are_no_part_of_its_board() {
    for (width, height) in [
        (420.0, 560.0),
        (720.0, 753.0),
        (720.0, 805.0),
        (800.0, 600.0),
        (900.0, 700.0),
        (1000.0, 720.0),
        (1280.0, 800.0),
    ] {
        let launch = beginner();
        let mut window = TestWindow::new(launch.seed(12), width, height);
        for is_open in [false, true] {
            if is_open {
                window.open_cell(sapper::game::Pos::new(4, 4));
            }
            let (width, height, pixels) = window.picture();
            let read = picture::read(width as usize, height as usize, pixels).expect("a board");
            assert_eq!((read.rows, read.columns), (9, 9), "{width} × {height}");
        }
    }
}

/// The beginning of a PNG of so many pixels: nothing of it but the size is read.
fn png_header(width: u32, height: u32) -> Vec<u8> {
    let mut chunk = b"IHDR".to_vec();
    chunk.extend([width.to_be_bytes(), height.to_be_bytes()].concat());
    chunk.extend([8, 6, 0, 0, 0]);
    let checksum = !chunk.iter().fold(u32::MAX, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| (sum >> 1) ^ ((sum & 1) * 0xedb8_8320))
    });
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\x0d".to_vec();
    png.extend(chunk);
    png.extend(checksum.to_be_bytes());
    png.extend(b"\0\0\0\0IDAT\x35\xaf\x06\x1e");
    png
}

#[test]
fn a_picture_is_refused_by_the_size_in_its_header() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.png");
    for (width, height, is_too_large) in
        [(8_000, 8_000, true), (1 << 30, 1, true), (1, 40_000_001, true), (8_000, 5_000, false)]
    {
        std::fs::write(&path, png_header(width, height)).unwrap();
        let found = setup_file::read(&path);
        assert_eq!(matches!(found, Some(FileSetup::TooLarge)), is_too_large, "{found:?}");
    }
    let few = Vec::new();
    assert_eq!(picture::read(8_000, 8_000, few).err(), Some(PictureError::TooLarge));
}

#[test]
fn what_is_no_board_is_an_error() {
    let white =
        |width: usize, height: usize| picture::read(width, height, vec![255; 4 * width * height]);
    assert_eq!(white(59, 400).err(), Some(PictureError::TooSmall));
    assert_eq!(white(400, 300).err(), Some(PictureError::NoGrid));
    assert_eq!(picture::read(400, 300, vec![0; 40]).err(), Some(PictureError::Incomplete));
    assert_eq!(
        picture::read(usize::MAX, usize::MAX, Vec::new()).err(),
        Some(PictureError::TooLarge)
    );
    let mut random = Random(3);
    let noise: Vec<u8> = (0..4 * 300 * 300).map(|_| random.below(256) as u8).collect();
    assert_eq!(picture::read(300, 300, noise).err(), Some(PictureError::NoGrid));
}
