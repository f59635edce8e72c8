//! The 2010 algorithm plays in the terminal: its cursor moves over the board step by step.

use super::play::NOW;
use super::{Console, board_text};
use crate::game::{Action, Game, Pos};
use crate::i18n::{args, hints, place};
use crate::solver::PlayerView;
use crate::solver::heuristic::{CursorStep, CursorWalk, HeuristicScores};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::io::{self, BufRead, Write};
use std::thread;
use std::time::Duration;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WatchOptions {
    /// The time between two steps.
    pub delay: Duration,
    /// Whether the scores are shown beside the board.
    pub scores: bool,
    /// Whether the menu follows the first game.
    pub menu_after: bool,
}

impl<R: BufRead, W: Write> Console<'_, R, W> {
    /// Shows one game of the 2010 algorithm.
    pub(super) fn watch_game(&mut self, watch: WatchOptions) -> io::Result<()> {
        let mut game = self.new_game();
        // Not the seed of the board: the same numbers would place the mines and choose the cells.
        let mut random = Xoshiro256PlusPlus::seed_from_u64(self.next_seed());
        let mut cursor = Pos::new(0, 0);
        while !game.phase().is_over() {
            let scores = HeuristicScores::of(&PlayerView::of(&game));
            let Some(goal) = scores.choose(cursor, &mut random) else {
                break;
            };
            let mut walk = CursorWalk::new(cursor, goal);
            loop {
                self.show_step(&game, &walk, &scores, watch)?;
                thread::sleep(watch.delay);
                if matches!(walk.next(), Some(CursorStep::Open) | None) {
                    break;
                }
            }
            game.apply(Action::Open(goal), NOW);
            cursor = goal;
        }
        self.show_end(&game)
    }

    fn show_step(
        &mut self,
        game: &Game,
        walk: &CursorWalk,
        scores: &HeuristicScores,
        watch: WatchOptions,
    ) -> io::Result<()> {
        let mut lines = board_text::visible_lines(game, Some(walk.cursor), self.features);
        if watch.scores {
            let scores = board_text::score_lines(game.size(), scores, self.features);
            for (line, scores) in lines.iter_mut().zip(scores) {
                *line += &format!("   {scores}");
            }
        }
        self.page(&lines)?;
        self.show_remaining(game)?;
        let texts = self.texts;
        let at = place::name(texts, walk.goal);
        let chance = hints::percent(texts, scores.mine_chance(walk.goal).unwrap_or_default());
        self.line(texts.with("console-next", args![at, chance]))?;
        self.out.flush()
    }
}
