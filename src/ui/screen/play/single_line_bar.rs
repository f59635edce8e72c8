//! One bar above the board: custom button, remaining count and its switch, menu.

use super::{Message, PlayScreen};
use crate::ui::prelude::*;

/// The narrowest windows with the light bulb, with full gaps, and with room for notes, in logical
/// pixels. In the others the hint is in the menu.
const ROOM_FOR_HINT: f32 = 356.0;
const ROOMY: f32 = 440.0;
pub(super) const ROOM_FOR_NOTES: f32 = 500.0;

pub fn single_line_bar<'a>(play: &PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette, width) = (ctx.texts, ctx.palette, ctx.window.width);
    let (margin, padding, gap, count_size) = if width < ROOMY {
        (theme::GAP, theme::UNIT, theme::UNIT, size::TEXT)
    } else {
        (theme::MARGIN, 3.0 * theme::UNIT, theme::GAP, size::LARGE)
    };
    let count = ctx.state.show_remaining.then(|| {
        let count = label(play.game().remaining().to_string(), palette).size(count_size);
        ctx.tip(one_line(count), ctx.text_label("tip-count"))
    });
    let controls = row![
        bar_parts::command_button(texts.get("custom-button"), Command::Custom, false, padding, ctx),
        bar_parts::remaining_switch(ctx),
    ]
    .push(play.notes_in_bar(ctx))
    .push(space().width(Fill))
    .push(count)
    .push(bar_parts::flag_switch(ctx))
    .push((width >= ROOM_FOR_HINT).then(|| bar_parts::hint_button(ctx)))
    .push(play.menu_button(ctx));
    let controls = controls.spacing(gap).align_y(Center);
    bar_parts::bar_with_margin(row![controls], theme::SINGLE_BAR_HEIGHT, margin, palette)
}
