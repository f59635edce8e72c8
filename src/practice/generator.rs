//! Finds positions in games that are played as people play: from a first click somewhere, each
//! next one near the last, by the simplest argument that proves a cell safe.

use super::closure::Closure;
use super::kind::{Kind, Task};
use super::position::Position;
use crate::game::rules::FirstOpening;
use crate::game::{BoardGenerator, Level, Minefield, Pos};
use crate::solver::exact::Odds;
use crate::solver::hint::{self, Hint};
use crate::solver::{Advisor, Effort, PlayerView, Solver, ViewCell};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// What a position should be like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wish {
    pub task: Task,
    /// One that the task allows.
    pub kind: Kind,
    pub level: Level,
}

/// The most games that are played for a position. The rarest, mines that three numbers prove on
/// Beginner, take 120 on average.
const MOST_GAMES: u32 = 10_000;
/// The most mines to find: more would be a chore.
const MOST_MINES: usize = 12;
/// The fewest that single numbers should find.
const FEWEST_SINGLE_MINES: usize = 2;
/// How much more likely a mine must be somewhere than in the safest cell, for a choice to matter.
const LEAST_DIFFERENCE: f64 = 0.02;
/// Chances that differ less are equal but for rounding.
const ROUNDING: f64 = 1e-9;
/// One in so many clicks is looked at, where any would do.
const CLICKS_PER_LOOK: u32 = 6;
/// The player flags what is certain after one in so many clicks.
const CLICKS_PER_FLAGGING: u32 = 3;

/// A position of this kind; the same wish and seed give the same. `None` if the task does not allow
/// the kind, if no such position was found in many games, as on a board that is too small for it,
/// or if `go_on`, which is called at each click, returned false.
pub fn generate(wish: Wish, seed: u64, mut go_on: impl FnMut() -> bool) -> Option<Position> {
    if !wish.task.allows(wish.kind) {
        return None;
    }
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..MOST_GAMES {
        let mut game = PracticeGame::start(wish, &mut random);
        let mut moments = Vec::new();
        while go_on() && game.play_on(&mut moments) {}
        // Each moment of the game is as likely as any other.
        while go_on() && !moments.is_empty() {
            let moment = moments.swap_remove(game.random.random_range(0..moments.len()));
            if let Some(position) = game.position(moment) {
                return Some(position);
            }
        }
        if !go_on() {
            break;
        }
    }
    None
}

/// A moment of a game that may become a position.
#[derive(Debug)]
struct Moment {
    view: PlayerView,
    /// The mines that were flagged.
    flags: Vec<Pos>,
}

struct PracticeGame<'a> {
    wish: Wish,
    random: &'a mut Xoshiro256PlusPlus,
    field: Minefield,
    view: PlayerView,
    closure: Closure,
    solver: Solver,
    last: Pos,
    /// The mines that were flagged, some clicks ago.
    flags: Vec<Pos>,
}

impl<'a> PracticeGame<'a> {
    fn start(wish: Wish, random: &'a mut Xoshiro256PlusPlus) -> Self {
        let size = wish.level.size();
        let first = size.pos(random.random_range(0..size.cells()));
        let field = BoardGenerator::new(random.random())
            .generate(wish.level, Some((first, FirstOpening::FreeBlock)));
        let view = PlayerView::unopened(&field);
        let closure = Closure::of(&view);
        let (solver, flags) = (Solver::default(), Vec::new());
        let mut game = Self { wish, random, field, view, closure, solver, last: first, flags };
        game.open(first);
        game
    }

    /// Notes the position if it may be wished for, and opens a cell. Returns false at the end.
    fn play_on(&mut self, moments: &mut Vec<Moment>) -> bool {
        if self.view.covered_count() <= self.field.mines() as usize {
            return false;
        }
        let Some((kind, safe)) = self.simplest_safe() else {
            return false;
        };
        if self.may_fit(kind) {
            moments.push(Moment { view: self.view.clone(), flags: self.flags.clone() });
        }
        if self.random.random_ratio(1, CLICKS_PER_FLAGGING) {
            self.flags = self.closure.mines().collect();
        }
        let last = self.last;
        let distance = |pos: &Pos| {
            let (rows, cols) = (pos.row.abs_diff(last.row), pos.col.abs_diff(last.col));
            (rows.max(cols), rows + cols)
        };
        let next = safe.into_iter().min_by_key(distance);
        next.is_some_and(|next| self.open(next))
    }

    /// Whether the position may be what is wished for, where the simplest argument for a safe cell
    /// is of this kind.
    fn may_fit(&mut self, simplest: Kind) -> bool {
        match (self.wish.task, self.wish.kind) {
            (Task::Mines, Kind::Single) => {
                let new = self.closure.mines().count() - self.flags.len();
                (FEWEST_SINGLE_MINES..=MOST_MINES).contains(&new)
            }
            (Task::Mines, _) => {
                simplest != Kind::Single || self.random.random_ratio(1, CLICKS_PER_LOOK)
            }
            (Task::Safe | Task::Guess, kind) => simplest == kind,
        }
    }

    /// The cells that the simplest kind of argument proves safe, or the safest of those that happen
    /// to be free: this player has luck.
    fn simplest_safe(&mut self) -> Option<(Kind, Vec<Pos>)> {
        let singles: Vec<Pos> = self.closure.safe().collect();
        if !singles.is_empty() {
            return Some((Kind::Single, singles));
        }
        let mut closure = self.closure.clone();
        closure.pairs(true);
        let pairs: Vec<Pos> = closure.safe().collect();
        if !pairs.is_empty() {
            return Some((Kind::Pair, pairs));
        }
        let numbers: Vec<Pos> =
            self.solver.odds_without_count(&self.view).ok()?.certain_safe().collect();
        if !numbers.is_empty() {
            return Some((Kind::Numbers, numbers));
        }
        let odds = self.solver.odds(&self.view).ok()?;
        let count: Vec<Pos> = odds.certain_safe().collect();
        if !count.is_empty() {
            return Some((Kind::Count, count));
        }
        let free = odds.cells().filter(|&(pos, _)| !self.field.is_mine(pos));
        let (guess, _) = free.min_by(|(_, one), (_, other)| one.total_cmp(other))?;
        Some((Kind::Odds, vec![guess]))
    }

    /// Opens a free cell, and the island around a 0. Returns false for a mine.
    fn open(&mut self, pos: Pos) -> bool {
        let mut todo = vec![pos];
        while let Some(pos) = todo.pop() {
            let Some(number) = self.field.number(pos) else {
                return false;
            };
            if self.view.cell(pos) == ViewCell::Covered {
                self.view.open(pos, number);
                self.closure.open(pos, number);
                if number == 0 {
                    todo.extend(self.view.size().neighbours(pos));
                }
            }
        }
        self.last = pos;
        true
    }

    /// The position of a moment, if it is what was wished for and a wrong answer is possible.
    fn position(&mut self, moment: Moment) -> Option<Position> {
        let Wish { task, kind, .. } = self.wish;
        let Moment { view, flags } = moment;
        let flags = match kind.simpler() {
            Some(simpler) => self.mines(&view, simpler)?,
            None => flags,
        };
        let answers = match task {
            Task::Safe => self.exact_odds(&view)?.certain_safe().collect(),
            Task::Mines => self.new_mines(&view, &flags)?,
            Task::Guess => safest(self.exact_odds(&view)?)?,
        };
        if view.covered_count() == answers.len() + flags.len() {
            return None;
        }
        let hint = match task {
            Task::Safe => self.simplest_proof(&view, &flags, &answers)?,
            Task::Mines => self.proof_of_all(&view, &flags, &answers)?,
            Task::Guess => {
                let mut advisor = Advisor::explaining(Effort::Fast);
                let guess = hint::hint(&view, &mut advisor, || true).ok()??;
                // Where a riskier guess is better, the task would be misleading.
                answers.contains(&guess.cell).then_some(guess)?
            }
        };
        let field = self.field.clone();
        (Kind::of(&hint) == kind).then_some(Position {
            view,
            field,
            flags,
            task,
            kind,
            answers,
            hint,
        })
    }

    fn exact_odds(&mut self, view: &PlayerView) -> Option<&Odds> {
        self.solver.odds(view).ok().filter(|odds| odds.exact)
    }

    /// The mines that arguments of this kind prove, with all simpler ones.
    fn mines(&mut self, view: &PlayerView, kind: Kind) -> Option<Vec<Pos>> {
        Some(match kind {
            Kind::Single => Closure::of(view).mines().collect(),
            Kind::Pair => {
                let mut closure = Closure::of(view);
                closure.pairs(false);
                closure.mines().collect()
            }
            Kind::Numbers => self.solver.odds_without_count(view).ok()?.certain_mines().collect(),
            Kind::Count | Kind::Odds => self.exact_odds(view)?.certain_mines().collect(),
        })
    }

    /// The mines that are not flagged, if the wished kind of argument proves them and none needs a
    /// harder one.
    fn new_mines(&mut self, view: &PlayerView, flags: &[Pos]) -> Option<Vec<Pos>> {
        let kind = self.wish.kind;
        let fewest = if kind == Kind::Single { FEWEST_SINGLE_MINES } else { 1 };
        let mut mines = self.mines(view, kind)?;
        if !(fewest..=MOST_MINES).contains(&(mines.len() - flags.len())) {
            return None;
        }
        // The quicker answer first.
        for harder in [Kind::Pair, Kind::Count] {
            if kind < harder && self.mines(view, harder)?.len() > mines.len() {
                return None;
            }
        }
        mines.retain(|pos| flags.binary_search(pos).is_err());
        Some(mines)
    }

    fn simplest_proof(&mut self, view: &PlayerView, flags: &[Pos], safe: &[Pos]) -> Option<Hint> {
        let proofs = safe.iter().filter_map(|&cell| self.proof(view, flags, cell));
        proofs.min_by_key(|proof| {
            let numbers: usize = proof.steps.iter().map(|step| step.numbers().len()).sum();
            (Kind::of(proof), proof.steps.len(), numbers)
        })
    }

    /// The proofs of all these mines, each with those before.
    fn proof_of_all(&mut self, view: &PlayerView, flags: &[Pos], mines: &[Pos]) -> Option<Hint> {
        let mut known = flags.to_vec();
        let (mut cell, mut steps) = (*mines.first()?, Vec::new());
        for &mine in mines {
            if !known.contains(&mine) {
                let proof = self.proof(view, &known, mine)?;
                known.extend(proof.steps.iter().flat_map(|step| &step.cells));
                steps.extend(proof.steps);
                cell = mine;
            }
        }
        Some(Hint { cell, steps })
    }

    fn proof(&mut self, view: &PlayerView, flags: &[Pos], cell: Pos) -> Option<Hint> {
        hint::proof(view, flags, cell, &mut self.solver).ok()?
    }
}

/// The cells with the lowest chance of a mine, if it matters which cell is opened.
fn safest(odds: &Odds) -> Option<Vec<Pos>> {
    let uncertain = || odds.cells().filter(|&(_, mine)| mine < 1.0);
    let lowest = uncertain().map(|(_, mine)| mine).fold(1.0, f64::min);
    let highest = uncertain().map(|(_, mine)| mine).fold(0.0, f64::max);
    let safest = uncertain().filter(|&(_, mine)| mine < lowest + ROUNDING);
    (highest >= lowest + LEAST_DIFFERENCE).then(|| safest.map(|(pos, _)| pos).collect())
}
