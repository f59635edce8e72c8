//! Parts of widgets: shortened texts, steps through values, drawing and seek bars.

use crate::common::load_fonts;
use iced::{Color, Point, Settings, Size};
use iced_test::{Simulator, simulator};
use sapper::config::ColorVision;
use sapper::game::Style;
use sapper::ui::Element;
use sapper::ui::kit::ellipsis::{ellipsize, text_width};
use sapper::ui::kit::focus::ValueStep;
use sapper::ui::kit::font;
use sapper::ui::kit::mark_timeline::{self, MarkShape, TimelineMark};
use sapper::ui::kit::rasterizer::Rasterizer;
use sapper::ui::kit::seek_bar::{self, SeekBarData, TimeScale};
use sapper::ui::kit::theme::Palette;

fn palette() -> &'static Palette {
    Palette::of(Style::Windows7, false, ColorVision::Normal)
}

fn cut_to(words: &str, room: f32) -> Option<String> {
    load_fonts();
    ellipsize(words, 13.0, font::TEXT, room)
}

#[test]
fn shortened_text_fills_the_room() {
    let words = "Someone with a very long name 扫雷高手";
    load_fonts();
    let whole = text_width(words, 13.0, font::TEXT);
    assert_eq!(cut_to(words, whole), None);
    let mut shown = usize::MAX;
    for room in (0..whole as u16).rev() {
        let cut = cut_to(words, room.into()).expect("it is too long");
        let (start, dots) = cut.split_at(cut.len() - "…".len());
        assert!(words.starts_with(start) && dots == "…", "{cut}");
        let fits = text_width(&cut, 13.0, font::TEXT) <= room.into();
        assert!(fits || start.is_empty(), "{cut} in {room}");
        assert!(start.len() <= shown);
        shown = start.len();
    }
    assert_eq!(shown, 0);
}

#[test]
fn shortening_never_splits_a_character() {
    let words = "e\u{301}e\u{301}e\u{301}e\u{301}";
    for room in 0..40_u8 {
        if let Some(cut) = cut_to(words, room.into()) {
            assert_eq!(cut.matches('e').count(), cut.matches('\u{301}').count());
        }
    }
}

#[test]
fn empty_text_is_shortened_only_without_any_room() {
    assert_eq!(cut_to("", 0.0), None);
    assert_eq!(cut_to("", -1.0), Some("…".to_owned()));
}

#[test]
fn steps_stop_at_the_ends_and_only_a_press_wraps_around() {
    assert_eq!(
        (ValueStep::Previous.index_from(Some(0), 3), ValueStep::Previous.index_from(Some(2), 3)),
        (0, 1)
    );
    assert_eq!(
        (ValueStep::Next.index_from(Some(2), 3), ValueStep::Next.index_from(Some(0), 3)),
        (2, 1)
    );
    assert_eq!(
        (ValueStep::First.index_from(Some(2), 3), ValueStep::Last.index_from(Some(0), 3)),
        (0, 2)
    );
    assert_eq!(
        (
            ValueStep::NextWrapping.index_from(Some(2), 3),
            ValueStep::NextWrapping.index_from(Some(1), 3)
        ),
        (0, 2)
    );
    assert_eq!(ValueStep::Last.index_from(Some(0), 0), 0);
    let steps = [ValueStep::Previous, ValueStep::Next, ValueStep::First, ValueStep::Last];
    assert_eq!(steps.map(|step| step.index_from(None, 3)), [0, 0, 0, 2], "from none of them");
    assert_eq!(ValueStep::To(1).index_from(None, 3), 1);
}

#[test]
fn shapes_are_drawn_in_place() {
    let mut pen = Rasterizer::square(4).expect("a small square");
    pen.polygon(Color::from_rgb8(255, 0, 0), &[(0.5, 0.0), (1.0, 0.0), (1.0, 0.5), (0.5, 0.5)]);
    let rgba = pen.into_rgba();
    let pixel = |x: usize, y: usize| &rgba[(y * 4 + x) * 4..][..4];
    assert_eq!(pixel(3, 0), [255, 0, 0, 255]);
    assert_eq!(pixel(0, 3)[3], 0, "the rest is clear");
}

/// The messages of a widget 800 logical pixels wide that is pressed and released at these places.
fn clicked(widget: Element<'_, i32>, places: &[f32]) -> Vec<i32> {
    let size = Size::new(800.0, mark_timeline::TIGHT.height.min(seek_bar::HEIGHT));
    let mut ui = Simulator::with_size(Settings::default(), size, widget);
    for &x in places {
        ui.point_at(Point::new(x, size.height / 2.0));
        ui.simulate(simulator::click());
    }
    ui.into_messages().collect()
}

#[test]
fn the_seek_bar_seeks_to_the_time_under_the_pointer() {
    let scale = TimeScale { begin: -400, end: 61_000 };
    for time in [-400, 0, 12_345, 61_000] {
        let data = SeekBarData { scale, at: 30_000, told: 30_000, ticks: &[], part: None };
        let bar = seek_bar::seek_bar(data, "Time", String::new(), palette(), |time| time, None);
        let sought = clicked(bar, &[scale.x_at(time, 800.0)]);
        assert!((sought[0] - time).abs() <= 40, "{time} came back as {sought:?}");
    }
    let data = SeekBarData { scale, at: 30_000, told: 30_000, ticks: &[], part: None };
    let ends = clicked(
        seek_bar::seek_bar(data, "Time", String::new(), palette(), |time| time, None),
        &[0.0, 799.0],
    );
    assert!(ends.starts_with(&[-400]) && ends.ends_with(&[61_000]), "{ends:?}");
}

#[test]
fn a_press_selects_the_nearest_mark_within_reach() {
    let mark = |time, event, shape| TimelineMark { time, event, shape };
    let scale = TimeScale { begin: 0, end: 10_000 };
    let guess = MarkShape::Guess { risk: 0.5, needless: false, fatal: false };
    let marks = [
        mark(1_000, 3, guess),
        mark(1_100, 5, MarkShape::Overlooked),
        mark(6_000, 7, MarkShape::Slow { until: 7_000 }),
        mark(9_000, 9, MarkShape::Wasted),
    ];
    let picked = |place: f32| {
        let sizes = mark_timeline::ROOMY;
        let names = ("", |_: &TimelineMark| String::new());
        let on_pick = |event| event as i32;
        let line = mark_timeline::mark_timeline(scale, &marks, sizes, palette(), names, on_pick);
        clicked(line, &[place])
    };
    let place = |time| scale.x_at(time, 800.0);
    assert_eq!(picked(place(1_100) + 1.0), [5]);
    assert_eq!(picked(place(1_000) - 5.0), [3]);
    assert_eq!(picked(place(6_500)), [7], "anywhere on a line");
    assert_eq!(picked(place(9_000)), [9]);
    assert!(picked(place(5_000)).is_empty());
}
