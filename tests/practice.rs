//! Practice positions: each needs exactly the argument it claims, and answers are judged.
//!
//! Every position is checked a second way, by placing mines (`common::second_way`): `SAPPER_CASES`
//! is the number of positions of each task and kind. Those with too many layouts are only checked
//! by single numbers and pairs; how many those are is printed.

use crate::common::mutation::cases;
use crate::common::prelude::*;
use crate::common::second_way::{Known, Slate};
use crate::common::step_check::StepCheck;
use sapper::practice::{Kind, Position, Task, Verdict, Wish, generate, judge};
use sapper::solver::hint::{Finding, Hint};
use sapper::solver::{PlayerView, Solver};
use std::collections::BTreeSet;

const SIZES: [Level; 3] = [Level::Beginner, Level::Intermediate, Level::Expert];

fn position(task: Task, kind: Kind, level: Level, seed: u64) -> Position {
    let wish = Wish { task, kind, level };
    generate(wish, seed, || true).unwrap_or_else(|| panic!("nothing for {wish:?}, seed {seed}"))
}

fn safe(known: &Known) -> BTreeSet<usize> {
    known.iter().filter(|(_, mine)| !**mine).map(|(&cell, _)| cell).collect()
}

fn mines(known: &Known) -> BTreeSet<usize> {
    known.iter().filter(|(_, mine)| **mine).map(|(&cell, _)| cell).collect()
}

/// Checks positions of a task and a kind.
fn check_all(task: Task, kind: Kind) {
    let count = cases(3);
    let mut complete = 0;
    for seed in 0..count {
        let level = SIZES[seed as usize % SIZES.len()];
        let position = position(task, kind, level, u64::from(seed));
        let result = std::panic::catch_unwind(|| check(&position));
        match result {
            Ok(is_complete) => complete += u32::from(is_complete),
            Err(_) => panic!("{wish:?} {seed}\n{}", position.text(), wish = (task, kind, level)),
        }
    }
    let (task, kind) = (task.key(), kind.key());
    println!("{task} {kind}: {count} positions, {complete} by all layouts");
}

/// Checks a position. Returns whether all of its layouts were tried.
fn check(position: &Position) -> bool {
    let Position { view, field, task, kind, .. } = position;
    let size = view.size();
    let indices =
        |cells: &[Pos]| -> BTreeSet<usize> { cells.iter().map(|&pos| size.index(pos)).collect() };
    let slate = Slate::read(&position.text());
    assert_eq!(position.text().parse::<PlayerView>().as_ref(), Ok(view));
    assert_eq!(slate.mines, field.mines() as usize);
    for pos in size.positions() {
        let number = slate.numbers[size.index(pos)];
        assert!(number.is_none() || number == field.number(pos).map(usize::from), "{pos:?}");
    }
    let (answers, flags) = (indices(&position.answers), indices(&position.flags));
    assert_eq!(flags, slate.flags);
    assert!(!answers.is_empty() && answers.is_disjoint(&flags));
    assert!(view.covered_count() > answers.len() + flags.len(), "no answer is wrong");
    assert!(position.answers.is_sorted() && position.flags.is_sorted());

    let (single, pair) = (slate.close(1), slate.close(2));
    let whole = slate.layouts(&slate.open(), &single);
    let by_numbers = whole.as_ref().map(|whole| {
        let mut known = single.clone();
        known.extend(whole.certain());
        known
    });
    let by_count = whole.as_ref().map(|whole| {
        let mut known = single.clone();
        known.extend(whole.certain_with_count());
        known
    });
    let known = [Some(&single), Some(&pair), by_numbers.as_ref(), by_count.as_ref()];
    match task {
        Task::Safe => {
            for (level, known) in Kind::ALL.iter().zip(known) {
                if let Some(known) = known {
                    assert_eq!(safe(known).is_empty(), level < kind, "{level:?}");
                }
            }
            if let Some(all) = &by_count {
                assert_eq!(answers, safe(all));
            }
            assert!(position.answers.iter().all(|&pos| !field.is_mine(pos)));
        }
        Task::Mines => {
            let all = &answers | &flags;
            for (level, known) in Kind::ALL.iter().zip(known) {
                if let Some(known) = known {
                    assert_eq!(mines(known) == all, level >= kind, "{level:?}");
                }
            }
            assert!(position.answers.iter().all(|&pos| field.is_mine(pos)));
        }
        Task::Guess => {
            for known in known.into_iter().flatten() {
                assert_eq!(safe(known), BTreeSet::new());
            }
            if let Some(whole) = &whole {
                let chances = whole.chances();
                let lowest = chances.values().copied().fold(1.0, f64::min);
                for (cell, chance) in chances {
                    let is_answer = answers.contains(&cell);
                    assert!(chance < lowest + 1e-7 || !is_answer, "{cell}: {chance}, {lowest}");
                    assert!(chance > lowest + 1e-11 || is_answer, "{cell}: {chance}, {lowest}");
                }
            }
        }
    }
    // What simpler arguments prove is flagged.
    let simpler = kind.simpler().map(|kind| known[kind as usize]);
    match simpler {
        None => assert!(flags.is_subset(&mines(&single))),
        Some(Some(simpler)) => assert_eq!(flags, mines(simpler)),
        Some(None) => {}
    }
    check_hint(position, &slate);
    whole.is_some()
}

/// Checks each step of the hint.
fn check_hint(position: &Position, slate: &Slate) {
    let size = position.view.size();
    let Hint { cell, steps } = &position.hint;
    assert_eq!(Kind::of(&position.hint), position.kind);
    assert!(position.answers.contains(cell));
    assert!(steps.last().unwrap().cells.contains(cell) || position.task == Task::Mines);
    if position.task == Task::Guess {
        return;
    }
    let given = position.flags.iter().map(|&pos| (size.index(pos), true)).collect();
    let targets = match position.task {
        Task::Mines => &position.answers[..],
        _ => std::slice::from_ref(cell),
    };
    StepCheck { slate, size, given, targets }.check(steps);
}

#[test]
fn a_safe_cell_by_one_number() {
    check_all(Task::Safe, Kind::Single);
}

#[test]
fn a_safe_cell_by_two_numbers() {
    check_all(Task::Safe, Kind::Pair);
}

#[test]
fn a_safe_cell_by_three_or_more_numbers() {
    check_all(Task::Safe, Kind::Numbers);
}

#[test]
fn a_safe_cell_by_the_number_of_mines() {
    check_all(Task::Safe, Kind::Count);
}

#[test]
fn mines_by_one_number() {
    check_all(Task::Mines, Kind::Single);
}

#[test]
fn mines_by_two_numbers() {
    check_all(Task::Mines, Kind::Pair);
}

#[test]
fn mines_by_three_or_more_numbers() {
    check_all(Task::Mines, Kind::Numbers);
}

#[test]
fn mines_by_the_number_of_mines() {
    check_all(Task::Mines, Kind::Count);
}

#[test]
fn the_safest_guess() {
    check_all(Task::Guess, Kind::Odds);
}

#[test]
fn the_same_seed_makes_the_same_position() {
    for seed in 0..5 {
        let make = || position(Task::Safe, Kind::Pair, Level::Intermediate, seed);
        assert_eq!(make(), make());
    }
    let texts: BTreeSet<String> = (0..20)
        .map(|seed| position(Task::Safe, Kind::Single, Level::Beginner, seed).text())
        .collect();
    assert_eq!(texts.len(), 20);
}

/// This seed needs more than a thousand games.
#[test]
fn a_rare_position_is_found_even_from_unlucky_seeds() {
    position(Task::Mines, Kind::Numbers, Level::Beginner, 1464);
}

#[test]
fn the_search_can_be_cancelled_or_find_nothing() {
    let wish = Wish { task: Task::Safe, kind: Kind::Pair, level: Level::Expert };
    let mut calls = 0;
    let position = generate(wish, 1, || {
        calls += 1;
        calls < 3
    });
    assert_eq!(position, None);
    assert!(calls < 10, "{calls}");
    // Nothing to guess on a board without mines, and no such kind.
    let empty = Level::with_dimensions(3, 3, 0).unwrap();
    assert_eq!(
        generate(Wish { task: Task::Guess, kind: Kind::Odds, level: empty }, 1, || true),
        None
    );
    assert_eq!(generate(Wish { kind: Kind::Odds, ..wish }, 1, || true), None);
}

#[test]
fn every_safe_cell_is_right_with_any_proof() {
    let position = position(Task::Safe, Kind::Single, Level::Intermediate, 3);
    for &answer in &position.answers {
        assert_eq!(judge(&position, &[answer]), Verdict::Right);
    }
}

#[test]
fn a_mine_is_wrong_and_the_verdict_proves_it() {
    let (mine, position) = (0..50)
        .map(|seed| position(Task::Safe, Kind::Pair, Level::Beginner, seed))
        .find_map(|position| Some((*position.flags.first()?, position)))
        .unwrap();
    let Verdict::Wrong { cell, mine: chance, instead, .. } = judge(&position, &[mine]) else {
        panic!("a flagged mine is not safe");
    };
    assert_eq!((cell, chance), (mine, 1.0));
    assert_eq!(instead, position.hint);
    assert!(position.answers.contains(&instead.cell));
}

#[test]
fn an_uncertain_cell_is_wrong_even_without_a_mine() {
    let mut found = 0;
    for seed in 0..20 {
        let position = position(Task::Safe, Kind::Numbers, Level::Beginner, seed);
        let size = position.view.size();
        let covered = size.positions().filter(|&pos| {
            position.text().lines().nth(1 + usize::from(pos.row)).unwrap().as_bytes()
                [usize::from(pos.col)]
                == b'.'
        });
        let lucky = covered
            .filter(|pos| !position.answers.contains(pos))
            .find(|&pos| !position.field.is_mine(pos));
        if let Some(lucky) = lucky {
            found += 1;
            let Verdict::Wrong { mine, proof, .. } = judge(&position, &[lucky]) else {
                panic!("{lucky:?} is not certain\n{}", position.text());
            };
            assert!(0.0 < mine && mine < 1.0);
            let proof = proof.expect("its risk");
            assert_eq!((proof.cell, proof.steps.last().unwrap().finding), (lucky, Finding::Guess));
        }
    }
    assert!(found > 0);
}

#[test]
fn of_what_a_chord_opens_the_worst_is_explained() {
    // The first cell is a mine in some layouts, the last one in all.
    for seed in 0..20 {
        let position = position(Task::Safe, Kind::Numbers, Level::Beginner, seed);
        let odds = Solver::default().odds(&position.view).unwrap().clone();
        let uncertain = odds.cells().find(|(_, mine)| 0.0 < *mine && *mine < 1.0);
        let mine = odds.certain_mines().last();
        if let (Some((uncertain, _)), Some(certain)) = (uncertain, mine)
            && uncertain < certain
        {
            let Verdict::Wrong { cell, mine, .. } = judge(&position, &[uncertain, certain]) else {
                panic!("both are wrong");
            };
            assert_eq!((cell, mine), (certain, 1.0));
            return;
        }
    }
    panic!("no such position");
}

#[test]
fn all_mines_and_only_mines_must_be_flagged() {
    let position = position(Task::Mines, Kind::Single, Level::Intermediate, 2);
    let all = position.answers.clone();
    assert_eq!(judge(&position, &all), Verdict::Right);
    // The flags that were there may be part of the answer.
    assert_eq!(judge(&position, &[&all[..], &position.flags].concat()), Verdict::Right);
    let Verdict::Missing(hint) = judge(&position, &all[1..]) else {
        panic!("{:?} is missing", all[0]);
    };
    assert_eq!(hint.cell, all[0]);
    assert_eq!(hint.steps.last().unwrap().finding, Finding::Mine);
    assert!(matches!(judge(&position, &[]), Verdict::Missing(_)));
    let open = position.view.size().positions().find(|pos| {
        !all.contains(pos)
            && !position.flags.contains(pos)
            && position.view.cell(*pos) == sapper::solver::ViewCell::Covered
    });
    let answer = [&all[..], &[open.unwrap()]].concat();
    assert!(matches!(judge(&position, &answer), Verdict::Wrong { cell, .. } if Some(cell) == open));
}

#[test]
fn a_riskier_guess_is_wrong_and_the_verdict_has_the_risk() {
    let position = position(Task::Guess, Kind::Odds, Level::Beginner, 1);
    assert_eq!(judge(&position, &[position.hint.cell]), Verdict::Right);
    let wrong = position.view.size().positions().find(|pos| {
        !position.answers.contains(pos)
            && !position.flags.contains(pos)
            && position.view.cell(*pos) == sapper::solver::ViewCell::Covered
    });
    let Verdict::Wrong { mine, proof: Some(proof), instead, .. } =
        judge(&position, &[wrong.unwrap()])
    else {
        panic!("{wrong:?} is riskier");
    };
    assert!(mine > 0.0 && mine < 1.0);
    assert_eq!(Some(proof.cell), wrong);
    assert_eq!(instead.cell, position.hint.cell);
}
