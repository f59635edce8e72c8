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
const THINKING: Duration = Duration::from_millis(30);

/// A board to be played, and the cell that is opened first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// Where the mines lie.
    pub field: Minefield,
    /// The cell that is opened first.
    pub first: Pos,
    /// The seed of the player's own chance, which the heuristic draws its guesses from.
    pub seed: u64,
}

/// How a game went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Played {
    /// Whether every safe cell was opened.
    pub won: bool,
    /// The moves that were not certain, the first cell aside.
    pub guesses: u32,
    /// The moves of which the clock ended the thinking. Without any, the same deal always goes
    /// the same way.
    pub hurried: u32,
    /// The time that the longest move took to choose.
    pub worst: Duration,
}

/// Plays games. It keeps its memory, so one should play many.
#[derive(Debug)]
pub struct Player {
    mind: Mind,
    table: Option<Table>,
}

/// Who chooses the moves.
#[derive(Debug)]
enum Mind {
    Solver(Box<Advisor>),
    Heuristic,
}

impl Player {
    /// A player of this strategy.
    pub fn new(strategy: Strategy) -> Self {
        let solver = |level| Mind::Solver(Box::new(Advisor::new(level)));
        Self {
            mind: match strategy {
                Strategy::Exact => solver(Effort::Exact),
                Strategy::Fast => solver(Effort::Fast),
                Strategy::Heuristic => Mind::Heuristic,
            },
            table: None,
        }
    }

    /// Plays a game.
    ///
    /// # Errors
    /// When the solver finds no layout for what is open, which a board that exists never shows.
    pub fn play(&mut self, deal: &Deal) -> Result<Played, SolveError> {
        let field = &deal.field;
        let table = match &mut self.table {
            Some(table) if table.fits(field) => table,
            table => table.insert(Table::new(field)),
        };
        table.clear(field);
        let mut played = Played::default();
        let mut alive = table.open(field, deal.first);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(deal.seed);
        let mut cursor = deal.first;
        while alive && table.closed > 0 {
            let begun = Instant::now();
            match &mut self.mind {
                Mind::Solver(strategist) => {
                    let mut hurried = false;
                    let go_on = || {
                        hurried |= begun.elapsed() > THINKING;
                        !hurried
                    };
                    let advice = strategist.advise_while(&table.view, go_on)?;
                    played.worst = played.worst.max(begun.elapsed());
                    played.hurried += u32::from(hurried);
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
                Mind::Heuristic => {
                    let scores = HeuristicScores::of(&table.view);
                    let chosen = scores.choose(cursor, &mut random);
                    played.worst = played.worst.max(begun.elapsed());
                    let Some(pos) = chosen else { break };
                    played.guesses += u32::from(scores.mine_chance(pos) > Some(0.0));
                    cursor = pos;
                    alive = table.open(field, pos);
                }
            }
        }
        played.won = alive && table.closed == 0;
        Ok(played)
    }
}

/// What the player sees of the game, and the hand that opens cells for it.
#[derive(Debug)]
struct Table {
    blank: PlayerView,
    view: PlayerView,
    /// The safe cells that are not open yet.
    closed: usize,
    opening: Vec<Pos>,
}

impl Table {
    fn new(field: &Minefield) -> Self {
        let blank = PlayerView::unopened(field);
        Self { view: blank.clone(), blank, closed: 0, opening: Vec::new() }
    }

    fn fits(&self, field: &Minefield) -> bool {
        let mines = field.mines() as usize;
        self.blank.size() == field.size() && self.blank.mines() == mines
    }

    fn clear(&mut self, field: &Minefield) {
        self.view.clone_from(&self.blank);
        self.closed = field.safe_cells();
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
            self.closed -= 1;
            if number == 0 {
                self.opening.extend(field.size().neighbours(pos));
            }
        }
        true
    }
}
