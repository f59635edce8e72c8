//! Contrast as WCAG 2.2 defines it.

use super::drawing::DrawnText;
use super::window::TestWindow;
use iced::{Color, Rectangle, Vector};
use iced_test::core::widget::operation::Scrollable;
use iced_test::core::widget::{Id, Operation};
use sapper::ui::kit::semantics::Semantics;
use std::any::Any;
use std::collections::HashMap;

pub fn linear(color: Color) -> [f32; 3] {
    [color.r, color.g, color.b]
        .map(|part| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) })
}

pub fn contrast(one: Color, other: Color) -> f32 {
    let light = |color| {
        let [r, g, b] = linear(color);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

/// The texts that can't be read well on what is behind them, as the pixels of the window show it: at
/// least 4.5 to 1, for large bold ones, signs like ✓ and those of what can't be used now 3 to 1.
pub fn faint_texts(ui: &TestWindow) -> Vec<String> {
    let mut disabled = Disabled::default();
    ui.visit(&mut disabled);
    let (width, height, pixels) = ui.picture();
    let scale = ui.app.scale_factor();
    let is_faint = |text: &&DrawnText| {
        // What fills a counter up to three figures says nothing.
        let says_nothing = text.words.chars().all(|char| char == '0' || char.is_whitespace());
        let is_exempt = disabled.areas.iter().any(|area| area.contains(text.visible.center()));
        let is_sign = !text.words.chars().any(char::is_alphanumeric);
        let is_large = text.is_bold && text.size >= 18.0;
        let least = if is_exempt || is_sign || is_large { 3.0 } else { 4.5 };
        let area = text.visible * scale;
        let ground = ground(&pixels, width, height, area, text.color);
        !says_nothing && ground.is_some_and(|ground| contrast(text.color, ground) < least)
    };
    let drawing = ui.drawing();
    let faint = drawing.clear().filter(is_faint);
    let describe = |text: &DrawnText| {
        let ground = ground(&pixels, width, height, text.visible * scale, text.color);
        let ground = ground.unwrap_or(Color::TRANSPARENT);
        let found = contrast(text.color, ground);
        format!("{:?} ({} on {ground}): {found:.2}", text.words, text.color)
    };
    faint.map(describe).collect()
}

/// The most frequent colour of an area that is not that of its text.
fn ground(pixels: &[u8], width: u32, height: u32, area: Rectangle, text: Color) -> Option<Color> {
    let mut counts = HashMap::new();
    let across = area.x.max(0.0) as u32..(area.x + area.width).ceil().min(width as f32) as u32;
    for y in area.y.max(0.0) as u32..(area.y + area.height).ceil().min(height as f32) as u32 {
        for x in across.clone() {
            let at = 4 * (y * width + x) as usize;
            *counts.entry([pixels[at], pixels[at + 1], pixels[at + 2]]).or_insert(0) += 1;
        }
    }
    let [r, g, b, _] = text.into_rgba8();
    counts.remove(&[r, g, b]);
    let most = counts.into_iter().max_by_key(|(_, count)| *count);
    most.map(|([r, g, b], _)| Color::from_rgb8(r, g, b))
}

/// Where the controls are that can't be used now.
#[derive(Default)]
struct Disabled {
    areas: Vec<Rectangle>,
    /// How far what is inside and what is entered next is scrolled.
    inside: Vector,
    entered: Option<Vector>,
}

impl Operation<()> for Disabled {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let outside = self.inside;
        self.inside = outside + self.entered.take().unwrap_or_default();
        operate(self);
        self.inside = outside;
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        _: Rectangle,
        _: Rectangle,
        translation: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.entered = Some(translation);
    }

    fn custom(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if state.downcast_ref::<Semantics>().is_some_and(|it| it.is_disabled) {
            self.areas.push(bounds - self.inside);
        }
    }
}
