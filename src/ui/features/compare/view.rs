//! What the comparison of two recordings shows.

use super::{CompareScreen, CompareSide, Message};
use crate::config::counter_list::{CounterList, CounterTime};
use crate::game::counters::Counter;
use crate::i18n::counters;
use crate::ui::board::layout::{self, BoardLayout, without_margins};
use crate::ui::features::replay::controls::{
    between_times, board_view, details_button, playback_controls,
};
use crate::ui::features::replay::time_text;
use crate::ui::kit::seek_bar::{self, SeekBarData, TimeScale};
use crate::ui::kit::theme::MARGIN;
use crate::ui::screen::counters_view;
use crate::ui::screen::prelude::*;
use iced::Rectangle;
use iced::widget::{column, responsive};

/// The height of what is said above a board.
const HEAD: f32 = 10.0 * theme::UNIT;

pub fn view<'a>(screen: &'a CompareScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    column![
        title_bar(ctx),
        playback_bar(screen, ctx),
        time_bar(screen, ctx),
        bar_parts::hairline(ctx.palette),
        bar_parts::page(responsive(move |room| boards(screen, room, ctx)), ctx.palette),
    ]
    .into()
}

/// The boards above each other, where they are larger that way, or else beside each other.
fn boards<'a>(screen: &'a CompareScreen, room: Size, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let board = screen.sides[0].playback.session().game().size();
    let cell = |width, height| {
        layout::largest_cell_size(board, without_margins(Size::new(width, height - HEAD), MARGIN))
    };
    let beside = cell(room.width / 2.0, room.height);
    let sides = [0, 1].map(|index| side(screen, index, ctx));
    if cell(room.width, room.height / 2.0) > beside {
        return column(sides).into();
    }
    // No further apart than they have to be.
    let width = f32::from(board.cols()) * beside + 2.0 * MARGIN + 2.0 * theme::WIDE_GAP;
    let sides = container(row(sides)).max_width(2.0 * width.max(80.0 * theme::UNIT));
    container(sides).center_x(Fill).into()
}

fn title_bar(ctx: ViewContext<'_>) -> Element<'_, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let name = TextRole::Title.line(texts.get("compare-title"), palette);
    let name = heading(name);
    let back = bar_parts::back_button(ctx);
    bar_parts::bar(
        row![back, container(name).width(Fill)],
        bar_parts::title_height(ctx.window),
        palette,
    )
}

fn playback_bar<'a>(screen: &'a CompareScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let speed = Some(screen.clock.speed);
    let bar = playback_controls(screen.is_running(), speed, Message::Speed, ctx)
        .push(space().width(Fill))
        .push(details_button(has_details(screen, ctx), ctx));
    bar_parts::bar(bar, theme::LEVEL_BAR_HEIGHT, ctx.palette)
}

fn has_details(screen: &CompareScreen, ctx: ViewContext<'_>) -> bool {
    screen.toggled_details != ctx.settings.expert_figures
}

fn time_bar<'a>(screen: &'a CompareScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let scale = TimeScale { begin: screen.begin(), end: screen.end() };
    let (at, told) = (screen.time, screen.clock.told(screen.time));
    let data = SeekBarData { scale, at, told, ticks: &screen.clicks, part: None };
    let value = time_text(told, screen.end(), ctx.texts);
    let name = ctx.texts.get("counter-time");
    let bar = seek_bar::seek_bar(data, name, value, ctx.palette, Message::Seek, None);
    let bar = ctx.tip(bar, ctx.text_label("tip-time-bar"));
    let line = between_times(bar, scale, screen.time, ctx);
    bar_parts::in_grid(line, [0.0, theme::MARGIN]).style(ctx.palette.bar()).into()
}

fn side<'a>(screen: &'a CompareScreen, index: usize, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let side = &screen.sides[index];
    let size = side.playback.recording.level.size();
    let has_details = has_details(screen, ctx);
    responsive(move |room| {
        let fit = |height| {
            let area = Rectangle::with_size(Size::new(room.width, height));
            BoardLayout::in_units(size, area, MARGIN, None, ctx.sprites.pixels())
        };
        let below = (room.height - HEAD).max(0.0);
        // The head is just above the board, and both are in the middle.
        let above = (fit(below).origin().y - MARGIN).max(0.0).floor();
        let fit = fit(below - 2.0 * above);
        let mut board = board_view(&side.playback, fit, &side.pane, ctx);
        board.annotations.cursor = side.pane.cursor;
        let board = board.view(|_| Message::Ignored, move |it| Message::PanZoom(index, it));
        let head = head(side, fit.origin().x, has_details, ctx);
        let board = container(board).height(below - 2.0 * above);
        column![space().height(above), head, board].into()
    })
    .into()
}

/// The name, the result so far, and with details the figures; `left` is where the board begins.
fn head<'a>(
    side: &'a CompareSide,
    left: f32,
    has_details: bool,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let counters = side.playback.counters();
    let name = side.name_and_result(texts);
    let figures = if ctx.settings.counter_list == CounterList::default() {
        let speed = Counter::BbbvPerSecond;
        let speed = counters::figure(texts, speed, speed.value(&side.playback.figures()));
        texts.with(
            "compare-figures",
            &[
                ("solved", counters.bbbv_solved.into()),
                ("bbbv", counters.metrics.bbbv.into()),
                ("clicks", counters.tally.clicks().into()),
                ("speed", speed.into()),
            ],
        )
    } else {
        counters_view::in_words(&side.playback.figures(), CounterTime::Afterwards, ctx)
    };
    let lines = column![
        TextRole::Strong.line(name, palette),
        has_details.then(|| TextRole::Note.line(figures, palette))
    ];
    let around = Padding::ZERO.left(left).right(theme::MARGIN);
    container(lines).padding(around).center_y(HEAD).width(Fill).into()
}
