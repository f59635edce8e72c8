//! One game of a strategy, from the first cell to its end.

use crate::game::{Minefield, Pos};
use crate::solver::heuristic::HeuristicScores;
use crate::solver::{Advice, Advisor, Effort, PlayerView, SolveError, ViewCell};
use clap::ValueEnum;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::fmt;
use std::time::{Duration, Instant};

/// Who plays.
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

impl fmt::Display for Strategy {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Exact => "exact",
            Self::Fast => "fast",
            Self::Heuristic => "heuristic",
        })
    }
}

/// After so long no more guesses are compared: what is left of the 50 ms is for the guess that is
/// being thought about.
const THINKING_TIME: Duration = Duration::from_millis(30);

/// A board to be played, and the cell that is opened first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AutoplayBoard {
    /// Where the mines lie.
    pub field: Minefield,
    /// The cell that is opened first.
    pub first: Pos,
    /// The seed of the player's own chance, which the heuristic draws its guesses from.
    pub seed: u64,
}

/// How a game went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AutoplayResult {
    /// Whether every safe cell was opened.
    pub won: bool,
    /// The moves that were not certain, the first cell aside.
    pub guesses: u32,
    /// The moves of which the clock ended the thinking. Without any, the same deal always goes
    /// the same way.
    pub timed_out: u32,
    /// The time that the longest move took to choose.
    pub slowest_move: Duration,
}

/// Plays games. It keeps its memory, so one should play many.
#[derive(Debug)]
pub struct StrategyPlayer {
    engine: Engine,
    board: Option<PlayingBoard>,
}

/// Who chooses the moves.
#[derive(Debug)]
enum Engine {
    Solver(Box<Advisor>),
    Heuristic,
}

impl StrategyPlayer {
    /// A player of this strategy.
    pub fn new(strategy: Strategy) -> Self {
        let solver = |level| Engine::Solver(Box::new(Advisor::new(level)));
        Self {
            engine: match strategy {
                Strategy::Exact => solver(Effort::Exact),
                Strategy::Fast => solver(Effort::Fast),
                Strategy::Heuristic => Engine::Heuristic,
            },
            board: None,
        }
    }

    /// Plays a game.
    ///
    /// # Errors
    /// When the solver finds no layout for what is open, which a board that exists never shows.
    pub fn play(&mut self, deal: &AutoplayBoard) -> Result<AutoplayResult, SolveError> {
        let field = &deal.field;
        let table = match &mut self.board {
            Some(table) if table.fits(field) => table,
            table => table.insert(PlayingBoard::new(field)),
        };
        table.clear(field);
        let mut played = AutoplayResult::default();
        let mut alive = table.open(field, deal.first);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(deal.seed);
        let mut cursor = deal.first;
        while alive && table.cells_left > 0 {
            let begun = Instant::now();
            match &mut self.engine {
                Engine::Solver(strategist) => {
                    let mut hurried = false;
                    let go_on = || {
                        hurried |= begun.elapsed() > THINKING_TIME;
                        !hurried
                    };
                    let advice = strategist.advise_while(&table.view, go_on)?;
                    played.slowest_move = played.slowest_move.max(begun.elapsed());
                    played.timed_out += u32::from(hurried);
                    match advice {
                        Advice::Safe(cells) => {
                            alive = cells.iter().all(|&pos| table.open(field, pos));
                        }
                        Advice::Guess { pos, .. } => {
                            played.guesses += 1;
                            alive = table.open(field, pos);
                        }
                        Advice::Done => break,
                    }
                }
                Engine::Heuristic => {
                    let scores = HeuristicScores::of(&table.view);
                    let chosen = scores.choose(cursor, &mut random);
                    played.slowest_move = played.slowest_move.max(begun.elapsed());
                    let Some(pos) = chosen else { break };
                    played.guesses += u32::from(scores.mine_chance(pos) > Some(0.0));
                    cursor = pos;
                    alive = table.open(field, pos);
                }
            }
        }
        played.won = alive && table.cells_left == 0;
        Ok(played)
    }
}

/// What the player sees of the game, and the hand that opens cells for it.
#[derive(Debug)]
struct PlayingBoard {
    blank: PlayerView,
    view: PlayerView,
    /// The safe cells that are not open yet.
    cells_left: usize,
    opening: Vec<Pos>,
}

impl PlayingBoard {
    fn new(field: &Minefield) -> Self {
        let blank = PlayerView::unopened(field);
        Self { view: blank.clone(), blank, cells_left: 0, opening: Vec::new() }
    }

    fn fits(&self, field: &Minefield) -> bool {
        let mines = field.mines() as usize;
        self.blank.size() == field.size() && self.blank.mines() == mines
    }

    fn clear(&mut self, field: &Minefield) {
        self.view.clone_from(&self.blank);
        self.cells_left = field.safe_cells();
    }

    /// Opens a cell, and around a 0 all of its neighbours. Returns whether it was no mine.
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
