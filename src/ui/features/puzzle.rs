//! A position on a board that is played with the mouse and the keys of a game, and what is said
//! about it.

pub mod page;

use crate::config::Settings;
use crate::game::pointer::{Gesture, InputConfig, PointerInput};
use crate::game::{
    Action, Game, Moment, Outcome, OutcomeKind, Pointer, Pos, Refusal, ShownBoard, VisibleCell,
};
use crate::i18n::steps::{Naming, plain};
use crate::i18n::{Texts, announcements, practice};
use crate::practice::{Attempt, Position, Reply, Task, Verdict};
use crate::replay::Mistake;
use crate::solver::hint::{Hint, Reason, ShownStep};
use crate::solver::query::ProbabilityMap;
use crate::ui::board::cell_appearance::PointerHighlight;
use crate::ui::board::cell_grid::BoardEvent;
use crate::ui::board::layout::BoardLayout;
use crate::ui::board::{Annotations, BoardPane, BoardView, HintAdvice, keyboard_cursor};
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effect, Effects, Request};
use crate::ui::screen::prelude::*;
use crate::ui::screen::step_walk::{StepMove, StepWalk};
use crate::ui::screen::view_context::ViewContext;
use crate::ui::screen::{BoardHost, SpokenState};
use crate::workbench::Setup;
use iced::widget::operation::{self, AbsoluteOffset};

/// The id of the words beside or below the board, which scroll.
pub const WORDS: &str = "puzzle-words";

/// Scrolls the words by a share of the window's height.
pub fn scroll_words<M>(share: f32, ctx: Context<'_>) -> Effect<M> {
    let by = AbsoluteOffset { x: 0.0, y: share * ctx.window.height };
    Effect::Task(operation::scroll_by(WORDS, by))
}

/// How long a press does not lead on after the answer, in ms: it may be one of a double click.
const GUARD: u64 = 400;

#[derive(Debug, Clone)]
pub struct PuzzleBoard {
    attempt: Attempt,
    /// How many were in its place before.
    pub nth: u32,
    /// How often a hint was asked for, which is told each time even if there is no other.
    pub times_asked: u32,
    pointer: Pointer,
    pub pane: BoardPane,
    /// Shown on the cells when it is over.
    chances: Option<ProbabilityMap>,
    said: Said,
    /// What the player did here in a game, and why it was a mistake.
    moment: Option<(Mistake, Hint)>,
    /// The explanation of what is said.
    walk: Option<StepWalk>,
    /// Until when a press does not lead on.
    guarded_until: Moment,
    /// What was done, to be announced.
    pub actions: Vec<(Action, Outcome)>,
}

/// What has become of the attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    Nothing,
    Solved,
    Missed,
    /// Help was asked for.
    Helped,
    /// The player wants to go on.
    GoOn,
}

impl PuzzleBoard {
    pub fn new(attempt: Attempt, config: InputConfig) -> Self {
        Self {
            attempt,
            nth: 0,
            times_asked: 0,
            pointer: Pointer::new(config),
            pane: BoardPane::default(),
            chances: None,
            said: Said::Task,
            moment: None,
            walk: None,
            guarded_until: Moment(0),
            actions: Vec::new(),
        }
    }

    /// Shows the chance of a mine in each cell when the attempt is over.
    #[must_use]
    pub fn with_chances(self, chances: Option<ProbabilityMap>) -> Self {
        Self { chances, ..self }
    }

    /// Says first what the player did here in a game, and then why it was a mistake.
    #[must_use]
    pub fn with_mistake(mut self, mistake: Mistake, explanation: Hint) -> Self {
        self.moment = Some((mistake, explanation));
        self.say(Said::Task);
        self
    }

    /// This attempt in the place of another: what belongs to the player stays.
    #[must_use]
    pub fn replacing(mut self, before: &Self) -> Self {
        self.nth = before.nth + 1;
        let flag_mode = before.flag_mode();
        let config = InputConfig { flag_mode, ..self.pointer.config() };
        self.pointer = Pointer::new(config);
        let (left, next) = (before.game().size(), self.game().size());
        self.pane = before.pane.for_next(left, next);
        if left == next {
            self.feed(PointerInput::Move(before.pointer.hovered()), Moment(0));
        }
        self
    }

    pub const fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    pub const fn position(&self) -> &Position {
        self.attempt.position()
    }

    pub const fn game(&self) -> &Game {
        self.attempt.game()
    }

    pub const fn said(&self) -> &Said {
        &self.said
    }

    pub const fn walk(&self) -> Option<&StepWalk> {
        self.walk.as_ref()
    }

    /// The chance of a mine in each cell, when it is over.
    pub fn chances(&self) -> Option<&ProbabilityMap> {
        self.chances.as_ref().filter(|_| self.attempt.is_over())
    }

    /// Goes to another step of the explanation.
    pub fn go(&mut self, step: StepMove, now: Moment) -> (Turn, Vec<Effect>) {
        if let Some(walk) = &mut self.walk {
            walk.go(step, now);
            self.reveal_marks();
        }
        (Turn::Nothing, Vec::new())
    }

    /// Whether a left click marks.
    pub const fn flag_mode(&self) -> bool {
        self.pointer.config().flag_mode
    }

    /// Flag mode stays as it is.
    pub fn set_input_config(&mut self, config: InputConfig) {
        let flag_mode = self.flag_mode();
        self.pointer.set_config(InputConfig { flag_mode, ..config });
    }

    pub fn on_timer(&mut self, now: Moment) -> (Turn, Vec<Effect>) {
        self.pane.on_timer(now);
        if self.walk.as_mut().is_some_and(|walk| walk.on_timer(now)) {
            self.reveal_marks();
        }
        self.on_input(PointerInput::Timeout, now)
    }

    /// What the pointer does over the board.
    pub fn on_event(&mut self, event: BoardEvent) -> (Turn, Vec<Effect>) {
        let before = self.pointer.hovered();
        for (then, pos) in event.path {
            let over = pos.cell(self.game().size());
            self.feed(PointerInput::Move(over), then);
        }
        match event.input {
            Some(input) => self.on_input(input, event.at),
            None => {
                let over = self.pointer.hovered().filter(|_| !self.attempt.is_over());
                let sound = BoardPane::on_move(before, over);
                (Turn::Nothing, sound.map(|it| Request::Sound(it).into()).into_iter().collect())
            }
        }
    }

    fn on_input(&mut self, input: PointerInput, now: Moment) -> (Turn, Vec<Effect>) {
        let mut effects = Vec::new();
        if matches!(input, PointerInput::Press { .. } | PointerInput::TouchStart) {
            let sound = self.pane.on_press();
            if self.attempt.is_over() {
                let goes_on = now >= self.guarded_until && self.pointer.hovered().is_some();
                return (if goes_on { Turn::GoOn } else { Turn::Nothing }, effects);
            }
            effects.push(Request::Sound(sound).into());
        }
        let Some(action) = self.feed(input, now).and_then(Gesture::action) else {
            return (Turn::Nothing, effects);
        };
        let (turn, more) = self.act(action, now);
        effects.extend(more);
        (turn, effects)
    }

    fn feed(&mut self, input: PointerInput, now: Moment) -> Option<Gesture> {
        self.pointer.feed_over(input, self.attempt.game(), now)
    }

    /// `None` if the command is not one of the board.
    pub fn on_command(&mut self, command: Command, now: Moment) -> Option<(Turn, Vec<Effect>)> {
        if let Some(step) = keyboard_cursor::step_of(command) {
            return Some((Turn::Nothing, self.move_cursor(step)));
        }
        Some(match command {
            Command::Accept | Command::Open if self.attempt.is_over() => (Turn::GoOn, Vec::new()),
            Command::Accept | Command::Open | Command::Flag | Command::Chord => {
                let Some(pos) = self.pane.cursor else {
                    return Some((Turn::Nothing, self.move_cursor((0, 0))));
                };
                let action = keyboard_cursor::action(command, pos, self.game());
                self.pane.scroll_to([pos]);
                self.act(action, now)
            }
            Command::FlagMode => {
                let flag_mode = !self.flag_mode();
                let config = InputConfig { flag_mode, ..self.pointer.config() };
                self.pointer.set_config(config);
                (Turn::Nothing, Vec::new())
            }
            Command::Hint => self.hint(now),
            _ => return None,
        })
    }

    /// Moves the cursor by rows and columns within the board, or shows it.
    pub fn move_cursor(&mut self, step: (i16, i16)) -> Vec<Effect> {
        let pointer = self.pointer.hovered();
        let sound = self.pane.move_cursor(step, self.attempt.game(), pointer);
        Request::Sound(sound).into()
    }

    fn act(&mut self, action: Action, now: Moment) -> (Turn, Vec<Effect>) {
        let (outcome, reply) = self.attempt.act(action);
        let (Action::Open(pos) | Action::Mark(pos) | Action::Chord(pos)) = action else {
            return (Turn::Nothing, Vec::new());
        };
        let is_wrong = matches!(reply, Some(Reply::Wrong(_) | Reply::OffTask | Reply::UsedUp));
        let heard = match outcome.kind {
            // A wrong answer has the sound of a refused click, and the last cell that of any other.
            _ if is_wrong => OutcomeKind::Refused(Refusal::Flagged),
            OutcomeKind::Won => OutcomeKind::Opened { flood: false },
            kind => kind,
        };
        let heard = (heard, &outcome.changed[..]);
        let sounds = self.pane.on_outcome(action, heard, self.attempt.game(), now);
        if !is_wrong {
            self.actions.push((action, outcome));
        }
        let turn = match reply {
            None => Turn::Nothing,
            Some(Reply::Right(reason)) => {
                self.end(Said::Right(reason), now);
                Turn::Solved
            }
            Some(Reply::Wrong(verdict)) => {
                self.say(Said::Wrong(verdict));
                Turn::Missed
            }
            Some(Reply::Further) => {
                // A hint about the next cell is of no use for the one after it.
                let says_more = matches!(self.said, Said::Task | Said::FirstHint);
                if !says_more || self.attempt.goal().clears() {
                    self.say(Said::Task);
                }
                Turn::Nothing
            }
            Some(Reply::OffTask) => {
                self.say(Said::Beside);
                Turn::Nothing
            }
            Some(Reply::UsedUp) => {
                self.say(Said::UsedUp);
                Turn::Missed
            }
        };
        self.reveal_marks();
        if turn != Turn::Nothing {
            self.pane.scroll_to([pos]);
        }
        (turn, sounds.into_iter().map(|it| Request::Sound(it).into()).collect())
    }

    /// Marks the numbers that matter, and then the answer.
    fn hint(&mut self, now: Moment) -> (Turn, Vec<Effect>) {
        self.times_asked += 1;
        if self.walk.as_ref().is_some_and(|walk| !walk.is_last()) {
            return self.go(StepMove::Next, now);
        }
        let said = match self.attempt.next_click() {
            Some(click) => Said::Click(click),
            None if self.attempt.is_over() || self.said == Said::FirstHint => {
                return self.show_answer(now);
            }
            None => Said::FirstHint,
        };
        self.say(said);
        self.reveal_marks();
        (Turn::Helped, Vec::new())
    }

    /// Shows the answer, if it is not found yet, and scrolls to it.
    pub fn show_answer(&mut self, now: Moment) -> (Turn, Vec<Effect>) {
        if self.attempt.is_over() {
            self.reveal_marks();
            return (Turn::Nothing, Vec::new());
        }
        // Where cells are opened one after the other, this is about the next one.
        if self.attempt.goal().clears() {
            self.say(Said::Answer);
        } else {
            self.attempt.give_up();
            self.end(Said::Answer, now);
        }
        self.reveal_marks();
        (Turn::Helped, Vec::new())
    }

    /// Puts the board back to its beginning.
    pub fn start_again(&mut self) {
        self.attempt.start_again();
        self.say(Said::Task);
    }

    fn end(&mut self, said: Said, now: Moment) {
        self.say(said);
        self.guarded_until = Moment(now.0 + GUARD);
    }

    /// Forgets held buttons.
    pub fn cancel_press(&mut self) {
        self.feed(PointerInput::Cancel, Moment(0));
    }

    pub fn board_view<'a>(&'a self, layout: BoardLayout, ctx: ViewContext<'a>) -> BoardView<'a> {
        let names_cells = self.walk.is_some()
            || matches!(self.said, Said::Right(_) | Said::Wrong(_) | Said::Answer | Said::Click(_));
        let board = ctx.board_view(self.game(), &self.pointer, &self.pane, layout);
        let is_over = self.attempt.is_over();
        BoardView {
            chances: self.chances(),
            pointer: PointerHighlight {
                hovered: board.pointer.hovered.filter(|_| !is_over),
                flag_mode: self.flag_mode() && !is_over,
                ..board.pointer
            },
            annotations: Annotations {
                cursor: self.pane.cursor,
                scanned: self.pane.scanned.get(),
                refused_chord: self.pane.refused(),
                ..self.marks()
            },
            shows_rulers: names_cells || self.pane.cursor.is_some(),
            ..board
        }
    }
}

impl BoardHost for PuzzleBoard {
    fn board(&self) -> &dyn ShownBoard {
        self.game()
    }

    fn pane(&self) -> &BoardPane {
        &self.pane
    }

    fn marks(&self) -> (Option<&ProbabilityMap>, Annotations) {
        (self.chances(), self.marks())
    }

    fn move_cursor(&mut self, to: Option<Pos>, step: (i16, i16)) -> Effects {
        self.pane.cursor = to.or(self.pane.cursor);
        self.move_cursor(step)
    }

    fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let walk = self.walk.as_ref().and_then(StepWalk::next_deadline);
        let others = self.pane.next_deadline(now).into_iter().chain(self.pointer.deadline());
        others.chain(walk).min()
    }

    fn setup(&self) -> Option<Setup> {
        Some(Setup::of_game(self.game()))
    }

    fn spoken(&self) -> SpokenState {
        SpokenState { times_asked: self.times_asked, ..SpokenState::default() }
    }
}

/// What is said now.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Said {
    /// The task.
    #[default]
    Task,
    Right(Hint),
    Wrong(Verdict),
    /// That something else is to be done here.
    Beside,
    /// That no click is left.
    UsedUp,
    /// Which numbers matter.
    FirstHint,
    /// A click that belongs to the fewest.
    Click(Action),
    /// The answer.
    Answer,
}

/// A heading, and what follows it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Words {
    pub heading: String,
    pub text: String,
}

impl Words {
    /// The heading and the text as they are spoken: a heading that is no sentence names what follows.
    pub fn line(self, texts: &Texts) -> String {
        let Self { heading, text } = self;
        match (text.is_empty(), heading.ends_with(char::is_alphanumeric)) {
            (true, _) => heading,
            (false, true) => announcements::value(texts, &heading, &text),
            (false, false) => texts.paragraph(&[heading, text]),
        }
    }
}

/// What is said about a position and an answer: in words, and as rings on the board.
impl PuzzleBoard {
    /// What is said now. With coordinates a first hint has them instead of rings.
    pub fn words(&self, texts: &Texts, settings: &Settings, naming: Naming) -> Words {
        let (position, goal) = (self.position(), self.attempt.goal());
        let task = || practice::task(texts, goal, position.task);
        let (heading, text) = match &self.said {
            Said::Task => (task(), self.step(texts)),
            Said::Right(_) => {
                (practice::right(texts, goal, position.task).to_owned(), self.step(texts))
            }
            Said::Wrong(_) if self.explains_instead() => {
                (texts.get("practice-answer").to_owned(), self.step(texts))
            }
            Said::Wrong(verdict) => {
                (practice::wrong(texts, position.task, verdict), self.step(texts))
            }
            Said::Beside => practice::beside(texts, goal, settings),
            Said::UsedUp => practice::used_up(texts, goal),
            Said::Click(click) => practice::click(texts, *click),
            Said::FirstHint if naming == Naming::Coordinates => {
                let Annotations { mut evidence, hints, .. } = self.marks();
                evidence.extend(hints.into_iter().map(|(pos, _)| pos));
                (task(), practice::first_hint_at(texts, position, &evidence))
            }
            Said::FirstHint => (task(), practice::first_hint(texts, position)),
            Said::Answer => (texts.get("practice-answer").to_owned(), self.step(texts)),
        };
        Words { heading, text }
    }

    /// Whether the answer, or what is next of it, is shown.
    pub fn shows_answer(&self) -> bool {
        self.said == Said::Answer || self.explains_instead()
    }

    /// Whether the explanation of a wrong answer has come to what was right instead.
    fn explains_instead(&self) -> bool {
        let Said::Wrong(Verdict::Wrong { proof: Some(proof), .. }) = &self.said else {
            return false;
        };
        self.walk.as_ref().is_some_and(|walk| walk.place().0 >= proof.shown_steps().count())
    }

    /// The step that is shown, with coordinates.
    fn step(&self, texts: &Texts) -> String {
        let sentence = |walk: &StepWalk| plain(&walk.sentence(texts, Naming::Coordinates));
        self.walk.as_ref().map(sentence).unwrap_or_default()
    }

    /// Says something else, with its explanation if it has one.
    fn say(&mut self, said: Said) {
        let mistake = self.moment.as_ref().filter(|_| said == Said::Task);
        let hint = match &said {
            Said::Task => mistake.map(|(_, explanation)| explanation.clone()),
            // What remains to open last is no news.
            Said::Right(hint) => Some(hint.clone()).filter(|_| !self.attempt.goal().clears()),
            Said::Wrong(Verdict::Wrong { proof: Some(proof), instead, .. }) => {
                Some(proof.clone().and_then(instead))
            }
            Said::Answer => Some(self.position().hint.clone()),
            _ => None,
        };
        let view = || self.position().view.clone();
        let mistake = mistake.map(|(mistake, _)| mistake.clone());
        self.walk = hint.map(|hint| StepWalk::after(view(), mistake, hint));
        self.said = said;
    }

    /// Scrolls to everything with a ring, the most important last.
    pub fn reveal_marks(&self) {
        let Annotations { evidence, hints, wrong_flags, .. } = self.marks();
        let hints = hints.into_iter().map(|(pos, _)| pos);
        self.pane.scroll_to(wrong_flags.into_iter().chain(evidence).chain(hints));
    }

    /// What has a ring now.
    pub fn marks(&self) -> Annotations {
        let mut marks = Annotations::default();
        if let Some(walk) = &self.walk {
            let is_flag = |pos| self.game().cell(pos) == VisibleCell::Flag;
            walk.annotate(is_flag, &mut marks);
        }
        match &self.said {
            Said::Click(Action::Chord(pos)) => marks.evidence.push(*pos),
            Said::Click(Action::Mark(pos)) => marks.hints.push((*pos, HintAdvice::Mine)),
            Said::Click(Action::Open(pos)) => marks.hints.push((*pos, HintAdvice::Safe)),
            Said::Wrong(Verdict::Wrong { cell, .. }) => {
                marks.hints.retain(|(pos, _)| pos != cell);
                marks.wrong_flags.push(*cell);
            }
            Said::FirstHint => self.mark_first(&mut marks),
            _ => {}
        }
        marks
    }

    /// The numbers of the first step, or some cells of which one is the safest.
    fn mark_first(&self, marks: &mut Annotations) {
        let hint = &self.position().hint;
        if self.position().task != Task::Guess {
            let first = hint.shown_steps().next();
            marks.evidence.extend(first.into_iter().flat_map(ShownStep::numbers));
            return;
        }
        let mut cells = vec![hint.cell];
        for step in &hint.steps {
            if let Reason::BestGuess(reason) = &step.reason {
                cells.extend(reason.others.iter().map(|guess| guess.pos));
            }
        }
        marks.hints.extend(cells.into_iter().map(|pos| (pos, HintAdvice::BestGuess)));
    }
}
