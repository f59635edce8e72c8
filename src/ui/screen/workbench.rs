//! The workbench: a position or a board that the player sets up, with all there is to say of it.

mod bars;
mod bench;
mod drawing;
mod panel;

use crate::config::Settings;
use crate::config::command::Command;
use crate::config::keymap::KeyPress;
use crate::game::style::EndDisplay;
use crate::game::{BoardSize, Level, Moment, Pointer, Pos, ShownBoard};
use crate::i18n::steps::{Naming, plain};
use crate::i18n::{Texts, errors, workbench as words};
use crate::platform::{self, FileChoice, file_dialog};
use crate::solver::Effort;
use crate::solver::query::ProbabilityMap;
use crate::ui::board::cell_grid::BoardEvent;
use crate::ui::board::picture::BoardPicture;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::board::{Annotations, BoardPane, BoardView, keyboard_cursor};
use crate::ui::context::Context;
use crate::ui::effect::{self, Effect, Effects, NextGame, StorageRequest};
use crate::ui::jobs::{self, Background, Finished, in_background};
use crate::ui::notices::Notice;
use crate::ui::prelude::*;
use crate::ui::screen::ScreenState;
use crate::ui::screen::learn::page;
use crate::ui::screen::step_walk::{StepMove, StepWalk};
use crate::workbench::picture::{self, PictureSetup};
use crate::workbench::text::{self, TextFormat};
use crate::workbench::{BestMove, Cell, Editor, Findings, Mode, ReadSetup, Setup};
use bench::Bench;
use drawing::Brush;
use iced::clipboard;
use iced::widget::mouse_area;

#[derive(Debug, Clone)]
pub struct WorkbenchScreen {
    bench: Bench,
    /// What the left button draws in a position.
    tool: Cell,
    /// What a held button draws.
    brush: Option<Brush>,
    shows_odds: bool,
    findings: Background<Option<Findings>>,
    /// The reason for the best move.
    walk: Option<StepWalk>,
    pointer: Pointer,
    pane: BoardPane,
    /// Rows, columns and mines as they are typed.
    typed: [String; 3],
    format: TextFormat,
    /// The cells that may have been read wrong from a picture, until they are changed.
    doubtful: Vec<Pos>,
    /// Whether it shows a game in progress.
    is_live: bool,
}

/// A field for a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    Rows,
    Cols,
    Mines,
}

#[derive(Debug, Clone)]
pub enum Message {
    Command(Command),
    Pointer(BoardEvent),
    PanZoom(PanZoom),
    /// Turns the number under the pointer by so many notches of the wheel.
    Turned(i32),
    Tool(Cell),
    Mode(Mode),
    Typed(Field, String),
    Clear,
    ToggleOdds,
    Found(Finished<Option<Findings>>),
    /// Goes through the steps of the reason.
    Steps(StepMove),
    Format(TextFormat),
    Copy,
    Paste,
    Pasted(Option<String>),
    /// A picture was on the clipboard; `None` without a board in it.
    PastedPicture(Option<PictureSetup>),
    SaveTo(FileChoice),
    Play,
    Practise,
}

impl WorkbenchScreen {
    /// With this on the bench.
    pub fn new(setup: Setup) -> Self {
        let mut screen = Self {
            tool: Cell::Open(1),
            brush: None,
            shows_odds: true,
            findings: Background::default(),
            walk: None,
            pointer: Pointer::default(),
            pane: BoardPane::default(),
            typed: Default::default(),
            format: TextFormat::Position,
            doubtful: Vec::new(),
            is_live: false,
            bench: Bench::new(setup),
        };
        screen.note_numbers();
        screen
    }

    /// A covered board of this size.
    pub fn empty(size: BoardSize, mines: usize) -> Self {
        Self::new(Setup::empty(Mode::Position, size, mines))
    }

    pub const fn setup(&self) -> &Setup {
        self.bench.setup()
    }

    pub fn findings(&self) -> Option<&Findings> {
        self.findings.result()?.as_ref()
    }

    /// Lays this on the bench, in place of what is there, which Undo brings back. `is_live` says
    /// whether it is from a game in progress.
    pub fn lay(&mut self, setup: Setup, is_live: bool) -> Effects<Message> {
        self.is_live |= is_live;
        self.edit(|editor| editor.replace(setup))
    }

    /// Lays what was read on the bench, and says if the number of mines is a guess.
    pub fn lay_read(&mut self, read: ReadSetup, ctx: Context<'_>) -> Effects<Message> {
        let values = [("mines", read.setup.mines().into())];
        let guessed = read.is_guessed.then(|| Notice::with("bench-guessed", &values, ctx.texts));
        let mut effects = self.lay(read.setup, false);
        effects.extend(guessed.map(Effect::Notify));
        effects
    }

    /// Lays what was read from a picture on the bench, and says what to check.
    pub fn lay_picture(&mut self, read: PictureSetup, ctx: Context<'_>) -> Effects<Message> {
        let (size, doubtful) = (read.setup.size(), read.doubtful.len());
        let mines = read.setup.mines();
        let said = args![rows = size.rows(), cols = size.cols(), mines, doubtful];
        let said = Notice::with("bench-picture", said, ctx.texts);
        let mut effects = self.lay(read.setup, false);
        self.doubtful = read.doubtful;
        effects.push(Effect::Notify(said));
        effects
    }

    /// Changes what is on the bench, and asks anew what there is to say of it.
    fn edit(&mut self, change: impl FnOnce(&mut Editor) -> bool) -> Effects<Message> {
        let before = self.setup().clone();
        if !self.bench.edit(change) {
            return Vec::new();
        }
        if self.setup().size() != before.size() {
            self.pane = BoardPane::default();
            self.doubtful.clear();
        }
        let setup = self.bench.setup();
        self.doubtful.retain(|&pos| setup.cell(pos) == before.cell(pos));
        self.note_numbers();
        self.ask()
    }

    /// The fields follow what is on the bench.
    fn note_numbers(&mut self) {
        let (size, mines) = (self.setup().size(), self.setup().mines());
        self.typed = [size.rows().to_string(), size.cols().to_string(), mines.to_string()];
        let is_possible = match self.setup().mode() {
            Mode::Position => matches!(self.format, TextFormat::Position | TextFormat::Drawing),
            Mode::Board => matches!(self.format, TextFormat::Code | TextFormat::Drawing),
        };
        if !is_possible {
            self.format = formats(self.setup().mode())[0];
        }
    }

    fn ask(&mut self) -> Effects<Message> {
        self.walk = None;
        self.findings = Background::default();
        let setup = self.setup().clone();
        let job = self.findings.start(move |is_wanted| Findings::of(&setup, is_wanted));
        vec![Effect::Job(job.awaited().map(Message::Found))]
    }

    /// What takes longer follows what was found at once.
    fn on_found(&mut self, found: Finished<Option<Findings>>) -> Effects<Message> {
        if !self.findings.finish(found) {
            return Vec::new();
        }
        let is_complete = match self.findings() {
            Some(Findings::Position(position)) => position.best != BestMove::Pending,
            Some(Findings::Board(board)) => board.starts.is_some(),
            Some(Findings::Contradiction(_)) | None => true,
        };
        if let Some(Findings::Position(position)) = self.findings()
            && let BestMove::Open(hint) = &position.best
        {
            self.walk = Some(StepWalk::new(self.setup().view(), hint.clone()));
        }
        let Some(mut findings) = self.findings().filter(|_| !is_complete).cloned() else {
            return Vec::new();
        };
        let setup = self.setup().clone();
        let job = self.findings.start(move |is_wanted| {
            findings.complete(&setup, Effort::Exact, is_wanted);
            is_wanted().then_some(findings)
        });
        vec![Effect::Job(job.map(Message::Found))]
    }

    fn on_typed(&mut self, field: Field, typed: String) -> Effects<Message> {
        let number = typed.trim().parse::<usize>().ok();
        let effects = number.map_or_else(Vec::new, |number| {
            let size = self.setup().size();
            let (rows, cols) = (usize::from(size.rows()), usize::from(size.cols()));
            self.edit(|editor| match field {
                Field::Rows => editor.resize(number, cols).unwrap_or_default(),
                Field::Cols => editor.resize(rows, number).unwrap_or_default(),
                Field::Mines => editor.set_mines(number),
            })
        });
        // Half a number stays as it is typed.
        self.typed[field as usize] = typed;
        effects
    }

    /// Whether what is typed is a size or a number of mines.
    fn is_valid(&self, field: Field) -> bool {
        let number = self.typed[field as usize].trim().parse::<usize>();
        number.is_ok_and(|number| match field {
            Field::Rows | Field::Cols => (1..=usize::from(Level::MAX_SIDE)).contains(&number),
            Field::Mines => number <= self.setup().size().cells(),
        })
    }

    fn copy(&self, ctx: Context<'_>) -> Effects<Message> {
        let Some(written) = text::write(self.setup(), self.format) else {
            return vec![Effect::Notify(Notice::of("bench-not-copied", ctx.texts))];
        };
        vec![
            Effect::Notify(Notice::of("bench-copied", ctx.texts)),
            Effect::Task(clipboard::write(written)),
        ]
    }

    /// Without a text, a picture may have been copied.
    fn on_pasted(&mut self, pasted: Option<String>, ctx: Context<'_>) -> Effects<Message> {
        if pasted.as_ref().is_none_or(|text| text.trim().is_empty()) {
            let read = || {
                let (width, height, pixels) = platform::clipboard::read_picture()?;
                picture::read(width, height, &pixels).ok()?.setup().ok()
            };
            return vec![Effect::Task(in_background(read).map(Message::PastedPicture))];
        }
        match text::read(&pasted.unwrap_or_default()) {
            Ok(read) => self.lay_read(read, ctx),
            Err(error) => {
                let why = errors::workbench_text(ctx.texts, &error);
                let values = [("why", why.into())];
                vec![Effect::Notify(Notice::with("bench-unreadable", &values, ctx.texts))]
            }
        }
    }

    fn practise(&self, ctx: Context<'_>) -> Effects<Message> {
        match self.setup().puzzle(ctx.now.0) {
            Some(position) => vec![Effect::Practise(Box::new(position))],
            None => vec![Effect::Notify(Notice::of("bench-no-puzzle", ctx.texts))],
        }
    }

    /// The odds, if they are known and shown.
    fn chances(&self) -> Option<&ProbabilityMap> {
        match self.findings()? {
            Findings::Position(position) => Some(&position.odds).filter(|_| self.shows_odds),
            Findings::Board(_) | Findings::Contradiction(_) => None,
        }
    }

    fn board_view<'a>(
        &'a self,
        layout: crate::ui::board::layout::BoardLayout,
        ctx: ViewContext<'a>,
    ) -> BoardView<'a> {
        let board = BoardView::new(&self.bench, &self.pointer, &self.pane, layout, ctx);
        let mut annotations = Annotations { cursor: self.pane.cursor, ..Annotations::default() };
        if let Some(walk) = &self.walk {
            let is_flag = |pos| self.setup().cell(pos) == Cell::Flag;
            walk.annotate(is_flag, &mut annotations);
        }
        match self.findings() {
            Some(Findings::Contradiction(why)) => {
                annotations.wrong_flags.extend(why.numbers());
            }
            Some(Findings::Position(position)) => {
                annotations.wrong_flags.extend(&position.wrong_flags);
                annotations.wrong_flags.extend(&position.overflagged);
            }
            Some(Findings::Board(_)) | None => {}
        }
        annotations.evidence.extend(&self.doubtful);
        BoardView { chances: self.chances(), annotations, shows_rulers: true, ..board }
    }
}

/// What a setup of this kind can be copied as.
const fn formats(mode: Mode) -> &'static [TextFormat] {
    match mode {
        Mode::Position => {
            &[TextFormat::Position, TextFormat::Drawing, TextFormat::JsMinesweeperLink]
        }
        Mode::Board => &[TextFormat::Code, TextFormat::Drawing, TextFormat::BoardLink],
    }
}

impl ScreenState for WorkbenchScreen {
    type Message = Message;

    const NAME: &'static str = "bench";

    fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        match message {
            Message::Command(command) => self.run_command(command, ctx),
            Message::Pointer(event) => self.on_event(event),
            Message::PanZoom(pan_zoom) => vec![Effect::PanZoom(pan_zoom)],
            Message::Turned(notches) => self.turn(notches),
            Message::Tool(tool) => {
                self.tool = tool;
                Vec::new()
            }
            Message::Mode(mode) => self.edit(|editor| editor.switch_to(mode)),
            Message::Typed(field, typed) => self.on_typed(field, typed),
            Message::Clear => {
                let (mode, size) = (self.setup().mode(), self.setup().size());
                let mines = self.setup().mines();
                self.edit(|editor| editor.replace(Setup::empty(mode, size, mines)))
            }
            Message::ToggleOdds => {
                self.shows_odds = !self.shows_odds;
                Vec::new()
            }
            Message::Found(found) => self.on_found(found),
            Message::Steps(step) => {
                if let Some(walk) = &mut self.walk {
                    walk.go(step, ctx.now);
                    self.pane.scroll_to(walk.cells());
                }
                Vec::new()
            }
            Message::Format(format) => {
                self.format = format;
                Vec::new()
            }
            Message::Copy => self.copy(ctx),
            Message::Paste => vec![Effect::Task(jobs::read_clipboard().map(Message::Pasted))],
            Message::Pasted(text) => self.on_pasted(text, ctx),
            Message::PastedPicture(Some(read)) => self.lay_picture(read, ctx),
            Message::PastedPicture(None) => {
                vec![Effect::Notify(Notice::of("bench-no-picture", ctx.texts))]
            }
            Message::SaveTo(FileChoice::Cancelled) => Vec::new(),
            Message::SaveTo(to) => {
                let written = text::write(self.setup(), self.format).unwrap_or_default();
                vec![Effect::Store(StorageRequest::SaveSetup(written, to.file()))]
            }
            Message::Play => vec![Effect::Play(NextGame::Setup(Box::new(self.setup().clone())))],
            Message::Practise => self.practise(ctx),
        }
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        if let Some(step) = keyboard_cursor::step_of(command) {
            return Some(effect::lift(self.move_cursor(None, step)));
        }
        Some(match command {
            Command::Accept | Command::Open | Command::Flag => self.draw_at_target(command),
            // It takes back a loss elsewhere.
            Command::PlayOn => self.edit(Editor::undo),
            Command::Redo => self.edit(Editor::redo),
            Command::Odds => self.update(Message::ToggleOdds, ctx),
            Command::Hint => self.update(Message::Steps(StepMove::Next), ctx),
            Command::CopyBoard => self.copy(ctx),
            Command::CopyPicture => {
                let (bench, sprites) = (self.bench.clone(), &ctx.appearance.sprites);
                let picture = BoardPicture {
                    chances: self.chances().cloned(),
                    ..BoardPicture::new(bench, EndDisplay::Inline, sprites)
                };
                vec![Effect::Store(StorageRequest::CopyPicture(Box::new(picture)))]
            }
            Command::PasteBoard => self.update(Message::Paste, ctx),
            Command::SaveRecording => {
                let title = ctx.texts.get("bench-save").to_owned();
                let choice = in_background(file_dialog::save(title, "txt"));
                vec![Effect::Task(choice.map(Message::SaveTo))]
            }
            _ => return None,
        })
    }

    fn capture(&mut self, press: KeyPress) -> Option<Effects<Message>> {
        self.draw_by_key(press)
    }

    fn board(&self) -> Option<&dyn ShownBoard> {
        Some(&self.bench)
    }

    fn move_cursor(&mut self, to: Option<Pos>, step: (i16, i16)) -> Effects {
        self.pane.cursor = to.or(self.pane.cursor);
        let sound = self.pane.move_cursor(step, &self.bench, self.pointer.hovered());
        vec![Effect::Sound(sound)]
    }

    fn pane(&self) -> Option<&BoardPane> {
        Some(&self.pane)
    }

    fn level(&self, _: &Settings) -> Option<Level> {
        let size = self.setup().size();
        Level::with_dimensions(size.rows().into(), size.cols().into(), 0).ok()
    }

    fn gives_help(&self) -> bool {
        self.is_live
    }

    fn text(&self, texts: &Texts, _: &Settings) -> Option<String> {
        let sentence = |walk: &StepWalk| plain(&walk.sentence(texts, Naming::Coordinates));
        self.walk.as_ref().map(sentence).or_else(|| match self.findings()? {
            Findings::Contradiction(why) => {
                Some(words::contradiction(texts, why, self.setup().mines()))
            }
            Findings::Position(_) | Findings::Board(_) => None,
        })
    }

    fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let walk = self.walk.as_ref().and_then(StepWalk::next_deadline);
        self.pane.next_deadline(now).into_iter().chain(walk).min()
    }

    fn on_timer(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.pane.on_timer(ctx.now);
        if let Some(walk) = &mut self.walk {
            walk.on_timer(ctx.now);
        }
        Vec::new()
    }

    fn on_shown(&mut self, _: Context<'_>) -> Effects<Message> {
        if self.findings.is_new() { self.ask() } else { Vec::new() }
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let view = move |fit, place| {
            let board = self.board_view(fit, ctx).view(Message::Pointer, Message::PanZoom);
            let board =
                mouse_area(board).on_scroll(|delta| Message::Turned(drawing::notches(delta)));
            [board.into(), self.panel(page::text_size(fit, place, ctx.window), place, ctx)]
        };
        panel::SHAPE.page(self.bars(ctx), self.setup().size(), view, ctx)
    }
}
