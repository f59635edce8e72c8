//! The view of the practice screen.

use super::{Message, PracticeScreen, Source, supply};
use crate::game::Choice;
use crate::ui::features::puzzle::page::{self, board_context};
use crate::ui::screen::prelude::*;
use iced::widget::column;

impl PracticeScreen {
    /// Whether the choices have a bar of their own.
    fn has_choice_bar(&self, ctx: ViewContext<'_>) -> bool {
        self.is_endless() && !ctx.window.is_low()
    }

    pub fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let ctx = board_context(self.board.as_ref(), ctx);
        let view = move |fit, place| {
            let board = match &self.board {
                Some(board) => board.board_view(fit, ctx).view(Message::Pointer, Message::PanZoom),
                None => self.no_board(ctx),
            };
            [board, self.panel(page::text_size(fit, place, ctx.window), place, ctx)]
        };
        page::USUAL.page(self.bars(ctx), self.board_size(ctx.settings), view, ctx)
    }

    fn bars<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let bars = column![self.title_bar(ctx)];
        let choices = self
            .has_choice_bar(ctx)
            .then(|| bar_parts::bar(self.choices(ctx), theme::LEVEL_BAR_HEIGHT, ctx.palette));
        bars.push(choices).push(bar_parts::hairline(ctx.palette)).into()
    }

    fn title_bar<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let is_low = ctx.window.is_low();
        let first: Element<'a, Message> = if is_low && self.is_endless() {
            self.choices(ctx).width(Fill).into()
        } else {
            let name = texts.get(self.title());
            let place = self.place_in_list(ctx);
            // A narrow window has no room for both.
            let has_name = place.is_none() || ctx.window.is_roomy();
            let name = has_name.then(|| {
                let name = one_line(TextRole::Title.in_style(name, palette));
                heading(name)
            });
            let place = place.map(|place| one_line(muted(place, palette)));
            let name = beside![name, place];
            container(name).width(Fill).clip(true).into()
        };
        let clock = self.seconds_left(ctx.now).map(|seconds| {
            let words = texts.with("practice-seconds", args![seconds]);
            TextRole::Title.text(words, palette)
        });
        let height = if is_low { theme::SINGLE_BAR_HEIGHT } else { theme::COUNTER_BAR_HEIGHT };
        // In a low window the further choices need all the room.
        let bar = if is_low && self.shows_more {
            row![first]
        } else {
            row![
                bar_parts::back_button(ctx),
                first,
                clock,
                (!is_low).then(|| bar_parts::flag_switch(ctx)),
                self.hint_button(ctx)
            ]
        };
        bar_parts::bar(bar, height, palette)
    }

    /// The light bulb, which says what a hint costs as long as it may cost something.
    fn hint_button<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        if self.score.is_none_or(|score| score.result.is_some()) {
            return bar_parts::hint_button(ctx);
        }
        let free = supply::is_help_free(ctx.progress);
        let cost = if free { "practice-hint-free" } else { "practice-hint-cost" };
        let label = ctx.label(ctx.texts.get(cost), Command::Hint);
        let bulb = Icon::Bulb { lit: true };
        bar_parts::icon_button(bulb, label, ctx, Message::Command(Command::Hint))
    }

    fn place_in_list(&self, ctx: ViewContext<'_>) -> Option<String> {
        let Source::Moments { left, all } = &self.source else {
            return None;
        };
        let at = all - left.len();
        Some(ctx.texts.with("practice-place", args![at, all = *all]))
    }

    /// The lists of choices: all, or in a narrow window the first, or the others.
    fn choices<'a>(&'a self, ctx: ViewContext<'a>) -> Row<'a, Message> {
        let is_low = ctx.window.is_low();
        let is_narrow = !ctx.window.is_roomy() || is_low;
        let width = if is_narrow { Fill } else { Shrink };
        let settings = ctx.settings;
        let kind = || list("practice-kind", settings.practice_kind, Message::Kind, width, ctx);
        let size = || {
            let (items, now) = (choices("level", ctx.texts), settings.practice_size);
            bar_parts::list("practice-size", items, now, Message::Size, width, ctx)
        };
        let time = || list("practice-time", settings.practice_time, Message::Time, width, ctx);
        let missed = || {
            bar_parts::icon_button(Icon::Chart, ctx.text_label("missed"), ctx, Message::ShowMissed)
        };
        let row = beside![];
        let ratings = || {
            let label = ctx.text_label("ratings");
            bar_parts::text_button("ratings", label, false, Message::ShowRatings, ctx)
        };
        if !is_narrow {
            let choices = row.push(kind()).push(size()).push(time());
            return choices.push(space().width(Fill)).push(missed()).push(ratings());
        }
        let more = ctx.text_label("practice-more");
        let more = sign_button("…", more, self.shows_more, Message::ToggleMore, ctx);
        match self.shows_more {
            // What was missed is in the dialog of the ratings, too.
            false => row.push(kind()).push((!is_low).then(missed)).push(more),
            true => row.push(size()).push(time()).push(more),
        }
    }

    fn no_board<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let quiet = |key| muted(ctx.texts.get(key), ctx.palette).into();
        let words = column(self.why_no_board().into_iter().map(quiet));
        container(words.spacing(theme::UNIT).align_x(Center)).center(Fill).into()
    }
}

/// A square button whose label is only announced.
fn sign_button<'a>(
    sign: &'a str,
    label: ControlLabel,
    chosen: bool,
    message: Message,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let button = buttons::sign(sign, chosen, ctx.palette);
    focus::labelled(button, label, ctx.palette, Some(message))
}

/// A list of choices with the texts of this group.
fn list<'a, T: Choice>(
    group: &'a str,
    now: T,
    on_select: fn(T) -> Message,
    width: iced::Length,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    bar_parts::list(group, choices(group, ctx.texts), now, on_select, width, ctx)
}
