//! What the library shows of the selected recording: a small picture of its board, and facts.

use super::{LibraryScreen, Message, table_row};
use crate::game::{Game, VisibleCell};
use crate::i18n::{errors, safe_text};
use crate::replay::RecordingSummary;
use crate::replay::library::{EntryContent, GamePath, LibraryEntry};
use crate::ui::board;
use crate::ui::board::look::EndDisplay;
use crate::ui::board::sprite_cache::SpritesKey;
use crate::ui::screen::prelude::*;
use iced::advanced::image::{FilterMethod, Handle};
use iced::widget::{column, image};

/// The width of the details beside the table.
pub const WIDTH: f32 = 68.0 * theme::UNIT;
/// The height of the details below the table.
const HEIGHT: f32 = 46.0 * theme::UNIT;
/// The narrowest window with room beside the table, and the lowest with room below.
const ROOM_BESIDE: f32 = 860.0;
const ROOM_BELOW: f32 = 560.0;
/// The largest side of a cell.
const LARGEST_CELL: f32 = 20.0;
/// The smallest side of a cell with a picture, in physical pixels.
const SMALLEST_CELL: f32 = 3.0;
/// The largest thumbnails beside and below the table.
const PICTURE_BESIDE: Size = Size::new(WIDTH - 10.0 * theme::UNIT, 48.0 * theme::UNIT);
const PICTURE_BELOW: Size = Size::new(36.0 * theme::UNIT, HEIGHT - 8.0 * theme::UNIT);

const PICTURE_NARROW: Size = Size::new(30.0 * theme::UNIT, 19.0 * theme::UNIT);
/// The narrowest window with two columns of figures below the table.
const ROOM_FOR_TWO: f32 = 680.0;
/// The width of the names of figures.
const NAMES: f32 = 20.0 * theme::UNIT;

/// Where the details are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DetailsPlace {
    Beside,
    Below,
    /// The window has only room for the buttons, which are in the bar below the table.
    Nowhere,
}

impl DetailsPlace {
    pub const fn of(window: Size) -> Self {
        if window.width >= ROOM_BESIDE {
            Self::Beside
        } else if window.height >= ROOM_BELOW {
            Self::Below
        } else {
            Self::Nowhere
        }
    }

    /// The height that they take below the table.
    pub const fn height_below(self) -> f32 {
        match self {
            Self::Below => HEIGHT,
            Self::Beside | Self::Nowhere => 0.0,
        }
    }
}

pub fn details<'a>(library: &'a LibraryScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let palette = ctx.palette;
    let place = DetailsPlace::of(ctx.window);
    let Some(entry) = library.selected() else {
        return match place {
            DetailsPlace::Beside => space().width(WIDTH).into(),
            DetailsPlace::Below => space().height(HEIGHT).into(),
            DetailsPlace::Nowhere => space().into(),
        };
    };
    let picture = |room| thumbnail(library, entry, room, ctx);
    let facts = scrollbar::vertical_with_gutter(facts(entry, place, ctx)).width(Fill);
    let card = |content: Element<'a, Message>, height: Length| {
        let card = container(content).padding(3.0 * theme::UNIT).style(palette.card());
        // Its edges are those of the bars; the table has a margin at its side.
        let left = if place == DetailsPlace::Beside { 0.0 } else { theme::MARGIN };
        let around = Padding::from([theme::GAP, theme::MARGIN]).left(left);
        container(card.width(Fill).height(height)).padding(around)
    };
    match place {
        DetailsPlace::Beside => {
            // The buttons stay where they are, however much there is to say.
            let content = column![
                container(picture(PICTURE_BESIDE)).center_x(Fill),
                wrapped_buttons(library, ctx),
                facts,
            ];
            card(content.spacing(2.0 * theme::GAP).into(), Shrink).width(WIDTH).into()
        }
        DetailsPlace::Below if !ctx.window.is_roomy() => {
            let above = row![picture(PICTURE_NARROW), facts].spacing(theme::GAP).height(Fill);
            let content = column![above, wrapped_buttons(library, ctx)].spacing(theme::GAP);
            card(content.into(), Fill).width(Fill).height(HEIGHT).into()
        }
        DetailsPlace::Below => {
            let buttons = column(all_buttons(library, ctx)).spacing(theme::GAP);
            let content = row![picture(PICTURE_BELOW), facts, buttons].align_y(Center);
            card(content.spacing(2.0 * theme::GAP).into(), Fill).width(Fill).height(HEIGHT).into()
        }
        DetailsPlace::Nowhere => space().into(),
    }
}

/// Play, race, mark and compare.
fn all_buttons<'a>(library: &'a LibraryScreen, ctx: ViewContext<'a>) -> Vec<Element<'a, Message>> {
    let texts = ctx.texts;
    let game = library.selected_game();
    let is_marked = game.is_some_and(|entry| library.is_marked(entry));
    let button = |key, label, chosen, message: Option<Message>| {
        bar_parts::text_button(key, label, chosen, message, ctx)
    };
    let play = ctx.label(texts.get("tip-library-play"), Command::Accept);
    let mark = ctx.label(texts.get("tip-library-mark"), Command::Open);
    let mark_name = if is_marked { "library-unmark" } else { "library-mark" };
    let race = ctx.label(texts.get("race-this"), Command::Race);
    let compare = ctx.text_label("tip-library-compare");
    let pair = library.pair().map(|_| Message::Compare);
    let race = button("race-this-short", race, false, game.map(|_| Message::Race));
    // The bar of a small window has no room for it.
    let has_room = DetailsPlace::of(ctx.window) != DetailsPlace::Nowhere;
    [
        Some(button("library-play", play, true, game.map(|_| Message::Play))),
        has_room.then_some(race),
        Some(button(mark_name, mark, false, game.map(|_| Message::Mark))),
        Some(button("library-compare", compare, false, pair)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

pub fn buttons<'a>(library: &'a LibraryScreen, ctx: ViewContext<'a>) -> Row<'a, Message> {
    row(all_buttons(library, ctx)).spacing(theme::GAP)
}

/// In two rows of two.
fn wrapped_buttons<'a>(library: &'a LibraryScreen, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let mut first = all_buttons(library, ctx);
    let second = first.split_off(2);
    column([first, second].map(|it| row(it).spacing(theme::GAP).into())).spacing(theme::GAP).into()
}

/// Why the selected file cannot be read, in the place of buttons that are of no use for it.
pub fn reason<'a>(
    library: &'a LibraryScreen,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    let entry = library.selected().filter(|_| library.pair().is_none())?;
    let EntryContent::Unreadable(why) = &entry.content else { return None };
    let words = problem(errors::unreadable(ctx.texts, why), ctx.palette).line_height(1.15);
    let words = scrollbar::vertical_with_gutter(words).width(Fill);
    Some(container(words).height(theme::BUTTON_HEIGHT).into())
}

fn facts<'a>(
    entry: &'a LibraryEntry,
    place: DetailsPlace,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let (texts, palette) = (ctx.texts, ctx.palette);
    let name = match entry.game() {
        Some(game) => table_row::player(entry, game, texts),
        None => entry.name(),
    };
    let name = strong(safe_text(&name).into_owned(), palette);
    let issue = |why: String| problem(why, palette);
    let folder = entry.path.parent().map(|folder| folder.display().to_string());
    let file = entry.game().map(|_| entry.name()).into_iter().chain(folder);
    let head = column![name, TextRole::Note.line(file.collect::<Vec<_>>().join(" · "), palette)];
    let content = match &entry.content {
        EntryContent::Unreadable(why) => head.push(issue(errors::unreadable(texts, why))),
        EntryContent::Game { summary, damage, .. } => {
            let lines = named_figures(entry, summary, ctx).into_iter().map(|(name, figure)| {
                let name = note(texts.get(name), palette);
                row![container(name).width(NAMES), TextRole::Fact.line(figure, palette)].into()
            });
            let lines: Vec<Element<'a, Message>> = lines.collect();
            let damage = damage.as_ref().map(|damage| issue(errors::damage(texts, damage)));
            // Beside the picture and the buttons, in two columns where there is room.
            let is_wide = place == DetailsPlace::Below && ctx.window.width >= ROOM_FOR_TWO;
            let abreast = if is_wide { 2 } else { 1 };
            let rows = lines.len().div_ceil(abreast.into());
            let mut lines = lines.into_iter();
            // The date, in the last one, is the longest.
            let columns = (0..abreast).map(|at| {
                let lines = column(lines.by_ref().take(rows)).spacing(theme::UNIT);
                lines.width(Length::FillPortion(4 + at)).into()
            });
            head.push(damage).push(row(columns).spacing(theme::GAP))
        }
    };
    content.spacing(theme::UNIT).width(Fill).into()
}

fn named_figures(
    entry: &LibraryEntry,
    game: &RecordingSummary,
    ctx: ViewContext<'_>,
) -> Vec<(&'static str, String)> {
    let texts = ctx.texts;
    let date = match entry.date() {
        Some(date) => format!("{} {}", texts.date(date.date()), date.strftime("%H:%M")),
        None => table_row::date(entry, game, texts),
    };
    let marks = game.marks().map(|mark| texts.mark(&mark));
    let result = texts.get(table_row::result_name(game.result)).to_owned();
    let result = [result].into_iter().chain(marks);
    let figures = [
        ("records-3bv", format!("{} / {}", game.solved, game.bbbv)),
        ("counter-bbbv_s", table_row::speed(game, texts)),
        ("counter-ioe", table_row::efficiency(game, texts)),
        ("counter-clicks", game.clicks.to_string()),
    ];
    let before = [
        ("replay-result", result.collect::<Vec<_>>().join(" · ")),
        ("library-level", table_row::level_name(game.level, texts)),
        ("records-time", table_row::time(game, texts)),
    ];
    let after = [
        ("records-date", date),
        ("library-program", table_row::program(game)),
        ("library-format", game.format.name().to_owned()),
    ];
    let figures = figures.into_iter().filter(|_| ctx.settings.expert_figures);
    before.into_iter().chain(figures).chain(after).collect()
}

/// A picture, and what it is made from: a game, the side of a cell, and the sprites.
pub type Thumbnail = ((GamePath, u32, SpritesKey), Handle);

/// The board within `room`, in the current style; as much empty space until it is known.
fn thumbnail<'a>(
    library: &'a LibraryScreen,
    entry: &'a LibraryEntry,
    room: Size,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let known = library.preview.as_ref().filter(|preview| entry.is_at(&preview.path));
    let game = known.and_then(|preview| preview.game.as_ref());
    let picture = game.and_then(|game| {
        let (cols, rows) = (f32::from(game.size().cols()), f32::from(game.size().rows()));
        let side = cell_side(room.width / cols, room.height / rows, ctx.sprites.scale());
        let picture = image(handle(library, entry, game, side, ctx)?);
        let picture = picture.filter_method(FilterMethod::Nearest);
        let picture = picture.width(side * cols).height(side * rows);
        let name = ctx.texts.get("announce-board");
        Some(described(picture, Semantics::new(Role::Image).named(name)))
    });
    let picture = picture.unwrap_or_else(|| space().into());
    container(picture).center_x(room.width).center_y(room.height).into()
}

/// Made once: another picture with the same pixels would be sent to the screen again.
fn handle(
    library: &LibraryScreen,
    entry: &LibraryEntry,
    game: &Game,
    side: f32,
    ctx: ViewContext<'_>,
) -> Option<Handle> {
    let key = (entry.game_path(), side.to_bits(), ctx.sprites.key());
    let mut known = library.thumbnail.borrow_mut();
    if let Some((of, handle)) = &*known
        && *of == key
    {
        return Some(handle.clone());
    }
    let handle = if side * ctx.sprites.scale() < SMALLEST_CELL {
        let size = game.size();
        let pixels =
            size.positions().flat_map(|pos| color(game.cell(pos), ctx.palette).into_rgba8());
        Handle::from_rgba(size.cols().into(), size.rows().into(), pixels.collect::<Vec<_>>())
    } else {
        board::picture(game, EndDisplay::Inline, side, ctx.sprites)?
    };
    *known = Some((key, handle.clone()));
    Some(handle)
}

/// The side of a cell with this much room: whole pixels, if it is not smaller than one.
fn cell_side(width: f32, height: f32, scale: f32) -> f32 {
    let side = width.min(height).min(LARGEST_CELL) * scale;
    if side >= 1.0 { side.floor() / scale } else { side / scale }
}

/// The one colour of a cell too small for more.
fn color(cell: VisibleCell, palette: &Palette) -> Color {
    match cell {
        VisibleCell::Covered | VisibleCell::Question => {
            mix(palette.covered[0], palette.covered[1], 0.5)
        }
        VisibleCell::Flag | VisibleCell::WrongFlag => palette.danger,
        VisibleCell::Mine => palette.ink,
        VisibleCell::HitMine => palette.hit,
        VisibleCell::Open(0) => palette.open,
        VisibleCell::Open(number) => {
            mix(palette.open, palette.numbers[usize::from(number) - 1], 0.55)
        }
    }
}
