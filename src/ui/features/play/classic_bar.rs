//! The counters and the face of the Classic style.

use super::{Message, PlayScreen};
use crate::config::skin::SkinPart;
use crate::ui::Renderer;
use crate::ui::kit::control::{self, ControlPart, DrawContext, Input};
use crate::ui::kit::icon::Smiley;
use crate::ui::kit::pointer::PointerEvent;
use crate::ui::screen::prelude::*;
use iced::Event;
use iced::advanced::image;
use iced::advanced::image::Renderer as _;

/// The heights of a counter and of the face, if whole multiples allow; the first in a narrow bar.
const HEIGHTS: [f32; 2] = [24.0, 48.0];
/// The bars narrower than this have small counters.
const ROOM_FOR_LARGE: f32 = 320.0;

fn height(width: f32) -> f32 {
    HEIGHTS[usize::from(width >= ROOM_FOR_LARGE)]
}

/// Three digits or more.
pub fn counter<'a>(value: &str, width: f32, ctx: ViewContext<'a>) -> Row<'a, Message> {
    let (sign, digits) = value.strip_prefix('-').map_or(("", value), |digits| ("-", digits));
    let signs = format!("{sign}{digits:0>fill$}", fill = 3 - sign.len());
    let parts = signs.chars().map(SkinPart::of_sign);
    row(parts.map(|part| ctx.sprites.part_widget(part, height(width))))
}

/// A counter that is not shown.
pub fn hidden<'a>(width: f32, ctx: ViewContext<'a>) -> Row<'a, Message> {
    let part = || ctx.sprites.part_widget(SkinPart::NoDigit, height(width));
    row([part(), part(), part()])
}

/// What is behind the bars: a skin may have a colour of its own for it.
pub fn ground(ctx: ViewContext<'_>) -> Color {
    let own = ctx.sprites.skin().and_then(|skin| skin.panel);
    own.map_or(ctx.palette.surface, |[red, green, blue]| Color::from_rgb8(red, green, blue))
}

/// Lets something into the page: its edge is dark at the left and top, and lit at the right and
/// bottom; `edge` is its width, and `ground` what is behind the content.
pub fn sunken<'a>(
    content: impl Into<Element<'a, Message>>,
    edge: f32,
    ground: Color,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let [lit, dark] = palette.joint;
    let ground = container(content).style(move |_| container::background(ground));
    let far = container(ground).padding(Padding::ZERO.right(edge).bottom(edge));
    let far = far.style(move |_| container::background(lit));
    let near = container(far).padding(Padding::ZERO.left(edge).top(edge));
    near.style(move |_| container::background(dark)).into()
}

/// What the face shows.
pub(super) fn mood(play: &PlayScreen) -> Smiley {
    Smiley::of(play.game().phase(), play.session.pointer().is_pressing())
}

/// The button that starts a new game.
pub fn face<'a>(play: &PlayScreen, width: f32, ctx: ViewContext<'a>) -> Element<'a, Message> {
    let part = match mood(play) {
        Smiley::Happy | Smiley::Asleep => SkinPart::Face,
        Smiley::Surprised => SkinPart::FaceSurprised,
        Smiley::Cool => SkinPart::FaceWon,
        Smiley::Dead => SkinPart::FaceLost,
    };
    let picture = ctx.sprites.part_widget(part, height(width));
    let button = button(picture).padding(0).style(|_, _| button::Style::default());
    let label = ctx.command_label(Command::New);
    let face = focus::labelled(button, label, ctx.palette, ctx.message(Command::New));
    let pressed = ctx.sprites.part_image(SkinPart::FacePressed, height(width));
    control::wrap(face, WhilePressed(pressed))
}

/// Covers a button with a picture while it is pressed.
struct WhilePressed(image::Image);

#[derive(Default)]
struct IsPressed(bool);

impl<Message> ControlPart<Message> for WhilePressed {
    type State = IsPressed;

    fn update(
        &mut self,
        input: &mut Input<'_, '_, '_, Message>,
        state: &mut IsPressed,
        event: &Event,
    ) {
        match PointerEvent::of(event) {
            Some(PointerEvent::Press) => state.0 = input.cursor.is_over(input.child.bounds()),
            Some(PointerEvent::Release) => state.0 = false,
            _ => {}
        }
        input.pass(event);
    }

    fn draw(
        &self,
        drawing: DrawContext<'_, '_, Message>,
        state: &IsPressed,
        renderer: &mut Renderer,
    ) {
        drawing.child(renderer);
        if state.0 {
            let bounds = drawing.bounds();
            renderer.draw_image(self.0.clone(), bounds, bounds);
        }
    }
}
