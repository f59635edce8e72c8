//! The best guess: which cell the solver prefers when none is safe, and its chances.

use crate::common::small_positions;
use proptest::prelude::*;
use sapper::game::Pos;
use sapper::solver::{Advice, Advisor, Effort, PlayerView, RatedGuess, ViewCell};

fn guess(position: &str, effort: Effort) -> (Pos, f64) {
    let view: PlayerView = position.parse().unwrap();
    match Advisor::new(effort).advise(&view).unwrap() {
        Advice::Guess { pos, mine } => (pos, mine),
        other => panic!("no guess is needed: {other:?}"),
    }
}

fn rated(position: &str) -> (Vec<RatedGuess>, bool) {
    let view: PlayerView = position.parse().unwrap();
    let mut advisor = Advisor::explaining(Effort::Exact);
    advisor.advise(&view).unwrap();
    (advisor.rated_guesses(&view), advisor.is_hopeless())
}

/// Wide enough that the rest of the game is not worked out: 18 mines in the lower rows, and at the
/// upper left corner whatever comes before.
fn with_a_wide_rest(corner: [&str; 2]) -> String {
    let rest = "...................";
    let [first, second] = corner.map(|row| format!("{row}{}", &rest[row.len()..]));
    format!("mines 20\n{first}\n{second}\n{rest}\n{rest}\n{rest}")
}

#[test]
fn an_undecidable_50_50_is_played_at_once() {
    // One mine is in the first two cells: the numbers that touch one touch the other, too.
    let position = "mines 14\n\
                    ...22..............\n\
                    13.23..............\n\
                    01112..............";
    let (guesses, is_hopeless) = rated(position);
    assert!(is_hopeless, "{guesses:?}");
    assert_eq!((guesses[0].pos.row, guesses[0].mine), (0, 0.5));
    for effort in [Effort::Fast, Effort::Exact] {
        assert_eq!(guess(position, effort).0, guesses[0].pos);
    }
}

#[test]
fn a_distant_cell_is_not_better_than_one_near_the_numbers() {
    // Any cell that touches no number is a little safer than those at the front, but most of them
    // would show nothing.
    let (pos, _) = guess(&with_a_wide_rest(["1", ""]), Effort::Fast);
    let is_corner = [0, 4].contains(&pos.row) && pos.col == 18;
    assert!(is_corner || pos.row <= 2 && pos.col <= 2, "{pos:?}");
}

#[test]
fn a_guess_has_two_alternatives_with_their_chances_to_win() {
    let (guesses, _) = rated(&with_a_wide_rest(["2", ""]));
    assert_eq!(guesses.len(), 3);
    for guess in &guesses {
        let win = guess.win.expect("it was played out");
        assert!(0.0 < win && win < 1.0 - guess.mine, "{guess:?}");
        assert!(guess.progress <= 1.0 - guess.mine + 1e-9, "{guess:?}");
    }
    assert!(guesses.is_sorted_by(|better, worse| better.win >= worse.win), "{guesses:?}");
}

#[test]
fn endgames_are_solved_exactly() {
    // A mine in a row of four: the number of any other cell leaves at most two places for it.
    let (guesses, _) = rated("mines 1\n....");
    let wins: Vec<f64> = guesses.iter().map(|guess| guess.win.unwrap()).collect();
    assert_eq!(wins[0], 0.75);
    assert!(wins.is_sorted_by(|better, worse| better >= worse), "{wins:?}");
}

#[test]
fn the_same_position_always_gets_the_same_guess() {
    let position = with_a_wide_rest(["2", ""]);
    assert_eq!(guess(&position, Effort::Exact), guess(&position, Effort::Exact));
}

#[test]
fn the_caller_can_end_the_search() {
    let view: PlayerView = with_a_wide_rest(["2", ""]).parse().unwrap();
    let mut calls = 0;
    let advice = Advisor::new(Effort::Deep)
        .advise_while(&view, || {
            calls += 1;
            calls < 200
        })
        .map(|advice| matches!(advice, Advice::Guess { .. }));
    assert_eq!((advice, calls), (Ok(true), 200));
}

proptest! {
    /// With any effort, a guess is only made where nothing is safe, and is an uncertain cell.
    #[test]
    fn a_guess_is_never_a_certain_cell(view in small_positions::position()) {
        for effort in [Effort::Fast, Effort::Exact] {
            let mut advisor = Advisor::new(effort);
            if let Ok(Advice::Guess { pos, mine }) = advisor.advise(&view) {
                let odds = advisor.solver.last_odds();
                prop_assert_eq!(odds.certain_safe().next(), None);
                prop_assert_eq!(odds.mine_chance(pos), Some(mine));
                prop_assert!(0.0 < mine && mine < 1.0);
            }
        }
    }

    /// The chance to be led on is that of a number which makes another cell certainly safe, or which
    /// leaves nothing uncertain.
    #[test]
    fn what_a_guess_leads_to_is_counted_over_all_layouts(view in small_positions::position()) {
        let layouts = small_positions::layouts(&view);
        let mut advisor = Advisor::new(Effort::Fast);
        let Ok(Advice::Guess { .. }) = advisor.advise(&view) else { return Ok(()) };
        for guess in advisor.rated_guesses(&view) {
            let size = view.size();
            let is_mine = |layout: u32, pos: Pos| layout >> size.index(pos) & 1 == 1;
            let mut by_number = [(); 9].map(|()| Vec::new());
            for &layout in layouts.iter().filter(|&&layout| !is_mine(layout, guess.pos)) {
                let near = size.neighbours(guess.pos).filter(|&near| is_mine(layout, near));
                by_number[near.count()].push(layout);
            }
            let leads_on = |layouts: &&Vec<u32>| {
                let is_safe = |pos| {
                    pos != guess.pos
                        && view.cell(pos) == ViewCell::Covered
                        && !layouts.iter().any(|&layout| is_mine(layout, pos))
                };
                layouts.len() == 1 || size.positions().any(is_safe)
            };
            let found: usize = by_number.iter().filter(leads_on).map(Vec::len).sum();
            let chance = found as f64 / layouts.len() as f64;
            prop_assert!((guess.progress - chance).abs() < 1e-9, "{chance} {guess:?}\n{view:?}");
        }
    }
}

#[test]
fn a_safe_cell_that_tells_nothing_is_one_to_be_led_to() {
    let (guesses, _) = rated("mines 2\n...\n.21\n.1.");
    assert!(guesses[0].progress > 1.0 - guesses[0].mine - 1e-9, "{guesses:?}");
}

#[test]
fn a_long_endgame_is_given_up_when_time_is_up() {
    let view: PlayerView = "mines 4\n.......\n.......".parse().unwrap();
    let is_exact = |go_on: bool| {
        let mut advisor = Advisor::new(Effort::Deep);
        advisor.advise_while(&view, || go_on).unwrap();
        advisor.is_exact()
    };
    assert!(is_exact(true));
    assert!(!is_exact(false));
}

#[test]
fn two_cells_that_no_number_distinguishes_are_won_half_the_time() {
    let (guesses, is_hopeless) = rated("mines 1\n.1.");
    assert!(!is_hopeless);
    assert_eq!(guesses[0].win, Some(0.5));
}
