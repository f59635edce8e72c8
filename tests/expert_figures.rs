//! The figures of experts, like 3BV and luck: new players begin without them.

use crate::common::prelude::*;
use crate::common::recordings::{hesitant, won};
use crate::daily_screen;
use sapper::game::DailyLevel;
use sapper::platform::FileChoice;
use sapper::ui::features::compare::CompareScreen;
use sapper::ui::features::daily;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::shell::any_screen;
use sapper::ui::shell::app::OpenedRecording;

const OFFER: &str =
    "Ten wins! Would you like to see 3BV and luck? Turn them on in Settings, Expert.";

fn open(home: &TempDir) -> TestWindow {
    let launch = beginner().files_in(home);
    TestWindow::new(launch, 900.0, 720.0)
}

fn wins(ui: &mut TestWindow) {
    ui.press("F2");
    ui.win();
    assert_eq!(ui.phase(), Phase::Won);
    ui.wait(4_000);
}

fn sees_figures(ui: &TestWindow) -> bool {
    ui.mentions("3BV")
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
    assert!(ui.sees("records-table"), "{:?}", ui.texts());
    ui.press("F4");
    ui.change(SettingChange::ExpertFigures(true));
    wins(&mut ui);
    assert!(sees_figures(&ui));
    ui.press("Escape");
    ui.press("F4");
    assert!(sees_figures(&ui));
}

/// Whether a screen has figures without the setting, and with it.
fn has_figures(ui: &mut TestWindow, open: impl Fn(&mut TestWindow)) -> [bool; 2] {
    [false, true].map(|wanted| {
        ui.change(SettingChange::ExpertFigures(wanted));
        open(ui);
        let found = sees_figures(ui);
        ui.key(Command::Back);
        found
    })
}

#[test]
fn the_screens_of_results_and_recordings_have_them_if_wanted() {
    let (home, games) = [(); 2].map(|()| tempfile::tempdir().expect("a folder")).into();
    fs::write(home.path().join("daily.toml"), daily_screen::some_results()).expect("results");
    for (name, tenths) in [("a.rawvf", 20), ("b.rawvf", 10)] {
        let game = won("Ada", tenths, "2025-01-02 10:00:00");
        fs::write(games.path().join(name), game).expect("a game");
    }
    for (width, height) in [(1_200.0, 720.0), (600.0, 720.0), (360.0, 600.0)] {
        let mut ui = TestWindow::new(beginner().files_in(&home), width, height);
        ui.press("Escape");
        let with_setting = width >= 480.0;
        let daily = has_figures(&mut ui, |ui| {
            ui.key(Command::Daily);
            let expert = daily::Message::Level(Some(DailyLevel::Expert));
            ui.send_to_screen(any_screen::Message::Daily(expert));
            assert!(ui.sees("88.345 s"), "{:?}", ui.texts());
        });
        assert_eq!(daily, [false, with_setting], "{width}");
        let library = has_figures(&mut ui, |ui| {
            let folder = FileChoice::File(games.path().to_owned());
            ui.send(stack::Message::RecordingChosen(folder));
            assert!(ui.sees("Ada"), "{:?}", ui.texts());
        });
        assert_eq!(library, [false, true], "{width}");
        let show = |ui: &mut TestWindow, opened| ui.send(stack::Message::RecordingOpened(opened));
        let compare = has_figures(&mut ui, |ui| {
            let pair = [(hesitant(), "Ada".to_owned()), (hesitant(), "Bob".to_owned())];
            show(ui, OpenedRecording::Comparison(Box::new(CompareScreen::new(pair))));
        });
        assert_eq!(compare, [false, true], "{width}");
        let replay = has_figures(&mut ui, |ui| {
            let replay = ReplayScreen::new(hesitant(), "Ada".to_owned());
            show(ui, OpenedRecording::Paused(Box::new(replay)));
        });
        assert_eq!(replay, [false, width >= 600.0], "{width}");
    }
}

#[test]
fn a_press_shows_those_of_a_comparison_and_of_a_replay() {
    let home = tempfile::tempdir().expect("a folder");
    let pair = || [(hesitant(), "Ada".to_owned()), (hesitant(), "Bob".to_owned())];
    for opened in [
        OpenedRecording::Comparison(Box::new(CompareScreen::new(pair()))),
        OpenedRecording::Paused(Box::new(ReplayScreen::new(hesitant(), "Ada".to_owned()))),
    ] {
        let mut ui = open(&home);
        ui.send(stack::Message::RecordingOpened(opened));
        assert!(!sees_figures(&ui), "{:?}", ui.texts());
        ui.click("Details");
        assert!(sees_figures(&ui), "{:?}", ui.texts());
        ui.click("Details");
        assert!(!sees_figures(&ui));
    }
}

#[test]
fn where_nothing_can_be_saved_they_do_not_appear_by_themselves() {
    let blocked = tempfile::NamedTempFile::new().expect("a file where the folder would be");
    let nowhere = Some(Folders::at(blocked.path(), blocked.path()));
    for folders in [None, nowhere] {
        let launch = LaunchOptions { folders, ..LaunchOptions::default() };
        let mut ui = TestWindow::new(launch, 900.0, 720.0);
        assert!(!ui.app.settings().expert_figures);
        ui.change(SettingChange::Sound(false));
        assert!(!ui.app.settings().sound);
        assert!(!ui.app.settings().expert_figures);
        ui.change(SettingChange::ExpertFigures(true));
        ui.change(SettingChange::Sound(true));
        assert!(ui.app.settings().expert_figures);
    }
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
                assert!(ui.sees("settings-expert"));
                ui.press("Escape");
            }
            is_offered
        })
        .collect();
    assert_eq!(offered, [10]);
}
