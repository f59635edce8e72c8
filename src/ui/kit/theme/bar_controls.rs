//! How the controls above the board look.

use super::{Palette, hairline, is_hovered, mix};
use iced::widget::{button, container};
use iced::{Background, Color, Theme, border};

const SEGMENTS_RADIUS: f32 = 9.0;

impl Palette {
    /// The ground of choices of which one is chosen.
    pub fn segments(&'static self) -> impl Fn(&Theme) -> container::Style {
        let radius = self.bar_radius(SEGMENTS_RADIUS);
        let round = border::rounded(radius);
        let edge = if self.is_high_contrast() { hairline(self.line, radius) } else { round };
        move |_| container::background(self.button).border(edge)
    }

    /// One of them.
    pub fn segment(
        &'static self,
        chosen: bool,
    ) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| {
            let raised = if self.dark { mix(self.button, self.text, 0.12) } else { self.surface };
            let hovered = mix(self.button, self.text, 0.06);
            let ground = match (chosen, is_hovered(status)) {
                (true, _) if self.is_high_contrast() => Some(self.accent),
                (true, _) => Some(raised),
                (false, hovers) => hovers.then_some(hovered),
            };
            button::Style {
                background: ground.map(Background::Color),
                text_color: if chosen { self.chosen_text() } else { self.text },
                border: self
                    .hover_border(border::rounded(self.bar_radius(SEGMENTS_RADIUS - 2.0)), status),
                ..button::Style::default()
            }
        }
    }

    /// Words that lead elsewhere.
    pub fn link(&'static self) -> impl Fn(&Theme, button::Status) -> button::Style {
        let words = if self.is_high_contrast() { self.accent } else { self.chosen_text() };
        move |_, status| button::Style {
            text_color: if is_hovered(status) { self.text } else { words },
            ..button::Style::default()
        }
    }

    /// An entry of a side bar.
    pub fn side_entry(
        &'static self,
        chosen: bool,
    ) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| {
            let ground = if chosen {
                Some(self.chosen_ground())
            } else {
                is_hovered(status).then_some(self.button)
            };
            button::Style {
                background: ground.map(Background::Color),
                text_color: if chosen { self.chosen_words() } else { self.text },
                border: self.hover_border(border::rounded(8.0), status),
                ..button::Style::default()
            }
        }
    }

    /// Behind the chosen entry of a list or a side bar: grey-blue.
    pub fn chosen_ground(&self) -> Color {
        match (self.is_high_contrast(), self.dark) {
            (true, _) => self.accent,
            (_, true) => mix(self.surface, self.accent, 0.25),
            (_, false) => mix(self.surface, self.accent, 0.12),
        }
    }

    /// The words on it.
    pub fn chosen_words(&self) -> Color {
        match (self.is_high_contrast(), self.dark) {
            (true, _) => self.on_accent,
            (_, true) => mix(self.accent, Color::WHITE, 0.5),
            (_, false) => mix(self.accent, self.text, 0.25),
        }
    }

    /// The name of a chosen card.
    pub fn chosen_on_card(&self) -> Color {
        if self.is_high_contrast() { self.accent } else { self.chosen_words() }
    }

    /// The words of what is chosen, on a raised ground.
    fn chosen_text(&self) -> Color {
        if self.is_high_contrast() {
            return self.on_accent;
        }
        if self.dark { mix(self.accent, Color::WHITE, 0.35) } else { self.accent }
    }

    /// A switch with an icon and its name.
    pub fn chip(&'static self, on: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| {
            let is_tinted = on && !self.is_high_contrast();
            let ground = mix(self.surface, self.accent, if is_tinted { 0.12 } else { 0.0 });
            let hover = if is_hovered(status) { 0.06 } else { 0.0 };
            let edge = if on { self.accent } else { self.switch_edge() };
            let border = hairline(edge, self.bar_radius(16.0));
            button::Style {
                text_color: self.text,
                border: if on { self.chosen_border(border) } else { border },
                ..button::Style::default()
            }
            .with_background(mix(ground, self.text, hover))
        }
    }

    /// The radius of something in a bar: the styles whose buttons are square have no round corners.
    const fn bar_radius(&self, round: f32) -> f32 {
        if self.button_edge.is_some() && !self.is_high_contrast() { 0.0 } else { round }
    }
}
