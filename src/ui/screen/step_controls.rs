//! The buttons that lead through the steps of an explanation.

use super::step_walk::{StepMove, StepWalk};
use crate::ui::screen::prelude::*;
use crate::ui::screen::strip_layout::StripPlacement;

/// The narrowest windows in which all that belongs to help has its words.
pub const ROOMY: f32 = 500.0;
/// The room for the words on both buttons below a board, and beside it.
const ROOM_FOR_WORDS: [f32; 2] = [100.0, 80.0];

/// Previous, Next and automatic play, in buttons of this height, if there are several steps. In the
/// sheet, which has no `place`, to go on is the main action of the screen.
pub fn step_controls<'a, M: Clone + From<Command> + 'a>(
    walk: &StepWalk,
    on_move: impl Fn(StepMove) -> M,
    place: Option<StripPlacement>,
    height: f32,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, M>> {
    let (at, all) = walk.place();
    if all < 2 {
        return None;
    }
    let is_main = place.is_none();
    let back = (at > 0).then(|| on_move(StepMove::Back));
    let next = (!walk.is_last()).then(|| on_move(StepMove::Next));
    let sign = |sign, key, is_main, message| {
        let button = buttons::sign(sign, is_main, ctx.palette).height(height);
        focus::labelled(button, ctx.text_label(key), ctx.palette, message)
    };
    if ctx.window.width < ROOMY {
        let back = sign("‹", "steps-back", false, back);
        let next = sign("›", "steps-next", is_main, next);
        return Some(row![back, next].spacing(theme::UNIT).into());
    }
    let count = ctx.texts.with("practice-place", args![at = at + 1, all]);
    let count = TextRole::Note.in_style(count, ctx.palette).line_height(1.0);
    let (icon, tip) =
        if walk.is_playing() { (Icon::Pause, "steps-stop") } else { (Icon::Play, "steps-play") };
    let picture = ctx.sprites.icon_widget(icon, 18.0);
    let play = buttons::icon(picture, height, ctx.palette);
    let play =
        focus::labelled(play, ctx.text_label(tip), ctx.palette, Some(on_move(StepMove::Play)));
    let button = |key: &'a str, is_main, message| {
        let button =
            buttons::push_in_style(ctx.texts.get(key), is_main, ctx.palette).height(height);
        focus::pressable(button, message)
    };
    let width = |key| TextRole::Label.width_in_style(ctx.texts.get(key), ctx.palette);
    let room = ROOM_FOR_WORDS[usize::from(place.is_some_and(StripPlacement::is_beside))];
    let back = if width("steps-back") + width("steps-next") <= room {
        button("steps-back", false, back)
    } else {
        sign("‹", "steps-back", false, back)
    };
    let next = button("steps-next", is_main, next);
    Some(beside![count, play, back, next].into())
}
