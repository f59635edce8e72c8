//! The text size: everything in the window grows with it, and nothing is cut off.

use crate::common::prelude::*;
use iced::Size;
use proptest::prelude::*;
use sapper::config::{CellSize, TextSize};
use sapper::ui::screen::window_needs::MIN_WINDOW;
use sapper::ui::shell::app::{Message, WindowEvent};
use std::cell::RefCell;

/// A window of this size, with this text size in the settings.
fn open_window(
    size: TextSize,
    style: Style,
    lang: Lang,
    (width, height): (f32, f32),
) -> (TestWindow, TempDir) {
    let home = tempfile::tempdir().expect("a folder");
    let settings = format!("version = 1\ntext_size = \"{}\"\n", size.key());
    fs::write(home.path().join("settings.toml"), settings).expect("the settings are written");
    let launch = beginner().seed(3).style(style).lang(lang).files_in(&home);
    let mut ui = TestWindow::new(launch, width, height);
    ui.press("Escape");
    (ui, home)
}

#[test]
fn the_default_size_scales_nothing() {
    let (mut ui, _home) =
        open_window(TextSize::Percent100, Style::Windows7, Lang::English, (500.0, 500.0));
    assert_eq!(ui.app.scale_factor(), 1.0);
    ui.send(Message::Window(WindowEvent::Resized(Size::new(977.3, 611.7))));
    assert_eq!(ui.app.scale_factor(), 1.0);
    assert_eq!(ui.app.window_size(), Size::new(977.3, 611.7));
}

#[test]
fn a_large_window_uses_the_chosen_size() {
    for &size in TextSize::ALL {
        let (ui, _home) = open_window(size, Style::Windows7, Lang::English, (900.0, 900.0));
        assert_eq!(ui.app.scale_factor(), size.factor());
    }
}

#[test]
fn changing_the_setting_applies_at_once() {
    let mut ui = TestWindow::new(LaunchOptions::default().lang(Lang::English), 900.0, 900.0);
    let before = ui.board_layout().room;
    ui.press("F5");
    ui.tab_to("Accessibility");
    ui.press("Enter");
    ui.press_times("Tab", 2);
    for percent in ["115%", "130%", "150%", "175%", "200%"] {
        ui.press("Down");
        assert_eq!(ui.app.settings().text_size.key(), percent);
        assert!(ui.focus_is_in_sight());
    }
    assert_eq!(ui.app.scale_factor(), 2.0);
    ui.press("F5");
    assert!(ui.board_layout().room.width < before.width, "the room is counted in larger pixels");
    ui.change(SettingChange::TextSize(TextSize::Percent100));
    assert_eq!(ui.app.scale_factor(), 1.0);
    assert_eq!(ui.board_layout().room, before);
}

#[test]
fn texts_shrink_and_grow_with_the_window() {
    let (mut ui, _home) =
        open_window(TextSize::Percent200, Style::Windows7, Lang::English, (900.0, 900.0));
    for (width, height, shown) in [
        (640.0, 480.0, 1.5),
        (360.0, 320.0, 1.0),
        (360.0, 900.0, 1.0),
        (200.0, 200.0, 1.0),
        (720.0, 640.0, 2.0),
        (718.0, 900.0, 1.95),
        (1_600.0, 1_200.0, 2.0),
    ] {
        let scale = 1.0 / ui.app.scale_factor();
        ui.send(Message::Window(WindowEvent::Resized(Size::new(width, height) * scale)));
        let now = ui.app.scale_factor();
        assert!((now - shown).abs() < 1e-3, "{width}×{height}: {now}");
    }
}

#[test]
fn texts_that_fit_the_smallest_window_fit_every_larger_one() {
    for &wanted in TextSize::ALL {
        let (ui, _home) = open_window(wanted, Style::Windows7, Lang::English, (900.0, 900.0));
        let ui = RefCell::new(ui);
        proptest!(|(width in 360.0_f32..4_000.0, height in 320.0_f32..3_000.0)| {
            let mut ui = ui.borrow_mut();
            let scale = 1.0 / ui.app.scale_factor();
            ui.send(Message::Window(WindowEvent::Resized(Size::new(width, height) * scale)));
            let size = ui.app.window_size();
            prop_assert!(size.width > MIN_WINDOW.width - 1.0);
            prop_assert!(size.height > MIN_WINDOW.height - 1.0);
            prop_assert!((1.0..=1.5 * wanted.factor()).contains(&ui.app.scale_factor()));
        });
    }
}

#[test]
fn everything_grows_in_a_large_window() {
    for (percent, width, height, shown) in [
        (TextSize::Percent100, 1_600.0, 1_170.0, 1.0),
        (TextSize::Percent100, 2_560.0, 1_390.0, 1.25),
        (TextSize::Percent100, 3_840.0, 2_160.0, 1.5),
        (TextSize::Percent100, 3_840.0, 1_200.0, 1.0),
        (TextSize::Percent200, 3_840.0, 2_160.0, 2.0),
        (TextSize::Percent150, 3_840.0, 2_160.0, 1.875),
    ] {
        let (ui, _home) = open_window(percent, Style::Windows7, Lang::English, (width, height));
        assert_eq!(ui.app.scale_factor(), shown, "{width}×{height} at {percent:?}");
    }
}

#[test]
fn cells_of_a_chosen_size_keep_it_in_a_large_window() {
    let (mut ui, _home) =
        open_window(TextSize::Percent100, Style::Windows7, Lang::English, (900.0, 900.0));
    let pixels = |ui: &TestWindow| ui.board_layout().cell_size * ui.app.scale_factor();
    for side in [13, 37, 40, 144] {
        ui.change(SettingChange::CellSize(Level::Beginner, CellSize::new(side)));
        for (width, height) in [(900.0_f32, 900.0_f32), (2_100.0, 1_400.0), (3_840.0, 2_160.0)] {
            ui.resize(Size::new(width, height));
            assert!((pixels(&ui) - f32::from(side)).abs() < 1e-3, "{side} in {width}×{height}");
        }
    }
    // One step back and forth from a size that nobody has chosen.
    ui.change(SettingChange::CellSize(Level::Beginner, None));
    let largest = pixels(&ui);
    assert!(largest > 96.0);
    ui.press_times("Ctrl+-", 2);
    assert!(pixels(&ui) < largest);
    ui.press_times("Ctrl++", 2);
    assert_eq!(pixels(&ui), largest);
}

/// The keys of the dialogs and screens in front of the game.
const SCREENS: [&str; 7] = ["", "F10", "F1", "F5", "F4", "F6", "Ctrl+N"];

#[test]
fn nothing_is_cut_off_at_twice_the_size_in_a_small_window() {
    for (lang, screen, style) in pairwise(&Lang::ALL, &SCREENS, &Style::ALL) {
        let (mut ui, _home) = open_window(TextSize::Percent200, style, lang, (640.0, 480.0));
        if !screen.is_empty() {
            ui.press(screen);
        }
        let place = format!("{style:?} in {lang:?} after {screen:?}");
        assert_eq!(ui.cut_off(), [""; 0], "{place}");
        for _ in 0..20 {
            ui.press("Tab");
            assert!(ui.focus().is_none() || ui.focus_is_in_sight(), "{place}: {:?}", ui.focus());
        }
    }
}
