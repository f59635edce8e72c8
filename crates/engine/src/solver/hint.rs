//! Hints: the chain of the smallest steps that proves a cell safe, or what a cell is.

mod counting;
mod explanation;
mod findings;
mod layouts;
mod risk;
mod shown_step;
mod supposition;

use self::explanation::{Explanation, Target};
use self::findings::{Findings, NumberMap};
use super::advisor::{Advice, Advisor, RatedGuess};
use super::exact::{SolveError, Solver};
use super::player_view::{PlayerView, ViewCell};
use crate::game::Pos;

pub use risk::{RiskReason, RiskSource, risk};
pub use shown_step::ShownStep;
pub use supposition::MOST_STEPS as MOST_SUPPOSED_STEPS;

/// What a step proves of its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    Safe,
    Mine,
    /// Nothing is certain: this is the best cell to try, or one whose risk is told.
    Guess,
}

/// Why a step is right. `mines` and `safe` are the cells that it builds on: steps before found them,
/// or they are flags that are certain.
#[derive(Debug, Clone, PartialEq)]
pub enum Reason {
    /// The number has all of its mines.
    Satisfied { number: Pos, mines: Vec<Pos> },
    /// All covered neighbours of the number but the `safe` ones are mines. `mines` are flags among
    /// them, which the step does not need.
    NeedsAll { number: Pos, mines: Vec<Pos>, safe: Vec<Pos> },
    /// Two numbers share cells. `more` needs so many more mines than `less` that all cells which
    /// only `more` touches are mines, and those which only `less` touches are safe.
    Pair {
        more: Pos,
        less: Pos,
        /// The cells that both touch, without flags.
        shared: Vec<Pos>,
        mines: Vec<Pos>,
        safe: Vec<Pos>,
    },
    /// The `left` mines that are not known all lie beside these numbers, which share no other cell.
    /// Without numbers no mine is left.
    MineCount { left: usize, numbers: Vec<Pos>, mines: Vec<Pos> },
    /// As many mines as covered cells are left.
    OnlyMines { safe: Vec<Pos> },
    /// The opposite cannot be: a walk of at most [`MOST_SUPPOSED_STEPS`] steps from it, which is the
    /// first step of `walk`, leads to what cannot be right.
    Suppose {
        walk: Vec<HintStep>,
        breach: Breach,
        mines: Vec<Pos>,
        safe: Vec<Pos>,
        /// The number of mines on the board, if the walk needs it.
        count: Option<usize>,
    },
    /// What is supposed, in a walk.
    Supposed,
    /// All mines of the board are found, in a walk.
    AllMines { mines: Vec<Pos> },
    /// Every layout that fits these numbers agrees, with the number of mines if `use_count`. None of
    /// them can be left out. `layouts` is how many there are of the cells around them; `None` above
    /// a million.
    Counted { numbers: Vec<Pos>, layouts: Option<u64>, use_count: bool },
    /// How likely a cell is a mine that is not certain.
    Risk(RiskReason),
    /// No cell is safe, and this guess is the best.
    BestGuess(GuessReason),
}

/// Why a guess is the best.
#[derive(Debug, Clone, PartialEq)]
pub struct GuessReason {
    pub guess: RatedGuess,
    /// The lowest chance of a mine in any cell: a riskier cell is better if it reveals more.
    pub safest: f64,
    /// Whether it is one half of a 50/50 that nothing else can ever decide.
    pub is_hopeless: bool,
    /// Whether the chances to win are exact.
    pub is_exact: bool,
    /// At most two other guesses that were considered, the better first.
    pub others: Vec<RatedGuess>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct HintStep {
    /// Those that no step before found out.
    pub cells: Vec<Pos>,
    pub finding: Finding,
    pub reason: Reason,
}

/// What cannot be right at the end of a walk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Breach {
    /// A number that has too many mines, or too few cells left for them; `None` for the board.
    pub number: Option<Pos>,
    pub too_many: bool,
}

impl HintStep {
    /// The open numbers that the step uses.
    pub fn numbers(&self) -> Vec<Pos> {
        match &self.reason {
            Reason::Satisfied { number, .. } | Reason::NeedsAll { number, .. } => vec![*number],
            Reason::Pair { more, less, .. } => vec![*more, *less],
            Reason::MineCount { numbers, .. } | Reason::Counted { numbers, .. } => numbers.clone(),
            Reason::Suppose { walk, breach, .. } => {
                let mut numbers: Vec<Pos> = walk.iter().flat_map(Self::numbers).collect();
                numbers.extend(breach.number);
                numbers.sort_unstable();
                numbers.dedup();
                numbers
            }
            Reason::Risk(RiskReason { source, .. }) => match source {
                Some(RiskSource::Number { number, .. }) => vec![*number],
                Some(RiskSource::Layouts { numbers, .. }) => numbers.clone(),
                Some(RiskSource::Spread { .. }) | None => Vec::new(),
            },
            Reason::OnlyMines { .. }
            | Reason::Supposed
            | Reason::AllMines { .. }
            | Reason::BestGuess(_) => Vec::new(),
        }
    }

    /// The mines and the safe cells that the step builds on.
    pub fn known(&self) -> (&[Pos], &[Pos]) {
        match &self.reason {
            Reason::Satisfied { mines, .. }
            | Reason::MineCount { mines, .. }
            | Reason::AllMines { mines } => (mines, &[]),
            Reason::NeedsAll { mines, safe, .. }
            | Reason::Pair { mines, safe, .. }
            | Reason::Suppose { mines, safe, .. } => (mines, safe),
            Reason::OnlyMines { safe } => (&[], safe),
            Reason::Supposed | Reason::Counted { .. } | Reason::Risk(_) | Reason::BestGuess(_) => {
                (&[], &[])
            }
        }
    }

    /// All cells that the step builds on.
    pub fn uses(&self) -> impl Iterator<Item = Pos> + '_ {
        let (mines, safe) = self.known();
        mines.iter().chain(safe).copied()
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Hint {
    pub cell: Pos,
    /// The last step is about the cell. Those before find what it needs, each after those that it
    /// needs itself.
    pub steps: Vec<HintStep>,
}

impl Hint {
    /// This and then another about the same position, without what was said before.
    #[must_use]
    pub fn and_then(mut self, other: &Self) -> Self {
        for (index, step) in other.steps.iter().enumerate() {
            let is_found = |cell: &Pos| self.steps.iter().any(|step| step.cells.contains(cell));
            let is_last = index + 1 == other.steps.len() && !self.steps.contains(step);
            let new: Vec<Pos> = step.cells.iter().copied().filter(|cell| !is_found(cell)).collect();
            if !new.is_empty() {
                self.steps.push(HintStep { cells: new, ..step.clone() });
            } else if is_last {
                self.steps.push(step.clone());
            }
        }
        self.cell = other.cell;
        self
    }
}

/// The simplest argument for a safe cell, or the best guess; `None` if the game is won. Flags that
/// are certain need no proof. A guess is searched for while `go_on` returns true.
pub fn hint(
    view: &PlayerView,
    flags: &[Pos],
    advisor: &mut Advisor,
    go_on: impl FnMut() -> bool,
) -> Result<Option<Hint>, SolveError> {
    let safe = match advisor.advise_while(view, go_on)? {
        Advice::Done => return Ok(None),
        Advice::Guess { .. } => return Ok(best_guess(view, advisor)),
        Advice::Safe(safe) => safe.to_vec(),
    };
    let odds = advisor.solver.last_odds();
    let is_certain = |flag: &Pos| odds.mine_chance(*flag) == Some(1.0);
    let given: Vec<Pos> = flags.iter().copied().filter(is_certain).collect();
    let map = NumberMap::of(view);
    let explanation = Explanation::new(view, &map, &given, Target::AnySafe(&safe));
    explanation.find(&mut Solver::default()).map(Some)
}

/// The simplest argument for what these covered cells are, each of which is safe or a mine in every
/// layout; `None` if one is not certain. `known` are mines that need no proof.
pub fn proof(
    view: &PlayerView,
    known: &[Pos],
    cells: &[Pos],
    solver: &mut Solver,
) -> Result<Option<Hint>, SolveError> {
    let odds = solver.odds(view)?;
    if cells.is_empty() || cells.iter().any(|&cell| explanation::finding(odds, cell).is_none()) {
        return Ok(None);
    }
    let map = NumberMap::of(view);
    // What is asked for is not taken for granted.
    let given: Vec<Pos> = known.iter().copied().filter(|pos| !cells.contains(pos)).collect();
    Explanation::new(view, &map, &given, Target::All(cells)).find(solver).map(Some)
}

/// The covered cells that single numbers and pairs of numbers prove safe, in reading order, and how
/// many cells and pairs that search visited. On a huge board it may end early.
pub(super) fn plainly_safe(view: &PlayerView) -> (Vec<Pos>, usize) {
    let map = NumberMap::of(view);
    let mut findings = Findings::new(&map, view.size(), &[]);
    loop {
        while findings.round_of_singles() {}
        let pairs = findings.pairs();
        let mut is_new = false;
        for step in pairs {
            is_new |= findings.add(step);
        }
        if !is_new || findings.is_exhausted() {
            let safe = view.size().positions().filter(|&pos| findings.is_safe(pos)).collect();
            return (safe, findings.work);
        }
    }
}

fn best_guess(view: &PlayerView, advisor: &mut Advisor) -> Option<Hint> {
    let mut guesses = advisor.rated_guesses(view).into_iter();
    let guess = guesses.next()?;
    let chances = advisor.solver.last_odds().cells().map(|(_, mine)| mine);
    let reason = GuessReason {
        guess,
        safest: chances.fold(guess.mine, f64::min),
        is_hopeless: advisor.is_hopeless(),
        is_exact: advisor.is_exact(),
        others: guesses.collect(),
    };
    let (cells, finding) = (vec![guess.pos], Finding::Guess);
    let steps = vec![HintStep { cells, finding, reason: Reason::BestGuess(reason) }];
    Some(Hint { cell: guess.pos, steps })
}

/// The flags without a mine in any layout.
pub fn wrong_flags(
    view: &PlayerView,
    flags: impl IntoIterator<Item = Pos>,
    solver: &mut Solver,
) -> Result<Vec<Pos>, SolveError> {
    let odds = solver.odds(view)?;
    let wrong = |pos: &Pos| odds.mine_chance(*pos).is_none_or(|mine| mine == 0.0);
    Ok(flags.into_iter().filter(wrong).collect())
}

fn covered_neighbours(view: &PlayerView, pos: Pos) -> impl Iterator<Item = Pos> {
    let near = view.size().neighbours(pos);
    near.filter(|&near| view.cell(near) == ViewCell::Covered)
}
