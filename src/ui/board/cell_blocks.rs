//! Boards with more cells in view than are worth a widget each. They are drawn block by block, as
//! pictures that are kept as long as their cells look the same.

use super::picture::draw_cells;
use super::sprite_cache::{SpriteCache, SpritesKey};
use super::{BoardGeometry, CellRange};
use crate::ui::Renderer;
use crate::ui::board::cell::CellAppearance;
use crate::ui::kit::off_screen::off_screen;
use iced::advanced::image::{FilterMethod, Handle, Image, Renderer as _};
use iced::{Point, Rectangle};
use std::collections::HashMap;
use std::rc::Rc;

/// The most cells in view that are buttons. All of them are built, laid out and drawn after each
/// message, but boards that people usually play have far fewer.
pub(crate) const MOST_BUTTONS: usize = 4_096;
/// The side of a block in cells.
pub(crate) const BLOCK_SIDE: u16 = 8;

pub(crate) struct CellBlock {
    pub(crate) range: CellRange,
    /// Row by row.
    pub(crate) cells: Vec<CellAppearance>,
}

/// The blocks that were drawn last.
#[derive(Default)]
pub(crate) struct DrawnBlocks {
    /// The side of a cell, and its sprites.
    key: Option<(u32, SpritesKey)>,
    /// By their cells, and what these looked like.
    pictures: HashMap<CellRange, (Vec<CellAppearance>, Option<Handle>)>,
}

impl DrawnBlocks {
    /// Draws what is `visible` of a board that begins at `origin`.
    pub(crate) fn draw(
        &mut self,
        renderer: &mut Renderer,
        blocks: &[CellBlock],
        geometry: BoardGeometry,
        (origin, visible): (Point, &Rectangle),
        sprites: &Rc<SpriteCache>,
    ) {
        let side = geometry.cell_size;
        let key = Some((side.to_bits(), sprites.key()));
        if self.key != key {
            *self = Self { key, ..Self::default() };
        }
        let mut before = std::mem::take(&mut self.pictures);
        for CellBlock { range, cells } in blocks {
            let known = before.remove(range).filter(|(known, _)| known == cells);
            let (cells, picture) = known.unwrap_or_else(|| {
                let (cols, _) = range.shape();
                let page = sprites.palette().background;
                let size = geometry.bounds(Point::ORIGIN, *range).size();
                let picture = off_screen(size, sprites.scale(), page, |renderer| {
                    draw_cells(renderer, cells, cols, side, Point::ORIGIN, sprites);
                });
                (cells.clone(), picture)
            });
            let bounds = geometry.bounds(origin, *range);
            if let Some(picture) = picture.clone().filter(|_| bounds.intersects(visible)) {
                let picture = Image::new(picture).filter_method(FilterMethod::Nearest);
                renderer.draw_image(picture, bounds, bounds);
            }
            self.pictures.insert(*range, (cells, picture));
        }
    }
}
