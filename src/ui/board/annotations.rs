//! Drawn above the cells: rings, crosses, and the pointer of a replay.

use super::layout::BoardGeometry;
use crate::game::Pos;
use crate::game::pointer::scanner::Scanned;
use crate::i18n::announcements::CellNote;
use crate::replay::{HeldButtons, PointerPos};
use crate::ui::Renderer;
use crate::ui::board::sprite_cache::SpriteCache;
use crate::ui::kit::fill;
use crate::ui::kit::icon::Icon;
use crate::ui::kit::theme::{AMBER, Palette};
use iced::advanced::image::Renderer as _;
use iced::advanced::{Renderer as _, renderer};
use iced::{Background, Border, Color, Point, Rectangle, Size, Vector, color};

/// What a hint builds on, in the light; safe cells; the best guess.
const REASON: Color = color!(0xBF7600);
const GREEN: Color = color!(0x1FA24A);
const BLUE: Color = color!(0x3B82F6);
/// The colours of rings in high contrast, and of dashed ones.
const LIGHT_GREEN: Color = color!(0x4BE08A);
const LIGHT_RED: Color = color!(0xFF9A8C);
const LIGHT_BLUE: Color = color!(0x7CC0FF);
/// Cells that two numbers share.
const YELLOW: Color = color!(0xFFD467);
/// The dark outer line of a ring.
const DARK: Color = color!(0x0B0F17);
/// What sets a dash off from its cell.
const DASH_EDGE: Color = Color { a: 0.95, ..DARK };

/// The light of a ghost.
const GLOW: Color = color!(0xC9BEFF);

/// The size of the cross on a wrong flag, as a share of the cell's side.
const CORNER: f32 = 0.5;
/// The side of a replay's pointer.
const POINTER: f32 = 28.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintAdvice {
    Safe,
    Mine,
    BestGuess,
}

/// What to draw above the cells.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Annotations {
    pub cursor: Option<Pos>,
    /// The cell of a chord that was just refused.
    pub refused_chord: Option<Pos>,
    /// The horizontal offset of its cross, in hundredths of the cell.
    pub shake: i8,
    /// What a hint builds on: numbers, and mines it has found; and numbers that cannot all be right.
    pub evidence: Vec<Pos>,
    /// The cells that two of these numbers share.
    pub shared: Vec<Pos>,
    /// The cells that a hint is about.
    pub hints: Vec<(Pos, HintAdvice)>,
    /// What a hint has found before, or supposes; and the next best guess.
    pub known: Vec<(Pos, HintAdvice)>,
    /// Flags that cannot be right.
    pub wrong_flags: Vec<Pos>,
    /// What the ring of a player with one switch is around. The cursor is then hidden.
    pub scanned: Option<Scanned>,
    /// The pointer of a replay.
    pub pointer: Option<(PointerPos, HeldButtons)>,
    /// Where the pointer of a ghost is and was, the latest place first.
    pub trail: Vec<PointerPos>,
}

impl Annotations {
    /// What the ring of a cell means. Of several, the one that says most.
    pub fn note(&self, pos: Pos) -> Option<CellNote> {
        if self.wrong_flags.contains(&pos) {
            return Some(CellNote::Wrong);
        }
        let mut advice = self.hints.iter().chain(&self.known);
        match advice.find(|(cell, _)| *cell == pos) {
            Some((_, HintAdvice::Safe)) => Some(CellNote::Safe),
            Some((_, HintAdvice::Mine)) => Some(CellNote::Mine),
            Some((_, HintAdvice::BestGuess)) => Some(CellNote::BestGuess),
            None => {
                let mut reasons = self.evidence.iter().chain(&self.shared);
                reasons.any(|cell| *cell == pos).then_some(CellNote::Reason)
            }
        }
    }
}

/// A ring around a cell.
///
/// It has a dark line outside and a light one inside, so it is visible on every cell; its colour
/// only tells what it means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellRing {
    Cursor,
    Evidence,
    /// Dashed.
    Shared,
    Hint(HintAdvice),
    /// Dashed, in the colours of a hint.
    Known(HintAdvice),
    /// This flag cannot be right.
    WrongFlag,
}

impl CellRing {
    pub const fn color(self, palette: &Palette) -> Color {
        match self {
            Self::Cursor if palette.is_high_contrast() => palette.accent,
            Self::Cursor => Color::WHITE,
            Self::Hint(HintAdvice::Safe) if palette.is_high_contrast() => LIGHT_GREEN,
            Self::Hint(HintAdvice::BestGuess) if palette.is_high_contrast() => LIGHT_BLUE,
            Self::Hint(HintAdvice::Mine) | Self::WrongFlag if palette.is_high_contrast() => {
                LIGHT_RED
            }
            Self::Evidence if palette.dark || palette.is_high_contrast() => AMBER,
            Self::Evidence => REASON,
            Self::Shared => YELLOW,
            Self::Hint(HintAdvice::Safe) => GREEN,
            Self::Hint(HintAdvice::BestGuess) => BLUE,
            Self::Hint(HintAdvice::Mine) | Self::WrongFlag => palette.danger,
            Self::Known(HintAdvice::Safe) => LIGHT_GREEN,
            Self::Known(HintAdvice::BestGuess) => LIGHT_BLUE,
            Self::Known(HintAdvice::Mine) => LIGHT_RED,
        }
    }

    /// The lines of the ring around a cell of this side, from the outside in, with their widths.
    pub fn lines(self, side: f32, palette: &Palette) -> Vec<(Color, f32)> {
        let (color, is_strong) = (self.color(palette), palette.is_high_contrast());
        let usual = (side / 16.0).round().clamp(1.0, 3.0);
        // On small cells the colour needs the room of the dark lines.
        let (dark, thick) = match is_strong && side < 32.0 {
            true => (1.0, (side / 6.0).floor().clamp(1.0, 3.0)),
            false => (usual, usual),
        };
        match self {
            // Its dashes have a dark edge all round, and no room for a third line.
            Self::Shared | Self::Known(_) => vec![(DASH_EDGE, 1.0), (color, thick)],
            Self::Cursor => vec![(DARK, dark), (color, thick)],
            // What a hint is about is told from its reasons by more than its colour.
            Self::Hint(_) if is_strong && side >= 32.0 => {
                vec![(DARK, dark), (color, 2.0 * thick), (DARK, 1.0)]
            }
            // Its second line tells it from other rings without colour, where there is room.
            Self::Evidence if is_strong && side >= 24.0 => {
                vec![(DARK, 1.0), (color, thick), (DARK, 1.0), (color, 1.0)]
            }
            _ if is_strong && side < 20.0 => vec![(DARK, dark), (color, thick)],
            _ if is_strong => vec![(DARK, dark), (color, thick), (DARK, 1.0)],
            _ => vec![(DARK, 1.0), (color, thick), (Color::WHITE, 1.0)],
        }
    }

    const fn is_dashed(self) -> bool {
        matches!(self, Self::Shared | Self::Known(_))
    }

    /// Draws the ring inside `square` and returns the space inside it.
    fn draw(self, renderer: &mut Renderer, square: Rectangle, palette: &Palette) -> Rectangle {
        if self.is_dashed() {
            let least = if palette.is_high_contrast() { 2.0 } else { 1.0 };
            let thick = (square.width / 22.0).round().clamp(least, 3.0);
            let inside = square.shrink((square.width * 0.07).round());
            draw_dashes(renderer, inside, thick, self.color(palette));
            return square;
        }
        let side = square.width.min(square.height);
        let radius = side * 0.1;
        let lines = self.lines(side, palette).into_iter();
        lines.fold(square, |bounds, (color, width)| {
            let line = renderer::Quad {
                bounds,
                border: Border { color, width, radius: radius.into() },
                ..renderer::Quad::default()
            };
            renderer.fill_quad(line, Background::Color(Color::TRANSPARENT));
            bounds.shrink(width)
        })
    }
}

/// A dashed line inside `bounds`, on a dark one that sets it off from any cell.
fn draw_dashes(renderer: &mut Renderer, bounds: Rectangle, thick: f32, color: Color) {
    // Few on small cells.
    let dashes = if bounds.width < 24.0 { 2 } else { 4 };
    // As many dashes as gaps, with a half dash at each corner.
    let step = Size::new(bounds.width, bounds.height) * (1.0 / dashes as f32);
    let mut dash = |x: f32, y: f32, width: f32, height: f32| {
        let bounds = Rectangle::new(
            Point::new((bounds.x + x).round(), (bounds.y + y).round()),
            Size::new(width.round().max(1.0), height.round().max(1.0)),
        );
        for (bounds, color) in [(bounds.expand(1.0), DASH_EDGE), (bounds, color)] {
            let quad = renderer::Quad { bounds, ..renderer::Quad::default() };
            renderer.fill_quad(quad, Background::Color(color));
        }
    };
    for at in 0..dashes {
        let (x, y) = ((at as f32 + 0.25) * step.width, (at as f32 + 0.25) * step.height);
        for far in [0.0, bounds.height - thick] {
            dash(x, far, step.width / 2.0, thick);
        }
        for far in [0.0, bounds.width - thick] {
            dash(far, y, thick, step.height / 2.0);
        }
    }
}

/// How finely the way between two places of a trail is drawn.
const TRAIL_PARTS: usize = 4;
/// How many circles a halo is made of.
const HALO: u8 = 14;
/// The side of a cell below which a glow gets no smaller.
const LEAST_GLOW: f32 = 24.0;

/// The light of a ghost's pointer and its trail.
fn draw_glow(renderer: &mut Renderer, places: &[Point], side: f32, palette: &Palette) {
    let Some(&head) = places.first() else { return };
    let mut circle = |middle: Point, radius: f32, color: Color| {
        let corner = middle - Vector::new(radius, radius);
        fill(
            renderer,
            Rectangle::new(corner, Size::new(2.0 * radius, 2.0 * radius)),
            radius,
            color,
        );
    };
    if palette.is_high_contrast() {
        circle(head, 0.24 * side, DARK);
        return circle(head, 0.18 * side, Color::WHITE);
    }
    // The oldest first, as the others lie over it.
    let steps = places.windows(2).enumerate().rev();
    for (nth, part) in
        steps.flat_map(|(nth, _)| (0..TRAIL_PARTS).rev().map(move |part| (nth, part)))
    {
        let way = part as f32 / TRAIL_PARTS as f32;
        let middle = places[nth] + (places[nth + 1] - places[nth]) * way;
        let left = 1.0 - (nth as f32 + way) / (places.len() - 1) as f32;
        circle(middle, (0.05 + 0.09 * left) * side, Color { a: 0.1 + 0.4 * left, ..GLOW });
    }
    // Many faint circles, whose edges cannot be seen.
    for nth in 0..HALO {
        let inward = f32::from(nth + 1) / f32::from(HALO);
        let radius = 0.9 - 0.72 * inward;
        circle(head, radius * side, Color { a: 0.02 + 0.12 * inward * inward, ..GLOW });
    }
    circle(head, 0.16 * side, Color { a: 0.95, ..Color::WHITE });
}

impl Annotations {
    pub(crate) fn draw(
        &self,
        renderer: &mut Renderer,
        geometry: BoardGeometry,
        origin: Point,
        sprites: &SpriteCache,
    ) {
        // The right and bottom edge of each cell stay visible.
        let square = |pos| {
            let square = geometry.cell_bounds(origin, pos);
            Rectangle::new(square.position(), Size::new(square.width - 1.0, square.height - 1.0))
        };
        let palette = sprites.palette();
        // The cursor encloses any other ring.
        let cursor = self.cursor.filter(|_| self.scanned.is_none());
        let cursor = cursor.map(|pos| {
            let inside = CellRing::Cursor.draw(renderer, square(pos), palette);
            (pos, inside)
        });
        for (pos, ring) in self.rings() {
            let bounds = match cursor {
                Some((cursor, inside)) if cursor == pos => inside,
                _ => square(pos),
            };
            ring.draw(renderer, bounds, palette);
        }
        if let Some(at) = self.scanned {
            let cells = match at {
                Scanned::Row(row) => [0, geometry.board.cols() - 1].map(|col| Pos::new(row, col)),
                Scanned::Cell(pos) | Scanned::Open(pos) | Scanned::Flag(pos) => [pos; 2],
            };
            let [first, last] = cells.map(square);
            let inside = CellRing::Cursor.draw(renderer, first.union(&last), palette);
            if let Scanned::Open(_) = at {
                CellRing::Hint(HintAdvice::Safe).draw(renderer, inside, palette);
            }
        }
        let mut icon = |icon, corner: Point, side: f32, shown: f32| {
            let bounds = Rectangle::new(corner, Size::new(side, side));
            renderer.draw_image(sprites.icon(icon, shown), bounds, bounds);
        };
        // A cross in the corner tells it from the other rings without colour.
        for &pos in &self.wrong_flags {
            let bounds = geometry.cell_bounds(origin, pos);
            let side = (geometry.cell_size * CORNER).round();
            let inset = Vector::new(bounds.width - side, bounds.height - side);
            icon(Icon::Cross, bounds.position() + inset, side, side);
        }
        // A small flag: a press sets it.
        if let Some(Scanned::Flag(pos)) = self.scanned {
            let bounds = geometry.cell_bounds(origin, pos);
            let side = (geometry.cell_size * CORNER).round();
            let inset = Vector::new(bounds.width - side, bounds.height - side);
            icon(Icon::Flag, bounds.position() + inset, side, side);
        }
        if let Some(pos) = self.refused_chord {
            let shake = (f32::from(self.shake) * geometry.cell_size / 100.0).round();
            let side = geometry.cell_size - 1.0;
            icon(Icon::Cross, square(pos).position() + Vector::new(shake, 0.0), side, side - 1.0);
        }
        let side = geometry.cell_size;
        let point = |place: PointerPos| {
            let cells = |units: i16| f32::from(units) / f32::from(PointerPos::UNITS_PER_CELL);
            origin + Vector::new(cells(place.x()), cells(place.y())) * side
        };
        if let Some((tip, held)) = self.pointer {
            let tip = point(tip);
            icon(Icon::Pointer(held), Point::new(tip.x.round(), tip.y.round()), POINTER, POINTER);
        }
        let places: Vec<_> = self.trail.iter().map(|&place| point(place)).collect();
        draw_glow(renderer, &places, side.max(LEAST_GLOW), palette);
    }

    /// All rings but the cursor's.
    fn rings(&self) -> impl Iterator<Item = (Pos, CellRing)> {
        let known = self.known.iter().map(|&(pos, advice)| (pos, CellRing::Known(advice)));
        let shared = self.shared.iter().map(|&pos| (pos, CellRing::Shared));
        let evidence = self.evidence.iter().map(|&pos| (pos, CellRing::Evidence));
        let hints = self.hints.iter().map(|&(pos, advice)| (pos, CellRing::Hint(advice)));
        let wrong = self.wrong_flags.iter().map(|&pos| (pos, CellRing::WrongFlag));
        known.chain(shared).chain(evidence).chain(hints).chain(wrong)
    }
}
