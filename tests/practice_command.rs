//! `sapper practice`: positions to solve on the command line.

use crate::common::program;
use sapper::solver::PlayerView;
use serde_json::{Value, json};

/// What is printed for these arguments.
fn printed(arguments: &[&str]) -> String {
    program::printed(&[&["practice"], arguments].concat())
}

#[test]
fn json_is_an_array_of_positions_that_analyze_reads() {
    let arguments = ["--kind", "pair", "--size", "intermediate", "--count", "3", "--seed", "5"];
    let text = printed(&[&arguments[..], &["--json"]].concat());
    let positions: Vec<Value> = serde_json::from_str(&text).unwrap();
    assert_eq!(positions.len(), 3);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("positions.json");
    std::fs::write(&file, &text).unwrap();
    let analyzed = program::printed(&["analyze", "--json", file.to_str().unwrap()]);
    for ((position, analysis), seed) in positions.iter().zip(analyzed.lines()).zip(5..) {
        let analysis: Value = serde_json::from_str(analysis).unwrap();
        assert_eq!(position["answers"], analysis["safe"]);
        let wish = ["task", "kind", "level", "seed"].map(|key| &position[key]);
        assert_eq!(wish, [&json!("safe"), &json!("pair"), &json!("intermediate"), &json!(seed)]);
        let step = position["steps"].as_array().unwrap().last().unwrap();
        assert_eq!((&step["kind"], &step["finding"]), (&json!("pair"), &json!("safe")));
        assert_eq!(step["numbers"].as_array().unwrap().len(), 2);
        let sentence = step["sentence"].as_str().unwrap();
        assert!(position["reason"].as_str().unwrap().ends_with(sentence));
        let field = position["field"].as_array().unwrap();
        let mines: usize = field.iter().map(|row| row.as_str().unwrap().matches('*').count()).sum();
        assert_eq!((mines, field.len()), (40, 16));
    }
}

#[test]
fn as_text_a_position_has_comments_and_analyze_reads_it() {
    let text = printed(&["--seed", "1"]);
    let view: PlayerView = text.parse().unwrap();
    assert_eq!((view.size().rows(), view.mines()), (9, 10));
    let comments: Vec<&str> = text.lines().filter(|line| line.starts_with(';')).collect();
    assert_eq!(comments[0], "; 1. Find a safe cell (single, seed 1)");
    assert!(comments[1].starts_with("; Safe cells: row "), "{text}");
    assert!(comments.last().unwrap().contains(" safe: the "), "{text}");
}

#[test]
fn the_task_follows_from_the_kind_and_the_kind_from_the_task() {
    let odds = printed(&["--kind", "odds", "--seed", "1"]);
    assert!(odds.starts_with(
        "; 1. No cell is certainly safe: find the one with the lowest risk (odds, seed 1)"
    ));
    assert_eq!(odds, printed(&["--task", "guess", "--seed", "1"]));
    assert!(printed(&["--task", "mines", "--seed", "1"]).contains("not flagged (single, seed 1)"));
}

#[test]
fn every_kind_has_its_reason_in_words() {
    for (arguments, expected) in [
        (["--kind", "numbers", "--task", "safe"], "That is impossible, so"),
        (["--kind", "numbers", "--task", "mines"], "That is impossible, so"),
        (["--kind", "count", "--task", "safe"], "mine"),
        (["--kind", "count", "--task", "mines"], "mine"),
        (["--kind", "odds", "--task", "guess"], "The best guess is"),
    ] {
        let text = printed(&[&arguments[..], &["--count", "5", "--seed", "1"]].concat());
        assert!(text.contains(expected), "{arguments:?}: {text}");
    }
}

#[test]
fn wrong_arguments_exit_with_a_message_and_code_2() {
    let belong = "The task “guess” and the kind “odds” belong together, and go with nothing else.";
    for (arguments, expected) in [
        (&["--task", "safe", "--kind", "odds"][..], belong),
        (&["--task", "guess", "--kind", "pair"], belong),
        (&["--kind", "triple"], "“triple” is not a valid value for “--kind <KIND>”"),
        (&["--size", "scattered"], "“scattered” is not a valid value for “--size <LEVEL>”"),
        (&["--count", "0"], "“0” is not a valid value for “--count <K>”"),
    ] {
        let err = program::complaint(&[&["practice"], arguments].concat());
        assert!(err.starts_with(&format!("sapper: {expected}")), "{err}");
    }
}
