//! Charts: however many games they show, they draw no more than there are pixels.

use iced::{Point, Size};
use sapper::ui::kit::chart::{PlotPoint, dots, step_line};

const PLOT: Size = Size::new(100.0, 50.0);

#[test]
fn dots_on_the_same_pixels_are_one() {
    let points = [(0.0, 0.0), (0.0, 0.0), (0.5, 0.5), (0.502, 0.5), (1.0, 1.0)];
    let places = dots(&points, PLOT);
    assert_eq!(places, [Point::new(0.0, 50.0), Point::new(50.0, 25.0), Point::new(100.0, 0.0)]);
    let many: Vec<PlotPoint> =
        (0..100_000_u32).map(|n| ((n % 997) as f32 / 997.0, (n % 313) as f32 / 313.0)).collect();
    assert!(dots(&many, PLOT).len() <= 51 * 26);
}

#[test]
fn a_step_line_reaches_the_end_of_the_plot() {
    let pieces = step_line(&[(0.1, 0.8), (0.5, 0.4)], PLOT);
    let last = pieces.last().unwrap();
    assert_eq!(last.x + last.width, 100.0);
    assert_eq!(pieces[0].x, 10.0);
    // Down to the second point, then across.
    let fall = pieces[2];
    assert_eq!((fall.x, fall.y, fall.height), (50.0, 9.0, 22.0));
    assert_eq!(last.y, 29.0);
}

#[test]
fn a_long_line_has_no_more_pieces_than_pixels() {
    let points: Vec<PlotPoint> =
        (0..100_000_u32).map(|n| (n as f32 / 1e5, (n % 7) as f32 / 7.0)).collect();
    assert!(step_line(&points, PLOT).len() <= 2 * 101);
    assert_eq!(step_line(&[], PLOT), []);
    assert_eq!(step_line(&[(1.0, 0.5)], PLOT).len(), 1, "a single spot at the end");
}
