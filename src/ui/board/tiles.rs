//! Blocks of cells, and the pictures of those at rest.
//!
//! Every cell is a button that draws itself, and the renderer compares, copies and looks through all
//! that is drawn with each frame: some 1 µs for each cell, in which a window full of small cells has
//! thousands. So where there are many, a block of them is drawn once, aside, and then stands in the
//! window as one picture. The few cells that have changed since stand above it as what they are.

use super::BoardGeometry;
use crate::config::ColorVision;
use crate::game::Pos;
use crate::ui::board::cell::CellStyle;
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

/// The side of a block, in pixels of the screen, and in cells at least and at most.
const SIDE: f32 = 96.0;
const FEWEST: u16 = 2;
const MOST: u16 = 16;

/// A block of cells.
pub struct CellBlock<'a, Message> {
    /// Its first cell.
    pub first: Pos,
    /// How many rows it has.
    pub rows: u16,
    /// How many columns it has.
    pub cols: u16,
    /// What its cells look like, row by row.
    pub styles: Vec<CellStyle>,
    /// Its cells.
    pub cells: Element<'a, Message>,
}

/// How many cells make the side of a block, where a cell's is `side` logical pixels and each of
/// those `scale` of the screen's.
pub fn cells_per_side(side: f32, scale: f32) -> u16 {
    ((SIDE / (side * scale)).floor() as u16).clamp(FEWEST, MOST)
}

impl<Message> CellBlock<'_, Message> {
    pub(crate) fn extent(&self, part: BoardGeometry) -> Size {
        Size::new(f32::from(self.cols) * part.cell_size, f32::from(self.rows) * part.cell_size)
    }

    /// Whether a cell is one of the block.
    pub(crate) fn contains(&self, pos: Pos) -> bool {
        (self.first.row..self.first.row + self.rows).contains(&pos.row)
            && (self.first.col..self.first.col + self.cols).contains(&pos.col)
    }

    /// Where the block lies in the window, when its board begins at `origin`.
    pub(crate) fn bounds(&self, part: BoardGeometry, origin: Point) -> Rectangle {
        Rectangle::new(part.cell_bounds(origin, self.first).position(), self.extent(part))
    }
}

/// Where the cells lie in blocks of each shape. It is the same whatever they look like.
#[derive(Debug, Clone, Default)]
pub(crate) struct BlockLayouts {
    side: f32,
    known: Vec<((u16, u16), layout::Node)>,
}

impl BlockLayouts {
    /// Lays out a block, if that was not done for another one like it.
    pub(crate) fn layout<Message>(
        &mut self,
        block: &mut CellBlock<'_, Message>,
        tree: &mut Tree,
        part: BoardGeometry,
        renderer: &Renderer,
    ) {
        if self.side != part.cell_size {
            self.side = part.cell_size;
            self.known.clear();
        }
        if self.get(block).is_none() {
            let limits = layout::Limits::new(Size::ZERO, block.extent(part));
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

/// The pictures of blocks.
#[derive(Default)]
pub(crate) struct TileCache {
    tiles: RefCell<HashMap<Pos, Tile>>,
    /// What draws them; made when the first one is to be drawn.
    painter: RefCell<Option<Renderer>>,
}

struct Tile {
    cols: u16,
    styles: Vec<CellStyle>,
    key: TileKey,
    handle: Handle,
}

impl Tile {
    /// Whether it can stand for a block, but for cells that have changed.
    fn fits<Message>(&self, block: &CellBlock<'_, Message>, key: TileKey) -> bool {
        (self.key, self.cols, self.styles.len()) == (key, block.cols, block.styles.len())
    }
}

/// What a picture depends on besides its looks: the side of a cell, and the sheet.
pub(crate) type TileKey = (u32, (&'static str, ColorVision, u32));

pub(crate) fn tile_key(part: BoardGeometry, sheet: &SpriteCache) -> TileKey {
    (part.cell_size.to_bits(), sheet.key())
}

impl TileCache {
    /// Gives up the pictures of blocks that are not in sight, when there are many.
    pub(crate) fn evict_hidden<Message>(&self, blocks: &[CellBlock<'_, Message>]) {
        let mut pictures = self.tiles.borrow_mut();
        if pictures.len() > 2 * blocks.len() {
            let mut kept = HashMap::with_capacity(blocks.len());
            for block in blocks {
                kept.extend(pictures.remove_entry(&block.first));
            }
            *pictures = kept;
        }
    }

    /// Tells the cells of a block that do not look as they do in its picture, if it has one.
    pub(crate) fn changed_cells<Message>(
        &self,
        block: &CellBlock<'_, Message>,
        key: TileKey,
        mut tell: impl FnMut(Pos),
    ) {
        let pictures = self.tiles.borrow();
        let Some(known) = pictures.get(&block.first).filter(|known| known.fits(block, key)) else {
            return;
        };
        if known.styles == block.styles {
            return;
        }
        for (index, (before, now)) in (0_u16..).zip(known.styles.iter().zip(&block.styles)) {
            if before != now {
                tell(Pos::new(
                    block.first.row + index / block.cols,
                    block.first.col + index % block.cols,
                ));
            }
        }
    }

    /// Gives up the picture of a block that does not look like it, and says whether it did.
    pub(crate) fn evict_if_changed<Message>(
        &mut self,
        block: &CellBlock<'_, Message>,
        key: TileKey,
    ) -> bool {
        let pictures = self.tiles.get_mut();
        let fits = |known: &Tile| known.fits(block, key) && known.styles == block.styles;
        let stays = pictures.get(&block.first).is_some_and(fits);
        if !stays {
            pictures.remove(&block.first);
        }
        !stays
    }

    /// Keeps an empty picture of a block as it is.
    #[cfg(test)]
    pub(crate) fn insert_blank<Message>(&mut self, block: &CellBlock<'_, Message>, key: TileKey) {
        let picture = Tile {
            cols: block.cols,
            styles: block.styles.clone(),
            key,
            handle: Handle::from_rgba(1, 1, vec![0; 4]),
        };
        self.tiles.get_mut().insert(block.first, picture);
    }

    /// Gives up everything.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }

    /// The picture of a block whose cells lie like `node`, as it was drawn last; nothing where none
    /// can be had.
    pub(crate) fn image<Message>(
        &self,
        block: &CellBlock<'_, Message>,
        tree: &Tree,
        node: &layout::Node,
        part: BoardGeometry,
        sheet: &SpriteCache,
        (theme, style): (&Theme, &renderer::Style),
    ) -> Option<Image> {
        let key = tile_key(part, sheet);
        let mut pictures = self.tiles.borrow_mut();
        let image =
            |handle: &Handle| Image::new(handle.clone()).filter_method(FilterMethod::Nearest);
        if let Some(known) = pictures.get(&block.first)
            && known.fits(block, key)
        {
            return Some(image(&known.handle));
        }
        let keep = |pictures: &mut HashMap<Pos, Tile>, handle: Handle| {
            let shown = image(&handle);
            let picture = Tile { cols: block.cols, styles: block.styles.clone(), key, handle };
            pictures.insert(block.first, picture);
            Some(shown)
        };
        // On a new board whole diagonals of blocks look alike.
        let same = |known: &&Tile| known.fits(block, key) && known.styles == block.styles;
        if let Some(twin) = pictures.values().find(same) {
            let handle = twin.handle.clone();
            return keep(&mut pictures, handle);
        }
        let mut painter = self.painter.borrow_mut();
        if painter.is_none() {
            let new = <Renderer as Headless>::new(font::TEXT, size::TEXT.into(), None);
            *painter = new.now_or_never().flatten();
        }
        let painter = painter.as_mut()?;
        let extent = block.extent(part);
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
        let pixels = |length: f32| (length * sheet.scale()).round().max(1.0) as u32;
        let (width, height) = (pixels(extent.width), pixels(extent.height));
        let page = sheet.palette().background;
        let drawn = painter.screenshot(Size::new(width, height), sheet.scale(), page);
        let handle = Handle::from_rgba(width, height, drawn);
        keep(&mut pictures, handle)
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

    fn sheet(scale: f32) -> Rc<SpriteCache> {
        let palette = Palette::of(Style::Windows7, false, ColorVision::Normal);
        Rc::new(SpriteCache::new(palette, scale))
    }

    fn block(looks: Vec<CellStyle>, sheet: &Rc<SpriteCache>) -> CellBlock<'static, ()> {
        let cells = looks.iter().map(|&look| cell(look, Rc::clone(sheet)));
        let side = 2.0 * SIDE_OF_CELL;
        CellBlock {
            first: Pos::new(0, 0),
            rows: 2,
            cols: 2,
            cells: grid(cells).columns(2).width(side).height(side).into(),
            styles: looks,
        }
    }

    fn painter() -> Renderer {
        let new = <Renderer as Headless>::new(font::TEXT, size::TEXT.into(), None);
        new.now_or_never().flatten().expect("a renderer")
    }

    /// The picture of the block, and what its cells draw by themselves.
    fn both(
        album: &TileCache,
        mut block: CellBlock<'_, ()>,
        sheet: &Rc<SpriteCache>,
    ) -> (Handle, Vec<u8>) {
        let part = BoardGeometry {
            board: crate::game::BoardSize::new(2, 2).expect("a board"),
            first: Pos::new(0, 0),
            cell_size: SIDE_OF_CELL,
            offset: Point::ORIGIN,
        };
        let (theme, style) = (Theme::Light, renderer::Style::default());
        let (mut tree, mut painter) = (Tree::new(&block.cells), painter());
        let mut shapes = BlockLayouts::default();
        shapes.layout(&mut block, &mut tree, part, &painter);
        let node = shapes.get(&block).expect("it is laid out");
        let picture =
            album.image(&block, &tree, node, part, sheet, (&theme, &style)).expect("a picture");
        let whole = Rectangle::with_size(block.extent(part));
        painter.reset(whole);
        let layout = Layout::with_offset(Vector::ZERO, node);
        let away = mouse::Cursor::Unavailable;
        let cells = block.cells.as_widget();
        cells.draw(&tree, &mut painter, &theme, &style, layout, away, &whole);
        let pixels = (whole.width * sheet.scale()) as u32;
        let page = sheet.palette().background;
        let drawn = painter.screenshot(Size::new(pixels, pixels), sheet.scale(), page);
        (picture.handle, drawn)
    }

    fn pixels(handle: &Handle) -> &[u8] {
        match handle {
            Handle::Rgba { pixels, .. } => pixels,
            _ => panic!("pixels"),
        }
    }

    fn any_look() -> impl Strategy<Value = CellStyle> {
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
        (ground, face).prop_map(|(ground, face)| CellStyle {
            background: ground,
            content: face,
            effect: CellEffect::None,
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]
        #[test]
        fn a_picture_is_what_the_cells_draw_also_after_they_have_changed(
            first in prop::collection::vec(any_look(), 4),
            second in prop::collection::vec(any_look(), 4),
            scale in prop_oneof![Just(1.0_f32), Just(1.25), Just(2.0)],
        ) {
            let (album, sheet) = (TileCache::default(), sheet(scale));
            let mut album = album;
            for looks in [first, second] {
                let block = block(looks, &sheet);
                let key = (SIDE_OF_CELL.to_bits(), sheet.key());
                let mut differ = 0;
                album.changed_cells(&block, key, |_| differ += 1);
                prop_assert!(album.evict_if_changed(&block, key) || differ == 0);
                let (picture, drawn) = both(&album, block, &sheet);
                prop_assert_eq!(pixels(&picture), &drawn[..]);
            }
        }
    }

    #[test]
    fn a_block_keeps_its_picture_until_it_is_given_up_or_the_colours_change() {
        let (mut album, bright) = (TileCache::default(), sheet(1.0));
        let look = |along| CellStyle {
            background: CellBackground::Covered { gradient: along, hovered: false },
            content: CellContent::Blank,
            effect: CellEffect::None,
        };
        let changed = || vec![look(0), look(0), look(3), look(0)];
        let id = |album: &TileCache, looks, sheet| both(album, block(looks, sheet), sheet).0.id();
        let before = id(&album, vec![look(0); 4], &bright);
        assert_eq!(id(&album, changed(), &bright), before);
        let key = (SIDE_OF_CELL.to_bits(), bright.key());
        let mut differing = Vec::new();
        album.changed_cells(&block(changed(), &bright), key, |pos| differing.push(pos));
        assert_eq!(differing, [Pos::new(1, 0)]);
        assert!(album.evict_if_changed(&block(changed(), &bright), key));
        let other = id(&album, changed(), &bright);
        assert_ne!(other, before);
        assert!(!album.evict_if_changed(&block(changed(), &bright), key), "it is right now");
        let dark = Palette::of(Style::Windows7, true, ColorVision::Normal);
        let dark = Rc::new(SpriteCache::new(dark, 1.0));
        assert_ne!(id(&album, changed(), &dark), other);
    }
}
