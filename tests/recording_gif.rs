//! Recordings as moving pictures: what is in the frames, and when.

use crate::common::load_fonts;
use crate::common::prelude::*;
use ::gif::{ColorOutput, DecodeOptions};
use iced::{Point, mouse};
use sapper::cli::replay::gif::GifArgs;
use sapper::cli::replay::{self, ExportFormat, ReplayArgs};
use sapper::config::{ColorVision, Theme};
use sapper::platform::FileChoice;
use sapper::ui::board;
use sapper::ui::board::gif::{Gif, GifOptions, HOLD};
use sapper::ui::board::look::EndDisplay;
use sapper::ui::board::sprite_cache::SpriteCache;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::features::replay::gif::{self, GifDialog, GifField};
use sapper::ui::kit::theme::Palette;
use std::rc::Rc;

const SIDE: u16 = 24;

/// The most by which a part of a colour may be off: there are 255 colours.
const NEAR: u8 = 24;

/// A Beginner board. The pointer flags a mine, opens most of the board, and hits another mine.
fn lost_text() -> String {
    let mut text = "RawVF_Version: Rev6\nProgram: Some Minesweeper\nPlayer: Ada\nMarks: Off\n\
                    Width: 9\nHeight: 9\nMines: 10\nBoard:\n0********\n"
        .to_owned();
    text += &"*00000000\n".repeat(2);
    text += &"000000000\n".repeat(6);
    text += "Events:\n";
    let mut event = |ms: u32, kind: &str, x: u32, y: u32| {
        let (col, row) = (x / 16 + 1, y / 16 + 1);
        text += &format!("{}.{:03} {kind} {col} {row} ({x} {y})\n", ms / 1_000, ms % 1_000);
    };
    event(0, "lc", 136, 136);
    event(200, "lr", 136, 136);
    for step in 1..=20 {
        event(200 + 30 * step, "mv", 136 - 6 * step, 136 - 6 * step);
    }
    event(1_000, "rc", 24, 8);
    event(1_100, "rr", 24, 8);
    event(1_500, "mv", 8, 24);
    event(2_000, "lc", 8, 24);
    event(2_500, "lr", 8, 24);
    text
}

fn lost() -> Recording {
    read_recording(lost_text().as_bytes()).expect("a recording")
}

fn palette() -> &'static Palette {
    Palette::of(Style::default(), false, ColorVision::Normal)
}

/// A moving picture as everybody sees it: when each frame appears in ms, and its pixels.
struct Shown {
    width: usize,
    height: usize,
    frames: Vec<(i32, Vec<[u8; 3]>)>,
    duration: i32,
}

impl Shown {
    fn of(bytes: &[u8]) -> Self {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(bytes).expect("a GIF");
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        let (mut pixels, mut frames, mut at) = (vec![[0; 3]; width * height], Vec::new(), 0);
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            let across = usize::from(frame.width);
            for (nth, pixel) in frame.buffer.chunks(4).enumerate() {
                let x = usize::from(frame.left) + nth % across;
                let y = usize::from(frame.top) + nth / across;
                if pixel[3] > 0 {
                    pixels[y * width + x] = [pixel[0], pixel[1], pixel[2]];
                }
            }
            frames.push((at, pixels.clone()));
            at += 10 * i32::from(frame.delay);
        }
        Self { width, height, frames, duration: at }
    }

    fn made(recording: Recording, options: GifOptions) -> Self {
        load_fonts();
        let mut bytes = Vec::new();
        let gif = Gif {
            recording,
            options,
            palette: palette(),
            skin: None,
            style: Style::default(),
            lang: Lang::English,
        };
        gif.write(&mut bytes).expect("a GIF");
        Self::of(&bytes)
    }

    /// What is shown so many ms after the beginning.
    fn at(&self, time: i32) -> &[[u8; 3]] {
        let after = self.frames.partition_point(|(at, _)| *at <= time);
        &self.frames[after - 1].1
    }

    /// The top left corner of a board of so many cells.
    fn corner(&self, cols: u16, rows: u16, side: u16) -> (usize, usize) {
        let margin = (self.width - usize::from(cols * side)) / 2;
        (margin, self.height - margin - usize::from(rows * side))
    }

    /// A pixel in the middle of a cell of a Beginner board, below its number.
    fn below_middle(&self, time: i32, pos: Pos) -> [u8; 3] {
        let (left, top) = self.corner(9, 9, SIDE);
        let x = left + usize::from(pos.col * SIDE + SIDE / 2);
        let y = top + usize::from(pos.row * SIDE + SIDE - 4);
        self.at(time)[y * self.width + x]
    }
}

fn is_near(one: [u8; 3], other: [u8; 3]) -> bool {
    one.iter().zip(other).all(|(part, other)| part.abs_diff(other) <= NEAR)
}

#[test]
fn each_frame_shows_the_board_of_its_time() {
    let options = GifOptions { pointer: false, ..GifOptions::default() };
    let gif = Shown::made(lost(), options);
    let sprites = Rc::new(SpriteCache::new(palette(), 1.0));
    let mut playback = Playback::new(lost());
    let (left, top) = gif.corner(9, 9, SIDE);
    let mut boards = Vec::new();
    for &(time, ref pixels) in &gif.frames {
        playback.seek(playback.begin() + time);
        let game = playback.session().game();
        let picture = board::picture(game, EndDisplay::Inline, f32::from(SIDE), &sprites);
        let Some(iced::advanced::image::Handle::Rgba { width, pixels: drawn, .. }) = picture else {
            panic!("no picture");
        };
        for (nth, drawn) in drawn.chunks(4).enumerate() {
            let (x, y) = (nth % width as usize, nth / width as usize);
            let shown = pixels[(top + y) * gif.width + left + x];
            let is_corner = |at: usize| at < 9 || at >= usize::from(9 * SIDE) - 9;
            let drawn = [drawn[0], drawn[1], drawn[2]];
            assert!(
                is_near(shown, drawn) || (is_corner(x) && is_corner(y)),
                "at {time} ms, ({x}, {y}): {shown:?} instead of {drawn:?}"
            );
        }
        boards.push(game.open_cells());
    }
    boards.dedup();
    assert_eq!(boards, [0, 70], "covered, and after the first click");
}

#[test]
fn a_gif_lasts_as_long_as_its_part_and_stays_at_its_end() {
    let whole = Shown::made(lost(), GifOptions::default());
    assert_eq!(whole.duration, 2_500 + HOLD);
    assert_eq!(whole.frames.last().expect("frames").0, 2_500);
    let part = GifOptions { from: Some(1_000), to: Some(1_970), ..GifOptions::default() };
    let part = Shown::made(lost(), part);
    assert_eq!(part.duration, 970 + HOLD);
    let between = |time: i32| whole.frames.iter().any(|(at, _)| *at == time);
    assert!(between(1_000), "a frame of the whole GIF begins there, too");
    let far = |one: &[[u8; 3]], other: &[[u8; 3]]| {
        let pairs = one.iter().zip(other);
        pairs.filter(|(one, other)| !is_near(**one, **other)).count()
    };
    // Each GIF has colours of its own.
    let far = [1_000, 960].map(|time| far(part.at(0), whole.at(time)));
    assert!(far[0] < 20 && far[1] > 100, "it shows what was there before: {far:?}");
}

#[test]
fn the_pointer_presses_cells_and_leaves_no_trace() {
    let with = Shown::made(lost(), GifOptions::default());
    let without = Shown::made(lost(), GifOptions { pointer: false, ..GifOptions::default() });
    let left_of_tip = |gif: &Shown, time| {
        let (left, top) = gif.corner(9, 9, SIDE);
        gif.at(time)[(top + usize::from(SIDE) + 4) * gif.width + left + 6]
    };
    let brightness = |[r, g, b]: [u8; 3]| u32::from(r) + u32::from(g) + u32::from(b);
    let [pressed, covered] = [&with, &without].map(|gif| brightness(left_of_tip(gif, 2_400)));
    assert!(pressed + 60 < covered, "a cell that is pressed loses its light: {pressed}");
    // Where it was at first, far from where it is now.
    let far = Pos::new(7, 4);
    assert!(is_near(with.below_middle(2_400, far), without.below_middle(2_400, far)));
    let differs = |time| with.at(time).iter().zip(without.at(time)).any(|(a, b)| !is_near(*a, *b));
    assert!(differs(1_500), "the pointer is shown all the time");
}

#[test]
fn the_clock_and_the_odds_are_there_if_wanted() {
    let plain = GifOptions { pointer: false, clock: false, ..GifOptions::default() };
    let gif = Shown::made(lost(), plain);
    assert_eq!(gif.frames.len(), 4, "the start, the opening, the flag, the end");
    let clock = Shown::made(lost(), GifOptions { clock: true, ..plain });
    assert_eq!(clock.frames.len(), gif.frames.len() + 1, "at 2 s; at 1 s is the flag");
    assert!(clock.height > gif.height);
    let odds = Shown::made(lost(), GifOptions { odds: true, ..plain });
    let signs = |time| {
        let pixels = gif.at(time).iter().zip(odds.at(time));
        pixels.filter(|(plain, shown)| !is_near(**plain, **shown)).count()
    };
    assert!(signs(2_400) > 100, "{}", signs(2_400));
    // Each GIF has colours of its own.
    assert!(signs(2_600) < 20, "no odds after the end: {}", signs(2_600));
}

#[test]
fn the_clock_counts_as_in_the_window() {
    let options = GifOptions { pointer: false, ..GifOptions::default() };
    let gif = |style| {
        load_fonts();
        let (recording, lang, mut bytes) = (lost(), Lang::English, Vec::new());
        let gif = Gif { recording, options, palette: palette(), skin: None, style, lang };
        gif.write(&mut bytes).expect("a GIF");
        Shown::of(&bytes)
    };
    let clock = |gif: &Shown, time: i32| {
        let (left, top) = gif.corner(9, 9, SIDE);
        let right = gif.width - left - 3 * usize::from(SIDE);
        let rows = gif.at(time).chunks(gif.width).take(top - 4);
        rows.flat_map(|row| row[right..].to_vec()).collect::<Vec<_>>()
    };
    let same = |one: &[[u8; 3]], other: &[[u8; 3]]| {
        one.iter().zip(other).all(|(one, other)| is_near(*one, *other))
    };
    // The first click is at 200 ms. One style begins with its first second, the other with none.
    let (from_one, from_none) = (gif(Style::Windows7), gif(Style::EasyX));
    assert!(same(&clock(&from_one, 0), &clock(&from_none, 400)), "0 before the first click");
    assert!(same(&clock(&from_one, 400), &clock(&from_none, 1_400)), "1 in the first second");
    assert!(same(&clock(&from_one, 1_400), &clock(&from_none, 2_600)), "2 in the second, the last");
    assert!(!same(&clock(&from_one, 2_600), &clock(&from_none, 2_600)), "3 at the end");
}

#[test]
fn large_boards_have_smaller_cells() {
    let board = |rows, cols| sapper::game::BoardSize::new(rows, cols).expect("a board");
    let largest = GifOptions { side: GifOptions::MAX_SIDE, ..GifOptions::default() };
    assert_eq!(largest.side_on(board(16, 30)), GifOptions::MAX_SIDE);
    assert_eq!(largest.side_on(board(16, 256)), 16);
}

struct Ran {
    code: u8,
    err: String,
}

/// Exports the recording in `folder` with these options.
fn export(folder: &tempfile::TempDir, gif: GifArgs, format: ExportFormat) -> (Ran, PathBuf) {
    let (file, output) = (folder.path().join("game.rawvf"), folder.path().join("game.gif"));
    fs::write(&file, lost_text()).expect("the recording");
    let args = ReplayArgs {
        files: vec![file],
        json: false,
        csv: false,
        decimal_comma: false,
        export: Some(format),
        output: Some(output.clone()),
        gif,
    };
    let (texts, mut err) = (Texts::new(Lang::English), Vec::new());
    let ended = replay::run(&args, &texts, &[], &mut Vec::new(), &mut err);
    let code = ended.map_or_else(|failure| failure.report(&texts, &mut err), |()| 0);
    (Ran { code, err: String::from_utf8(err).expect("text") }, output)
}

#[test]
fn the_command_line_writes_a_gif() {
    load_fonts();
    let folder = tempfile::tempdir().expect("a folder");
    let gif = GifArgs { cell: Some(16), to: Some(1_000), ..GifArgs::default() };
    let (ran, output) = export(&folder, gif, ExportFormat::Gif);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let small = Shown::of(&fs::read(&output).expect("the file"));
    assert_eq!(small.duration, 1_000 + HOLD);
    let dark = GifArgs { theme: Some(Theme::Dark), ..GifArgs::default() };
    export(&folder, dark, ExportFormat::Gif);
    let usual = Shown::of(&fs::read(&output).expect("the file"));
    assert_eq!(usual.width - small.width, 9 * 8, "the cells are 24 instead of 16");
    let [light, dark] = [&small, &usual].map(|gif| gif.at(0)[0]);
    assert!(light[0] > 200 && dark[0] < 60, "{light:?} and {dark:?}");
}

#[test]
fn the_command_line_says_what_makes_no_gif() {
    let folder = tempfile::tempdir().expect("a folder");
    let part = GifArgs { from: Some(2_000), to: Some(2_000), ..GifArgs::default() };
    let (ran, output) = export(&folder, part.clone(), ExportFormat::Gif);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("after the start"), "{}", ran.err);
    let (ran, _) = export(&folder, part, ExportFormat::Rawvf);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("--export gif"), "{}", ran.err);
    assert!(!output.exists());
}

/// A window that shows the recording, and its folder.
fn watching() -> (TestWindow, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut ui = TestWindow::new(LaunchOptions::default().files_in(folder.path()), 704.0, 689.0);
    let shown = ReplayScreen::new(lost(), "Lost".to_owned());
    let opened = sapper::ui::shell::app::OpenedRecording::Paused(Box::new(shown));
    ui.send(stack::Message::RecordingOpened(opened));
    (ui, folder)
}

#[test]
fn the_dialog_asks_for_the_part_and_what_is_shown() {
    let (mut ui, folder) = watching();
    ui.press("Ctrl+G");
    assert!(ui.sees("gif-title"), "{:?}", ui.texts());
    assert!(ui.sees("0.000") && ui.sees("2.500"), "{:?}", ui.texts());
    ui.fill("gif-to", "2.6");
    assert!(ui.sees("Enter a time from 0.000 to 2.500 seconds."), "{:?}", ui.texts());
    ui.fill("gif-to", "0");
    assert!(ui.sees("gif-no-part"), "{:?}", ui.texts());
    ui.press("Enter");
    assert!(ui.sees("gif-title"), "there is no such GIF");
    ui.fill("gif-to", "1,5");
    assert!(!ui.sees("gif-no-part"), "{:?}", ui.texts());
    // A desktop would ask for the file now.
    ui.press("Escape");
    assert!(!ui.sees("gif-pointer"), "{:?}", ui.texts());
    let file = folder.path().join("lost.gif");
    let options = GifOptions { to: Some(1_500), ..GifOptions::default() };
    ui.send(stack::Message::GifPathChosen(options, FileChoice::File(file.clone())));
    assert!(ui.texts().iter().any(|text| text.starts_with("GIF saved as")), "{:?}", ui.texts());
    assert_eq!(Shown::of(&fs::read(&file).expect("the GIF")).duration, 1_500 + HOLD);
}

#[test]
fn keys_mark_where_the_gif_begins_and_ends() {
    let (mut ui, _folder) = watching();
    step_to(&mut ui, "Right", "0.200");
    ui.press("<");
    assert!(said(&ui, "GIF from 0.200 to 2.500 s"), "{:?}", ui.texts());
    ui.press("End");
    step_to(&mut ui, "Left", "1.500");
    ui.press(">");
    assert!(said(&ui, "GIF from 0.200 to 1.500 s"), "{:?}", ui.texts());
    ui.press("Ctrl+G");
    assert!(ui.sees("0.200") && ui.sees("1.500"), "{:?}", ui.texts());
    ui.press("Escape");
    // A beginning after the end moves the end to that of the recording.
    ui.press("End");
    step_to(&mut ui, "Left", "2.000");
    ui.press("<");
    assert!(said(&ui, "GIF from 2.000 to 2.500 s"), "{:?}", ui.texts());
    ui.press("Home");
    ui.press("<");
    assert!(!said(&ui, "GIF from"), "the whole recording needs no mark");
}

#[test]
fn the_right_button_marks_a_part_of_the_time_line() {
    let (mut ui, _folder) = watching();
    let line = ui.control("Time").bounds;
    let at = |share: f32| Point::new(line.x + share * line.width, line.center_y());
    ui.point_at(at(0.8));
    ui.mouse(mouse::Event::ButtonPressed(mouse::Button::Right));
    ui.point_at(at(0.4));
    ui.mouse(mouse::Event::ButtonReleased(mouse::Button::Right));
    ui.point_at(at(0.1));
    let part = ui.texts().into_iter().find(|text| text.starts_with("GIF from"));
    let part = part.expect("it is said which part");
    assert!(part.starts_with("GIF from 0.99") && part.contains("to 2.0"), "{part}");
    // A press without a way takes the marks away.
    ui.mouse(mouse::Event::ButtonPressed(mouse::Button::Right));
    ui.mouse(mouse::Event::ButtonReleased(mouse::Button::Right));
    assert!(!said(&ui, "GIF from"), "{:?}", ui.texts());
}

/// Presses a key until the recording shows this time.
fn step_to(ui: &mut TestWindow, key: &str, time: &str) {
    let shown = format!(" {time}");
    let steps = (0..100).find(|_| {
        ui.press(key);
        ui.sees(&shown)
    });
    assert!(steps.is_some(), "{:?}", ui.texts());
}

fn said(ui: &TestWindow, words: &str) -> bool {
    ui.mentions(words)
}

#[test]
fn a_gif_that_cannot_be_saved_is_explained() {
    let (mut ui, folder) = watching();
    let options = GifOptions::default();
    let choice = FileChoice::File(folder.path().to_owned());
    ui.send(stack::Message::GifPathChosen(options, choice));
    let said = |text: &String| text.starts_with("The GIF could not be saved as");
    assert!(ui.texts().iter().any(said), "{:?}", ui.texts());
}

#[test]
fn the_fields_take_times_as_the_language_writes_them() {
    use sapper::ui::screen::dialog::DialogState;
    let texts = Texts::new(Lang::German);
    let mut dialog = GifDialog::new([-250, 9_500], None, (true, true), &texts);
    let options = dialog.options(&texts).expect("the whole recording");
    assert_eq!((options.from, options.to, options.odds), (Some(0), Some(9_500), true));
    dialog.update(gif::Message::Typed(GifField::From, " 1,25 ".to_owned()));
    assert_eq!(dialog.options(&texts).expect("a part").from, Some(1_250));
    dialog.update(gif::Message::Typed(GifField::From, "-0,25".to_owned()));
    assert_eq!(dialog.options(&texts).expect("with what came before").from, Some(-250));
    for span in [[0, 0], [-2, 0]] {
        let options = GifDialog::new(span, None, (true, true), &texts).options(&texts);
        let options = options.expect("a game that was over at once");
        assert_eq!((options.from, options.to), (Some(0), Some(0)));
    }
    for wrong in ["", "x", "NaN", "-1", "9,6", "inf"] {
        dialog.update(gif::Message::Typed(GifField::From, wrong.to_owned()));
        assert_eq!(dialog.options(&texts), None, "{wrong}");
        assert!(dialog.update(gif::Message::Accepted).is_empty(), "{wrong}");
    }
}
