//! Texts contrast with what is behind them, on every screen and in every style and theme.
//!
//! The colours of numbers, marks, rings and edges are in `number_colors` and `cells`.

use crate::common::contrast::faint_texts;
use crate::common::prelude::*;
use crate::every_screen::{faint_everywhere, past};
use sapper::config::Theme;

#[test]
fn in_the_light_theme() {
    let faint = faint_everywhere(Theme::Light);
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

#[test]
fn in_the_dark_theme() {
    let faint = faint_everywhere(Theme::Dark);
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

#[test]
fn in_high_contrast() {
    let faint = faint_everywhere(Theme::HighContrast);
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

#[test]
fn in_the_other_styles() {
    let mut faint = Vec::new();
    let others = Style::ALL.into_iter().filter(|style| *style != Style::default());
    let themes = [Theme::Light, Theme::Dark, Theme::HighContrast];
    for (style, theme) in others.flat_map(|style| themes.map(|theme| (style, theme))) {
        let home = fast_folder();
        let settings = format!("version = 1\nintroduced = true\ntheme = \"{}\"\n", theme.key());
        fs::write(home.path().join("settings.toml"), settings).expect("the settings");
        fs::write(home.path().join("games.toml"), past()).expect("the games");
        let launch = LaunchOptions::default().lang(Lang::English).level(Level::Beginner);
        let mut ui = TestWindow::new(launch.style(style).seed(3).files_in(&home), 720.0, 805.0);
        ui.press("Escape");
        ui.press("Down");
        ui.press("Space");
        // The hint, the menu, how to play, the settings and every page.
        for key in ["H", "F10", "F1", "F5", "F4", "F3", "F7", "F8", "F9"] {
            ui.press(key);
            // The cards of the number colours show figures as they are on a board.
            let is_figure = |text: &String| key == "F5" && text[2..].starts_with("\" (");
            let found = faint_texts(&ui).into_iter().filter(|text| !is_figure(text));
            faint.extend(found.map(|text| format!("{style}, {}, {key}: {text}", theme.key())));
            if key != "H" {
                ui.press("Escape");
            }
        }
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}
