//! What a show promises.

use super::*;
use proptest::prelude::*;

fn shows(rows: usize, cols: usize, from: usize) -> Vec<Life> {
    let size = BoardSize::new(rows, cols).expect("a board");
    let from = size.pos(from % size.cells());
    let all: Vec<Pos> = size.positions().collect();
    let now = Moment(1_000);
    vec![
        Life::appear(size, now),
        Life::burst(size, from, all, now),
        Life::burst(size, from, Vec::new(), now),
        Life::wave(size, from, &[from], now),
    ]
}

fn ends_in_time(life: &Life) {
    let (begin, kind) = (life.since, life.kind());
    assert!(life.ends().since(begin) < 1_200, "{kind:?}");
    let (mut now, mut pictures) = (begin, 0);
    while let Some(next) = life.next(now) {
        assert!(next > now && next.since(now) <= Life::FRAME, "{kind:?}");
        now = next;
        pictures += 1;
    }
    assert_eq!(now, life.ends(), "{kind:?}");
    assert!(pictures <= 1_200 / Life::FRAME, "{kind:?}");
    assert_eq!(life.next(Moment(now.0 + 1)), None, "{kind:?}");
    for pos in life.size.positions() {
        assert_eq!(life.at(pos, life.ends()), None, "{kind:?} {pos:?}");
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
                let now = Moment(life.since.0 + ms);
                let step = life.at(pos, now).map(|glow| glow.step);
                match (before, step) {
                    (Some(before), Some(step)) => {
                        assert!(step >= before && step <= Glow::STEPS);
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
    let life = Life::wave(size, from, &[], Moment(0));
    let turn = |pos| life.turns[size.index(pos)].map(|turn| turn.at);
    assert_eq!(turn(from), Some(0));
    assert!(turn(Pos::new(8, 16)) < turn(Pos::new(8, 20)));
    assert!(turn(Pos::new(8, 20)) < turn(Pos::new(0, 0)));
    let mines = vec![Pos::new(0, 0), Pos::new(8, 16), from];
    let life = Life::burst(size, from, mines, Moment(0));
    let turn = |pos| life.turns[size.index(pos)].map(|turn| turn.at);
    assert!(turn(from) < turn(Pos::new(8, 16)));
    assert!(turn(Pos::new(8, 16)) < turn(Pos::new(0, 0)));
    assert_eq!(turn(Pos::new(3, 3)), None, "no mine has no part in it");
}

#[test]
fn a_cross_sways_and_comes_to_rest() {
    assert!((0..100).any(|past| sway(past, 300) > 5));
    assert!((0..100).any(|past| sway(past, 300) < -5));
    assert!((250..400).all(|past| sway(past, 300) == 0));
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
