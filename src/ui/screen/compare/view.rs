//! What the comparison of two recordings shows.

use super::{CompareScreen, CompareSide, Message};
use crate::game::BoardSize;
use crate::game::counters::GameResult;
use crate::ui::board::insets::Insets;
use crate::ui::board::layout::BoardLayout;
use crate::ui::prelude::*;
use crate::ui::screen::replay::controls::{board_view, playback_controls, time_text};
use crate::ui::widget::seek_bar::{self, SeekBarData, TimeScale};
use iced::widget::column;

/// The height of what is said above a board, in logical pixels.
const HEAD: f32 = 10.0 * theme::UNIT;

/// Whether the boards are above each other, where they are larger that way, and the room for each
/// with its head.
fn room(window: Size, board: BoardSize) -> (bool, Size) {
    let above = bar_parts::title_height(window) + theme::LEVEL_BAR_HEIGHT + seek_bar::HEIGHT + 1.0;
    let height = (window.height - above).max(0.0);
    let stacked = Size::new(window.width, height / 2.0);
    let abreast = Size::new(window.width / 2.0, height);
    let (rows, cols) = (f32::from(board.rows()), f32::from(board.cols()));
    let cell = |room: Size| (room.width / cols).min((room.height - HEAD) / rows);
    let is_stacked = cell(stacked) > cell(abreast);
    (is_stacked, if is_stacked { stacked } else { abreast })
}

pub fn view<'a>(screen: &'a CompareScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let board = screen.sides[0].playback.session().game().size();
    let (is_stacked, room) = room(ctx.window, board);
    let [first, second] = [0, 1].map(|index| side(&screen.sides[index], index, room, ctx));
    let boards: Element<'a, Message> =
        if is_stacked { column![first, second].into() } else { row![first, second].into() };
    column![
        title_bar(ctx),
        playback_bar(screen, ctx),
        time_bar(screen, ctx),
        bar_parts::hairline(ctx.palette),
        bar_parts::page(boards, ctx.palette),
    ]
    .into()
}

fn title_bar(ctx: ViewContext<'_>) -> Element<'_, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let name = Look::Heading.line(texts.get("compare-title"), palette);
    let name = described(name, Semantics::heading());
    let back = bar_parts::back_button(ctx);
    bar_parts::bar(
        row![container(name).width(Fill), back],
        bar_parts::title_height(ctx.window),
        palette,
    )
}

fn playback_bar<'a>(screen: &'a CompareScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let speed = screen.clock.speed;
    let bar = playback_controls(screen.is_running(), speed, Message::Speed, ctx)
        .push(space().width(Fill))
        .push(strong(time_text(screen.time, screen.end(), ctx.texts), ctx.palette));
    bar_parts::bar(bar, theme::LEVEL_BAR_HEIGHT, ctx.palette)
}

fn time_bar<'a>(screen: &'a CompareScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let scale = TimeScale { begin: screen.begin(), end: screen.end() };
    let data = SeekBarData { scale, at: screen.time, ticks: &screen.clicks };
    let value = time_text(screen.time, screen.end(), ctx.texts);
    let name = ctx.texts.get("counter-time");
    let bar = seek_bar::seek_bar(data, name, value, ctx.palette, Message::Seek);
    container(ctx.tip(bar, ctx.text_label("tip-time-bar")))
        .padding(Padding::ZERO.horizontal(theme::MARGIN))
        .style(ctx.palette.bar())
        .into()
}

fn side<'a>(
    side: &'a CompareSide,
    index: usize,
    room: Size,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let size = side.playback.recording.level.size();
    let for_board = Size::new(room.width, (room.height - HEAD).max(0.0));
    let layout = BoardLayout::new(size, for_board, Insets::default(), None, ctx.sprites.scale());
    let board = board_view(&side.playback, layout, &side.pane, ctx);
    let board = board.view(|_| Message::Ignored, move |it| Message::PanZoom(index, it));
    let board = container(board).width(for_board.width).height(for_board.height);
    column![head(side, ctx), board].width(room.width).height(room.height).into()
}

/// The name, the result so far, and the figures.
fn head<'a>(side: &'a CompareSide, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let counters = side.playback.counters();
    let result = match counters.result {
        GameResult::Won => Some(texts.get("replay-won")),
        GameResult::Lost => Some(texts.get("replay-lost")),
        GameResult::Unfinished => None,
    };
    let time = texts.seconds(side.playback.elapsed());
    let name = [Some(side.name.as_str()), Some(time.as_str()), result];
    let name = name.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let speed = counters.bbbv_per_second();
    let figures = texts.with(
        "compare-figures",
        &[
            ("solved", counters.bbbv_solved.into()),
            ("bbbv", counters.metrics.bbbv.into()),
            ("clicks", counters.tally.clicks().into()),
            ("speed", speed.map_or_else(|| "–".to_owned(), |it| texts.decimal(it, 2)).into()),
        ],
    );
    let lines = column![Look::Strong.line(name, palette), Look::Note.line(figures, palette)];
    container(lines).padding([0.0, theme::MARGIN]).center_y(HEAD).width(Fill).into()
}
