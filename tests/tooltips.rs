//! Tooltips and names: every control says what it is and which key does the same.

use crate::common::look::Control;
use crate::common::prelude::*;
use crate::common::window::settings_messages;
use iced::window::RedrawRequest;
use iced::{Point, Rectangle, Size};
use sapper::ui::features::records::RecordsScreen;
use sapper::ui::features::replay::ReplayScreen;
use sapper::ui::features::settings::{self, Page, SubPage};

/// As long as the pointer rests before a tooltip is shown, and a little longer.
const REST: Duration = Duration::from_millis(600);

fn open_window() -> TestWindow {
    TestWindow::new(LaunchOptions::default(), 900.0, 700.0)
}

fn in_style(style: Style, lang: Lang, width: f32, height: f32) -> TestWindow {
    let launch = LaunchOptions::default().style(style).seed(1).lang(lang);
    let mut ui = TestWindow::new(launch, width, height);
    // Where the style has a title, a key leaves it.
    ui.press("Space");
    ui
}

/// Whether a screen reader can say what the control is.
fn is_named(control: &Control) -> bool {
    let labelled = control.label.is_some() || control.before.is_some();
    match (&control.semantics.name, &control.semantics.value) {
        (Some(name), _) => {
            !name.is_empty()
                && (control.label.is_some() || control.texts.iter().any(|text| name.contains(text)))
        }
        (None, Some(_)) => labelled,
        (None, None) => !control.texts.is_empty() || (control.is_field && labelled),
    }
}

#[track_caller]
fn walk(ui: &mut TestWindow, place: &str) {
    let controls = ui.controls();
    for control in &controls {
        assert!(is_named(control), "{place}: {control:?}");
    }
}

/// The window, the tooltip that is shown, and whether it is as it should be.
fn check_tooltip(ui: &mut TestWindow, control: &Control, place: &str) {
    let label = control.label.clone().expect("a label");
    let shown = match &label.key {
        Some(key) => format!("{} ({key})", label.name),
        None => label.name,
    };
    let at = control.bounds.center();
    ui.point_at(Point::new(-1.0, -1.0));
    ui.point_at(at);
    ui.draw_frame(REST);
    let window = Rectangle::with_size(ui.logical_size());
    let tip = ui.texts_at(&shown);
    assert!(
        tip.iter().any(|tip| tip.is_within(&window) && !tip.intersects(&control.bounds)),
        "{place}: “{shown}” at {tip:?} for {:?}",
        control.bounds
    );
}

#[test]
fn a_tooltip_goes_when_the_window_loses_the_focus() {
    let mut ui = open_window();
    let controls = ui.controls();
    let control = controls.iter().find(|control| control.label.is_some()).expect("a label");
    check_tooltip(&mut ui, control, "a game");
    let shown = ui.texts().len();
    ui.loses_focus();
    ui.draw_frame(REST);
    assert_eq!(ui.texts().len(), shown - 1);
}

#[test]
fn every_control_of_every_screen_has_a_name() {
    for style in Style::ALL {
        let mut ui = in_style(style, Lang::English, 900.0, 700.0);
        for (keys, place) in [
            (&[][..], "a board that is not begun"),
            (&["Ctrl+Home", "Ctrl+Home", "Space"], "a game"),
            (&["H", "H", "H", "H"], "a hint"),
            (&["A"], "auto-play"),
            (&["A", "Escape", "F10"], "the menu"),
            (&["Right"], "a level of the menu"),
            (&["Escape", "Escape", "F5"], "the settings"),
            (&["Escape", "F1"], "the help"),
            (&["Right"], "another page of the help"),
            (&["Escape", "Ctrl+N"], "a custom board"),
            (&["Escape", "P"], "a pause"),
            (&["P", "W"], "a recording"),
            (&["Escape", "F4"], "the records"),
        ] {
            ui.press_all(keys);
            walk(&mut ui, place);
            assert_eq!(ui.has::<ReplayScreen>(), place == "a recording", "{style}: {place}");
            assert_eq!(ui.has::<RecordsScreen>(), place == "the records", "{style}: {place}");
        }
        ui.press("Escape");
        for page in Page::ALL {
            ui.open_settings(settings::Message::Page(page));
            walk(&mut ui, page.key());
            ui.press("Escape");
        }
        for sub in SubPage::ALL {
            ui.open_settings(settings::Message::Open(sub));
            walk(&mut ui, sub.key());
            ui.press_all(&["Escape", "Escape"]);
        }
    }
}

#[test]
fn every_tooltip_is_in_the_window_and_beside_its_control() {
    for (style, width, height) in [
        (Style::Windows7, 360.0, 453.0),
        (Style::Windows7, 900.0, 700.0),
        (Style::EasyX, 520.0, 400.0),
        (Style::SimpleMiner, 500.0, 560.0),
        (Style::Console, 500.0, 560.0),
    ] {
        for lang in Lang::ALL {
            let mut ui = in_style(style, lang, width, height);
            ui.press("A");
            ui.press("A");
            let controls = ui.controls();
            let labelled: Vec<&Control> =
                (controls.iter()).filter(|control| control.label.is_some()).collect();
            assert!(labelled.len() >= 5, "{style}: {labelled:?}");
            for control in labelled {
                check_tooltip(&mut ui, control, &format!("{style} {lang}"));
            }
        }
    }
}

#[test]
fn a_tooltip_shows_the_current_key_and_disappears_on_a_press() {
    let mut ui = open_window();
    let face = ui.control("new-game").bounds.center();
    ui.point_at(face);
    ui.draw_frame(Duration::ZERO);
    assert!(!ui.sees("New board (F2)"), "the pointer has to rest");
    ui.draw_frame(REST);
    assert!(ui.sees("New board (F2)"));
    ui.click_here();
    ui.draw_frame(REST);
    assert!(!ui.sees("New board (F2)"), "a press hides it");
    ui.point_at(Point::new(450.0, 400.0));
    ui.point_at(face);
    ui.draw_frame(REST);
    assert!(ui.sees("New board (F2)"), "the pointer has come again");
    ui.press("Down");
    assert!(!ui.sees("New board (F2)"), "so does a key");

    ui.press("F5");
    ui.tab_to("Input");
    ui.press("Enter");
    ui.tab_to("Keys");
    ui.press("Enter");
    ui.tab_to("F2, Mouse 4, Mouse 5");
    ui.press("Enter");
    ui.press("X");
    ui.press_times("Escape", 3);
    ui.point_at(Point::new(450.0, 400.0));
    ui.point_at(face);
    ui.draw_frame(REST);
    assert!(ui.sees("New board (X)"));
}

#[test]
fn step_buttons_name_the_keys_that_do_the_same() {
    let mut ui = open_window();
    ui.press("Ctrl+N");
    for (sign, shown) in [("−", "One less (↓)"), ("+", "One more (↑)")] {
        let at = ui.bounds(sign).center();
        ui.point_at(at);
        ui.draw_frame(REST);
        assert!(ui.sees(shown), "{shown}");
    }
    let rows = |ui: &mut TestWindow| {
        let value = ui.controls()[0].semantics.value.clone();
        value.expect("the first field is announced with its number")
    };
    let before = rows(&mut ui);
    ui.press("Down");
    ui.press_times("Up", 3);
    ui.press("Tab");
    ui.press("Up");
    let after: u16 = before.parse::<u16>().expect("a number") + 2;
    assert_eq!(rows(&mut ui), after.to_string());
}

#[test]
fn a_touch_shows_no_tooltip() {
    let mut ui = open_window();
    let face = ui.control("new-game").bounds.center();
    ui.tap_at(face);
    ui.draw_frame(REST);
    assert!(!ui.sees("New board (F2)"));
}

#[test]
fn the_window_is_redrawn_only_when_a_tooltip_is_due() {
    let mut ui = open_window();
    ui.draw_frame(Duration::ZERO);
    assert_eq!(ui.redraw, RedrawRequest::Wait);
    let face = ui.control("new-game").bounds.center();
    ui.point_at(face);
    ui.draw_frame(Duration::ZERO);
    assert!(matches!(ui.redraw, RedrawRequest::At(_)));
    ui.draw_frame(REST);
    ui.draw_frame(REST);
    assert_eq!(ui.redraw, RedrawRequest::Wait);
}

#[test]
fn the_light_bulb_shows_a_hint_in_every_style() {
    for style in Style::ALL {
        for (width, height) in [(900.0, 700.0), (360.0, 453.0)] {
            let mut ui = in_style(style, Lang::English, width, height);
            ui.press("F2");
            let bulb = ui.control("aid-hint").bounds;
            ui.point_at(bulb.center());
            ui.click_here();
            let place = format!("{style} {width}");
            assert!(ui.app.play().assistant.is_shown(), "{place}");
        }
    }
}

#[test]
fn the_count_does_not_cut_off_controls_in_the_narrowest_bar() {
    for lang in Lang::ALL {
        let mut ui = TestWindow::new(LaunchOptions::default().lang(lang), 360.0, 453.0);
        for message in settings_messages(SettingChange::Style(Style::SimpleMiner)) {
            ui.send(message);
        }
        // The notice that nothing can be saved.
        ui.press("Escape");
        let control = |ui: &mut TestWindow| ui.controls().iter().map(width).sum::<f32>();
        let before = control(&mut ui);
        ui.tap("show-remaining-short");
        let count = ui.game().remaining().to_string();
        assert!(ui.sees(&count), "{lang}");
        let after = control(&mut ui);
        assert!((before - after).abs() < 0.5, "{lang}: {before}, {after}");
    }
}

fn width(control: &Control) -> f32 {
    control.bounds.width
}

#[test]
fn easyx_has_a_pause_button_until_the_game_is_over() {
    let mut ui = in_style(Style::EasyX, Lang::English, 520.0, 360.0);
    let pause = ui.control("Pause").bounds;
    let mine = {
        let field = ui.game().field().expect("a board");
        field.mine_positions().next().expect("a mine")
    };
    let at = ui.middle_of(mine);
    ui.point_at(at);
    ui.click_here();
    assert_eq!(ui.phase(), Phase::Lost);
    ui.wait(2_000);
    ui.press("Escape");
    let is_there = (ui.controls().iter()).any(|control| control.bounds == pause);
    assert!(!is_there, "there is nothing to pause");
}

#[test]
fn the_light_bulb_is_disabled_when_there_is_no_hint() {
    let mut ui = open_window();
    ui.press_times("Ctrl+Home", 2);
    ui.press("Space");
    let bulb = ui.control("aid-hint").bounds;
    ui.press("P");
    assert_eq!(ui.phase(), Phase::Paused);
    let controls = ui.controls();
    let is_there = (controls.iter()).any(|control| control.bounds == bulb);
    assert!(!is_there, "a hidden board has no hint");
}

#[test]
fn the_light_bulb_leaves_the_face_in_the_middle() {
    for width in [360.0, 500.0, 900.0] {
        let mut ui = TestWindow::new(LaunchOptions::default(), width, 500.0);
        ui.press_times("Ctrl+Home", 2);
        ui.press("Space");
        let face = ui.control("new-game").bounds;
        assert!((face.center_x() - width / 2.0).abs() < 1.0, "{width}: {face:?}");
        let bulb = ui.control("aid-hint").bounds;
        // A narrow window has it in the bar below.
        assert!(bulb.x >= face.x + face.width || bulb.y > face.y, "{width}: {bulb:?}");
    }
}

#[test]
fn no_control_of_the_bars_is_cut_off_in_the_narrowest_window() {
    for style in Style::ALL {
        for lang in Lang::ALL {
            let mut ui = in_style(style, lang, 360.0, 453.0);
            let window = Rectangle::with_size(ui.logical_size()).expand(0.5);
            for keys in [&[][..], &["Ctrl+Home", "Ctrl+Home", "Space"], &["H"], &["P"]] {
                ui.press_all(keys);
                for control in ui.controls() {
                    let Size { width, height } = control.bounds.size();
                    assert!(
                        control.bounds.is_within(&window) && width >= 20.0 && height >= 16.0,
                        "{style} {lang} {keys:?}: {control:?}"
                    );
                }
            }
        }
    }
}
