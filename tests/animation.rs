//! The timing of board animations: how long they last and in which order cells take part.

use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::ui::board::animation::{Animation, CellAnimation, shake_offset};
use sapper::ui::kit::motion::FRAME;

const STARTED: Moment = Moment(1_000);

fn animations(size: BoardSize, from: usize) -> Vec<Animation> {
    let from = size.pos(from % size.cells());
    let all: Vec<Pos> = size.positions().collect();
    vec![
        Animation::appear(size, STARTED),
        Animation::burst(size, from, all, STARTED),
        Animation::burst(size, from, Vec::new(), STARTED),
        Animation::wave(size, from, &[from], STARTED),
    ]
}

fn check_end(rows: usize, cols: usize, from: usize) {
    let size = BoardSize::new(rows, cols).expect("a board");
    for animation in animations(size, from) {
        ends_in_time(&animation, size);
    }
}

/// When the animation of a cell begins, in ms after the start.
fn delay(animation: &Animation, pos: Pos) -> Option<u64> {
    (0..1_200).find(|ms| {
        let now = Moment(STARTED.0 + ms);
        animation.cell(pos, now).is_some_and(|cell| cell.step > 0)
    })
}

fn ends_in_time(animation: &Animation, size: BoardSize) {
    let (begin, kind) = (STARTED, animation.kind());
    assert!(animation.ends_at().since(begin) < 1_200, "{kind:?}");
    let (mut now, mut pictures) = (begin, 0);
    while let Some(next) = animation.next_frame(now) {
        assert!(next > now && next.since(now) <= FRAME, "{kind:?}");
        now = next;
        pictures += 1;
    }
    assert_eq!(now, animation.ends_at(), "{kind:?}");
    assert!(pictures <= 1_200 / FRAME, "{kind:?}");
    assert_eq!(animation.next_frame(Moment(now.0 + 1)), None, "{kind:?}");
    for pos in size.positions() {
        assert_eq!(animation.cell(pos, animation.ends_at()), None, "{kind:?} {pos:?}");
    }
}

#[test]
fn every_animation_ends_within_1200_ms_on_any_board() {
    for (rows, cols) in [(1, 1), (9, 9), (16, 30), (256, 256), (1, 256), (256, 1)] {
        for from in [0, rows * cols / 2, rows * cols - 1] {
            check_end(rows, cols, from);
        }
    }
}

#[test]
fn each_cell_runs_through_its_steps_once() {
    let size = BoardSize::new(16, 30).expect("a board");
    for animation in animations(size, 100) {
        for pos in size.positions() {
            let mut before = Some(0);
            for ms in 0..1_200 {
                let now = Moment(STARTED.0 + ms);
                let step = animation.cell(pos, now).map(|cell| cell.step);
                match (before, step) {
                    (Some(before), Some(step)) => {
                        assert!(step >= before && step <= CellAnimation::STEPS);
                    }
                    (None, Some(_)) if ms > 0 => panic!("it came back to {pos:?}"),
                    _ => {}
                }
                before = step;
            }
        }
    }
}

#[test]
fn nearer_cells_start_first() {
    let size = BoardSize::new(16, 30).expect("a board");
    let from = Pos::new(8, 15);
    let animation = Animation::wave(size, from, &[], STARTED);
    let at = |pos| delay(&animation, pos);
    assert_eq!(at(from), Some(0));
    assert!(at(Pos::new(8, 16)) < at(Pos::new(8, 20)));
    assert!(at(Pos::new(8, 20)) < at(Pos::new(0, 0)));
    let mines = vec![Pos::new(0, 0), Pos::new(8, 16), from];
    let animation = Animation::burst(size, from, mines, STARTED);
    let at = |pos| delay(&animation, pos);
    assert!(at(from) < at(Pos::new(8, 16)));
    assert!(at(Pos::new(8, 16)) < at(Pos::new(0, 0)));
    assert_eq!(at(Pos::new(3, 3)), None, "only mines burst");
}

#[test]
fn a_cross_shakes_and_stops() {
    assert!((0..100).any(|past| shake_offset(past, 300) > 5));
    assert!((0..100).any(|past| shake_offset(past, 300) < -5));
    assert!((250..400).all(|past| shake_offset(past, 300) == 0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn an_animation_of_any_size_ends_in_time(
        rows in 1_usize..=256, cols in 1_usize..=256, from in 0_usize..65_536,
    ) {
        check_end(rows, cols, from);
    }
}
