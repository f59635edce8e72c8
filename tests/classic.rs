//! The Classic style: cells of 16 pixels enlarged by whole numbers, counters, a face, records of its
//! own. How its rules differ from those of other styles is in `styles.rs`.

use crate::common::prelude::*;
use iced::{Point, Rectangle, Size};
use jiff::Timestamp;
use sapper::config::skin::{Pixels, SkinPart};
use sapper::config::{CellSize, ColorVision};
use sapper::game::GuessRules;
use sapper::history::record::Record;
use sapper::history::scores::Scores;
use sapper::storage::Stored;
use sapper::ui::board::classic;
use sapper::ui::board::layout::BoardLayout;
use sapper::ui::kit::theme::Palette;

fn window(level: Level, width: f32, height: f32) -> TestWindow {
    let launch = LaunchOptions::default().style(Style::Classic).level(level).seed(3);
    TestWindow::without_tasks(launch, width, height)
}

fn looks() -> [&'static Palette; 2] {
    [false, true].map(|dark| Palette::of(Style::Classic, dark, ColorVision::Normal))
}

// Sizes

#[test]
fn cells_have_the_largest_whole_multiple_of_16_pixels_that_fits() {
    let side = |room: f32, scale| {
        let area = Rectangle::with_size(Size::new(room + 32.0, 2000.0));
        let fit = BoardLayout::in_units(Level::Beginner.size(), area, 16.0, None, (scale, 16));
        fit.cell_size * scale
    };
    let sides =
        [(144.0, 1.0), (287.0, 1.0), (288.0, 1.0), (500.0, 1.0), (288.0, 2.0), (192.0, 1.5)];
    let sides = sides.map(|(room, scale)| side(room, scale));
    assert_eq!(sides, [16.0, 16.0, 32.0, 48.0, 64.0, 32.0]);
}

#[test]
fn a_zoom_goes_from_multiple_to_multiple() {
    let mut ui = window(Level::Beginner, 720.0, 700.0);
    let side = |ui: &TestWindow| ui.board_layout().cell_size;
    ui.key(Command::ZoomOut);
    let small = side(&ui);
    for times in 1..=3 {
        ui.key(Command::ZoomIn);
        assert_eq!(side(&ui), small + 16.0 * times as f32);
    }
    for _ in 0..9 {
        ui.key(Command::ZoomOut);
    }
    assert_eq!(side(&ui), 16.0);
    // What was chosen in another style is rounded down.
    ui.change(SettingChange::CellSize(Level::Beginner, CellSize::new(40)));
    assert_eq!(side(&ui), 32.0);
}

#[test]
fn a_result_makes_the_cells_of_a_board_a_little_smaller_and_never_halves_them() {
    for height in [640.0, 720.0] {
        let mut ui = window(Level::Expert, 1024.0, height);
        ui.open_cell(at(8, 8));
        let before = ui.board_layout().cell_size;
        ui.open_mine();
        let after = ui.board_layout().cell_size;
        assert!(after >= 0.7 * before, "{before} to {after} at {height}");
    }
}

#[test]
fn whole_multiples_repeat_each_pixel_and_other_sizes_mix_them() {
    let mut picture = Pixels::filled(2, 1, [0, 0, 0, 255]);
    *picture.at(1, 0).unwrap() = [254, 254, 254, 255];
    let row = |width| picture.scaled(width, 1).into_rgba();
    let [black, grey, white] = [0, 127, 254].map(|shade| [shade, shade, shade, 255]);
    assert_eq!(row(4), [black, black, white, white].concat());
    assert_eq!(row(3), [black, grey, white].concat());
    assert_eq!(row(1), grey);
}

// Pictures

#[test]
fn every_part_has_its_own_picture() {
    use SkinPart::{Covered, Flag, HitMine, Mine, Question, WrongFlag};
    for palette in looks() {
        let numbers = (0..=8).map(SkinPart::Open);
        let cells = [Covered, Flag, HitMine, Mine, Question, WrongFlag].into_iter().chain(numbers);
        let digits = (0..=9).map(SkinPart::Digit).chain([SkinPart::Minus, SkinPart::NoDigit]);
        let faces = [
            SkinPart::Face,
            SkinPart::FacePressed,
            SkinPart::FaceSurprised,
            SkinPart::FaceWon,
            SkinPart::FaceLost,
        ];
        let all: Vec<_> = cells.chain(digits).chain(faces).collect();
        for (index, &one) in all.iter().enumerate() {
            for &other in &all[index + 1..] {
                let [left, right] = [one, other].map(|part| classic::draw(part, palette));
                assert_ne!(left, right, "{one:?} and {other:?} of {}", palette.name);
            }
        }
    }
}

#[test]
fn covered_cells_are_raised_and_open_ones_flat() {
    for palette in looks() {
        let corners = |part| {
            let mut cell = classic::draw(part, palette);
            [(0, 0), (14, 1), (1, 14), (15, 15), (8, 8)].map(|(x, y)| *cell.at(x, y).unwrap())
        };
        let [lit, dark] = palette.joint.map(iced::Color::into_rgba8);
        let ground = palette.covered[0].into_rgba8();
        assert_eq!(corners(SkinPart::Covered), [lit, dark, dark, dark, ground]);
        let (edge, open) = (palette.open_edge.into_rgba8(), palette.open.into_rgba8());
        assert_eq!(corners(SkinPart::Open(0)), [edge, open, open, open, open]);
    }
}

#[test]
fn counters_have_three_digits_and_a_sign() {
    let signs = "-07 ".chars().map(SkinPart::of_sign).collect::<Vec<_>>();
    let digits = [SkinPart::Minus, SkinPart::Digit(0), SkinPart::Digit(7), SkinPart::NoDigit];
    assert_eq!(signs, digits);
}

// Play

/// How many pixels of the window's picture are red inside these bounds.
fn red(ui: &TestWindow, bounds: Rectangle) -> usize {
    let (width, _, pixels) = ui.picture();
    let pixels = pixels.chunks_exact(4).enumerate();
    let place = |nth: usize| Point::new((nth as u32 % width) as f32, (nth as u32 / width) as f32);
    pixels.filter(|(nth, it)| it[..3] == [255, 0, 0] && bounds.contains(place(*nth))).count()
}

#[test]
fn the_counters_are_lit_and_follow_the_game() {
    let mut ui = window(Level::Beginner, 720.0, 700.0);
    let left = Rectangle::new(Point::ORIGIN, Size::new(360.0, 56.0));
    let right = Rectangle { x: 360.0, ..left };
    let (ten, zero) = (red(&ui, left), red(&ui, right));
    assert!(ten > 0 && zero > ten, "“000” has more segments than “010”: {zero} and {ten}");
    ui.mark_cell(at(0, 0));
    assert!(red(&ui, left) > ten, "“009”");
    ui.open_cell(at(4, 4));
    assert!(red(&ui, right) < zero, "the first second is 1 at once: “001”");
}

#[test]
fn the_clock_shows_whole_seconds_and_the_result_is_exact() {
    let mut ui = window(Level::Beginner, 720.0, 700.0);
    let shown = |ui: &TestWindow| ui.control("Pause").semantics.value;
    ui.open_cell(at(4, 4));
    ui.wait(2_345);
    assert_eq!(shown(&ui).as_deref(), Some("3"));
    ui.wait(2_000_000);
    assert_eq!(shown(&ui).as_deref(), Some("999"), "three digits");
    ui.win();
    let exact = ui.game().elapsed(ui.app.now());
    let exact = format!("{}.{:03} s", exact / 1_000, exact % 1_000);
    assert!(ui.texts().iter().any(|text| text.ends_with(&exact)), "{exact}: {:?}", ui.texts());
}

#[test]
fn question_marks_are_off_until_they_are_asked_for_and_apart_from_other_styles() {
    let mut settings = Settings::default();
    assert!(settings.rules().question_marks);
    settings.set_style(Style::Classic);
    assert!(!settings.rules().question_marks);
    SettingChange::ClassicQuestionMarks(true).apply(&mut settings);
    assert!(settings.rules().question_marks);
    assert_eq!(Style::matching(settings.rules()), Some(Style::Classic));
    SettingChange::ClassicQuestionMarks(false).apply(&mut settings);
    assert_eq!(Style::matching(settings.rules()), Some(Style::Classic), "a matter of taste");
    settings.set_style(Style::Windows7);
    assert!(settings.rules().question_marks);
}

// Records

#[test]
fn a_program_that_does_not_know_the_style_keeps_its_records_and_counts_none() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("scores.toml");
    let win = |style, time_ms| Record {
        level: LevelKind::Expert,
        style,
        name: None,
        time_ms,
        bbbv: 150,
        date: Timestamp::UNIX_EPOCH,
        replay: None,
        guesses: GuessRules::Off,
    };
    let (mut kept, _) = Stored::<Scores>::open(Some(file.clone()));
    kept.add(win(Style::Windows7, 70_000));
    kept.add(win(Style::Classic, 60_000));
    let written = fs::read_to_string(&file).unwrap();
    // It reads the list "record" alone.
    assert_eq!(written.matches("[[record]]").count(), 1, "{written}");
    let own = written.split("[[classic_record]]").nth(1).expect("a list of their own");
    assert!(own.contains("style = \"classic\"") && own.contains("time_ms = 60000"), "{own}");
    let (again, notices) = Stored::<Scores>::open(Some(file));
    assert_eq!((notices, again.get().records.len()), (vec![], 2));
}
