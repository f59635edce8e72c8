//! A position that somebody is solving.

use super::classifier::Classifier;
use super::fewest_clicks;
use super::position::{Position, Task, Verdict, judge, risk_of};
use crate::game::rules::Rules;
use crate::game::{
    Action, CellState, Game, Level, Moment, Outcome, OutcomeKind, Phase, Pos, Refusal, VisibleCell,
};
use crate::solver::hint::{self, Hint};
use crate::solver::{PlayerView, Solver, ViewCell};

/// The clock of the game stands still.
const NOW: Moment = Moment(0);

/// What has to be done, which decides how an action is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Open one of the answers. Flags are notes.
    OpenOne,
    /// Flag all answers, each of which is judged as it is flagged.
    FlagAll,
    /// Open every free cell, each when it is certain. Flags are judged, too.
    Clear,
    /// Open every free cell by chords alone.
    ChordAll,
    /// Open every free cell with at most so many clicks that change the board.
    FewClicks(u32),
}

/// What is said to an action.
#[derive(Debug, Clone, PartialEq)]
pub enum Reply {
    /// It solves the position, for this reason.
    Right(Hint),
    /// The board stays as it was.
    Wrong(Verdict),
    /// Not wrong, but not all yet: a flag, or a flag removed.
    Further,
    /// The goal is another: to flag mines, to open a cell, or to chord.
    OffTask,
    /// All clicks are used up, and the board is as at the beginning.
    UsedUp,
}

/// A position that somebody is solving, with a game whose cells are open and flagged as in it. No
/// action loses that game.
#[derive(Debug, Clone, PartialEq)]
pub struct Attempt {
    /// Where cells are opened one after the other, that of the next one.
    position: Position,
    first: Position,
    goal: Goal,
    game: Game,
    /// How many actions were wrong.
    mistakes: u32,
    /// How many actions changed the board.
    clicks: u32,
    is_over: bool,
}

impl From<Task> for Goal {
    fn from(task: Task) -> Self {
        match task {
            Task::Safe | Task::Guess => Self::OpenOne,
            Task::Mines => Self::FlagAll,
        }
    }
}

impl Goal {
    /// Whether cells are opened one after the other until none is left.
    pub const fn clears(self) -> bool {
        matches!(self, Self::Clear | Self::ChordAll | Self::FewClicks(_))
    }
}

impl Attempt {
    /// `rules` are those of chords, flags and question marks.
    pub fn new(position: Position, rules: Rules) -> Self {
        let goal = position.task.into();
        Self::with_goal(position, goal, rules)
    }

    /// A position with this goal. Those that clear the board need one with safe cells, from which
    /// on no guess is needed.
    pub fn with_goal(position: Position, goal: Goal, rules: Rules) -> Self {
        let Position { view, field, .. } = &position;
        // No level has a mine in every cell, but a level is only a name here.
        let level = Level::of(field).unwrap_or(Level::Beginner);
        let is_open = |pos: &Pos| matches!(view.cell(*pos), ViewCell::Open(_));
        let game = Game::with_board(level, rules, field.clone(), NOW)
            .with_cells(view.size().positions().filter(is_open), position.flags.iter().copied());
        let first = position.clone();
        Self { position, first, goal, game, mistakes: 0, clicks: 0, is_over: false }
    }

    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The board as it looks now.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// How many clicks are left; `None` if they are not limited.
    pub const fn clicks_left(&self) -> Option<u32> {
        match self.goal {
            Goal::FewClicks(most) => Some(most.saturating_sub(self.clicks)),
            _ => None,
        }
    }

    /// The first of the fewest clicks that lead to the goal, where few are asked for.
    pub fn next_click(&self) -> Option<Action> {
        let is_asked = matches!(self.goal, Goal::FewClicks(_)) && !self.is_over;
        is_asked.then(|| fewest_clicks::next_click(&self.game)).flatten()
    }

    pub const fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Whether it is solved or given up: then no action does anything.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    pub const fn give_up(&mut self) {
        self.is_over = true;
    }

    /// Acts on the board as in a game, unless that is wrong. Returns what has changed on the board,
    /// and what is said to it.
    pub fn act(&mut self, action: Action) -> (Outcome, Option<Reply>) {
        let (Action::Open(pos) | Action::Mark(pos) | Action::Chord(pos)) = action else {
            return (Outcome::NOTHING, None);
        };
        if self.is_over || !self.game.size().contains(pos) {
            return (Outcome::NOTHING, None);
        }
        let mut after = self.game.clone();
        let outcome = after.apply(action, NOW);
        let reply = match outcome.kind {
            OutcomeKind::Nothing
            | OutcomeKind::Refused(_)
            | OutcomeKind::Paused
            | OutcomeKind::Resumed => return (outcome, None),
            // A chord that loses by the rules, before a cell is opened.
            OutcomeKind::Lost if after.hits().is_empty() => {
                return (Outcome::refused(Refusal::Chord), None);
            }
            OutcomeKind::Marked(mark) => self.judge_mark(pos, mark, &after),
            OutcomeKind::Opened { .. } | OutcomeKind::Won | OutcomeKind::Lost => {
                self.judge_opened(pos, &outcome, &after)
            }
        };
        match reply {
            Reply::Wrong(_) => self.mistakes += 1,
            Reply::Right(_) | Reply::Further => {
                self.is_over = matches!(reply, Reply::Right(_));
                // The safest guess may be a mine.
                if after.phase() != Phase::Lost {
                    self.game = after;
                    self.clicks += 1;
                    if self.clicks_left() == Some(0) && !self.is_over {
                        self.start_again();
                        return (Outcome::NOTHING, Some(Reply::UsedUp));
                    }
                    if self.goal.clears() && !self.is_over {
                        self.go_on();
                    }
                    return (outcome, Some(reply));
                }
            }
            Reply::OffTask | Reply::UsedUp => {}
        }
        (Outcome::NOTHING, Some(reply))
    }

    /// The cells that an action at `pos` opened itself, without the island around a 0.
    fn opened(&self, pos: Pos, outcome: &Outcome) -> Vec<Pos> {
        if self.game.is_covered(pos) {
            return vec![pos];
        }
        let near = self.game.size().neighbours(pos);
        near.filter(|near| outcome.changed.contains(near)).collect()
    }

    fn judge_opened(&self, pos: Pos, outcome: &Outcome, after: &Game) -> Reply {
        let judged = || self.judge(&self.opened(pos, outcome));
        match self.goal {
            Goal::OpenOne => judged(),
            Goal::FlagAll => Reply::OffTask,
            Goal::ChordAll if self.game.is_covered(pos) => Reply::OffTask,
            Goal::Clear | Goal::ChordAll | Goal::FewClicks(_) => match judged() {
                Reply::Right(_) if after.phase() != Phase::Won => Reply::Further,
                reply => reply,
            },
        }
    }

    fn judge_mark(&self, pos: Pos, mark: CellState, after: &Game) -> Reply {
        match self.goal {
            Goal::FlagAll if mark == CellState::Flag => {
                let is_flag = |pos: &&Pos| after.cell(**pos) == VisibleCell::Flag;
                let answers = self.position.answers.iter();
                let mut cells: Vec<Pos> = answers.filter(is_flag).copied().collect();
                cells.push(pos);
                self.judge(&cells)
            }
            goal if goal.clears() && mark == CellState::Flag => self.judge_flag(pos),
            _ => Reply::Further,
        }
    }

    /// Judges a flag where flags are not the goal.
    fn judge_flag(&self, pos: Pos) -> Reply {
        let mut solver = Solver::default();
        let odds = solver.odds(&self.position.view).ok();
        let answers = odds.map(|odds| odds.certain_mines().collect()).unwrap_or_default();
        match judge(&Position { task: Task::Mines, answers, ..self.position.clone() }, &[pos]) {
            wrong @ Verdict::Wrong { .. } => Reply::Wrong(wrong),
            Verdict::Right | Verdict::Missing(_) => Reply::Further,
        }
    }

    /// The position is now that of the board.
    fn go_on(&mut self) {
        let Position { field, task, .. } = &self.position;
        let size = self.game.size();
        let flags = size.positions().filter(|&pos| self.game.cell(pos) == VisibleCell::Flag);
        let view = PlayerView::of(&self.game);
        let next = Classifier::default().position(field, view, flags.collect(), *task);
        if let Some(next) = next {
            self.position = next;
        }
    }

    /// The board as it was at the beginning.
    pub fn start_again(&mut self) {
        let again = Self::with_goal(self.first.clone(), self.goal, self.game.rules());
        *self = Self { mistakes: self.mistakes, ..again };
    }

    fn judge(&self, cells: &[Pos]) -> Reply {
        match judge(&self.position, cells) {
            Verdict::Right => Reply::Right(self.reason(cells)),
            Verdict::Missing(_) => Reply::Further,
            wrong @ Verdict::Wrong { .. } => Reply::Wrong(wrong),
        }
    }

    /// The argument for a right answer: for the cell that was opened, or for all.
    fn reason(&self, cells: &[Pos]) -> Hint {
        let Position { view, flags, task, hint, .. } = &self.position;
        let opened = cells.first().copied().filter(|&cell| cell != hint.cell);
        let mut solver = Solver::default();
        let reason = opened.and_then(|cell| match task {
            Task::Safe => hint::proof(view, flags, &[cell], &mut solver).ok().flatten(),
            Task::Guess => risk_of(view, cell, &mut solver),
            Task::Mines => None,
        });
        reason.unwrap_or_else(|| hint.clone())
    }
}
