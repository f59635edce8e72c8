//! The rules of play in the Windows 7 style.

use crate::common::board;
use crate::common::prelude::*;
use proptest::prelude::*;
use sapper::game::{CellState, Outcome, OutcomeKind, Refusal};

/// A game of Windows 7 on a drawn board.
fn drawn(picture: &str) -> Game {
    board::game(picture, Rules::WINDOWS_7)
}

fn act(game: &mut Game, action: Action) -> Outcome {
    game.apply(action, Moment(0))
}

#[test]
fn the_first_opening_lays_the_mines_and_starts_the_clock() {
    let mut game = Game::new(Level::Expert, Rules::WINDOWS_7, 1, Moment(0));
    assert!(game.field().is_none());
    game.apply(Action::Mark(at(0, 0)), Moment(50));
    assert!(game.field().is_none() && !game.clock().is_running(), "a flag starts nothing");
    game.apply(Action::Mark(at(0, 0)), Moment(60));
    game.apply(Action::Mark(at(0, 0)), Moment(70));
    let outcome = game.apply(Action::Open(at(8, 8)), Moment(1_000));
    assert_eq!(outcome.kind, OutcomeKind::Opened { flood: true });
    assert_eq!(game.field().map(Minefield::mines), Some(99));
    assert_eq!(game.elapsed(Moment(3_500)), 2_500);
    assert_eq!(game.phase(), Phase::Running);
}

#[test]
fn marks_cycle_from_none_to_flag_to_question_mark() {
    let mut game = drawn("*. ..");
    for (mark, remaining) in
        [(CellState::Flag, 0), (CellState::Question, 1), (CellState::Covered, 1)]
    {
        let outcome = act(&mut game, Action::Mark(at(0, 0)));
        assert_eq!(outcome.kind, OutcomeKind::Marked(mark));
        assert_eq!(game.remaining(), remaining);
    }
}

#[test]
fn question_marks_can_be_switched_off() {
    let rules = Rules { question_marks: false, ..Rules::WINDOWS_7 };
    let mut game = Game::new(Level::Beginner, rules, 1, Moment(0));
    act(&mut game, Action::Mark(at(0, 0)));
    let second = act(&mut game, Action::Mark(at(0, 0)));
    assert_eq!(second.kind, OutcomeKind::Marked(CellState::Covered));
}

#[test]
fn the_remaining_count_can_be_negative() {
    let mut game = drawn("*... ....");
    for pos in game.size().positions() {
        act(&mut game, Action::Mark(pos));
    }
    assert_eq!(game.remaining(), 1 - 8);
}

#[test]
fn a_left_click_ignores_a_flag_and_opens_a_question_mark() {
    let mut game = drawn("*.. ...");
    act(&mut game, Action::Mark(at(0, 1)));
    assert_eq!(act(&mut game, Action::Open(at(0, 1))).kind, OutcomeKind::Nothing);
    act(&mut game, Action::Mark(at(0, 1)));
    assert_eq!(game.cell(at(0, 1)), VisibleCell::Question);
    act(&mut game, Action::Open(at(0, 1)));
    assert_eq!(game.cell(at(0, 1)), VisibleCell::Open(1));
}

#[test]
fn a_chord_opens_all_unflagged_neighbours() {
    let mut game = drawn("*...*. ....*. ....*.");
    act(&mut game, Action::Open(at(1, 1)));
    act(&mut game, Action::Mark(at(0, 0)));
    let outcome = act(&mut game, Action::Chord(at(1, 1)));
    assert_eq!(outcome.kind, OutcomeKind::Opened { flood: true });
    assert_eq!(game.cell(at(0, 1)), VisibleCell::Open(1));
    assert_eq!(game.cell(at(0, 0)), VisibleCell::Flag, "the flag stays");
}

#[test]
fn a_chord_without_the_right_count_of_flags_is_refused() {
    let mut game = drawn("*... .... ...*");
    act(&mut game, Action::Open(at(1, 1)));
    let none = act(&mut game, Action::Chord(at(1, 1)));
    assert_eq!(none.kind, OutcomeKind::Refused(Refusal::Chord));
    act(&mut game, Action::Mark(at(0, 0)));
    act(&mut game, Action::Mark(at(0, 1)));
    let two = act(&mut game, Action::Chord(at(1, 1)));
    assert_eq!(two.kind, OutcomeKind::Refused(Refusal::Chord), "every mine flagged, and one more");
}

#[test]
fn a_chord_beside_a_wrong_flag_loses() {
    let mut game = drawn("*... .... ....");
    act(&mut game, Action::Open(at(1, 1)));
    act(&mut game, Action::Mark(at(2, 2)));
    assert_eq!(act(&mut game, Action::Chord(at(1, 1))).kind, OutcomeKind::Lost);
    assert_eq!(game.cell(at(0, 0)), VisibleCell::HitMine);
    assert_eq!(game.cell(at(2, 2)), VisibleCell::WrongFlag);
}

#[test]
fn a_chord_on_anything_but_an_open_number_opens_nothing() {
    let mut game = drawn("*.. ... ...");
    for pos in [at(0, 0), at(2, 2)] {
        assert_eq!(act(&mut game, Action::Chord(pos)).kind, OutcomeKind::Nothing);
    }
    act(&mut game, Action::Mark(at(2, 2)));
    assert_eq!(act(&mut game, Action::Chord(at(2, 2))).kind, OutcomeKind::Nothing);
}

#[test]
fn a_zero_counts_as_a_number_for_a_chord() {
    let mut game = drawn("..... ..... ....*");
    act(&mut game, Action::Mark(at(0, 1)));
    act(&mut game, Action::Open(at(0, 0)));
    assert_eq!(game.cell(at(0, 0)), VisibleCell::Open(0));
    let outcome = act(&mut game, Action::Chord(at(0, 0)));
    assert_eq!(outcome.kind, OutcomeKind::Refused(Refusal::Chord), "one flag, and no mine");
}

#[test]
fn opening_a_mine_loses_and_shows_the_board() {
    let mut game = drawn("*.* ... ..*");
    act(&mut game, Action::Open(at(1, 1)));
    act(&mut game, Action::Mark(at(0, 2)));
    act(&mut game, Action::Mark(at(1, 0)));
    let outcome = game.apply(Action::Open(at(0, 0)), Moment(700));
    assert_eq!(outcome.kind, OutcomeKind::Lost);
    assert_eq!(game.hits(), [at(0, 0)]);
    let seen: Vec<_> =
        [at(0, 0), at(0, 2), at(2, 2), at(1, 0), at(0, 1)].map(|pos| game.cell(pos)).into();
    assert_eq!(
        seen,
        [
            VisibleCell::HitMine,
            VisibleCell::Flag,
            VisibleCell::Mine,
            VisibleCell::WrongFlag,
            VisibleCell::Covered
        ]
    );
}

#[test]
fn winning_needs_every_safe_cell_and_no_flag() {
    let mut game = drawn("*. ..");
    act(&mut game, Action::Open(at(0, 1)));
    act(&mut game, Action::Open(at(1, 0)));
    let outcome = game.apply(Action::Open(at(1, 1)), Moment(4_000));
    assert_eq!(outcome.kind, OutcomeKind::Won);
    assert_eq!(game.cell(at(0, 0)), VisibleCell::Flag, "the mines are flagged");
    assert_eq!(game.remaining(), 0);
    assert_eq!(game.elapsed(Moment(90_000)), 4_000, "the clock stands");
}

#[test]
fn a_board_without_mines_is_won_at_once() {
    let level = Level::with_dimensions(256, 256, 0).expect("a level");
    let mut game = Game::new(level, Rules::WINDOWS_7, 1, Moment(0));
    assert_eq!(act(&mut game, Action::Open(at(100, 100))).kind, OutcomeKind::Won);
}

#[test]
fn the_smallest_board_is_won_by_its_one_cell() {
    let level = Level::with_dimensions(1, 1, 0).expect("a level");
    let mut game = Game::new(level, Rules::WINDOWS_7, 1, Moment(0));
    assert_eq!(act(&mut game, Action::Open(at(0, 0))).kind, OutcomeKind::Won);
}

#[test]
fn a_finished_game_takes_no_action() {
    let mut game = drawn("*. ..");
    act(&mut game, Action::Open(at(0, 0)));
    let before = game.clone();
    for action in
        [Action::Open(at(1, 1)), Action::Mark(at(1, 1)), Action::Chord(at(1, 1)), Action::Pause]
    {
        assert_eq!(act(&mut game, action).kind, OutcomeKind::Nothing);
    }
    assert_eq!(game, before);
}

#[test]
fn a_paused_game_takes_no_action_and_its_clock_stops() {
    let mut game = drawn("*... .... ....");
    game.apply(Action::Open(at(0, 1)), Moment(1_000));
    game.apply(Action::Pause, Moment(1_500));
    assert_eq!(game.apply(Action::Open(at(2, 3)), Moment(2_000)).kind, OutcomeKind::Nothing);
    game.apply(Action::Resume, Moment(9_000));
    assert_eq!(game.elapsed(Moment(9_250)), 750);
}

#[test]
fn actions_off_the_board_do_nothing() {
    let mut game = drawn("*. ..");
    for action in [Action::Open(at(2, 0)), Action::Mark(at(0, 2)), Action::Chord(at(9, 9))] {
        assert_eq!(act(&mut game, action).kind, OutcomeKind::Nothing);
    }
}

fn some_action() -> impl Strategy<Value = Action> {
    (0_u16..9, 0_u16..9, 0_u8..8).prop_map(|(row, col, kind)| match kind {
        0..=2 => Action::Open(at(row, col)),
        3..=4 => Action::Mark(at(row, col)),
        5 => Action::Pause,
        6 => Action::Resume,
        _ => Action::Chord(at(row, col)),
    })
}

proptest! {
    #[test]
    fn counts_stay_consistent_after_any_actions(
        seed: u64,
        rows in 1_usize..9,
        cols in 1_usize..9,
        share in 0.0_f64..1.0,
        actions in proptest::collection::vec(some_action(), 1..80),
    ) {
        let mines = ((rows * cols - 1) as f64 * share) as usize;
        let level = Level::with_dimensions(rows, cols, mines).expect("a level");
        let mut game = Game::new(level, Rules::WINDOWS_7, seed, Moment(0));
        for (step, action) in actions.into_iter().enumerate() {
            let before = game.clone();
            let outcome = game.apply(action, Moment(step as u64 * 10));
            let positions: Vec<Pos> = game.size().positions().collect();
            let count = |what: fn(VisibleCell) -> bool| {
                positions.iter().filter(|&&pos| what(game.cell(pos))).count()
            };
            let flags = count(|seen| matches!(seen, VisibleCell::Flag | VisibleCell::WrongFlag));
            prop_assert_eq!(game.remaining(), i64::from(game.mines()) - flags as i64);
            let open = count(|seen| matches!(seen, VisibleCell::Open(_)));
            prop_assert_eq!(
                game.phase() == Phase::Won,
                open == rows * cols - mines,
                "won just when every safe cell is open"
            );
            prop_assert_eq!(game.phase() == Phase::Lost, !game.hits().is_empty());
            for &pos in &positions {
                if matches!(before.cell(pos), VisibleCell::Open(_)) {
                    prop_assert_eq!(before.cell(pos), game.cell(pos), "open cells stay open");
                } else if before.cell(pos) != game.cell(pos) && !game.phase().is_over() {
                    prop_assert!(outcome.changed.contains(&pos), "each change is reported");
                }
            }
            if matches!(outcome.kind, OutcomeKind::Nothing | OutcomeKind::Refused(_)) {
                prop_assert_eq!(&before, &game);
            }
        }
    }
}
