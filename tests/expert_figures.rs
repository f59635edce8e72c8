//! The figures of experts, like 3BV and luck: new players begin without them.

use crate::common::launch::Launch;
use crate::common::window::TestWindow;
use sapper::config::SettingChange;
use sapper::game::{Level, Phase};
use sapper::ui::app::LaunchOptions;
use std::fs;
use tempfile::TempDir;

const OFFER: &str = "Ten wins! Would you like to see 3BV and luck? Turn them on under Advanced.";

fn open(home: &TempDir) -> TestWindow {
    let launch = LaunchOptions::default().level(Level::Beginner).files_in(home);
    TestWindow::new(launch, 900.0, 720.0)
}

fn wins(ui: &mut TestWindow) {
    ui.press("F2");
    ui.win();
    assert_eq!(ui.app.play().game().phase(), Phase::Won);
    ui.wait(4_000);
}

fn sees_figures(ui: &TestWindow) -> bool {
    ui.texts().iter().any(|text| text.starts_with("3BV"))
}

#[test]
fn a_first_start_is_without_them_and_an_earlier_file_keeps_them() {
    let home = tempfile::tempdir().expect("a folder");
    for _ in 0..2 {
        let ui = open(&home);
        assert!(!ui.app.settings().expert_figures);
        drop(ui);
        let file = fs::read_to_string(home.path().join("settings.toml")).expect("settings");
        assert!(file.contains("expert_figures = false"), "{file}");
    }
    fs::write(home.path().join("settings.toml"), "version = 1\n").expect("an earlier file");
    assert!(open(&home).app.settings().expert_figures);
}

#[test]
fn a_result_and_the_records_have_them_if_wanted() {
    let home = tempfile::tempdir().expect("a folder");
    let mut ui = open(&home);
    wins(&mut ui);
    assert!(!sees_figures(&ui));
    ui.press("Escape");
    ui.press("F4");
    assert!(!sees_figures(&ui));
    assert!(ui.sees("Best games"), "{:?}", ui.texts());
    ui.press("F4");
    ui.change(SettingChange::ExpertFigures(true));
    wins(&mut ui);
    assert!(sees_figures(&ui));
    ui.press("Escape");
    ui.press("F4");
    assert!(sees_figures(&ui));
}

#[test]
fn they_are_offered_once_after_ten_wins() {
    let home = tempfile::tempdir().expect("a folder");
    let mut ui = open(&home);
    let offered: Vec<usize> = (1..=11)
        .filter(|_| {
            wins(&mut ui);
            ui.press("F2");
            let is_offered = ui.sees(OFFER);
            if is_offered {
                ui.tab_to("Settings");
                ui.press("Enter");
                assert!(ui.sees("Advanced…"));
                ui.press("Escape");
                ui.press("Escape");
            }
            is_offered
        })
        .collect();
    assert_eq!(offered, [10]);
}
