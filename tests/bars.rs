//! The bars of the window: every control fits, in every style, language and window size.

use crate::common::prelude::*;
use iced::Rectangle;
use iced::font::Weight;
use iced_test::core::widget::{Id, Operation};
use sapper::config::ColorVision;
use sapper::ui::board::look::{EndDisplay, Look};
use sapper::ui::kit::ellipsis;
use sapper::ui::kit::theme::{self, Palette, size};
use std::any::Any;

/// The texts of the window, and where its controls are.
#[derive(Default)]
struct Found {
    texts: Vec<(String, Rectangle)>,
    controls: Vec<Rectangle>,
}

impl Operation for Found {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn text(&mut self, _: Option<&Id>, bounds: Rectangle, text: &str) {
        self.texts.push((text.to_owned(), bounds));
    }

    fn custom(&mut self, _: Option<&Id>, bounds: Rectangle, _: &mut dyn Any) {
        self.controls.push(bounds);
    }
}

#[track_caller]
fn is_whole(window: &TestWindow, place: &str) {
    let width = window.size.width;
    let palette = Palette::of(window.app.settings().style, true, ColorVision::Normal);
    let mut found = Found::default();
    window.visit(&mut found);
    for (word, bounds) in found.texts {
        // The smallest size that a text has, and as many lines as there can be.
        let needs = ellipsis::text_width(&word, size::SMALL, palette.font(Weight::Normal, &word));
        let lines = (bounds.height / (1.4 * size::TITLE)).ceil().max(1.0);
        assert!(needs <= lines * bounds.width + 1.0, "{place}: “{word}” in {bounds:?}");
        assert!(bounds.x + bounds.width <= width, "{place}: “{word}”");
    }
    for bounds in &found.controls {
        let is_whole = bounds.height < theme::BUTTON_HEIGHT || bounds.width >= theme::BUTTON_HEIGHT;
        let is_inside = bounds.x + bounds.width <= width;
        assert!(is_whole && is_inside, "{place}: {bounds:?}");
    }
}

const WIDTHS: [f32; 10] = [320.0, 360.0, 400.0, 440.0, 480.0, 520.0, 560.0, 704.0, 720.0, 992.0];

#[test]
fn no_text_is_cut_off_and_no_control_is_squeezed() {
    for (lang, width, style) in pairwise(&Lang::ALL, &WIDTHS, &Style::ALL) {
        let launch = beginner().style(style).lang(lang);
        let mut window = TestWindow::without_tasks(launch, width, 500.0);
        let look = Look::of(style);
        if look.has_title {
            window.press("Escape");
        }
        if !window.app.settings().show_remaining {
            window.send(Command::ShowRemaining);
        }
        window.open_cell(at(4, 4));
        let place = format!("{style}, {lang}, {width}");
        is_whole(&window, &format!("{place}, running"));
        window.help(Command::Odds);
        is_whole(&window, &format!("{place}, assisted"));
        if matches!(look.end_display, EndDisplay::Inline | EndDisplay::RevealBoard) {
            window.open_mine();
            is_whole(&window, &format!("{place}, lost"));
        }
    }
}

#[test]
fn the_clock_and_the_count_have_room_for_four_digits_and_move_nothing() {
    for width in [992.0, 480.0, 360.0] {
        let mut window = TestWindow::without_tasks(beginner(), width, 500.0);
        window.open_cell(at(4, 4));
        window.wait(8_000);
        let places = |window: &TestWindow| {
            let names = ["show-remaining", "new-game", "aid-hint", "pause"];
            names.map(|key| window.control(key).bounds)
        };
        let before = places(&window);
        window.wait(9_990_000);
        assert_eq!(places(&window), before, "{width}");
        let ([count, face, _, clock], digits) = (before, window.bounds("9999"));
        assert!(digits.is_within(&clock), "{width}: {digits:?} in {clock:?}");
        assert_eq!(count.x, width - clock.x - clock.width, "{width}: symmetric");
        assert!((face.center_x() - width / 2.0).abs() < 1.0, "{width}: in the middle");
    }
}

#[test]
fn nothing_stands_before_a_minus() {
    for width in [360.0, 560.0, 900.0] {
        let mut ui = TestWindow::new(beginner().seed(3), width, 700.0);
        let cells = ui.game().size().positions();
        cells.take(15).for_each(|pos| ui.mark_cell(pos));
        let texts = ui.texts();
        let at = texts.iter().position(|text| text == "-5").expect("five flags too many");
        assert!(at == 0 || !texts[at - 1].starts_with('0'), "{width}: {texts:?}");
    }
}
