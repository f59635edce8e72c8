//! The frame of a game's window, and the sheet at its lower edge: hints, notices and results come in
//! there. The window alone decides where everything is, so nothing moves when they come or go.

use crate::i18n::steps::{Naming, Sentence, plain};
use crate::ui::kit::ellipsis::text_width;
use crate::ui::kit::sentence::sentence;
use crate::ui::screen::entrance::slide_in;
use crate::ui::screen::prelude::*;
use iced::widget::{column, opaque, stack};
use iced::{Background, Radians, Shadow, Vector, color, gradient};

/// The greatest width of what is in the header, the caption and the sheet.
const MOST_WIDTH: f32 = 960.0;
/// The height of the line below the board that says what the game is.
pub const CAPTION: f32 = 7.0 * theme::UNIT;
/// The id of the scrollable words in the sheet.
pub const WORDS: &str = "sheet-words";

/// How far the contents of header, caption and sheet are from the edges of the window.
pub fn inset(window: Size) -> f32 {
    margin(window).max(((window.width - MOST_WIDTH) / 2.0).round())
}

/// The margin left and right of the board.
pub fn margin(window: Size) -> f32 {
    if window.is_narrow() { 3.0 * theme::UNIT } else { theme::WIDE_GAP }
}

/// The height that is kept for the sheet below the board.
pub fn height(window: Size) -> f32 {
    SheetShape::of(window).height()
}

/// How much room the sheet has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetShape {
    /// A line of words and a line of small buttons, in short windows.
    Short,
    /// A headline with a fact beside it, and a line of buttons.
    Wide,
    /// The fact is below the headline.
    Tall,
}

impl SheetShape {
    pub fn of(window: Size) -> Self {
        match window {
            Size { height, .. } if height < 520.0 => Self::Short,
            Size { width, .. } if width < 640.0 => Self::Tall,
            _ => Self::Wide,
        }
    }

    pub const fn height(self) -> f32 {
        match self {
            Self::Short => 15.5 * theme::UNIT,
            Self::Wide => 97.0,
            Self::Tall => 30.0 * theme::UNIT,
        }
    }

    /// The height of its buttons.
    pub const fn button_height(self) -> f32 {
        if matches!(self, Self::Short) { theme::BUTTON_HEIGHT } else { 9.0 * theme::UNIT }
    }

    /// What buttons beside words leave of its width.
    const fn words_share(self) -> f32 {
        if matches!(self, Self::Short) { 0.75 } else { 0.6 }
    }

    /// What is between its two parts.
    const fn gap(self) -> f32 {
        if matches!(self, Self::Short) { 1.0 } else { theme::UNIT }
    }

    /// What is below them.
    const fn edge(self) -> f32 {
        if matches!(self, Self::Short) { 2.0 } else { 3.0 * theme::UNIT }
    }
}

/// The line of light at the top of the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetLight {
    None,
    /// Of a hint, and of what waits for the player.
    Sky,
    /// Of a record.
    Gold,
    /// The sheet itself is of glass: a result of the day.
    Glass,
}

/// The thickness of that line, and the radius of the upper corners.
const LIGHT: f32 = 3.0;
const RADIUS: f32 = 14.0;

/// Something in the sheet, as high as the room that is kept for it.
pub fn sheet<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    light: SheetLight,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    of_shape(SheetShape::of(ctx.window), content, light, ctx)
}

/// A line over the lower edge of a screen that keeps no room for it.
pub fn toast<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    of_shape(SheetShape::Short, content, SheetLight::Sky, ctx)
}

fn of_shape<'a, M: 'a>(
    shape: SheetShape,
    content: impl Into<Element<'a, M>>,
    light: SheetLight,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let palette = ctx.palette;
    let sides = Padding::ZERO.horizontal(inset(ctx.window));
    let content = container(content).padding(sides.top(LIGHT).bottom(shape.edge())).center_y(Fill);
    let radius = if palette.button_edge.is_some() { 0.0 } else { RADIUS };
    let line = light.style(palette).map(|line| {
        container(patch(Fill, LIGHT, line)).padding(Padding::ZERO.horizontal(radius)).into()
    });
    let radius = border::top(radius);
    let shadow = Shadow {
        color: Color { a: palette.shadow.a.min(0.12), ..palette.shadow },
        offset: Vector::new(0.0, -4.0),
        blur_radius: 10.0,
    };
    let is_glass = light == SheetLight::Glass && !palette.is_high_contrast();
    let ground = if is_glass { glass() } else { palette.surface.into() };
    let style = move |_: &iced::Theme| container::Style {
        shadow,
        ..container::Style::default().background(ground).border(border::rounded(radius))
    };
    let sheet = container(stack![content].extend(line)).width(Fill).height(shape.height());
    slide_in(opaque(sheet.style(style)), ctx)
}

/// What the sheet says above what can be pressed.
pub fn above<'a, M: 'a>(
    words: impl Into<Element<'a, M>>,
    buttons: impl Into<Element<'a, M>>,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let words = container(words).center_y(Fill).width(Fill).clip(true);
    column![words, buttons.into()].spacing(SheetShape::of(ctx.window).gap()).into()
}

/// What the sheet says beside the buttons that go on with it, or above them in a narrow window;
/// `close` is at the end of the first line. In a short window it is above the buttons.
pub fn with_buttons<'a, M: 'a>(
    words: impl Into<Element<'a, M>>,
    buttons: Option<Element<'a, M>>,
    close: Element<'a, M>,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let words = container(words).width(Fill);
    match buttons {
        Some(buttons) if SheetShape::of(ctx.window) == SheetShape::Short => {
            let buttons = column![close, space().height(Fill), buttons].align_x(End);
            row![words.center_y(Fill), buttons].spacing(theme::GAP).into()
        }
        Some(buttons) if SheetShape::of(ctx.window) == SheetShape::Tall => {
            let first = beside![words, close];
            let last = container(buttons).align_right(Fill);
            above(first, last, ctx)
        }
        buttons => beside![words, buttons, close].height(Fill).into(),
    }
}

/// The covered glass of a board.
fn glass() -> Background {
    let glass = gradient::Linear::new(Radians(std::f32::consts::FRAC_PI_4 * 3.0))
        .add_stop(0.0, color!(0x4062C6))
        .add_stop(1.0, color!(0x263F8C));
    glass.into()
}

impl SheetLight {
    fn style(self, palette: &Palette) -> Option<container::Style> {
        let color = match self {
            // No shade sets the sheet off.
            Self::None | Self::Sky | Self::Glass if palette.is_high_contrast() => palette.line,
            Self::None | Self::Glass => return None,
            Self::Sky => palette.accent,
            Self::Gold if palette.is_high_contrast() => palette.accent,
            Self::Gold => theme::AMBER,
        };
        if palette.is_high_contrast() {
            return Some(container::background(color));
        }
        // It fades out at both ends.
        let line = gradient::Linear::new(Radians(std::f32::consts::FRAC_PI_2))
            .add_stop(0.0, palette.surface)
            .add_stop(0.5, color)
            .add_stop(1.0, palette.surface);
        Some(container::Style::default().background(Background::from(line)))
    }
}

/// A button of the sheet that runs a command.
pub fn button<'a, M: Clone + From<Command> + 'a>(
    key: &'a str,
    command: Command,
    is_main: bool,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let button = buttons::push_in_style(ctx.texts.get(key), is_main, ctx.palette);
    let button = button.height(SheetShape::of(ctx.window).button_height());
    ctx.tip(focus::pressable(button, ctx.message(command)), ctx.command_label(command))
}

/// The sizes of sentences in the sheet, the largest first, and their line heights as a multiple.
const SENTENCES: [(f32, f32); 3] = [(size::SENTENCE, 1.4), (size::TEXT, 1.25), (size::SMALL, 1.15)];

/// The room above the buttons.
pub fn room_above(ctx: ViewContext<'_>) -> Size {
    let shape = SheetShape::of(ctx.window);
    let height = shape.height() - LIGHT - shape.gap() - shape.button_height() - shape.edge();
    Size::new(ctx.window.width - 2.0 * inset(ctx.window), height)
}

/// The room beside the buttons, or above them in a tall sheet.
fn room_beside(ctx: ViewContext<'_>) -> Size {
    let (shape, above) = (SheetShape::of(ctx.window), room_above(ctx));
    match shape {
        SheetShape::Wide | SheetShape::Short => {
            let height = above.height + shape.gap() + shape.button_height();
            Size::new(above.width * shape.words_share(), height)
        }
        SheetShape::Tall => Size::new(above.width - theme::BUTTON_HEIGHT, above.height),
    }
}

/// The largest size in which a sentence fits, or the smallest.
fn sentence_size(words: &str, room: Size, ctx: ViewContext<'_>) -> (f32, f32) {
    let font = TextRole::Body.style_font(words, ctx.palette);
    let fits = |&(size, line_height): &(f32, f32)| {
        // Words leave some of each line empty.
        let lines = (text_width(words, size, font) / (0.9 * room.width)).ceil();
        lines * size * line_height <= room.height
    };
    SENTENCES.into_iter().find(fits).unwrap_or(SENTENCES[2])
}

/// Words that scroll if they need more lines than fit.
pub fn words<'a, M: 'a>(words: impl Into<String>, ctx: ViewContext<'a>) -> Element<'a, M> {
    words_in(room_beside(ctx), TextRole::Body, words, ctx)
}

/// Words with the colour of this role that scroll if they need more lines than fit.
pub fn words_in<'a, M: 'a>(
    room: Size,
    look: TextRole,
    words: impl Into<String>,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let words = words.into();
    let (size, line_height) = sentence_size(&words, room, ctx);
    let words = look.paragraph(words, ctx.palette);
    scrolling(words.size(size).line_height(line_height), size * line_height)
}

/// A sentence whose words have the colours of rings. It scrolls if it needs more lines than fit.
pub fn said<'a, M: 'a>(said: impl Fn(Naming) -> Sentence, ctx: ViewContext<'a>) -> Element<'a, M> {
    let (size, line_height) = sentence_size(&plain(&said(Naming::Words)), room_beside(ctx), ctx);
    scrolling(sentence(said, (size, line_height), ctx.palette), size * line_height)
}

fn scrolling<'a, M: 'a>(words: impl Into<Element<'a, M>>, line: f32) -> Element<'a, M> {
    let words = scrollbar::vertical_with_gutter(words).id(WORDS).width(Fill);
    in_whole_lines(words, line, 0.0)
}
