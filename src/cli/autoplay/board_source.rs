//! Where the boards come from: a file, or the dealer.

use super::player::AutoplayBoard;
use crate::game::rules::FirstOpening;
use crate::game::{BoardGenerator, BoardSize, Level, Pos};
use clap::ValueEnum;
use std::borrow::Cow;

/// How the first cell is protected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum FirstClick {
    /// It is no mine; it is a corner
    Safe,
    /// It opens a free 3×3, where there is room; it is the fourth cell of the fourth row
    #[default]
    Opening,
    /// It may be a mine like any other; it is a corner
    None,
}

impl FirstClick {
    /// The rule of play that protects it.
    pub const fn rule(self) -> FirstOpening {
        match self {
            Self::Safe => FirstOpening::Safe,
            Self::Opening => FirstOpening::FreeBlock,
            Self::None => FirstOpening::Unprotected,
        }
    }

    /// Where a game begins. A single cell opens the most often at a corner, where it has the
    /// fewest neighbours; a free block tells the most a little away from the borders.
    pub fn cell(self, size: BoardSize) -> Pos {
        match self {
            Self::Safe | Self::None => Pos::new(0, 0),
            Self::Opening => opening_start(size),
        }
    }
}

/// The fourth cell of the fourth row; nearer to the corner where the middle of the board is.
pub fn opening_start(size: BoardSize) -> Pos {
    Pos::new(3.min((size.rows() - 1) / 2), 3.min((size.cols() - 1) / 2))
}

/// Boards to play.
#[derive(Debug, Clone)]
pub enum BoardSource {
    /// These ones.
    File(Vec<AutoplayBoard>),
    /// Boards that are laid as they are played.
    Generated {
        /// What is laid.
        level: Level,
        /// How the first cell is protected.
        first: FirstClick,
        /// How many games there are.
        games: usize,
        /// The seed of the first game. The next game has the next seed, so that each can be dealt
        /// again by itself.
        seed: u64,
    },
}

impl BoardSource {
    /// How many games there are.
    pub const fn games(&self) -> usize {
        match self {
            Self::File(deals) => deals.len(),
            Self::Generated { games, .. } => *games,
        }
    }

    /// The deal of a game, counted from 0.
    pub fn board(&self, game: usize) -> Cow<'_, AutoplayBoard> {
        match *self {
            Self::File(ref deals) => Cow::Borrowed(&deals[game]),
            Self::Generated { level, first, seed, .. } => {
                let seed = seed.wrapping_add(game as u64);
                let cell = first.cell(level.size());
                Cow::Owned(AutoplayBoard {
                    field: BoardGenerator::new(seed).generate(level, Some((cell, first.rule()))),
                    first: cell,
                    seed,
                })
            }
        }
    }
}
