//! The steps of an explanation for programs.

use super::report::coordinates;
use crate::i18n::{Texts, hints};
use crate::solver::PlayerView;
use crate::solver::hint::{Breach, Finding, Hint, HintStep, Reason};
use serde_json::{Value, json};

/// The steps of a hint about `view`, an object each. Rows and columns count from 0, in sentences
/// from 1.
pub(super) fn to_json(texts: &Texts, view: &PlayerView, hint: &Hint) -> Value {
    // One for each step, or for each step of its walk and the end of it.
    let mut sentences = hints::sentences(texts, view, hint).into_iter();
    let steps = hint.steps.iter().map(|step| match &step.reason {
        Reason::Suppose { walk, breach, count, .. } => {
            let parts: Vec<String> = sentences.by_ref().take(walk.len() + 1).collect();
            let mut object = common(step, &texts.paragraph(&parts));
            let walk = walk.iter().zip(&parts).map(|(step, sentence)| common(step, sentence));
            object["walk"] = walk.collect();
            let Breach { number, too_many } = breach;
            object["breach"] = json!({
                "number": number.map(|pos| [pos.row, pos.col]),
                "too_many": too_many,
                "sentence": parts.last(),
            });
            object["counts_mines"] = count.is_some().into();
            object
        }
        _ => common(step, &sentences.next().unwrap_or_default()),
    });
    steps.collect()
}

/// What a step has that is no walk.
fn common(step: &HintStep, sentence: &str) -> Value {
    let finding = match step.finding {
        Finding::Safe => "safe",
        Finding::Mine => "mine",
        Finding::Guess => "guess",
    };
    let (mines, safe) = step.known();
    let mut object = json!({
        "kind": kind(&step.reason),
        "finding": finding,
        "cells": coordinates(&step.cells),
        "numbers": coordinates(&step.numbers()),
        "mines": coordinates(mines),
        "safe": coordinates(safe),
        "sentence": sentence,
    });
    if let Reason::Counted { layouts, use_count, .. } = step.reason {
        object["layouts"] = layouts.into();
        object["counts_mines"] = use_count.into();
    }
    object
}

const fn kind(reason: &Reason) -> &'static str {
    match reason {
        Reason::Satisfied { .. } => "satisfied",
        Reason::NeedsAll { .. } => "needs-all",
        Reason::Pair { .. } => "pair",
        Reason::MineCount { .. } => "mine-count",
        Reason::OnlyMines { .. } => "only-mines",
        Reason::Suppose { .. } => "suppose",
        Reason::Supposed => "supposed",
        Reason::AllMines { .. } => "all-mines",
        Reason::Counted { .. } => "counted",
        Reason::Risk(_) => "risk",
        Reason::BestGuess(_) => "guess",
    }
}
