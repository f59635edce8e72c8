//! The texts of hints: one sentence per step, in each language.

use crate::common::prelude::*;
use sapper::i18n::hints;
use sapper::i18n::steps::{self, Naming, plain};
use sapper::solver::hint::{Finding, GuessReason, Hint, HintStep, Reason, hint};
use sapper::solver::{Advisor, Effort, PlayerView, RatedGuess};

/// The hint's sentences in English, with ordinary spaces. Those of every other language must be as
/// many, and whole.
fn texts_of(position: &str) -> Vec<String> {
    let view: PlayerView = position.parse().unwrap();
    let hint = hint(&view, &[], &mut Advisor::explaining(Effort::Exact), || true).unwrap().unwrap();
    let english = hints::sentences(&Texts::new(Lang::English), &view, &hint);
    for lang in Lang::ALL {
        let sentences = hints::sentences(&Texts::new(lang), &view, &hint);
        assert_eq!(english.len(), sentences.len());
        for sentence in sentences {
            let is_whole = sentence.ends_with(['.', '。']) && !sentence.contains(['{', '}']);
            assert!(is_whole, "{lang}: {sentence}");
        }
    }
    (english.into_iter()).map(|sentence| sentence.replace('\u{a0}', " ")).collect()
}

/// The same beside a board with rings.
fn words_of(position: &str) -> Vec<String> {
    let view: PlayerView = position.parse().unwrap();
    let hint = hint(&view, &[], &mut Advisor::explaining(Effort::Exact), || true).unwrap().unwrap();
    in_words(&view, &hint)
}

fn in_words(view: &PlayerView, hint: &Hint) -> Vec<String> {
    let texts = Texts::new(Lang::English);
    let sentence = |shown| plain(&steps::sentence(&texts, view, shown, Naming::Words));
    hint.shown_steps().map(sentence).map(|words| words.replace('\u{a0}', " ")).collect()
}

#[test]
fn a_number_that_needs_all_its_cells_and_one_that_has_its_mines() {
    assert_eq!(
        texts_of("mines 1\n.1.\n11."),
        [
            "Row 1, column 1 is a mine: the 1 at row 2, column 1 touches only 1 covered cell.",
            "Row 1 column 3 and row 2 column 3 are safe: the 1 at row 1, column 2 already touches its mine at row 1, column 1."
        ]
    );
}

#[test]
fn a_zero_with_cells_kept_covered_by_a_flag() {
    assert_eq!(
        texts_of("mines 1\n.0..1."),
        ["Row 1 column 1 and row 1 column 3 are safe: the 0 at row 1, column 2 touches no mine."]
    );
}

#[test]
fn two_numbers_together_free_a_cell() {
    assert_eq!(
        texts_of("mines 2\n.....\n11111\n00000"),
        [
            "Row 1, column 3 is safe: the 1 at row 2, column 2 touches both covered cells around the 1 at row 2, column 1, so the 1 at row 2, column 2 needs no other mine."
        ]
    );
}

#[test]
fn one_cell_that_a_pair_shares_is_no_group() {
    let shared = [1, 2].map(|count| {
        let least: Vec<(&str, sapper::i18n::Value<'_>)> = vec![
            ("number", "этого числа".into()),
            ("other", "единицы".into()),
            ("least", 1.into()),
            ("shared_count", count.into()),
            (
                "shared",
                Texts::new(Lang::Russian).with("step-shared", &[("count", count.into())]).into(),
            ),
        ];
        Texts::new(Lang::Russian).with("step-pair-safe", &least)
    });
    assert!(shared[0].starts_with("у единицы в общей клетке не меньше 1 мины"), "{}", shared[0]);
    assert!(shared[1].starts_with("у единицы среди 2 общих клеток не меньше"), "{}", shared[1]);
}

#[test]
fn the_number_of_a_pair_that_needs_no_more_is_named() {
    // Its flag is at the left edge.
    let view: PlayerView = "mines 2\n...0\n.210".parse().unwrap();
    let [flag, first, second, third] =
        [(1, 0), (0, 0), (0, 1), (0, 2)].map(|(row, col)| Pos::new(row, col));
    let reason = Reason::Pair {
        more: Pos::new(1, 2),
        less: Pos::new(1, 1),
        shared: vec![second, third],
        mines: vec![flag],
        safe: Vec::new(),
    };
    let step = HintStep { cells: vec![first], finding: Finding::Safe, reason };
    assert_eq!(
        in_words(&view, &Hint { cell: first, steps: vec![step] }).concat(),
        "This cell is safe: the 2 touches 1 flag, so it needs 1 more; the 2 touches both covered cells around the 1, so the 2 needs no other mine."
    );
}

#[test]
fn two_numbers_find_a_mine_in_steps() {
    assert_eq!(
        texts_of("mines 6\n01..2\n13...\n.4.31\n..210\n..100"),
        [
            "Row 2, column 3 is a mine: the 1 at row 3, column 5 allows at most 1 mine among the 2 cells that both touch (row 2 column 4 and row 2 column 5), but the 3 at row 3, column 4 needs 3.",
            "Row 1, column 3 is safe: the 1 at row 1, column 2 already touches its mine at row 2, column 3."
        ]
    );
}

#[test]
fn the_mine_count_with_a_shortened_list() {
    assert_eq!(
        texts_of("mines 1\n.1...\n.1..."),
        [
            "Row 1 column 4, row 1 column 5, row 2 column 4 and row 2 column 5 are safe: the last mine is next to this 1 (row 1, column 2)."
        ]
    );
    assert_eq!(
        texts_of("mines 0\n..........\n.........."),
        [
            "Row 1 column 1, row 1 column 2, row 1 column 3, row 1 column 4, row 1 column 5, row 1 column 6, row 1 column 7, row 1 column 8 and 12 more are safe: no mines are left."
        ]
    );
}

#[test]
fn what_is_supposed_leads_to_what_cannot_be() {
    assert_eq!(
        texts_of("mines 2\n.1.1."),
        [
            "Suppose row 1, column 3 is a mine.",
            "Then row 1, column 1 is safe: the 1 at row 1, column 2 already touches its mine at row 1, column 3.",
            "Then row 1, column 5 is safe: the 1 at row 1, column 4 already touches its mine at row 1, column 3.",
            "But then there are fewer cells left than mines. That is impossible, so row 1, column 3 is safe."
        ]
    );
}

/// A guess at (1, 3) as a reader sees it, in English and in Chinese.
fn explained(reason: GuessReason) -> [String; 2] {
    let view: PlayerView = "mines 1\n.....".parse().unwrap();
    let cell = reason.guess.pos;
    let step =
        HintStep { cells: vec![cell], finding: Finding::Guess, reason: Reason::BestGuess(reason) };
    let hint = Hint { cell, steps: vec![step] };
    [Lang::English, Lang::SimplifiedChinese]
        .map(|lang| hints::sentences(&Texts::new(lang), &view, &hint).concat())
        .map(|text| text.replace('\u{a0}', " "))
}

fn guess(col: u16, mine: f64, win: Option<f64>) -> RatedGuess {
    RatedGuess { pos: Pos::new(0, col), mine, progress: 0.8 * (1.0 - mine), settled: 0.0, win }
}

fn alone(guess: RatedGuess) -> GuessReason {
    GuessReason {
        guess,
        safest: guess.mine,
        is_hopeless: false,
        is_exact: false,
        others: Vec::new(),
    }
}

#[test]
fn a_guess_with_its_chance_of_progress() {
    let [english, chinese] = explained(alone(guess(2, 0.103, None)));
    assert_eq!(
        english,
        "The best guess is row 1, column 3, at 10.3% risk: no cell is certainly safe. If it is safe, it probably leads to another safe cell (80%)."
    );
    assert_eq!(
        chinese,
        "没有确定安全的方格，最佳猜测是第 1 行第 3 列，风险 10.3%。如果它安全，很可能会推断出别的安全方格（80%）。"
    );
    let even = RatedGuess { progress: 0.45, ..guess(2, 0.1, None) };
    let [english, chinese] = explained(alone(even));
    assert!(english.ends_with("it may lead to another safe cell (50%)."), "{english}");
    assert!(chinese.ends_with("可能会推断出别的安全方格（50%）。"), "{chinese}");
    let unlikely = RatedGuess { progress: 0.002, ..guess(2, 0.103, None) };
    let [english, chinese] = explained(alone(unlikely));
    assert!(
        english.ends_with("Even if it is safe, it is unlikely to lead to another safe cell (1%)."),
        "{english}"
    );
    assert!(chinese.ends_with("即使它安全，也不太可能推断出别的安全方格（1%）。"), "{chinese}");
}

#[test]
fn a_guess_that_settles_a_50_50() {
    let settles = RatedGuess { settled: 0.021, ..guess(2, 0.25, None) };
    let [english, chinese] = explained(alone(settles));
    assert!(
        english.ends_with("It avoids or settles a 50/50, and probably leads to a safe cell (80%)."),
        "{english}"
    );
    assert!(
        chinese.ends_with("它能避开或提前解决一个二选一，并且很可能推断出安全方格（80%）。"),
        "{chinese}"
    );
    let [english, chinese] = explained(alone(RatedGuess { progress: 0.1, ..settles }));
    assert!(english.ends_with("safe. It avoids or settles a 50/50."), "{english}");
    assert!(chinese.ends_with("它能避开或提前解决一个二选一。"), "{chinese}");
    let certain = RatedGuess { progress: 0.75, ..settles };
    let [english, chinese] = explained(alone(certain));
    assert!(
        english.ends_with(
            "It avoids or settles a 50/50. If it is safe, it certainly leads to another safe cell."
        ),
        "{english}"
    );
    assert!(!chinese.contains("很可能"), "{chinese}");
    let [english, _] = explained(alone(RatedGuess { settled: 0.019, ..settles }));
    assert!(!english.contains("50/50"), "{english}");
}

#[test]
fn a_guess_that_can_never_be_decided() {
    let hopeless = GuessReason { is_hopeless: true, ..alone(guess(2, 0.5, None)) };
    let [english, chinese] = explained(hopeless);
    assert_eq!(
        english,
        "The best guess is row 1, column 3, at 50.0% risk: no cell is certainly safe. Nothing can ever decide this 50/50, so now is as good as later."
    );
    assert_eq!(
        chinese,
        "没有确定安全的方格，最佳猜测是第 1 行第 3 列，风险 50.0%。这个二选一是死猜，永远无法推断，早猜晚猜都一样。"
    );
}

#[test]
fn a_guess_that_is_not_the_safest_with_its_alternatives() {
    let reason = GuessReason {
        safest: 0.077,
        others: vec![guess(0, 0.077, Some(0.412)), guess(4, 0.15, Some(0.001))],
        ..alone(guess(2, 0.103, Some(0.431)))
    };
    let [english, chinese] = explained(reason.clone());
    assert_eq!(
        english,
        "The best guess is row 1, column 3, at 10.3% risk, about 43% to win: no cell is certainly safe. If it is safe, it probably leads to another safe cell (80%). Another cell has only 7.7% risk, but reveals less. Next best: row 1, column 1, at 7.7% risk, about 41% to win; row 1, column 5, at 15.0% risk, about 1% to win."
    );
    assert_eq!(
        chinese,
        "没有确定安全的方格，最佳猜测是第 1 行第 3 列，风险 10.3%，胜率约 43%。如果它安全，很可能会推断出别的安全方格（80%）。另有方格风险只有 7.7%，但得到的信息较少。其次是第 1 行第 1 列，风险 7.7%，胜率约 41%；再其次是第 1 行第 5 列，风险 15.0%，胜率约 1%。"
    );
    let one = GuessReason { others: vec![guess(0, 0.2, None)], ..reason };
    let [english, chinese] = explained(one);
    assert!(english.ends_with("Next best: row 1, column 1, at 20.0% risk."), "{english}");
    assert!(chinese.ends_with("其次是第 1 行第 1 列，风险 20.0%。"), "{chinese}");
}

#[test]
fn a_guess_with_an_exact_chance_to_win() {
    let reason = GuessReason { is_exact: true, ..alone(guess(2, 0.25, Some(0.5))) };
    let [english, chinese] = explained(reason);
    assert!(english.contains("row 1, column 3, at 25.0% risk, 50.0% to win: no cell"), "{english}");
    assert!(chinese.contains("第 1 行第 3 列，风险 25.0%，胜率 50.0%。"), "{chinese}");
    let last = GuessReason { is_exact: true, ..alone(guess(2, 0.25, Some(0.75))) };
    let [english, chinese] = explained(last);
    assert!(english.ends_with("If it is safe, no more guesses are needed."), "{english}");
    assert!(chinese.ends_with("如果它安全，后面就不用再猜了。"), "{chinese}");
}

#[test]
fn a_guess_beside_a_board_speaks_of_its_rings() {
    assert_eq!(
        words_of("mines 6\n01...\n12.3.\n..1..\n.2...\n.....").concat(),
        "The best guess is this cell, at 7.7% risk, 56.4% to win: no cell is certainly safe. Even if it is safe, it is unlikely to lead to another safe cell (20%). Next best: the cell with the dashed ring, at 20.5% risk, 53.8% to win."
    );
}

#[test]
fn texts_for_guesses_of_the_solver() {
    assert_eq!(
        texts_of("mines 1\n1.\n1."),
        [
            "The best guess is row 1, column 2, at 50.0% risk: no cell is certainly safe. Nothing can ever decide this 50/50, so now is as good as later."
        ]
    );
    assert_eq!(
        texts_of("mines 6\n01...\n12.3.\n..1..\n.2...\n....."),
        [
            "The best guess is row 4, column 3, at 7.7% risk, 56.4% to win: no cell is certainly safe. Even if it is safe, it is unlikely to lead to another safe cell (20%). Next best: row 3, column 4, at 20.5% risk, 53.8% to win; row 4, column 4, at 10.3% risk, 52.6% to win."
        ]
    );
}
