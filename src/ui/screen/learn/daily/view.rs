//! The view of the daily boards.

use super::{DailyScreen, Message, SCROLL};
use crate::game::DailyLevel;
use crate::i18n::daily as words;
use crate::ui::prelude::*;
use crate::ui::screen::play::daily_game::today;
use iced::widget::{column, text::IntoFragment};

/// The narrowest window with the calendar beside the day, in logical pixels.
const BESIDE: f32 = 800.0;
/// The greatest widths of the content in one and in two columns, in logical pixels.
const WIDEST: f32 = 560.0;
const WIDEST_BESIDE: f32 = 1_120.0;
/// The narrowest window with the levels in the title's bar, in logical pixels.
const ROOM_FOR_LEVELS: f32 = 480.0;

impl DailyScreen {
    pub fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let gap = 3.0 * theme::UNIT;
        let today = today(ctx.clock);
        let (day, streak) = (self.day_card(today, ctx), self.streak_card(today, ctx));
        let (calendar, results) = (self.calendar(today, ctx), self.results_card(ctx));
        let is_wide = ctx.window.width >= BESIDE;
        let body: Element<'a, Message> = if is_wide {
            let left = column![day, results].spacing(gap).width(Fill);
            let right = column![calendar, streak].spacing(gap).width(Fill);
            row![left, right].spacing(gap).into()
        } else {
            column![day, streak, calendar, results].spacing(gap).into()
        };
        let widest = if is_wide { WIDEST_BESIDE } else { WIDEST };
        let body = container(container(body).max_width(widest));
        let body = body.padding(theme::MARGIN).center_x(Fill);
        let body = scrollbar::vertical(body).id(SCROLL).width(Fill).height(Fill);
        let page = bar_parts::page(body, ctx.palette);
        column![self.title_bar(ctx), bar_parts::hairline(ctx.palette), page].into()
    }

    fn title_bar<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let name = bar_parts::page_title(ctx.texts.get("daily"), ctx);
        let back = bar_parts::back_button(ctx);
        let levels = (ctx.window.width >= ROOM_FOR_LEVELS).then(|| self.level_list(ctx));
        bar_parts::bar(row![name].push(levels).push(back), theme::COUNTER_BAR_HEIGHT, ctx.palette)
    }

    /// The levels, where the title's bar has no room for them.
    pub(super) fn level_list_below<'a>(
        &self,
        ctx: ViewContext<'a>,
    ) -> Option<Element<'a, Message>> {
        (ctx.window.width < ROOM_FOR_LEVELS).then(|| self.level_list(ctx))
    }

    fn level_list<'a>(&self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let all = (None, ctx.texts.get("daily-all-levels"));
        let levels = DailyLevel::ALL.iter();
        let levels = levels.map(|&level| (Some(level), words::level(ctx.texts, level)));
        let values = [all].into_iter().chain(levels);
        bar_parts::list("daily-level-tip", values, self.level, Message::Level, Shrink, ctx)
    }
}

/// A card under a title.
pub(super) fn card<'a>(
    title: Element<'a, Message>,
    content: impl Into<Element<'a, Message>>,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    bar_parts::card(column![title, content.into()].spacing(2.0 * theme::UNIT), ctx.palette)
}

pub(super) fn heading<'a>(words: String, ctx: ViewContext<'a>) -> Element<'a, Message> {
    described(Look::Heading.in_style(words, ctx.palette), Semantics::heading())
}

pub(super) fn quiet<'a>(words: impl IntoFragment<'a>, ctx: ViewContext<'a>) -> Text<'a> {
    Look::Note.in_style(words, ctx.palette)
}
