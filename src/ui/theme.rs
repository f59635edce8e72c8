//! The colours and sizes of everything that is drawn. The colours of each style are in a file of
//! their own.

mod console;
mod easyx;
mod number_colors;
mod simple_miner;
mod windows_7;

use crate::config::ColorVision;
use crate::game::Style;
use crate::ui::font;
use iced::overlay::menu;
use iced::theme::palette::Extended;
use iced::widget::{button, container, pick_list, text_input};
use iced::{Background, Border, Color, Font, Shadow, Theme, border, color};

/// The grid on which everything stands, in logical pixels: each measure is a multiple of it.
pub const UNIT: f32 = 4.0;
/// The margin around the board.
pub const MARGIN: f32 = 4.0 * UNIT;
/// The gap between neighbours in a row.
pub const GAP: f32 = 2.0 * UNIT;
/// The height of the bar with the counts and the face.
pub const COUNTER_BAR_HEIGHT: f32 = 14.0 * UNIT;
/// The height of the bar with the levels.
pub const LEVEL_BAR_HEIGHT: f32 = 10.0 * UNIT;
/// The height of a single bar above the board.
pub const SINGLE_BAR_HEIGHT: f32 = 11.0 * UNIT;
/// The width of a column of buttons beside the board.
pub const COLUMN_WIDTH: f32 = 40.0 * UNIT;
/// The height of that column where it lies above the board, in two rows.
pub const LYING_COLUMN: f32 = 20.0 * UNIT;
/// The margin left and right of the board in a wide window.
pub const WIDE_GAP: f32 = 6.0 * UNIT;
/// The height of a button in a bar or a dialog.
pub const BUTTON_HEIGHT: f32 = 7.0 * UNIT;
/// What asks for a look without being wrong, in every style.
pub const AMBER: Color = color!(0xE8A013);
/// How round a button's corners are.
pub const BUTTON_RADIUS: f32 = 6.0;
/// How round a dialog's corners are.
pub const DIALOG_RADIUS: f32 = 10.0;

/// The sizes of text outside the board.
pub mod size {
    /// Notes and limits.
    pub const SMALL: f32 = 12.0;
    /// Buttons and labels.
    pub const TEXT: f32 = 13.0;
    /// Headings and fields.
    pub const LARGE: f32 = 16.0;
    /// The counts.
    pub const COUNT: f32 = 20.0;
    /// The time of a game that is over.
    pub const RESULT: f32 = 28.0;
    /// The same in a strip beside the board.
    pub const RESULT_BESIDE: f32 = 36.0;
}

/// How the cells of a style are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellSkin {
    /// Of glass that is lit from the top left, with shades on the open ones.
    Glass,
    /// Of plain squares in a net of lines.
    Grid,
    /// Of raised buttons with plain text on them.
    Buttons,
    /// Of the characters of a terminal.
    Characters,
}

/// All colours of one look.
#[derive(Debug, PartialEq)]
pub struct Palette {
    /// The look's name.
    pub name: &'static str,
    /// The eye that it is for.
    pub sight: ColorVision,
    /// How its cells are made.
    pub cell_skin: CellSkin,
    /// The line around a button and what it covers, where a look draws one.
    pub button_edge: Option<Color>,
    /// Whether the look is a dark one.
    pub dark: bool,
    /// Behind the board.
    pub background: Color,
    /// The bars and the dialogs.
    pub surface: Color,
    /// What is read first.
    pub text: Color,
    /// What is read second.
    pub muted: Color,
    /// Hairlines.
    pub line: Color,
    /// A button at rest.
    pub button: Color,
    /// What is chosen, and the keyboard's cursor.
    pub accent: Color,
    /// What stands on the chosen colour.
    pub on_accent: Color,
    /// Covered cells at the top left of the board.
    pub covered_start: Color,
    /// Covered cells at the bottom right of the board.
    pub covered_end: Color,
    /// An open cell.
    pub open: Color,
    /// The line around an open cell.
    pub open_edge: Color,
    /// The shade that a covered neighbour throws.
    pub shadow: Color,
    /// The numbers 1 to 8.
    pub numbers: [Color; 8],
    /// The cloth of a flag; an error.
    pub danger: Color,
    /// The pole of a flag, a mine, a question mark.
    pub ink: Color,
    /// The cell of the mine that was hit.
    pub hit: Color,
}

impl Palette {
    /// The colours of a style, by day or by night, for an eye. Some styles know no day.
    pub const fn of(style: Style, dark: bool, sight: ColorVision) -> &'static Self {
        let looks = match (style, dark) {
            (Style::Windows7, false) => &windows_7::LIGHT,
            (Style::Windows7, true) => &windows_7::DARK,
            (Style::EasyX, _) => &easyx::PALETTE,
            (Style::SimpleMiner, false) => &simple_miner::LIGHT,
            (Style::SimpleMiner, true) => &simple_miner::DARK,
            (Style::Console, _) => &console::PALETTE,
        };
        &looks[sight as usize]
    }

    /// Whether a style looks different by day and by night.
    pub fn has_dark_variant(style: Style) -> bool {
        let by = |dark| Self::of(style, dark, ColorVision::Normal);
        by(false) != by(true)
    }

    /// The toolkit's theme in these colours, for the widgets that come with it.
    pub fn theme(&self) -> Theme {
        let outline = self.outline();
        Theme::custom_with_fn(
            self.name,
            iced::theme::Palette {
                background: self.background,
                text: self.text,
                primary: self.accent,
                success: self.numbers[1],
                warning: self.numbers[4],
                danger: self.danger,
            },
            move |palette| {
                let mut all = Extended::generate(palette);
                // The outline of an empty box and the handle of a scroll bar: the toolkit's own
                // hardly differ from a black ground.
                all.background.strong.color = outline;
                all.background.strongest.color = outline;
                all
            },
        )
    }

    /// The colour of a covered cell whose place is `along` the way from the board's first cell
    /// (0.0) to its last (1.0).
    pub fn covered(&self, along: f32) -> Color {
        mix(self.covered_start, self.covered_end, along)
    }

    /// What outlines an empty box and fills the handle of a scroll bar.
    pub fn outline(&self) -> Color {
        mix(self.background, self.text, 0.55)
    }

    /// The font of a text in the bars.
    pub fn font(&self, words: &str) -> Font {
        match self.cell_skin {
            CellSkin::Characters if font::mono_covers(words) => font::MONO,
            _ => font::TEXT,
        }
    }

    /// The same in bold.
    pub fn bold(&self, words: &str) -> Font {
        Font { weight: font::BOLD.weight, ..self.font(words) }
    }

    /// The font of what stands in the cells.
    pub const fn cell_font(&self) -> Font {
        match self.cell_skin {
            CellSkin::Characters => font::MONO_BOLD,
            _ => font::BOLD,
        }
    }

    /// Black or white, whichever differs most from what is drawn in ink.
    pub const fn ink_contrast(&self) -> Color {
        if self.dark { Color::BLACK } else { Color::WHITE }
    }

    /// A button of the bars and dialogs.
    pub fn push_button(
        &'static self,
        chosen: bool,
    ) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| {
            let (ground, text) =
                if chosen { (self.accent, self.on_accent) } else { (self.button, self.text) };
            let towards = if self.dark { Color::WHITE } else { Color::BLACK };
            let (ground, text) = match status {
                button::Status::Active => (ground, text),
                button::Status::Hovered => (mix(ground, towards, 0.06), text),
                button::Status::Pressed => (mix(ground, towards, 0.14), text),
                button::Status::Disabled => (ground, mix(text, ground, 0.55)),
            };
            button::Style {
                background: Some(Background::Color(ground)),
                text_color: text,
                border: self.button_border(),
                ..button::Style::default()
            }
        }
    }

    /// The track of a switch whose knob is at its right where it is `on`.
    pub fn switch_track(
        &'static self,
        on: bool,
    ) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| {
            let (ground, edge) = if on {
                (self.accent, self.accent)
            } else {
                (self.button, mix(self.surface, self.text, 0.5))
            };
            let hover = match status {
                button::Status::Hovered | button::Status::Pressed => 0.15,
                button::Status::Active | button::Status::Disabled => 0.0,
            };
            button::Style {
                background: Some(Background::Color(mix(ground, self.text, hover))),
                border: Border { color: edge, width: 1.0, radius: self.switch_radius() },
                ..button::Style::default()
            }
        }
    }

    /// The knob of a switch.
    pub fn switch_knob(&'static self) -> impl Fn(&Theme) -> container::Style {
        move |_| container::Style {
            background: Some(Background::Color(self.surface)),
            border: Border {
                color: mix(self.surface, self.text, 0.5),
                width: 1.0,
                radius: self.switch_radius(),
            },
            ..container::Style::default()
        }
    }

    /// Round ends, or plain ones where the look's buttons have corners.
    fn switch_radius(&self) -> border::Radius {
        match self.button_edge {
            Some(_) => 0.0.into(),
            None => BUTTON_HEIGHT.into(),
        }
    }

    /// The border of a button: rounded, or a plain line where the look has one.
    fn button_border(&self) -> Border {
        match self.button_edge {
            Some(color) => Border { color, width: 1.0, radius: 0.0.into() },
            None => border::rounded(BUTTON_RADIUS),
        }
    }

    /// A card to choose one of several things by their pictures.
    pub fn choice_card(
        &'static self,
        chosen: bool,
    ) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| button::Style {
            background: Some(Background::Color(match status {
                button::Status::Hovered | button::Status::Pressed => {
                    mix(self.button, self.text, 0.06)
                }
                button::Status::Active | button::Status::Disabled => self.button,
            })),
            text_color: self.text,
            border: Border {
                color: if chosen { self.accent } else { self.button },
                width: 2.0,
                radius: BUTTON_RADIUS.into(),
            },
            ..button::Style::default()
        }
    }

    /// A line in a menu: flat until the pointer is over it.
    pub fn menu_button(&'static self) -> impl Fn(&Theme, button::Status) -> button::Style {
        move |_, status| button::Style {
            background: match status {
                button::Status::Hovered | button::Status::Pressed => {
                    Some(Background::Color(self.button))
                }
                button::Status::Active | button::Status::Disabled => None,
            },
            text_color: match status {
                button::Status::Disabled => mix(self.text, self.surface, 0.55),
                _ => self.text,
            },
            border: border::rounded(BUTTON_RADIUS),
            ..button::Style::default()
        }
    }

    /// A list to choose from, closed.
    pub fn drop_down(&'static self) -> impl Fn(&Theme, pick_list::Status) -> pick_list::Style {
        move |_, status| pick_list::Style {
            text_color: self.text,
            placeholder_color: self.muted,
            handle_color: self.muted,
            background: Background::Color(match status {
                pick_list::Status::Active => self.button,
                _ => mix(self.button, self.text, 0.06),
            }),
            border: self.button_border(),
        }
    }

    /// A list to choose from, open.
    pub fn drop_down_menu(&'static self) -> impl Fn(&Theme) -> menu::Style {
        move |_| menu::Style {
            background: Background::Color(self.surface),
            border: Border { color: self.line, width: 1.0, radius: BUTTON_RADIUS.into() },
            text_color: self.text,
            selected_text_color: self.on_accent,
            selected_background: Background::Color(self.accent),
            shadow: Shadow::default(),
        }
    }

    /// A bar across the window.
    pub fn bar(&'static self) -> impl Fn(&Theme) -> container::Style {
        move |_| container::Style {
            background: Some(Background::Color(self.surface)),
            text_color: Some(self.text),
            ..container::Style::default()
        }
    }

    /// The card of a dialog or a menu.
    pub fn card(&'static self) -> impl Fn(&Theme) -> container::Style {
        move |_| container::Style {
            background: Some(Background::Color(self.surface)),
            text_color: Some(self.text),
            border: Border { color: self.line, width: 1.0, radius: DIALOG_RADIUS.into() },
            ..container::Style::default()
        }
    }

    /// What lies between a dialog and the board.
    pub fn backdrop(&'static self) -> impl Fn(&Theme) -> container::Style {
        move |_| container::Style {
            background: Some(Background::Color(Color {
                a: if self.dark { 0.6 } else { 0.35 },
                ..color!(0x10141C)
            })),
            ..container::Style::default()
        }
    }

    /// A field to type in; `wrong` says that what it holds cannot be taken.
    pub fn text_field(
        &'static self,
        wrong: bool,
    ) -> impl Fn(&Theme, text_input::Status) -> text_input::Style {
        move |_, status| text_input::Style {
            background: Background::Color(self.background),
            border: Border {
                color: match status {
                    _ if wrong => self.danger,
                    text_input::Status::Focused { .. } => self.accent,
                    text_input::Status::Hovered => mix(self.line, self.text, 0.3),
                    _ => mix(self.line, self.text, 0.15),
                },
                width: match status {
                    text_input::Status::Focused { .. } => 2.0,
                    _ => 1.0,
                },
                radius: BUTTON_RADIUS.into(),
            },
            icon: self.muted,
            placeholder: self.muted,
            value: self.text,
            selection: Color { a: 0.35, ..self.accent },
        }
    }
}

/// The colour `share` of the way from `a` to `b`, kept within what a screen can show.
pub fn mix(a: Color, b: Color, share: f32) -> Color {
    let between = |a: f32, b: f32| (a + (b - a) * share).clamp(0.0, 1.0);
    Color { r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b), a: between(a.a, b.a) }
}
