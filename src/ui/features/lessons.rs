//! The lessons: a list of them, and the one that is open.

mod list;
mod page;

use crate::config::{SettingChange, Settings};
use crate::game::Level;
use crate::game::rules::{ChordBy, ChordNeeds, Rules, UnmetChord};
use crate::i18n::practice as words;
use crate::i18n::steps::Naming;
use crate::practice::lesson::{Lesson, LessonBoard, Symmetry, Topic, lessons};
use crate::practice::{Attempt, Kind, Progress, ProgressChange};
use crate::ui::board::cell_grid::BoardEvent;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::features::practice::chances;
use crate::ui::features::puzzle::{PuzzleBoard, Said, Turn, WORDS, Words, scroll_words};
use crate::ui::screen::effect::{self, Effect, Effects, Request, StorageRequest};
use crate::ui::screen::prelude::*;
use crate::ui::screen::step_walk::StepMove;
use crate::ui::screen::{BoardHost, ScreenState, ScreenUpdate};
use iced::widget::operation::{self, AbsoluteOffset};

/// How far a page of the words is scrolled, as a share of the window's height.
const PAGE: f32 = 0.2;

#[derive(Debug, Clone)]
pub struct LessonsScreen {
    open: Option<OpenLesson>,
    /// Whether a link led to the lesson, which leads back there, not to the list.
    is_linked: bool,
    /// Decides how boards are turned.
    seed: u64,
}

/// A board of a lesson.
#[derive(Debug, Clone)]
struct OpenLesson {
    lesson: usize,
    board: usize,
    puzzle: PuzzleBoard,
    /// Whether the lesson was opened with this board, which then says what it explains.
    is_first: bool,
    /// What has come to its end with this board.
    ended: Option<Ended>,
}

/// What comes to an end with its last board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ended {
    Lesson,
    AllLessons,
}

#[derive(Debug, Clone)]
pub enum Message {
    Command(Command),
    Pointer(BoardEvent),
    PanZoom(PanZoom),
    /// Opens a lesson at its first board that is not solved.
    Open(usize),
    /// Shows this board of the lesson.
    Board(usize),
    ShowAnswer,
    /// Goes through the steps of an explanation.
    Steps(StepMove),
    StartAgain,
    Next,
    /// Practise what the lesson teaches.
    Practise(Kind),
    List,
}

impl LessonsScreen {
    /// The list.
    pub const fn new(seed: u64) -> Self {
        Self { open: None, is_linked: false, seed }
    }

    /// For a lesson to be opened that a link leads to.
    pub const fn linked(seed: u64) -> Self {
        Self { open: None, is_linked: true, seed }
    }

    /// Does something with the board, if one is open.
    fn turn(
        &mut self,
        act: impl FnOnce(&mut PuzzleBoard) -> (Turn, Effects),
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let Some(open) = &mut self.open else { return Vec::new() };
        let (turn, effects) = act(&mut open.puzzle);
        let mut effects = effect::lift(effects);
        match turn {
            Turn::Nothing => {}
            Turn::Missed | Turn::Helped => effects.extend(to_top()),
            Turn::Solved => {
                let (lesson, board) = (open.lesson, open.board);
                let key = lessons()[lesson].topic.key().to_owned();
                let change = ProgressChange::BoardSolved { lesson: key, board: board as u16 };
                let mut after = ctx.progress.clone();
                after.apply(&change);
                let is_new = !is_complete(lesson, ctx.progress);
                let is_last = is_new || board + 1 == lessons()[lesson].boards.len();
                let is_end = is_last && is_complete(lesson, &after);
                let are_all = || (0..lessons().len()).all(|lesson| is_complete(lesson, &after));
                open.ended = is_end.then(|| match is_new && are_all() {
                    true => Ended::AllLessons,
                    false => Ended::Lesson,
                });
                effects.push(Request::Store(StorageRequest::ChangeProgress(change)).into());
                effects.extend(to_top());
            }
            Turn::GoOn if open.is_given_up() => {
                let board = open.board;
                effects.extend(self.update(Message::Board(board), ctx));
            }
            Turn::GoOn => effects.extend(self.next(ctx)),
        }
        effects
    }

    /// Shows the next board that is not solved: of this lesson, or of the next. After the last
    /// lesson, shows the list.
    fn next(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let Some(open) = &self.open else {
            return Vec::new();
        };
        let lesson = open.lesson;
        match first_unsolved(lesson, open.board + 1, ctx.progress) {
            Some(board) => self.show(lesson, board, ctx),
            // A lesson that is repeated goes on to its end.
            None if open.ended.is_none() && open.board + 1 < lessons()[lesson].boards.len() => {
                self.show(lesson, open.board + 1, ctx)
            }
            None if lesson + 1 < lessons().len() => self.update(Message::Open(lesson + 1), ctx),
            None => self.update(Message::List, ctx),
        }
    }

    fn show(&mut self, lesson: usize, board: usize, ctx: Context<'_>) -> Effects<Message> {
        let Some(of_lesson) = lessons().get(lesson).and_then(|lesson| lesson.boards.get(board))
        else {
            return Vec::new();
        };
        self.seed = self.seed.wrapping_add(SEED_STEP);
        let attempt = attempt(of_lesson, Symmetry::of_seed(self.seed >> 32), ctx.settings);
        let chances = chances(attempt.position());
        let puzzle = PuzzleBoard::new(attempt, ctx.settings.input_config()).with_chances(chances);
        let puzzle = match &self.open {
            Some(open) => puzzle.replacing(&open.puzzle),
            None => puzzle,
        };
        let is_first = self.open.as_ref().is_none_or(|open| open.lesson != lesson);
        self.open = Some(OpenLesson { lesson, board, puzzle, is_first, ended: None });
        to_top()
    }

    /// What is said about the board.
    fn said(&self, texts: &Texts, settings: &Settings, naming: Naming) -> Option<Words> {
        let open = self.open.as_ref()?;
        let mut words = open.puzzle.words(texts, settings, naming);
        if matches!(open.puzzle.said(), Said::Task | Said::FirstHint) {
            words.heading = words::lesson_task(texts, open.of_lesson());
        }
        Some(words)
    }
}

impl ScreenState for LessonsScreen {
    fn name(&self) -> Option<&'static str> {
        Some("lessons")
    }

    /// Before the first move with which board it is, and on the first one with the explanation.
    fn text(&self, ctx: Context<'_>) -> Option<String> {
        let (texts, settings) = (ctx.texts, ctx.settings);
        let Some(open) = self.open.as_ref() else {
            return Some(list::done(texts, ctx.progress));
        };
        let said = self.said(texts, settings, Naming::Coordinates)?.line(texts);
        let is_new = *open.puzzle.said() == Said::Task && open.puzzle.attempt().mistakes() == 0;
        let explanation = (is_new && open.is_first)
            .then(|| words::lesson_explanation(texts, open.topic(), settings));
        let place = args![at = open.board + 1, all = open.lesson().boards.len()];
        let place = is_new.then(|| texts.with("lesson-board-place", place));
        let ended = open.ended.map(|ended| ended.heading(texts).to_owned());
        let parts = explanation.into_iter().chain(place).chain([said]).chain(ended);
        Some(texts.paragraph(&parts.collect::<Vec<_>>()))
    }

    fn level(&self, _: &Settings) -> Option<Level> {
        self.open.as_ref().map(|open| open.puzzle.game().level())
    }

    fn board(&self) -> Option<&dyn BoardHost> {
        self.open.as_ref().map(|open| &open.puzzle as _)
    }

    fn board_mut(&mut self) -> Option<&mut dyn BoardHost> {
        self.open.as_mut().map(|open| &mut open.puzzle as _)
    }
}

impl ScreenUpdate for LessonsScreen {
    type Message = Message;

    fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        match message {
            Message::Command(command) => self.run_command(command, ctx),
            Message::Pointer(event) => {
                let is_given_up = self.open.as_ref().is_some_and(OpenLesson::is_given_up);
                // A player who points at an answer wants to follow it, not to see another board.
                let stay = |(turn, effects)| match turn {
                    Turn::GoOn if is_given_up => (Turn::Nothing, effects),
                    turn => (turn, effects),
                };
                self.turn(|board| stay(board.on_event(event)), ctx)
            }
            Message::PanZoom(pan_zoom) => Request::PanZoom(pan_zoom).into(),
            Message::Open(lesson) => {
                let board = first_unsolved(lesson, 0, ctx.progress).unwrap_or_default();
                self.show(lesson, board, ctx)
            }
            Message::Board(board) => match &self.open {
                Some(open) => self.show(open.lesson, board, ctx),
                None => Vec::new(),
            },
            Message::Steps(step) => self.turn(|board| board.go(step, ctx.now), ctx),
            Message::ShowAnswer => self.turn(|board| board.show_answer(ctx.now), ctx),
            Message::StartAgain => {
                if let Some(open) = &mut self.open {
                    open.puzzle.start_again();
                }
                to_top()
            }
            Message::Next => self.next(ctx),
            Message::Practise(kind) => vec![
                Request::Change(SettingChange::PracticeKind(kind.alone())).into(),
                Request::Run(Command::Practice).into(),
            ],
            Message::List => {
                (self.open, self.is_linked) = (None, false);
                Vec::new()
            }
        }
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        let Some(open) = &mut self.open else {
            let starts = matches!(command, Command::Accept | Command::Open);
            let lesson = starts.then(|| next_lesson(ctx.progress))?;
            return Some(self.update(Message::Open(lesson), ctx));
        };
        let is_over = open.puzzle.attempt().is_over();
        Some(match command {
            Command::Back if self.is_linked => return None,
            Command::Back => self.update(Message::List, ctx),
            Command::New if is_over => self.next(ctx),
            Command::New => Vec::new(),
            Command::Retry => self.update(Message::StartAgain, ctx),
            Command::PageUp => vec![scroll_words(-PAGE, ctx)],
            Command::PageDown => vec![scroll_words(PAGE, ctx)],
            _ => {
                let turn = open.puzzle.on_command(command, ctx.now)?;
                self.turn(|_| turn, ctx)
            }
        })
    }

    fn on_timer(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.turn(|board| board.on_timer(ctx.now), ctx)
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        match &self.open {
            Some(open) => {
                open.view(self.said(ctx.texts, ctx.settings, Naming::Words), self.is_linked, ctx)
            }
            None => list::view(ctx),
        }
    }
}

impl Ended {
    fn heading(self, texts: &Texts) -> &str {
        match self {
            Self::Lesson => texts.get("lesson-ended"),
            Self::AllLessons => texts.get("lessons-ended"),
        }
    }

    fn text(self, texts: &Texts) -> &str {
        match self {
            Self::Lesson => texts.get("lesson-ended-text"),
            Self::AllLessons => texts.get("lessons-ended-text"),
        }
    }
}

impl OpenLesson {
    /// Whether the answer was shown instead of found.
    fn is_given_up(&self) -> bool {
        self.puzzle.attempt().is_over() && *self.puzzle.said() == Said::Answer
    }

    fn lesson(&self) -> &'static Lesson {
        &lessons()[self.lesson]
    }

    fn of_lesson(&self) -> &'static LessonBoard {
        &self.lesson().boards[self.board]
    }

    fn topic(&self) -> Topic {
        self.lesson().topic
    }
}

/// From one board to the next, the upper bits of the seed change much.
const SEED_STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// The board of a lesson to solve. Chords work in every style, and lose nothing.
fn attempt(board: &LessonBoard, symmetry: Symmetry, settings: &Settings) -> Attempt {
    let rules = settings.rules();
    let rules = Rules {
        chord_by: match rules.chord_by {
            ChordBy::Nothing => ChordBy::Buttons,
            chord_by => chord_by,
        },
        chord_needs: ChordNeeds::FlagCount,
        unmet_chord: UnmetChord::Refused,
        ..rules
    };
    Attempt::with_goal(board.position(symmetry), board.goal, rules)
}

/// Scrolls to the beginning of what is said.
fn to_top() -> Effects<Message> {
    let top = AbsoluteOffset { x: 0.0, y: 0.0 };
    vec![Effect::Task(operation::scroll_to(WORDS, top))]
}

fn is_solved(lesson: usize, board: usize, progress: &Progress) -> bool {
    progress.is_solved(lessons()[lesson].topic.key(), board as u16)
}

fn solved(lesson: usize, progress: &Progress) -> usize {
    (0..lessons()[lesson].boards.len()).filter(|&board| is_solved(lesson, board, progress)).count()
}

fn is_complete(lesson: usize, progress: &Progress) -> bool {
    solved(lesson, progress) == lessons()[lesson].boards.len()
}

/// The first board from `from` on that is not solved, or else the first before.
fn first_unsolved(lesson: usize, from: usize, progress: &Progress) -> Option<usize> {
    let all = lessons().get(lesson)?.boards.len();
    let from = from.min(all);
    (from..all).chain(0..from).find(|&board| !is_solved(lesson, board, progress))
}

/// The lesson to go on with: one that was begun, or else the first that is not complete.
fn next_lesson(progress: &Progress) -> usize {
    let mut open = (0..lessons().len()).filter(|&lesson| !is_complete(lesson, progress));
    let begun = open.clone().find(|&lesson| solved(lesson, progress) > 0);
    begun.or_else(|| open.next()).unwrap_or_default()
}
