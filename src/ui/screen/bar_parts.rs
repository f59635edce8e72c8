//! The bars above a board, and their controls.

use super::strip_layout::StripPlacement;
use super::view_context::ViewContext;
use crate::ui::Container;
use crate::ui::screen::prelude::*;
use iced::Background;
use iced::widget::{column, stack};

/// Between segments and the edge of their ground.
pub const SEGMENT_EDGE: f32 = 2.0;
/// The greatest width of what is in the bars and on the page below them.
const GRID: f32 = 1_200.0;
/// The narrowest windows with room for the full name of the switch for the mines that are left.
const ROOM_FOR_REMAINING: f32 = 640.0;

pub fn bar<'a, M: 'a>(
    content: Row<'a, M>,
    height: f32,
    palette: &'static Palette,
) -> Element<'a, M> {
    bar_with_margin(content, height, theme::MARGIN, palette)
}

pub fn bar_with_margin<'a, M: 'a>(
    content: Row<'a, M>,
    height: f32,
    margin: f32,
    palette: &'static Palette,
) -> Element<'a, M> {
    let content = content.spacing(theme::GAP).align_y(Center).width(Fill).height(Fill);
    let bar = in_grid(content, [0.0, margin]).height(height).style(palette.bar());
    described(bar, Semantics::new(Role::Toolbar))
}

/// In the middle of a bar or page, with at least this around it.
pub fn in_grid<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    around: impl Into<Padding>,
) -> Container<'a, M> {
    container(container(content).max_width(GRID)).padding(around).center_x(Fill)
}

/// The width that a bar or page has for its content.
pub fn grid_width(window: Size) -> f32 {
    (window.width - 2.0 * theme::MARGIN).min(GRID)
}

/// The height of the bar with the title of a page.
pub fn title_height(window: Size) -> f32 {
    if window.is_low() { theme::PAGE_BAR_HEIGHT } else { theme::COUNTER_BAR_HEIGHT }
}

/// A checkbox for a command; `words` is the key of its text.
pub fn switch<'a, M: Clone + From<Command> + 'a>(
    is_on: bool,
    words: &'a str,
    command: Command,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let switch = buttons::checkbox(ctx.texts.get(words), is_on, 6.0, command.into());
    ctx.tip(switch, ctx.command_label(command))
}

/// Shows or hides how many mines are left.
pub fn remaining_switch<'a, M: Clone + From<Command> + 'a>(ctx: ViewContext<'a>) -> Element<'a, M> {
    let is_narrow = ctx.window.width < ROOM_FOR_REMAINING;
    let words = if is_narrow { "show-remaining-short" } else { "show-remaining" };
    switch(ctx.state.show_remaining, words, Command::ShowRemaining, ctx)
}

/// What is special about a game: one line each, with an optional tooltip.
pub fn game_notes<'a, M: 'a>(
    notes: impl IntoIterator<Item = (&'a str, Option<&'a str>)>,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, M>> {
    let mut notes = notes.into_iter().peekable();
    notes.peek()?;
    let lines = notes.map(|(note, why)| {
        let line = TextRole::Note.in_style(note, ctx.palette).line_height(1.15);
        match why {
            Some(why) => ctx.tip(line, ControlLabel::new(why)),
            None => line.into(),
        }
    });
    Some(column(lines).into())
}

pub fn hairline<'a, M: 'a>(palette: &'static Palette) -> Element<'a, M> {
    patch(Fill, 1.0, container::background(palette.line))
}

/// `key` is that of its words. Disabled without a message.
pub fn text_button<'a, M: Clone + 'a>(
    key: &'a str,
    label: ControlLabel,
    chosen: bool,
    message: impl Into<Option<M>>,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let button = buttons::push_in_style(ctx.texts.get(key), chosen, ctx.palette);
    ctx.tip(focus::pressable(button, message.into()), label)
}

/// A list of values with their names, which shows `now`. `tip` is the key of its tooltip, where no
/// text beside it says what it is.
pub fn list<'a, T: Copy + PartialEq + 'a, M: Clone + 'a>(
    tip: &'a str,
    values: impl IntoIterator<Item = (T, &'a str)>,
    now: impl Into<Option<T>>,
    on_select: impl Fn(T) -> M + 'a,
    width: Length,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let list = drop_down(Some(ctx.texts.get(tip)), values, now, on_select, width, ctx.palette);
    ctx.tip(list, ctx.text_label(tip))
}

/// Choices beside each other, of which one is chosen, on their common ground.
pub fn segments<'a, M: 'a>(choices: Row<'a, M>, palette: &'static Palette) -> Element<'a, M> {
    container(choices).padding(SEGMENT_EDGE).style(palette.segments()).into()
}

/// `padding` is at the left and right.
pub fn command_button<'a, M: Clone + From<Command> + 'a>(
    words: impl text::IntoFragment<'a>,
    command: Command,
    chosen: bool,
    padding: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let button = buttons::push_in_style(words, chosen, ctx.palette).padding([0.0, padding]);
    ctx.tip(focus::pressable(button, ctx.message(command)), ctx.command_label(command))
}

/// Leaves a page, or a recording. It is the first in its bar.
pub fn back_button<'a, M: Clone + From<Command> + 'a>(ctx: ViewContext<'a>) -> Element<'a, M> {
    let label = ctx.label(ctx.texts.get("tip-back"), Command::Back);
    leave_button("replay-leave", label, Command::Back.into(), ctx)
}

/// Leaves for what is behind the arrow; `key` is that of its words. A narrow bar shows the arrow
/// alone.
pub fn leave_button<'a, M: Clone + 'a>(
    key: &'a str,
    label: ControlLabel,
    message: M,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let name = ctx.texts.get(key);
    let words = (!ctx.window.is_narrow()).then_some(name);
    let semantics = Semantics::new(Role::Button).named(name);
    ctx.tip(focus::control(buttons::back_button(words, ctx.palette), semantics, message), label)
}

/// A quiet line of words that leads elsewhere, in this size and with this line height as a multiple
/// of it.
pub fn link<'a, M: Clone + 'a>(
    words: String,
    (size, line_height): (f32, f32),
    message: M,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let shown = TextRole::Label.in_button(format!("{words}\u{a0}›"), ctx.palette);
    let link = button(shown.size(size).line_height(line_height)).padding(0);
    let link = link.style(ctx.palette.link());
    focus::control(link, Semantics::new(Role::Button).named(words), message)
}

/// The name of a page, in its bar.
pub fn page_title<'a, M: 'a>(
    name: impl text::IntoFragment<'a>,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let name = one_line(TextRole::Title.in_style(name, ctx.palette));
    container(heading(name)).width(Fill).clip(true).into()
}

/// What is below the bars of a page.
pub fn page<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    palette: &'static Palette,
) -> Element<'a, M> {
    let style = container::background(palette.background);
    container(content).width(Fill).height(Fill).style(move |_| style).into()
}

/// A card as wide as its room.
pub fn card<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    palette: &'static Palette,
) -> Element<'a, M> {
    container(content).padding(3.0 * theme::UNIT).width(Fill).style(palette.card()).into()
}

/// A name and a figure at the right end of its line.
pub fn figure_line<'a, M: 'a>(
    name: &'a str,
    figure: Text<'a>,
    palette: &'static Palette,
) -> Element<'a, M> {
    let line = row![muted(name, palette).width(Fill), figure].spacing(theme::UNIT).align_y(Center);
    described(line, Semantics::new(Role::ListItem))
}

pub fn figure_list<'a, M: 'a>(lines: impl Iterator<Item = Element<'a, M>>) -> Element<'a, M> {
    let lines = column(lines).spacing(1.5 * theme::UNIT).width(Fill);
    described(lines, Semantics::new(Role::List))
}

/// What a page says in its middle while it has nothing else to show.
pub fn empty_page<'a, M: 'a>(lines: Column<'a, M>) -> Element<'a, M> {
    let lines = lines.spacing(3.0 * theme::UNIT).align_x(Center).max_width(440.0);
    container(scrollbar::vertical_with_gutter(lines)).padding(theme::MARGIN).center(Fill).into()
}

/// An icon for a command.
pub fn command_icon<'a, M: Clone + From<Command> + 'a>(
    picture: Icon,
    command: Command,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    icon_button(picture, ctx.command_label(command), ctx, ctx.message(command))
}

/// Disabled without a message.
pub fn icon_button<'a, M: Clone + 'a>(
    picture: Icon,
    label: ControlLabel,
    ctx: ViewContext<'a>,
    message: impl Into<Option<M>>,
) -> Element<'a, M> {
    let picture = ctx.sprites.icon_widget(picture, 18.0);
    let button = buttons::icon(picture, theme::BUTTON_HEIGHT, ctx.palette);
    focus::labelled(button, label, ctx.palette, message.into())
}

/// Closes what the sheet shows.
pub fn close_button<'a, M: Clone + From<Command> + 'a>(ctx: ViewContext<'a>) -> Element<'a, M> {
    let label = ctx.label(ctx.texts.get("close"), Command::Back);
    let message = Some(Command::Dismiss.into());
    focus::labelled(buttons::cross(ctx.palette), label, ctx.palette, message)
}

/// What is around the content of a strip: a bar below the board, or a card beside it.
pub fn strip_frame<'a, M: 'a>(
    content: Element<'a, M>,
    ground: Background,
    strip: StripPlacement,
    palette: &'static Palette,
) -> Element<'a, M> {
    let content = container(content).width(Fill);
    match strip {
        StripPlacement::Below(height) => {
            let content = in_grid(content, [StripPlacement::padding(height), theme::MARGIN])
                .center_y(Fill)
                .clip(true)
                .style(move |_| container::Style::default().background(ground));
            // The shadow of the board does not fall on it.
            let room = space().width(Fill).height(height);
            stack![room, column![hairline(palette), content].height(height)].into()
        }
        StripPlacement::Beside(_) => content
            .padding(3.0 * theme::UNIT)
            .style(move |theme| palette.card()(theme).background(ground))
            .into(),
    }
}

/// The words of a notice, with the number of further notices, and what closes it.
pub fn notice_line<'a, M: Clone + From<Command> + 'a>(
    (_, more): (&'a str, usize),
    words: Element<'a, M>,
    ctx: ViewContext<'a>,
) -> Element<'a, M> {
    let texts = ctx.texts;
    let more = (more > 0)
        .then(|| words::note(texts.with("notice-more", args![count = more]), ctx.palette));
    let lead = ctx.notice_command.map(|command| {
        let words = texts.get(command.spec().label);
        command_button(words, command, false, theme::GAP, ctx)
    });
    beside![words, more, lead, close_button(ctx)].into()
}

/// A light bulb.
pub fn hint_button<'a, M: Clone + From<Command> + 'a>(ctx: ViewContext<'a>) -> Element<'a, M> {
    command_icon(Icon::Bulb { lit: Command::Hint.is_available(ctx.state) }, Command::Hint, ctx)
}

/// A flag that slides to the right.
pub fn flag_switch<'a, M: Clone + From<Command> + 'a>(ctx: ViewContext<'a>) -> Element<'a, M> {
    const KNOB: f32 = 5.0 * theme::UNIT;
    const EDGE: f32 = 2.0;
    let on = ctx.state.flag_mode;
    let at = if on { Horizontal::Right } else { Horizontal::Left };
    let knob = container(ctx.sprites.icon_widget(Icon::Flag, 0.75 * KNOB))
        .center(KNOB)
        .style(ctx.palette.switch_knob());
    let track = button(container(knob).width(Fill).align_x(at))
        .width(2.0 * KNOB + 2.0 * EDGE)
        .height(KNOB + 2.0 * EDGE)
        .padding(EDGE)
        .style(ctx.palette.switch_track(on));
    let message: Option<M> = ctx.message(Command::FlagMode);
    let label = ctx.command_label(Command::FlagMode);
    let semantics = Semantics::new(Role::Switch).named(ctx.texts.get("flag-mode")).toggled(on);
    tooltip(focus::control(track, semantics, message), label, ctx.palette)
}
