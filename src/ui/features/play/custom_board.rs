//! The dialog for a custom board: rows, columns, mines. Boards can be saved under names.

use crate::config::BoardName;
use crate::game::{BoardSize, CustomBoard, Level};
use crate::i18n::errors;
use crate::ui::features::play::board_filter::{BoardFilterDialog, FilterDraft};
use crate::ui::kit::focus::navigation;
use crate::ui::kit::form::Stepper;
use crate::ui::screen::dialog::prelude::*;
use crate::ui::screen::dialog_view::text_button;
use iced::widget::column;
use std::ops::RangeInclusive;

/// The field for the name of a board.
const NAME: &str = "custom-name";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomBoardDialog {
    /// The texts of the fields, in the order of [`CustomBoardField::ALL`].
    texts: [String; 3],
    name: String,
    no_guess: bool,
    /// Whether new boards needed no guess when the dialog opened.
    was_no_guess: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CustomBoardField {
    Rows,
    Cols,
    Mines,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// The text of a field has changed.
    Typed(CustomBoardField, String),
    /// A field was stepped up or down.
    Stepped(CustomBoardField, isize),
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
    Filter(FilterDraft),
    Accepted,
}

impl CustomBoardField {
    pub const ALL: [Self; 3] = [Self::Rows, Self::Cols, Self::Mines];

    /// The id of the field, and the key of its label.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rows => "custom-rows",
            Self::Cols => "custom-cols",
            Self::Mines => "custom-mines",
        }
    }
}

impl CustomBoardDialog {
    /// The dialog with the size of `board`.
    pub fn new(board: CustomBoard, no_guess: bool) -> Self {
        let texts = field_texts(board.size(), board.mines());
        Self { texts, name: String::new(), no_guess, was_no_guess: no_guess }
    }

    /// The board that the fields describe, if they are valid.
    fn board(&self) -> Option<CustomBoard> {
        let [rows, cols, mines] =
            CustomBoardField::ALL.map(|field| number_field::whole(self.text(field)).ok());
        CustomBoard::new(rows?, cols?, mines?).ok()
    }

    /// Its level.
    pub fn level(&self) -> Option<Level> {
        self.board().map(Level::from)
    }

    /// What is wrong with a field.
    pub fn problem(&self, field: CustomBoardField, texts: &Texts) -> Option<String> {
        let given = match number_field::whole(self.text(field)) {
            Ok(given) => given,
            Err(problem) => return Some(texts.get(problem).to_owned()),
        };
        let range = self.range(field);
        if range.contains(&given) {
            return None;
        }
        let sides = self.side(CustomBoardField::Rows).zip(self.side(CustomBoardField::Cols));
        Some(match (field, sides) {
            (CustomBoardField::Mines, Some((rows, cols))) => {
                texts.with("custom-too-many-mines", args![rows, cols, max = *range.end()])
            }
            _ => number_field::out_of_range(&range, texts),
        })
    }

    /// The limits of a field: those of the mines depend on the rows and columns.
    pub fn range(&self, field: CustomBoardField) -> RangeInclusive<usize> {
        let side = usize::from(Level::MAX_SIDE);
        match field {
            CustomBoardField::Rows | CustomBoardField::Cols => 1..=side,
            CustomBoardField::Mines => {
                let rows = self.side(CustomBoardField::Rows).unwrap_or(side);
                let cols = self.side(CustomBoardField::Cols).unwrap_or(side);
                0..=rows * cols - 1
            }
        }
    }

    /// A valid number of rows or columns.
    fn side(&self, field: CustomBoardField) -> Option<usize> {
        let sides = 1..=usize::from(Level::MAX_SIDE);
        number_field::whole(self.text(field)).ok().filter(|side| sides.contains(side))
    }

    fn text(&self, field: CustomBoardField) -> &str {
        &self.texts[field as usize]
    }

    fn line<'a>(
        &'a self,
        field: CustomBoardField,
        texts: &'a Texts,
        palette: &'static Palette,
    ) -> Element<'a, Message> {
        let number = Stepper {
            id: field.id(),
            name: field.id(),
            typed: self.text(field),
            range: self.range(field),
            problem: self.problem(field, texts),
        };
        let on_input = move |typed| Message::Typed(field, typed);
        let on_step = |by| Message::Stepped(field, by);
        number.view(on_input, on_step, Message::Accepted, (texts, palette))
    }
}

impl CustomBoardDialog {
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
    fn first_field(&self) -> Option<&'static str> {
        Some(CustomBoardField::Rows.id())
    }

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Typed(field, typed) => self.texts[field as usize] = typed,
            Message::Stepped(field, by) => {
                let next = form::stepped(self.text(field), by, &self.range(field));
                self.texts[field as usize] = next.to_string();
            }
            Message::Racing => {
                let level = Level::Beginner8x8;
                let (size, mines) = (level.size(), level.mines().unwrap_or_default());
                self.texts = field_texts(size, mines);
            }
            Message::Named(typed) => self.name = typed,
            Message::Chosen(saved) => {
                if let Some((name, board)) = saved {
                    self.texts = field_texts(board.size(), board.mines());
                    name.as_str().clone_into(&mut self.name);
                }
            }
            Message::Saved(change, said) => {
                // The button that was pressed may be gone.
                let focus = Effect::Task(navigation::focus_and_select(NAME));
                return vec![Request::Change(change).into(), Request::Tell(said).into(), focus];
            }
            Message::NoGuess(on) => self.no_guess = on,
            Message::Filter(draft) => {
                return Request::Open(BoardFilterDialog::new(draft).into()).into();
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
        let (texts, palette) = (ctx.texts, ctx.palette);
        let fields = CustomBoardField::ALL.map(|field| self.line(field, texts, palette));
        let (name, other) = (texts.get("no-guess"), Message::NoGuess(!self.no_guess));
        let no_guess = buttons::checkbox(name, self.no_guess, theme::GAP, other);
        let racing = texts.level(Level::Beginner8x8);
        let racing = text_button(racing, false, Some(Message::Racing), palette);
        let draft = FilterDraft::new(ctx.settings, self.level().unwrap_or(ctx.game.game().level()));
        let filter = text_button(
            texts.get("filter-button"),
            draft.is_on(),
            Some(Message::Filter(draft)),
            palette,
        );
        let accept = self.level().map(|_| Message::Accepted);
        // Where a problem takes the place of the density, nothing moves.
        let wrong_name = BoardName::new(&self.name).err().filter(|_| !self.name.is_empty());
        let wrong_name = wrong_name.map(|error| errors::name(texts, error));
        let mut fields_wrong = CustomBoardField::ALL.into_iter();
        let problem = fields_wrong.find_map(|field| self.problem(field, texts));
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

fn field_texts(size: BoardSize, mines: u32) -> [String; 3] {
    [size.rows().to_string(), size.cols().to_string(), mines.to_string()]
}
