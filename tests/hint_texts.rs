//! Hints in words: one sentence a step, in each language.

use sapper::config::Lang;
use sapper::game::Pos;
use sapper::i18n::{Texts, hints};
use sapper::solver::hint::hint;
use sapper::solver::{Advisor, Effort, PlayerView};

/// The hint's sentences in English, with ordinary spaces. The Chinese ones must be as many, and
/// whole.
fn told(position: &str) -> Vec<String> {
    let view: PlayerView = position.parse().unwrap();
    let hint = hint(&view, &mut Advisor::new(Effort::Fast), || true).unwrap().unwrap();
    let [english, chinese] =
        Lang::ALL.map(|lang| hints::sentences(&Texts::new(lang), &view, &hint));
    assert_eq!(english.len(), chinese.len());
    for sentence in &chinese {
        assert!(sentence.ends_with('。') && !sentence.contains(['{', '}']), "{sentence}");
    }
    (english.into_iter()).map(|sentence| sentence.replace('\u{a0}', " ")).collect()
}

#[test]
fn a_line_never_ends_inside_coordinates() {
    for (lang, place) in [(Lang::English, "(2,\u{a0}13)"), (Lang::Chinese, "（2,\u{a0}13）")] {
        assert_eq!(hints::coordinates(&Texts::new(lang), Pos::new(1, 12)), place);
    }
}

#[test]
fn a_number_that_needs_all_its_cells_and_one_that_has_its_mines() {
    assert_eq!(
        told("mines 1\n.1.\n11."),
        [
            "Because the 1 at (2, 1) touches only 1 covered cell, that cell is a mine: (1, 1).",
            "Because the 1 at (1, 2) already touches its mine at (1, 1), the other covered cells around it are safe: (1, 3) and (2, 3)."
        ]
    );
}

#[test]
fn a_zero_whose_cells_a_flag_kept_covered() {
    assert_eq!(
        told("mines 1\n.0..1."),
        [
            "Because the 0 at (1, 2) touches no mines, the other covered cells around it are safe: (1, 1) and (1, 3)."
        ]
    );
}

#[test]
fn two_numbers_together_free_a_cell() {
    assert_eq!(
        told("mines 2\n.....\n11111\n00000"),
        [
            "Because of the 1 at (2, 1), at least 1 mine is among (1, 1) and (1, 2). The 1 at (2, 2) touches these cells too and needs no more mines. Therefore the other covered cell around it is safe: (1, 3)."
        ]
    );
}

#[test]
fn two_numbers_together_find_a_mine_and_each_step_builds_on_those_before() {
    assert_eq!(
        told("mines 6\n01..2\n13...\n.4.31\n..210\n..100"),
        [
            "Because the 1 at (4, 4) touches only 1 covered cell, that cell is a mine: (3, 3).",
            "Because of the 1 at (3, 5), at most 1 mine is among (2, 4) and (2, 5). The 3 at (3, 4) still needs 2 mines. Therefore the other covered cell around it is a mine: (2, 3).",
            "Because the 1 at (1, 2) already touches its mine at (2, 3), the other covered cell around it is safe: (1, 3)."
        ]
    );
}

#[test]
fn the_count_of_the_mines_and_a_list_that_is_cut() {
    assert_eq!(
        told("mines 1\n.1...\n.1..."),
        [
            "Because the last mine is next to (1, 2), every covered cell elsewhere is safe: (1, 4), (1, 5), (2, 4) and (2, 5)."
        ]
    );
    assert_eq!(
        told("mines 0\n..........\n.........."),
        [
            "Because no mines are left, every covered cell is safe: (1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (1, 8) and 12 more."
        ]
    );
}

#[test]
fn what_only_counting_finds() {
    assert_eq!(
        told("mines 2\n.1.1."),
        [
            "There is no simple proof, but in every possible arrangement of mines that fits the numbers at (1, 2) and (1, 4), this cell is safe: (1, 3)."
        ]
    );
}

#[test]
fn a_guess_and_one_that_is_not_the_safest_but_tells_more() {
    assert_eq!(
        told("mines 1\n1.\n1."),
        ["No cell is certain. The best guess is (1, 2), at 50.0% risk."]
    );
    assert_eq!(
        told("mines 6\n01...\n12.3.\n..1..\n.2...\n....."),
        [
            "No cell is certain. The best guess is (4, 4), at 10.3% risk. Another cell has only 7.7% risk, but reveals less."
        ]
    );
}
