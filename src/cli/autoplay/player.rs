//! One game of a strategy, from the first cell to its end.

use crate::game::{Minefield, Pos};
use crate::solver::heuristic::HeuristicScores;
use crate::solver::{Advice, Advisor, Effort, PlayerView, SolveError};
use clap::ValueEnum;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::time::{Duration, Instant};

/// After this time `exact` compares no further guesses. The rest of the 50 ms is for the guess that
/// is being examined.
const EXACT_TIME: Duration = Duration::from_millis(30);

// The comments on the values are shown in shell completions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Strategy {
    /// Compares guesses by playing on, with up to 50 ms per move
    #[default]
    Exact,
    /// Looks one guess ahead, at full speed
    Fast,
    /// Like exact, with as much time for each guess as --think allows
    Deep,
    /// The player of 2010
    Heuristic,
}

/// A board to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AutoplayBoard {
    pub field: Minefield,
    /// The cell that is opened first.
    pub first: Pos,
    /// The seed of the heuristic's guesses.
    pub seed: u64,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GameResult {
    pub won: bool,
    /// 1 or 0, less the luck of each guess. An endgame that was worked out counts as its chance to
    /// win. Over many games the mean is that of `won`, with a smaller error.
    pub earned: f64,
}

/// What is measured over all moves of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MoveStats {
    /// The number of uncertain moves, not counting first cells.
    pub guesses: u64,
    /// The number of moves cut short by the clock. If there are none, the same board is always
    /// played the same way.
    pub timed_out: u64,
    /// The longest time for choosing a move.
    pub slowest: Duration,
}

impl MoveStats {
    pub fn add(&mut self, other: Self) {
        self.guesses += other.guesses;
        self.timed_out += other.timed_out;
        self.slowest = self.slowest.max(other.slowest);
    }
}

/// Plays games. It reuses its memory from game to game.
#[derive(Debug)]
pub struct StrategyPlayer {
    /// `None` for the player of 2010.
    advisor: Option<Box<Advisor>>,
    /// After this time a guess is taken as it stands.
    time: Duration,
    pub moves: MoveStats,
}

impl StrategyPlayer {
    /// `think` is the time for a guess of [`Strategy::Deep`].
    pub fn new(strategy: Strategy, think: Duration) -> Self {
        let (effort, time) = match strategy {
            Strategy::Exact => (Some(Effort::Exact), EXACT_TIME),
            Strategy::Fast => (Some(Effort::Fast), Duration::MAX),
            Strategy::Deep => (Some(Effort::Deep), think),
            Strategy::Heuristic => (None, Duration::MAX),
        };
        Self {
            advisor: effort.map(|effort| Box::new(Advisor::new(effort))),
            time,
            moves: MoveStats::default(),
        }
    }

    /// This player, but it takes all the time it wants, so that its games are the same on every
    /// machine. [`Strategy::Deep`] would never end a guess.
    pub fn unhurried(self) -> Self {
        Self { time: Duration::MAX, ..self }
    }

    /// Plays a game. The solver finds a layout for every view of an existing board, so there are no
    /// errors in practice.
    pub fn play(&mut self, game: &AutoplayBoard) -> Result<GameResult, SolveError> {
        let mut board = PlayingBoard::new(&game.field);
        let mut alive = board.open(game.first);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(game.seed);
        let mut cursor = game.first;
        let (mut luck, mut worked_out) = (0.0, None);
        while alive && board.cells_left > 0 {
            let start = Instant::now();
            let mut moves = MoveStats::default();
            if let Some(advisor) = &mut self.advisor {
                let may_continue = || {
                    let has_time = start.elapsed() <= self.time;
                    moves.timed_out |= u64::from(!has_time);
                    has_time
                };
                let advice = advisor.advise_while(&board.view, may_continue)?;
                moves.slowest = start.elapsed();
                match advice {
                    Advice::Safe(cells) => alive = cells.iter().all(|&pos| board.open(pos)),
                    Advice::Guess { pos, mine } => {
                        moves.guesses = 1;
                        alive = board.open(pos);
                        worked_out = worked_out.or_else(|| advisor.exact_win());
                        if worked_out.is_none() {
                            let result = if alive { 1.0 } else { 0.0 };
                            luck += advisor.stake() * (result - (1.0 - mine));
                        }
                    }
                    Advice::Done => break,
                }
            } else {
                let scores = HeuristicScores::of(&board.view);
                let chosen = scores.choose(cursor, &mut random);
                moves.slowest = start.elapsed();
                let Some(pos) = chosen else { break };
                moves.guesses = u64::from(scores.mine_chance(pos) > Some(0.0));
                cursor = pos;
                alive = board.open(pos);
            }
            self.moves.add(moves);
        }
        let won = alive && board.cells_left == 0;
        let result = worked_out.unwrap_or(if won { 1.0 } else { 0.0 });
        Ok(GameResult { won, earned: result - luck })
    }
}

/// A board, and how much of it the player sees.
struct PlayingBoard<'a> {
    field: &'a Minefield,
    view: PlayerView,
    /// The number of safe cells that are still covered.
    cells_left: usize,
}

impl<'a> PlayingBoard<'a> {
    fn new(field: &'a Minefield) -> Self {
        Self { field, view: PlayerView::unopened(field), cells_left: field.safe_cells() }
    }

    /// Opens a cell, and the whole opening of a 0. Returns false if the cell is a mine.
    fn open(&mut self, pos: Pos) -> bool {
        let opened = self.view.open_island(self.field, pos);
        self.cells_left -= opened.as_ref().map_or(0, Vec::len);
        opened.is_some()
    }
}
