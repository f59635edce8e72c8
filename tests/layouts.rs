//! The layouts of a position: how many there are, all of them, and some drawn at random.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use sapper::solver::Solver;
use sapper::solver::exact::weight::{Weight, WideFloat};
use sapper::solver::exact::{LayoutList, LayoutSampler};
use std::collections::HashMap;

fn solved(position: &str) -> Solver {
    let mut solver = Solver::default();
    solver.odds(&position.parse().unwrap()).unwrap();
    solver
}

/// Every layout of a position that has at most 1,000.
fn listed(solver: &Solver) -> LayoutList {
    let mut list = LayoutList::default();
    assert!(solver.list_layouts(1000, &mut list));
    list
}

#[test]
fn wide_numbers_add_and_multiply_like_f64() {
    let mut sum = WideFloat::new(3.0, 0);
    sum.add_times(WideFloat::new(5.0, 0), WideFloat::new(7.0, 0));
    assert_eq!(sum, WideFloat::new(38.0, 0));
    assert_eq!(sum.ratio(WideFloat::new(76.0, 0)), 0.5);
    assert_eq!(WideFloat::new(0.0, 5), WideFloat::ZERO);
    assert!(WideFloat::ZERO.times(sum).is_zero());
}

#[test]
fn wide_numbers_exceed_the_range_of_f64() {
    let mut tiny = WideFloat::ONE;
    for _ in 0..5000 {
        tiny = tiny.scaled(0.5);
    }
    assert!(!tiny.is_zero());
    assert_eq!(tiny.exponent, -5000);
    assert_eq!(tiny.divided_by(tiny), WideFloat::ONE);
    assert!((tiny.ln() + 5000.0 * std::f64::consts::LN_2).abs() < 1e-9);
}

#[test]
fn the_list_has_every_layout_once() {
    for position in ["mines 3\n1...\n.2..\n....", "mines 2\n.1..1.\n......", "mines 4\n....\n...."]
    {
        let solver = solved(position);
        let mut list = listed(&solver);
        let count = solver.layouts().unwrap().to_string();
        assert_eq!(list.layouts.len().to_string(), count, "{position}");
        list.layouts.sort_unstable();
        list.layouts.dedup();
        assert_eq!(list.layouts.len().to_string(), count, "{position}");
        assert!(!solver.list_layouts(2, &mut list), "{position}");
    }
}

#[test]
fn where_nothing_is_open_every_choice_of_cells_is_a_layout() {
    let layouts = |position: &str| listed(&solved(position)).layouts;
    let all = layouts("mines 3\n......");
    assert_eq!(all.len(), 20);
    assert!(all.iter().all(|chosen| chosen.count_ones() == 3 && *chosen < 64));
    let largest = [".".repeat(16).as_str(); 8].join("\n");
    assert_eq!(layouts(&format!("mines 128\n{largest}")), [u128::MAX]);
    assert_eq!(layouts(&format!("mines 127\n{largest}")).len(), 128);
    assert_eq!(layouts("mines 0\n...."), [0]);
}

#[test]
fn every_layout_is_drawn_equally_often() {
    const DRAWS: usize = 400;
    for position in
        ["mines 3\n1...\n.2..\n....", "mines 4\n.1..1.\n......\n......", "mines 3\n.....\n.2.1."]
    {
        let solver = solved(position);
        let list = listed(&solver);
        let mut sampler = LayoutSampler::default();
        assert!(sampler.prepare(&solver));
        let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
        let (mut mines, mut counts) = (Vec::new(), HashMap::new());
        for _ in 0..DRAWS * list.layouts.len() {
            sampler.draw(&mut mines, &mut random);
            let bits = (list.cells.iter().enumerate())
                .fold(0, |bits, (bit, &place)| bits | u128::from(mines[place as usize]) << bit);
            *counts.entry(bits).or_insert(0) += 1;
        }
        let sum: f64 = (list.layouts.iter())
            .map(|layout| f64::from(counts.get(layout).copied().unwrap_or(0)) - DRAWS as f64)
            .map(|difference| difference * difference / DRAWS as f64)
            .sum();
        let freedom = (list.layouts.len() - 1) as f64;
        assert!(counts.len() == list.layouts.len(), "{position}");
        assert!(
            (sum - freedom).abs() < 5.0 * (2.0 * freedom).sqrt(),
            "{position}: {sum} of {freedom}"
        );
    }
}
