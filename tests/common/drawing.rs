//! What a window draws: its texts and where they are, as the renderer has them.

use iced::advanced::graphics::text::Text;
use iced::advanced::graphics::text::cosmic_text::{Buffer, LayoutRun};
use iced::advanced::text::Paragraph as _;
use iced::font::Weight;
use iced::{Background, Color, Rectangle, Size};
use sapper::ui::Renderer;

/// Rounding makes some texts a little larger than their room, in logical pixels.
const ROUNDING: f32 = 1.0;

/// A text on the screen.
#[derive(Debug, Clone)]
pub struct DrawnText {
    pub words: String,
    /// What its letters cover, in logical pixels.
    pub ink: Rectangle,
    /// Where its letters are seen.
    pub visible: Rectangle,
    pub color: Color,
    /// In logical pixels.
    pub size: f32,
    pub is_bold: bool,
    /// Whether it has more words than its room takes, or longer ones.
    pub is_squeezed: bool,
    /// Whether it is higher than its room.
    pub is_too_high: bool,
    layer: usize,
}

/// A background that hides what is under it.
struct Cover {
    bounds: Rectangle,
    layer: usize,
}

pub struct Drawing {
    pub texts: Vec<DrawnText>,
    covers: Vec<Cover>,
    /// What dims all that is behind a dialog.
    veils: Vec<Cover>,
}

impl Drawing {
    /// What the renderer is about to draw in a window of this size.
    pub fn of(renderer: &Renderer, window: Size) -> Self {
        let window = Rectangle::with_size(window);
        let (mut texts, mut covers, mut veils) = (Vec::new(), Vec::new(), Vec::new());
        for (number, layer) in renderer.layers().iter().enumerate() {
            for (quad, background) in &layer.quads {
                if matches!(background, Background::Color(color) if color.a > 0.95) {
                    let bounds = quad.bounds.intersection(&layer.bounds);
                    covers.extend(bounds.map(|bounds| Cover { bounds, layer: number }));
                } else if matches!(background, Background::Color(color) if color.a > 0.2)
                    && window.is_within(&quad.bounds)
                {
                    veils.push(Cover { bounds: window, layer: number });
                }
            }
            let Some(seen) = layer.bounds.intersection(&window) else { continue };
            for text in &layer.texts {
                let Text::Paragraph {
                    paragraph,
                    position,
                    color,
                    clip_bounds,
                    transformation: own,
                } = text
                else {
                    continue;
                };
                let Some(paragraph) = paragraph.upgrade() else { continue };
                let size = paragraph.min_bounds();
                let ink = Rectangle::new(*position, size) * *own;
                let clip = *clip_bounds * *own;
                let Some(visible) =
                    clip.intersection(&seen).and_then(|clip| clip.intersection(&ink))
                else {
                    continue;
                };
                let room = paragraph.bounds();
                texts.push(DrawnText {
                    words: words(paragraph.buffer()),
                    ink,
                    visible,
                    color: *color,
                    size: paragraph.size().0,
                    is_bold: matches!(paragraph.font().weight, Weight::Semibold | Weight::Bold),
                    is_too_high: size.height > room.height + ROUNDING,
                    is_squeezed: size.width > room.width + ROUNDING
                        || lacks_lines(paragraph.buffer())
                        || breaks_a_word(paragraph.buffer()),
                    layer: number,
                });
            }
        }
        Self { texts, covers, veils }
    }

    /// The texts that nothing covers.
    pub fn uncovered(&self) -> impl Iterator<Item = &DrawnText> {
        self.texts.iter().filter(|text| {
            let hides =
                |cover: &&Cover| cover.layer > text.layer && text.visible.is_within(&cover.bounds);
            !self.covers.iter().any(|cover| hides(&cover))
        })
    }

    /// The texts that are neither dimmed nor covered, not even in part.
    pub fn clear(&self) -> impl Iterator<Item = &DrawnText> {
        let front = self.veils.iter().map(|veil| veil.layer).max().unwrap_or_default();
        let is_touched = |text: &DrawnText| {
            let touches =
                |cover: &Cover| cover.layer > text.layer && text.visible.intersects(&cover.bounds);
            self.covers.iter().any(touches)
        };
        self.texts.iter().filter(move |text| text.layer >= front && !is_touched(text))
    }

    /// The pairs of texts that are drawn over each other.
    pub fn overlaps(&self) -> Vec<(&str, &str)> {
        let texts: Vec<_> = self.uncovered().collect();
        let pairs = texts
            .iter()
            .enumerate()
            .flat_map(|(nth, one)| texts[nth + 1..].iter().map(move |other| (*one, *other)));
        pairs
            .filter(|(one, other)| {
                let both = one.visible.intersection(&other.visible);
                both.is_some_and(|both| {
                    both.width > ROUNDING
                        && both.height > ROUNDING
                        && !self.is_between(one, other, both)
                })
            })
            .map(|(one, other)| (one.words.as_str(), other.words.as_str()))
            .collect()
    }

    /// Whether a background is drawn between two texts that overlap.
    fn is_between(&self, one: &DrawnText, other: &DrawnText, both: Rectangle) -> bool {
        let (low, high) = (one.layer.min(other.layer), one.layer.max(other.layer));
        self.covers
            .iter()
            .any(|cover| low < cover.layer && cover.layer <= high && both.is_within(&cover.bounds))
    }
}

fn words(buffer: &Buffer) -> String {
    buffer.lines.iter().map(|line| line.text()).collect::<Vec<_>>().join("\n")
}

/// Whether lines are missing below, because the room is too low.
fn lacks_lines(buffer: &Buffer) -> bool {
    let all: usize = buffer.lines.iter().map(|line| line.layout_opt().map_or(1, Vec::len)).sum();
    buffer.layout_runs().count() < all
}

/// Whether a line ends within a word.
fn breaks_a_word(buffer: &Buffer) -> bool {
    let end = |run: &LayoutRun| run.glyphs.iter().map(|glyph| glyph.end).max();
    buffer.layout_runs().any(|run| {
        let Some(end) = end(&run) else { return false };
        let (before, after) = run.text.split_at(end);
        let joins = |char: Option<char>| {
            char.is_some_and(|char| char.is_alphanumeric() && char < '\u{2E80}')
        };
        joins(before.chars().next_back()) && joins(after.chars().next())
    })
}
