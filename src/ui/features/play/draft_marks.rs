//! What a player assumes of cells, to try it out.

use crate::game::Pos;
use crate::ui::board::HintAdvice;
use std::collections::BTreeMap;

/// What is assumed of cells.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DraftMarks(BTreeMap<Pos, HintAdvice>);

impl DraftMarks {
    /// Assumes this of a cell, or no longer.
    pub fn toggle(&mut self, pos: Pos, advice: HintAdvice) {
        if self.0.get(&pos) == Some(&advice) {
            self.0.remove(&pos);
        } else {
            self.0.insert(pos, advice);
        }
    }

    /// In reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Pos, HintAdvice)> {
        self.0.iter().map(|(&pos, &advice)| (pos, advice))
    }
}
