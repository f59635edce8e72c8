//! One cell: a button, and on it what the cell shows.
//!
//! The renderer finds what has to be repainted by comparing what is drawn now and what was drawn
//! before, place by place in its lists. So every cell draws the same number of squares and texts
//! whatever it shows: one more would shift all that follow, and repaint them.

use std::rc::Rc;

use iced::Background;
use iced::Color;
use iced::Element;
use iced::Event;
use iced::Length;
use iced::Point;
use iced::Radians;
use iced::Rectangle;
use iced::Renderer;
use iced::Size;
use iced::Theme;
use iced::advanced::Layout;
use iced::advanced::Renderer as _;
use iced::advanced::Widget;
use iced::advanced::image::Renderer as _;
use iced::advanced::layout;
use iced::advanced::renderer;
use iced::advanced::text;
use iced::advanced::text::Renderer as _;
use iced::advanced::widget::Tree;
use iced::alignment;
use iced::border;
use iced::gradient::Linear;
use iced::mouse;
use iced::widget::button;

use super::art::Picture;
use super::sheet::Sheet;
use crate::font;
use crate::theme::Palette;
use crate::theme::mix;

/// What a cell shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Look {
    /// Its ground.
    pub ground: Ground,
    /// What stands on it.
    pub face: Face,
}

/// What a cell's own square looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Covered, at this place of the board's gradient: 0 at the first cell, 255 at the last.
    Covered {
        /// The place along the gradient.
        along: u8,
        /// Whether the pointer is over it.
        hovered: bool,
    },
    /// Open, with the shade of covered neighbours.
    Open(Shade),
    /// The mine that was hit.
    Hit,
}

/// Which covered neighbours throw a shade on an open cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Shade {
    /// The one above.
    pub above: bool,
    /// The one to the left.
    pub left: bool,
    /// The one above and to the left.
    pub corner: bool,
}

/// What stands on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Nothing.
    Blank,
    /// A picture.
    Picture(Picture),
    /// A number, 1 to 8.
    Number(u8),
}

/// How far a shade reaches into a cell, as a share of its side.
const SHADE_REACH: f32 = 0.16;
/// A number's size, as a share of the cell's side.
const NUMBER_SIZE: f32 = 0.58;
/// How round a covered cell is, as a share of its side.
const ROUNDNESS: f32 = 0.1;
/// From the top left to the bottom right.
const DOWNHILL: Radians = Radians(std::f32::consts::PI * 0.75);
const DOWN: Radians = Radians(std::f32::consts::PI);
const RIGHT: Radians = Radians(std::f32::consts::FRAC_PI_2);

/// The button of one cell. It takes no press of its own: the board hears the mouse for all cells,
/// because a press may end on another cell than the one it began on.
pub fn cell<'a, Message: Clone + 'a>(look: Look, sheet: Rc<Sheet>) -> Element<'a, Message> {
    let palette = sheet.palette();
    button(Element::new(CellFace { look, sheet }))
        .padding(0)
        .width(Length::Fill)
        .height(Length::Fill)
        .style(move |_, _| button::Style {
            background: Some(Background::Color(edge(look.ground, palette))),
            ..button::Style::default()
        })
        .into()
}

/// The colour between a cell's square and the next.
fn edge(ground: Ground, palette: &Palette) -> Color {
    match ground {
        Ground::Covered { along, .. } => mix(
            palette.covered(share(along)),
            palette.page,
            if palette.dark { 0.55 } else { 0.6 },
        ),
        Ground::Open(_) | Ground::Hit => palette.open_edge,
    }
}

fn share(along: u8) -> f32 {
    f32::from(along) / 255.0
}

/// What is drawn on a cell's button.
struct CellFace {
    look: Look,
    sheet: Rc<Sheet>,
}

impl CellFace {
    /// The two squares on the button.
    fn draw_ground(&self, renderer: &mut Renderer, bounds: Rectangle) {
        let palette = self.sheet.palette();
        // A hairline of the edge shows to the right of and below each square.
        let square = Rectangle {
            width: bounds.width - 1.0,
            height: bounds.height - 1.0,
            ..bounds
        };
        let plain = |bounds| renderer::Quad {
            bounds,
            ..renderer::Quad::default()
        };
        match self.look.ground {
            Ground::Covered { along, hovered } => {
                let base = palette.covered(share(along));
                let base = if hovered {
                    mix(base, Color::WHITE, 0.3)
                } else {
                    base
                };
                let rim = Linear::new(DOWNHILL)
                    .add_stop(
                        0.0,
                        mix(base, Color::WHITE, if palette.dark { 0.28 } else { 0.55 }),
                    )
                    .add_stop(0.45, mix(base, Color::WHITE, 0.12))
                    .add_stop(0.55, mix(base, Color::BLACK, 0.08))
                    .add_stop(1.0, mix(base, Color::BLACK, 0.28));
                let fill = Linear::new(DOWNHILL)
                    .add_stop(
                        0.0,
                        mix(base, Color::WHITE, if palette.dark { 0.07 } else { 0.14 }),
                    )
                    .add_stop(1.0, mix(base, Color::BLACK, 0.05));
                let radius = (bounds.width * ROUNDNESS).max(1.0);
                let rounded = |bounds, radius| renderer::Quad {
                    border: border::rounded(radius),
                    ..plain(bounds)
                };
                renderer.fill_quad(rounded(square, radius), rim);
                renderer.fill_quad(rounded(square.shrink(1.0), radius - 1.0), fill);
            }
            Ground::Hit => {
                renderer.fill_quad(plain(square), palette.hit);
                renderer.fill_quad(plain(square), Color::TRANSPARENT);
            }
            Ground::Open(shade) => {
                let dark = over(palette.shade, palette.open);
                if shade.above {
                    let fall = Linear::new(DOWN)
                        .add_stop(0.0, dark)
                        .add_stop(SHADE_REACH, palette.open)
                        .add_stop(1.0, palette.open);
                    renderer.fill_quad(plain(square), fall);
                } else {
                    renderer.fill_quad(plain(square), palette.open);
                }
                let strip = Rectangle {
                    width: square.width * SHADE_REACH,
                    ..square
                };
                let clear = Color {
                    a: 0.0,
                    ..palette.shade
                };
                if shade.left {
                    let fall = Linear::new(RIGHT)
                        .add_stop(0.0, palette.shade)
                        .add_stop(1.0, clear);
                    renderer.fill_quad(plain(strip), fall);
                } else if shade.corner && !shade.above {
                    let spot = Rectangle {
                        height: strip.width,
                        ..strip
                    };
                    let fall = Linear::new(DOWNHILL)
                        .add_stop(0.0, palette.shade)
                        .add_stop(0.5, clear)
                        .add_stop(1.0, clear);
                    renderer.fill_quad(plain(spot), fall);
                } else {
                    renderer.fill_quad(plain(strip), Color::TRANSPARENT);
                }
            }
        }
    }

    fn draw_face(&self, renderer: &mut Renderer, bounds: Rectangle) {
        let palette = self.sheet.palette();
        let number = match self.look.face {
            Face::Number(number) => Some(number),
            Face::Picture(picture) => {
                let side = bounds.width - 1.0;
                let square = Rectangle::new(bounds.position(), Size::new(side, side));
                renderer.draw_image(self.sheet.picture(picture, side), square, square);
                None
            }
            Face::Blank => None,
        };
        let color = number
            .and_then(|number| palette.numbers.get(usize::from(number).wrapping_sub(1)))
            .copied()
            .unwrap_or(Color::TRANSPARENT);
        // The renderer takes a text's place for its top left corner when it asks what a damaged
        // spot covers, whatever the alignment: so the corner is what it gets.
        let size = bounds.height * NUMBER_SIZE;
        let extent = Size::new(size * font::DIGIT, size);
        renderer.fill_text(
            text::Text {
                content: number.map_or_else(String::new, |number| number.to_string()),
                bounds: extent,
                size: size.into(),
                line_height: text::LineHeight::Relative(1.0),
                font: font::BOLD,
                align_x: text::Alignment::Left,
                align_y: alignment::Vertical::Top,
                shaping: text::Shaping::Basic,
                wrapping: text::Wrapping::None,
            },
            Point::new(
                bounds.center_x() - 0.5 - extent.width / 2.0,
                bounds.center_y() - 0.5 - extent.height / 2.0,
            ),
            color,
            bounds,
        );
    }
}

/// The colour of `above`, which lets some light through, laid over `below`.
fn over(above: Color, below: Color) -> Color {
    Color {
        a: 1.0,
        ..mix(below, Color { a: 1.0, ..above }, above.a)
    }
}

impl<Message> Widget<Message, Theme, Renderer> for CellFace {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::Node::new(limits.max())
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        self.draw_ground(renderer, bounds);
        self.draw_face(renderer, bounds);
    }

    fn update(
        &mut self,
        _tree: &mut Tree,
        _event: &Event,
        _layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn iced::advanced::Clipboard,
        _shell: &mut iced::advanced::Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
    }
}
