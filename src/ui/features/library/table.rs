//! The table of recordings, or what is said in its place. Only the rows in view are widgets, however
//! many there are.

use super::details::DetailsPlace;
use super::table_row::{self, RowLayout};
use super::{LibraryScreen, Message, SCROLL, bars};
use crate::replay::library::SortColumn;
use crate::ui::kit::long_list::long_list;
use crate::ui::screen::prelude::*;
use iced::widget::{column, keyed_column, mouse_area};
use std::ops::Range;

/// The height of the heads.
const HEADS: f32 = 7.0 * theme::UNIT;

/// The width of the table.
fn width(window: Size) -> f32 {
    let whole = bar_parts::grid_width(window) + 2.0 * theme::MARGIN;
    match DetailsPlace::of(window) {
        DetailsPlace::Beside => whole - super::details::WIDTH,
        DetailsPlace::Below | DetailsPlace::Nowhere => whole,
    }
}

pub fn row_layout(window: Size) -> RowLayout {
    RowLayout::of(width(window))
}

/// The height of the rows in view.
fn height(library: &LibraryScreen, window: Size) -> f32 {
    let heads = if row_layout(window) == RowLayout::TwoLines { 0.0 } else { HEADS };
    let above = bars::height_above(window) + heads;
    let below = bars::summary_height(library, window) + DetailsPlace::of(window).height_below();
    (window.height - above - below - 2.0).max(row_layout(window).height())
}

/// How many rows a page key moves: those in view but one.
pub fn page_rows(library: &LibraryScreen, window: Size) -> usize {
    let rows = height(library, window) / row_layout(window).height();
    (rows as usize).saturating_sub(1).max(1)
}

/// The offset nearest to the current one that shows the selected row.
pub fn offset_to_show(library: &LibraryScreen, window: Size) -> f32 {
    let (row, height) = (row_layout(window).height(), height(library, window));
    let top = library.selected as f32 * row;
    let most = (library.rows.len() as f32 * row - height).max(0.0);
    library.offset.min(top).max(top + row - height).clamp(0.0, most)
}

/// The rows in view, with one more at each end.
fn visible_rows(library: &LibraryScreen, window: Size) -> Range<usize> {
    let (row, height) = (row_layout(window).height(), height(library, window));
    let count = library.rows.len();
    let first = ((library.offset / row) as usize).saturating_sub(1).min(count);
    // The table may be a little higher than computed.
    let end = ((library.offset + height) / row).ceil() as usize + 2;
    first..end.clamp(first, count)
}

pub fn table<'a>(library: &'a LibraryScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let layout = row_layout(ctx.window);
    let heads = (layout != RowLayout::TwoLines).then(|| heads(library, layout, ctx));
    let body: Element<'a, Message> = if library.rows.is_empty() {
        note("library-nothing", ctx)
    } else {
        let rows = container(rows(library, layout, ctx)).padding([0.0, theme::MARGIN]);
        let list = scrollbar::vertical_without_bar(rows)
            .id(SCROLL)
            .width(Fill)
            .height(Fill)
            .on_scroll(|view| Message::Scrolled(view.absolute_offset().y));
        let list = long_list(list);
        let value = library.selected().map(|entry| table_row::description(entry, ctx.texts));
        let semantics = Semantics::new(Role::Table).named(ctx.texts.get("library"));
        focus::focus_only(list, semantics.with_value(value.unwrap_or_default()), None)
    };
    column![heads, body].width(Fill).height(Fill).into()
}

fn rows<'a>(
    library: &'a LibraryScreen,
    layout: RowLayout,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let visible = visible_rows(library, ctx.window);
    let gap = |rows: usize| space().height(rows as f32 * layout.height());
    let (before, after) = (visible.start, library.rows.len() - visible.end);
    let rows = visible.map(|index| {
        let entry = &library.rows[index];
        let row = table_row::table_row(
            entry,
            layout,
            index == library.selected,
            library.is_marked(entry),
            ctx,
        );
        let row = mouse_area(row).on_press(Message::Select(index)).on_double_click(Message::Play);
        let semantics = Semantics::new(Role::Row)
            .named(table_row::description(entry, ctx.texts))
            .selected(index == library.selected)
            .toggled(library.is_marked(entry));
        (index, focus::press_only(row, semantics, Message::Select(index)))
    });
    column![gap(before), keyed_column(rows).width(Fill), gap(after)].width(Fill).into()
}

fn heads<'a>(
    library: &'a LibraryScreen,
    layout: RowLayout,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let heads = layout.columns(ctx).map(|column| (column, head(library, column, ctx)));
    let heads = table_row::cells(Role::GenericContainer, space().into(), heads);
    container(heads.height(HEADS)).padding([0.0, theme::MARGIN]).into()
}

fn head<'a>(
    library: &'a LibraryScreen,
    column: SortColumn,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let (spec, is_sorted) = (table_row::column_spec(column), library.order.column == column);
    let mut words = ctx.texts.get(spec.name).to_owned();
    if is_sorted {
        words.push_str(if library.order.descending { " ↓" } else { " ↑" });
    }
    let look = if is_sorted { TextRole::Fact } else { TextRole::Note };
    let words = one_line(look.text(words, ctx.palette));
    let head = button(words).padding(table_row::HEAD_PADDING).style(ctx.palette.menu_button());
    let semantics = Semantics::new(Role::ColumnHeader);
    let head = focus::control(head, semantics, Message::Sort(column));
    match spec.tip {
        Some(tip) => ctx.tip(head, ctx.text_label(tip)),
        None => head,
    }
}

/// What is said in place of rows.
pub fn note<'a>(key: &'a str, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let words = muted(ctx.texts.get(key), ctx.palette).center();
    container(words).padding(theme::MARGIN).center(Fill).into()
}

pub fn no_recordings(ctx: ViewContext<'_>) -> Element<'_, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let quiet = |key| muted(texts.get(key), palette).center();
    let tip = ctx.text_label("tip-library-add");
    let add = bar_parts::text_button("library-add", tip, true, Message::AddFolder, ctx);
    bar_parts::empty_page(column![
        title(texts.get("library-none"), palette).center(),
        quiet("library-invite"),
        add,
        quiet("library-invite-drop"),
    ])
}
