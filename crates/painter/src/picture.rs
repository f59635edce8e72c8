//! Pictures, ready to be copied.

use crate::area::{Area, snap};
use crate::patch::Patch;
use crate::pixels::{Canvas, blend_pixels, mix_opaque, opacity, over, premultiplied_bytes, times};
use iced_core::Rectangle;
use iced_core::image::{FilterMethod, Handle};
use std::ops::Range;

/// The pixels of a picture as they are painted.
#[derive(Debug)]
pub struct Picture {
    pixels: Vec<u32>,
    pub width: u32,
    pub height: u32,
    /// The longest run of opaque pixels in each row.
    opaque: Vec<Range<u32>>,
    /// From the first to the last pixel in each row of which something is seen.
    shown: Vec<Range<u32>>,
    pub is_opaque: bool,
}

/// How a picture is placed, in physical pixels.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    pub bounds: Rectangle,
    /// About its middle, clockwise, in radians.
    pub rotation: f32,
    pub filter: FilterMethod,
    /// From 0 to 255.
    pub share: u32,
}

impl Picture {
    /// `None` if it cannot be read or is empty.
    pub fn new(handle: &Handle) -> Option<Self> {
        let image = iced_graphics::image::load(handle).ok()?;
        let (width, height) = image.dimensions();
        if width == 0 || height == 0 {
            return None;
        }
        let pixels = image.pixels().map(|pixel| premultiplied_bytes(pixel.0)).collect();
        Some(Self::of(pixels, width, height))
    }

    /// Of pixels, row by row.
    pub fn of(pixels: Vec<u32>, width: u32, height: u32) -> Self {
        let opaque: Vec<_> = pixels.chunks_exact(width as usize).map(longest_opaque).collect();
        let is_opaque = opaque.iter().all(|run| run.len() as u32 == width);
        let shown = pixels.chunks_exact(width as usize).map(shown).collect();
        Self { pixels, width, height, opaque, shown, is_opaque }
    }

    /// In pixels.
    pub const fn size(&self) -> u32 {
        self.width * self.height
    }

    fn row(&self, y: i32) -> &[u32] {
        &self.pixels[y as usize * self.width as usize..][..self.width as usize]
    }

    fn at(&self, x: i32, y: i32) -> u32 {
        let x = x.clamp(0, self.width as i32 - 1) as usize;
        self.row(y.clamp(0, self.height as i32 - 1))[x]
    }

    /// The whole pixels that it is copied onto, if it has just their size.
    pub fn copied_onto(&self, placement: &Placement) -> Option<Area> {
        let Rectangle { x, y, width, height } = placement.bounds;
        let is_as_large =
            |length: f32, own: u32| (length - own as f32).abs() < 0.5 && placement.rotation == 0.0;
        (is_as_large(width, self.width) && is_as_large(height, self.height)).then(|| {
            Area::new(snap(x) as i32, snap(y) as i32, self.width as i32, self.height as i32)
        })
    }

    /// Paints it where `canvas` may be painted; `corners` says how much of each pixel is seen there.
    pub fn paint(
        &self,
        canvas: &mut Canvas<'_>,
        placement: &Placement,
        corners: Option<(&Patch, Area)>,
    ) {
        let copied = self.copied_onto(placement);
        if let (Some(place), None) = (copied, corners) {
            self.copy(canvas, place, placement.share);
            return;
        }
        let bounds = placement.bounds;
        if placement.rotation == 0.0
            && placement.filter == FilterMethod::Linear
            && corners.is_none()
        {
            self.stretch(canvas, bounds, placement.share);
            return;
        }
        let visible = Area::touched(turned(bounds, placement.rotation)).and(canvas.clip());
        let (middle_x, middle_y) = (bounds.x + bounds.width / 2.0, bounds.y + bounds.height / 2.0);
        let (sin, cos) = placement.rotation.sin_cos();
        let scale_x = self.width as f32 / bounds.width;
        let scale_y = self.height as f32 / bounds.height;
        let mut shares = vec![255u8; visible.width().max(0) as usize];
        for y in visible.top..visible.bottom {
            if let Some((patch, place)) = corners {
                patch.shares_of_row(place, y, visible.left, &mut shares);
            }
            let row = canvas.row(y, visible.left, visible.right);
            for (at, pixel) in row.iter_mut().enumerate() {
                let (x, y) =
                    ((visible.left + at as i32) as f32 + 0.5 - middle_x, y as f32 + 0.5 - middle_y);
                let (x, y) = (x * cos + y * sin, y * cos - x * sin);
                let (x, y) = (x + bounds.width / 2.0, y + bounds.height / 2.0);
                if x < 0.0 || y < 0.0 || x >= bounds.width || y >= bounds.height {
                    continue;
                }
                let color = self.color((x * scale_x, y * scale_y), placement.filter);
                let share = placement.share * u32::from(shares[at]) / 255;
                *pixel = over(times(color, share), *pixel);
            }
        }
    }

    /// Paints it smoothly in another size.
    fn stretch(&self, canvas: &mut Canvas<'_>, bounds: Rectangle, share: u32) {
        let visible = Area::inside(bounds).and(canvas.clip());
        // The two pixels that one lies between, and how much it has of the second.
        let between = |place: i32, start: f32, length: f32, own: u32| {
            let at = (place as f32 + 0.5 - start) * own as f32 / length - 0.5;
            let first = at.floor();
            let within = |at: f32| at.clamp(0.0, own as f32 - 1.0) as usize;
            (within(first), within(first + 1.0), ((at - first) * 255.0 + 0.5) as u32)
        };
        let columns: Vec<_> = (visible.left..visible.right)
            .map(|x| between(x, bounds.x, bounds.width, self.width))
            .collect();
        let stretched = |y: usize| -> Vec<u32> {
            let own = self.row(y as i32);
            let mix = |&(first, second, part): &(usize, usize, u32)| {
                times(own[first], 255 - part) + times(own[second], part)
            };
            columns.iter().map(mix).collect()
        };
        // Many rows lie between the same two.
        let mut known = (usize::MAX, usize::MAX, Vec::new(), Vec::new());
        let mut mixed = Vec::new();
        for y in visible.top..visible.bottom {
            let (upper, lower, part) = between(y, bounds.y, bounds.height, self.height);
            if (known.0, known.1) != (upper, lower) {
                known = (upper, lower, stretched(upper), stretched(lower));
            }
            mixed.clone_from(&known.2);
            mix_opaque(&mut mixed, &known.3, part);
            blend_pixels(canvas.row(y, visible.left, visible.right), &mixed, share);
        }
    }

    fn copy(&self, canvas: &mut Canvas<'_>, place: Area, share: u32) {
        let visible = place.and(canvas.clip());
        if visible.is_empty() {
            return;
        }
        for y in visible.top..visible.bottom {
            let own = self.row(y - place.top);
            let opaque = &self.opaque[(y - place.top) as usize];
            let row = canvas.row(y, visible.left, visible.right);
            let first = (visible.left - place.left) as usize;
            let within = |at: u32| (at as usize).clamp(first, first + row.len()) - first;
            // At both ends there may be pixels of which nothing is seen.
            let shown = &self.shown[(y - place.top) as usize];
            let (first_shown, last_shown) = (within(shown.start), within(shown.end));
            let inside = |at: u32| within(at).clamp(first_shown, last_shown) - first_shown;
            let (start, end) = (inside(opaque.start), inside(opaque.end));
            let own = &own[first..first + row.len()][first_shown..last_shown];
            let row = &mut row[first_shown..last_shown];

            blend_pixels(&mut row[..start], &own[..start], share);
            if share == 255 {
                row[start..end].copy_from_slice(&own[start..end]);
            } else {
                mix_opaque(&mut row[start..end], &own[start..end], share);
            }
            blend_pixels(&mut row[end..], &own[end..], share);
        }
    }

    /// The colour at a place, in its own pixels.
    fn color(&self, (x, y): (f32, f32), filter: FilterMethod) -> u32 {
        match filter {
            FilterMethod::Nearest => self.at(x as i32, y as i32),
            FilterMethod::Linear => {
                let (x, y) = (x - 0.5, y - 0.5);
                let (left, top) = (x.floor(), y.floor());
                let (right_share, lower_share) =
                    (((x - left) * 255.0 + 0.5) as u32, ((y - top) * 255.0 + 0.5) as u32);
                let (left, top) = (left as i32, top as i32);
                let mix = |a: u32, b: u32, share: u32| times(a, 255 - share) + times(b, share);
                let upper = mix(self.at(left, top), self.at(left + 1, top), right_share);
                let lower = mix(self.at(left, top + 1), self.at(left + 1, top + 1), right_share);
                mix(upper, lower, lower_share)
            }
        }
    }
}

/// What a rectangle touches that is turned about its middle.
pub fn turned(bounds: Rectangle, rotation: f32) -> Rectangle {
    if rotation == 0.0 {
        return bounds;
    }
    let (sin, cos) = (rotation.sin().abs(), rotation.cos().abs());
    let width = bounds.width * cos + bounds.height * sin;
    let height = bounds.width * sin + bounds.height * cos;
    Rectangle {
        x: bounds.x + (bounds.width - width) / 2.0,
        y: bounds.y + (bounds.height - height) / 2.0,
        width,
        height,
    }
}

fn shown(row: &[u32]) -> Range<u32> {
    let is_seen = |pixel: &u32| *pixel != 0;
    let first = row.iter().position(is_seen).unwrap_or(row.len());
    first as u32..row.iter().rposition(is_seen).map_or(first, |last| last + 1) as u32
}

fn longest_opaque(row: &[u32]) -> Range<u32> {
    // Most are opaque but for their ends.
    let is_opaque = |pixel: &u32| opacity(*pixel) == 255;
    let first = row.iter().position(is_opaque).unwrap_or(row.len());
    let end = row.iter().rposition(is_opaque).map_or(first, |last| last + 1);
    if opacity(row[first..end].iter().fold(u32::MAX, |all, pixel| all & pixel)) == 255 {
        return first as u32..end as u32;
    }
    let (mut longest, mut start) = (0..0, 0);
    for end in 0..=row.len() as u32 {
        if row.get(end as usize).is_none_or(|pixel| opacity(*pixel) < 255) {
            if end - start > longest.end - longest.start {
                longest = start..end;
            }
            start = end + 1;
        }
    }
    longest
}
