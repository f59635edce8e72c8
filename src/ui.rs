//! Everything that knows the toolkit: the app, its screens and dialogs, the board, and the widgets.
//! Lengths are in logical pixels, unless they say otherwise.

pub mod board;
pub mod features;
pub mod kit;
pub mod screen;
pub mod shell;

/// What draws the window.
pub use sapper_painter::Renderer;

/// Anything that is shown.
pub type Element<'a, Message> = iced::Element<'a, Message, iced::Theme, Renderer>;

// The toolkit's widgets, drawn by it.
pub(crate) type Button<'a, Message> = iced::widget::Button<'a, Message, iced::Theme, Renderer>;
pub(crate) type Column<'a, Message> = iced::widget::Column<'a, Message, iced::Theme, Renderer>;
pub(crate) type Container<'a, Message> =
    iced::widget::Container<'a, Message, iced::Theme, Renderer>;
pub(crate) type Row<'a, Message> = iced::widget::Row<'a, Message, iced::Theme, Renderer>;
pub(crate) type Scrollable<'a, Message> =
    iced::widget::Scrollable<'a, Message, iced::Theme, Renderer>;
pub(crate) type Text<'a> = iced::widget::Text<'a, iced::Theme, Renderer>;
pub(crate) type TextInput<'a, Message> =
    iced::widget::TextInput<'a, Message, iced::Theme, Renderer>;
