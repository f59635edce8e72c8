//! Help in a game: the odds of all cells, hints with their reasons, auto-play. A game with any help
//! is not ranked.

use super::auto_play::{AutoPlay, AutoSpeed, AutoStep};
use super::draft_marks::DraftMarks;
use super::shown_hint::{ShownHint, Thinking, ThinkingHandle};
use crate::config::command::Command;
use crate::game::rules::FirstOpening;
use crate::game::{Game, Moment, Phase, Pos, VisibleCell};
use crate::solver::hint::Hint;
use crate::solver::query::{Algorithm, Answer, ProbabilityMap, Query, QueryKind};
use crate::solver::{Effort, PlayerView};
use crate::ui::board::{Annotations, odds};
use crate::ui::features::play::shown_hint;
use crate::ui::screen::step_walk::StepMove;
use web_time::{Duration, Instant};

#[derive(Debug, Clone, Default)]
pub struct Assistant {
    /// Counts the changes of the board, to recognize late answers.
    revision: u32,
    was_used: bool,
    /// Whether it costs nothing, because the game does not count anyway.
    pub is_free: bool,
    pub shows_chances: bool,
    chances: Option<ProbabilityMap>,
    /// What the sheet shows of it, unless that is auto-play.
    pub info: Option<AssistantInfo>,
    /// The draft marks, also while they are not shown. They last until the board changes.
    pub draft: DraftMarks,
    /// How often something was shown: it is announced each time, even if it was there already.
    pub times_shown: u32,
    pub auto: Option<AutoPlay>,
    /// How auto-play moves, from game to game.
    pub player: Algorithm,
    pub pace: AutoSpeed,
}

#[derive(Debug, Clone)]
pub enum AssistantInfo {
    AnyCellSafe,
    /// What the first help in a game costs: this, which was asked for.
    Cost(Command),
    Hint(ShownHint),
    Check(FlagCheck),
    Draft,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlagCheck {
    pub flags: usize,
    /// The flags that cannot be right, given what is visible.
    pub wrong: Vec<Pos>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum AssistEffect {
    Run(AssistJob),
    Open(Pos),
    Reveal(Pos),
}

impl Assistant {
    pub fn of(was_used: bool) -> Self {
        Self { was_used, ..Self::default() }
    }

    pub const fn was_used(&self) -> bool {
        self.was_used
    }

    /// The player has had help. What is saved of the game has this at once.
    pub const fn note_help(&mut self) {
        self.was_used = true;
    }

    pub fn chances(&self) -> Option<&ProbabilityMap> {
        self.chances.as_ref().filter(|_| self.shows_chances)
    }

    /// The odds in percent of all cells of `game` that show none, while odds are shown.
    pub fn everywhere_else(&self, game: &Game) -> Option<u8> {
        odds::everywhere_else(self.chances()?, game)
    }

    pub const fn shown(&self) -> Option<&ShownHint> {
        match &self.info {
            Some(AssistantInfo::Hint(shown)) => Some(shown),
            _ => None,
        }
    }

    const fn shown_mut(&mut self) -> Option<&mut ShownHint> {
        match &mut self.info {
            Some(AssistantInfo::Hint(shown)) => Some(shown),
            _ => None,
        }
    }

    pub fn hint(&self) -> Option<&Hint> {
        self.shown().map(|shown| shown.walk.hint())
    }

    /// Whether the cells of a hint are shown.
    pub fn names_cells(&self) -> bool {
        self.shown().is_some()
    }

    /// The search for a better guess.
    pub fn thinking(&self) -> Option<&Thinking> {
        self.shown().and_then(ShownHint::thinking)
    }

    /// How long the search for the guess took, in ms, if it was a longer one.
    pub fn thought_ms(&self) -> Option<u64> {
        self.shown().and_then(ShownHint::thought_ms)
    }

    /// Whether a better guess may be found than the one that is shown.
    pub fn can_think_longer(&self) -> bool {
        self.shown().is_some_and(ShownHint::can_think_longer)
    }

    pub const fn check(&self) -> Option<&FlagCheck> {
        match &self.info {
            Some(AssistantInfo::Check(check)) => Some(check),
            _ => None,
        }
    }

    /// Whether draft marks are shown, and clicks make them.
    pub const fn is_drafting(&self) -> bool {
        matches!(self.info, Some(AssistantInfo::Draft))
    }

    /// What of a hint is shown on the board.
    pub fn annotate(&self, game: &Game, annotations: &mut Annotations) {
        if let Some(shown) = self.shown() {
            shown.walk.annotate(|pos| game.cell(pos) == VisibleCell::Flag, annotations);
        }
        if self.is_drafting() {
            annotations.known.extend(self.draft.iter());
        }
    }

    /// Whether the sheet shows something of it.
    pub const fn is_shown(&self) -> bool {
        self.info.is_some() || self.auto.is_some()
    }

    pub fn next_deadline(&self) -> Option<Moment> {
        let auto = self.auto.as_ref().and_then(AutoPlay::next_deadline);
        let shown = self.shown().and_then(ShownHint::next_deadline);
        auto.into_iter().chain(shown).min()
    }

    pub fn restart(&mut self) {
        *self = Self {
            revision: self.revision + 1,
            player: self.player,
            pace: self.pace,
            ..Self::default()
        };
    }

    pub fn on_board_changed(&mut self, game: &Game) -> Option<AssistEffect> {
        self.revision += 1;
        self.info = None;
        self.draft = DraftMarks::default();
        if game.phase().is_over() {
            self.chances = None;
            self.auto = None;
            return None;
        }
        self.ask_for_odds(game)
    }

    fn ask_for_odds(&mut self, game: &Game) -> Option<AssistEffect> {
        self.shows_chances.then(|| self.ask(game, QueryKind::Probabilities(self.player)))
    }

    /// Keeps the hint that is shown.
    pub fn cancel_thinking(&mut self) {
        if let Some(shown) = self.shown_mut() {
            shown.cancel_thinking();
        }
    }

    /// Ends the search for a better guess, or else closes what is shown.
    pub fn close(&mut self) {
        if let Some(thinking) = self.thinking() {
            thinking.stop();
            return;
        }
        self.info = None;
        self.auto = None;
    }

    pub fn set_algorithm(&mut self, player: Algorithm, game: &Game) -> Option<AssistEffect> {
        self.player = player;
        if let Some(auto) = &mut self.auto {
            auto.drop_target();
        }
        self.ask_for_odds(game)
    }

    /// `over` is the cell under the cursor or the pointer.
    pub fn run(
        &mut self,
        command: Command,
        game: &Game,
        over: Option<Pos>,
        now: Moment,
    ) -> Option<AssistEffect> {
        // A paused board stays hidden.
        if game.phase().is_over() || game.phase() == Phase::Paused {
            return None;
        }
        match command {
            // What everybody may know does not count as help.
            Command::Hint if any_cell_is_safe(game) => {
                self.show(AssistantInfo::AnyCellSafe);
                None
            }
            Command::Hint if self.hint().is_some() => {
                self.shown_mut()?.next(now);
                self.reveal()
            }
            Command::Draft if self.is_drafting() => {
                self.info = None;
                None
            }
            // Notes of one's own are no help.
            Command::Draft => {
                self.show(AssistantInfo::Draft);
                None
            }
            // Without flags there is nothing to check.
            Command::Check if flags(game).next().is_none() => self.show_check(0, Vec::new()),
            Command::Hint | Command::Odds | Command::Check | Command::Auto | Command::Step
                if self.asks_first(command) =>
            {
                self.show(AssistantInfo::Cost(command));
                None
            }
            Command::Hint => {
                let flags = flags(game).collect();
                Some(self.ask(game, QueryKind::Hint(Effort::Exact, flags)))
            }
            Command::ThinkLonger if self.hint().is_none() => {
                self.run(Command::Hint, game, over, now)
            }
            Command::ThinkLonger => self.think_longer(game, now),
            Command::Check => Some(self.ask(game, QueryKind::CheckFlags(flags(game).collect()))),
            Command::Odds => {
                self.info.take_if(|info| matches!(info, AssistantInfo::Cost(_)));
                self.shows_chances = !self.shows_chances;
                self.ask_for_odds(game)
            }
            Command::Auto => {
                let auto = self.auto_play(game, over);
                let running = !auto.is_running();
                auto.set_running(running, now);
                None
            }
            Command::Step => {
                self.auto_play(game, over).set_running(false, now);
                self.auto_step(game, now)
            }
            _ => None,
        }
    }

    /// Whether this is the first help in a game that counts, and the player has not been told what
    /// it costs.
    fn asks_first(&self, command: Command) -> bool {
        let is_told = matches!(self.info, Some(AssistantInfo::Cost(told)) if told == command);
        !self.was_used && !self.is_free && !is_told
    }

    /// Goes through the steps of the hint.
    pub fn walk(&mut self, step: StepMove, now: Moment) -> Option<AssistEffect> {
        self.shown_mut()?.walk.go(step, now);
        self.reveal()
    }

    /// Tells what of the hint is shown now, and scrolls to it.
    fn reveal(&mut self) -> Option<AssistEffect> {
        self.times_shown += 1;
        let cell = self.shown()?.walk.cells().last()?;
        Some(AssistEffect::Reveal(cell))
    }

    pub fn tick(&mut self, game: &Game, now: Moment) -> Option<AssistEffect> {
        if self.shown_mut().is_some_and(|shown| shown.tick(now)) {
            return self.reveal();
        }
        match self.auto.as_ref().and_then(AutoPlay::next_deadline) {
            Some(due) if due <= now => self.auto_step(game, now),
            _ => None,
        }
    }

    /// Ignores answers about an earlier board.
    pub fn on_result(
        &mut self,
        AssistResult { job, answer }: AssistResult,
        game: &Game,
        now: Moment,
    ) -> Option<AssistEffect> {
        let late = job.revision != self.revision;
        match (answer, &mut self.auto) {
            // The board has changed since: ask again.
            (_, Some(auto)) if late && matches!(job.question.kind, QueryKind::Move(..)) => {
                let from = auto.cursor;
                Some(self.ask_for_move(game, from, now))
            }
            _ if late => None,
            (Answer::Probabilities(chances), _) => {
                self.chances = Some(chances);
                None
            }
            (Answer::Hint(hint), _) => self.on_hint(hint, job.thinking.as_ref(), game, now),
            (Answer::WrongFlags(wrong), _) => self.show_check(flags(game).count(), wrong),
            (Answer::Move(goal), Some(auto)) => {
                auto.set_target(goal);
                if auto.is_running() { None } else { self.auto_step(game, now) }
            }
            (Answer::Nothing | Answer::Contradiction, Some(auto)) => {
                auto.stop();
                None
            }
            (Answer::Move(_) | Answer::Nothing | Answer::Contradiction, None) => None,
        }
    }

    fn on_hint(
        &mut self,
        hint: Hint,
        thinking: Option<&ThinkingHandle>,
        game: &Game,
        now: Moment,
    ) -> Option<AssistEffect> {
        let cell = match (thinking, self.shown_mut()) {
            (Some(handle), shown) => shown?.on_found(hint, handle, now)?,
            // It is the answer to a second press.
            (None, Some(_)) => return None,
            (None, None) => {
                self.show(AssistantInfo::Hint(ShownHint::new(PlayerView::of(game), hint)));
                self.shown()?.walk.cells().last()?
            }
        };
        Some(AssistEffect::Reveal(cell))
    }

    /// Starts a longer search for the best guess, or ends it.
    fn think_longer(&mut self, game: &Game, now: Moment) -> Option<AssistEffect> {
        if let Some(thinking) = self.thinking() {
            thinking.stop();
            return None;
        }
        if self.shown_mut()?.note_needless() {
            return self.reveal();
        }
        let shown = self.shown_mut().filter(|shown| shown.can_think_longer())?;
        let handle = shown.start_thinking(now);
        let job = self.job(game, QueryKind::Hint(Effort::Deep, Vec::new()));
        Some(AssistEffect::Run(AssistJob { thinking: Some(handle), ..job }))
    }

    fn auto_step(&mut self, game: &Game, now: Moment) -> Option<AssistEffect> {
        Some(match self.auto.as_mut()?.step(self.pace, now) {
            AutoStep::NeedTarget(from) => self.ask_for_move(game, from, now),
            AutoStep::Moved(pos) => AssistEffect::Reveal(pos),
            AutoStep::Open(pos) => AssistEffect::Open(pos),
        })
    }

    fn ask_for_move(&mut self, game: &Game, from: Pos, now: Moment) -> AssistEffect {
        // The current time is an unpredictable seed.
        self.ask(game, QueryKind::Move(self.player, from, now.0))
    }

    fn show_check(&mut self, flags: usize, wrong: Vec<Pos>) -> Option<AssistEffect> {
        self.show(AssistantInfo::Check(FlagCheck { flags, wrong }));
        None
    }

    fn show(&mut self, info: AssistantInfo) {
        self.info = Some(info);
        self.times_shown += 1;
    }

    fn ask(&mut self, game: &Game, want: QueryKind) -> AssistEffect {
        AssistEffect::Run(self.job(game, want))
    }

    fn job(&mut self, game: &Game, want: QueryKind) -> AssistJob {
        self.note_help();
        AssistJob {
            question: Query { view: PlayerView::of(game), kind: want },
            revision: self.revision,
            thinking: None,
        }
    }

    fn auto_play(&mut self, game: &Game, over: Option<Pos>) -> &mut AutoPlay {
        self.note_help();
        self.info = None;
        let middle = Pos::new((game.size().rows() - 1) / 2, (game.size().cols() - 1) / 2);
        self.auto.get_or_insert_with(|| AutoPlay::new(over.unwrap_or(middle)))
    }
}

/// Whether the first opening is safe wherever it is.
fn any_cell_is_safe(game: &Game) -> bool {
    let protected = game.rules().first_opening != FirstOpening::Unprotected;
    protected && game.field().is_none()
}

fn flags(game: &Game) -> impl Iterator<Item = Pos> {
    let flagged = |pos: &Pos| game.cell(*pos) == VisibleCell::Flag;
    game.size().positions().filter(flagged)
}

/// How long an answer takes at most, unless the player asked for a longer search.
const TIMEOUT: Duration = Duration::from_millis(50);

/// A query, and the revision of the board that it is about.
#[derive(Debug, Clone, PartialEq)]
pub struct AssistJob {
    pub question: Query,
    revision: u32,
    /// What a longer search asks whether to go on.
    pub thinking: Option<ThinkingHandle>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct AssistResult {
    pub job: AssistJob,
    pub answer: Answer,
}

impl AssistJob {
    /// Answers in time; a longer search also ends when nobody waits for it any more.
    pub fn run(self) -> AssistResult {
        let started = Instant::now();
        let answer = self.question.answer(|| match &self.thinking {
            Some(handle) => handle.goes_on() && started.elapsed() < shown_hint::TIME_LIMIT,
            None => started.elapsed() < TIMEOUT,
        });
        AssistResult { job: self, answer }
    }
}
