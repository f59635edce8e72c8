//! The dialogs. Each has a file of its own.

use crate::config::keymap::KeyPress;
use crate::ui::kit::focus::navigation;
use crate::ui::screen::jobs::Job;
use crate::ui::screen::modal;
use prelude::*;
use std::any::{Any, type_name};
use std::fmt::{self, Debug, Formatter};
use std::sync::Arc;

/// What dialogs are made of.
pub(crate) mod prelude {
    pub(crate) use super::DialogState;
    pub(crate) use crate::ui::kit::form;
    pub(crate) use crate::ui::kit::number_field;
    pub(crate) use crate::ui::screen::dialog_view::{DialogView, scroll_area};
    pub(crate) use crate::ui::screen::effect::{Effect, Effects, Request};
    pub(crate) use crate::ui::screen::prelude::*;
    pub(crate) use crate::ui::screen::view_context::GameFacts;
}

/// A dialog: what it shows, and what it does with messages and commands.
pub trait DialogState: Any + Debug + Clone + PartialEq {
    type Message: Clone + Send + Sync;

    /// The key of its title, if it is always the same.
    const TITLE: &'static str = "";
    /// The message of Enter, which closes a dialog without one.
    const ACCEPTED: Option<Self::Message> = None;
    /// Whether the clock stops and the board is hidden while it is open.
    const PAUSES_GAME: bool = true;

    fn title(&self, _game: &dyn GameFacts, texts: &Texts) -> String {
        texts.get(Self::TITLE).to_owned()
    }

    /// Whether a press beside it closes it.
    fn closes_on_press_beside(&self) -> bool {
        true
    }

    /// The field that has the focus at first.
    fn first_field(&self) -> Option<&'static str> {
        None
    }

    /// Work for what it shows, to be started when it opens.
    fn job(&self) -> Option<Job<Self::Message>> {
        None
    }

    /// What happens when it is closed.
    fn close(&self) -> Effects {
        Request::Close.into()
    }

    /// What Enter does.
    fn accept(&mut self) -> Effects {
        match Self::ACCEPTED {
            Some(message) => self.update(message),
            None => self.close(),
        }
    }

    /// Takes a key press whatever it means elsewhere; `None` if it does not.
    fn capture(&mut self, _press: KeyPress, _ctx: Context<'_>) -> Option<Effects> {
        None
    }

    /// `None` for a command that does the same in all dialogs, or nothing.
    fn on_command(&mut self, _command: Command, _ctx: Context<'_>) -> Option<Effects> {
        None
    }

    fn update(&mut self, message: Self::Message) -> Effects;

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Self::Message>;

    /// Puts what [`Self::view`] shows into the window.
    fn place<'a>(
        &self,
        content: Element<'a, Message>,
        ctx: ViewContext<'a>,
    ) -> Element<'a, Message> {
        let close = self.closes_on_press_beside().then_some(Message::Closed);
        modal::modal(content, close, type_name::<Self>(), ctx)
    }
}

/// A message for a dialog.
#[derive(Clone)]
pub enum Message {
    /// For the dialog whose messages are of this type.
    Own(Arc<dyn Any + Send + Sync>),
    /// Escape, or a press beside the dialog.
    Closed,
}

impl Message {
    pub fn own<M: Send + Sync + 'static>(message: M) -> Self {
        Self::Own(Arc::new(message))
    }
}

impl Debug for Message {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Own(_) => "Own",
            Self::Closed => "Closed",
        })
    }
}

/// Any dialog, with the messages of all of them. See [`DialogState`] for what its methods do.
pub trait Dialog: Any + Debug {
    /// Tells it from the others.
    fn kind(&self) -> &'static str;

    fn title(&self, game: &dyn GameFacts, texts: &Texts) -> String;

    fn pauses_game(&self) -> bool;

    fn first_field(&self) -> Option<&'static str>;

    fn job(&self) -> Option<Job<Message>>;

    fn close(&self) -> Effects;

    fn capture(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects>;

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Effects;

    fn update(&mut self, message: Message) -> Effects;

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message>;

    /// What it shows, on a page.
    fn page<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message>;
}

impl<D: DialogState> Dialog for D {
    fn kind(&self) -> &'static str {
        type_name::<D>()
    }

    fn title(&self, game: &dyn GameFacts, texts: &Texts) -> String {
        DialogState::title(self, game, texts)
    }

    fn pauses_game(&self) -> bool {
        D::PAUSES_GAME
    }

    fn first_field(&self) -> Option<&'static str> {
        DialogState::first_field(self)
    }

    fn job(&self) -> Option<Job<Message>> {
        DialogState::job(self).map(|job| job.map(Message::own))
    }

    fn close(&self) -> Effects {
        DialogState::close(self)
    }

    fn capture(&mut self, press: KeyPress, ctx: Context<'_>) -> Option<Effects> {
        DialogState::capture(self, press, ctx)
    }

    fn on_command(&mut self, command: Command, ctx: Context<'_>) -> Effects {
        let own = DialogState::on_command(self, command, ctx);
        own.unwrap_or_else(|| match command {
            Command::Back => DialogState::close(self),
            Command::Accept => self.accept(),
            Command::FullScreen => Request::Run(Command::FullScreen).into(),
            Command::NextControl | Command::Right | Command::Down => {
                vec![Effect::Task(navigation::move_focus(false, true))]
            }
            Command::PreviousControl | Command::Left | Command::Up => {
                vec![Effect::Task(navigation::move_focus(true, true))]
            }
            _ => Vec::new(),
        })
    }

    fn update(&mut self, message: Message) -> Effects {
        let before = self.clone();
        let effects = match message {
            Message::Closed => DialogState::close(self),
            Message::Own(message) => match message.downcast_ref::<D::Message>() {
                Some(own) => DialogState::update(self, own.clone()),
                // Another dialog is open by now.
                None => Vec::new(),
            },
        };
        // Enter beside something that is wrong.
        let is_refused = effects.is_empty() && *self == before;
        if is_refused { Request::TellProblem.into() } else { effects }
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        let title = DialogState::title(self, ctx.game, ctx.texts);
        self.place(DialogState::view(self, ctx).show(title), ctx)
    }

    fn page<'a>(&'a self, ctx: ViewContext<'a>) -> Element<'a, Message> {
        DialogState::view(self, ctx).page()
    }
}

impl<D: DialogState> From<D> for Box<dyn Dialog> {
    fn from(dialog: D) -> Self {
        Box::new(dialog)
    }
}

impl dyn Dialog {
    /// Its state, if it is a dialog of this kind.
    pub fn get<D: DialogState>(&self) -> Option<&D> {
        let any: &dyn Any = self;
        any.downcast_ref()
    }
}
