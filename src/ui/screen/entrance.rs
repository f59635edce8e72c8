//! How what has just appeared comes in: it slides or fades to its place. Only what is drawn moves.
//! The widget is in its place at once, so no press has to wait for it.

use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::kit::control::{Arrange, ControlPart, DrawContext, Input, wrap};
use crate::ui::kit::motion::{self, eased};
use crate::ui::screen::view_context::ViewContext;
use crate::ui::{Element, Renderer};
use iced::advanced::Renderer as _;
use iced::advanced::layout::{Limits, Node};
use iced::{Event, Vector, window};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use web_time::{Duration, Instant};

/// What is at the lower edge of the window slides in from below it.
pub(crate) fn slide_in<'a, M: 'a>(
    child: impl Into<Element<'a, M>>,
    ctx: ViewContext<'_>,
) -> Element<'a, M> {
    wrap(child, Entrance::new(Kind::Slide, (), ctx))
}

/// Fades in from so many logical pixels above its place, or below it if negative; and again when
/// `key` changes.
pub(crate) fn fade_in<'a, M: 'a>(
    child: impl Into<Element<'a, M>>,
    above: f32,
    key: impl Hash,
    ctx: ViewContext<'_>,
) -> Element<'a, M> {
    wrap(child, Entrance::new(Kind::Fade { above }, key, ctx))
}

#[derive(Debug, Clone, Copy)]
enum Kind {
    /// By its whole height.
    Slide,
    /// As one picture.
    Fade { above: f32 },
}

struct Entrance {
    kind: Kind,
    key: u64,
    animated: bool,
    sprites: Rc<SpriteCache>,
}

#[derive(Default)]
struct State {
    /// The key of what has come in, or is coming.
    key: Option<u64>,
    since: Option<Instant>,
    /// How far it has come, from 0 to 1; `None` while it rests.
    share: Option<f32>,
}

impl Entrance {
    fn new(kind: Kind, key: impl Hash, ctx: ViewContext<'_>) -> Self {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        let (key, sprites) = (hasher.finish(), Rc::clone(ctx.sprites));
        Self { kind, key, animated: ctx.is_animated(), sprites }
    }

    /// A distance in whole physical pixels.
    fn whole(&self, distance: f32) -> Vector {
        let scale = self.sprites.scale();
        Vector::new(0.0, (distance * scale).round() / scale)
    }
}

impl<M> ControlPart<M> for Entrance {
    type State = State;

    fn layout(&self, limits: &Limits, _state: &mut State, child: &mut Arrange<'_>) -> Node {
        let node = child(limits);
        if !matches!(self.kind, Kind::Slide) {
            return node;
        }
        // Whole pixels, so that what is above it is on whole pixels as well.
        let scale = self.sprites.scale();
        child(&limits.min_height((node.size().height * scale).ceil() / scale))
    }

    fn update(&mut self, input: &mut Input<'_, '_, '_, M>, state: &mut State, event: &Event) {
        if let Event::Window(window::Event::RedrawRequested(now)) = event {
            if state.key.replace(self.key) != Some(self.key) {
                state.since = Some(*now);
            }
            let past = state.since.map(|since| now.duration_since(since).as_millis() as u64);
            let past = past.filter(|&past| self.animated && past < motion::QUICK);
            state.share = past.map(|past| eased(past as f32 / motion::QUICK as f32));
            if past.is_some() {
                input.shell.request_redraw_at(*now + Duration::from_millis(motion::FRAME));
            } else {
                state.since = None;
            }
        }
        input.pass(event);
    }

    fn draw(&self, drawing: DrawContext<'_, '_, M>, state: &State, renderer: &mut Renderer) {
        let bounds = drawing.bounds();
        match (state.share, self.kind) {
            (None, _) => drawing.child(renderer),
            (Some(share), Kind::Slide) => {
                let below = self.whole((1.0 - share) * bounds.height);
                renderer.with_translation(below, |renderer| drawing.child(renderer));
            }
            (Some(share), Kind::Fade { above }) => {
                let shift = Vector::new(0.0, (share - 1.0) * above);
                renderer.with_opacity(bounds, shift, share, |renderer| drawing.child(renderer));
            }
        }
    }
}
