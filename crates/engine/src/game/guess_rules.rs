//! What the rules about guesses need of a game.
//!
//! They decide a cell before it is opened, and have the mines laid anew where those beneath say
//! otherwise: see `replay/session/guesses.rs`. What is open stays right.

use super::choice::choice;
use super::rules::{ChordNeeds, UnmetChord};
use super::{Action, Game, Minefield, NoGuess, Phase, Pos};

choice! {
    /// The rules about guesses that are in force.
    #[derive(Default)]
    GuessRules {
        #[default]
        Off = "off",
        Fair = "fair-guess",
        Strict = "strict",
        FairAndStrict = "fair-guess-strict",
    }
}

impl GuessRules {
    pub const fn is_off(&self) -> bool {
        matches!(self, Self::Off)
    }

    pub const fn is_fair(self) -> bool {
        matches!(self, Self::Fair | Self::FairAndStrict)
    }

    pub const fn is_strict(self) -> bool {
        matches!(self, Self::Strict | Self::FairAndStrict)
    }

    /// Those that are on: the keys of the name and of what it means.
    pub fn names(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let fair = self.is_fair().then_some(("guesses-fair-guess", "rule-fair-guess"));
        fair.into_iter().chain(self.is_strict().then_some(("guesses-strict", "rule-strict")))
    }
}

/// On boards with more cells, layouts cannot be drawn.
const MOST_CELLS: usize = 1000;

impl Game {
    /// The rules about guesses that are in force in this game: on no board that needs no guess, on
    /// none of more than 1,000 cells, and not where a chord can be refused for a mine without a
    /// flag, which tells more than the numbers do.
    pub fn guess_rules(&self) -> GuessRules {
        let rules = self.rules;
        let tells_mines = rules.chord_needs == ChordNeeds::EveryMineFlagged
            && rules.unmet_chord != UnmetChord::Loses;
        let in_force =
            self.no_guess == NoGuess::Off && self.size().cells() <= MOST_CELLS && !tells_mines;
        if in_force { rules.guesses() } else { GuessRules::Off }
    }

    /// The covered cells that an action would open itself: without the islands that come with them.
    pub fn opened_by(&self, action: Action) -> Vec<Pos> {
        let accepts = matches!(self.phase, Phase::Ready | Phase::Running);
        match action {
            Action::Open(pos) | Action::Chord(pos) if !accepts || !self.size().contains(pos) => {
                Vec::new()
            }
            Action::Open(pos) if self.is_covered(pos) => {
                if self.cell_states.get(pos).can_open() {
                    vec![pos]
                } else {
                    Vec::new()
                }
            }
            Action::Open(pos) if !self.chords_by_click(pos) => Vec::new(),
            Action::Open(pos) | Action::Chord(pos) if self.meets_chord(pos) == Some(true) => {
                self.chord_cells(pos)
            }
            _ => Vec::new(),
        }
    }

    /// How often the mines were laid: 0 before they are.
    pub fn times_laid(&self) -> u32 {
        u32::from(self.field.is_some()) + self.moves
    }

    /// Lays the mines anew. All that is open must have the same numbers on the new board.
    pub(crate) fn lay_anew(&mut self, field: Minefield) {
        debug_assert_eq!((field.size(), field.mines()), (self.size(), self.mines()));
        self.field = Some(field);
        self.moves += 1;
    }
}
