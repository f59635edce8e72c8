//! The dialog for a custom board: rows, columns, mines. Boards can be saved under names.

use crate::config::BoardName;
use crate::game::{BoardSize, CustomBoard, Level};
use crate::i18n::errors;
use crate::ui::features::play::board_fields::{BoardField, BoardFields, FieldInput};
use crate::ui::features::play::board_filter::{self, BoardFilterDialog, FilterDraft};
use crate::ui::kit::focus::navigation;
use crate::ui::kit::form::Stepper;
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::dialog_view::text_button;
use crate::ui::screen::jobs::Job;
use iced::widget::column;

/// The field for the name of a board.
const NAME: &str = "custom-name";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomBoardDialog {
    fields: BoardFields,
    name: String,
    no_guess: bool,
    /// Whether new boards needed no guess when the dialog opened.
    was_no_guess: bool,
    /// The page of the board filter, while it is shown.
    filter: Option<BoardFilterDialog>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    Field(FieldInput),
    /// The Beginner of races was chosen.
    Racing,
    /// The text of the name has changed.
    Named(String),
    /// A saved board was chosen.
    Chosen(Option<(BoardName, CustomBoard)>),
    /// A board was saved or removed, which is said like this.
    Saved(SettingChange, String),
    /// The checkbox for no-guess boards was changed.
    NoGuess(bool),
    /// The board filter was asked for.
    OpenFilter(FilterDraft),
    Filter(board_filter::Message),
    Accepted,
}

impl CustomBoardDialog {
    /// The dialog with the size of `board`.
    pub fn new(board: CustomBoard, no_guess: bool) -> Self {
        let fields = fields_of(board.size(), board.mines());
        Self { fields, name: String::new(), no_guess, was_no_guess: no_guess, filter: None }
    }

    /// Shows its other page: as if it had been opened there.
    fn turn_to(&self, filter: Option<BoardFilterDialog>) -> Effects {
        vec![Request::Close.into(), Request::Open(Self { filter, ..self.clone() }.into()).into()]
    }

    pub const fn fields(&self) -> &BoardFields {
        &self.fields
    }

    /// The board that the fields describe, if they are valid.
    fn board(&self) -> Option<CustomBoard> {
        let (size, mines) = self.fields.board()?;
        CustomBoard::new(size.rows().into(), size.cols().into(), mines).ok()
    }

    /// Its level.
    pub fn level(&self) -> Option<Level> {
        self.board().map(Level::from)
    }

    /// The boards that are saved, and the field to save this one under a name.
    fn saved<'a>(&'a self, problem: Option<String>, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let (texts, palette, saved) = (ctx.texts, ctx.palette, &ctx.settings.custom_boards);
        let board = self.board();
        let name = BoardName::new(&self.name).ok();
        let change = |name: BoardName, board: Option<CustomBoard>| {
            let said = if board.is_some() { "custom-saved" } else { "custom-removed" };
            let said = texts.with(said, &[("name", name.as_str().into())]);
            Message::Saved(SettingChange::SavedBoard(name, board), said)
        };
        let chosen = saved
            .iter()
            .filter(|(_, it)| Some(**it) == board)
            .max_by_key(|(it, _)| Some(*it) == name.as_ref());
        let is_new =
            board.is_some() && name.as_ref().and_then(|it| saved.get(it).copied()) != board;
        let save = name.filter(|_| is_new).map(|name| change(name, board));
        let list = (!saved.is_empty()).then(|| {
            let values = saved.iter().map(|it| (Some(it), it.0.as_str()));
            let on_select = |it: Option<(&BoardName, &CustomBoard)>| {
                Message::Chosen(it.map(|(name, board)| (name.clone(), *board)))
            };
            let now = chosen.map(Some);
            let list = bar_parts::list("custom-boards", values, now, on_select, Fill, ctx);
            let remove = chosen.map(|(name, _)| change(name.clone(), None));
            let label = ctx.text_label("counters-remove");
            let remove = focus::labelled(buttons::cross(palette), label, palette, remove);
            beside![list, remove]
        });
        let hint = texts.get("counters-name");
        // Without a name to save, Enter starts the board.
        let submit = save.clone().unwrap_or(Message::Accepted);
        let input = Field::new(NAME, &self.name).named(hint).hint(hint).wrong(problem);
        let input = input.view(Message::Named, submit, palette);
        let input = ctx.tip(input, ctx.text_label("counters-name"));
        let save = text_button(texts.get("name-save"), false, save, palette);
        let name = beside![container(input).width(Fill), save];
        column![list, name].spacing(theme::GAP).into()
    }
}

impl DialogState for CustomBoardDialog {
    type Message = Message;

    const TITLE: &'static str = "custom-title";
    const ACCEPTED: Option<Message> = Some(Message::Accepted);

    fn title(&self, game: &dyn GameFacts, texts: &Texts) -> String {
        let filter = self.filter.as_ref();
        filter.map_or_else(|| texts.get(Self::TITLE).to_owned(), |it| it.title(game, texts))
    }

    fn first_field(&self) -> Option<&'static str> {
        self.filter.as_ref().map_or(Some(BoardField::Rows.id()), DialogState::first_field)
    }

    fn job(&self) -> Option<Job<Message>> {
        self.filter.as_ref()?.job().map(|job| job.map(Message::Filter))
    }

    fn close(&self) -> Effects {
        if self.filter.is_some() { self.turn_to(None) } else { Request::Close.into() }
    }

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Field(input) => self.fields.update(input),
            Message::Racing => {
                let level = Level::Beginner8x8;
                let (size, mines) = (level.size(), level.mines().unwrap_or_default());
                self.fields = fields_of(size, mines);
            }
            Message::Named(typed) => self.name = typed,
            Message::Chosen(saved) => {
                if let Some((name, board)) = saved {
                    self.fields = fields_of(board.size(), board.mines());
                    name.as_str().clone_into(&mut self.name);
                }
            }
            Message::Saved(change, said) => {
                // The button that was pressed may be gone.
                let focus = Effect::Task(navigation::focus_and_select(NAME));
                return vec![Request::Change(change).into(), Request::Tell(said).into(), focus];
            }
            Message::NoGuess(on) => self.no_guess = on,
            Message::OpenFilter(draft) => return self.turn_to(Some(BoardFilterDialog::new(draft))),
            Message::Filter(message) => {
                // It closes with what it changes.
                let effects = self.filter.as_mut().map(|filter| filter.update(message));
                let mut change = effects.unwrap_or_default().into_iter().skip(1).peekable();
                let back = change.peek().map(|_| self.turn_to(None));
                return back.into_iter().flatten().chain(change).collect();
            }
            Message::Accepted if self.filter.is_some() => {
                return self.update(Message::Filter(board_filter::Message::Accepted));
            }
            Message::Accepted => {
                let Some(level) = self.level() else {
                    return Vec::new();
                };
                let switch = (self.no_guess != self.was_no_guess)
                    .then_some(Request::Change(SettingChange::NoGuess(self.no_guess)).into());
                let start = [Request::Run(Command::Level(level)).into()];
                return [Request::Close.into()].into_iter().chain(switch).chain(start).collect();
            }
        }
        Vec::new()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        if let Some(filter) = &self.filter {
            return filter.page(Message::Filter, ctx);
        }
        let (texts, palette) = (ctx.texts, ctx.palette);
        let problem = |field| self.fields.problem(field, texts);
        let fields = BoardField::ALL.map(|field| {
            let field = (field, problem(field));
            self.fields.view(field, Message::Field, Message::Accepted, ctx)
        });
        let (name, other) = (texts.get("no-guess"), Message::NoGuess(!self.no_guess));
        let no_guess = buttons::checkbox(name, self.no_guess, theme::GAP, other);
        let racing = texts.level(Level::Beginner8x8);
        let racing = text_button(racing, false, Some(Message::Racing), palette);
        let draft = FilterDraft::new(ctx.settings, self.level().unwrap_or(ctx.game.game().level()));
        let filter = text_button(
            texts.get("filter-button"),
            draft.is_on(),
            Some(Message::OpenFilter(draft)),
            palette,
        );
        let accept = self.level().map(|_| Message::Accepted);
        // Where a problem takes the place of the density, nothing moves.
        let wrong_name = BoardName::new(&self.name).err().filter(|_| !self.name.is_empty());
        let wrong_name = wrong_name.map(|error| errors::name(texts, error));
        let problem = BoardField::ALL.into_iter().find_map(problem);
        let problem = problem.or_else(|| wrong_name.clone());
        let said = match (problem, self.level()) {
            (None, Some(level)) => Ok(density(level, texts)),
            (problem, _) => Err(problem.unwrap_or_default()),
        };
        let indent = iced::Padding::ZERO.left(Stepper::LABEL + theme::UNIT);
        let said = container(form::verdict(said, palette)).padding(indent);
        let content = column![
            column(fields).push(said).push(container(racing).padding(indent)).spacing(theme::GAP),
            self.saved(wrong_name, ctx),
            container(column![no_guess, filter].spacing(theme::GAP)).padding(indent),
        ]
        .spacing(4.0 * theme::UNIT);
        DialogView::fitted(ctx, |room| scroll_area(content, room))
            .closed_by("cancel")
            .button("custom-start", accept)
            .main()
    }
}

/// The share of cells with mines, and the level with about as many.
fn density(level: Level, texts: &Texts) -> String {
    let percent = |level: Level| {
        let mines = f64::from(level.mines().unwrap_or_default());
        (100.0 * mines / level.size().positions().count() as f64).round()
    };
    let share = percent(level);
    let levels = [Level::Beginner, Level::Intermediate, Level::Expert];
    let like = levels.into_iter().find(|&other| percent(other) == share);
    let share = texts.percent(&texts.decimal(share, 0));
    match like.map(|level| texts.level(level).to_owned()) {
        Some(level) => texts.with("custom-density-like", args![share, level]),
        None => texts.with("custom-density", args![share]),
    }
}

/// A game needs a cell without a mine.
fn fields_of(size: BoardSize, mines: u32) -> BoardFields {
    BoardFields::new(size, mines as usize, 1)
}
