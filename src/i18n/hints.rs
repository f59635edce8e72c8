//! Hints as text: the steps of a proof, or why a guess is the best.

use super::steps::{self, Naming};
use super::{Texts, place};
use crate::game::Pos;
use crate::solver::hint::{GuessReason, Hint};
use crate::solver::{PlayerView, RatedGuess};

/// Longer lists of cells are cut: nobody reads a sentence with thirty.
const MAX_LISTED: usize = 8;

/// A smaller chance of a 50/50 that the guess settles is not worth a word.
const NOTABLE: f64 = 0.02;
/// From these chances on, a guess may or is likely to lead on to a safe cell.
const POSSIBLE: f64 = 0.4;
const LIKELY: f64 = 0.6;
/// Chances that differ less are equal but for rounding.
const ROUNDING: f64 = 1e-9;

/// The sentences of a hint about `view`, one for each step that is shown, with the names of cells.
pub fn sentences(texts: &Texts, view: &PlayerView, hint: &Hint) -> Vec<String> {
    let sentence = |shown| steps::plain(&steps::sentence(texts, view, shown, Naming::Coordinates));
    hint.shown_steps().map(sentence).collect()
}

/// A chance in percent, with one decimal.
pub fn percent(texts: &Texts, chance: f64) -> String {
    texts.decimal(chance * 100.0, 1)
}

/// The names of cells, at most `MAX_LISTED` of them.
pub fn list(texts: &Texts, cells: &[Pos]) -> String {
    // With commas between cells, there are none in their names.
    let within = if cells.len() > 1 { " " } else { ", " };
    let name = |&pos: &Pos| place::name(texts, pos).replace(", ", within);
    let named: Vec<String> = cells.iter().take(MAX_LISTED).map(name).collect();
    match cells.len() - named.len() {
        0 => texts.list(&named),
        more => texts.with("list-more", args![list = texts.series(&named), more]),
    }
}

/// That so many numbers, which have a ring or are named, settle a cell.
pub fn look_at(texts: &Texts, count: usize) -> String {
    texts.with("hint-numbers", args![count])
}

/// Why a guess is the best.
pub(super) fn guess_sentences(texts: &Texts, reason: &GuessReason, naming: Naming) -> String {
    let cell = match naming {
        Naming::Words => texts.get("hint-guess-ring").to_owned(),
        Naming::Coordinates => place::name(texts, reason.guess.pos),
    };
    let rated = rated(texts, cell, &reason.guess, reason.is_exact);
    let mut sentences = vec![texts.with("hint-guess", args![rated])];
    if reason.is_hopeless {
        sentences.push(texts.get("hint-guess-hopeless").to_owned());
    } else {
        sentences.push(outlook(texts, reason));
        let (chance, safest) = (percent(texts, reason.guess.mine), percent(texts, reason.safest));
        if safest != chance {
            sentences.push(texts.with("hint-guess-safer", args![safest]));
        }
    }
    sentences.extend(runners_up(texts, reason, naming));
    texts.paragraph(&sentences)
}

/// What the guess leads to, if it is safe.
fn outlook(texts: &Texts, reason: &GuessReason) -> String {
    let RatedGuess { mine, progress, settled, win, .. } = reason.guess;
    if reason.is_exact && win.is_some_and(|win| win > 1.0 - mine - ROUNDING) {
        return texts.get("hint-guess-last").to_owned();
    }
    let share = progress / (1.0 - mine);
    let chance = whole_percent(share);
    let settles = settled > NOTABLE;
    if share > 1.0 - ROUNDING {
        let settles = settles.then(|| texts.get("hint-guess-settles"));
        let leads_on = texts.get("hint-guess-leads-on-surely");
        return texts.paragraph(&settles.into_iter().chain([leads_on]).collect::<Vec<_>>());
    }
    match (share >= LIKELY, settles) {
        (true, false) => texts.with("hint-guess-leads-on", args![chance]),
        (false, false) if share >= POSSIBLE => texts.with("hint-guess-may-lead-on", args![chance]),
        (false, false) => texts.with("hint-guess-leads-nowhere", args![chance]),
        (true, true) => texts.with("hint-guess-settles-leads-on", args![chance]),
        (false, true) => texts.get("hint-guess-settles").to_owned(),
    }
}

/// The next best guesses; in words only the one that has a ring.
fn runners_up(texts: &Texts, reason: &GuessReason, naming: Naming) -> Option<String> {
    let rated = |guess: &RatedGuess| {
        let cell = match naming {
            Naming::Words => texts.get("hint-guess-dashed").to_owned(),
            Naming::Coordinates => place::name(texts, guess.pos),
        };
        rated(texts, cell, guess, reason.is_exact)
    };
    match (&reason.others[..], naming) {
        ([], _) => None,
        ([only], _) | ([only, ..], Naming::Words) => {
            Some(texts.with("hint-guess-next", args![first = rated(only)]))
        }
        ([first, second, ..], Naming::Coordinates) => {
            let (first, second) = (rated(first), rated(second));
            Some(texts.with("hint-guess-next-two", args![first, second]))
        }
    }
}

/// A cell, its risk, and the chance to win with it if that is known.
fn rated(texts: &Texts, cell: String, guess: &RatedGuess, is_exact: bool) -> String {
    let chance = percent(texts, guess.mine);
    match guess.win {
        None => texts.with("hint-guess-risk", args![cell, chance]),
        Some(win) if is_exact => {
            texts.with("hint-guess-win-exact", args![cell, chance, win = percent(texts, win)])
        }
        Some(win) => {
            texts.with("hint-guess-win-about", args![cell, chance, win = whole_percent(win)])
        }
    }
}

/// An estimate that isn't certain never rounds to 0 or 100.
fn whole_percent(chance: f64) -> String {
    let is_certain = !(ROUNDING..=1.0 - ROUNDING).contains(&chance);
    let percent = (chance * 100.0).round();
    let shown = if is_certain { percent } else { percent.clamp(1.0, 99.0) };
    format!("{shown:.0}")
}
