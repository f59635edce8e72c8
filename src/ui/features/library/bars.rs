//! The bars above and below the table of recordings.

use super::details::{self, DetailsPlace};
use super::table_row::{RowLayout, column_spec, shown_columns};
use super::{LibraryScreen, Message, SEARCH, table};
use crate::game::counters::Counter;
use crate::i18n::counters;
use crate::replay::library::{LevelFilter, LibraryTotals};
use crate::ui::screen::prelude::*;
use iced::widget::column;

/// The narrowest window with room for examples in the search field.
const ROOM_FOR_EXAMPLES: f32 = 800.0;
/// The height of a line of the summary.
const LINE: f32 = 5.0 * theme::UNIT;

/// The height of the bars above the table.
pub fn height_above(window: Size) -> f32 {
    bar_parts::title_height(window) + theme::PAGE_BAR_HEIGHT
}

pub fn title_bar<'a>(library: &'a LibraryScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let name = heading(TextRole::Title.line(texts.get("library"), palette));
    let button = |key, tip, message: Option<Message>| {
        bar_parts::text_button(key, ctx.text_label(tip), false, message, ctx)
    };
    let is_reading = library.snapshot.progress.is_some();
    bar_parts::bar(
        row![
            bar_parts::back_button(ctx),
            container(name).width(Fill),
            button("library-folders", "tip-library-folders", Some(Message::Folders)),
            button(
                "library-rescan",
                "tip-library-rescan",
                (!is_reading).then_some(Message::Rescan)
            ),
        ],
        bar_parts::title_height(ctx.window),
        palette,
    )
}

pub fn filter_bar<'a>(library: &'a LibraryScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let hint = if ctx.window.width < ROOM_FOR_EXAMPLES {
        texts.get("library-search-short")
    } else {
        texts.get("library-search")
    };
    // In a narrow window two lists share what the field leaves.
    let field = TextRole::Body.width(hint) + 5.0 * theme::UNIT;
    let room = bar_parts::grid_width(ctx.window) - 2.0 * theme::GAP - field;
    let width = Length::Fixed((room / 2.0).min(144.0));
    let levels = LevelFilter::all().map(|level| (level, level_filter_name(level, texts)));
    let now = library.filter.level;
    let levels = bar_parts::list("tip-levels", levels, now, Message::Level, width, ctx);
    let search = Field::new(SEARCH, &library.search)
        .role(Role::SearchInput)
        .named(texts.get("library-search-short"))
        .hint(hint)
        .view(Message::Search, Message::Play, palette);
    let search = ctx.tip(search, ctx.text_label("tip-library-search"));
    // Without heads a list sorts.
    let is_headless = table::row_layout(ctx.window) == RowLayout::TwoLines;
    let sort = is_headless.then(|| {
        let columns = shown_columns(ctx);
        let columns = columns.map(|column| (column, texts.get(column_spec(column).name)));
        let (name, now) = (Some(texts.get("library-sort")), library.order.column);
        let list = drop_down(name, columns, now, Message::Sort, width, palette);
        ctx.tip(list, ctx.text_label("tip-library-sort"))
    });
    let wins = has_wins(ctx.window).then(|| {
        let is_on = library.filter.wins_only;
        buttons::checkbox(texts.get("library-wins"), is_on, 6.0, Message::WinsOnly(!is_on))
    });
    bar_parts::bar(row![levels, search, sort, wins], theme::PAGE_BAR_HEIGHT, palette)
}

fn level_filter_name(level: LevelFilter, texts: &Texts) -> &str {
    match level {
        LevelFilter::All => texts.get("library-all-levels"),
        LevelFilter::Named(level) => texts.level(level),
        LevelFilter::Custom => texts.get("level-custom"),
    }
}

/// A hairline, of which a part shows how much has been read.
pub fn progress_line<'a>(library: &LibraryScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let palette = ctx.palette;
    let part = |share: usize, color: Color| {
        let width = Length::FillPortion(share.clamp(1, 1_000) as u16);
        patch(width, 1.0, container::background(color))
    };
    match library.snapshot.progress {
        Some((done, all)) if all > 0 && done > 0 => {
            let share = done * 1_000 / all;
            row![part(share, palette.accent), part(1_000 - share, palette.line)].into()
        }
        _ => bar_parts::hairline(palette),
    }
}

/// The height of the bar below the table.
pub fn summary_height(library: &LibraryScreen, window: Size) -> f32 {
    let words = lines(library) as f32 * LINE + 2.0 * theme::UNIT;
    match has_buttons(window) {
        true if !has_wins(window) => words + theme::BUTTON_HEIGHT + theme::UNIT,
        true => words.max(theme::PAGE_BAR_HEIGHT),
        false => words,
    }
}

/// The rows that the totals leave out: what cannot be read, and games that were played on.
fn uncounted(library: &LibraryScreen) -> usize {
    let (own, imported) = &library.totals;
    library.rows().len() - own.games - imported.games
}

/// A line for own and for imported games and for what is neither, if there are any, and one while files
/// are read.
fn lines(library: &LibraryScreen) -> usize {
    let (own, imported) = &library.totals;
    let lines = usize::from(own.games > 0)
        + usize::from(imported.games > 0)
        + usize::from(uncounted(library) > 0)
        + usize::from(is_said(library));
    lines.max(1)
}

/// Whether there is something to say about the scan.
const fn is_said(library: &LibraryScreen) -> bool {
    library.snapshot.progress.is_some() || library.snapshot.is_cut
}

pub fn summary_bar<'a>(library: &'a LibraryScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let line = |words: String| container(TextRole::Note.line(words, palette)).center_y(LINE);
    let (own, imported) = &library.totals;
    let totals = [("library-own", own), ("library-imported", imported)];
    let totals = totals.into_iter().filter(|(_, totals)| totals.games > 0);
    let totals = totals.map(|(key, totals)| line(totals_text(key, totals, ctx)).into());
    let scan = is_said(library).then(|| line(scan_text(library, texts)));
    let left = Some(uncounted(library)).filter(|&left| left > 0);
    let left = left
        .map(|left| line(texts.with("library-uncounted", args![count = texts.count(left as u64)])));
    let lines = Column::from_iter(totals).push(left).push(scan).width(Fill);
    let buttons = has_buttons(ctx.window).then(|| details::buttons(library, ctx));
    // A narrow bar has no room for words beside the buttons.
    let content: Element<'a, Message> = if has_wins(ctx.window) {
        beside![lines, buttons].into()
    } else {
        let buttons = buttons.map(|it| details::reason(library, ctx).unwrap_or_else(|| it.into()));
        column![lines, buttons].spacing(theme::UNIT).into()
    };
    bar_parts::in_grid(content, [theme::UNIT, theme::MARGIN])
        .height(summary_height(library, ctx.window))
        .style(palette.bar())
        .into()
}

/// Whether there is room for the wins in the bar of filters, and for words beside buttons.
const fn has_wins(window: Size) -> bool {
    window.width >= 520.0
}

/// Whether the buttons of the details are in the bar below the table.
fn has_buttons(window: Size) -> bool {
    DetailsPlace::of(window) == DetailsPlace::Nowhere
}

fn totals_text(key: &str, totals: &LibraryTotals, ctx: ViewContext<'_>) -> String {
    let texts = ctx.texts;
    let games = texts.with(
        key,
        args![games = texts.count(totals.games as u64), wins = texts.count(totals.wins as u64)],
    );
    let best =
        totals.best_ms.map(|ms| texts.with("library-best-time", args![time = texts.seconds(ms)]));
    let fastest = totals
        .best_speed
        .filter(|_| ctx.settings.expert_figures && has_wins(ctx.window))
        .map(|speed| counters::figure(texts, Counter::BbbvPerSecond, Some(speed)))
        .map(|speed| texts.with("library-best-speed", args![speed]));
    [Some(games), best, fastest].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn scan_text(library: &LibraryScreen, texts: &Texts) -> String {
    match library.snapshot.progress {
        Some((_, 0)) => texts.get("library-searching").to_owned(),
        Some((done, all)) => texts.with(
            "library-reading",
            args![done = texts.count(done as u64), count = texts.count(all as u64)],
        ),
        None => texts.with("library-cut", args![count = library.snapshot.entries.len()]),
    }
}
