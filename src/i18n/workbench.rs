//! What is found on the workbench, as text.

use super::{Texts, hints};
use crate::solver::Contradiction;

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
