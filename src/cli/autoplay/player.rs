//! One game of a strategy, from the first cell to its end.

use crate::game::{Minefield, Pos};
use crate::solver::heuristic::HeuristicScores;
use crate::solver::{Advice, Advisor, Effort, PlayerView, SolveError, ViewCell};
use clap::ValueEnum;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::time::{Duration, Instant};

/// After this time no further guesses are compared. The rest of the 50 ms is for the guess that is
/// being examined.
const THINKING_TIME: Duration = Duration::from_millis(30);

// The comments on the values are shown in shell completions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Strategy {
    /// The best win rate within the time of a move, 50 ms
    #[default]
    Exact,
    /// The best win rate at top speed
    Fast,
    /// The player of 2010
    Heuristic,
}

impl Strategy {
    pub const fn key(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Fast => "fast",
            Self::Heuristic => "heuristic",
        }
    }
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

/// The result of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AutoplayResult {
    pub won: bool,
    /// The number of uncertain moves, not counting the first cell.
    pub guesses: u32,
    /// The number of moves cut short by the clock. If there are none, the same board is always
    /// played the same way.
    pub timed_out: u32,
    /// The longest time for choosing a move.
    pub slowest_move: Duration,
}

/// Plays games. It reuses its memory from game to game.
#[derive(Debug)]
pub struct StrategyPlayer {
    engine: Engine,
    board: Option<PlayingBoard>,
}

#[derive(Debug)]
enum Engine {
    Solver(Box<Advisor>),
    Heuristic,
}

impl StrategyPlayer {
    pub fn new(strategy: Strategy) -> Self {
        let solver = |effort| Engine::Solver(Box::new(Advisor::new(effort)));
        Self {
            engine: match strategy {
                Strategy::Exact => solver(Effort::Exact),
                Strategy::Fast => solver(Effort::Fast),
                Strategy::Heuristic => Engine::Heuristic,
            },
            board: None,
        }
    }

    /// Plays a game. The solver finds a layout for every view of an existing board, so there are
    /// no errors in practice.
    pub fn play(&mut self, game: &AutoplayBoard) -> Result<AutoplayResult, SolveError> {
        let field = &game.field;
        let board = match &mut self.board {
            Some(board) if board.fits(field) => board,
            board => board.insert(PlayingBoard::new(field)),
        };
        board.clear(field);
        let mut result = AutoplayResult::default();
        let mut alive = board.open(field, game.first);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(game.seed);
        let mut cursor = game.first;
        while alive && board.cells_left > 0 {
            let start = Instant::now();
            match &mut self.engine {
                Engine::Solver(advisor) => {
                    let mut timed_out = false;
                    let may_continue = || {
                        timed_out |= start.elapsed() > THINKING_TIME;
                        !timed_out
                    };
                    let advice = advisor.advise_while(&board.view, may_continue)?;
                    result.slowest_move = result.slowest_move.max(start.elapsed());
                    result.timed_out += u32::from(timed_out);
                    match advice {
                        Advice::Safe(cells) => {
                            alive = cells.iter().all(|&pos| board.open(field, pos));
                        }
                        Advice::Guess { pos, .. } => {
                            result.guesses += 1;
                            alive = board.open(field, pos);
                        }
                        Advice::Done => break,
                    }
                }
                Engine::Heuristic => {
                    let scores = HeuristicScores::of(&board.view);
                    let chosen = scores.choose(cursor, &mut random);
                    result.slowest_move = result.slowest_move.max(start.elapsed());
                    let Some(pos) = chosen else { break };
                    result.guesses += u32::from(scores.mine_chance(pos) > Some(0.0));
                    cursor = pos;
                    alive = board.open(field, pos);
                }
            }
        }
        result.won = alive && board.cells_left == 0;
        Ok(result)
    }
}

/// The board as the player sees it.
#[derive(Debug)]
struct PlayingBoard {
    blank: PlayerView,
    view: PlayerView,
    /// The number of safe cells that are still covered.
    cells_left: usize,
    opening: Vec<Pos>,
}

impl PlayingBoard {
    fn new(field: &Minefield) -> Self {
        let blank = PlayerView::unopened(field);
        Self { view: blank.clone(), blank, cells_left: 0, opening: Vec::new() }
    }

    fn fits(&self, field: &Minefield) -> bool {
        self.blank.size() == field.size() && self.blank.mines() == field.mines() as usize
    }

    fn clear(&mut self, field: &Minefield) {
        self.view.clone_from(&self.blank);
        self.cells_left = field.safe_cells();
    }

    /// Opens a cell, and the whole opening of a 0. Returns false if the cell is a mine.
    fn open(&mut self, field: &Minefield, pos: Pos) -> bool {
        self.opening.clear();
        self.opening.push(pos);
        while let Some(pos) = self.opening.pop() {
            if self.view.cell(pos) != ViewCell::Covered {
                continue;
            }
            let Some(number) = field.number(pos) else {
                return false;
            };
            self.view.open(pos, number);
            self.cells_left -= 1;
            if number == 0 {
                self.opening.extend(field.size().neighbours(pos));
            }
        }
        true
    }
}
