//! Contrast as WCAG 2.2 defines it.

use iced::Color;

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
