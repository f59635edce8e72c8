//! Cells as pictures.
//!
//! The cells of a board are buttons that draw themselves, each with two images and a text. That is
//! too much for the thousands of a large board. So the buttons draw into tiles, off screen: pictures
//! of one cell where cells are large, and of several where they are small. A tile is kept as long
//! as its cells look the same, and tiles that look the same share a picture.

use super::sprite_cache::{SpriteCache, SpritesKey};
use super::{BoardGeometry, CellRange};
use crate::ui::board::cell::{CellAppearance, CellContent, CellEffect};
use crate::ui::software_renderer::{off_screen, snap_to_pixel};
use crate::ui::{Element, Renderer};
use iced::advanced::image::Renderer as _;
use iced::advanced::image::{FilterMethod, Handle, Image};
use iced::advanced::widget::Tree;
use iced::advanced::{Layout, layout, renderer};
use iced::{Point, Rectangle, Size, Theme, Vector, mouse};
use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

/// The side of a block in cells: a grid of buttons is rebuilt when one of them changes.
pub(crate) const BLOCK_SIDE: u16 = 8;
/// The largest side of a tile of several cells, in physical pixels.
const TILE_SIDE: f32 = 64.0;
/// More pictures than this, for each tile in view, are not kept.
const PICTURES_PER_TILE: usize = 2;

/// The side of a tile in cells, for cells of `side` physical pixels. It divides a block's.
fn cells_per_tile(side: f32) -> u16 {
    let most = (TILE_SIDE / side).clamp(1.0, f32::from(BLOCK_SIDE));
    1 << (most as u16).ilog2()
}

/// A block of cells: a grid of buttons.
pub(crate) struct CellBlock<'a, Message> {
    pub(crate) range: CellRange,
    /// Row by row.
    pub(crate) cells: Vec<CellAppearance>,
    pub(crate) grid: Element<'a, Message>,
}

/// What was drawn of a block.
struct DrawnBlock {
    cells: Vec<CellAppearance>,
    tiles: Vec<Tile>,
    /// Whether a cell is animated: then the cells draw themselves.
    is_animated: bool,
}

struct Tile {
    range: CellRange,
    /// Row by row.
    cells: Vec<CellAppearance>,
    picture: OnceCell<Option<Handle>>,
}

impl DrawnBlock {
    /// The tiles of a block; those of `before` are kept whose cells are the same.
    fn new<Message>(
        block: &CellBlock<'_, Message>,
        squares: Vec<CellRange>,
        before: Option<Self>,
    ) -> Self {
        let range = block.range;
        let is_animated = block.cells.iter().any(|cell| cell.effect != CellEffect::None);
        if is_animated {
            return Self { cells: block.cells.clone(), tiles: Vec::new(), is_animated };
        }
        let mut known = before.map_or_else(Vec::new, |before| before.tiles).into_iter();
        let tiles = squares.into_iter().map(|square| {
            let cells: Vec<_> =
                square.positions().map(|pos| block.cells[range.index(pos)]).collect();
            known.next().filter(|tile| tile.cells == cells).unwrap_or_else(|| Tile {
                range: square,
                cells,
                picture: OnceCell::new(),
            })
        });
        let tiles = tiles.collect();
        Self { cells: block.cells.clone(), tiles, is_animated }
    }
}

/// What pictures depend on besides their cells: the side of a cell, and the sprites.
type PictureKey = (u32, SpritesKey);

/// The blocks in view as they were drawn, and the pictures of their tiles.
#[derive(Default)]
pub(crate) struct DrawnBlocks {
    key: Option<PictureKey>,
    /// By their cells: at the same corner another board may have a block of another shape.
    blocks: HashMap<CellRange, DrawnBlock>,
    /// The layouts of blocks, one for each shape: they do not depend on what the cells show.
    layouts: HashMap<(u16, u16), layout::Node>,
    pictures: RefCell<HashMap<(u16, Vec<CellAppearance>), Handle>>,
}

/// How a block is drawn: the renderer, and what iced hands to every widget.
pub(crate) struct TileDrawContext<'a> {
    pub(crate) geometry: BoardGeometry,
    pub(crate) sprites: &'a SpriteCache,
    pub(crate) theme: &'a Theme,
    pub(crate) style: &'a renderer::Style,
}

impl DrawnBlocks {
    /// Takes over the blocks of the next frame.
    pub(crate) fn update<Message>(
        &mut self,
        blocks: &[CellBlock<'_, Message>],
        geometry: BoardGeometry,
        sprites: &SpriteCache,
    ) {
        let key = Some((geometry.cell_size.to_bits(), sprites.key()));
        if self.key != key {
            *self = Self { key, ..Self::default() };
        }
        let side = cells_per_tile(geometry.cell_size * sprites.scale());
        let mut before = std::mem::take(&mut self.blocks);
        for block in blocks {
            let drawn = match before.remove(&block.range) {
                Some(same) if same.cells == block.cells => same,
                other => {
                    let squares = block.range.covering_squares(side, geometry.board);
                    DrawnBlock::new(block, squares, other)
                }
            };
            self.blocks.insert(block.range, drawn);
        }
        let tiles: usize = self.blocks.values().map(|block| block.tiles.len()).sum();
        let pictures = self.pictures.get_mut();
        if pictures.len() > PICTURES_PER_TILE * tiles {
            pictures.clear();
        }
    }

    /// Lays out a block, unless one of the same shape is known.
    pub(crate) fn layout<Message>(
        &mut self,
        block: &mut CellBlock<'_, Message>,
        tree: &mut Tree,
        geometry: BoardGeometry,
        renderer: &Renderer,
    ) {
        self.layouts.entry(block.range.shape()).or_insert_with(|| {
            let extent = geometry.bounds(Point::ORIGIN, block.range).size();
            let limits = layout::Limits::new(Size::ZERO, extent);
            block.grid.as_widget_mut().layout(tree, renderer, &limits)
        });
    }

    /// Draws what is `visible` of a block on a board that begins at `origin`.
    pub(crate) fn draw<Message>(
        &self,
        block: &CellBlock<'_, Message>,
        tree: &Tree,
        renderer: &mut Renderer,
        ctx: &TileDrawContext<'_>,
        origin: Point,
        visible: &Rectangle,
    ) {
        let known = self.blocks.get(&block.range).zip(self.layouts.get(&block.range.shape()));
        let Some((drawn, node)) = known else {
            return;
        };
        let draw_cells = |renderer: &mut Renderer, corner: Vector, visible: &Rectangle| {
            let (grid, layout) = (block.grid.as_widget(), Layout::with_offset(corner, node));
            let cursor = mouse::Cursor::Unavailable;
            grid.draw(tree, renderer, ctx.theme, ctx.style, layout, cursor, visible);
        };
        let corner = ctx.geometry.bounds(origin, block.range).position() - Point::ORIGIN;
        if drawn.is_animated {
            return draw_cells(renderer, corner, visible);
        }
        for tile in &drawn.tiles {
            let bounds = ctx.geometry.bounds(origin, tile.range);
            if !bounds.intersects(visible) {
                continue;
            }
            let picture = tile.picture.get_or_init(|| {
                self.picture(tile, ctx, |painter, area| {
                    draw_cells(painter, corner - (bounds.position() - Point::ORIGIN), area);
                })
            });
            if let Some(picture) = picture {
                let picture = Image::new(picture.clone()).filter_method(FilterMethod::Nearest);
                let bounds = snap_to_pixel(bounds, ctx.sprites.scale());
                renderer.draw_image(picture, bounds, bounds);
            }
        }
    }

    /// The picture of a tile, drawn by `draw` unless it is known; `None` without a renderer.
    fn picture(
        &self,
        tile: &Tile,
        ctx: &TileDrawContext<'_>,
        draw: impl FnOnce(&mut Renderer, &Rectangle),
    ) -> Option<Handle> {
        // One empty cell is nothing but its background.
        if let [CellAppearance { background, content: CellContent::Blank, .. }] = tile.cells[..] {
            return Some(ctx.sprites.background(background, ctx.geometry.cell_size).handle);
        }
        let (cols, _) = tile.range.shape();
        let mut pictures = self.pictures.borrow_mut();
        let key = (cols, tile.cells.clone());
        if let Some(known) = pictures.get(&key) {
            return Some(known.clone());
        }
        let area = Rectangle::with_size(ctx.geometry.bounds(Point::ORIGIN, tile.range).size());
        // Not the cells around it, which begin where this area ends.
        let inside = area.shrink(ctx.geometry.cell_size / 4.0);
        let (scale, page) = (ctx.sprites.scale(), ctx.sprites.palette().background);
        let handle = off_screen(area.size(), scale, page, |renderer| draw(renderer, &inside))?;
        pictures.insert(key, handle.clone());
        Some(handle)
    }
}
