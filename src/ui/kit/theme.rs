//! Colours and sizes. The colours of each style are in `palettes`.

mod bar_controls;
mod color_vision;
mod controls;
mod palettes;

use crate::config::ColorVision;
use crate::game::Style;
use crate::ui::kit::font;
use iced::font::Weight;
use iced::theme::palette::Extended;
use iced::widget::{button, container};
use iced::{Border, Color, Font, Theme, border, color};

/// The layout grid: sizes and gaps are multiples of it.
pub const UNIT: f32 = 4.0;
pub const MARGIN: f32 = 4.0 * UNIT;
/// The gap between neighbours in a row.
pub const GAP: f32 = 2.0 * UNIT;
/// The bar with the counters and the smiley.
pub const COUNTER_BAR_HEIGHT: f32 = 14.0 * UNIT;
/// The bars above the board of a game, with the line below them.
pub const HEADER_HEIGHT: f32 = 24.0 * UNIT;
/// A bar with levels or tools.
pub const LEVEL_BAR_HEIGHT: f32 = 11.0 * UNIT;
/// A second bar of a page.
pub const PAGE_BAR_HEIGHT: f32 = 10.0 * UNIT;
/// The only bar above the board.
pub const SINGLE_BAR_HEIGHT: f32 = 11.0 * UNIT;
/// The column of buttons beside the board.
pub const COLUMN_WIDTH: f32 = 40.0 * UNIT;
/// The height of that column when it is above the board, in two rows.
pub const LYING_COLUMN: f32 = 20.0 * UNIT;
/// The margin left and right of the board in a wide window.
pub const WIDE_GAP: f32 = 6.0 * UNIT;
pub const BUTTON_HEIGHT: f32 = 7.0 * UNIT;
/// For what deserves attention without being wrong, in every style.
pub const AMBER: Color = color!(0xE8A013);
/// For the ghost of a race, in every style.
pub const GHOST: Color = color!(0x8E7FE0);
pub const BUTTON_RADIUS: f32 = 6.0;
pub const DIALOG_RADIUS: f32 = 10.0;

/// Text sizes outside the board.
pub mod size {
    /// Notes and limits.
    pub const SMALL: f32 = 12.0;
    /// Reading text, buttons and labels.
    pub const TEXT: f32 = 14.0;
    /// The one sentence that the player reads beside the board.
    pub const SENTENCE: f32 = 16.0;
    /// Titles of screens, sheets, dialogs and cards.
    pub const TITLE: f32 = 18.0;
    /// The counters above the board.
    pub const COUNTER: f32 = 24.0;
    /// What a state says first, like the time of a finished game.
    pub const HEADLINE: f32 = 28.0;
}

/// How a style draws its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellLook {
    /// Glass, lit from the top left, with shadows on open cells.
    Glass,
    /// Raised squares of 16 pixels, enlarged by whole numbers.
    Classic,
    /// Plain squares with lines between them.
    Grid,
    /// Raised buttons with plain text.
    Buttons,
    /// Characters, as in a terminal.
    Characters,
    /// Black cells in white frames, for high contrast.
    Frames,
}

#[derive(Debug, PartialEq)]
pub struct Palette {
    pub name: &'static str,
    /// Whose number colours these are.
    pub color_vision: ColorVision,
    pub cell_look: CellLook,
    /// The line around buttons and covered cells, in styles that draw one.
    pub button_edge: Option<Color>,
    pub dark: bool,
    /// Behind the board.
    pub background: Color,
    /// Bars and dialogs.
    pub surface: Color,
    /// Primary text.
    pub text: Color,
    /// Secondary text.
    pub muted: Color,
    /// Hairlines.
    pub line: Color,
    pub button: Color,
    /// What is selected, and the cursor.
    pub accent: Color,
    /// Text on the accent colour.
    pub on_accent: Color,
    /// Covered cells at the board's top left and bottom right.
    pub covered: [Color; 2],
    /// What is between covered cells, at the same places. In the Classic style, the lit and the dark
    /// side of a raised edge.
    pub joint: [Color; 2],
    pub open: Color,
    /// The line around an open cell.
    pub open_edge: Color,
    /// The shadow of a covered neighbour.
    pub shadow: Color,
    pub numbers: [Color; 8],
    /// The cloth of a flag; errors.
    pub danger: Color,
    /// The pole of a flag, mines, question marks.
    pub ink: Color,
    /// The cell of the mine that was hit.
    pub hit: Color,
}

impl Palette {
    /// Some styles have no light variant, and high contrast is the same in all but the console.
    pub const fn of(style: Style, dark: bool, color_vision: ColorVision) -> &'static Self {
        if matches!(color_vision, ColorVision::HighContrast) {
            return match style {
                Style::Console => &palettes::HIGH_CONTRAST_CONSOLE,
                _ => &palettes::HIGH_CONTRAST,
            };
        }
        let looks = match (style, dark) {
            (Style::Windows7, false) => &palettes::GLASS_LIGHT,
            (Style::Windows7, true) => &palettes::GLASS_DARK,
            (Style::Classic, false) => &palettes::CLASSIC_LIGHT,
            (Style::Classic, true) => &palettes::CLASSIC_DARK,
            (Style::EasyX, _) => &palettes::EASYX,
            (Style::SimpleMiner, false) => &palettes::SIMPLE_MINER_LIGHT,
            (Style::SimpleMiner, true) => &palettes::SIMPLE_MINER_DARK,
            (Style::Console, _) => &palettes::CONSOLE,
        };
        &looks[color_vision as usize]
    }

    pub fn has_dark_variant(style: Style) -> bool {
        let by = |dark| Self::of(style, dark, ColorVision::Normal);
        by(false) != by(true)
    }

    /// Black, white and one accent: everything has an edge, and nothing a shade.
    pub const fn is_high_contrast(&self) -> bool {
        matches!(self.color_vision, ColorVision::HighContrast)
    }

    /// An iced theme in these colours, for iced's own widgets.
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
                // The outline of an empty checkbox and the scroller: the generated ones hardly
                // differ from a black background.
                all.background.strong.color = outline;
                all.background.strongest.color = outline;
                all
            },
        )
    }

    /// The outline of an empty checkbox and the fill of a scroller.
    pub fn outline(&self) -> Color {
        mix(self.background, self.text, if self.is_high_contrast() { 1.0 } else { 0.55 })
    }

    /// The font of a text outside the board, in one of the weights 400, 500, 600 and 700. The console
    /// has two.
    pub fn font(&self, weight: Weight, words: &str) -> Font {
        match (self.cell_look, weight) {
            (CellLook::Characters, _) if !font::mono_covers(words) => font::weighing(weight, words),
            (CellLook::Characters, Weight::Normal | Weight::Medium) => font::MONO,
            (CellLook::Characters, _) => font::MONO_BOLD,
            _ => font::weighing(weight, words),
        }
    }

    /// The font of text in cells.
    pub const fn cell_font(&self) -> Font {
        match self.cell_look {
            CellLook::Characters => font::MONO_BOLD,
            _ => font::BOLD,
        }
    }

    /// What marks a covered cell, and the edge that sets it off from one.
    pub fn mark(&self) -> [Color; 2] {
        match self.cell_look {
            CellLook::Glass => [color!(0x1B2330), Color::WHITE],
            CellLook::Frames => [Color::WHITE, Color::BLACK],
            _ => [self.ink, self.ink_contrast()],
        }
    }

    /// The words that name a record.
    pub const fn record(&self) -> Color {
        if self.dark { color!(0xF2C14E) } else { color!(0x7E5800) }
    }

    /// Words about the numbers of a hint.
    pub const fn reason_words(&self) -> Color {
        match (self.is_high_contrast(), self.dark) {
            (true, _) => self.accent,
            (false, true) => color!(0xF2B84B),
            (false, false) => color!(0x8A5600),
        }
    }

    /// Words about safe cells.
    pub const fn safe_words(&self) -> Color {
        if self.dark || self.is_high_contrast() { color!(0x5FD38D) } else { color!(0x12703A) }
    }

    /// Black or white, whichever contrasts more with the ink.
    pub const fn ink_contrast(&self) -> Color {
        if self.dark { Color::BLACK } else { Color::WHITE }
    }

    /// The colour of a number, for marks outside the board: in high contrast numbers are as black as
    /// the page.
    pub const fn number_mark(&self, number: usize) -> Color {
        if self.is_high_contrast() { self.text } else { self.numbers[number - 1] }
    }

    /// A weaker form of a colour. High contrast has no shades.
    pub fn weak(&self, color: Color, share: f32) -> Color {
        if self.is_high_contrast() { color } else { mix(color, self.surface, share) }
    }

    /// A bar across the window.
    pub fn bar(&'static self) -> impl Fn(&Theme) -> container::Style {
        move |_| container::background(self.surface).color(self.text)
    }

    /// The card of a dialog or a menu.
    pub fn card(&'static self) -> impl Fn(&Theme) -> container::Style {
        move |_| {
            let border = hairline(self.line, DIALOG_RADIUS);
            container::background(self.surface).color(self.text).border(border)
        }
    }

    /// What dims the board behind a dialog.
    pub fn backdrop(&'static self) -> impl Fn(&Theme) -> container::Style {
        let a = if self.dark { 0.6 } else { 0.35 };
        move |_| container::background(Color { a, ..color!(0x10141C) })
    }
}

fn hairline(color: Color, radius: f32) -> Border {
    border::rounded(radius).color(color).width(1.0)
}

const fn is_hovered(status: button::Status) -> bool {
    matches!(status, button::Status::Hovered | button::Status::Pressed)
}

/// The colour `share` of the way from `a` to `b`, clamped to valid values.
pub fn mix(a: Color, b: Color, share: f32) -> Color {
    let between = |a: f32, b: f32| (a + (b - a) * share).clamp(0.0, 1.0);
    Color { r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b), a: between(a.a, b.a) }
}
