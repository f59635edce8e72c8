//! The bars above the board: one with counts and face and one with levels and switches, or a single
//! one.

use super::{Message, PlayScreen};
use crate::game::{Clock, Level, Phase};
use crate::ui::font;
use crate::ui::prelude::*;
use crate::ui::widget::icon::Smiley;
use iced::FillPortion;
use iced::widget::column;

/// The narrowest window with the levels in a row, in logical pixels.
const ROW_OF_LEVELS: f32 = 704.0;
/// The narrowest window with the no-guess switch beside the levels, in logical pixels. Otherwise it
/// is in their list.
const SWITCH: f32 = 460.0;
/// The narrowest window with notes beside the count, in logical pixels. Otherwise they are below
/// it.
const ROOM_FOR_NOTES: f32 = 520.0;
/// The face and its button, in logical pixels.
const FACE: f32 = 28.0;
const FACE_BUTTON: f32 = 40.0;

pub fn status_bar<'a>(play: &'a PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let palette = ctx.palette;
    let narrow = ctx.window.width < ROOM_FOR_NOTES;
    let count = |value: String, label: &str| {
        // A fourth digit has to fit in the narrowest window.
        let look = if narrow && value.len() > 3 { Look::Heading } else { Look::Count };
        ctx.tip(one_line(look.text(value, palette)), ctx.text_label(label))
    };
    let remaining = play.game().remaining().to_string();
    let remaining = ctx.state.show_remaining.then(|| count(remaining, "tip-count"));
    let flags =
        row![bar_parts::flag_switch(ctx)].push(remaining).spacing(theme::GAP).align_y(Center);
    let notes = play.notes_in_bar(ctx);
    let left: Element<'a, Message> = if narrow {
        column![flags].push(notes).into()
    } else {
        row![flags].push(notes).spacing(1.5 * theme::GAP).align_y(Center).into()
    };
    let face = ctx.sprites.icon_widget(Icon::Smiley(mood(play)), FACE);
    let face = buttons::icon(face, FACE_BUTTON, palette);
    let label = ctx.command_label(Command::New);
    let face = focus::labelled(face, label, palette, ctx.message(Command::New));
    let speaker = if ctx.state.sound { Icon::SoundOn } else { Icon::SoundOff };
    let pause = Command::Pause.is_available(ctx.state).then(|| play.pause_button(ctx));
    let gap = if narrow { 0.5 } else { 1.5 } * theme::GAP;
    let right = row![]
        .push(pause)
        .push(bar_parts::command_icon(speaker, Command::Sound, ctx))
        .push(clock_text(play, ctx).map(|seconds| {
            // Four digits, so that nothing moves when one more is needed.
            let width = 4.0 * font::DIGIT_WIDTH * if narrow { size::LARGE } else { size::COUNT };
            container(count(seconds, "tip-clock")).width(width).align_x(Horizontal::Right)
        }))
        .spacing(gap)
        .align_y(Center);
    let right =
        row![bar_parts::hint_button(ctx), container(right).width(Fill).align_x(Horizontal::Right),]
            .spacing(gap)
            .align_y(Center);
    // Equal shares on both sides keep the face in the middle.
    bar_parts::bar(
        row![container(left).width(FillPortion(1)), face, container(right).width(FillPortion(1)),],
        theme::COUNTER_BAR_HEIGHT,
        palette,
    )
}

pub fn level_bar<'a>(play: &'a PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let palette = ctx.palette;
    let menu = play.menu_button(ctx);
    let remaining = bar_parts::remaining_switch(ctx);
    let choice = if ctx.window.width < ROW_OF_LEVELS {
        list(play.game().level(), ctx)
    } else {
        buttons(play.game().level(), ctx)
    };
    let no_guess = (ctx.window.width >= SWITCH)
        .then(|| bar_parts::switch(ctx.state.no_guess, "no-guess", Command::NoGuess, ctx))
        .map(|switch| container(switch).padding([0.0, theme::UNIT]));
    let content = row![choice].push(no_guess).push(space().width(Fill)).push(remaining).push(menu);
    bar_parts::bar(content, theme::LEVEL_BAR_HEIGHT, palette)
}

fn buttons(level: Level, ctx: ViewContext<'_>) -> Element<'_, Message> {
    let button = |words, command, chosen| {
        bar_parts::command_button(words, command, chosen, 3.0 * theme::UNIT, ctx)
    };
    let named = ctx
        .style()
        .levels
        .iter()
        .map(|&named| button(ctx.texts.level(named), Command::Level(named), named == level));
    let is_custom = !ctx.style().levels.contains(&level);
    let custom = button(ctx.texts.get("custom-button"), Command::Custom, is_custom);
    row(named).push(custom).spacing(theme::GAP).into()
}

fn list(level: Level, ctx: ViewContext<'_>) -> Element<'_, Message> {
    let texts = ctx.texts;
    let levels = ctx.style().levels.iter();
    let levels = levels.map(|&level| (Command::Level(level), texts.level(level)));
    let custom = (Command::Custom, texts.get("custom-button"));
    let no_guess = (Command::NoGuess, texts.get(Command::NoGuess.current_label(ctx.state)));
    let no_guess = (ctx.window.width < SWITCH).then_some(no_guess);
    let chosen = match level {
        level if ctx.style().levels.contains(&level) => Command::Level(level),
        _ => Command::Custom,
    };
    let options = levels.chain([custom]).chain(no_guess);
    bar_parts::list("tip-levels", options, chosen, Message::Command, Shrink, ctx)
}

fn mood(play: &PlayScreen) -> Smiley {
    match play.game().phase() {
        Phase::Won => Smiley::Cool,
        Phase::Lost => Smiley::Dead,
        Phase::Paused => Smiley::Asleep,
        Phase::Ready | Phase::Running if play.session.pointer().is_pressing() => Smiley::Surprised,
        Phase::Ready | Phase::Running => Smiley::Happy,
    }
}

/// Whole seconds: 0 before the start, then from the style's first second on.
pub fn clock_text(play: &PlayScreen, ctx: ViewContext<'_>) -> Option<String> {
    let first = ctx.style().first_second?;
    let seconds = match play.game().clock() {
        Clock::NotStarted => 0,
        _ => play.game().elapsed(ctx.now) / 1_000 + first,
    };
    Some(seconds.to_string())
}

/// The narrowest windows with the light bulb, with full gaps, and with room for notes, in logical
/// pixels. In the others the hint is in the menu.
const ROOM_FOR_HINT: f32 = 356.0;
const ROOM_FOR_GAPS: f32 = 440.0;
pub(super) const ROOM_FOR_NOTES_IN_LINE: f32 = 500.0;

/// The only bar of a style: custom button, remaining count and its switch, menu.
pub fn single_line_bar<'a>(play: &PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette, width) = (ctx.texts, ctx.palette, ctx.window.width);
    let (margin, padding, gap, count_size) = if width < ROOM_FOR_GAPS {
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
