//! What happens to pictures on their way: grain, compression, a cut, a pointer in front.

use tiny_skia::{
    Color, FillRule, FilterQuality, Paint, PathBuilder, Pixmap, PixmapPaint, Shader, Transform,
};

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
    /// As JPEG of this quality keeps it.
    Jpeg(u32),
    /// A photograph of a screen: turned by so many tenths of a degree, soft, with a little grain.
    Photo(i32),
    /// Grain, and all around the board something else.
    Wallpaper,
}

/// How coarse JPEG keeps each frequency of a block at quality 50 (ITU-T T.81, table K.1).
const COARSE: [[f32; 8]; 8] = [
    [16.0, 11.0, 10.0, 16.0, 24.0, 40.0, 51.0, 61.0],
    [12.0, 12.0, 14.0, 19.0, 26.0, 58.0, 60.0, 55.0],
    [14.0, 13.0, 16.0, 24.0, 40.0, 57.0, 69.0, 56.0],
    [14.0, 17.0, 22.0, 29.0, 51.0, 87.0, 80.0, 62.0],
    [18.0, 22.0, 37.0, 56.0, 68.0, 109.0, 103.0, 77.0],
    [24.0, 35.0, 55.0, 64.0, 81.0, 104.0, 113.0, 92.0],
    [49.0, 64.0, 78.0, 87.0, 103.0, 121.0, 120.0, 101.0],
    [72.0, 92.0, 95.0, 98.0, 112.0, 100.0, 103.0, 99.0],
];

/// Rounds the frequencies of each block of eight pixels a side, in each colour.
fn compress(pixmap: &mut Pixmap, quality: u32) {
    let (width, height) = (pixmap.width() as usize, pixmap.height() as usize);
    let scale = if quality < 50 { 50.0 / quality as f32 } else { 2.0 - quality as f32 / 50.0 };
    let wave = |at: usize, frequency: usize| {
        let size = if frequency == 0 { 0.125f32.sqrt() } else { 0.5 };
        size * ((2 * at + 1) as f32 * frequency as f32 * std::f32::consts::PI / 16.0).cos()
    };
    let waves: [[f32; 8]; 8] =
        std::array::from_fn(|at| std::array::from_fn(|frequency| wave(at, frequency)));
    let data = pixmap.data_mut();
    for (top, left) in
        (0..height).step_by(8).flat_map(|y| (0..width).step_by(8).map(move |x| (y, x)))
    {
        for part in 0..3 {
            let place = |x: usize, y: usize| {
                4 * ((top + y).min(height - 1) * width + (left + x).min(width - 1)) + part
            };
            let mut rows = [[0.0; 8]; 8];
            for (y, row) in rows.iter_mut().enumerate() {
                for (u, value) in row.iter_mut().enumerate() {
                    *value = (0..8).map(|x| f32::from(data[place(x, y)]) * waves[x][u]).sum();
                }
            }
            let mut block = [[0.0; 8]; 8];
            for v in 0..8 {
                for u in 0..8 {
                    let value: f32 = (0..8).map(|y| rows[y][u] * waves[y][v]).sum();
                    let step = (COARSE[v][u] * scale).max(1.0);
                    block[v][u] = (value / step).round() * step;
                }
            }
            for y in 0..8.min(height - top) {
                let row: [f32; 8] =
                    std::array::from_fn(|u| (0..8).map(|v| block[v][u] * waves[y][v]).sum());
                for x in 0..8.min(width - left) {
                    let value: f32 = (0..8).map(|u| row[u] * waves[x][u]).sum();
                    data[place(x, y)] = value.clamp(0.0, 255.0) as u8;
                }
            }
        }
    }
}

/// Turns a picture about its middle.
fn turn(pixmap: &mut Pixmap, degrees: f32) {
    let (width, height) = (pixmap.width(), pixmap.height());
    let mut turned = Pixmap::new(width, height).expect("a picture");
    turned.fill(Color::from_rgba8(40, 38, 36, 255));
    let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
    let middle = (width as f32 / 2.0, height as f32 / 2.0);
    let turn = Transform::from_rotate_at(degrees, middle.0, middle.1);
    turned.draw_pixmap(0, 0, pixmap.as_ref(), &paint, turn, None);
    *pixmap = turned;
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
            Self::Jpeg(quality) => compress(pixmap, quality),
            Self::Photo(tenths) => {
                turn(pixmap, tenths as f32 / 10.0);
                let height = pixmap.height() as usize;
                for (place, pixel) in pixmap.data_mut().chunks_exact_mut(4).enumerate() {
                    let (x, y) = (place % width, place / width);
                    let light = 0.82 + 0.18 * (x * y) as f32 / (width * height) as f32;
                    for part in &mut pixel[..3] {
                        let value = f32::from(*part) * light + 4.0 * random.bell();
                        *part = value.clamp(0.0, 255.0) as u8;
                    }
                }
                compress(pixmap, 85);
            }
            Self::Wallpaper => {
                let (left, top) = (corner.0 - 0.3 * pitch, corner.1 - 0.3 * pitch);
                let height = pixmap.height() as usize;
                let (right, bottom) = (width as f32 - left - 30.0, height as f32 - 40.0);
                for (place, pixel) in pixmap.data_mut().chunks_exact_mut(4).enumerate() {
                    let (x, y) = ((place % width) as f32, (place / width) as f32);
                    let inside = (left..right).contains(&x) && (top..bottom).contains(&y);
                    for part in &mut pixel[..3] {
                        let value = if inside {
                            f32::from(*part) + 3.0 * random.bell()
                        } else {
                            120.0
                                + 60.0 * (x / 17.0).sin() * (y / 23.0).cos()
                                + 12.0 * random.bell()
                        };
                        *part = value.clamp(0.0, 255.0) as u8;
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
