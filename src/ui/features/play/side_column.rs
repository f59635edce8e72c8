//! A column of buttons beside the board, or above it in a narrow window. The first button slides
//! open into the sizes.

use super::{Message, PlayScreen, counter_boxes};
use crate::game::{Level, Moment};
use crate::ui::board::layout::BoardLayout;
use crate::ui::kit::motion;
use crate::ui::kit::sentence::spoken;
use crate::ui::screen::prelude::*;
use crate::ui::screen::sheet;
use iced::FillPortion;
use iced::widget::column;

/// The lowest column with full gaps.
const ROOMY: f32 = 304.0;
/// The lowest window with room for notes below the buttons.
pub(super) const ROOM_FOR_NOTES: f32 = 440.0;

/// The sizes beside their button: in, out, or on their way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SizeDrawer {
    open: bool,
    since: Option<Moment>,
}

impl SizeDrawer {
    pub const fn toggle(&mut self, now: Moment) {
        self.open = !self.open;
        self.since = Some(now);
    }

    pub const fn close(&mut self) {
        *self = Self { open: false, since: None };
    }

    pub fn next_deadline(self, now: Moment) -> Option<Moment> {
        let since = self.since?;
        (now.since(since) < motion::QUICK).then_some(Moment(now.0 + motion::FRAME))
    }

    /// From 0 (in) to 1 (out), slowing down.
    fn openness(self, now: Moment) -> f32 {
        let share = self.since.map_or(1.0, |since| now.since(since) as f32 / motion::QUICK as f32);
        let eased = motion::eased(share);
        if self.open { eased } else { 1.0 - eased }
    }
}

/// Whether the column is above the board in a window of this size, because a square board gets
/// larger cells there.
///
/// It depends on the window alone, so the buttons stay where they are when the level changes.
pub fn lies_above(window: Size) -> bool {
    let height = window.height - sheet::height(window);
    let above = window.width.min(height - theme::LYING_COLUMN);
    above > height.min(window.width - theme::COLUMN_WIDTH)
}

pub fn view<'a>(
    play: &'a PlayScreen,
    fit: BoardLayout,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let height = fit.room.height + 2.0 * theme::MARGIN;
    let squeezed = height < ROOMY;
    let gap = if squeezed { 1.0 } else { 3.0 } * theme::UNIT;
    let out = |width| container(column(sizes(play, ctx))).width(width);
    let share = play.size_drawer.openness(ctx.now);
    let whole = theme::COLUMN_WIDTH - theme::MARGIN;
    let difficulty = row![
        container(size_picker(ctx)).width(Fill),
        (share > 0.0).then(|| out(Length::Fixed(whole * 0.42 * share)))
    ];
    let upper =
        column![difficulty, again(ctx), leave(ctx), status(play, ctx), play.notes_in_bar(ctx)]
            .spacing(gap);
    // With a bar below the board, the notes are cut off before any button.
    let upper = container(upper).height(Fill).clip(true);
    let content = column![upper, foot(play, ctx)].spacing(gap);
    // As high as the board if that leaves the gaps.
    let most = ((height - ROOMY) / 2.0).max(theme::MARGIN);
    let edge = fit.origin().y.min(most);
    container(content)
        .padding(Padding::from([edge, theme::MARGIN]).right(0.0))
        .width(theme::COLUMN_WIDTH)
        .height(Fill)
        .style(ctx.palette.bar())
        .into()
}

/// What the column holds, in two rows above the board.
pub fn horizontal<'a>(play: &'a PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let share = play.size_drawer.openness(ctx.now);
    let whole = ctx.window.width - 2.0 * theme::MARGIN;
    // The sizes push the other buttons of their row aside.
    let upper = row![container(size_picker(ctx)).width(FillPortion(1))];
    let upper = if share > 0.0 {
        let out = row(sizes(play, ctx)).width(whole * 0.66 * share);
        upper.push(out)
    } else {
        let again = container(again(ctx)).width(FillPortion(1));
        let leave = container(leave(ctx)).width(FillPortion(1));
        upper.push(again).push(leave).spacing(theme::UNIT)
    };
    let lower = status(play, ctx).push(foot(play, ctx));
    container(column![upper, lower].spacing(theme::GAP))
        .padding(Padding::from([theme::GAP, theme::MARGIN]).bottom(0.0))
        .width(Fill)
        .height(theme::LYING_COLUMN)
        .style(ctx.palette.bar())
        .into()
}

fn status<'a>(play: &'a PlayScreen, ctx: ViewContext<'a>) -> Row<'a, Message> {
    beside![pause(play, ctx), time(play, ctx), space().width(Fill), count(play, ctx)]
}

/// After the game its place stays empty, so that the time does not move.
fn pause<'a>(play: &PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    if play.is_over() {
        return space().width(theme::BUTTON_HEIGHT).height(theme::BUTTON_HEIGHT).into();
    }
    play.pause_button(ctx)
}

fn time<'a>(play: &PlayScreen, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
    let time = one_line(title(counter_boxes::clock_text(play, ctx)?, ctx.palette));
    Some(
        ctx.tip(spoken(time, counter_boxes::spoken_clock(play, ctx)?), ctx.text_label("tip-clock")),
    )
}

/// After the game the exact time takes its room.
fn count<'a>(play: &PlayScreen, ctx: ViewContext<'a>) -> Option<Element<'a, Message>> {
    let is_shown = ctx.state.show_remaining && !play.is_over();
    let count = play.game().remaining();
    let count = ctx.texts.with("mines-left", args![count]);
    // It has to fit in one line beside the longest time.
    let count = one_line(strong(count, ctx.palette)).color(ctx.palette.danger);
    is_shown.then(|| ctx.tip(count, ctx.text_label("tip-count")))
}

fn again(ctx: ViewContext<'_>) -> Element<'_, Message> {
    wide_command(ctx.texts.get("again").to_owned(), Command::New, false, ctx)
}

/// A page is left by the browser's own ways.
fn leave(ctx: ViewContext<'_>) -> Option<Element<'_, Message>> {
    let words = ctx.texts.get("leave").to_owned();
    (!cfg!(target_family = "wasm")).then(|| wide_command(words, Command::Quit, false, ctx))
}

fn foot<'a>(play: &PlayScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    beside![play.menu_button(ctx), bar_parts::hint_button(ctx), bar_parts::flag_switch(ctx),].into()
}

fn size_picker(ctx: ViewContext<'_>) -> Element<'_, Message> {
    let words = ctx.texts.get("difficulty").to_owned();
    wide_button(words, ctx.text_label("tip-sizes"), false, ctx, Message::ToggleSizes)
}

/// While they slide they are empty, because text would be cut off.
fn sizes<'a>(
    play: &'a PlayScreen,
    ctx: ViewContext<'a>,
) -> impl Iterator<Item = Element<'a, Message>> {
    let is_out = play.size_drawer.openness(ctx.now) >= 1.0;
    ctx.style().levels.iter().map(move |&level| {
        let chosen = play.game().level() == level;
        if is_out {
            return wide_command(short(level), Command::Level(level), chosen, ctx);
        }
        wide_button(String::new(), ctx.command_label(Command::Level(level)), chosen, ctx, None)
    })
}

fn short(level: Level) -> String {
    let size = level.size();
    format!("{}×{}", size.rows(), size.cols())
}

fn wide_command(
    words: String,
    command: Command,
    chosen: bool,
    ctx: ViewContext<'_>,
) -> Element<'_, Message> {
    wide_button(words, ctx.command_label(command), chosen, ctx, Message::Command(command))
}

/// Disabled without a message.
fn wide_button<'a>(
    words: String,
    label: ControlLabel,
    chosen: bool,
    ctx: ViewContext<'a>,
    message: impl Into<Option<Message>>,
) -> Element<'a, Message> {
    let words = one_line(text(words).size(size::TEXT)).width(Fill);
    let button = buttons::raised(words, chosen, ctx.palette);
    let button = button.width(Fill).height(9.0 * theme::UNIT).padding([0.0, theme::UNIT]);
    ctx.tip(focus::pressable(button, message.into()), label)
}
