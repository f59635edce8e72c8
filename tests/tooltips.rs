//! Names and tooltips: every control says what it is and which key does the same.

use crate::common::window::{Control, Hands};
use iced::window::RedrawRequest;
use iced::{Point, Rectangle, Size};
use sapper::config::Lang;
use sapper::game::{Phase, Style};
use sapper::ui::app::{LaunchOptions, Message};
use sapper::ui::dialog::settings as setup;
use sapper::ui::widget::focus::A11yLabel;
use std::time::Duration;

/// As long as the pointer rests before a tooltip is shown, and a little longer.
const REST: Duration = Duration::from_millis(600);

fn sits_down() -> Hands {
    Hands::new(LaunchOptions::default(), 900.0, 700.0)
}

fn in_style(style: Style, lang: Lang, width: f32, height: f32) -> Hands {
    let launch = LaunchOptions {
        style: Some(style),
        seed: Some(1),
        lang: Some(lang),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::new(launch, width, height);
    // Where the style has a title, a key leaves it.
    hands.press("Space");
    hands
}

/// Whether a player who does not see the control is told what it is.
fn is_named(control: &Control) -> bool {
    let labelled = control.label.is_some() || control.before.is_some();
    match &control.told {
        A11yLabel::Name(name) => !name.is_empty() && control.label.is_some(),
        A11yLabel::Value(_) => labelled,
        A11yLabel::Switch(_) | A11yLabel::None => {
            !control.texts.is_empty() || (control.is_field && labelled)
        }
    }
}

#[track_caller]
fn walk(hands: &mut Hands, place: &str) {
    let controls = hands.controls();
    for control in &controls {
        assert!(is_named(control), "{place}: {control:?}");
    }
}

/// The window, the tooltip that is shown, and whether it is as it should be.
fn check_tooltip(hands: &mut Hands, control: &Control, place: &str) {
    let label = control.label.clone().expect("a label");
    let shown = match &label.key {
        Some(key) => format!("{} ({key})", label.name),
        None => label.name,
    };
    let at = control.bounds.center();
    hands.points(Point::new(-1.0, -1.0));
    hands.points(at);
    hands.drawn(REST);
    let window = Rectangle::with_size(hands.size());
    let tip = hands.texts_at(&shown);
    assert!(
        tip.iter().any(|tip| tip.is_within(&window) && !tip.intersects(&control.bounds)),
        "{place}: “{shown}” at {tip:?} for {:?}",
        control.bounds
    );
}

#[test]
fn every_control_of_every_screen_has_a_name() {
    for style in Style::ALL {
        let mut hands = in_style(style, Lang::English, 900.0, 700.0);
        walk(&mut hands, "a board that is not begun");
        hands.presses("Ctrl+Home", 2);
        hands.press("Space");
        walk(&mut hands, "a game");
        hands.press("H");
        walk(&mut hands, "a hint");
        hands.press("A");
        walk(&mut hands, "auto-play");
        hands.press("A");
        hands.press("Escape");
        for key in ["F10", "F5", "F1", "Ctrl+N"] {
            hands.press(key);
            walk(&mut hands, key);
            hands.press("Right");
            walk(&mut hands, key);
            hands.press("Escape");
        }
        hands.press("F5");
        for button in ["Rules…", "Keys…"] {
            hands.tab_to(button);
            hands.press("Enter");
            walk(&mut hands, button);
            hands.press("Escape");
        }
        hands.press("Escape");
        hands.press("P");
        walk(&mut hands, "a pause");
        hands.press("P");
        hands.press("W");
        assert!(hands.app.replay().is_some());
        walk(&mut hands, "a recording");
        hands.press("Escape");
        hands.press("F4");
        assert!(hands.app.records().is_some());
        walk(&mut hands, "the records");
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
        for lang in [Lang::English, Lang::Chinese] {
            let mut hands = in_style(style, lang, width, height);
            hands.press("A");
            hands.press("A");
            let controls = hands.controls();
            let labelled: Vec<&Control> =
                (controls.iter()).filter(|control| control.label.is_some()).collect();
            assert!(labelled.len() >= 5, "{style}: {labelled:?}");
            for control in labelled {
                check_tooltip(&mut hands, control, &format!("{style} {lang}"));
            }
        }
    }
}

#[test]
fn a_tooltip_shows_the_key_as_it_is_set_and_goes_when_the_control_is_pressed() {
    let mut hands = sits_down();
    let face = hands.named("New game").bounds.center();
    hands.points(face);
    hands.drawn(Duration::ZERO);
    assert!(!hands.sees("New game (F2)"), "the pointer has to rest");
    hands.drawn(REST);
    assert!(hands.sees("New game (F2)"));
    hands.clicks();
    hands.drawn(REST);
    assert!(!hands.sees("New game (F2)"), "a press hides it");
    hands.points(Point::new(450.0, 400.0));
    hands.points(face);
    hands.drawn(REST);
    assert!(hands.sees("New game (F2)"), "the pointer has come again");
    hands.press("Down");
    assert!(!hands.sees("New game (F2)"), "so does a key");

    hands.press("F5");
    hands.tab_to("Keys…");
    hands.press("Enter");
    hands.tab_to("F2");
    hands.press("Enter");
    hands.press("X");
    hands.press("Escape");
    hands.press("Escape");
    hands.points(Point::new(450.0, 400.0));
    hands.points(face);
    hands.drawn(REST);
    assert!(hands.sees("New game (X)"));
}

#[test]
fn the_buttons_of_a_number_name_the_keys_that_do_the_same() {
    let mut hands = sits_down();
    hands.press("Ctrl+N");
    for (sign, shown) in [("−", "One less (↓)"), ("+", "One more (↑)")] {
        let at = hands.place(sign).expect("a button");
        hands.points(at);
        hands.drawn(REST);
        assert!(hands.sees(shown), "{shown}");
    }
    let rows = |hands: &mut Hands| hands.controls()[0].told.clone();
    let A11yLabel::Value(before) = rows(&mut hands) else {
        panic!("the first field is announced with its number");
    };
    hands.press("Down");
    hands.presses("Up", 3);
    hands.press("Tab");
    hands.press("Up");
    let after: u16 = before.parse::<u16>().expect("a number") + 2;
    assert_eq!(rows(&mut hands), A11yLabel::Value(after.to_string()));
}

#[test]
fn a_finger_brings_no_tooltip() {
    let mut hands = sits_down();
    let face = hands.named("New game").bounds.center();
    hands.tap(face);
    hands.drawn(REST);
    assert!(!hands.sees("New game (F2)"));
}

#[test]
fn the_window_is_drawn_again_only_when_a_tooltip_is_due() {
    let mut hands = sits_down();
    hands.drawn(Duration::ZERO);
    assert_eq!(hands.redraw, RedrawRequest::Wait);
    let face = hands.named("New game").bounds.center();
    hands.points(face);
    hands.drawn(Duration::ZERO);
    assert!(matches!(hands.redraw, RedrawRequest::At(_)));
    hands.drawn(REST);
    hands.drawn(REST);
    assert_eq!(hands.redraw, RedrawRequest::Wait);
}

#[test]
fn the_light_bulb_gives_a_hint_in_every_style() {
    for style in Style::ALL {
        for (width, height) in [(900.0, 700.0), (360.0, 453.0)] {
            let mut hands = in_style(style, Lang::English, width, height);
            hands.press("F2");
            let bulb = hands.named("Hint").bounds;
            hands.points(bulb.center());
            hands.clicks();
            let place = format!("{style} {width}");
            assert!(hands.app.play().assistant().is_shown(), "{place}");
        }
    }
}

#[test]
fn the_count_leaves_the_controls_of_the_narrowest_line_whole() {
    for lang in [Lang::English, Lang::Chinese] {
        let launch = LaunchOptions { lang: Some(lang), ..LaunchOptions::default() };
        let mut hands = Hands::new(launch, 360.0, 453.0);
        let style = setup::SettingChange::Style(Style::SimpleMiner);
        hands.say(Message::Settings(setup::Message::Changed(style)));
        let control = |hands: &mut Hands| hands.controls().iter().map(width).sum::<f32>();
        let before = control(&mut hands);
        let switch = hands.app.texts().get("show-remaining").to_owned();
        hands.taps(&switch);
        let count = hands.app.play().game().remaining().to_string();
        assert!(hands.sees(&count), "{lang}");
        let after = control(&mut hands);
        assert!((before - after).abs() < 0.5, "{lang}: {before}, {after}");
    }
}

fn width(control: &Control) -> f32 {
    control.bounds.width
}

#[test]
fn easyx_has_its_pause_button_until_the_game_is_over() {
    let mut hands = in_style(Style::EasyX, Lang::English, 520.0, 360.0);
    let pause = hands.named("Pause").bounds;
    let mine = {
        let field = hands.app.play().game().field().expect("a board");
        field.mine_positions().next().expect("a mine")
    };
    let at = hands.middle_of(mine);
    hands.points(at);
    hands.clicks();
    assert_eq!(hands.app.play().game().phase(), Phase::Lost);
    hands.waits(2_000);
    hands.press("Escape");
    let is_there = (hands.controls().iter()).any(|control| control.bounds == pause);
    assert!(!is_there, "there is nothing to pause");
}

#[test]
fn the_light_bulb_waits_while_there_is_nothing_to_hint_at() {
    let mut hands = sits_down();
    hands.presses("Ctrl+Home", 2);
    hands.press("Space");
    let bulb = hands.named("Hint").bounds;
    hands.press("P");
    assert_eq!(hands.app.play().game().phase(), Phase::Paused);
    let controls = hands.controls();
    let is_there = (controls.iter()).any(|control| control.bounds == bulb);
    assert!(!is_there, "a hidden board has no hint");
}

#[test]
fn the_face_stays_in_the_middle_beside_the_light_bulb() {
    for width in [360.0, 500.0, 900.0] {
        let mut hands = Hands::new(LaunchOptions::default(), width, 500.0);
        hands.presses("Ctrl+Home", 2);
        hands.press("Space");
        let face = hands.named("New game").bounds;
        assert!((face.center_x() - width / 2.0).abs() < 1.0, "{width}: {face:?}");
        let bulb = hands.named("Hint").bounds;
        assert!(bulb.x >= face.x + face.width, "{width}: {bulb:?}");
        let pause = hands.named("Pause").bounds;
        assert!(pause.x >= bulb.x + bulb.width, "{width}: {pause:?}");
    }
}

#[test]
fn every_control_of_the_bars_is_whole_in_the_narrowest_window() {
    for style in Style::ALL {
        for lang in [Lang::English, Lang::Chinese] {
            let mut hands = in_style(style, lang, 360.0, 453.0);
            let window = Rectangle::with_size(hands.size()).expand(0.5);
            for keys in [&[][..], &["Ctrl+Home", "Ctrl+Home", "Space"], &["H"], &["P"]] {
                for key in keys {
                    hands.press(key);
                }
                for control in hands.controls() {
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
