//! The workbench: a position or a board that the player sets up, with all there is to say of it.

mod analysis;
mod bars;
mod bench_sheet;
mod exchange;
mod size_dialog;

use crate::config::Settings;
use crate::config::command::Command;
use crate::config::keymap::{KeyPress, Named};
use crate::game::pointer::{MouseButton, PointerInput};
use crate::game::{
    BoardSize, Level, Minefield, Moment, Phase, Pointer, Pos, ShownBoard, VisibleCell,
};
use crate::i18n::announcements;
use crate::platform::FileChoice;
use crate::solver::query::ProbabilityMap;
use crate::ui::board::cell_grid::BoardEvent;
use crate::ui::board::scroll_pane::PanZoom;
use crate::ui::board::{Annotations, BoardPane, keyboard_cursor};
use crate::ui::screen::effect::{self, Effect, Effects, NextGame, Request};
use crate::ui::screen::jobs::{self, Background, Finished};
use crate::ui::screen::notices::Confirmation;
use crate::ui::screen::prelude::*;
use crate::ui::screen::step_walk::{StepMove, StepWalk};
use crate::ui::screen::{BoardHost, ScreenState, ScreenUpdate, SpokenState, sheet};
use crate::workbench::picture::{PictureError, PictureSetup};
use crate::workbench::text::TextFormat;
use crate::workbench::{Cell, Editor, Findings, Mode, Setup};
use iced::mouse::ScrollDelta;
use iced::widget::{column, mouse_area, responsive, stack};
use size_dialog::SizeDialog;

#[derive(Debug, Clone)]
pub struct WorkbenchScreen {
    bench: Bench,
    /// What the left button draws in a position.
    tool: Cell,
    /// What a held button draws.
    brush: Option<Brush>,
    shows_odds: bool,
    /// Whether the sheet shows the reason for the best move.
    shows_reason: bool,
    /// Whether it shows what is seldom wanted.
    shows_more: bool,
    /// How often the player has asked for the next step of the reason.
    times_asked: u32,
    findings: Background<Option<Findings>>,
    /// The reason for the best move.
    walk: Option<StepWalk>,
    pointer: Pointer,
    pane: BoardPane,
    format: TextFormat,
    copied: Confirmation,
    /// The cells that may have been read wrong from a picture, as they were read, until they are
    /// changed.
    doubtful: Vec<(Pos, Cell)>,
    /// The number of mines that was guessed for what was read, until it is changed.
    guessed_mines: Option<usize>,
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
    /// Asks for a size and a number of mines.
    AskSize,
    Resize(BoardSize, usize),
    Clear,
    ToggleOdds,
    ToggleMore,
    CloseReason,
    Found(Finished<Option<Findings>>),
    /// Goes through the steps of the reason.
    Steps(StepMove),
    Format(TextFormat),
    Pasted(Option<String>),
    /// A picture was on the clipboard; `None` without a board in it.
    PastedPicture(Result<PictureSetup, PictureError>),
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
            shows_reason: false,
            shows_more: false,
            times_asked: 0,
            findings: Background::default(),
            walk: None,
            pointer: Pointer::default(),
            pane: BoardPane::default(),
            format: TextFormat::Position,
            copied: Confirmation::default(),
            doubtful: Vec::new(),
            guessed_mines: None,
            bench: Bench::new(setup),
        };
        screen.note_mode();
        screen
    }

    /// A covered board of this size.
    pub fn empty(size: BoardSize, mines: usize) -> Self {
        Self::new(Setup::empty(Mode::Position, size, mines))
    }

    pub const fn shows_odds(&self) -> bool {
        self.shows_odds
    }

    /// How often the player has asked for the next step of the reason, which is told each time even
    /// if there is no other.
    pub const fn times_asked(&self) -> u32 {
        self.times_asked
    }

    pub const fn setup(&self) -> &Setup {
        self.bench.setup()
    }

    /// Changes what is on the bench, and asks anew what there is to say of it.
    fn edit(&mut self, change: impl FnOnce(&mut Editor) -> bool) -> Effects<Message> {
        let size = self.setup().size();
        if !self.bench.edit(change) {
            return Vec::new();
        }
        let setup = self.bench.setup();
        if setup.size() != size {
            self.pane = BoardPane::default();
            self.doubtful.clear();
        }
        self.doubtful.retain(|&(pos, read)| setup.cell(pos) == read);
        self.note_mode();
        (self.shows_reason, self.shows_more) = (false, false);
        self.ask()
    }

    /// Shows the reason for the best move, or its next step.
    fn explain(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.times_asked += 1;
        if std::mem::replace(&mut self.shows_reason, true) {
            return self.update(Message::Steps(StepMove::Next), ctx);
        }
        self.pane.scroll_to(self.walk.iter().flat_map(StepWalk::cells));
        Vec::new()
    }

    /// The reason, while it is shown.
    fn reason(&self) -> Option<&StepWalk> {
        self.walk.as_ref().filter(|_| self.shows_reason)
    }

    /// Whether no number says anything yet: there is nothing to find.
    pub(super) fn is_untouched(&self) -> bool {
        let setup = self.setup();
        let is_open = |pos| matches!(setup.cell(pos), Cell::Open(_));
        setup.mode() == Mode::Position && !setup.size().positions().any(is_open)
    }

    /// Whether the number of mines is still the one that was guessed.
    pub(super) fn has_guessed_mines(&self) -> bool {
        let setup = self.setup();
        setup.mode() == Mode::Position && self.guessed_mines == Some(setup.mines())
    }

    /// What it is copied as follows what is on the bench.
    fn note_mode(&mut self) {
        let is_possible = match self.setup().mode() {
            Mode::Position => matches!(self.format, TextFormat::Position | TextFormat::Drawing),
            Mode::Board => matches!(self.format, TextFormat::Code | TextFormat::Drawing),
        };
        if !is_possible {
            self.format = formats(self.setup().mode())[0];
        }
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
    fn name(&self) -> Option<&'static str> {
        Some("bench")
    }

    fn level(&self, _: &Settings) -> Option<Level> {
        let size = self.setup().size();
        Level::with_dimensions(size.rows().into(), size.cols().into(), 0).ok()
    }

    fn places_notices(&self) -> bool {
        true
    }

    fn text(&self, ctx: Context<'_>) -> Option<String> {
        self.spoken(ctx.texts)
    }

    fn board(&self) -> Option<&dyn BoardHost> {
        Some(self)
    }

    fn board_mut(&mut self) -> Option<&mut dyn BoardHost> {
        Some(self)
    }
}

impl ScreenUpdate for WorkbenchScreen {
    type Message = Message;

    fn update(&mut self, message: Message, ctx: Context<'_>) -> Effects<Message> {
        match message {
            Message::Command(command) => self.run_command(command, ctx),
            Message::Pointer(event) => self.on_event(event),
            Message::PanZoom(pan_zoom) => Request::PanZoom(pan_zoom).into(),
            Message::Turned(notches) => self.turn(notches),
            Message::Tool(tool) => {
                self.tool = tool;
                Vec::new()
            }
            Message::Mode(mode) => self.edit(|editor| editor.switch_to(mode)),
            Message::AskSize => Request::Open(SizeDialog::new(self).into()).into(),
            Message::Resize(size, mines) => {
                self.guessed_mines = None;
                let (rows, cols) = (size.rows().into(), size.cols().into());
                self.edit(|editor| editor.resize(rows, cols, mines).unwrap_or_default())
            }
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
            Message::ToggleMore => {
                self.shows_more = !self.shows_more;
                Vec::new()
            }
            Message::CloseReason => {
                self.shows_reason = false;
                Vec::new()
            }
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
            Message::Pasted(text) => self.on_pasted(text, ctx),
            Message::PastedPicture(read) => self.on_pasted_picture(read, ctx),
            Message::SaveTo(choice) => self.save(choice),
            Message::Play => Request::Play(NextGame::Setup(Box::new(self.setup().clone()))).into(),
            Message::Practise => self.practise(ctx),
        }
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Option<Effects<Message>> {
        if let Some(step) = keyboard_cursor::step_of(command) {
            return Some(effect::lift(self.move_cursor(None, step)));
        }
        let tell = |key| Request::Tell(ctx.texts.get(key).to_owned()).into();
        Some(match command {
            Command::Accept | Command::Open | Command::Flag => self.draw_at_target(command),
            // It takes back a loss elsewhere.
            Command::PlayOn if !self.bench.can_undo() => tell("bench-no-undo"),
            Command::Redo if !self.bench.can_redo() => tell("bench-no-redo"),
            Command::PlayOn => self.edit(Editor::undo),
            Command::Redo => self.edit(Editor::redo),
            Command::Odds => self.update(Message::ToggleOdds, ctx),
            Command::Hint => self.explain(ctx),
            Command::Back if self.reason().is_some() => self.update(Message::CloseReason, ctx),
            Command::CopyBoard => self.copy(ctx),
            Command::CopyPicture => self.copy_picture(ctx),
            Command::PasteBoard => {
                vec![Effect::Task(jobs::read_clipboard().map(Message::Pasted))]
            }
            Command::SaveRecording => self.ask_where_to_save(ctx),
            _ => return None,
        })
    }

    fn capture(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects<Message>> {
        self.draw_by_key(press, ctx)
    }

    fn on_timer(&mut self, ctx: Context<'_>) -> Effects<Message> {
        self.pane.on_timer(ctx.now);
        if let Some(walk) = &mut self.walk {
            walk.on_timer(ctx.now);
        }
        Vec::new()
    }

    fn on_shown(&mut self, _: Context<'_>) -> Effects<Message> {
        // What was found while it was closed went nowhere.
        if self.is_answered() { Vec::new() } else { self.ask() }
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let size = self.setup().size();
        let board = responsive(move |room| {
            let mut area = ctx.area(room);
            area.height -= sheet::height(ctx.window);
            let fit = ctx.board_layout(size, area);
            let board = self.board_view(fit, ctx).view(Message::Pointer, Message::PanZoom);
            let board = mouse_area(board).on_scroll(|delta| Message::Turned(notches(delta)));
            column![container(board).height(area.height.max(0.0)), space().height(Fill)].into()
        });
        let sheet = container(self.sheet(ctx)).align_bottom(Fill);
        stack![column![self.header(ctx), board], sheet].into()
    }
}

impl BoardHost for WorkbenchScreen {
    fn board(&self) -> &dyn ShownBoard {
        &self.bench
    }

    fn pane(&self) -> &BoardPane {
        &self.pane
    }

    fn marks(&self) -> (Option<&ProbabilityMap>, Annotations) {
        (self.chances(), self.rings())
    }

    fn move_cursor(&mut self, to: Option<Pos>, step: (i16, i16)) -> Effects {
        self.pane.cursor = to.or(self.pane.cursor);
        let sound = self.pane.move_cursor(step, &self.bench, self.pointer.hovered());
        Request::Sound(sound).into()
    }

    fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let walk = self.walk.as_ref().and_then(StepWalk::next_deadline);
        let copied = self.copied.next_deadline(now);
        self.pane.next_deadline(now).into_iter().chain(walk).chain(copied).min()
    }

    fn spoken(&self) -> SpokenState {
        SpokenState {
            odds: Some(self.shows_odds),
            times_asked: self.times_asked,
            is_drawn: true,
            ..SpokenState::default()
        }
    }
}

/// A setup that is edited, with the mines of a board, whose numbers are shown.
#[derive(Debug, Clone)]
pub struct Bench {
    editor: Editor,
    field: Option<Minefield>,
}

impl Bench {
    pub fn new(setup: Setup) -> Self {
        Self { field: setup.field(), editor: Editor::new(setup) }
    }

    pub const fn setup(&self) -> &Setup {
        self.editor.setup()
    }

    /// Changes the setup. Returns what the change does.
    pub fn edit<T>(&mut self, change: impl FnOnce(&mut Editor) -> T) -> T {
        let done = change(&mut self.editor);
        self.field = self.setup().field();
        done
    }

    pub const fn can_undo(&self) -> bool {
        self.editor.can_undo()
    }

    pub const fn can_redo(&self) -> bool {
        self.editor.can_redo()
    }
}

impl ShownBoard for Bench {
    fn size(&self) -> BoardSize {
        self.setup().size()
    }

    fn cell(&self, pos: Pos) -> VisibleCell {
        match self.setup().cell(pos) {
            Cell::Covered => VisibleCell::Covered,
            Cell::Flag => VisibleCell::Flag,
            Cell::Open(number) => VisibleCell::Open(number),
            Cell::Mine => VisibleCell::Mine,
            Cell::Free => {
                let number = self.field.as_ref().and_then(|field| field.number(pos));
                VisibleCell::Open(number.unwrap_or_default())
            }
        }
    }

    fn mines(&self) -> u32 {
        self.setup().mines() as u32
    }

    fn flags(&self) -> u32 {
        match self.setup().mode() {
            Mode::Position => self.setup().flags().len() as u32,
            Mode::Board => 0,
        }
    }

    fn phase(&self) -> Phase {
        Phase::Running
    }

    fn field(&self) -> Option<&Minefield> {
        self.field.as_ref()
    }

    fn start_cell(&self) -> Option<Pos> {
        None
    }
}

/// Pixels of a touchpad that count as a notch of a wheel.
const NOTCH: f32 = 40.0;

/// What a held button draws.
pub type Brush = Cell;

/// So many notches of the wheel, up counts.
pub fn notches(delta: ScrollDelta) -> i32 {
    match delta {
        ScrollDelta::Lines { y, .. } => y.signum() as i32,
        ScrollDelta::Pixels { y, .. } => (y / NOTCH).round() as i32,
    }
}

/// How the mouse and the keys draw on the bench.
impl WorkbenchScreen {
    /// What the pointer does over the board.
    fn on_event(&mut self, event: BoardEvent) -> Effects<Message> {
        let (size, mut effects) = (self.setup().size(), Vec::new());
        for (then, pos) in event.path {
            let over = pos.cell(size);
            let is_new = over != self.pointer.hovered();
            self.pointer.feed(PointerInput::Move(over), then);
            if let Some((pos, brush)) = over.filter(|_| is_new).zip(self.brush) {
                effects.extend(self.draw(pos, brush));
            }
        }
        let over = self.pointer.hovered();
        match (event.input, over) {
            (Some(PointerInput::Press { button: MouseButton::Middle, .. }), Some(pos))
                if self.setup().mode() == Mode::Position =>
            {
                self.tool = self.setup().cell(pos);
            }
            (Some(PointerInput::Press { button, .. }), Some(pos)) => {
                effects.extend(self.press(pos, button == MouseButton::Right));
            }
            (Some(PointerInput::TouchStart), Some(pos)) => effects.extend(self.press(pos, false)),
            (Some(PointerInput::Release(_) | PointerInput::TouchEnd | PointerInput::Cancel), _) => {
                self.brush = None;
                self.bench.edit(Editor::end_stroke);
            }
            _ => {}
        }
        effects
    }

    /// What is drawn as long as the button is held is one step.
    fn press(&mut self, pos: Pos, is_right: bool) -> Effects<Message> {
        self.pane.cursor = None;
        self.bench.edit(Editor::begin_stroke);
        let brush = self.brush_for(pos, if is_right { Cell::Flag } else { self.tool });
        self.brush = Some(brush);
        self.draw(pos, brush)
    }

    /// What a press with a tool draws: the cell as it was, where it is the tool already.
    fn brush_for(&self, pos: Pos, tool: Cell) -> Brush {
        match (self.setup().cell(pos), self.setup().mode()) {
            (Cell::Mine, _) => Cell::Free,
            (_, Mode::Board) => Cell::Mine,
            (cell, Mode::Position) if cell == tool => Cell::Covered,
            (_, Mode::Position) => tool,
        }
    }

    fn draw(&mut self, pos: Pos, cell: Cell) -> Effects<Message> {
        self.edit(|editor| editor.set(pos, cell))
    }

    /// The wheel turns the cell under the pointer.
    fn turn(&mut self, notches: i32) -> Effects<Message> {
        let Some(pos) = self.pointer.hovered() else {
            return Vec::new();
        };
        self.draw(pos, self.setup().cell(pos).turned(notches))
    }

    /// The cell that keys draw on: that of the cursor, or else of the pointer.
    fn target(&self) -> Option<Pos> {
        self.pane.cursor.or(self.pointer.hovered())
    }

    /// Draws with the tool, or a flag.
    fn draw_at_target(&mut self, command: Command) -> Effects<Message> {
        let Some(pos) = self.target() else {
            return effect::lift(self.move_cursor(None, (0, 0)));
        };
        let tool = if command == Command::Flag { Cell::Flag } else { self.tool };
        self.draw(pos, self.brush_for(pos, tool))
    }

    /// Digits are numbers; Delete covers. What changes no cell is told, as it chooses what is drawn.
    fn draw_by_key(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects<Message>> {
        let is_erased = [Named::Delete, Named::Backspace].map(KeyPress::named).contains(&press);
        let cell = match (press.digit(), self.setup().mode()) {
            (Some(number @ 0..=8), Mode::Position) => Cell::Open(number),
            (None, Mode::Position) if is_erased => Cell::Covered,
            (None, Mode::Board) if is_erased => Cell::Free,
            _ => return None,
        };
        let tell = |cell| Request::Tell(announcements::cell_content(ctx.texts, cell)).into();
        if let Some(number) = press.digit() {
            self.tool = Cell::Open(number);
        }
        let target = self.target().filter(|pos| self.setup().cell(*pos) != cell);
        Some(match (target, cell) {
            (Some(pos), _) => self.draw(pos, cell),
            (None, Cell::Open(number)) => tell(VisibleCell::Open(number)),
            (None, Cell::Free) => tell(VisibleCell::Open(0)),
            (None, _) => tell(VisibleCell::Covered),
        })
    }
}
