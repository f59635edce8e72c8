//! What a player could have known at a moment of a recorded game, and why.

use super::Playback;
use super::recording_luck::{AnalyzedMove, RecordingLuck};
use crate::game::{Pos, VisibleCell};
use crate::solver::hint::{self, Finding, Hint};
use crate::solver::luck::Guess;
use crate::solver::{Advisor, Effort, PlayerView, Solver};

/// An opening that could have been better.
#[derive(Debug, Clone, PartialEq)]
pub struct Mistake {
    pub kind: MistakeKind,
    /// What was opened at once.
    pub opened: Vec<Pos>,
    /// The risk of that, and the lowest there was, from 0 to 1.
    pub risk: f64,
    pub lowest_risk: f64,
    /// Whether it lost the game.
    pub is_fatal: bool,
}

/// What could have been known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MistakeKind {
    /// The player hit what the numbers prove a mine.
    KnownMine,
    /// The player guessed although a cell was safe.
    SafeCell,
    /// The player took more of a risk than needed.
    LessRisk,
}

impl AnalyzedMove {
    /// `None` if nothing could have been better.
    pub fn mistake(&self) -> Option<Mistake> {
        let guess = self.guess.as_ref()?;
        let kind = if !self.survived && guess.chance == 0.0 {
            MistakeKind::KnownMine
        } else if guess.ignored_safe_cell() {
            MistakeKind::SafeCell
        } else if guess.was_avoidable() {
            MistakeKind::LessRisk
        } else {
            return None;
        };
        let Guess { cells: opened, .. } = guess.clone();
        let (risk, lowest_risk) = (guess.risk(), guess.lowest_risk());
        Some(Mistake { kind, opened, risk, lowest_risk, is_fatal: !self.survived })
    }
}

impl RecordingLuck {
    /// The mistake of the next opening after this many events, or of the one that lost the game,
    /// with the number of events before its click.
    pub fn mistake_at(&self, events: usize) -> Option<(usize, Mistake)> {
        let next = self.moves.partition_point(|opening| opening.at.event < events);
        let fatal = self.moves.last().filter(|last| !last.survived);
        let opening = self.moves.get(next).or(fatal)?;
        Some((opening.at.before, opening.mistake()?))
    }
}

/// What a player sees.
#[derive(Debug, Clone, PartialEq)]
pub struct SeenBoard {
    pub view: PlayerView,
    /// The flags, right or wrong, in reading order.
    pub flags: Vec<Pos>,
}

impl Playback {
    /// What the player saw at the current position.
    pub fn seen(&self) -> SeenBoard {
        let game = self.session().game();
        let is_flag = |pos: &Pos| game.cell(*pos) == VisibleCell::Flag;
        let flags = game.size().positions().filter(is_flag).collect();
        SeenBoard { view: PlayerView::of(game), flags }
    }
}

impl SeenBoard {
    /// Why it was a mistake: because an opened cell is a mine, or because another was better. `None`
    /// if no argument says that: a riskier cell may be better than the safest.
    pub fn explain(&self, mistake: &Mistake, go_on: impl FnMut() -> bool) -> Option<Hint> {
        self.prove_mine(mistake).or_else(|| {
            let mut advisor = Advisor::explaining(Effort::Fast);
            let better = hint::hint(&self.view, &self.flags, &mut advisor, go_on).ok()??;
            (!mistake.opened.contains(&better.cell)).then_some(better)
        })
    }

    /// Why an opened cell is a mine. Of several at once, none may be certain.
    pub fn prove_mine(&self, mistake: &Mistake) -> Option<Hint> {
        let mut cells = mistake.opened.iter();
        (mistake.kind == MistakeKind::KnownMine)
            .then(|| cells.find_map(|&cell| self.prove(cell, Finding::Mine)))?
    }

    /// Why a covered cell is safe, or a mine; `None` if it isn't.
    pub fn prove(&self, cell: Pos, finding: Finding) -> Option<Hint> {
        let mut solver = Solver::default();
        let odds = solver.odds(&self.view).ok()?;
        let certain = if finding == Finding::Mine { 1.0 } else { 0.0 };
        if odds.mine_chance(cell) != Some(certain) {
            return None;
        }
        let is_certain = |flag: &Pos| odds.mine_chance(*flag) == Some(1.0);
        let flags: Vec<Pos> = self.flags.iter().copied().filter(is_certain).collect();
        hint::proof(&self.view, &flags, &[cell], &mut solver).ok()?
    }
}
