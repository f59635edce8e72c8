//! What a show promises.

use crate::ui::board::animation::*;
use proptest::prelude::*;

fn shows(rows: usize, cols: usize, from: usize) -> Vec<Animation> {
    let size = BoardSize::new(rows, cols).expect("a board");
    let from = size.pos(from % size.cells());
    let all: Vec<Pos> = size.positions().collect();
    let now = Moment(1_000);
    vec![
        Animation::appear(size, now),
        Animation::burst(size, from, all, now),
        Animation::burst(size, from, Vec::new(), now),
        Animation::wave(size, from, &[from], now),
    ]
}

fn ends_in_time(life: &Animation) {
    let (begin, kind) = (life.started, life.kind());
    assert!(life.ends_at().since(begin) < 1_200, "{kind:?}");
    let (mut now, mut pictures) = (begin, 0);
    while let Some(next) = life.next_frame(now) {
        assert!(next > now && next.since(now) <= Animation::FRAME, "{kind:?}");
        now = next;
        pictures += 1;
    }
    assert_eq!(now, life.ends_at(), "{kind:?}");
    assert!(pictures <= 1_200 / Animation::FRAME, "{kind:?}");
    assert_eq!(life.next_frame(Moment(now.0 + 1)), None, "{kind:?}");
    for pos in life.size.positions() {
        assert_eq!(life.cell(pos, life.ends_at()), None, "{kind:?} {pos:?}");
    }
}

#[test]
fn every_show_is_over_in_less_than_1200_ms_on_a_board_of_any_size() {
    for (rows, cols) in [(1, 1), (9, 9), (16, 30), (256, 256), (1, 256), (256, 1)] {
        for from in [0, rows * cols / 2, rows * cols - 1] {
            shows(rows, cols, from).iter().for_each(ends_in_time);
        }
    }
}

#[test]
fn a_turn_comes_once_and_goes_step_by_step() {
    for life in shows(16, 30, 100) {
        for pos in life.size.positions() {
            let mut before = Some(0);
            for ms in 0..1_200 {
                let now = Moment(life.started.0 + ms);
                let step = life.cell(pos, now).map(|glow| glow.step);
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
fn what_is_nearer_has_its_turn_first() {
    let size = BoardSize::new(16, 30).expect("a board");
    let from = Pos::new(8, 15);
    let life = Animation::wave(size, from, &[], Moment(0));
    let turn = |pos| life.cells[size.index(pos)].map(|turn| turn.at);
    assert_eq!(turn(from), Some(0));
    assert!(turn(Pos::new(8, 16)) < turn(Pos::new(8, 20)));
    assert!(turn(Pos::new(8, 20)) < turn(Pos::new(0, 0)));
    let mines = vec![Pos::new(0, 0), Pos::new(8, 16), from];
    let life = Animation::burst(size, from, mines, Moment(0));
    let turn = |pos| life.cells[size.index(pos)].map(|turn| turn.at);
    assert!(turn(from) < turn(Pos::new(8, 16)));
    assert!(turn(Pos::new(8, 16)) < turn(Pos::new(0, 0)));
    assert_eq!(turn(Pos::new(3, 3)), None, "no mine has no part in it");
}

#[test]
fn a_cross_sways_and_comes_to_rest() {
    assert!((0..100).any(|past| shake_offset(past, 300) > 5));
    assert!((0..100).any(|past| shake_offset(past, 300) < -5));
    assert!((250..400).all(|past| shake_offset(past, 300) == 0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn every_show_ends_in_time(
        rows in 1_usize..=256, cols in 1_usize..=256, from in 0_usize..65_536,
    ) {
        shows(rows, cols, from).iter().for_each(ends_in_time);
    }
}
