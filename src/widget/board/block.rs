//! Blocks of cells, and the pictures of those at rest.
//!
//! Every cell is a button that draws itself, and the renderer compares, copies and looks through all
//! that is drawn with each frame: some 1 µs for each cell, in which a window full of small cells has
//! thousands. So where there are many, a block of them is drawn once, aside, and then stands in the
//! window as one picture. The few cells that have changed since stand above it as what they are.

use super::Part;
use crate::font;
use crate::game::Pos;
use crate::store::settings::ColorVision;
use crate::theme::size;
use crate::widget::cell::Look;
use crate::widget::sheet::Sheet;
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
pub struct Block<'a, Message> {
    /// Its first cell.
    pub first: Pos,
    /// How many rows it has.
    pub rows: u16,
    /// How many columns it has.
    pub cols: u16,
    /// What its cells look like, row by row.
    pub looks: Vec<Look>,
    /// Its cells.
    pub cells: Element<'a, Message>,
}

/// How many cells make the side of a block, where a cell's is `side` logical pixels and each of
/// those `scale` of the screen's.
pub fn cells_a_side(side: f32, scale: f32) -> u16 {
    ((SIDE / (side * scale)).floor() as u16).clamp(FEWEST, MOST)
}

impl<Message> Block<'_, Message> {
    pub(super) fn extent(&self, part: Part) -> Size {
        Size::new(f32::from(self.cols) * part.side, f32::from(self.rows) * part.side)
    }

    /// Whether a cell is one of the block.
    pub(super) fn holds(&self, pos: Pos) -> bool {
        (self.first.row..self.first.row + self.rows).contains(&pos.row)
            && (self.first.col..self.first.col + self.cols).contains(&pos.col)
    }

    /// Where the block lies in the window, when its board begins at `origin`.
    pub(super) fn bounds(&self, part: Part, origin: Point) -> Rectangle {
        Rectangle::new(part.square(origin, self.first).position(), self.extent(part))
    }
}

/// Where the cells lie in blocks of each shape. It is the same whatever they look like.
#[derive(Debug, Clone, Default)]
pub(super) struct Shapes {
    side: f32,
    known: Vec<((u16, u16), layout::Node)>,
}

impl Shapes {
    /// Lays out a block, if that was not done for another one like it.
    pub(super) fn lay<Message>(
        &mut self,
        block: &mut Block<'_, Message>,
        tree: &mut Tree,
        part: Part,
        renderer: &Renderer,
    ) {
        if self.side != part.side {
            self.side = part.side;
            self.known.clear();
        }
        if self.of(block).is_none() {
            let limits = layout::Limits::new(Size::ZERO, block.extent(part));
            let node = block.cells.as_widget_mut().layout(tree, renderer, &limits);
            self.known.push(((block.rows, block.cols), node));
        }
    }

    pub(super) fn of<Message>(&self, block: &Block<'_, Message>) -> Option<&layout::Node> {
        let shape = (block.rows, block.cols);
        let known = self.known.iter().find(|(known, _)| *known == shape);
        known.map(|(_, node)| node)
    }
}

/// The pictures of blocks.
#[derive(Default)]
pub(super) struct Album {
    pictures: RefCell<HashMap<Pos, Picture>>,
    /// What draws them; made when the first one is to be drawn.
    painter: RefCell<Option<Renderer>>,
}

struct Picture {
    cols: u16,
    looks: Vec<Look>,
    key: Key,
    handle: Handle,
}

impl Picture {
    /// Whether it can stand for a block, but for cells that have changed.
    fn fits<Message>(&self, block: &Block<'_, Message>, key: Key) -> bool {
        (self.key, self.cols, self.looks.len()) == (key, block.cols, block.looks.len())
    }
}

/// What a picture depends on besides its looks: the side of a cell, and the sheet.
pub(super) type Key = (u32, (&'static str, ColorVision, u32));

pub(super) fn key(part: Part, sheet: &Sheet) -> Key {
    (part.side.to_bits(), sheet.key())
}

impl Album {
    /// Gives up the pictures of blocks that are not in sight, when there are many.
    pub(super) fn tidy<Message>(&self, blocks: &[Block<'_, Message>]) {
        let mut pictures = self.pictures.borrow_mut();
        if pictures.len() > 2 * blocks.len() {
            let mut kept = HashMap::with_capacity(blocks.len());
            for block in blocks {
                kept.extend(pictures.remove_entry(&block.first));
            }
            *pictures = kept;
        }
    }

    /// Tells the cells of a block that do not look as they do in its picture, if it has one.
    pub(super) fn differing<Message>(
        &self,
        block: &Block<'_, Message>,
        key: Key,
        mut tell: impl FnMut(Pos),
    ) {
        let pictures = self.pictures.borrow();
        let Some(known) = pictures.get(&block.first).filter(|known| known.fits(block, key)) else {
            return;
        };
        if known.looks == block.looks {
            return;
        }
        for (index, (before, now)) in (0_u16..).zip(known.looks.iter().zip(&block.looks)) {
            if before != now {
                tell(Pos::new(
                    block.first.row + index / block.cols,
                    block.first.col + index % block.cols,
                ));
            }
        }
    }

    /// Gives up the picture of a block that does not look like it, and says whether it did.
    pub(super) fn give_up<Message>(&mut self, block: &Block<'_, Message>, key: Key) -> bool {
        let pictures = self.pictures.get_mut();
        let fits = |known: &Picture| known.fits(block, key) && known.looks == block.looks;
        let stays = pictures.get(&block.first).is_some_and(fits);
        if !stays {
            pictures.remove(&block.first);
        }
        !stays
    }

    /// Keeps an empty picture of a block as it is.
    #[cfg(test)]
    pub(super) fn keep<Message>(&mut self, block: &Block<'_, Message>, key: Key) {
        let picture = Picture {
            cols: block.cols,
            looks: block.looks.clone(),
            key,
            handle: Handle::from_rgba(1, 1, vec![0; 4]),
        };
        self.pictures.get_mut().insert(block.first, picture);
    }

    /// Gives up everything.
    pub(super) fn close(&mut self) {
        *self = Self::default();
    }

    /// The picture of a block whose cells lie like `node`, as it was drawn last; nothing where none
    /// can be had.
    pub(super) fn picture<Message>(
        &self,
        block: &Block<'_, Message>,
        tree: &Tree,
        node: &layout::Node,
        part: Part,
        sheet: &Sheet,
        (theme, style): (&Theme, &renderer::Style),
    ) -> Option<Image> {
        let key = key(part, sheet);
        let mut pictures = self.pictures.borrow_mut();
        let image =
            |handle: &Handle| Image::new(handle.clone()).filter_method(FilterMethod::Nearest);
        if let Some(known) = pictures.get(&block.first)
            && known.fits(block, key)
        {
            return Some(image(&known.handle));
        }
        let keep = |pictures: &mut HashMap<Pos, Picture>, handle: Handle| {
            let shown = image(&handle);
            let picture = Picture { cols: block.cols, looks: block.looks.clone(), key, handle };
            pictures.insert(block.first, picture);
            Some(shown)
        };
        // On a new board whole diagonals of blocks look alike.
        let same = |known: &&Picture| known.fits(block, key) && known.looks == block.looks;
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
        let page = sheet.palette().page;
        let drawn = painter.screenshot(Size::new(width, height), sheet.scale(), page);
        let handle = Handle::from_rgba(width, height, drawn);
        keep(&mut pictures, handle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Style;
    use crate::theme::Palette;
    use crate::widget::art;
    use crate::widget::cell::{Face, Passing, cell};
    use crate::widget::ground::{Ground, Shade};
    use iced::widget::grid;
    use proptest::prelude::*;
    use std::rc::Rc;

    const SIDE_OF_CELL: f32 = 16.0;

    fn sheet(scale: f32) -> Rc<Sheet> {
        let palette = Palette::of(Style::Windows7, false, ColorVision::Normal);
        Rc::new(Sheet::new(palette, scale))
    }

    fn block(looks: Vec<Look>, sheet: &Rc<Sheet>) -> Block<'static, ()> {
        let cells = looks.iter().map(|&look| cell(look, Rc::clone(sheet)));
        let side = 2.0 * SIDE_OF_CELL;
        Block {
            first: Pos::new(0, 0),
            rows: 2,
            cols: 2,
            cells: grid(cells).columns(2).width(side).height(side).into(),
            looks,
        }
    }

    fn painter() -> Renderer {
        let new = <Renderer as Headless>::new(font::TEXT, size::TEXT.into(), None);
        new.now_or_never().flatten().expect("a renderer")
    }

    /// The picture of the block, and what its cells draw by themselves.
    fn both(album: &Album, mut block: Block<'_, ()>, sheet: &Rc<Sheet>) -> (Handle, Vec<u8>) {
        let part = Part {
            board: crate::game::BoardSize::new(2, 2).expect("a board"),
            first: Pos::new(0, 0),
            side: SIDE_OF_CELL,
            offset: Point::ORIGIN,
        };
        let (theme, style) = (Theme::Light, renderer::Style::default());
        let (mut tree, mut painter) = (Tree::new(&block.cells), painter());
        let mut shapes = Shapes::default();
        shapes.lay(&mut block, &mut tree, part, &painter);
        let node = shapes.of(&block).expect("it is laid out");
        let picture =
            album.picture(&block, &tree, node, part, sheet, (&theme, &style)).expect("a picture");
        let whole = Rectangle::with_size(block.extent(part));
        painter.reset(whole);
        let layout = Layout::with_offset(Vector::ZERO, node);
        let away = mouse::Cursor::Unavailable;
        let cells = block.cells.as_widget();
        cells.draw(&tree, &mut painter, &theme, &style, layout, away, &whole);
        let pixels = (whole.width * sheet.scale()) as u32;
        let page = sheet.palette().page;
        let drawn = painter.screenshot(Size::new(pixels, pixels), sheet.scale(), page);
        (picture.handle, drawn)
    }

    fn pixels(handle: &Handle) -> &[u8] {
        match handle {
            Handle::Rgba { pixels, .. } => pixels,
            _ => panic!("pixels"),
        }
    }

    fn any_look() -> impl Strategy<Value = Look> {
        let ground = prop_oneof![
            (0..=Ground::STEPS, any::<bool>())
                .prop_map(|(along, hovered)| Ground::Covered { along, hovered }),
            any::<[bool; 3]>()
                .prop_map(|[above, left, corner]| { Ground::Open(Shade { above, left, corner }) }),
            Just(Ground::Hit),
        ];
        let face = prop_oneof![
            Just(Face::Blank),
            (0_u8..=8).prop_map(Face::Number),
            Just(Face::Picture(art::Picture::Flag)),
            Just(Face::Picture(art::Picture::Mine)),
        ];
        (ground, face).prop_map(|(ground, face)| Look { ground, face, passing: Passing::Nothing })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]
        #[test]
        fn a_picture_is_what_the_cells_draw_also_after_they_have_changed(
            first in prop::collection::vec(any_look(), 4),
            second in prop::collection::vec(any_look(), 4),
            scale in prop_oneof![Just(1.0_f32), Just(1.25), Just(2.0)],
        ) {
            let (album, sheet) = (Album::default(), sheet(scale));
            let mut album = album;
            for looks in [first, second] {
                let block = block(looks, &sheet);
                let key = (SIDE_OF_CELL.to_bits(), sheet.key());
                let mut differ = 0;
                album.differing(&block, key, |_| differ += 1);
                prop_assert!(album.give_up(&block, key) || differ == 0);
                let (picture, drawn) = both(&album, block, &sheet);
                prop_assert_eq!(pixels(&picture), &drawn[..]);
            }
        }
    }

    #[test]
    fn a_block_keeps_its_picture_until_it_is_given_up_or_the_colours_change() {
        let (mut album, bright) = (Album::default(), sheet(1.0));
        let look = |along| Look {
            ground: Ground::Covered { along, hovered: false },
            face: Face::Blank,
            passing: Passing::Nothing,
        };
        let changed = || vec![look(0), look(0), look(3), look(0)];
        let id = |album: &Album, looks, sheet| both(album, block(looks, sheet), sheet).0.id();
        let before = id(&album, vec![look(0); 4], &bright);
        assert_eq!(id(&album, changed(), &bright), before);
        let key = (SIDE_OF_CELL.to_bits(), bright.key());
        let mut differing = Vec::new();
        album.differing(&block(changed(), &bright), key, |pos| differing.push(pos));
        assert_eq!(differing, [Pos::new(1, 0)]);
        assert!(album.give_up(&block(changed(), &bright), key));
        let other = id(&album, changed(), &bright);
        assert_ne!(other, before);
        assert!(!album.give_up(&block(changed(), &bright), key), "it is right now");
        let dark = Palette::of(Style::Windows7, true, ColorVision::Normal);
        let dark = Rc::new(Sheet::new(dark, 1.0));
        assert_ne!(id(&album, changed(), &dark), other);
    }
}
