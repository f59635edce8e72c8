//! The minefield in front of the hills, in perspective.

use super::{HEIGHT, HORIZON, WIDTH};
use iced::{Color, color};
use sapper::ui::kit::rasterizer::{PathPoint, Rasterizer};
use sapper::ui::kit::theme::mix;

/// The vanishing point.
const VANISHING: PathPoint = (300.0, HORIZON - 14.0);
/// The width of a cell at a distance of one, in units.
const NEAR: f32 = 96.0;
/// The height of the eye above the field, in cells.
const EYE: f32 = 1.62;
/// The number of rows.
const ROWS: u8 = 14;
/// The distance of the first row's near edge, in cells.
const FIRST: f32 = 0.9;

/// The flags: row and column. Beside the lane no other cell is a mine.
const FLAGS: [(u8, i8); 4] = [(1, -1), (1, 1), (5, -2), (4, 2)];

/// The number of a cell, if it is open: a lane three cells wide is, except for two mines.
fn number(row: u8, col: i8) -> Option<usize> {
    let in_lane = (-1..=1).contains(&col) && !FLAGS.contains(&(row, col));
    let near = |&&(r, c): &&(u8, i8)| r.abs_diff(row) <= 1 && c.abs_diff(col) <= 1;
    in_lane.then(|| FLAGS.iter().filter(near).count())
}

/// The colours of the numbers, as on the board.
const NUMBERS: [Color; 2] = [color!(0xFFFFFF), color!(0x55FF55)];

/// Projects a point of the field: columns to the right, rows away.
fn project(across: f32, away: f32) -> PathPoint {
    let far = FIRST + away;
    let (x, y) = VANISHING;
    (x + across * NEAR / far, y + EYE * NEAR / far)
}

pub fn draw(pen: &mut Rasterizer) {
    let ground = [(0.0, HORIZON), (WIDTH, HORIZON), (WIDTH, HEIGHT), (0.0, HEIGHT)];
    pen.polygon(color!(0x000008), &ground);
    for row in (0..ROWS).rev() {
        let (near, far) = (project(0.0, f32::from(row)), f32::from(row) + FIRST);
        let cells = |width: f32| (width / NEAR * (far + 1.0)).ceil() as i8;
        for col in -cells(near.0)..cells(WIDTH - near.0) {
            cell(pen, row, col);
        }
    }
    for (row, col) in FLAGS {
        flag(pen, row, col);
    }
}

fn cell(pen: &mut Rasterizer, row: u8, col: i8) {
    let (x, z) = (f32::from(col), f32::from(row));
    let haze = z / f32::from(ROWS);
    let dim = |color: Color| mix(color, color!(0x000055), haze);
    let tile = |inset: f32, drop: f32| {
        [
            (x + inset, z + inset),
            (x + 1.0 - inset, z + inset),
            (x + 1.0 - inset, z + 1.0 - inset),
            (x + inset, z + 1.0 - inset),
        ]
        .map(|(x, z)| {
            let (a, b) = project(x, z);
            (a, b - drop / (FIRST + z))
        })
    };
    match number(row, col) {
        Some(number) => {
            pen.polygon(dim(color!(0x555555)), &tile(0.0, 0.0));
            pen.polygon(dim(Color::BLACK), &tile(0.02, 0.0));
            if let Some(&ink) = number.checked_sub(1).and_then(|nth| NUMBERS.get(nth)) {
                digit(pen, number, (x, z), dim(ink));
            }
        }
        None => {
            // A covered cell is slightly raised.
            let (low, high) = (tile(0.03, 0.0), tile(0.05, 9.0));
            if row < 5 {
                let side = color!(0x2A2A2A);
                pen.polygon(dim(side), &[low[0], low[1], high[1], high[0]]);
                pen.polygon(dim(side), &[low[0], low[3], high[3], high[0]]);
                pen.polygon(dim(side), &[low[1], low[2], high[2], high[1]]);
            }
            pen.polygon(dim(color!(0xAAAAAA)), &high);
            pen.polygon(dim(color!(0x555555)), &tile(0.1, 9.0));
        }
    }
}

fn digit(pen: &mut Rasterizer, number: usize, (x, z): PathPoint, ink: Color) {
    let lines: &[&[PathPoint]] = match number {
        1 => &[&[(0.36, 0.68), (0.52, 0.8), (0.52, 0.2)], &[(0.34, 0.2), (0.7, 0.2)]],
        _ => &[&[(0.3, 0.8), (0.7, 0.8), (0.7, 0.5), (0.3, 0.5), (0.3, 0.2), (0.7, 0.2)]],
    };
    // Each line is a strip that lies on the ground, so its width follows the perspective.
    for line in lines {
        for two in line.windows(2) {
            let [(ax, az), (bx, bz)] = [two[0], two[1]];
            let (dx, dz) = (bx - ax, bz - az);
            let long = dx.hypot(dz);
            let (ex, ez) = (dx / long * 0.06, dz / long * 0.06);
            let corners = [
                (ax - ex - ez, az - ez + ex),
                (bx + ex - ez, bz + ez + ex),
                (bx + ex + ez, bz + ez - ex),
                (ax - ex + ez, az - ez - ex),
            ];
            pen.polygon(ink, &corners.map(|(cx, cz)| project(x + cx, z + cz)));
        }
    }
}

fn flag(pen: &mut Rasterizer, row: u8, col: i8) {
    let (x, z) = (f32::from(col) + 0.5, f32::from(row) + 0.5);
    let (foot_x, foot_y) = project(x, z);
    let unit = NEAR / (FIRST + z);
    let foot_y = foot_y - unit * 0.08;
    let up = |dx: f32, dy: f32| (foot_x + dx * unit, foot_y - dy * unit);
    pen.polygon(
        color!(0x000000),
        &[up(-0.2, -0.02), up(0.2, -0.02), up(0.14, 0.08), up(-0.14, 0.08)],
    );
    pen.polygon(Color::WHITE, &[up(-0.03, 0.0), up(0.03, 0.0), up(0.03, 0.82), up(-0.03, 0.82)]);
    pen.polygon(color!(0xFF5555), &[up(0.03, 0.84), up(0.5, 0.64), up(0.03, 0.44)]);
    pen.polygon(color!(0xAA0000), &[up(0.03, 0.64), up(0.5, 0.64), up(0.03, 0.44)]);
}
