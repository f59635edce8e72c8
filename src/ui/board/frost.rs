//! Frost over a paused board: one colour for each cell, covered or open, in a picture of few pixels
//! that is drawn large and smooth. No figure, flag or mine is in it.

use super::CellRange;
use super::frame::BoardFrame;
use super::picture::draw_framed;
use super::sprite_cache::SpriteCache;
use crate::game::{Pos, ShownBoard, VisibleCell};
use crate::ui::kit::fill;
use crate::ui::kit::icon::Icon;
use crate::ui::kit::theme::{CellLook, Palette, mix};
use crate::ui::{Button, Element, Renderer};
use iced::advanced::image::{FilterMethod, Handle, Image, Renderer as _};
use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Renderer as _, Widget, layout, renderer};
use iced::widget::{button, center};
use iced::{
    Background, Border, Color, Length, Rectangle, Shadow, Size, Theme, Vector, border, color, mouse,
};
use std::rc::Rc;

/// What the frost is of: which of its cells are covered.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct FrostKey {
    cols: u16,
    covered: Vec<bool>,
    /// The place of the first and the last cell in the board's gradient, in percent.
    along: [u8; 2],
}

struct Frost {
    key: FrostKey,
    frame: Option<BoardFrame>,
    size: Size,
    /// From 0 to 1.
    share: f32,
    sprites: Rc<SpriteCache>,
}

/// The frost over these cells of a board, as large as `size`, as far as it has come; `None` in styles
/// without glass.
pub fn frost<'a, M: 'a>(
    game: &dyn ShownBoard,
    cells: CellRange,
    size: Size,
    share: f32,
    sprites: &Rc<SpriteCache>,
) -> Option<Element<'a, M>> {
    let palette = sprites.palette();
    (palette.cell_look == CellLook::Glass).then(|| {
        let is_open = |pos| matches!(game.cell(pos), VisibleCell::Open(_));
        let board = game.size();
        let along = |pos: Pos| {
            let share = f32::from(pos.row) / f32::from(board.rows())
                + f32::from(pos.col) / f32::from(board.cols());
            (share * 50.0) as u8
        };
        let key = FrostKey {
            cols: cells.shape().0,
            covered: cells.positions().map(|pos| !is_open(pos)).collect(),
            along: [along(cells.first), along(cells.end)],
        };
        let frame = BoardFrame::of(game, palette);
        // Few steps: each paints all of it.
        let share = (share * 8.0).ceil() / 8.0;
        Element::new(Frost { key, frame, size, share, sprites: Rc::clone(sprites) })
    })
}

/// The button that ends a pause.
pub fn disc<'a, M: 'a>(side: f32, sprites: &SpriteCache) -> Button<'a, M> {
    let icon = sprites.icon_widget(Icon::Resume, (side * 0.42).round());
    button(center(icon)).padding(0).width(side).height(side).style(move |_, status| {
        let a = if status == button::Status::Active { 0.94 } else { 1.0 };
        button::Style {
            background: Some(Color { a, ..Color::WHITE }.into()),
            border: border::rounded(side / 2.0),
            shadow: Shadow {
                color: Color { a: 0.22, ..color!(0x1B2C66) },
                offset: Vector::new(0.0, 4.0),
                blur_radius: 12.0,
            },
            ..button::Style::default()
        }
    })
}

impl FrostKey {
    fn rows(&self) -> usize {
        self.covered.len().div_ceil(usize::from(self.cols).max(1))
    }

    fn color(&self, row: usize, col: usize, palette: &Palette) -> Color {
        let cols = usize::from(self.cols);
        let [first, last] = self.along.map(|percent| f32::from(percent) / 100.0);
        let share = row as f32 / self.rows() as f32 + col as f32 / cols as f32;
        let [start, end] = palette.covered;
        let tile = mix(start, end, first + (last - first) * share / 2.0);
        if self.covered[row * cols + col] { tile } else { mix(palette.open, tile, 0.13) }
    }

    /// The picture, with a few pixels for each cell so that it is smooth when drawn large.
    pub(super) fn paint(&self, palette: &Palette) -> Handle {
        let (cols, rows) = (usize::from(self.cols), self.rows());
        let fine = if self.covered.len() > 2_500 { 1 } else { 4 };
        let colors: Vec<[f32; 3]> = (0..rows)
            .flat_map(|row| (0..cols).map(move |col| (row, col)))
            .map(|(row, col)| {
                let Color { r, g, b, .. } = self.color(row, col, palette);
                [r, g, b]
            })
            .collect();
        // First along rows, then along columns.
        let along = spread(&colors, rows, cols, fine);
        let turned = spread(&turned(&along, rows, cols * fine), cols * fine, rows, fine);
        let whole = self::turned(&turned, cols * fine, rows * fine);
        let byte = |part: f32| (part * 255.0).round() as u8;
        let (width, height) = (cols * fine, rows * fine);
        let pixels = whole.iter().enumerate().flat_map(|(nth, &[r, g, b])| {
            let along = (nth % width) as f32 / width as f32 + (nth / width) as f32 / height as f32;
            let veil = veil(along / 2.0, palette);
            let Color { r, g, b, .. } =
                mix(Color::from_rgb(r, g, b), Color { a: 1.0, ..veil }, veil.a);
            [byte(r), byte(g), byte(b), 255]
        });
        Handle::from_rgba(width as u32, height as u32, pixels.collect::<Vec<_>>())
    }
}

/// Rows with `fine` places for each, every one a mean of what is around it.
fn spread(colors: &[[f32; 3]], rows: usize, cols: usize, fine: usize) -> Vec<[f32; 3]> {
    /// The standard deviation, in cells.
    const BLUR: f32 = 0.5;
    let mut all = Vec::with_capacity(colors.len() * fine);
    for row in 0..rows {
        let row = &colors[row * cols..(row + 1) * cols];
        for place in 0..cols * fine {
            let at = (place as f32 + 0.5) / fine as f32 - 0.5;
            let (mut sum, mut weights) = ([0.0; 3], 0.0);
            for step in -2..=2 {
                let near = at.round() + step as f32;
                let weight = (-0.5 * ((near - at) / BLUR).powi(2)).exp();
                let color = row[(near.max(0.0) as usize).min(cols - 1)];
                weights += weight;
                sum.iter_mut().zip(color).for_each(|(sum, part)| *sum += part * weight);
            }
            all.push(sum.map(|part| part / weights));
        }
    }
    all
}

/// Columns as rows.
fn turned(colors: &[[f32; 3]], rows: usize, cols: usize) -> Vec<[f32; 3]> {
    (0..cols).flat_map(|col| (0..rows).map(move |row| colors[row * cols + col])).collect()
}

impl<M> Widget<M, Theme, Renderer> for Frost {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Fixed(self.size.width), Length::Fixed(self.size.height))
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, _: &layout::Limits) -> layout::Node {
        layout::Node::new(self.size)
    }

    fn draw(
        &self,
        _: &Tree,
        renderer: &mut Renderer,
        _: &Theme,
        _: &renderer::Style,
        layout: Layout<'_>,
        _: mouse::Cursor,
        _: &Rectangle,
    ) {
        let bounds = layout.bounds();
        draw_framed(renderer, bounds, self.frame, &self.sprites, |renderer| {
            if self.share < 1.0 {
                self.draw_cells(renderer, bounds);
            }
            renderer.with_layer(bounds, |renderer| {
                renderer.with_opacity(bounds, Vector::ZERO, self.share, |renderer| {
                    let picture = Image::new(self.sprites.frost(&self.key));
                    let picture = picture.filter_method(FilterMethod::Linear);
                    renderer.draw_image(picture, bounds, bounds);
                    renderer.with_layer(bounds, |renderer| {
                        let color = Color { a: 0.7, ..Color::WHITE };
                        let border = Border { color, width: 2.0, radius: 8.0.into() };
                        let quad = renderer::Quad { bounds, border, ..renderer::Quad::default() };
                        renderer.fill_quad(quad, Background::Color(Color::TRANSPARENT));
                    });
                });
            });
        });
    }
}

impl Frost {
    /// The cells below the frost, each in its one colour.
    fn draw_cells(&self, renderer: &mut Renderer, bounds: Rectangle) {
        let (cols, rows) = (usize::from(self.key.cols), self.key.rows());
        let side = Size::new(bounds.width / cols as f32, bounds.height / rows as f32);
        for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
            let corner = Vector::new(side.width * col as f32, side.height * row as f32);
            let cell = Rectangle::new(bounds.position() + corner, side);
            fill(renderer, cell, 0.0, self.key.color(row, col, self.sprites.palette()));
        }
    }
}

/// How much white, or a little blue, a veil puts over this share of the way from the first corner to
/// the last, with two bands of shine.
fn veil(share: f32, palette: &Palette) -> Color {
    let [start, end] = if palette.dark { [0.16, 0.10] } else { [0.40, 0.34] };
    let tint = mix(Color::WHITE, color!(0xD5E1FB), share);
    let band = |from: f32, to: f32, most: f32| {
        let inside = (from..to).contains(&share);
        if inside { most * (1.0 - 0.6 * (share - from) / (to - from)) } else { 0.0 }
    };
    let shine = band(0.18, 0.38, 0.16) + band(0.43, 0.5, 0.12);
    Color { a: start + (end - start) * share + shine, ..tint }
}
