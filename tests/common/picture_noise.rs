//! What happens to pictures on their way: grain, compression, a cut, a pointer in front.

use tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Shader, Transform};

/// Numbers that look random and are the same in every run.
pub struct Random(pub u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    /// From -1 to 1, most often near 0.
    fn bell(&mut self) -> f32 {
        let sum: usize = (0..12).map(|_| self.below(1001)).sum();
        (sum as f32 - 6000.0) / 1000.0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noise {
    None,
    /// Each part of each pixel differs, by 8 on average.
    Grain,
    /// Blocks of eight pixels a side differ, and their details are rough.
    Blocks,
    /// The picture starts at any pixel, and a pointer is in front.
    CutWithPointer,
}

impl Noise {
    /// Changes a picture whose board starts at `corner` and has cells of this size.
    pub fn spoil(self, pixmap: &mut Pixmap, corner: (f32, f32), pitch: f32, random: &mut Random) {
        let width = pixmap.width() as usize;
        match self {
            Self::None => {}
            Self::Grain => {
                for pixel in pixmap.data_mut().chunks_exact_mut(4) {
                    for part in &mut pixel[..3] {
                        *part = (f32::from(*part) + 8.0 * random.bell()).clamp(0.0, 255.0) as u8;
                    }
                }
            }
            Self::Blocks => {
                let blocks = width.div_ceil(8);
                let shifts: Vec<i32> = (0..blocks * pixmap.height().div_ceil(8) as usize)
                    .map(|_| random.below(9) as i32 - 4)
                    .collect();
                for (place, pixel) in pixmap.data_mut().chunks_exact_mut(4).enumerate() {
                    let (x, y) = (place % width, place / width);
                    let shift = shifts[y / 8 * blocks + x / 8];
                    let ripple = if (x % 8 / 2 + y % 8 / 2) % 2 == 0 { shift } else { -shift };
                    for part in &mut pixel[..3] {
                        *part = (i32::from(*part) + shift + ripple).clamp(0, 255) as u8;
                    }
                }
            }
            Self::CutWithPointer => {
                let (x, y) = (corner.0 + 4.4 * pitch, corner.1 + 4.3 * pitch);
                let mut arrow = PathBuilder::new();
                arrow.move_to(x, y);
                for (right, down) in
                    [(0.0, 16.0), (4.0, 12.0), (7.0, 18.0), (9.0, 17.0), (7.0, 11.0), (12.0, 11.0)]
                {
                    arrow.line_to(x + right, y + down);
                }
                arrow.close();
                let arrow = arrow.finish().expect("an arrow");
                let paint = Paint {
                    shader: Shader::SolidColor(Color::BLACK),
                    anti_alias: true,
                    ..Paint::default()
                };
                pixmap.fill_path(&arrow, &paint, FillRule::Winding, Transform::identity(), None);
                let (left, top) = (3 + random.below(5), 1 + random.below(9));
                let (cut_width, cut_height) = (width - left, pixmap.height() as usize - top);
                let mut cut = Pixmap::new(cut_width as u32, cut_height as u32).expect("a picture");
                for (y, row) in cut.data_mut().chunks_exact_mut(4 * cut_width).enumerate() {
                    let start = 4 * ((y + top) * width + left);
                    row.copy_from_slice(&pixmap.data()[start..start + 4 * cut_width]);
                }
                *pixmap = cut;
            }
        }
    }
}
