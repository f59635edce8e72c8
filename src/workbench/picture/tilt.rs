//! How far a photograph of a screen is turned.

use super::raster::Raster;

/// The largest angle, and the steps in which angles are tried, in degrees.
const MOST: f32 = 3.6;
const STEP: f32 = 0.3;
const FINE_STEP: f32 = 0.05;
/// A picture is straight if it is turned by no more, in degrees.
const STRAIGHT: f32 = 0.1;
/// How much clearer the lines must be when the picture is turned back.
const CLEARER: f32 = 1.15;
/// A side of the picture that is looked at is about so long, in pixels.
const SIDE: usize = 500;
/// The smallest change of a colour at an edge, added up over red, green and blue.
const FAINTEST: i32 = 30;

/// The angle by which the lines of a picture fall to the right, in radians; 0 for a straight picture.
pub fn tilt(raster: &Raster) -> f32 {
    let step = (raster.width.min(raster.height) / SIDE).max(1);
    let sum = |[red, green, blue]: [u8; 3]| i32::from(red) + i32::from(green) + i32::from(blue);
    let mut edges = Vec::new();
    for y in (0..raster.height.saturating_sub(1)).step_by(step) {
        let (upper, lower) = (raster.row(y), raster.row(y + 1));
        for x in (0..raster.width.saturating_sub(1)).step_by(step) {
            let down = (sum(lower[x]) - sum(upper[x])).abs();
            let across = (sum(upper[x + 1]) - sum(upper[x])).abs();
            if down > FAINTEST && down > 2 * across {
                edges.push((x as f32, y as f32, down.min(200) as f32));
            }
        }
    }
    // The lines of a straight picture share few rows: what is summed up there is much.
    let clarity = |degrees: f32| {
        let fall = degrees.to_radians().tan();
        let first = raster.width as f32 * fall.abs();
        let mut rows = vec![0.0; raster.height + 2 * first as usize + 2];
        for (x, y, change) in &edges {
            rows[(y - x * fall + first + 0.5) as usize] += change;
        }
        rows.iter().map(|row| row * row).sum::<f32>()
    };
    let best = |middle: f32, reach: f32, step: f32| {
        let steps = (reach / step).round() as i32;
        let angles = (-steps..=steps).map(|at| middle + step * at as f32);
        let angles = angles.map(|angle| (clarity(angle), angle));
        angles.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or_default()
    };
    let (_, rough) = best(0.0, MOST, STEP);
    let (clearest, angle) = best(rough, STEP, FINE_STEP);
    let is_turned = angle.abs() > STRAIGHT && clearest > CLEARER * clarity(0.0);
    if is_turned { angle.to_radians() } else { 0.0 }
}
