//! The dialog for the size of what is on the bench, and the number of its mines.

use super::WorkbenchScreen;
use crate::ui::features::play::board_fields::{BoardField, BoardFields, FieldInput};
use crate::ui::screen::dialog::prelude::*;
use crate::workbench::Mode;
use iced::widget::column;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SizeDialog {
    fields: BoardFields,
    /// Those of a board are counted.
    counts_mines: bool,
    /// A number of mines that is to be checked.
    guess: Option<usize>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Field(FieldInput),
    Accepted,
}

impl SizeDialog {
    pub fn new(bench: &WorkbenchScreen) -> Self {
        let setup = bench.setup();
        let counts_mines = setup.mode() == Mode::Board;
        let mines = if counts_mines { 0 } else { setup.mines() };
        let guess = bench.has_guessed_mines().then_some(mines);
        Self { fields: BoardFields::new(setup.size(), mines, 0), counts_mines, guess }
    }

    fn shown(&self) -> impl Iterator<Item = BoardField> + use<> {
        BoardField::ALL.into_iter().take(if self.counts_mines { 2 } else { 3 })
    }

    /// What is wrong with a field.
    fn problem(&self, field: BoardField, texts: &Texts) -> Option<String> {
        let guess = self.guess.filter(|_| field == BoardField::Mines);
        let guess = guess.filter(|&mines| self.fields.board().is_some_and(|it| it.1 == mines));
        let wrong = self.fields.problem(field, texts);
        wrong.or_else(|| guess.map(|mines| texts.with("bench-mines-guessed", args![mines])))
    }
}

impl DialogState for SizeDialog {
    type Message = Message;

    const PAUSES_GAME: bool = false;

    const TITLE: &'static str = "bench-size";
    const ACCEPTED: Option<Message> = Some(Message::Accepted);

    fn first_field(&self) -> Option<&'static str> {
        Some(if self.guess.is_some() { BoardField::Mines } else { BoardField::Rows }.id())
    }

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Field(input) => self.fields.update(input),
            Message::Accepted => {
                if let Some((size, mines)) = self.fields.board() {
                    return vec![Request::Close.into(), Request::Resize(size, mines).into()];
                }
            }
        }
        Vec::new()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let problem = |field| self.problem(field, ctx.texts);
        let field = |field| {
            let field = (field, problem(field));
            self.fields.view(field, Message::Field, Message::Accepted, ctx)
        };
        let said = self.shown().find_map(problem).map_or(Ok(String::new()), Err);
        let said = container(form::verdict(said, ctx.palette));
        let said = said.padding(Padding::ZERO.left(form::Stepper::LABEL + theme::UNIT));
        let content = column(self.shown().map(field)).push(said).spacing(theme::GAP);
        let accept = self.fields.board().map(|_| Message::Accepted);
        DialogView::new(ctx, content).closed_by("cancel").button("ok", accept).main()
    }
}
