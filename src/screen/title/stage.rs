//! Where the picture and the line stand in a window of any size.

use iced::Point;
use iced::Size;

use crate::audio::tune;
use crate::theme;

/// The height of what is kept free for the line, in logical pixels. The line never crosses the
/// picture, which would have to be drawn again at each of its steps.
pub const LINE: f32 = 12.0 * theme::UNIT;
/// From there to the top of the line's letters, in logical pixels.
pub const BASE: f32 = 3.0 * theme::UNIT;

/// The most pixels that the picture has across: on a screen with more, each of its own is a block
/// of several, as it was on the screens of its time.
const MOST: u32 = 640;

/// The picture laid into a window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stage {
    window: Size,
    scale: f32,
    /// How many of the screen's pixels, each way, a pixel of the picture is.
    grain: u32,
    /// The picture's pixels, across and down.
    grid: (u32, u32),
}

impl Stage {
    /// Lays the picture into a window of this size in logical pixels, each of which is `scale` of
    /// the screen's own: as large as it can be, four across to three down.
    pub fn new(window: Size, scale: f32) -> Self {
        let high = (window.height - LINE).max(0.0);
        let across = (window.width.min(high * 4.0 / 3.0) * scale).max(4.0) as u32;
        let grain = across.div_ceil(MOST);
        let quarter = across / grain / 4;
        Self {
            window,
            scale,
            grain,
            grid: (4 * quarter, 3 * quarter),
        }
    }

    /// The picture's own pixels, across and down.
    pub const fn grid(self) -> (u32, u32) {
        self.grid
    }

    /// The height above the line, in logical pixels.
    pub fn room(self) -> f32 {
        (self.window.height - LINE).max(0.0)
    }

    /// The picture's size, in logical pixels.
    pub fn extent(self) -> Size {
        Size::new(self.logical(self.grid.0), self.logical(self.grid.1))
    }

    /// The picture's top left corner in the middle of its room, in logical pixels. It is a whole
    /// number of the picture's own pixels from the window's: the software renderer knows no other
    /// places for a picture that it enlarges.
    pub fn corner(self) -> Point {
        let extent = self.extent();
        let middle = |room: f32, extent: f32| {
            let pixel = self.grain as f32 / self.scale;
            let gap = ((room - extent).max(0.0) / 2.0 / pixel + 1e-3).floor();
            // A hair more, so that what is rounded down on its way stays where it is.
            (gap + 0.02) * pixel
        };
        Point::new(
            middle(self.window.width, extent.width),
            middle(self.room(), extent.height),
        )
    }

    /// How wide the strip of this number is, from 0, in logical pixels.
    pub fn strip(self, number: usize) -> f32 {
        self.logical(edge(self.grid, number + 1) - edge(self.grid, number))
    }

    fn logical(self, pixels: u32) -> f32 {
        (pixels * self.grain) as f32 / self.scale
    }
}

/// Where the strip of this number begins in a picture of so many pixels across and down, and the
/// one before it ends; the last ends with the picture.
pub fn edge(grid: (u32, u32), number: usize) -> u32 {
    let all = tune::NOTES.len();
    grid.0 * number.min(all) as u32 / all as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_fits_into_every_window_above_the_line() {
        for scale in [1.0, 1.25, 1.5, 2.0] {
            for (width, height) in [
                (360.0, 320.0),
                (464.0, 561.0),
                (1600.0, 1000.0),
                (3840.0, 2160.0),
                (200.0, 40.0),
            ] {
                let stage = Stage::new(Size::new(width, height), scale);
                let (corner, extent) = (stage.corner(), stage.extent());
                let (across, down) = stage.grid();
                assert_eq!((across * 3, across % 4), (down * 4, 0), "four to three");
                assert!(across <= MOST);
                assert!(corner.x + extent.width <= width + 0.1, "{width} × {height}");
                assert!(
                    corner.y + extent.height <= stage.room().max(3.0) + 0.1,
                    "{width} × {height}"
                );
            }
        }
    }

    #[test]
    fn it_is_nearly_as_wide_or_as_high_as_there_is_room() {
        let extent = Stage::new(Size::new(1600.0, 1000.0), 1.0).extent();
        assert_eq!((extent.width, extent.height), (1264.0, 948.0));
        let extent = Stage::new(Size::new(360.0, 320.0), 1.0).extent();
        assert_eq!((extent.width, extent.height), (360.0, 270.0));
    }

    #[test]
    fn the_strips_follow_each_other_and_the_last_ends_the_picture() {
        for across in [200, 360, 500, 640] {
            let grid = (across, across * 3 / 4);
            let all = tune::NOTES.len();
            assert_eq!((edge(grid, 0), edge(grid, all)), (0, across));
            for number in 0..all {
                assert!(edge(grid, number) < edge(grid, number + 1));
            }
        }
    }

    #[test]
    fn together_they_are_as_wide_as_the_picture() {
        for width in [360.0, 500.0, 640.0, 1600.0] {
            let stage = Stage::new(Size::new(width, 1000.0), 1.0);
            let sum: f32 = (0..tune::NOTES.len()).map(|strip| stage.strip(strip)).sum();
            assert_eq!(sum, stage.extent().width);
        }
    }
}
