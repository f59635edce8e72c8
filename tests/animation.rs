//! The timing of board animations: how long they last and how their light spreads.

use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::ui::board::animation::{Animation, AnimationKind, shake_offset};
use sapper::ui::kit::motion::FRAME;

const STARTED: Moment = Moment(1_000);

fn animations(size: BoardSize, from: usize) -> Vec<(Animation, u64)> {
    let from = size.pos(from % size.cells());
    let all: Vec<Pos> = size.positions().collect();
    vec![
        (Animation::appear(size, STARTED), 420),
        (Animation::opening(size, from, &all, STARTED), 180),
        (Animation::opening(size, from, &[from], STARTED), 180),
        (Animation::chord(size, from, &all, STARTED), 180),
        (Animation::flag(size, from, STARTED), 120),
        (Animation::hint(size, &[from], STARTED), 180),
        (Animation::win(size, from, &[from], STARTED), 900),
        (Animation::loss(size, from, STARTED), 400),
        (Animation::pause(size, STARTED), 180),
    ]
}

fn check_end(rows: usize, cols: usize, from: usize) {
    let size = BoardSize::new(rows, cols).expect("a board");
    for (animation, lasts) in animations(size, from) {
        let kind = animation.kind();
        assert_eq!(animation.ends_at().since(STARTED), lasts, "{kind:?}");
        let (mut now, mut pictures) = (STARTED, 0);
        while let Some(next) = animation.next_frame(now) {
            assert!(next > now && next.since(now) <= FRAME, "{kind:?}");
            assert!(animation.front(now).is_some(), "{kind:?}");
            now = next;
            pictures += 1;
        }
        assert_eq!(now, animation.ends_at(), "{kind:?}");
        assert!(pictures <= lasts / FRAME + 1, "{kind:?}");
        assert_eq!(animation.next_frame(Moment(now.0 + 1)), None, "{kind:?}");
        assert_eq!(animation.front(now), None, "{kind:?}");
    }
}

#[test]
fn every_animation_ends_in_time_on_any_board() {
    for (rows, cols) in [(1, 1), (9, 9), (16, 30), (256, 256), (1, 256), (256, 1)] {
        for from in [0, rows * cols / 2, rows * cols - 1] {
            check_end(rows, cols, from);
        }
    }
}

#[test]
fn light_spreads_from_where_it_began_and_slows_down() {
    let size = BoardSize::new(16, 30).expect("a board");
    for (animation, lasts) in animations(size, 100) {
        let at = |ms| animation.front(Moment(STARTED.0 + ms)).expect("it is on").distance;
        let steps: Vec<f32> = (0..lasts).map(at).collect();
        assert_eq!(steps[0], 0.0, "{:?}", animation.kind());
        assert!(steps.windows(2).all(|two| two[1] > two[0]));
        let half = steps[steps.len() / 2];
        assert!(half > 0.55 * steps[steps.len() - 1], "{:?}", animation.kind());
    }
}

#[test]
fn tiles_are_laid_once_the_first_ones_first() {
    let size = BoardSize::new(16, 30).expect("a board");
    let appear = Animation::appear(size, STARTED);
    assert_eq!(appear.kind(), AnimationKind::Appear);
    let step = |pos, ms| appear.step(pos, 8, Moment(STARTED.0 + ms));
    for pos in size.positions() {
        let steps: Vec<u8> = (0..420).map(|ms| step(pos, ms)).collect();
        assert!(steps.windows(2).all(|two| two[1] >= two[0]), "{pos:?}");
        assert!(steps[0] <= 1 && *steps.last().expect("a step") >= 7, "{pos:?}");
    }
    assert!((0..420).all(|ms| step(at(0, 0), ms) >= step(at(0, 20), ms)));
    assert!((0..420).all(|ms| step(at(0, 20), ms) >= step(at(15, 29), ms)));
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
