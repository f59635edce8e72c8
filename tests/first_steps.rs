//! What the player's first game explains, and only that.

use crate::common::prelude::*;
use sapper::game::counters::Tally;
use sapper::practice::first_steps::FirstStep;

/// A mine in a corner and three at the far end, around a safe cell, with everything between them open.
fn game() -> Game {
    let level = Level::with_dimensions(4, 6, 4).expect("a level");
    let field = Minefield::new(level.size(), [0, 16, 17, 22]);
    let mut game = Game::with_board(level, Rules::WINDOWS_7, field, Moment(0));
    game.apply(Action::Open(Pos::new(0, 5)), Moment(0));
    game
}

fn tally(right: u32, chords: u32) -> Tally {
    let mut tally = Tally::default();
    tally.right = right;
    tally.chords = chords;
    tally
}

#[test]
fn it_points_to_a_certain_mine_then_to_a_chord_then_to_the_hint() {
    let mut game = game();
    let step = FirstStep::of(&game, Tally::default(), false);
    let Some(FirstStep::Flag { number, mine }) = step else { panic!("{step:?}") };
    assert_eq!(game.cell(number), VisibleCell::Open(1));
    assert_eq!(mine, Pos::new(0, 0));
    game.apply(Action::Mark(mine), Moment(0));
    let flagged = tally(1, 0);
    // No flagged number has other covered cells.
    assert_eq!(FirstStep::of(&game, flagged, false), None);
    let chorded = tally(1, 1);
    assert_eq!(FirstStep::of(&game, chorded, false), Some(FirstStep::Hint));
    assert_eq!(FirstStep::of(&game, chorded, true), None, "it is known");
}

#[test]
fn a_chord_is_explained_where_it_opens_cells() {
    let level = Level::with_dimensions(3, 4, 1).expect("a level");
    let field = Minefield::new(level.size(), [0]);
    let mut game = Game::with_board(level, Rules::WINDOWS_7, field, Moment(0));
    game.apply(Action::Open(Pos::new(1, 1)), Moment(0));
    game.apply(Action::Mark(Pos::new(0, 0)), Moment(0));
    let flagged = tally(1, 0);
    let chord = FirstStep::Chord { number: Pos::new(1, 1) };
    assert_eq!(FirstStep::of(&game, flagged, false), Some(chord));
}

#[test]
fn only_the_first_game_explains_steps() {
    let home: TempDir = tempfile::tempdir().expect("a folder");
    let launch = || beginner().seed(7).files_in(&home);
    let explains =
        |ui: &TestWindow| ["first-flag", "first-chord"].into_iter().any(|key| ui.sees(key));
    let mut ui = TestWindow::new(launch(), 704.0, 689.0);
    assert!(ui.sees("offer-title") && !explains(&ui));
    ui.open_cell(Pos::new(4, 4));
    assert!(!ui.sees("offer-title") && explains(&ui));
    assert!(ui.app.settings().introduced, "and the offer is not made again");
    ui.press("F2");
    ui.open_cell(Pos::new(4, 4));
    assert!(!explains(&ui), "it is the second game");
}

#[test]
fn a_board_without_guesses_is_offered_after_the_first_game_if_it_was_lost() {
    for (is_lost, turns_on) in [(true, false), (true, true), (false, false)] {
        let home: TempDir = tempfile::tempdir().expect("a folder");
        let mut ui = TestWindow::new(beginner().seed(7).files_in(&home), 704.0, 689.0);
        ui.open_cell(Pos::new(4, 4));
        if is_lost {
            ui.tap_cell(ui.mine());
        }
        assert!(!ui.sees("first-no-guess"));
        ui.press("F2");
        assert_eq!(ui.sees("first-no-guess"), is_lost);
        if turns_on {
            ui.click("no-guess");
        } else {
            ui.open_cell(Pos::new(4, 4));
        }
        assert!(!ui.sees("first-no-guess"));
        ui.press("F2");
        assert!(!ui.sees("first-no-guess"), "it is said once");
    }
}
