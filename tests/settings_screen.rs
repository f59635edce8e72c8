//! The settings: pages beside a side bar, what they lead to, and the game behind them.

use crate::common::prelude::*;
use crate::common::reader::Reader;
use accesskit::Role;
use iced::Size;
use sapper::config::Theme;
use sapper::game::Rules;
use sapper::game::rules::FirstOpening;
use sapper::ui::features::play;
use sapper::ui::features::records::RecordsScreen;
use sapper::ui::features::settings::{self, Page, SettingsScreen, SubPage};

fn open_window() -> TestWindow {
    TestWindow::new(beginner().seed(3), 720.0, 753.0)
}

fn page(ui: &TestWindow) -> Page {
    ui.screen::<SettingsScreen>().page()
}

/// A window of a player with these settings in the file.
fn with_settings(text: &str) -> (TestWindow, TempDir) {
    let home = tempfile::tempdir().expect("a folder");
    fs::write(home.path().join("settings.toml"), text).expect("the settings are written");
    (TestWindow::new(LaunchOptions::default().seed(3).files_in(&home), 900.0, 760.0), home)
}

// Pages

#[test]
fn f5_opens_and_closes_them_and_escape_leaves_one_place_after_the_other() {
    let mut ui = open_window();
    ui.press("F5");
    assert_eq!(page(&ui), Page::Look, "the first");
    ui.press("F5");
    assert!(ui.is_game_in_front());
    ui.press("F5");
    ui.click("settings-input");
    ui.click("keys");
    assert!(ui.screen::<SettingsScreen>().sub().is_some() && ui.sees("keys-how"));
    ui.press("Escape");
    assert!(ui.screen::<SettingsScreen>().sub().is_none());
    assert_eq!(page(&ui), Page::Input, "where it was opened");
    ui.click("replay-leave");
    assert!(ui.is_game_in_front());
}

#[test]
fn every_page_is_in_the_side_bar_or_above_the_page_of_a_narrow_window() {
    for (width, height) in [(360.0, 480.0), (480.0, 480.0), (720.0, 753.0), (1600.0, 1170.0)] {
        let mut ui = open_window();
        ui.resize(Size::new(width, height));
        ui.press("F5");
        for page in Page::ALL {
            ui.press_control(page.key());
            assert_eq!(self::page(&ui), page);
            assert_eq!(ui.cut_off(), [""; 0], "{page:?} in {width} × {height}");
        }
    }
}

#[test]
fn the_side_bar_is_a_list_of_tabs_through_which_arrows_lead() {
    let mut reader = Reader::new(beginner(), 720.0, 753.0);
    reader.press("F5");
    assert_eq!(reader.all(Role::Tab).len(), Page::ALL.len());
    assert_eq!(reader.node(Role::Tab, "Look").is_selected(), Some(true));
    reader.ui.tab_to("Look");
    reader.ui.press("Down");
    assert_eq!(reader.ui.focus().as_deref(), Some("Play"));
    reader.ui.press("Enter");
    assert_eq!(page(&reader.ui), Page::Play);
    assert_eq!(reader.ui.focus().as_deref(), Some("Play"), "it keeps the focus");
}

#[test]
fn a_page_opened_from_elsewhere_leads_back_there() {
    let mut ui = open_window();
    ui.send(play::Message::Command(Command::ChooseCounters));
    assert!(ui.sees("counters-add"));
    ui.press("Escape");
    assert!(ui.is_game_in_front());
    ui.press("F4");
    ui.press("F5");
    ui.press("Escape");
    assert!(ui.is_in_front::<RecordsScreen>());
}

#[test]
fn what_a_page_leads_to_has_no_dialog_above_it() {
    for sub in SubPage::ALL {
        let mut ui = open_window();
        ui.open_settings(settings::Message::Open(sub));
        assert!(ui.sees(sub.key()) || sub == SubPage::Filter, "{sub:?}");
        assert!(!ui.app.stack().has_dialog());
    }
}

#[test]
fn a_page_is_reset_after_a_question() {
    let (mut ui, _home) = with_settings("version = 1\n");
    ui.change(SettingChange::Sound(false));
    ui.change(SettingChange::Theme(Theme::Dark));
    ui.press("F5");
    ui.click("settings-reset");
    ui.click("cancel");
    assert_eq!(ui.app.settings().theme, Theme::Dark);
    ui.click("settings-reset");
    ui.click("reset-yes");
    assert_eq!(ui.app.settings().theme, Theme::Auto);
    assert!(!ui.app.settings().sound, "of this page alone");
    ui.click("settings-reset");
    assert!(!ui.app.stack().has_dialog(), "nothing is left to reset");
}

// The game behind them

#[test]
fn a_running_game_pauses_while_they_are_open() {
    let mut ui = open_window();
    ui.open_cell(Pos::new(4, 4));
    for leads_on in [settings::Message::Page(Page::Play), settings::Message::Open(SubPage::Keys)] {
        ui.open_settings(leads_on);
        assert_eq!(ui.phase(), Phase::Paused);
        ui.press("F1");
        ui.press("Escape");
        assert_eq!(ui.phase(), Phase::Paused, "a dialog above them changes nothing");
        ui.press("F5");
        assert_eq!(ui.phase(), Phase::Running);
    }
    ui.press("P");
    ui.press("F5");
    ui.press("F5");
    assert_eq!(ui.phase(), Phase::Paused, "the player paused it");
}

// Styles and their rules

#[test]
fn a_chosen_style_changes_no_rule_until_its_own_are_wanted() {
    for style in Style::ALL {
        let mut ui = open_window();
        ui.change(SettingChange::Style(style));
        let question_marks = style != Style::Classic;
        let usual = Rules { question_marks, ..Rules::WINDOWS_7 };
        assert_eq!(ui.game().rules(), usual, "{style}");
        ui.press("F5");
        let about = ui.app.texts().choice("original-rules", style).to_owned();
        assert!(ui.sees(&about), "{style}: it says what they are");
        ui.click("original-rules");
        assert_eq!(ui.app.settings().style_rules(), style.rules());
        ui.press("F2");
        assert_eq!(Style::matching(ui.game().rules()), Some(style));
    }
}

#[test]
fn settings_from_before_keep_the_rules_of_their_style() {
    for style in Style::ALL {
        let (mut ui, _home) = with_settings(&format!("style = \"{}\"\n", style.key()));
        assert_eq!(ui.app.settings().rules().first_opening, style.rules().first_opening);
        ui.change(SettingChange::Style(style));
        assert_eq!(ui.app.settings().style_rules(), style.rules(), "it is no other style");
    }
    let (ui, _home) = with_settings("style = \"console\"\noriginal_rules = false\n");
    assert_eq!(ui.app.settings().rules().first_opening, FirstOpening::FreeBlock);
}

#[test]
fn by_the_usual_rules_every_style_ends_a_game_beside_the_board_and_counts_for_glass() {
    for style in Style::ALL {
        let mut ui = TestWindow::new(beginner().seed(3), 900.0, 760.0);
        ui.change(SettingChange::Style(style));
        ui.press("F2");
        ui.open_cell(Pos::new(4, 4));
        ui.win();
        ui.wait(3_000);
        assert_eq!(ui.phase(), Phase::Won);
        assert!(!ui.app.stack().has_dialog(), "{style}");
        assert_eq!(Style::matching(ui.game().rules()), Some(Style::Windows7));
        ui.press("F4");
        assert_eq!(ui.screen::<RecordsScreen>().selection.style, Some(Style::Windows7), "{style}");
    }
}

#[test]
fn without_light_on_the_glass_the_end_of_a_game_stands_at_once() {
    for light in [true, false] {
        let mut ui = open_window();
        ui.change(SettingChange::Light(light));
        ui.win();
        assert_eq!(ui.app.play().animation.is_some(), light);
    }
}
