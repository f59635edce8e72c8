//! The dialog that asks for a cell to move the cursor to.

use crate::config::PlaceNames;
use crate::game::{BoardSize, Pos};
use crate::i18n::place;
use crate::ui::screen::dialog::prelude::*;
use iced::widget::column;

const FIELD: &str = "go-to";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GoToDialog {
    size: BoardSize,
    names: PlaceNames,
    typed: String,
    /// Whether what is typed was refused.
    is_wrong: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    Typed(String),
    Accepted,
}

impl GoToDialog {
    /// For a board of this size, whose cells are told like this.
    pub const fn new(size: BoardSize, names: PlaceNames) -> Self {
        Self { size, names, typed: String::new(), is_wrong: false }
    }

    /// What is wrong, once it was refused.
    pub fn problem(&self, texts: &Texts) -> Option<String> {
        let last = Pos::new(self.size.rows() - 1, self.size.cols() - 1);
        let place = place::name(texts, last);
        self.is_wrong.then(|| texts.with("go-to-none", args![place]))
    }
}

impl DialogState for GoToDialog {
    type Message = Message;

    const PAUSES_GAME: bool = false;

    const TITLE: &'static str = "read-go-to";
    const ACCEPTED: Option<Message> = Some(Message::Accepted);

    fn first_field(&self) -> Option<&'static str> {
        Some(FIELD)
    }

    fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Typed(typed) => {
                self.typed = typed;
                self.is_wrong = false;
            }
            Message::Accepted => {
                let cell = place::parse(self.names, &self.typed);
                if let Some(pos) = cell.filter(|pos| self.size.contains(*pos)) {
                    return vec![Request::Close.into(), Request::GoTo(pos).into()];
                }
                self.is_wrong = true;
            }
        }
        Vec::new()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (texts, palette) = (ctx.texts, ctx.palette);
        let numbers = if self.names == PlaceNames::ColumnFirst { "4 2" } else { "2 4" };
        let place = place::in_words(texts, Pos::new(1, 3));
        let how = texts.with("go-to-how", args![numbers, place]);
        let wrong = self.problem(texts);
        let field = Field::new(FIELD, &self.typed).named(how.clone()).wrong(wrong.clone());
        let field = field.view(Message::Typed, Message::Accepted, palette);
        let content = column![body(how, palette), field, form::wrong(wrong, palette)];
        DialogView::new(ctx, content.spacing(theme::GAP))
            .dense()
            .closed_by("cancel")
            .button("go-to-accept", Message::Accepted)
            .main()
    }
}
