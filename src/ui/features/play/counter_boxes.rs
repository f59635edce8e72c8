//! The boxes beside the face: how many mines are left, and the clock. What the clock shows is the same
//! where a style shows it elsewhere.

use super::{Message, PlayScreen, classic_bar};
use crate::game::Phase;
use crate::ui::Button;
use crate::ui::screen::prelude::*;
use iced::widget::hover;

/// The height of the boxes and of the bulb beside them.
pub(super) const BOX_HEIGHT: f32 = 10.0 * theme::UNIT;
/// The width of the button with the face between them.
pub(super) const FACE_WIDTH: f32 = 11.0 * theme::UNIT;
/// The width of a box, the radius of its corners, and the size of its icon.
const BOX_WIDTH: f32 = 36.0 * theme::UNIT;
const BOX_ICON: f32 = 20.0;
/// The width of the boxes in bars narrower than this, which have no room for their icons.
const NARROW_BOX: f32 = 22.0 * theme::UNIT;
const ROOM_FOR_BOXES: f32 = 2.0 * (BOX_WIDTH + 14.0 * theme::UNIT) + FACE_WIDTH;
/// What is between the icon of a box and its edge.
const BOX_PADDING: f32 = 3.0 * theme::UNIT;

/// How many mines are left: also the switch that shows it.
pub(super) fn mines_left<'a>(
    play: &PlayScreen,
    width: f32,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let is_shown = ctx.state.show_remaining;
    let figures = if is_shown {
        let count = play.game().remaining();
        figures(count.to_string(), width, ctx)
    } else {
        row![TextRole::Counter.text("–", ctx.palette)]
    };
    let icon = |icon| ctx.sprites.icon_widget(icon, BOX_ICON);
    let (mine, eye) = (icon(Icon::MinesLeft), icon(Icon::Eye { open: is_shown }));
    let is_wide = width >= ROOM_FOR_BOXES;
    let mine = (is_wide && !ctx.sprites.is_classic()).then_some(mine);
    let content = row![mine, figures].spacing(theme::GAP);
    let ends = |content: Row<'a, Message>| content.align_y(Center).width(Fill).height(Fill);
    let rest = row![space().width(Fill)];
    // The eye appears under the pointer.
    let content: Element<'a, Message> = match (is_wide, is_shown) {
        _ if ctx.sprites.is_classic() && is_shown => content.into(),
        _ if ctx.sprites.is_classic() => classic_bar::hidden(width, ctx).into(),
        (false, _) => ends(content).into(),
        (true, true) => hover(ends(content), ends(rest.push(eye))),
        (true, false) => ends(content.push(space().width(Fill)).push(eye)).into(),
    };
    let label = ctx.label(ctx.texts.get("show-remaining"), Command::ShowRemaining);
    let value = is_shown.then(|| play.game().remaining().to_string());
    let semantics = Semantics::new(Role::Switch).named(label.name.clone()).toggled(is_shown);
    let semantics = Semantics { value, ..semantics };
    let message: Option<Message> = ctx.message(Command::ShowRemaining);
    let button = focus::control(figure_box(content, width, ctx), semantics, message);
    ctx.tip(button, label)
}

/// The time: also the button that pauses.
pub(super) fn clock<'a>(
    play: &PlayScreen,
    width: f32,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    let time = clock_text(play, ctx)?;
    let (is_wide, pauses) = (width >= ROOM_FOR_BOXES, Command::Pause.is_available(ctx.state));
    let icon = |icon| ctx.sprites.icon_widget(icon, BOX_ICON);
    let picture: Element<'a, Message> = match play.game().phase() {
        Phase::Paused => icon(Icon::Play),
        _ if pauses => {
            hover(icon(Icon::Clock), container(icon(Icon::Pause)).style(ctx.palette.box_ground()))
        }
        _ => icon(Icon::Clock),
    };
    let is_classic = ctx.sprites.is_classic();
    let content = beside![figures(time, width, ctx), (is_wide && !is_classic).then_some(picture)]
        .height(if is_classic { Shrink } else { Fill });
    let content: Element<'a, Message> = if is_classic {
        content.into()
    } else {
        container(content).width(Fill).align_x(Horizontal::Right).into()
    };
    let label =
        if pauses { ctx.command_label(Command::Pause) } else { ctx.text_label("tip-clock") };
    let semantics = Semantics::new(Role::Button).named(label.name.clone());
    let semantics = Semantics { value: spoken_clock(play, ctx), ..semantics };
    let message: Option<Message> = ctx.message(Command::Pause);
    let button = focus::control(figure_box(content, width, ctx), semantics, message);
    Some(ctx.tip(button, label))
}

fn figure_box<'a>(
    content: impl Into<Element<'a, Message>>,
    width: f32,
    ctx: ViewContext<'a>,
) -> Button<'a, Message> {
    if ctx.sprites.is_classic() {
        let content = classic_bar::sunken(content, 1.0, ctx.palette.surface, ctx.palette);
        return button(content).padding(0).style(|_, _| button::Style::default());
    }
    let is_wide = width >= ROOM_FOR_BOXES;
    let (width, padding) =
        if is_wide { (BOX_WIDTH, BOX_PADDING) } else { (NARROW_BOX, theme::GAP) };
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

/// At least three figures, of which those that say nothing are faint; smaller where they are many.
fn figures<'a>(value: String, width: f32, ctx: ViewContext<'a>) -> Row<'a, Message> {
    if ctx.sprites.is_classic() {
        return classic_bar::counter(&value, width, ctx);
    }
    let room = if width >= ROOM_FOR_BOXES {
        BOX_WIDTH - 2.0 * BOX_PADDING - BOX_ICON - theme::GAP
    } else {
        NARROW_BOX - 2.0 * theme::GAP
    };
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

/// Whole seconds; after a win the clock runs on to the exact time and stays there.
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
    if play.game().phase() != Phase::Won {
        return Some(seconds.to_string());
    }
    let elapsed = play.game().elapsed(ctx.now);
    let shown = ((elapsed % 1_000) as f64 * run) as u64;
    Some(ctx.texts.number(&format!("{}.{shown:03}", elapsed / 1_000)))
}
