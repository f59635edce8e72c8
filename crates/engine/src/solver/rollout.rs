//! Plays the rest of a game on a known layout: a roll-out.

use super::advisor::{Advice, Advisor};
use super::candidates::{is_uncertain, touches_number};
use super::endgame::EndgameSolver;
use super::exact::{LayoutList, Solver};
use super::fifty_fifty::FiftyFifties;
use super::player_view::{COVERED, PlayerView, neighbours, sum_blocks};

/// With at most so many layouts, the value of the best play takes the place of playing on.
const ENDGAME_LAYOUTS: usize = 100;
/// The looks at a cell of a layout for that.
const ENDGAME_LOOKS: i64 = 20_000;
/// The work of a look, in the unit of [`Solver::estimated_work`].
const WORK_PER_LOOK: i64 = 5;
/// What a number beside a cell counts for when the quick player guesses, and what each unknown
/// neighbour costs. They raised its wins by 1.6 points with a safe first cell, and by 1.3 with an
/// opening.
const TOUCH_BONUS: f64 = 0.05;
const UNKNOWN_COST: f64 = 0.0125;
/// How much of the chance of a loss to a 50/50 counts if a guess settles it: 0.3 points.
const SETTLED_SHARE: f64 = 0.8;

/// The mines of a board and its numbers, framed like the cells of a [`PlayerView`].
#[derive(Debug, Clone, Default)]
pub(super) struct Layout {
    /// 1 for each mine.
    pub(super) mines: Vec<u8>,
    numbers: Vec<u8>,
    rows: Vec<u8>,
}

/// A guess in a roll-out.
#[derive(Debug, Clone, Copy)]
pub(super) struct RolloutGuess {
    pub(super) place: usize,
    /// The chance that the cell is free.
    pub(super) survival: f64,
    /// The natural logarithm of the number of layouts before the guess.
    pub(super) ln_layouts: f64,
}

#[derive(Debug, Clone, Copy)]
enum RolloutStep {
    /// The game is won with this chance.
    Over(f64),
    Guess(RolloutGuess),
}

/// Plays roll-outs. It reuses its memory.
#[derive(Debug, Clone, Default)]
pub(super) struct RolloutPlayer {
    /// Chooses the guesses instead of the quick player: better, and far slower.
    pub(super) advisor: Option<Box<Advisor>>,
    solver: Solver,
    endgame: EndgameSolver,
    listing: LayoutList,
    fifty_fifties: FiftyFifties,
    view: Option<PlayerView>,
    safe: Vec<usize>,
    /// The safe cells that are still covered.
    cells_left: usize,
    /// The work of all roll-outs, in the unit of [`Solver::estimated_work`].
    pub(super) work_done: i64,
}

impl Layout {
    /// Works out the numbers after the mines have changed.
    pub(super) fn count_numbers(&mut self, stride: usize) {
        let size = self.mines.len();
        self.rows.resize(size, 0);
        self.numbers.resize(size, 0);
        sum_blocks(&self.mines, &mut self.rows, &mut self.numbers, stride);
    }
}

impl RolloutPlayer {
    /// Plays a game on this layout, beginning with a guess in a position that the layout fits and
    /// that `solver` has just solved.
    ///
    /// The result is 1 for a win and 0 for a loss, less the luck of each guess: what it changed of
    /// the chance to win, which is 0 on average. So the mean over layouts is the chance to win, from
    /// about a quarter of the games that plain results would take.
    pub(super) fn play(
        &mut self,
        view: &PlayerView,
        solver: &Solver,
        layout: &Layout,
        first: RolloutGuess,
    ) -> f64 {
        let mut trial = self.view.take().unwrap_or_else(|| view.clone());
        trial.clone_from(view);
        self.solver.start_from(solver);
        self.cells_left = trial.covered_count() - trial.mines();
        let mut guess = first;
        let mut luck = 0.0;
        let result = loop {
            let after = chance_after_guess(guess.ln_layouts);
            if layout.mines[guess.place] == 1 {
                luck -= after * guess.survival;
                break 0.0;
            }
            luck += after * (1.0 - guess.survival);
            self.open(&mut trial, layout, guess.place);
            match self.advance(&mut trial, layout) {
                RolloutStep::Over(won) => break won,
                RolloutStep::Guess(next) => guess = next,
            }
        };
        self.view = Some(trial);
        result - luck
    }

    /// Opens everything that is safe until a guess is needed.
    fn advance(&mut self, view: &mut PlayerView, layout: &Layout) -> RolloutStep {
        loop {
            while let Some(place) = self.solver.take_plainly_safe() {
                self.open(view, layout, place);
            }
            if self.cells_left == 0 {
                return RolloutStep::Over(1.0);
            }
            let Ok(odds) = self.solver.followed_odds(view) else {
                return RolloutStep::Over(0.0);
            };
            let chances = odds.framed_chances.iter().enumerate();
            self.safe.extend(chances.filter_map(|(place, &mine)| (mine == 0.0).then_some(place)));
            self.work_done += self.solver.estimated_work();
            if self.safe.is_empty() {
                return self.guess(view);
            }
            while let Some(place) = self.safe.pop() {
                self.open(view, layout, place);
            }
        }
    }

    /// The next guess. If few layouts are left, the game is over.
    fn guess(&mut self, view: &PlayerView) -> RolloutStep {
        if self.solver.list_layouts(ENDGAME_LAYOUTS, &mut self.listing) {
            let solved = self.endgame.solve(view, &self.listing, ENDGAME_LOOKS, &mut || true);
            self.work_done += WORK_PER_LOOK * self.endgame.work_done;
            if let Some((_, won)) = solved {
                return RolloutStep::Over(won);
            }
        }
        let ln_layouts = self.solver.last_odds().ln_layouts();
        if let Some(advisor) = &mut self.advisor
            && let Ok(Advice::Guess { pos, mine }) = advisor.advise(view)
        {
            let (place, survival) = (view.framed_index(pos), 1.0 - mine);
            return RolloutStep::Guess(RolloutGuess { place, survival, ln_layouts });
        }
        self.quick_guess(view, ln_layouts)
    }

    /// The guess of the quick player: the safest cell, or one a little riskier that tells more.
    fn quick_guess(&mut self, view: &PlayerView, ln_layouts: f64) -> RolloutStep {
        let odds = self.solver.last_odds();
        let framed = &odds.framed_chances;
        self.fifty_fifties.estimate(view, odds);
        let mut best = RolloutStep::Over(0.0);
        let mut most = 0.0;
        for (place, &mine) in framed.iter().enumerate() {
            let survival = 1.0 - mine;
            if !is_uncertain(mine) {
                continue;
            }
            let settled = self.fifty_fifties.settled[place].min(survival).min(mine);
            let chance = survival + SETTLED_SHARE * settled;
            if chance * (1.0 + TOUCH_BONUS) <= most {
                continue;
            }
            let near = neighbours(place, view.stride());
            let unknown = near.iter().filter(|&&near| is_uncertain(framed[near])).count();
            let bonus = if touches_number(view, place) { TOUCH_BONUS } else { 0.0 };
            let value = chance * (1.0 + bonus - UNKNOWN_COST * unknown as f64);
            if value > most {
                most = value;
                best = RolloutStep::Guess(RolloutGuess { place, survival, ln_layouts });
            }
        }
        best
    }

    fn open(&mut self, view: &mut PlayerView, layout: &Layout, place: usize) {
        if view.framed[place] == COVERED {
            view.framed[place] = layout.numbers[place];
            self.cells_left -= 1;
            let opened = self.solver.open(view, place);
            debug_assert!(opened.is_ok(), "a layout fits its own numbers");
        }
    }
}

/// About the chance to win after a guess has succeeded in a position with so many layouts. Fitted to
/// 17,000 guesses of Expert games. It need not be right: whatever it is, the luck is 0 on average.
pub(super) fn chance_after_guess(ln_layouts: f64) -> f64 {
    0.53 + 0.35 * (-ln_layouts / 8.0).exp()
}
