//! How buttons, lists and fields look.

use super::{BUTTON_HEIGHT, BUTTON_RADIUS, DIALOG_RADIUS, Palette, hairline, is_hovered, mix};
use iced::overlay::menu;
use iced::widget::{button, container, pick_list, text_input};
use iced::{Background, Border, Color, Shadow, Theme, Vector, border, color};

impl Palette {
    /// A button of the bars and dialogs.
    pub fn push_button(
        &'static self,
        chosen: bool,
    ) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| {
            // What cannot be pressed is no main action.
            let is_main = chosen && status != button::Status::Disabled;
            let (ground, text) =
                if is_main { (self.accent, self.on_accent) } else { (self.button, self.text) };
            let towards = if self.dark { Color::WHITE } else { Color::BLACK };
            let (ground, text_color) = match status {
                button::Status::Active => (ground, text),
                button::Status::Hovered => (mix(ground, towards, 0.06), text),
                button::Status::Pressed => (mix(ground, towards, 0.14), text),
                button::Status::Disabled => (ground, mix(text, ground, 0.5)),
            };
            let border = self.hover_border(self.button_border(), status);
            button::Style { text_color, border, ..button::Style::default() }.with_background(ground)
        }
    }

    /// The track of a switch; its knob is at the right when it is `on`.
    pub fn switch_track(
        &'static self,
        on: bool,
    ) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| {
            let (ground, edge) =
                if on { (self.accent, self.accent) } else { (self.button, self.switch_edge()) };
            let hover = if is_hovered(status) { 0.15 } else { 0.0 };
            let border = hairline(edge, self.switch_radius());
            button::Style { border, ..button::Style::default() }
                .with_background(mix(ground, self.text, hover))
        }
    }

    /// The track of a switch that something else switches.
    pub fn shown_track(&'static self, on: bool) -> impl Fn(&Theme) -> container::Style {
        let look = self.switch_track(on);
        move |theme| {
            let look = look(theme, button::Status::Active);
            let ground = look.background.unwrap_or(Background::Color(Color::TRANSPARENT));
            container::Style::default().background(ground).border(look.border)
        }
    }

    pub fn switch_knob(&'static self) -> impl Fn(&Theme) -> container::Style {
        let border = hairline(self.switch_edge(), self.switch_radius());
        move |_| container::background(self.surface).border(border)
    }

    /// The track of a switch in a line; its knob is at the right when it is `on`.
    pub fn track(
        &'static self,
        on: bool,
        is_possible: bool,
    ) -> impl Fn(&Theme) -> container::Style {
        let strength = if is_possible { 0.45 } else { 0.2 };
        let off = mix(self.surface, self.text, strength);
        let (ground, edge) = match (on, self.is_high_contrast()) {
            (true, _) => (self.accent, self.accent),
            (false, true) => (self.surface, self.text),
            (false, false) => (off, off),
        };
        let border = hairline(edge, self.switch_radius()).width(2.0);
        move |_| container::background(ground).border(border)
    }

    pub fn knob(&'static self, on: bool) -> impl Fn(&Theme) -> container::Style {
        let color = match (on, self.is_high_contrast()) {
            (true, _) => self.on_accent,
            (false, true) => self.text,
            (false, false) => self.surface,
        };
        let border = border::rounded(self.switch_radius());
        move |_| container::background(color).border(border)
    }

    pub(super) fn switch_edge(&self) -> Color {
        mix(self.surface, self.text, if self.is_high_contrast() { 1.0 } else { 0.5 })
    }

    /// Round ends, or square ones in the styles whose buttons are square.
    const fn switch_radius(&self) -> f32 {
        if self.button_edge.is_some() && !self.is_high_contrast() { 0.0 } else { BUTTON_HEIGHT }
    }

    /// Rounded without a line, or a square line in the styles that draw one.
    fn button_border(&self) -> Border {
        match self.button_edge {
            Some(color) if self.is_high_contrast() => hairline(color, BUTTON_RADIUS).width(2.0),
            Some(color) => hairline(color, 0.0),
            None => border::rounded(BUTTON_RADIUS),
        }
    }

    /// In high contrast the pointer colours the edge of what it is over.
    pub(super) fn hover_border(&self, border: Border, status: button::Status) -> Border {
        if is_hovered(status) { self.chosen_border(border) } else { border }
    }

    /// In high contrast what is chosen has an edge, as no shade would be seen.
    pub fn chosen_border(&self, border: Border) -> Border {
        if self.is_high_contrast() { border.color(self.accent).width(2.0) } else { border }
    }

    /// A card on a page that shows one of several choices as a picture.
    pub fn picture_card(
        &'static self,
        chosen: bool,
    ) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| {
            let edge = if chosen || (is_hovered(status) && self.is_high_contrast()) {
                self.accent
            } else {
                mix(self.line, self.text, if is_hovered(status) { 0.3 } else { 0.0 })
            };
            let border = hairline(edge, DIALOG_RADIUS).width(if chosen { 2.0 } else { 1.0 });
            button::Style { text_color: self.text, border, ..button::Style::default() }
                .with_background(self.surface)
        }
    }

    /// A card that shows one of several choices as a picture.
    pub fn choice_card(
        &'static self,
        chosen: bool,
    ) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| {
            let hover = if is_hovered(status) { 0.06 } else { 0.0 };
            // Weaker than the edge of a button, which some palettes have in the accent's colour.
            let usual = self.button_edge.map_or(self.button, |edge| mix(edge, self.surface, 0.4));
            let edge = if chosen { self.accent } else { usual };
            button::Style {
                text_color: self.text,
                border: hairline(edge, BUTTON_RADIUS).width(2.0),
                ..button::Style::default()
            }
            .with_background(mix(self.button, self.text, hover))
        }
    }

    /// An entry of a menu: flat until the pointer is over it.
    pub fn menu_button(&'static self) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| button::Style {
            background: is_hovered(status).then_some(Background::Color(self.button)),
            text_color: match status {
                button::Status::Disabled => mix(self.text, self.surface, 0.5),
                _ => self.text,
            },
            border: self.hover_border(border::rounded(BUTTON_RADIUS), status),
            ..button::Style::default()
        }
    }

    pub fn drop_down(&'static self) -> impl Fn(&Theme, pick_list::Status) -> pick_list::Style {
        move |_, status| {
            let hover = if status == pick_list::Status::Active { 0.0 } else { 0.06 };
            pick_list::Style {
                text_color: self.text,
                placeholder_color: self.muted,
                handle_color: self.muted,
                background: mix(self.button, self.text, hover).into(),
                border: self.button_border(),
            }
        }
    }

    /// The open list of a drop-down.
    pub fn drop_down_menu(&'static self) -> impl Fn(&Theme) -> menu::Style {
        move |_| menu::Style {
            background: self.surface.into(),
            border: hairline(self.line, BUTTON_RADIUS),
            text_color: self.text,
            selected_text_color: self.chosen_words(),
            selected_background: self.chosen_ground().into(),
            shadow: Shadow {
                color: Color { a: if self.dark { 0.5 } else { 0.18 }, ..color!(0x1B2C66) },
                offset: Vector::new(0.0, 4.0),
                blur_radius: 12.0,
            },
        }
    }

    /// A text field; `wrong` marks its content as invalid.
    pub fn text_field(
        &'static self,
        wrong: bool,
    ) -> impl Fn(&Theme, text_input::Status) -> text_input::Style {
        move |_, status| {
            let is_focused = matches!(status, text_input::Status::Focused { .. });
            let edge = match status {
                _ if wrong => self.danger,
                text_input::Status::Focused { .. } => self.accent,
                text_input::Status::Hovered => self.muted,
                _ => self.outline(),
            };
            text_input::Style {
                background: self.background.into(),
                border: hairline(edge, BUTTON_RADIUS).width(if is_focused { 2.0 } else { 1.0 }),
                icon: self.muted,
                placeholder: self.muted,
                value: self.text,
                selection: Color { a: 0.35, ..self.accent },
            }
        }
    }
}
