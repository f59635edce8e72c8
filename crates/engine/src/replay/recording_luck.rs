//! Compares each opening of a recording with what the player could see.

use super::{HeldButtons, Recording, Session};
use crate::game::pointer::Gesture;
use crate::game::rules::{ChordNeeds, FirstOpening, UnmetChord};
use crate::game::{Game, OutcomeKind, Phase, Pos, Rules, VisibleCell};
use crate::solver::luck::{Guess, LuckAnalyzer};
use crate::solver::{self, PlayerView};

/// The openings of a recorded game in order, and what they left to chance.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct RecordingLuck {
    pub moves: Vec<AnalyzedMove>,
    /// The first opening that was not analyzed because the game is too large.
    pub first_unanalyzed: Option<ClickEvent>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct AnalyzedMove {
    pub at: ClickEvent,
    /// `None` if it could not fail.
    pub guess: Option<Guess>,
    pub survived: bool,
    /// Whether it lost by the rule against guesses that are not needed, and not by bad luck.
    pub breaks_rule: bool,
}

/// A click of a recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClickEvent {
    /// In ms of the recording.
    pub time: i32,
    /// The number of events before it.
    pub event: usize,
    /// The number of events before its click began: the position is the same there, if possible
    /// with no button down.
    pub before: usize,
    pub pos: Pos,
}

impl RecordingLuck {
    /// The openings that were guesses, including the fatal one.
    pub fn guesses(&self) -> impl DoubleEndedIterator<Item = (&AnalyzedMove, &Guess)> {
        self.moves.iter().filter_map(|opening| Some((opening, opening.guess.as_ref()?)))
    }

    /// The probability of coming this far: the product over the successful guesses; 1 without
    /// guesses.
    pub fn overall(&self) -> f64 {
        let survived = self.guesses().filter(|(opening, _)| opening.survived);
        survived.map(|(_, guess)| guess.chance).product()
    }

    /// The guess that lost the game by chance.
    pub fn fatal(&self) -> Option<&Guess> {
        let (last, guess) = self.guesses().next_back()?;
        (!last.survived && !last.breaks_rule).then_some(guess)
    }

    /// Whether no chance is an estimate.
    pub fn is_exact(&self) -> bool {
        self.guesses().all(|(_, guess)| guess.exact)
    }
}

impl Recording {
    /// Analyzes every opening. `go_on` is asked before each; `None` if it says no.
    ///
    /// Protected openings are no guesses. A loss by the rules alone, without a mine, is no opening.
    pub fn luck(&self, go_on: impl FnMut() -> bool) -> Option<RecordingLuck> {
        self.luck_within(LuckAnalyzer::GAME_WORK_LIMIT, go_on)
    }

    /// As [`Recording::luck`], with another limit, in the unit of [`LuckAnalyzer::work`].
    pub fn luck_within(&self, work: i64, mut go_on: impl FnMut() -> bool) -> Option<RecordingLuck> {
        let mut session = Session::for_replay(self.game());
        let mut view = PlayerView::of(session.game());
        let (mut analyzer, mut luck) = (LuckAnalyzer::default(), RecordingLuck::default());
        let mut before = 0;
        for (index, &event) in self.log.events().iter().enumerate() {
            let first = session.game().phase() == Phase::Ready;
            if session.held() == HeldButtons::default() {
                before = index;
            }
            let Some((gesture, outcome)) = session.replay(event, self.moment(event.time)) else {
                continue;
            };
            let survived = match outcome.kind {
                OutcomeKind::Opened { .. } | OutcomeKind::Won => true,
                OutcomeKind::Lost => false,
                _ => continue,
            };
            let (Gesture::Click(Some(pos)) | Gesture::Chord(Some(pos))) = gesture else {
                continue;
            };
            if !go_on() {
                return None;
            }
            let at = ClickEvent { time: event.time, event: index, before, pos };
            if analyzer.work > work {
                luck.first_unanalyzed = Some(at);
                break;
            }
            let game = session.game();
            let cells = opened_cells(game, &view, pos);
            let guess = if survived && is_protected(game.rules(), first, &view, pos) {
                None
            } else if is_forfeit(game, &cells) {
                continue;
            } else {
                // The numbers are those of a board, so a layout exists.
                let guess = analyzer.assess(&view, &cells).ok()?;
                let is_fair = survived && cells.len() == 1 && game.guess_rules().is_fair();
                guess.filter(|guess| !is_fair || guess.was_avoidable())
            };
            let breaks_rule = !survived
                && game.guess_rules().is_strict()
                && guess.as_ref().is_some_and(|it| it.ignored_safe_cell() && it.chance > 0.0);
            luck.moves.push(AnalyzedMove { at, guess, survived, breaks_rule });
            for &pos in &outcome.changed {
                if let VisibleCell::Open(number) = game.cell(pos) {
                    view.open(pos, number);
                }
            }
            before = index + 1;
        }
        Some(luck)
    }
}

/// The cells that a click on `pos` opened directly: the cell, or the unflagged ones around an open
/// number. `view` is the position before, `game` the result; flags around do not change.
fn opened_cells(game: &Game, view: &PlayerView, pos: Pos) -> Vec<Pos> {
    let covered = |pos: Pos| view.cell(pos) == solver::ViewCell::Covered;
    if covered(pos) {
        return vec![pos];
    }
    let flagged = |pos: Pos| matches!(game.cell(pos), VisibleCell::Flag | VisibleCell::WrongFlag);
    view.size().neighbours(pos).filter(|&near| covered(near) && !flagged(near)).collect()
}

/// Whether the rules protected the opening.
fn is_protected(rules: Rules, first: bool, view: &PlayerView, pos: Pos) -> bool {
    let chord = view.cell(pos) != solver::ViewCell::Covered;
    let checked =
        rules.chord_needs == ChordNeeds::EveryMineFlagged && rules.unmet_chord != UnmetChord::Loses;
    (first && rules.first_opening != FirstOpening::Unprotected) || (chord && checked)
}

/// Whether the game was lost by the rules instead of a mine among `cells`.
fn is_forfeit(game: &Game, cells: &[Pos]) -> bool {
    let mine = |pos: &Pos| game.field().is_some_and(|field| field.is_mine(*pos));
    game.phase() == Phase::Lost && !cells.iter().any(mine)
}
