//! Generates the skins of this folder, pixel for pixel the same on every machine.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder, Rgba, RgbaImage};
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

type Color = [u8; 4];

const fn rgb(code: u32) -> Color {
    let [_, red, green, blue] = code.to_be_bytes();
    [red, green, blue, 255]
}

/// The digits on a grid of 3 × 5, a row in three bits, the first row first.
const DIGITS: [u16; 10] = [
    0b111_101_101_101_111,
    0b010_110_010_010_111,
    0b111_001_111_100_111,
    0b111_001_111_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111,
    0b111_001_001_010_010,
    0b111_101_111_101_111,
    0b111_101_111_001_111,
];

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/skins");
    sheets().into_iter().try_for_each(|sheet| sheet.write(&folder))
}

pub fn sheets() -> [Sheet; 2] {
    [slate(), paper()]
}

/// Flat blue grey with a light rim, in cells of 24 pixels.
fn slate() -> Sheet {
    const NUMBERS: [u32; 8] =
        [0x2F6FD0, 0x2E8B57, 0xC8443C, 0x4B3FA8, 0x96502E, 0x18838C, 0x2B2F36, 0x6C7480];
    let (ground, open, ink) = (rgb(0x5E7186), rgb(0xDDE3EA), rgb(0x1E2731));
    let mut sheet = Sheet::new("Slate", 24, 0x4A5A6B);
    let covered = Picture::new(24, 24, rgb(0x3C4A59))
        .fill(0, 0, 23, 23, rgb(0x8499AF))
        .fill(1, 1, 22, 22, ground);
    let bare = Picture::new(24, 24, rgb(0xB4BFCC)).fill(0, 0, 23, 23, open);
    let flag = covered.clone().fill(7, 19, 10, 2, ink).fill(10, 4, 2, 15, ink).triangle(
        12,
        4,
        8,
        rgb(0xFFB23E),
    );
    let mine = |ground: Color| {
        let cell = bare.clone().fill(0, 0, 23, 23, ground);
        cell.fill(11, 3, 1, 17, ink)
            .fill(3, 11, 17, 1, ink)
            .disc(23, 13, ink)
            .fill(8, 8, 3, 3, open)
    };
    sheet.add("covered", covered.clone());
    sheet.add("open-0", bare.clone());
    for (number, color) in (1..).zip(NUMBERS) {
        sheet.add(&format!("open-{number}"), bare.clone().digit(7, 4, 3, number, rgb(color)));
    }
    sheet.add("flag", flag);
    sheet.add(
        "question",
        covered
            .fill(9, 5, 6, 2, ink)
            .fill(13, 7, 2, 4, ink)
            .fill(11, 11, 2, 4, ink)
            .fill(11, 17, 2, 2, ink),
    );
    sheet.add("mine", mine(open));
    sheet.add("hit-mine", mine(rgb(0xE0604F)));
    sheet.add("wrong-flag", mine(open).cross(rgb(0xC8443C)));
    sheet.add_digits(16, 28, 4, rgb(0x141B22), rgb(0x7FE0D0));
    sheet
}

/// Ink on ruled paper. It has no flags, mines and faces: those are Sapper's own.
fn paper() -> Sheet {
    let mut sheet = Sheet::new("Paper", 16, 0xE9DFC8);
    let line = rgb(0xA8977A);
    let mut covered = Picture::new(16, 16, line).fill(0, 0, 15, 15, rgb(0xD9C9A6));
    for row in (3..14).step_by(4) {
        covered = covered.fill(2, row, 11, 1, rgb(0xC6B48E));
    }
    sheet.add("covered", covered);
    sheet.add("open-0", Picture::new(16, 16, line).fill(0, 0, 15, 15, rgb(0xFBF6E9)));
    sheet.add_digits(13, 23, 3, rgb(0xFBF6E9), rgb(0x3A2F1E));
    sheet
}

#[derive(Clone)]
struct Picture(RgbaImage);

impl Picture {
    fn new(width: u32, height: u32, color: Color) -> Self {
        Self(RgbaImage::from_pixel(width, height, Rgba(color)))
    }

    fn dot(&mut self, x: u32, y: u32, color: Color) {
        if x < self.0.width() && y < self.0.height() {
            self.0.put_pixel(x, y, Rgba(color));
        }
    }

    fn fill(mut self, x: u32, y: u32, width: u32, height: u32, color: Color) -> Self {
        (y..y + height).for_each(|y| (x..x + width).for_each(|x| self.dot(x, y, color)));
        self
    }

    /// A cloth that ends in a tip at the right.
    fn triangle(mut self, x: u32, y: u32, height: u32, color: Color) -> Self {
        for row in 0..height {
            self = self.fill(x, y + row, 2 * row.min(height - 1 - row) + 1, 1, color);
        }
        self
    }

    /// Around a point at so many half pixels from the left and the top.
    fn disc(mut self, middle: u32, diameter: u32, color: Color) -> Self {
        let apart = |pixel: u32| (2 * pixel + 1).abs_diff(middle).pow(2);
        for (x, y) in (0..24).flat_map(|y| (0..24).map(move |x| (x, y))) {
            if apart(x) + apart(y) <= diameter.pow(2) {
                self.dot(x, y, color);
            }
        }
        self
    }

    fn cross(mut self, color: Color) -> Self {
        for step in 3..20 {
            self = self.fill(step, step, 2, 1, color).fill(22 - step, step, 2, 1, color);
        }
        self
    }

    fn digit(mut self, left: u32, top: u32, size: u32, digit: usize, color: Color) -> Self {
        for (x, y) in (0..5).flat_map(|y| (0..3).map(move |x| (x, y))) {
            if DIGITS[digit] >> (14 - 3 * y - x) & 1 == 1 {
                self = self.fill(left + size * x, top + size * y, size, size, color);
            }
        }
        self
    }
}

/// A sheet of pictures below each other in two columns: cells at the left, digits at the right.
pub struct Sheet {
    pub name: &'static str,
    side: u32,
    pub pixels: RgbaImage,
    /// Where the next cell and the next digit begin.
    next: [u32; 2],
    pub manifest: String,
}

impl Sheet {
    fn new(name: &'static str, side: u32, panel: u32) -> Self {
        let manifest = format!(
            "# Made by resources/skins/make.rs.\nname = \"{name}\"\nauthor = \"Sapper\"\n\
             licence = \"MIT\"\nside = {side}\npanel = \"#{panel:06X}\"\nsheet = \"sheet.png\"\n\n\
             [parts]\n"
        );
        Self { name, side, pixels: RgbaImage::new(side + 16, 1), next: [0; 2], manifest }
    }

    fn add(&mut self, key: &str, picture: Picture) {
        self.put(key, picture, 0);
    }

    fn put(&mut self, key: &str, Picture(picture): Picture, column: usize) {
        let (left, top) = (column as u32 * self.side, self.next[column]);
        let (width, height) = picture.dimensions();
        self.next[column] += height;
        let needed = self.pixels.height().max(top + height);
        let mut pixels = RgbaImage::new(self.pixels.width(), needed);
        image::imageops::replace(&mut pixels, &self.pixels, 0, 0);
        image::imageops::replace(&mut pixels, &picture, left.into(), top.into());
        self.pixels = pixels;
        writeln!(self.manifest, "{key} = [{left}, {top}, {width}, {height}]")
            .expect("a text grows");
    }

    fn add_digits(&mut self, width: u32, height: u32, size: u32, ground: Color, lit: Color) {
        let blank = || Picture::new(width, height, ground);
        let (left, top) = ((width - 3 * size) / 2, (height - 5 * size) / 2);
        for digit in 0..10 {
            self.put(&format!("digit-{digit}"), blank().digit(left, top, size, digit, lit), 1);
        }
        self.put("minus", blank().fill(left, top + 2 * size, 3 * size, size, lit), 1);
        self.put("blank", blank(), 1);
    }

    fn write(self, folder: &Path) -> io::Result<()> {
        let folder = folder.join(self.name);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("skin.toml"), self.manifest)?;
        let file = fs::File::create(folder.join("sheet.png"))?;
        let png = PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::NoFilter);
        let (width, height) = self.pixels.dimensions();
        let written =
            png.write_image(self.pixels.as_raw(), width, height, ExtendedColorType::Rgba8);
        written.map_err(io::Error::other)
    }
}
