//! Why a guess is the best, as text.

use super::{coordinates, percent};
use crate::i18n::Texts;
use crate::solver::RatedGuess;
use crate::solver::hint::GuessReason;

/// A smaller chance of a 50/50 that the guess settles is not worth a word.
const NOTABLE: f64 = 0.02;
/// From these chances on, a guess may or is likely to lead on to a safe cell.
const POSSIBLE: f64 = 0.4;
const LIKELY: f64 = 0.6;
/// Chances that differ less are equal but for rounding.
const ROUNDING: f64 = 1e-9;

pub(super) fn explanation(texts: &Texts, reason: &GuessReason) -> String {
    let rated = rated(texts, &reason.guess, reason.is_exact);
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
    sentences.extend(runners_up(texts, reason));
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
    match (share >= LIKELY, settled > NOTABLE) {
        (true, false) if share > 1.0 - ROUNDING => {
            texts.get("hint-guess-leads-on-surely").to_owned()
        }
        (true, false) => texts.with("hint-guess-leads-on", args![chance]),
        (false, false) if share >= POSSIBLE => texts.with("hint-guess-may-lead-on", args![chance]),
        (false, false) => texts.with("hint-guess-leads-nowhere", args![chance]),
        (true, true) => texts.with("hint-guess-settles-leads-on", args![chance]),
        (false, true) => texts.get("hint-guess-settles").to_owned(),
    }
}

fn runners_up(texts: &Texts, reason: &GuessReason) -> Option<String> {
    let rated = |guess| rated(texts, guess, reason.is_exact);
    match &reason.others[..] {
        [] => None,
        [only] => Some(texts.with("hint-guess-next", args![first = rated(only)])),
        [first, second, ..] => {
            let (first, second) = (rated(first), rated(second));
            Some(texts.with("hint-guess-next-two", args![first, second]))
        }
    }
}

/// A cell, its risk, and the chance to win with it if that is known.
fn rated(texts: &Texts, guess: &RatedGuess, is_exact: bool) -> String {
    let (cell, chance) = (coordinates(texts, guess.pos), percent(texts, guess.mine));
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
