//! Frost over a paused board: one colour for each cell, covered or open, in a picture of few pixels
//! that is drawn large and smooth. No figure, flag or mine is in it.

use super::frame::BoardFrame;
use super::frost_picture::{FrostKey, STEPS};
use super::layout::CellRange;
use super::picture::draw_framed;
use super::sprite_cache::SpriteCache;
use crate::game::{Pos, ShownBoard, VisibleCell};
use crate::ui::kit::icon::Icon;
use crate::ui::kit::theme::CellLook;
use crate::ui::{Button, Element, Renderer};
use iced::advanced::image::{FilterMethod, Image, Renderer as _};
use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Renderer as _, Widget, layout, renderer};
use iced::widget::{button, center};
use iced::{
    Background, Border, Color, Length, Rectangle, Shadow, Size, Theme, Vector, border, color, mouse,
};
use std::rc::Rc;

struct Frost {
    key: FrostKey,
    frame: Option<BoardFrame>,
    size: Size,
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
            // Few steps: each paints all of it.
            step: (share * f32::from(STEPS)).ceil() as u8,
        };
        let frame = BoardFrame::of(game, palette);
        Element::new(Frost { key, frame, size, sprites: Rc::clone(sprites) })
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
            renderer.with_layer(bounds, |renderer| {
                let picture = Image::new(self.sprites.frost(&self.key));
                let picture = picture.filter_method(FilterMethod::Linear);
                renderer.draw_image(picture, bounds, bounds);
            });
            renderer.with_layer(bounds, |renderer| {
                let color = Color { a: 0.7 * self.key.share(), ..Color::WHITE };
                let border = Border { color, width: 2.0, radius: 8.0.into() };
                let quad = renderer::Quad { bounds, border, ..renderer::Quad::default() };
                renderer.fill_quad(quad, Background::Color(Color::TRANSPARENT));
            });
        });
    }
}
