//! Skins: pictures for what the Classic style draws.

mod manifest;

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

pub use manifest::{SkinError, SkinManifest, SkinName};

/// What there is to choose, and what was chosen.
#[derive(Debug, Clone)]
pub struct FoundSkins {
    pub names: Vec<SkinName>,
    pub chosen: Option<(SkinName, Result<Arc<Skin>, SkinError>)>,
}

/// Something that a skin can have a picture of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SkinPart {
    Covered,
    /// An open cell with its number, 0 to 8; a pressed cell looks like 0.
    Open(u8),
    Flag,
    Question,
    Mine,
    /// The mine that was opened.
    HitMine,
    WrongFlag,
    /// A digit of a counter, 0 to 9.
    Digit(u8),
    Minus,
    /// The place of a digit that is not lit.
    NoDigit,
    Face,
    /// Under a press.
    FacePressed,
    /// While a button is held over the board.
    FaceSurprised,
    FaceWon,
    FaceLost,
}

impl SkinPart {
    /// The part of this name in `skin.toml`.
    pub fn from_key(key: &str) -> Option<Self> {
        let number = |name: &str, most: u8| {
            let digits = key.strip_prefix(name)?.as_bytes();
            let [digit @ b'0'..=b'9'] = digits else { return None };
            Some(digit - b'0').filter(|&number| number <= most)
        };
        Some(match key {
            "covered" => Self::Covered,
            "flag" => Self::Flag,
            "question" => Self::Question,
            "mine" => Self::Mine,
            "hit-mine" => Self::HitMine,
            "wrong-flag" => Self::WrongFlag,
            "minus" => Self::Minus,
            "blank" => Self::NoDigit,
            "face" => Self::Face,
            "face-pressed" => Self::FacePressed,
            "face-surprised" => Self::FaceSurprised,
            "face-won" => Self::FaceWon,
            "face-lost" => Self::FaceLost,
            _ => number("open-", 8)
                .map(Self::Open)
                .or_else(|| number("digit-", 9).map(Self::Digit))?,
        })
    }

    /// Whether it is a cell, all of which are squares of one size.
    pub const fn is_cell(self) -> bool {
        matches!(
            self,
            Self::Covered
                | Self::Open(_)
                | Self::Flag
                | Self::Question
                | Self::Mine
                | Self::HitMine
                | Self::WrongFlag
        )
    }

    /// The part that shows this sign of a counter.
    pub fn of_sign(sign: char) -> Self {
        match sign.to_digit(10) {
            Some(digit) => Self::Digit(digit as u8),
            None if sign == '-' => Self::Minus,
            None => Self::NoDigit,
        }
    }
}

/// Pictures of some parts; the others are drawn as without a skin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skin {
    pub name: String,
    pub author: String,
    pub licence: String,
    /// The side of a cell in pixels.
    pub side: usize,
    /// What is behind the counters and the face.
    pub panel: Option<[u8; 3]>,
    parts: BTreeMap<SkinPart, Pixels>,
}

impl Skin {
    pub fn get(&self, part: SkinPart) -> Option<&Pixels> {
        self.parts.get(&part)
    }

    /// A number that tells it from other skins.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.side, self.panel, &self.parts).hash(&mut hasher);
        hasher.finish()
    }
}

/// A picture: red, green, blue and opacity of each pixel, row by row.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Pixels {
    width: usize,
    pixels: Vec<[u8; 4]>,
}

impl Pixels {
    /// A picture of one colour.
    pub fn filled(width: usize, height: usize, color: [u8; 4]) -> Self {
        Self { width: width.max(1), pixels: vec![color; width.max(1) * height.max(1)] }
    }

    /// `None` if these are not so many pixels.
    pub fn new(width: usize, height: usize, rgba: &[u8]) -> Option<Self> {
        let pixels = rgba.as_chunks().0.to_vec();
        let fits = width > 0 && height > 0 && width.checked_mul(height) == Some(pixels.len());
        fits.then_some(Self { width, pixels })
    }

    /// A rectangle of the picture: its left and top edge, width and height. `None` unless all of it
    /// is inside.
    pub fn cut(&self, [left, top, width, height]: [usize; 4]) -> Option<Self> {
        let (right, bottom) = (left.checked_add(width)?, top.checked_add(height)?);
        if width == 0 || height == 0 || right > self.width || bottom > self.height() {
            return None;
        }
        let rows = self.pixels.chunks_exact(self.width).skip(top).take(height);
        let pixels = rows.flat_map(|row| &row[left..right]).copied().collect();
        Some(Self { width, pixels })
    }

    pub const fn width(&self) -> usize {
        self.width
    }

    pub fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    /// `None` outside the picture.
    pub fn at(&mut self, x: usize, y: usize) -> Option<&mut [u8; 4]> {
        if x < self.width { self.pixels.get_mut(y * self.width + x) } else { None }
    }

    /// What differs from a picture below it of the same size; the rest is clear.
    #[must_use]
    pub fn without(mut self, below: &Self) -> Self {
        for (pixel, below) in self.pixels.iter_mut().zip(&below.pixels) {
            if pixel == below {
                *pixel = [0; 4];
            }
        }
        self
    }

    /// Each pixel changed.
    #[must_use]
    pub fn map(mut self, change: impl Fn([u8; 4]) -> [u8; 4]) -> Self {
        self.pixels.iter_mut().for_each(|pixel| *pixel = change(*pixel));
        self
    }

    /// The picture in another size. Whole multiples repeat its pixels; other sizes mix those that a
    /// new one covers, each by its share.
    #[must_use]
    pub fn scaled(&self, width: usize, height: usize) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        let (across, down) = (covered(self.width, width), covered(self.height(), height));
        let pixels = down.iter().flat_map(|rows| across.iter().map(move |cols| (rows, cols)));
        let pixels = pixels.map(|(rows, cols)| {
            let mut sum = [0.0; 4];
            for &(y, tall) in rows {
                for &(x, wide) in cols {
                    let [red, green, blue, opacity] =
                        self.pixels[y * self.width + x].map(f64::from);
                    let share = tall * wide * opacity;
                    for (sum, part) in sum.iter_mut().zip([red, green, blue, 1.0]) {
                        *sum += part * share;
                    }
                }
            }
            let [red, green, blue, opacity] = sum;
            let byte = |part: f64| part.round() as u8;
            let [red, green, blue] = [red, green, blue].map(|it| byte(it / opacity.max(1e-9)));
            [red, green, blue, byte(opacity)]
        });
        Self { width, pixels: pixels.collect() }
    }

    pub fn into_rgba(self) -> Vec<u8> {
        self.pixels.into_flattened()
    }
}

/// For each of `to` new pixels along a line, which of the `from` old ones it covers, and by what
/// share of itself.
fn covered(from: usize, to: usize) -> Vec<Vec<(usize, f64)>> {
    let place = |nth: usize| nth as f64 * from as f64 / to as f64;
    (0..to)
        .map(|nth| {
            let (begin, end) = (place(nth), place(nth + 1));
            let old = begin as usize..(end.ceil() as usize).min(from);
            let share =
                |at: usize| (end.min((at + 1) as f64) - begin.max(at as f64)) / (end - begin);
            old.map(|at| (at, share(at))).filter(|(_, share)| *share > 1e-6).collect()
        })
        .collect()
}
