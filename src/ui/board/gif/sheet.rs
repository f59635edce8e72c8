//! Everything that frames are put together from, drawn once by the toolkit.

use super::scenes::Script;
use super::stage::{Area, Stage};
use crate::replay::HeldButtons;
use crate::ui::Renderer;
use crate::ui::board::cell::CellAppearance;
use crate::ui::board::frame::BoardFrame;
use crate::ui::board::picture::{draw_cells, draw_framed};
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::kit::ellipsis::text_width;
use crate::ui::kit::icon::{Icon, Smiley};
use crate::ui::kit::line::fill_line;
use crate::ui::kit::off_screen::{into_pixels, off_screen};
use crate::ui::kit::words::TextRole;
use iced::advanced::image::Handle;
use iced::{Color, Point, Size};
use std::collections::HashMap;
use std::hash::Hash;
use std::rc::Rc;

/// How many cells are in a row of the drawing that all kinds of cells are cut from.
const COLS: u16 = 32;

/// A picture: red, green, blue and opacity of each pixel.
#[derive(Debug, Clone, Default)]
pub(super) struct Picture {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<[u8; 4]>,
}

#[derive(Debug)]
pub(super) struct Sheet {
    /// In the order of [`Script::appearances`].
    pub cells: Vec<Picture>,
    /// How often each of them is drawn.
    pub uses: Vec<u64>,
    /// What is around the board, and what is above its corners, while it looks like this.
    pub frames: HashMap<Option<BoardFrame>, [Picture; 2]>,
    pub figures: HashMap<char, Picture>,
    pub faces: HashMap<Smiley, Picture>,
    pub mine: Picture,
    pub pointers: HashMap<HeldButtons, Picture>,
}

impl Sheet {
    pub(super) fn draw(script: &Script, stage: Stage, sprites: &Rc<SpriteCache>) -> Self {
        let mut uses = vec![0; script.appearances.len()];
        for &(_, look) in script.scenes.iter().flat_map(|scene| &scene.cells) {
            uses[look] += 1;
        }
        let scenes = || script.scenes.iter();
        let figures = || scenes().filter_map(|scene| scene.figures.as_ref());
        let chars = figures().flat_map(|it| it.left.chars().chain(it.time.chars()));
        let held = scenes().filter_map(|scene| scene.pointer).map(|(_, held)| held);
        let size = f32::from(stage.figures.unwrap_or_default());
        let icon = |icon, side| Picture::of(Some(sprites.icon(icon, side).handle));
        Self {
            cells: cells(&script.appearances, stage.side, sprites),
            uses,
            frames: each(scenes().map(|scene| scene.frame), |frame| around(frame, stage, sprites)),
            figures: each(chars, |char| figure(char, size, sprites)),
            faces: each(figures().map(|it| it.face), |face| icon(Icon::Smiley(face), 1.25 * size)),
            mine: if size > 0.0 { icon(Icon::MinesLeft, size) } else { Picture::default() },
            pointers: each(held, |held| icon(Icon::Pointer(held), 28.0)),
        }
    }
}

/// What is drawn for each of these keys, once.
fn each<K: Copy + Eq + Hash, T>(
    keys: impl Iterator<Item = K>,
    draw: impl Fn(K) -> T,
) -> HashMap<K, T> {
    let mut drawn = HashMap::new();
    for key in keys {
        drawn.entry(key).or_insert_with(|| draw(key));
    }
    drawn
}

/// All kinds of cells, drawn as one board and cut apart.
fn cells(looks: &[CellAppearance], side: u16, sprites: &Rc<SpriteCache>) -> Vec<Picture> {
    let rows = looks.len().div_ceil(COLS.into());
    let (logical, side) = (f32::from(side), usize::from(side));
    let extent = Size::new(logical * f32::from(COLS), logical * rows as f32);
    let drawn = draw(extent, sprites.palette().background, |renderer| {
        draw_cells(renderer, looks, COLS, logical, Point::ORIGIN, sprites);
    });
    let places = (0..looks.len()).map(|nth| (nth % usize::from(COLS), nth / usize::from(COLS)));
    let cut = |(col, row)| {
        drawn.cut(Area { left: col * side, top: row * side, width: side, height: side })
    };
    places.map(cut).collect()
}

/// The page with the board's shadow and line, and the line alone, of which the corners are above
/// cells.
fn around(frame: Option<BoardFrame>, stage: Stage, sprites: &SpriteCache) -> [Picture; 2] {
    let (all, board) = (stage.all().rectangle(), stage.board_area().rectangle());
    let page = draw(all.size(), sprites.palette().background, |renderer| {
        draw_framed(renderer, board, frame, sprites, |_| {});
    });
    let line = draw(all.size(), Color::TRANSPARENT, |renderer| {
        if let Some(frame) = frame {
            frame.draw(renderer, board, false, sprites);
        }
    });
    [page, line]
}

fn figure(char: char, size: f32, sprites: &SpriteCache) -> Picture {
    let (words, palette) = (char.to_string(), sprites.palette());
    let font = TextRole::Counter.style_font(&words, palette);
    let extent = Size::new(text_width(&words, size, font).ceil(), size);
    draw(extent, palette.background, |renderer| {
        fill_line(renderer, words, font, Point::ORIGIN, extent, palette.text);
    })
}

fn draw(extent: Size, page: Color, draw: impl FnOnce(&mut Renderer)) -> Picture {
    Picture::of(off_screen(extent, 1.0, page, draw))
}

impl Picture {
    /// Empty without a renderer.
    fn of(image: Option<Handle>) -> Self {
        let Some((width, height, rgba)) = image.and_then(into_pixels) else {
            return Self::default();
        };
        let (pixels, _) = rgba.as_chunks();
        Self { width: width as usize, height: height as usize, pixels: pixels.to_vec() }
    }

    fn cut(&self, area: Area) -> Self {
        let rows = (area.top..area.bottom()).filter_map(|y| {
            self.pixels.get(y * self.width + area.left..y * self.width + area.right())
        });
        let pixels = rows.flatten().copied().collect();
        Self { width: area.width, height: area.height, pixels }
    }
}
