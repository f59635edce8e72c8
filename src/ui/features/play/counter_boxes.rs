//! The boxes beside the face: how many mines are left, and the clock. What the clock shows is the same
//! where a style shows it elsewhere.

use super::{Message, PlayScreen, classic_bar};
use crate::game::Phase;
use crate::ui::Button;
use crate::ui::screen::prelude::*;

/// The height of the boxes and of the bulb beside them.
pub(super) const BOX_HEIGHT: f32 = 10.0 * theme::UNIT;
/// The width of the button with the face between wide boxes.
const FACE_WIDTH: f32 = 11.0 * theme::UNIT;
/// The size of the icons in a box.
const BOX_ICON: f32 = 20.0;
/// The narrowest bars with wide boxes, and a bulb beside the face.
const ROOM_FOR_BOXES: f32 = 2.0 * (WIDE.count + BOX_HEIGHT + 2.0 * theme::GAP) + FACE_WIDTH;

/// The widths of the boxes, and what is between their content and their edges.
struct BoxShape {
    count: f32,
    clock: f32,
    padding: f32,
    gap: f32,
}

const WIDE: BoxShape = BoxShape {
    count: 40.0 * theme::UNIT,
    clock: 40.0 * theme::UNIT,
    padding: 3.0 * theme::UNIT,
    gap: theme::GAP,
};
const NARROW: BoxShape = BoxShape {
    count: 28.0 * theme::UNIT,
    clock: 32.0 * theme::UNIT,
    padding: theme::GAP,
    gap: theme::UNIT,
};

impl BoxShape {
    const fn of(width: f32) -> &'static Self {
        if are_wide(width) { &WIDE } else { &NARROW }
    }
}

/// Whether bars with contents of this width have room for wide boxes.
pub(super) const fn are_wide(width: f32) -> bool {
    width >= ROOM_FOR_BOXES
}

/// The width of the button with the face between the boxes of bars with contents of this width.
pub(super) const fn face_width(width: f32) -> f32 {
    if are_wide(width) { FACE_WIDTH } else { BOX_HEIGHT }
}

/// How many mines are left: also the switch that shows it, with an eye that says so.
pub(super) fn mines_left<'a>(
    play: &PlayScreen,
    width: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let (is_shown, shape) = (ctx.state.show_remaining, BoxShape::of(width));
    let icon = |icon| ctx.sprites.icon_widget(icon, BOX_ICON);
    let content = if ctx.sprites.is_classic() {
        let count = is_shown.then(|| play.game().remaining().to_string());
        count.map_or_else(
            || classic_bar::hidden(width, ctx),
            |count| classic_bar::counter(&count, width, ctx),
        )
    } else {
        let room = shape.count - 2.0 * (shape.padding + BOX_ICON + shape.gap);
        let count = match is_shown {
            true => figures(play.game().remaining().to_string(), room, ctx),
            false => row![TextRole::Counter.text("–", ctx.palette)],
        };
        let eye = icon(Icon::Eye { open: is_shown });
        let content = row![icon(Icon::MinesLeft), count, space().width(Fill), eye];
        content.spacing(shape.gap).align_y(Center).width(Fill).height(Fill)
    };
    let label = ctx.label(ctx.texts.get("show-remaining"), Command::ShowRemaining);
    let value = is_shown.then(|| play.game().remaining().to_string());
    let semantics = Semantics::new(Role::Switch).named(label.name.clone()).toggled(is_shown);
    let semantics = Semantics { value, ..semantics };
    let message: Option<Message> = ctx.message(Command::ShowRemaining);
    let button = figure_box(content, (shape.count, shape.padding), ctx);
    ctx.tip(focus::control(button, semantics, message), label)
}

/// The time: also the button that pauses, with a sign that says so while it does.
pub(super) fn clock<'a>(
    play: &PlayScreen,
    width: f32,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    let (time, shape) = (clock_text(play, ctx)?, BoxShape::of(width));
    let pauses = Command::Pause.is_available(ctx.state);
    let icon = |icon| ctx.sprites.icon_widget(icon, BOX_ICON);
    let content = if ctx.sprites.is_classic() {
        classic_bar::counter(&time, width, ctx)
    } else {
        let sign = match play.game().phase() {
            Phase::Paused => Some(Icon::ClockGoesOn),
            phase => (!phase.is_over()).then_some(Icon::ClockStops),
        };
        let icons = if sign.is_some() { 2.0 } else { 1.0 };
        let room = shape.clock - 2.0 * shape.padding - icons * (BOX_ICON + shape.gap);
        let content = row![sign.map(icon), space().width(Fill)];
        let content = content.push(figures(time, room, ctx)).push(icon(Icon::Clock));
        content.spacing(shape.gap).align_y(Center).width(Fill).height(Fill)
    };
    let label =
        if pauses { ctx.command_label(Command::Pause) } else { ctx.text_label("tip-clock") };
    let semantics = Semantics::new(Role::Button).named(label.name.clone());
    let semantics = Semantics { value: spoken_clock(play, ctx), ..semantics };
    let message: Option<Message> = ctx.message(Command::Pause);
    let button = figure_box(content, (shape.clock, shape.padding), ctx);
    Some(ctx.tip(focus::control(button, semantics, message), label))
}

fn figure_box<'a>(
    content: impl Into<Element<'a, Message>>,
    (width, padding): (f32, f32),
    ctx: ViewContext<'a>,
) -> Button<'a, Message> {
    if ctx.sprites.is_classic() {
        let content = classic_bar::sunken(content, 1.0, ctx.palette.surface, ctx.palette);
        return button(content).padding(0).style(|_, _| button::Style::default());
    }
    let style = ctx.palette.push_button(false);
    button(content).width(width).height(BOX_HEIGHT).padding([0.0, padding]).style(
        move |theme, status| {
            // Without a message it is as readable as with one.
            let status = match status {
                button::Status::Disabled => button::Status::Active,
                status => status,
            };
            let style = style(theme, status);
            button::Style { border: style.border.rounded(10.0), ..style }
        },
    )
}

/// At least three figures, of which those that say nothing are faint; smaller where they need more
/// than this room.
fn figures<'a>(value: String, room: f32, ctx: ViewContext<'a>) -> Row<'a, Message> {
    let look =
        if TextRole::Counter.width(&value) > room { TextRole::Title } else { TextRole::Counter };
    let missing = if value.starts_with('-') { 0 } else { 3_usize.saturating_sub(value.len()) };
    let zeros = "0".repeat(missing);
    let faint = (!zeros.is_empty()).then(|| {
        // High contrast has no shades.
        let share = if ctx.palette.is_high_contrast() { 0.0 } else { 0.5 };
        let color = mix(ctx.palette.muted, ctx.palette.button, share);
        one_line(look.text(zeros, ctx.palette)).color(color)
    });
    row![faint, one_line(look.text(value, ctx.palette))]
}

/// Whole seconds; at the end the clock runs on to the exact time and stays there.
pub(super) fn clock_text(play: &PlayScreen, ctx: ViewContext<'_>) -> Option<String> {
    let run = play.animation.as_ref().map_or(1.0, |end| end.progress(ctx.now));
    clock_at(play, run, ctx)
}

/// The clock for those who hear it: nothing counts up at the end.
pub(super) fn spoken_clock(play: &PlayScreen, ctx: ViewContext<'_>) -> Option<String> {
    clock_at(play, 1.0, ctx)
}

fn clock_at(play: &PlayScreen, run: f64, ctx: ViewContext<'_>) -> Option<String> {
    let seconds = ctx.style().whole_seconds(play.game(), ctx.now)?;
    if ctx.sprites.is_classic() {
        return Some(seconds.min(999).to_string());
    }
    if !play.game().phase().is_over() {
        return Some(seconds.to_string());
    }
    let elapsed = play.game().elapsed(ctx.now);
    let shown = ((elapsed % 1_000) as f64 * run) as u64;
    Some(ctx.texts.number(&format!("{}.{shown:03}", elapsed / 1_000)))
}
