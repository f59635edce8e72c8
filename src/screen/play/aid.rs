//! Help in a game: the chances of all cells, a hint with its reason, a player that goes on by
//! itself. A game with any help is not ranked.

use super::auto::{Auto, Pace, Turn};
use crate::game::rules::FirstOpening;
use crate::game::{Game, Moment, Phase, Pos, VisibleCell};
use crate::solver::PlayerView;
use crate::solver::counsel::{Algorithm, Answer, ProbabilityMap, Query, QueryKind};
use crate::solver::reasons::{Finding, Hint, HintStep};
use crate::widget::board::Advised;

/// The help that a game has had, and has now.
#[derive(Debug, Clone, Default)]
pub struct Aid {
    /// Counts the changes of the board, so that an answer that comes late is known.
    turn: u32,
    used: bool,
    shows_chances: bool,
    chances: Option<ProbabilityMap>,
    said: Option<Said>,
    auto: Option<Auto>,
    /// What was chosen last, for the next time.
    player: Algorithm,
    pace: Pace,
}

/// What help says now.
#[derive(Debug, Clone)]
enum Said {
    /// That every cell is safe to open first.
    AnyFirst,
    /// A hint, and the position that it is about.
    Hint((PlayerView, Hint)),
    /// What came of a look at the flags.
    Check(Check),
}

/// What came of a look at the flags.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Check {
    /// How many there are.
    pub flags: usize,
    /// Those that cannot be right, by what is to be seen.
    pub wrong: Vec<Pos>,
}

/// What the player asks of the help.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// A hint.
    Hint,
    /// The chances, shown or no longer.
    Chances,
    /// The flags that cannot be right.
    Check,
    /// Auto-play: to run, or to stand.
    Auto,
    /// One step of auto-play.
    Step,
    /// Another player.
    Player(Algorithm),
    /// Another pace.
    Pace(Pace),
    /// No more of it.
    Close,
}

/// A question, and the state of the board that it was asked at.
#[derive(Debug, Clone, PartialEq)]
pub struct Asked {
    /// The question.
    pub question: Query,
    turn: u32,
}

/// An answer, and the state of the board that it belongs to.
#[derive(Debug, Clone, PartialEq)]
pub struct Answered {
    answer: Answer,
    want: QueryKind,
    turn: u32,
}

impl Asked {
    /// The answer goes back by this.
    pub fn answered(&self, answer: Answer) -> Answered {
        Answered { answer, want: self.question.kind.clone(), turn: self.turn }
    }
}

/// What follows for the game from help.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// This is to be answered.
    Ask(Asked),
    /// This cell is to be opened.
    Open(Pos),
    /// This cell is to be in sight.
    Reveal(Pos),
}

impl Aid {
    /// The help of a game that has had some already, or none.
    pub fn of(used: bool) -> Self {
        Self { used, ..Self::default() }
    }

    /// Whether the game has had help.
    pub const fn was_used(&self) -> bool {
        self.used
    }

    /// Notes help that came from elsewhere.
    pub const fn note_use(&mut self) {
        self.used = true;
    }

    /// The chances that are shown.
    pub fn chances(&self) -> Option<&ProbabilityMap> {
        self.chances.as_ref().filter(|_| self.shows_chances)
    }

    /// Whether the chances are switched on.
    pub const fn shows_chances(&self) -> bool {
        self.shows_chances
    }

    /// The hint that is shown, and the position that it is about.
    pub const fn hint(&self) -> Option<&(PlayerView, Hint)> {
        match &self.said {
            Some(Said::Hint(hint)) => Some(hint),
            _ => None,
        }
    }

    /// What is told of the flags.
    pub const fn check(&self) -> Option<&Check> {
        match &self.said {
            Some(Said::Check(check)) => Some(check),
            _ => None,
        }
    }

    /// Whether it is told that every cell is safe to open first.
    pub const fn says_any_first(&self) -> bool {
        matches!(self.said, Some(Said::AnyFirst))
    }

    /// The player that goes on by itself.
    pub const fn auto(&self) -> Option<&Auto> {
        self.auto.as_ref()
    }

    /// The cells that a hint marks: those of its argument, and those that it is about.
    pub fn marks(&self) -> (Vec<Pos>, Vec<(Pos, Advised)>) {
        let Some((_, hint)) = self.hint() else {
            return (Vec::new(), Vec::new());
        };
        let mut argument: Vec<Pos> = hint.steps.iter().flat_map(HintStep::numbers).collect();
        argument.sort_unstable_by_key(|pos| (pos.row, pos.col));
        argument.dedup();
        let advice = hint.steps.iter().flat_map(|step| {
            let advised = match step.finding {
                Finding::Safe => Advised::Safe,
                Finding::Mine => Advised::Mine,
                Finding::Guess => Advised::Try,
            };
            step.cells.iter().map(move |&pos| (pos, advised))
        });
        (argument, advice.collect())
    }

    /// Whether something of it has to be shown beside the board.
    pub const fn is_shown(&self) -> bool {
        self.said.is_some() || self.auto.is_some()
    }

    /// When it goes on by itself.
    pub fn next(&self) -> Option<Moment> {
        self.auto.as_ref().and_then(Auto::next)
    }

    /// A new game begins without help.
    pub fn restart(&mut self) {
        *self =
            Self { turn: self.turn + 1, player: self.player, pace: self.pace, ..Self::default() };
    }

    /// The board has changed: what was known of it is not true any more.
    pub fn changed(&mut self, game: &Game) -> Option<Asked> {
        self.turn += 1;
        self.said = None;
        if game.phase().is_over() {
            self.chances = None;
            self.auto = None;
            return None;
        }
        self.shows_chances.then(|| self.ask(game, QueryKind::Probabilities(self.player)))
    }

    /// Does what the player asks for, in a game that is being played.
    pub fn wish(&mut self, wish: Wish, game: &Game, over: Option<Pos>, now: Moment) -> Effect {
        match wish {
            Wish::Close => {
                self.said = None;
                self.auto = None;
                Effect::Nothing
            }
            Wish::Player(player) => {
                self.player = player;
                if let Some(auto) = &mut self.auto {
                    auto.player = player;
                    auto.reconsider();
                }
                if self.shows_chances {
                    return Effect::Ask(self.ask(game, QueryKind::Probabilities(player)));
                }
                Effect::Nothing
            }
            Wish::Pace(pace) => {
                self.pace = pace;
                if let Some(auto) = &mut self.auto {
                    auto.pace = pace;
                }
                Effect::Nothing
            }
            // A paused board is hidden, and what is on it stays so.
            _ if game.phase().is_over() || game.phase() == Phase::Paused => Effect::Nothing,
            // What everybody may know is no help that counts.
            Wish::Hint if any_cell_is_safe(game) => {
                self.said = Some(Said::AnyFirst);
                Effect::Nothing
            }
            Wish::Hint => Effect::Ask(self.ask(game, QueryKind::Hint)),
            Wish::Check => self.ask_check(game),
            Wish::Chances => {
                self.shows_chances = !self.shows_chances;
                if self.shows_chances {
                    Effect::Ask(self.ask(game, QueryKind::Probabilities(self.player)))
                } else {
                    Effect::Nothing
                }
            }
            Wish::Auto => {
                let auto = self.seat(game, over);
                let running = !auto.is_running();
                auto.run(running, now);
                Effect::Nothing
            }
            Wish::Step => {
                self.seat(game, over).run(false, now);
                self.go_on(game, now)
            }
        }
    }

    /// Lets auto-play take the step that is due by `now`.
    pub fn tick(&mut self, game: &Game, now: Moment) -> Effect {
        match self.next() {
            Some(due) if due <= now => self.go_on(game, now),
            _ => Effect::Nothing,
        }
    }

    /// Takes in an answer; one to a question about another board is nothing.
    pub fn hear(&mut self, answered: Answered, game: &Game, now: Moment) -> Effect {
        let late = answered.turn != self.turn;
        match (answered.answer, &mut self.auto) {
            // Where it was going has changed under it: it asks again.
            (_, Some(auto)) if late && matches!(answered.want, QueryKind::Move(..)) => {
                let from = auto.cursor();
                Effect::Ask(self.ask_move(game, from, now))
            }
            _ if late => Effect::Nothing,
            (Answer::Probabilities(chances), _) => {
                self.chances = Some(chances);
                Effect::Nothing
            }
            (Answer::Hint(hint), _) => {
                let cell = hint.cell;
                self.said = Some(Said::Hint((PlayerView::of(game), hint)));
                Effect::Reveal(cell)
            }
            (Answer::WrongFlags(wrong), _) => {
                self.show_check(Check { flags: flags(game).count(), wrong });
                Effect::Nothing
            }
            (Answer::Move(goal), Some(auto)) => {
                auto.go(goal);
                if auto.is_running() { Effect::Nothing } else { self.go_on(game, now) }
            }
            (Answer::Nothing | Answer::Contradiction, Some(auto)) => {
                auto.stop();
                Effect::Nothing
            }
            (Answer::Move(_) | Answer::Nothing | Answer::Contradiction, None) => Effect::Nothing,
        }
    }

    fn go_on(&mut self, game: &Game, now: Moment) -> Effect {
        let Some(auto) = &mut self.auto else {
            return Effect::Nothing;
        };
        match auto.step(now) {
            Turn::Ask(from) => Effect::Ask(self.ask_move(game, from, now)),
            Turn::Walked(pos) => Effect::Reveal(pos),
            Turn::Open(pos) => Effect::Open(pos),
        }
    }

    fn ask_move(&mut self, game: &Game, from: Pos, now: Moment) -> Asked {
        // The moment is as good a seed as any: nobody can foresee it.
        self.ask(game, QueryKind::Move(self.player, from, now.0))
    }

    /// Without a flag there is nothing to find out, and that is no help.
    fn ask_check(&mut self, game: &Game) -> Effect {
        let flags: Vec<Pos> = flags(game).collect();
        if flags.is_empty() {
            self.show_check(Check { flags: 0, wrong: flags });
            return Effect::Nothing;
        }
        Effect::Ask(self.ask(game, QueryKind::CheckFlags(flags)))
    }

    fn show_check(&mut self, check: Check) {
        self.said = Some(Said::Check(check));
    }

    fn ask(&mut self, game: &Game, want: QueryKind) -> Asked {
        self.used = true;
        Asked { question: Query { view: PlayerView::of(game), kind: want }, turn: self.turn }
    }

    /// The player that goes on by itself, put on the board if need be.
    fn seat(&mut self, game: &Game, over: Option<Pos>) -> &mut Auto {
        self.said = None;
        let middle = Pos::new((game.size().rows() - 1) / 2, (game.size().cols() - 1) / 2);
        self.auto.get_or_insert_with(|| Auto::new(self.player, self.pace, over.unwrap_or(middle)))
    }
}

/// Whether the mines will be laid so that the first opening, wherever it is, is safe.
fn any_cell_is_safe(game: &Game) -> bool {
    let protected = game.rules().first_opening != FirstOpening::Unprotected;
    protected && game.field().is_none()
}

/// The cells with a flag.
fn flags(game: &Game) -> impl Iterator<Item = Pos> {
    let flagged = |pos: &Pos| game.cell(*pos) == VisibleCell::Flag;
    game.size().positions().filter(flagged)
}
