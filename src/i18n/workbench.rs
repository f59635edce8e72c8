//! What is found on the workbench, as text.

use super::{Texts, hints, place};
use crate::game::Pos;
use crate::solver::Contradiction;
use crate::workbench::{BestMove, BoardFindings, PositionFindings};
use num_bigint::BigUint;

/// Why no layout fits a position that has so many mines, as a sentence.
pub fn contradiction(texts: &Texts, contradiction: &Contradiction, mines: usize) -> String {
    let cells = hints::list(texts, contradiction.numbers());
    match *contradiction {
        Contradiction::TooManyMines { mines, covered } => {
            texts.with("contradiction-mines", args![mines, covered])
        }
        Contradiction::TooHigh(_) => texts.with("contradiction-high", args![cells]),
        Contradiction::Together { uses_count: false, .. } => {
            texts.with("contradiction-together", args![cells])
        }
        Contradiction::Together { uses_count: true, .. } => {
            texts.with("contradiction-count", args![mines, cells])
        }
    }
}

/// How many cells of a position are safe, or else the best guess.
pub fn position(texts: &Texts, position: &PositionFindings) -> String {
    match &position.best {
        _ if !position.safe.is_empty() => {
            texts.with("bench-safe-cells", args![count = position.safe.len()])
        }
        BestMove::Nothing => texts.get("hint-none").to_owned(),
        BestMove::Pending => texts.get("bench-thinking").to_owned(),
        BestMove::Open(hint) => {
            let chance = position.odds.mine_chance(hint.cell).unwrap_or_default();
            texts.with("bench-best-guess", args![chance = hints::percent(texts, chance.into())])
        }
    }
}

/// What is wrong with the flags of a position, in a sentence for each kind of mistake. `number` is
/// what a cell says.
pub fn flags(
    texts: &Texts,
    position: &PositionFindings,
    number: impl Fn(Pos) -> u8,
) -> Vec<String> {
    let PositionFindings { wrong_flags, overflagged, .. } = position;
    let sentence = |key, of: &[Pos]| {
        let number = of.first().map_or(0, |&pos| number(pos));
        let cells = hints::list(texts, of);
        (!of.is_empty()).then(|| texts.with(key, args![count = of.len(), cells, number]))
    };
    let wrong = sentence("check-wrong", wrong_flags);
    wrong.into_iter().chain(sentence("bench-overflagged", overflagged)).collect()
}

/// Whether a board can be won without a guess, and from where.
pub fn starts(texts: &Texts, board: &BoardFindings) -> String {
    match (&board.starts, board.best_start) {
        (None, _) => texts.get("bench-thinking").to_owned(),
        (Some(starts), Some(best)) => {
            let place = place::name(texts, best);
            texts.with("bench-starts", args![count = starts.len(), place])
        }
        (Some(_), None) => texts.get("bench-no-start").to_owned(),
    }
}

/// A number of layouts: whole if it is short, or else as a power of ten.
pub fn layouts(texts: &Texts, layouts: &BigUint) -> String {
    const LONGEST: usize = 9;
    let digits = layouts.to_string();
    if digits.len() <= LONGEST {
        return digits;
    }
    let mantissa: f64 = format!("{}.{}", &digits[..1], &digits[1..4]).parse().unwrap_or_default();
    let mantissa = texts.decimal(mantissa, 2);
    texts.with("bench-power", args![mantissa, exponent = digits.len() - 1])
}
