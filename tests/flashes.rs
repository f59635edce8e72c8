//! Nothing flashes more than three times in a second: WCAG 2.2, 2.3.1.
//!
//! A flash is a pair of opposing changes of the relative luminance by a tenth of white or more, where
//! the darker state is below 0.8. WCAG allows more of them on 21,824 pixels of a view of 1024 × 768, the
//! figures of a running clock for example; here on a twentieth of that.

use crate::common::contrast::linear;
use crate::common::prelude::*;
use iced::Color;
use sapper::config::Theme;

/// The most flashes in any second.
const MOST: usize = 3;
/// So many pixels may have more.
const SMALL: usize = 1_000;
/// Between two pictures, in ms.
const STEP: u64 = 40;

/// The most flashes that a luminance has in any second; it is that of every picture.
fn flashes(course: &[f32]) -> usize {
    let (mut turns, mut direction) = (Vec::new(), 0.0);
    let (mut low, mut high) = (course[0], course[0]);
    for (at, &now) in course.iter().enumerate() {
        (low, high) = (low.min(now), high.max(now));
        // A change begins at the last extreme and goes the other way than the one before.
        if now - low >= 0.1 && low < 0.8 && direction <= 0.0 {
            turns.push(at);
            (direction, high) = (1.0, now);
        } else if high - now >= 0.1 && now < 0.8 && direction >= 0.0 {
            turns.push(at);
            (direction, low) = (-1.0, now);
        }
        match direction {
            up if up > 0.0 => low = high,
            down if down < 0.0 => high = low,
            _ => {}
        }
    }
    let second = (1_000 / STEP) as usize;
    let within =
        |first: usize| turns.iter().filter(|&&at| at >= first && at < first + second).count();
    turns.iter().map(|&first| within(first) / 2).max().unwrap_or(0)
}

#[test]
fn a_flash_is_two_opposing_changes() {
    let blinks = |times: usize| [[0.1; 2], [0.5; 2]].concat().repeat(times);
    assert_eq!(flashes(&blinks(1)), 0, "one change");
    assert_eq!(flashes(&blinks(5)), 4, "of nine changes");
    assert_eq!(flashes(&[0.85, 1.0].repeat(10)), 0, "between bright states");
    assert_eq!(flashes(&[0.1, 0.15].repeat(10)), 0, "too weak");
    assert_eq!(flashes(&[0.1, 0.15, 0.25, 0.2, 0.1, 0.12]), 1, "in steps");
}

/// While so many ms pass: how many pixels flash at all, and how many too often.
fn flashing(window: &mut TestWindow, ms: u64) -> (usize, usize) {
    let mut courses: Vec<Vec<u8>> = Vec::new();
    let mut step = || {
        let (.., pixels) = window.picture();
        window.wait(STEP);
        pixels
    };
    let light = luminances();
    for _ in 0..=ms / STEP {
        courses.push(step());
    }
    let places = 0..courses[0].len() / 4;
    // Each pixel that ever changes.
    let changes = |at: &usize| {
        let place = 4 * at..4 * at + 3;
        courses.iter().any(|picture| picture[place.clone()] != courses[0][place.clone()])
    };
    let course = |at: usize| -> Vec<f32> {
        let of = |picture: &Vec<u8>| {
            let [r, g, b] = [0, 1, 2].map(|part| light[usize::from(picture[4 * at + part])]);
            0.2126 * r + 0.7152 * g + 0.0722 * b
        };
        courses.iter().map(of).collect()
    };
    let counts: Vec<usize> = places.filter(changes).map(|at| flashes(&course(at))).collect();
    let over = |most: usize| counts.iter().filter(|&&it| it > most).count();
    (over(0), over(MOST))
}

/// How much light each value of a channel is.
fn luminances() -> Vec<f32> {
    (0..=255).map(|part| linear(Color::from_rgb8(part, 0, 0))[0]).collect()
}

/// A game in this look whose first second is over.
fn game(style: Style, theme: Theme, launch: LaunchOptions) -> TestWindow {
    let mut window = TestWindow::new(launch.style(style).seed(7), 400.0, 440.0);
    if !window.shows_board() {
        window.press("Escape");
    }
    window.change(SettingChange::Theme(theme));
    window.wait(1_000);
    window
}

const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::HighContrast];

/// The usual style in every theme, and the others, which move less.
fn looks() -> impl Iterator<Item = (Style, Theme)> {
    let others = Style::ALL.into_iter().filter(|style| *style != Style::default());
    let usual = THEMES.map(|theme| (Style::default(), theme));
    usual.into_iter().chain(others.map(|style| (style, Theme::Light)))
}

/// Opens a mine.
fn lose(window: &mut TestWindow) {
    window.key(Command::Down);
    window.key(Command::Open);
    let field = window.field();
    let mine = field.size().positions().find(|&pos| field.is_mine(pos)).expect("a mine");
    window.open_cell(mine);
    assert_eq!(window.phase(), Phase::Lost);
}

#[test]
fn a_record_and_its_sheet_flash_seldom() {
    for theme in THEMES {
        let home = fast_folder();
        let launch = beginner().files_in(&home);
        let mut window = game(Style::default(), theme, launch);
        window.win();
        let (once, often) = flashing(&mut window, 2_000);
        assert_eq!(window.phase(), Phase::Won);
        assert!(once > 10_000, "{theme:?}: the wave is seen: {once}");
        assert!(often <= SMALL, "{theme:?}: {often} pixels");
    }
}

#[test]
fn a_win_flashes_seldom_in_every_style() {
    for (style, theme) in looks() {
        let level = style.spec().levels[0];
        let mut window = game(style, theme, LaunchOptions::default().level(level));
        window.win();
        let (_, often) = flashing(&mut window, 1_600);
        assert!(often <= SMALL, "{style}, {theme:?}: {often} pixels");
    }
}

#[test]
fn a_loss_flashes_seldom_in_every_style() {
    for (style, theme) in looks() {
        let level = style.spec().levels[0];
        let mut window = game(style, theme, LaunchOptions::default().level(level));
        lose(&mut window);
        let (_, often) = flashing(&mut window, 1_600);
        assert!(often <= SMALL, "{style}, {theme:?}: {often} pixels");
    }
}

#[test]
fn refused_chords_and_new_games_in_a_row_flash_seldom() {
    for theme in THEMES {
        let mut window = game(Style::default(), theme, LaunchOptions::default());
        window.key(Command::Down);
        window.key(Command::Open);
        window.key(Command::Chord);
        let (_, often) = flashing(&mut window, 600);
        assert!(often <= SMALL, "a refusal, {theme:?}: {often} pixels");
        window.key(Command::New);
        let (_, often) = flashing(&mut window, 1_000);
        assert!(often <= SMALL, "a new board, {theme:?}: {often} pixels");
    }
}
