//! The board of a recording as a small picture.

use super::{LibraryScreen, Message};
use crate::game::Minefield;
use crate::replay::library::{GamePath, LibraryEntry};
use crate::ui::prelude::*;
use iced::advanced::image::{FilterMethod, Handle};
use iced::widget::image;

/// The largest side of a cell, in logical pixels.
const LARGEST_CELL: f32 = 14.0;

/// A picture, and the game and the colours that it is made from.
pub type Thumbnail = (GamePath, &'static Palette, Handle);

/// The board within `room`; as much empty space until it is known.
pub fn thumbnail<'a>(
    library: &'a LibraryScreen,
    entry: &'a LibraryEntry,
    room: Size,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let known = library.preview.as_ref().filter(|preview| entry.is_at(&preview.path));
    let field = known.and_then(|preview| preview.field.as_ref());
    let picture = field.map_or_else(
        || space().into(),
        |field| {
            let size = fitting(field, room);
            let handle = handle(library, entry, field, ctx.palette);
            let picture = image(handle).filter_method(FilterMethod::Nearest);
            let name = ctx.texts.get("announce-board");
            let picture = picture.width(size.width).height(size.height);
            described(picture, Semantics::new(Role::Image).named(name))
        },
    );
    container(picture).center_x(room.width).center_y(room.height).into()
}

/// Made once: another picture with the same pixels would be sent to the screen again.
fn handle(
    library: &LibraryScreen,
    entry: &LibraryEntry,
    field: &Minefield,
    palette: &'static Palette,
) -> Handle {
    let mut known = library.thumbnail.borrow_mut();
    if let Some((path, colors, handle)) = &*known
        && entry.is_at(path)
        && *colors == palette
    {
        return handle.clone();
    }
    let (cols, rows) = (field.size().cols(), field.size().rows());
    let handle = Handle::from_rgba(cols.into(), rows.into(), pixels(field, palette));
    *known = Some((entry.game_path(), palette, handle.clone()));
    handle
}

/// The size of the picture: cells of whole pixels, if they are not smaller than one.
fn fitting(field: &Minefield, room: Size) -> Size {
    let size = field.size();
    let (cols, rows) = (f32::from(size.cols()), f32::from(size.rows()));
    let cell = (room.width / cols).min(room.height / rows).min(LARGEST_CELL);
    let cell = if cell >= 1.0 { cell.floor() } else { cell };
    Size::new(cell * cols, cell * rows)
}

/// One pixel a cell: red, green, blue and alpha.
fn pixels(field: &Minefield, palette: &Palette) -> Vec<u8> {
    let cells = field.size().positions().map(|pos| match field.number(pos) {
        None => palette.ink,
        Some(0) => palette.open,
        Some(number) => mix(palette.open, palette.numbers[usize::from(number) - 1], 0.55),
    });
    cells.flat_map(Color::into_rgba8).collect()
}
