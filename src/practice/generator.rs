//! Finds positions in games that are played as people play: from a first click somewhere, each
//! next one near the last, by the simplest argument that proves a cell safe.

use super::classifier::Classifier;
use super::position::{Kind, Position, Task};
use crate::game::rules::FirstOpening;
use crate::game::{BoardGenerator, Level, Minefield, Pos};
use crate::solver::PlayerView;
use crate::solver::exact::{Closure, Odds};
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
pub(super) const MOST_MINES: usize = 12;
/// The fewest that single numbers should find.
const FEWEST_SINGLE_MINES: usize = 2;
/// How much more likely a mine must be somewhere than in the safest cell, for a choice to matter.
const LEAST_DIFFERENCE: f64 = 0.02;
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

/// A moment of a game that may become a position: what is seen, and the mines that were flagged.
type GameSnapshot = (PlayerView, Vec<Pos>);

struct PracticeGame<'a> {
    wish: Wish,
    random: &'a mut Xoshiro256PlusPlus,
    field: Minefield,
    view: PlayerView,
    closure: Closure,
    classifier: Classifier,
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
        let (classifier, flags) = (Classifier::default(), Vec::new());
        let mut game = Self { wish, random, field, view, closure, classifier, last: first, flags };
        game.open(first);
        game
    }

    /// Notes the position if it may be wished for, and opens a cell. Returns false at the end.
    fn play_on(&mut self, moments: &mut Vec<GameSnapshot>) -> bool {
        if self.view.covered_count() <= self.field.mines() as usize {
            return false;
        }
        let Some((kind, safe)) = self.simplest_safe() else {
            return false;
        };
        if self.may_fit(kind) {
            moments.push((self.view.clone(), self.flags.clone()));
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
        let solver = &mut self.classifier.solver;
        let numbers: Vec<Pos> =
            solver.odds_without_count(&self.view).ok()?.certain_safe().collect();
        if !numbers.is_empty() {
            return Some((Kind::Numbers, numbers));
        }
        let odds = solver.odds(&self.view).ok()?;
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
        let Some(opened) = self.view.open_island(&self.field, pos) else {
            return false;
        };
        for (pos, number) in opened {
            self.closure.open(pos, number);
        }
        self.last = pos;
        true
    }

    /// The position of a moment, if it is what was wished for and a wrong answer is possible.
    fn position(&mut self, (view, flags): GameSnapshot) -> Option<Position> {
        let Wish { task, kind, .. } = self.wish;
        let flags = match kind.simpler() {
            Some(simpler) => self.classifier.mines(&view, simpler)?,
            None => flags,
        };
        let fits = match task {
            Task::Safe => true,
            Task::Mines => self.mines_fit(&view, &flags)?,
            Task::Guess => choice_matters(self.classifier.exact_odds(&view)?),
        };
        let position =
            fits.then(|| self.classifier.position(&self.field, view, flags, task)).flatten()?;
        let all = position.answers.len() + position.flags.len();
        (position.kind == kind && position.view.covered_count() > all).then_some(position)
    }

    /// Whether the wished kind of argument proves mines that are not flagged, and none needs a
    /// harder one.
    fn mines_fit(&mut self, view: &PlayerView, flags: &[Pos]) -> Option<bool> {
        let kind = self.wish.kind;
        let fewest = if kind == Kind::Single { FEWEST_SINGLE_MINES } else { 1 };
        let mines = self.classifier.mines(view, kind)?.len();
        if !(fewest..=MOST_MINES).contains(&(mines - flags.len())) {
            return Some(false);
        }
        // The quicker answer first.
        for harder in [Kind::Pair, Kind::Count] {
            if kind < harder && self.classifier.mines(view, harder)?.len() > mines {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// Whether it matters which cell is guessed.
fn choice_matters(odds: &Odds) -> bool {
    let uncertain = || odds.cells().map(|(_, mine)| mine).filter(|&mine| mine < 1.0);
    let (lowest, highest) = (uncertain().fold(1.0, f64::min), uncertain().fold(0.0, f64::max));
    highest >= lowest + LEAST_DIFFERENCE
}
