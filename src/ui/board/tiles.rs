//! Blocks of cells, and their cached images (tiles).
//!
//! Each cell is a button that draws itself, which costs the renderer about 1 µs per cell and frame.
//! A window full of small cells has thousands. So a block of cells at rest is drawn once, off
//! screen, and then shown as one image. The few cells that have changed since are drawn above it.

use super::BoardGeometry;
use crate::config::ColorVision;
use crate::game::Pos;
use crate::ui::board::cell::CellAppearance;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::font;
use crate::ui::theme::size;
use iced::advanced::image::{FilterMethod, Handle, Image};
use iced::advanced::renderer::Headless;
use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Renderer as _, layout, renderer};
use iced::futures::FutureExt;
use iced::{Element, Point, Rectangle, Renderer, Size, Theme, Vector, mouse};
use std::cell::RefCell;
use std::collections::HashMap;

/// The side of a block in physical pixels, and its limits in cells.
const SIDE: f32 = 96.0;
const FEWEST: u16 = 2;
const MOST: u16 = 16;

pub struct CellBlock<'a, Message> {
    pub first: Pos,
    pub rows: u16,
    pub cols: u16,
    /// Row by row.
    pub styles: Vec<CellAppearance>,
    pub cells: Element<'a, Message>,
}

/// The side of a block in cells, for cells of `side` logical pixels.
pub fn cells_per_side(side: f32, scale: f32) -> u16 {
    ((SIDE / (side * scale)).floor() as u16).clamp(FEWEST, MOST)
}

impl<Message> CellBlock<'_, Message> {
    pub(crate) fn extent(&self, geometry: BoardGeometry) -> Size {
        Size::new(
            f32::from(self.cols) * geometry.cell_size,
            f32::from(self.rows) * geometry.cell_size,
        )
    }

    pub(crate) fn contains(&self, pos: Pos) -> bool {
        (self.first.row..self.first.row + self.rows).contains(&pos.row)
            && (self.first.col..self.first.col + self.cols).contains(&pos.col)
    }

    /// The bounds in the window of a board that begins at `origin`.
    pub(crate) fn bounds(&self, geometry: BoardGeometry, origin: Point) -> Rectangle {
        Rectangle::new(geometry.cell_bounds(origin, self.first).position(), self.extent(geometry))
    }
}

/// The layouts of blocks, one for each shape: they do not depend on the style of cells.
#[derive(Debug, Clone, Default)]
pub(crate) struct BlockLayouts {
    side: f32,
    known: Vec<((u16, u16), layout::Node)>,
}

impl BlockLayouts {
    /// Lays out a block, unless one of the same shape is known.
    pub(crate) fn layout<Message>(
        &mut self,
        block: &mut CellBlock<'_, Message>,
        tree: &mut Tree,
        geometry: BoardGeometry,
        renderer: &Renderer,
    ) {
        if self.side != geometry.cell_size {
            self.side = geometry.cell_size;
            self.known.clear();
        }
        if self.get(block).is_none() {
            let limits = layout::Limits::new(Size::ZERO, block.extent(geometry));
            let node = block.cells.as_widget_mut().layout(tree, renderer, &limits);
            self.known.push(((block.rows, block.cols), node));
        }
    }

    pub(crate) fn get<Message>(&self, block: &CellBlock<'_, Message>) -> Option<&layout::Node> {
        let shape = (block.rows, block.cols);
        let known = self.known.iter().find(|(known, _)| *known == shape);
        known.map(|(_, node)| node)
    }
}

#[derive(Default)]
pub(crate) struct TileCache {
    tiles: RefCell<HashMap<Pos, Tile>>,
    /// The off-screen renderer; created on first use.
    painter: RefCell<Option<Renderer>>,
}

struct Tile {
    cols: u16,
    styles: Vec<CellAppearance>,
    key: TileKey,
    handle: Handle,
}

impl Tile {
    /// Whether the tile matches the block, apart from changed cells.
    fn fits<Message>(&self, block: &CellBlock<'_, Message>, key: TileKey) -> bool {
        (self.key, self.cols, self.styles.len()) == (key, block.cols, block.styles.len())
    }
}

/// What a tile depends on besides its styles: the side of a cell, and the sprites.
pub(crate) type TileKey = (u32, (&'static str, ColorVision, u32));

pub(crate) fn tile_key(geometry: BoardGeometry, sprites: &SpriteCache) -> TileKey {
    (geometry.cell_size.to_bits(), sprites.key())
}

impl TileCache {
    /// Evicts tiles of blocks out of view when there are many.
    pub(crate) fn evict_hidden<Message>(&self, blocks: &[CellBlock<'_, Message>]) {
        let mut tiles = self.tiles.borrow_mut();
        if tiles.len() > 2 * blocks.len() {
            let mut kept = HashMap::with_capacity(blocks.len());
            for block in blocks {
                kept.extend(tiles.remove_entry(&block.first));
            }
            *tiles = kept;
        }
    }

    /// Calls `on_change` for each cell of a block that differs from its tile, if there is one.
    pub(crate) fn changed_cells<Message>(
        &self,
        block: &CellBlock<'_, Message>,
        key: TileKey,
        mut on_change: impl FnMut(Pos),
    ) {
        let tiles = self.tiles.borrow();
        let Some(known) = tiles.get(&block.first).filter(|known| known.fits(block, key)) else {
            return;
        };
        if known.styles == block.styles {
            return;
        }
        for (index, (before, now)) in (0_u16..).zip(known.styles.iter().zip(&block.styles)) {
            if before != now {
                on_change(Pos::new(
                    block.first.row + index / block.cols,
                    block.first.col + index % block.cols,
                ));
            }
        }
    }

    /// Evicts the tile of a block if it is outdated, and returns whether it did.
    pub(crate) fn evict_if_changed<Message>(
        &mut self,
        block: &CellBlock<'_, Message>,
        key: TileKey,
    ) -> bool {
        let tiles = self.tiles.get_mut();
        let fits = |known: &Tile| known.fits(block, key) && known.styles == block.styles;
        let stays = tiles.get(&block.first).is_some_and(fits);
        if !stays {
            tiles.remove(&block.first);
        }
        !stays
    }

    /// Stores an empty tile for a block.
    #[cfg(test)]
    pub(crate) fn insert_blank<Message>(&mut self, block: &CellBlock<'_, Message>, key: TileKey) {
        let tile = Tile {
            cols: block.cols,
            styles: block.styles.clone(),
            key,
            handle: Handle::from_rgba(1, 1, vec![0; 4]),
        };
        self.tiles.get_mut().insert(block.first, tile);
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }

    /// The image of a block laid out as `node`, possibly with outdated cells; `None` without a
    /// renderer.
    pub(crate) fn image<Message>(
        &self,
        block: &CellBlock<'_, Message>,
        tree: &Tree,
        node: &layout::Node,
        geometry: BoardGeometry,
        sprites: &SpriteCache,
        (theme, style): (&Theme, &renderer::Style),
    ) -> Option<Image> {
        let key = tile_key(geometry, sprites);
        let mut tiles = self.tiles.borrow_mut();
        let image =
            |handle: &Handle| Image::new(handle.clone()).filter_method(FilterMethod::Nearest);
        if let Some(known) = tiles.get(&block.first)
            && known.fits(block, key)
        {
            return Some(image(&known.handle));
        }
        let keep = |tiles: &mut HashMap<Pos, Tile>, handle: Handle| {
            let shown = image(&handle);
            let tile = Tile { cols: block.cols, styles: block.styles.clone(), key, handle };
            tiles.insert(block.first, tile);
            Some(shown)
        };
        // On a new board, blocks along a diagonal look alike.
        let same = |known: &&Tile| known.fits(block, key) && known.styles == block.styles;
        if let Some(twin) = tiles.values().find(same) {
            let handle = twin.handle.clone();
            return keep(&mut tiles, handle);
        }
        let mut painter = self.painter.borrow_mut();
        if painter.is_none() {
            let new = <Renderer as Headless>::new(font::TEXT, size::TEXT.into(), None);
            *painter = new.now_or_never().flatten();
        }
        let painter = painter.as_mut()?;
        let extent = block.extent(geometry);
        let whole = Rectangle::with_size(extent);
        painter.reset(whole);
        block.cells.as_widget().draw(
            tree,
            painter,
            theme,
            style,
            Layout::with_offset(Vector::ZERO, node),
            mouse::Cursor::Unavailable,
            &whole,
        );
        let pixels = |length: f32| (length * sprites.scale()).round().max(1.0) as u32;
        let (width, height) = (pixels(extent.width), pixels(extent.height));
        let page = sprites.palette().background;
        let drawn = painter.screenshot(Size::new(width, height), sprites.scale(), page);
        let handle = Handle::from_rgba(width, height, drawn);
        keep(&mut tiles, handle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Style;
    use crate::ui::board::cell::{CellContent, CellEffect, cell};
    use crate::ui::board::cell_background::{CellBackground, CellShadow};
    use crate::ui::theme::Palette;
    use crate::ui::widget::icon;
    use iced::widget::grid;
    use proptest::prelude::*;
    use std::rc::Rc;

    const SIDE_OF_CELL: f32 = 16.0;

    fn sprites(scale: f32) -> Rc<SpriteCache> {
        let palette = Palette::of(Style::Windows7, false, ColorVision::Normal);
        Rc::new(SpriteCache::new(palette, scale))
    }

    fn block(styles: Vec<CellAppearance>, sprites: &Rc<SpriteCache>) -> CellBlock<'static, ()> {
        let cells = styles.iter().map(|&style| cell(style, Rc::clone(sprites)));
        let side = 2.0 * SIDE_OF_CELL;
        CellBlock {
            first: Pos::new(0, 0),
            rows: 2,
            cols: 2,
            cells: grid(cells).columns(2).width(side).height(side).into(),
            styles,
        }
    }

    fn painter() -> Renderer {
        let new = <Renderer as Headless>::new(font::TEXT, size::TEXT.into(), None);
        new.now_or_never().flatten().expect("a renderer")
    }

    /// The tile of a block, and what its cells draw themselves.
    fn both(
        cache: &TileCache,
        mut block: CellBlock<'_, ()>,
        sprites: &Rc<SpriteCache>,
    ) -> (Handle, Vec<u8>) {
        let geometry = BoardGeometry {
            board: crate::game::BoardSize::new(2, 2).expect("a board"),
            first: Pos::new(0, 0),
            cell_size: SIDE_OF_CELL,
            offset: Point::ORIGIN,
        };
        let (theme, style) = (Theme::Light, renderer::Style::default());
        let (mut tree, mut painter) = (Tree::new(&block.cells), painter());
        let mut shapes = BlockLayouts::default();
        shapes.layout(&mut block, &mut tree, geometry, &painter);
        let node = shapes.get(&block).expect("it is laid out");
        let tile = cache
            .image(&block, &tree, node, geometry, sprites, (&theme, &style))
            .expect("a picture");
        let whole = Rectangle::with_size(block.extent(geometry));
        painter.reset(whole);
        let layout = Layout::with_offset(Vector::ZERO, node);
        let away = mouse::Cursor::Unavailable;
        let cells = block.cells.as_widget();
        cells.draw(&tree, &mut painter, &theme, &style, layout, away, &whole);
        let pixels = (whole.width * sprites.scale()) as u32;
        let page = sprites.palette().background;
        let drawn = painter.screenshot(Size::new(pixels, pixels), sprites.scale(), page);
        (tile.handle, drawn)
    }

    fn pixels(handle: &Handle) -> &[u8] {
        match handle {
            Handle::Rgba { pixels, .. } => pixels,
            _ => panic!("pixels"),
        }
    }

    fn any_look() -> impl Strategy<Value = CellAppearance> {
        let ground = prop_oneof![
            (0..=CellBackground::GRADIENT_STEPS, any::<bool>())
                .prop_map(|(gradient, hovered)| CellBackground::Covered { gradient, hovered }),
            any::<[bool; 3]>().prop_map(|[above, left, corner]| {
                CellBackground::Open(CellShadow { above, left, corner })
            }),
            Just(CellBackground::Hit),
        ];
        let face = prop_oneof![
            Just(CellContent::Blank),
            (0_u8..=8).prop_map(CellContent::Number),
            Just(CellContent::Icon(icon::Icon::Flag)),
            Just(CellContent::Icon(icon::Icon::Mine)),
        ];
        (ground, face).prop_map(|(ground, face)| CellAppearance {
            background: ground,
            content: face,
            effect: CellEffect::None,
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]
        #[test]
        fn a_tile_shows_what_the_cells_draw_even_after_a_change(
            first in prop::collection::vec(any_look(), 4),
            second in prop::collection::vec(any_look(), 4),
            scale in prop_oneof![Just(1.0_f32), Just(1.25), Just(2.0)],
        ) {
            let (cache, sprites) = (TileCache::default(), sprites(scale));
            let mut cache = cache;
            for styles in [first, second] {
                let block = block(styles, &sprites);
                let key = (SIDE_OF_CELL.to_bits(), sprites.key());
                let mut differ = 0;
                cache.changed_cells(&block, key, |_| differ += 1);
                prop_assert!(cache.evict_if_changed(&block, key) || differ == 0);
                let (tile, drawn) = both(&cache, block, &sprites);
                prop_assert_eq!(pixels(&tile), &drawn[..]);
            }
        }
    }

    #[test]
    fn a_block_keeps_its_tile_until_eviction_or_other_colours() {
        let (mut cache, bright) = (TileCache::default(), sprites(1.0));
        let style = |along| CellAppearance {
            background: CellBackground::Covered { gradient: along, hovered: false },
            content: CellContent::Blank,
            effect: CellEffect::None,
        };
        let changed = || vec![style(0), style(0), style(3), style(0)];
        let id = |cache: &TileCache, styles, sprites| {
            both(cache, block(styles, sprites), sprites).0.id()
        };
        let before = id(&cache, vec![style(0); 4], &bright);
        assert_eq!(id(&cache, changed(), &bright), before);
        let key = (SIDE_OF_CELL.to_bits(), bright.key());
        let mut differing = Vec::new();
        cache.changed_cells(&block(changed(), &bright), key, |pos| differing.push(pos));
        assert_eq!(differing, [Pos::new(1, 0)]);
        assert!(cache.evict_if_changed(&block(changed(), &bright), key));
        let other = id(&cache, changed(), &bright);
        assert_ne!(other, before);
        assert!(!cache.evict_if_changed(&block(changed(), &bright), key), "it is right now");
        let dark = Palette::of(Style::Windows7, true, ColorVision::Normal);
        let dark = Rc::new(SpriteCache::new(dark, 1.0));
        assert_ne!(id(&cache, changed(), &dark), other);
    }
}
