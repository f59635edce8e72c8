//! Hints in words: one sentence a step, in each language.

use sapper::i18n::Lang;
use sapper::i18n::Texts;
use sapper::i18n::hints;
use sapper::solver::Level;
use sapper::solver::Strategist;
use sapper::solver::View;
use sapper::solver::reasons::hint;

/// The hint's sentences in English. The Chinese ones must be as many, and whole.
fn told(position: &str) -> Vec<String> {
    let view: View = position.parse().unwrap();
    let hint = hint(&view, &mut Strategist::new(Level::Fast))
        .unwrap()
        .unwrap();
    let [english, chinese] =
        Lang::ALL.map(|lang| hints::sentences(&Texts::new(lang), &view, &hint));
    assert_eq!(english.len(), chinese.len());
    for sentence in &chinese {
        assert!(
            sentence.ends_with('。') && !sentence.contains(['{', '}']),
            "{sentence}"
        );
    }
    english
}

#[test]
fn a_number_that_needs_all_its_cells_and_one_that_has_its_mines() {
    assert_eq!(
        told("mines 1\n.1.\n11."),
        [
            "The 1 at (2, 1) still needs one mine and has just one covered cell left, so that is a mine: (1, 1).",
            "The 1 at (1, 2) has its mine already, (1, 1), so the other covered cells around it are safe: (1, 3), (2, 3)."
        ]
    );
}

#[test]
fn a_zero_whose_cells_a_flag_kept_covered() {
    assert_eq!(
        told("mines 1\n.0..1."),
        [
            "The 0 at (1, 2) has no mine around it, so the other covered cells around it are safe: (1, 1), (1, 3)."
        ]
    );
}

#[test]
fn two_numbers_together_free_a_cell() {
    assert_eq!(
        told("mines 2\n.....\n11111\n00000"),
        [
            "At least one mine lies in (1, 1), (1, 2), because of the 1 at (2, 1). These cells are around the 1 at (2, 2) as well, and it needs no more than that, so whatever else is around it is safe: (1, 3)."
        ]
    );
}

#[test]
fn two_numbers_together_find_a_mine_and_each_step_builds_on_those_before() {
    assert_eq!(
        told("mines 6\n01..2\n13...\n.4.31\n..210\n..100"),
        [
            "The 1 at (4, 4) still needs one mine and has just one covered cell left, so that is a mine: (3, 3).",
            "At most one mine lies in (2, 4), (2, 5), because of the 1 at (3, 5). The 3 at (3, 4) still needs 2, so the one other covered cell around it is a mine: (2, 3).",
            "The 1 at (1, 2) has its mine already, (2, 3), so the other covered cell around it is safe: (1, 3)."
        ]
    );
}

#[test]
fn the_count_of_the_mines_and_a_list_that_is_cut() {
    assert_eq!(
        told("mines 1\n.1...\n.1..."),
        [
            "The last mine lies around (1, 2), so every covered cell elsewhere is safe: (1, 4), (1, 5), (2, 4), (2, 5)."
        ]
    );
    assert_eq!(
        told("mines 0\n..........\n.........."),
        [
            "No mine is left, so everything still covered is safe: (1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (1, 8) and 12 more."
        ]
    );
}

#[test]
fn what_only_counting_finds() {
    assert_eq!(
        told("mines 2\n.1.1."),
        [
            "No short argument finds it, but in every way to lay the mines that fits the numbers at (1, 2), (1, 4), this cell is safe: (1, 3)."
        ]
    );
}

#[test]
fn a_guess_and_one_that_is_not_the_safest_but_tells_more() {
    assert_eq!(
        told("mines 1\n1.\n1."),
        ["No cell is certain. The best to try is (1, 2): a mine in 50.0%."]
    );
    assert_eq!(
        told("mines 6\n01...\n12.3.\n..1..\n.2...\n....."),
        [
            "No cell is certain. The best to try is (4, 4): a mine in 10.3%. Another has only 7.7%, but tells less."
        ]
    );
}
