//! What a player is shown in the first game: one step at a time, until each was done once.

use crate::game::counters::Tally;
use crate::game::rules::ChordBy;
use crate::game::{Game, Phase, Pos, VisibleCell};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstStep {
    /// The only covered cell beside a 1 is a mine.
    Flag {
        number: Pos,
        mine: Pos,
    },
    /// All mines around a number are flagged.
    Chord {
        number: Pos,
    },
    Hint,
    /// The first game was lost, and boards need no guesses if the player wants that.
    NoGuess,
}

impl FirstStep {
    /// The next step that this board has an example for.
    pub fn of(game: &Game, tally: Tally, had_hint: bool) -> Option<Self> {
        if game.phase() != Phase::Running {
            return None;
        }
        if tally.right == 0 && game.flags() == 0 {
            let number = numbers(game).find_map(|(number, value)| {
                let mut covered = around(game, number, true);
                let mine = covered.next().filter(|_| value == 1 && covered.next().is_none())?;
                Some((number, mine))
            });
            return number.map(|(number, mine)| Self::Flag { number, mine });
        }
        if tally.chords == 0 && game.rules().chord_by == ChordBy::Buttons {
            let mut numbers = numbers(game);
            let number = numbers.find(|&(number, value)| {
                let covered = around(game, number, true);
                let flags = covered.filter(|&pos| game.cell(pos) == VisibleCell::Flag).count();
                flags == usize::from(value) && around(game, number, false).next().is_some()
            });
            return number.map(|(number, _)| Self::Chord { number });
        }
        (!had_hint).then_some(Self::Hint)
    }

    /// The cell that is a mine, and the number that says so or that opens others.
    pub const fn cells(self) -> (Option<Pos>, Option<Pos>) {
        match self {
            Self::Flag { number, mine } => (Some(mine), Some(number)),
            Self::Chord { number } => (None, Some(number)),
            Self::Hint | Self::NoGuess => (None, None),
        }
    }
}

/// The open cells with a number.
fn numbers(game: &Game) -> impl Iterator<Item = (Pos, u8)> {
    game.size().positions().filter_map(|pos| match game.cell(pos) {
        VisibleCell::Open(value @ 1..) => Some((pos, value)),
        _ => None,
    })
}

/// The covered cells around a number, with or without those that are flagged.
fn around(game: &Game, number: Pos, with_flags: bool) -> impl Iterator<Item = Pos> {
    let cells = game.size().neighbours(number).filter(|&pos| game.is_covered(pos));
    cells.filter(move |&pos| with_flags || game.cell(pos) != VisibleCell::Flag)
}
